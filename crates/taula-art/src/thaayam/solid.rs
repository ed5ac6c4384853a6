//! Round solids traced along lines that come straight down: how seeds and shells are seen, at rest and while
//! they roll.

use crate::math::{PI, V3, dot, each, normalize, rotate};
use crate::raster::{Pixels, sample, smeared};
use crate::relief::{Finish, shade};

/// What a point of a surface is like.
pub(super) struct Skin {
    pub(super) colour: [f32; 3],
    /// The normal, with whatever is cut into the surface.
    pub(super) normal: V3,
    pub(super) finish: Finish,
}

/// A convex body around the origin, no part of it further away than [`FAR`].
pub(super) trait Solid {
    /// Below 0 within, above 0 outside, growing outwards.
    fn level(&self, p: V3) -> f32;
    /// The surface at a point with this normal; `px` is a pixel.
    fn skin(&self, p: V3, normal: V3, px: f32) -> Skin;
}

pub(super) const FAR: f32 = 1.75;
/// The pictures are squares this many times as wide as the solid's own measure.
const ROOM: f32 = 1.46;

/// The eye's three directions, told in the solid's own.
struct Pose {
    x: V3,
    y: V3,
    z: V3,
}

fn gradient(solid: &impl Solid, p: V3) -> V3 {
    let e = 0.004;
    let along = |k: usize| {
        let (mut a, mut b) = (p, p);
        a[k] += e;
        b[k] -= e;
        (solid.level(a) - solid.level(b)) / (2.0 * e)
    };
    [along(0), along(1), along(2)]
}

/// Where the line that comes straight down at (x, y) meets the solid, and the normal there.
fn meet(solid: &impl Solid, pose: &Pose, x: f32, y: f32) -> Option<(V3, V3)> {
    let mut t = FAR;
    for _ in 0..24 {
        let p = each(|k| pose.x[k] * x + pose.y[k] * y + pose.z[k] * t);
        let level = solid.level(p);
        if level < 0.003 {
            return Some((p, normalize(gradient(solid, p))));
        }
        let e = 0.004;
        let facing = (solid.level(each(|k| p[k] + pose.z[k] * e)) - level) / e;
        // Past the nearest point: the line has missed it.
        if facing < 0.03 {
            return None;
        }
        t -= level / facing;
    }
    None
}

fn look(solid: &impl Solid, pose: &Pose, x: f32, y: f32, px: f32) -> [f32; 4] {
    let Some((p, n)) = meet(solid, pose, x, y) else {
        return [0.0; 4];
    };
    let skin = solid.skin(p, n, px);
    let eye = |v: V3| [dot(v, pose.x), dot(v, pose.y), dot(v, pose.z)];
    let c = shade(skin.colour, normalize(eye(skin.normal)), skin.finish);
    // The edge, where the eye sees along the surface, is dark: it parts the thing from what it lies on.
    let rim = eye(n)[2];
    let dark = 1.0 - 0.55 * (1.0 - (rim / 0.34).min(1.0));
    [c[0] * dark, c[1] * dark, c[2] * dark, 1.0]
}

/// The side of the square pictures of a solid whose measure (two units) is `size_px`.
pub(super) fn room(size_px: f32) -> u32 {
    (size_px.max(4.0) * ROOM).ceil() as u32 / 2 * 2 + 2
}

/// The solid at rest, its own z (or, with `over`, the other side) up, turned by so many degrees clockwise.
pub(super) fn at_rest(solid: &impl Solid, over: bool, degrees: f32, size_px: f32) -> Pixels {
    let axis = [0.0, 0.0, 1.0];
    let angle = -degrees * PI / 180.0;
    let own = |v: V3| {
        let v = rotate(v, axis, angle);
        if over { [v[0], -v[1], -v[2]] } else { v }
    };
    let pose = Pose {
        x: own([1.0, 0.0, 0.0]),
        y: own([0.0, 1.0, 0.0]),
        z: own([0.0, 0.0, 1.0]),
    };
    let side = room(size_px);
    let (m, k) = (side as f32 / 2.0, 2.0 / size_px.max(4.0));
    let n = if size_px < 60.0 { 4 } else { 3 };
    sample(side, side, n, |x, y| {
        look(solid, &pose, (x - m) * k, (y - m) * k, k)
    })
}

/// The rolling solid, `step` of `steps` of one turn, towards the upper left. `between` is a direction of the
/// solid that has one kind of its sides on either hand: it turns nearly about that, so that both are always
/// seen and neither can be read.
pub(super) fn rolling(
    solid: &impl Solid,
    between: V3,
    step: u32,
    steps: u32,
    size_px: f32,
) -> Pixels {
    const SMEAR: usize = 9;
    let side = room(size_px);
    let (m, k) = (side as f32 / 2.0, 2.0 / size_px.max(4.0));
    let from = step as f32 / steps.max(1) as f32;
    let eye = normalize([1.0, -0.62, 0.0]);
    let own = normalize(between);
    let level = normalize(each(|k| eye[k] + own[k]));
    let poses: Vec<Pose> = (0..SMEAR)
        .map(|i| {
            let turn = (from + (i as f32 / SMEAR as f32 - 0.5) * 0.07) * 2.0 * PI;
            // Half a turn about the middle of both axes carries one onto the other.
            let frame = |v: V3| rotate(rotate(v, eye, turn), level, PI);
            Pose {
                x: frame([1.0, 0.0, 0.0]),
                y: frame([0.0, 1.0, 0.0]),
                z: frame([0.0, 0.0, 1.0]),
            }
        })
        .collect();
    smeared(side, SMEAR, |moment, x, y| {
        look(solid, &poses[moment], (x - m) * k, (y - m) * k, k)
    })
}
