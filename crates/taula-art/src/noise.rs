//! Noise: the irregularity of everything that grew or was made by hand.
//!
//! An SVG turbulence filter takes half a second for a window; this takes a few nanoseconds a pixel. Where
//! a whole row is wanted the lattice is interpolated across rows once and then only along the row.

use crate::math::{floor, lerp};

/// A number in 0..1 that belongs to a lattice point.
#[inline]
pub(crate) const fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1)
        ^ (y as u32).wrapping_mul(0x85EB_CA77)
        ^ seed.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    (h ^ (h >> 15)) as f32 / 4_294_967_296.0
}

/// Points of the lattice in a row and a column, after which it repeats: further than any grain is seen.
const SIDE: usize = 128;

/// Numbers in 0..1, ready: looking one up costs a third of hashing it.
static LATTICE: [f32; SIDE * SIDE] = {
    let mut table = [0.0; SIDE * SIDE];
    let mut i = 0;
    while i < SIDE * SIDE {
        table[i] = hash(i as i32, 0, 1);
        i += 1;
    }
    table
};

/// Where a seed's own lattice begins in the common one.
#[inline]
const fn corner(i: i32, j: i32, seed: u32) -> (usize, usize) {
    let s = seed.wrapping_mul(0x9E37_79B1);
    (
        i.wrapping_add((s >> 20) as i32) as usize,
        j.wrapping_add((s >> 9) as i32) as usize,
    )
}

#[inline]
fn lattice(i: usize, j: usize) -> f32 {
    LATTICE[(j % SIDE) * SIDE + i % SIDE]
}

#[inline]
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Value noise in 0..1, one lattice point a unit.
#[inline]
pub(crate) fn value(x: f32, y: f32, seed: u32) -> f32 {
    let ((i, tx), (j, ty)) = (floor(x), floor(y));
    let (tx, ty) = (ease(tx), ease(ty));
    let (i, j) = corner(i, j, seed);
    let (i2, j2) = (i.wrapping_add(1), j.wrapping_add(1));
    let a = lerp(lattice(i, j), lattice(i2, j), tx);
    let b = lerp(lattice(i, j2), lattice(i2, j2), tx);
    lerp(a, b, ty)
}

/// Octaves of value noise, each half as strong and twice as fine; in 0..1 about 0.5.
pub(crate) fn fbm(x: f32, y: f32, octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut amp, mut scale) = (0.0, 0.0, 1.0, 1.0);
    for o in 0..octaves {
        sum += amp * value(x * scale, y * scale, seed.wrapping_add(o * 131));
        weight += amp;
        amp *= 0.5;
        scale *= 2.0;
    }
    sum / weight
}

/// One octave of value noise, evaluated along rows.
pub(crate) struct Rows {
    /// For each pixel of a row: the lattice column to its left and how far it is past it, eased.
    columns: Vec<(u32, f32)>,
    lattice: Vec<f32>,
    first: i32,
    fy: f32,
    seed: u32,
}

impl Rows {
    /// For rows of `width` pixels beginning at `x0`; `fx` and `fy` are lattice points a pixel.
    pub(crate) fn new(x0: f32, width: usize, fx: f32, fy: f32, seed: u32) -> Self {
        let first = (x0 * fx).floor();
        let columns: Vec<_> = (0..width)
            .map(|i| {
                let (i, t) = floor((x0 + i as f32 + 0.5) * fx - first);
                (i as u32, ease(t))
            })
            .collect();
        let n = columns.last().map_or(0, |c| c.0 as usize) + 2;
        Self {
            columns,
            lattice: vec![0.0; n],
            first: first as i32,
            fy,
            seed,
        }
    }

    /// Adds `amp` times the noise, which lies in -0.5..0.5, to a row.
    pub(crate) fn add(&mut self, y: f32, amp: f32, row: &mut [f32]) {
        let y = y * self.fy;
        let (j, t) = floor(y);
        let t = ease(t);
        let (first, j) = corner(self.first, j, self.seed);
        for (i, v) in self.lattice.iter_mut().enumerate() {
            let i = first.wrapping_add(i);
            *v = (lerp(lattice(i, j), lattice(i, j.wrapping_add(1)), t) - 0.5) * amp;
        }
        for (to, &(i, t)) in row.iter_mut().zip(&self.columns) {
            let pair = &self.lattice[i as usize..i as usize + 2];
            *to += lerp(pair[0], pair[1], t);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_agree_with_points() {
        let mut rows = Rows::new(3.0, 40, 0.13, 0.4, 9);
        let mut row = vec![0.0; 40];
        rows.add(7.5, 1.0, &mut row);
        for (i, v) in row.iter().enumerate() {
            let point = value((3.0 + i as f32 + 0.5) * 0.13, 7.5 * 0.4, 9) - 0.5;
            assert!((v - point).abs() < 1e-3, "{i}: {v} {point}");
        }
    }
}
