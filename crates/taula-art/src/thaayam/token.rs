//! The scores that wait to be played: ivory coins, on which the application writes the number.

use crate::math::{Mapped, V3, clamp01, each, length2, lerp, normalize, smoothstep};
use crate::noise::value;
use crate::palette;
use crate::raster::{Pixels, sample, unit};
use crate::relief::{BONE, MATT, METAL, shade};
use crate::shadow;

/// What is to be seen of a score. One that is used leaves an empty dotted ring, which is a line and no thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Token {
    /// It can be played.
    Waiting,
    /// It has been chosen: it lies higher, in a ring of brass.
    Chosen,
    /// It is struck out: dull, as it cannot be played. The application draws the stroke.
    Struck,
}

/// A coin of ivory with its shadow, in the middle of a picture of `2.8 * radius_px` or a little more. A chosen
/// one has its brass ring around `radius_px`; the coin itself always has that radius.
pub fn score_token(state: Token, radius_px: f32) -> Pixels {
    let r = radius_px.max(3.0);
    let side = (r * 2.8).ceil() as u32 / 2 * 2 + 4;
    let m = side as f32 / 2.0;
    let (drop, sigma, strength) = match state {
        Token::Waiting => (0.09, 0.085, 0.58),
        Token::Chosen => (0.20, 0.13, 0.55),
        Token::Struck => (0.03, 0.04, 0.40),
    };
    let outer = if state == Token::Chosen { 1.17 } else { 1.0 };
    let disc = (
        m - r * outer + r * drop * 0.66,
        m - r * outer + r * drop,
        2.0 * r * outer,
        2.0 * r * outer,
    );
    let mut out = shadow::rounded(side, side, disc, r * outer, r * sigma, strength);
    let n = if r < 40.0 { 4 } else { 2 };
    let top = sample(side, side, n, |x, y| {
        look(state, (x - m) / r, (y - m) / r, 1.0 / r)
    });
    out.lay(&top, 0, 0);
    out
}

fn look(state: Token, x: f32, y: f32, px: f32) -> [f32; 4] {
    let d = length2(x, y);
    let (ux, uy) = (x / d.max(0.01), y / d.max(0.01));
    let outer = if state == Token::Chosen { 1.17 } else { 1.0 };
    if d > outer + px {
        return [0.0; 4];
    }
    let cover = clamp01((outer - d) / px + 0.5);
    if d > 1.0 && state == Token::Chosen {
        // A ring of round brass wire, a dark hair on both of its sides.
        let t = ((d - 1.085) / 0.085).clamp(-1.0, 1.0);
        let n = normalize([ux * t, uy * t, (1.0 - 0.8 * t * t).max(0.1).sqrt()]);
        let c = shade([0.80, 0.63, 0.30], n, METAL);
        let hair = smoothstep(0.085 - px * 1.1, 0.085, (d - 1.085).abs()) * 0.7;
        let ink = unit(palette::INK);
        let c = each(|k| lerp(c[k], ink[k], hair));
        return [c[0], c[1], c[2], cover];
    }
    // Turned on a lathe: a rounded edge, a shallow groove, a field that hardly dishes.
    let groove = smoothstep(0.05, 0.0, (d - 0.84).abs());
    let inward = if d < 0.84 { 1.0 } else { -1.0 };
    let s = 0.85 * smoothstep(0.90, 1.0, d) + 0.42 * groove * inward - 0.06 * d;
    let n: V3 = normalize([ux * s, uy * s, 1.0]);
    let streak = value(x * 2.2 + 5.0, y * 15.0, 5) - 0.5;
    let canal = smoothstep(0.88, 0.98, value(x * 4.0, y * 26.0, 6));
    let tone = 1.0 + 0.035 * streak - 0.035 * canal;
    let ivory = [0.985, 0.955, 0.880];
    let mut c = [
        ivory[0] * tone,
        ivory[1] * tone,
        ivory[2] * (tone - 0.03 * canal),
    ];
    let line = smoothstep(0.030 + px * 0.5, 0.008, (d - 0.84).abs());
    c = each(|k| lerp(c[k], [0.62, 0.48, 0.27][k], 0.55 * line));
    let finish = if state == Token::Struck {
        let grey = 0.30 * c[0] + 0.55 * c[1] + 0.15 * c[2];
        c = each(|k| lerp(c[k], grey, 0.5) * [0.845, 0.81, 0.755][k]);
        MATT
    } else {
        BONE
    };
    let rim = smoothstep(1.0 - 2.0 * px.min(0.09), 1.0 - 0.3 * px, d) * 0.55;
    let c = shade(c, n, finish).mapped(|v| v.min(1.0));
    let dark = [0.30, 0.21, 0.11];
    let c = each(|k| lerp(c[k], dark[k], rim));
    [c[0], c[1], c[2], cover]
}
