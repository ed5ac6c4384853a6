//! A tamarind seed: a little cube grown round.

use super::SHAPES;
use super::solid::{Skin, Solid};
use crate::math::{V3, clamp01, each, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, value};
use crate::relief::{BONE, Finish};

pub(super) struct Tamarind {
    /// Length, breadth and height.
    stretch: V3,
    /// How it grew askew.
    lean: [f32; 4],
    seed: u32,
    /// Whether the sides that are seen only as it rolls are split open as well.
    rolls: bool,
}

impl Tamarind {
    pub(super) fn new(shape: u8, rolls: bool) -> Self {
        let (stretch, lean) = match shape % SHAPES {
            0 => ([0.99, 0.93, 0.92], [0.07, -0.05, 0.05, 0.03]),
            1 => ([1.02, 0.90, 0.94], [-0.10, 0.06, 0.10, -0.02]),
            2 => ([0.97, 0.89, 0.95], [0.02, 0.11, -0.07, 0.05]),
            _ => ([1.03, 0.91, 0.90], [0.10, 0.08, 0.06, -0.06]),
        };
        Self {
            stretch,
            lean,
            seed: 500 + 37 * u32::from(shape % SHAPES),
            rolls,
        }
    }

    /// A point as it would lie in a seed that grew straight.
    fn straight(&self, p: V3) -> V3 {
        let q = each(|k| p[k] / self.stretch[k]);
        let [a, b, c, d] = self.lean;
        [
            q[0] * (1.0 + a * q[1] + d * q[2]) + b * 0.5 * q[1],
            q[1] * (1.0 + c * q[0]) - 0.5 * a * q[2],
            q[2] * (1.0 + d * q[1]),
        ]
    }

    /// The coat: brown that glows where it is thin, darker towards the edges.
    fn coat(&self, q: V3, ring: f32) -> [f32; 3] {
        let cloud = fbm(
            q[0] * 2.3 + q[2] * 3.1,
            q[1] * 2.3 - q[2] * 1.7,
            3,
            self.seed,
        ) - 0.5;
        let glow = clamp01(0.62 - 0.42 * ring + 0.5 * cloud);
        let (dark, warm) = ([0.205, 0.080, 0.035], [0.500, 0.235, 0.105]);
        each(|k| lerp(dark[k], warm[k], glow))
    }
}

impl Solid for Tamarind {
    fn level(&self, p: V3) -> f32 {
        let q = self.straight(p);
        let power = |v: f32| {
            let v = v.abs();
            0.72 * v * v * v + 0.28 * v * v * v * v
        };
        power(q[0]) + power(q[1]) + power(q[2]) - 1.0
    }

    fn skin(&self, p: V3, normal: V3, px: f32) -> Skin {
        let q = self.straight(p);
        let a = q.map(f32::abs);
        let axis = if a[0] > a[1] && a[0] > a[2] {
            0
        } else if a[1] > a[2] {
            1
        } else {
            2
        };
        let (u, v) = (q[(axis + 1) % 3], q[(axis + 2) % 3]);
        let ring = u.abs() * u.abs() * u.abs() + v.abs() * v.abs() * v.abs();
        // At rest only what lies up is to be read: the sides show their coat.
        if q[axis] > 0.0 && (axis == 2 || self.rolls) {
            return self.open(axis, (u, v, ring), normal, px);
        }
        // The closed side bears the faint ring all tamarind seeds have.
        let mut colour = self.coat(q, ring);
        let line = smoothstep(0.05 + px * 0.6, 0.012, (ring - 0.30).abs() * 0.62);
        let trough = smoothstep(0.11 + px, 0.03, (ring - 0.36).abs() * 0.62) * 0.18;
        colour = each(|k| {
            lerp(
                colour[k] * (1.0 - trough),
                [0.66, 0.39, 0.19][k],
                0.50 * line,
            )
        });
        Skin {
            colour,
            normal,
            finish: Finish {
                gloss: 0.85,
                hardness: 5,
            },
        }
    }
}

impl Tamarind {
    /// A side that has been split open: the pale inside within a rim of coat.
    fn open(&self, axis: usize, (u, v, ring): (f32, f32, f32), normal: V3, px: f32) -> Skin {
        // How far inside the cut a point lies.
        let inside = (0.56 - ring) / 1.95;
        let q = [u, v, 0.7];
        let mut colour = self.coat(q, 0.9);
        let mut n = normal;
        let cut = smoothstep(-0.5 * px - 0.008, 0.5 * px + 0.008, inside);
        if cut > 0.0 {
            let streak = value(u * 2.0 + 7.0, v * 15.0, self.seed + 1) - 0.5;
            let cloud = fbm(u * 2.4, v * 2.4, 2, self.seed + 2) - 0.5;
            let tone = 1.0 + 0.07 * streak + 0.08 * cloud;
            // Towards the rim the inside is drier and browner.
            let dry = smoothstep(0.20, 0.0, inside);
            let pale = each(|k| {
                let c = lerp([0.985, 0.945, 0.835][k], [0.87, 0.755, 0.53][k], 0.62 * dry);
                c * tone
            });
            // The seam between the two halves, and the germ at its end.
            let bend = 0.11 * (1.0 - (u / 0.6) * (u / 0.6))
                + 0.04 * (value(u * 2.0, 3.0, self.seed) - 0.5);
            let off = v + bend - 0.03;
            let ends = smoothstep(0.60, 0.52, u.abs());
            let seam = smoothstep(0.040 + px * 0.5, 0.008, off.abs()) * ends;
            let lip = smoothstep(0.040 + px * 0.4, 0.006, (off - 0.052).abs()) * ends;
            let germ = smoothstep(
                0.115 + px * 0.3,
                0.085,
                length2((u - 0.52) * 0.85, off * 1.2),
            );
            let mut c = each(|k| lerp(pale[k], [0.62, 0.47, 0.27][k], 0.82 * seam));
            c = each(|k| lerp(c[k], 1.0, 0.5 * lip));
            c = each(|k| lerp(c[k], [0.66, 0.49, 0.28][k], 0.9 * germ));
            colour = each(|k| lerp(colour[k], c[k], cut));
            // The cut is all but flat: only its rim stands.
            let mut flat = [0.0; 3];
            flat[axis] = 1.0;
            let rim = smoothstep(0.075, 0.01, inside.abs());
            let keep = 0.22 + 0.15 * rim;
            n = each(|k| lerp(flat[k], normal[k], lerp(1.0, keep, cut)));
            // The rim throws a little shadow inwards, and is dark itself.
            let edge = smoothstep(0.060 + px * 0.5, 0.0, inside) * cut;
            colour = each(|k| lerp(colour[k], [0.36, 0.21, 0.09][k], 0.55 * edge));
            n = normalize(n);
        }
        Skin {
            colour,
            normal: n,
            finish: if cut > 0.5 {
                BONE
            } else {
                Finish {
                    gloss: 0.45,
                    hardness: 4,
                }
            },
        }
    }
}
