//! The ways a piece goes: exactly so many circles, with the one change of direction that border or edge force
//! on it (TE-8 to TE-12). What stands on the circles makes no difference to the way.

use super::board::Ground;
use super::circle::{Circle, Heading};

/// A way from a circle, as far as it can be gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Every circle gone to, the last included.
    pub path: Vec<Circle>,
    /// The circle where the direction changed, with the direction taken.
    pub bend: Option<(Circle, Heading)>,
    /// What stops it before its count is gone; none where the whole of it is.
    pub stop: Option<Stop>,
}

impl Walk {
    /// Where it ends, if the whole of it can be gone.
    #[must_use]
    pub fn end(&self) -> Option<Circle> {
        match self.stop {
            None => self.path.last().copied(),
            Some(_) => None,
        }
    }
}

/// Why a way cannot be gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The first step, or the one after the bend, would leave the board.
    Edge,
    /// The step after the bend would cross a border, which only the first step of a move may (TE-12).
    Border,
    /// The direction would have to change a second time (TE-9).
    SecondBend,
}

impl Ground {
    /// The ways from a circle in a direction, `number` circles far: one, or the two of a bend, to the left
    /// first.
    #[must_use]
    pub fn walks(&self, from: Circle, heading: Heading, number: u8) -> Vec<Walk> {
        let mut walk = Walk {
            path: Vec::new(),
            bend: None,
            stop: None,
        };
        // TE-9, TE-12: the first step is taken straight, and may cross a border.
        let Some(first) = from.next(heading) else {
            walk.stop = Some(Stop::Edge);
            return vec![walk];
        };
        walk.path.push(first);
        let reached = self.straight(&mut walk.path, first, heading, number - 1);
        let left = number - 1 - reached.steps;
        if left == 0 {
            return vec![walk];
        }
        [3, 1]
            .into_iter()
            .map(|quarters| self.bent(walk.clone(), reached.at, heading.clockwise(quarters), left))
            .collect()
    }

    /// Goes on from a bend.
    fn bent(&self, mut walk: Walk, at: Circle, heading: Heading, number: u8) -> Walk {
        walk.bend = Some((at, heading));
        let reached = self.straight(&mut walk.path, at, heading, number);
        if reached.steps < number {
            walk.stop = Some(match (reached.steps, at.next(heading)) {
                (0, None) => Stop::Edge,
                (0, Some(_)) => Stop::Border,
                _ => Stop::SecondBend,
            });
        }
        walk
    }

    /// Goes up to `most` circles straight on within a field.
    fn straight(
        &self,
        path: &mut Vec<Circle>,
        mut at: Circle,
        heading: Heading,
        most: u8,
    ) -> Reached {
        for steps in 0..most {
            match at.next(heading) {
                Some(next) if self.field(next) == self.field(at) => {
                    path.push(next);
                    at = next;
                }
                _ => return Reached { at, steps },
            }
        }
        Reached { at, steps: most }
    }
}

/// How far it went straight on.
struct Reached {
    at: Circle,
    steps: u8,
}
