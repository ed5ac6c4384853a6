//! A game with the mouse alone, through the whole app, in a window nobody draws.

use crate::support::pointer::{click, point};
use crate::support::{self, middle_of, moves, pass, people, press, screen, whole};
use bevy::prelude::*;
use taula::app::{Paused, Screen};
use taula::table::timeline::Speed;
use taula::theme::Canvas;
use taula_rules::games::parchis::Move;

/// The middle of the button beside the board.
fn button(app: &App) -> (f32, f32) {
    let layout = support::parchis(app).layout(app.world().resource::<Canvas>());
    (layout.card.center().x, layout.card.bottom() - 82.0)
}

fn at_table(speed: Speed) -> App {
    let mut app = whole(speed);
    people(&mut app);
    // The board on the title, then the start.
    let (x, y) = middle_of(&app, "parchis");
    click(&mut app, x, y);
    assert_eq!(screen(&app), Screen::Setup);
    click(&mut app, 1036.0, 636.0);
    assert_eq!(screen(&app), Screen::Table);
    app
}

/// Plays with the button until somebody has a choice between pieces on the track.
fn until_choice(app: &mut App) -> Vec<(Move, Vec2)> {
    for _ in 0..400 {
        let table = support::parchis(app);
        let game = table.flow.game();
        let seat = game.position().player;
        let layout = table.layout(app.world().resource::<Canvas>());
        let choices: Vec<(Move, Vec2)> = game
            .legal_moves()
            .into_iter()
            .filter_map(|mv| {
                let Move::Count { from, .. } = mv else {
                    return None;
                };
                let pawn = table
                    .own
                    .standing
                    .pawn_at(seat, taula::games::parchis::standing::Place::On(from))?;
                let at =
                    layout.at(table
                        .own
                        .standing
                        .spot(pawn, &table.board, table.rules().tracks()));
                Some((mv, Vec2::new(at.x, at.y)))
            })
            .collect();
        if choices.len() > 1 {
            return choices;
        }
        let (x, y) = button(app);
        let before = moves(app);
        click(app, x, y);
        assert_eq!(moves(app), before + 1, "the button plays");
    }
    panic!("nobody ever had a choice");
}

#[test]
fn the_button_throws_and_plays() {
    let mut app = at_table(Speed::Instant);
    for _ in 0..30 {
        let before = moves(&app);
        let (x, y) = button(&app);
        click(&mut app, x, y);
        assert_eq!(moves(&app), before + 1);
    }
}

#[test]
fn pointing_previews_a_pawn_and_clicking_plays_it() {
    let mut app = at_table(Speed::Instant);
    let choices = until_choice(&mut app);
    for &(mv, at) in &choices {
        point(&mut app, at.x, at.y);
        assert_eq!(support::parchis(&app).own.chosen, Some(mv));
    }
    let (mv, at) = choices[choices.len() - 1];
    let before = moves(&app);
    click(&mut app, at.x, at.y);
    assert_eq!(moves(&app), before + 1);
    assert_eq!(support::parchis(&app).flow.game().moves()[before], mv);
}

#[test]
fn enter_plays_what_is_pointed_at() {
    let mut app = at_table(Speed::Instant);
    let choices = until_choice(&mut app);
    let (mv, at) = choices[choices.len() - 1];
    point(&mut app, at.x, at.y);
    let before = moves(&app);
    press(&mut app, KeyCode::Enter);
    assert_eq!(support::parchis(&app).flow.game().moves()[before], mv);
}

#[test]
fn a_double_click_throws_once() {
    let mut app = at_table(Speed::Normal);
    let (x, y) = button(&app);
    click(&mut app, x, y);
    click(&mut app, x, y);
    click(&mut app, x, y);
    assert_eq!(moves(&app), 1);
    for _ in 0..60 {
        pass(&mut app, 50);
    }
    assert_eq!(moves(&app), 1);
    assert!(support::parchis(&app).agrees());
}

#[test]
fn the_menu_opens_and_lets_nothing_through() {
    let mut app = at_table(Speed::Instant);
    let layout = support::parchis(&app).layout(app.world().resource::<Canvas>());
    let menu = layout.menu.center();
    click(&mut app, menu.x, menu.y);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::Yes);
    let (x, y) = button(&app);
    click(&mut app, x, y);
    assert_eq!(moves(&app), 0);
    // Continue, in the middle of the card.
    click(&mut app, 640.0, 357.0);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::No);
}
