//! The few functions of arithmetic that a platform's library may round differently.
//!
//! The four operations and the square root are exact by the standard; sines and exponentials are not.
//! These are, so that a picture is the same on every machine. Also small vectors.

/// A point or a direction; z points from the table to the eye, x right, y down.
pub(crate) type V3 = [f32; 3];

pub(crate) const PI: f32 = std::f32::consts::PI;

/// Sine and cosine, good to about 1e-6.
pub(crate) fn sin_cos(a: f32) -> (f32, f32) {
    let quarter = (a / (PI / 2.0)).round();
    let x = f64::from(a) - f64::from(quarter) * std::f64::consts::FRAC_PI_2;
    let q = x * x;
    let s = x * (1.0 - q / 6.0 * (1.0 - q / 20.0 * (1.0 - q / 42.0 * (1.0 - q / 72.0))));
    let c =
        1.0 - q / 2.0 * (1.0 - q / 12.0 * (1.0 - q / 30.0 * (1.0 - q / 56.0 * (1.0 - q / 90.0))));
    let (s, c) = (s as f32, c as f32);
    match (quarter as i32).rem_euclid(4) {
        0 => (s, c),
        1 => (c, -s),
        2 => (-s, -c),
        _ => (-c, s),
    }
}

/// The angle of a direction, in turns from 0 to 1, clockwise on the screen from the right; good to 1e-3.
pub(crate) fn turns(x: f32, y: f32) -> f32 {
    let (ax, ay) = (x.abs(), y.abs());
    let t = ax.min(ay) / ax.max(ay).max(1e-9);
    let a = t * (0.1591 + t * t * (-0.0516 + t * t * 0.0175));
    let a = if ay > ax { 0.25 - a } else { a };
    let a = if x < 0.0 { 0.5 - a } else { a };
    if y < 0.0 { 1.0 - a } else { a }
}

/// e to the power of x, for x of at most 0: falls to 0 below -20.
pub(crate) fn exp_neg(x: f32) -> f32 {
    if x < -20.0 {
        return 0.0;
    }
    let t = f64::from(x) / 64.0;
    let mut e = 1.0 + t * (1.0 + t / 2.0 * (1.0 + t / 3.0 * (1.0 + t / 4.0)));
    for _ in 0..6 {
        e *= e;
    }
    e as f32
}

/// The whole number at or below `x`, and what is left. The library's `floor` is a call on machines of the
/// common kind, and noise asks for nothing as often.
#[inline]
pub(crate) fn floor(x: f32) -> (i32, f32) {
    let i = x as i32;
    let i = i - i32::from(x < i as f32);
    (i, x - i as f32)
}

/// Three numbers worked out one by one. `core`'s own `map` of arrays is a call for each element.
#[inline(always)]
pub(crate) fn each(f: impl Fn(usize) -> f32) -> [f32; 3] {
    [f(0), f(1), f(2)]
}

/// The same for three numbers that are there already.
pub(crate) trait Mapped {
    fn mapped(self, f: impl Fn(f32) -> f32) -> [f32; 3];
}

impl Mapped for [f32; 3] {
    #[inline(always)]
    fn mapped(self, f: impl Fn(f32) -> f32) -> [f32; 3] {
        [f(self[0]), f(self[1]), f(self[2])]
    }
}

#[inline]
pub(crate) fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

#[inline]
pub(crate) fn clamp01(x: f32) -> f32 {
    x.clamp(0.0, 1.0)
}

/// 0 below `a`, 1 above `b`, smooth between.
#[inline]
pub(crate) fn smoothstep(a: f32, b: f32, x: f32) -> f32 {
    let t = clamp01((x - a) / (b - a));
    t * t * (3.0 - 2.0 * t)
}

#[inline]
pub(crate) fn dot(a: V3, b: V3) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[inline]
pub(crate) fn length2(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

#[inline]
pub(crate) fn normalize(v: V3) -> V3 {
    let l = dot(v, v).sqrt().max(1e-9);
    [v[0] / l, v[1] / l, v[2] / l]
}

/// `v` turned by `angle` about the unit vector `axis`.
pub(crate) fn rotate(v: V3, axis: V3, angle: f32) -> V3 {
    let (s, c) = sin_cos(angle);
    let d = dot(axis, v) * (1.0 - c);
    [
        v[0] * c + (axis[1] * v[2] - axis[2] * v[1]) * s + axis[0] * d,
        v[1] * c + (axis[2] * v[0] - axis[0] * v[2]) * s + axis[1] * d,
        v[2] * c + (axis[0] * v[1] - axis[1] * v[0]) * s + axis[2] * d,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_to_the_library() {
        for i in -200..200 {
            let a = i as f32 * 0.13;
            let (s, c) = sin_cos(a);
            assert!(
                (s - a.sin()).abs() < 1e-4 && (c - a.cos()).abs() < 1e-4,
                "{a}"
            );
            let t = turns(c, s) * 2.0 * PI;
            let back = (t.cos() - c).abs().max((t.sin() - s).abs());
            assert!(back < 6e-3, "{a}: {back}");
            let e = -(i as f32).abs() * 0.05;
            assert!((exp_neg(e) - e.exp()).abs() < 1e-5, "{e}");
        }
    }
}
