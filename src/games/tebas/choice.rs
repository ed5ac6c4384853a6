//! What the player has in hand: a disc, how far it is turned before everybody's eyes, the move that is looked at.

use taula_rules::games::tebas::{Circle, Move, Position, Stack, Stage};

/// What is chosen, as far as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The circle of the disc in hand.
    pub held: Option<Circle>,
    /// The circle of the disc that was looked at last.
    pub disc: Option<Circle>,
    /// By how many quarters the disc is turned before it is settled: 1 to 3; 0 where it is not.
    pub quarters: u8,
    /// The move that confirming plays.
    pub looked_at: Option<Move>,
}

impl Choice {
    /// What is left of it in a position: what is no longer the player's is let go.
    #[must_use]
    pub fn in_position(mut self, at: &Position) -> Self {
        let own = |circle: &Circle| {
            at.stage == Stage::Move
                && at
                    .stack(*circle)
                    .is_some_and(|stack| stack.top() == at.player)
        };
        self.held = self.held.filter(own);
        self.disc = self.disc.filter(own);
        if self.subject().is_none() {
            self.quarters = 0;
        }
        self
    }

    /// The circle of the disc that everything is shown of.
    #[must_use]
    pub fn subject(&self) -> Option<Circle> {
        self.held.or(self.disc)
    }

    /// Takes a disc in hand.
    pub const fn take(&mut self, circle: Circle) {
        self.held = Some(circle);
        self.disc = Some(circle);
        self.quarters = 0;
    }

    /// Puts it down where it was.
    pub const fn let_go(&mut self) {
        self.held = None;
        self.quarters = 0;
    }

    /// Turns the disc in hand so many quarters further, clockwise.
    pub const fn turn(&mut self, circle: Circle, quarters: u8) {
        if !matches!(self.held, Some(held) if held.0 == circle.0) {
            self.take(circle);
        }
        self.quarters = (self.quarters + quarters) % 4;
    }

    /// The turn that is shown, if one is.
    #[must_use]
    pub fn turning(&self, at: &Position) -> Option<Move> {
        let circle = self.subject().filter(|_| self.quarters > 0)?;
        let north = turned(at.stack(circle)?, self.quarters);
        Some(Move::Turn { circle, north })
    }
}

/// The number that faces N after a turn by so many quarters, clockwise (TE-2).
#[must_use]
pub const fn turned(stack: Stack, quarters: u8) -> u8 {
    (stack.north() + 3 - quarters % 4) % 4 + 1
}

/// By how many quarters a disc is turned, clockwise, until this number faces N.
#[must_use]
pub const fn quarters(stack: Stack, north: u8) -> u8 {
    (stack.north() + 4 - north) % 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use taula_rules::Seat;
    use taula_rules::games::tebas::Heading;

    #[test]
    fn a_quarter_brings_what_faced_west_to_the_north() {
        for north in 1..=4 {
            let stack = Stack::one(Seat(0), north);
            assert_eq!(turned(stack, 1), stack.number(Heading::W));
            assert_eq!(turned(stack, 2), stack.number(Heading::S));
            assert_eq!(turned(stack, 3), stack.number(Heading::E));
            for by in 1..=3 {
                assert_eq!(quarters(stack, turned(stack, by)), by);
            }
        }
    }
}
