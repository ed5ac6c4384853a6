//! Every screen with keys alone, with pad events alone, with a finger alone and with the mouse alone: from the
//! title through a whole game to its end and its saves, and back.
#![cfg(all(feature = "app", feature = "gamepad"))]

mod support;

use bevy::prelude::*;
use bevy_egui::egui::Id;
use support::{frames, moves, pass, people, press, screen, whole_with};
use taula::app::{Paused, Screen};
use taula::input::focus::Focus;
use taula::memory::Memory;
use taula::seating::Seating;
use taula::store::{Folders, Settings, Speed};

/// What one walks with.
#[derive(Clone, Copy)]
enum Hand {
    Keys,
    Pad(Entity),
    Finger,
    Mouse,
}

impl Hand {
    /// Presses a key or a button of the pad.
    fn say(self, app: &mut App, key: KeyCode, button: GamepadButton) {
        match self {
            Self::Pad(pad) => support::pad_press(app, pad, button),
            _ => press(app, key),
        }
        frames(app, 2);
    }

    /// Touches or clicks a thing.
    fn hit(self, app: &mut App, thing: Id) {
        let Some(place) = app.world().resource::<Focus>().place_of(thing) else {
            panic!("{thing:?} is not on {:?}", screen(app));
        };
        let at = place.center();
        match self {
            Self::Finger => support::tap_at(app, at.x, at.y),
            _ => support::pointer::click(app, at.x, at.y),
        }
        frames(app, 2);
    }

    const fn points(self) -> bool {
        matches!(self, Self::Finger | Self::Mouse)
    }

    /// Yes to what is in focus.
    fn confirm(self, app: &mut App) {
        if self.points() {
            let thing = app.world().resource::<Focus>().at();
            self.hit(app, thing.expect("nothing is in focus"));
        } else {
            self.say(app, KeyCode::Enter, GamepadButton::South);
        }
    }

    /// One step back: to the pointer there is always something that leads there.
    fn back(self, app: &mut App) {
        if !self.points() {
            self.say(app, KeyCode::Escape, GamepadButton::East);
            return;
        }
        let there = |name: &str| {
            let thing = Id::new(name);
            app.world()
                .resource::<Focus>()
                .place_of(thing)
                .map(|_| thing)
        };
        let back = ["continue", "back", "menu"].into_iter().find_map(there);
        self.hit(app, back.expect("nothing leads back"));
    }

    /// Moves the focus on until it is on a thing.
    fn seek(self, app: &mut App, thing: Id) {
        for _ in 0..60 {
            if app.world().resource::<Focus>().at() == Some(thing) {
                return;
            }
            self.say(app, KeyCode::Tab, GamepadButton::RightTrigger);
        }
        panic!("the focus does not come to {thing:?} on {:?}", screen(app));
    }

    /// Chooses a thing; the screen that comes.
    fn choose(self, app: &mut App, thing: Id, comes: Screen) {
        if self.points() {
            self.hit(app, thing);
        } else {
            self.seek(app, thing);
            self.confirm(app);
        }
        assert_eq!(screen(app), comes, "after {thing:?}");
    }
}

fn paused(app: &App) -> bool {
    *app.world().resource::<State<Paused>>().get() == Paused::Yes
}

fn walk(with: impl FnOnce(&mut App) -> Hand) {
    let home = tempfile::tempdir().unwrap();
    let settings = Settings {
        language: Some("en".to_owned()),
        speed: Speed::Instant,
        met: [taula::screens::rulebook::met("parchis")].into(),
        ..Settings::default()
    };
    let mut app = whole_with(settings, Memory::open(Some(Folders::under(home.path()))));
    let app = &mut app;
    people(app);
    // Two play: their game is the shortest.
    let mut seating = app.world_mut().resource_mut::<Seating>();
    seating.set_hand(3, None);
    seating.set_hand(1, None);
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
    hand.choose(app, Id::new("new-game"), Screen::Setup);
    hand.back(app);
    assert_eq!(screen(app), Screen::Title);
    hand.choose(app, Id::new("new-game"), Screen::Setup);
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
        hand.confirm(app);
        pass(app, 20);
        assert!(moves(app) > before || screen(app) == Screen::Result);
    }
    assert_eq!(screen(app), Screen::Result);
    hand.choose(app, Id::new("watch-again"), Screen::Replay);
    hand.back(app);
    assert_eq!(screen(app), Screen::Result);
    hand.choose(app, Id::new("rematch"), Screen::Table);
    assert_eq!(moves(app), 0);
    let played = support::parchis(&app).flow.players().len();
    assert_eq!(played, 2);
    hand.back(app);
    hand.choose(app, Id::new(("pause", "leave-game")), Screen::Title);
    // The game that was played is among the saved ones.
    app.world().resource::<Memory>().store.flush();
    let saves = app.world().resource::<Memory>().store.saves().value;
    assert_eq!(saves.len(), 1);
    assert!(saves[0].is_over());
    hand.choose(app, Id::new("saved-games"), Screen::Saves);
    hand.back(app);
    assert_eq!(screen(app), Screen::Title);
}

#[test]
fn every_screen_with_keys_alone() {
    walk(|_| Hand::Keys);
}

#[test]
fn every_screen_with_pad_events_alone() {
    walk(|app| Hand::Pad(support::pad_connect(app)));
}

#[test]
fn every_screen_with_a_finger_alone() {
    walk(|_| Hand::Finger);
}

#[test]
fn every_screen_with_the_mouse_alone() {
    walk(|_| Hand::Mouse);
}
