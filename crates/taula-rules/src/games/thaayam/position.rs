//! What changes during a game.

use super::board::{MAX_SEATS, PIECES};
use super::scores::{Scores, Thrown};
use crate::Seat;

/// A position of Thaayam.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// What comes next.
    pub stage: Stage,
    /// Whose turn it is; the winner when the game is over.
    pub player: Seat,
    /// Whether this turn has captured (TH-19).
    pub captured: bool,
    /// While throwing goes on, the scores so far.
    pub thrown: Thrown,
    /// While scores are played, those left.
    pub left: Scores,
    /// Each seat's pieces.
    pub pieces: [Pieces; MAX_SEATS],
    /// While the opening goes on, all its throws so far in the order made; empty afterwards.
    pub opening_throws: Vec<u8>,
}

impl Position {
    /// A seat's pieces.
    #[inline]
    #[must_use]
    pub const fn of(&self, seat: Seat) -> &Pieces {
        &self.pieces[seat.index()]
    }
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A throw for who starts (TH-7).
    Opening,
    /// A throw of a turn (TH-9).
    Throw,
    /// Scores are played (TH-10).
    Play,
    /// Nothing: the game has ended (TH-27).
    Over,
}

/// The pieces of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// Singles off the board that have not been borne off.
    pub off: u8,
    /// Twins off the board (TH-23, `twin_return` "twin").
    pub off_twins: u8,
    /// How many are in the castle.
    pub castle: u8,
    /// How many have been borne off (TH-26).
    pub out: u8,
    /// Singles on the track.
    pub singles: Stands,
    /// Twins on the track.
    pub twins: Stands,
}

impl Pieces {
    /// All off the board (TH-6).
    pub const ALL_OFF: Self = Self {
        off: PIECES,
        off_twins: 0,
        castle: 0,
        out: 0,
        singles: Stands::EMPTY,
        twins: Stands::EMPTY,
    };

    /// A seat that does not play.
    pub const NONE: Self = Self {
        off: 0,
        ..Self::ALL_OFF
    };

    /// Whether none is on the board (TH-12): a piece in the castle is.
    #[inline]
    #[must_use]
    pub const fn all_off(&self) -> bool {
        self.off + 2 * self.off_twins == PIECES
    }

    /// Whether all have reached the castle (TH-26).
    #[inline]
    #[must_use]
    pub const fn all_home(&self) -> bool {
        self.castle + self.out == PIECES
    }

    /// Whether all have been borne off (TH-27).
    #[inline]
    #[must_use]
    pub const fn finished(&self) -> bool {
        self.out == PIECES
    }
}

/// How many things stand on each index of a track, up to seven each.
///
/// Three sets of indices are the digits of the numbers, written in twos: adding and taking away touch no
/// more than these, and which indices hold anything at all is known at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stands {
    ones: u32,
    twos: u32,
    fours: u32,
}

impl Stands {
    /// Nothing anywhere.
    pub const EMPTY: Self = Self {
        ones: 0,
        twos: 0,
        fours: 0,
    };

    /// The indices where anything stands, a bit each.
    #[inline]
    #[must_use]
    pub const fn on(self) -> u32 {
        self.ones | self.twos | self.fours
    }

    /// The indices where anything stands, ascending, each once.
    #[inline]
    pub fn indices(self) -> impl Iterator<Item = u8> + use<> {
        bits(self.on())
    }

    /// Every index as often as things stand there, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> + use<> {
        self.indices()
            .flat_map(move |index| std::iter::repeat_n(index, usize::from(self.count(index))))
    }

    /// How many there are, all together.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (self.ones.count_ones() + 2 * self.twos.count_ones() + 4 * self.fours.count_ones()) as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.on() == 0
    }

    /// How many stand on an index.
    #[inline]
    #[must_use]
    pub const fn count(self, index: u8) -> u8 {
        ((self.ones >> index & 1) + (self.twos >> index & 1) * 2 + (self.fours >> index & 1) * 4)
            as u8
    }

    /// Puts one on an index.
    #[inline]
    pub(super) const fn put(&mut self, index: u8) {
        let one = 1 << index;
        let two = self.ones & one;
        let four = self.twos & two;
        self.ones ^= one;
        self.twos ^= two;
        self.fours ^= four;
    }

    /// Takes one from an index where one stands.
    #[inline]
    pub(super) const fn take(&mut self, index: u8) {
        let one = 1 << index;
        let two = !self.ones & one;
        let four = !self.twos & two;
        self.ones ^= one;
        self.twos ^= two;
        self.fours ^= four;
    }

    /// Takes all from an index.
    #[inline]
    pub(super) const fn clear(&mut self, index: u8) {
        let rest = !(1 << index);
        self.ones &= rest;
        self.twos &= rest;
        self.fours &= rest;
    }
}

/// The places of the bits of a number, ascending.
#[inline]
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(index)
    })
}
