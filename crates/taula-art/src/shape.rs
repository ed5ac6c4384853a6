//! Plane geometry: rounded rectangles, polygons.

use crate::math::length2;

/// A point; in which unit the context says.
pub(crate) type Point = (f32, f32);

/// How far inside a rounded rectangle of half sizes (`hw`, `hh`) a point seen from its middle lies
/// (negative outside), and the direction outwards.
#[inline]
pub(crate) fn rounded(x: f32, y: f32, hw: f32, hh: f32, r: f32) -> (f32, [f32; 2]) {
    let r = r.min(hw).min(hh);
    let (dx, dy) = (x.abs() - hw + r, y.abs() - hh + r);
    let (sx, sy) = (x.signum(), y.signum());
    if dx > 0.0 && dy > 0.0 {
        let l = length2(dx, dy).max(1e-6);
        (r - l, [sx * dx / l, sy * dy / l])
    } else if dx > dy {
        (r - dx, [sx, 0.0])
    } else {
        (r - dy, [0.0, sy])
    }
}

/// The polygon drawn in by `d`; its corners move along their bisectors.
pub(crate) fn inset(corners: &[Point], d: f32) -> Vec<Point> {
    let n = corners.len();
    let sign = if area(corners) > 0.0 { 1.0 } else { -1.0 };
    let normal = |a: Point, b: Point| {
        let l = length2(b.0 - a.0, b.1 - a.1).max(1e-6) * sign;
        (-(b.1 - a.1) / l, (b.0 - a.0) / l)
    };
    (0..n)
        .map(|i| {
            let (p, q, r) = (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
            let (a, b) = (normal(p, q), normal(q, r));
            let k = d / (1.0 + a.0 * b.0 + a.1 * b.1).max(0.1);
            (q.0 + (a.0 + b.0) * k, q.1 + (a.1 + b.1) * k)
        })
        .collect()
}

/// Twice the area, positive where corners run clockwise on the screen.
fn area(corners: &[Point]) -> f32 {
    edges(corners).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

/// The edges, the closing one included.
pub(crate) fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    corners
        .iter()
        .zip(corners.iter().cycle().skip(1))
        .map(|(&a, &b)| (a, b))
}

/// The direction of the longest edge.
pub(crate) fn long_way(corners: &[Point]) -> Point {
    let longest = edges(corners)
        .map(|(a, b)| (b.0 - a.0, b.1 - a.1))
        .max_by(|a, b| length2(a.0, a.1).total_cmp(&length2(b.0, b.1)))
        .unwrap_or((1.0, 0.0));
    let l = length2(longest.0, longest.1).max(1e-6);
    // Towards the right or down, so that neighbours agree.
    let l = if longest.0 + longest.1 * 0.5 < 0.0 {
        -l
    } else {
        l
    };
    (longest.0 / l, longest.1 / l)
}

/// The distance from a point to the nearest edge.
pub(crate) fn to_edge(corners: &[Point], p: Point) -> f32 {
    edges(corners)
        .map(|(a, b)| {
            let (ex, ey) = (b.0 - a.0, b.1 - a.1);
            let t = (((p.0 - a.0) * ex + (p.1 - a.1) * ey) / (ex * ex + ey * ey).max(1e-9))
                .clamp(0.0, 1.0);
            length2(p.0 - a.0 - t * ex, p.1 - a.1 - t * ey)
        })
        .fold(f32::MAX, f32::min)
}

/// Calls `f` for the runs of pixels whose middles lie in the polygon: row, first, one past the last.
pub(crate) fn scan(
    corners: &[Point],
    width: usize,
    height: usize,
    mut f: impl FnMut(usize, usize, usize),
) {
    let low = corners.iter().map(|c| c.1).fold(f32::MAX, f32::min);
    let high = corners.iter().map(|c| c.1).fold(f32::MIN, f32::max);
    let mut cuts = Vec::new();
    for row in (low.floor().max(0.0) as usize)..(high.ceil().max(0.0) as usize).min(height) {
        let y = row as f32 + 0.5;
        cuts.clear();
        for (a, b) in edges(corners) {
            if (a.1 <= y) != (b.1 <= y) {
                cuts.push(a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0));
            }
        }
        cuts.sort_by(f32::total_cmp);
        for pair in cuts.as_chunks::<2>().0 {
            let from = (pair[0] - 0.5).ceil().max(0.0) as usize;
            let to = ((pair[1] - 0.5).ceil().max(0.0) as usize).min(width);
            if from < to {
                f(row, from, to);
            }
        }
    }
}
