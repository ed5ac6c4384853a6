//! A game with a finger alone, through the whole app, in a window nobody draws.
#![cfg(feature = "app")]

mod support;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use support::{frames, moves, people, screen, whole, window};
use taula::app::{Paused, Screen};
use taula::games::parchis::ParchisTable;
use taula::games::parchis::layout::Layout;
use taula::games::parchis::standing::Place;
use taula::input::Device;
use taula::store::Speed;
use taula::theme::Canvas;
use taula_rules::games::parchis::Move;

/// A finger touches a point and is lifted.
fn tap(app: &mut App, x: f32, y: f32) {
    let window = window(app);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        app.world_mut().write_message(TouchInput {
            phase,
            position: Vec2::new(x, y),
            window,
            force: None,
            id: 1,
        });
        frames(app, 2);
    }
    frames(app, 2);
}

fn at_table() -> App {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    tap(&mut app, 700.0, 300.0);
    assert_eq!(screen(&app), Screen::Setup);
    tap(&mut app, 1036.0, 636.0);
    assert_eq!(screen(&app), Screen::Table);
    app
}

fn button(app: &App) -> (f32, f32) {
    let layout = Layout::of(
        app.world().resource::<Canvas>(),
        &app.world().resource::<ParchisTable>().board,
    );
    (layout.card.center().x, layout.card.bottom() - 82.0)
}

#[test]
fn throws_moves_and_the_menu_are_reached_with_a_finger() {
    let mut app = at_table();
    let (x, y) = button(&app);
    for _ in 0..30 {
        let before = moves(&app);
        tap(&mut app, x, y);
        assert_eq!(moves(&app), before + 1);
    }
    assert_eq!(*app.world().resource::<Device>(), Device::Touch);
    let layout = Layout::of(
        app.world().resource::<Canvas>(),
        &app.world().resource::<ParchisTable>().board,
    );
    let menu = layout.menu.center();
    tap(&mut app, menu.x, menu.y);
    assert_eq!(*app.world().resource::<State<Paused>>().get(), Paused::Yes);
}

#[test]
fn a_pawn_that_is_touched_moves() {
    let mut app = at_table();
    for _ in 0..400 {
        let table = app.world().resource::<ParchisTable>();
        let game = table.flow.game();
        let seat = game.position().player;
        let layout = Layout::of(app.world().resource::<Canvas>(), &table.board);
        let choice = game.legal_moves().into_iter().find_map(|mv| {
            let Move::Count { from, .. } = mv else {
                return None;
            };
            let pawn = table.standing.pawn_at(seat, Place::On(from))?;
            let spot = table
                .standing
                .spot(pawn, &table.board, table.rules().tracks());
            Some((mv, layout.at(spot)))
        });
        if let Some((mv, at)) = choice {
            tap(&mut app, at.x, at.y);
            let table = app.world().resource::<ParchisTable>();
            assert_eq!(table.flow.game().moves().last(), Some(&mv));
            return;
        }
        let (x, y) = button(&app);
        tap(&mut app, x, y);
    }
    panic!("nobody ever had a pawn to move");
}
