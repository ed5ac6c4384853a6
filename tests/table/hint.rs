//! The hint: the right reason for positions made by hand, shown and never played.

use std::path::Path;

use crate::support::{self, act, frames, game, moves, pass, press, table, whole};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use serde_json::{Value, json};
use taula::games::parchis::ParchisTable;
use taula::games::parchis::hint::reason_in_words;
use taula::games::parchis::standing::{Pawn, Place};
use taula::input::focus::Focus;
use taula::locale::{Language, Words};
use taula::table::Act;
use taula::table::hint::sentences;
use taula::table::timeline::Speed;
use taula_rules::games::parchis::{Move, Options, Parchis, Place as Where, Reason, Threat};
use taula_rules::{Levels, Match, Rules, Seat};

/// A game for two in which seat 0 counts: where its pieces stand and those of seat 2, on their own ways.
fn counts(own: &[u8], others: &[u8], count: u8) -> Match<Parchis> {
    late(own, 0, others, count)
}

/// The same with so many of seat 0's pieces in the goal.
fn late(own: &[u8], goal: usize, others: &[u8], count: u8) -> Match<Parchis> {
    let pieces = |seat: u8, track: &[u8], goal: usize| json!({"seat": seat, "home": 4 - track.len() - goal, "track": track, "goal": goal});
    let value: Value = json!({
        "game": "parchis",
        "options": {"players": 2, "two_on_first_five": false, "capture_on_exit": false, "opening": "seat0"},
        "turn": {"player": 0, "phase": "move"},
        "die": count, "count": count, "bonuses": [], "sixes": 0, "last_moved": null, "late": {},
        "players": [pieces(0, own, goal), pieces(2, others, 0)],
        "finished": [],
    });
    let (rules, at) = Parchis::read(&value, &Levels::built_in()).unwrap();
    Match::from_position(rules, at, 5)
}

fn seated(game: Match<Parchis>, speed: Speed) -> App {
    let options = Options {
        players: 2,
        ..Options::default()
    };
    let (_, players) = self::game(options, 0);
    table(game, players, speed)
}

fn of(app: &App) -> &ParchisTable {
    support::parchis(app)
}

/// Asks, and waits for the answer.
fn ask(app: &mut App) {
    act(app, Act::Hint);
    answered(app);
}

fn answered(app: &mut App) {
    for _ in 0..200_000 {
        if !of(app).flow.is_asked() {
            return;
        }
        app.update();
        std::thread::yield_now();
    }
    panic!("no answer came");
}

/// What is recommended, and what speaks for it most.
fn hint(game: Match<Parchis>) -> (Move, Reason) {
    let mut app = seated(game, Speed::Instant);
    let before = moves(&app);
    ask(&mut app);
    let hint = of(&app).hint.clone().unwrap();
    assert_eq!(of(&app).own.chosen, Some(hint.mv), "it is previewed");
    pass(&mut app, 60_000);
    frames(&mut app, 3);
    assert_eq!(moves(&app), before, "it is never played");
    let said = sentences(of(&app), &hint, &Words::new(Language::English));
    assert!((1..=3).contains(&said.len()), "{said:?}");
    (hint.mv, hint.reasons[0])
}

#[test]
fn it_captures() {
    // Square 15 is index 10 of seat 0 and 44 of seat 2.
    let (mv, reason) = hint(counts(&[7, 30], &[44], 3));
    assert_eq!(mv, Move::Count { count: 3, from: 7 });
    assert!(
        matches!(reason, Reason::Captures { square: 15, .. }),
        "{reason:?}"
    );
}

#[test]
fn it_brings_a_piece_home() {
    let (mv, reason) = hint(late(&[68, 5], 2, &[5], 3));
    assert_eq!(mv, Move::Count { count: 3, from: 68 });
    assert!(matches!(reason, Reason::EntersGoal { .. }), "{reason:?}");
}

#[test]
fn it_comes_out() {
    let (mv, reason) = hint(counts(&[20], &[], 5));
    assert_eq!(mv, Move::Exit);
    assert_eq!(reason, Reason::ComesOut { pieces: 1 });
}

#[test]
fn it_escapes_and_tells_the_numbers() {
    // Nearly in the column, where nothing can reach it, with two within reach behind it.
    let game = counts(&[60, 10], &[24, 25], 4);
    let mut app = seated(game, Speed::Instant);
    ask(&mut app);
    let hint = of(&app).hint.clone().unwrap();
    assert_eq!(hint.mv, Move::Count { count: 4, from: 60 });
    let Some(Reason::EscapesThreat { before, .. }) = hint
        .reasons
        .iter()
        .find(|reason| matches!(reason, Reason::EscapesThreat { .. }))
    else {
        panic!("{:?}", hint.reasons);
    };
    let (ways, all) = before.ways();
    let said = sentences(of(&app), &hint, &Words::new(Language::English)).join(" ");
    assert!(
        said.contains(&format!("of {all} throws {ways} threaten")),
        "{said}"
    );
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let app = seated(counts(&[20], &[], 5), Speed::Instant);
    let reasons = [
        Reason::ComesOut { pieces: 1 },
        Reason::ComesOut { pieces: 2 },
        Reason::OpensBarrier {
            place: Where::Ring(20),
        },
        Reason::OpensBarrier {
            place: Where::Column(2),
        },
        Reason::OnlyMove,
        Reason::Finishes { place: 1 },
        Reason::Finishes { place: 2 },
        Reason::Captures {
            owner: Seat(2),
            square: 15,
            squares_lost: 1,
            earns: 20,
        },
        Reason::EntersGoal {
            pieces: 2,
            earns: 10,
        },
        Reason::EscapesThreat {
            before: Threat::default(),
            after: Threat::default(),
        },
        Reason::FormsBarrier { square: 7 },
        Reason::KeepsBarrier { square: 7 },
        Reason::ReachesSafe {
            place: Where::Column(1),
        },
        Reason::NearsHome { squares_left: 1 },
        Reason::NearsHome { squares_left: 9 },
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in reasons {
            let said = reason_in_words(of(&app), &reason, &words);
            assert!(
                said.ends_with('.') && !said.contains(['{', '$']) && !said.contains("reason-"),
                "{language:?}: {said}"
            );
        }
    }
}

#[test]
fn a_late_answer_is_dropped() {
    let mut app = seated(counts(&[7, 30], &[44], 3), Speed::Instant);
    act(&mut app, Act::Hint);
    act(&mut app, Act::Play("3@30".to_owned()));
    assert_eq!(moves(&app), 1);
    assert!(!of(&app).flow.is_asked());
    for _ in 0..200 {
        app.update();
        std::thread::yield_now();
    }
    assert_eq!(of(&app).hint, None);
    // Taken back it is asked anew, not answered from before.
    act(&mut app, Act::Undo);
    assert_eq!(of(&app).hint, None);
    ask(&mut app);
    assert!(of(&app).hint.is_some());
    act(&mut app, Act::Play("3@7".to_owned()));
    assert_eq!(of(&app).hint, None);
}

#[test]
fn where_there_is_nothing_to_choose_it_is_not_offered() {
    let (game, players) = self::game(Options::default(), 1);
    let mut app = table(game, players, Speed::Instant);
    assert!(!of(&app).can_hint());
    act(&mut app, Act::Hint);
    assert!(!of(&app).flow.is_asked());
}

/// The whole app with the game of a record.
fn at_record() -> App {
    let mut app = whole(Speed::Instant);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/parchis-capture.json");
    let game = support::recorded(&path);
    let (_, players) = self::game(Options::default(), 0);
    support::sit_down(&mut app, game, players);
    frames(&mut app, 3);
    app
}

#[test]
fn a_key_asks_the_focus_goes_there_and_enter_plays_it() {
    let mut app = at_record();
    // Somewhere else first.
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::KeyH);
    answered(&mut app);
    frames(&mut app, 3);
    let hint = of(&app).hint.clone().unwrap();
    assert!(hint.shown);
    let Move::Count { from, .. } = hint.mv else {
        panic!("{:?}", hint.mv);
    };
    let pawn: Pawn = of(&app)
        .own
        .standing
        .pawn_at(Seat(0), Place::On(from))
        .unwrap();
    let focus = |app: &App| app.world().resource::<Focus>().at();
    assert_eq!(focus(&app), Some(Id::new(("pawn", pawn))));
    assert_eq!(moves(&app), 0);
    // Elsewhere again, and back by asking once more.
    press(&mut app, KeyCode::Tab);
    assert_ne!(focus(&app), Some(Id::new(("pawn", pawn))));
    press(&mut app, KeyCode::KeyH);
    frames(&mut app, 3);
    assert_eq!(focus(&app), Some(Id::new(("pawn", pawn))));
    press(&mut app, KeyCode::Enter);
    assert_eq!(of(&app).flow.game().moves(), [hint.mv]);
}

#[test]
fn nothing_is_asked_behind_the_menu() {
    let mut app = at_record();
    press(&mut app, KeyCode::Escape);
    press(&mut app, KeyCode::KeyH);
    assert!(!of(&app).flow.is_asked());
    press(&mut app, KeyCode::Escape);
    frames(&mut app, 3);
    assert!(!of(&app).flow.is_asked(), "nor heard when it is gone");
}
