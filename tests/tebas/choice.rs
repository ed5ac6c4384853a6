//! Choosing at the table of Tebas: a disc and where it goes, stacks fanned out, what cannot be done; with keys
//! alone, with a pad alone, with a finger alone and with the mouse alone.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::games::tebas::panel::{disc_id, end_id};
use taula::table::Act;
use taula_rules::games::tebas::{Heading, Move};

use crate::board::{at, chip, choice, focus, over, paused, place, ringed, square};
use crate::support::hand::{Hand, with_each};
use crate::support::tebas::{Setup, circle, played, stands};
use crate::support::{self, act, frames, moves, pad_connect, written};

fn disc(name: &str) -> Id {
    disc_id(circle(name))
}

fn end(name: &str) -> Id {
    end_id(circle(name))
}

/// The disc on c1 goes three up and bends to b3 or d3, four to the right, two to the left; nothing lies below it.
fn plain() -> Setup {
    stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("h3", "I1"),
        ("d3", "L1"),
        ("j2", "L1"),
    ])
}

/// The same with an own disc at the bend's left end.
fn beside_own() -> Setup {
    stands(&[
        ("c1", "I3"),
        ("b3", "I2"),
        ("h3", "I1"),
        ("d3", "L1"),
        ("j2", "L1"),
    ])
}

#[test]
fn a_disc_then_where_it_goes() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, disc("c1"));
            assert_eq!(choice(app).held, Some(circle("c1")), "{hand:?}");
            assert_eq!(moves(app), 0, "{hand:?}");
            // What the mouse is over has the focus.
            if !matches!(hand, Hand::Mouse) {
                let on = focus(app).unwrap();
                let ends = ["a1", "b3", "d3", "g1"];
                assert!(ends.map(end).contains(&on), "{hand:?}: ends are at hand");
            }
            hand.take(app, end("g1"));
            assert_eq!(played(app), ["c1-g1"], "{hand:?}");
            assert_eq!(choice(app).held, None, "{hand:?}: nothing stays in hand");
        },
    );
}

#[test]
fn both_ends_of_a_bend_are_offered() {
    with_each(
        || at(&plain()),
        |app, hand| {
            for to in ["b3", "d3"] {
                hand.take(app, disc("c1"));
                for end in ["b3", "d3"].map(end) {
                    assert!(place(app, end).is_some(), "{hand:?}");
                }
                hand.take(app, end(to));
                assert_eq!(played(app), [format!("c1-{to}")], "{hand:?}");
                act(app, Act::Undo);
                frames(app, 3);
            }
        },
    );
}

#[test]
fn what_an_end_brings_is_said_before_it_is_chosen() {
    let mut app = at(&plain());
    Hand::Keys.take(&mut app, disc("c1"));
    for (to, heading, body) in [
        ("a1", "From c1 to a1", "It ends on a1, an empty circle."),
        (
            "b3",
            "From c1 to b3",
            "It comes into the inner field, to b3.",
        ),
        (
            "d3",
            "From c1 to d3",
            "It covers the lapis lazuli piece on d3, which is then blocked.",
        ),
    ] {
        Hand::Keys.seek(&mut app, end(to));
        frames(&mut app, 2);
        let mv = Move::Go {
            from: circle("c1"),
            to: circle(to),
        };
        assert_eq!(choice(&app).looked_at, Some(mv));
        assert!(written::stands(&app, heading), "{:?}", written::all(&app));
        assert!(written::stands(&app, body), "{:?}", written::all(&app));
    }
    assert_eq!(moves(&app), 0);
}

#[test]
fn an_own_disc_is_taken_up_and_where_it_is_an_end_it_is_covered() {
    with_each(
        || at(&beside_own()),
        |app, hand| {
            hand.take(app, disc("b3"));
            assert_eq!(choice(app).held, Some(circle("b3")), "{hand:?}");
            assert_eq!(moves(app), 0, "{hand:?}");
        },
    );
    with_each(
        || at(&beside_own()),
        |app, hand| {
            hand.take(app, disc("c1"));
            assert_eq!(place(app, disc("b3")), None, "{hand:?}: it is an end now");
            hand.take(app, end("b3"));
            assert_eq!(played(app), ["c1-b3"], "{hand:?}");
            let stack = support::tebas(app)
                .flow
                .game()
                .position()
                .stack(circle("b3"));
            assert_eq!(stack.unwrap().to_string(), "II3", "{hand:?}");
        },
    );
}

#[test]
fn what_is_in_hand_is_let_go_before_the_game_is_held() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, disc("c1"));
            if hand.points() {
                // What was taken up is put back where it was.
                hand.take(app, disc("c1"));
                assert_eq!(choice(app).held, None, "{hand:?}");
            } else {
                hand.back(app);
                assert_eq!(choice(app).held, None, "{hand:?}");
                assert!(!paused(app), "{hand:?}");
                assert_eq!(focus(app), Some(disc("c1")), "{hand:?}");
                hand.back(app);
                assert!(paused(app), "{hand:?}");
            }
            assert_eq!(moves(app), 0, "{hand:?}");
        },
    );
}

#[test]
fn another_disc_takes_the_place_of_the_one_in_hand() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, disc("c1"));
            if hand.points() {
                let other = square(app, "h2").center();
                hand.hit_at(app, other);
            } else {
                hand.back(app);
                hand.take(app, disc("h2"));
            }
            assert_eq!(choice(app).held, Some(circle("h2")), "{hand:?}");
            hand.take(app, end("d2"));
            assert_eq!(played(app), ["h2-d2"], "{hand:?}");
        },
    );
}

#[test]
fn an_end_of_a_disc_that_is_only_looked_at_is_clicked_at_once() {
    let mut app = at(&plain());
    over(&mut app, "c1");
    assert_eq!(choice(&app).held, None);
    assert_eq!(choice(&app).disc, Some(circle("c1")));
    let to = square(&app, "g1").center();
    Hand::Mouse.hit_at(&mut app, to);
    assert_eq!(played(&app), ["c1-g1"]);
    // A finger points at nothing before it touches it: what the focus is on is looked at.
    let mut app = at(&plain());
    assert_eq!(focus(&app), Some(disc("c1")));
    let to = square(&app, "d3").center();
    Hand::Finger.hit_at(&mut app, to);
    assert_eq!(played(&app), ["c1-d3"]);
}

#[test]
fn a_disc_that_is_only_passed_on_the_way_is_not_moved() {
    let mut app = at(&plain());
    Hand::Mouse.take(&mut app, disc("c1"));
    for passed in ["h2", "h3"] {
        over(&mut app, passed);
        assert_eq!(choice(&app).held, Some(circle("c1")));
    }
    Hand::Mouse.take(&mut app, end("a1"));
    assert_eq!(played(&app), ["c1-a1"]);
}

#[test]
fn rings_lie_around_what_can_be_taken_and_what_is_in_hand() {
    let mut app = at(&plain());
    let own = ["c1", "h2", "h3"].map(circle);
    assert_eq!(ringed(&app), own);
    Hand::Keys.take(&mut app, disc("h2"));
    frames(&mut app, 2);
    assert!(ringed(&app).contains(&circle("h2")));
    assert!(!ringed(&app).contains(&circle("c1")));
}

#[test]
fn a_stack_that_is_looked_at_is_fanned_out() {
    let setup = stands(&[
        ("c1", "I3"),
        ("h2", "LI1"),
        ("h3", "I1"),
        ("j2", "ILIL3"),
        ("d3", "L1"),
    ]);
    with_each(
        || at(&setup),
        |app, hand| {
            assert!(!written::stands(app, "stack of"), "{hand:?}");
            // The opponent's, and an own one that a finger takes in hand at once.
            for (name, said) in [("j2", "j2: stack of 4"), ("h2", "h2: stack of 2")] {
                if hand.points() {
                    let at = square(app, name).center();
                    hand.hit_at(app, at);
                } else {
                    hand.seek(app, disc(name));
                }
                frames(app, 2);
                for said in [said, "those below are blocked"] {
                    let all = written::all(app);
                    assert!(written::stands(app, said), "{hand:?}: {said}, {all:?}");
                }
                assert_eq!(moves(app), 0, "{hand:?}");
            }
        },
    );
}

#[test]
fn a_stack_that_would_be_covered_is_fanned_out_too() {
    let setup = stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("h3", "I1"),
        ("d3", "ILL3"),
        ("j2", "L1"),
    ]);
    with_each(
        || at(&setup),
        |app, hand| {
            hand.take(app, disc("c1"));
            match hand {
                Hand::Keys | Hand::Pad(_) => hand.seek(app, end("d3")),
                Hand::Mouse => over(app, "d3"),
                // A finger touches to play.
                Hand::Finger => {
                    hand.take(app, end("d3"));
                    assert_eq!(played(app), ["c1-d3"]);
                    return;
                }
            }
            frames(app, 2);
            assert!(written::stands(app, "d3: stack of 3"), "{hand:?}");
            hand.take(app, end("d3"));
            assert_eq!(played(app), ["c1-d3"], "{hand:?}");
        },
    );
}

/// A disc, an end it cannot go to, and why.
fn refusals() -> [(Setup, &'static str, &'static str, &'static str); 7] {
    let two_inside = |disc: (&'static str, &'static str), on: (&'static str, &'static str)| {
        stands(&[disc, ("h3", "I1"), ("i3", "I1"), on, ("j2", "L1")])
    };
    [
        (
            two_inside(("d2", "I1"), ("a4", "L1")),
            "d2",
            "f2",
            "No move ends on a flowered circle",
        ),
        (
            two_inside(("c1", "I3"), ("a1", "L3")),
            "c1",
            "a1",
            "Outer field: only on an empty circle",
        ),
        (
            stands(&[("h2", "I3"), ("c1", "I3"), ("j2", "L1")]),
            "h2",
            "h1",
            "It is your last free piece inside",
        ),
        (
            stands(&[("h2", "LI3"), ("c1", "I3"), ("j2", "L1")]),
            "h2",
            "h1",
            "First you need another free piece inside",
        ),
        (
            stands(&[("c1", "I3"), ("a1", "I3"), ("j2", "L1")]),
            "c1",
            "g1",
            "First bring a free piece inside",
        ),
        (
            stands(&[("f1", "I1"), ("j2", "L1")]),
            "f1",
            "h1",
            "First turn a piece so that it can come in",
        ),
        (
            stands(&[("f1", "I1"), ("j2", "L1")]),
            "f1",
            "f2",
            "No move ends on a flowered circle",
        ),
    ]
}

#[test]
fn an_end_that_cannot_be_played_says_why() {
    for (n, (setup, from, to, why)) in refusals().into_iter().enumerate() {
        with_some(n, &setup, |app, hand| {
            hand.take(app, disc(from));
            assert_eq!(choice(app).held, Some(circle(from)), "{hand:?}: {from}");
            written::has_stood(app, "");
            if hand.points() {
                let at = square(app, to).center();
                hand.hit_at(app, at);
            } else {
                hand.seek(app, end(to));
                frames(app, 2);
                hand.confirm(app);
            }
            let said = written::has_stood(app, why);
            assert!(said, "{hand:?}: \"{why}\" is not said of {from}-{to}");
            assert_eq!(moves(app), 0, "{hand:?}");
            assert_eq!(choice(app).held, Some(circle(from)), "{hand:?}: {from}");
        });
    }
}

/// With something that points and with something that does not, by turns.
fn with_some(n: usize, setup: &Setup, does: impl Fn(&mut App, Hand)) {
    let mut app = at(setup);
    let hand = if n.is_multiple_of(2) {
        Hand::Keys
    } else {
        Hand::Pad(pad_connect(&mut app))
    };
    does(&mut app, hand);
    let hand = if n.is_multiple_of(2) {
        Hand::Finger
    } else {
        Hand::Mouse
    };
    does(&mut at(setup), hand);
}

#[test]
fn a_direction_that_leads_nowhere_says_why_at_its_number() {
    for hand in [Hand::Mouse, Hand::Finger] {
        let mut app = at(&plain());
        let app = &mut app;
        hand.take(app, disc("c1"));
        written::has_stood(app, "");
        let at = chip(app, "c1", Heading::S);
        hand.hit_at(app, at);
        assert!(
            written::has_stood(app, "It would leave the board"),
            "{hand:?}"
        );
        assert_eq!(moves(app), 0, "{hand:?}");
    }
}

#[test]
fn what_cannot_be_taken_up_says_why() {
    let setup = stands(&[("f1", "I2"), ("c1", "I3"), ("j2", "IL1"), ("d3", "L1")]);
    with_each(
        || at(&setup),
        |app, hand| {
            for (name, why) in [
                ("f1", "First bring a free piece inside"),
                ("j2", "Blocked below; on top: Mikel"),
            ] {
                written::has_stood(app, "");
                if hand.points() {
                    let at = square(app, name).center();
                    hand.hit_at(app, at);
                } else {
                    hand.seek(app, disc(name));
                    hand.confirm(app);
                }
                assert!(written::has_stood(app, why), "{hand:?}: {why}");
                assert_eq!((moves(app), choice(app).held), (0, None), "{hand:?}");
            }
        },
    );
}

#[test]
fn a_move_is_taken_back_and_played_again_with_each() {
    with_each(
        || at(&plain()),
        |app, hand| {
            hand.take(app, disc("c1"));
            hand.take(app, end("d3"));
            assert_eq!(played(app), ["c1-d3"], "{hand:?}");
            frames(app, 4);
            hand.take(app, Id::new("undo"));
            assert_eq!(moves(app), 0, "{hand:?}");
            frames(app, 4);
            hand.take(app, Id::new("redo"));
            assert_eq!(played(app), ["c1-d3"], "{hand:?}");
            frames(app, 4);
            // The other plays on at the same table.
            hand.take(app, disc("j2"));
            assert!(choice(app).held.is_some(), "{hand:?}");
            assert!(support::tebas(app).agrees(), "{hand:?}");
        },
    );
}

/// Waits for the answer to what was asked.
fn answered(app: &mut App) {
    for _ in 0..200_000 {
        if !support::tebas(app).flow.is_asked() {
            frames(app, 4);
            return;
        }
        app.update();
        std::thread::yield_now();
    }
    panic!("no answer came");
}

#[test]
fn a_hint_takes_its_disc_up_and_is_played_by_who_likes_it() {
    // A win at hand, a disc to be turned, a disc to be put back.
    let win = stands(&[("c1", "I3"), ("h2", "I1"), ("h3", "I1"), ("d3", "L1")]);
    let turn = stands(&[("f1", "I1"), ("j2", "L1")]);
    let back = stands(&[("h2", "I1"), ("a1", "I3"), ("c4", "L1"), ("j2", "L1")]).puts_back(2);
    for (n, setup) in [win, turn, back].into_iter().enumerate() {
        with_some(n, &setup, |app, hand| {
            hand.take(app, Id::new("hint"));
            answered(app);
            let hint = support::tebas(app).hint.clone().unwrap();
            assert_eq!(moves(app), 0, "{hand:?}: it is never played by itself");
            assert_eq!(choice(app).looked_at, Some(hint.mv), "{hand:?}");
            assert!(written::stands(app, "Hint: "), "{hand:?}: {:?}", hint.mv);
            let there = match hint.mv {
                Move::Go { to, .. } | Move::Drop { to } => end_id(to),
                Move::Turn { circle, .. } => disc_id(circle),
                Move::Starter(_) => panic!("{:?}", hint.mv),
            };
            if !hand.points() {
                assert_eq!(focus(app), Some(there), "{hand:?}: {:?}", hint.mv);
            }
            hand.take(app, there);
            assert_eq!(played(app), [hint.mv.to_string()], "{hand:?}");
        });
    }
}
