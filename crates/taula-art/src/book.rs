//! An open book on the table: cloth cover, the edges of its leaves, two pages of paper and the ribbon
//! between them; or one page, where there is room for no more.

use std::fmt::Write;

use crate::math::{clamp01, lerp};
use crate::noise::fbm;
use crate::palette::{PAPER, Rgb};
use crate::paper::paper;
use crate::raster::{Pixels, blend, byte, svg, unit};
use crate::shape::rounded;
use crate::tray::thing_shadow;

/// What an open book is like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Book {
    /// Width and height of the cover in pixels.
    pub size: (u32, u32),
    /// Pixels a point.
    pub scale: f32,
    /// Whether two pages lie open; else one is seen, its back folded away.
    pub spread: bool,
}

/// How far the cover reaches over the pages at the sides, in points.
pub const COVER_ASIDE: f32 = 12.0;
/// And above and below.
pub const COVER_ALONG: f32 = 8.0;

/// How high a book lies, in points.
const LIFT: f32 = 12.0;
/// How far the ribbon hangs out, in points.
const RIBBON: f32 = 26.0;

/// The tone of a page from its outer edge to the gutter, on the left and on the right; and of a page seen
/// alone, from the fold outwards.
const LEFT: [(f32, Rgb); 5] = [
    (0.0, [0xF1, 0xE8, 0xD8]),
    (0.5, [0xF8, 0xF1, 0xE5]),
    (0.86, [0xF2, 0xE8, 0xD7]),
    (0.96, [0xDC, 0xCD, 0xB4]),
    (1.0, [0xB7, 0xA3, 0x86]),
];
const RIGHT: [(f32, Rgb); 5] = [
    (0.0, [0xAD, 0x99, 0x7C]),
    (0.03, [0xDF, 0xD1, 0xB9]),
    (0.12, [0xF6, 0xEE, 0xE1]),
    (0.6, [0xF8, 0xF1, 0xE5]),
    (1.0, [0xEF, 0xE5, 0xD4]),
];
const ALONE: [(f32, Rgb); 5] = [
    (0.0, [0xC9, 0xB8, 0x9B]),
    (0.015, [0xE6, 0xDA, 0xC4]),
    (0.05, [0xF6, 0xEE, 0xE1]),
    (0.6, [0xF8, 0xF1, 0xE5]),
    (1.0, [0xEF, 0xE5, 0xD4]),
];

impl Book {
    /// How far the picture reaches over the cover on every side, for shadow and ribbon, in pixels.
    #[must_use]
    pub fn margin(&self) -> u32 {
        (LIFT * self.scale * 4.0).ceil() as u32
    }
}

/// The book with its shadow; transparent around.
pub fn open_book(book: &Book) -> Pixels {
    let Book {
        size: (w, h),
        scale,
        spread,
    } = *book;
    let margin = book.margin() as i32;
    let mut out = Pixels::new(w + 2 * margin as u32, h + 2 * margin as u32);
    let high = LIFT * scale;
    let shadow = thing_shadow(w, h, 8.0 * scale, high);
    let reach = (shadow.width - w) as i32 / 2;
    out.lay(
        &shadow,
        margin - reach + (high * 0.65) as i32,
        margin - reach + high as i32,
    );
    out.lay(&cover(w, h, scale), margin, margin);
    let aside = (COVER_ASIDE * scale).round();
    let along = (COVER_ALONG * scale).round();
    let (pw, ph) = (w as f32 - 2.0 * aside, h as f32 - 2.0 * along);
    let edges = svg(w, h, &edges((aside, along), (pw, ph), scale));
    out.lay(&edges, margin, margin);
    let (left, top) = (margin + aside as i32, margin + along as i32);
    if spread {
        let half = (pw / 2.0).round() as u32;
        out.lay(&page(half, ph as u32, &LEFT), left, top);
        out.lay(
            &page(pw as u32 - half, ph as u32, &RIGHT),
            left + half as i32,
            top,
        );
    } else {
        out.lay(&page(pw as u32, ph as u32, &ALONE), left, top);
    }
    let over = binding(&out, (margin as f32 + aside, top as f32), (pw, ph), book);
    out.lay(&over, 0, 0);
    out
}

/// The cloth of the cover, darker towards the lower right.
fn cover(w: u32, h: u32, scale: f32) -> Pixels {
    let mut out = Pixels::new(w, h);
    let (wf, hf) = (w.max(1) as f32, h.max(1) as f32);
    let (light, dark) = (unit([0x2E, 0x5A, 0x4B]), unit([0x19, 0x3B, 0x30]));
    // Only a rim of it is ever seen.
    let rim = 20.0 * scale;
    let width = out.width;
    for (i, pixel) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (
            (i as u32 % width) as f32 + 0.5,
            (i as u32 / width) as f32 + 0.5,
        );
        let edge = x.min(y).min(wf - x).min(hf - y);
        if edge > rim {
            *pixel = [0x1D, 0x42, 0x36, 255];
            continue;
        }
        let (d, _) = rounded(x - wf / 2.0, y - hf / 2.0, wf / 2.0, hf / 2.0, 8.0 * scale);
        if d < -0.5 {
            continue;
        }
        let t = (x / wf + y / hf) / 2.0;
        let weave = fbm(x / scale * 1.1, y / scale * 0.35, 2, 31)
            + fbm(x / scale * 0.35, y / scale * 1.1, 2, 32)
            - 1.0;
        let bevel = clamp01(1.8 - d / scale) * if x < y || y < hf / 2.0 { 0.16 } else { 0.05 };
        let c: [f32; 3] =
            std::array::from_fn(|k| lerp(light[k], dark[k], t) * (1.0 + 0.34 * weave) + bevel);
        let c = byte(c, 0.0);
        *pixel = [c[0], c[1], c[2], (clamp01(d + 0.5) * 255.0 + 0.5) as u8];
    }
    out
}

/// The edges of the leaves below the open ones.
fn edges((x, y): (f32, f32), (w, h): (f32, f32), scale: f32) -> String {
    let mut s = String::new();
    let _ = write!(
        s,
        r##"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="{:.2}" fill="#0A1A13" fill-opacity=".45"/>"##,
        x - 6.5 * scale,
        y + 1.0 * scale,
        w + 14.0 * scale,
        h + 4.0 * scale,
        5.0 * scale,
    );
    for i in (1..=5).rev() {
        let out = i as f32 * scale;
        let tone = if i % 2 == 0 { "#E6DAC3" } else { "#CFBF9F" };
        let _ = write!(
            s,
            r##"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="{:.2}" fill="{tone}"/>"##,
            x - out,
            y + out * 0.4,
            w + 2.0 * out,
            h - out * 0.05,
            3.0 * scale,
        );
    }
    s
}

/// A page of paper in the tones given.
fn page(w: u32, h: u32, tones: &[(f32, Rgb); 5]) -> Pixels {
    let mut sheet = paper(w, h);
    let base = unit(PAPER);
    let width = sheet.width as usize;
    let columns: Vec<[f32; 3]> = (0..width)
        .map(|x| {
            let t = (x as f32 + 0.5) / width as f32;
            let next = tones
                .iter()
                .position(|(at, _)| *at >= t)
                .unwrap_or(4)
                .max(1);
            let ((a, from), (b, to)) = (tones[next - 1], tones[next]);
            let part = clamp01((t - a) / (b - a));
            let (from, to) = (unit(from), unit(to));
            std::array::from_fn(|k| lerp(from[k], to[k], part) / base[k])
        })
        .collect();
    for line in sheet.rgba.chunks_exact_mut(width * 4) {
        for (pixel, tone) in line.as_chunks_mut::<4>().0.iter_mut().zip(&columns) {
            let c = unit([pixel[0], pixel[1], pixel[2]]);
            let c = byte(std::array::from_fn(|k| c[k] * tone[k]), 0.0);
            *pixel = [c[0], c[1], c[2], 255];
        }
    }
    // The lamp catches the upper edge.
    for pixel in sheet.rgba[..width * 4].as_chunks_mut::<4>().0 {
        blend(pixel, [255, 255, 255], 150);
    }
    sheet
}

/// What holds the pages: the fold, its stitches, the ribbon.
fn binding(out: &Pixels, (x, y): (f32, f32), (w, h): (f32, f32), book: &Book) -> Pixels {
    let s = book.scale;
    let mut body = String::new();
    let fold = if book.spread { x + w / 2.0 } else { x };
    let _ = write!(
        body,
        r##"<rect x="{:.2}" y="{y:.2}" width="{:.2}" height="{h:.2}" fill="#5C4A33" fill-opacity=".8"/>"##,
        fold - 0.6 * s,
        1.4 * s,
    );
    if book.spread {
        for part in [0.1, 0.35, 0.6, 0.85] {
            let _ = write!(
                body,
                r##"<path d="M{fold:.2},{:.2} v{:.2}" stroke="#EFE4CF" stroke-width="{:.2}" stroke-linecap="round" stroke-opacity=".75"/>"##,
                y + h * part,
                26.0 * s,
                1.6 * s,
            );
        }
    }
    // The ribbon runs down beside the fold and hangs out below; its shadow is itself, moved.
    let low = y + h + (COVER_ALONG + RIBBON) * s;
    let p = |dx: f32| fold + dx * s;
    let at = |part: f32| y + h * part;
    let ribbon = format!(
        "M{:.2},{y:.2} C{:.2},{:.2} {:.2},{:.2} {:.2},{:.2} S{:.2},{:.2} {:.2},{low:.2} l{:.2},{:.2} l{:.2},{:.2} C{:.2},{:.2} {:.2},{:.2} {:.2},{:.2} C{:.2},{:.2} {:.2},{:.2} {:.2},{y:.2} Z",
        p(-1.0),
        p(8.0),
        at(0.27),
        p(22.0),
        at(0.44),
        p(16.0),
        at(0.69),
        p(6.0),
        low - 66.0 * s,
        p(10.0),
        5.4 * s,
        -7.0 * s,
        6.6 * s,
        5.0 * s,
        p(18.0),
        low - 66.0 * s,
        p(26.0),
        low - 106.0 * s,
        p(26.0),
        at(0.69),
        p(34.0),
        at(0.44),
        p(20.0),
        at(0.27),
        p(11.0),
    );
    for (dx, dy, opacity) in [(3.5, 4.5, 0.10), (2.5, 3.5, 0.12), (1.5, 2.0, 0.16)] {
        let _ = write!(
            body,
            r##"<path d="{ribbon}" transform="translate({:.2} {:.2})" fill="#100804" fill-opacity="{opacity}"/>"##,
            dx * s,
            dy * s,
        );
    }
    let _ = write!(
        body,
        r##"<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="{:.2}" x2="{:.2}" y1="0" y2="0"><stop offset="0" stop-color="#5E1C17"/><stop offset=".45" stop-color="#8E2F27"/><stop offset="1" stop-color="#571813"/></linearGradient><path d="{ribbon}" fill="url(#r)"/>"##,
        p(2.0),
        p(28.0),
    );
    svg(out.width, out.height, &body)
}
