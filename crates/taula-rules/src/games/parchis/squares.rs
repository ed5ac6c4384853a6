//! Sets of squares.

/// A set of squares of one seat's way, a bit each: index 0 is the exit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The square at `index` alone.
    #[inline]
    #[must_use]
    pub const fn only(index: u8) -> Self {
        Self(1 << index)
    }

    /// The squares a piece enters that advances from `from` to `to`: all after `from`, up to `to`.
    #[inline]
    #[must_use]
    pub const fn way(from: u8, to: u8) -> Self {
        Self((2 << to) - (2 << from))
    }

    /// Whether the set holds `index`.
    #[inline]
    #[must_use]
    pub const fn contains(self, index: u8) -> bool {
        self.0 >> index & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds `index`.
    #[inline]
    pub const fn insert(&mut self, index: u8) {
        self.0 |= 1 << index;
    }

    /// Takes `index` out.
    #[inline]
    pub const fn remove(&mut self, index: u8) {
        self.0 &= !(1 << index);
    }

    /// The squares in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares that are not in the set.
    #[inline]
    #[must_use]
    pub const fn not(self) -> Self {
        Self(!self.0)
    }

    /// The squares with an index below `end`.
    #[inline]
    #[must_use]
    pub const fn below(self, end: u8) -> Self {
        Self(self.0 & ((1 << end) - 1))
    }

    /// Every square moved `ahead` places on, around a ring of `ring` squares. What comes out beyond the
    /// ring means nothing.
    #[inline]
    #[must_use]
    pub const fn turned(self, ahead: u8, ring: u8) -> Self {
        Self(self.0 << ahead | self.0 >> (ring - ahead))
    }

    /// How many squares the set has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Iterator for Squares {
    type Item = u8;

    /// The lowest index, taken out of the set.
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(index)
    }
}
