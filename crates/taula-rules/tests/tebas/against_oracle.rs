//! Our Tebas against the oracle's: in whole games, in positions placed at random, and in positions spoiled at
//! random. Both must accept or refuse the same, offer the same and come to the same.

use serde_json::{Value, json};
use taula_rules::Levels;

use crate::compare::{Happened, Second, compare, ours, play_on, times};
use crate::oracle::tebas::{Next, Table, is_outer};
use crate::placed;
use crate::spoil::Spoiler;
use crate::tools::Random;

// Enough to find what differs, few enough for every run of the tests. `TAULA_ORACLE=10` tries ten times as
// many.
const GAMES: usize = 40;
const GAMES_FROM_PLACED: usize = 300;
const PLACED: usize = 1_200;
const SPOILED: usize = 2_500;

/// Games of players who do not end them are left after so many moves.
const LONGEST: usize = 250;

impl Second for Table {
    const GAME: &'static str = "tebas";

    fn read(position: &Value) -> Result<Self, String> {
        Table::read(position)
    }

    fn to_json(&self) -> Value {
        Table::to_json(self)
    }

    fn legal(&self) -> Vec<String> {
        Table::legal(self)
    }

    fn probabilities(&self) -> Option<Vec<f64>> {
        Table::probabilities(self)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        Table::play(self, text)
    }

    fn happened(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.happened)
    }
}

const COVERINGS: [&str; 8] = [
    "a piece on an own piece",
    "a piece on an opposing piece",
    "a piece on an own stack",
    "a piece on an opposing stack",
    "a stack on an own piece",
    "a stack on an opposing piece",
    "a stack on an own stack",
    "a stack on an opposing stack",
];

const MOVES: [&str; 7] = [
    "changed direction",
    "entered",
    "left",
    "undone, opposing ones out",
    "undone, own ones back",
    "undone, some out and some back",
    "several to put back",
];

const DUTIES: [&str; 3] = [
    "brought in",
    "the last free piece inside is kept",
    "the last stack inside is kept",
];

const ENDS: [&str; 3] = ["won", "draw by repetition", "draw in quiet"];

/// What a player likes to do where it can be done; otherwise, and now and then, anything.
#[derive(Clone, Copy)]
enum Liking {
    Anything,
    /// Ending on full circles.
    Covering,
    /// Bringing stacks to the outer fields.
    Undoing,
    /// Turning one piece to and fro, so that positions come up again.
    Repeating,
}

const LIKINGS: [Liking; 4] = [
    Liking::Anything,
    Liking::Covering,
    Liking::Undoing,
    Liking::Repeating,
];

fn choose(table: &Table, moves: &[String], liking: Liking, random: &mut Random) -> String {
    let covers = |text: &str| {
        text.split_once('-')
            .is_some_and(|(_, to)| table.board.contains_key(to))
    };
    let undoes = |text: &str| {
        text.split_once('-')
            .is_some_and(|(from, to)| is_outer(to) && table.board[from].owners.len() > 1)
    };
    let liked: Vec<&String> = match liking {
        _ if random.percent(25) => Vec::new(),
        Liking::Anything => Vec::new(),
        Liking::Covering => moves.iter().filter(|text| covers(text)).collect(),
        Liking::Undoing => moves
            .iter()
            .filter(|text| covers(text) || undoes(text))
            .collect(),
        Liking::Repeating => moves
            .iter()
            .find(|text| text.contains('@'))
            .into_iter()
            .collect(),
    };
    match liked[..] {
        [] => random.pick(moves).clone(),
        _ => (*random.pick(&liked)).clone(),
    }
}

#[test]
fn whole_games_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(1);
    let mut happened = Happened::default();
    for case in 0..times(GAMES) {
        let repetition = case % 3 > 0;
        let quiet_limit = [60, 20, 5, 0][case % 4];
        let opening = ["seat0", "roll"][case % 2];
        let options =
            json!({"repetition": repetition, "quiet_limit": quiet_limit, "opening": opening});
        let mut game = ours::<Table>()
            .begin(&options, case as u64, &levels)
            .unwrap();
        let mut table = Table::new(repetition, quiet_limit, opening);
        let likings = [LIKINGS[case / 2 % 4], LIKINGS[case / 3 % 4]];
        play_on(
            &mut *game,
            &mut table,
            LONGEST,
            &levels,
            &mut random,
            &mut happened,
            &mut |table, moves, random| {
                let liking = match table.next {
                    Next::Move(seat) => likings[usize::from(seat)],
                    _ => Liking::Anything,
                };
                choose(table, moves, liking, random)
            },
        );
    }
    happened.assert_at_least(5, &COVERINGS);
    happened.assert_at_least(5, &MOVES);
    happened.assert_at_least(2, &ENDS);
    happened.assert_at_least(GAMES, &["brought in"]);
}

#[test]
fn games_from_placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(2);
    let mut happened = Happened::default();
    for case in 0..times(GAMES_FROM_PLACED) {
        let position = placed::accepted(&mut random);
        let mut game = ours::<Table>().begin_at(&position, 0, &levels).unwrap();
        let mut table = Table::read(&position).unwrap();
        let likings = [LIKINGS[case % 4], LIKINGS[case / 4 % 4]];
        play_on(
            &mut *game,
            &mut table,
            LONGEST,
            &levels,
            &mut random,
            &mut happened,
            &mut |table, moves, random| {
                let liking = match table.next {
                    Next::Move(seat) => likings[usize::from(seat)],
                    _ => Liking::Anything,
                };
                choose(table, moves, liking, random)
            },
        );
    }
    happened.assert_at_least(10, &COVERINGS);
    happened.assert_at_least(10, &MOVES);
    happened.assert_at_least(10, &DUTIES);
    happened.assert_at_least(10, &ENDS);
}

/// Texts that look like moves, and are none or not legal ones.
fn not_quite(legal: &[String], random: &mut Random) -> Vec<String> {
    let mut texts: Vec<String> = [
        "roll 0", "roll 1", "roll 2", "roll", "drop", "drop f2", "drop b2", "drop a5", "drop l1",
        "drop a1", "dropa1", "a1@0", "a1@5", "a1@", "a1@11", "@1", "-", "a1-", "a1-a1", "f1-f2",
        "a0-a1", "l1-k1", "A1-B3", "a1-b3@2", "a1xb3", "a1 - b3", "", " ", "a1@-1", "a01@2",
        "c2-c2", "e2-f2", "e3-f3", "a1-a2-a3", "ä1-b3", "a²@1",
    ]
    .map(String::from)
    .to_vec();
    if let Some(text) = legal.first() {
        let text = if random.percent(50) {
            text
        } else {
            random.pick(legal)
        };
        texts.push(format!("{text} "));
        texts.push(format!(" {text}"));
        texts.push(format!("{text}1"));
        texts.push(text.to_uppercase());
        texts.push(text.replace('-', "x"));
        texts.push(text.replace("drop ", "drop  "));
        texts.push(text.chars().rev().collect());
        if let Some((from, to)) = text.split_once('-') {
            texts.push(format!("{to}-{from}"));
            for rank in 1..=4 {
                texts.push(format!("{from}-{}{rank}", &to[..1]));
            }
            for file in "abcdefghijk".chars() {
                texts.push(format!("{from}-{file}{}", &to[1..]));
            }
        }
        if let Some((circle, _)) = text.split_once('@') {
            texts.extend((0..6).map(|north| format!("{circle}@{north}")));
        }
    }
    random.shuffle(&mut texts);
    texts.retain(|text| !legal.contains(text));
    texts.truncate(6);
    texts
}

#[test]
fn placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(3);
    let mut happened = Happened::default();
    let mut count = 0;
    for _ in 0..times(PLACED) {
        let position = placed::tebas(&mut random);
        count += usize::from(compare::<Table>(
            &position,
            &levels,
            &mut random,
            &mut happened,
            not_quite,
        ));
    }
    // Were nearly all refused, nothing would be compared.
    assert!(count > PLACED / 2, "only {count} accepted");
    happened.assert_at_least(15, &COVERINGS);
    happened.assert_at_least(25, &MOVES);
    happened.assert_at_least(25, &DUTIES);
    happened.assert_at_least(5, &["turned so that it can enter"]);
    happened.assert_at_least(25, &ENDS);
}

/// Puts something on the board that cannot be there, or perhaps can.
fn misplace(random: &mut Random, position: &mut Value) {
    let board = position["board"].as_object_mut().unwrap();
    let circles: Vec<String> = board.keys().cloned().collect();
    let circle = random.pick(&circles).clone();
    let wrong = [
        "f2", "f3", "a0", "a5", "l1", "k5", "A1", "aa", "", "a", "a11", "1a", "é", "e2", "b3",
        "a1", "k4", "k1", "f1", "f4",
    ];
    match random.below(8) {
        0 => {
            let stack = board.shift_remove(&circle).unwrap();
            board.insert((*random.pick(&wrong)).into(), stack);
        }
        1 => {
            // Another number: mostly a good one.
            let text = board[&circle].as_str().unwrap().to_owned();
            let number = random.pick(&["0", "1", "2", "3", "4", "5", "", "11", "N", "-1", "²"]);
            board[&circle] = json!(format!("{}{number}", &text[..text.len() - 1]));
        }
        2 => {
            let text = board[&circle].as_str().unwrap().to_owned();
            let owner = random.pick(&["I", "L", "i", "l", "X", " ", "Í", "1"]);
            board[&circle] = json!(format!("{owner}{text}"));
        }
        3 => {
            let text = board[&circle].as_str().unwrap()[1..].to_owned();
            board[&circle] = json!(text);
        }
        4 => {
            // One of the others in place of one, which changes both counts.
            let text = board[&circle].as_str().unwrap().to_owned();
            let changed = if random.percent(50) {
                text.replacen('I', "L", 1)
            } else {
                text.replacen('L', "I", 1)
            };
            board[&circle] = json!(changed);
        }
        5 => {
            // Two stacks change places, so that one may come to an outer field.
            let other = random.pick(&circles).clone();
            let stack = board[&circle].clone();
            let there = std::mem::replace(&mut board[&other], stack);
            board[&circle] = there;
        }
        6 => {
            // A piece is out, or comes back.
            board.shift_remove(&circle);
            let by = *random.pick(&[-1, 1]);
            let out = &mut position["out"][random.below(2)];
            *out = json!(out.as_i64().unwrap() + by);
        }
        _ => {
            let stack = random.pick(&["I1", "L3", "IL2", "", "1", "II", "I1L2", "IL", "i1"]);
            board.insert((*random.pick(&wrong)).into(), json!(stack));
        }
    }
}

#[test]
fn spoiled_positions_agree() {
    let levels = Levels::built_in();
    let spoiler = Spoiler {
        names: &[
            "board",
            "seen",
            "redeploy",
            "out",
            "quiet",
            "players",
            "repetition",
            "quiet_limit",
            "opening",
            "a1",
            "f2",
            "0:a1I1",
        ],
        values: vec![
            json!({"chance": "starter"}),
            json!({"chance": "starter", "player": 0}),
            json!({"player": 1, "phase": "redeploy"}),
            json!({"player": 2, "phase": "move"}),
            json!({"over": true, "ranking": [[0, 1]]}),
            json!({"over": true, "ranking": [[1, 0]]}),
            json!({"over": true, "ranking": [[0], [1]]}),
            json!({"over": true, "ranking": [[1], [0]]}),
            json!({"over": true, "ranking": [[1], [0], []]}),
            json!({"over": true, "ranking": [[0, 0, 1]]}),
            json!([0, 1]),
            json!([[1], [0]]),
            json!([5, 5]),
            json!([10, 10]),
            json!({"a1": "I1", "b2": "L1"}),
            json!({"0:": 1}),
            json!({"0:a1I1": 0}),
            json!({"1:a1I1": 3}),
            json!({"2:a1I1": 1}),
            json!({"0:b2IL1,a1I1": 1}),
            json!({"0:a1IL1": 1}),
            json!({"0:a1I1,": 1}),
            json!({"0:a1I5": 1}),
            json!({"0:f2I1": 1}),
            json!({"a1I1": 1}),
            json!({"0:a1I1,a1I1": 1}),
            json!({"1:a1I1,b2IL1": 2}),
            json!("I1"),
            json!("L3"),
            json!("IL2"),
            json!("redeploy"),
            json!("starter"),
            json!("tebas"),
            json!(1000),
            json!(1001),
        ],
        most: 11,
    };
    let mut random = Random::new(4);
    let mut happened = Happened::default();
    let mut count = 0;
    for _ in 0..times(SPOILED) {
        // From one that is accepted, so that the change alone decides.
        let mut spoiled = placed::accepted(&mut random);
        if random.percent(40) {
            misplace(&mut random, &mut spoiled);
        } else {
            for _ in 0..=random.below(2) {
                spoiler.spoil(&mut random, &mut spoiled);
            }
        }
        count += usize::from(compare::<Table>(
            &spoiled,
            &levels,
            &mut random,
            &mut happened,
            not_quite,
        ));
    }
    assert!(count > SPOILED / 20, "only {count} accepted");
}

/// The oracle alone gives the answers worked out by hand.
#[test]
fn the_oracle_knows_the_worked_cases() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../cases/tebas.json")).unwrap();
    for case in &cases {
        let name = format!("{}: {}", case["clause"], case["name"]);
        let mut table = Table::read(&case["position"]).unwrap_or_else(|e| panic!("{name}: {e}"));
        if let Some(legal) = case.get("legal") {
            assert_eq!(&json!(table.legal()), legal, "{name}");
        }
        for text in case["play"].as_array().into_iter().flatten() {
            table
                .play(text.as_str().unwrap())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        if let Some(then) = case.get("then") {
            assert_eq!(&table.to_json(), then, "{name}");
        }
    }
    assert!(cases.len() >= 32);
}
