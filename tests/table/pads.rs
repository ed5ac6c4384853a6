//! Gamepads, one passed round or one each, that come and go; nothing but their events is used.

use crate::support::{
    self, frames, moves, pad_connect as plug, pad_disconnect as unplug, pad_press as push, pass,
    people, screen, whole,
};
use bevy::input::gamepad::{RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::{Paused, Screen};
use taula::input::Device;
use taula::input::focus::Focus;
use taula::input::pads::Pads;
use taula::store::Speed;
use taula_rules::Seat;

/// Moves the left stick.
fn stick(app: &mut App, gamepad: Entity, axis: GamepadAxis, value: f32) {
    let event = RawGamepadAxisChangedEvent {
        gamepad,
        axis,
        value,
    };
    app.world_mut().write_message(RawGamepadEvent::Axis(event));
    frames(app, 2);
}

fn paused(app: &App) -> bool {
    *app.world().resource::<State<Paused>>().get() == Paused::Yes
}

/// A pad at a table of people, before the first throw.
fn at_table() -> (App, Entity) {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    let pad = plug(&mut app);
    push(&mut app, pad, GamepadButton::South);
    assert_eq!(screen(&app), Screen::Setup);
    push(&mut app, pad, GamepadButton::South);
    assert_eq!(screen(&app), Screen::Table);
    (app, pad)
}

#[test]
fn a_game_is_begun_and_played_with_a_pad_alone() {
    let (mut app, pad) = at_table();
    for _ in 0..40 {
        let before = moves(&app);
        push(&mut app, pad, GamepadButton::South);
        pass(&mut app, 10);
        assert!(moves(&app) > before);
    }
    assert!(matches!(*app.world().resource::<Device>(), Device::Pad(of) if of == pad));
}

#[test]
fn start_holds_the_game_and_east_goes_back() {
    let (mut app, pad) = at_table();
    push(&mut app, pad, GamepadButton::Start);
    assert!(paused(&app));
    push(&mut app, pad, GamepadButton::Start);
    assert!(!paused(&app));
    push(&mut app, pad, GamepadButton::East);
    assert!(paused(&app));
    push(&mut app, pad, GamepadButton::East);
    assert!(!paused(&app));
}

#[test]
fn every_screen_is_reached_and_left_with_a_pad_alone() {
    let mut app = whole(Speed::Instant);
    let pad = plug(&mut app);
    let focus = |app: &App| app.world().resource::<Focus>().at();
    // The games lie on the right; the menu has a row for each of the others.
    for (row, comes) in [
        ("parchis", Screen::Setup),
        ("thaayam", Screen::Setup),
        ("lessons", Screen::Lesson),
        ("saved-games", Screen::Saves),
        ("rules", Screen::Rulebook),
        ("settings", Screen::Settings),
    ] {
        let id = Id::new(row);
        // The first game is in focus, the next beside it; in the menu up as far as it goes, then down.
        let ways: &[GamepadButton] = if comes == Screen::Setup {
            &[GamepadButton::DPadRight]
        } else {
            &[
                GamepadButton::DPadLeft,
                GamepadButton::DPadUp,
                GamepadButton::DPadDown,
            ]
        };
        for &way in ways {
            for _ in 0..8 {
                if focus(&app) != Some(id) {
                    push(&mut app, pad, way);
                }
            }
        }
        assert_eq!(focus(&app), Some(id), "{row} is not come to");
        push(&mut app, pad, GamepadButton::South);
        frames(&mut app, 3);
        assert_eq!(screen(&app), comes, "{row}");
        push(&mut app, pad, GamepadButton::East);
        frames(&mut app, 3);
        if comes == Screen::Lesson {
            // As at a table the menu comes first; its last row leads out.
            assert!(paused(&app));
            for _ in 0..8 {
                push(&mut app, pad, GamepadButton::DPadDown);
            }
            assert_eq!(focus(&app), Some(Id::new(("pause", "lesson-leave"))));
            push(&mut app, pad, GamepadButton::South);
            frames(&mut app, 3);
        }
        assert_eq!(screen(&app), Screen::Title, "back from {row}");
    }
}

#[test]
fn the_stick_moves_the_focus_once_and_repeats_only_while_it_is_held() {
    let mut app = whole(Speed::Instant);
    let pad = plug(&mut app);
    let focus = |app: &App| app.world().resource::<Focus>().at();
    push(&mut app, pad, GamepadButton::DPadLeft);
    let before = focus(&app);
    stick(&mut app, pad, GamepadAxis::LeftStickY, -0.45);
    assert_eq!(focus(&app), before, "not half way");
    stick(&mut app, pad, GamepadAxis::LeftStickY, -0.9);
    let after = focus(&app);
    assert_ne!(after, before);
    // A little back is no second push.
    stick(&mut app, pad, GamepadAxis::LeftStickY, -0.4);
    stick(&mut app, pad, GamepadAxis::LeftStickY, -0.9);
    assert_eq!(focus(&app), after);
    stick(&mut app, pad, GamepadAxis::LeftStickY, 0.0);
    stick(&mut app, pad, GamepadAxis::LeftStickY, 0.9);
    assert_eq!(focus(&app), before);
}

#[test]
fn a_pad_that_is_unplugged_takes_nothing_with_it() {
    let (mut app, pad) = at_table();
    push(&mut app, pad, GamepadButton::South);
    let before = moves(&app);
    unplug(&mut app, pad);
    assert!(app.world().resource::<Pads>().all.is_empty());
    assert_eq!(*app.world().resource::<Device>(), Device::Keys);
    support::press(&mut app, KeyCode::Enter);
    assert!(moves(&app) > before);
    let again = plug(&mut app);
    let before = moves(&app);
    push(&mut app, again, GamepadButton::South);
    assert!(moves(&app) > before);
}

#[test]
fn with_several_pads_each_joins_a_person_and_has_a_say_in_their_turn_alone() {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    let (one, two) = (plug(&mut app), plug(&mut app));
    push(&mut app, one, GamepadButton::South);
    assert_eq!(screen(&app), Screen::Setup);
    // South joins before it confirms anything.
    push(&mut app, one, GamepadButton::South);
    push(&mut app, two, GamepadButton::South);
    assert_eq!(screen(&app), Screen::Setup);
    let pads = app.world().resource::<Pads>();
    assert_eq!(pads.of(Seat(0)), Some(1));
    assert_eq!(pads.of(Seat(1)), Some(2));
    push(&mut app, one, GamepadButton::South);
    assert_eq!(screen(&app), Screen::Table);
    for _ in 0..60 {
        let table = support::parchis(&app);
        let Some(seat) = table.flow.game().turn().seat() else {
            break;
        };
        let (has, other) = if seat == Seat(1) {
            (two, one)
        } else {
            (one, two)
        };
        let before = moves(&app);
        if seat.index() < 2 {
            push(&mut app, other, GamepadButton::South);
            assert_eq!(moves(&app), before, "it is {seat:?}'s turn");
            push(&mut app, has, GamepadButton::South);
        } else {
            // Seats without a pad of their own are played with the keys.
            push(&mut app, other, GamepadButton::South);
            assert_eq!(moves(&app), before);
            support::press(&mut app, KeyCode::Enter);
        }
        assert!(moves(&app) > before);
    }
    // The menu is everybody's.
    push(&mut app, two, GamepadButton::Start);
    assert!(paused(&app));
    push(&mut app, one, GamepadButton::East);
    assert!(!paused(&app));
}

#[test]
fn a_window_that_is_not_in_front_leaves_pads_to_others() {
    let (mut app, pad) = at_table();
    let window = support::window(&mut app);
    app.world_mut().get_mut::<Window>(window).unwrap().focused = false;
    let before = moves(&app);
    push(&mut app, pad, GamepadButton::South);
    assert_eq!(moves(&app), before);
    app.world_mut().get_mut::<Window>(window).unwrap().focused = true;
    push(&mut app, pad, GamepadButton::South);
    assert!(moves(&app) > before);
}
