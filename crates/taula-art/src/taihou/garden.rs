//! The garden: squares of raked gravel between paths of moss, the lake, stones, an edge of cedar with the names of
//! files and ranks on all four sides. Painted from the level's data alone.

use taula_rules::games::taihou::{Board, FILES, RANKS, Square};

use super::lake::Lake;
use super::{ground, lake, rock};
use crate::fonts::SANS;
use crate::raster::{self, Drawn, Pixels};
use crate::shadow;
use crate::shape::Point;

/// A tile's side, in squares.
pub const TILE: f32 = 0.85;

/// The lengths the garden is made of were drawn for squares of so many points.
pub(super) const POINTS: f32 = 54.0;

/// The radius of the edge's corners, in squares.
pub(super) const CORNER: f32 = 0.13;

/// The lengths of one picture, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// A square.
    pub(super) unit: f32,
    /// The upper left corner of the edge.
    pub(super) origin: Point,
    /// The picture's size.
    pub(super) size: (u32, u32),
}

impl Scale {
    /// With room for the shadow, which falls to the lower right.
    fn new(board: &Board, unit: f32) -> Self {
        let (before, after) = (0.50 * unit, 1.06 * unit);
        // An even place and size, so that a picture painted twice as large halves onto whole pixels.
        let even = |v: f32| (v.ceil() as u32).div_ceil(2) * 2;
        let before = even(before) as f32;
        let side = |length: f32| even(before + length * unit + after);
        let (wide, high) = board.size();
        Self {
            unit,
            origin: (before, before),
            size: (side(wide), side(high)),
        }
    }

    /// Board to picture.
    pub(super) fn at(&self, (x, y): Point) -> Point {
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }
}

/// Where the squares begin: the upper left corner of the highest rank's first square.
pub(super) fn corner(board: &Board) -> f32 {
    board.moss + board.cedar
}

/// The square at a point of the board, told as [`Board::point`] tells it; none beside the squares. Half of the moss
/// between two squares belongs to each.
#[must_use]
pub fn square_at(board: &Board, (x, y): Point) -> Option<Square> {
    let corner = corner(board);
    let (column, row) = ((x - corner).floor(), (y - corner).floor());
    let inside =
        (0.0..f32::from(FILES)).contains(&column) && (0.0..f32::from(RANKS)).contains(&row);
    inside
        .then(|| Square::at(column as u8, RANKS - 1 - row as u8))
        .flatten()
}

/// The garden with nothing on it, `unit` pixels a square, with its lake or without. `letters` is the size of the
/// names of files and ranks, in pixels; without it there are none. The origin is the upper left corner of the edge.
#[must_use]
pub fn garden(board: &Board, lake: bool, unit: f32, letters: Option<f32>) -> Drawn {
    let unit = unit.max(3.0);
    // A small picture is painted twice as large, or its fine lines would break up.
    let fine = if unit < 30.0 { 2.0 } else { 1.0 };
    let scale = Scale::new(board, unit * fine);
    let mut pixels = cast_shadow(&scale, board);
    let letters = letters.map(|size| size * fine);
    paint(&mut pixels, &scale, board, lake, letters, unit);
    if fine > 1.0 {
        pixels = pixels.halved();
    }
    Drawn {
        pixels,
        origin: (scale.origin.0 / fine, scale.origin.1 / fine),
    }
}

/// Paints as much of the garden as the picture shows, over what is there; `shown` is the size of a square in the
/// finished picture.
pub(super) fn paint(
    out: &mut Pixels,
    scale: &Scale,
    board: &Board,
    lake: bool,
    letters: Option<f32>,
    shown: f32,
) {
    let water = Lake::new(board, lake, scale);
    ground::paint(out, scale, board, &water, shown);
    let mut over = String::new();
    lake::furnish(&mut over, board, &water);
    rock::lay(&mut over, board, &water);
    let (x, y) = scale.origin;
    let svg = format!(
        r#"{}<g transform="translate({x} {y}) scale({})">{over}</g>{}"#,
        rock::DEFS,
        scale.unit,
        letters.map_or_else(String::new, |size| names(scale, board, size)),
    );
    out.lay(&raster::svg(scale.size.0, scale.size.1, &svg), 0, 0);
}

/// What the edge keeps the lamp from.
pub(super) fn cast_shadow(scale: &Scale, board: &Board) -> Pixels {
    let u = scale.unit;
    let (x, y) = scale.origin;
    let (wide, high) = board.size();
    let layers = [
        (0.14 * u, 0.22 * u, 0.21 * u, 0.62),
        (0.03 * u, 0.05 * u, 0.05 * u, 0.55),
    ];
    let rect = (x, y, wide * u, high * u);
    shadow::cast(scale.size.0, scale.size.1, rect, CORNER * u, layers)
}

/// The names of files and ranks, burnt into the cedar and gilt.
fn names(scale: &Scale, board: &Board, size: f32) -> String {
    let (wide, high) = board.size();
    let middle = board.cedar / 2.0;
    let mut svg = String::new();
    let mut name = |text: &str, at: Point, up: f32| {
        let (x, y) = scale.at(at);
        // On whole pixels, or thin strokes would blur.
        let y = (y + size * up).round();
        for (dx, dy, colour, opacity) in [(0.6, 0.9, "#140B05", 0.75), (0.0, 0.0, "#EBD2A4", 1.0)] {
            svg.push_str(&format!(
                r#"<text x="{:.2}" y="{:.2}" font-family="{SANS}" font-weight="500" font-size="{size}" text-anchor="middle" fill="{colour}" fill-opacity="{opacity}">{text}</text>"#,
                x + dx,
                y + dy,
            ));
        }
    };
    for file in 0..FILES {
        let Some(square) = Square::at(file, 0) else {
            continue;
        };
        let letter = char::from(b'a' + file).to_string();
        let x = board.point(square).0;
        for y in [middle, high - middle] {
            name(&letter, (x, y), 0.27);
        }
    }
    for rank in 0..RANKS {
        let Some(square) = Square::at(0, rank) else {
            continue;
        };
        let number = (rank + 1).to_string();
        let y = board.point(square).1;
        for x in [middle, wide - middle] {
            name(&number, (x, y), 0.36);
        }
    }
    svg
}
