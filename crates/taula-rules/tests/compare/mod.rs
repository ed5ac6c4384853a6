//! A game of the program against the oracle's: in whole games and from positions. Both must accept or refuse
//! the same, offer the same and come to the same.

// Each test file that brings this module in uses a part of it.
#![allow(dead_code)]

use std::collections::BTreeMap;

use serde_json::Value;
use taula_rules::Levels;
use taula_rules::engine::{AnyMatch, Family, family};

use crate::tools::Random;

/// A game of the oracle's.
pub trait Second: Clone {
    const GAME: &'static str;

    fn read(position: &Value) -> Result<Self, String>;
    fn to_json(&self) -> Value;
    fn legal(&self) -> Vec<String>;
    fn probabilities(&self) -> Option<Vec<f64>>;
    fn play(&mut self, text: &str) -> Result<(), String>;
    /// What happened since this was last asked for.
    fn happened(&mut self) -> Vec<&'static str>;

    /// What may be played though it is not listed.
    fn unlisted(&self, _random: &mut Random) -> Option<String> {
        None
    }
}

pub fn ours<T: Second>() -> &'static dyn Family {
    family(T::GAME).unwrap()
}

/// So many cases, or the number that `TAULA_ORACLE` says times as many.
pub fn times(count: usize) -> usize {
    let factor = std::env::var("TAULA_ORACLE").map_or(1, |factor| factor.parse().unwrap());
    count * factor
}

/// How often things happened in the oracle's games, so that what is rare is known to have been compared.
#[derive(Default)]
pub struct Happened(pub BTreeMap<&'static str, usize>);

impl Happened {
    pub fn note(&mut self, what: Vec<&'static str>) {
        for what in what {
            *self.0.entry(what).or_default() += 1;
        }
    }

    #[track_caller]
    pub fn assert_at_least(&self, least: usize, all: &[&str]) {
        for &what in all {
            let times = self.0.get(what).copied().unwrap_or(0);
            assert!(times >= least, "{what}: only {times} times of {:?}", self.0);
        }
    }
}

/// That both offer the same now.
#[track_caller]
fn same_offer<T: Second>(
    game: &dyn AnyMatch,
    table: &T,
    moves: &[String],
    here: &dyn Fn() -> String,
) {
    let ours = game.legal();
    assert_eq!(ours.moves, moves, "{}", here());
    assert_eq!(ours.probabilities, table.probabilities(), "{}", here());
    let turn = serde_json::to_value(game.turn()).unwrap();
    let theirs = &table.to_json()["turn"];
    for (key, value) in turn.as_object().unwrap() {
        assert_eq!(*value, theirs[key], "{}", here());
    }
}

/// Plays a game on in both, for so many moves at most.
pub fn play_on<T: Second>(
    game: &mut dyn AnyMatch,
    table: &mut T,
    longest: usize,
    levels: &Levels,
    random: &mut Random,
    happened: &mut Happened,
    choose: &mut dyn FnMut(&T, &[String], &mut Random) -> String,
) {
    let begun = table.to_json();
    let mut played: Vec<String> = Vec::new();
    for _ in 0..longest {
        assert_eq!(game.position(), table.to_json(), "{begun} after {played:?}");
        let moves = table.legal();
        same_offer(game, table, &moves, &|| format!("{begun} after {played:?}"));
        let text = match table.unlisted(random) {
            Some(text) => text,
            None if moves.is_empty() => break,
            None => choose(table, &moves, random),
        };
        if let Err(fault) = game.play(&text) {
            panic!("{text}: {fault:?}: {begun} after {played:?}");
        }
        table.play(&text).unwrap();
        happened.note(table.happened());
        played.push(text);
    }
    // What was recorded is believed.
    let told = ours::<T>()
        .load(&game.record(), levels)
        .unwrap_or_else(|fault| panic!("{fault}: {begun} after {played:?}"));
    assert_eq!(told.position(), game.position(), "{begun}");
}

/// So many of the legal moves of a position are played, at least.
const TRIED: usize = 8;

/// Whether both accept, or neither; and then, whether they agree about many moves, and for a few moves on.
pub fn compare<T: Second>(
    position: &Value,
    levels: &Levels,
    random: &mut Random,
    happened: &mut Happened,
    not_quite: fn(&[String], &mut Random) -> Vec<String>,
) -> bool {
    let (mut game, mut table) = match (ours::<T>().begin_at(position, 0, levels), T::read(position))
    {
        (Ok(game), Ok(table)) => (game, table),
        (Err(_), Err(_)) => return false,
        (Ok(_), Err(fault)) => panic!("we accept, the oracle says {fault}: {position}"),
        (Err(fault), Ok(_)) => panic!("the oracle accepts, we say {fault}: {position}"),
    };
    let read = table.to_json();
    assert_eq!(game.position(), read, "reading {position}");
    let mut played: Vec<String> = Vec::new();
    for _ in 0..4 {
        let before = table.to_json();
        // What is written is read as itself.
        let again =
            T::read(&before).unwrap_or_else(|fault| panic!("{fault}: {before} after {played:?}"));
        assert_eq!(again.to_json(), before, "{position}");
        match ours::<T>().begin_at(&before, 0, levels) {
            Ok(again) => assert_eq!(again.position(), before, "{position}"),
            Err(fault) => panic!("{fault}: {before} after {played:?} from {position}"),
        }
        let mut moves = table.legal();
        let here = || format!("{position} after {played:?}");
        same_offer(&*game, &table, &moves, &here);
        let unlisted = table.unlisted(random);
        for text in not_quite(&moves, random) {
            assert!(game.play(&text).is_err(), "{text} in {}", here());
            assert_eq!(game.position(), before, "{text} in {}", here());
        }
        random.shuffle(&mut moves);
        moves.truncate(TRIED);
        moves.extend(unlisted);
        if moves.is_empty() {
            break;
        }
        for text in &moves {
            let mut other = table.clone();
            other.happened();
            other.play(text).unwrap();
            happened.note(other.happened());
            if let Err(fault) = game.play(text) {
                panic!("{text}: {fault:?} in {}", here());
            }
            assert_eq!(game.position(), other.to_json(), "{text} in {}", here());
            assert!(game.undo());
            assert_eq!(game.position(), before, "{text} taken back in {}", here());
        }
        game.play(&moves[0]).unwrap();
        table.play(&moves[0]).unwrap();
        played.push(moves[0].clone());
    }
    let record = game.record();
    let told = ours::<T>()
        .load(&record, levels)
        .unwrap_or_else(|fault| panic!("{fault}: {position} after {played:?}"));
    assert_eq!(told.position(), game.position(), "{position}");
    true
}
