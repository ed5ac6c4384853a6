//! Masks: how much of something covers each pixel, asked for between pixels, and blurred.

use crate::math::{floor, lerp};
use crate::raster::Pixels;

/// A mask that can be asked between its pixels.
pub(crate) struct Mask {
    pub(crate) at: Vec<f32>,
    pub(crate) w: usize,
    pub(crate) h: usize,
}

impl Mask {
    /// How opaque a picture is.
    pub(crate) fn of(picture: &Pixels) -> Self {
        let alpha = picture.rgba.as_chunks::<4>().0.iter();
        Self {
            at: alpha.map(|p| f32::from(p[3]) / 255.0).collect(),
            w: picture.width as usize,
            h: picture.height as usize,
        }
    }

    /// The mask with two box blurs in each direction, `r` to either side.
    pub(crate) fn soft(&self, r: usize) -> Self {
        Self {
            at: blurred(&self.at, self.w, self.h, r),
            w: self.w,
            h: self.h,
        }
    }

    pub(crate) fn get(&self, x: f32, y: f32) -> f32 {
        let ((i, tx), (j, ty)) = (floor(x), floor(y));
        let at = |i: i32, j: i32| {
            if i < 0 || j < 0 || i >= self.w as i32 || j >= self.h as i32 {
                0.0
            } else {
                self.at[j as usize * self.w + i as usize]
            }
        };
        lerp(
            lerp(at(i, j), at(i + 1, j), tx),
            lerp(at(i, j + 1), at(i + 1, j + 1), tx),
            ty,
        )
    }
}

/// Two box blurs in each direction: close enough to a Gaussian for a lip's shadow.
fn blurred(from: &[f32], w: usize, h: usize, r: usize) -> Vec<f32> {
    let mut a = from.to_vec();
    let mut b = vec![0.0; a.len()];
    for _ in 0..2 {
        for y in 0..h {
            line(&a, &mut b, y * w, 1, w, r);
        }
        for x in 0..w {
            line(&b, &mut a, x, w, h, r);
        }
    }
    a
}

fn line(from: &[f32], to: &mut [f32], start: usize, step: usize, n: usize, r: usize) {
    let k = 1.0 / (2 * r + 1) as f32;
    let at = |i: isize| {
        if i < 0 || i >= n as isize {
            0.0
        } else {
            from[start + i as usize * step]
        }
    };
    for i in 0..n as isize {
        let mut sum = 0.0;
        for d in -(r as isize)..=r as isize {
            sum += at(i + d);
        }
        to[start + i as usize * step] = sum * k;
    }
}
