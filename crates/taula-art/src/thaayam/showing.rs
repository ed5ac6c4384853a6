//! The game as it lies on the title: a board in play, seeds thrown beside it.

use std::collections::BTreeMap;

use taula_rules::games::thaayam::Board;

use super::scale::middle;
use super::{
    Drawn, Seeds, lay, seed, seed_shadow, standing, stick, stick_shadow, twin, twin_shadow,
};
use crate::dye::Dye;
use crate::raster::Pixels;

/// Who stands where: seat, index, whether as a twin. Only palaces have two colours.
const PIECES: [(usize, usize, bool); 13] = [
    (0, 0, false),
    (0, 5, false),
    (0, 17, true),
    (1, 3, false),
    (1, 9, false),
    (1, 0, false),
    (2, 0, false),
    (2, 0, false),
    (2, 6, false),
    (2, 18, false),
    (3, 0, false),
    (3, 4, false),
    (3, 21, true),
];

/// The seeds: how far right and down of the floor's lower right corner, in squares, whether light, how turned.
const THROWN: [(f32, f32, bool, f32); 4] = [
    (-0.18, -1.62, true, -18.0),
    (0.16, -0.88, false, 12.0),
    (-0.26, -0.34, true, 30.0),
    (-1.02, -0.02, true, -8.0),
];

/// A game under way, `unit` pixels a square: the board with pieces on it, and seeds on its lower right corner.
/// The origin is the floor's corner, as [`board`](super::board)'s.
pub fn showing(board: &Board, unit: f32, dyes: &[Option<Dye>]) -> Drawn {
    let unit = unit.max(4.0);
    let mut drawn = super::board(board, unit, dyes);
    let dye = |seat: usize| dyes.get(seat).copied().flatten();
    let mut squares: BTreeMap<&str, Vec<(Dye, bool)>> = BTreeMap::new();
    for (seat, index, twin) in PIECES {
        let name = board
            .seats
            .get(seat)
            .and_then(|place| place.track.get(index));
        if let (Some(name), Some(dye)) = (name, dye(seat)) {
            squares.entry(name).or_default().push((dye, twin));
        }
    }
    let (left, top) = drawn.origin;
    for (name, pieces) in squares {
        let Some((x, y)) = middle(board, name) else {
            continue;
        };
        let twins: Vec<bool> = pieces.iter().map(|piece| piece.1).collect();
        let places = standing(&twins);
        for (i, ((dye, twin), (dx, dy))) in pieces.iter().zip(&places.at).enumerate() {
            let lean = if *twin {
                0.0
            } else {
                [-3.0, 4.0, -2.0, 2.0][i % 4]
            };
            let at = (left + (x + dx) * unit, top + (y + dy) * unit);
            stand(
                &mut drawn.pixels,
                *dye,
                *twin,
                places.length * unit,
                lean,
                at,
            );
        }
    }
    let (right, bottom) = (left + board.field.0 * unit, top + board.field.1 * unit);
    let size = 0.50 * unit;
    for (shape, (dx, dy, light, turn)) in THROWN.into_iter().enumerate() {
        let (x, y) = (right + dx * unit, bottom + dy * unit);
        let shadow = seed_shadow(Seeds::Tamarind, size);
        lay(
            &mut drawn.pixels,
            &shadow,
            (x + 0.07 * size, y + 0.10 * size),
        );
        let seed = seed(Seeds::Tamarind, shape as u8, light, turn, size);
        lay(&mut drawn.pixels, &seed, (x, y));
    }
    drawn
}

/// Lays a stick or a twin with its shadow.
pub(super) fn stand(
    under: &mut Pixels,
    dye: Dye,
    as_twin: bool,
    length: f32,
    lean: f32,
    (x, y): (f32, f32),
) {
    let (shadow, piece) = if as_twin {
        (twin_shadow(length, lean), twin(dye, length, lean))
    } else {
        (stick_shadow(length, lean), stick(dye, length, lean))
    };
    lay(under, &shadow, (x + 0.02 * length, y + 0.03 * length));
    lay(under, &piece, (x, y));
}
