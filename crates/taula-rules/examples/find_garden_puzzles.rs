//! Finds puzzles for the garden games: lays few pieces near each other, with khi-lôi called and so many turns left,
//! keeps the positions in which exactly one first move wins by the last of them, and prints the best as puzzle files,
//! each with its figures.
//!
//! `cargo run --release -p taula-rules --example find_garden_puzzles -- GAME SEED TRIES TURNS [MOST]`, GAME being
//! `lotus`, `taihou`, `lotus-flight` or `taihou-flight`; the same numbers find the same puzzles. Titles are left to be
//! written.

use std::collections::BTreeMap;
use std::process::ExitCode;

use rand::Rng;
use serde_json::{Value as Json, json};
use taula_rules::games::taihou::{Position, Square, Taihou};
use taula_rules::lesson::LEARNER;
use taula_rules::puzzle::{MOST_TURNS, Solver};
use taula_rules::{Decider, Levels, Rules, chance};

/// How many positions are looked at to tell whether one is a puzzle.
const MOST_LOOKED_AT: u64 = 400_000;

/// Which of the games.
#[derive(Clone, Copy)]
struct Kind {
    lake: bool,
    flight: bool,
}

/// A puzzle, and what makes it good.
struct Found {
    worth: i32,
    said: String,
    text: String,
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let kind = match args.next().as_deref() {
        Some("lotus") => (false, false),
        Some("taihou") => (true, false),
        Some("lotus-flight") => (false, true),
        Some("taihou-flight") => (true, true),
        _ => return usage(),
    };
    let kind = Kind {
        lake: kind.0,
        flight: kind.1,
    };
    let numbers: Option<Vec<u64>> = args.map(|text| text.parse().ok()).collect();
    let (seed, tries, turns, most) = match numbers.as_deref() {
        Some(&[seed, tries, turns]) => (seed, tries, turns, 10),
        Some(&[seed, tries, turns, most]) => (seed, tries, turns, most),
        _ => return usage(),
    };
    let turns = match u32::try_from(turns) {
        Ok(turns @ 1..=MOST_TURNS) => turns,
        _ => return usage(),
    };
    let levels = Levels::built_in();
    let mut found: Vec<Found> = Vec::new();
    for number in 0..tries {
        let mut rng = chance::stream(seed, number);
        let place = Place::random(kind, &mut rng);
        found.extend(place.puzzle(kind, turns, &levels));
    }
    found.sort_by(|a, b| b.worth.cmp(&a.worth).then_with(|| a.text.cmp(&b.text)));
    eprintln!("{} found", found.len());
    for Found { worth, said, text } in found.iter().take(most as usize) {
        println!("// worth {worth}: {said}\n{text}");
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: find_garden_puzzles lotus|taihou|lotus-flight|taihou-flight SEED TRIES TURNS [MOST], TURNS from 1 to {MOST_TURNS}"
    );
    ExitCode::from(2)
}

/// What stands where, seat 0 to move; whatever is not there was captured.
struct Place {
    board: BTreeMap<String, String>,
    lost: [Vec<u8>; 2],
    lotuses: [u8; 2],
}

impl Place {
    /// Two to four pieces of each, near each other; it may be no position that can stand.
    fn random(kind: Kind, rng: &mut impl Rng) -> Self {
        let mut below = |total| chance::below(rng, total);
        let wide = if kind.flight { 7 } else { 4 };
        let (left, low) = if kind.lake {
            // About the lake.
            (3 + below(3), 3 + below(3))
        } else {
            (1 + below(6), 1 + below(5))
        };
        let mut board = BTreeMap::new();
        let mut lost = [Vec::new(), Vec::new()];
        let mut lotuses = [0, 0];
        for (seat, n) in [(0, 0), (2, 1)] {
            let mut values: Vec<u32> = (1..=10).collect();
            let count = 2 + below(3);
            let mut there = Vec::new();
            for _ in 0..count {
                let value = values.swap_remove(below(values.len() as u32) as usize);
                let facing = ["N", "E", "S", "W"][below(4) as usize];
                let on = (left + below(wide), low + below(wide));
                if let Some(square) = Square::at(on.0.min(11) as u8, on.1.min(10) as u8)
                    && !board.contains_key(&square.to_string())
                {
                    board.insert(square.to_string(), format!("{seat}:{value}{facing}"));
                    there.push(value);
                }
            }
            if !kind.lake {
                // A lotus stands where a weapon was lost.
                let gone = (9..=10).filter(|weapon| !there.contains(weapon)).count();
                let on = Square::at((left + below(wide)) as u8, (low + below(wide)) as u8);
                if let Some(square) = on
                    && gone > 0
                    && below(2) == 0
                    && !board.contains_key(&square.to_string())
                {
                    board.insert(square.to_string(), format!("{seat}:L"));
                    lotuses[n] = 1;
                }
            }
            for value in 1..=10 {
                let times = if there.contains(&value) { 1 } else { 2 };
                lost[n].extend(std::iter::repeat_n(value as u8, times));
            }
        }
        Self {
            board,
            lost,
            lotuses,
        }
    }

    fn players(&self, kind: Kind) -> Vec<Json> {
        [0, 1]
            .map(|n| {
                let lotuses = if kind.lake { 0 } else { 2 - self.lotuses[n] };
                json!({"seat": 2 * n, "taken": self.lost[1 - n], "reserve": [],
                    "lost": self.lost[n].len(), "lotuses": lotuses, "owed": 0})
            })
            .to_vec()
    }

    fn options(kind: Kind) -> Json {
        json!({"players": 2, "lake": kind.lake, "flight": kind.flight, "quiet_limit": 60, "opening": "seat0"})
    }

    fn read(&self, kind: Kind, turns: u32, levels: &Levels) -> Option<(Taihou, Position)> {
        let position = json!({"game": "taihou", "options": Self::options(kind),
            "turn": {"player": 0, "phase": "move"}, "board": self.board, "players": self.players(kind),
            "duty": [], "calls_left": [turns, turns - 1], "quiet": 0, "runs": []});
        Taihou::read(&position, levels).ok()
    }

    /// What it is as a puzzle; none where not exactly one first move wins, and not before.
    fn puzzle(&self, kind: Kind, turns: u32, levels: &Levels) -> Option<Found> {
        let (rules, at) = self.read(kind, turns, levels)?;
        let mut solver = Solver::within(&rules, LEARNER, MOST_LOOKED_AT);
        if solver.wins(&at, turns - 1) != Ok(false) || solver.wins(&at, turns) != Ok(true) {
            return None;
        }
        let [key] = solver.keys(&at, turns).ok()?[..] else {
            return None;
        };
        let mut moves = Vec::new();
        rules.legal_moves(&at, &mut moves);
        let texts: Vec<String> = moves.iter().map(|&mv| rules.text(&at, mv)).collect();
        let tempting = texts.iter().filter(|text| text.contains('x')).count();
        let (line, answers) = line(&rules, &at, turns)?;
        let key = rules.text(&at, key);
        let mut worth = 0;
        worth += if key.contains('x') { 0 } else { 6 };
        worth += if key.contains('!') { 8 } else { 0 };
        worth += if key.contains('@') { 3 } else { 0 };
        worth += 2 * tempting.min(4) as i32 + answers.min(6) as i32 - self.board.len() as i32;
        let text = self.to_ron(kind, turns, &key);
        let said = format!(
            "{} moves, {tempting} captures, {answers} answers; {}",
            moves.len(),
            line.join(" ")
        );
        Some(Found { worth, said, text })
    }

    fn to_ron(&self, kind: Kind, turns: u32, key: &str) -> String {
        let board: Vec<String> = self
            .board
            .iter()
            .map(|(on, piece)| format!("\"{on}\": \"{piece}\""))
            .collect();
        let players: Vec<String> = self
            .players(kind)
            .iter()
            .map(|player| format!("            {player},\n"))
            .collect();
        format!(
            "(\n    win_in: {turns},\n    options: {},\n    start: {{\n        \"turn\": {{\"player\": 0, \"phase\": \"move\"}},\n        \"board\": {{{}}},\n        \"players\": [\n{}        ],\n        \"calls_left\": [{turns}, {}],\n    }},\n    keys: [\"{key}\"],\n)",
            Self::options(kind),
            board.join(", "),
            players.concat(),
            turns - 1
        )
    }
}

/// How it goes with the best defence, and how many answers there are to the key.
fn line(rules: &Taihou, at: &Position, turns: u32) -> Option<(Vec<String>, usize)> {
    let mut at = at.clone();
    let mut left = turns;
    let mut line = Vec::new();
    let mut answers = None;
    loop {
        let mut solver = Solver::new(rules, LEARNER);
        let mv = match rules.decider(&at) {
            Decider::Player(LEARNER) => {
                let mv = *solver.keys(&at, left).ok()?.first()?;
                left = left.saturating_sub(1);
                mv
            }
            Decider::Player(_) => {
                let mut moves = Vec::new();
                rules.legal_moves(&at, &mut moves);
                answers.get_or_insert(moves.len());
                solver.defence(&at, left).ok()??.mv
            }
            _ => return Some((line, answers.unwrap_or(0))),
        };
        line.push(rules.text(&at, mv));
        rules.play(&mut at, mv, &mut ());
    }
}
