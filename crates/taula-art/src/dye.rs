//! The colours a seat can play: never a tint alone, always with a pattern and a shape. Four are painted, and a
//! player may choose among them; the two stones of Tebas are what its pieces are made of.

use crate::math::{Mapped, PI, clamp01, each, floor, length2, lerp, turns};
use crate::palette::Rgb;
use crate::raster::{Pixels, byte, supersample, unit};

/// A player's colour, its pattern and the shape of the piece's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dye {
    /// Plain; the head is a ball.
    Yellow,
    /// Stripes; the head is a cone.
    Blue,
    /// Crosses; the head is a crown.
    Red,
    /// Dots; the head is a cube.
    Green,
    /// Ivory, with fine lines; a disc of Tebas.
    Ivory,
    /// Lapis lazuli, with flecks of gold; a disc of Tebas.
    Lapis,
}

impl Dye {
    /// The four that are painted, in the order of the seats.
    pub const ALL: [Dye; 4] = [Dye::Yellow, Dye::Blue, Dye::Red, Dye::Green];
    /// The two stones of Tebas, in the order of the seats; no other game has them to choose.
    pub const STONES: [Dye; 2] = [Dye::Ivory, Dye::Lapis];

    /// The one of this [`name`](Dye::name), painted or of stone.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut every = Self::ALL.into_iter().chain(Self::STONES);
        every.find(|dye| dye.name() == name)
    }

    /// Its name in files and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Dye::Yellow => "yellow",
            Dye::Blue => "blue",
            Dye::Red => "red",
            Dye::Green => "green",
            Dye::Ivory => "ivory",
            Dye::Lapis => "lapis",
        }
    }

    /// The colour itself.
    pub const fn rgb(self) -> Rgb {
        match self {
            Dye::Yellow => [0xE3, 0xB2, 0x3C],
            Dye::Blue => [0x2C, 0x6B, 0xAF],
            Dye::Red => [0xBE, 0x40, 0x34],
            Dye::Green => [0x1F, 0x8A, 0x6D],
            Dye::Ivory => [0xE6, 0xD2, 0xA0],
            Dye::Lapis => [0x26, 0x49, 0xA6],
        }
    }

    /// The colour in shadow, for outlines and engraving.
    pub const fn deep(self) -> Rgb {
        match self {
            Dye::Yellow => [0x9A, 0x73, 0x14],
            Dye::Blue => [0x17, 0x3E, 0x6B],
            Dye::Red => [0x7C, 0x22, 0x1A],
            Dye::Green => [0x0E, 0x52, 0x3F],
            Dye::Ivory => [0x7A, 0x56, 0x22],
            Dye::Lapis => [0x12, 0x24, 0x62],
        }
    }

    /// The colour in light.
    pub const fn light(self) -> Rgb {
        match self {
            Dye::Yellow => [0xF6, 0xD6, 0x7C],
            Dye::Blue => [0x7F, 0xB0, 0xE2],
            Dye::Red => [0xE9, 0x8A, 0x7E],
            Dye::Green => [0x74, 0xC9, 0xAE],
            Dye::Ivory => [0xFB, 0xF3, 0xDD],
            Dye::Lapis => [0x8F, 0xAF, 0xF0],
        }
    }

    /// How much of the pattern covers a point (0..1); the pattern repeats every unit in x and y. `soft` is
    /// the width of a pixel in these units.
    pub(crate) fn pattern(self, x: f32, y: f32, soft: f32) -> f32 {
        let edge = |distance: f32| clamp01(0.5 - distance / soft);
        let (u, v) = (floor(x).1, floor(y).1);
        match self {
            Dye::Yellow => 0.0,
            Dye::Blue => {
                let t = floor(x + y + 0.5).1;
                edge(((t - 0.5).abs() - 0.16) * std::f32::consts::FRAC_1_SQRT_2)
            }
            Dye::Red => {
                let (a, b) = ((u - 0.5).abs(), (v - 0.5).abs());
                edge((a - 0.082).max(b - 0.30).min((b - 0.082).max(a - 0.30)))
            }
            Dye::Green => {
                let (a, b) = (length2(u - 0.25, v - 0.25), length2(u - 0.75, v - 0.75));
                edge(a.min(b) - 0.15)
            }
            // Two lines, as the growth of a tusk shows them.
            Dye::Ivory => edge((floor(2.0 * v).1 - 0.5).abs() * 0.5 - 0.05),
            Dye::Lapis => {
                let near = |at: f32, is: f32| (is - at + 0.5).rem_euclid(1.0) - 0.5;
                let flecks = FLECKS.map(|(x, y, r)| length2(near(x, u), near(y, v)) - r);
                edge(flecks.into_iter().fold(f32::MAX, f32::min))
            }
        }
    }

    /// The pattern as it runs around the flange of a pawn, whose foot has a radius of 1; `px` is a pixel.
    pub(crate) fn around(self, x: f32, y: f32, px: f32) -> f32 {
        /// The middle of the flange.
        const MIDDLE: f32 = 0.81;
        let edge = |distance: f32| clamp01(0.5 - distance / px);
        let (turn, r) = (turns(x, y), length2(x, y) - MIDDLE);
        // The distance along the flange to the nearest of `n` marks.
        let nearest =
            |n: f32, lean: f32| (floor(turn * n + lean + 0.5).1 - 0.5) * (2.0 * PI * MIDDLE / n);
        match self {
            Dye::Yellow => 0.0,
            Dye::Blue => edge((nearest(9.0, r * 1.9).abs() - 0.125) * 0.8),
            Dye::Red => {
                let a = nearest(8.0, 0.0).abs();
                let r = r.abs();
                edge((a - 0.042).max(r - 0.115).min((a - 0.115).max(r - 0.042)))
            }
            Dye::Green => edge(length2(nearest(10.0, 0.0), r) - 0.088),
            Dye::Ivory => edge((r.abs() - 0.07).abs() - 0.02),
            Dye::Lapis => edge((nearest(16.0, 0.0).abs() - 0.10).max(r.abs() - 0.03)),
        }
    }

    /// How much of its own colour the pattern has, on small things.
    const fn strength(self) -> f32 {
        match self {
            Dye::Yellow => 0.0,
            Dye::Blue => 0.40,
            Dye::Red | Dye::Green => 0.52,
            Dye::Ivory => 0.55,
            Dye::Lapis => 0.95,
        }
    }

    /// What the pattern is made of: white thread, but brown on ivory, and gold on lapis.
    fn thread(self) -> [f32; 3] {
        match self {
            Dye::Yellow | Dye::Blue | Dye::Red | Dye::Green => [1.0; 3],
            Dye::Ivory => unit(self.deep()),
            Dye::Lapis => unit(GOLD),
        }
    }

    /// The colour with its pattern at a point.
    pub(crate) fn patterned(self, x: f32, y: f32, soft: f32) -> [f32; 3] {
        let a = self.strength() * self.pattern(x, y, soft);
        let (ground, thread) = (unit(self.rgb()), self.thread());
        each(|k| lerp(ground[k], thread[k], a))
    }
}

/// The gold in lapis.
const GOLD: Rgb = [0xF2, 0xCF, 0x74];

/// The flecks of a tile of lapis: where they lie, and how large they are.
const FLECKS: [(f32, f32, f32); 5] = [
    (0.20, 0.22, 0.115),
    (0.66, 0.10, 0.065),
    (0.60, 0.62, 0.135),
    (0.08, 0.74, 0.070),
    (0.92, 0.42, 0.050),
];

/// A tile of the pattern, `size_px` wide and high, that repeats without a seam; for the bars of a diagram.
pub fn pattern_tile(dye: Dye, size_px: u32) -> Pixels {
    let s = size_px.max(4) as f32;
    supersample(size_px.max(4), size_px.max(4), 2, |x, y| {
        let c = dye.patterned(x / s, y / s, 1.0 / s);
        [c[0], c[1], c[2], 1.0]
    })
}

/// The woven ribbon of a name plate: `width_px` by `height_px`, `scale` pixels a point.
pub fn ribbon(dye: Dye, width_px: u32, height_px: u32, scale: f32) -> Pixels {
    let (w, period) = (width_px as f32, 8.0 * scale);
    let mut out = Pixels::new(width_px, height_px);
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (
            (i as u32 % width_px.max(1)) as f32 + 0.5,
            (i as u32 / width_px.max(1)) as f32 + 0.5,
        );
        let c = dye.patterned(x / period, y / period, 1.0 / period);
        // Threads across, and a hem darker at both sides with a line of stitches.
        let thread = (floor(y / scale * 1.1).0 & 1) as f32 * 0.035;
        let hem = (x.min(w - x) / scale - 0.6).clamp(0.0, 1.0) * 0.14 - 0.14;
        let c = byte(c.mapped(|v| v * (1.0 - thread + hem)), 0.0);
        *to = [c[0], c[1], c[2], 255];
    }
    out
}
