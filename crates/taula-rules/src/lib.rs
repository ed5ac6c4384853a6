//! Rules, computer players and engine of Taula's board games, without a window.
//!
//! The words all games share are a noun a file: a [`Rules`] set says what is legal and plays it, a
//! [`Turn`] says who decides next, a [`Seat`] who sits where, a [`Match`] is one game from its start to
//! now, a [`Record`] is what of it is kept. Randomness is a move like any other: chance has its turns,
//! and whoever runs the game plays an outcome for it ([`chance`]).
//!
//! Nothing here reads a file, looks at a clock for a rule's sake, or draws a random number of its own.

pub mod bots;
pub mod chance;
pub mod engine;
pub mod game;
pub mod games;
pub mod lesson;
pub mod levels;
pub mod options;
pub mod perft;
pub mod playout;
pub mod puzzle;
pub mod record;
pub mod seat;
pub mod turn;

mod match_;
mod strict;

pub use game::{Fault, Rules, Watch};
pub use levels::Levels;
pub use match_::{Match, PlayError};
pub use record::Record;
pub use seat::Seat;
pub use turn::{Chance, Decider, Phase, Turn};
