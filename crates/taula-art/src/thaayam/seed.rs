//! Tamarind seeds and cowries: the dice. A seed is a little cube grown round, glossy brown, split open on three
//! of its six sides so that the pale inside shows; a cowrie has a speckled back and a toothed mouth.

use crate::math::{V3, clamp01, each, floor, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::raster::Pixels;
use crate::relief::{BONE, Finish, LACQUER};
use crate::shadow;

use super::solid::{Skin, Solid, at_rest, rolling, room};

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seeds {
    /// Tamarind seeds: dark coat, light inside.
    Tamarind,
    /// Cowries: dark back, light mouth.
    Cowrie,
}

/// As many seeds as are thrown, no two of the same shape.
pub const SHAPES: u8 = 4;

/// A seed at rest, its light or its dark side up, without a shadow. `shape` (0 to 3) tells the four apart;
/// `turn` is how it came to lie, in degrees clockwise. `size_px` is its width; the picture is a square about
/// one and a half times as wide, the same as for a tumbling one, with the seed in its middle.
pub fn seed(kind: Seeds, shape: u8, light: bool, turn: f32, size_px: f32) -> Pixels {
    match kind {
        Seeds::Tamarind => at_rest(&Tamarind::new(shape, false), !light, turn, size_px),
        Seeds::Cowrie => at_rest(&Cowrie::new(shape), light, turn, size_px),
    }
}

/// A tumbling seed, `step` of `steps` of one turn; `size_px` as in [`seed`]. It turns so that light and dark
/// are both seen at every moment: no frame can be read as a result.
pub fn seed_tumbling(kind: Seeds, shape: u8, step: u32, steps: u32, size_px: f32) -> Pixels {
    match kind {
        // The light sides meet at one corner: about the line through it half of what is seen is light.
        Seeds::Tamarind => rolling(
            &Tamarind::new(shape, true),
            [1.0, 0.97, 0.93],
            step,
            steps,
            size_px,
        ),
        Seeds::Cowrie => rolling(&Cowrie::new(shape), [0.05, 0.16, 1.0], step, steps, size_px),
    }
}

/// The shadow of a seed that lies on something, in the middle of its picture; the application moves it.
pub fn seed_shadow(kind: Seeds, size_px: f32) -> Pixels {
    let (size, side) = (size_px.max(4.0), room(size_px));
    let (w, h) = match kind {
        Seeds::Tamarind => (size * 0.94, size * 0.90),
        Seeds::Cowrie => (size * 0.72, size * 0.92),
    };
    let (x, y) = ((side as f32 - w) / 2.0, (side as f32 - h) / 2.0);
    let radius = w.min(h) * if kind == Seeds::Cowrie { 0.5 } else { 0.36 };
    shadow::rounded(side, side, (x, y, w, h), radius, size * 0.07, 0.66)
}

struct Tamarind {
    /// Length, breadth and height.
    stretch: V3,
    /// How it grew askew.
    lean: [f32; 4],
    seed: u32,
    /// Whether the sides that are seen only as it rolls are split open as well.
    rolls: bool,
}

impl Tamarind {
    fn new(shape: u8, rolls: bool) -> Self {
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

struct Cowrie {
    wide: f32,
    /// How much wider one end is.
    taper: f32,
    hump: f32,
    seed: u32,
}

impl Cowrie {
    fn new(shape: u8) -> Self {
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
