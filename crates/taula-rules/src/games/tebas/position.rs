//! What changes during a game.

use std::hash::{Hash, Hasher};

use super::circle::{CIRCLES, Circle, circles};
use super::history::{History, Key};
use super::stack::Stack;
use crate::Seat;

/// A position of Tebas.
#[derive(Debug, PartialEq, Eq)]
pub struct Position {
    /// What comes next.
    pub stage: Stage,
    /// Whose turn it is; when the game is over the winner, and seat 0 after a draw.
    pub player: Seat,
    /// What stands where, packed; 0 for nothing.
    stacks: [u32; CIRCLES],
    /// For each seat the circles where its pieces have none on top.
    free: [u64; 2],
    /// Own pieces of an undone stack still to be put back (TE-22).
    pub redeploy: u8,
    /// Pieces of each seat that have left for good.
    pub out: [u8; 2],
    /// Turns in a row without covering or removing (TE-29).
    pub quiet: u32,
    /// How often each position began a turn (TE-28).
    pub seen: History,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// It is drawn who starts (TE-5).
    Starter,
    /// A turn or a move (TE-6).
    Move,
    /// A piece of an undone stack is put back (TE-22).
    Redeploy,
    /// Nothing: the game has ended, won by a seat or drawn (TE-27 to TE-29).
    Over(Option<Seat>),
}

impl Position {
    /// An empty board.
    pub(super) const fn empty() -> Self {
        Self {
            stage: Stage::Starter,
            player: Seat(0),
            stacks: [0; CIRCLES],
            free: [0; 2],
            redeploy: 0,
            out: [0; 2],
            quiet: 0,
            seen: History::new(),
        }
    }

    /// What stands on a circle.
    #[inline]
    #[must_use]
    pub const fn stack(&self, circle: Circle) -> Option<Stack> {
        Stack::unpacked(self.stacks[circle.index()])
    }

    /// Everything that stands on the board, by circle, ascending.
    pub fn stacks(&self) -> impl Iterator<Item = (Circle, Stack)> {
        circles(self.occupied()).filter_map(|circle| Some((circle, self.stack(circle)?)))
    }

    /// Where a seat has a free piece: one with none on top (TE-24).
    pub fn free(&self, seat: Seat) -> impl Iterator<Item = Circle> + use<> {
        circles(self.free[seat.index()])
    }

    #[inline]
    pub(super) const fn free_set(&self, seat: Seat) -> u64 {
        self.free[seat.index()]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> u64 {
        self.free[0] | self.free[1]
    }

    /// Puts something on a circle, in the place of what stands there.
    #[inline]
    pub(super) const fn put(&mut self, circle: Circle, stack: Stack) {
        let top = stack.top().index();
        self.stacks[circle.index()] = stack.packed();
        self.free[top] |= circle.bit();
        self.free[1 - top] &= !circle.bit();
    }

    /// Takes everything from a circle.
    #[inline]
    pub(super) const fn take(&mut self, circle: Circle) -> Option<Stack> {
        self.free[0] &= !circle.bit();
        self.free[1] &= !circle.bit();
        let stack = self.stack(circle);
        self.stacks[circle.index()] = 0;
        stack
    }
}

/// What was seen before is left out: it hardly tells positions apart, and would take long.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Key::of(self).hash(state);
        self.stage.hash(state);
        self.redeploy.hash(state);
        self.quiet.hash(state);
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Self {
            seen: self.seen.clone(),
            ..*self
        }
    }

    /// The room of the history is kept, so that a search that plays on from one position again and again asks
    /// for no memory.
    fn clone_from(&mut self, source: &Self) {
        let mut seen = std::mem::take(&mut self.seen);
        seen.clone_from(&source.seen);
        *self = Self { seen, ..*source };
    }
}
