//! What the window remembers: the game after every move, who sat where, the settings; and what it says of
//! files that are damaged.

use std::path::Path;

use crate::support::{self, frames, moves, pass, people, press, screen, whole_with};
use bevy::prelude::*;
use taula::app::{Boards, Screen};
use taula::games::parchis::ParchisView;
use taula::memory::{Chosen, Memory, Slips};
use taula::seating::{Hand, Seating};
use taula::store::{Folders, Settings, Speed};
use taula::table::AtTable;
use taula_rules::Seat;

fn memory(home: &Path) -> Memory {
    Memory::open(Some(Folders::under(home)))
}

/// The whole app with its files in a folder.
fn app(home: &Path) -> App {
    let memory = memory(home);
    let settings = Settings {
        language: Some("en".to_owned()),
        speed: Speed::Instant,
        ..memory.settings()
    };
    whole_with(settings, memory)
}

fn play(app: &mut App, count: usize) {
    let wanted = moves(app) + count;
    while moves(app) < wanted {
        press(app, KeyCode::Enter);
        pass(app, 10);
    }
}

fn begin(home: &Path) -> App {
    let mut app = app(home);
    people(&mut app);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    app
}

#[test]
fn every_move_is_kept_and_the_game_goes_on_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut first = begin(home.path());
    for count in 1..=12 {
        play(&mut first, 1);
        assert!(first.world().resource::<Memory>().store.flush());
        let kept = memory(home.path());
        let saves = kept.store.saves();
        assert_eq!(saves.value.len(), 1);
        let boards = first.world().resource::<Boards>().clone();
        let table = kept.table(&saves.value[0].id, &boards).unwrap();
        let played = support::parchis(&first);
        let table = AtTable(table);
        let table = table.of::<ParchisView>().unwrap();
        assert_eq!(table.flow.game().moves(), played.flow.game().moves());
        assert_eq!(table.flow.by_person(), played.flow.by_person());
        assert_eq!(table.flow.players(), played.flow.players());
        assert!(table.flow.game().moves().len() >= count);
    }
    let position = support::parchis(&first).flow.game().position().clone();
    drop(first);

    let second = memory(home.path());
    let boards = Boards::read(taula_rules::Levels::built_in()).unwrap();
    let table = second.last_game(&boards).unwrap();
    let table = AtTable(table);
    let table = table.of::<ParchisView>().unwrap();
    assert_eq!(*table.flow.game().position(), position);
    assert!(table.agrees());
}

#[test]
fn undoing_is_kept_as_well() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begin(home.path());
    while !support::parchis(&app).flow.can_undo() {
        play(&mut app, 1);
    }
    let before = moves(&app);
    press(&mut app, KeyCode::KeyU);
    assert_eq!(moves(&app), before - 1);
    app.world().resource::<Memory>().store.flush();
    let saves = memory(home.path()).store.saves();
    assert_eq!(saves.value[0].moves, before - 1);
}

#[test]
fn a_game_without_a_move_leaves_no_file() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begin(home.path());
    frames(&mut app, 3);
    app.world().resource::<Memory>().store.flush();
    assert_eq!(memory(home.path()).store.saves().value, []);
}

#[test]
fn everybody_sits_where_they_sat() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begin(home.path());
    app.world_mut()
        .resource_mut::<Seating>()
        .set_name(0, "Eneko");
    {
        let mut seating = app.world_mut().resource_mut::<Seating>();
        seating.set_hand(3, None);
        seating
            .options
            .insert("capture_on_exit".to_owned(), true.into());
    }
    support::go(&mut app, Screen::Setup);
    frames(&mut app, 3);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    frames(&mut app, 2);
    let sat = app.world().resource::<Seating>().clone();
    app.world().resource::<Memory>().store.flush();
    drop(app);

    let app = self::app(home.path());
    let sits = app.world().resource::<Seating>();
    assert_eq!(*sits, sat);
    assert_eq!(sits.count(), 3);
    let (_, first) = sits.players().next().unwrap();
    assert_eq!((first.name.as_str(), first.hand), ("Eneko", Hand::Person));
    assert_eq!(sits.rules()["capture_on_exit"], true);
    assert_eq!(sits.players().last().unwrap().0, Seat(2));
}

#[test]
fn settings_are_in_force_at_once_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    {
        let mut chosen = app.world_mut().resource_mut::<Chosen>();
        chosen.language = Some("eu".to_owned());
        chosen.text = 150;
        chosen.mute = true;
    }
    frames(&mut app, 2);
    let words = app.world().resource::<taula::locale::Words>();
    assert_eq!(words.say("quit"), "Irten");
    let canvas = app.world().resource::<taula::theme::Canvas>();
    assert!((canvas.text - 1.5).abs() < 1e-6);
    app.world().resource::<Memory>().store.flush();
    let kept = memory(home.path()).settings();
    assert_eq!(
        (kept.language.as_deref(), kept.text, kept.mute),
        (Some("eu"), 150, true)
    );
}

#[test]
fn one_key_silences_everything_and_back() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    press(&mut app, KeyCode::KeyM);
    assert!(app.world().resource::<Chosen>().mute);
    press(&mut app, KeyCode::KeyM);
    assert!(!app.world().resource::<Chosen>().mute);
}

#[test]
fn damage_is_told_in_a_sentence_that_can_be_put_away() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::under(home.path());
    std::fs::create_dir_all(folders.settings().parent().unwrap()).unwrap();
    std::fs::write(folders.settings(), "(text: nonsense").unwrap();
    let mut app = app(home.path());
    frames(&mut app, 3);
    let slips = app.world().resource::<Slips>().0.clone();
    assert_eq!(slips.len(), 1);
    assert!(slips[0].contains("settings.ron.damaged-1"), "{slips:?}");
    // The way back puts it away before anything else.
    press(&mut app, KeyCode::Escape);
    assert!(app.world().resource::<Slips>().0.is_empty());
    assert_eq!(screen(&app), Screen::Title);
}
