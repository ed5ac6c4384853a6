//! Which positions began a turn, and how often (TE-28).

use std::fmt;
use std::str::FromStr;

use super::circle::{Circle, circles};
use super::position::Position;
use super::stack::Stack;
use crate::Seat;

/// Positions that began a turn, each as often as it did.
///
/// They are sorted, so that histories are equal where what they hold is, and one is found quickly.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct History(Vec<Key>);

impl History {
    /// No positions.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// How often a position began a turn.
    #[must_use]
    pub fn times(&self, key: Key) -> u8 {
        let from = self.0.partition_point(|&seen| seen < key);
        self.0[from..]
            .iter()
            .take_while(|&&seen| seen == key)
            .count() as u8
    }

    /// Every position with how often it began a turn.
    pub fn iter(&self) -> impl Iterator<Item = (Key, u8)> {
        self.0
            .chunk_by(|a, b| a == b)
            .map(|alike| (alike[0], alike.len() as u8))
    }

    /// A position begins a turn, unless it has begun `most` already; says whether it does.
    pub(super) fn begin(&mut self, key: Key, most: usize) -> bool {
        let from = self.0.partition_point(|&seen| seen < key);
        if self.0.get(from + most - 1) == Some(&key) {
            return false;
        }
        self.0.insert(from, key);
        true
    }

    /// A position began so many turns.
    pub(super) fn add(&mut self, key: Key, times: u8) {
        let from = self.0.partition_point(|&seen| seen < key);
        self.0
            .splice(from..from, std::iter::repeat_n(key, usize::from(times)));
    }

    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Clone for History {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

/// Everything that makes positions the same: the player to move and what stands on each circle.
///
/// There are at most twenty pieces, so it fits into two words: the circles where something stands, then the
/// pieces circle by circle from the bottom up, whose each is, where a stack ends, and how its top faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    /// 44 circles, then for 20 pieces whether it is the top of its stack.
    shape: u64,
    /// For 20 pieces whose each is, for 20 stacks the number of the top facing N less 1, and whose turn it is.
    pieces: u64,
}

const TOPS: u32 = 44;
const NORTHS: u32 = 20;
const PLAYER: u32 = 60;

impl Key {
    /// The key of a position as it begins the turn of its player.
    #[must_use]
    pub fn of(at: &Position) -> Self {
        Self::new(at.player, at.stacks(), at.occupied())
    }

    #[inline]
    fn new(player: Seat, stacks: impl Iterator<Item = (Circle, Stack)>, occupied: u64) -> Self {
        let mut key = Self {
            shape: occupied,
            pieces: u64::from(player.0) << PLAYER,
        };
        let mut placed = 0;
        for (number, (_, stack)) in stacks.enumerate() {
            key.pieces |= u64::from(stack.bits()) << placed
                | u64::from(stack.north() - 1) << (NORTHS + 2 * number as u32);
            placed += u32::from(stack.height());
            key.shape |= 1 << (TOPS + placed - 1);
        }
        key
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn player(self) -> Seat {
        Seat((self.pieces >> PLAYER) as u8)
    }

    /// What stands where, ascending.
    pub fn stacks(self) -> impl Iterator<Item = (Circle, Stack)> {
        let mut tops = self.shape >> TOPS;
        let mut owners = self.pieces as u32;
        let mut norths = self.pieces >> NORTHS;
        circles(self.shape & ((1 << TOPS) - 1)).map(move |circle| {
            let height = tops.trailing_zeros() + 1;
            let stack = Stack::new(
                owners & ((1 << height) - 1),
                height as u8,
                (norths & 3) as u8 + 1,
            );
            tops >>= height;
            owners >>= height;
            norths >>= 2;
            (circle, stack)
        })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.player())?;
        for (number, (circle, stack)) in self.stacks().enumerate() {
            if number > 0 {
                f.write_str(",")?;
            }
            write!(f, "{circle}{stack}")?;
        }
        Ok(())
    }
}

/// The text is no key of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoKey;

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let (player, board) = text.split_once(':').ok_or(NoKey)?;
        let player = match player {
            "0" => Seat(0),
            "1" => Seat(1),
            _ => return Err(NoKey),
        };
        let mut stacks: Vec<(Circle, Stack)> = Vec::new();
        let mut pieces = 0;
        for entry in board.split(',') {
            let (circle, stack) = entry.split_at_checked(2).ok_or(NoKey)?;
            let circle: Circle = circle.parse().map_err(|_| NoKey)?;
            let stack: Stack = stack.parse().map_err(|_| NoKey)?;
            pieces += u32::from(stack.height());
            // The one form: by circle, each once. More pieces than there are have no key.
            if stacks.last().is_some_and(|&(last, _)| last >= circle) || pieces > 20 {
                return Err(NoKey);
            }
            stacks.push((circle, stack));
        }
        let occupied = stacks.iter().fold(0, |set, (circle, _)| set | circle.bit());
        Ok(Self::new(player, stacks.into_iter(), occupied))
    }
}
