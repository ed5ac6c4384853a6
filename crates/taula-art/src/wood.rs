//! Wood, sampled at a point: how light or dark, and the colours that stand for it.

use crate::math::{clamp01, floor, lerp, smoothstep};
use crate::noise::{fbm, value};
use crate::palette::Rgb;
use crate::raster::unit;

/// The tone of limewood, about -1..1 around 0; `along` and `across` the grain in points of a board with
/// squares of 32. `fine` (0..1) weakens what would only flicker in a small picture.
pub(crate) fn limewood(along: f32, across: f32, seed: u32, fine: f32) -> f32 {
    let warp = value(along * 0.004, across * 0.02, seed) * 2.0
        + value(along * 0.013, across * 0.06, seed + 1) * 0.6;
    // Growth rings: darkening slowly and then breaking off, as the year's wood does.
    let ring = floor(across * 0.075 + warp * 2.2).1;
    let ring = smoothstep(0.2, 0.92, ring) * (1.0 - smoothstep(0.92, 1.0, ring));
    let figure = fbm(along * 0.007, across * 0.17, 2, seed + 2) - 0.5;
    let fibre = value(along * 0.03, across * 0.85, seed + 7) - 0.5;
    let fleck = smoothstep(0.80, 0.95, value(along * 0.11, across * 0.7, seed + 8));
    -0.42 * ring + 0.95 * figure + (0.34 * fibre - 0.35 * fleck) * fine + 0.12
}

/// A colour between three, `t` from 0 to 1.
pub(crate) fn ramp(stops: &[[f32; 3]; 3], t: f32) -> [f32; 3] {
    let t = clamp01(t) * 2.0;
    let (a, b, t) = if t < 1.0 {
        (stops[0], stops[1], t)
    } else {
        (stops[1], stops[2], t - 1.0)
    };
    [
        lerp(a[0], b[0], t),
        lerp(a[1], b[1], t),
        lerp(a[2], b[2], t),
    ]
}

/// Three colours as numbers.
pub(crate) fn stops(dark: Rgb, middle: Rgb, light: Rgb) -> [[f32; 3]; 3] {
    [unit(dark), unit(middle), unit(light)]
}

/// Limewood from its shadow to its light.
pub(crate) fn lime_stops() -> [[f32; 3]; 3] {
    stops([0x9C, 0x70, 0x3C], [0xD3, 0xAB, 0x70], [0xED, 0xCD, 0x98])
}
