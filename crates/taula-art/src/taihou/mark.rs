//! Marks on the garden: what can be done with a tile and what threatens it, different in shape and not in tint alone.
//! All show on gravel, wood and paper.

use std::fmt::Write;

use taula_rules::games::taihou::Heading;

use super::garden::POINTS;
use super::stroke::Shape;
use super::tile::degrees;
use crate::dye::Dye;
use crate::fonts::SANS;
use crate::palette::{BRASS, INK, PAPER, Rgb, hex};
use crate::raster::{self, Pixels};

/// The gold of marks; it wants a dark line around it.
pub const MARK_GOLD: Rgb = [0xE9, 0xBC, 0x55];
/// The colour of the calls, used for nothing else.
pub const PLUM: Rgb = [0x5B, 0x2A, 0x55];
/// The cord of a duty: plum in the light.
const CORD: &str = "#7B3F74";
/// The light casing of what is dark.
const CASED: &str = "#FFF7E6";

/// A mark in the middle of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The square of the tile that is chosen: a band outside its rim.
    Chosen,
    /// Where a move ends: a ring with a dot.
    End,
    /// A farther end of a flight: a small dot.
    Reach,
    /// A capture: four corners with teeth; the owner's rim stays free.
    Capture,
    /// Danger that comes over this side of the square: three claws of ink.
    Claws(Heading),
    /// A turn to this side: a small arrow outside the tile.
    Turn(Heading),
    /// Where a piece closes the way: a bar at this side of the square.
    Bar(Heading),
    /// The square left by the last move: corners in the owner's dark colour.
    Left(Dye),
    /// A duty binds the tile: a knotted cord over the corner that is furthest from the number of a tile that faces
    /// so.
    Cord(Heading),
}

/// A path in gold over a dark line that is wider.
fn two(path: &str, wide: f32, colour: &str, edge: &str) -> String {
    let line = |colour: &str, wide: f32| {
        format!(
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide:.2}" stroke-linecap="round" stroke-linejoin="round"/>"#
        )
    };
    line(edge, wide + 2.6) + &line(colour, wide)
}

/// Three claws that come downwards over a line.
fn claws() -> String {
    let claws = Shape::new()
        .brush(&[(-9.0, 0.0, 4.6), (-8.6, 5.0, 4.4), (-7.0, 12.0, 0.6)])
        .brush(&[(0.0, -1.0, 5.4), (0.0, 6.0, 5.0), (0.0, 15.5, 0.6)])
        .brush(&[(9.0, 0.0, 4.6), (8.6, 5.0, 4.4), (7.0, 12.0, 0.6)])
        .path();
    format!(
        r#"<path d="{claws}" fill="{CASED}" stroke="{CASED}" stroke-width="4.4" stroke-linejoin="round"/><path d="{claws}" fill="{}"/>"#,
        hex(INK)
    )
}

/// A bent arrow to the right.
fn bent() -> String {
    let gold = hex(MARK_GOLD);
    two("M-9 4Q-1 -6 6 0.6", 3.0, &gold, &hex(INK))
        + &format!(
            r#"<path d="M12 5.6L2.4 5.4L8.8 -3.6Z" fill="{gold}" stroke="{}" stroke-width="1.4" stroke-linejoin="round"/>"#,
            hex(INK)
        )
}

/// The corners of a square of this half size, each with arms so long.
fn corners(half: f32, arm: f32) -> String {
    let mut path = String::new();
    for (a, b) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
        let _ = write!(
            path,
            "M{x:.1} {:.1}V{:.1}Q{x:.1} {y:.1} {:.1} {y:.1}H{:.1}",
            b * (half - arm),
            b * (half - 2.0),
            a * (half - 2.0),
            a * (half - arm),
            x = a * half,
            y = b * half,
        );
    }
    path
}

/// The mark as SVG in points, from the middle of its square.
fn drawn(mark: Mark) -> String {
    let (gold, ink) = (hex(MARK_GOLD), hex(INK));
    let side = |heading: Heading, out: f32, what: &str| {
        format!(
            r#"<g transform="rotate({}) translate(0 {:.1})">{what}</g>"#,
            degrees(heading),
            -out
        )
    };
    match mark {
        Mark::Chosen => {
            let line = |colour: &str, wide: f32| {
                format!(
                    r#"<rect x="-27" y="-27" width="54" height="54" rx="10" fill="none" stroke="{colour}" stroke-width="{wide}"/>"#
                )
            };
            line(&ink, 5.2) + &line(&gold, 2.8)
        }
        Mark::End => format!(
            r#"<circle r="10" fill="none" stroke="{ink}" stroke-width="5.4"/><circle r="10" fill="none" stroke="{gold}" stroke-width="2.9"/><circle r="3.7" fill="{gold}" stroke="{ink}" stroke-width="1.3"/>"#
        ),
        Mark::Reach => {
            format!(r#"<circle r="5" fill="{gold}" stroke="{ink}" stroke-width="1.7"/>"#)
        }
        Mark::Capture => {
            let s = 26.5;
            let mut teeth = Shape::new();
            for (a, b) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                teeth = teeth.poly(&[
                    (a * s, b * (s - 8.0)),
                    (a * (s - 8.4), b * (s - 8.4)),
                    (a * (s - 8.0), b * s),
                    (a * s, b * s),
                ]);
            }
            let (path, teeth) = (corners(s, 13.0), teeth.path());
            let line = |colour: &str, wide: f32| {
                format!(
                    r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round"/>"#
                )
            };
            format!(
                r#"{}<path d="{teeth}" fill="{ink}" stroke="{ink}" stroke-width="2.6" stroke-linejoin="round"/>{}<path d="{teeth}" fill="{gold}"/>"#,
                line(&ink, 5.4),
                line(&gold, 2.8)
            )
        }
        Mark::Claws(from) => side(
            from,
            26.0,
            &format!(r#"<g transform="scale(0.92)">{}</g>"#, claws()),
        ),
        Mark::Turn(to) => side(to, 34.0, &bent()),
        Mark::Bar(at) => side(
            at,
            27.0,
            &(two("M-15 0H15", 6.0, CASED, &ink) + &two("M-13 0H13", 2.0, &ink, &ink)),
        ),
        Mark::Left(dye) => two(&corners(22.0, 9.0), 2.6, &hex(dye.deep()), "#FFF8EA"),
        Mark::Cord(facing) => {
            let (kx, ky) = match facing {
                Heading::N => (1.0, 1.0),
                Heading::E => (-1.0, 1.0),
                Heading::S => (-1.0, -1.0),
                Heading::W => (1.0, -1.0),
            };
            let s = 23.0;
            let (x, y) = (kx * s * 0.62, ky * s * 0.62);
            let over = format!(
                "M{:.1} {:.1}L{:.1} {:.1}",
                kx * s * 0.1,
                ky * (s + 2.0),
                kx * (s + 2.0),
                ky * s * 0.1
            );
            let bow = format!(
                "M{x:.1} {y:.1}c-4 -10 -14 -7 -10 -1c2 3 7 2 10 1c3 -1 8 -2 10 1c4 6 -6 9 -10 -1M{x:.1} {y:.1}l-5 9M{x:.1} {y:.1}l7 6"
            );
            format!(
                r#"{}{}<circle cx="{x:.1}" cy="{y:.1}" r="2.8" fill="{}"/>"#,
                two(&over, 3.0, CORD, "#FFF3EA"),
                two(&bow, 2.4, CORD, "#FFF3EA"),
                hex(PLUM)
            )
        }
    }
}

/// A mark in the middle of its picture, for squares of `unit` pixels; it may reach over its square.
#[must_use]
pub fn mark(mark: Mark, unit: f32) -> Pixels {
    sketch(&drawn(mark), 48.0, unit / POINTS)
}

/// SVG in points in the middle of a picture that reaches so many points to all sides, `k` pixels a point.
fn sketch(svg: &str, reach: f32, k: f32) -> Pixels {
    let k = k.max(0.1);
    let side = (reach * k).ceil() as u32 * 2;
    let m = side / 2;
    raster::svg(
        side,
        side,
        &format!(r#"<g transform="translate({m} {m}) scale({k:.4})">{svg}</g>"#),
    )
}

/// A coin of the count along a flight, its radius in pixels: what the flight has cost so far.
#[must_use]
pub fn coin(count: u8, radius_px: f32) -> Pixels {
    let svg = format!(
        r#"<circle r="12.5" fill="{paper}" stroke="{ink}" stroke-width="2"/><circle r="9.9" fill="none" stroke="{brass}" stroke-width="1.4"/><text y="5.3" font-family="{SANS}" font-weight="500" font-size="15" text-anchor="middle" fill="{ink}">{count}</text>"#,
        paper = hex(PAPER),
        ink = hex(INK),
        brass = hex(BRASS),
    );
    sketch(&svg, 14.5, radius_px / 13.5)
}

/// The dark coin of a quarter turn in flight, its radius in pixels; to the left or to the right.
#[must_use]
pub fn turn_coin(right: bool, radius_px: f32) -> Pixels {
    let svg = format!(
        r#"<circle r="12.5" fill="{}" stroke="{}" stroke-width="2"/><g transform="scale({} 1) translate(-0.6 0.4) scale(0.8)">{}</g>"#,
        hex(INK),
        hex(MARK_GOLD),
        if right { 1 } else { -1 },
        bent(),
    );
    sketch(&svg, 14.5, radius_px / 13.5)
}

/// Three claws alone, as a sign, `px` high.
#[must_use]
pub fn claws_sign(px: f32) -> Pixels {
    let svg = format!(r#"<g transform="translate(0 -6.6)">{}</g>"#, claws());
    sketch(&svg, 14.0, px / 22.0)
}

/// The arrow of a turn alone, as a sign, `px` wide.
#[must_use]
pub fn turn_sign(px: f32) -> Pixels {
    sketch(
        &format!(r#"<g transform="translate(-1.4 0)">{}</g>"#, bent()),
        14.0,
        px / 25.0,
    )
}
