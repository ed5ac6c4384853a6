//! What somebody uses: keys alone, a pad alone, a finger alone or the mouse alone.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2};
use taula::app::Screen;
use taula::input::focus::Focus;
use taula::theme::Canvas;

use super::{frames, pad_connect, pad_press, pointer, press, screen, tap_at};

/// What one plays with.
#[derive(Clone, Copy, Debug)]
pub enum Hand {
    Keys,
    Pad(Entity),
    Finger,
    Mouse,
}

/// Does the same with each of them, in an app of its own.
#[track_caller]
pub fn with_each(mut app: impl FnMut() -> App, mut does: impl FnMut(&mut App, Hand)) {
    let hands: [fn(&mut App) -> Hand; 4] = [
        |_| Hand::Keys,
        |app| Hand::Pad(pad_connect(app)),
        |_| Hand::Finger,
        |_| Hand::Mouse,
    ];
    for hand in hands {
        let mut app = app();
        let hand = hand(&mut app);
        does(&mut app, hand);
    }
}

impl Hand {
    /// Presses a key or a button of the pad.
    pub fn say(self, app: &mut App, key: KeyCode, button: GamepadButton) {
        match self {
            Self::Pad(pad) => pad_press(app, pad, button),
            _ => press(app, key),
        }
        frames(app, 2);
    }

    /// Touches or clicks a point of the canvas.
    pub fn hit_at(self, app: &mut App, at: Pos2) {
        let at = at * app.world().resource::<Canvas>().scale;
        match self {
            Self::Finger => tap_at(app, at.x, at.y),
            _ => pointer::click(app, at.x, at.y),
        }
        frames(app, 2);
    }

    /// Touches or clicks a thing.
    #[track_caller]
    pub fn hit(self, app: &mut App, thing: Id) {
        let Some(place) = app.world().resource::<Focus>().place_of(thing) else {
            panic!("{thing:?} is not on {:?}", screen(app));
        };
        self.hit_at(app, place.center());
    }

    pub const fn points(self) -> bool {
        matches!(self, Self::Finger | Self::Mouse)
    }

    /// Yes to what is in focus.
    #[track_caller]
    pub fn confirm(self, app: &mut App) {
        if self.points() {
            let thing = app.world().resource::<Focus>().at();
            self.hit(app, thing.expect("nothing is in focus"));
        } else {
            self.say(app, KeyCode::Enter, GamepadButton::South);
        }
    }

    /// One step back: to the pointer there is always something that leads there.
    #[track_caller]
    pub fn back(self, app: &mut App) {
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
    #[track_caller]
    pub fn seek(self, app: &mut App, thing: Id) {
        for _ in 0..60 {
            if app.world().resource::<Focus>().at() == Some(thing) {
                return;
            }
            self.say(app, KeyCode::Tab, GamepadButton::RightTrigger);
        }
        panic!("the focus does not come to {thing:?} on {:?}", screen(app));
    }

    /// Chooses a thing.
    #[track_caller]
    pub fn take(self, app: &mut App, thing: Id) {
        if self.points() {
            self.hit(app, thing);
        } else {
            self.seek(app, thing);
            self.confirm(app);
        }
    }

    /// Chooses a thing; the screen that comes.
    #[track_caller]
    pub fn choose(self, app: &mut App, thing: Id, comes: Screen) {
        self.take(app, thing);
        assert_eq!(screen(app), comes, "after {thing:?}");
    }
}
