//! What changes during a game.

use super::board::{MAX_SEATS, PIECES};
use super::squares::Squares;
use crate::Seat;

/// A position of Parchís.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// What comes next.
    pub stage: Stage,
    /// Whose turn it is; the first of those who play when the game is over.
    pub player: Seat,
    /// The last throw of this turn, 0 before it.
    pub die: u8,
    /// What is to be counted now, 0 where nothing is.
    pub count: u8,
    /// Further counts to come, in order.
    pub bonuses: Bonuses,
    /// 6s thrown in this run, the current one included.
    pub sixes: u8,
    /// The index of the piece the player moved last in this run of 6s.
    pub last_moved: Option<u8>,
    /// Each seat's pieces.
    pub pieces: [Pieces; MAX_SEATS],
    /// By the seat an exit belongs to: whose piece came there last, where two colours stand on it.
    pub late: [Option<Seat>; MAX_SEATS],
    /// The seats whose first 5 has been counted or has lapsed (PA-13), a bit each.
    pub first_five: u8,
    /// The seats that have finished, in order.
    pub finished: Finished,
    /// While the opening goes on, all its throws so far in the order made; empty afterwards.
    pub opening_throws: Vec<u8>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A throw for who starts (PA-6).
    Opening,
    /// A throw (PA-8).
    Throw,
    /// Something is to be counted.
    Count,
    /// Nothing: the game has ended (PA-28).
    Over,
}

/// The pieces of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// How many are at home.
    pub home: u8,
    /// How many are in the goal.
    pub goal: u8,
    /// The squares with at least one.
    pub on: Squares,
    /// The squares with two: the barriers (PA-4).
    pub pairs: Squares,
}

impl Pieces {
    /// All at home (PA-7).
    pub const AT_HOME: Self = Self {
        home: PIECES,
        goal: 0,
        on: Squares::EMPTY,
        pairs: Squares::EMPTY,
    };

    /// A seat that does not play.
    pub const NONE: Self = Self {
        home: 0,
        ..Self::AT_HOME
    };

    /// Puts a piece on a square.
    #[inline]
    pub(super) const fn put(&mut self, index: u8) {
        if self.on.contains(index) {
            self.pairs.insert(index);
        } else {
            self.on.insert(index);
        }
    }

    /// Takes a piece from a square.
    #[inline]
    pub(super) const fn take(&mut self, index: u8) {
        if self.pairs.contains(index) {
            self.pairs.remove(index);
        } else {
            self.on.remove(index);
        }
    }

    /// How many stand on a square.
    #[inline]
    #[must_use]
    pub const fn count(&self, index: u8) -> u8 {
        self.on.contains(index) as u8 + self.pairs.contains(index) as u8
    }

    /// The indices of the pieces on the way, ascending, twice for a pair.
    pub fn track(&self) -> impl Iterator<Item = u8> + use<> {
        let Self { on, pairs, .. } = *self;
        on.flat_map(move |index| std::iter::repeat_n(index, 1 + usize::from(pairs.contains(index))))
    }

    /// Whether all are in the goal (PA-27).
    #[inline]
    #[must_use]
    pub const fn finished(&self) -> bool {
        self.goal == PIECES
    }
}

/// Counts of 10 and 20 that wait, in the order earned (PA-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bonuses {
    len: u8,
    /// A bit for each, the first to come lowest: set for a 20, clear for a 10.
    twenties: u128,
}

impl Bonuses {
    /// The most that can wait. Play never brings more than two.
    pub const MOST: usize = 120;

    /// Adds one behind the others.
    #[inline]
    pub(super) fn push(&mut self, count: u8) {
        self.twenties |= u128::from(count == 20) << self.len;
        self.len += 1;
    }

    /// Takes the first.
    #[inline]
    pub(super) const fn pop(&mut self) -> Option<u8> {
        if self.len == 0 {
            return None;
        }
        let count = if self.twenties & 1 == 1 { 20 } else { 10 };
        self.twenties >>= 1;
        self.len -= 1;
        Some(count)
    }

    /// Whether none wait.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Those that wait, the first to come first.
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || rest.pop())
    }
}

/// The seats that have finished, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Finished {
    len: u8,
    seats: [Seat; MAX_SEATS],
}

impl Finished {
    /// Adds a seat behind the others.
    #[inline]
    pub(super) const fn push(&mut self, seat: Seat) {
        self.seats[self.len as usize] = seat;
        self.len += 1;
    }

    /// The seats, the winner first.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}
