//! Squares as people name them.

use super::Parchis;
use crate::Seat;

/// A square as it is named at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A square of the ring, by the number engraved on it.
    Ring(u8),
    /// A square of the seat's own column, 1 for the outermost.
    Column(u8),
    /// The goal.
    Goal,
}

impl Parchis {
    /// The square at an index of a seat's way (PA-3).
    #[must_use]
    pub fn place(&self, seat: Seat, index: u8) -> Place {
        let tracks = self.tracks();
        if index >= tracks.goal[seat.index()] {
            return Place::Goal;
        }
        match tracks.number(seat, index) {
            Some(number) => Place::Ring(number),
            None => Place::Column(index - tracks.column[seat.index()] + 1),
        }
    }
}
