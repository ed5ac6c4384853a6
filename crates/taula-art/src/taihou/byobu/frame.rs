//! What a leaf is made of before anything is painted on it: a lacquer frame with brass, a border of brocade, and
//! squares of gold leaf laid on paper.

use std::fmt::Write;

use super::{Byobu, HIGH, LEAVES};
use crate::math::{clamp01, each, floor, lerp, smoothstep};
use crate::noise::{fbm, hash, value};

/// The side of a square of gold leaf, in the lengths of the painting.
const SQUARE: f32 = 51.0;

/// The widths of a frame, in pixels from the edge of its leaf.
pub(super) struct Frame {
    leaf: f32,
    high: f32,
    unit: f32,
    lacquer: f32,
    brocade: f32,
    /// Where the painting begins.
    opening: f32,
}

impl Frame {
    pub(super) fn new(byobu: &Byobu) -> Self {
        let unit = (byobu.high / HIGH).min(byobu.leaf / 122.0);
        let lacquer = (5.5 * unit).round().max(2.0);
        let brocade = lacquer + (6.5 * unit).round().max(2.0);
        let fillet = (1.2 * unit).max(0.8);
        Self {
            leaf: byobu.leaf,
            high: byobu.high,
            unit,
            lacquer,
            brocade,
            opening: brocade + fillet,
        }
    }

    /// How far a point of the leaf lies within its edges; the foot is a rail, higher than the others.
    fn within(&self, u: f32, v: f32) -> f32 {
        let foot = (self.high - v) - 3.0 * self.unit;
        u.min(self.leaf - u).min(v).min(foot)
    }

    /// How far within the painting a point lies; negative outside.
    pub(super) fn opens(&self, u: f32, v: f32) -> f32 {
        self.within(u, v) - self.opening
    }

    /// The data of a path around the painting.
    pub(super) fn opening(&self) -> String {
        let (o, rail) = (self.opening, 3.0 * self.unit);
        format!(
            "M{o:.2} {o:.2}H{:.2}V{:.2}H{o:.2}Z",
            self.leaf - o,
            self.high - o - rail
        )
    }

    /// Colour and alpha at a point of the leaf, whose left edge is the painting's `first` pixel.
    pub(super) fn at(&self, u: f32, v: f32, first: f32) -> [f32; 4] {
        if u < 0.0 || v < 0.0 || u > self.leaf || v > self.high {
            return [0.0; 4];
        }
        let d = self.within(u, v);
        let c = if d < self.lacquer {
            self.lacquer_at(u, v, d)
        } else if d < self.brocade {
            self.brocade_at(u + first, v, d)
        } else if d < self.opening {
            let sheen = value(v * 0.03, u * 0.03, 5) - 0.5;
            each(|k| [0.60, 0.46, 0.19][k] * (1.0 + 0.5 * sheen))
        } else {
            let unit = self.high / HIGH;
            gold((u + first) / unit, v / unit)
        };
        [c[0], c[1], c[2], 1.0]
    }

    /// Black lacquer, its edge rounded: the lamp runs along it.
    fn lacquer_at(&self, u: f32, v: f32, d: f32) -> [f32; 3] {
        let t = clamp01(d / self.lacquer);
        let left = u < self.leaf / 2.0;
        let low = self.high - v < self.lacquer + 3.0 * self.unit;
        let streak = smoothstep(0.26, 0.0, (t - 0.30).abs());
        let gloss = streak
            * if low {
                0.10
            } else if left || v < self.lacquer {
                0.30
            } else {
                0.15
            };
        let long = 0.75 + 0.5 * value(u * 0.02, v * 0.012, 17);
        // Where the brocade begins, the frame throws a little shade.
        let rim = 0.5 * smoothstep(0.80, 1.0, t);
        each(|k| {
            let base = [0.085, 0.062, 0.050][k] * (1.0 - rim);
            base + gloss * long * [0.72, 0.60, 0.46][k]
        })
    }

    /// Wine red silk with a lattice of diamonds in copper thread, and a knot in each.
    fn brocade_at(&self, x: f32, v: f32, d: f32) -> [f32; 3] {
        let period = (6.2 * self.unit).max(3.0);
        let (i, j) = (x / period, v / period);
        let (a, b) = (floor(i + j).1, floor(i - j).1);
        let line = 0.11 + 0.5 / period;
        let soft = 0.7 / period;
        let near = |t: f32| smoothstep(line + soft, line - soft, t.min(1.0 - t));
        let lattice = near(a).max(near(b));
        let knot = smoothstep(
            0.20 + soft,
            0.20 - soft,
            (a - 0.5).abs().max((b - 0.5).abs()),
        );
        let weave = hash(floor(x * 1.3).0, floor(v * 1.3).0, 23) - 0.5;
        let depth = clamp01((d - self.lacquer) / (2.2 * self.unit).max(1.0));
        let shade = (0.62 + 0.38 * depth) * (1.0 + 0.10 * weave);
        each(|k| {
            let silk = [0.44, 0.165, 0.215][k];
            let thread = [0.80, 0.58, 0.37][k];
            let c = lerp(silk, thread, 0.62 * lattice);
            lerp(c, [0.86, 0.68, 0.36][k], 0.75 * knot) * shade
        })
    }

    /// Brass on a leaf's corners and hinges, as SVG in the leaf's own pixels.
    pub(super) fn fittings(&self, n: usize) -> String {
        let (w, h, k) = (self.leaf, self.high, self.unit);
        let mut svg = String::from(
            r##"<defs><linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F4DC98"/><stop offset=".45" stop-color="#C39A4A"/><stop offset="1" stop-color="#7C5A20"/></linearGradient></defs>"##,
        );
        for (x, y, sx, sy) in [
            (0.0, 0.0, k, k),
            (w, 0.0, -k, k),
            (0.0, h, k, -k),
            (w, h, -k, -k),
        ] {
            // A plate cut like a cloud, with a nail in it.
            let _ = write!(
                svg,
                r##"<g transform="translate({x:.2} {y:.2}) scale({sx:.4} {sy:.4})"><path d="M0 0H17Q16.4 3.6 13 3.6Q12.6 6.6 9 5.8Q8.6 6.6 7.6 7.6Q6.6 8.6 5.8 9Q6.6 12.6 3.6 13Q3.6 16.4 0 17Z" fill="url(#brass)" stroke="#3E2A0C" stroke-width=".9"/><circle cx="3.6" cy="3.6" r="1.1" fill="#5A4016"/></g>"##
            );
        }
        // Hinges of brass leaf on the edges where two leaves meet.
        for (side, there) in [(0.0, n > 0), (w, n + 1 < LEAVES)] {
            if !there {
                continue;
            }
            let s = if side == 0.0 { k } else { -k };
            for part in [0.20, 0.5, 0.80] {
                let _ = write!(
                    svg,
                    r##"<g transform="translate({side:.2} {:.2}) scale({s:.4} {k:.4})"><path d="M0 -8H3.4Q5.2 -7.4 4.6 -4.4Q6.4 0 4.6 4.4Q5.2 7.4 3.4 8H0Z" fill="url(#brass)" stroke="#3E2A0C" stroke-width=".7"/><circle cx="2.2" cy="-4.6" r=".8" fill="#5A4016"/><circle cx="2.2" cy="4.6" r=".8" fill="#5A4016"/></g>"##,
                    h * part
                );
            }
        }
        svg
    }
}

/// Gold leaf at a point of the painting: squares of different tone that overlap by a hair, worn to the red clay below
/// where hands have been.
fn gold(x: f32, y: f32) -> [f32; 3] {
    let (i, j) = (floor(x / SQUARE).0, floor((y - 12.0) / SQUARE).0);
    let tone = hash(i, j, 3) - 0.5;
    let cloud = fbm(x * 0.012, y * 0.016, 3, 7) - 0.5;
    let fine = fbm(x * 0.35, y * 0.35, 2, 9) - 0.5;
    // Within a square the leaf lies in faint folds.
    let fold = value(x * 0.05 + tone * 40.0, y * 0.21, 13) - 0.5;
    let v = 1.0 + 0.13 * tone + 0.20 * cloud + 0.07 * fine + 0.05 * fold;
    let worn = smoothstep(0.58, 0.78, fbm(x * 0.09, y * 0.14, 4, 31)) * 0.20;
    each(|k| lerp([0.835, 0.675, 0.330][k] * v, [0.60, 0.36, 0.17][k], worn))
}

/// How much lighter (or darker) it is where two squares of gold leaf overlap, in -1..1.
pub(super) fn seam(x: f32, y: f32) -> f32 {
    let (i, a) = floor(x / SQUARE);
    let (j, b) = floor((y - 12.0) / SQUARE);
    // Laid by hand, no seam is quite straight.
    let sway = |along: f32, seed: u32| 1.6 * (value(along * 0.06, 0.5, seed) - 0.5);
    let line = |t: f32, at: i32, along: f32| {
        let d = t * SQUARE + sway(along, (at & 63) as u32 + 40);
        0.11 * smoothstep(2.0, 0.8, (d - 1.2).abs()) - 0.10 * smoothstep(1.2, 0.2, (d - 3.0).abs())
    };
    line(a, i, y) + line(b, j + 17, x)
}
