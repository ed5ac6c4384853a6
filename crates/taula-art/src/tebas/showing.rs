//! The game as it lies on the title: the slab with a game under way, and before it what makes the game: a disc, one
//! that is being turned, a stack.

use std::fmt::Write;

use taula_rules::Seat;
use taula_rules::games::tebas::{Board, Circle, Stack};

use super::disc::{WALL, degrees, disc, disc_shadow};
use super::stuff::Stone;
use super::{Drawn, laid, lay, stack};
use crate::math::{PI, sin_cos};
use crate::palette::{BRASS_LIGHT, CASING, hex};
use crate::raster::{self, Pixels};

/// What lies where: circle, owners from the lowest, the number that faces north.
const PIECES: [(&str, &str, u8); 17] = [
    ("a1", "I", 3),
    ("d1", "L", 3),
    ("e1", "I", 2),
    ("h1", "I", 3),
    ("j1", "I", 3),
    ("k1", "L", 4),
    ("c2", "L", 2),
    ("g2", "I", 1),
    ("i2", "LI", 2),
    ("b3", "I", 4),
    ("d3", "ILL", 1),
    ("h3", "I", 3),
    ("a4", "L", 1),
    ("b4", "I", 1),
    ("e4", "L", 2),
    ("g4", "I", 1),
    ("j4", "L", 1),
];

/// A game under way in a square of `side_px`, with room for shadows around it: the origin is the square's upper left
/// corner.
pub fn showing(board: &Board, side_px: f32) -> Drawn {
    let side = side_px.max(24.0);
    let unit = side / board.slab.0;
    let high = board.slab.1 * unit;
    // The slab and the discs take the middle of the square.
    let radius = side * 0.138;
    let gap = side * 0.075;
    let top = ((side - high - gap - 2.0 * radius) / 2.0).max(0.0);
    let margin = (side * 0.07).ceil();
    let whole = (side + 2.0 * margin).ceil() as u32;
    let mut out = Pixels::new(whole, whole);
    let pieces = PIECES.iter().filter_map(|&(at, owners, north)| {
        let seat = |owner| Seat(u8::from(owner == 'L'));
        let owners: Vec<Seat> = owners.chars().map(seat).collect();
        Some((at.parse::<Circle>().ok()?, Stack::of(&owners, north)?))
    });
    let slab = laid(board, unit, None, pieces);
    let corner = |at: f32, origin: f32| (margin + at - origin).round() as i32;
    out.lay(
        &slab.pixels,
        corner(0.0, slab.origin.0),
        corner(top, slab.origin.1),
    );
    let middle = margin + side / 2.0;
    let y = margin + top + high + gap + radius;
    let aside = side * 0.345;
    let mut alone = |stone: Stone, turned: f32, x: f32| {
        let cast = (0.10 + WALL) * radius;
        lay(&mut out, &disc_shadow(radius), (x + cast, y + cast * 1.2));
        lay(&mut out, &disc(stone, turned, radius), (x, y));
    };
    alone(Stone::Ivory, degrees(1), middle - aside);
    alone(Stone::Lapis, 28.0, middle);
    if let Some(two) = Stack::of(&[Seat(1), Seat(0)], 2) {
        lay(&mut out, &stack(two, radius), (middle + aside, y));
    }
    let arrow = arrow(radius);
    lay(&mut out, &arrow, (middle, y));
    Drawn {
        pixels: out,
        origin: (margin, margin),
    }
}

/// The way a disc of this radius is turned: a quarter, about the middle of the picture.
fn arrow(radius: f32) -> Pixels {
    let side = (radius * 1.5).ceil() as u32 * 2;
    let (m, r) = (side as f32 / 2.0, radius * 1.20);
    let at = |degrees: f32| {
        let (sin, cos) = sin_cos(degrees * PI / 180.0);
        (m + r * sin, m - r * cos)
    };
    let ((x0, y0), (x1, y1)) = (at(4.0), at(62.0));
    let (wide, cased) = ((radius * 0.085).max(1.4), (radius * 0.16).max(2.6));
    let head = radius * 0.30;
    let mut svg = String::new();
    for (colour, width, grown) in [(CASING, cased, radius * 0.05), (BRASS_LIGHT, wide, 0.0)] {
        let _ = write!(
            svg,
            r#"<path d="M{x0:.2},{y0:.2}A{r:.2},{r:.2} 0 0 1 {x1:.2},{y1:.2}" fill="none" stroke="{c}" stroke-width="{width:.2}" stroke-linecap="round"/><path transform="translate({x1:.2},{y1:.2}) rotate(66)" d="M{h:.2},0L{b:.2},{n:.2}L{b:.2},{w:.2}Z" fill="{c}" stroke="{c}" stroke-width="{grown:.2}" stroke-linejoin="round"/>"#,
            c = hex(colour),
            h = head,
            b = -head * 0.30,
            w = head * 0.62,
            n = -head * 0.62,
            grown = grown * 2.0,
        );
    }
    raster::svg(side, side, &svg)
}
