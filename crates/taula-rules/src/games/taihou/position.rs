//! What changes during a game.

use std::hash::{Hash, Hasher};

use super::board::MAX_SEATS;
use super::piece::{HIGHEST, Packed, Piece, Value};
use super::run::Run;
use super::square::{SQUARES, Square, Squares};
use crate::Seat;

/// A position of the garden games.
#[derive(Debug, PartialEq, Eq)]
pub struct Position {
    /// What comes next.
    pub stage: Stage,
    /// Whose turn it is, or for whom chance decides; the first seat that plays when the game is over.
    pub player: Seat,
    /// Who will start, once it is drawn and until play begins (TA-5).
    pub starter: Option<Seat>,
    /// What stands where.
    pieces: [Packed; SQUARES],
    /// Where each seat has numbered pieces.
    numbered: [Squares; MAX_SEATS],
    /// Where each seat has lotuses.
    lotuses: [Squares; MAX_SEATS],
    /// What each seat has beside the garden.
    pub(super) sides: [Beside; MAX_SEATS],
    /// What each seat owes after a call (TA-29).
    pub(super) duties: [Option<Bound>; MAX_SEATS],
    /// Turns left to each seat after khi-lôi (TA-15).
    pub calls_left: Option<[u8; MAX_SEATS]>,
    /// Turns in a row without a capture (TA-27).
    pub quiet: u32,
    /// Each seat's run with one piece (TA-25).
    pub(super) runs: [Run; MAX_SEATS],
    /// The pieces drawn so far to settle who starts (TA-5).
    pub opening_draws: Vec<u8>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A piece is drawn to settle who starts (TA-5).
    Draw,
    /// A seat's pieces are laid down unseen (TA-6).
    Layout,
    /// A seat lays its pieces out behind the screen (TA-9).
    Arrange,
    /// A move.
    Move,
    /// Nothing: the game has ended.
    Over,
}

/// What a seat has beside the garden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Beside {
    /// How many pieces of each value it has captured.
    pub taken: [u8; HIGHEST as usize],
    /// The values of its reserve, a bit each.
    pub(super) reserve: u16,
    /// How many of its pieces were captured.
    pub lost: u8,
    /// Lotuses in hand.
    pub lotuses: u8,
    /// Losses that a lotus may still replace (TA-30).
    pub owed: u8,
}

/// The whole of a reserve.
pub(super) const WHOLE: u16 = 0b0111_1111_1110;

impl Beside {
    /// The values it has captured, ascending.
    pub fn taken(&self) -> impl Iterator<Item = Value> {
        Value::all()
            .flat_map(|value| std::iter::repeat_n(value, usize::from(self.taken[value.index()])))
    }

    /// The values of its reserve, ascending.
    pub fn reserve(&self) -> impl Iterator<Item = Value> + use<> {
        let reserve = *self;
        Value::all().filter(move |&value| reserve.reserves(value))
    }

    /// Whether a value is in its reserve.
    #[inline]
    #[must_use]
    pub const fn reserves(&self, value: Value) -> bool {
        self.reserve >> value.get() & 1 != 0
    }
}

/// What a seat owes after a call of hât-lô (TA-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bound {
    /// Where the piece stands that was offered, or what has taken it.
    pub offer: Square,
    /// Who called.
    pub by: Seat,
    /// Whether a piece was turned to meet it.
    pub turned: bool,
}

impl Position {
    /// An empty garden.
    pub(super) fn empty() -> Self {
        Self {
            stage: Stage::Draw,
            player: Seat(0),
            starter: None,
            pieces: [Packed::NONE; SQUARES],
            numbered: [Squares::NONE; MAX_SEATS],
            lotuses: [Squares::NONE; MAX_SEATS],
            sides: [Beside::default(); MAX_SEATS],
            duties: [None; MAX_SEATS],
            calls_left: None,
            quiet: 0,
            runs: Default::default(),
            opening_draws: Vec::new(),
        }
    }

    /// What stands on a square.
    #[inline]
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()].unpacked()
    }

    #[inline]
    pub(super) const fn packed(&self, square: Square) -> Packed {
        self.pieces[square.index()]
    }

    /// Everything that stands in the garden, by square, ascending.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Where a seat has numbered pieces.
    #[inline]
    #[must_use]
    pub const fn numbered(&self, seat: Seat) -> Squares {
        self.numbered[seat.index()]
    }

    /// Where a seat has lotuses.
    #[inline]
    #[must_use]
    pub const fn lotuses(&self, seat: Seat) -> Squares {
        self.lotuses[seat.index()]
    }

    /// What a seat has beside the garden.
    #[inline]
    #[must_use]
    pub const fn beside(&self, seat: Seat) -> &Beside {
        &self.sides[seat.index()]
    }

    /// What a seat owes after a call (TA-29).
    #[inline]
    #[must_use]
    pub const fn bound(&self, seat: Seat) -> Option<Bound> {
        self.duties[seat.index()]
    }

    /// A seat's run with one piece (TA-25).
    #[inline]
    #[must_use]
    pub const fn run(&self, seat: Seat) -> &Run {
        &self.runs[seat.index()]
    }

    /// Turns left to a seat after khi-lôi (TA-15); none where nobody called.
    #[must_use]
    pub fn turns_left(&self, seat: Seat) -> Option<u8> {
        self.calls_left.map(|left| left[seat.index()])
    }

    /// Puts a piece on a square with none.
    #[inline]
    pub(super) const fn put(&mut self, square: Square, piece: Packed) {
        self.pieces[square.index()] = piece;
        let owner = piece.owner().index();
        if piece.value().is_some() {
            self.numbered[owner].insert(square);
        } else {
            self.lotuses[owner].insert(square);
        }
    }

    /// Takes what stands on a square.
    #[inline]
    pub(super) const fn take(&mut self, square: Square) -> Packed {
        let piece = self.pieces[square.index()];
        self.pieces[square.index()] = Packed::NONE;
        let owner = piece.owner().index();
        self.numbered[owner].remove(square);
        self.lotuses[owner].remove(square);
        piece
    }
}

/// Runs are left out: they hardly tell positions apart, and would take long.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stage.hash(state);
        self.player.hash(state);
        self.pieces.hash(state);
        self.sides.hash(state);
        self.duties.hash(state);
        self.calls_left.hash(state);
        self.quiet.hash(state);
        self.opening_draws.hash(state);
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Self {
            runs: self.runs.clone(),
            opening_draws: self.opening_draws.clone(),
            ..*self
        }
    }

    /// The room of the runs is kept, so that a search that plays on from one position again and again asks for no
    /// memory.
    fn clone_from(&mut self, source: &Self) {
        let mut runs = std::mem::take(&mut self.runs);
        for (run, source) in runs.iter_mut().zip(&source.runs) {
            run.clone_from(source);
        }
        let mut opening_draws = std::mem::take(&mut self.opening_draws);
        opening_draws.clone_from(&source.opening_draws);
        *self = Self {
            runs,
            opening_draws,
            ..*source
        };
    }
}
