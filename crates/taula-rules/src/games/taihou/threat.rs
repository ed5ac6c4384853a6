//! Which pieces could be captured, and by what.

use super::Taihou;
use super::attack::Side;
use super::moves::Move;
use super::piece::{Packed, Piece};
use super::position::{Position, Stage};
use super::square::{Heading, Square};
use super::walk::Walk;
use crate::Seat;

/// A piece that could capture another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Where it stands.
    pub from: Square,
    /// What it is, as it faces now.
    pub piece: Piece,
    /// From which side it would attack.
    pub side: Side,
    /// The way it would have to be turned first, which takes a turn; none where it can capture as it stands.
    pub turned: Option<Heading>,
    /// Its way, as it faces then.
    pub walk: Walk,
}

impl Taihou {
    /// The opponents' pieces that could capture this piece if it stood on that square: those that can as they stand
    /// first, then those that can after one turn, each by square. What stands on the square makes room; where the
    /// piece comes from makes none: [`Taihou::threats_after`] looks at a move.
    #[must_use]
    pub fn threats_at(&self, at: &Position, piece: Piece, square: Square) -> Vec<Threat> {
        let mut then = at.clone();
        then.take(square);
        then.put(square, Packed::new(piece));
        self.threats_in(&then, square)
    }

    /// The same of the piece that stands on a square.
    #[must_use]
    pub fn threats_to(&self, at: &Position, square: Square) -> Vec<Threat> {
        self.threats_in(at, square)
    }

    /// The opponents' pieces that could capture what a move of the player's moves or turns, were it made; what comes
    /// in from the reserve is left out.
    #[must_use]
    pub fn threats_after(&self, at: &Position, mv: Move) -> Vec<Threat> {
        let (from, to, facing) = match mv {
            Move::Go {
                from, to, turned, ..
            } => (from, to, turned),
            Move::Turn { square, facing, .. } => (square, square, Some(facing)),
            _ => return Vec::new(),
        };
        let Some(piece) = at.piece(from) else {
            return Vec::new();
        };
        let piece = facing.map_or(piece, |facing| piece.facing_to(facing));
        let mut then = at.clone();
        then.take(from);
        then.take(to);
        then.put(to, Packed::new(piece));
        self.threats_in(&then, to)
    }

    /// A seat's numbered pieces that opponents could capture as they stand, by square, with what could.
    #[must_use]
    pub fn threats(&self, at: &Position, seat: Seat) -> Vec<(Square, Vec<Threat>)> {
        if at.stage != Stage::Move {
            return Vec::new();
        }
        let threatened = at.numbered(seat).iter().map(|square| {
            let mut by = self.threats_in(at, square);
            by.retain(|threat| threat.turned.is_none());
            (square, by)
        });
        threatened.filter(|(_, by)| !by.is_empty()).collect()
    }

    fn threats_in(&self, at: &Position, square: Square) -> Vec<Threat> {
        let Some(target) = at.piece(square) else {
            return Vec::new();
        };
        let Some(looks) = target.facing() else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for quarters in 0..4 {
            for from in self.enemies(at, target.owner).iter() {
                let piece = at.packed(from);
                let Some(value) = piece.value() else { continue };
                if quarters > 0 && found.iter().any(|threat: &Threat| threat.from == from) {
                    continue;
                }
                let facing = piece.facing().clockwise(quarters);
                let owner = piece.owner();
                let mut heading = None;
                self.all_ends(at, owner, from, value, facing, &mut |end| {
                    if end.captures && end.to == square {
                        heading = Some(end.facing);
                    }
                });
                let (Some(heading), Some(shown)) = (heading, piece.unpacked()) else {
                    continue;
                };
                found.push(Threat {
                    from,
                    piece: shown,
                    side: Side::of(heading, looks),
                    turned: (quarters > 0).then_some(facing),
                    walk: self.walk(from, square, Packed::numbered(owner, value, facing)),
                });
            }
        }
        found.sort_by_key(|threat| (threat.turned.is_some(), threat.from));
        found
    }
}
