//! Choosing at the table of a garden game: a piece and where it goes, what it takes, how it is turned, what cannot be
//! done and why; with keys alone, with a pad alone, with a finger alone and with the mouse alone.

use bevy::prelude::*;
use taula::games::taihou::marks::turn_at;
use taula::games::taihou::spots::tile;
use taula::table::Act;
use taula_rules::games::taihou::Heading;

use crate::board::{assert_written, at, choice, focus, layout, lies, over, paused};
use crate::support::hand::{Hand, with_each};
use crate::support::pointer::wheel;
use crate::support::taihou::{Setup, end, four, piece, played, square};
use crate::support::{act, frames, moves, pad_connect, press, written};

/// The elephant on c3 goes to c4 or back to c2; the tiger on f5 can take the nightingale on f6.
fn plain() -> Setup {
    four("c3=0:8N f5=0:6N f6=2:1S k9=2:8S l1=1:1W b9=3:1E")
}

#[test]
fn a_piece_then_where_it_goes() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, piece("c3"));
            assert_eq!(choice(app).held, Some(square("c3")), "{hand:?}");
            assert_eq!(moves(app), 0, "{hand:?}");
            hand.take(app, end("c4"));
            assert_eq!(played(app), ["c3-c4"], "{hand:?}");
            assert_eq!(choice(app).held, None, "{hand:?}: nothing stays in hand");
        },
    );
}

#[test]
fn what_can_be_taken_is_at_hand_and_said_before() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, piece("f5"));
            if !hand.points() {
                assert_eq!(focus(app), Some(end("f6")), "{hand:?}");
                assert_written(app, "Tiger: f5 × f6");
                assert_written(app, "It takes the nightingale, head on.");
                assert_written(app, "txok-tâe");
            }
            hand.take(app, end("f6"));
            assert_eq!(played(app), ["f5xf6"], "{hand:?}");
        },
    );
}

#[test]
fn what_is_in_hand_is_let_go_before_the_game_is_held() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, piece("c3"));
            if hand.points() {
                // What was taken up is put back where it was.
                hand.take(app, piece("c3"));
                assert_eq!(choice(app).held, None, "{hand:?}");
            } else {
                hand.back(app);
                assert_eq!(choice(app).held, None, "{hand:?}");
                assert!(!paused(app), "{hand:?}");
                assert_eq!(focus(app), Some(piece("c3")), "{hand:?}");
                hand.back(app);
                assert!(paused(app), "{hand:?}");
            }
            assert_eq!(moves(app), 0, "{hand:?}");
        },
    );
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
        hand.seek(&mut app, piece("c3"));
        does(&mut app, hand);
    }
}

fn turn_on(app: &mut App, hand: Hand) {
    hand.say(app, KeyCode::KeyR, GamepadButton::West);
}

#[test]
fn a_piece_is_turned_quarter_by_quarter_and_confirming_settles_it() {
    with_both(|app, hand| {
        for (quarters, facing, said) in [
            (1, Heading::E, "turned east"),
            (2, Heading::S, "turned south"),
            (3, Heading::W, "turned west"),
        ] {
            hand.seek(app, piece("c3"));
            for _ in 0..quarters {
                turn_on(app, hand);
                assert_eq!(moves(app), 0, "{hand:?}: it is only shown");
            }
            assert_eq!(choice(app).facing, Some(facing), "{hand:?}");
            assert_eq!(focus(app), Some(piece("c3")), "{hand:?}");
            assert_written(app, said);
            hand.confirm(app);
            assert_eq!(played(app), [format!("c3@{facing}")], "{hand:?}");
            act(app, Act::Undo);
            frames(app, 3);
        }
    });
}

#[test]
fn a_whole_turn_is_none_and_the_way_back_takes_a_turn_back_first() {
    with_both(|app, hand| {
        for _ in 0..4 {
            turn_on(app, hand);
        }
        assert_eq!(choice(app).facing, None, "{hand:?}");
        turn_on(app, hand);
        hand.back(app);
        assert_eq!(choice(app).facing, None, "{hand:?}");
        assert_eq!(choice(app).held, Some(square("c3")), "{hand:?}");
        hand.back(app);
        assert_eq!(choice(app).held, None, "{hand:?}");
        assert_eq!((moves(app), paused(app)), (0, false), "{hand:?}");
    });
}

#[test]
fn the_wheel_and_the_arrows_turn_it_too() {
    let mut app = at(&plain());
    over(&mut app, "c3");
    // Towards oneself is clockwise.
    wheel(&mut app, false);
    assert_eq!(choice(&app).facing, Some(Heading::E));
    wheel(&mut app, true);
    assert_eq!(choice(&app).facing, None);
    wheel(&mut app, true);
    assert_eq!(choice(&app).facing, Some(Heading::W));
    let middle = lies(&app, "c3").center();
    Hand::Mouse.hit_at(&mut app, middle);
    assert_eq!(played(&app), ["c3@W"]);
    for hand in [Hand::Mouse, Hand::Finger] {
        let mut app = at(&plain());
        hand.take(&mut app, piece("c3"));
        let arrow = turn_at(tile(&layout(&app), square("c3")), Heading::E);
        hand.hit_at(&mut app, arrow.center());
        assert_eq!(played(&app), ["c3@E"], "{hand:?}");
    }
}

#[test]
fn what_cannot_be_done_says_why() {
    for (board, from, to, why) in [
        (
            "c3=0:8N c4=0:1N l1=1:1W a11=2:1S b9=3:1E",
            "c3",
            "c4",
            "Your own piece stands there",
        ),
        (
            "c3=0:8N c4=2:9S l1=1:1W b9=3:1E",
            "c3",
            "c4",
            "It does not take that piece",
        ),
        (
            "c3=0:6N c4=2:8S l1=1:1W b9=3:1E",
            "c3",
            "c4",
            "It cannot be taken head on",
        ),
        (
            "c3=0:8N c2=2:1S l1=1:1W b9=3:1E",
            "c3",
            "c2",
            "Backwards it takes nobody",
        ),
        (
            "c3=0:8N c4=2:L a11=2:1S l1=1:1W b9=3:1E",
            "c3",
            "c4",
            "A lotus cannot be taken",
        ),
    ] {
        let mut app = at(&four(board));
        let hand = Hand::Keys;
        hand.take(&mut app, piece(from));
        // It can only be turned, or goes elsewhere; what bars the way can be looked at all the same.
        if choice(&app).facing.is_some() {
            hand.back(&mut app);
        }
        hand.seek(&mut app, end(to));
        frames(&mut app, 2);
        assert_written(&app, why);
        hand.confirm(&mut app);
        assert_eq!(moves(&app), 0, "{board}");
    }
}

#[test]
fn into_the_lake_only_the_toad_goes() {
    let mut app = at(&four("f4=0:8N l1=1:1W a11=2:1S b9=3:1E").lake());
    Hand::Keys.take(&mut app, piece("f4"));
    Hand::Keys.seek(&mut app, end("f5"));
    frames(&mut app, 2);
    assert_written(&app, "Only the toad enters the lake");
    let mut app = at(&four("f4=0:2N l1=1:1W a11=2:1S b9=3:1E").lake());
    Hand::Mouse.take(&mut app, piece("f4"));
    Hand::Mouse.take(&mut app, end("f5"));
    assert_eq!(played(&app), ["f4-f5"]);
}

#[test]
fn what_could_take_it_there_is_said_before_it_goes() {
    let mut app = at(&four("c3=0:1N b4=1:8E l1=1:1W a11=2:1S b9=3:1E").moves(0));
    Hand::Keys.take(&mut app, piece("c3"));
    Hand::Keys.seek(&mut app, end("c4"));
    frames(&mut app, 2);
    assert_written(&app, "It could be taken there.");
    Hand::Keys.seek(&mut app, end("c2"));
    frames(&mut app, 2);
    assert!(!written::stands(&app, "It could be taken there."));
}

#[test]
fn who_takes_whom_is_one_key_away() {
    with_both(|app, hand| {
        let open = |app: &App| crate::support::taihou(app).own.attacks;
        hand.say(app, KeyCode::KeyT, GamepadButton::RightThumb);
        assert!(open(app), "{hand:?}");
        assert_written(app, "Who takes whom");
        hand.say(app, KeyCode::KeyT, GamepadButton::RightThumb);
        assert!(!open(app), "{hand:?}");
        hand.say(app, KeyCode::KeyT, GamepadButton::RightThumb);
        hand.back(app);
        assert!(!open(app) && !paused(app), "{hand:?}");
        assert_eq!(moves(app), 0);
    });
    let mut app = at(&plain());
    press(&mut app, KeyCode::KeyT);
    press(&mut app, KeyCode::KeyT);
    Hand::Mouse.take(&mut app, piece("c3"));
    assert_eq!(choice(&app).held, Some(square("c3")), "the table goes on");
}
