//! A part of the garden, cut out and edged with cedar of its own.

use crate::math::{Mapped, clamp01, normalize, smoothstep};
use crate::raster::{Pixels, blend, byte, unit};
use crate::relief::{MATT, shade};
use crate::shadow;
use crate::shape::{Point, rounded};
use crate::wood::{limewood, ramp, stops};

/// How much moss is seen round the squares, and how broad the cedar is, in squares.
const MOSS: f32 = 0.045;
const CEDAR: f32 = 0.27;
/// The radius of the edge's corners, in squares.
const CORNER: f32 = 0.11;

/// Where things lie in a picture of a part of the garden. Lengths are pixels.
pub(super) struct Bed {
    /// A square; whole.
    pub(super) unit: f32,
    /// Where the upper left corner of the thing's own square lies in the picture.
    pub(super) origin: Point,
    /// Where the edge begins in the picture, and its size.
    edge: Point,
    size: Point,
    picture: u32,
}

impl Bed {
    /// So many squares across and down, as large as they can be in a square of this side.
    pub(super) fn new(side: f32, across: f32, down: f32) -> Self {
        let round = 2.0 * (MOSS + CEDAR);
        let unit = (side / (across.max(down) + round)).floor().max(3.0);
        let size = ((across + round) * unit, (down + round) * unit);
        let margin = (side * 0.09).ceil();
        let place = |length: f32| (margin + (side - length) / 2.0).round();
        Self {
            unit,
            origin: (margin, margin),
            edge: (place(size.0), place(size.1)),
            size,
            picture: (side + 2.0 * margin).ceil() as u32,
        }
    }

    /// Where a point lies in the picture, told in squares from the upper left corner of the squares.
    pub(super) fn at(&self, (x, y): Point) -> Point {
        let round = MOSS + CEDAR;
        (
            self.edge.0 + (x + round) * self.unit,
            self.edge.1 + (y + round) * self.unit,
        )
    }

    /// The part of a picture of the whole garden whose squares begin at `corner`, in its edge, with its shadow.
    pub(super) fn framed(&self, garden: &Pixels, corner: Point) -> Pixels {
        let u = self.unit;
        let rect = (self.edge.0, self.edge.1, self.size.0, self.size.1);
        let layers = [
            (0.11 * u, 0.17 * u, 0.17 * u, 0.60),
            (0.03 * u, 0.05 * u, 0.04 * u, 0.55),
        ];
        let mut out = shadow::cast(self.picture, self.picture, rect, CORNER * u, layers);
        let wood = stops([0x3A, 0x25, 0x15], [0x62, 0x43, 0x2A], [0x8C, 0x66, 0x44]);
        let (sx, sy) = self.at((0.0, 0.0));
        let (dx, dy) = (
            (corner.0 - sx).round() as i32,
            (corner.1 - sy).round() as i32,
        );
        let half = (self.size.0 / 2.0, self.size.1 / 2.0);
        let w = out.width as usize;
        for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let (col, row) = (i % w, i / w);
            let x = col as f32 + 0.5 - self.edge.0;
            let y = row as f32 + 0.5 - self.edge.1;
            let (d, dir) = rounded(x - half.0, y - half.1, half.0, half.1, CORNER * u);
            let cover = clamp01(d + 0.5);
            if cover <= 0.0 {
                continue;
            }
            let within = (x.min(y).min(self.size.0 - x).min(self.size.1 - y)) / u - CEDAR;
            let c = if within < 0.0 {
                let c = self.cedar(&wood, (x, y), d / u, dir, -within);
                byte(c, 0.0)
            } else {
                let seen = garden.at(col as i32 + dx, row as i32 + dy);
                // The edge stands higher, and keeps the lamp from what lies at its foot above and on the left.
                let near = x.min(y) / u - CEDAR;
                let dark =
                    (0.50 * smoothstep(0.13, 0.0, near)).max(0.6 * smoothstep(0.03, 0.0, within));
                byte(
                    unit([seen[0], seen[1], seen[2]]).mapped(|v| v * (1.0 - dark)),
                    0.0,
                )
            };
            blend(to, c, (cover * 255.0 + 0.5) as u8);
        }
        out
    }

    /// Four boards, mitred at the corners; `d` within the outer edge, `from` the inner one, in squares.
    fn cedar(
        &self,
        wood: &[[f32; 3]; 3],
        (x, y): Point,
        d: f32,
        dir: [f32; 2],
        from: f32,
    ) -> [f32; 3] {
        let u = self.unit;
        let (fx, fy) = (x.min(self.size.0 - x), y.min(self.size.1 - y));
        let (along, across, board) = if fy < fx {
            (x, y, u32::from(y > self.size.1 / 2.0))
        } else {
            (y, x, 2 + u32::from(x > self.size.0 / 2.0))
        };
        let grain = 40.0 / u;
        let tone = limewood(
            along * grain,
            across * grain * 1.6 + 170.0 * board as f32,
            160 + board,
            0.8,
        );
        let fall = 0.14 - 0.26 * (x / self.size.0 + y / self.size.1) / 2.0;
        let c = ramp(wood, 0.44 + 0.24 * tone + fall);
        let slope = 0.75 * smoothstep(0.060, 0.015, d) - 0.70 * smoothstep(0.055, 0.012, from);
        let c = shade(c, normalize([dir[0] * slope, dir[1] * slope, 1.0]), MATT);
        let mitre = smoothstep(0.9, 0.2, (fx - fy).abs() * 0.707) * 0.42;
        let rim = smoothstep(1.3 / u, 0.2 / u, d) * 0.45;
        let lip = smoothstep(1.5 / u, 0.2 / u, from) * 0.55;
        c.mapped(|v| v * (1.0 - mitre) * (1.0 - rim) * (1.0 - lip))
    }

    /// Lays a picture with its middle at a point, where it lies on the lake: its two files of three squares begin at
    /// the second square across and down.
    pub(super) fn on_lake(&self, out: &mut Pixels, picture: &Pixels, (x, y): Point) {
        let (left, top) = self.at((1.0, 1.0));
        let (half_w, half_h) = (self.unit, self.unit * 1.5);
        let (w, h) = (picture.width as i32, picture.height as i32);
        let (ox, oy) = (
            (x - w as f32 / 2.0).round() as i32,
            (y - h as f32 / 2.0).round() as i32,
        );
        let mut seen = picture.clone();
        for (i, to) in seen.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let px = (i as i32 % w + ox) as f32 + 0.5 - left - half_w;
            let py = (i as i32 / w + oy) as f32 + 0.5 - top - half_h;
            let (d, _) = rounded(px, py, half_w, half_h, self.unit * 0.2);
            let keep = smoothstep(0.02, 0.10, d / self.unit);
            to[3] = (f32::from(to[3]) * keep) as u8;
        }
        out.lay(&seen, ox, oy);
    }
}
