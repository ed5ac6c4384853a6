//! Choosing at Thaayam's table: scores and pieces in either order, twins, what cannot be moved; with keys alone,
//! with a pad alone, with a finger alone and with the mouse alone.

use crate::support::hand::{Hand, with_each};
use crate::support::thaayam::{Setup, play, played, two};
use crate::support::{self, frames, moves, persons, press, sit_down, whole, written};
use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2, Rect};
use taula::app::Paused;
use taula::games::thaayam::choice::{Choice, Who};
use taula::games::thaayam::marks::{end_of, stick_rect};
use taula::games::thaayam::panel::{mover_id, token_id};
use taula::games::thaayam::spots::middle;
use taula::games::thaayam::standing::{Place, Stick};
use taula::input::focus::Focus;
use taula::locale::Language;
use taula::memory::Chosen;
use taula::store::Speed;
use taula::table::layout::Shape;
use taula::theme::Canvas;
use taula_rules::Seat;
use taula_rules::games::thaayam::{Move, Scores};

/// The table in the window, with what stands on it to be read.
fn at(setup: Setup) -> App {
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    let game = setup.game(5);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    frames(&mut app, 4);
    app
}

fn choice(app: &App) -> &Choice {
    &support::thaayam(app).own.choice
}

fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

fn place(app: &App, id: Id) -> Option<Rect> {
    app.world().resource::<Focus>().place_of(id)
}

fn paused(app: &App) -> bool {
    *app.world().resource::<State<Paused>>().get() == Paused::Yes
}

/// The middle of a square on the track of seat 0.
fn square(app: &App, index: u8) -> Pos2 {
    let table = support::thaayam(app);
    let layout = table.layout(app.world().resource::<Canvas>());
    middle(&layout, &table.board, Seat(0), index)
}

/// Where a stick lies.
fn stick(app: &App, seat: u8, at: Place) -> Pos2 {
    let table = support::thaayam(app);
    let layout = table.layout(app.world().resource::<Canvas>());
    let stick: Stick = table.own.standing.stick_at(Seat(seat), at, false).unwrap();
    stick_rect(table, &layout, stick, false).center()
}

fn twin_move(scores: [u8; 5], from: u8) -> Move {
    Move::Twin {
        scores: Scores::of(scores),
        from,
    }
}

/// Two pieces that both scores can move.
fn plain() -> Setup {
    two().pieces(0, &[3, 10], &[]).plays(0, &[2, 4])
}

/// A piece and a twin, with much to play.
fn with_twin() -> Setup {
    two().pieces(0, &[3], &[8]).plays(0, &[1, 2, 4, 8])
}

#[test]
fn a_score_then_a_piece() {
    with_each(
        || at(plain()),
        |app, hand| {
            hand.take(app, token_id(1));
            assert_eq!(choice(app).tokens, [1], "{hand:?}");
            assert_eq!((choice(app).held, moves(app)), (None, 0), "{hand:?}");
            if !hand.points() {
                let on = focus(app).unwrap();
                assert!(
                    [3, 10]
                        .map(|index| mover_id(Who::Single(index)))
                        .contains(&on),
                    "{hand:?}: the pieces are at hand"
                );
            }
            hand.take(app, mover_id(Who::Single(10)));
            assert_eq!(played(app), ["4@10"], "{hand:?}");
            assert!(!choice(app).holds(), "{hand:?}: nothing stays in hand");
        },
    );
}

#[test]
fn a_piece_then_a_score() {
    with_each(
        || at(plain()),
        |app, hand| {
            hand.take(app, mover_id(Who::Single(3)));
            assert_eq!(choice(app).held, Some(Who::Single(3)), "{hand:?}");
            assert_eq!(moves(app), 0, "{hand:?}");
            if hand.points() {
                assert!(written::stands(app, "Choose a score"), "{hand:?}");
            } else {
                assert_eq!(
                    focus(app),
                    Some(token_id(0)),
                    "{hand:?}: scores are at hand"
                );
            }
            hand.take(app, token_id(0));
            assert_eq!(played(app), ["2@3"], "{hand:?}");
        },
    );
}

#[test]
fn another_piece_or_another_score_takes_the_place_of_what_is_in_hand() {
    with_each(
        || at(plain()),
        |app, hand| {
            hand.take(app, mover_id(Who::Single(3)));
            hand.take(app, mover_id(Who::Single(10)));
            assert_eq!(choice(app).held, Some(Who::Single(10)), "{hand:?}");
            hand.take(app, token_id(1));
            assert_eq!(played(app), ["4@10"], "{hand:?}");
        },
    );
    with_each(
        || at(plain()),
        |app, hand| {
            hand.take(app, token_id(0));
            hand.take(app, token_id(1));
            assert_eq!(choice(app).tokens, [1], "{hand:?}");
            hand.take(app, mover_id(Who::Single(3)));
            assert_eq!(played(app), ["4@3"], "{hand:?}");
        },
    );
}

#[test]
fn what_is_in_hand_is_let_go_before_the_game_is_held() {
    for id in [mover_id(Who::Single(10)), token_id(1)] {
        with_each(
            || at(plain()),
            |app, hand| {
                hand.take(app, id);
                assert!(choice(app).holds(), "{hand:?}");
                if hand.points() {
                    // What was taken up is put back where it was.
                    hand.take(app, id);
                    assert!(!choice(app).holds(), "{hand:?}");
                } else {
                    hand.back(app);
                    assert!(!choice(app).holds() && !paused(app), "{hand:?}");
                    hand.back(app);
                    assert!(paused(app), "{hand:?}");
                }
                assert_eq!(moves(app), 0, "{hand:?}");
            },
        );
    }
    // The focus is where it was before something was taken up.
    let mut app = at(plain());
    Hand::Keys.take(&mut app, mover_id(Who::Single(10)));
    Hand::Keys.back(&mut app);
    assert_eq!(focus(&app), Some(mover_id(Who::Single(10))));
}

#[test]
fn what_only_one_score_moves_is_moved_at_once() {
    with_each(
        || at(two().pieces(0, &[3, 22], &[]).plays(0, &[2, 4])),
        |app, hand| {
            hand.take(app, mover_id(Who::Single(22)));
            assert_eq!(played(app), ["2@22"], "{hand:?}");
        },
    );
}

#[test]
fn scores_that_cannot_be_used_cannot_be_taken_up() {
    with_each(
        || at(two().pieces(0, &[3, 22], &[]).plays(0, &[1, 2, 4])),
        |app, hand| {
            // With the piece next to the castle the 4 is too much.
            let four = place(app, token_id(2)).unwrap().center();
            hand.take(app, mover_id(Who::Single(22)));
            assert_eq!(choice(app).held, Some(Who::Single(22)), "{hand:?}");
            assert_eq!(place(app, token_id(2)), None, "{hand:?}");
            assert!(place(app, token_id(1)).is_some(), "{hand:?}");
            if hand.points() {
                hand.hit_at(app, four);
            }
            assert!(choice(app).tokens.is_empty(), "{hand:?}");
            assert_eq!(moves(app), 0, "{hand:?}");
            hand.take(app, token_id(1));
            assert_eq!(played(app), ["2@22"], "{hand:?}");
        },
    );
}

#[test]
fn struck_and_used_scores_are_nothing_to_choose() {
    with_each(
        || at(two().pieces(2, &[4, 6], &[])),
        |app, hand| {
            for text in ["roll 4", "roll 1", "roll 1", "roll 8", "roll 2"] {
                play(app, text);
            }
            frames(app, 4);
            // Struck, then the first 1, of which there are two.
            assert_eq!(place(app, token_id(0)), None, "{hand:?}");
            assert!(written::stands(app, "All pieces were off"), "{hand:?}");
            hand.take(app, mover_id(Who::Off));
            assert_eq!(played(app).last().unwrap(), "enter", "{hand:?}");
            frames(app, 4);
            assert_eq!(place(app, token_id(1)), None, "{hand:?}");
            for token in [2, 3, 4] {
                assert!(place(app, token_id(token)).is_some(), "{hand:?}: {token}");
            }
            hand.take(app, token_id(3));
            hand.take(app, mover_id(Who::Single(0)));
            assert_eq!(played(app).last().unwrap(), "8@0", "{hand:?}");
        },
    );
}

#[test]
fn a_twin_goes_half_of_the_scores_that_are_added_up() {
    with_each(
        || at(with_twin()),
        |app, hand| {
            let twin = mover_id(Who::Twin(8));
            hand.take(app, twin);
            assert_eq!(choice(app).held, Some(Who::Twin(8)), "{hand:?}");
            assert!(
                written::stands(app, "Choose scores for the twin"),
                "{hand:?}"
            );
            hand.take(app, token_id(0));
            assert!(written::stands(app, "1 does not move a twin"), "{hand:?}");
            assert_eq!(place(app, Id::new("main")), None, "{hand:?}");
            hand.take(app, token_id(2));
            hand.take(app, token_id(3));
            assert_eq!(choice(app).tokens, [0, 2, 3], "{hand:?}");
            assert_eq!(choice(app).looked_at, Some(twin_move([1, 0, 0, 1, 1], 8)));
            assert!(
                written::stands(app, "8 + 4 + 1 = 13, the twin 6"),
                "{hand:?}: the halved sum is shown before it is played, not {:?}",
                written::all(app)
            );
            // The odd one is not needed.
            hand.take(app, token_id(0));
            assert_eq!(
                (choice(app).tokens.as_slice(), moves(app)),
                (&[2, 3][..], 0)
            );
            hand.take(app, Id::new("main"));
            assert_eq!(played(app), ["8+4@t8"], "{hand:?}");
        },
    );
}

#[test]
fn scores_for_a_twin_can_be_taken_up_before_it() {
    with_each(
        || at(with_twin()),
        |app, hand| {
            hand.take(app, token_id(1));
            hand.take(app, token_id(3));
            assert_eq!(choice(app).tokens, [1, 3], "{hand:?}");
            // No piece takes more than one.
            assert_eq!(place(app, mover_id(Who::Single(3))), None, "{hand:?}");
            hand.take(app, mover_id(Who::Twin(8)));
            assert_eq!(played(app), ["8+2@t8"], "{hand:?}");
        },
    );
}

#[test]
fn a_score_that_the_pointer_only_passes_is_not_spent() {
    let mut app = at(with_twin());
    Hand::Mouse.take(&mut app, mover_id(Who::Twin(8)));
    Hand::Mouse.take(&mut app, token_id(3));
    // On the way to the button it comes over another token.
    let passed = place(&app, token_id(1)).unwrap().center();
    support::pointer::point(&mut app, passed.x, passed.y);
    Hand::Mouse.take(&mut app, Id::new("main"));
    assert_eq!(played(&app), ["8@t8"]);
}

#[test]
fn scores_stay_where_they_are_whatever_is_looked_at() {
    for (language, text) in Language::ALL
        .into_iter()
        .flat_map(|language| [(language, 100), (language, 200)])
    {
        let mut app = folded(with_twin(), (1280, 720), text);
        app.world_mut().resource_mut::<Chosen>().language = Some(language.code().to_owned());
        frames(&mut app, 4);
        let places = |app: &App| -> Vec<Option<Rect>> {
            (0..4).map(|token| place(app, token_id(token))).collect()
        };
        let first = places(&app);
        for _ in 0..14 {
            press(&mut app, KeyCode::Tab);
            frames(&mut app, 2);
            let on = focus(&app);
            assert_eq!(places(&app), first, "{language:?} {text}, {on:?} in focus");
        }
        Hand::Keys.take(&mut app, mover_id(Who::Twin(8)));
        for token in 0..4 {
            Hand::Keys.take(&mut app, token_id(token));
            frames(&mut app, 2);
            assert_eq!(places(&app), first, "{language:?} {text}: {token} added up");
        }
    }
}

#[test]
fn a_score_that_is_looked_at_shows_what_it_would_do() {
    let mut app = at(plain());
    Hand::Keys.take(&mut app, mover_id(Who::Single(3)));
    for (token, to) in [(0, 2), (1, 4)] {
        Hand::Keys.seek(&mut app, token_id(token));
        frames(&mut app, 2);
        let looked_at = Move::Single { score: to, from: 3 };
        assert_eq!(choice(&app).looked_at, Some(looked_at));
    }
    assert_eq!(moves(&app), 0);
}

#[test]
fn the_end_of_a_move_is_clicked_as_well() {
    for hand in [Hand::Mouse, Hand::Finger] {
        // Of a piece in hand every end is offered.
        let mut app = at(plain());
        hand.take(&mut app, mover_id(Who::Single(3)));
        let end = square(&app, 7);
        hand.hit_at(&mut app, end);
        assert_eq!(played(&app), ["4@3"], "{hand:?}");
        // With a score in hand, that of the piece that is looked at.
        let mut app = at(plain());
        hand.take(&mut app, token_id(1));
        if matches!(hand, Hand::Mouse) {
            let piece = place(&app, mover_id(Who::Single(10))).unwrap().center();
            support::pointer::point(&mut app, piece.x, piece.y);
        }
        let table = support::thaayam(&app);
        let mv = table.own.choice.looked_at.unwrap();
        let layout = table.layout(app.world().resource::<Canvas>());
        let end = end_of(table, &layout, mv).unwrap().center();
        hand.hit_at(&mut app, end);
        assert_eq!(played(&app), [mv.to_string()], "{hand:?}");
        // Of a twin the sum's.
        let mut app = at(with_twin());
        hand.take(&mut app, mover_id(Who::Twin(8)));
        hand.take(&mut app, token_id(2));
        hand.take(&mut app, token_id(3));
        let end = square(&app, 14);
        hand.hit_at(&mut app, end);
        assert_eq!(played(&app), ["8+4@t8"], "{hand:?}");
    }
}

#[test]
fn a_piece_is_taken_up_also_where_another_could_go() {
    // The first piece is looked at from the beginning, and one of its moves ends where the other stands.
    with_each(
        || at(two().pieces(0, &[3, 5], &[]).plays(0, &[2, 4])),
        |app, hand| {
            assert_eq!(focus(app), Some(mover_id(Who::Single(3))), "{hand:?}");
            hand.take(app, mover_id(Who::Single(5)));
            assert_eq!(
                (moves(app), choice(app).held),
                (0, Some(Who::Single(5))),
                "{hand:?}"
            );
        },
    );
}

#[test]
fn what_would_be_captured_is_clicked_to_capture_it() {
    for hand in [Hand::Mouse, Hand::Finger] {
        // On the same square as index 7 of seat 0.
        let setup = two().pieces(0, &[3], &[]).pieces(2, &[15], &[]);
        let mut app = at(setup.plays(0, &[2, 4]));
        hand.take(&mut app, mover_id(Who::Single(3)));
        let victim = stick(&app, 2, Place::On(15));
        hand.hit_at(&mut app, victim);
        assert_eq!(played(&app), ["4@3"], "{hand:?}");
        assert!(support::thaayam(&app).flow.game().position().captured);
    }
}

#[test]
fn a_twin_is_formed_by_its_tag_and_costs_nothing() {
    with_each(
        || at(two().pieces(0, &[3, 8, 8], &[]).plays(0, &[2, 4])),
        |app, hand| {
            assert!(written::stands(app, "Form a twin"), "{hand:?}");
            hand.take(app, mover_id(Who::Pair));
            assert_eq!(played(app), ["twin@8"], "{hand:?}");
            frames(app, 4);
            assert!(place(app, mover_id(Who::Twin(8))).is_some(), "{hand:?}");
            assert_eq!(place(app, mover_id(Who::Single(8))), None, "{hand:?}");
            let waiting: Vec<u8> = support::thaayam(app)
                .own
                .tokens
                .waiting()
                .map(|(_, score)| score)
                .collect();
            assert_eq!(waiting, [2, 4], "{hand:?}");
            // And it can be taken back.
            hand.take(app, Id::new("undo"));
            assert_eq!(moves(app), 0, "{hand:?}");
        },
    );
}

#[test]
fn a_twin_comes_back_for_two_ones_and_a_piece_for_one() {
    with_each(
        || {
            at(two()
                .twins_off(0, 1, &[10])
                .plays(0, &[1, 1, 2])
                .twins_return())
        },
        |app, hand| {
            hand.take(app, mover_id(Who::OffTwin));
            assert_eq!(played(app), ["enter-twin"], "{hand:?}");
        },
    );
    // Also with a 1 in hand: either of them stands for both.
    with_each(
        || {
            at(two()
                .twins_off(0, 1, &[10])
                .plays(0, &[1, 1, 2])
                .twins_return())
        },
        |app, hand| {
            hand.take(app, token_id(0));
            hand.take(app, token_id(1));
            hand.take(app, mover_id(Who::OffTwin));
            assert_eq!(played(app), ["enter-twin"], "{hand:?}");
        },
    );
    with_each(
        || at(two().pieces(0, &[10], &[]).plays(0, &[1, 2])),
        |app, hand| {
            hand.take(app, token_id(0));
            hand.take(app, mover_id(Who::Off));
            assert_eq!(played(app), ["enter"], "{hand:?}");
        },
    );
}

/// What is said of a stick that is pointed at.
#[track_caller]
fn assert_said(app: &mut App, hand: Hand, at: Pos2, why: &str) {
    written::has_stood(app, "");
    let before = moves(app);
    hand.hit_at(app, at);
    assert!(
        written::has_stood(app, why),
        "{hand:?}: \"{why}\" is not said of what lies at {at:?}"
    );
    assert_eq!((moves(app), choice(app).held), (before, None), "{hand:?}");
}

#[test]
fn what_cannot_be_moved_says_why() {
    let setup = || {
        two()
            .pieces(0, &[3, 22], &[])
            .pieces(2, &[6], &[])
            .plays(0, &[4, 4])
    };
    for hand in [Hand::Mouse, Hand::Finger] {
        let mut app = at(setup());
        let app = &mut app;
        let off = stick(app, 0, Place::Off);
        assert_said(app, hand, off, "It enters with a 1");
        let theirs = stick(app, 2, Place::On(6));
        assert_said(app, hand, theirs, "Ane");
        let near = stick(app, 0, Place::On(22));
        assert_said(app, hand, near, "The castle is 2 squares away");
        let mut app = at(two().late(0, &[3], 3).plays(0, &[1, 4]));
        let app = &mut app;
        let home = stick(app, 0, Place::Castle);
        assert_said(app, hand, home, "It waits in the castle");
        let mut app = at(two().late(0, &[], 3).plays(0, &[1, 1, 4]));
        let app = &mut app;
        let out = stick(app, 0, Place::Out);
        assert_said(app, hand, out, "It has left the board");
    }
    // With keys, of what stands on the board.
    for with_pad in [false, true] {
        let mut app = at(setup());
        let hand = if with_pad {
            Hand::Pad(support::pad_connect(&mut app))
        } else {
            Hand::Keys
        };
        let table = support::thaayam(&app);
        let standing = &table.own.standing;
        let near = standing.stick_at(Seat(0), Place::On(22), false).unwrap();
        hand.seek(&mut app, Id::new(("stick", near)));
        frames(&mut app, 2);
        assert!(written::stands(&app, "The castle is 2 squares away"));
        hand.confirm(&mut app);
        assert_eq!(moves(&app), 0);
    }
}

#[test]
fn what_a_score_in_hand_does_not_move_says_why() {
    for hand in [Hand::Mouse, Hand::Finger] {
        let mut app = at(two().pieces(0, &[3, 22], &[]).plays(0, &[2, 4]));
        let app = &mut app;
        hand.take(app, token_id(1));
        let near = stick(app, 0, Place::On(22));
        assert_said(app, hand, near, "The castle is 2 squares away");
        assert_eq!(choice(app).tokens, [1], "{hand:?}");
        // Several at once are for a twin.
        let mut app = at(with_twin());
        let app = &mut app;
        hand.take(app, token_id(1));
        hand.take(app, token_id(3));
        let single = stick(app, 0, Place::On(3));
        assert_said(app, hand, single, "one score at a time");
        // A piece off the board needs the 1 that is not in hand.
        let mut app = at(two().pieces(0, &[3], &[]).plays(0, &[1, 4]));
        let app = &mut app;
        hand.take(app, token_id(1));
        let off = stick(app, 0, Place::Off);
        assert_said(app, hand, off, "It enters with a 1");
    }
}

#[test]
fn the_own_track_is_shown_and_put_away() {
    with_each(
        || at(plain()),
        |app, hand| {
            assert_eq!(support::thaayam(app).own.ribbon, None, "{hand:?}");
            for shown in [true, false, true] {
                hand.take(app, Id::new("own track"));
                let own = &support::thaayam(app).own;
                assert_eq!(own.ribbon, Some(shown), "{hand:?}");
            }
            assert_eq!(moves(app), 0, "{hand:?}");
        },
    );
}

#[test]
fn a_turn_is_played_and_taken_back_with_each() {
    with_each(
        || at(plain()),
        |app, hand| {
            hand.take(app, token_id(1));
            hand.take(app, mover_id(Who::Single(10)));
            assert_eq!(played(app), ["4@10"], "{hand:?}");
            frames(app, 4);
            hand.take(app, Id::new("undo"));
            assert_eq!(moves(app), 0, "{hand:?}");
            frames(app, 4);
            hand.take(app, Id::new("redo"));
            assert_eq!(played(app), ["4@10"], "{hand:?}");
            frames(app, 4);
            // The 2 is left.
            hand.take(app, mover_id(Who::Single(3)));
            assert_eq!(played(app), ["4@10", "2@3"], "{hand:?}");
            assert!(support::thaayam(app).agrees(), "{hand:?}");
        },
    );
}

/// Waits for the answer to what was asked.
fn answered(app: &mut App) {
    for _ in 0..200_000 {
        if !support::thaayam(app).flow.is_asked() {
            frames(app, 4);
            return;
        }
        app.update();
        std::thread::yield_now();
    }
    panic!("no answer came");
}

#[test]
fn a_hint_takes_its_piece_and_its_scores_up_and_is_played_by_who_likes_it() {
    for setup in [
        plain(),
        two().pieces(0, &[], &[8, 13]).plays(0, &[1, 2, 4, 8]),
        two().pieces(0, &[8, 8], &[]).plays(0, &[1, 4, 8]),
        two().pieces(0, &[10], &[]).plays(0, &[1, 2]),
        two()
            .twins_off(0, 1, &[10])
            .plays(0, &[1, 1, 2])
            .twins_return(),
    ] {
        with_each(
            || at(setup.clone()),
            |app, hand| {
                hand.take(app, Id::new("hint"));
                answered(app);
                let hint = support::thaayam(app).hint.clone().unwrap();
                assert_eq!(moves(app), 0, "{hand:?}: it is never played by itself");
                let own = &support::thaayam(app).own;
                assert_eq!(own.choice.looked_at, Some(hint.mv), "{hand:?}");
                assert_eq!(own.tokens.scores(&own.choice.tokens), hint.mv.spends());
                let mover = mover_id(Who::of(hint.mv).unwrap());
                if !hand.points() {
                    assert_eq!(focus(app), Some(mover), "{hand:?}");
                }
                hand.take(app, mover);
                assert_eq!(played(app), [hint.mv.to_string()], "{hand:?}");
            },
        );
    }
}

#[test]
fn of_two_orders_that_capture_otherwise_one_can_be_chosen() {
    with_each(
        || {
            // On the indices 6 and 10 of seat 0: the 3 first captures both.
            let setup = two().pieces(0, &[3], &[]).pieces(2, &[2, 14], &[]);
            at(setup.plays(0, &[3, 4]))
        },
        |app, hand| {
            hand.take(app, mover_id(Who::Single(3)));
            hand.take(app, Id::new(("order", 0_usize)));
            assert_eq!((choice(app).tokens.as_slice(), moves(app)), (&[0][..], 0));
            hand.take(app, mover_id(Who::Single(3)));
            assert_eq!(played(app), ["3@3"], "{hand:?}");
            frames(app, 4);
            hand.take(app, mover_id(Who::Single(6)));
            assert_eq!(played(app), ["3@3", "4@6"], "{hand:?}");
        },
    );
}

/// The same in another window, or with text of another size in per cent.
fn folded(setup: Setup, size: (u32, u32), text: i32) -> App {
    let mut app = at(setup);
    let window = support::window(&mut app);
    let mut window = app.world_mut().get_mut::<Window>(window).unwrap();
    window.resolution.set_physical_resolution(size.0, size.1);
    app.world_mut().resource_mut::<Chosen>().text = text;
    frames(&mut app, 6);
    app
}

#[test]
fn however_the_screen_is_folded_scores_and_pieces_are_chosen() {
    for (size, text, shape) in [
        ((800, 720), 100, Shape::Bar),
        ((640, 480), 200, Shape::Bar),
        ((1280, 720), 200, Shape::Large),
        ((1920, 800), 125, Shape::Bands),
    ] {
        with_each(
            || folded(with_twin(), size, text),
            |app, hand| {
                let canvas = app.world().resource::<Canvas>();
                let layout = support::thaayam(app).layout(canvas);
                assert_eq!(layout.shape, shape);
                // Everything that can be chosen lies on the screen, and no two tokens over each other.
                let screen = canvas.rect();
                let tokens: Vec<Rect> = (0..4)
                    .map(|token| place(app, token_id(token)).unwrap())
                    .collect();
                for (n, token) in tokens.iter().enumerate() {
                    assert!(screen.contains_rect(*token), "{size:?} {text}");
                    for other in &tokens[..n] {
                        assert!(token.center().distance(other.center()) >= token.width());
                    }
                }
                hand.take(app, mover_id(Who::Twin(8)));
                hand.take(app, token_id(3));
                hand.take(app, token_id(2));
                hand.take(app, Id::new("main"));
                assert_eq!(played(app), ["8+4@t8"], "{hand:?} {size:?} {text}");
                frames(app, 4);
                hand.take(app, token_id(1));
                hand.take(app, mover_id(Who::Single(3)));
                assert_eq!(played(app), ["8+4@t8", "2@3"], "{hand:?} {size:?} {text}");
            },
        );
    }
}
