//! What the clauses of the free piece ask of the player to move (TE-24 to TE-26).

use super::Tebas;
use super::circle::{Circle, circles};
use super::position::{Position, Stage};
use super::stack::Stack;

/// What the player to move has to heed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Nothing: several pieces are free in the inner field, or it is not a player's turn to move.
    Nothing,
    /// The only free piece in the inner field has to stay there (TE-24, TE-26).
    Keep(Circle),
    /// None is free in the inner field: one has to come in (TE-25).
    Enter,
    /// None can come in: a piece has to be turned so that it could (TE-25).
    Turn,
    /// That cannot be either: everything goes (TE-25).
    Anything,
}

impl Tebas {
    /// What the player to move has to heed. While pieces are put back it is nothing: no such move changes what
    /// is free in the inner field.
    #[must_use]
    pub fn duty(&self, at: &Position) -> Duty {
        if at.stage != Stage::Move {
            return Duty::Nothing;
        }
        let own = at.free_set(at.player);
        let mut inside = circles(own & self.ground.inner);
        match (inside.next(), inside.next()) {
            (Some(_), Some(_)) => Duty::Nothing,
            (Some(last), None) => Duty::Keep(last),
            (None, _) => {
                let comes_in = |circle: Circle, north: u8| {
                    self.ends(at, circle, north) & self.ground.inner != 0
                };
                let north = |circle: Circle| at.stack(circle).map(Stack::north);
                if circles(own)
                    .any(|circle| north(circle).is_some_and(|north| comes_in(circle, north)))
                {
                    Duty::Enter
                } else if circles(own).any(|circle| (1..=4).any(|north| comes_in(circle, north))) {
                    Duty::Turn
                } else {
                    Duty::Anything
                }
            }
        }
    }
}
