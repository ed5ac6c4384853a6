//! The ways pieces go in a picture.

use super::{Canvas, Mark};
use crate::rulebook::line::Line;
use crate::shape::Point;

/// What a way looks like; lengths are pixels.
pub(super) struct Trail {
    pub(super) line: Line,
    pub(super) kind: Kind,
    /// The squares it passes, and how much is spent there.
    pub(super) passed: Vec<(Point, u8)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Brass, with a head at its end: so it goes.
    Goes,
    /// Broken ink that ends at a crossed ring: so it may not go.
    Barred,
    /// Broken ink with a head: out of the game.
    Off,
}

impl Canvas<'_> {
    /// The way of a mark.
    pub(super) fn trail(&self, mark: &Mark) -> Option<Trail> {
        let tile = self.tile();
        // A step from square to square would be hidden by its tiles: it sets out within the one and ends within
        // the other.
        let start = 0.34 * tile;
        match mark {
            Mark::Way(path) | Mark::Offer { path, .. } => {
                let (line, passed) = self.path(path)?;
                let full = path.last().is_some_and(|end| self.full(path, end));
                let end = if full { 0.22 * tile } else { 0.0 };
                Some(Trail {
                    line: line.cut(start, end),
                    kind: Kind::Goes,
                    passed,
                })
            }
            Mark::Barred(path) => {
                let (line, _) = self.path(path)?;
                let full = path.last().is_some_and(|end| self.full(path, end));
                let end = if full { 0.55 * tile } else { 0.0 };
                Some(Trail {
                    line: line.cut(start, end),
                    kind: Kind::Barred,
                    passed: Vec::new(),
                })
            }
            Mark::Gone { on, by } => {
                let line = Line(vec![self.middle(on)?, self.at(by)?]);
                Some(Trail {
                    line: line.cut(0.55 * tile, 0.62 * tile),
                    kind: Kind::Off,
                    passed: Vec::new(),
                })
            }
            _ => None,
        }
    }

    /// A way, and the squares it passes with what is spent there: a square each, and a quarter turn as much again.
    fn path(&self, path: &[String]) -> Option<(Line, Vec<(Point, u8)>)> {
        let points: Option<Vec<Point>> = path.iter().map(|square| self.middle(square)).collect();
        let points = points.filter(|points| points.len() > 1)?;
        let mut passed = Vec::new();
        let mut spent = 0;
        for (n, &at) in points.iter().enumerate().skip(1) {
            let across = |a: Point, b: Point| (b.0 - a.0).abs() > (b.1 - a.1).abs();
            if n > 1 && across(points[n - 2], points[n - 1]) != across(points[n - 1], at) {
                spent += 1;
            }
            spent += 1;
            passed.push((at, spent));
        }
        Some((Line(points), passed))
    }

    /// Whether something else than what moves stands where a way ends, or has been offered there.
    pub(super) fn full(&self, path: &[String], end: &str) -> bool {
        let offered = self.diagram.steps.iter().flatten().any(|mark| {
            matches!(mark, Mark::Offer { path: other, .. } if other != path
                && other.last().is_some_and(|last| last == end))
        });
        path.first().is_some_and(|first| first != end)
            && (offered || self.diagram.board.contains_key(end))
    }
}
