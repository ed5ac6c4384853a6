//! Ribbons and slips of plum silk, which the calls are made with and nothing else: words are put on them where they
//! are shown.

use std::fmt::Write;

use super::Drawn;
use super::mark::PLUM;
use super::stroke::Shape;
use crate::math::{clamp01, each, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::palette::{Rgb, hex};
use crate::raster::{self, Pixels, sample, unit};
use crate::relief::{METAL, shade};
use crate::shadow;

/// The silk calls are made with, in the light: cords and knots.
pub const PLUM_LIGHT: Rgb = [0x7B, 0x3F, 0x74];
/// Words on it, and the casing of cords.
pub const PLUM_WORDS: Rgb = [0xFF, 0xF3, 0xEA];
/// The thread along its edges.
const THREAD: Rgb = [0xE8, 0xC9, 0xDD];

/// What a ribbon says beside its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ribbon {
    /// A call that can be made, or has been.
    Spoken,
    /// The same under a finger: pressed down, without a shadow.
    Pressed,
    /// A call that cannot be made yet: its outline in dashes, nothing in it.
    Empty,
}

/// How far its ends are cut in.
fn notch(height: f32) -> f32 {
    (height * 0.21).max(2.0)
}

/// A ribbon of `width` by `height` pixels, `scale` pixels a point, its ends cut in like a swallow's tail. The origin is
/// its upper left corner: around it is room for its shadow. As a slip on a board it is the same, only smaller.
#[must_use]
pub fn ribbon(kind: Ribbon, width_px: f32, height_px: f32, scale: f32) -> Drawn {
    let (w, h) = (width_px.round().max(8.0), height_px.round().max(6.0));
    let lift = if kind == Ribbon::Spoken {
        (h * 0.075).clamp(scale, 3.0 * scale)
    } else {
        0.0
    };
    let margin = (lift * 5.0).ceil() + 2.0;
    let (width, height) = ((w + 2.0 * margin) as u32, (h + 2.0 * margin) as u32);
    let mut pixels = Pixels::new(width, height);
    if kind == Ribbon::Empty {
        pixels = raster::svg(width, height, &dashed(margin, w, h, scale));
    } else {
        if lift > 0.0 {
            let at = (margin + lift * 0.7, margin + lift * 1.1, w, h);
            pixels = shadow::rounded(width, height, at, 1.0, lift * 1.1, 0.62);
        }
        let silk = sample(width, height, 3, |x, y| {
            look(x - margin, y - margin, w, h, scale, kind)
        });
        pixels.lay(&silk, 0, 0);
    }
    Drawn {
        pixels,
        origin: (margin, margin),
    }
}

/// The outline alone, `d` within the edges.
fn outline(margin: f32, w: f32, h: f32, d: f32) -> String {
    let (l, t, r, b) = (margin + d, margin + d, margin + w - d, margin + h - d);
    let (n, m) = (notch(h), margin + h / 2.0);
    format!(
        "M{l:.2} {t:.2}H{r:.2}L{:.2} {m:.2}L{r:.2} {b:.2}H{l:.2}L{:.2} {m:.2}Z",
        r - n,
        l + n
    )
}

fn dashed(margin: f32, w: f32, h: f32, scale: f32) -> String {
    let wide = (1.5 * scale).max(1.2);
    let (on, off) = (4.2 * scale, 3.0 * scale);
    format!(
        r#"<path d="{}" fill="{c}" fill-opacity=".05"/><path d="{}" fill="none" stroke="{c}" stroke-width="{wide:.2}" stroke-dasharray="{on:.2} {off:.2}" stroke-linejoin="round"/>"#,
        outline(margin, w, h, 0.0),
        outline(margin, w, h, wide / 2.0),
        c = hex(PLUM)
    )
}

/// Silk at a point of the ribbon.
fn look(x: f32, y: f32, w: f32, h: f32, scale: f32, kind: Ribbon) -> [f32; 4] {
    let half = (2.0 * y / h - 1.0).abs();
    let cut = notch(h) * (1.0 - half);
    // Along the slanted ends a pixel is nearer than it looks.
    let lean = 1.0 / length2(1.0, 2.0 * notch(h) / h);
    let ends = ((x - cut).min(w - cut - x)) * lean;
    let d = ends.min(y).min(h - y);
    if d < 0.0 {
        return [0.0; 4];
    }
    let across = x / w;
    // It lies in a shallow bow: light in the middle, darker to its ends, where it turns away.
    let bow = smoothstep(0.0, 0.42, across) * smoothstep(1.0, 0.50, across);
    let fold = (value(across * 7.0, y / h * 0.8, 3) - 0.5) * 0.10;
    let weave = (hash((x / scale * 1.4) as i32, (y / scale * 1.4) as i32, 8) - 0.5) * 0.05
        + if (y / scale) as i32 % 2 == 0 {
            0.014
        } else {
            -0.014
        };
    let mut lit = 0.84 + 0.30 * bow + fold + weave;
    lit += 0.10 * (0.5 - y / h);
    // A hem, turned over and sewn.
    lit *= 1.0 - 0.30 * smoothstep(1.6 * scale, 0.2 * scale, d);
    if kind == Ribbon::Pressed {
        lit *= 0.86;
    }
    let ground = unit(PLUM);
    let thread_at = (h * 0.115).max(2.0 * scale);
    let off = (y.min(h - y) - thread_at).abs();
    let wide = (0.45 * scale).max(0.5);
    let run = smoothstep(h * 0.20, h * 0.26, ends);
    let thread = smoothstep(wide + 0.5, wide - 0.2, off) * run * 0.62;
    let c = each(|k| lerp(ground[k] * lit, unit(THREAD)[k], thread));
    [c[0], c[1], c[2], clamp01(d + 0.5)]
}

/// The bow a cord is tied into, in the middle of its picture, about `px` wide: where it meets the tile it comes from
/// or goes to.
#[must_use]
pub fn knot(px: f32) -> Pixels {
    let side = (px.max(6.0) * 1.15).ceil() as u32;
    let side = side + side % 2;
    let (m, k) = (side as f32 / 2.0, px.max(6.0) / 26.0);
    let loops = |more: f32| {
        Shape::new()
            .both(|s| {
                s.brush(&[
                    (0.6, 0.0, 2.2 + more),
                    (6.4, -6.2, 2.6 + more),
                    (11.4, -3.6, 2.8 + more),
                    (9.4, 1.6, 2.6 + more),
                    (0.6, 0.8, 2.2 + more),
                ])
            })
            .brush(&[
                (-0.4, 0.6, 2.2 + more),
                (-3.6, 5.4, 2.5 + more),
                (-6.4, 9.6, 1.8 + more),
            ])
            .brush(&[
                (0.4, 0.6, 2.2 + more),
                (4.4, 4.8, 2.5 + more),
                (8.0, 8.2, 1.8 + more),
            ])
            .disc(0.0, 0.2, 2.6 + more / 2.0)
    };
    let mut svg = format!(r#"<g transform="translate({m} {m}) scale({k:.4}) translate(0 -1.6)">"#);
    for (shape, colour) in [
        (loops(2.4), hex(PLUM_WORDS)),
        (loops(0.0), hex(PLUM_LIGHT)),
        (Shape::new().disc(0.0, 0.2, 2.2), hex(PLUM)),
    ] {
        let _ = write!(svg, r#"<path d="{}" fill="{colour}"/>"#, shape.path());
    }
    svg.push_str("</g>");
    raster::svg(side, side, &svg)
}

/// An old coin of bronze with a square hole, in the middle of its picture, its shadow to the lower right: what is
/// staked and counted out.
#[must_use]
pub fn bronze_coin(radius_px: f32) -> Pixels {
    let r = radius_px.max(3.0);
    let side = ((r * 1.5).ceil() as u32) * 2;
    let m = side as f32 / 2.0;
    let mut out = Pixels::new(side, side);
    let under = shadow::disc(r, r * 0.10 + 0.4, 0.6);
    raster::lay_middle(&mut out, &under, (m + r * 0.10, m + r * 0.16));
    let hole = 0.27 * r;
    let coin = sample(side, side, 3, |px, py| {
        let (x, y) = ((px - m) / r, (py - m) / r);
        let (d, square) = (1.0 - length2(x, y), x.abs().max(y.abs()) - hole / r);
        if d < 0.0 || square < 0.0 {
            return [0.0; 4];
        }
        // A raised rim outside and another about the hole; between them four raised marks.
        let l = length2(x, y).max(1e-4);
        let outer = smoothstep(0.0, 0.05, d) - smoothstep(0.13, 0.18, d);
        let slope_outer =
            smoothstep(0.05, 0.0, d) - 1.1 * smoothstep(0.045, 0.0, (d - 0.155).abs());
        let slope_inner = 1.0 * smoothstep(0.05, 0.0, (square - 0.10).abs())
            - 0.8 * smoothstep(0.03, 0.0, square);
        let (ix, iy) = if x.abs() > y.abs() {
            (x.signum(), 0.0)
        } else {
            (0.0, y.signum())
        };
        let petal = {
            let (u, v) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
            0.085 - length2((u - 0.60) * 0.62, v)
        };
        let mark = smoothstep(-0.012, 0.012, petal);
        let edge = smoothstep(0.030, 0.0, petal.abs());
        let patina = fbm(px / r * 3.1, py / r * 3.1, 3, 91) - 0.5;
        let green = smoothstep(0.10, 0.30, patina) * (1.0 - outer) * (1.0 - mark) * 0.55;
        let normal = normalize([
            x / l * slope_outer + ix * slope_inner + (x - ix * 0.6) * edge * 4.0,
            y / l * slope_outer + iy * slope_inner + (y - iy * 0.6) * edge * 4.0,
            1.0,
        ]);
        let base = each(|k| {
            let bronze =
                [0.62, 0.46, 0.22][k] * (1.0 + 0.3 * patina + 0.20 * (outer + mark).min(1.0));
            lerp(bronze, [0.36, 0.44, 0.31][k], green)
        });
        let c = shade(base, normal, METAL);
        let rim = smoothstep(1.6 / r, 0.2 / r, d.min(square)) * 0.45;
        [
            c[0] * (1.0 - rim),
            c[1] * (1.0 - rim),
            c[2] * (1.0 - rim),
            1.0,
        ]
    });
    out.lay(&coin, 0, 0);
    out
}
