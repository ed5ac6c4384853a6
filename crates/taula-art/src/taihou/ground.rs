//! What the garden is made of, point by point: cedar, moss, gravel, water.

use taula_rules::games::taihou::{Board, FILES, RANKS, Square};

use super::garden::{CORNER, POINTS, Scale, corner};
use super::lake::Lake;
use crate::math::{Mapped, clamp01, each, floor, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::palette::Rgb;
use crate::raster::{Pixels, blend, byte, unit};
use crate::relief::{MATT, shade};
use crate::shape::rounded;
use crate::wood::{limewood, ramp, stops};

const GRAVEL: Rgb = [0xDD, 0xD4, 0xC0];
/// The groove of a rake's tooth, and the ridge beside it.
const GROOVE: Rgb = [0x9D, 0x90, 0x78];
const RIDGE: Rgb = [0xFB, 0xF6, 0xE9];
const MOSS: Rgb = [0x65, 0x73, 0x3F];
const SHORE: Rgb = [0x8E, 0x85, 0x68];

/// Half the width of a gravel square.
const HALF: f32 = 0.5 - 2.6 / POINTS;

/// Everything that stays the same from pixel to pixel. Lengths are squares.
struct Stuff<'a> {
    /// A pixel.
    px: f32,
    size: (f32, f32),
    /// Where the moss begins, and the squares.
    moss: f32,
    squares: f32,
    lake: &'a Lake,
    /// Which squares are the lake's, and which lie beside it.
    wet: Vec<bool>,
    beside: Vec<bool>,
    /// How many grooves a square has.
    grooves: f32,
    /// How much of the finest detail is seen: in a small picture it would flicker.
    detail: f32,
    wood: [[f32; 3]; 3],
}

/// Paints as much of the garden as the picture shows, over what is there; `shown` is the size of a square in the
/// finished picture.
pub(super) fn paint(out: &mut Pixels, scale: &Scale, board: &Board, lake: &Lake, shown: f32) {
    let of = |test: &dyn Fn(Square) -> bool| Square::all().map(test).collect();
    let stuff = Stuff {
        px: 1.0 / scale.unit,
        size: board.size(),
        moss: board.cedar,
        squares: corner(board),
        lake,
        wet: of(&|square| lake.has(square)),
        beside: of(&|square| lake.beside(square)),
        grooves: (2.0 * HALF * shown / 3.9).floor().clamp(3.0, 8.0),
        detail: (shown / POINTS).min(1.0),
        wood: stops([0x36, 0x22, 0x13], [0x5C, 0x3E, 0x27], [0x86, 0x60, 0x3F]),
    };
    let w = out.width as usize;
    let half = (out.height as usize).div_ceil(2);
    let (upper, lower) = out.rgba.split_at_mut(half * w * 4);
    // Two threads, each a half.
    std::thread::scope(|s| {
        s.spawn(|| rows(lower, half, w, scale, &stuff));
        rows(upper, 0, w, scale, &stuff);
    });
}

fn rows(rgba: &mut [u8], from: usize, w: usize, scale: &Scale, stuff: &Stuff) {
    let half = (stuff.size.0 / 2.0, stuff.size.1 / 2.0);
    for (i, line) in rgba.chunks_exact_mut(w * 4).enumerate() {
        let row = from + i;
        let y = (row as f32 + 0.5 - scale.origin.1) * stuff.px;
        if y < -stuff.px || y > stuff.size.1 + stuff.px {
            continue;
        }
        for (col, to) in line.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let x = (col as f32 + 0.5 - scale.origin.0) * stuff.px;
            let (d, dir) = rounded(x - half.0, y - half.1, half.0, half.1, CORNER);
            let cover = clamp01(d / stuff.px + 0.5);
            if cover <= 0.0 {
                continue;
            }
            let c = stuff.look(x, y, d, dir);
            let dither = hash(col as i32, row as i32, 79) - 0.5;
            blend(to, byte(c, dither), (cover * 255.0 + 0.5) as u8);
        }
    }
}

impl Stuff<'_> {
    /// What is seen at a point told from the upper left corner of the edge, `d` inside it.
    fn look(&self, x: f32, y: f32, d: f32, dir: [f32; 2]) -> [f32; 3] {
        // How far within the cedar.
        let within = (x - self.moss)
            .min(y - self.moss)
            .min(self.size.0 - self.moss - x)
            .min(self.size.1 - self.moss - y);
        if within < -self.px {
            return self.cedar(x, y, d, dir, -within);
        }
        let c = self.bed(x - self.squares, y - self.squares);
        // The edge stands higher: it keeps the lamp from what lies at its foot, above and on the left.
        let near = (x - self.moss).min(y - self.moss);
        let far = (self.size.0 - self.moss - x).min(self.size.1 - self.moss - y);
        let dark = 0.62 * smoothstep(0.15, 0.0, near) + 0.20 * smoothstep(0.05, 0.0, far);
        let seam = smoothstep(0.9 * self.px + 0.012, 0.0, within) * 0.8;
        let keep = (1.0 - dark.min(1.0)) * (1.0 - seam);
        c.mapped(|v| v * keep)
    }

    /// The edge: four boards, mitred.
    fn cedar(&self, x: f32, y: f32, d: f32, dir: [f32; 2], from: f32) -> [f32; 3] {
        let (fx, fy) = (x.min(self.size.0 - x), y.min(self.size.1 - y));
        let lying = fy < fx;
        let (along, across, board) = if lying {
            (x, y, if y < self.size.1 / 2.0 { 0 } else { 1 })
        } else {
            (y, x, if x < self.size.0 / 2.0 { 2 } else { 3 })
        };
        let tone = limewood(
            along * POINTS * 0.8,
            across * POINTS * 1.5 + 190.0 * board as f32,
            150 + board,
            self.detail,
        );
        let (u, v) = (x / self.size.0, y / self.size.1);
        let fall = 0.16 - 0.30 * (u + v) / 2.0;
        let mut c = ramp(&self.wood, 0.40 + 0.24 * tone + fall);
        // Its edges are broken: outside, and where it falls to the moss.
        let slope = 0.75 * smoothstep(0.055, 0.015, d) - 0.70 * smoothstep(0.050, 0.012, from);
        let normal = normalize([dir[0] * slope, dir[1] * slope, 1.0]);
        c = shade(c, normal, MATT);
        // A fine line where the plane ran out, and the joints at the corners.
        let line = smoothstep(0.020 + self.px * 0.4, 0.004, (d - 0.062).abs()) * 0.16;
        let mitre = smoothstep(self.px * 0.9, self.px * 0.2, (fx - fy).abs() * 0.707) * 0.45;
        let rim = smoothstep(1.2 * self.px, 0.2 * self.px, d) * 0.45;
        let lip = smoothstep(1.4 * self.px, 0.2 * self.px, from) * 0.55;
        let keep = (1.0 - line) * (1.0 - mitre) * (1.0 - rim) * (1.0 - lip);
        c.mapped(|v| v * keep)
    }

    /// Moss, gravel and water, told from the corner of the squares.
    fn bed(&self, x: f32, y: f32) -> [f32; 3] {
        let inside = self.lake.inside(x, y);
        if inside > 0.06 {
            return self.water(x, y, inside);
        }
        let mut c = self.gravel(x, y);
        if inside > -0.12 {
            // The bank: moss that has grown over, stones and wet sand.
            let bank = smoothstep(-0.085, -0.060, inside);
            let grass = unit([0x4B, 0x55, 0x30])
                .mapped(|v| v * (0.8 + 0.5 * value(x * 17.0, y * 17.0, 311)));
            c = each(|k| lerp(c[k], grass[k], bank));
            let sand = smoothstep(-0.048, -0.022, inside);
            let grain = 0.82 + 0.36 * fbm(x * 15.0, y * 15.0, 2, 312);
            let shore = unit(SHORE).mapped(|v| v * grain);
            c = each(|k| lerp(c[k], shore[k], sand));
            // The bank is lit where it looks to the lamp: at the lower right of the lake.
            let wet = smoothstep(0.012, 0.030, inside);
            if wet > 0.0 {
                let water = self.water(x, y, inside);
                c = each(|k| lerp(c[k], water[k], wet));
            }
        }
        c
    }

    fn moss_at(&self, x: f32, y: f32) -> [f32; 3] {
        let lump = |x: f32, y: f32| fbm(x * 9.0, y * 9.0, 2, 321);
        // Cushions: the lamp sees their slopes.
        let d = 0.022f32.max(self.px);
        let slope = (lump(x + d, y + d) - lump(x - d, y - d)) * 0.022 / d;
        let tuft = value(x * 24.0, y * 24.0, 322) - 0.5;
        let young = smoothstep(0.50, 0.95, value(x * 17.0, y * 17.0, 323));
        let old = smoothstep(0.52, 0.95, value(x * 10.0, y * 10.0, 325));
        let broad = value(x * 0.8, y * 0.8, 324) - 0.5;
        let tone =
            1.02 + 1.25 * slope.clamp(-0.16, 0.16) + 0.26 * tuft * self.detail + 0.12 * broad;
        let c = unit(MOSS).mapped(|v| v * tone);
        let fine = 0.4 + 0.6 * self.detail;
        let c = each(|k| lerp(c[k], [0.15, 0.19, 0.07][k], 0.42 * old * fine));
        each(|k| lerp(c[k], [0.71, 0.73, 0.42][k], 0.40 * young * fine))
    }

    /// A square of gravel where there is one, else moss.
    fn gravel(&self, x: f32, y: f32) -> [f32; 3] {
        let ((file, fx), (row, fy)) = (floor(x), floor(y));
        let in_field =
            (0..i32::from(FILES)).contains(&file) && (0..i32::from(RANKS)).contains(&row);
        let square = in_field
            .then(|| Square::at(file as u8, RANKS - 1 - row as u8))
            .flatten();
        let Some(square) = square.filter(|square| !self.wet[square.index()]) else {
            return self.moss_at(x, y);
        };
        let (u, v) = (fx - 0.5, fy - 0.5);
        // Its edge is no ruled line.
        let stray = |seed| (value(x * 3.3, y * 3.3, seed) - 0.5) * 0.020;
        let (d, _) = rounded(u + stray(331), v + stray(332), HALF, HALF, 0.07);
        let cover = smoothstep(-0.5 * self.px - 0.004, 0.5 * self.px + 0.004, d);
        if cover >= 1.0 {
            return self.raked(square, (x, y), (u, v), d);
        }
        // It lies a little higher than the moss, which is in its shade at the lower right.
        let (lower, _) = rounded(u - 0.019, v - 0.026, HALF, HALF, 0.07);
        let shaded = 0.50 * smoothstep(-0.03, 0.03, lower);
        let below = self.moss_at(x, y).mapped(|v| v * (1.0 - shaded));
        if cover <= 0.0 {
            return below;
        }
        let c = self.raked(square, (x, y), (u, v), d);
        each(|k| lerp(below[k], c[k], cover))
    }

    fn raked(&self, square: Square, (x, y): (f32, f32), (u, v): (f32, f32), d: f32) -> [f32; 3] {
        let even = (square.file() + square.rank()).is_multiple_of(2);
        let (across, along) = if even { (v, u) } else { (u, v) };
        let pitch = (2.0 * HALF - 0.03) / self.grooves;
        // A hand held the rake.
        let sway = (value(x * 2.2, y * 2.2, 341) - 0.5) * 0.020
            + (hash(i32::from(square.0), 3, 342) - 0.5) * 0.010;
        let (place, edge) = if self.beside[square.index()] {
            // Beside the lake it followed the shore.
            (self.lake.away(x, y) - 0.045 + sway, d)
        } else {
            (across + HALF - 0.015 + sway, HALF - along.abs())
        };
        let t = floor(place / pitch).1;
        let pixel = self.px / pitch;
        let near = |at: f32, half: f32| {
            let off = (t - at + 0.5).rem_euclid(1.0) - 0.5;
            let (half, soft) = (half.max(pixel * 0.35), 0.09 + pixel * 0.55);
            smoothstep(half + soft, (half - soft * 0.6).max(0.0), off.abs())
        };
        // The rake was lifted short of the edge.
        let ends = smoothstep(0.012, 0.045, edge) * smoothstep(0.0, 0.02, d);
        let depth = 0.75 + 0.5 * (value(x * 5.0, y * 5.0, 343) - 0.5);
        let groove = near(0.38, 0.09) * 0.60 * ends * depth;
        let ridge = near(0.66, 0.09) * 0.58 * ends;
        // Single grains, and drifts of another colour.
        let grain = value(x * POINTS * 0.80, y * POINTS * 0.80, 344) - 0.5;
        let coarse = value(x * POINTS * 0.38, y * POINTS * 0.38, 345) - 0.5;
        let speck = smoothstep(0.80, 0.95, value(x * POINTS * 0.62, y * POINTS * 0.62, 346));
        let drift = fbm(x * 0.65, y * 0.65, 2, 347);
        let tone = 1.0
            + (0.15 * grain + 0.10 * coarse) * self.detail
            + 0.03 * (hash(i32::from(square.0), 1, 348) - 0.5);
        let c = unit(GRAVEL).mapped(|v| v * tone);
        let c = each(|k| lerp(c[k], [0.52, 0.40, 0.24][k], 0.70 * (drift - 0.40).max(0.0)));
        let c = each(|k| lerp(c[k], unit(GROOVE)[k], groove));
        let c = each(|k| lerp(c[k], unit(RIDGE)[k], ridge));
        let c = each(|k| lerp(c[k], [0.45, 0.39, 0.30][k], 0.22 * speck * self.detail));
        // Heaped towards its edge: light where that looks to the lamp.
        let rim = smoothstep(0.030, 0.0, d);
        let facing = if u.abs() > v.abs() {
            -u.signum()
        } else {
            -v.signum()
        };
        let lift = rim * facing;
        let c = c.mapped(|v| v * (1.0 + 0.16 * lift.min(0.0)));
        each(|k| lerp(c[k], unit(RIDGE)[k], 0.5 * lift.max(0.0)))
    }

    fn water(&self, x: f32, y: f32, inside: f32) -> [f32; 3] {
        let (u, v) = self.lake.across(x, y);
        let far = length2(u - 0.36, v - 0.30) / 0.9;
        let stops = [
            unit([0x5E, 0x8E, 0x8C]),
            unit([0x35, 0x65, 0x6A]),
            unit([0x1E, 0x41, 0x48]),
        ];
        let c = ramp(&stops, far);
        // Slow water: long, faint bands across.
        let sway = value(x * 1.1, y * 1.6, 351) * 1.4;
        let band = value(x * 0.9 + sway, y * 7.0 + 2.0 * sway, 352) - 0.5;
        let fine = value(x * 3.0, y * 19.0, 353) - 0.5;
        let c = c.mapped(|v| v * (1.0 + 0.13 * band + 0.07 * fine * self.detail));
        // The bank's shade lies on it at the upper left; the shore shows through where it is shallow.
        let over = self.lake.inside(x - 0.040, y - 0.060);
        let shade = 0.52 * smoothstep(0.075, 0.0, over.min(inside));
        let shallow = 0.34 * smoothstep(0.16, 0.02, inside) * (1.0 - shade);
        let c = each(|k| lerp(c[k], [0.44, 0.55, 0.45][k], shallow));
        let line = 0.55 * smoothstep(0.018, 0.0, (inside - 0.030).abs());
        c.mapped(|v| v * (1.0 - shade) * (1.0 - line))
    }
}
