//! Perft: how many sequences of moves there are from some positions, fixed in `../perft/*.txt`. Two programs
//! that count the same nearly always play by the same rules.
//!
//! A line of the file is a position in notation, preceded by the counts for depths 1, 2, 3... To count anew
//! (after a ruling has changed, or with positions added: lines without counts): `TAULA_BLESS=1 cargo test
//! -p taula-rules --test every_game perft`. What counts another way counts too then, as deep as it can.

use std::fs;
use std::path::Path;

use crate::oracle::{parchis, taihou, tebas};
use serde_json::Value;
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::perft::perft;
use taula_rules::{Levels, Rules};

/// The most sequences counted for one number.
const MOST: u64 = 1_500_000;

/// The most that is counted another way, which is slow: at every run, and when blessing.
const CHECKED: u64 = 300;
const BLESSED: u64 = 60_000;

/// Counts with an oracle, by what it says is legal and how it plays a move.
fn oracle_perft<T: Clone>(
    table: &T,
    depth: u32,
    legal: fn(&T) -> Vec<String>,
    play: fn(&mut T, &str),
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal(table);
    if depth == 1 {
        return moves.len() as u64;
    }
    let below = moves.iter().map(|text| {
        let mut next = table.clone();
        play(&mut next, text);
        oracle_perft(&next, depth - 1, legal, play)
    });
    below.sum()
}

/// Checks the file of a game, or counts it anew. `count` counts in another way, which is slow; none where
/// there is no other.
fn check<R: Rules>(count: impl Fn(&Value, u32) -> Option<u64>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/perft")
        .join(format!("{}.txt", R::GAME));
    let text = fs::read_to_string(&path).unwrap();
    let bless = std::env::var_os("TAULA_BLESS").is_some();
    let levels = Levels::built_in();
    let mut blessed = String::new();
    for line in text.lines() {
        if line.is_empty() || line.starts_with('#') {
            blessed += &format!("{line}\n");
            continue;
        }
        let (counts, position) = line.split_at(line.find('{').unwrap());
        let expected: Vec<u64> = counts
            .split_whitespace()
            .map(|count| count.parse().unwrap())
            .collect();
        let json: Value = serde_json::from_str(position).unwrap();
        let (rules, at) =
            R::read(&json, &levels).unwrap_or_else(|fault| panic!("{fault}: {position}"));
        let depths = if bless { 12 } else { expected.len() as u32 };
        let mut counted = Vec::new();
        for depth in 1..=depths {
            let Some(nodes) = perft(&rules, &at, depth, MOST) else {
                break;
            };
            if nodes <= if bless { BLESSED } else { CHECKED }
                && let Some(other) = count(&json, depth)
            {
                assert_eq!(other, nodes, "depth {depth}: {position}");
            }
            counted.push(nodes);
        }
        if !bless {
            assert!(!expected.is_empty(), "not counted yet: {position}");
            assert_eq!(counted, expected, "{position}");
        }
        let counts: Vec<String> = counted.iter().map(u64::to_string).collect();
        blessed += &format!("{} {position}\n", counts.join(" "));
    }
    if bless {
        fs::write(path, blessed).unwrap();
    }
}

#[test]
fn parchis() {
    check::<Parchis>(|position, depth| {
        let table = parchis::Table::read(position).unwrap();
        let play = |table: &mut parchis::Table, text: &str| {
            table.play(text).unwrap();
        };
        Some(oracle_perft(&table, depth, parchis::Table::legal, play))
    });
}

#[test]
fn tebas() {
    check::<Tebas>(|position, depth| {
        let table = tebas::Table::read(position).unwrap();
        let play = |table: &mut tebas::Table, text: &str| table.play(text).unwrap();
        Some(oracle_perft(&table, depth, tebas::Table::legal, play))
    });
}

#[test]
fn taihou() {
    check::<Taihou>(|position, depth| {
        let table = taihou::Table::read(position).unwrap();
        Some(table.perft(depth as usize))
    });
}

#[test]
fn thaayam() {
    check::<Thaayam>(|position, depth| Some(by_notation::<Thaayam>(position, depth)));
}

/// Counts with nothing but what is written: every position read anew from its notation, so that a position
/// that is not complete counts otherwise.
fn by_notation<R: Rules>(position: &Value, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (rules, at) = R::read(position, &Levels::built_in()).unwrap();
    let mut moves = Vec::new();
    rules.legal_moves(&at, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let below = moves.iter().map(|&mv| {
        let mut next = at.clone();
        rules.play(&mut next, mv, &mut ());
        by_notation::<R>(&rules.to_json(&next), depth - 1)
    });
    below.sum()
}
