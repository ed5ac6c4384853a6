//! What players choose before a game, as data for set-up screens and programs.

use serde::Serialize;
use serde_json::Value;

/// An option of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionSpec {
    /// Its name in notation.
    pub name: &'static str,
    /// What it is where nothing is chosen, and what it can be.
    pub range: OptionRange,
}

/// The values an option can take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum OptionRange {
    /// One of a few.
    Values {
        /// Where nothing is chosen.
        default: Value,
        /// Everything that can be.
        values: Vec<Value>,
    },
    /// A whole number.
    Number {
        /// Where nothing is chosen.
        default: u32,
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
    },
}

impl OptionSpec {
    /// An option that is on or off; off where nothing is chosen.
    #[must_use]
    pub fn flag(name: &'static str) -> Self {
        Self::values(name, false, [false, true])
    }

    /// An option that is a whole number from `min` to `max`.
    #[must_use]
    pub const fn number(name: &'static str, default: u32, min: u32, max: u32) -> Self {
        Self {
            name,
            range: OptionRange::Number { default, min, max },
        }
    }

    /// An option with a few values.
    pub fn values<T: Into<Value>>(
        name: &'static str,
        default: T,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        Self {
            name,
            range: OptionRange::Values {
                default: default.into(),
                values: values.into_iter().map(Into::into).collect(),
            },
        }
    }
}
