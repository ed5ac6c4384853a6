//! The table top: walnut planks lit from the upper left. It is the same on every screen.

use crate::math::{each, floor, smoothstep};
use crate::noise::{Rows, hash};
use crate::raster::{Pixels, byte, unit};
use crate::wood::{ramp, stops};

/// What changes from plank to plank. Lengths are points.
struct Plank {
    top: f32,
    bottom: f32,
    tone: f32,
    seed: u32,
}

fn planks(height: f32) -> Vec<Plank> {
    let (mut top, mut out) = (0.0, Vec::new());
    while top < height {
        let seed = out.len() as u32;
        let bottom = top + 118.0 + 72.0 * hash(seed as i32, 0, 41);
        out.push(Plank {
            top,
            bottom,
            tone: hash(seed as i32, 1, 41) - 0.5,
            seed: 100 + seed * 17,
        });
        top = bottom;
    }
    out
}

/// The lamp's light on the table, at `t` of the way from where it is strongest into the dark: what it
/// adds, and how much of the wood's own colour it leaves.
fn light(t: f32) -> [f32; 4] {
    let (warm, dark) = (unit([0xFF, 0xE2, 0xB0]), unit([0x12, 0x0A, 0x05]));
    let add = 0.17 * smoothstep(0.75, 0.0, t);
    let lose = 0.38 * smoothstep(0.32, 1.15, t);
    let sum = each(|k| warm[k] * add * (1.0 - lose) + dark[k] * lose);
    [sum[0], sum[1], sum[2], (1.0 - add) * (1.0 - lose)]
}

/// A table of `width` by `height` pixels, opaque, with `scale` pixels a point, so that planks and grain
/// keep their size on a finer screen.
pub fn table_top(width: u32, height: u32, scale: f32) -> Pixels {
    let mut out = Pixels::new(width, height);
    let (w, h) = (out.width as usize, out.height as usize);
    let planks = planks(h as f32 / scale);
    // Two threads, each a half: the table is the largest picture of the program's first second.
    let half = h.div_ceil(2);
    let (upper, lower) = out.rgba.split_at_mut(half * w * 4);
    std::thread::scope(|s| {
        s.spawn(|| rows(lower, half, w, h, scale, &planks));
        rows(upper, 0, w, h, scale, &planks);
    });
    out
}

/// The layers of noise a plank is made of: lattice points a point along and across the grain, strength.
const WARP: [(f32, f32, f32); 3] = [
    (0.0011, 0.011, 3.4),
    (0.004, 0.03, 1.0),
    (0.012, 0.10, 0.28),
];
const FIGURE: [(f32, f32, f32); 4] = [
    (0.0035, 0.06, 0.27),
    (0.007, 0.15, 0.18),
    (0.015, 0.34, 0.13),
    (0.03, 0.8, 0.13),
];
const PORES: (f32, f32, f32) = (0.045, 0.62, 1.0);

fn rows(rgba: &mut [u8], from: usize, w: usize, h: usize, scale: f32, planks: &[Plank]) {
    let wood = stops([0x27, 0x19, 0x10], [0x50, 0x38, 0x27], [0x77, 0x57, 0x3D]);
    let (mut warp, mut tone, mut pores) = (vec![0.0; w], vec![0.0; w], vec![0.0; w]);
    // The light by the square of the distance from where it is strongest.
    const STEPS: usize = 1024;
    let lights: Vec<[f32; 4]> = (0..=STEPS)
        .map(|i| light((i as f32 / STEPS as f32 * 2.0).sqrt()))
        .collect();
    let across: Vec<f32> = (0..w)
        .map(|x| ((x as f32 + 0.5) / w as f32 - 0.36) / 0.95)
        .collect();
    let mut plank = usize::MAX;
    let mut layers: Vec<(Rows, f32)> = Vec::new();
    for (i, line) in rgba.chunks_exact_mut(w * 4).enumerate() {
        let row = from + i;
        let y = (row as f32 + 0.5) / scale;
        let now = planks
            .iter()
            .position(|p| y < p.bottom)
            .unwrap_or(planks.len() - 1);
        let p = &planks[now];
        if now != plank {
            plank = now;
            // Each plank is another stretch of wood, so its grain does not run on into the next.
            let x0 = hash(now as i32, 2, 41) * 4000.0 * scale;
            layers = WARP
                .iter()
                .chain(&FIGURE)
                .chain(std::iter::once(&PORES))
                .enumerate()
                .map(|(k, &(fx, fy, amp))| {
                    (Rows::new(x0, w, fx / scale, fy, p.seed + k as u32), amp)
                })
                .collect();
        }
        for v in [&mut warp, &mut tone, &mut pores] {
            v.fill(0.0);
        }
        for (k, (rows, amp)) in layers.iter_mut().enumerate() {
            let to = match k {
                0..3 => &mut warp,
                3..7 => &mut tone,
                _ => &mut pores,
            };
            rows.add(y, *amp, to);
        }
        // The joint: a dark gap, its lower lip catching the light, the plank before it falling off.
        let gap = smoothstep(1.5, 0.3, (y - p.top).min(p.bottom - y)) * 0.62
            + 0.10 * smoothstep(6.0, 0.0, p.bottom - y);
        let gap = if p.top == 0.0 && y < 3.0 { 0.0 } else { gap };
        let lip = if p.top > 0.0 {
            0.16 * smoothstep(3.4, 1.4, y - p.top) * smoothstep(0.6, 1.4, y - p.top)
        } else {
            0.0
        };
        let down = ((row as f32 + 0.5) / h as f32 - 0.28) / 0.95;
        let base = 0.50 + 0.13 * p.tone + lip;
        let ringing = (y - p.top) * 0.055 + 40.0;
        for (x, to) in line.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let ring = floor(ringing + warp[x]).1;
            // The year's late wood is a dark line that ends sharply.
            let late = if ring < 0.93 {
                ring * ring * ring
            } else {
                (1.0 - ring) * 11.5
            };
            let pore = ((pores[x] - 0.2) * 3.4).clamp(0.0, 1.0);
            let c = ramp(&wood, base + tone[x] - 0.17 * (late - 0.25) - 0.16 * pore);
            let far = (across[x] * across[x] + down * down) * (STEPS as f32 / 2.0);
            let l = lights[(far as usize).min(STEPS)];
            let keep = (1.0 - gap) * l[3];
            let dither = hash(x as i32, row as i32, 77) - 0.5;
            let c = byte(each(|k| c[k] * keep + l[k]), dither);
            *to = [c[0], c[1], c[2], 255];
        }
    }
}
