//! Turning a disc: with the key and the pad's button, with the wheel, on the card; shown before it is settled,
//! taken back before the disc is, and refused with its reason.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::games::tebas::choice::turned;
use taula::games::tebas::panel::disc_id;
use taula::games::tebas::turning::turn_id;
use taula::table::Act;
use taula_rules::games::tebas::Move;

use crate::board::{at, choice, focus, over, paused, place};
use crate::support::hand::{Hand, with_each};
use crate::support::pointer::wheel;
use crate::support::tebas::{Setup, circle, played, stands};
use crate::support::{self, act, frames, moves, pad_connect, press, written};

fn plain() -> Setup {
    stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("h3", "I1"),
        ("d3", "L1"),
        ("j2", "L1"),
    ])
}

/// The turn of c1 by so many quarters.
fn turn(quarters: u8) -> Move {
    let north = [3, 2, 1, 4][usize::from(quarters)];
    Move::Turn {
        circle: circle("c1"),
        north,
    }
}

fn c1() -> Id {
    disc_id(circle("c1"))
}

/// Keys, and a pad.
fn with_both(does: impl Fn(&mut App, Hand)) {
    for with_pad in [false, true] {
        let mut app = at(&plain());
        let hand = if with_pad {
            Hand::Pad(pad_connect(&mut app))
        } else {
            Hand::Keys
        };
        hand.seek(&mut app, c1());
        does(&mut app, hand);
    }
}

fn turn_on(app: &mut App, hand: Hand) {
    hand.say(app, KeyCode::KeyR, GamepadButton::West);
}

#[test]
fn the_numbers_run_clockwise() {
    let setup = plain().game(1);
    let stack = setup.position().stack(circle("c1")).unwrap();
    for quarters in 1..=3 {
        let Move::Turn { north, .. } = turn(quarters) else {
            unreachable!()
        };
        assert_eq!(turned(stack, quarters), north);
    }
}

#[test]
fn a_key_turns_the_disc_quarter_by_quarter_and_confirming_settles_it() {
    with_both(|app, hand| {
        for (quarters, said) in [(1, "quarter turn"), (2, "half turn"), (3, "Three quarters")] {
            hand.seek(app, c1());
            for so_far in 1..=quarters {
                turn_on(app, hand);
                assert_eq!(choice(app).held, Some(circle("c1")), "{hand:?}");
                assert_eq!(choice(app).quarters, so_far, "{hand:?}");
                assert_eq!(choice(app).looked_at, Some(turn(so_far)), "{hand:?}");
                assert_eq!(focus(app), Some(c1()), "{hand:?}");
                assert_eq!(moves(app), 0, "{hand:?}: it is only shown");
            }
            let all = written::all(app);
            assert!(written::stands(app, said), "{hand:?}: {all:?}");
            hand.confirm(app);
            assert_eq!(played(app), [turn(quarters).to_string()], "{hand:?}");
            act(app, Act::Undo);
            frames(app, 3);
        }
    });
}

#[test]
fn a_whole_turn_is_none() {
    with_both(|app, hand| {
        for _ in 0..4 {
            turn_on(app, hand);
        }
        assert_eq!(choice(app).quarters, 0, "{hand:?}");
        assert_eq!(choice(app).held, Some(circle("c1")), "{hand:?}");
        hand.confirm(app);
        assert_eq!((moves(app), choice(app).held), (0, None), "{hand:?}");
    });
}

#[test]
fn x_does_as_r() {
    let mut app = at(&plain());
    Hand::Keys.seek(&mut app, c1());
    press(&mut app, KeyCode::KeyX);
    assert_eq!(choice(&app).quarters, 1);
}

#[test]
fn the_way_back_takes_the_turn_back_first_and_then_the_disc() {
    with_both(|app, hand| {
        turn_on(app, hand);
        turn_on(app, hand);
        hand.back(app);
        assert_eq!(choice(app).quarters, 0, "{hand:?}");
        assert_eq!(choice(app).held, Some(circle("c1")), "{hand:?}");
        assert_eq!(focus(app), Some(c1()), "{hand:?}");
        hand.back(app);
        assert_eq!(choice(app).held, None, "{hand:?}");
        assert!(!paused(app), "{hand:?}");
        hand.back(app);
        assert!(paused(app), "{hand:?}");
        assert_eq!(moves(app), 0, "{hand:?}");
    });
}

#[test]
fn the_wheel_turns_both_ways_what_the_pointer_is_on() {
    for (notches, quarters) in [
        (&[false][..], 1),
        (&[false, false], 2),
        (&[true], 3),
        (&[true, false], 0),
        (&[true, true, true], 1),
    ] {
        let mut app = at(&plain());
        over(&mut app, "c1");
        for &up in notches {
            wheel(&mut app, up);
        }
        assert_eq!(choice(&app).quarters, quarters, "{notches:?}");
        assert_eq!(moves(&app), 0);
        if quarters > 0 {
            Hand::Mouse.hit(&mut app, c1());
            assert_eq!(played(&app), [turn(quarters).to_string()], "{notches:?}");
        }
    }
}

#[test]
fn the_wheel_turns_what_is_in_hand_wherever_the_pointer_is_on_the_board() {
    let mut app = at(&plain());
    Hand::Mouse.take(&mut app, c1());
    over(&mut app, "h3");
    wheel(&mut app, false);
    assert_eq!(choice(&app).held, Some(circle("c1")));
    assert_eq!(choice(&app).quarters, 1);
}

#[test]
fn the_card_shows_the_three_turns_and_plays_the_one_that_is_chosen() {
    with_each(
        || at(&plain()),
        |app, hand| {
            for quarters in 1..=3 {
                hand.take(app, c1());
                if hand.points() {
                    hand.take(app, turn_id(quarters));
                } else {
                    hand.seek(app, turn_id(quarters));
                    frames(app, 2);
                    let looked = support::tebas(app).own.turn_looked;
                    assert_eq!(looked, Some(quarters), "{hand:?}: it is shown on the board");
                    assert_eq!(choice(app).looked_at, Some(turn(quarters)), "{hand:?}");
                    hand.confirm(app);
                }
                assert_eq!(played(app), [turn(quarters).to_string()], "{hand:?}");
                act(app, Act::Undo);
                frames(app, 3);
            }
        },
    );
}

#[test]
fn what_it_could_do_once_turned_is_said() {
    let mut app = at(&plain());
    Hand::Keys.seek(&mut app, c1());
    press(&mut app, KeyCode::KeyR);
    let said = "Then II faces up, III right, IV down and I left.";
    assert!(written::stands(&app, said), "{:?}", written::all(&app));
}

#[test]
fn another_disc_is_not_turned_with_it() {
    let mut app = at(&plain());
    over(&mut app, "c1");
    wheel(&mut app, false);
    let other = crate::board::square(&app, "h2").center();
    Hand::Mouse.hit_at(&mut app, other);
    assert_eq!(choice(&app).held, Some(circle("h2")));
    assert_eq!(choice(&app).quarters, 0);
    assert_eq!(moves(&app), 0);
}

#[test]
fn a_turn_that_cannot_be_made_says_why() {
    let why = "First bring a free piece inside";
    let enter = stands(&[("c1", "I3"), ("a1", "I3"), ("j2", "L1")]);
    for with_pad in [false, true] {
        let mut app = at(&enter);
        let hand = if with_pad {
            Hand::Pad(pad_connect(&mut app))
        } else {
            Hand::Keys
        };
        hand.seek(&mut app, c1());
        turn_on(&mut app, hand);
        assert!(written::stands(&app, why), "{hand:?}");
        hand.confirm(&mut app);
        assert_eq!(moves(&app), 0, "{hand:?}");
    }
    for hand in [Hand::Mouse, Hand::Finger] {
        let mut app = at(&enter);
        hand.take(&mut app, c1());
        for quarters in 1..=3 {
            assert_eq!(place(&app, turn_id(quarters)), None, "{hand:?}");
        }
        let tray = crate::board::layout(&app).tray;
        written::has_stood(&mut app, "");
        hand.hit_at(&mut app, tray.center());
        assert!(written::has_stood(&mut app, why), "{hand:?}");
        assert_eq!(moves(&app), 0, "{hand:?}");
    }
}

#[test]
fn of_three_turns_only_those_are_offered_that_the_rules_want() {
    let why = "First turn a piece so that it can come in";
    let mut app = at(&stands(&[("f1", "I1"), ("j2", "L1")]));
    let f1 = disc_id(circle("f1"));
    Hand::Keys.take(&mut app, f1);
    assert_eq!(focus(&app), Some(turn_id(1)), "nothing but turning is left");
    let offered: Vec<bool> = (1..=3)
        .map(|by| place(&app, turn_id(by)).is_some())
        .collect();
    assert_eq!(offered, [true, true, false]);
    Hand::Keys.seek(&mut app, f1);
    for _ in 0..3 {
        press(&mut app, KeyCode::KeyR);
    }
    assert!(written::stands(&app, why));
    Hand::Keys.confirm(&mut app);
    assert_eq!(moves(&app), 0);
    press(&mut app, KeyCode::KeyR);
    press(&mut app, KeyCode::KeyR);
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app), ["f1@4"]);
}
