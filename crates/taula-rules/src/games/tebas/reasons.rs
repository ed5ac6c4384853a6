//! What speaks for a move, and what against it, for people: a hint says why.

use super::circle::Circle;
use super::duty::Duty;
use super::moves::Move;
use super::position::{Position, Stage};
use super::threat::Threat;
use super::{Tebas, other};
use crate::{Rules, Seat};

/// Something that speaks for a move, or against it, with what a sentence about it needs. All of it is true of
/// the position and the move; none of it is a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing else is legal.
    OnlyMove,
    /// The opponent has no free piece left then (TE-27).
    Wins,
    /// Without it, or another that does the same, the opponent could win with the next move: it could cover the
    /// last free piece.
    Saves {
        /// Where that piece stands.
        circle: Circle,
    },
    /// It covers a free piece of the opponent's (TE-19, TE-21).
    Covers {
        /// Where.
        circle: Circle,
        /// How many pieces lie below then.
        pieces: u8,
    },
    /// ... which is the opponent's last free one in the inner field: it has to bring another in (TE-25).
    CoversLastInside {
        /// Where.
        circle: Circle,
        /// How many pieces lie below then.
        pieces: u8,
    },
    /// Pieces of the opponent's leave the game for good (TE-22).
    Removes {
        /// Where the stack is undone.
        circle: Circle,
        /// How many.
        pieces: u8,
    },
    /// Own pieces come back to the outer fields, free (TE-22).
    Frees {
        /// Where the stack is undone.
        circle: Circle,
        /// How many.
        pieces: u8,
    },
    /// A free piece comes into the inner field, where the player had none (TE-25).
    ComesIn {
        /// Where.
        circle: Circle,
    },
    /// A piece is turned so that it could come in with the next move (TE-25).
    TurnsToComeIn {
        /// Where it stands.
        circle: Circle,
    },
    /// What moves could have been covered where it stood, and cannot where it goes.
    Escapes {
        /// Where it stood.
        from: Circle,
        /// Where it goes.
        to: Circle,
    },
    /// In an outer field nothing can cover it (TE-14).
    OutOfReach {
        /// Where it goes.
        circle: Circle,
    },
    /// After it a free piece of the opponent's could be covered with the next move that could not before.
    Threatens {
        /// Where that piece stands.
        circle: Circle,
        /// How many such pieces there are.
        pieces: u8,
    },
    /// A piece that was put back stands where it can come in with its next move.
    PutsBackToComeIn {
        /// Where.
        circle: Circle,
    },
    /// Against it: the opponent could win with the next move.
    Loses {
        /// Where the last free piece would be covered.
        circle: Circle,
    },
    /// Against it: the opponent could cover with the next move what it could not before.
    Risks {
        /// Where that piece stands.
        circle: Circle,
        /// How many pieces would be blocked or carried off, those below included.
        pieces: u8,
    },
    /// Against it: it covers an own free piece, which is blocked then (TE-19).
    BlocksOwn {
        /// Where.
        circle: Circle,
    },
    /// How many free pieces the player has then. It is true of every move.
    FreePieces {
        /// How many, in all fields.
        free: u8,
        /// How many the opponent has.
        theirs: u8,
    },
}

impl Reason {
    /// Whether it speaks against the move.
    #[must_use]
    pub const fn speaks_against(&self) -> bool {
        matches!(
            self,
            Self::Loses { .. } | Self::Risks { .. } | Self::BlocksOwn { .. }
        )
    }

    /// Whether it is true of every move.
    #[must_use]
    pub const fn is_weak(&self) -> bool {
        matches!(self, Self::FreePieces { .. })
    }

    /// What weighs more comes first, in free pieces; what decides the game before everything.
    fn weight(&self) -> f64 {
        match *self {
            Self::OnlyMove => 2000.0,
            Self::Wins => 1000.0,
            Self::Loses { .. } => 900.0,
            Self::Saves { .. } => 800.0,
            Self::CoversLastInside { pieces, .. } => 2.5 + f64::from(pieces) / 10.0,
            Self::Covers { pieces, .. } => 2.0 + f64::from(pieces) / 10.0,
            Self::Frees { pieces, .. } => 1.0 + f64::from(pieces),
            Self::Removes { pieces, .. } => 0.9 + f64::from(pieces),
            Self::Risks { pieces, .. } => 1.2 + f64::from(pieces) / 10.0,
            Self::Escapes { .. } => 1.1,
            Self::ComesIn { .. } | Self::TurnsToComeIn { .. } => 1.05,
            Self::BlocksOwn { .. } => 1.0,
            Self::Threatens { pieces, .. } => 0.5 + f64::from(pieces) / 10.0,
            Self::OutOfReach { .. } => 0.3,
            Self::PutsBackToComeIn { .. } => 0.2,
            Self::FreePieces { .. } => 0.0,
        }
    }
}

impl Tebas {
    /// What speaks for a legal move of the player's and what against it, in order of weight, never nothing;
    /// where it is drawn who starts, nothing.
    ///
    /// First comes what leaves no choice, then what decides the game, then covering, freeing and removing by
    /// how many pieces there are, and so on; what is true of every move is last.
    ///
    /// # Panics
    /// May panic where the move is not legal.
    #[must_use]
    pub fn reasons(&self, at: &Position, mv: Move) -> Vec<Reason> {
        if !matches!(at.stage, Stage::Move | Stage::Redeploy) {
            return Vec::new();
        }
        let mut then = at.clone();
        self.play(&mut then, mv, &mut ());
        let look = Look {
            rules: self,
            at,
            then: &then,
            player: at.player,
        };
        let mut found = Vec::new();
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        if moves.len() == 1 {
            found.push(Reason::OnlyMove);
        }
        if then.stage == Stage::Over(Some(at.player)) {
            found.push(Reason::Wins);
        }
        look.what_it_does(mv, &mut found);
        look.what_is_threatened(mv, &mut found);
        let free = |seat| then.free_set(seat).count_ones() as u8;
        found.push(Reason::FreePieces {
            free: free(at.player),
            theirs: free(other(at.player)),
        });
        // Reasons of one weight stay in the order in which they were found.
        found.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
        found
    }
}

/// A move, looked at from before and after.
struct Look<'a> {
    rules: &'a Tebas,
    at: &'a Position,
    then: &'a Position,
    player: Seat,
}

impl Look<'_> {
    /// What the move is by itself.
    fn what_it_does(&self, mv: Move, found: &mut Vec<Reason>) {
        let (rules, at, player) = (self.rules, self.at, self.player);
        let inner = rules.ground.inner;
        match mv {
            Move::Starter(_) => {}
            Move::Turn { circle, .. } => {
                if rules.duty(at) == Duty::Turn {
                    found.push(Reason::TurnsToComeIn { circle });
                }
            }
            Move::Drop { to } => {
                let comes_in = self
                    .then
                    .stack(to)
                    .is_some_and(|piece| rules.ends(self.then, to, piece.north()) & inner != 0);
                if comes_in {
                    found.push(Reason::PutsBackToComeIn { circle: to });
                }
            }
            Move::Go { from, to } => {
                let inside = rules.ground.is_inner(to);
                if let Some(covered) = at.stack(to) {
                    self.what_is_covered(to, covered.top(), covered.height(), found);
                } else if !inside && let Some(stack) = at.stack(from) {
                    let own = stack.count(player) - 1;
                    let theirs = stack.height() - 1 - own;
                    if own > 0 {
                        let pieces = own;
                        found.push(Reason::Frees { circle: to, pieces });
                    }
                    if theirs > 0 {
                        let pieces = theirs;
                        found.push(Reason::Removes { circle: to, pieces });
                    }
                }
                if inside && at.free_set(player) & inner == 0 {
                    found.push(Reason::ComesIn { circle: to });
                }
                if !inside && rules.ground.is_inner(from) {
                    found.push(Reason::OutOfReach { circle: to });
                }
            }
        }
    }

    fn what_is_covered(&self, circle: Circle, top: Seat, pieces: u8, found: &mut Vec<Reason>) {
        if top == self.player {
            found.push(Reason::BlocksOwn { circle });
            return;
        }
        let left = self.then.free_set(top) & self.rules.ground.inner;
        found.push(if left == 0 {
            Reason::CoversLastInside { circle, pieces }
        } else {
            Reason::Covers { circle, pieces }
        });
    }

    /// What could be covered next, by the opponent and by the player.
    fn what_is_threatened(&self, mv: Move, found: &mut Vec<Reason>) {
        let (rules, at, then, player) = (self.rules, self.at, self.then, self.player);
        if then.stage != Stage::Move {
            return;
        }
        let enemy = other(player);
        let before = rules.threats(at, player);
        let after = rules.threats(then, player);
        let last = |at: &Position| at.free_set(player).count_ones() == 1;
        if let [threat] = &after[..]
            && last(then)
        {
            let circle = threat.circle;
            found.push(Reason::Loses { circle });
        } else {
            if let [threat] = &before[..]
                && last(at)
            {
                let circle = threat.circle;
                found.push(Reason::Saves { circle });
            }
            let new = |threat: &&Threat| {
                let stood = match mv {
                    Move::Go { from, to } if to == threat.circle => from,
                    _ => threat.circle,
                };
                !before.iter().any(|before| before.circle == stood)
            };
            let worst = after.iter().filter(new).max_by_key(|threat| {
                let stack = then.stack(threat.circle);
                (
                    stack.map(super::Stack::height),
                    std::cmp::Reverse(threat.circle),
                )
            });
            if let Some(threat) = worst
                && let Some(stack) = then.stack(threat.circle)
            {
                found.push(Reason::Risks {
                    circle: threat.circle,
                    pieces: stack.height(),
                });
            }
        }
        if let Move::Go { from, to } = mv
            && before.iter().any(|threat| threat.circle == from)
            && !after.iter().any(|threat| threat.circle == to)
        {
            found.push(Reason::Escapes { from, to });
        }
        let known = rules.threats(at, enemy);
        let new: Vec<Threat> = rules
            .threats(then, enemy)
            .into_iter()
            .filter(|threat| !known.iter().any(|known| known.circle == threat.circle))
            .collect();
        if let Some(first) = new.first() {
            found.push(Reason::Threatens {
                circle: first.circle,
                pieces: new.len() as u8,
            });
        }
    }
}
