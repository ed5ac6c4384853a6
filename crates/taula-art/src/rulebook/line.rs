//! Ways over the board as lines: cut, rounded, written as SVG.

use std::fmt::Write;

use crate::shape::Point;

use crate::math::{length2, lerp};

/// A line through points, in pixels.
#[derive(Clone)]
pub(crate) struct Line(pub(crate) Vec<Point>);

impl Line {
    pub(crate) fn length(&self) -> f32 {
        self.0.windows(2).map(|p| apart(p[0], p[1])).sum()
    }

    /// The point so far along, and the direction there.
    pub(crate) fn at(&self, along: f32) -> (Point, Point) {
        let mut left = along.max(0.0);
        let mut last = (self.0[0], (1.0, 0.0));
        for pair in self.0.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let l = apart(a, b);
            if l < 1e-4 {
                continue;
            }
            let dir = ((b.0 - a.0) / l, (b.1 - a.1) / l);
            if left <= l {
                return ((a.0 + dir.0 * left, a.1 + dir.1 * left), dir);
            }
            left -= l;
            last = (b, dir);
        }
        last
    }

    /// The part from `start` along to `end` before the end.
    pub(crate) fn cut(&self, start: f32, end: f32) -> Self {
        let end = (self.length() - end).max(start);
        let mut points = vec![self.at(start).0];
        let mut along = 0.0;
        for pair in self.0.windows(2) {
            along += apart(pair[0], pair[1]);
            if along > start + 1e-3 && along < end - 1e-3 {
                points.push(pair[1]);
            }
        }
        points.push(self.at(end).0);
        Self(points)
    }

    /// A bow from one point to another that leans to the right of the direction by `lean`.
    pub(crate) fn bow(from: Point, to: Point, lean: f32) -> Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let l = length2(dx, dy).max(1e-4);
        let by = (
            (from.0 + to.0) / 2.0 - dy / l * lean,
            (from.1 + to.1) / 2.0 + dx / l * lean,
        );
        let steps = 24;
        Self(
            (0..=steps)
                .map(|i| {
                    let t = i as f32 / steps as f32;
                    let mix = |a: f32, b: f32, c: f32| lerp(lerp(a, b, t), lerp(b, c, t), t);
                    (mix(from.0, by.0, to.0), mix(from.1, by.1, to.1))
                })
                .collect(),
        )
    }

    /// As the `d` of an SVG path, its corners rounded.
    pub(crate) fn path(&self, round: f32) -> String {
        let p = &self.0;
        let mut d = format!("M{:.2},{:.2}", p[0].0, p[0].1);
        for i in 1..p.len() - 1 {
            let (a, b, c) = (p[i - 1], p[i], p[i + 1]);
            let (la, lc) = (apart(a, b), apart(b, c));
            if la < 1e-3 || lc < 1e-3 {
                continue;
            }
            let (ra, rc) = ((round / la).min(0.5), (round / lc).min(0.5));
            let from = (lerp(b.0, a.0, ra), lerp(b.1, a.1, ra));
            let to = (lerp(b.0, c.0, rc), lerp(b.1, c.1, rc));
            let _ = write!(
                d,
                " L{:.2},{:.2} Q{:.2},{:.2} {:.2},{:.2}",
                from.0, from.1, b.0, b.1, to.0, to.1
            );
        }
        let end = p[p.len() - 1];
        let _ = write!(d, " L{:.2},{:.2}", end.0, end.1);
        d
    }

    /// How near the line comes to a point.
    pub(crate) fn near(&self, p: Point) -> f32 {
        self.0
            .windows(2)
            .map(|pair| {
                let (a, b) = (pair[0], pair[1]);
                let (ex, ey) = (b.0 - a.0, b.1 - a.1);
                let t = (((p.0 - a.0) * ex + (p.1 - a.1) * ey) / (ex * ex + ey * ey).max(1e-6))
                    .clamp(0.0, 1.0);
                length2(p.0 - a.0 - t * ex, p.1 - a.1 - t * ey)
            })
            .fold(f32::MAX, f32::min)
    }
}

pub(crate) fn apart(a: Point, b: Point) -> f32 {
    length2(b.0 - a.0, b.1 - a.1)
}
