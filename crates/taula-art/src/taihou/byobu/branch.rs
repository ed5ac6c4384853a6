//! The pine of the left leaves, on its bank.

use std::fmt::Write;

use super::painting::{FOOT, Painting};
use crate::math::{PI, sin_cos};
use crate::noise::hash;
use crate::taihou::stroke::Shape;

/// The clumps of needles: how far right and above the foot, how wide.
const CLUMPS: [(f32, f32, f32); 10] = [
    (36.0, 232.0, 25.0),
    (14.0, 276.0, 34.0),
    (62.0, 294.0, 33.0),
    (112.0, 286.0, 34.0),
    (164.0, 288.0, 31.0),
    (200.0, 274.0, 25.0),
    (112.0, 196.0, 29.0),
    (160.0, 182.0, 32.0),
    (214.0, 194.0, 26.0),
    (8.0, 186.0, 20.0),
];

pub(super) fn pine(painting: &mut Painting) {
    let y = |up: f32| FOOT - up;
    // The bank it stands on.
    let bank = Shape::new().blob(&[
        (-30.0, y(66.0)),
        (14.0, y(58.0)),
        (58.0, y(50.0)),
        (102.0, y(34.0)),
        (150.0, y(22.0)),
        (178.0, y(8.0)),
        (150.0, y(-14.0)),
        (40.0, y(-30.0)),
        (-30.0, y(-20.0)),
    ]);
    let mut moss = Shape::new();
    for i in 0..46 {
        let (a, b) = (hash(i, 0, 61), hash(i, 1, 61));
        let x = 4.0 + 150.0 * a;
        moss = moss.oval(
            x,
            y(50.0 - 0.30 * x) + 2.0 + 36.0 * b,
            1.0 + 2.0 * b,
            0.8 + b,
        );
    }
    let svg = format!(
        r##"<linearGradient id="bank" gradientUnits="userSpaceOnUse" x1="0" y1="{:.1}" x2="0" y2="{:.1}"><stop offset="0" stop-color="#7D8046"/><stop offset=".5" stop-color="#55603A"/><stop offset="1" stop-color="#323E2B"/></linearGradient><path d="{}" fill="url(#bank)" stroke="#C9B778" stroke-opacity=".45" stroke-width="1.4"/><path d="{}" fill="#2A3620" fill-opacity=".6"/>"##,
        y(64.0),
        y(0.0),
        bank.path(),
        moss.path()
    );
    painting.put(80.0, 130.0, svg);
    trunk(painting);
    for (x, up, r) in CLUMPS {
        needles(painting, x, y(up), r);
    }
}

fn trunk(painting: &mut Painting) {
    let y = |up: f32| FOOT - up;
    let wood = Shape::new()
        .brush(&[
            (-2.0, y(10.0), 52.0),
            (10.0, y(52.0), 36.0),
            (36.0, y(98.0), 29.0),
            (61.0, y(152.0), 26.0),
            (53.0, y(208.0), 22.0),
            (84.0, y(256.0), 15.0),
            (140.0, y(282.0), 8.0),
            (188.0, y(272.0), 2.0),
        ])
        .brush(&[
            (58.0, y(164.0), 15.0),
            (104.0, y(184.0), 11.0),
            (152.0, y(172.0), 8.0),
            (212.0, y(188.0), 2.0),
        ])
        .brush(&[
            (54.0, y(208.0), 12.0),
            (24.0, y(240.0), 9.0),
            (2.0, y(274.0), 5.0),
        ])
        .brush(&[
            (46.0, y(120.0), 9.0),
            (26.0, y(158.0), 6.0),
            (6.0, y(182.0), 3.0),
        ])
        .brush(&[
            (4.0, y(26.0), 28.0),
            (26.0, y(17.0), 14.0),
            (46.0, y(16.0), 6.0),
            (60.0, y(10.0), 1.0),
        ]);
    // Scales of bark, each a lit upper edge and a dark lower one.
    let along = [
        (2.0, 18.0, 40.0),
        (14.0, 56.0, 32.0),
        (24.0, 78.0, 27.0),
        (36.0, 98.0, 25.0),
        (50.0, 124.0, 23.0),
        (60.0, 150.0, 22.0),
        (58.0, 178.0, 19.0),
        (55.0, 202.0, 18.0),
        (66.0, 232.0, 14.0),
    ];
    let (mut lit, mut dark) = (Shape::new(), Shape::new());
    for (i, (x, up, wide)) in along.into_iter().enumerate() {
        for k in 0..4 {
            let aside = (hash(i as i32, k, 71) - 0.5) * wide * 0.74;
            let (cx, cy) = (
                x + aside,
                y(up) + 11.0 * (hash(i as i32, k + 9, 71) - 0.5) * 2.0,
            );
            let r = 2.6 + 2.6 * hash(i as i32, k + 20, 71);
            lit = lit.brush(&[
                (cx - r, cy + 0.6, 0.4),
                (cx - 0.2 * r, cy - r * 0.8, 1.5),
                (cx + r, cy, 0.3),
            ]);
            dark = dark.brush(&[
                (cx - r * 0.8, cy + 1.6, 0.4),
                (cx + 0.2 * r, cy + r * 0.9, 2.2),
                (cx + r * 1.1, cy + 0.4, 0.3),
            ]);
        }
    }
    let svg = format!(
        r##"<linearGradient id="trunk" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="120" y2="40"><stop offset="0" stop-color="#5B4230"/><stop offset=".5" stop-color="#3E2C20"/><stop offset="1" stop-color="#2A1D15"/></linearGradient><path d="{}" fill="url(#trunk)" stroke="#1C130D" stroke-width="1"/><path d="{}" fill="#1A110B" fill-opacity=".6"/><path d="{}" fill="#96714C" fill-opacity=".5"/>"##,
        wood.path(),
        dark.path(),
        lit.path()
    );
    painting.put(100.0, 140.0, svg);
}

/// A clump of needles: fans that spread from a few twigs, darkest below, tips in the light.
fn needles(painting: &mut Painting, x: f32, y: f32, r: f32) {
    let mut svg = String::new();
    let base = Shape::new().blob(&[
        (x - r * 0.98, y + r * 0.04),
        (x - r * 0.86, y - r * 0.30),
        (x - r * 0.42, y - r * 0.66),
        (x + r * 0.05, y - r * 0.78),
        (x + r * 0.50, y - r * 0.62),
        (x + r * 0.90, y - r * 0.26),
        (x + r * 0.98, y + r * 0.06),
        (x + r * 0.40, y + r * 0.12),
        (x, y + r * 0.07),
        (x - r * 0.45, y + r * 0.13),
    ]);
    let _ = write!(svg, r##"<path d="{}" fill="#2E4A31"/>"##, base.path());
    for (layer, (colour, dx, dy, size, wide)) in [
        ("#1D3021", 0.0, 0.0, 1.02, 2.1),
        ("#5C7D48", -0.05, -0.04, 0.92, 1.2),
        ("#93A862", -0.10, -0.10, 0.74, 0.8),
    ]
    .into_iter()
    .enumerate()
    {
        let mut fan = Shape::new();
        for (twig, (tx, spread)) in [(-0.46, 0.52), (0.0, 0.80), (0.46, 0.52)]
            .into_iter()
            .enumerate()
        {
            let steps = 13;
            for step in 0..=steps {
                let jitter = hash(step, (layer * 3 + twig) as i32, x as u32 + 5) - 0.5;
                let degrees = 6.0 + 168.0 * (step as f32 + 0.7 * jitter) / steps as f32;
                let (sin, cos) = sin_cos(degrees * PI / 180.0);
                let long = r * size * spread * (0.92 + 0.18 * jitter);
                let (ox, oy) = (x + r * (tx + dx) + 0.8 * jitter, y + r * dy);
                fan = fan.line(&[
                    (ox + cos * long * 0.16, oy - sin * long * 0.12, wide * 0.7),
                    (ox + cos * long * 0.62, oy - sin * long * 0.58, wide),
                    (ox + cos * long, oy - sin * long * 0.92, 0.4),
                ]);
            }
        }
        let _ = write!(svg, r#"<path d="{}" fill="{colour}"/>"#, fan.path());
    }
    painting.put(x, r * 1.2, svg);
}
