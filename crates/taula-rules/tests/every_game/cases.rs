//! The worked cases in `../cases/`: positions worked out by hand from the clauses, with their legal moves and
//! where moves lead.

use std::fs;
use std::path::Path;

use serde_json::Value;
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::{Levels, Match, Rules};

/// Plays the cases of one game; says how many there were.
fn cases<R: Rules>() -> usize {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(format!("{}.json", R::GAME));
    let cases: Vec<Value> = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let levels = Levels::built_in();
    for case in &cases {
        let name = format!("{}: {}", case["clause"], case["name"]);
        let (rules, at) =
            R::read(&case["position"], &levels).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let mut game = Match::from_position(rules, at, 0);
        if let Some(expected) = case.get("legal") {
            let mut legal: Vec<String> = game
                .legal_moves()
                .iter()
                .map(|&mv| game.rules().text(game.position(), mv))
                .collect();
            legal.sort();
            assert_eq!(&Value::from(legal), expected, "{name}");
        }
        for text in case["play"].as_array().into_iter().flatten() {
            game.play_text(text.as_str().unwrap(), &mut ())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        if let Some(then) = case.get("then") {
            assert_eq!(&game.rules().to_json(game.position()), then, "{name}");
        }
    }
    cases.len()
}

#[test]
fn parchis() {
    assert!(cases::<Parchis>() >= 46);
}

#[test]
fn thaayam() {
    assert!(cases::<Thaayam>() >= 44);
}

#[test]
fn tebas() {
    assert!(cases::<Tebas>() >= 32);
}

#[test]
fn taihou() {
    assert!(cases::<Taihou>() >= 28);
}
