//! Pictures as pixels: the type everything here returns, and drawing SVG of our own into it.

use crate::palette::Rgb;
use resvg::{tiny_skia, usvg};

/// A picture: sRGB, straight (not premultiplied) alpha, row by row from the upper left.
#[derive(Clone, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Red, green, blue, alpha of each pixel.
    pub rgba: Vec<u8>,
}

/// A picture and where the board lies in it.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The board with its frame and the shadow it throws on the table; transparent around.
    pub pixels: Pixels,
    /// Where the upper left corner of the field, the board's (0, 0), lies, in pixels.
    pub origin: (f32, f32),
}

impl std::fmt::Debug for Pixels {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pixels({} x {})", self.width, self.height)
    }
}

impl Pixels {
    /// A wholly transparent picture. A side of 0 becomes 1, so that every picture can be shown.
    pub fn new(width: u32, height: u32) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        Self {
            width,
            height,
            rgba: vec![0; (width * height * 4) as usize],
        }
    }

    /// The colour and alpha at a place; transparent outside.
    pub fn at(&self, x: i32, y: i32) -> [u8; 4] {
        if x < 0 || y < 0 || x >= self.width as i32 || y >= self.height as i32 {
            return [0; 4];
        }
        let i = (y as usize * self.width as usize + x as usize) * 4;
        [
            self.rgba[i],
            self.rgba[i + 1],
            self.rgba[i + 2],
            self.rgba[i + 3],
        ]
    }

    /// The picture as a PNG file.
    pub fn to_png(&self) -> Vec<u8> {
        let mut map =
            tiny_skia::Pixmap::new(self.width, self.height).expect("a picture has pixels");
        for (to, from) in map
            .pixels_mut()
            .iter_mut()
            .zip(self.rgba.as_chunks::<4>().0)
        {
            *to = tiny_skia::ColorU8::from_rgba(from[0], from[1], from[2], from[3]).premultiply();
        }
        map.encode_png().expect("encoding into memory cannot fail")
    }

    /// A picture read from a PNG file; none where it is none, or has more than `most` pixels a side.
    pub fn from_png(png: &[u8], most: u32) -> Option<Pixels> {
        // The size stands at a fixed place: what claims to be huge is not unpacked.
        let side = |at: usize| Some(u32::from_be_bytes(png.get(at..at + 4)?.try_into().ok()?));
        if side(16)? > most || side(20)? > most {
            return None;
        }
        let map = tiny_skia::Pixmap::decode_png(png).ok()?;
        let mut out = Pixels::new(map.width(), map.height());
        for (to, from) in out.rgba.as_chunks_mut::<4>().0.iter_mut().zip(map.pixels()) {
            let c = from.demultiply();
            *to = [c.red(), c.green(), c.blue(), c.alpha()];
        }
        Some(out)
    }

    /// The picture at another size: each pixel the mean of what it covers, or between its neighbours where
    /// it covers less than one.
    pub fn sized(&self, width: u32, height: u32) -> Pixels {
        let mut out = Pixels::new(width, height);
        let across = spans(self.width, out.width);
        let down = spans(self.height, out.height);
        for (y, rows) in down.iter().enumerate() {
            for (x, columns) in across.iter().enumerate() {
                let mut sum = [0.0f32; 4];
                for &(row, tall) in rows {
                    for &(column, wide) in columns {
                        let p = self.at(column as i32, row as i32);
                        let a = f32::from(p[3]) * tall * wide;
                        for k in 0..3 {
                            sum[k] += f32::from(p[k]) * a;
                        }
                        sum[3] += a;
                    }
                }
                let to = &mut out.rgba[(y * out.width as usize + x) * 4..][..4];
                if sum[3] > 0.0 {
                    for k in 0..3 {
                        to[k] = (sum[k] / sum[3] + 0.5) as u8;
                    }
                    to[3] = (sum[3] + 0.5) as u8;
                }
            }
        }
        out
    }

    /// Lays `top` over this picture with its upper left corner at (`x`, `y`).
    pub fn lay(&mut self, top: &Pixels, x: i32, y: i32) {
        let (w, h) = (self.width as i32, self.height as i32);
        let (x0, x1) = (x.max(0), (x + top.width as i32).min(w));
        for row in y.max(0)..(y + top.height as i32).min(h) {
            if x0 >= x1 {
                return;
            }
            let n = (x1 - x0) as usize * 4;
            let to = ((row * w + x0) * 4) as usize;
            let from = (((row - y) * top.width as i32 + x0 - x) * 4) as usize;
            let line = self.rgba[to..to + n].as_chunks_mut::<4>().0;
            for (b, t) in line
                .iter_mut()
                .zip(top.rgba[from..from + n].as_chunks::<4>().0)
            {
                blend(b, [t[0], t[1], t[2]], t[3]);
            }
        }
    }

    /// Half the size, each pixel the mean of four.
    pub(crate) fn halved(&self) -> Pixels {
        let mut out = Pixels::new(self.width / 2, self.height / 2);
        let w = self.width as usize;
        for y in 0..out.height as usize {
            for x in 0..out.width as usize {
                let mut sum = [0u32; 4];
                for i in [0, 1, w, w + 1] {
                    let p = &self.rgba[(2 * y * w + 2 * x + i) * 4..][..4];
                    let a = u32::from(p[3]);
                    for k in 0..3 {
                        sum[k] += u32::from(p[k]) * a;
                    }
                    sum[3] += a;
                }
                let to = &mut out.rgba[(y * (w / 2) + x) * 4..][..4];
                for k in 0..3 {
                    to[k] = (sum[k] + sum[3] / 2).checked_div(sum[3]).unwrap_or(0) as u8;
                }
                to[3] = ((sum[3] + 2) / 4) as u8;
            }
        }
        out
    }
}

/// Lays `top` with its middle at a point, in pixels.
pub(crate) fn lay_middle(under: &mut Pixels, top: &Pixels, (x, y): (f32, f32)) {
    under.lay(
        top,
        (x - top.width as f32 / 2.0).round() as i32,
        (y - top.height as f32 / 2.0).round() as i32,
    );
}

/// For each of `to` pixels in a row which of `from` it is made of, and how much of each: 1 together.
fn spans(from: u32, to: u32) -> Vec<Vec<(u32, f32)>> {
    let step = from as f32 / to as f32;
    (0..to)
        .map(|i| {
            // Where it covers less than a pixel it still looks at one's width: that lies between two.
            let middle = (i as f32 + 0.5) * step;
            let half = (step / 2.0).max(0.5);
            let (start, end) = (middle - half, middle + half);
            let (first, last) = (start.floor() as i64, end.ceil() as i64);
            (first..last)
                .map(|pixel| {
                    let part = (end.min(pixel as f32 + 1.0) - start.max(pixel as f32)).max(0.0);
                    (
                        pixel.clamp(0, i64::from(from) - 1) as u32,
                        part / (2.0 * half),
                    )
                })
                .collect()
        })
        .collect()
}

/// One pixel over another, both with straight alpha.
#[inline]
pub(crate) fn blend(under: &mut [u8; 4], colour: Rgb, alpha: u8) {
    match (alpha, under[3]) {
        (0, _) => {}
        (255, _) | (_, 0) => *under = [colour[0], colour[1], colour[2], alpha],
        (_, 255) => {
            let a = u32::from(alpha);
            for k in 0..3 {
                let v = u32::from(colour[k]) * a + u32::from(under[k]) * (255 - a);
                under[k] = ((v + 127) / 255) as u8;
            }
        }
        (_, below) => {
            let (a, b) = (
                u32::from(alpha) * 255,
                u32::from(below) * (255 - u32::from(alpha)),
            );
            for k in 0..3 {
                let v = u32::from(colour[k]) * a + u32::from(under[k]) * b;
                under[k] = ((v + (a + b) / 2) / (a + b)) as u8;
            }
            under[3] = ((a + b + 127) / 255) as u8;
        }
    }
}

/// A colour as numbers from 0 to 1.
#[inline]
pub(crate) fn unit(c: Rgb) -> [f32; 3] {
    [
        f32::from(c[0]) / 255.0,
        f32::from(c[1]) / 255.0,
        f32::from(c[2]) / 255.0,
    ]
}

/// A colour as bytes; `dither` in -0.5..0.5 keeps slow gradients from banding.
#[inline]
pub(crate) fn byte(c: [f32; 3], dither: f32) -> Rgb {
    // The conversion saturates: below 0 is 0, above 255 is 255.
    let one = |v: f32| (v * 255.0 + 0.5 + dither) as u8;
    [one(c[0]), one(c[1]), one(c[2])]
}

/// Samples a picture: `f` gives the colour and alpha at a point (in pixels), `n` by `n` times a pixel.
pub(crate) fn supersample(
    width: u32,
    height: u32,
    n: u32,
    f: impl Fn(f32, f32) -> [f32; 4],
) -> Pixels {
    let mut out = Pixels::new(width, height);
    let w = out.width;
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        *to = mean(i as u32 % w, i as u32 / w, n, &f);
    }
    out
}

/// The same where most of the picture is smooth: a pixel that differs little from those around it is
/// looked at once, in its middle.
pub(crate) fn sample(width: u32, height: u32, n: u32, f: impl Fn(f32, f32) -> [f32; 4]) -> Pixels {
    let mut out = Pixels::new(width, height);
    let (w, h) = (out.width as usize, out.height as usize);
    let once: Vec<[f32; 4]> = (0..w * h)
        .map(|i| f((i % w) as f32 + 0.5, (i / w) as f32 + 0.5))
        .collect();
    let differ = |a: &[f32; 4], b: &[f32; 4]| {
        let d = |k: usize| (a[k] - b[k]).abs();
        (a[3] > 0.0 || b[3] > 0.0) && d(0).max(d(1)).max(d(2)).max(d(3)) > 0.06
    };
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (i % w, i / w);
        let c = &once[i];
        let rough = x == 0
            || y == 0
            || x + 1 == w
            || y + 1 == h
            || [i - 1, i + 1, i - w, i + w]
                .iter()
                .any(|&j| differ(c, &once[j]));
        *to = if rough {
            mean(x as u32, y as u32, n, &f)
        } else {
            let b = byte([c[0], c[1], c[2]], 0.0);
            [b[0], b[1], b[2], (c[3] * 255.0 + 0.5) as u8]
        };
    }
    out
}

/// A square picture of something in motion: `look` gives the colour and alpha at a moment (below `moments`)
/// and a point, in pixels. Neighbouring pixels see different moments, nine in a square of three by three; the
/// mean over such a square around each pixel then has all nine. That is the smear, for one look a pixel.
pub(crate) fn smeared(
    side: u32,
    moments: usize,
    look: impl Fn(usize, f32, f32) -> [f32; 4],
) -> Pixels {
    let n = side.max(1) as usize;
    let looks: Vec<[f32; 4]> = (0..n * n)
        .map(|i| {
            let (x, y) = (i % n, i / n);
            let moment = (x % 3 * 3 + y % 3 * 5) % moments;
            let at = |dx: f32, dy: f32| look(moment, x as f32 + dx, y as f32 + dy);
            let (a, b) = (at(0.25, 0.25), at(0.75, 0.75));
            let each = |i: usize| a[i] * a[3] + b[i] * b[3];
            [each(0), each(1), each(2), a[3] + b[3]]
        })
        .collect();
    let mut out = Pixels::new(side, side);
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (i % n, i / n);
        let mut sum = [0.0f32; 4];
        for row in y.max(1) - 1..(y + 2).min(n) {
            for look in &looks[row * n + x.max(1) - 1..row * n + (x + 2).min(n)] {
                for k in 0..4 {
                    sum[k] += look[k];
                }
            }
        }
        if sum[3] > 0.0 {
            let c = byte([sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]], 0.0);
            *to = [c[0], c[1], c[2], (sum[3] * (255.0 / 18.0) + 0.5) as u8];
        }
    }
    out
}

/// The mean of `n` by `n` samples of a pixel.
fn mean(x: u32, y: u32, n: u32, f: &impl Fn(f32, f32) -> [f32; 4]) -> [u8; 4] {
    let step = 1.0 / n as f32;
    let mut sum = [0.0f32; 4];
    for j in 0..n * n {
        let (dx, dy) = ((j % n) as f32 + 0.5, (j / n) as f32 + 0.5);
        let c = f(x as f32 + dx * step, y as f32 + dy * step);
        for k in 0..3 {
            sum[k] += c[k] * c[3];
        }
        sum[3] += c[3];
    }
    if sum[3] < 0.002 {
        return [0; 4];
    }
    let c = byte([sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]], 0.0);
    [c[0], c[1], c[2], (sum[3] * 255.0 * step * step + 0.5) as u8]
}

/// Reads SVG of our own (the elements inside `<svg>`), ready to be drawn.
pub(crate) fn parse(width: u32, height: u32, body: &str) -> usvg::Tree {
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>"#,
        w = width.max(1),
        h = height.max(1),
    );
    let options = usvg::Options {
        fontdb: crate::fonts::database(),
        ..usvg::Options::default()
    };
    usvg::Tree::from_str(&text, &options).expect("SVG of our own is well formed")
}

/// Draws SVG of our own; lengths are pixels.
pub(crate) fn svg(width: u32, height: u32, body: &str) -> Pixels {
    draw(&parse(width, height, body), width, height, 0.0, 0.0)
}

/// Draws a tree moved by (`dx`, `dy`).
pub(crate) fn draw(tree: &usvg::Tree, width: u32, height: u32, dx: f32, dy: f32) -> Pixels {
    let mut out = Pixels::new(width, height);
    let mut map = tiny_skia::Pixmap::new(out.width, out.height).expect("a picture has pixels");
    resvg::render(
        tree,
        tiny_skia::Transform::from_translate(dx, dy),
        &mut map.as_mut(),
    );
    for (to, from) in out.rgba.as_chunks_mut::<4>().0.iter_mut().zip(map.pixels()) {
        if from.alpha() > 0 {
            let c = from.demultiply();
            *to = [c.red(), c.green(), c.blue(), c.alpha()];
        }
    }
    out
}
