//! A cowrie: a humped back with a callus around it, and below it the mouth.

use super::SHAPES;
use super::solid::{Skin, Solid};
use crate::math::{V3, clamp01, each, floor, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::relief::{Finish, LACQUER};

pub(super) struct Cowrie {
    wide: f32,
    /// How much wider one end is.
    taper: f32,
    hump: f32,
    seed: u32,
}

impl Cowrie {
    pub(super) fn new(shape: u8) -> Self {
        let (wide, taper, hump) = match shape % SHAPES {
            0 => (0.66, 0.15, 0.60),
            1 => (0.69, 0.11, 0.62),
            2 => (0.64, 0.17, 0.58),
            _ => (0.68, 0.20, 0.60),
        };
        Self {
            wide,
            taper,
            hump,
            seed: 700 + 41 * u32::from(shape % SHAPES),
        }
    }

    /// Half its breadth so far along: shoulders where the hump is, a waist towards the narrow end.
    fn half(&self, y: f32) -> f32 {
        let shoulder = 0.085 * smoothstep(0.55, 0.0, (y + 0.38).abs());
        let knob = 0.05 * smoothstep(0.30, 0.0, (y - 0.62).abs());
        self.wide * (1.0 - self.taper * y + shoulder + knob)
    }

    /// Where the mouth runs, from one end to the other.
    fn slit(y: f32) -> f32 {
        0.045 + 0.10 * y - 0.055 * (1.0 - y * y) + 0.05 * y * y * y
    }
}

impl Solid for Cowrie {
    /// The mouth lies at -z.
    fn level(&self, p: V3) -> f32 {
        let x = p[0] / self.half(p[1]);
        let z = p[2] / if p[2] > 0.0 { self.hump } else { 0.36 };
        // The channels at both ends of the mouth.
        let dent = smoothstep(0.10, 0.0, (p[0] - Self::slit(p[1])).abs());
        let dent = 0.16 * dent * smoothstep(0.80, 1.0, p[1].abs());
        x * x + p[1] * p[1] * (0.8 + 0.2 * p[1] * p[1]) + z * z - 1.0 + dent
    }

    fn skin(&self, p: V3, normal: V3, px: f32) -> Skin {
        // Ivory creeps up the sides from the mouth.
        let creep = 0.08 * (value(p[0] * 4.0 + 3.0, p[1] * 4.0, self.seed + 5) - 0.5);
        let back = smoothstep(-0.02, 0.05, p[2] + 0.02 - creep);
        if back <= 0.0 {
            return self.mouth(p, normal, px);
        }
        let mut skin = self.back(p, normal, px);
        if back < 1.0 {
            let below = self.mouth(p, normal, px);
            skin.colour = each(|k| lerp(below.colour[k], skin.colour[k], back));
        }
        skin
    }
}

impl Cowrie {
    fn back(&self, p: V3, normal: V3, px: f32) -> Skin {
        let cloud = fbm(p[0] * 2.2, p[1] * 2.2, 3, self.seed) - 0.5;
        let rise = clamp01(p[2] / self.hump);
        let (dark, warm) = ([0.275, 0.140, 0.060], [0.640, 0.405, 0.205]);
        let mut c = each(|k| lerp(dark[k], warm[k], clamp01(0.16 + 0.66 * rise + 0.55 * cloud)));
        // Speckles, large and small, pale and dark, none on the rim.
        for (cell, most, seed) in [(0.20f32, 0.078f32, 1u32), (0.12, 0.048, 2)] {
            let ((i, fx), (j, fy)) = (floor(p[0] / cell), floor(p[1] / cell));
            for di in -1..=1 {
                for dj in -1..=1 {
                    let at = |k: u32| hash(i + di, j + dj, self.seed + seed * 17 + k);
                    if at(0) < 0.38 {
                        continue;
                    }
                    let (dx, dy) = (
                        (fx - di as f32 - at(1)) * cell,
                        (fy - dj as f32 - at(2)) * cell,
                    );
                    let r = most * (0.35 + 0.65 * at(3)) * smoothstep(0.42, 0.66, rise);
                    let spot =
                        smoothstep(r + px * 0.4, r - px * 0.4 - 0.008, length2(dx, dy * 1.1));
                    let ink = if at(4) > 0.30 {
                        [0.90, 0.76, 0.52]
                    } else {
                        [0.16, 0.075, 0.03]
                    };
                    let strength = (0.30 + 0.42 * at(5)) * spot;
                    c = each(|k| lerp(c[k], ink[k], strength));
                }
            }
        }
        // The pale line where the mantle's two halves met, and the rim: a callus, banded across.
        let line = p[0] + 0.10 + 0.12 * p[1] - 0.05 * (value(p[1] * 2.5, 1.0, self.seed + 3) - 0.5);
        let line = smoothstep(0.055 + px * 0.5, 0.015, line.abs()) * smoothstep(0.5, 0.75, rise);
        c = each(|k| lerp(c[k], [0.80, 0.63, 0.40][k], 0.42 * line));
        let groove = smoothstep(0.10 + px, 0.02, (rise - 0.50).abs());
        let callus = smoothstep(0.50, 0.36, rise);
        let band = smoothstep(0.2, 0.8, value(p[0] * 7.0, p[1] * 7.0, self.seed + 8));
        let rim = each(|k| lerp([0.47, 0.29, 0.145][k], [0.68, 0.48, 0.27][k], band));
        c = each(|k| lerp(c[k] * (1.0 - 0.30 * groove), rim[k], 0.72 * callus));
        let mut n = normal;
        // The callus swells: its inner slope faces the hump.
        let swell = 0.30 * smoothstep(0.14, 0.0, (rise - 0.46).abs());
        n = normalize([
            n[0] * (1.0 - swell),
            n[1] * (1.0 - swell),
            n[2] + 0.2 * swell,
        ]);
        Skin {
            colour: c,
            normal: n,
            finish: LACQUER,
        }
    }

    fn mouth(&self, p: V3, normal: V3, px: f32) -> Skin {
        let cloud = fbm(p[0] * 2.2, p[1] * 2.2, 2, self.seed + 9) - 0.5;
        let tone = 1.0 + 0.05 * cloud;
        let mut c = [0.970 * tone, 0.930 * tone, 0.850 * tone];
        let mut n = normal;
        // Brown near the edge, where the back begins, and a warm flush on the body.
        let edge = smoothstep(-0.20, 0.0, p[2]);
        c = each(|k| lerp(c[k], [0.70, 0.52, 0.32][k], 0.62 * edge));
        let arch = (1.0 - p[1] * p[1]).max(0.0).sqrt();
        let open = 0.026 + 0.050 * arch * smoothstep(-1.0, 0.6, p[1]);
        let off = p[0] - Self::slit(p[1]);
        let along = smoothstep(1.0, 0.94, p[1].abs());
        // The lips roll in towards the mouth; teeth run across them, longer on the outer lip.
        let reach = if off > 0.0 { 0.17 } else { 0.22 } * (0.45 + 0.55 * arch);
        let within = smoothstep(reach + open, open, off.abs()) * along;
        let roll = smoothstep(reach + open + 0.06, open, off.abs()) * along;
        let shift = if off > 0.0 { 0.0 } else { 0.45 };
        let teeth = floor((p[1] + 0.16 * off.abs()) * 7.2 + shift).1 - 0.5;
        let px_teeth = px * 7.2;
        let tooth = smoothstep(0.34 + px_teeth * 0.4, 0.20 - px_teeth * 0.2, teeth.abs());
        n[0] -= off.signum() * 0.60 * roll;
        n[1] += 0.95 * teeth * within;
        c = each(|k| {
            lerp(
                c[k],
                [0.80, 0.66, 0.46][k],
                0.45 * roll * (1.0 - 0.5 * tooth),
            )
        });
        let hollow = within * (1.0 - tooth) * smoothstep(0.0, 0.35, within) * 0.66;
        c = each(|k| lerp(c[k], [0.47, 0.32, 0.19][k], hollow));
        // Between the lips it is dark; the teeth stand into it from both sides.
        let gap = open * (1.0 - 0.42 * tooth);
        let dark = smoothstep(gap + px * 0.5 + 0.006, gap - px * 0.5 - 0.006, off.abs()) * along;
        c = each(|k| lerp(c[k], [0.135, 0.065, 0.030][k], dark));
        Skin {
            colour: c,
            normal: normalize(n),
            finish: Finish {
                gloss: 0.40 * (1.0 - dark) * (1.0 - 0.7 * hollow),
                hardness: 5,
            },
        }
    }
}
