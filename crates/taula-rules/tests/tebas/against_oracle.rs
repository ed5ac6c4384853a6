//! Our Tebas against the oracle's: in whole games, in positions placed at random, and in positions spoiled at
//! random. Both must accept or refuse the same, offer the same and come to the same.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use taula_rules::Levels;
use taula_rules::engine::{AnyMatch, Family, family};

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

/// So many of the legal moves of a position are played, at least.
const TRIED: usize = 8;

/// Games of players who do not end them are left after so many moves.
const LONGEST: usize = 250;

fn times(count: usize) -> usize {
    let factor = std::env::var("TAULA_ORACLE").map_or(1, |factor| factor.parse().unwrap());
    count * factor
}

fn tebas() -> &'static dyn Family {
    family("tebas").unwrap()
}

/// How often things happened in the oracle's games, so that what is rare is known to have been compared.
#[derive(Default)]
struct Happened(BTreeMap<&'static str, usize>);

impl Happened {
    fn note(&mut self, table: &mut Table) {
        for what in table.happened.drain(..) {
            *self.0.entry(what).or_default() += 1;
        }
    }

    #[track_caller]
    fn assert_at_least(&self, least: usize, all: &[&str]) {
        for &what in all {
            let times = self.0.get(what).copied().unwrap_or(0);
            assert!(times >= least, "{what}: only {times} times of {:?}", self.0);
        }
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

/// That both offer the same now.
#[track_caller]
fn same_offer(game: &dyn AnyMatch, table: &Table, moves: &[String], where_: &dyn Fn() -> String) {
    let ours = game.legal();
    assert_eq!(ours.moves, moves, "{}", where_());
    assert_eq!(ours.probabilities, table.probabilities(), "{}", where_());
    assert_eq!(
        serde_json::to_value(game.turn()).unwrap(),
        table.to_json()["turn"],
        "{}",
        where_()
    );
}

/// Plays a game by the players' likings.
fn play_on(
    game: &mut dyn AnyMatch,
    table: &mut Table,
    likings: [Liking; 2],
    levels: &Levels,
    random: &mut Random,
    happened: &mut Happened,
) {
    let begun = table.to_json();
    let mut played = Vec::new();
    for _ in 0..LONGEST {
        assert_eq!(game.position(), table.to_json(), "{begun} after {played:?}");
        let moves = table.legal();
        same_offer(game, table, &moves, &|| format!("{begun} after {played:?}"));
        if moves.is_empty() {
            break;
        }
        let liking = match table.next {
            Next::Move(seat) => likings[usize::from(seat)],
            _ => Liking::Anything,
        };
        let text = choose(table, &moves, liking, random);
        game.play(&text).unwrap();
        table.play(&text).unwrap();
        happened.note(table);
        played.push(text);
    }
    let told = tebas()
        .load(&game.record(), levels)
        .unwrap_or_else(|fault| panic!("{fault}: {begun} after {played:?}"));
    assert_eq!(told.position(), game.position(), "{begun}");
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
        let mut game = tebas().begin(&options, case as u64, &levels).unwrap();
        let mut table = Table::new(repetition, quiet_limit, opening);
        let likings = [LIKINGS[case / 2 % 4], LIKINGS[case / 3 % 4]];
        play_on(
            &mut *game,
            &mut table,
            likings,
            &levels,
            &mut random,
            &mut happened,
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
        let mut game = tebas().begin_at(&position, 0, &levels).unwrap();
        let mut table = Table::read(&position).unwrap();
        let likings = [LIKINGS[case % 4], LIKINGS[case / 4 % 4]];
        play_on(
            &mut *game,
            &mut table,
            likings,
            &levels,
            &mut random,
            &mut happened,
        );
    }
    happened.assert_at_least(10, &COVERINGS);
    happened.assert_at_least(10, &MOVES);
    happened.assert_at_least(10, &DUTIES);
    happened.assert_at_least(10, &ENDS);
}

/// Whether both accept, or neither; and then, whether they agree about many moves, and for a few moves on.
fn compare(
    position: &Value,
    levels: &Levels,
    random: &mut Random,
    happened: &mut Happened,
) -> bool {
    let ours = tebas().begin_at(position, 0, levels);
    let theirs = Table::read(position);
    let (mut game, mut table) = match (ours, theirs) {
        (Ok(game), Ok(table)) => (game, table),
        (Err(_), Err(_)) => return false,
        (Ok(_), Err(fault)) => panic!("we accept, the oracle says {fault}: {position}"),
        (Err(fault), Ok(_)) => panic!("the oracle accepts, we say {fault}: {position}"),
    };
    let read = table.to_json();
    assert_eq!(game.position(), read, "reading {position}");
    // What is written is read as itself.
    assert_eq!(Table::read(&read).unwrap().to_json(), read, "{position}");
    let again = tebas().begin_at(&read, 0, levels).unwrap();
    assert_eq!(again.position(), read, "{position}");
    let mut played = Vec::new();
    for _ in 0..4 {
        let before = table.to_json();
        let mut moves = table.legal();
        let here = || format!("{position} after {played:?}");
        same_offer(&*game, &table, &moves, &here);
        for text in not_quite(&moves, random) {
            assert!(game.play(&text).is_err(), "{text} in {}", here());
            assert_eq!(game.position(), before, "{text} in {}", here());
        }
        if moves.is_empty() {
            break;
        }
        random.shuffle(&mut moves);
        moves.truncate(TRIED);
        for text in &moves {
            let mut other = table.clone();
            other.play(text).unwrap();
            happened.note(&mut other);
            game.play(text).unwrap();
            assert_eq!(game.position(), other.to_json(), "{text} in {}", here());
            assert!(game.undo());
            assert_eq!(game.position(), before, "{text} taken back in {}", here());
        }
        game.play(&moves[0]).unwrap();
        table.play(&moves[0]).unwrap();
        table.happened.clear();
        played.push(moves[0].clone());
    }
    // What was recorded is believed.
    let record = game.record();
    let told = tebas()
        .load(&record, levels)
        .unwrap_or_else(|fault| panic!("{fault}: {position} after {played:?}"));
    assert_eq!(told.position(), game.position(), "{position}");
    true
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
        count += usize::from(compare(&position, &levels, &mut random, &mut happened));
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
        count += usize::from(compare(&spoiled, &levels, &mut random, &mut happened));
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
