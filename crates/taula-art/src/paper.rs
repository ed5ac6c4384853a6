//! Laid paper for cards and plates.

use crate::math::{floor, lerp, smoothstep};
use crate::noise::hash;
use crate::palette::PAPER;
use crate::raster::{Pixels, byte, unit};

/// Noise whose lattice has a whole number of points across the tile and begins again after them.
struct Layer {
    /// Points across and down.
    points: (i32, i32),
    amp: f32,
    seed: u32,
    /// The lattice, interpolated for the row at hand; one point more than there are, the first again.
    row: Vec<f32>,
}

impl Layer {
    fn new((across, down, amp): (f32, f32, f32), seed: u32, width: f32, height: f32) -> Self {
        let n = |points: f32, side: f32| ((points * side / 256.0 + 0.5) as i32).max(1);
        let points = (n(across, width), n(down, height));
        Self {
            points,
            amp,
            seed,
            row: vec![0.0; points.0 as usize + 2],
        }
    }

    /// Makes ready for a row at `y` of the way down (0..1).
    fn enter(&mut self, y: f32) {
        let (nx, ny) = self.points;
        let (j, t) = floor(y * ny as f32);
        let t = smoothstep(0.0, 1.0, t);
        for (i, v) in self.row.iter_mut().enumerate() {
            let i = i as i32 % nx;
            *v = (lerp(
                hash(i, j % ny, self.seed),
                hash(i, (j + 1) % ny, self.seed),
                t,
            ) - 0.5)
                * self.amp;
        }
    }

    /// The noise at `x` of the way across (0..1), in half of `amp` to both sides of 0.
    fn at(&self, x: f32) -> f32 {
        let (i, t) = floor(x * self.points.0 as f32);
        let i = i as usize;
        lerp(self.row[i], self.row[i + 1], smoothstep(0.0, 1.0, t))
    }
}

/// Paper of `width` by `height` pixels (256 by 256 is usual), opaque; it repeats without a seam. It stays
/// close to the colour of [`PAPER`], so that text on it keeps its contrast.
pub fn paper(width: u32, height: u32) -> Pixels {
    let mut out = Pixels::new(width, height);
    let (w, h) = (out.width as f32, out.height as f32);
    let base = unit(PAPER);
    // Tooth, cloud, and the sieve's marks both ways: points across, points down, strength.
    let ground = [
        (170.0, 170.0, 0.030),
        (96.0, 120.0, 0.016),
        (9.0, 7.0, 0.008),
        (20.0, 150.0, 0.012),
        (140.0, 24.0, 0.010),
    ];
    let mut ground: Vec<_> = (1..)
        .zip(ground)
        .map(|(seed, g)| Layer::new(g, seed, w, h))
        .collect();
    let mut fibres = Layer::new((34.0, 80.0, 1.0), 6, w, h);
    for (row, line) in out
        .rgba
        .chunks_exact_mut(out.width as usize * 4)
        .enumerate()
    {
        let y = (row as f32 + 0.5) / h;
        for layer in ground.iter_mut().chain([&mut fibres]) {
            layer.enter(y);
        }
        for (col, to) in line.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let x = (col as f32 + 0.5) / w;
            let mut v: f32 = ground.iter().map(|layer| layer.at(x)).sum();
            // A few fibres, darker than the ground.
            v -= 0.022 * smoothstep(0.40, 0.48, fibres.at(x));
            let c = byte([base[0] + v, base[1] + v * 1.05, base[2] + v * 1.3], 0.0);
            *to = [c[0], c[1], c[2], 255];
        }
    }
    out
}
