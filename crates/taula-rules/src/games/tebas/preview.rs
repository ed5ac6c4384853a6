//! Where a piece could go, in each of the four directions: both ends of a bend, and why not where it cannot.

use super::circle::{Circle, Heading};
use super::duty::Duty;
use super::position::{Position, Stage};
use super::stack::{Stack, number};
use super::walk::Stop;
use super::{Tebas, other};

/// A way for what stands on a circle: one in each direction, two where it bends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The direction it sets out in.
    pub heading: Heading,
    /// The number that faces that way.
    pub number: u8,
    /// Every circle it comes over, the last included; as far as it can be gone where the rules of the way
    /// forbid it.
    pub path: Vec<Circle>,
    /// The circle where the direction changes.
    pub bend: Option<Circle>,
    /// The direction from there on, where it would go on.
    pub turned: Option<Heading>,
    /// Where it ends; none where it cannot be gone to its end.
    pub end: Option<Circle>,
    /// Whether it is legal.
    pub verdict: Verdict,
}

impl Way {
    /// What it does, where it is legal.
    #[must_use]
    pub const fn effect(&self) -> Option<Effect> {
        match self.verdict {
            Verdict::Legal(effect) => Some(effect),
            Verdict::Refused(_) => None,
        }
    }
}

/// Whether a way is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is, and does this.
    Legal(Effect),
    /// It is not.
    Refused(Refusal),
}

/// What a legal way does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It ends on an empty circle, nothing else.
    Plain,
    /// It covers what stands there (TE-19, TE-21).
    Covers {
        /// What is covered.
        covered: Stack,
        /// What stands there then.
        stack: Stack,
    },
    /// A stack is undone (TE-22).
    Undoes {
        /// Pieces of the opponent that leave for good.
        leave: u8,
        /// Own pieces to put back.
        redeploy: u8,
    },
}

/// Why a way is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The first step, or the one after the bend, would leave the board (TE-12, TE-9).
    Edge,
    /// A border can be crossed in the first step only (TE-12).
    Border,
    /// The direction can change only once (TE-9).
    SecondBend,
    /// No move ends on a flowered circle (TE-16).
    Flowered,
    /// In an outer field a move must end on an empty circle (TE-14).
    Full,
    /// The last free piece in the inner field has to stay there: it is a single one (TE-24).
    LastFree,
    /// The last free piece in the inner field has to stay there: it is the top of a stack (TE-26).
    LastFreeStack,
    /// A free piece has to be brought into the inner field (TE-25).
    MustEnter,
    /// A piece has to be turned so that it could come in with the next move (TE-25).
    MustTurn,
}

impl From<Stop> for Refusal {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Edge => Self::Edge,
            Stop::Border => Self::Border,
            Stop::SecondBend => Self::SecondBend,
        }
    }
}

impl Tebas {
    /// The ways of what stands on a circle, in the four directions clockwise from N, at a bend to the left first.
    /// None where the player to move controls nothing there, or is not to move.
    #[must_use]
    pub fn ways(&self, at: &Position, circle: Circle) -> Vec<Way> {
        match at.stack(circle) {
            Some(stack) if at.stage == Stage::Move && stack.top() == at.player => {
                self.ways_with(at, circle, stack.north())
            }
            _ => Vec::new(),
        }
    }

    /// The ways that what stands on a circle has when turned until `north` faces N; the duties are those of now.
    #[must_use]
    pub fn ways_with(&self, at: &Position, circle: Circle, north: u8) -> Vec<Way> {
        let Some(stack) = at.stack(circle) else {
            return Vec::new();
        };
        let duty = self.duty(at);
        let mut ways = Vec::new();
        for heading in Heading::ALL {
            let number = number(north, heading);
            for walk in self.ground.walks(circle, heading, number) {
                let end = walk.end();
                let verdict = match (walk.stop, end) {
                    (None, Some(end)) => self.verdict(at, duty, circle, stack, end),
                    (stop, _) => Verdict::Refused(stop.unwrap_or(Stop::Edge).into()),
                };
                ways.push(Way {
                    heading,
                    number,
                    bend: walk.bend.map(|(circle, _)| circle),
                    turned: walk.bend.map(|(_, heading)| heading),
                    path: walk.path,
                    end,
                    verdict,
                });
            }
        }
        ways
    }

    /// The numbers that can come to face N when the player to move turns what stands on a circle, after a
    /// quarter, a half and three quarters clockwise, with whether each is legal. None where the player to move
    /// controls nothing there, or is not to move.
    #[must_use]
    pub fn turns(&self, at: &Position, circle: Circle) -> Vec<(u8, Result<(), Refusal>)> {
        let Some(stack) = at.stack(circle) else {
            return Vec::new();
        };
        if at.stage != Stage::Move || stack.top() != at.player {
            return Vec::new();
        }
        let duty = self.duty(at);
        (1..=3)
            .map(|quarters| {
                let north = (stack.north() + 3 - quarters) % 4 + 1;
                let verdict = match duty {
                    Duty::Enter => Err(Refusal::MustEnter),
                    Duty::Turn if self.ends(at, circle, north) & self.ground.inner == 0 => {
                        Err(Refusal::MustTurn)
                    }
                    _ => Ok(()),
                };
                (north, verdict)
            })
            .collect()
    }

    fn verdict(
        &self,
        at: &Position,
        duty: Duty,
        from: Circle,
        stack: Stack,
        end: Circle,
    ) -> Verdict {
        let inside = self.ground.is_inner(end);
        let refusal = if self.ground.is_flowered(end) {
            Refusal::Flowered
        } else if !inside && at.stack(end).is_some() {
            Refusal::Full
        } else if duty == Duty::Keep(from) && !inside {
            if stack.is_stack() {
                Refusal::LastFreeStack
            } else {
                Refusal::LastFree
            }
        } else if duty == Duty::Enter && !inside {
            Refusal::MustEnter
        } else if duty == Duty::Turn {
            Refusal::MustTurn
        } else {
            return Verdict::Legal(self.effect(at, stack, end));
        };
        Verdict::Refused(refusal)
    }

    fn effect(&self, at: &Position, stack: Stack, end: Circle) -> Effect {
        if let Some(covered) = at.stack(end) {
            Effect::Covers {
                covered,
                stack: stack.onto(covered),
            }
        } else if stack.is_stack() && !self.ground.is_inner(end) {
            let owner = stack.top();
            Effect::Undoes {
                leave: stack.count(other(owner)),
                redeploy: stack.count(owner) - 1,
            }
        } else {
            Effect::Plain
        }
    }
}
