//! The discs: turned from ivory or from lapis lazuli, their quarters cut apart by grooves, the numerals engraved
//! and gilt. Seen from above and a little from below the board, so that the side of a disc shows to its lower right.

use super::face::RING;
use super::numeral::Numerals;
use super::stuff::{self, Stone};
use crate::math::{Mapped, PI, clamp01, each, length2, lerp, sin_cos, smoothstep};
use crate::raster::{Pixels, sample};
use crate::relief::shade;
use crate::shadow;

/// How far the side of a disc shows, to the right and downwards, in its radii.
pub(super) const WALL: f32 = 0.068;

/// How far a disc is turned when the quarter of this number faces north, in degrees clockwise. The numbers run
/// clockwise, and at 0 the first is north.
#[must_use]
pub fn degrees(north: u8) -> f32 {
    f32::from((5 - north.clamp(1, 4)) % 4) * 90.0
}

/// What of a disc is painted.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Part {
    /// All of it, as the lamp shows it.
    Whole,
    /// All of it, blocked: dull.
    Dull,
    /// Its upper side without light, to be turned.
    Face,
    /// What stays when its upper side is turned: no grooves, no numerals.
    Still,
    /// One that is covered, by a disc so many radii to the upper left: its rim.
    Covered(f32),
}

/// A disc of one size, turned somehow.
pub(super) struct Disc {
    pub(super) stone: Stone,
    pub(super) part: Part,
    /// In pixels.
    pub(super) radius: f32,
    pub(super) turned: (f32, f32),
    pub(super) numerals: Numerals,
    /// How many dashes the ring has.
    pub(super) dashes: f32,
    /// The polished stone, a look a pixel, and the side of that square: what is cut into it is looked at closer.
    skin: Vec<[f32; 3]>,
    side: u32,
}

impl Disc {
    fn new(stone: Stone, part: Part, degrees: f32, radius: f32) -> Self {
        // A dash and the gap behind it are five pixels at least; four quarters have as many each.
        let fits = 2.0 * PI * RING * radius / 5.2 / 4.0;
        let (sin, cos) = sin_cos(degrees * PI / 180.0);
        let side = side(radius);
        let skin = (0..side * side).map(|i| {
            let at = |i: u32| (i as f32 + 0.5 - side as f32 / 2.0) / radius;
            let (x, y) = (at(i % side), at(i / side));
            if length2(x, y) > 1.0 + 2.0 / radius {
                return [0.0; 3];
            }
            stone.polished(x * cos + y * sin, y * cos - x * sin, 1.0 / radius)
        });
        Self {
            stone,
            part,
            radius,
            turned: (sin, cos),
            numerals: Numerals::new(radius),
            dashes: fits.floor().clamp(3.0, 12.0) * 4.0,
            skin: skin.collect(),
            side,
        }
    }

    /// The polished stone at a point told from the middle, in pixels.
    pub(super) fn polished(&self, x: f32, y: f32) -> [f32; 3] {
        let at = |v: f32| (v + self.side as f32 / 2.0).clamp(0.0, self.side as f32 - 1.0) as u32;
        self.skin[(at(y) * self.side + at(x)) as usize]
    }

    /// What is seen at a point told from the middle of the upper side, in pixels.
    fn look(&self, x: f32, y: f32) -> [f32; 4] {
        let r = self.radius;
        let d = length2(x, y);
        let top = clamp01(r - d + 0.5);
        if self.part == Part::Face {
            let c = if top > 0.0 {
                self.top(x, y).0
            } else {
                [0.0; 3]
            };
            return [c[0], c[1], c[2], top];
        }
        let wall = if top < 1.0 { self.wall(x, y) } else { [0.0; 4] };
        if top <= 0.0 {
            return wall;
        }
        let (colour, normal, finish) = self.top(x, y);
        let mut c = shade(colour, normal, finish);
        let (u, v) = (x / r, y / r);
        // The room's light from the upper left, more of it on the polished stone.
        let sheen = self.stone.sheen() * (-(u + v) * 0.5 - 0.2 * (u * u + v * v));
        c = each(|k| lerp(c[k], 1.0, sheen.max(0.0)) * (1.0 + sheen.min(0.0)));
        // The arris of the rim: bright towards the lamp.
        let arris = smoothstep(2.2, 0.6, (r - d - 1.6).abs()) * clamp01(-(u + v) * 0.8);
        c = each(|k| lerp(c[k], self.stone.gleam()[k], arris * 0.62));
        // Where its side begins: a line only where the next thing is as light.
        let line = smoothstep(1.4, 0.2, r - d) * lerp(0.70, 0.34, clamp01((u + v) * 1.2));
        c = each(|k| lerp(c[k], self.stone.dark()[k], line));
        if let Part::Covered(step) = self.part {
            // What the disc on top keeps the lamp from; the light that is left is warm.
            let over = length2(x + step * r, y + step * r) - r;
            let reach = (0.15 * r).min(step * r * 0.8) + 0.5;
            let near = smoothstep(reach, 0.0, over - WALL * r);
            c = each(|k| c[k] * (1.0 - near * [0.40, 0.47, 0.54][k]));
        }
        if self.part == Part::Dull {
            let grey = 0.30 * c[0] + 0.55 * c[1] + 0.15 * c[2];
            c = each(|k| lerp(lerp(c[k], grey, 0.25), [0.52, 0.46, 0.40][k], 0.26));
        }
        let cover = top.max(wall[3]);
        let c = each(|k| lerp(wall[k], c[k], if wall[3] > 0.0 { top } else { 1.0 }));
        [c[0], c[1], c[2], cover]
    }

    /// The side of the disc.
    fn wall(&self, x: f32, y: f32) -> [f32; 4] {
        let r = self.radius;
        let deep = WALL * r;
        let along = ((x + y) / (2.0 * deep)).clamp(0.0, 1.0);
        let (dx, dy) = (x - along * deep, y - along * deep);
        let d = length2(dx, dy);
        let cover = clamp01(r - d + 0.5);
        if cover <= 0.0 {
            return [0.0; 4];
        }
        let (ux, uy) = (dx / d.max(0.01), dy / d.max(0.01));
        let mut c = self.stone.side();
        if self.stone == Stone::Ivory {
            // A line was turned into it; the side of the other stone is plain.
            let off = (along - 0.55).abs() * deep * std::f32::consts::SQRT_2;
            let half = (0.010 * r).max(0.35);
            let line = smoothstep(half + 0.4, half - 0.3, off) * smoothstep(1.6, 3.0, deep);
            c = each(|k| lerp(c[k], stuff::UMBER[k], 0.55 * line));
        }
        // The lamp is on the other side; the light that comes back from the board is enough to tell whose it is.
        let lit = 0.95 - 0.10 * (ux + uy);
        let c = c.mapped(|v| v * lit);
        let foot = smoothstep(1.1, 0.1, r - d) * 0.62;
        let c = each(|k| lerp(c[k], self.stone.dark()[k], foot));
        [c[0], c[1], c[2], cover]
    }
}

/// The side of the picture of a disc, in pixels: even, so that the middle lies between pixels.
fn side(radius: f32) -> u32 {
    ((radius * (1.0 + WALL)).ceil() as u32 + 2) * 2
}

fn paint(stone: Stone, part: Part, degrees: f32, radius_px: f32) -> Pixels {
    let radius = radius_px.max(3.0);
    let disc = Disc::new(stone, part, degrees, radius);
    let side = side(radius);
    let m = side as f32 / 2.0;
    let n = if radius < 30.0 { 4 } else { 3 };
    sample(side, side, n, |x, y| disc.look(x - m, y - m))
}

/// A disc in the middle of its picture, without its shadow: the middle of its upper side is the picture's. Turned
/// by so many degrees clockwise ([`degrees`] tells how many for the number that faces north), the lamp staying
/// where it is.
pub fn disc(stone: Stone, degrees: f32, radius_px: f32) -> Pixels {
    paint(stone, Part::Whole, degrees, radius_px)
}

/// A disc that is blocked, as it is shown apart: dull, and crossed by a stroke.
pub fn blocked(stone: Stone, degrees: f32, radius_px: f32) -> Pixels {
    let mut out = paint(stone, Part::Dull, degrees, radius_px);
    let (m, r) = (out.width as f32 / 2.0, radius_px.max(3.0));
    let (ink, paper) = ([0.16, 0.14, 0.13], [0.96, 0.93, 0.88]);
    let wide = (0.075 * r).max(1.2);
    let stroke = sample(out.width, out.height, 3, |x, y| {
        let (x, y) = (x - m, y - m);
        let along = ((x - y) / 2.0).clamp(-0.70 * r, 0.70 * r);
        let d = length2(x - along, y + along);
        let edge = (0.055 * r).max(1.0);
        let cover = clamp01(wide + edge - d + 0.5);
        let on = clamp01(wide - d + 0.5);
        let c = each(|k| lerp(paper[k], ink[k], on));
        [c[0], c[1], c[2], cover]
    });
    out.lay(&stroke, 0, 0);
    out
}

/// A covered disc of a stack: its rim, on which lies the shadow of the disc on top. That one lies `step` radii
/// further up and to the left. Its picture lies as [`disc`]'s.
pub fn covered(stone: Stone, step: f32, radius_px: f32) -> Pixels {
    paint(stone, Part::Covered(step), 0.0, radius_px)
}

/// The upper side of a disc, without any light, as at 0 degrees: the application turns it about the picture's
/// middle while a disc is turned, and lays [`disc_light`] over it.
pub fn disc_face(stone: Stone, radius_px: f32) -> Pixels {
    paint(stone, Part::Face, 0.0, radius_px)
}

/// What of a disc stays where it is while it turns: its side, and the light and shade on it.
pub fn disc_light(stone: Stone, radius_px: f32) -> Pixels {
    let radius = radius_px.max(3.0);
    let disc = Disc::new(stone, Part::Still, 0.0, radius);
    let side = side(radius);
    let m = side as f32 / 2.0;
    sample(side, side, 3, |x, y| {
        let (x, y) = (x - m, y - m);
        let seen = disc.look(x, y);
        let top = clamp01(radius - length2(x, y) + 0.5);
        if top <= 0.0 {
            return seen;
        }
        // Light and shade as white and black that make of the face what is seen.
        let face = disc.top(x, y).0;
        let of = |c: &[f32]| (c[0] + c[1] + c[2]) / 3.0;
        let (is, was) = (of(&seen[..3]), of(&face));
        if is < was {
            let dark = disc.stone.dark();
            let a = clamp01((was - is) / (was - of(&dark)).max(0.01));
            [dark[0], dark[1], dark[2], a.max(1.0 - top) * seen[3]]
        } else {
            [1.0, 0.98, 0.94, clamp01((is - was) / (1.0 - was).max(0.05))]
        }
    })
}

/// The shadow of a disc, in the middle of a larger picture; the application moves it down and to the right,
/// further and fainter when the disc is lifted.
pub fn disc_shadow(radius_px: f32) -> Pixels {
    let radius = radius_px.max(3.0);
    shadow::disc(radius, radius * 0.085 + 0.5, 0.62)
}
