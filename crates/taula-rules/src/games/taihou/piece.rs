//! Pieces: small and large animals, weapons and the lotus (TA-2 to TA-4).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::square::Heading;
use crate::Seat;

/// The number of a piece (TA-3): nightingale 1, toad 2, turtle 3, pheasant 4, bat 5, tiger 6, snake 7, elephant 8,
/// sabre 9, arrow 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Value(u8);

/// The highest number.
pub const HIGHEST: u8 = 10;

impl Value {
    /// The nightingale.
    pub const NIGHTINGALE: Self = Self(1);
    /// The toad.
    pub const TOAD: Self = Self(2);
    /// The sabre.
    pub const SABRE: Self = Self(9);
    /// The arrow.
    pub const ARROW: Self = Self(HIGHEST);

    /// A number from 1 to 10; none where it is not.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= HIGHEST {
            Some(Self(value))
        } else {
            None
        }
    }

    /// Every number, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=HIGHEST).map(Self)
    }

    /// The number.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number as an index into lists of values, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What kind of piece has it.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..6 => Kind::Small,
            6..9 => Kind::Large,
            _ => Kind::Weapon,
        }
    }

    /// Whether it is a weapon's.
    #[inline]
    #[must_use]
    pub const fn is_weapon(self) -> bool {
        self.0 >= Self::SABRE.0
    }

    /// Whether the piece flies over the lake (TA-34).
    #[inline]
    #[must_use]
    pub const fn flies(self) -> bool {
        matches!(self.0, 1 | 4 | 5 | 10)
    }

    /// Whether the piece can be in the lake (TA-33).
    #[inline]
    #[must_use]
    pub const fn swims(self) -> bool {
        self.0 == Self::TOAD.0
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The kinds of numbered pieces (TA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Buddha's small animals, 1 to 5.
    Small,
    /// Buddha's large animals, 6 to 8.
    Large,
    /// The Emperor's weapons, 9 and 10.
    Weapon,
}

/// What a piece is, whoever's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// An animal or a weapon.
    Numbered {
        /// Its number.
        value: Value,
        /// The way it looks (TA-4).
        facing: Heading,
    },
    /// Buddha's lotus.
    Lotus,
}

/// A piece in the garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose.
    pub owner: Seat,
    /// What it is.
    pub figure: Figure,
}

impl Piece {
    /// A numbered piece.
    #[inline]
    #[must_use]
    pub const fn numbered(owner: Seat, value: Value, facing: Heading) -> Self {
        Self {
            owner,
            figure: Figure::Numbered { value, facing },
        }
    }

    /// A lotus.
    #[inline]
    #[must_use]
    pub const fn lotus(owner: Seat) -> Self {
        Self {
            owner,
            figure: Figure::Lotus,
        }
    }

    /// Its number; none of a lotus.
    #[inline]
    #[must_use]
    pub const fn value(self) -> Option<Value> {
        match self.figure {
            Figure::Numbered { value, .. } => Some(value),
            Figure::Lotus => None,
        }
    }

    /// The way it looks; none of a lotus.
    #[inline]
    #[must_use]
    pub const fn facing(self) -> Option<Heading> {
        match self.figure {
            Figure::Numbered { facing, .. } => Some(facing),
            Figure::Lotus => None,
        }
    }

    /// The same looking another way.
    #[must_use]
    pub const fn facing_to(self, facing: Heading) -> Self {
        match self.figure {
            Figure::Numbered { value, .. } => Self::numbered(self.owner, value, facing),
            Figure::Lotus => self,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.figure {
            Figure::Numbered { value, facing } => write!(f, "{}:{value}{facing}", self.owner),
            Figure::Lotus => write!(f, "{}:L", self.owner),
        }
    }
}

/// The text is no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPiece;

impl FromStr for Piece {
    type Err = NoPiece;

    fn from_str(text: &str) -> Result<Self, NoPiece> {
        let (owner, figure) = text.split_once(':').ok_or(NoPiece)?;
        let owner = match owner.as_bytes() {
            &[seat @ b'0'..=b'3'] => Seat(seat - b'0'),
            _ => return Err(NoPiece),
        };
        if figure == "L" {
            return Ok(Self::lotus(owner));
        }
        let (value, facing) = figure
            .split_at_checked(figure.len().saturating_sub(1))
            .ok_or(NoPiece)?;
        let value = match value.as_bytes() {
            &[value @ b'1'..=b'9'] => Value(value - b'0'),
            b"10" => Value::ARROW,
            _ => return Err(NoPiece),
        };
        Ok(Self::numbered(
            owner,
            value,
            facing.parse().map_err(|_| NoPiece)?,
        ))
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A piece in one byte, or nothing: two bits for the owner, four for the number, 11 for a lotus, two for the facing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Packed(u8);

/// What stands for the number of a lotus.
const LOTUS: u8 = HIGHEST + 1;

impl Packed {
    /// Nothing.
    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) const fn new(piece: Piece) -> Self {
        let (value, facing) = match piece.figure {
            Figure::Numbered { value, facing } => (value.0, facing as u8),
            Figure::Lotus => (LOTUS, 0),
        };
        Self(piece.owner.0 << 6 | value << 2 | facing)
    }

    /// A numbered piece.
    #[inline]
    pub(super) const fn numbered(owner: Seat, value: Value, facing: Heading) -> Self {
        Self(owner.0 << 6 | value.0 << 2 | facing as u8)
    }

    /// A lotus.
    #[inline]
    pub(super) const fn lotus(owner: Seat) -> Self {
        Self::new(Piece::lotus(owner))
    }

    #[inline]
    pub(super) const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn owner(self) -> Seat {
        Seat(self.0 >> 6)
    }

    /// The number, 11 for a lotus.
    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0 >> 2 & 15
    }

    #[inline]
    pub(super) const fn facing(self) -> Heading {
        Heading::ALL[(self.0 & 3) as usize]
    }

    /// The number of a numbered piece.
    #[inline]
    pub(super) const fn value(self) -> Option<Value> {
        Value::new(self.number())
    }

    #[inline]
    pub(super) const fn unpacked(self) -> Option<Piece> {
        if self.is_none() {
            return None;
        }
        Some(match self.value() {
            Some(value) => Piece::numbered(self.owner(), value, self.facing()),
            None => Piece::lotus(self.owner()),
        })
    }
}
