//! What happens in a picture, drawn over it: ways, heads of arrows, crossed rings, coins. SVG in pixels, its
//! sizes by the pen.

use std::fmt::Write;

use crate::fonts::SERIF;
use crate::math::clamp01;
use crate::palette::{self, hex};
use crate::raster::{Pixels, blend};
use crate::shadow;
use crate::shape::{Point, rounded};

/// Draws marks; the size of everything follows from its own, in pixels.
#[derive(Clone, Copy)]
pub(crate) struct Pen(pub(crate) f32);

/// The radius of a step's coin, in sizes of the pen.
pub(crate) const COIN: f32 = 0.33;

impl Pen {
    /// A way somebody goes: brass in a dark casing.
    pub(crate) fn cased(self, s: &mut String, d: &str) {
        let pen = self.0;
        for (colour, width) in [(palette::CASING, 0.175), (palette::BRASS_LIGHT, 0.085)] {
            let _ = write!(
                s,
                r##"<path d="{d}" fill="none" stroke="{}" stroke-width="{:.2}" stroke-linecap="round" stroke-linejoin="round"/>"##,
                hex(colour),
                width * pen
            );
        }
    }

    /// A square on such a way.
    pub(crate) fn dot(self, s: &mut String, (x, y): Point) {
        let pen = self.0;
        let _ = write!(
            s,
            r##"<circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}"/><circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}"/>"##,
            0.15 * pen,
            hex(palette::CASING),
            0.105 * pen,
            hex(palette::BRASS_LIGHT),
        );
    }

    /// A way nobody goes of his own will, or may not go: broken ink on a pale ground.
    pub(crate) fn broken(self, s: &mut String, d: &str) {
        let pen = self.0;
        let _ = write!(
            s,
            r##"<path d="{d}" fill="none" stroke="#FFF6E4" stroke-opacity=".82" stroke-width="{:.2}" stroke-linecap="round" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{}" stroke-width="{:.2}" stroke-dasharray="{:.2} {:.2}"/>"##,
            0.17 * pen,
            hex(palette::INK),
            0.065 * pen,
            0.14 * pen,
            0.10 * pen,
        );
    }

    /// The head of an arrow, its point at a place.
    pub(crate) fn head(self, s: &mut String, ((x, y), (dx, dy)): (Point, Point), brass: bool) {
        let pen = self.0;
        let (long, half) = (0.36 * pen, 0.19 * pen);
        let back = (x - dx * long, y - dy * long);
        let notch = (x - dx * long * 0.74, y - dy * long * 0.74);
        let d = format!(
            "M{x:.2},{y:.2} L{:.2},{:.2} L{:.2},{:.2} L{:.2},{:.2} Z",
            back.0 - dy * half,
            back.1 + dx * half,
            notch.0,
            notch.1,
            back.0 + dy * half,
            back.1 - dx * half,
        );
        let (fill, edge, width) = if brass {
            (hex(palette::BRASS_LIGHT), hex(palette::CASING), 0.10)
        } else {
            (hex(palette::INK), "#FFF6E4".to_owned(), 0.09)
        };
        let _ = write!(
            s,
            r#"<path d="{d}" fill="{fill}" stroke="{edge}" stroke-width="{:.2}" stroke-linejoin="round" paint-order="stroke"/>"#,
            width * pen
        );
    }

    /// A crossed ring of broken ink on paper: here it ends.
    pub(crate) fn cross(self, s: &mut String, (x, y): Point) {
        let r = 0.27 * self.0;
        self.broken_ring(s, (x, y), r, true);
        self.strokes(s, (x, y), r * 0.42, 0.25 * r);
    }

    /// A captured piece of this radius: a broken ring around it, and a small cross below it.
    pub(crate) fn taken(self, s: &mut String, (x, y): Point, r: f32) {
        let pen = self.0;
        let r = r + 0.045 * pen;
        self.broken_ring(s, (x, y), r, false);
        self.struck(s, (x - r * 0.35, y + r * 0.94));
    }

    /// The small cross of what is captured.
    pub(crate) fn struck(self, s: &mut String, at: Point) {
        let pen = self.0;
        let q = 0.165 * pen;
        let _ = write!(
            s,
            r##"<circle cx="{:.2}" cy="{:.2}" r="{q:.2}" fill="{}" stroke="{}" stroke-width="{:.2}"/>"##,
            at.0,
            at.1,
            hex(palette::PAPER),
            hex(palette::INK),
            0.045 * pen,
        );
        self.strokes(s, at, q * 0.45, 0.055 * pen);
    }

    fn broken_ring(self, s: &mut String, (x, y): Point, r: f32, filled: bool) {
        let width = if filled { 0.24 * r } else { 0.065 * self.0 };
        let n = if filled { 6.0 } else { 8.0 };
        let dash = 2.0 * crate::math::PI * r / n;
        let fill = if filled {
            hex(palette::PAPER)
        } else {
            "none".to_owned()
        };
        let _ = write!(
            s,
            r##"<circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{fill}" stroke="#FFF6E4" stroke-width="{:.2}"/><circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="none" stroke="{}" stroke-width="{width:.2}" stroke-dasharray="{:.3} {:.3}" stroke-dashoffset="{:.3}"/>"##,
            width * 1.9,
            hex(palette::INK),
            dash * 0.64,
            dash * 0.36,
            dash * 0.32,
        );
    }

    fn strokes(self, s: &mut String, (x, y): Point, q: f32, width: f32) {
        let _ = write!(
            s,
            r#"<path d="M{:.2},{:.2} l{d:.2},{d:.2} M{:.2},{:.2} l{d:.2},-{d:.2}" fill="none" stroke="{}" stroke-width="{width:.2}" stroke-linecap="round"/>"#,
            x - q,
            y - q,
            x - q,
            y + q,
            hex(palette::INK),
            d = 2.0 * q,
        );
    }

    /// A coin of paper with the number of a step.
    pub(crate) fn tag(self, s: &mut String, (x, y): Point, step: usize) {
        let pen = self.0;
        let r = COIN * pen;
        let size = 0.46 * pen;
        let _ = write!(
            s,
            r##"<circle cx="{:.2}" cy="{:.2}" r="{r:.2}" fill="#1A0E06" fill-opacity=".35"/><circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{}"/><circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}"/><text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{}">{step}</text>"##,
            x + 0.03 * pen,
            y + 0.05 * pen,
            hex(palette::INK),
            r - 0.05 * pen,
            hex(palette::PAPER),
            y + size * 0.335,
            hex(palette::INK),
        );
    }
}

/// The picture with rounded corners, a dark edge and its shadow, `margin` pixels around it free.
pub(crate) fn mount(mut part: Pixels, margin: u32, pen: f32) -> Pixels {
    let (w, h) = (part.width, part.height);
    let radius = 0.11 * pen;
    let edge = 0.045 * pen;
    let (hw, hh) = (w as f32 / 2.0, h as f32 / 2.0);
    for (i, pixel) in part.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = ((i as u32 % w) as f32 + 0.5, (i as u32 / w) as f32 + 0.5);
        if x.min(y).min(2.0 * hw - x).min(2.0 * hh - y) > radius + edge {
            continue;
        }
        let (inside, _) = rounded(x - hw, y - hh, hw, hh, radius);
        let line = clamp01(edge - inside + 0.5) * 0.92;
        blend(pixel, palette::INLAY, (line * 255.0 + 0.5) as u8);
        pixel[3] = (clamp01(inside + 0.5) * 255.0 + 0.5) as u8;
    }
    let m = margin as f32;
    let layers = [
        (0.05 * pen, 0.09 * pen, 0.09 * pen, 0.50),
        (0.015 * pen, 0.025 * pen, 0.03 * pen, 0.45),
    ];
    let rect = (m, m, w as f32, h as f32);
    let mut out = shadow::cast(w + 2 * margin, h + 2 * margin, rect, radius, layers);
    out.lay(&part, margin as i32, margin as i32);
    out
}
