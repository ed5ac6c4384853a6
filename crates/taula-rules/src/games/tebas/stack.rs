//! What stands on a circle: a piece alone, or a stack.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::Heading;
use crate::Seat;

/// The most pieces there are to stack: ten of each player (TE-2).
pub const MOST_STACKED: u8 = 20;

/// One piece or more on a circle. Only the top one can be turned or moved, and only by its owner (TE-19).
///
/// The owners are a bit each, the lowest piece the lowest bit; above them stand how many there are and which
/// number of the top piece faces N. How those below face is not kept: a turn of the top may turn them or not
/// (TE-20), and a piece that is put back faces as at the start (TE-22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack(u32);

const HEIGHT: u32 = 20;
const NORTH: u32 = 25;
const OWNERS: u32 = (1 << HEIGHT) - 1;

impl Stack {
    /// One piece, whose quarter with the number `north` faces N.
    #[must_use]
    pub const fn one(owner: Seat, north: u8) -> Self {
        Self::new(owner.0 as u32, 1, north)
    }

    /// A stack of these owners, from bottom to top; none where there are none, more than there are pieces, or
    /// no such number.
    #[must_use]
    pub fn of(owners: &[Seat], north: u8) -> Option<Self> {
        let height = u8::try_from(owners.len()).ok()?;
        let possible = (1..=MOST_STACKED).contains(&height)
            && (1..=4).contains(&north)
            && owners.iter().all(|owner| owner.0 < 2);
        let bits = owners
            .iter()
            .rev()
            .fold(0, |bits, owner| bits << 1 | u32::from(owner.0));
        possible.then(|| Self::new(bits, height, north))
    }

    #[inline]
    pub(super) const fn new(owners: u32, height: u8, north: u8) -> Self {
        Self(owners | (height as u32) << HEIGHT | (north as u32 - 1) << NORTH)
    }

    /// As a number that is never 0.
    #[inline]
    pub(super) const fn packed(self) -> u32 {
        self.0
    }

    /// The stack of such a number; none of 0.
    #[inline]
    pub(super) const fn unpacked(packed: u32) -> Option<Self> {
        if packed == 0 {
            None
        } else {
            Some(Self(packed))
        }
    }

    /// How many pieces it has.
    #[inline]
    #[must_use]
    pub const fn height(self) -> u8 {
        (self.0 >> HEIGHT & 31) as u8
    }

    /// Whose the top piece is, and so who controls it (TE-19).
    #[inline]
    #[must_use]
    pub const fn top(self) -> Seat {
        Seat((self.0 >> (self.height() - 1) & 1) as u8)
    }

    /// The number of the top piece that faces N.
    #[inline]
    #[must_use]
    pub const fn north(self) -> u8 {
        (self.0 >> NORTH & 3) as u8 + 1
    }

    /// The number of the top piece that faces that way: they run clockwise (TE-2).
    #[inline]
    #[must_use]
    pub const fn number(self, heading: Heading) -> u8 {
        number(self.north(), heading)
    }

    /// Whether there is a piece below the top one.
    #[inline]
    #[must_use]
    pub const fn is_stack(self) -> bool {
        self.height() > 1
    }

    /// The owners from bottom to top.
    pub fn owners(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.height()).map(move |place| Seat((self.0 >> place & 1) as u8))
    }

    /// How many of its pieces are a seat's.
    #[inline]
    #[must_use]
    pub const fn count(self, seat: Seat) -> u8 {
        let lapis = (self.0 & OWNERS).count_ones() as u8;
        if seat.0 == 0 {
            self.height() - lapis
        } else {
            lapis
        }
    }

    /// The owners as bits, the lowest piece the lowest bit.
    #[inline]
    pub(super) const fn bits(self) -> u32 {
        self.0 & OWNERS
    }

    /// The same with another number facing N.
    #[inline]
    #[must_use]
    pub const fn turned(self, north: u8) -> Self {
        Self::new(self.bits(), self.height(), north)
    }

    /// This one on top of another.
    #[inline]
    #[must_use]
    pub const fn onto(self, below: Self) -> Self {
        Self::new(
            self.bits() << below.height() | below.bits(),
            self.height() + below.height(),
            self.north(),
        )
    }

    /// The top piece alone.
    #[inline]
    #[must_use]
    pub const fn top_piece(self) -> Self {
        Self::one(self.top(), self.north())
    }

    /// What is below the top piece, `owners` from bottom to top; empty for a piece alone.
    pub fn below(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        self.owners().take(usize::from(self.height()) - 1)
    }
}

/// The number that faces a way where `north` faces N (TE-2).
#[inline]
#[must_use]
pub const fn number(north: u8, heading: Heading) -> u8 {
    (north - 1 + heading as u8) % 4 + 1
}

/// The number that faces N where `number` faces another way.
#[must_use]
pub const fn north_with(number: u8, heading: Heading) -> u8 {
    (number + 3 - heading as u8) % 4 + 1
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for owner in self.owners() {
            f.write_str(if owner.0 == 0 { "I" } else { "L" })?;
        }
        self.north().fmt(f)
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}

/// The text is no stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStack;

impl FromStr for Stack {
    type Err = NoStack;

    fn from_str(text: &str) -> Result<Self, NoStack> {
        let (north, owners) = text.as_bytes().split_last().ok_or(NoStack)?;
        if owners.len() > usize::from(MOST_STACKED) {
            return Err(NoStack);
        }
        let owners: Vec<Seat> = owners
            .iter()
            .map(|owner| match owner {
                b'I' => Ok(Seat(0)),
                b'L' => Ok(Seat(1)),
                _ => Err(NoStack),
            })
            .collect::<Result<_, _>>()?;
        Self::of(&owners, north.wrapping_sub(b'0')).ok_or(NoStack)
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
