//! The emperor's weapons, sabre and arrow, and the lotus, which has no head.

use std::fmt::Write;

use super::{
    GOLD, INK, Parts,
    Stuff::{Cut, Gold, Ink},
};
use crate::math::{PI, sin_cos};
use crate::palette::hex;
use crate::taihou::stroke::Shape;

pub(super) fn sabre() -> Parts {
    let guard = Shape::new().brush(&[
        (3.0, 37.0, 3.0),
        (-5.0, 38.0, 3.0),
        (-11.0, 32.0, 3.2),
        (-12.4, 25.0, 3.4),
        (-11.0, 16.0, 3.0),
    ]);
    let ink = Shape::new()
        .brush(&[
            (15.0, -39.0, 0.4),
            (11.5, -30.0, 6.0),
            (7.0, -18.0, 9.6),
            (3.0, -4.0, 11.0),
            (1.0, 8.0, 11.0),
            (0.0, 15.0, 10.4),
        ])
        .line(&[(-12.0, 15.5, 6.0), (12.0, 15.5, 6.0)])
        .brush(&[(0.0, 16.0, 7.6), (0.8, 26.0, 7.6), (3.0, 37.0, 8.4)]);
    let mut cut = Shape::new().brush(&[
        (-1.8, 10.0, 2.0),
        (-0.6, -4.0, 2.0),
        (3.4, -18.0, 1.8),
        (9.0, -30.0, 0.8),
    ]);
    for (x, y) in [(0.4, 22.0), (0.9, 27.0), (1.9, 32.0)] {
        cut = cut.poly(&[(x, y - 2.2), (x + 2.6, y), (x, y + 2.2), (x - 2.6, y)]);
    }
    vec![(Gold, guard), (Ink, ink), (Cut, cut)]
}

pub(super) fn arrow() -> Parts {
    let mut ink = Shape::new()
        .line(&[(0.0, -24.0, 5.4), (0.0, 36.0, 5.4)])
        .blob(&[
            (0.0, -41.0),
            (5.0, -31.0),
            (12.0, -19.5),
            (5.0, -18.5),
            (0.0, -15.5),
            (-5.0, -18.5),
            (-12.0, -19.5),
            (-5.0, -31.0),
        ]);
    for y in [12.0, 20.5, 29.0] {
        ink = ink.both(|s| {
            s.poly(&[
                (-1.0, y - 2.0),
                (-13.0, y + 5.0),
                (-13.0, y + 11.4),
                (-1.0, y + 4.4),
            ])
        });
    }
    let cut = Shape::new().brush(&[(0.0, -34.0, 0.5), (0.0, -26.0, 2.2), (0.0, -20.0, 0.6)]);
    vec![(Ink, ink), (Cut, cut)]
}

/// A petal that points so many degrees round, from and to these distances from the middle.
fn petal(degrees: f32, (from, to): (f32, f32), wide: f32) -> String {
    let (sin, cos) = sin_cos(degrees * PI / 180.0);
    let (wider, narrower) = (from + (to - from) * 0.45, from + (to - from) * 0.78);
    let points = [
        (0.0, from),
        (wide, wider),
        (wide * 0.62, narrower),
        (0.0, to),
        (-wide * 0.62, narrower),
        (-wide, wider),
    ];
    Shape::new()
        .blob(&points.map(|(x, y)| (x * cos - y * sin, x * sin + y * cos)))
        .path()
}

/// The lotus as SVG.
pub(super) fn lotus() -> String {
    let mut svg = String::new();
    for (first, reach, wide, fill, edge, line) in [
        (0.0, (4.0, 39.0), 11.5, "#F0C9C6", "#9E3F55", 1.7),
        (22.5, (3.0, 28.0), 8.5, "#FBEDE4", "#BE6676", 1.4),
    ] {
        for nth in 0..8u8 {
            let path = petal(first + 45.0 * f32::from(nth), reach, wide);
            let _ = write!(
                svg,
                r#"<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="{line}"/>"#
            );
        }
    }
    let pod = Shape::new().disc(0.0, 0.0, 8.5);
    let mut seeds = Shape::new().disc(0.0, 0.0, 1.2);
    for nth in 0..6u8 {
        let (sin, cos) = sin_cos(f32::from(nth) * PI / 3.0);
        seeds = seeds.disc(4.8 * cos, 4.8 * sin, 1.2);
    }
    for (shape, colour) in [(pod, GOLD), (seeds, INK)] {
        let _ = write!(
            svg,
            r#"<path d="{}" fill="{}"/>"#,
            shape.path(),
            hex(colour)
        );
    }
    svg
}
