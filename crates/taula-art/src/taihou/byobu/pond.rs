//! The pond at the foot of the screen: water in lines, leaves that lie on it or stand over it, and lotuses.

use std::fmt::Write;

use super::painting::{FOOT, Painting};
use crate::math::{PI, lerp, sin_cos};
use crate::shape::Point;
use crate::taihou::stroke::{Shape, through};

/// Water, drawn as the old schools did: bundles of lines that swell and part.
pub(super) fn water(painting: &mut Painting) {
    let (wide, top) = (painting.wide(), FOOT - 66.0);
    let shore: Vec<Point> = (0..=24)
        .map(|i| {
            let t = i as f32 / 24.0;
            let (sin, _) = sin_cos(t * 4.0 * PI + 0.6);
            let (fine, _) = sin_cos(t * 11.0 * PI);
            (lerp(-6.0, wide + 6.0, t), top + 5.0 * sin + 1.6 * fine)
        })
        .collect();
    let line = through(&shore);
    let mut around = line.clone();
    around.extend([(wide + 6.0, FOOT + 30.0), (-6.0, FOOT + 30.0)]);
    let mut svg = format!(
        r##"<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="{top:.1}" x2="0" y2="{FOOT:.1}"><stop offset="0" stop-color="#3F7178"/><stop offset=".35" stop-color="#295661"/><stop offset="1" stop-color="#163742"/></linearGradient><path d="{}" fill="url(#water)"/>"##,
        Shape::new().poly(&around).path()
    );
    let bank: Vec<_> = line.iter().map(|&(x, y)| (x, y, 1.5)).collect();
    let _ = write!(
        svg,
        r##"<path d="{}" fill="#DCE7D6" fill-opacity=".55"/>"##,
        Shape::new().line(&bank).path()
    );
    let mut lines = Shape::new();
    for row in 0..6u8 {
        let row = f32::from(row);
        let y = top + 11.0 + row * 10.6;
        let steps = 240u8;
        let dabs: Vec<_> = (0..=steps)
            .map(|i| {
                let x = lerp(-6.0, wide + 6.0, f32::from(i) / f32::from(steps));
                // Waves a little out of step from row to row, and groups that rise and sink.
                let (wave, _) = sin_cos(x * 2.0 * PI / 23.0 + row * 2.2);
                let (group, _) = sin_cos(x * 2.0 * PI / 148.0 + row * 0.9);
                let swell = 1.9 + 1.1 * group;
                (x, y + wave * swell, 0.5 + 0.75 * (1.0 + group) * 0.5)
            })
            .collect();
        lines = lines.line(&dabs);
    }
    let _ = write!(
        svg,
        r##"<path d="{}" fill="#B4D2C6" fill-opacity=".46"/>"##,
        lines.path()
    );
    painting.put(wide / 2.0, wide, svg);
}

/// Everything that grows in the water, the furthest first.
pub(super) fn plants(painting: &mut Painting) {
    for (at, up, r) in [
        (2.62, 17.0, 25.0),
        (3.36, 31.0, 29.0),
        (4.92, 36.0, 33.0),
        (4.36, 20.0, 31.0),
        (5.60, 16.0, 38.0),
        (1.58, 15.0, 26.0),
        (3.04, 12.0, 20.0),
    ] {
        let x = painting.x(at);
        pad(painting, x, FOOT - up, r);
    }
    for (at, up, r) in [(3.30, 66.0, 22.0), (5.20, 78.0, 25.0), (5.88, 62.0, 20.0)] {
        let x = painting.x(at);
        umbrella(painting, x, FOOT - up, r);
    }
    for (at, up, r) in [(3.70, 88.0, 21.0), (4.66, 74.0, 25.0), (5.52, 100.0, 23.0)] {
        let x = painting.x(at);
        flower(painting, x, FOOT - up, r);
    }
    for (at, up) in [(3.92, 70.0), (5.02, 92.0)] {
        let x = painting.x(at);
        bud(painting, x, FOOT - up);
    }
    for at in [1.92, 2.04, 5.94] {
        let x = painting.x(at);
        reeds(painting, x);
    }
}

/// A stalk from under a leaf or flower down into the water.
fn stalk(x: f32, y: f32, wide: f32) -> String {
    let down = FOOT + 8.0 - y;
    let d = Shape::new()
        .brush(&[
            (x, y, wide),
            (x - 2.4, y + down * 0.35, wide),
            (x + 1.4, y + down * 0.72, wide * 0.9),
            (x + 0.4, y + down, wide * 0.8),
        ])
        .path();
    format!(
        r##"<path d="{d}" fill="#48693F" stroke="#233A22" stroke-opacity=".7" stroke-width=".7"/>"##
    )
}

/// A leaf that lies on the water.
fn pad(painting: &mut Painting, x: f32, y: f32, r: f32) {
    const TILT: f32 = 0.40;
    let edge = |degrees: f32, k: f32| {
        let (sin, cos) = sin_cos(degrees * PI / 180.0);
        (x + r * k * cos, y + r * k * TILT * sin)
    };
    // Cut in from the right below, as they are.
    let mut rim: Vec<Point> = vec![(x, y)];
    rim.extend((0..=30u8).map(|i| edge(42.0 + 344.0 * f32::from(i) / 30.0, 1.0)));
    let rim = Shape::new().poly(&rim).path();
    let mut veins = Shape::new();
    for degrees in [66.0, 104.0, 142.0, 180.0, 218.0, 256.0, 294.0, 332.0] {
        let (ex, ey) = edge(degrees, 0.90);
        veins = veins.line(&[
            (x, y, 1.3),
            ((x + ex) / 2.0, (y + ey) / 2.0, 0.9),
            (ex, ey, 0.4),
        ]);
    }
    let id = format!("pad{:.0}", x);
    let svg = format!(
        r##"<linearGradient id="{id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#86A268"/><stop offset=".5" stop-color="#527548"/><stop offset="1" stop-color="#2F5138"/></linearGradient><path d="{rim}" fill="#0E262C" fill-opacity=".55" transform="translate(1.6 2.6)"/><path d="{rim}" fill="url(#{id})" stroke="#B7C48A" stroke-opacity=".7" stroke-width="1"/><path d="{}" fill="#B3C58B" fill-opacity=".8"/>"##,
        veins.path()
    );
    painting.put(x, r + 4.0, svg);
}

/// A leaf that stands over the water, seen from the side: its edge hangs in waves.
fn umbrella(painting: &mut Painting, x: f32, y: f32, r: f32) {
    let top = [
        (-1.0, 0.06),
        (-0.78, -0.22),
        (-0.36, -0.36),
        (0.06, -0.30),
        (0.48, -0.38),
        (0.84, -0.20),
        (1.0, 0.08),
    ];
    let hem = [
        (0.76, 0.30),
        (0.50, 0.16),
        (0.24, 0.40),
        (-0.06, 0.22),
        (-0.34, 0.42),
        (-0.62, 0.18),
        (-0.86, 0.28),
    ];
    let at = |(u, v): Point| (x + u * r, y + v * r);
    let around: Vec<Point> = top.into_iter().chain(hem).map(at).collect();
    let body = Shape::new().blob(&around).path();
    let mut veins = Shape::new();
    for (u, v) in [
        (-0.84, 0.10),
        (-0.36, 0.30),
        (0.22, 0.28),
        (0.70, 0.16),
        (-0.66, -0.16),
        (0.62, -0.20),
    ] {
        let (ex, ey) = at((u, v));
        let (mx, my) = at((u * 0.5, v * 0.5 - 0.12));
        veins = veins.brush(&[(x, y - 0.16 * r, 1.1), (mx, my, 0.9), (ex, ey, 0.3)]);
    }
    let id = format!("umbrella{:.0}", x);
    let svg = format!(
        r##"{}<linearGradient id="{id}" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#8BA76C"/><stop offset=".6" stop-color="#4E7247"/><stop offset="1" stop-color="#2C4C34"/></linearGradient><path d="{body}" fill="url(#{id})" stroke="#223A22" stroke-opacity=".75" stroke-width=".9"/><path d="{}" fill="#C3D09A" fill-opacity=".7"/>"##,
        stalk(x, y + r * 0.1, 2.6),
        veins.path()
    );
    painting.put(x, r + 4.0, svg);
}

/// A petal from the middle of a flower: turned by so many degrees from upright, so long and wide.
fn petal((x, y): Point, r: f32, degrees: f32, long: f32, wide: f32) -> (Shape, Shape) {
    let (sin, cos) = sin_cos(degrees * PI / 180.0);
    let at = |(u, v): Point| (x + r * (u * cos - v * sin), y + r * (u * sin + v * cos));
    let outline = |k: f32| {
        [
            (0.0, 0.42),
            (wide * k, -0.22 * long),
            (wide * 0.62 * k, -0.70 * long),
            (0.0, -long),
            (-wide * 0.62 * k, -0.70 * long),
            (-wide * k, -0.22 * long),
        ]
        .map(at)
    };
    let tip = [
        (wide * 0.46, -0.62 * long),
        (wide * 0.34, -0.80 * long),
        (0.0, -long),
        (-wide * 0.34, -0.80 * long),
        (-wide * 0.46, -0.62 * long),
        (0.0, -0.76 * long),
    ]
    .map(at);
    (Shape::new().blob(&outline(1.0)), Shape::new().blob(&tip))
}

/// A lotus seen from the side.
fn flower(painting: &mut Painting, x: f32, y: f32, r: f32) {
    let mut svg = stalk(x, y + r * 0.4, 3.2);
    let mut leaf = |degrees: f32, long: f32, wide: f32, ground: &str| {
        let (body, tip) = petal((x, y), r, degrees, long, wide);
        let _ = write!(
            svg,
            r##"<path d="{}" fill="{ground}" stroke="#9C3F55" stroke-width="1.1"/><path d="{}" fill="#DD7F90" fill-opacity=".62"/>"##,
            body.path(),
            tip.path()
        );
    };
    for (degrees, long, wide) in [
        (-50.0, 1.02, 0.32),
        (50.0, 1.02, 0.32),
        (-24.0, 1.18, 0.34),
        (24.0, 1.18, 0.34),
    ] {
        leaf(degrees, long, wide, "#EDBFBD");
    }
    for (degrees, long, wide) in [
        (-84.0, 0.90, 0.27),
        (84.0, 0.90, 0.27),
        (0.0, 1.22, 0.38),
        (-60.0, 0.86, 0.34),
        (60.0, 0.86, 0.34),
        (-32.0, 0.90, 0.36),
        (32.0, 0.90, 0.36),
        (0.0, 0.84, 0.36),
    ] {
        leaf(degrees, long, wide, "#F9E3DA");
    }
    painting.put(x, r * 1.2, svg);
}

/// A bud on its stalk.
fn bud(painting: &mut Painting, x: f32, y: f32) {
    let mut svg = stalk(x, y, 2.2);
    for (degrees, wide, colour) in [
        (-9.0, 0.30, "#E7AFB3"),
        (9.0, 0.30, "#EFC3C1"),
        (0.0, 0.26, "#F8DED6"),
    ] {
        let (body, tip) = petal((x, y), 13.0, degrees, 1.25, wide);
        let _ = write!(
            svg,
            r##"<path d="{}" fill="{colour}" stroke="#9C3F55" stroke-width=".9"/><path d="{}" fill="#DD7F90" fill-opacity=".6"/>"##,
            body.path(),
            tip.path()
        );
    }
    painting.put(x, 16.0, svg);
}

/// A tuft of reeds.
fn reeds(painting: &mut Painting, x: f32) {
    let mut blades = Shape::new();
    for (lean, long) in [
        (-20.0, 44.0),
        (-11.0, 62.0),
        (-3.0, 78.0),
        (7.0, 66.0),
        (17.0, 50.0),
    ] {
        blades = blades.brush(&[
            (x + lean * 0.16, FOOT + 6.0, 3.0),
            (x + lean * 0.34, FOOT - long * 0.5, 2.8),
            (x + lean, FOOT - long, 0.4),
        ]);
    }
    let svg = format!(
        r##"<path d="{}" fill="#4F7346" stroke="#20371F" stroke-opacity=".7" stroke-width=".7"/>"##,
        blades.path()
    );
    painting.put(x, 26.0, svg);
}
