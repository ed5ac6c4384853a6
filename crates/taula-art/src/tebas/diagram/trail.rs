//! The ways pieces go in a picture.

use taula_rules::games::tebas::Stack;

use super::{Canvas, Mark};
use crate::rulebook::line::Line;
use crate::shape::Point;

/// What a way looks like; lengths are pixels.
pub(super) struct Trail {
    pub(super) line: Line,
    pub(super) kind: Kind,
    /// The circles it passes.
    pub(super) dots: Vec<Point>,
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
        let disc = self.disc();
        match mark {
            Mark::Way(path) => {
                let (line, dots) = self.path(path)?;
                let covers = path.last().is_some_and(|end| self.full(path, end));
                let room = if covers { disc * 1.42 } else { disc };
                Some(Trail {
                    line: line.cut(disc, room),
                    kind: Kind::Goes,
                    dots,
                })
            }
            Mark::Barred(path) => {
                let (line, _) = self.path(path)?;
                Some(Trail {
                    line: line.cut(disc, 0.0),
                    kind: Kind::Barred,
                    dots: Vec::new(),
                })
            }
            Mark::Gone { from, by, .. } => {
                let line = Line(vec![self.middle(from)?, self.at(by)?]);
                Some(Trail {
                    line: line.cut(disc, 1.1 * disc),
                    kind: Kind::Off,
                    dots: Vec::new(),
                })
            }
            Mark::Drop { from, to, .. } => {
                let line = Line::bow(self.middle(from)?, self.middle(to)?, 0.9 * self.scale.unit);
                Some(Trail {
                    line: line.cut(disc, disc),
                    kind: Kind::Goes,
                    dots: Vec::new(),
                })
            }
            Mark::Tag { .. } | Mark::Turned { .. } | Mark::Fan { .. } | Mark::Free { .. } => None,
        }
    }

    fn path(&self, path: &[String]) -> Option<(Line, Vec<Point>)> {
        let points: Option<Vec<Point>> = path.iter().map(|circle| self.middle(circle)).collect();
        let points = points.filter(|points| points.len() > 1)?;
        let dots = points[1..points.len() - 1].to_vec();
        Some((Line(points), dots))
    }

    /// Whether something else than what moves stands where a way ends.
    pub(super) fn full(&self, path: &[String], end: &str) -> bool {
        path.first().is_some_and(|first| first != end) && self.diagram.board.contains_key(end)
    }

    /// What moves along a way.
    pub(super) fn mover(&self, path: &[String]) -> Option<Stack> {
        self.diagram.stack(path.first()?)
    }
}
