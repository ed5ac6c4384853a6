//! Thaayam: a red-oxide floor with white kolam lines, bamboo sticks, tamarind seeds and cowries.
//!
//! The board is painted from its level data alone: how many squares and seats there are, where the palaces and
//! the castle lie and how the tracks run is not known here.

mod cowrie;
pub mod diagram;
mod floor;
mod head;
mod kolam;
mod ribbon;
mod scale;
mod seed;
mod showing;
mod solid;
mod standing;
mod stick;
mod tamarind;
mod token;

pub use crate::raster::Drawn;
pub use ribbon::ribbon;
pub use seed::{SHAPES, Seeds, seed, seed_shadow, seed_tumbling};
pub use showing::showing;
pub use standing::{STICK, Standing, standing};
pub use stick::{stick, stick_shadow, twin, twin_shadow};
pub use token::{Token, score_token};

use crate::dye::Dye;
use crate::raster::{Pixels, lay_middle as lay};
use crate::shadow;
use scale::{POINTS, Scale};
use taula_rules::games::thaayam::Board;

/// The board, `unit` pixels a square. `dyes` tells by seat in which colour of powder the owner's quarter of its
/// palace is strewn; the palace of a seat without one is left bare.
pub fn board(board: &Board, unit: f32, dyes: &[Option<Dye>]) -> Drawn {
    let unit = unit.max(4.0);
    // A small picture is painted twice as large, or its fine lines would break up.
    let fine = if unit < 44.0 { 2.0 } else { 1.0 };
    let scale = Scale::new(board, unit * fine);
    let dye = |seat: usize| dyes.get(seat).copied().flatten();
    let mut pixels = cast_shadow(&scale, board);
    floor::paint(&mut pixels, &scale, board, &dye, unit);
    if fine > 1.0 {
        pixels = pixels.halved();
    }
    Drawn {
        pixels,
        origin: (scale.origin.0 / fine, scale.origin.1 / fine),
    }
}

/// What the slab keeps the lamp from.
fn cast_shadow(scale: &Scale, board: &Board) -> Pixels {
    let u = scale.unit;
    let (x, y) = scale.origin;
    let rect = (x, y, board.field.0 * u, board.field.1 * u);
    let layers = [
        (0.080 * u, 0.125 * u, 0.125 * u, 0.60),
        (0.018 * u, 0.028 * u, 0.028 * u, 0.55),
    ];
    let radius = floor::CORNER / POINTS * u;
    shadow::cast(scale.size.0, scale.size.1, rect, radius, layers)
}
