//! The squares of the garden, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

pub use super::super::heading::Heading;

/// How many files there are: a to l (TA-1).
pub const FILES: u8 = 12;
/// How many ranks there are: 1 to 11 (TA-1).
pub const RANKS: u8 = 11;
/// How many squares there are.
pub const SQUARES: usize = FILES as usize * RANKS as usize;

/// A square of the garden, numbered rank by rank from a1: b1 is 1, a2 is 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u8);

impl Square {
    /// The square on a file and a rank, both from 0; none where there is none.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS {
            Some(Self(rank * FILES + file))
        } else {
            None
        }
    }

    /// Every square, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SQUARES as u8).map(Self)
    }

    /// The file, from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// The rank, from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// The square as an index into lists of squares.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square beside this one; none at the edge of the garden.
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

    /// The way to a square beside this one; none where it is not beside it.
    #[must_use]
    pub fn towards(self, other: Self) -> Option<Heading> {
        Heading::ALL
            .into_iter()
            .find(|&heading| self.next(heading) == Some(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// The text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSquare;

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let (file, rank) = match *text.as_bytes() {
            [file @ b'a'..=b'l', rank @ b'1'..=b'9'] => (file, rank - b'1'),
            [file @ b'a'..=b'l', b'1', rank @ b'0'..=b'1'] => (file, 9 + rank - b'0'),
            _ => return Err(NoSquare),
        };
        Self::at(file - b'a', rank).ok_or(NoSquare)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 3]);

impl Squares {
    /// None.
    pub const NONE: Self = Self([0; 3]);

    /// Whether it has a square.
    #[inline]
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0[(square.0 >> 6) as usize] >> (square.0 & 63) & 1 != 0
    }

    /// Puts a square in.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] |= 1 << (square.0 & 63);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] &= !(1 << (square.0 & 63));
    }

    /// Whether there is none in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Those of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// The squares, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let [mut low, mut middle, mut high] = self.0;
        std::iter::from_fn(move || {
            let (word, base) = if low != 0 {
                (&mut low, 0)
            } else if middle != 0 {
                (&mut middle, 64)
            } else if high != 0 {
                (&mut high, 128)
            } else {
                return None;
            };
            let square = Square(base + word.trailing_zeros() as u8);
            *word &= *word - 1;
            Some(square)
        })
    }

    /// The squares beside those of the set, orthogonally.
    #[inline]
    #[must_use]
    pub fn beside(self) -> Self {
        /// The squares that are not on the first file, and not on the last.
        const EAST: [u64; 3] = but_file(0);
        const WEST: [u64; 3] = but_file(FILES - 1);
        let up = |by: u32| {
            let [a, b, c] = self.0;
            [a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)]
        };
        let down = |by: u32| {
            let [a, b, c] = self.0;
            [a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by]
        };
        let (north, south) = (up(u32::from(FILES)), down(u32::from(FILES)));
        let (east, west) = (up(1), down(1));
        Self(std::array::from_fn(|i| {
            (north[i] & ALL[i]) | south[i] | (east[i] & EAST[i]) | (west[i] & WEST[i])
        }))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::NONE;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

/// Every square.
const ALL: [u64; 3] = but_file(FILES);

/// Every square but those of one file.
const fn but_file(file: u8) -> [u64; 3] {
    let mut set = [0; 3];
    let mut square = 0;
    while square < SQUARES as u8 {
        if square % FILES != file {
            set[(square >> 6) as usize] |= 1 << (square & 63);
        }
        square += 1;
    }
    set
}
