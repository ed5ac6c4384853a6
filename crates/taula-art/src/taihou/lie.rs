//! What lies on the squares, laid on a garden that is painted already.

use taula_rules::games::taihou::{Board, Heading, Square};

use super::garden::TILE;
use super::tile::{Tile, back, lotus, lotus_shadow, shadow, tile};
use super::{Drawn, garden};
use crate::dye::Dye;
use crate::raster::{Pixels, lay_middle};

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lying {
    /// A tile, face up.
    Tile(Tile, Heading),
    /// A lotus, and the second colour of its owner where it has one.
    Lotus(Dye, Option<Dye>),
    /// A tile that lies face down.
    Back(Dye),
}

impl Lying {
    /// It and its shadow, for tiles `px` long.
    fn pictures(self, px: f32) -> (Pixels, Pixels) {
        match self {
            Self::Tile(of, facing) => (tile(of, facing, px), shadow(px, 0.0)),
            Self::Lotus(dye, second) => (lotus(dye, second, px), lotus_shadow(px, 0.0)),
            Self::Back(dye) => (back(dye, px), shadow(px, 0.0)),
        }
    }
}

/// The garden as [`garden()`] paints it, with everything that lies on it.
#[must_use]
pub fn laid(
    board: &Board,
    lake: bool,
    unit: f32,
    letters: Option<f32>,
    pieces: impl IntoIterator<Item = (Square, Lying)>,
) -> Drawn {
    let mut drawn = garden::garden(board, lake, unit, letters);
    lie(&mut drawn, board, unit, pieces);
    drawn
}

/// Lays pieces on a garden that is painted already: for many pictures of one board.
pub fn lie(
    garden: &mut Drawn,
    board: &Board,
    unit: f32,
    pieces: impl IntoIterator<Item = (Square, Lying)>,
) {
    let unit = unit.max(3.0);
    let (left, top) = garden.origin;
    let pieces = pieces.into_iter().map(|(square, lying)| {
        let (x, y) = board.point(square);
        (
            (left + x * unit, top + y * unit),
            lying.pictures(TILE * unit),
        )
    });
    let pieces: Vec<_> = pieces.collect();
    // No shadow lies on a neighbour's tip.
    for (at, (_, shadow)) in &pieces {
        lay_middle(&mut garden.pixels, shadow, *at);
    }
    for (at, (picture, _)) in &pieces {
        lay_middle(&mut garden.pixels, picture, *at);
    }
}
