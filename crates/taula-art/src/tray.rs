//! What lies beside the board: trays, brass tokens, plinths of limewood.

use crate::math::{Mapped, V3, clamp01, each, length2, lerp, normalize, smoothstep};
use crate::noise::{fbm, value};
use crate::palette;
use crate::raster::{Pixels, byte, sample, unit};
use crate::relief::{MATT, METAL, shade};
use crate::shadow;
use crate::shape::rounded;
use crate::wood::{lime_stops, limewood, ramp, stops};

/// The profile of a turned or planed rim of width `w`: the slope at `d` from its outer edge, positive
/// where it falls towards the outside.
fn rim_slope(d: f32, w: f32) -> f32 {
    let t = d / w;
    // A half-round moulding, its edges broken.
    let h = 1.0 - 2.0 * t;
    0.30 * h + 0.75 * h * h * h
}

/// The wooden tray with green felt, `width_px` by `height_px`, `scale` pixels a point. Its shadow is
/// [`thing_shadow`]'s affair; corners are transparent.
pub fn dice_tray(width_px: u32, height_px: u32, scale: f32) -> Pixels {
    let felt = unit(palette::FELT);
    tray(width_px, height_px, scale, |x, y| {
        let nap = fbm(x * 0.9, y * 0.9, 2, 9) - 0.5;
        let cloud = fbm(x * 0.02, y * 0.03, 2, 19) - 0.5;
        let shade = 1.0 + 0.42 * nap + 0.22 * cloud;
        felt.mapped(|v| v * shade)
    })
}

/// The tray the seeds are thrown into, cut from one piece of wood; sizes as in [`dice_tray`].
pub fn seed_tray(width_px: u32, height_px: u32, scale: f32) -> Pixels {
    let wood = stops([0x45, 0x2C, 0x16], [0x80, 0x57, 0x2F], [0xA8, 0x7A, 0x48]);
    tray(width_px, height_px, scale, |x, y| {
        // Scooped out across the grain: the gouge left shallow marks, and the years have rubbed them smooth.
        let tone = limewood(x * 1.1, y * 1.1 + 700.0, 63, 1.0);
        let sway = 5.0 * (value(x * 0.015, y * 0.02, 65) - 0.5);
        let gouge =
            value(x * 0.03, (y + sway) * 0.22, 66) - value(x * 0.03, (y + sway + 1.2) * 0.22, 66);
        let worn = fbm(x * 0.012, y * 0.016, 2, 67) - 0.5;
        let c = ramp(&wood, 0.44 + 0.34 * tone + 0.20 * worn);
        c.mapped(|v| v * (1.0 + 0.34 * gouge))
    })
}

/// A tray with a floor, whose colour is told at a point, in points.
fn tray(width_px: u32, height_px: u32, scale: f32, floor: impl Fn(f32, f32) -> [f32; 3]) -> Pixels {
    let (w, h) = (width_px.max(1) as f32, height_px.max(1) as f32);
    let rim = (11.0 * scale).min(w.min(h) / 4.0);
    let wood = stops([0x4E, 0x30, 0x17], [0x8E, 0x60, 0x35], [0xB9, 0x88, 0x55]);
    let mut out = Pixels::new(width_px, height_px);
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (px, py) = (
            (i as u32 % width_px.max(1)) as f32 + 0.5,
            (i as u32 / width_px.max(1)) as f32 + 0.5,
        );
        let (x, y) = (px - w / 2.0, py - h / 2.0);
        let (d, out_dir) = rounded(x, y, w / 2.0, h / 2.0, 12.0 * scale);
        if d < -0.5 {
            continue;
        }
        let alpha = clamp01(d + 0.5);
        let (dr, _) = rounded(x, y, w / 2.0 - rim, h / 2.0 - rim, 6.0 * scale);
        let on_floor = clamp01(dr + 0.5);
        let mut c = [0.0; 3];
        if on_floor < 1.0 {
            let (along, across) = if out_dir[0].abs() > out_dir[1].abs() {
                (py, px)
            } else {
                (px, py)
            };
            let tone = limewood(along / scale, across / scale + 300.0, 60, 1.0);
            let s = rim_slope(d, rim);
            let n = normalize([out_dir[0] * s, out_dir[1] * s, 1.0]);
            c = shade(ramp(&wood, 0.52 + 0.26 * tone), n, MATT);
        }
        if on_floor > 0.0 {
            // The rim keeps the lamp from the floor at the upper left.
            let (sx, sy) = (px - rim, py - rim);
            let k = 1.0 / (16.0 * scale);
            let dark = 0.72 * smoothstep(1.0, 0.0, sx * k).max(smoothstep(1.0, 0.0, sy * k));
            let near = 0.35 * smoothstep(3.0 * scale, 0.0, dr);
            let g = floor(px / scale, py / scale).mapped(|v| v * (1.0 - dark) * (1.0 - near));
            c = each(|k| lerp(c[k], g[k], on_floor));
        }
        // A dark line where floor and rim meet.
        let seam = smoothstep(1.4 * scale, 0.2 * scale, (dr + 0.5 * scale).abs()) * 0.6;
        let c = byte(c.mapped(|v| v * (1.0 - seam)), 0.0);
        *to = [c[0], c[1], c[2], (alpha * 255.0 + 0.5) as u8];
    }
    out
}

/// A blank brass disc with a raised rim, in the middle of a picture of `2 * radius_px + 4` pixels; the
/// application writes the number.
pub fn brass_token(radius_px: f32) -> Pixels {
    let side = (radius_px * 2.0).ceil() as u32 + 4;
    let (m, r) = (side as f32 / 2.0, radius_px.max(2.0));
    let brass = unit([0xCC, 0xA4, 0x55]);
    let n = if r < 40.0 { 4 } else { 2 };
    sample(side, side, n, |px, py| {
        let (x, y) = ((px - m) / r, (py - m) / r);
        let d = length2(x, y);
        if d > 1.0 {
            return [0.0; 4];
        }
        // Slope outwards: a round edge, a raised rim, a flat field faintly dished by the die that struck it.
        let edge = 0.9 * smoothstep(0.91, 1.0, d);
        let step = -0.95 * smoothstep(0.05, 0.0, (d - 0.80).abs());
        let s = edge + step - 0.10 * d;
        let (ux, uy) = (x / d.max(0.01), y / d.max(0.01));
        let n: V3 = normalize([ux * s, uy * s, 1.0]);
        let lathe = (value(d * 46.0, 3.0, 3) - 0.5) * 0.05
            + (value(px / r * 9.0, py / r * 9.0, 4) - 0.5) * 0.05;
        // Brass mirrors the lit side of the room softly.
        let sheen = 0.22 - 0.30 * (x + y) - 0.22 * d * d;
        let mut c = shade(brass.mapped(|v| v * (1.0 + lathe + sheen)), n, METAL);
        let line = smoothstep(1.0 - 2.2 / r.max(12.0), 1.0 - 0.4 / r, d) * 0.62;
        let dark = [0.20, 0.13, 0.04];
        c = each(|k| lerp(c[k] * 0.80, dark[k], line));
        [c[0], c[1], c[2], 1.0]
    })
}

/// A block of limewood seen from above, as the podium is built of: `width_px` by `height_px`.
pub fn plinth(width_px: u32, height_px: u32, scale: f32) -> Pixels {
    let (w, h) = (width_px.max(1) as f32, height_px.max(1) as f32);
    let bevel = 6.0 * scale;
    let wood = lime_stops();
    let seed = 80 + width_px * 3 + height_px;
    let mut out = Pixels::new(width_px, height_px);
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (px, py) = (
            (i as u32 % width_px.max(1)) as f32 + 0.5,
            (i as u32 / width_px.max(1)) as f32 + 0.5,
        );
        let (d, dir) = rounded(px - w / 2.0, py - h / 2.0, w / 2.0, h / 2.0, 5.0 * scale);
        if d < -0.5 {
            continue;
        }
        let tone = limewood(px / scale, py / scale, seed, 1.0);
        let slope = 0.62 * smoothstep(bevel, bevel * 0.72, d);
        let n = normalize([dir[0] * slope, dir[1] * slope, 1.0]);
        let fall = 0.06 - 0.12 * (px / w * 0.5 + py / h * 0.5);
        let mut c = shade(ramp(&wood, 0.52 + 0.30 * tone + fall), n, MATT);
        let line = 0.45 * smoothstep(1.6 * scale, 0.2 * scale, d);
        let dark = unit(palette::INLAY);
        c = each(|k| lerp(c[k], dark[k], line));
        let c = byte(c, 0.0);
        *to = [c[0], c[1], c[2], (clamp01(d + 0.5) * 255.0 + 0.5) as u8];
    }
    out
}

/// The shadow of a flat thing (tray, plinth, card) of `width_px` by `height_px` with corners of
/// `radius_px`, that stands `lift_px` high. The picture has a margin of `3 * lift_px` rounded up on every
/// side; the application lays it so that the margins overlap, moved by about (0.65, 1) times the lift.
pub fn thing_shadow(width_px: u32, height_px: u32, radius_px: f32, lift_px: f32) -> Pixels {
    let margin = (lift_px * 3.0).ceil() as u32;
    let m = margin as f32;
    let (w, h) = (width_px as f32, height_px as f32);
    shadow::rounded(
        width_px + 2 * margin,
        height_px + 2 * margin,
        (m, m, w, h),
        radius_px,
        lift_px,
        0.6,
    )
}
