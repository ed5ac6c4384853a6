//! The engine: games driven by JSON lines (`docs/protocol.md`).
//!
//! [`Engine`] answers one request at a time, [`run`] does so for a whole stream of them. A game of
//! whatever family is an [`AnyMatch`], and the [`Family`] makes it.

mod any_match;
mod commands;
mod error;
mod family;
mod lines;
mod request;

use serde_json::{Value, json};

pub use any_match::{AnyChoice, AnyMatch, Legal, Played, Playouts};
pub use error::{Code, Error};
pub use family::{Family, FamilyOf, family};
pub use lines::{MOST_BYTES, run};

use crate::Levels;
use request::Request;

/// The state of one conversation: the levels, and the game if there is one.
pub struct Engine {
    levels: Levels,
    fresh_seed: Box<dyn FnMut() -> u64 + Send>,
    game: Option<Box<dyn AnyMatch>>,
}

/// What the engine says to a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Nothing: the line was empty.
    Nothing,
    /// One line.
    Line(Value),
    /// One line, and then the conversation is over.
    Last(Value),
}

impl Engine {
    /// An engine without a game. `fresh_seed` gives the seed of a game for which none is named.
    pub fn new(levels: Levels, fresh_seed: impl FnMut() -> u64 + Send + 'static) -> Self {
        Self {
            levels,
            fresh_seed: Box::new(fresh_seed),
            game: None,
        }
    }

    /// Answers a line, given without its end. After an error everything is as it was.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        if line.trim_ascii().is_empty() {
            return Answer::Nothing;
        }
        match Request::read(line).and_then(|request| self.carry_out(&request)) {
            Ok(commands::Done::Quit) => Answer::Last(json!({"ok": true})),
            Ok(commands::Done::Answer(fields)) => {
                let mut answer = serde_json::Map::from_iter([("ok".to_owned(), Value::Bool(true))]);
                answer.extend(fields);
                Answer::Line(Value::Object(answer))
            }
            Err(error) => Answer::Line(error.to_json()),
        }
    }
}
