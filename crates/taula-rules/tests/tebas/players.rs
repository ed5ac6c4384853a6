//! The computer players of Tebas: what wins at once is found, and what loses at once is not played.

use std::sync::atomic::AtomicBool;

use serde_json::json;
use taula_rules::bots::{Budget, Level, choose};
use taula_rules::games::tebas::{Move, Position, Stage, Tebas};
use taula_rules::{Decider, Levels, Rules, Seat};

use crate::tools::Random;

fn rules() -> Tebas {
    let options = Tebas::read_options(&json!({"opening": "seat0"})).unwrap();
    Tebas::new(options, &Levels::built_in()).unwrap()
}

fn legal(rules: &Tebas, at: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    moves
}

fn after(rules: &Tebas, at: &Position, mv: Move) -> Position {
    let mut then = at.clone();
    rules.play(&mut then, mv, &mut ());
    then
}

/// The moves that win at once.
fn winning(rules: &Tebas, at: &Position) -> Vec<Move> {
    let Decider::Player(seat) = rules.decider(at) else {
        return Vec::new();
    };
    let mut moves = legal(rules, at);
    moves.retain(|&mv| after(rules, at, mv).stage == Stage::Over(Some(seat)));
    moves
}

/// The first position of each of some random games that is as wanted.
fn positions(wanted: impl Fn(&Tebas, &Position) -> bool, most: usize) -> Vec<Position> {
    let rules = rules();
    let mut random = Random::new(21);
    let mut found = Vec::new();
    for _ in 0..200 {
        let mut at = rules.start();
        while rules.decider(&at) != Decider::Nobody {
            if wanted(&rules, &at) {
                found.push(at.clone());
                break;
            }
            let mv = *random.pick(&legal(&rules, &at));
            at = after(&rules, &at, mv);
        }
        if found.len() == most {
            return found;
        }
    }
    panic!("{} found", found.len());
}

fn chosen(rules: &Tebas, at: &Position, level: Level, visits: u64) -> Move {
    choose(
        rules,
        at,
        level,
        Budget::Visits(visits),
        3,
        &AtomicBool::new(false),
    )
    .unwrap()
    .mv
}

#[test]
fn a_win_in_one_is_found_from_easy_up() {
    let rules = rules();
    let found = positions(|rules, at| !winning(rules, at).is_empty(), 12);
    for at in &found {
        let wins = winning(&rules, at);
        for level in [Level::Easy, Level::Medium, Level::Hard, Level::Expert] {
            let mv = chosen(&rules, at, level, 1_500);
            assert!(wins.contains(&mv), "{level}: {}", rules.to_json(at));
        }
    }
}

#[test]
fn what_loses_at_once_is_avoided_by_hard() {
    let rules = rules();
    // Some moves let the other win at once, some do not, and none wins.
    let safe = |rules: &Tebas, at: &Position| -> Vec<Move> {
        let mut moves = legal(rules, at);
        moves.retain(|&mv| winning(rules, &after(rules, at, mv)).is_empty());
        moves
    };
    let found = positions(
        |rules, at| {
            if at.stage != Stage::Move || at.free(Seat(at.player.0)).count() > 1 {
                return false;
            }
            let moves = legal(rules, at).len();
            let safe = safe(rules, at).len();
            winning(rules, at).is_empty() && safe > 0 && safe < moves
        },
        10,
    );
    for at in &found {
        let safe = safe(&rules, at);
        for level in [Level::Hard, Level::Expert] {
            let mv = chosen(&rules, at, level, 3_000);
            assert!(safe.contains(&mv), "{level}: {}", rules.to_json(at));
        }
    }
}
