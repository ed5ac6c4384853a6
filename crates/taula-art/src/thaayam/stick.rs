//! Short bamboo sticks seen from above as they lie: pale cane, a lacquered band in the seat's pattern, a head
//! whose outline tells the seat too. A twin is two of them lashed together with white cord.

use std::fmt::Write;

use super::head::{head, head_look};
use crate::dye::Dye;
use crate::math::{
    Mapped, PI, V3, clamp01, each, floor, lerp, normalize, sin_cos, smoothstep, turns,
};
use crate::noise::{hash, value};
use crate::palette::{INK, PAPER};
use crate::raster::{self, Pixels, unit};
use crate::relief::{BONE, LACQUER, MATT, shade};
use crate::shadow;
use crate::shape::rounded;

/// Lengths below are in eightieths of a stick; the middle of head and cane together is (0, 0).
const LONG: f32 = 80.0;
/// Half the cane's width, where it begins under the head, and its foot.
const CANE: f32 = 7.5;
const TOP: f32 = -24.0;
const FOOT: f32 = 40.0;
/// The lacquered band.
const BAND: (f32, f32) = (-10.5, 17.0);
/// The node near the foot: its middle, and half its height.
const NODE: (f32, f32) = (29.0, 2.2);
/// How far the sticks of a twin lie from its middle.
const APART: f32 = 8.3;
/// Where a twin is lashed, and the height of a turn of the cord.
const LASHES: [f32; 2] = [-11.6, 22.5];
const CORD: f32 = 2.9;
/// How far over the cane an outline and the pale line around a head reach.
const ROOM: f32 = 3.5;

/// How a stick lies: what its own directions are to the lamp.
pub(super) struct Turn {
    sin: f32,
    cos: f32,
}

impl Turn {
    fn new(degrees: f32) -> Self {
        let (sin, cos) = sin_cos(degrees * PI / 180.0);
        Self { sin, cos }
    }

    /// A point of the picture, in the stick's directions.
    fn own(&self, x: f32, y: f32) -> (f32, f32) {
        (x * self.cos + y * self.sin, y * self.cos - x * self.sin)
    }

    /// A direction of the stick, in the picture's.
    pub(super) fn out(&self, n: V3) -> V3 {
        [
            n[0] * self.cos - n[1] * self.sin,
            n[0] * self.sin + n[1] * self.cos,
            n[2],
        ]
    }

    /// The sides of a picture that holds a thing of this size, in the same unit.
    fn room(&self, wide: f32, high: f32) -> (f32, f32) {
        let (s, c) = (self.sin.abs(), self.cos.abs());
        (wide * c + high * s, wide * s + high * c)
    }
}

/// The cane at a point, with its band; `px` is a pixel. Nothing beyond its edge.
fn cane(dye: Dye, x: f32, y: f32, px: f32, light: &Turn) -> Option<[f32; 4]> {
    let node = smoothstep(NODE.1 + 0.8, NODE.1 - 0.6, (y - NODE.0).abs());
    let half = CANE + 0.9 * node;
    let middle = (TOP + FOOT) / 2.0;
    let (d, _) = rounded(x, y - middle, half, (FOOT - TOP) / 2.0, 2.6);
    let cover = clamp01(d / px + 0.5);
    if cover <= 0.0 {
        return None;
    }
    let t = (x / half).clamp(-0.98, 0.98);
    let z = (1.0 - t * t).sqrt();
    // How far around the cane, as a length.
    let around = (turns(z, t) + 0.5).fract() - 0.5;
    let around = around * 2.0 * PI * half;
    let mut n = [t, 0.0, z];
    let on_band = smoothstep(px, -px, (BAND.0 - y).max(y - BAND.1));
    let fibre = value(around * 1.7, y * 0.055, 21) - 0.5;
    let blotch = value(around * 0.25, y * 0.06, 22) - 0.5;
    let tone = 1.0 + 0.16 * fibre + 0.10 * blotch;
    let pale = [0.925, 0.815, 0.565];
    let mut c = [
        pale[0] * tone,
        pale[1] * tone,
        pale[2] * (tone - 0.06 * fibre),
    ];
    // The node: a ridge between two grooves.
    n[1] += 0.75 * node * (y - NODE.0) / NODE.1;
    let groove = smoothstep(
        1.0 + px * 0.4,
        0.2,
        ((y - NODE.0).abs() - NODE.1 - 0.2).abs(),
    );
    c = c.mapped(|v| v * (1.0 - 0.46 * groove));
    // The foot is cut: its edge shows the hollow within.
    let cut = smoothstep(FOOT - 1.9, FOOT - 1.1, y);
    c = each(|k| lerp(c[k], [0.46, 0.31, 0.15][k], 0.6 * cut));
    let mut finish = BONE;
    if on_band > 0.0 {
        let period = 8.0;
        let lacquer = dye.patterned(around / period, (y + 2.0) / period, px / period);
        c = each(|k| lerp(c[k], lacquer[k], on_band));
        if on_band > 0.5 {
            finish = LACQUER;
        }
    }
    // Both ends of the band are bound with thread.
    for end in [BAND.0, BAND.1] {
        let off = (y - end).abs();
        let thread = smoothstep(1.5 + px * 0.3, 1.2 - px * 0.3, off);
        if thread > 0.0 {
            let twist =
                0.88 + 0.12 * smoothstep(0.5, 0.0, (floor(around * 0.55 + y * 0.4).1 - 0.5).abs());
            c = each(|k| lerp(c[k], [0.97, 0.93, 0.84][k] * twist, thread));
            n[1] += 0.5 * thread * (y - end) / 1.4;
            finish = MATT;
        }
        let edge = smoothstep(0.9 + px * 0.4, 0.1, (off - 1.9).abs());
        c = c.mapped(|v| v * (1.0 - 0.55 * edge));
    }
    let mut c = shade(c, light.out(normalize(n)), finish);
    let ink = unit([0x2E, 0x1A, 0x0C]);
    let line = outline(px);
    let a = smoothstep(line * 1.25, line * 0.5, d) * 0.88;
    c = each(|k| lerp(c[k], ink[k], a));
    Some([c[0], c[1], c[2], cover])
}

/// The width of an outline that is still seen when a pixel is `px` wide.
fn outline(px: f32) -> f32 {
    (px * 0.9).clamp(1.2, 2.6)
}

/// What is seen of a stick at a point of its own.
fn look(dye: Dye, x: f32, y: f32, px: f32, light: &Turn) -> [f32; 4] {
    let (d, n) = head(dye, x, y);
    let line = outline(px) * 0.75;
    let under = cane(dye, x, y, px, light);
    // A pale line parts the head from whatever it lies on.
    let pale = 1.0 + 0.25 * px;
    let halo = clamp01((d + line + pale) / px + 0.5);
    let on = clamp01((d + line * 0.6) / px + 0.5);
    if d < -line - pale - px {
        return match under {
            // What the head keeps the lamp from.
            Some(c) => {
                let behind = head(dye, x - 1.6 * light.cos, y - 2.2).0;
                let shaded = 1.0 - 0.45 * smoothstep(-3.0, 0.5, behind);
                [c[0] * shaded, c[1] * shaded, c[2] * shaded, c[3]]
            }
            None => [0.0; 4],
        };
    }
    let mut c = if on > 0.0 {
        head_look(dye, (x, y), (d, n), light)
    } else {
        [0.0; 3]
    };
    let ink = unit(INK);
    let edge = smoothstep(line, line * 0.3, d);
    c = each(|k| lerp(c[k], ink[k], 0.9 * edge));
    let paper = unit(PAPER);
    let (below, cover) = match under {
        Some(u) => {
            let shown = halo * 0.80;
            (each(|k| lerp(u[k], paper[k], shown)), u[3].max(halo))
        }
        None => (paper, halo),
    };
    let c = each(|k| lerp(below[k], c[k], on));
    [c[0], c[1], c[2], cover.max(on)]
}

/// The number of samples a side of a pixel, for a stick of this length.
fn samples(length_px: f32) -> u32 {
    if length_px < 60.0 { 4 } else { 3 }
}

/// A picture around the middle of a thing `wide` and `high`, told point by point in eightieths.
fn paint(
    length_px: f32,
    lean: f32,
    (wide, high): (f32, f32),
    f: impl Fn(f32, f32, f32, &Turn) -> [f32; 4],
) -> Pixels {
    let k = length_px.max(4.0) / LONG;
    let turn = Turn::new(lean);
    let (w, h) = turn.room(wide + 2.0 * ROOM, high + 2.0 * ROOM);
    // Even, so that the middle lies between pixels, as the application's places do.
    let side = |v: f32| ((v * k).ceil() as u32).div_ceil(2) * 2 + 2;
    let (w, h) = (side(w), side(h));
    let (mx, my) = (w as f32 / 2.0, h as f32 / 2.0);
    raster::sample(w, h, samples(length_px), |x, y| {
        let (x, y) = turn.own((x - mx) / k, (y - my) / k);
        f(x, y, 1.0 / k, &turn)
    })
}

/// A stick `length_px` long from the tip of its head to its foot, in the middle of the picture, without a
/// shadow. It lies upright, its head away from the player; `lean` turns it, in degrees clockwise.
pub fn stick(dye: Dye, length_px: f32, lean: f32) -> Pixels {
    paint(length_px, lean, (24.0, LONG), |x, y, px, turn| {
        look(dye, x, y, px, turn)
    })
}

/// The shadow of a stick, in the middle of a larger picture; the application moves it down and to the right,
/// further and fainter when the stick is lifted.
pub fn stick_shadow(length_px: f32, lean: f32) -> Pixels {
    cast(length_px, lean, &[0.0])
}

/// Two sticks lashed together: a twin. `length_px` and `lean` as in [`stick`].
pub fn twin(dye: Dye, length_px: f32, lean: f32) -> Pixels {
    let mut out = paint(
        length_px,
        lean,
        (24.0 + 2.0 * APART, LONG),
        |x, y, px, turn| twin_look(dye, x, y, px, turn),
    );
    bow(&mut out, length_px, lean);
    out
}

/// The shadow of a twin, as [`stick_shadow`].
pub fn twin_shadow(length_px: f32, lean: f32) -> Pixels {
    cast(length_px, lean, &[-APART, APART])
}

fn cast(length_px: f32, lean: f32, at: &[f32]) -> Pixels {
    let k = length_px.max(4.0) / LONG;
    let turn = Turn::new(lean);
    let sigma = length_px * 0.024 + 0.5;
    let room = 2.0 * APART * (at.len() as f32 - 1.0);
    let (w, h) = turn.room(24.0 + room, LONG);
    let side = |v: f32| ((v * k + 6.0 * sigma).ceil() as u32).div_ceil(2) * 2;
    let parts: Vec<_> = at
        .iter()
        .flat_map(|&x| {
            let rect = |x: f32, y: f32, w: f32, h: f32| (x * k, y * k, w * k, h * k);
            [
                (rect(x - CANE, -16.0, 2.0 * CANE, 56.0), 3.0 * k),
                (rect(x - 10.0, -37.0, 20.0, 21.0), 8.0 * k),
            ]
        })
        .collect();
    shadow::turned(side(w), side(h), &parts, (turn.sin, turn.cos), sigma, 0.62)
}

/// What is seen of a twin at a point of its own.
fn twin_look(dye: Dye, x: f32, y: f32, px: f32, light: &Turn) -> [f32; 4] {
    // The cord runs over both canes and dips between them.
    let (near, far) = if x < 0.0 {
        (-APART, APART)
    } else {
        (APART, -APART)
    };
    let headed = head(dye, x - near, y).0 > -outline(px) - 1.0;
    for at in LASHES {
        let across = (x.abs() - APART) / (CANE + 1.2);
        let sag = 1.1 * x / (2.0 * APART);
        let v = (y - at - sag) / CORD;
        if headed || v.abs() > 1.62 || across > 1.05 {
            continue;
        }
        let row = floor(v + 0.5);
        let (turn_no, off) = (row.0, row.1 - 0.5);
        // The cord's own roundness, its twist, and the canes below it.
        let t = across.clamp(-0.96, 0.96) * x.signum();
        let dip = smoothstep(0.0, 3.5, x.abs());
        let twist = floor((x + turn_no as f32 * 1.3) * 0.42 + off * 0.9).1 - 0.5;
        let n = normalize([t * 0.85 * dip + 0.30 * twist, 1.9 * off, 0.72]);
        let grain = 0.06 * (hash((x * 2.0) as i32 + 90, turn_no + 9, 4) - 0.5);
        let strand = 1.0 - 0.16 * smoothstep(0.34, 0.5, twist.abs()) + grain;
        let gap = smoothstep(0.34, 0.5, off.abs()) * 0.52;
        let c = [0.985, 0.955, 0.885].mapped(|v| v * strand * (1.0 - gap) * lerp(0.70, 1.0, dip));
        let mut c = shade(c, light.out(n), MATT);
        let rim = ((1.62 - v.abs()) * CORD).min((1.05 - across) * (CANE + 1.2));
        let line = outline(px) * 0.8;
        let ink = unit([0x4A, 0x38, 0x24]);
        let a = smoothstep(line, line * 0.3, rim) * 0.85;
        c = each(|k| lerp(c[k], ink[k], a));
        let cover = clamp01(rim / px + 0.5);
        return [
            c[0],
            c[1],
            c[2],
            cover.max(look(dye, x - near, y, px, light)[3]),
        ];
    }
    let c = look(dye, x - near, y, px, light);
    let other = look(dye, x - far, y, px, light);
    // Where the two touch they keep the lamp from each other.
    let seam = 1.0 - 0.5 * smoothstep(3.2, 0.4, x.abs()) * smoothstep(TOP, TOP + 8.0, y);
    let over = if c[3] >= other[3] { c } else { other };
    [over[0] * seam, over[1] * seam, over[2] * seam, over[3]]
}

/// The bow in which the lower lash is tied.
fn bow(out: &mut Pixels, length_px: f32, lean: f32) {
    let k = length_px.max(4.0) / LONG;
    let y = LASHES[1] + 0.6;
    let path = "M0,0 C-11,-7 -14,5 0,1 C14,5 11,-7 0,0 M-1,1 C-3,5 -6,7 -7.5,11.5 M1,1 C3,5 5.5,7 6.5,12.5";
    let mut s = format!(
        r#"<g transform="translate({:.2} {:.2}) rotate({lean}) scale({k}) translate(0 {y})" fill="none" stroke-linecap="round" stroke-linejoin="round">"#,
        out.width as f32 / 2.0,
        out.height as f32 / 2.0,
    );
    for (dx, dy, colour, width) in [
        (0.6, 0.9, "#2A1A0E", 4.2),
        (0.0, 0.0, "#6A5840", 3.7),
        (0.0, 0.0, "#EFE6D0", 2.3),
        (-0.3, -0.4, "#FFFCF2", 1.0),
    ] {
        let _ = write!(
            s,
            r#"<path transform="translate({dx} {dy})" d="{path}" stroke="{colour}" stroke-width="{width}"/>"#
        );
    }
    s.push_str(r##"<circle cx="0" cy="0.6" r="2.7" fill="#F6EEDC" stroke="#6A5840" stroke-width="0.9"/></g>"##);
    out.lay(&raster::svg(out.width, out.height, &s), 0, 0);
}
