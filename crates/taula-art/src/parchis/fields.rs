//! The board's materials, pixel by pixel: veneers, stone, oil paint, the turned medallions, the frame.

use super::{CORNER, FRAME, Scale};
use crate::dye::Dye;
use crate::math::{Mapped, clamp01, each, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::palette;
use crate::raster::{Pixels, blend, byte, unit};
use crate::relief::{MATT, lambert, shade};
use crate::shape::{Point, long_way, rounded, scan, to_edge};
use crate::wood::{lime_stops, limewood, ramp, stops};
use taula_rules::games::parchis::Board;

/// What a field is made of.
#[derive(Clone, Copy)]
enum Material {
    Veneer,
    Stone,
    Paint(Dye),
    Bare,
}

/// A field: its material, the way its grain or brush runs, and what makes it differ from its neighbours.
struct Field {
    material: Material,
    /// How strongly the pattern of the paint shows: large fields ask for less.
    pattern: f32,
    along: Point,
    seed: u32,
    tone: f32,
}

/// The turned disc in a home on which pieces wait.
pub(super) struct Medallion {
    pub(super) centre: Point,
    pub(super) radius: f32,
    pub(super) hollows: Vec<Point>,
    pub(super) hollow: f32,
    seed: u32,
}

/// The medallions of a board, by seat, in squares.
pub(super) fn medallions(board: &Board) -> Vec<Medallion> {
    board
        .seats
        .iter()
        .enumerate()
        .map(|(i, seat)| {
            let home = &seat.home;
            let radius = to_edge(&home.corners, home.centre) * 0.69;
            let apart = |a: &Point, b: &Point| length2(a.0 - b.0, a.1 - b.1);
            let near = home
                .hollows
                .iter()
                .enumerate()
                .flat_map(|(k, a)| home.hollows[..k].iter().map(move |b| apart(a, b)));
            // Hollows take up about half of what parts them.
            let hollow = near.fold(radius, f32::min) * 0.248;
            Medallion {
                centre: home.centre,
                radius,
                hollows: home.hollows.clone(),
                hollow,
                seed: 400 + 31 * i as u32,
            }
        })
        .collect()
}

/// Which field each pixel belongs to: 0 is the bare ground, then the homes in the order of the seats.
fn plan(
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
) -> (Vec<Field>, Vec<u16>) {
    let (w, h) = (scale.size.0 as usize, scale.size.1 as usize);
    let mut ids = vec![0u16; w * h];
    let mut fields = vec![Field {
        material: Material::Bare,
        pattern: 0.0,
        along: (1.0, 0.0),
        seed: 200,
        tone: 0.0,
    }];
    let mut add = |corners: &[Point], material: Material, pattern: f32| {
        let id = fields.len() as u16;
        let tone = hash(i32::from(id), 3, 61) - 0.5;
        fields.push(Field {
            material,
            pattern,
            along: long_way(corners),
            seed: 200 + u32::from(id) * 23,
            tone,
        });
        let corners: Vec<Point> = corners.iter().map(|&c| scale.at(c)).collect();
        scan(&corners, w, h, |row, from, to| {
            ids[row * w + from..row * w + to].fill(id)
        });
    };
    let seat_paint = |seat: usize| dye(seat).map_or(Material::Bare, Material::Paint);
    for (i, seat) in board.seats.iter().enumerate() {
        add(&seat.home.corners, seat_paint(i), 0.72);
    }
    for (i, square) in board.ring.iter().enumerate() {
        let exit = board
            .seats
            .iter()
            .position(|seat| usize::from(seat.exit) == i + 1);
        let material = match exit {
            Some(seat) => seat_paint(seat),
            None if square.safe => Material::Stone,
            None => Material::Veneer,
        };
        add(&square.corners, material, 1.0);
    }
    for (i, seat) in board.seats.iter().enumerate() {
        for square in &seat.column {
            add(&square.corners, seat_paint(i), 1.0);
        }
        add(&seat.goal.corners, seat_paint(i), 1.0);
    }
    (fields, ids)
}

/// Everything that stays the same from pixel to pixel.
struct Stuff {
    fields: Vec<Field>,
    ids: Vec<u16>,
    medallions: Vec<Medallion>,
    lime: [[f32; 3]; 3],
    veneer: [[f32; 3]; 3],
    /// A pixel, in squares.
    px: f32,
    /// 1 where a picture is large enough for the finest grain, 0 where it would flicker.
    fine: f32,
    /// Length of a pattern's repeat, in squares.
    period: f32,
    /// The board's size in squares, the field alone.
    field: (f32, f32),
}

/// Paints frame and fields over the shadow. `shown` is the size of a square in the finished picture.
pub(super) fn paint(
    out: &mut Pixels,
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
    shown: f32,
) {
    let (fields, ids) = plan(scale, board, dye);
    let stuff = Stuff {
        fields,
        ids,
        medallions: medallions(board),
        lime: lime_stops(),
        veneer: stops([0xD2, 0xBA, 0x8E], [0xF1, 0xE4, 0xC9], [0xFC, 0xF5, 0xE4]),
        px: 1.0 / scale.unit,
        fine: smoothstep(6.0, 22.0, shown),
        period: if shown < 12.0 { 1.0 } else { 0.5 },
        field: board.field,
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
            let (d, dir) = rounded(
                x - half.0,
                y - half.1,
                half.0 + FRAME,
                half.1 + FRAME,
                CORNER,
            );
            let cover = clamp01(d * scale.unit + 0.5);
            if cover <= 0.0 {
                continue;
            }
            let colour = if x >= 0.0 && y >= 0.0 && x < stuff.field.0 && y < stuff.field.1 {
                let id = usize::from(stuff.ids[row * w + col]);
                let surface = || stuff.surface(&stuff.fields[id], x, y);
                let c = match id
                    .checked_sub(1)
                    .and_then(|seat| stuff.medallions.get(seat))
                {
                    Some(m) => stuff.home(m, surface, x, y),
                    None => surface(),
                };
                // The frame stands higher and keeps the lamp from the field's upper and left edge.
                let dark = 0.42 * smoothstep(0.20, 0.0, y).max(smoothstep(0.17, 0.0, x));
                c.mapped(|v| v * (1.0 - dark))
            } else {
                stuff.frame(d, dir, x, y)
            };
            let dither = hash(col as i32, row as i32, 78) - 0.5;
            blend(to, byte(colour, dither), (cover * 255.0 + 0.5) as u8);
        }
    }
}

impl Stuff {
    /// A field's surface at a point of the board.
    fn surface(&self, field: &Field, x: f32, y: f32) -> [f32; 3] {
        let (ax, ay) = field.along;
        let along = (x * ax + y * ay) * 32.0 + field.seed as f32 * 7.0;
        let across = (y * ax - x * ay) * 32.0 + field.seed as f32 * 3.0;
        // The whole board lies in the lamp's light, which falls off towards the lower right.
        let fall = 1.035 - 0.075 * (x / self.field.0 * 0.5 + y / self.field.1 * 0.5);
        match field.material {
            Material::Veneer => {
                let tone = limewood(along, across, field.seed, self.fine);
                ramp(&self.veneer, 0.50 + 0.46 * tone + 0.16 * field.tone).mapped(|v| v * fall)
            }
            Material::Bare => {
                let tone = limewood(along, across, field.seed, self.fine);
                ramp(&self.lime, 0.55 + 0.32 * tone + 0.10 * field.tone).mapped(|v| v * fall)
            }
            Material::Stone => {
                let base = unit(palette::SAFE);
                let cloud = fbm(x * 2.6, y * 2.6, 3, field.seed) - 0.5;
                let speck = (value(x * 27.0, y * 27.0, 7) - 0.5) * self.fine;
                let tone = 1.0 + 0.16 * cloud + 0.11 * speck + 0.05 * field.tone;
                [
                    base[0] * tone * fall,
                    base[1] * tone * fall,
                    base[2] * tone * fall,
                ]
            }
            Material::Paint(dye) => self
                .oil(dye, field, along, across, x, y)
                .mapped(|v| v * fall),
        }
    }

    /// Oil paint, laid on with a bristle brush along the field: ridges that catch the lamp, thin places
    /// where the wood shows.
    fn oil(&self, dye: Dye, field: &Field, along: f32, across: f32, x: f32, y: f32) -> [f32; 3] {
        let sway = (value(along * 0.012, across * 0.04, 31) - 0.5) * 6.0;
        let ridge = |a: f32| {
            0.6 * value(along * 0.02, a * 0.30, 32)
                + (0.40 * value(along * 0.035, a * 0.72, 33)) * self.fine
        };
        let a = across + sway;
        let here = ridge(a);
        // Ridges run along the field: their slope across it is what the lamp sees.
        let slope = here - ridge(a + 0.8);
        let thin = smoothstep(0.62, 0.90, fbm(along * 0.008, across * 0.16, 2, 34));
        let base = unit(dye.rgb());
        let pattern = dye.pattern(x / self.period, y / self.period, self.px / self.period);
        let strength = match dye {
            Dye::Yellow | Dye::Ivory | Dye::Lapis => 0.0,
            Dye::Blue => 0.23,
            Dye::Red => 0.28,
            Dye::Green => 0.30,
        } * field.pattern;
        let body = 1.0 + 0.09 * (here - 0.5) + 0.05 * field.tone;
        let gleam = 0.30 * slope * (0.35 + self.fine * 0.65);
        let wood = [0.62, 0.44, 0.24];
        each(|k| {
            let c = lerp(base[k], wood[k], thin * 0.15) * body;
            let c = c + (1.0 - c) * strength * pattern * (0.85 + 0.3 * here);
            c * (1.0 + gleam) + 0.06 * gleam.max(0.0)
        })
    }

    /// A home with its medallion over the paint.
    fn home(&self, m: &Medallion, paint: impl Fn() -> [f32; 3], x: f32, y: f32) -> [f32; 3] {
        let r = length2(x - m.centre.0, y - m.centre.1);
        if r > m.radius * 1.12 {
            return paint();
        }
        let soft = self.px.max(0.02);
        let on = smoothstep(soft * 0.5, -soft * 0.5, r - m.radius);
        // Nothing of the paint is seen where the disc covers it.
        let under = if on < 1.0 { paint() } else { [0.0; 3] };
        // The groove in which it sits, darker towards the lamp, and its shadow on the paint.
        let behind = length2(x - m.centre.0 - 0.07, y - m.centre.1 - 0.10) - m.radius;
        let shaded = 0.50 * smoothstep(0.16, -0.02, behind);
        let groove = 0.62 * smoothstep(0.085 + soft, 0.085 - soft * 0.5, (r - m.radius).abs());
        let ground = under.mapped(|v| v * (1.0 - shaded.max(groove)));
        if on <= 0.0 {
            return ground;
        }
        let (dx, dy) = (
            (x - m.centre.0) / r.max(1e-4),
            (y - m.centre.1) / r.max(1e-4),
        );
        let tone = limewood(x * 32.0, y * 32.0, m.seed, self.fine);
        let lathe = (value(r * 26.0, 1.0, 55) - 0.5) * 0.06 * self.fine;
        let mut colour = ramp(&self.lime, 0.62 + 0.20 * tone + lathe);
        // Profile from the outside: a rounded edge, a turned bead, a flat.
        let e = m.radius - r;
        let mut s = 0.75 * smoothstep(0.13, 0.0, e);
        s += 0.50
            * (smoothstep(0.035, 0.0, (e - 0.235).abs())
                - smoothstep(0.035, 0.0, (e - 0.185).abs()));
        let mut n = [dx * s, dy * s, 1.0];
        for h in &m.hollows {
            let (hx, hy) = (x - h.0, y - h.1);
            let d = length2(hx, hy) / m.hollow;
            if d > 1.12 {
                continue;
            }
            // A bowl: its walls face its middle, steepest near the rim, and the rim is broken.
            let wall = 0.66 * d * d * smoothstep(1.02, 0.93, d);
            let rim = 0.35 * smoothstep(0.07, 0.0, (d - 1.04).abs());
            let k = (rim - wall) / (d * m.hollow).max(1e-4);
            n[0] += hx * k;
            n[1] += hy * k;
            // The wall towards the lamp is in its own shadow.
            let lee = clamp01(0.35 - 0.62 * (hx + hy) / m.hollow) * smoothstep(1.0, 0.88, d);
            let deep = 0.15 * smoothstep(1.0, 0.6, d) + 0.24 * lee;
            colour = colour.mapped(|v| v * (1.0 - deep));
            let line = 0.35 * smoothstep(0.045 + soft, 0.02, (d - 1.0).abs() * m.hollow);
            let dark = unit([0x6B, 0x4A, 0x22]);
            colour = each(|k| lerp(colour[k], dark[k], line));
        }
        let c = shade(colour, normalize(n), MATT);
        each(|k| lerp(ground[k], c[k], on))
    }

    /// The frame, `d` inside its outer edge, which lies in the direction `dir`.
    fn frame(&self, d: f32, dir: [f32; 2], x: f32, y: f32) -> [f32; 3] {
        let (hx, hy) = (self.field.0 / 2.0, self.field.1 / 2.0);
        let (qx, qy) = ((x - hx).abs() - hx, (y - hy).abs() - hy);
        // Which of the four mitred pieces: its grain runs along it.
        let side = qx > qy;
        let piece = 300 + 17 * u32::from(side) + 5 * u32::from(if side { x > hx } else { y > hy });
        let (along, across) = if side { (y, x) } else { (x, y) };
        let tone = limewood(along * 32.0, across * 32.0, piece, self.fine);
        let t = d / FRAME;
        // A planed moulding: a round outer edge, a face that leans outwards a little, an inner step.
        let s = 0.95 * smoothstep(0.17, 0.0, t) + 0.13 - 1.05 * smoothstep(0.85, 0.94, t);
        let n = normalize([dir[0] * s, dir[1] * s, 1.0]);
        let mut c = shade(ramp(&self.lime, 0.60 + 0.26 * tone), n, MATT);
        // A line of dark wood and one of brass, let in all around.
        let line = |c: [f32; 3], middle: f32, width: f32, ink: [f32; 3], a: f32| {
            let a = a * clamp01((width / 2.0 - (t - middle).abs()) * FRAME / self.px + 0.5);
            each(|k| lerp(c[k], ink[k], a))
        };
        let light = lambert(n);
        c = line(
            c,
            0.505,
            0.125,
            unit(palette::INLAY).mapped(|v| v * (0.9 + 0.2 * tone)),
            0.90,
        );
        c = line(
            c,
            0.595,
            (self.px / FRAME * 0.8).max(0.05),
            [0.91 * light, 0.78 * light, 0.50 * light],
            0.92,
        );
        // The joint of the mitre, and the dark line where the frame meets the field.
        let mitre = 0.40
            * smoothstep(
                self.px.max(0.025) * 1.4,
                self.px * 0.2,
                (qx - qy).abs() * 0.7,
            );
        let foot = 0.45 * smoothstep(0.90, 1.0, t);
        c.mapped(|v| v * (1.0 - mitre.max(foot)))
    }
}
