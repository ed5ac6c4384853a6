//! Puzzle files: read, and checked by solving them.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{MOST_TURNS, Puzzle, Solver};
use crate::game::refuse;
use crate::lesson::phrase::fit;
use crate::lesson::whole::Whole;
use crate::lesson::{LEARNER, Phrase};
use crate::{Fault, Levels, Match, Rules, strict};

/// A puzzle as it is written. What its position leaves out is as at the beginning of a game with `options`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: Phrase,
    win_in: u32,
    options: Map<String, Value>,
    start: Map<String, Value>,
    keys: Vec<String>,
    #[serde(default, deserialize_with = "strict::present")]
    hint: Option<Phrase>,
    #[serde(default, deserialize_with = "strict::present")]
    close: Option<Phrase>,
}

/// The most characters of a title.
const TITLE: usize = 28;
/// The most characters of a hint: it shares a slip of paper with what is to be done.
const HINT: usize = 90;
/// The most characters of what is said at the end.
const CLOSE: usize = 150;

/// Reads a puzzle of `R`'s and checks it: every phrase is there and fits, the position stands, seat 0 is to move,
/// and every key wins in as many turns as it says.
///
/// # Errors
/// A sentence that names the file and the fault.
pub fn read<R: Rules>(levels: &Levels, name: &str) -> Result<Arc<Puzzle>, Fault> {
    let path = format!("{}/puzzles/{name}.ron", R::GAME);
    let written: Written = levels.read(&path)?;
    prepare::<R>(written, levels, name)
        .map(Arc::new)
        .map_err(|fault| Fault::new(format!("the puzzle `{path}` cannot be used: {fault}")))
}

fn prepare<R: Rules>(written: Written, levels: &Levels, name: &str) -> Result<Puzzle, Fault> {
    fit("`title`", &[&written.title], TITLE)?;
    if let Some(hint) = &written.hint {
        fit("`hint`", &[hint], HINT)?;
    }
    if let Some(close) = &written.close {
        fit("`close`", &[close], CLOSE)?;
    }
    let turns = written.win_in;
    if !(1..=MOST_TURNS).contains(&turns) {
        refuse!("`win_in` is {turns}, possible are 1 to {MOST_TURNS}");
    }
    let (whole, _) = Whole::of::<R>(written.options, levels)?;
    let game: Match<R> = whole.lay(written.start, levels, "`start`")?;
    let turn = game.turn();
    if turn.seat() != Some(LEARNER) || turn.is_chance() {
        refuse!("`start`: seat {LEARNER} is to move, and not chance");
    }
    if written.keys.is_empty() {
        refuse!("`keys` names no move");
    }
    let (rules, at) = (game.rules(), game.position());
    let mut solver = Solver::new(rules, LEARNER);
    for key in &written.keys {
        let legal = rules
            .parse(at, key)
            .filter(|mv| game.legal_moves().contains(mv));
        let Some(mv) = legal else {
            refuse!("`keys` has \"{key}\", which is not legal at `start`");
        };
        match solver.wins_by(at, mv, turns) {
            Ok(true) => {}
            Ok(false) => refuse!("the key \"{key}\" does not win in {turns}"),
            Err(why) => refuse!("it cannot be told whether \"{key}\" wins: {why}"),
        }
    }
    Ok(Puzzle {
        name: name.to_owned(),
        title: written.title,
        win_in: turns,
        start: rules.to_json(at),
        keys: written.keys,
        hint: written.hint,
        close: written.close,
    })
}
