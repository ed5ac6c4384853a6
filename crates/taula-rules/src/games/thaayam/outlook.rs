//! What a position is worth to a seat, guessed.

use super::Thaayam;
use super::board::{CASTLE, PIECES};
use super::position::{Position, Stage};
use crate::Seat;

/// What entering is worth in squares, and bearing off as well: each takes a 1, and a turn brings 4 squares
/// and two 1s in five on average.
const ONE: f64 = 10.0;
/// What a single has to go, in squares, from off the board until it is borne off.
const WHOLE: f64 = ONE + CASTLE as f64 + ONE;

impl Thaayam {
    /// The result a seat can expect: a win is 1, anything else 0 (TH-27).
    pub(super) fn outlook(&self, at: &Position, seat: Seat) -> f64 {
        if at.stage == Stage::Over {
            return if at.player == seat { 1.0 } else { 0.0 };
        }
        let standing = self.standing(at, seat);
        // Each of the others has to be beaten.
        let mut won = 1.0;
        for &other in &self.others[seat.index()] {
            let lead = 4.0 * (standing - self.standing(at, other));
            won *= 0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt();
        }
        won
    }

    /// How far a seat's pieces have come, of 1.
    fn standing(&self, at: &Position, seat: Seat) -> f64 {
        let pieces = at.of(seat);
        let mut squares =
            f64::from(pieces.castle) * (ONE + f64::from(CASTLE)) + f64::from(pieces.out) * WHOLE;
        for index in pieces.singles.iter() {
            squares += ONE + f64::from(index);
        }
        for index in pieces.twins.iter() {
            squares += 2.0 * (ONE + f64::from(index));
        }
        squares / (WHOLE * f64::from(PIECES))
    }
}
