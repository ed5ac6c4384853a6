//! A game with a finger alone, through the whole app, in a window nobody draws.

use crate::support::{self, middle_of, moves, people, screen, tap_at, whole};
use bevy::prelude::*;
use taula::app::{Paused, Screen};
use taula::games::parchis::standing::Place;
use taula::input::Device;
use taula::store::Speed;
use taula::theme::Canvas;
use taula_rules::games::parchis::Move;

fn at_table() -> App {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    let (x, y) = middle_of(&app, "parchis");
    tap_at(&mut app, x, y);
    assert_eq!(screen(&app), Screen::Setup);
    tap_at(&mut app, 1036.0, 636.0);
    assert_eq!(screen(&app), Screen::Table);
    app
}

fn button(app: &App) -> (f32, f32) {
    let layout = support::parchis(app).layout(app.world().resource::<Canvas>());
    (layout.card.center().x, layout.card.bottom() - 82.0)
}

#[test]
fn throws_moves_and_the_menu_are_reached_with_a_finger() {
    let mut app = at_table();
    let (x, y) = button(&app);
    for _ in 0..30 {
        let before = moves(&app);
        tap_at(&mut app, x, y);
        assert_eq!(moves(&app), before + 1);
    }
    assert_eq!(*app.world().resource::<Device>(), Device::Touch);
    let layout = support::parchis(&app).layout(app.world().resource::<Canvas>());
    let menu = layout.menu.center();
    tap_at(&mut app, menu.x, menu.y);
    assert_eq!(*app.world().resource::<State<Paused>>().get(), Paused::Yes);
}

#[test]
fn a_pawn_that_is_touched_moves() {
    let mut app = at_table();
    for _ in 0..400 {
        let table = support::parchis(&app);
        let game = table.flow.game();
        let seat = game.position().player;
        let layout = table.layout(app.world().resource::<Canvas>());
        let choice = game.legal_moves().into_iter().find_map(|mv| {
            let Move::Count { from, .. } = mv else {
                return None;
            };
            let pawn = table.own.standing.pawn_at(seat, Place::On(from))?;
            let spot = table
                .own
                .standing
                .spot(pawn, &table.board, table.rules().tracks());
            Some((mv, layout.at(spot)))
        });
        if let Some((mv, at)) = choice {
            tap_at(&mut app, at.x, at.y);
            let table = support::parchis(&app);
            assert_eq!(table.flow.game().moves().last(), Some(&mv));
            return;
        }
        let (x, y) = button(&app);
        tap_at(&mut app, x, y);
    }
    panic!("nobody ever had a pawn to move");
}
