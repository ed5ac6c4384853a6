//! Stones: at the corners of the garden, along its edge where paths end, and by the lake.

use std::fmt::Write;

use taula_rules::games::taihou::{Board, FILES, Heading, RANKS};

use super::garden::{POINTS, corner};
use super::lake::Lake;
use super::stroke::Shape;
use crate::math::{PI, sin_cos};
use crate::noise::hash;
use crate::raster::{self, Pixels};
use crate::shape::Point;

/// The gradients of stones and leaves.
pub(super) const DEFS: &str = r##"<defs><radialGradient id="rock" cx="0.34" cy="0.26" r="0.9"><stop offset="0" stop-color="#BDBAB1"/><stop offset="0.45" stop-color="#83817B"/><stop offset="1" stop-color="#403F3C"/></radialGradient><radialGradient id="leaf" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="#86A65F"/><stop offset="1" stop-color="#567A3B"/></radialGradient></defs>"##;

/// A stone about a point; lengths are points. No two are alike.
fn stone(svg: &mut String, (x, y): Point, radius: f32, seed: u32) {
    const CORNERS: u8 = 9;
    let around = |fit: f32, high: f32, dx: f32, dy: f32| {
        let at = |i: u8| {
            let bump = |k: u32| 0.84 + 0.26 * hash(i32::from(i), k as i32, seed);
            let turn = 2.0 * PI * (f32::from(i) / f32::from(CORNERS) + hash(0, 7, seed));
            let (sin, cos) = sin_cos(turn);
            (
                x + radius * fit * bump(1) * cos + dx,
                y + radius * high * bump(2) * sin + dy,
            )
        };
        let points: Vec<Point> = (0..CORNERS).map(at).collect();
        Shape::new().blob(&points).path()
    };
    let (dx, dy) = (0.14 * radius, 0.22 * radius);
    let _ = write!(
        svg,
        r##"<path d="{}" fill="#140F06" fill-opacity="0.22"/><path d="{}" fill="#140F06" fill-opacity="0.30"/><path d="{}" fill="#140F06" fill-opacity="0.30"/><path d="{}" fill="url(#rock)"/><path d="{}" fill="#fff" fill-opacity="0.14"/>"##,
        around(1.12, 0.92, 2.0 * dx, 2.0 * dy),
        around(1.04, 0.84, 1.6 * dx, 1.6 * dy),
        around(1.0, 0.80, dx, dy),
        around(1.0, 0.80, 0.0, 0.0),
        around(0.56, 0.42, -0.16 * radius, -0.20 * radius),
    );
}

/// Lays them, as SVG whose lengths are squares from the upper left corner of the edge.
pub(super) fn lay(svg: &mut String, board: &Board, lake: &Lake) {
    let edge = corner(board) * POINTS;
    let _ = write!(
        svg,
        r#"<g transform="scale({:.5}) translate({edge:.2} {edge:.2})">"#,
        1.0 / POINTS
    );
    let (files, ranks) = (f32::from(FILES), f32::from(RANKS));
    // Where paths meet, and how far from there, in points.
    let mut at = |(x, y): Point, (dx, dy): Point, radius: f32, seed: u32| {
        stone(svg, (x * POINTS + dx, y * POINTS + dy), radius, seed);
    };
    at((0.0, 0.0), (-3.0, -3.0), 10.0, 1);
    at((0.0, 0.0), (9.0, -5.0), 6.0, 2);
    at((files, ranks), (3.0, 3.0), 11.0, 3);
    at((files, ranks), (-10.0, 5.0), 6.0, 4);
    at((files, ranks), (5.0, -12.0), 5.0, 8);
    at((0.0, ranks - 4.0), (-5.0, 2.0), 6.5, 9);
    at((files, 3.0), (4.0, 0.0), 7.0, 12);
    at((files - 4.0, 0.0), (0.0, -5.0), 6.0, 15);
    at((3.0, ranks), (0.0, 5.0), 6.0, 16);
    if lake.squares().is_empty() {
        at((files - 3.0, 4.0), (-2.0, 1.0), 8.0, 5);
        at((files - 3.0, 4.0), (6.0, 6.0), 5.0, 6);
        at((2.0, ranks - 5.0), (0.0, 2.0), 7.0, 7);
    }
    for corner in lake.corners(Heading::W, Heading::N) {
        at(corner, (-1.0, -1.0), 9.0, 5);
        at(corner, (8.0, -5.0), 5.5, 6);
        at(corner, (-3.0, 106.0), 4.5, 14);
    }
    for corner in lake.corners(Heading::E, Heading::S) {
        at(corner, (2.0, 2.0), 9.5, 7);
        at(corner, (-9.0, 4.0), 5.0, 10);
        at(corner, (3.0, -104.0), 5.5, 13);
    }
    svg.push_str("</g>");
}

/// A pebble of the count to the end, in the middle of its picture, its shadow to the lower right. There are four
/// shapes of them.
#[must_use]
pub fn pebble(shape: u8, radius_px: f32) -> Pixels {
    let radius = radius_px.max(2.0);
    let side = (radius * 1.7).ceil() as u32 * 2;
    let mut svg = String::from(DEFS);
    let m = side as f32 / 2.0;
    stone(&mut svg, (m, m), radius, 21 + u32::from(shape % 4));
    raster::svg(side, side, &svg)
}
