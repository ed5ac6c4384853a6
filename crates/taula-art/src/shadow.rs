//! Soft shadows. What a blur would give is worked out point by point: cheaper than blurring, and exact.

use crate::math::{clamp01, exp_neg, length2};
use crate::palette::SHADOW;
use crate::raster::Pixels;

/// How much of a half-plane's blurred shadow reaches a point `d` outside its edge; `sigma` is the blur.
/// A logistic curve: within 1 % of the integral of a Gaussian.
fn edge(d: f32, sigma: f32) -> f32 {
    let t = 1.702 * d / sigma.max(0.01);
    if t >= 0.0 {
        let e = exp_neg(-t);
        e / (1.0 + e)
    } else {
        1.0 / (1.0 + exp_neg(t))
    }
}

/// The curve of [`edge`] for one blur, worked out once: a window's worth of pixels asks for it.
struct Edge {
    curve: Vec<f32>,
    scale: f32,
}

impl Edge {
    const REACH: f32 = 4.0;
    const STEPS: usize = 512;

    fn new(sigma: f32) -> Self {
        let step = 2.0 * Self::REACH / Self::STEPS as f32;
        let curve = (0..=Self::STEPS)
            .map(|i| edge(i as f32 * step - Self::REACH, 1.0))
            .collect();
        Self {
            curve,
            scale: 1.0 / (sigma.max(0.01) * step),
        }
    }

    fn at(&self, d: f32) -> f32 {
        let i = (d * self.scale + Self::STEPS as f32 / 2.0).max(0.0) as usize;
        if i > Self::STEPS { 0.0 } else { self.curve[i] }
    }
}

fn fill(width: u32, height: u32, strength: f32, f: impl Fn(f32, f32) -> f32) -> Pixels {
    let mut out = Pixels::new(width, height);
    let w = out.width as usize;
    for (row, line) in out.rgba.chunks_exact_mut(w * 4).enumerate() {
        for (col, to) in line.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let a = f(col as f32 + 0.5, row as f32 + 0.5);
            let a = (clamp01(a * strength) * 255.0 + 0.5) as u8;
            if a > 0 {
                *to = [SHADOW[0], SHADOW[1], SHADOW[2], a];
            }
        }
    }
    out
}

/// The shadow of a disc in the middle of a square picture that has room for the blur.
pub(crate) fn disc(radius: f32, sigma: f32, strength: f32) -> Pixels {
    let side = ((radius + 3.0 * sigma) * 2.0).ceil() as u32 + 2;
    let m = side as f32 / 2.0;
    let soft = Edge::new(sigma);
    fill(side, side, strength, |x, y| {
        soft.at(length2(x - m, y - m) - radius)
    })
}

/// A rounded rectangle: x, y, width, height.
pub(crate) type Rect = (f32, f32, f32, f32);

/// How much of a rounded rectangle's blurred shadow reaches a point.
fn reach(soft: &Edge, (x, y, w, h): Rect, radius: f32, sigma: f32, px: f32, py: f32) -> f32 {
    // Blurring rounds a corner by about as much as it softens it.
    let r = radius.max(sigma * 1.2).min(w.min(h) / 2.0);
    let dx = (px - x - w / 2.0).abs() - w / 2.0 + r;
    let dy = (py - y - h / 2.0).abs() - h / 2.0 + r;
    soft.at(length2(dx.max(0.0), dy.max(0.0)) + dx.max(dy).min(0.0) - r)
}

/// The shadow of a rounded rectangle in a picture of the given size.
pub(crate) fn rounded(
    width: u32,
    height: u32,
    rect: Rect,
    radius: f32,
    sigma: f32,
    strength: f32,
) -> Pixels {
    let soft = Edge::new(sigma);
    fill(width, height, strength, |px, py| {
        reach(&soft, rect, radius, sigma, px, py)
    })
}

/// The two shadows of a thing that lies on the table: a broad soft one, and a narrow dark one where it
/// touches. Each is moved by (dx, dy) and has its blur and strength. Under the thing itself, where nobody
/// sees it, nothing is drawn.
pub(crate) fn cast(
    width: u32,
    height: u32,
    rect: Rect,
    radius: f32,
    layers: [(f32, f32, f32, f32); 2],
) -> Pixels {
    let softs = layers.map(|(_, _, sigma, _)| Edge::new(sigma));
    let (x, y, w, h) = rect;
    let inner = radius + 1.0;
    fill(width, height, 1.0, |px, py| {
        if (px - x).min(x + w - px).min(py - y).min(y + h - py) > inner {
            return 0.0;
        }
        let mut light = 1.0;
        for (soft, (dx, dy, sigma, strength)) in softs.iter().zip(layers) {
            let moved = (x + dx, y + dy, w, h);
            light *= 1.0 - strength * reach(soft, moved, radius, sigma, px, py);
        }
        1.0 - light
    })
}

/// The shadow of several rounded rectangles that belong to one thing, all turned by `angle` (its sine and
/// cosine) about the middle of the picture; the rectangles are told from there, as they lie before turning.
pub(crate) fn turned(
    width: u32,
    height: u32,
    parts: &[(Rect, f32)],
    (sin, cos): (f32, f32),
    sigma: f32,
    strength: f32,
) -> Pixels {
    let soft = Edge::new(sigma);
    let (mx, my) = (width as f32 / 2.0, height as f32 / 2.0);
    fill(width, height, strength, |px, py| {
        let (dx, dy) = (px - mx, py - my);
        let (x, y) = (dx * cos + dy * sin, dy * cos - dx * sin);
        let light = |light: f32, &(rect, radius): &(Rect, f32)| {
            light * (1.0 - reach(&soft, rect, radius, sigma, x, y))
        };
        1.0 - parts.iter().fold(1.0, light)
    })
}
