//! The floor: a slab of red-oxide cement, rubbed smooth by many feet, and what is strewn on it: white flour
//! along the lines, coloured powder in the palaces.

use super::kolam::{self, Kolam};
use super::scale::{POINTS, Palace, Scale, palaces};
use crate::dye::Dye;
use crate::mask::Mask;
use crate::math::{Mapped, clamp01, each, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::raster::{self, Pixels, blend, byte, unit};
use crate::relief::{MATT, shade};
use crate::shape::{Point, edges, rounded, to_edge};
use taula_rules::games::thaayam::Board;

/// Radius of the slab's corners, in points.
pub(super) const CORNER: f32 = 9.0;
/// White rice flour.
const FLOUR: [f32; 3] = [0.985, 0.955, 0.905];

/// Everything that stays the same from pixel to pixel.
struct Stuff {
    /// A pixel, in points.
    px: f32,
    /// The floor's size in points.
    field: (f32, f32),
    /// Points a pixel of the finished picture: what is finer than that flickers.
    fine: f32,
    broad: Lines,
    thin: Lines,
    heaps: Vec<Heap>,
}

/// Lines of flour.
struct Lines {
    mask: Mask,
    /// The same a little softer: its slope is what the lamp sees.
    soft: Mask,
    /// And softer still: how far grains are spilled.
    wide: Mask,
    /// How far grains stray from the line, in points.
    stray: f32,
}

impl Lines {
    fn new(scale: &Scale, svg: &str, stray: f32) -> Self {
        let mask = Mask::of(&raster::svg(scale.size.0, scale.size.1, svg));
        let point = scale.unit / POINTS;
        let blur = |points: f32| mask.soft(((points * point).round() as usize).max(1));
        let (soft, wide) = (blur(1.0), blur(3.4));
        Self {
            mask,
            soft,
            wide,
            stray,
        }
    }
}

/// A palace's quarter of coloured powder.
struct Heap {
    dye: Dye,
    corners: [Point; 3],
    /// Its middle and how far it reaches from there.
    around: (Point, f32),
}

impl Heap {
    /// The outward quarter of a palace, clear of its lines.
    fn new(palace: &Palace, dye: Dye) -> Self {
        let ((x, y), (ox, oy)) = (palace.middle, palace.outward);
        let at = |out: f32, side: f32| {
            (
                (x + ox * out - oy * side) * POINTS,
                (y + oy * out + ox * side) * POINTS,
            )
        };
        Self {
            dye,
            corners: [at(0.452, -0.388), at(0.452, 0.388), at(0.066, 0.0)],
            around: (at(0.3, 0.0), 0.5 * POINTS),
        }
    }

    /// How far inside it a point lies, in points.
    fn inside(&self, p: Point) -> f32 {
        let side = |(from, to): (Point, Point)| {
            (to.0 - from.0) * (p.1 - from.1) > (to.1 - from.1) * (p.0 - from.0)
        };
        let d = to_edge(&self.corners, p);
        let first = side((self.corners[0], self.corners[1]));
        if edges(&self.corners).all(|edge| side(edge) == first) {
            d
        } else {
            -d
        }
    }
}

/// Paints as much of the board as the picture shows, over what is there; `shown` is the size of a square in
/// the finished picture.
pub(super) fn paint(
    out: &mut Pixels,
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
    shown: f32,
) {
    let Kolam { broad, fine } = kolam::lines(scale, board, shown);
    let heaps = palaces(board).into_iter().enumerate();
    let stuff = Stuff {
        px: POINTS / scale.unit,
        field: (board.field.0 * POINTS, board.field.1 * POINTS),
        fine: POINTS / shown,
        broad: Lines::new(scale, &broad, 1.15),
        thin: Lines::new(scale, &fine, 0.6),
        heaps: heaps
            .filter_map(|(seat, palace)| Some(Heap::new(&palace, dye(seat)?)))
            .collect(),
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
    let half = (stuff.field.0 / 2.0, stuff.field.1 / 2.0);
    for (i, line) in rgba.chunks_exact_mut(w * 4).enumerate() {
        let row = from + i;
        let y = (row as f32 + 0.5 - scale.origin.1) * stuff.px;
        for (col, to) in line.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let x = (col as f32 + 0.5 - scale.origin.0) * stuff.px;
            let (d, dir) = rounded(x - half.0, y - half.1, half.0, half.1, CORNER);
            // Its edge has been knocked now and then.
            let chip = if d < 6.0 {
                1.1 * smoothstep(0.72, 0.95, value(x * 0.09, y * 0.09, 71))
            } else {
                0.0
            };
            let cover = clamp01((d - chip) / stuff.px + 0.5);
            if cover <= 0.0 {
                continue;
            }
            let bare = stuff.slab(x, y);
            let c = if d > 6.0 {
                stuff.strewn(bare, (col as f32, row as f32), (x, y))
            } else {
                edge(bare, d - chip, dir, stuff.px)
            };
            let dither = hash(col as i32, row as i32, 79) - 0.5;
            blend(to, byte(c, dither), (cover * 255.0 + 0.5) as u8);
        }
    }
}

/// The slab's broken edge, `d` inside it.
fn edge(c: [f32; 3], d: f32, dir: [f32; 2], px: f32) -> [f32; 3] {
    let s = 0.95 * smoothstep(4.2, 0.4, d);
    let n = normalize([dir[0] * s, dir[1] * s, 1.0]);
    let lit = shade(c, n, MATT);
    // The arris catches the lamp on one side and is worn pale all round.
    let arris = smoothstep(1.6 + px * 0.5, 0.3, (d - 4.4).abs());
    let facing = clamp01(0.35 - 0.65 * (dir[0] + dir[1]));
    let c = each(|k| {
        lerp(
            lit[k],
            [0.93, 0.62, 0.48][k],
            arris * (0.10 + 0.42 * facing),
        )
    });
    let line = 0.55 * smoothstep(1.3 + px * 0.4, 0.2, d);
    c.mapped(|v| v * (1.0 - line))
}

impl Stuff {
    /// The bare floor.
    fn slab(&self, x: f32, y: f32) -> [f32; 3] {
        let (u, v) = (x / self.field.0, y / self.field.1);
        let t = clamp01((u + v) / 2.0);
        let stops = [
            [0.592, 0.245, 0.178],
            [0.520, 0.200, 0.140],
            [0.405, 0.148, 0.102],
        ];
        let base = crate::wood::ramp(&stops, t);
        // Clouds as the oxide took to the cement, darker where it is worn to a polish.
        let cloud = fbm(x * 0.012, y * 0.015, 4, 41) - 0.5;
        let patch = smoothstep(0.55, 0.80, value(x * 0.009 + 9.0, y * 0.010, 43));
        // The strokes of the trowel: arcs a forearm long.
        let sweep = x * 0.045 + 2.2 * value(x * 0.004, y * 0.004, 44);
        let trowel = value(sweep, y * 0.008 + 0.15 * sweep, 45) - 0.5;
        let detail = 1.0 / self.fine.max(1.0);
        let grit = value(x * 0.8, y * 0.8, 46) - 0.5;
        let sand = smoothstep(0.86, 0.97, value(x * 0.62, y * 0.62, 47)) * detail;
        let pore = smoothstep(0.90, 0.985, value(x * 0.42, y * 0.42, 48)) * detail;
        let tone = 1.0 + 0.20 * cloud + 0.10 * trowel + 0.10 * grit * detail - 0.10 * patch;
        let mut c = base.mapped(|v| v * tone);
        c = each(|k| lerp(c[k], [0.86, 0.52, 0.39][k], 0.20 * sand));
        c = c.mapped(|v| v * (1.0 - 0.30 * pore));
        // The lamp's broad reflection on the polish.
        let (dx, dy) = (u - 0.30, v - 0.22);
        let sheen = smoothstep(0.62, 0.0, (dx * dx + dy * dy).sqrt());
        let sheen = 0.13 * sheen * (1.0 + 0.7 * cloud + 0.5 * trowel);
        each(|k| lerp(c[k], [1.0, 0.80, 0.66][k], sheen))
    }

    /// Flour and powder over the floor; `at` is the place in pixels.
    fn strewn(&self, floor: [f32; 3], at: Point, p: Point) -> [f32; 3] {
        let mut c = floor;
        for heap in &self.heaps {
            let ((hx, hy), reach) = heap.around;
            if (p.0 - hx).abs() < reach && (p.1 - hy).abs() < reach {
                c = self.powder(c, heap, p);
            }
        }
        for lines in [&self.broad, &self.thin] {
            if lines.wide.get(at.0, at.1) > 0.003 {
                c = self.flour(c, lines, at, p);
            }
        }
        c
    }

    /// How a grain at a place differs from its neighbours, 0 to 1: grains are a point or so wide, and in a
    /// small picture a pixel.
    fn grain(&self, (x, y): Point, seed: u32) -> f32 {
        let size = 1.0 / self.fine.max(1.15);
        let fine = value(x * size * 1.05, y * size * 1.05, seed);
        let coarse = value(x * size * 0.45, y * size * 0.45, seed + 1);
        0.62 * fine + 0.38 * coarse
    }

    fn flour(&self, floor: [f32; 3], lines: &Lines, at: Point, p: Point) -> [f32; 3] {
        let pixel = 1.0 / self.px;
        let stray = |seed: u32| {
            let near = value(p.0 * 0.55, p.1 * 0.55, seed) - 0.5;
            let far = value(p.0 * 0.13, p.1 * 0.13, seed + 4) - 0.5;
            (near * 1.6 + far * 0.9) * lines.stray * pixel
        };
        let m = lines.mask.get(at.0 + stray(51), at.1 + stray(52));
        // It ran faster or slower through the fingers.
        let flow = 0.80 + 0.50 * value(p.0 * 0.05, p.1 * 0.05, 57);
        let grain = self.grain(p, 58);
        let detail = 1.0 / self.fine.max(1.0);
        let hole = lerp(0.30, 0.16 + 0.74 * grain, 0.35 + 0.65 * detail);
        let body = smoothstep(hole - 0.22, hole + 0.20, m * flow);
        // Grains that fell beside it.
        let wide = lines.wide.get(at.0, at.1);
        let fallen = hash((p.0 / 1.15) as i32, (p.1 / 1.15) as i32, 59);
        let spill = if fallen < 0.15 * wide {
            0.62 * detail
        } else {
            0.0
        };
        let a = body.max(spill) * lerp(0.86, 0.97, grain);
        // The lamp sees it heaped: light on the upper left, a breath of shade on the floor beyond.
        let d = 0.9 * pixel;
        let soft = |dx: f32, dy: f32| lines.soft.get(at.0 + dx, at.1 + dy);
        let slope = soft(d, d) - soft(-d, -d);
        let shaded = 0.38 * soft(-1.3 * pixel, -1.9 * pixel) * (1.0 - a);
        let light = 1.0 + 0.13 * slope + 0.10 * (grain - 0.5) - 0.03;
        let c = floor.mapped(|v| v * (1.0 - shaded));
        each(|k| lerp(c[k], FLOUR[k] * light, a))
    }

    fn powder(&self, floor: [f32; 3], heap: &Heap, p: Point) -> [f32; 3] {
        let ragged = 5.0 * (fbm(p.0 * 0.13, p.1 * 0.13, 2, 61) - 0.5);
        let inside = heap.inside(p) + ragged;
        if inside < -7.0 {
            return floor;
        }
        let grain = self.grain(p, 62);
        let detail = 1.0 / self.fine.max(1.0);
        let thick = smoothstep(-1.8, 3.2, inside);
        let hole = lerp(0.30, 0.10 + 0.62 * grain, 0.3 + 0.7 * detail);
        let body = smoothstep(hole - 0.20, hole + 0.22, thick * 1.05);
        let fallen = hash((p.0 / 1.2) as i32, (p.1 / 1.2) as i32, 63);
        let near = smoothstep(-7.0, 0.0, inside);
        let spill = if fallen < 0.16 * near {
            0.7 * detail
        } else {
            0.0
        };
        let a = body.max(spill) * lerp(0.88, 0.98, grain);
        // Strewn in the seat's pattern: light grains on the ground of colour.
        let period = if self.fine > 3.5 { 28.0 } else { 14.0 };
        let stray = |seed: u32| (value(p.0 * 0.6, p.1 * 0.6, seed) - 0.5) * 1.2 * detail;
        let pattern = heap.dye.pattern(
            (p.0 + stray(64)) / period,
            (p.1 + stray(65)) / period,
            self.px.max(0.9) / period,
        );
        let ground = unit(heap.dye.rgb());
        let single = hash((p.0 / 1.05) as i32, (p.1 / 1.05) as i32, 66) - 0.5;
        let tone = 1.06 + (0.34 * single + 0.26 * (grain - 0.5)) * detail;
        let strength = 0.66 * pattern * (0.78 + 0.5 * (grain - 0.3));
        // Heaped up: the lamp sees its slopes.
        let heap_at = |dx: f32, dy: f32| {
            fbm((p.0 + dx) * 0.06, (p.1 + dy) * 0.06, 3, 67) * 9.0
                + smoothstep(0.0, 7.0, heap.inside((p.0 + dx, p.1 + dy))) * 2.4
        };
        let slope = heap_at(0.8, 0.8) - heap_at(-0.8, -0.8);
        let light = 1.0 + 0.16 * slope.clamp(-1.6, 1.6);
        let c = each(|k| lerp(ground[k] * tone, FLOUR[k], clamp01(strength)) * light);
        let dark = 0.30 * smoothstep(-5.0, 0.0, heap.inside((p.0 - 1.6, p.1 - 2.2)) + ragged);
        let below = floor.mapped(|v| v * (1.0 - dark * (1.0 - a)));
        each(|k| lerp(below[k], c[k], a))
    }
}
