//! A seat's track as a band over the floor, with arrowheads that say which way it runs.

use std::fmt::Write;
use taula_rules::games::thaayam::Board;

use super::scale::{Scale, middle};
use crate::dye::Dye;
use crate::math::{Mapped, each, lerp};
use crate::palette::{CASING, hex};
use crate::raster::{self, Drawn, byte, unit};
use crate::shape::Point;

/// Half the band's width, in squares.
const HALF: f32 = 0.125;
/// The radius of its bends.
const BEND: f32 = 0.28;

/// The band of a seat's track, `unit` pixels a square; the picture lies over the board's with the same unit,
/// its origin on the board's. Nothing where the board has no such seat.
pub fn ribbon(board: &Board, seat: usize, unit_px: f32, dye: Dye) -> Drawn {
    let unit_px = unit_px.max(2.0);
    let scale = Scale::part(unit_px, [0.0, 0.0, board.field.0, board.field.1]);
    let track: Vec<Point> = board
        .seats
        .get(seat)
        .map(|seat| {
            seat.track
                .iter()
                .filter_map(|name| middle(board, name))
                .collect()
        })
        .unwrap_or_default();
    let pixels = raster::svg(scale.size.0, scale.size.1, &svg(&scale, &track, dye));
    Drawn {
        pixels,
        origin: (0.0, 0.0),
    }
}

pub(super) fn svg(scale: &Scale, track: &[Point], dye: Dye) -> String {
    let mut s = String::new();
    if track.len() < 2 {
        return s;
    }
    let u = scale.unit;
    let points: Vec<Point> = track.iter().map(|&p| scale.at(p)).collect();
    let d = rounded(&points, BEND * u);
    // Red on red would not be seen: the band is as light as the seat's colour allows, and has a hem.
    let (own, light) = (unit(dye.rgb()), unit(dye.light()));
    let ground = hex(byte(each(|k| lerp(own[k], light[k], 0.35)), 0.0));
    let pale = hex(byte(light.mapped(|v| lerp(v, 1.0, 0.30)), 0.0));
    let casing = hex(CASING);
    // One group, so that nothing of the hem shows through the band.
    let _ = write!(
        s,
        r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g opacity=".34"><path d="{d}" stroke="{pale}" stroke-width="{:.2}"/><path d="{d}" stroke="{ground}" stroke-width="{:.2}"/></g>"#,
        2.0 * HALF * u,
        2.0 * HALF * u - 2.0 * (0.016 * u).max(1.0),
    );
    let (back, side) = (0.036 * u, 0.064 * u);
    for pair in points.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        let l = crate::math::length2(b.0 - a.0, b.1 - a.1).max(1e-4);
        let (dx, dy) = ((b.0 - a.0) / l, (b.1 - a.1) / l);
        let at =
            |along: f32, across: f32| (x + dx * along - dy * across, y + dy * along + dx * across);
        let (p, q, r) = (at(-back, -side), at(back, 0.0), at(-back, side));
        let path = format!(
            "M{:.2},{:.2}L{:.2},{:.2}L{:.2},{:.2}",
            p.0, p.1, q.0, q.1, r.0, r.1
        );
        for (colour, opacity, width) in [(&casing, 0.45, 0.044), (&pale, 0.95, 0.024)] {
            let _ = write!(
                s,
                r#"<path d="{path}" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{:.2}"/>"#,
                (width * u).max(width * 55.0),
            );
        }
    }
    s + "</g>"
}

/// A line through points with its corners rounded.
fn rounded(points: &[Point], radius: f32) -> String {
    let mut d = format!("M{:.2},{:.2}", points[0].0, points[0].1);
    for three in points.windows(3) {
        let (a, b, c) = (three[0], three[1], three[2]);
        let toward = |q: Point| {
            let l = crate::math::length2(q.0 - b.0, q.1 - b.1).max(1e-4);
            let k = (radius / l).min(0.5);
            (lerp(b.0, q.0, k), lerp(b.1, q.1, k))
        };
        let (from, to) = (toward(a), toward(c));
        let _ = write!(
            d,
            "L{:.2},{:.2}Q{:.2},{:.2} {:.2},{:.2}",
            from.0, from.1, b.0, b.1, to.0, to.1
        );
    }
    let end = points[points.len() - 1];
    let _ = write!(d, "L{:.2},{:.2}", end.0, end.1);
    d
}
