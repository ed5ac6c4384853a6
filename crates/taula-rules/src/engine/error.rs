//! What the engine answers where it cannot do what was asked.

use std::fmt;

use serde_json::{Value, json};

/// The kinds of error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// No JSON object on the line.
    BadJson,
    /// The line is too long.
    TooLong,
    /// A field is missing, of the wrong type or out of range, or the command does not fit the turn.
    BadRequest,
    /// There is no such command.
    UnknownCommand,
    /// There is no such game.
    UnknownGame,
    /// There is no such option, or it cannot have this value.
    BadOption,
    /// The command needs a game, and there is none.
    NoGame,
    /// The position has a fault.
    BadPosition,
    /// The record has a fault.
    BadRecord,
    /// The text is no move, or not a legal one.
    IllegalMove,
    /// Nothing can be played any more.
    GameOver,
    /// It would take too long or too much room.
    TooMuch,
}

impl Code {
    /// Its name in the protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BadJson => "bad_json",
            Self::TooLong => "too_long",
            Self::BadRequest => "bad_request",
            Self::UnknownCommand => "unknown_command",
            Self::UnknownGame => "unknown_game",
            Self::BadOption => "bad_option",
            Self::NoGame => "no_game",
            Self::BadPosition => "bad_position",
            Self::BadRecord => "bad_record",
            Self::IllegalMove => "illegal_move",
            Self::GameOver => "game_over",
            Self::TooMuch => "too_much",
        }
    }
}

/// An error with its sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Which kind.
    pub code: Code,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
}

impl Error {
    /// An error with its sentence.
    pub fn new(code: Code, message: impl fmt::Display) -> Self {
        Self {
            code,
            message: message.to_string(),
        }
    }

    /// A request that is wrong.
    pub(super) fn request(message: impl fmt::Display) -> Self {
        Self::new(Code::BadRequest, message)
    }

    /// The whole answer.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({"ok": false, "error": {"code": self.code.name(), "message": self.message}})
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// The start of a text that a stranger gave, for a sentence.
pub(super) fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}
