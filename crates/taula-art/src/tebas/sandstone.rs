//! The slab: sandstone with its layers, rubbed smooth; the outer fields a step higher, circles cut in, letters
//! engraved along its edges.

use std::fmt::Write;

use super::{POINTS, Scale};
use crate::fonts::SERIF;
use crate::mask::Mask;
use crate::math::{Mapped, clamp01, each, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::raster::{self, Pixels, blend, byte};
use crate::relief::{Finish, shade};
use crate::shape::{Point, rounded};
use crate::wood::ramp;
use taula_rules::games::tebas::{Board, Circle};

/// Radius of the slab's corners, in points.
pub(super) const CORNER: f32 = 10.0;
/// The width of a step, in points.
const STEP: f32 = 7.0;
/// Sandstone does not shine.
const STONE: Finish = Finish {
    gloss: 0.03,
    hardness: 2,
};

/// Everything that stays the same from pixel to pixel.
struct Stuff<'a> {
    board: &'a Board,
    /// A pixel, in points.
    px: f32,
    /// The slab's size in points.
    field: Point,
    /// For each column of pixels the file nearest to it.
    files: Vec<u8>,
    /// How much of what is as fine as a grain is seen.
    detail: f32,
    letters: Option<Letters>,
}

/// The names of files and ranks, and how deep they are cut, in pixels.
struct Letters {
    mask: Mask,
    soft: Mask,
    depth: f32,
}

impl Letters {
    fn new(scale: &Scale, board: &Board, size: f32) -> Self {
        let mut svg = format!(
            r##"<g font-family="{SERIF}" font-size="{size:.2}" font-weight="600" fill="#fff" text-anchor="middle">"##
        );
        let mut write = |at: Point, text: &str| {
            let (x, y) = scale.at(at);
            let _ = write!(
                svg,
                r#"<text x="{x:.2}" y="{:.2}">{text}</text>"#,
                y + size * 0.30
            );
        };
        // Halfway between the circles and the edge.
        let below = board.ranks.iter().map(|rank| rank.y).fold(0.0, f32::max) + board.circle;
        let down = (below + board.slab.1) / 2.0 - 0.01;
        for (file, &x) in (b'a'..=b'z').zip(&board.files) {
            write((x, down), &char::from(file).to_string());
        }
        let left = board.files.iter().copied().fold(f32::MAX, f32::min) - board.circle;
        for (number, rank) in (1..).zip(&board.ranks) {
            let number: u8 = number;
            write((left / 2.0, rank.y), &number.to_string());
        }
        svg.push_str("</g>");
        let mask = Mask::of(&raster::svg(scale.size.0, scale.size.1, &svg));
        let depth = (size * 0.055).max(0.7);
        Self {
            soft: mask.soft(depth.round().max(1.0) as usize),
            mask,
            depth,
        }
    }
}

/// Paints the slab over what is there. `shown` is a circle's distance to the next in the finished picture;
/// `letters` the size of the letters in this one.
pub(super) fn paint(
    out: &mut Pixels,
    scale: &Scale,
    board: &Board,
    letters: Option<f32>,
    shown: f32,
) {
    let file = |column: u32| {
        let x = (column as f32 + 0.5 - scale.origin.0) / scale.unit;
        nearest(board.files.iter().copied(), x)
    };
    let stuff = Stuff {
        board,
        px: POINTS / scale.unit,
        field: (board.slab.0 * POINTS, board.slab.1 * POINTS),
        files: (0..out.width).map(file).collect(),
        detail: clamp01(shown / 70.0),
        letters: letters.map(|size| Letters::new(scale, board, size)),
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

/// Which of these places is the nearest.
fn nearest(places: impl Iterator<Item = f32>, at: f32) -> u8 {
    let off = places.map(|place| (place - at).abs());
    let least = (0..).zip(off).min_by(|a, b| a.1.total_cmp(&b.1));
    least.map_or(0, |(n, _)| n)
}

fn rows(rgba: &mut [u8], from: usize, w: usize, scale: &Scale, stuff: &Stuff) {
    let half = (stuff.field.0 / 2.0, stuff.field.1 / 2.0);
    for (i, line) in rgba.chunks_exact_mut(w * 4).enumerate() {
        let row = from + i;
        let y = (row as f32 + 0.5 - scale.origin.1) * stuff.px;
        let Row {
            raised,
            step,
            circles,
        } = stuff.row(y);
        for (col, to) in line.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let x = (col as f32 + 0.5 - scale.origin.0) * stuff.px;
            let (d, dir) = rounded(x - half.0, y - half.1, half.0, half.1, CORNER);
            // Its edge has been knocked now and then.
            let chip = if d < 7.0 {
                1.0 * smoothstep(0.74, 1.0, value(x * 0.045, y * 0.045, 171))
            } else {
                0.0
            };
            let cover = clamp01((d - chip) / stuff.px + 0.5);
            if cover <= 0.0 {
                continue;
            }
            let mut c = stuff.bare(x, y, raised);
            if d > 7.0 {
                c = step.over(c, x, y);
                if let Some(middle) = circles[usize::from(stuff.files[col])] {
                    c = stuff.circle(c, x - middle.0, y - middle.1);
                }
                c = stuff.engraved(c, col as f32, row as f32);
            } else {
                c = step.over(c, x, y);
                c = edge(c, d - chip, dir, stuff.px);
            }
            let dither = hash(col as i32, row as i32, 179) - 0.5;
            blend(to, byte(c, dither), (cover * 255.0 + 0.5) as u8);
        }
    }
}

/// What is the same along a row: whether it lies high, and what the steps make of it.
struct Row {
    raised: bool,
    step: Step,
    /// The circles nearest to it, by file: where the middles lie of those cut into the stone.
    circles: Vec<Option<Point>>,
}

/// Light and shade of a step along a row.
struct Step {
    /// How dark the step's shadow or its shaded side is.
    dark: f32,
    /// How light its lit side or its arris.
    light: f32,
}

impl Step {
    fn over(&self, c: [f32; 3], x: f32, y: f32) -> [f32; 3] {
        if self.dark <= 0.0 && self.light <= 0.0 {
            return c;
        }
        // Hewn by hand: never quite even.
        let uneven = 0.85 + 0.3 * value(x * 0.035, y * 0.11, 176);
        let c = each(|k| lerp(c[k], [0.22, 0.13, 0.05][k], clamp01(self.dark * uneven)));
        each(|k| lerp(c[k], [1.0, 0.93, 0.76][k], clamp01(self.light * uneven)))
    }
}

/// The slab's broken edge, `d` inside it.
fn edge(c: [f32; 3], d: f32, dir: [f32; 2], px: f32) -> [f32; 3] {
    let s = 0.95 * smoothstep(5.0, 0.6, d);
    let n = normalize([dir[0] * s, dir[1] * s, 1.0]);
    let lit = shade(c, n, STONE);
    let arris = smoothstep(1.5 + px * 0.5, 0.3, (d - 5.2).abs());
    let facing = clamp01(0.35 - 0.65 * (dir[0] + dir[1]));
    let c = each(|k| lerp(lit[k], [1.0, 0.94, 0.80][k], arris * (0.10 + 0.50 * facing)));
    let line = 0.55 * smoothstep(1.3 + px * 0.4, 0.2, d);
    c.mapped(|v| v * (1.0 - line))
}

impl Stuff<'_> {
    fn row(&self, y: f32) -> Row {
        let (mut dark, mut light) = (0.0f32, 0.0f32);
        let soft = self.px * 0.5;
        let within =
            |a: f32, b: f32| smoothstep(a - soft, a + soft, y) * smoothstep(b + soft, b - soft, y);
        let (upper, lower) = self.board.sunk;
        for (at, above) in [(upper * POINTS, true), (lower * POINTS, false)] {
            let off = y - at;
            if above {
                // Down: the arris catches the lamp, the side is in shade and throws it on the field below.
                light = light.max(0.62 * smoothstep(1.3 + soft, 0.2, (off + 1.0).abs()));
                dark = dark.max(0.74 * within(at, at + STEP));
                let thrown = if off > STEP - 1.0 {
                    smoothstep(STEP + 17.0, STEP - 1.0, off)
                } else {
                    0.0
                };
                dark = dark.max(0.60 * thrown * thrown);
            } else {
                // Up: the side looks to the lamp.
                dark = dark.max(0.42 * smoothstep(5.0, 0.0, -off) * f32::from(u8::from(off < 0.0)));
                dark = dark.max(0.34 * smoothstep(1.2 + soft, 0.2, (off - STEP - 0.8).abs()));
                light = light.max(0.66 * within(at, at + STEP));
            }
        }
        let rank = nearest(self.board.ranks.iter().map(|rank| rank.y), y / POINTS);
        let circle = |file: u8| {
            let circle = Circle::at(file, rank)?;
            let (x, y) = self.board.point(circle);
            (!self.board.flowered(circle)).then_some((x * POINTS, y * POINTS))
        };
        Row {
            circles: (0..self.board.files.len() as u8).map(circle).collect(),
            raised: y < upper * POINTS || y > lower * POINTS,
            step: Step { dark, light },
        }
    }

    /// The stone, without anything cut into it.
    fn bare(&self, x: f32, y: f32, raised: bool) -> [f32; 3] {
        let t = clamp01((x / self.field.0 + y / self.field.1) / 2.0);
        let stops = if raised {
            [
                [0.895, 0.765, 0.565],
                [0.835, 0.690, 0.480],
                [0.765, 0.605, 0.395],
            ]
        } else {
            [
                [0.760, 0.600, 0.392],
                [0.715, 0.555, 0.355],
                [0.655, 0.495, 0.305],
            ]
        };
        let base = ramp(&stops, t);
        // Layers of sand, laid down one over the other and bent a little; those of the lower field were cut
        // across elsewhere.
        let (x, y) = (x, y + if raised { 0.0 } else { 400.0 });
        let bend = 26.0 * value(x * 0.0035, y * 0.006, 161) + 7.0 * value(x * 0.013, y * 0.02, 162);
        let layer = fbm(x * 0.0022, (y + bend) * 0.045, 3, 163) - 0.5;
        let thin = value(x * 0.006, (y + bend) * 0.23, 164) - 0.5;
        let iron = smoothstep(0.62, 0.80, fbm(x * 0.0030, (y + bend) * 0.030, 2, 165));
        let cloud = fbm(x * 0.010, y * 0.014, 2, 166) - 0.5;
        // Grains lie in no rows.
        let (u, v) = (0.8 * x + 0.6 * y, 0.8 * y - 0.6 * x);
        let grain = value(u * 0.95, v * 0.95, 167) - 0.5;
        let sand = smoothstep(0.80, 0.97, value(u * 0.62, v * 0.62, 168)) * self.detail;
        let pore =
            smoothstep(0.90, 1.0, value(u * 0.36 + 2.0 * grain, v * 0.36, 169)) * self.detail;
        let tone = 1.0 + 0.22 * layer + 0.075 * thin + 0.10 * cloud + 0.13 * grain * self.detail;
        let mut c = base.mapped(|v| v * tone);
        c = each(|k| lerp(c[k], [0.70, 0.44, 0.24][k], 0.26 * iron));
        c = each(|k| lerp(c[k], [0.99, 0.93, 0.80][k], 0.24 * sand));
        c.mapped(|v| v * (1.0 - 0.30 * pore))
    }

    /// A circle cut in, at a point told from its middle.
    fn circle(&self, c: [f32; 3], dx: f32, dy: f32) -> [f32; 3] {
        let r = self.board.circle * POINTS;
        let d = length2(dx, dy);
        if d > r + 6.0 {
            return c;
        }
        let (ux, uy) = (dx / d.max(0.1), dy / d.max(0.1));
        // The lip, worn round; the wall; a floor that is hardly dished.
        let wall = 5.5;
        let soft = self.px * 0.5;
        let slope = if d > r {
            0.34 * smoothstep(r + 3.0, r, d)
        } else {
            lerp(
                0.10 * d / r,
                1.2,
                smoothstep(r - wall - 1.0 - soft, r - wall + 1.0 + soft, d),
            )
        };
        let within = smoothstep(r + soft, r - soft, d);
        // Freshly cut stone is warmer than what was rubbed.
        let mut c = each(|k| lerp(c[k], c[k] * [0.93, 0.895, 0.84][k], within));
        c = shade(c, normalize([-ux * slope, -uy * slope, 1.0]), STONE);
        if d < r {
            // What the upper left lip keeps the lamp from.
            let hidden = length2(dx - 5.6, dy - 6.8);
            let shadow = smoothstep(r - 9.0, r - 0.5, hidden);
            let floor = smoothstep(r - wall + 2.0, r - wall - 2.0, d);
            c = c.mapped(|v| v * (1.0 - 0.42 * shadow * lerp(0.6, 1.0, floor)));
            let near = smoothstep(r - wall - 7.0, r - wall, d) * floor;
            c = c.mapped(|v| v * (1.0 - 0.13 * near));
        }
        let line = smoothstep(1.1 + soft, 0.2, (d - r).abs()) * (0.34 - 0.22 * (ux + uy) * 0.7);
        c = each(|k| lerp(c[k], [0.30, 0.18, 0.07][k], line.max(0.0)));
        // The far lip catches the lamp.
        let lip = smoothstep(1.5 + soft, 0.3, (d - r - 1.7).abs()) * clamp01(0.2 + 0.6 * (ux + uy));
        each(|k| lerp(c[k], [1.0, 0.93, 0.76][k], 0.55 * lip))
    }

    /// Letters cut into the stone.
    fn engraved(&self, c: [f32; 3], x: f32, y: f32) -> [f32; 3] {
        let Some(of) = &self.letters else { return c };
        let wide = of.soft.get(x, y);
        if wide <= 0.002 && of.mask.get(x - of.depth, y - of.depth) <= 0.0 {
            return c;
        }
        let on = of.mask.get(x, y);
        let lit = of.mask.get(x - of.depth, y - of.depth) * (1.0 - on);
        let c = each(|k| lerp(c[k], [1.0, 0.94, 0.78][k], 0.55 * lit));
        let slope =
            of.soft.get(x + of.depth, y + of.depth) - of.soft.get(x - of.depth, y - of.depth);
        let ground = [0.30, 0.185, 0.085].mapped(|v| v * (1.0 - 0.35 * slope));
        each(|k| lerp(c[k], ground[k], 0.88 * on))
    }
}
