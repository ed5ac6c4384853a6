//! A bat in flight: the way it came, with its quarter turn, and the bat high over its shadow.

use std::fmt::Write;

use taula_rules::games::taihou::{Heading, Value};

use super::super::mark::{Mark, mark, turn_coin};
use super::super::tile::{Tile, shadow, tile};
use crate::dye::Dye;
use crate::palette::{BRASS_LIGHT, INK, hex};
use crate::raster::{self, Pixels, lay_middle};
use crate::shape::Point;

/// The squares it passes, from where it set out: file and rank of the part of the garden.
const WAY: [(f32, f32); 5] = [(0.0, 0.0), (0.0, 1.0), (0.0, 2.0), (1.0, 2.0), (2.0, 2.0)];
/// Which of them it turns on.
const TURN: usize = 2;

/// Lays it on a picture in which `at` tells where squares are, `unit` pixels each.
pub(super) fn over(out: &mut Pixels, at: &impl Fn(f32, f32) -> Point, unit: f32) {
    let points = WAY.map(|(file, rank)| at(file, rank));
    let end = points[WAY.len() - 1];
    lay_middle(out, &mark(Mark::Left(Dye::Yellow), unit), points[0]);
    out.lay(&path(out, &points, unit), 0, 0);
    lay_middle(out, &turn_coin(true, unit * 0.20), points[TURN]);
    lay_middle(out, &mark(Mark::Chosen, unit * 0.92), end);
    let Some(value) = Value::new(5) else {
        return;
    };
    let (px, lift) = (unit * 1.08, unit * 0.34);
    let bat = Tile {
        dye: Dye::Yellow,
        value,
        second: None,
    };
    let (x, y) = (end.0 - lift * 0.35, end.1 - lift * 0.70);
    lay_middle(out, &shadow(px, lift), (x, y));
    lay_middle(out, &tile(bat, Heading::E, px), (x, y));
}

/// The way as a line, dark about gold, with a dot on each square.
fn path(out: &Pixels, points: &[Point; 5], unit: f32) -> Pixels {
    let (corner, r) = (points[TURN], unit * 0.30);
    let last = points[WAY.len() - 1];
    let d = format!(
        "M{:.2} {:.2}V{:.2}Q{cx:.2} {cy:.2} {:.2} {cy:.2}H{:.2}",
        points[0].0,
        points[0].1,
        corner.1 + r,
        corner.0 + r,
        last.0,
        cx = corner.0,
        cy = corner.1,
    );
    let (ink, gold) = (hex(INK), hex(BRASS_LIGHT));
    let wide = (unit * 0.12).max(2.0);
    let case = (unit * 0.06).max(1.2);
    let mut svg = String::new();
    for (colour, width) in [(&ink, wide + 2.0 * case), (&gold, wide)] {
        let _ = write!(
            svg,
            r#"<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.2}" stroke-linecap="round"/>"#
        );
    }
    for (n, (x, y)) in points.iter().enumerate() {
        if n != TURN && n + 1 < WAY.len() {
            let radius = (unit * 0.15).max(2.0);
            let _ = write!(
                svg,
                r#"<circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{ink}"/><circle cx="{x:.2}" cy="{y:.2}" r="{radius:.2}" fill="{gold}"/>"#,
                radius + case
            );
        }
    }
    raster::svg(out.width, out.height, &svg)
}
