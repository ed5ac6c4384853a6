//! How the ways of a piece are found: straight on from where it stands and from every corner, past what closes them.

use super::Taihou;
use super::attack::{self, Side};
use super::board::NOWHERE;
use super::duty::Demand;
use super::moves::Move;
use super::piece::{Piece, Value};
use super::position::{Position, Stage};
use super::preview::{Effect, Refusal, Verdict, Way};
use super::run::Step;
use super::square::{Heading, Square};

/// How far a way has come.
#[derive(Clone)]
struct Trace {
    at: Square,
    path: Vec<Square>,
    bend: Option<(Square, Heading)>,
    over: Vec<Square>,
    cost: u8,
    /// What closes it, for every square beyond.
    closed: Option<Refusal>,
}

/// What is looked at: a piece on a square.
pub(super) struct Look<'a> {
    pub(super) rules: &'a Taihou,
    pub(super) at: &'a Position,
    pub(super) from: Square,
    pub(super) piece: Piece,
    /// What a call demands of the player to move, where it is the player's piece.
    pub(super) demand: Demand,
}

impl Look<'_> {
    /// Every way there is, open or closed.
    pub(super) fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        let start = Trace {
            at: self.from,
            path: Vec::new(),
            bend: None,
            over: Vec::new(),
            cost: 0,
            closed: None,
        };
        let (Some(value), Some(facing)) = (self.piece.value(), self.piece.facing()) else {
            for heading in Heading::ALL {
                self.straight(start.clone(), heading, 1, false, &mut ways);
            }
            return ways;
        };
        let flight = self.rules.options.flight;
        let most = if flight { value.get() } else { 1 };
        let corners = self.straight(start.clone(), facing, most, false, &mut ways);
        if !value.is_weapon() {
            self.straight(start.clone(), facing.back(), most, true, &mut ways);
        }
        if flight {
            for corner in std::iter::once(start).chain(corners) {
                for turned in [facing.clockwise(3), facing.clockwise(1)] {
                    let mut trace = corner.clone();
                    trace.bend = Some((trace.at, turned));
                    trace.cost += 1;
                    let left = most.saturating_sub(trace.cost);
                    self.straight(trace, turned, left, false, &mut ways);
                }
            }
        }
        ways
    }

    /// Goes straight on, so many squares at most: every end there is, open or closed. Says where it could turn.
    fn straight(
        &self,
        mut trace: Trace,
        heading: Heading,
        most: u8,
        backwards: bool,
        ways: &mut Vec<Way>,
    ) -> Vec<Trace> {
        let ground = &self.rules.ground;
        let value = self.piece.value();
        let swims = value.is_some_and(Value::swims);
        let mut corners = Vec::new();
        for _ in 0..most {
            let next = ground.next[trace.at.index()][heading as usize];
            if next == NOWHERE {
                break;
            }
            let mut to = Square(next);
            let mut refused = trace.closed;
            if ground.is_lake(to) && !swims {
                let beyond = ground.beyond[trace.at.index()][heading as usize];
                let flies = value.is_some_and(Value::flies);
                if !flies || beyond == NOWHERE {
                    let why = if flies {
                        Refusal::NoLanding
                    } else {
                        Refusal::Lake
                    };
                    trace.path.push(to);
                    trace.cost += 1;
                    ways.push(self.way(
                        &trace,
                        to,
                        heading,
                        backwards,
                        Err(refused.unwrap_or(why)),
                    ));
                    break;
                }
                let mut over = to;
                while over.0 != beyond {
                    trace.over.push(over);
                    let Some(next) = over.next(heading) else {
                        break;
                    };
                    over = next;
                }
                to = Square(beyond);
                if backwards {
                    refused = refused.or(Some(Refusal::LakeBackwards));
                } else if !self.at.packed(to).is_none() {
                    refused = refused.or(Some(Refusal::NoLanding));
                }
            }
            trace.at = to;
            trace.path.push(to);
            trace.cost += 1;
            let ends = match refused {
                Some(why) => Err(why),
                None => self.effect(to, heading, backwards),
            };
            ways.push(self.way(&trace, to, heading, backwards, ends));
            trace.closed = refused.or_else(|| (!self.free(to)).then_some(Refusal::Closed(to)));
            corners.push(trace.clone());
        }
        corners
    }

    /// Whether nothing stands on a square but what is looked at.
    fn free(&self, square: Square) -> bool {
        square == self.from || self.at.packed(square).is_none()
    }

    /// What it does to end on a square, but for TA-25 and duties.
    fn effect(&self, to: Square, heading: Heading, backwards: bool) -> Result<Effect, Refusal> {
        if self.free(to) {
            return Ok(Effect::Plain);
        }
        let Some(target) = self.at.piece(to) else {
            return Ok(Effect::Plain);
        };
        if target.owner == self.piece.owner {
            return Err(Refusal::Own);
        }
        let Some(value) = self.piece.value() else {
            return Err(Refusal::Harmless);
        };
        let (Some(other), Some(looks)) = (target.value(), target.facing()) else {
            return Err(Refusal::Lotus);
        };
        let side = Side::of(heading, looks);
        if backwards {
            Err(Refusal::Backwards)
        } else if self.rules.ground.is_lake(to) {
            Err(Refusal::Sheltered)
        } else if attack::allowed(value, other, side) {
            Ok(Effect::Captures(target))
        } else if Side::ALL
            .iter()
            .any(|&side| attack::allowed(value, other, side))
        {
            Err(Refusal::Side(side))
        } else {
            Err(Refusal::Never)
        }
    }

    fn way(
        &self,
        trace: &Trace,
        to: Square,
        heading: Heading,
        backwards: bool,
        ends: Result<Effect, Refusal>,
    ) -> Way {
        let facing = if backwards { heading.back() } else { heading };
        let own_turn = self.piece.owner == self.at.player && self.at.stage == Stage::Move;
        let step = Step {
            from: self.from,
            to,
            facing: self.piece.value().map(|_| facing),
        };
        let verdict = match ends {
            Err(why) => Verdict::Refused(why),
            Ok(_) if own_turn && self.at.run(self.piece.owner).bars(step) => {
                Verdict::Refused(Refusal::Repeated)
            }
            Ok(Effect::Plain) if self.demand == Demand::Capture => {
                Verdict::Refused(Refusal::MustCapture)
            }
            Ok(_) if self.demand == Demand::Turn => Verdict::Refused(Refusal::MustTurn),
            Ok(effect) => Verdict::Legal(effect),
        };
        Way {
            to,
            facing,
            path: trace.path.clone(),
            bend: trace.bend,
            cost: trace.cost,
            over_lake: trace.over.clone(),
            backwards,
            mv: Move::Go {
                from: self.from,
                to,
                turned: trace.bend.map(|(_, facing)| facing),
                captures: matches!(ends, Ok(Effect::Captures(_))),
                call: None,
            },
            verdict,
        }
    }
}
