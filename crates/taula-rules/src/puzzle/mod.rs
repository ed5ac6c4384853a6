//! Puzzles: positions in which a player wins in a few turns against every defence, one file each under
//! `levels/GAME/puzzles/`.
//!
//! A [`Puzzle`] is data that has been checked: its position stands, and its keys win. A [`Solver`] knows of any
//! position of a game without chance whether it is won, by which moves, and how it is held out longest. A
//! [`Run`] is one person's way through a puzzle; like that of a lesson it owns no game.

mod read;
mod run;
mod solve;

use serde_json::Value;

pub use read::read;
pub use run::{Answer, Run};
pub use solve::{Defence, Solver, Unsolved};

use crate::lesson::Phrase;

/// The most turns a puzzle may ask for.
pub const MOST_TURNS: u32 = 3;

/// A puzzle, checked. The one who solves it has the [learner's](crate::lesson::LEARNER) seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The name of its file without the ending. Puzzles are in the order of their names.
    pub name: String,
    /// What it is called.
    pub title: Phrase,
    /// In how many turns of its own the player to move wins.
    pub win_in: u32,
    /// The position it begins with.
    pub start: Value,
    /// The first moves that win.
    pub keys: Vec<String>,
    /// What helps.
    pub hint: Option<Phrase>,
    /// What is said once it is solved.
    pub close: Option<Phrase>,
}

impl Puzzle {
    /// Everything that is said in it.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let said = [Some(&self.title), self.hint.as_ref(), self.close.as_ref()];
        said.into_iter().flatten()
    }
}
