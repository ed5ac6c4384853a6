//! What can be seen of a position, and how events change it.

use std::collections::BTreeMap;

use super::Tebas;
use super::circle::Circle;
use super::event::Event;
use super::position::Position;
use super::stack::Stack;
use crate::{Phase, Rules, Turn};

/// What can be seen of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Who decides.
    pub turn: Turn,
    /// What stands where.
    pub stacks: BTreeMap<Circle, Stack>,
    /// Own pieces of an undone stack still to be put back.
    pub redeploy: u8,
    /// Pieces of each seat that have left for good.
    pub out: [u8; 2],
}

impl Picture {
    /// The picture of a position.
    #[must_use]
    pub fn of(rules: &Tebas, at: &Position) -> Self {
        Self {
            turn: rules.turn(at),
            stacks: at.stacks().collect(),
            redeploy: at.redeploy,
            out: at.out,
        }
    }

    /// Changes the picture by one event.
    pub fn show(&mut self, event: &Event) {
        match *event {
            Event::Started { player } | Event::Passed { player } => {
                self.turn = Turn::Player {
                    seat: player,
                    phase: Phase::Move,
                };
            }
            Event::Moved {
                from, to, stack, ..
            } => {
                self.stacks.remove(&from);
                // What stands there comes to lie below with the next event, which tells the whole stack.
                self.stacks.insert(to, stack);
            }
            Event::Turned { circle, stack, .. } | Event::Stacked { circle, stack, .. } => {
                self.stacks.insert(circle, stack);
            }
            Event::Undone {
                player,
                circle,
                stack,
                redeploy,
            } => {
                self.stacks.insert(circle, stack);
                self.redeploy = redeploy;
                if redeploy > 0 {
                    self.turn = Turn::Player {
                        seat: player,
                        phase: Phase::Redeploy,
                    };
                }
            }
            Event::Removed { owner, out, .. } => self.out[owner.index()] = out,
            Event::Replaced {
                circle,
                stack,
                redeploy,
                ..
            } => {
                self.stacks.insert(circle, stack);
                self.redeploy = redeploy;
            }
            Event::Obliged { .. } => {}
            Event::Over { ref ranking, .. } => {
                self.turn = Turn::Over {
                    ranking: ranking.clone(),
                };
            }
        }
    }
}
