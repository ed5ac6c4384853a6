//! Scores of a turn: in the order thrown, and those left to play.

/// What four seeds can show (TH-4), ascending.
pub const SCORES: [u8; 5] = [1, 2, 3, 4, 8];
/// How many of the 16 ways in which four seeds fall show each of [`SCORES`] (TH-4).
pub const WEIGHTS: [u8; 5] = [4, 6, 4, 1, 1];
/// The most throws of a turn (TH-9).
pub const MOST_THROWS: u8 = 20;

/// The place of a score among [`SCORES`]; none where seeds cannot show it.
#[inline]
#[must_use]
pub const fn place_of(score: u8) -> Option<usize> {
    match score {
        1..=4 => Some(score as usize - 1),
        8 => Some(4),
        _ => None,
    }
}

/// Whether a score ends the throwing (TH-9).
#[inline]
#[must_use]
pub const fn ends(score: u8) -> bool {
    matches!(score, 2 | 3)
}

/// A number of each score, without an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Scores([u8; SCORES.len()]);

impl Scores {
    /// None at all.
    pub const NONE: Self = Self([0; SCORES.len()]);

    /// One score alone; none at all where seeds cannot show it.
    #[inline]
    #[must_use]
    pub const fn only(score: u8) -> Self {
        let mut scores = Self::NONE;
        scores.add(score);
        scores
    }

    /// So many of each of [`SCORES`].
    #[inline]
    #[must_use]
    pub const fn of(counts: [u8; SCORES.len()]) -> Self {
        Self(counts)
    }

    /// How many there are of each of [`SCORES`].
    #[inline]
    #[must_use]
    pub const fn counts(self) -> [u8; SCORES.len()] {
        self.0
    }

    /// Adds one. What seeds cannot show is not added.
    #[inline]
    pub const fn add(&mut self, score: u8) {
        if let Some(place) = place_of(score) {
            self.0[place] += 1;
        }
    }

    /// How many there are of a score.
    #[inline]
    #[must_use]
    pub const fn count(self, score: u8) -> u8 {
        match place_of(score) {
            Some(place) => self.0[place],
            None => 0,
        }
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        let [a, b, c, d, e] = self.0;
        a + b + c + d + e
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        matches!(self.0, [0, 0, 0, 0, 0])
    }

    /// All added up.
    #[inline]
    #[must_use]
    pub const fn sum(self) -> u8 {
        let [a, b, c, d, e] = self.0;
        a + 2 * b + 3 * c + 4 * d + 8 * e
    }

    /// Those that are left when `others` are taken away; none where they are not all there.
    #[inline]
    #[must_use]
    pub fn without(self, others: Self) -> Option<Self> {
        let mut left = self.0;
        for (count, taken) in left.iter_mut().zip(others.0) {
            *count = count.checked_sub(taken)?;
        }
        Some(Self(left))
    }

    /// Takes `others` away, which are all there.
    #[inline]
    pub(super) fn take(&mut self, others: Self) {
        for (count, taken) in self.0.iter_mut().zip(others.0) {
            *count -= taken;
        }
    }

    /// Takes one away, which is there.
    #[inline]
    pub(super) const fn take_one(&mut self, score: u8) {
        if let Some(place) = place_of(score) {
            self.0[place] -= 1;
        }
    }

    /// The different scores there are, ascending.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = u8> + use<> {
        SCORES
            .into_iter()
            .zip(self.0)
            .filter_map(|(score, count)| (count > 0).then_some(score))
    }

    /// All of them, ascending.
    pub fn ascending(self) -> impl DoubleEndedIterator<Item = u8> + use<> {
        SCORES
            .into_iter()
            .zip(self.0)
            .flat_map(|(score, count)| std::iter::repeat_n(score, usize::from(count)))
    }

    /// All of them, descending.
    pub fn descending(self) -> impl Iterator<Item = u8> + use<> {
        self.ascending().rev()
    }
}

impl FromIterator<u8> for Scores {
    fn from_iter<I: IntoIterator<Item = u8>>(scores: I) -> Self {
        let mut all = Self::NONE;
        for score in scores {
            all.add(score);
        }
        all
    }
}

/// Bits that one score takes.
const BITS: u8 = 3;

/// The scores of a turn in the order thrown, [`MOST_THROWS`] of them at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Thrown {
    len: u8,
    /// The places among [`SCORES`], the first thrown lowest.
    places: u64,
}

impl Thrown {
    /// Nothing thrown yet.
    pub const NONE: Self = Self { len: 0, places: 0 };

    /// Adds a throw. What seeds cannot show is not added.
    #[inline]
    pub(super) const fn push(&mut self, score: u8) {
        if let Some(place) = place_of(score) {
            self.places |= (place as u64) << (self.len * BITS);
            self.len += 1;
        }
    }

    /// How many throws there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether nothing has been thrown.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The scores in the order thrown.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + use<> {
        (0..self.len).map(move |n| SCORES[(self.places >> (n * BITS) & 7) as usize])
    }
}
