//! A bone die, seen from above at rest and while it rolls. It is a solid with rounded edges and drilled
//! pips, traced along lines that come straight down; rolling is the same solid, turned and smeared.

use crate::math::{PI, V3, clamp01, dot, each, length2, lerp, normalize, rotate, smoothstep};
use crate::noise::value;
use crate::palette;
use crate::raster::{Pixels, sample, smeared, unit};
use crate::relief::{BONE, shade};
use crate::shadow;

/// Half an edge is 1; edges are rounded by this much.
const ROUND: f32 = 0.37;
/// Pips: their radius, and how far the outer ones stand from the middle of the face.
const PIP: f32 = 0.175;
const PIP_AT: f32 = 0.53;
/// The picture is larger than the die, by as much as a turned die is wider than one lying flat.
const ROOM: f32 = 1.72;

/// Where the pips of a number stand, in steps of [`PIP_AT`].
const fn pips(number: u8) -> &'static [(f32, f32)] {
    match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (-1.0, 0.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (1.0, 0.0),
            (1.0, 1.0),
        ],
    }
}

/// The three directions of the eye's frame, told in the die's own.
struct Pose {
    x: V3,
    y: V3,
    z: V3,
    /// The number on the face that shows when the die lies flat: 1 is at the die's own +z.
    top: u8,
    /// How dark pips are: they fade in the blur of a roll.
    ink: f32,
    /// The direction in which pips are smeared, in the die's frame, and how far to either side.
    smear: V3,
    reach: f32,
}

/// Where the line that comes straight down at (x, y) meets the die, and the normal there; both in the
/// die's own frame, in halves of an edge.
fn meet(pose: &Pose, x: f32, y: f32) -> Option<(V3, V3)> {
    // The ball around the die's corners, rounded as they are.
    let room = 2.45 - x * x - y * y;
    if room <= 0.0 {
        return None;
    }
    let mut t = room.sqrt();
    // The die is convex, so the tangent never reaches past its surface: Newton's steps arrive in three
    // or four, and a line that runs away from the surface has missed it.
    let inner = 1.0 - ROUND;
    for _ in 0..12 {
        let p = each(|k| pose.x[k] * x + pose.y[k] * y + pose.z[k] * t);
        let o = each(|k| p[k] - p[k].clamp(-inner, inner));
        let l = dot(o, o).sqrt().max(1e-6);
        let n = each(|k| o[k] / l);
        let d = l - ROUND;
        if d < 0.004 {
            return Some((p, n));
        }
        let facing = dot(n, pose.z);
        if facing < 0.02 {
            return None;
        }
        t -= d / facing;
    }
    None
}

/// The colour of bone: faint streaks along one edge, warmer where they run dark, yellowed by handling at
/// the edges.
fn bone(p: V3, n: V3) -> [f32; 3] {
    let streak = value(p[0] * 2.2 + 9.0, p[1] * 16.0 + p[2] * 19.0, 5) - 0.5;
    let canal = smoothstep(0.86, 0.97, value(p[0] * 5.0, p[1] * 30.0 + p[2] * 34.0, 6));
    let tone = 0.035 * streak - 0.045 * canal;
    let c = unit(palette::BONE);
    let c = [c[0] + tone, c[1] + tone * 1.2, c[2] + tone * 1.7];
    let worn = smoothstep(0.15, 0.75, 1.0 - n[0].abs().max(n[1].abs()).max(n[2].abs()));
    let lost = [0.06, 0.10, 0.20];
    each(|k| c[k] * (1.0 - lost[k] * worn))
}

/// The face a point lies on: the axis it stands on, and its number.
fn face(p: V3, top: u8) -> (usize, u8) {
    let (x, y, z) = (p[0].abs(), p[1].abs(), p[2].abs());
    let (axis, number) = if x > y && x > z {
        (0, side(top, 0))
    } else if y > z {
        (1, side(top, 1))
    } else {
        (2, top)
    };
    // Opposite faces make seven together.
    (axis, if p[axis] > 0.0 { number } else { 7 - number })
}

/// What is seen of the die at a point, in halves of an edge.
fn look(pose: &Pose, x: f32, y: f32) -> [f32; 4] {
    let Some((p, mut n)) = meet(pose, x, y) else {
        return [0.0; 4];
    };
    let mut c = bone(p, n);
    let (axis, number) = face(p, pose.top);
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    let (mut a, mut b, mut r) = (0.0, 0.0, f32::MAX);
    for &(i, j) in pips(number) {
        let (du, dv) = (p[u] - i * PIP_AT, p[v] - j * PIP_AT);
        // A pip in motion is drawn out along the way it goes.
        let run = pose.smear[u] * du + pose.smear[v] * dv;
        let back = run.clamp(-pose.reach, pose.reach);
        let (du, dv) = (du - back * pose.smear[u], dv - back * pose.smear[v]);
        let d = length2(du, dv) / PIP;
        if d < r {
            (a, b, r) = (du, dv, d);
        }
    }
    if r < 1.2 {
        // Drilled: the bowl's wall faces its middle; stained: dark, less so near the rim.
        let bowl = smoothstep(1.12, 0.92, r);
        let lean = bowl * 0.75 * r * pose.ink;
        n[u] -= lean * a / PIP / r.max(0.2);
        n[v] -= lean * b / PIP / r.max(0.2);
        n = normalize(n);
        let stain = smoothstep(1.0, 0.86 - pose.reach, r) * pose.ink;
        let dark = unit(palette::PIP);
        c = each(|k| lerp(c[k], dark[k] * lerp(0.75, 1.6, clamp01(r)), stain));
    }
    // Back into the eye's frame, where the lamp is.
    let n = [dot(n, pose.x), dot(n, pose.y), dot(n, pose.z)];
    let c = shade(c, n, BONE);
    [c[0], c[1], c[2], 1.0]
}

/// The numbers beside `top`: of the pairs (1, 6), (2, 5), (3, 4) the two it does not belong to.
const fn side(top: u8, which: u8) -> u8 {
    match (top, which) {
        (1 | 6, 0) => 2,
        (2 | 5, 0) | (3 | 4, 1) => 1,
        (_, 1) => 3,
        _ => 2,
    }
}

/// The side of the square pictures of a die with an edge of `size_px`.
fn room(size_px: f32) -> u32 {
    (size_px.max(4.0) * ROOM).ceil() as u32 / 2 * 2 + 2
}

/// A bone die at rest that shows `face` (1 to 6), without a shadow. `size_px` is its edge; the picture is
/// a square about 1.7 times as wide, the same as for a rolling die, with the die in its middle.
pub fn bone_die(face: u8, size_px: f32) -> Pixels {
    let pose = Pose {
        x: [1.0, 0.0, 0.0],
        y: [0.0, 1.0, 0.0],
        z: [0.0, 0.0, 1.0],
        top: face.clamp(1, 6),
        ink: 1.0,
        smear: [0.0; 3],
        reach: 0.0,
    };
    let side = room(size_px);
    let (m, k) = (side as f32 / 2.0, 2.0 / size_px.max(4.0));
    let n = if size_px < 48.0 {
        4
    } else if size_px < 100.0 {
        3
    } else {
        2
    };
    sample(side, side, n, |x, y| look(&pose, (x - m) * k, (y - m) * k))
}

/// A rolling bone die, `step` of `steps` of one turn, towards the upper left; `size_px` as in
/// [`bone_die`]. It turns about an axis on which no face ever lies flat to the eye, and pips are smeared,
/// so that no number can be read before the die rests.
pub fn bone_die_tumbling(step: u32, steps: u32, size_px: f32) -> Pixels {
    let side = room(size_px);
    let (m, k) = (side as f32 / 2.0, 2.0 / size_px.max(4.0));
    let from = step as f32 / steps.max(1) as f32;
    // The axis lies in the table's plane, across the way the die rolls; in the die it is nearly a diagonal.
    let axis_eye = normalize([1.0, -0.62, 0.0]);
    let axis_die = normalize([1.0, 0.9, 0.78]);
    let level = normalize([
        axis_eye[0] + axis_die[0],
        axis_eye[1] + axis_die[1],
        axis_eye[2] + axis_die[2],
    ]);
    const SMEAR: usize = 9;
    let poses: Vec<Pose> = (0..SMEAR)
        .map(|i| {
            let turn = (from + (i as f32 / SMEAR as f32 - 0.5) * 0.05) * 2.0 * PI;
            // Half a turn about the middle of both axes carries one onto the other.
            let frame = |v: V3| rotate(rotate(v, axis_eye, turn), level, PI);
            let (x, y, z) = (
                frame([1.0, 0.0, 0.0]),
                frame([0.0, 1.0, 0.0]),
                frame([0.0, 0.0, 1.0]),
            );
            // What faces the eye moves across the axis.
            let way = frame(normalize([-axis_eye[1], axis_eye[0], 0.0]));
            Pose {
                x,
                y,
                z,
                top: 1,
                ink: 0.42,
                smear: way,
                reach: 0.45,
            }
        })
        .collect();
    smeared(side, SMEAR, |moment, x, y| {
        look(&poses[moment], (x - m) * k, (y - m) * k)
    })
}

/// The shadow of a die that lies on something, in the middle of its picture; the application moves it.
pub fn die_shadow(size_px: f32) -> Pixels {
    let (sigma, size) = (size_px * 0.075, size_px.max(4.0));
    let side = room(size_px);
    let at = (side as f32 - size) / 2.0;
    shadow::rounded(side, side, (at, at, size, size), size * 0.2, sigma, 0.62)
}
