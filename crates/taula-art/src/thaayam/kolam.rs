//! The lines of the board as they are drawn by hand in white rice flour: SVG whose opacity is how thickly the
//! flour lies.

use std::fmt::Write;

use super::scale::{POINTS, Scale, middle};
use crate::math::{PI, sin_cos};
use crate::noise::hash;
use crate::shape::Point;
use taula_rules::games::thaayam::{Board, Mark};

/// What one hand drew with a full and with a careful finger.
pub(super) struct Kolam {
    /// Squares and crosses.
    pub(super) broad: String,
    /// The rope of the border and the flower.
    pub(super) fine: String,
}

/// The lines; `shown` is the size of a square in the finished picture, which the thinnest line must survive.
pub(super) fn lines(scale: &Scale, board: &Board, shown: f32) -> Kolam {
    let point = scale.unit / POINTS;
    let least = scale.unit / shown;
    let pen = Pen {
        scale,
        point,
        least,
    };
    Kolam {
        broad: pen.squares(board),
        fine: pen.flowers(board) + &pen.border(board),
    }
}

struct Pen<'a> {
    scale: &'a Scale,
    /// Pixels a point.
    point: f32,
    /// The width below which a line would break up.
    least: f32,
}

impl Pen<'_> {
    fn width(&self, points: f32) -> f32 {
        (points * self.point).max(1.15 * self.least)
    }

    /// A stroke from one point of the board to another, a little unsteady.
    fn stroke(&self, s: &mut String, from: Point, to: Point, points: f32, seed: i32) {
        let steps = 14;
        let mut d = String::new();
        for i in 0..=steps {
            let t = i as f32 / steps as f32;
            // Ends meet where they should.
            let sway = if i == 0 || i == steps { 0.0 } else { 0.013 };
            let by = |k: u32| sway * (hash(seed, i, 90 + k) - 0.5);
            let (x, y) = self.scale.at((
                from.0 + (to.0 - from.0) * t + by(0),
                from.1 + (to.1 - from.1) * t + by(1),
            ));
            let _ = write!(d, "{}{x:.2},{y:.2}", if i == 0 { 'M' } else { 'L' });
        }
        let _ = write!(
            s,
            r#"<path d="{d}" stroke-width="{:.2}"/>"#,
            self.width(points)
        );
    }

    fn squares(&self, board: &Board) -> String {
        let (x, y) = board.corner;
        let (files, ranks) = (board.files.chars().count(), usize::from(board.ranks));
        let (wide, high) = (files as f32, ranks as f32);
        let mut s = open();
        for i in 0..=ranks {
            let points = if i == 0 || i == ranks { 4.3 } else { 3.5 };
            let at = y + i as f32;
            self.stroke(&mut s, (x, at), (x + wide, at), points, i as i32);
        }
        for i in 0..=files {
            let points = if i == 0 || i == files { 4.3 } else { 3.5 };
            let at = x + i as f32;
            self.stroke(&mut s, (at, y), (at, y + high), points, 40 + i as i32);
        }
        let crosses = board.marks.iter().filter(|(_, mark)| **mark == Mark::Cross);
        for (i, (x, y)) in crosses
            .filter_map(|(name, _)| middle(board, name))
            .enumerate()
        {
            let seed = 80 + 2 * i as i32;
            self.stroke(&mut s, (x - 0.5, y - 0.5), (x + 0.5, y + 0.5), 3.3, seed);
            self.stroke(
                &mut s,
                (x + 0.5, y - 0.5),
                (x - 0.5, y + 0.5),
                3.3,
                seed + 1,
            );
        }
        s + "</g>"
    }

    /// A lotus of eight petals, petals within them, and grains between.
    fn flowers(&self, board: &Board) -> String {
        let mut s = open();
        let marks = board
            .marks
            .iter()
            .filter(|(_, mark)| **mark == Mark::Flower);
        for at in marks.filter_map(|(name, _)| middle(board, name)) {
            let (x, y) = self.scale.at(at);
            // The drawing is made in points; thin lines must not become thinner than a pixel.
            let wide = |points: f32| self.width(points) / self.point;
            let _ = write!(
                s,
                r#"<g transform="translate({x:.2} {y:.2}) scale({:.4})">"#,
                self.point
            );
            for i in 0..8 {
                let _ = write!(
                    s,
                    r##"<g transform="rotate({})"><path d="M0,-10 C15,-19 15.5,-36 0,-49 C-15.5,-36 -15,-19 0,-10 Z" stroke-width="{:.2}" fill="#fff" fill-opacity=".13"/><path d="M0,-18 C5.5,-24 5.5,-32 0,-38.5 C-5.5,-32 -5.5,-24 0,-18 Z" stroke-width="{:.2}"/></g>"##,
                    45 * i,
                    wide(2.6),
                    wide(1.6),
                );
                let (sin, cos) = sin_cos((i as f32 + 0.5) * PI / 4.0);
                for (r, size) in [(47.5, 2.5), (37.5, 1.5)] {
                    let _ = write!(
                        s,
                        r##"<circle cx="{:.2}" cy="{:.2}" r="{:.2}" fill="#fff" stroke="none"/>"##,
                        r * sin,
                        -r * cos,
                        wide(2.0 * size) / 2.0,
                    );
                }
            }
            let _ = write!(
                s,
                r##"<circle r="8.5" stroke-width="{:.2}"/><circle r="{:.2}" fill="#fff" stroke="none"/></g>"##,
                wide(2.4),
                wide(4.0) / 2.0,
            );
        }
        s + "</g>"
    }

    /// A rope of two strands that cross over and under each other round grains of flour.
    fn border(&self, board: &Board) -> String {
        let mut s = open();
        // Half way between the edge of the floor and the squares.
        let (left, top) = (board.corner.0 / 2.0, board.corner.1 / 2.0);
        let side = (board.field.0 - 2.0 * left, board.field.1 - 2.0 * top);
        let round = Round {
            corner: (left, top),
            side,
            radius: 0.14,
        };
        let length = round.length();
        // An even number of crossings, so that the strands close.
        let crossings = ((length / 0.242 / 4.0).round() * 4.0).max(4.0);
        // Not wider than the border lets it be.
        let swing = 0.056f32.min(0.3 * left.min(top));
        const STEPS: usize = 24;
        let total = crossings as usize * STEPS;
        for strand in [1.0, -1.0] {
            let mut d = String::new();
            let mut down = false;
            for i in 0..=total {
                let phase = i as f32 / STEPS as f32;
                let (at, out) = round.at(length * i as f32 / total as f32);
                let o = strand * swing * sin_cos(PI * phase).0;
                let (x, y) = self.scale.at((at.0 + out.0 * o, at.1 + out.1 * o));
                // At a crossing one of the two lies below and is not seen.
                let crossing = phase.round();
                let above = (crossing as i32 % 2 == 0) == (strand > 0.0);
                let hidden = !above && (phase - crossing).abs() < 0.10;
                if !hidden {
                    let _ = write!(d, "{}{x:.2},{y:.2}", if down { 'L' } else { 'M' });
                }
                down = !hidden;
            }
            let _ = write!(
                s,
                r#"<path d="{d}" stroke-width="{:.2}"/>"#,
                self.width(2.0)
            );
        }
        for i in 0..crossings as usize {
            let (at, _) = round.at(length * (i as f32 + 0.5) / crossings);
            let (x, y) = self.scale.at(at);
            let _ = write!(
                s,
                r##"<circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="#fff" stroke="none"/>"##,
                self.width(3.2) / 2.0
            );
        }
        s + "</g>"
    }
}

fn open() -> String {
    r##"<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">"##.to_owned()
}

/// The way round a rectangle with round corners, clockwise from the upper left.
struct Round {
    corner: Point,
    side: (f32, f32),
    radius: f32,
}

impl Round {
    fn length(&self) -> f32 {
        let r = self.radius;
        2.0 * (self.side.0 + self.side.1 - 4.0 * r) + 2.0 * PI * r
    }

    /// The point so far along, and the direction outwards.
    fn at(&self, along: f32) -> (Point, Point) {
        let (r, (w, h)) = (self.radius, self.side);
        let arc = PI / 2.0 * r;
        let mut left = along % self.length();
        let (x, y) = self.corner;
        let corners = [
            ((x + r, y), (1.0, 0.0), w - 2.0 * r),
            ((x + w, y + r), (0.0, 1.0), h - 2.0 * r),
            ((x + w - r, y + h), (-1.0, 0.0), w - 2.0 * r),
            ((x, y + h - r), (0.0, -1.0), h - 2.0 * r),
        ];
        for (start, way, run) in corners {
            // Outwards is to the left of the way.
            let out = (way.1, -way.0);
            if left < run {
                return ((start.0 + way.0 * left, start.1 + way.1 * left), out);
            }
            left -= run;
            if left < arc {
                let (s, c) = sin_cos(left / r);
                let end = (start.0 + way.0 * run, start.1 + way.1 * run);
                let dir = (out.0 * c + way.0 * s, out.1 * c + way.1 * s);
                let middle = (end.0 - out.0 * r, end.1 - out.1 * r);
                return ((middle.0 + dir.0 * r, middle.1 + dir.1 * r), dir);
            }
            left -= arc;
        }
        ((x + r, y), (0.0, -1.0))
    }
}
