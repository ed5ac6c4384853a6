//! Tebas: a slab of sandstone with circles cut in and two lotuses in inlay, discs of ivory and of lapis lazuli
//! whose numerals are engraved and gilt.

pub mod diagram;
mod disc;
mod face;
mod lotus;
mod numeral;
mod sandstone;
mod showing;
mod stack;
mod stuff;

pub use crate::raster::Drawn;
pub use disc::{blocked, covered, degrees, disc, disc_face, disc_light, disc_shadow};
pub use showing::showing;
pub use stack::{Stacking, stack, stack_shadow, stacking};
pub use stuff::Stone;

use crate::raster::{Pixels, lay_middle as lay};
use crate::shadow;
use crate::shape::Point;
use taula_rules::games::tebas::{Board, Circle, Stack};

/// The lengths of the slab were drawn for circles so many points apart.
const POINTS: f32 = 100.0;

/// The lengths of one picture, in pixels.
struct Scale {
    /// From circle to circle.
    unit: f32,
    /// The slab's upper left corner.
    origin: Point,
    /// The picture's size.
    size: (u32, u32),
}

impl Scale {
    /// With room for the shadow, which falls to the lower right.
    fn new(board: &Board, unit: f32) -> Self {
        let (before, after) = (0.30 * unit, 0.58 * unit);
        // An even place and size, so that a picture painted twice as large halves onto whole pixels.
        let even = |v: f32| (v.ceil() as u32).div_ceil(2) * 2;
        let before = even(before) as f32;
        let side = |length: f32| even(before + length * unit + after);
        Self {
            unit,
            origin: (before, before),
            size: (side(board.slab.0), side(board.slab.1)),
        }
    }

    fn at(&self, (x, y): Point) -> Point {
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }
}

/// The slab with nothing on it, `unit` pixels from circle to circle. `letters` is the size of the names of files
/// and ranks, in pixels; without it there are none. The origin is the slab's upper left corner.
pub fn slab(board: &Board, unit: f32, letters: Option<f32>) -> Drawn {
    let unit = unit.max(4.0);
    // A small picture is painted twice as large, or its fine lines would break up.
    let fine = if unit < 44.0 { 2.0 } else { 1.0 };
    let scale = Scale::new(board, unit * fine);
    let mut pixels = cast_shadow(&scale, board);
    let letters = letters.map(|size| size * fine);
    sandstone::paint(&mut pixels, &scale, board, letters, unit);
    lotus::lay(&mut pixels, &scale, board);
    if fine > 1.0 {
        pixels = pixels.halved();
    }
    Drawn {
        pixels,
        origin: (scale.origin.0 / fine, scale.origin.1 / fine),
    }
}

/// The slab as [`slab`] paints it, with everything that lies on it.
pub fn laid(
    board: &Board,
    unit: f32,
    letters: Option<f32>,
    stacks: impl IntoIterator<Item = (Circle, Stack)>,
) -> Drawn {
    let mut drawn = slab(board, unit, letters);
    lie(&mut drawn, board, unit, stacks);
    drawn
}

/// Lays stacks on a slab that is painted already: for many pictures of one board.
pub fn lie(
    slab: &mut Drawn,
    board: &Board,
    unit: f32,
    stacks: impl IntoIterator<Item = (Circle, Stack)>,
) {
    let unit = unit.max(4.0);
    let mut stacks: Vec<(Point, Stack)> = stacks
        .into_iter()
        .map(|(circle, stack)| (board.point(circle), stack))
        .collect();
    // Those further down lie nearer to the eye.
    stacks.sort_by(|(a, _), (b, _)| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0)));
    let (left, top) = slab.origin;
    for ((x, y), of) in stacks {
        let picture = stack(of, board.disc * unit);
        lay(
            &mut slab.pixels,
            &picture,
            (left + x * unit, top + y * unit),
        );
    }
}

/// What the slab keeps the lamp from.
fn cast_shadow(scale: &Scale, board: &Board) -> Pixels {
    let u = scale.unit;
    let (x, y) = scale.origin;
    let layers = [
        (0.080 * u, 0.125 * u, 0.125 * u, 0.60),
        (0.020 * u, 0.032 * u, 0.030 * u, 0.58),
    ];
    let radius = sandstone::CORNER / POINTS * u;
    let rect = (x, y, board.slab.0 * u, board.slab.1 * u);
    shadow::cast(scale.size.0, scale.size.1, rect, radius, layers)
}
