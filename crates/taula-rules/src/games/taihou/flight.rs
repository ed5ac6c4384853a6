//! Where pieces can go: a step, or a flight with a quarter turn (TA-21, TA-22, TA-33, TA-34, TA-38 to TA-40).

use super::Taihou;
use super::attack::takes;
use super::board::NOWHERE;
use super::moves::End;
use super::piece::Value;
use super::position::Position;
use super::square::{Heading, Square};
use crate::Seat;

impl Taihou {
    /// Shows where a piece of this value and facing could end from a square, but for TA-25 and duties.
    #[inline]
    pub(super) fn all_ends(
        &self,
        at: &Position,
        owner: Seat,
        from: Square,
        value: Value,
        facing: Heading,
        found: &mut impl FnMut(End),
    ) {
        if self.options.flight {
            self.ends::<true>(at, owner, from, value, facing, found);
        } else {
            self.ends::<false>(at, owner, from, value, facing, found);
        }
    }

    /// The same, where it is known whether pieces fly.
    #[inline]
    pub(super) fn ends<const FLIGHT: bool>(
        &self,
        at: &Position,
        owner: Seat,
        from: Square,
        value: Value,
        facing: Heading,
        found: &mut impl FnMut(End),
    ) {
        let most = if FLIGHT { value.get() } else { 1 };
        if FLIGHT && most > 1 {
            // A turn at once costs one square.
            self.sideways(at, owner, from, value, facing, most - 1, found);
        }
        let mut square = from;
        for gone in 1..=most {
            let Some(next) = self.ahead(at, owner, square, value, facing, found) else {
                break;
            };
            square = next;
            if FLIGHT && gone + 2 <= most {
                self.sideways(at, owner, square, value, facing, most - gone - 1, found);
            }
        }
        if !value.is_weapon() {
            self.backwards(at, from, value, facing, most, found);
        }
    }

    /// Shows the ends to both sides, so many squares far.
    #[inline]
    fn sideways(
        &self,
        at: &Position,
        owner: Seat,
        from: Square,
        value: Value,
        facing: Heading,
        most: u8,
        found: &mut impl FnMut(End),
    ) {
        for turned in [facing.clockwise(1), facing.clockwise(3)] {
            let mut square = from;
            for _ in 0..most {
                let Some(next) = self.ahead(at, owner, square, value, turned, found) else {
                    break;
                };
                square = next;
            }
        }
    }

    /// One square on, head first: shows it where the piece can end there, and says where it could go on from.
    #[inline]
    fn ahead(
        &self,
        at: &Position,
        owner: Seat,
        from: Square,
        value: Value,
        facing: Heading,
        found: &mut impl FnMut(End),
    ) -> Option<Square> {
        let next = self.ground.next[from.index()][facing as usize];
        if next == NOWHERE {
            return None;
        }
        let mut to = Square(next);
        let lake = self.ground.is_lake(to);
        if lake && !value.swims() {
            // TA-34: over it, if the first square beyond is free.
            let land = self.ground.beyond[from.index()][facing as usize];
            if !value.flies() || land == NOWHERE {
                return None;
            }
            to = Square(land);
            if !at.packed(to).is_none() {
                return None;
            }
        } else {
            let piece = at.packed(to);
            if !piece.is_none() {
                // TA-36: a toad in the lake cannot be attacked.
                let captures = piece.owner() != owner
                    && !lake
                    && takes(value.get(), facing, piece.number(), piece.facing());
                if captures {
                    found(End {
                        to,
                        facing,
                        captures,
                    });
                }
                return None;
            }
        }
        found(End {
            to,
            facing,
            captures: false,
        });
        Some(to)
    }

    /// Shows the ends backwards, so many squares far.
    #[inline]
    fn backwards(
        &self,
        at: &Position,
        from: Square,
        value: Value,
        facing: Heading,
        most: u8,
        found: &mut impl FnMut(End),
    ) {
        let mut square = from;
        for _ in 0..most {
            let next = self.ground.next[square.index()][facing.back() as usize];
            if next == NOWHERE {
                return;
            }
            square = Square(next);
            let closed =
                !at.packed(square).is_none() || self.ground.is_lake(square) && !value.swims();
            if closed {
                return;
            }
            found(End {
                to: square,
                facing,
                captures: false,
            });
        }
    }
}
