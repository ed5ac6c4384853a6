//! The tiles of a picture: as they stand, as they come to stand, and side by side.

use taula_rules::games::taihou::{Figure, Heading, Piece};

use super::{Canvas, Mark, Place, Shown, in_row};
use crate::raster::{Pixels, lay_middle as lay};
use crate::shape::Point;
use crate::taihou::{Tile, back, lotus, lotus_shadow, shadow, tile};

/// How much of a tile is seen that only comes to stand somewhere.
const COMES: f32 = 0.55;

impl Canvas<'_> {
    /// Every tile, the upper ones first, so that no shadow of a lower one lies on them.
    pub(super) fn lay_tiles(&self, part: &mut Pixels) {
        let mut all: Vec<(Point, Shown)> = self
            .diagram
            .board
            .iter()
            .filter_map(|(square, text)| Some((self.middle(square)?, Shown::read(text)?)))
            .filter(|_| self.diagram.ground == super::Ground::Garden)
            .collect();
        all.sort_by(|((ax, ay), _), ((bx, by), _)| ay.total_cmp(by).then(ax.total_cmp(bx)));
        for (at, shown) in all {
            match shown {
                Shown::Up(piece) => self.lay_tile(part, at, piece, false, 1.0),
                Shown::Down(seat) => {
                    lay(part, &shadow(self.tile(), 0.0), at);
                    lay(part, &back(self.dye(seat), self.tile()), at);
                }
            }
        }
    }

    /// What comes to stand somewhere by a mark, or lies beside the garden.
    pub(super) fn lay_marked(&self, part: &mut Pixels, mark: &Mark) {
        match mark {
            Mark::Way(path) | Mark::Offer { path, .. } => {
                let (Some(first), Some(end)) = (path.first(), path.last()) else {
                    return;
                };
                let (Some(at), Some(piece)) = (self.middle(end), self.diagram.piece(first)) else {
                    return;
                };
                // A lotus goes all ways at once: arrows alone say so.
                if !self.full(path, end) && piece.value().is_some() {
                    self.lay_tile(part, at, self.arrived(piece, path), false, COMES);
                }
            }
            Mark::Comes { to, piece } => {
                if let (Some(at), Some(Shown::Up(piece))) = (self.middle(to), Shown::read(piece)) {
                    let reserve = self.diagram.players == 2 && piece.value().is_some();
                    self.lay_tile(part, at, piece, reserve, 1.0);
                }
            }
            Mark::Gone { on, by } => {
                if let (Some(at), Some(piece)) = (self.at(by), self.diagram.piece(on)) {
                    let looks = piece.facing_to(Heading::N);
                    self.lay_tile(part, at, looks, false, 1.0);
                }
            }
            Mark::Row {
                pieces,
                by,
                reserve,
                next,
            } => {
                for (at, piece) in self.row(pieces, by, *next) {
                    self.lay_tile(part, at, piece, *reserve, 1.0);
                }
            }
            _ => {}
        }
    }

    /// The tiles of a row and where they lie.
    fn row(&self, pieces: &[String], by: &Place, next: f32) -> Vec<(Point, Piece)> {
        let Some((x, y)) = self.at(by) else {
            return Vec::new();
        };
        let pieces = pieces.iter().filter_map(|piece| in_row(piece));
        (0u8..)
            .zip(pieces)
            .map(|(n, piece)| ((x + f32::from(n) * next * self.unit, y), piece))
            .collect()
    }

    /// A piece after its way: after a quarter turn it looks where it goes.
    fn arrived(&self, piece: Piece, path: &[String]) -> Piece {
        let (Some(facing), [.., before, last]) = (piece.facing(), path) else {
            return piece;
        };
        let (Some(from), Some(to)) = (self.middle(before), self.middle(last)) else {
            return piece;
        };
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let going = match (dx.abs() > dy.abs(), dx > 0.0, dy > 0.0) {
            (true, true, _) => Heading::E,
            (true, false, _) => Heading::W,
            (false, _, true) => Heading::S,
            (false, _, false) => Heading::N,
        };
        piece.facing_to(if going == facing.back() {
            facing
        } else {
            going
        })
    }

    /// A tile with its shadow, wherever it is.
    pub(super) fn lay_tile(
        &self,
        part: &mut Pixels,
        at: Point,
        piece: Piece,
        reserve: bool,
        seen: f32,
    ) {
        let px = self.tile();
        let dye = self.dye(piece.owner.0);
        let second = reserve.then(|| self.second(piece.owner.0));
        let (mut under, mut drawn) = match piece.figure {
            Figure::Numbered { value, facing } => (
                shadow(px, 0.0),
                tile(Tile { dye, value, second }, facing, px),
            ),
            Figure::Lotus => (lotus_shadow(px, 0.0), lotus(dye, second, px)),
        };
        fade(&mut under, seen);
        fade(&mut drawn, seen);
        lay(part, &under, at);
        lay(part, &drawn, at);
    }
}

fn fade(pixels: &mut Pixels, seen: f32) {
    if seen < 1.0 {
        for pixel in pixels.rgba.as_chunks_mut::<4>().0 {
            pixel[3] = (f32::from(pixel[3]) * seen) as u8;
        }
    }
}
