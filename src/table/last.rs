//! The last move, as it stays marked on the board.

use taula_rules::Seat;

use super::view::{Event, View};
use super::watch::{Course, Step};

/// How many of the last moves are looked at for the last that moved a piece: more throws in a row without one
/// are not remembered.
const BACK: usize = 96;

/// What stays marked of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Whose.
    pub seat: Seat,
    /// The index it came from; none from off the board.
    pub from: Option<u8>,
    /// The index it went to.
    pub to: u8,
}

impl<V: View> Course<V> {
    /// The last of so many moves, as far back as is remembered.
    #[must_use]
    pub fn recent(&self, moves: usize) -> &[Step<V>] {
        let end = moves.min(self.lines.len());
        &self.lines[end.saturating_sub(BACK)..end]
    }

    /// What is found in the last event of so many moves in which it can be.
    pub fn last_of<T>(&self, moves: usize, find: impl FnMut(&Event<V>) -> Option<T>) -> Option<T> {
        self.recent(moves)
            .iter()
            .rev()
            .flat_map(|step| step.events.iter().rev())
            .find_map(find)
    }
}
