//! The upper side of a disc: the ring along its rim, the grooves between its quarters, the numerals, the boss.

use super::disc::{Disc, Part};
use super::stuff::{self, Stone};
use crate::math::{PI, V3, clamp01, each, floor, length2, lerp, normalize, smoothstep, turns};
use crate::relief::{Finish, METAL};

/// The radius from which the numerals can be read, in pixels.
const LEAST: f32 = 13.0;
/// Where the rim's ring runs, in radii: a plain line on ivory, gilt dashes on lapis.
pub(super) const RING: f32 = 0.905;

impl Disc {
    /// The upper side: its colour, its slope and how it shines.
    pub(super) fn top(&self, x: f32, y: f32) -> ([f32; 3], V3, Finish) {
        let r = self.radius;
        let (sin, cos) = self.turned;
        // In the disc's own directions, in pixels.
        let (u, v) = (x * cos + y * sin, y * cos - x * sin);
        let d = length2(u, v);
        let (mut c, mut finish) = (self.polished(x, y), self.stone.finish());
        // Slopes outwards: a broken edge, a shallow dish within the rim.
        let edge = 0.85 * smoothstep(0.955, 1.0, d / r) - 0.05 * d / r;
        let (mut nx, mut ny) = (u / d.max(0.01) * edge, v / d.max(0.01) * edge);
        let small = smoothstep(44.0, 20.0, r);
        c = self.ring(c, u, v, d);
        if !matches!(self.part, Part::Covered(_)) {
            // Too small for numerals: its quarters at least are seen.
            let tiny = r < LEAST;
            let still = self.part == Part::Still;
            // Two grooves across, from the boss to the ring.
            let (across, sign) = {
                let (a, b) = ((u - v).abs(), (u + v).abs());
                if a < b {
                    (u - v, (1.0, -1.0))
                } else {
                    (u + v, (1.0, 1.0))
                }
            };
            let off = across * std::f32::consts::FRAC_1_SQRT_2;
            let half = (0.020 * r).max(0.55);
            let on = smoothstep(0.19, 0.22, d / r) * smoothstep(0.85, 0.82, d / r);
            let cut = smoothstep(half + 0.5, half - 0.4, off.abs()) * on;
            if cut > 0.0 && !still {
                c = each(|k| lerp(c[k], self.stone.cut()[k], cut * lerp(0.72, 0.58, small)));
                let lean = -(off / half).clamp(-1.0, 1.0) * 0.9 * cut * (1.0 - 0.6 * small);
                nx += sign.0 * lean * std::f32::consts::FRAC_1_SQRT_2;
                ny += sign.1 * lean * std::f32::consts::FRAC_1_SQRT_2;
            }
            let numeral = if tiny || still {
                None
            } else {
                self.numeral(c, u, v)
            };
            if let Some((colour, slope, gilt)) = numeral {
                c = colour;
                nx += slope.0;
                ny += slope.1;
                if gilt {
                    finish = METAL;
                }
            }
            let boss = (0.15 * r).max(2.6);
            if d < boss + 1.5 {
                let on = smoothstep(0.5, -0.5, d - boss);
                let t = (d / boss).min(1.0);
                let rim = smoothstep(0.9 + 0.02 * r, 0.2, (d - boss).abs()) * 0.85;
                c = each(|k| lerp(c[k], self.stone.boss()[k], on));
                c = each(|k| lerp(c[k], self.stone.cut()[k], rim));
                nx = lerp(nx, u / boss * 0.9 * t, on);
                ny = lerp(ny, v / boss * 0.9 * t, on);
                if on > 0.5 {
                    finish = METAL;
                }
            }
        }
        // The lamp does not turn with the disc.
        let normal = normalize([nx * cos - ny * sin, nx * sin + ny * cos, 1.0]);
        (c, normal, finish)
    }

    /// The ring along the rim.
    fn ring(&self, c: [f32; 3], u: f32, v: f32, d: f32) -> [f32; 3] {
        let r = self.radius;
        let off = (d - RING * r).abs();
        match self.stone {
            Stone::Ivory => {
                let half = (0.016 * r).max(0.55);
                let line = smoothstep(half + 0.5, half - 0.4, off);
                each(|k| lerp(c[k], stuff::UMBER[k], line * 0.72))
            }
            Stone::Lapis => {
                let half = (0.026 * r).max(0.85);
                let bed = smoothstep(half + 1.3, half + 0.2, off);
                let part = floor(turns(u, v) * self.dashes).1 - 0.5;
                let gap = part.abs() * 2.0 * PI * RING * r / self.dashes;
                let long = 0.33 * 2.0 * PI * RING * r / self.dashes;
                let dash =
                    smoothstep(half + 0.5, half - 0.4, off) * smoothstep(0.5, -0.5, gap - long);
                let c = each(|k| lerp(c[k], self.stone.cut()[k], bed * 0.6));
                each(|k| lerp(c[k], stuff::GOLD[k], dash))
            }
        }
    }

    /// What a numeral makes of a point of the face: its colour, its slope, and whether it is gold.
    fn numeral(&self, c: [f32; 3], u: f32, v: f32) -> Option<([f32; 3], (f32, f32), bool)> {
        // The quarter, clockwise from the north of the disc, and the point as its numeral is read.
        let (number, x, y, right, up) = if v.abs() >= u.abs() {
            if v < 0.0 {
                (1, u, -v, (1.0, 0.0), (0.0, -1.0))
            } else {
                (3, -u, v, (-1.0, 0.0), (0.0, 1.0))
            }
        } else if u > 0.0 {
            (2, v, u, (0.0, 1.0), (1.0, 0.0))
        } else {
            (4, -v, -u, (0.0, -1.0), (-1.0, 0.0))
        };
        let of = &self.numerals;
        if y < of.inner - 3.0 || y > of.outer + 3.0 {
            return None;
        }
        let inside = of.inside(number, x, y);
        let (seam, gilt) = self.stone.numeral();
        // A line around: gold on ivory, shade on lapis.
        let around = (0.022 * self.radius).clamp(0.45, 3.0);
        if inside < -around - 0.6 {
            return None;
        }
        let on = clamp01(inside + 0.5);
        let halo = clamp01(inside + around + 0.5);
        let small = smoothstep(50.0, 24.0, self.radius);
        let seam_on = match self.stone {
            Stone::Ivory => 1.0 - small,
            Stone::Lapis => 0.8,
        };
        let c = each(|k| lerp(lerp(c[k], seam[k], halo * seam_on), gilt[k], on));
        // A groove of two slopes, the steeper the broader the stroke.
        let e = 0.35;
        let gx = of.inside(number, x + e, y) - of.inside(number, x - e, y);
        let gy = of.inside(number, x, y + e) - of.inside(number, x, y - e);
        let l = length2(gx, gy).max(1e-4);
        let steep =
            0.62 * smoothstep(1.6, 6.0, of.stroke) * on * smoothstep(of.stroke * 0.5, 0.0, inside);
        let (sx, sy) = (gx / l * steep, gy / l * steep);
        let slope = (right.0 * sx + up.0 * sy, right.1 * sx + up.1 * sy);
        Some((c, slope, on > 0.5 && self.stone == Stone::Lapis))
    }
}
