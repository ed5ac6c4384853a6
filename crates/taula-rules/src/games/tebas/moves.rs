//! What may be done.

use std::fmt;
use std::str::FromStr;

use super::Tebas;
use super::circle::{Circle, circles};
use super::position::{Position, Stage};
use super::stack::Stack;
use crate::Seat;

/// A move: who starts, or something a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: this seat starts (TE-5).
    Starter(Seat),
    /// A piece is turned where it stands, until the quarter with the number `north` faces N (TE-7).
    Turn {
        /// Where it stands.
        circle: Circle,
        /// The number that faces N then.
        north: u8,
    },
    /// A piece or a stack goes to another circle (TE-8).
    Go {
        /// Where it stands.
        from: Circle,
        /// Where it ends.
        to: Circle,
    },
    /// A piece of an undone stack is put back (TE-22).
    Drop {
        /// Where.
        to: Circle,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starter(seat) => write!(f, "roll {seat}"),
            Self::Turn { circle, north } => write!(f, "{circle}@{north}"),
            Self::Go { from, to } => write!(f, "{from}-{to}"),
            Self::Drop { to } => write!(f, "drop {to}"),
        }
    }
}

/// The text is no move of Tebas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMove;

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Self, NoMove> {
        let circle = |name: &str| name.parse::<Circle>().map_err(|_| NoMove);
        if let Some(seat) = text.strip_prefix("roll ") {
            return match seat {
                "0" => Ok(Self::Starter(Seat(0))),
                "1" => Ok(Self::Starter(Seat(1))),
                _ => Err(NoMove),
            };
        }
        if let Some(to) = text.strip_prefix("drop ") {
            return Ok(Self::Drop { to: circle(to)? });
        }
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Self::Go {
                from: circle(from)?,
                to: circle(to)?,
            });
        }
        let (stands, north) = text.split_once('@').ok_or(NoMove)?;
        match north.as_bytes() {
            &[north @ b'1'..=b'4'] => Ok(Self::Turn {
                circle: circle(stands)?,
                north: north - b'0',
            }),
            _ => Err(NoMove),
        }
    }
}

impl Tebas {
    /// Shows every legal move of the player to `found`.
    #[inline]
    pub(super) fn player_moves(&self, at: &Position, found: &mut impl FnMut(Move)) {
        match at.stage {
            Stage::Move => {}
            Stage::Redeploy => {
                for to in circles(self.ground.outer & !at.occupied()) {
                    found(Move::Drop { to });
                }
                return;
            }
            Stage::Starter | Stage::Over(_) => return,
        }
        let own = at.free_set(at.player);
        let inside = own & self.ground.inner;
        if inside == 0 {
            self.moves_in(at, own, found);
            return;
        }
        for from in circles(own) {
            let Some(stack) = at.stack(from) else {
                continue;
            };
            let now = stack.north();
            for north in 1..=4 {
                if north != now {
                    found(Move::Turn {
                        circle: from,
                        north,
                    });
                }
            }
            let mut ends = self.ends(at, from, now);
            if inside == from.bit() {
                // TE-24, TE-26: the last free piece in the inner field stays there.
                ends &= self.ground.inner;
            }
            for to in circles(ends) {
                found(Move::Go { from, to });
            }
        }
    }

    /// Where what stands on `from` could go if `north` faced N, but for TE-24 to TE-26.
    #[inline]
    pub(super) fn ends(&self, at: &Position, from: Circle, north: u8) -> u64 {
        // TE-14 to TE-16.
        self.ground.reach[from.index()][usize::from(north) - 1]
            & !(self.ground.outer & at.occupied())
    }

    /// The moves of a player without a free piece in the inner field (TE-25): those that bring one in; where
    /// there are none, turns of a piece that could come in then; where there are none either, all.
    fn moves_in(&self, at: &Position, own: u64, found: &mut impl FnMut(Move)) {
        let inner = self.ground.inner;
        let mut any = false;
        for from in circles(own) {
            let Some(stack) = at.stack(from) else {
                continue;
            };
            for to in circles(self.ends(at, from, stack.north()) & inner) {
                found(Move::Go { from, to });
                any = true;
            }
        }
        if any {
            return;
        }
        for (circle, north) in turns(at, own) {
            if self.ends(at, circle, north) & inner != 0 {
                found(Move::Turn { circle, north });
                any = true;
            }
        }
        if any {
            return;
        }
        for (circle, north) in turns(at, own) {
            found(Move::Turn { circle, north });
        }
        for from in circles(own) {
            if let Some(stack) = at.stack(from) {
                for to in circles(self.ends(at, from, stack.north())) {
                    found(Move::Go { from, to });
                }
            }
        }
    }
}

/// Every turn of what stands on these circles (TE-7).
fn turns(at: &Position, own: u64) -> impl Iterator<Item = (Circle, u8)> {
    circles(own).flat_map(|circle| {
        let now = at.stack(circle).map(Stack::north);
        (1..=4)
            .filter(move |&north| Some(north) != now)
            .map(move |north| (circle, north))
    })
}
