//! Parchís: a limewood board with oil-painted fields and inlaid lines, turned pawns.
//!
//! The board is painted from its level data alone: how many squares, seats and exits there are and where
//! they lie is not known here.

pub mod diagram;
mod fields;
mod lines;
mod pawn;
mod strip;

use crate::dye::Dye;
use crate::raster::Pixels;
use crate::shadow;
use taula_rules::games::parchis::Board;

pub use crate::raster::Drawn;
pub use pawn::{barrier_beam, ghost, pawn, pawn_shadow};
pub use strip::seat_strip;

/// Width of the wooden frame around the field, in squares.
pub const FRAME: f32 = 0.69;
/// Radius of the frame's outer corners, in squares.
const CORNER: f32 = 0.25;

/// The lengths of one picture, in pixels.
struct Scale {
    /// A square.
    unit: f32,
    /// The field's upper left corner.
    origin: (f32, f32),
    /// The field's size.
    field: (f32, f32),
    /// The picture's size.
    size: (u32, u32),
}

impl Scale {
    fn new(board: &Board, unit: f32) -> Self {
        let frame = FRAME * unit;
        // Room for the shadow, which falls to the lower right.
        let (before, after) = ((frame + 0.9 * unit).ceil(), frame + 1.75 * unit);
        let field = (board.field.0 * unit, board.field.1 * unit);
        let even = |v: f32| (v.ceil() as u32).div_ceil(2) * 2;
        // An even place and size, so that a picture painted twice as large halves onto whole pixels.
        let before = even(before) as f32;
        Self {
            unit,
            origin: (before, before),
            field,
            size: (
                even(before + field.0 + after),
                even(before + field.1 + after),
            ),
        }
    }

    /// A part of the board alone, without room around it: `left`, `top`, `right` and `bottom` in squares.
    fn part(board: &Board, unit: f32, [left, top, right, bottom]: [f32; 4]) -> Self {
        let side = |length: f32| ((length * unit).round() as u32).max(1);
        Self {
            unit,
            origin: (-left * unit, -top * unit),
            field: (board.field.0 * unit, board.field.1 * unit),
            size: (side(right - left), side(bottom - top)),
        }
    }

    /// Board to picture.
    fn at(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }
}

/// The board, `unit` pixels a square. `dyes` tells by seat in which colour its home, exit, column and goal
/// are painted; a seat without one is bare wood. `numbers` is the height of the engraved numbers in
/// pixels; none in small pictures.
pub fn board(board: &Board, unit: f32, dyes: &[Option<Dye>], numbers: Option<f32>) -> Drawn {
    let unit = unit.max(2.0);
    // A small picture is painted twice as large, or its fine lines would break up.
    let fine = if unit < 12.0 { 2.0 } else { 1.0 };
    let scale = Scale::new(board, unit * fine);
    let dye = |seat: usize| dyes.get(seat).copied().flatten();
    let mut pixels = cast_shadow(&scale);
    paint(
        &mut pixels,
        &scale,
        board,
        &dye,
        numbers.map(|n| n * fine),
        unit,
    );
    if fine > 1.0 {
        pixels = pixels.halved();
    }
    Drawn {
        pixels,
        origin: (scale.origin.0 / fine, scale.origin.1 / fine),
    }
}

/// Paints as much of the board as the picture shows; `shown` is the size of a square in the finished one.
fn paint(
    pixels: &mut Pixels,
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
    numbers: Option<f32>,
    shown: f32,
) {
    fields::paint(pixels, scale, board, dye, shown);
    let overlay = lines::svg(scale, board, dye, numbers, shown);
    let overlay = crate::raster::svg(scale.size.0, scale.size.1, &overlay);
    pixels.lay(&overlay, 0, 0);
}

/// What the board keeps the lamp from.
fn cast_shadow(scale: &Scale) -> Pixels {
    let u = scale.unit;
    let (x, y) = scale.at((-FRAME, -FRAME));
    let rect = (
        x,
        y,
        scale.field.0 + 2.0 * FRAME * u,
        scale.field.1 + 2.0 * FRAME * u,
    );
    let layers = [
        (0.26 * u, 0.40 * u, 0.40 * u, 0.60),
        (0.06 * u, 0.09 * u, 0.09 * u, 0.55),
    ];
    shadow::cast(scale.size.0, scale.size.1, rect, CORNER * u, layers)
}
