//! What a game is: its rules, and who watches them being played.

use std::fmt::{self, Debug};
use std::hash::Hash;

use rand::Rng;
use serde::Serialize;
use serde_json::Value;

use crate::options::OptionSpec;
use crate::turn::Decider;
use crate::{Levels, Seat, Turn, chance};

/// The rules of one game with its options and its board: what never changes while it is played.
///
/// A [`Position`](Rules::Position) holds what does change and is complete: playing on from a copy gives
/// the same as playing on from the original.
pub trait Rules: Sized + Send + Sync + 'static {
    /// What players choose before a game.
    type Options: Clone + PartialEq + Debug + Send + Sync;
    /// What changes during a game: small, cheap to copy.
    type Position: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// A player's move or an outcome of chance.
    type Move: Copy + Eq + Ord + Debug + Send + Sync + 'static;
    /// What playing a move makes happen, in order.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What of a position can be seen on the table.
    type Picture: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The game's name in notation (`parchis`).
    const GAME: &'static str;
    /// The version of the rules in records (`parchis/1`): raised when a ruling changes.
    const VERSION: u32;

    /// The most moves a search plays a game on before it judges the position. Where luck is great and the
    /// moves played on are poor, going further tells less.
    const HORIZON: u64 = u64::MAX;

    /// The most moves a search plays on from: those that look best at first sight. Where there are very many, most
    /// of them pointless, looking at fewer tells more.
    const BREADTH: usize = usize::MAX;

    /// The options there are, in the order in which they are shown.
    fn option_specs(levels: &Levels) -> Vec<OptionSpec>;

    /// Reads options; what is left out takes its default.
    ///
    /// # Errors
    /// A sentence that names an unknown option, or one whose value is not possible.
    fn read_options(value: &Value) -> Result<Self::Options, Fault>;

    /// The rules for these options, on the board they name.
    ///
    /// # Errors
    /// A sentence that names an option no board or rule knows, or what is wrong with the level file.
    fn new(options: Self::Options, levels: &Levels) -> Result<Self, Fault>;

    /// Reads every level file of the game.
    ///
    /// # Errors
    /// A sentence that names the first one at fault, and the fault.
    fn check_levels(levels: &Levels) -> Result<(), Fault>;

    /// The options, whole.
    fn options(&self) -> Value;

    /// The seats that play, in turn order.
    fn players(&self) -> &[Seat];

    /// The position a game begins with.
    fn start(&self) -> Self::Position;

    /// Who decides next.
    fn turn(&self, at: &Self::Position) -> Turn;

    /// Who decides next, without the rest of the turn: for loops that ask at every move.
    fn decider(&self, at: &Self::Position) -> Decider {
        self.turn(at).decider()
    }

    /// Appends every legal move, each once; at a turn of chance every outcome that can be listed.
    fn legal_moves(&self, at: &Self::Position, moves: &mut Vec<Self::Move>);

    /// Whether a move can be played: it is listed, or it is an outcome of chance of which there are too many to be
    /// listed.
    fn is_legal(&self, at: &Self::Position, mv: Self::Move) -> bool {
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        moves.contains(&mv)
    }

    /// How likely an outcome of chance is: its share of the weights of all that are listed.
    fn weight(&self, at: &Self::Position, outcome: Self::Move) -> u32;

    /// Draws one of chance's outcomes by its weight.
    ///
    /// How the outcome follows from the numbers drawn is part of the record format (see
    /// [`chance`]) and must not change.
    ///
    /// # Panics
    /// May panic where it is not chance's turn.
    fn sample(&self, at: &Self::Position, rng: &mut impl Rng) -> Self::Move;

    /// Plays a move known to be legal, telling `watch` what happens.
    ///
    /// # Panics
    /// May panic, or leave a position that means nothing, where the move is not legal: strangers' moves
    /// go through [`Match::play_text`](crate::Match::play_text).
    fn play(&self, at: &mut Self::Position, mv: Self::Move, watch: &mut impl Watch<Self::Event>);

    /// The move in notation.
    fn text(&self, at: &Self::Position, mv: Self::Move) -> String;

    /// The move that a text in notation means; it may still not be legal.
    fn parse(&self, at: &Self::Position, text: &str) -> Option<Self::Move>;

    /// The position as an object in notation.
    fn to_json(&self, at: &Self::Position) -> Value;

    /// Reads a position in notation, with the rules it is played by. Never repairs.
    ///
    /// # Errors
    /// A sentence that names the fault.
    fn read(value: &Value, levels: &Levels) -> Result<(Self, Self::Position), Fault>;

    /// What of the position can be seen.
    fn picture(&self, at: &Self::Position) -> Self::Picture;

    /// Changes a picture by one event.
    fn show(&self, picture: &mut Self::Picture, event: &Self::Event);

    /// The position as a seat may know it: what others have laid out hidden is left out. Computer players choose by
    /// it, and by nothing else. The position itself where nothing is hidden.
    fn veiled(&self, at: &Self::Position, _: Seat) -> Self::Position {
        at.clone()
    }

    /// The place among `moves`, all that are legal, of one that computer players choose without any search, because
    /// they know it by heart; none where they have to think.
    fn by_heart(&self, _: &Self::Position, _: &[Self::Move], _: &mut impl Rng) -> Option<usize> {
        None
    }

    /// The place among `moves`, all that are legal, of one that a player might choose without much thought:
    /// a search plays games on with such moves. Any of them where nothing else is said.
    ///
    /// Computer players go by it too, so what is said of [`estimate`](Rules::estimate) holds.
    fn fancy(&self, _: &Self::Position, moves: &[Self::Move], rng: &mut impl Rng) -> usize {
        chance::below(rng, moves.len() as u32) as usize
    }

    /// The result a seat can expect from a position, guessed without any search: 1 for a win, 0 for the
    /// last place, places between evenly. Where the game is over it is the result.
    ///
    /// Computer players go by it, and have to come to the same move on every machine: no more than the
    /// four operations and the square root, which IEEE 754 defines to the last bit.
    fn estimate(&self, at: &Self::Position, seat: Seat) -> f64;
}

/// Who is told what happens while a move is played.
pub trait Watch<Event> {
    /// Takes notice of an event; one that nobody wants is never made.
    fn see(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody watches: costs nothing.
impl<Event> Watch<Event> for () {
    #[inline(always)]
    fn see(&mut self, _: impl FnOnce() -> Event) {}
}

/// Every event is kept.
impl<Event> Watch<Event> for Vec<Event> {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// What is wrong with something a stranger gave, in one sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(String);

impl Fault {
    /// A fault with its sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// A fault with its sentence, as a format string.
macro_rules! refuse {
    ($($sentence:tt)*) => { return Err($crate::Fault::new(format!($($sentence)*))) };
}
pub(crate) use refuse;
