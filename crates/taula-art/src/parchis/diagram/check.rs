//! Whether a picture can be drawn from a board.

use taula_rules::games::parchis::Board;

use super::stand::Stand;
use super::{Diagram, Mark, Place};
use crate::rulebook::MOST_STEPS;

/// The most that is counted at once.
const MOST_COUNTED: u8 = 20;

impl Diagram {
    pub(super) fn fault(&self, board: &Board) -> Result<(), String> {
        let (left, top, right, bottom) = self.window;
        let (w, h) = board.field;
        if left >= right || top >= bottom || f32::from(right) > w || f32::from(bottom) > h {
            return Err(format!(
                "the window {left}, {top}, {right}, {bottom} does not lie on the field of {w} by {h}"
            ));
        }
        if !(1..=MOST_STEPS).contains(&self.steps.len()) {
            return Err(format!(
                "there are {} steps, 1 to {MOST_STEPS} are possible",
                self.steps.len()
            ));
        }
        for (&seat, pieces) in &self.pieces {
            self.check_seat(board, seat)?;
            let out = pieces.ring.len() + pieces.column.len();
            let all = usize::from(pieces.home) + out + usize::from(pieces.goal);
            if all != 4 {
                return Err(format!("seat {seat} has {all} pieces and not 4"));
            }
            let ring = pieces.ring.iter().map(|&number| Place::Ring(number));
            let column = pieces.column.iter().map(|&step| Place::Column(step));
            for place in ring.chain(column) {
                self.check_place(board, seat, place)?;
            }
        }
        self.steps
            .iter()
            .flatten()
            .try_for_each(|mark| self.check_mark(board, *mark))
    }

    fn check_seat(&self, board: &Board, seat: u8) -> Result<(), String> {
        if usize::from(seat) < board.seats.len() {
            return Ok(());
        }
        Err(format!("the board has no seat {seat}"))
    }

    /// The index of a place on a seat's way, and that of its goal.
    fn check_place(&self, board: &Board, seat: u8, place: Place) -> Result<(u8, u8), String> {
        self.check_seat(board, seat)?;
        let stand = Stand::new(board, self);
        let index = stand
            .index(seat, place)
            .ok_or_else(|| format!("the way of seat {seat} has no square {place:?}"))?;
        Ok((index, stand.goal(seat)))
    }

    fn check_mark(&self, board: &Board, mark: Mark) -> Result<(), String> {
        let on_field = |(x, y): (f32, f32)| {
            let (w, h) = board.field;
            let near = |v: f32, end: f32| (-2.0..=end + 2.0).contains(&v);
            if near(x, w) && near(y, h) {
                return Ok(());
            }
            Err(format!("the point {x}, {y} does not lie on the board"))
        };
        match mark {
            Mark::Tag { at } | Mark::Bonus { at, .. } => on_field(at),
            Mark::Die { face, at } => {
                if !(1..=6).contains(&face) {
                    return Err(format!("no die shows {face}"));
                }
                on_field(at)
            }
            Mark::Way { seat } => self.check_seat(board, seat),
            Mark::Out { seat, pieces } => {
                if !(1..=2).contains(&pieces) {
                    return Err(format!("{pieces} pieces cannot come out at once"));
                }
                self.check_seat(board, seat)
            }
            Mark::Move { seat, from, count } | Mark::Blocked { seat, from, count } => {
                let (index, goal) = self.check_place(board, seat, from)?;
                if !(1..=MOST_COUNTED).contains(&count) {
                    return Err(format!("{count} cannot be counted"));
                }
                let moves = matches!(mark, Mark::Move { .. });
                if moves && index.saturating_add(count) > goal {
                    return Err(format!("{count} leads from {from:?} beyond the goal"));
                }
                Ok(())
            }
            Mark::Captured { seat, on, to } => {
                self.check_place(board, seat, on)?;
                to.map_or(Ok(()), on_field)
            }
            Mark::ThirdSix { seat, from, to } => {
                self.check_place(board, seat, from)?;
                on_field(to)
            }
        }
    }
}
