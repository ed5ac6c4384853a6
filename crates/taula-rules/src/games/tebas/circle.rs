//! The circles of the board.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

pub use super::super::heading::Heading;

/// How many files there are: a to k (TE-1).
pub const FILES: u8 = 11;
/// How many ranks there are: 1 to 4 (TE-1).
pub const RANKS: u8 = 4;
/// How many circles there are.
pub const CIRCLES: usize = FILES as usize * RANKS as usize;

/// A circle of the board, numbered in the order of their names: a1, a2, a3, a4, b1 and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Circle(pub u8);

impl Circle {
    /// The circle on a file and a rank, both from 0; none where there is none.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS {
            Some(Self(file * RANKS + rank))
        } else {
            None
        }
    }

    /// Every circle, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CIRCLES as u8).map(Self)
    }

    /// The file, from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / RANKS
    }

    /// The rank, from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// The circle as an index into lists of circles.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The circle beside this one; none at the edge of the board.
    #[must_use]
    pub const fn next(self, heading: Heading) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match heading {
            Heading::N => Self::at(file, rank + 1),
            Heading::E => Self::at(file + 1, rank),
            Heading::S => Self::at(file, rank.wrapping_sub(1)),
            Heading::W => Self::at(file.wrapping_sub(1), rank),
        }
    }

    /// The circle as a set of one.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// The text names no circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCircle;

impl FromStr for Circle {
    type Err = NoCircle;

    fn from_str(text: &str) -> Result<Self, NoCircle> {
        match *text.as_bytes() {
            [file @ b'a'..=b'k', rank @ b'1'..=b'4'] => {
                Self::at(file - b'a', rank - b'1').ok_or(NoCircle)
            }
            _ => Err(NoCircle),
        }
    }
}

impl Serialize for Circle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The circles of a set, ascending.
#[inline]
pub(super) fn circles(mut set: u64) -> impl Iterator<Item = Circle> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let circle = Circle(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(circle)
    })
}
