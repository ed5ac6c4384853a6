//! The replay: with keys alone and with the mouse alone, through the whole app.

use std::fs;

use crate::support::pointer::{click, drag};
use crate::support::saves::{Home, game};
use crate::support::{self, assert_agrees, frames, pass, press, remembering, rest, screen};
use bevy::prelude::*;
use taula::app::{Boards, Screen};
use taula::games::parchis::ParchisTable;
use taula::input::Intent;
use taula::memory::Memory;
use taula::screens::Ask;
use taula::screens::replay::Replay;
use taula::store::SaveId;
use taula::table::AtTable;
use taula::table::timeline::Speed;
use taula_rules::Levels;
use taula_rules::games::parchis::{PinKind, Tally};

/// A replay of a whole game that is at the table, shown after so many moves.
fn watching(at: usize) -> App {
    let mut app = remembering(Speed::Normal, Memory::none());
    let (game, people) = game(4, 3, usize::MAX);
    let board = app.world().resource::<Boards>().of().unwrap();
    app.insert_resource(AtTable::from(ParchisTable::new(game, people, board)));
    ask(&mut app, Ask::Watch(None, at));
    assert_eq!(screen(&app), Screen::Replay);
    app
}

fn ask(app: &mut App, ask: Ask) {
    app.world_mut().write_message(ask);
    frames(app, 4);
}

fn at(app: &App) -> usize {
    app.world().resource::<AtTable>().moves()
}

fn moves(app: &App) -> usize {
    app.world().resource::<AtTable>().course().unwrap().moves()
}

#[test]
fn at_rest_everything_stands_where_each_step_says() {
    let mut app = watching(0);
    let whole = support::parchis(&app).course.as_ref().unwrap().game.clone();
    for step in 0..=160 {
        rest(&mut app);
        assert_eq!(at(&app), step);
        let shown = support::parchis(&app);
        let cut = whole.branch(step, whole.seed());
        assert_eq!(shown.flow.game().position(), cut.position());
        assert_agrees(&mut app);
        press(&mut app, KeyCode::ArrowRight);
    }
    // Back, at once, and to both ends.
    for _ in 0..20 {
        press(&mut app, KeyCode::ArrowLeft);
        assert_agrees(&mut app);
    }
    assert_eq!(at(&app), 141);
    press(&mut app, KeyCode::End);
    assert_agrees(&mut app);
    assert_eq!(at(&app), moves(&app));
    press(&mut app, KeyCode::ArrowRight);
    assert_eq!(at(&app), moves(&app));
    press(&mut app, KeyCode::Home);
    assert_agrees(&mut app);
    assert_eq!(at(&app), 0);
}

#[test]
fn steps_play_and_are_cut_short_by_the_next() {
    let mut app = watching(40);
    press(&mut app, KeyCode::ArrowRight);
    assert!(!support::at_rest(&app));
    press(&mut app, KeyCode::ArrowRight);
    assert_eq!(at(&app), 42);
    press(&mut app, KeyCode::ArrowLeft);
    assert!(support::at_rest(&app), "back is shown at once");
    assert_agrees(&mut app);
}

#[test]
fn the_shoulders_go_from_pin_to_pin() {
    let mut app = watching(0);
    let tally = Tally::of(&support::parchis(&app).course.as_ref().unwrap().game);
    let mut marked: Vec<usize> = tally
        .pins()
        .iter()
        .filter(|pin| {
            matches!(
                pin.kind,
                PinKind::Captured { .. } | PinKind::Finished { .. }
            )
        })
        .map(|pin| pin.at + 1)
        .collect();
    marked.dedup();
    assert!(marked.len() > 5);
    for &pin in &marked[..5] {
        press(&mut app, KeyCode::PageDown);
        assert_eq!(at(&app), pin);
        assert_agrees(&mut app);
    }
    // What a shoulder of a pad says is the same.
    app.world_mut().write_message(Intent::Previous);
    frames(&mut app, 3);
    assert_eq!(at(&app), marked[3]);
}

#[test]
fn it_plays_by_itself_until_it_is_stopped_or_over() {
    let mut app = watching(0);
    press(&mut app, KeyCode::Space);
    assert!(app.world().resource::<Replay>().playing);
    for _ in 0..100 {
        pass(&mut app, 100);
    }
    let far = at(&app);
    assert!((4..40).contains(&far), "{far} moves in ten seconds");
    press(&mut app, KeyCode::Space);
    rest(&mut app);
    let far = at(&app);
    for _ in 0..30 {
        pass(&mut app, 100);
    }
    assert_eq!(at(&app), far);
    press(&mut app, KeyCode::End);
    press(&mut app, KeyCode::ArrowLeft);
    press(&mut app, KeyCode::Space);
    for _ in 0..60 {
        pass(&mut app, 100);
    }
    assert_eq!(at(&app), moves(&app));
    assert!(!app.world().resource::<Replay>().playing);
    assert_eq!(screen(&app), Screen::Replay, "the end of it is no result");
}

#[test]
fn the_ruler_is_drawn_along_by_the_mouse() {
    let mut app = watching(0);
    let x = |number: usize, of: usize| 24.0 + 28.0 + number as f32 / of as f32 * (1232.0 - 56.0);
    let all = moves(&app);
    click(&mut app, x(300, all), 616.0);
    assert_eq!(at(&app), 300);
    assert_agrees(&mut app);
    drag(&mut app, (x(300, all), 616.0), (x(123, all), 640.0));
    assert_eq!(at(&app), 123);
    assert_agrees(&mut app);
    // The buttons: one on, one back, the ends.
    click(&mut app, 790.0, 682.0);
    assert_eq!(at(&app), 124);
    click(&mut app, 490.0, 682.0);
    assert_eq!(at(&app), 123);
    click(&mut app, 884.0, 682.0);
    assert_eq!(at(&app), all);
    click(&mut app, 396.0, 682.0);
    assert_eq!(at(&app), 0);
    // The speed, and a line of the log.
    click(&mut app, 280.0, 682.0);
    assert_eq!(app.world().resource::<Replay>().speed, Speed::Fast);
    click(&mut app, 200.0, 160.0);
    assert!((1..4).contains(&at(&app)));
}

#[test]
fn the_way_back_leads_to_what_was_at_the_table() {
    let mut app = watching(77);
    press(&mut app, KeyCode::Escape);
    frames(&mut app, 2);
    let table = support::parchis(&app);
    assert!(table.course.is_none() && table.flow.game().turn().is_over());
    assert!(!app.world().contains_resource::<Replay>());
}

#[test]
fn playing_on_is_a_new_game_and_leaves_the_old_one_alone() {
    let home = Home::new();
    let old = home.keep(4, 3, 200, 1_700_000_000);
    let before = fs::read(home.file(&old)).unwrap();
    let mut app = remembering(Speed::Instant, home.memory.clone());
    ask(&mut app, Ask::Watch(Some(old.clone()), 120));
    assert_eq!((screen(&app), at(&app)), (Screen::Replay, 120));
    // Going over it keeps nothing.
    press(&mut app, KeyCode::ArrowRight);
    rest(&mut app);
    home.memory.store.flush();
    assert_eq!(
        support::saves::names(&home.saves()),
        [format!("{old}.json")]
    );
    click(&mut app, 1100.0, 682.0);
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table);
    let whole = game(4, 3, 200).0;
    let table = support::parchis(&app);
    assert_eq!(table.flow.game().moves(), &whole.moves()[..121]);
    assert_ne!(table.flow.game().seed(), whole.seed());
    let new = table.kept.as_ref().unwrap().id.clone();
    assert_ne!(new, old);
    home.memory.store.flush();
    assert_eq!(fs::read(home.file(&old)).unwrap(), before);
    let save = home
        .memory
        .store
        .load(&new, &Levels::built_in())
        .value
        .unwrap();
    assert_eq!(save.record.moves.len(), 121);
    assert_eq!(save.record.start, None);
    // And it is played.
    rest(&mut app);
    assert_agrees(&mut app);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(support::moves(&app), 122);
}

#[test]
fn what_is_not_there_is_not_gone_over() {
    let home = Home::new();
    let mut app = remembering(Speed::Instant, home.memory.clone());
    let nowhere: SaveId = "nowhere".parse().unwrap();
    ask(&mut app, Ask::Watch(Some(nowhere), 5));
    ask(&mut app, Ask::Watch(None, 5));
    assert_eq!(screen(&app), Screen::Title);
}
