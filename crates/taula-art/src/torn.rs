//! A sheet torn in two: what lies where a saved game cannot be used.

use std::fmt::Write as _;

use taula_rules::games::parchis::Board;

use crate::noise::value;
use crate::raster::{Pixels, svg};

/// How many steps the tear has.
const STEPS: u32 = 13;

/// A faded print of the board, torn in two, in a picture of so many pixels; transparent around.
pub fn torn_print(board: &Board, width: u32, height: u32) -> Pixels {
    let (w, h) = (width as f32, height as f32);
    // Two halves of a square sheet side by side, a little apart and turned away from each other.
    let side = (h * 0.84).min(w * 0.72);
    let half = side * 0.62;
    let tear: Vec<(f32, f32)> = (0..STEPS)
        .map(|step| {
            let along = step as f32 / (STEPS - 1) as f32;
            let jag = value(step as f32 * 1.7 + 0.5, 2.5, 71) - 0.5;
            (jag * side * 0.11, along * side)
        })
        .collect();
    let print = lines(board, side * 0.86);
    let mut body = format!(
        r##"<defs><filter id="s" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="{x:.1}" dy="{y:.1}" stdDeviation="{b:.1}" flood-color="#0B0603" flood-opacity=".6"/></filter></defs>"##,
        x = side * 0.025,
        y = side * 0.04,
        b = side * 0.03,
    );
    for left in [true, false] {
        let edge = if left { half } else { 0.0 };
        let mut outline = String::new();
        let mut put = |x: f32, y: f32| {
            let sign = if outline.is_empty() { 'M' } else { 'L' };
            let _ = write!(outline, "{sign}{x:.1},{y:.1}");
        };
        put(if left { 0.0 } else { half }, 0.0);
        for &(x, y) in &tear {
            put(edge + x, y);
        }
        put(if left { 0.0 } else { half }, side);
        // The torn fibre is lighter than the sheet.
        let fibre: Vec<String> = tear
            .iter()
            .map(|(x, y)| format!("{:.1},{y:.1}", edge + x))
            .collect();
        let (shift, angle) = if left {
            (-half - side * 0.05, -6.0)
        } else {
            (side * 0.05, 5.0)
        };
        let from = if left { half - side * 0.5 } else { -side * 0.5 } + side * 0.07;
        let name = if left { "l" } else { "r" };
        let _ = write!(
            body,
            r##"<g transform="translate({x:.1} {y:.1}) rotate({angle} {mx:.1} {my:.1})"><clipPath id="{name}"><path d="{outline}Z"/></clipPath><path d="{outline}Z" fill="#E3D7C1" filter="url(#s)"/><g clip-path="url(#{name})"><path transform="translate({from:.1} {top:.1})" d="{print}" fill="none" stroke="#8A7B68" stroke-width="{line:.2}"/><polyline points="{fibre}" fill="none" stroke="#FFFBF2" stroke-width="{wide:.1}"/></g></g>"##,
            x = w / 2.0 + shift,
            y = (h - side) * 0.4,
            mx = half / 2.0,
            my = side / 2.0,
            top = side * 0.07,
            line = (side / 170.0).max(0.6),
            fibre = fibre.join(" "),
            wide = side * 0.04,
        );
    }
    svg(width, height, &body)
}

/// The lines of the board, in a square of this side.
fn lines(board: &Board, side: f32) -> String {
    let unit = side / board.field.0.max(board.field.1);
    let mut path = String::new();
    let seats = board.seats.iter();
    let fields = board
        .ring
        .iter()
        .map(|square| &square.corners)
        .chain(seats.flat_map(|seat| {
            let column = seat.column.iter().map(|square| &square.corners);
            column.chain([&seat.home.corners, &seat.goal.corners])
        }));
    for corners in fields {
        for (i, (x, y)) in corners.iter().enumerate() {
            let sign = if i == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{sign}{:.1},{:.1}", x * unit, y * unit);
        }
        path.push('Z');
    }
    path
}
