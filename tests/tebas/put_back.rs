//! Putting the discs of an undone stack back: how many are left is said, every empty outer circle is there to be
//! chosen, with each hand.

use taula::games::tebas::panel::end_id;
use taula::table::Act;
use taula_rules::games::tebas::{Circle, Move};

use crate::board::{at, place, square};
use crate::support::hand::{Hand, with_each};
use crate::support::tebas::{Setup, circle, played, stands};
use crate::support::{self, act, frames, moves, written};

/// Two of ivory's are to be put back.
fn two() -> Setup {
    stands(&[("h2", "I1"), ("a1", "I3"), ("c4", "L1"), ("j2", "L1")]).puts_back(2)
}

/// The outer circles where nothing stands.
fn empty() -> Vec<Circle> {
    let outer = Circle::all().filter(|circle| matches!(circle.rank(), 0 | 3));
    outer
        .filter(|&at| at != circle("a1") && at != circle("c4"))
        .collect()
}

#[test]
fn how_many_are_left_is_said_and_the_last_ends_the_turn() {
    with_each(
        || at(&two()),
        |app, hand| {
            assert!(written::stands(app, "Put your 2 pieces back"), "{hand:?}");
            assert!(written::stands(app, "To be put back"), "{hand:?}");
            hand.take(app, end_id(circle("b4")));
            assert_eq!(played(app), ["drop b4"], "{hand:?}");
            frames(app, 4);
            assert!(written::stands(app, "Put your piece back"), "{hand:?}");
            assert_eq!(place(app, end_id(circle("b4"))), None, "{hand:?}");
            hand.take(app, end_id(circle("k1")));
            assert_eq!(played(app), ["drop b4", "drop k1"], "{hand:?}");
            frames(app, 4);
            assert!(!written::stands(app, "To be put back"), "{hand:?}");
            let position = support::tebas(app).flow.game().position();
            assert_eq!((position.player.0, position.redeploy), (1, 0));
            // With the third quarter towards the border, as at the start.
            let north = |name: &str| position.stack(circle(name)).unwrap().north();
            assert_eq!((north("b4"), north("k1")), (1, 3), "{hand:?}");
        },
    );
}

#[test]
fn every_empty_outer_circle_can_be_chosen() {
    with_each(
        || at(&two()),
        |app, hand| {
            let offered: Vec<Circle> = Circle::all()
                .filter(|&to| place(app, end_id(to)).is_some())
                .collect();
            assert_eq!(offered, empty(), "{hand:?}");
            if !hand.points() {
                for to in empty().into_iter().step_by(3) {
                    hand.seek(app, end_id(to));
                    let looked = support::tebas(app).own.choice.looked_at;
                    assert_eq!(looked, Some(Move::Drop { to }), "{hand:?}");
                }
                return;
            }
            for to in empty().into_iter().step_by(4) {
                hand.take(app, end_id(to));
                assert_eq!(played(app), [format!("drop {to}")], "{hand:?}");
                act(app, Act::Undo);
                frames(app, 3);
                assert_eq!(moves(app), 0, "{hand:?}");
            }
        },
    );
}

#[test]
fn where_none_can_be_put_nothing_happens() {
    for hand in [Hand::Finger, Hand::Mouse] {
        let mut app = at(&two());
        for name in ["a1", "c4", "f2", "g3", "h2"] {
            let at = square(&app, name).center();
            hand.hit_at(&mut app, at);
            assert_eq!(moves(&app), 0, "{hand:?}: {name}");
        }
    }
}

#[test]
fn a_stack_that_is_brought_out_is_undone_and_put_back_as_it_is_played() {
    // Of four one is lapis lazuli's: it leaves; two of ivory's own are put back.
    let setup = stands(&[
        ("h2", "ILII3"),
        ("i3", "I1"),
        ("c1", "I3"),
        ("j3", "L1"),
        ("k2", "L1"),
    ]);
    with_each(
        || at(&setup),
        |app, hand| {
            hand.take(app, taula::games::tebas::panel::disc_id(circle("h2")));
            if !hand.points() {
                hand.seek(app, end_id(circle("h1")));
                frames(app, 2);
                let said = "one lapis lazuli piece leaves the game, and you put back 2 of yours";
                assert!(written::stands(app, said), "{:?}", written::all(app));
            }
            hand.take(app, end_id(circle("h1")));
            frames(app, 4);
            assert!(written::stands(app, "Put your 2 pieces back"), "{hand:?}");
            for to in ["a4", "k1"] {
                hand.take(app, end_id(circle(to)));
                frames(app, 4);
            }
            assert_eq!(played(app), ["h2-h1", "drop a4", "drop k1"], "{hand:?}");
            assert!(support::tebas(app).agrees(), "{hand:?}");
            // Each of them is taken back by itself.
            for left in [2, 1, 0] {
                hand.take(app, bevy_egui::egui::Id::new("undo"));
                frames(app, 4);
                assert_eq!(moves(app), left, "{hand:?}");
            }
        },
    );
}
