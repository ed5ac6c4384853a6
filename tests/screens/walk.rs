//! Every screen with keys alone, with pad events alone, with a finger alone and with the mouse alone: from the
//! title through a whole game to its end and its saves, and back.

use crate::support::hand::Hand;
use crate::support::{self, moves, pass, people, screen, whole_with};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::{Paused, Screen};
use taula::games::thaayam::panel::token_id;
use taula::input::focus::Focus;
use taula::memory::Memory;
use taula::seating::Seating;
use taula::store::{Folders, Settings, Speed};
use taula::table::AtTable;

fn paused(app: &App) -> bool {
    *app.world().resource::<State<Paused>>().get() == Paused::Yes
}

fn walk(game: &'static str, with: impl FnOnce(&mut App) -> Hand) {
    let home = tempfile::tempdir().unwrap();
    let settings = Settings {
        language: Some("en".to_owned()),
        speed: Speed::Instant,
        met: taula::games::GAMES
            .map(|game| taula::screens::rulebook::met(game.name()))
            .into(),
        ..Settings::default()
    };
    let mut app = whole_with(settings, Memory::open(Some(Folders::under(home.path()))));
    let app = &mut app;
    let hand = with(app);
    // The rules and the settings, from the title and back to it.
    for (row, comes) in [
        ("saved-games", Screen::Saves),
        ("rules", Screen::Rulebook),
        ("settings", Screen::Settings),
    ] {
        hand.choose(app, Id::new(row), comes);
        hand.back(app);
        assert_eq!(screen(app), Screen::Title, "back from {comes:?}");
    }
    hand.choose(app, Id::new(game), Screen::Setup);
    people(app);
    // Two play: their game is the shortest.
    let mut seating = app.world_mut().resource_mut::<Seating>();
    assert_eq!(seating.game, game);
    if seating.can_vary() {
        seating.set_hand(3, None);
        seating.set_hand(1, None);
    }
    hand.back(app);
    assert_eq!(screen(app), Screen::Title);
    hand.choose(app, Id::new(game), Screen::Setup);
    if game == "taihou" {
        // Where nobody hunts its games are long.
        hand.take(app, Id::new(("taihou-quiet-limit", 1_usize)));
    }
    hand.choose(app, Id::new("start"), Screen::Table);
    // The menu, and out of it into the book and back into it.
    hand.back(app);
    assert!(paused(app));
    hand.choose(app, Id::new(("pause", "rules")), Screen::Rulebook);
    hand.back(app);
    assert_eq!(screen(app), Screen::Table);
    assert!(paused(app), "back to where it was opened");
    hand.back(app);
    assert!(!paused(app));
    // A whole game.
    for _ in 0..5_000 {
        if screen(app) == Screen::Result {
            break;
        }
        let before = moves(app);
        if arranges(app) {
            for thing in ["arrange-agree", "arrange-done", "arrange-agree"] {
                hand.take(app, Id::new(thing));
            }
            pass(app, 20);
            assert_eq!(moves(app), before + 10);
            continue;
        }
        hand.confirm(app);
        pass(app, 20);
        // A piece has been taken up: now one of the scores that can move it, or where it goes.
        if moves(app) == before && screen(app) == Screen::Table {
            let focus = app.world().resource::<Focus>();
            let token = (0..20)
                .map(token_id)
                .find(|&id| focus.place_of(id).is_some());
            match token {
                Some(token) => hand.take(app, token),
                None => {
                    let next = support::tebas::next(app).or_else(|| support::taihou::next(app));
                    hand.take(app, next.expect("nothing has been taken up"));
                }
            }
            pass(app, 20);
        }
        assert!(moves(app) > before || screen(app) == Screen::Result);
    }
    assert_eq!(screen(app), Screen::Result);
    hand.choose(app, Id::new("watch-again"), Screen::Replay);
    hand.back(app);
    assert_eq!(screen(app), Screen::Result);
    hand.choose(app, Id::new("rematch"), Screen::Table);
    assert_eq!(moves(app), 0);
    let table = app.world().resource::<AtTable>();
    assert_eq!((table.game().name(), table.players().len()), (game, 2));
    hand.back(app);
    hand.choose(app, Id::new(("pause", "leave-game")), Screen::Title);
    // The game that was played is among the saved ones.
    app.world().resource::<Memory>().store.flush();
    let saves = app.world().resource::<Memory>().store.saves().value;
    assert_eq!(saves.len(), 1);
    assert!(saves[0].is_over());
    assert_eq!(saves[0].game, game);
    hand.choose(app, Id::new("saved-games"), Screen::Saves);
    hand.back(app);
    assert_eq!(screen(app), Screen::Title);
}

/// Whether pieces are to be laid out behind a screen.
fn arranges(app: &App) -> bool {
    let table = app.world().resource::<AtTable>();
    let garden = table.of::<taula::games::taihou::TaihouView>();
    garden.is_some_and(|table| {
        taula::games::taihou::arrange::shown(table, true).is_some() && screen(app) == Screen::Table
    })
}

#[test]
fn every_screen_with_keys_alone() {
    walk("parchis", |_| Hand::Keys);
}

#[test]
fn every_screen_with_pad_events_alone() {
    walk("parchis", |app| Hand::Pad(support::pad_connect(app)));
}

#[test]
fn every_screen_with_a_finger_alone() {
    walk("parchis", |_| Hand::Finger);
}

#[test]
fn every_screen_with_the_mouse_alone() {
    walk("parchis", |_| Hand::Mouse);
}

#[test]
fn every_screen_of_thaayam_with_keys_alone() {
    walk("thaayam", |_| Hand::Keys);
}

#[test]
fn every_screen_of_thaayam_with_pad_events_alone() {
    walk("thaayam", |app| Hand::Pad(support::pad_connect(app)));
}

#[test]
fn every_screen_of_thaayam_with_a_finger_alone() {
    walk("thaayam", |_| Hand::Finger);
}

#[test]
fn every_screen_of_thaayam_with_the_mouse_alone() {
    walk("thaayam", |_| Hand::Mouse);
}

#[test]
fn every_screen_of_tebas_with_keys_alone() {
    walk("tebas", |_| Hand::Keys);
}

#[test]
fn every_screen_of_tebas_with_pad_events_alone() {
    walk("tebas", |app| Hand::Pad(support::pad_connect(app)));
}

#[test]
fn every_screen_of_tebas_with_a_finger_alone() {
    walk("tebas", |_| Hand::Finger);
}

#[test]
fn every_screen_of_tebas_with_the_mouse_alone() {
    walk("tebas", |_| Hand::Mouse);
}

#[test]
fn every_screen_of_the_garden_games_with_keys_alone() {
    walk("taihou", |_| Hand::Keys);
}

#[test]
fn every_screen_of_the_garden_games_with_pad_events_alone() {
    walk("taihou", |app| Hand::Pad(support::pad_connect(app)));
}

#[test]
fn every_screen_of_the_garden_games_with_a_finger_alone() {
    walk("taihou", |_| Hand::Finger);
}

#[test]
fn every_screen_of_the_garden_games_with_the_mouse_alone() {
    walk("taihou", |_| Hand::Mouse);
}

#[test]
fn a_game_of_tebas_against_a_computer_player_with_keys_alone() {
    against_computer_players("tebas", 1);
}

#[test]
fn a_game_of_thaayam_against_computer_players_with_keys_alone() {
    against_computer_players("thaayam", 3);
}

fn against_computer_players(game: &'static str, computers: usize) {
    let mut app = support::whole(Speed::Instant);
    let app = &mut app;
    let hand = Hand::Keys;
    hand.choose(app, Id::new(game), Screen::Setup);
    let hands: Vec<bool> = app
        .world()
        .resource::<Seating>()
        .players()
        .map(|(_, player)| player.hand == taula::seating::Hand::Person)
        .collect();
    assert_eq!(hands.len(), computers + 1);
    assert!(hands[0] && hands[1..].iter().all(|person| !person));
    hand.choose(app, Id::new("start"), Screen::Table);
    let mut own = 0;
    for _ in 0..20_000 {
        if screen(app) == Screen::Result {
            break;
        }
        let table = app.world().resource::<AtTable>();
        if table.waits_for_person() {
            let before = moves(app);
            hand.confirm(app);
            own += usize::from(moves(app) > before);
        } else {
            pass(app, 225);
            std::thread::yield_now();
        }
    }
    assert_eq!(screen(app), Screen::Result);
    assert!(own > 10, "{own} were thrown or played by the person");
    let table = app.world().resource::<AtTable>();
    assert!(table.turn().is_over() && table.moves() > 20);
}
