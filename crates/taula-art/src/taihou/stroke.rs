//! The brush the figures are painted with: a centre line with widths, or points around a blob, become outlines.
//! Lengths are those of a tile of 92 a side, its middle at 0, y downwards.

use std::fmt::Write;

use crate::math::{PI, length2, sin_cos};
use crate::shape::Point;

/// A point of a stroke: x, y and how wide the brush is there.
pub(super) type Dab = (f32, f32, f32);

/// Outlines that are filled with one colour.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape {
    outlines: Vec<Vec<Point>>,
}

/// A value between the second and the third of four, on a smooth curve through all.
fn between([a, b, c, d]: [f32; 4], t: f32) -> f32 {
    0.5 * (2.0 * b
        + (c - a) * t
        + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
        + (3.0 * b - a - 3.0 * c + d) * t * t * t)
}

/// A smooth line through the dabs, `fine` points from each to the next.
fn smooth(dabs: &[Dab], fine: usize, closed: bool) -> Vec<Dab> {
    let count = dabs.len();
    let at = |i: isize| {
        let last = count as isize - 1;
        let i = if closed {
            i.rem_euclid(count as isize)
        } else {
            i.clamp(0, last)
        };
        dabs[i as usize]
    };
    let spans = if closed { count } else { count - 1 };
    let mut line = Vec::with_capacity(spans * fine + 1);
    for i in 0..spans as isize {
        let near = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        for step in 0..fine {
            let t = step as f32 / fine as f32;
            line.push((
                between(near.map(|d| d.0), t),
                between(near.map(|d| d.1), t),
                between(near.map(|d| d.2), t),
            ));
        }
    }
    if !closed {
        line.push(dabs[count - 1]);
    }
    line
}

/// A half circle from one point to another about their middle, the ends left out; none where it would not be seen.
fn cap(from: Point, to: Point) -> Vec<Point> {
    let (cx, cy) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let (dx, dy) = (from.0 - cx, from.1 - cy);
    if length2(dx, dy) < 0.6 {
        return Vec::new();
    }
    let turned = |step: u8| {
        let (sin, cos) = sin_cos(-PI * f32::from(step) / 6.0);
        (cx + dx * cos - dy * sin, cy + dx * sin + dy * cos)
    };
    (1..6).map(turned).collect()
}

/// Points around a middle, clockwise on the screen from `from` to `to` degrees; 0 is to the right.
pub(super) fn arc((x, y): Point, radius: f32, (from, to): (f32, f32), steps: usize) -> Vec<Point> {
    let at = |step: usize| {
        let degrees = from + (to - from) * step as f32 / steps as f32;
        let (sin, cos) = sin_cos(degrees * PI / 180.0);
        (x + radius * cos, y + radius * sin)
    };
    (0..=steps).map(at).collect()
}

/// Points of a parabola from one point to another, drawn towards a third.
pub(super) fn bow(from: Point, towards: Point, to: Point) -> Vec<Point> {
    let at = |step: u8| {
        let t = f32::from(step) / 8.0;
        let of = |a: f32, b: f32, c: f32| {
            (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
        };
        (of(from.0, towards.0, to.0), of(from.1, towards.1, to.1))
    };
    (0..=8).map(at).collect()
}

/// Points of a smooth line through others.
pub(super) fn through(points: &[Point]) -> Vec<Point> {
    let dabs: Vec<Dab> = points.iter().map(|&(x, y)| (x, y, 0.0)).collect();
    smooth(&dabs, 6, false)
        .into_iter()
        .map(|(x, y, _)| (x, y))
        .collect()
}

impl Shape {
    /// Nothing yet.
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// A stroke of the brush; its ends are round where it is wide there.
    pub(super) fn brush(self, dabs: &[Dab]) -> Self {
        self.stroke(dabs, 7)
    }

    /// The same in straight lines from dab to dab.
    pub(super) fn line(self, dabs: &[Dab]) -> Self {
        self.stroke(dabs, 1)
    }

    fn stroke(self, dabs: &[Dab], fine: usize) -> Self {
        let line = smooth(dabs, fine, false);
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for (i, &(x, y, wide)) in line.iter().enumerate() {
            let (before, after) = (line[i.max(1) - 1], line[(i + 1).min(line.len() - 1)]);
            let (dx, dy) = (after.0 - before.0, after.1 - before.1);
            let long = length2(dx, dy).max(1e-6);
            let (nx, ny) = (-dy / long, dx / long);
            let half = wide.max(0.2) / 2.0;
            left.push((x + nx * half, y + ny * half));
            right.push((x - nx * half, y - ny * half));
        }
        right.reverse();
        let (start, turn) = (left[0], left[left.len() - 1]);
        let (back, end) = (right[0], right[right.len() - 1]);
        let mut outline = left;
        outline.extend(cap(turn, back));
        outline.extend(right);
        outline.extend(cap(end, start));
        self.outline(outline)
    }

    /// A rounded thing through the points around it.
    pub(super) fn blob(self, points: &[Point]) -> Self {
        let dabs: Vec<Dab> = points.iter().map(|&(x, y)| (x, y, 0.0)).collect();
        let line = smooth(&dabs, 6, true);
        self.outline(line.into_iter().map(|(x, y, _)| (x, y)).collect())
    }

    /// Straight edges between the points.
    pub(super) fn poly(self, points: &[Point]) -> Self {
        self.outline(points.to_vec())
    }

    /// A round dot.
    pub(super) fn disc(self, x: f32, y: f32, radius: f32) -> Self {
        self.oval(x, y, radius, radius)
    }

    /// An ellipse.
    pub(super) fn oval(self, x: f32, y: f32, rx: f32, ry: f32) -> Self {
        let around = arc((0.0, 0.0), 1.0, (0.0, 345.0), 23);
        self.outline(
            around
                .into_iter()
                .map(|(u, v)| (x + rx * u, y + ry * v))
                .collect(),
        )
    }

    /// What `draw` adds, and the same on the other side of the middle line.
    pub(super) fn both(self, draw: impl Fn(Self) -> Self) -> Self {
        let mut shape = self;
        for outline in draw(Self::new()).outlines {
            let other = outline.iter().map(|&(x, y)| (-x, y)).collect();
            shape = shape.outline(outline).outline(other);
        }
        shape
    }

    /// All outlines run one way, so that they add up where they overlap.
    fn outline(mut self, mut outline: Vec<Point>) -> Self {
        let area: f32 = crate::shape::edges(&outline)
            .map(|(a, b)| a.0 * b.1 - b.0 * a.1)
            .sum();
        if area < 0.0 {
            outline.reverse();
        }
        self.outlines.push(outline);
        self
    }

    /// Every point of its outlines.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.outlines.iter().flatten().copied()
    }

    /// The data of an SVG path.
    pub(super) fn path(&self) -> String {
        let mut d = String::new();
        for outline in &self.outlines {
            for (i, (x, y)) in outline.iter().enumerate() {
                let _ = write!(d, "{}{x:.1} {y:.1}", if i == 0 { "M" } else { "L" });
            }
            d.push('Z');
        }
        d
    }
}
