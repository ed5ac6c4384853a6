//! What of a game is kept: the save, the replay and the bug report in one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fault, strict};

/// A game's options, seed and moves. Names, computer players and times stand beside it, not in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this form.
    pub format: u32,
    /// The game and the version of its rules (`parchis/1`).
    pub rules: String,
    /// The position it began with, where it did not begin at the beginning.
    pub start: Option<Value>,
    /// The options.
    pub options: Value,
    /// The seed of its outcomes of chance.
    pub seed: u64,
    /// Every move and outcome in notation.
    pub moves: Vec<String>,
    /// The position after the last.
    pub end: Value,
}

impl Record {
    /// The version of the form written here.
    pub const FORMAT: u32 = 1;

    /// Reads a record.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn read(value: &Value) -> Result<Self, Fault> {
        let record: Self = strict::read(value)?;
        if record.format != Self::FORMAT {
            return Err(Fault::new(format!(
                "`format` is {}, this program knows {}",
                record.format,
                Self::FORMAT
            )));
        }
        Ok(record)
    }

    /// The game it is of.
    #[must_use]
    pub fn game(&self) -> &str {
        self.rules.split('/').next().unwrap_or_default()
    }

    /// The version of the rules of `game` it was played by.
    ///
    /// # Errors
    /// Where it is of another game, or the version is no number.
    pub fn version(&self, game: &str) -> Result<u32, Fault> {
        self.rules
            .strip_prefix(game)
            .and_then(|rest| rest.strip_prefix('/'))
            .and_then(|version| version.parse().ok())
            .filter(|&version| version > 0)
            .ok_or_else(|| {
                Fault::new(format!(
                    "`rules` is \"{}\", not \"{game}/\" and a version",
                    self.rules
                ))
            })
    }
}
