//! The four directions, on boards with facings.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A direction: N is towards the highest rank, E towards the last file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Heading {
    /// Towards the highest rank.
    N,
    /// Towards the last file.
    E,
    /// Towards rank 1.
    S,
    /// Towards file a.
    W,
}

impl Heading {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The direction so many quarters on, clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The opposite direction.
    #[inline]
    #[must_use]
    pub const fn back(self) -> Self {
        self.clockwise(2)
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::N => "N",
            Self::E => "E",
            Self::S => "S",
            Self::W => "W",
        })
    }
}

/// The text names no direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHeading;

impl FromStr for Heading {
    type Err = NoHeading;

    fn from_str(text: &str) -> Result<Self, NoHeading> {
        match text {
            "N" => Ok(Self::N),
            "E" => Ok(Self::E),
            "S" => Ok(Self::S),
            "W" => Ok(Self::W),
            _ => Err(NoHeading),
        }
    }
}
