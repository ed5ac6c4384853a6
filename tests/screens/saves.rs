//! The saved games: with keys alone and with the mouse alone, through the whole app.

use std::fs;
use std::time::{Duration, Instant};

use crate::support::pointer::click;
use crate::support::saves::{Home, by_person, game};
use crate::support::{self, frames, press, remembering, screen};
use bevy::prelude::*;
use taula::app::Screen;
use taula::input::focus::Focus;
use taula::memory::Slips;
use taula::screens::saves::shelf::{Shelf, Thing, Torn};
use taula::store::SaveId;
use taula::table::AtTable;
use taula::table::timeline::Speed;

/// At the screen of saved games, which have been read.
fn at_saves(home: &Home) -> App {
    let mut app = remembering(Speed::Instant, home.memory.clone());
    to_saves(&mut app);
    app
}

fn to_saves(app: &mut App) {
    support::go(app, Screen::Saves);
    settle(app);
}

/// Until everything has been read and looked up.
fn settle(app: &mut App) {
    let end = Instant::now() + Duration::from_secs(60);
    frames(app, 3);
    while !app.world().resource::<Shelf>().settled() {
        assert!(Instant::now() < end, "the saves are not read");
        std::thread::yield_now();
        app.update();
    }
    frames(app, 3);
}

fn things(app: &App) -> Vec<Thing> {
    let shelf = app.world().resource::<Shelf>();
    shelf.things.clone().unwrap()
}

fn games(app: &App) -> Vec<SaveId> {
    things(app)
        .into_iter()
        .filter_map(|thing| match thing {
            Thing::Game(game) => Some(game.summary.id),
            Thing::Torn(_) => None,
        })
        .collect()
}

fn chosen(app: &App) -> Option<SaveId> {
    match app.world().resource::<Shelf>().at()? {
        Thing::Game(game) => Some(game.summary.id.clone()),
        Thing::Torn(_) => None,
    }
}

/// Three games, the newest first: one that goes on, one that is over, one that goes on.
fn three(home: &Home) -> [SaveId; 3] {
    [
        home.keep(4, 3, 121, 1_700_000_300),
        home.keep(2, 4, usize::MAX, 1_700_000_200),
        home.keep(3, 6, 50, 1_700_000_100),
    ]
}

#[test]
fn the_newest_lies_first_and_has_the_focus() {
    let home = Home::new();
    let ids = three(&home);
    let app = at_saves(&home);
    assert_eq!(games(&app), ids);
    assert_eq!(chosen(&app).as_ref(), Some(&ids[0]));
    let focus = app.world().resource::<Focus>().at();
    assert_eq!(focus, things(&app).first().map(Thing::id));
    // Each has been looked up.
    for thing in things(&app) {
        let Thing::Game(game) = thing else { panic!() };
        assert_eq!(game.look.unwrap().turn.is_some(), !game.summary.is_over());
    }
}

#[test]
fn enter_goes_on_with_the_very_position() {
    let home = Home::new();
    let ids = three(&home);
    let before = fs::read(home.file(&ids[0])).unwrap();
    let mut app = at_saves(&home);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
    let (played, _) = game(4, 3, 121);
    let table = support::parchis(&app);
    assert_eq!(table.flow.game().position(), played.position());
    assert_eq!(table.flow.game().moves(), played.moves());
    assert_eq!(table.flow.by_person(), by_person(&played));
    assert_eq!(
        table.flow.can_undo(),
        by_person(&played).last() == Some(&true)
    );
    assert_eq!(table.kept.as_ref().unwrap().id, ids[0]);
    assert!(table.agrees());
    home.memory.store.flush();
    assert_eq!(
        fs::read(home.file(&ids[0])).unwrap(),
        before,
        "nothing has been played"
    );
}

#[test]
fn what_was_at_the_table_is_saved_before_another_game_takes_its_place() {
    let home = Home::new();
    let ids = three(&home);
    let mut app = at_saves(&home);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    let people = support::parchis(&app).flow.waits_for_person();
    assert!(people);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    let moves = support::moves(&app);
    assert_eq!(moves, 122);
    to_saves(&mut app);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::ArrowRight);
    assert_eq!(chosen(&app).as_ref(), Some(&ids[2]));
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(support::moves(&app), 50);
    let save = home
        .memory
        .store
        .load(&ids[0], &taula_rules::Levels::built_in());
    assert_eq!(save.value.unwrap().record.moves.len(), moves);
}

#[test]
fn a_finished_game_is_gone_over_again() {
    let home = Home::new();
    three(&home);
    let mut app = at_saves(&home);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Replay);
    assert_eq!(app.world().resource::<AtTable>().moves(), 0);
    press(&mut app, KeyCode::Escape);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Saves);
    assert!(!app.world().contains_resource::<AtTable>());
}

#[test]
fn deleting_asks_and_deletes_only_that() {
    let home = Home::new();
    let ids = three(&home);
    home.memory.store.set_picture(&ids[0], vec![1]);
    let mut app = at_saves(&home);
    // No has the focus, and Escape means no.
    for no in [KeyCode::Enter, KeyCode::Escape] {
        press(&mut app, KeyCode::Delete);
        assert!(app.world().resource::<Shelf>().asks);
        press(&mut app, no);
        assert!(!app.world().resource::<Shelf>().asks);
        assert_eq!((screen(&app), games(&app).len()), (Screen::Saves, 3));
    }
    press(&mut app, KeyCode::Delete);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    home.memory.store.flush();
    assert_eq!(games(&app), ids[1..]);
    assert_eq!(
        chosen(&app).as_ref(),
        Some(&ids[1]),
        "the next has the focus"
    );
    let mut left = support::saves::names(&home.saves());
    left.retain(|name| !name.ends_with(".bak"));
    let mut expected: Vec<_> = ids[1..].iter().map(|id| format!("{id}.json")).collect();
    expected.sort();
    assert_eq!(left, expected);
    // And the list agrees when it is read again.
    to_saves(&mut app);
    assert_eq!(games(&app), ids[1..]);
}

#[test]
fn a_deleted_game_is_not_at_the_table_any_more() {
    let home = Home::new();
    let ids = three(&home);
    let mut app = at_saves(&home);
    press(&mut app, KeyCode::Enter);
    to_saves(&mut app);
    press(&mut app, KeyCode::Delete);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 4);
    assert!(!app.world().contains_resource::<AtTable>());
    home.memory.store.flush();
    assert!(!home.file(&ids[0]).exists());
}

#[test]
fn what_cannot_be_used_is_shown_and_told_once() {
    let home = Home::new();
    let ids = three(&home);
    home.damaged("1600000000-parchis-00000001.json");
    home.too_new("newer.json");
    let mut app = at_saves(&home);
    assert_eq!(games(&app), ids);
    let torn: Vec<Torn> = things(&app)
        .into_iter()
        .filter_map(|thing| match thing {
            Thing::Torn(torn) => Some(torn),
            Thing::Game(_) => None,
        })
        .collect();
    assert_eq!(torn.len(), 2, "{torn:?}");
    assert!(app.world().resource::<Slips>().0.is_empty());
    // The damaged file stays on the shelf until it is deleted; the other is not touched.
    to_saves(&mut app);
    assert_eq!(things(&app).len(), 5);
    press(&mut app, KeyCode::ArrowDown);
    let shelf = app.world().resource::<Shelf>();
    let Some(Thing::Torn(torn)) = shelf.at() else {
        panic!("a torn sheet is in focus")
    };
    let file = torn.file().unwrap().clone();
    press(&mut app, KeyCode::Enter);
    assert_eq!(
        screen(&app),
        Screen::Saves,
        "there is nothing to go on with"
    );
    press(&mut app, KeyCode::Delete);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    home.memory.store.flush();
    assert!(!file.exists());
    assert_eq!(things(&app).len(), 4);
}

#[test]
fn moves_that_cannot_have_been_played_are_damage_too() {
    let home = Home::new();
    let ids = three(&home);
    let text = fs::read_to_string(home.file(&ids[1])).unwrap();
    fs::write(home.file(&ids[1]), text.replacen("roll", "rule", 3)).unwrap();
    let app = at_saves(&home);
    assert_eq!(games(&app), [ids[0].clone(), ids[2].clone()]);
    assert!(matches!(
        things(&app).last(),
        Some(Thing::Torn(Torn::Aside(_)))
    ));
}

#[test]
fn without_saves_there_is_the_way_back() {
    let home = Home::new();
    let mut app = at_saves(&home);
    assert!(things(&app).is_empty());
    assert!(app.world().resource::<Focus>().at().is_some());
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn many_saves_are_gone_through_row_by_row() {
    let home = Home::new();
    for n in 0..30 {
        home.keep(2, n, 12, 1_700_000_000 - n);
    }
    let mut app = at_saves(&home);
    for row in 1..8 {
        press(&mut app, KeyCode::ArrowDown);
        settle(&mut app);
        let at = games(&app)
            .iter()
            .position(|id| Some(id) == chosen(&app).as_ref());
        let shelf = app.world().resource::<Shelf>();
        // The last row has two.
        assert_eq!(at, Some(row * 4), "row {row}");
        assert!(shelf.top <= row && row < shelf.top + 2);
    }
    let looked = things(&app)
        .iter()
        .filter(|thing| matches!(thing, Thing::Game(game) if game.look.is_some()))
        .count();
    assert!(looked <= 30);
    for _ in 0..7 {
        press(&mut app, KeyCode::ArrowUp);
    }
    assert_eq!(app.world().resource::<Shelf>().top, 0);
    press(&mut app, KeyCode::ArrowUp);
    press(&mut app, KeyCode::Enter);
    assert_eq!(
        screen(&app),
        Screen::Title,
        "above the first row there is the way back"
    );
}

#[test]
fn with_the_mouse_alone() {
    let home = Home::new();
    let ids = three(&home);
    let mut app = at_saves(&home);
    // The third game is taken up, then gone on with by the dark button.
    click(&mut app, 536.0, 200.0);
    assert_eq!(
        (screen(&app), chosen(&app).as_ref()),
        (Screen::Saves, Some(&ids[2]))
    );
    // Deleting, but no.
    click(&mut app, 1134.0, 654.0);
    assert!(app.world().resource::<Shelf>().asks);
    click(&mut app, 960.0, 650.0);
    assert!(!app.world().resource::<Shelf>().asks);
    click(&mut app, 1048.0, 590.0);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(support::moves(&app), 50);
}
