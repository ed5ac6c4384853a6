//! The two lotuses: mother-of-pearl and gold let into the stone on a ground of green turquoise.

use std::fmt::Write;

use super::Scale;
use crate::math::{Mapped, PI, sin_cos, smoothstep};
use crate::noise::{fbm, value};
use crate::raster::{self, Pixels};
use taula_rules::games::tebas::{Board, Circle};

/// Lays the flowers of a board into its slab.
pub(super) fn lay(out: &mut Pixels, scale: &Scale, board: &Board) {
    let side = (board.circle * 2.0 * scale.unit).ceil() as u32 / 2 * 2 + 6;
    let flower = flower(side, board.circle * scale.unit / RADIUS);
    for circle in Circle::all().filter(|&circle| board.flowered(circle)) {
        super::lay(out, &flower, scale.at(board.point(circle)));
    }
}

/// The radius of a flower, in the lengths it was drawn in.
const RADIUS: f32 = 42.0;

/// A flower in the middle of a square picture, `k` pixels for one of its lengths.
fn flower(side: u32, k: f32) -> Pixels {
    let r = RADIUS;
    let mut s = format!(
        r##"<defs>
<radialGradient id="ground" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="#3F8079"/><stop offset="0.6" stop-color="#28605B"/><stop offset="1" stop-color="#184541"/></radialGradient>
<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F0B9AE"/><stop offset="0.45" stop-color="#F8DACF"/><stop offset="1" stop-color="#E9B7A8"/></linearGradient>
<linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6D3C7"/><stop offset="0.4" stop-color="#FDF0E6"/><stop offset="1" stop-color="#EDBFAF"/></linearGradient>
<radialGradient id="pod" cx="0.38" cy="0.34" r="0.8"><stop offset="0" stop-color="#FFE9A8"/><stop offset="0.6" stop-color="#E2B754"/><stop offset="1" stop-color="#A9772A"/></radialGradient>
</defs><g transform="translate({m} {m}) scale({k})">"##,
        m = side as f32 / 2.0,
    );
    // The bed it lies in: its upper left lip in shade, its lower right one lit.
    let _ = write!(
        s,
        r##"<circle cx="0.9" cy="1.1" r="{}" fill="none" stroke="#FFECC4" stroke-opacity="0.6" stroke-width="1.4"/><circle r="{r}" fill="#3A2410"/><circle r="{}" fill="url(#pod)"/><circle r="{}" fill="#2A1A0C"/><circle r="{}" fill="url(#ground)"/>"##,
        r + 0.6,
        r - 0.9,
        r - 3.4,
        r - 4.2,
    );
    for (count, from, long, wide, turned, fill, edge) in [
        (8, 6.0, 36.5, 11.5, 22.5, "far", "#8A4A42"),
        (8, 5.0, 31.0, 9.6, 0.0, "near", "#93574B"),
        (8, 3.0, 20.0, 6.0, 22.5, "near", "#9A5F50"),
    ] {
        for i in 0..count {
            let turn = turned + 360.0 / count as f32 * i as f32;
            let (a, b) = (from + (long - from) * 0.36, long - (long - from) * 0.22);
            let petal = format!(
                "M0,{f} C{wide},{a} {wide},{b} 0,{l} C{n},{b} {n},{a} 0,{f} Z",
                f = -from,
                l = -long,
                a = -a,
                b = -b,
                n = -wide,
            );
            // What it keeps the lamp from, the petal, its rib.
            let _ = write!(
                s,
                r##"<g transform="translate(0.9 1.3) rotate({turn})"><path d="{petal}" fill="#3A1410" fill-opacity="0.34"/></g><g transform="rotate({turn})"><path d="{petal}" fill="url(#{fill})" stroke="{edge}" stroke-width="0.8" stroke-linejoin="round"/><path d="M0,{g} L0,{t}" stroke="#C98B7C" stroke-opacity="0.8" stroke-width="0.7"/></g>"##,
                g = -from - 3.0,
                t = -long + 5.0,
            );
        }
    }
    s.push_str(r##"<circle r="8.2" fill="#6E4A16"/><circle r="7.4" fill="url(#pod)"/>"##);
    for i in 0..6 {
        let (sin, cos) = sin_cos(i as f32 * PI / 3.0);
        let _ = write!(
            s,
            r##"<circle cx="{:.2}" cy="{:.2}" r="1.15" fill="#6E4A16"/>"##,
            4.4 * cos,
            4.4 * sin
        );
    }
    s.push_str(r##"<circle r="1.15" fill="#6E4A16"/></g>"##);
    let mut out = raster::svg(side, side, &s);
    pearl(&mut out, k);
    out
}

/// Shell shimmers: rose and green by turns, in clouds and in fine lines of growth; and it is polished flat with the
/// stone, so that the lamp lies on all of it alike.
fn pearl(out: &mut Pixels, k: f32) {
    let side = out.width as usize;
    let m = side as f32 / 2.0;
    for (i, pixel) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = ((i % side) as f32 - m, (i / side) as f32 - m);
        let (x, y) = (x / k, y / k);
        let cloud = fbm(x * 0.11, y * 0.11, 2, 191) - 0.5;
        let growth = value((x + y) * 0.55 + 6.0 * cloud, (x - y) * 0.05, 192) - 0.5;
        let sheen = 0.06 - 0.0022 * (x + y) + 0.10 * growth;
        // Only what is pale is shell.
        let shell = smoothstep(120.0, 215.0, f32::from(pixel[2]));
        let tint = [0.10, -0.05, 0.04].mapped(|v| v * cloud * 2.6 * shell);
        for (c, tint) in pixel[..3].iter_mut().zip(tint) {
            *c = (f32::from(*c) * (1.0 + sheen * (0.4 + 0.6 * shell) + tint)) as u8;
        }
    }
}
