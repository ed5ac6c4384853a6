//! The settings with keys alone, with a pad alone and with the mouse alone: in force at once, and kept; and
//! other keys and buttons for the actions. Through the whole app, in a window nobody draws.

use crate::support::pointer::{click, point};
use crate::support::{
    self, frames, go, launch, pad_connect, pad_disconnect, pad_hold, pad_press, press, screen,
    whole, whole_of, window,
};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy_egui::egui::{AsId, Id};
use taula::app::{Launch, Pace, Screen};
use taula::input::focus::Focus;
use taula::input::listening::{Listening, Wanted};
use taula::input::rebind::Column;
use taula::locale::{Language, Words};
use taula::memory::{Chosen, Memory};
use taula::store::{Folders, Settings, Speed};
use taula::theme::Canvas;

/// What a person changes settings with.
#[derive(Clone, Copy)]
enum With {
    Keys,
    Pad(Entity),
}

impl With {
    fn press(self, app: &mut App, key: KeyCode, button: GamepadButton) {
        match self {
            Self::Keys => press(app, key),
            Self::Pad(pad) => pad_press(app, pad, button),
        }
    }

    fn next(self, app: &mut App) {
        self.press(app, KeyCode::Tab, GamepadButton::RightTrigger);
    }

    fn left(self, app: &mut App) {
        self.press(app, KeyCode::ArrowLeft, GamepadButton::DPadLeft);
    }

    fn right(self, app: &mut App) {
        self.press(app, KeyCode::ArrowRight, GamepadButton::DPadRight);
    }

    fn confirm(self, app: &mut App) {
        self.press(app, KeyCode::Enter, GamepadButton::South);
    }

    /// Goes on until something has the focus.
    fn reach(self, app: &mut App, name: impl AsId) {
        let id = Id::new(name);
        for _ in 0..80 {
            if focus(app) == Some(id) {
                return;
            }
            self.next(app);
        }
        panic!("it cannot be reached");
    }
}

fn at_settings() -> App {
    let mut app = whole(Speed::Instant);
    go(&mut app, Screen::Settings);
    frames(&mut app, 4);
    app
}

fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

fn settings(app: &App) -> &Settings {
    app.world().resource::<Chosen>()
}

fn place(act: &'static str, column: Column) -> (&'static str, &'static str, Column) {
    ("settings", act, column)
}

fn waits(app: &App) -> Option<Wanted> {
    app.world().resource::<Listening>().wanted()
}

/// Chooses a place of the table, so that a key or a button is waited for.
fn wait_for(app: &mut App, act: &'static str, column: Column) {
    With::Keys.reach(app, place(act, column));
    press(app, KeyCode::Enter);
    assert!(waits(app).is_some(), "{act}");
}

fn keys(app: &App, act: &str) -> Option<Vec<String>> {
    settings(app).keys.get(act).cloned()
}

fn names(names: &[&str]) -> Option<Vec<String>> {
    Some(names.iter().map(|&name| name.to_owned()).collect())
}

/// Changes everything, and sees that it is in force.
fn change_everything(app: &mut App, with: With) {
    assert_eq!(
        focus(app),
        Some(Id::new("language")),
        "the language is first, so that whoever cannot read the rest finds it"
    );
    with.left(app);
    let words = app.world().resource::<Words>();
    assert_eq!(words.language(), Language::French);
    assert_eq!(settings(app).language.as_deref(), Some("fr"));

    with.reach(app, "text-size");
    with.right(app);
    assert!((app.world().resource::<Canvas>().text - 1.25).abs() < 1e-6);
    with.right(app);
    with.right(app);
    with.right(app);
    assert_eq!(settings(app).text, 200, "at the end it stays");
    assert_eq!(focus(app), Some(Id::new("text-size")));

    with.reach(app, "window");
    with.right(app);
    assert!(settings(app).window.fullscreen);
    with.reach(app, "sound");
    with.left(app);
    assert_eq!(settings(app).sound, 70);
    with.reach(app, "music");
    with.right(app);
    assert_eq!(settings(app).music, 70);
    with.reach(app, "speed");
    with.right(app);
    assert_eq!(app.world().resource::<Pace>().speed, Speed::Slow);
    with.reach(app, "less-motion");
    with.confirm(app);
    assert!(app.world().resource::<Pace>().less_motion);
    with.reach(app, "mute-all");
    with.confirm(app);
    assert!(settings(app).mute);
    match with {
        With::Keys => {
            with.reach(app, place("hint", Column::Keys));
            with.confirm(app);
            press(app, KeyCode::KeyJ);
            assert_eq!(keys(app, "hint"), names(&["KeyJ"]));
        }
        With::Pad(pad) => {
            with.reach(app, place("hint", Column::Pad));
            with.confirm(app);
            // Every other button says something already.
            pad_press(app, pad, GamepadButton::Mode);
            assert_eq!(settings(app).pads.get("hint").cloned(), names(&["Mode"]));
        }
    }
    assert_eq!(screen(app), Screen::Settings);
}

#[test]
fn everything_is_changed_with_keys_alone() {
    let mut app = at_settings();
    change_everything(&mut app, With::Keys);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn everything_is_changed_with_a_pad_alone() {
    let mut app = at_settings();
    let pad = pad_connect(&mut app);
    change_everything(&mut app, With::Pad(pad));
    pad_press(&mut app, pad, GamepadButton::East);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn everything_is_changed_with_the_mouse_alone() {
    let mut app = at_settings();
    click(&mut app, 150.0, 226.0);
    assert_eq!(settings(&app).language.as_deref(), Some("fr"));
    click(&mut app, 320.0, 426.0);
    assert!(settings(&app).window.fullscreen);
    // The middle and the end of the tracks.
    click(&mut app, 631.0, 165.0);
    assert_eq!(settings(&app).sound, 50);
    click(&mut app, 706.0, 211.0);
    assert_eq!(settings(&app).music, 100);
    click(&mut app, 618.0, 298.0);
    assert_eq!(settings(&app).speed, Speed::Slow);
    click(&mut app, 499.0, 362.0);
    assert!(settings(&app).less_motion);
    click(&mut app, 499.0, 420.0);
    assert!(settings(&app).mute);
    // Choosing a key, and thinking better of it.
    click(&mut app, 1_090.0, 194.0);
    assert_eq!(waits(&app), Some(Wanted::Key { escape: true }));
    click(&mut app, 1_090.0, 194.0);
    assert_eq!(waits(&app), None);
    click(&mut app, 1_184.0, 194.0);
    assert_eq!(waits(&app), Some(Wanted::Button));
    click(&mut app, 900.0, 600.0);
    assert_eq!(waits(&app), None);
    click(&mut app, 194.0, 328.0);
    assert_eq!(settings(&app).text, 125);
    click(&mut app, 100.0, 48.0);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn the_wheel_rolls_the_table_of_keys() {
    let mut app = at_settings();
    point(&mut app, 1_090.0, 194.0);
    let window = window(&mut app);
    for _ in 0..6 {
        let wheel = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: -20.0,
            window,
            phase: TouchPhase::Moved,
        };
        app.world_mut().write_message(wheel);
        support::pass(&mut app, 100);
    }
    // The last row is above the button now.
    click(&mut app, 1_090.0, 370.0);
    assert_eq!(
        focus(&app),
        Some(Id::new(place("fullscreen", Column::Keys)))
    );
}

#[test]
fn the_focus_goes_over_the_cards_as_they_are_read() {
    let mut app = at_settings();
    for name in [
        "language",
        "text-size",
        "window",
        "sound",
        "music",
        "speed",
        "less-motion",
        "mute-all",
    ] {
        assert_eq!(focus(&app), Some(Id::new(name)), "{name}");
        press(&mut app, KeyCode::Tab);
    }
    for column in [Column::Keys, Column::Pad] {
        assert_eq!(focus(&app), Some(Id::new(place("confirm", column))));
        press(&mut app, KeyCode::Tab);
    }
    With::Keys.reach(&mut app, "usual-keys");
    press(&mut app, KeyCode::Tab);
    assert_eq!(focus(&app), Some(Id::new("back")));
}

#[test]
fn what_was_changed_is_there_the_next_time() {
    let home = tempfile::tempdir().unwrap();
    let open = || {
        let memory = Memory::open(Some(Folders::under(home.path())));
        let settings = memory.settings();
        Launch {
            settings: Settings {
                language: settings.language.clone().or(Some("en".to_owned())),
                ..settings
            },
            memory,
            ..launch(Speed::Instant)
        }
    };
    let mut app = whole_of(open());
    go(&mut app, Screen::Settings);
    frames(&mut app, 4);
    press(&mut app, KeyCode::ArrowLeft);
    With::Keys.reach(&mut app, "text-size");
    press(&mut app, KeyCode::ArrowRight);
    With::Keys.reach(&mut app, "music");
    press(&mut app, KeyCode::ArrowLeft);
    With::Keys.reach(&mut app, "speed");
    press(&mut app, KeyCode::ArrowRight);
    wait_for(&mut app, "undo", Column::Keys);
    press(&mut app, KeyCode::KeyJ);
    let chosen = settings(&app).clone();
    assert!(app.world().resource::<Memory>().store.flush());
    drop(app);

    let kept = open().settings;
    assert_eq!(kept, chosen);
    assert_eq!(
        (kept.language.as_deref(), kept.text, kept.music, kept.speed),
        (Some("fr"), 125, 50, Speed::Fast)
    );
    assert_eq!(
        kept.keys.get("undo").cloned(),
        names(&["KeyJ", "Ctrl+KeyZ"])
    );
}

#[test]
fn a_key_that_is_waited_for_means_nothing_else() {
    let mut app = at_settings();
    wait_for(&mut app, "other", Column::Keys);
    // Escape gives up: it leaves neither this nor the screen.
    press(&mut app, KeyCode::Escape);
    assert_eq!((waits(&app), screen(&app)), (None, Screen::Settings));
    assert_eq!(*settings(&app), *settings(&at_settings()));

    // Given to confirm, a key does not confirm while it is still down.
    wait_for(&mut app, "confirm", Column::Keys);
    support::keys(&mut app, &[(KeyCode::KeyJ, true)]);
    frames(&mut app, 6);
    assert_eq!(
        keys(&app, "confirm"),
        names(&["KeyJ", "Space", "NumpadEnter"])
    );
    assert_eq!(waits(&app), None);
    support::keys(&mut app, &[(KeyCode::KeyJ, false)]);
    frames(&mut app, 6);
    assert_eq!(waits(&app), None);
    // From now on it does, and Enter does no longer.
    press(&mut app, KeyCode::Enter);
    assert_eq!(waits(&app), None);
    press(&mut app, KeyCode::KeyJ);
    assert!(waits(&app).is_some());
}

#[test]
fn keys_are_taken_together_with_what_is_held() {
    let mut app = at_settings();
    wait_for(&mut app, "hint", Column::Keys);
    support::keys(&mut app, &[(KeyCode::ControlLeft, true)]);
    frames(&mut app, 2);
    assert!(waits(&app).is_some(), "by itself it says nothing");
    press(&mut app, KeyCode::KeyP);
    support::keys(&mut app, &[(KeyCode::ControlLeft, false)]);
    frames(&mut app, 2);
    assert_eq!(keys(&app, "hint"), names(&["Ctrl+KeyP"]));
}

#[test]
fn a_key_that_is_taken_is_exchanged_once_that_is_confirmed() {
    let mut app = at_settings();
    wait_for(&mut app, "hint", Column::Keys);
    press(&mut app, KeyCode::KeyM);
    assert!(!settings(&app).mute, "it was not meant as what it means");
    assert_eq!(focus(&app), Some(Id::new("settings no")));
    // Back puts the question away, and not the screen.
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Settings);
    assert!(settings(&app).keys.is_empty());
    assert_eq!(focus(&app), Some(Id::new(place("hint", Column::Keys))));

    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::KeyM);
    press(&mut app, KeyCode::ArrowLeft);
    press(&mut app, KeyCode::Enter);
    assert_eq!(keys(&app, "hint"), names(&["KeyM"]));
    assert_eq!(keys(&app, "mute"), names(&["KeyH"]));
    press(&mut app, KeyCode::KeyM);
    assert!(!settings(&app).mute);
    press(&mut app, KeyCode::KeyH);
    assert!(settings(&app).mute);
}

#[test]
fn the_way_back_can_have_escape_again() {
    let mut app = at_settings();
    wait_for(&mut app, "back", Column::Keys);
    press(&mut app, KeyCode::KeyB);
    assert_eq!(keys(&app, "back"), names(&["KeyB"]));
    wait_for(&mut app, "back", Column::Keys);
    press(&mut app, KeyCode::Escape);
    assert_eq!(keys(&app, "back"), None, "that is as usual");
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn confirm_and_back_are_never_left_without() {
    let mut app = at_settings();
    for column in [Column::Keys, Column::Pad] {
        for act in ["confirm", "back"] {
            With::Keys.reach(&mut app, place(act, column));
            press(&mut app, KeyCode::Delete);
            assert!(settings(&app).keys.is_empty() && settings(&app).pads.is_empty());
        }
    }
    // Others can be, and get theirs back the same way.
    With::Keys.reach(&mut app, place("mute", Column::Keys));
    press(&mut app, KeyCode::Delete);
    assert_eq!(keys(&app, "mute"), names(&[]));
    // Who has nothing to give cannot take their only one.
    let pad = pad_connect(&mut app);
    wait_for(&mut app, "first", Column::Pad);
    pad_press(&mut app, pad, GamepadButton::East);
    assert!(settings(&app).pads.is_empty());
    assert_eq!(screen(&app), Screen::Settings);
    With::Keys.reach(&mut app, place("mute", Column::Keys));
    press(&mut app, KeyCode::Delete);
    assert_eq!(keys(&app, "mute"), None);
}

#[test]
fn a_button_is_waited_for_from_pads_alone() {
    let mut app = at_settings();
    let pad = pad_connect(&mut app);
    let with = With::Pad(pad);
    with.reach(&mut app, place("menu", Column::Pad));
    with.confirm(&mut app);
    assert_eq!(waits(&app), Some(Wanted::Button));
    // A key gives up.
    press(&mut app, KeyCode::KeyM);
    assert_eq!(waits(&app), None);
    assert!(!settings(&app).mute && settings(&app).pads.is_empty());

    with.confirm(&mut app);
    pad_hold(&mut app, pad, GamepadButton::South, 1.0);
    frames(&mut app, 4);
    // It is confirm's: that it be exchanged is not confirmed by the same press.
    assert_eq!(focus(&app), Some(Id::new("settings no")));
    assert!(settings(&app).pads.is_empty());
    pad_hold(&mut app, pad, GamepadButton::South, 0.0);
    frames(&mut app, 2);
    with.left(&mut app);
    with.confirm(&mut app);
    assert_eq!(settings(&app).pads.get("menu").cloned(), names(&["South"]));
    assert_eq!(
        settings(&app).pads.get("confirm").cloned(),
        names(&["Start"])
    );

    // A pad that goes away while it is waited for leaves the keys.
    pad_press(&mut app, pad, GamepadButton::Start);
    assert_eq!(waits(&app), Some(Wanted::Button));
    pad_disconnect(&mut app, pad);
    press(&mut app, KeyCode::Escape);
    assert_eq!((waits(&app), screen(&app)), (None, Screen::Settings));
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn the_usual_keys_come_back_once_that_is_confirmed() {
    let mut app = at_settings();
    wait_for(&mut app, "hint", Column::Keys);
    press(&mut app, KeyCode::KeyJ);
    let before = settings(&app).clone();
    With::Keys.reach(&mut app, "usual-keys");
    press(&mut app, KeyCode::Enter);
    assert_eq!(focus(&app), Some(Id::new("settings no")));
    press(&mut app, KeyCode::Enter);
    assert_eq!(*settings(&app), before, "who presses on loses nothing");
    assert_eq!(focus(&app), Some(Id::new("usual-keys")));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::ArrowLeft);
    press(&mut app, KeyCode::Enter);
    assert_eq!(keys(&app, "hint"), None);
    // With the mouse it is asked as well.
    wait_for(&mut app, "hint", Column::Keys);
    press(&mut app, KeyCode::KeyJ);
    click(&mut app, 1_044.0, 426.0);
    assert_eq!(keys(&app, "hint"), names(&["KeyJ"]));
    click(&mut app, 534.0, 422.0);
    assert_eq!(keys(&app, "hint"), None);
}

#[test]
fn in_a_small_window_the_cards_lie_over_each_other() {
    let mut app = at_settings();
    let window = window(&mut app);
    app.world_mut()
        .get_mut::<Window>(window)
        .unwrap()
        .resolution
        .set(800.0, 600.0);
    frames(&mut app, 4);
    With::Keys.reach(&mut app, "settings tabs");
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::Tab);
    assert_eq!(focus(&app), Some(Id::new("sound")));
    press(&mut app, KeyCode::ArrowLeft);
    assert_eq!(settings(&app).sound, 70);
    click(&mut app, 660.0, 108.0);
    wait_for(&mut app, "hint", Column::Keys);
    press(&mut app, KeyCode::KeyJ);
    assert_eq!(keys(&app, "hint"), names(&["KeyJ"]));
}
