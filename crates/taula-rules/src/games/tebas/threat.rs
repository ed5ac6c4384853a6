//! Which pieces could be covered with the next move.

use super::circle::{Circle, circles};
use super::position::{Position, Stage};
use super::stack::Stack;
use super::{Tebas, other};
use crate::Seat;

/// A free piece that could be covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Where it stands.
    pub circle: Circle,
    /// Where what could come to lie on it stands, ascending.
    pub by: Vec<Circle>,
}

impl Tebas {
    /// The free pieces of a seat that the other could cover with its next move, were it to move now, by circle.
    /// TE-24 to TE-26 forbid no such move: it ends in the inner field.
    #[must_use]
    pub fn threats(&self, at: &Position, seat: Seat) -> Vec<Threat> {
        if matches!(at.stage, Stage::Over(_)) {
            return Vec::new();
        }
        let threats = circles(at.free_set(seat) & self.ground.inner).map(|circle| Threat {
            circle,
            by: self.captors(at, other(seat), circle),
        });
        threats.filter(|threat| !threat.by.is_empty()).collect()
    }

    /// Where a seat's free pieces stand that could end a move on a circle of the inner field, ascending.
    fn captors(&self, at: &Position, seat: Seat, target: Circle) -> Vec<Circle> {
        let comes = |from: Circle| {
            let north = at.stack(from).map(Stack::north);
            north.is_some_and(|north| self.ends(at, from, north) & target.bit() != 0)
        };
        at.free(seat)
            .filter(|&from| from != target && comes(from))
            .collect()
    }
}
