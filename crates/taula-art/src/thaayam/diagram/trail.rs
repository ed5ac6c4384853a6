//! The ways pieces go in a picture.

use super::stand::{Piece, sum};
use super::{Canvas, Mark};
use crate::rulebook::line::Line;
use crate::shape::Point;
use crate::thaayam::STICK;
use crate::thaayam::scale::palaces;

/// What a step's way looks like; lengths are pixels.
pub(super) struct Trail {
    pub(super) line: Line,
    pub(super) kind: Kind,
    /// The squares it passes.
    pub(super) dots: Vec<Point>,
    /// By how many squares each of its legs moves, and a place on it.
    pub(super) counts: Vec<(u8, Point)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Brass, with a head at its end: so it goes.
    Goes,
    /// Broken ink that ends at a crossed ring: so it may not go.
    Barred,
    /// Broken ink with a head: off the board.
    Off,
}

impl Trail {
    fn plain(line: Line, kind: Kind) -> Self {
        Self {
            line,
            kind,
            dots: Vec::new(),
            counts: Vec::new(),
        }
    }
}

impl Canvas<'_> {
    /// The ways of a mark.
    pub(super) fn trails(&self, mark: &Mark) -> Vec<Trail> {
        let one = match mark {
            Mark::Enter { seat, twin } => self.entering(*seat, *twin),
            Mark::Move { seat, from, scores } => self.moving(*seat, from, scores, false),
            Mark::TwinMove { seat, from, scores } => {
                self.moving(*seat, from, &[sum(scores) / 2], true)
            }
            Mark::Blocked {
                seat,
                from,
                scores,
                twin,
            } => self.barred(*seat, from, scores, *twin),
            Mark::Captured { seat, on, twin } => return self.driven(*seat, on, *twin),
            Mark::Out { seat, to } => {
                // The one at the left: others may still be arriving beside it.
                let pieces = self.stand.all(*seat, &self.board.castle, false);
                pieces.into_iter().next().map(|piece| {
                    let line = Line(vec![self.scale.at(piece.at), self.at(*to)]);
                    let begin = 0.5 * piece.length * self.scale.unit;
                    Trail::plain(line.cut(begin, 0.0), Kind::Off)
                })
            }
            Mark::Tag { .. }
            | Mark::Seeds { .. }
            | Mark::Scores { .. }
            | Mark::Track { .. }
            | Mark::Twin { .. } => None,
        };
        one.into_iter().collect()
    }

    /// How far from the middle of a piece a way that comes from the side ends, in pixels.
    fn short(&self, piece: Piece) -> f32 {
        let half = if piece.twin { 0.27 } else { 0.165 };
        half * piece.length / STICK * self.scale.unit
    }

    /// The way to a piece, cut so that its head stands clear of it.
    fn to(&self, mut points: Vec<Point>, piece: Option<Piece>) -> Line {
        let Some(piece) = piece else {
            return Line(points);
        };
        let end = self.scale.at(piece.at);
        if let Some(last) = points.last_mut() {
            *last = end;
        }
        let before = points[points.len() - 2];
        let upright = (end.1 - before.1).abs() > (end.0 - before.0).abs();
        let room = if upright {
            (0.5 * piece.length + 0.03) * self.scale.unit
        } else {
            self.short(piece)
        };
        Line(points).cut(0.0, room)
    }

    fn entering(&self, seat: u8, twin: bool) -> Option<Trail> {
        let name = self.stand.name(seat, 0)?.to_owned();
        let piece = self.stand.piece(seat, &name, twin, true);
        let palace = palaces(self.board).into_iter().nth(usize::from(seat))?;
        let aside = self.diagram.pieces.get(&seat).and_then(|p| p.aside);
        let (x, y) = palace.middle;
        let start = match aside {
            Some((x, y)) => self.at((x, y - 0.40)),
            None => {
                let (ox, oy) = palace.outward;
                self.scale.at((x + ox * 0.84, y + oy * 0.84))
            }
        };
        let end = self.scale.at(palace.middle);
        Some(Trail::plain(self.to(vec![start, end], piece), Kind::Goes))
    }

    fn moving(&self, seat: u8, from: &str, legs: &[u8], twin: bool) -> Option<Trail> {
        let start = self.stand.index(seat, from)?;
        let end = start.saturating_add(sum(legs)).min(self.stand.last(seat));
        let mut points: Vec<Point> = (start..=end)
            .filter_map(|index| self.stand.point(seat, index))
            .map(|at| self.scale.at(at))
            .collect();
        if points.len() < 2 {
            return None;
        }
        let stands = self.stand.piece(seat, from, twin, false);
        if let Some(piece) = stands.or_else(|| self.stand.piece(seat, from, twin, true)) {
            points[0] = self.scale.at(piece.at);
        }
        let castle = end == self.stand.last(seat);
        let name = self.stand.name(seat, end)?.to_owned();
        let piece = self.stand.piece(seat, &name, twin && !castle, true);
        let mut counts = Vec::new();
        let mut done = 0usize;
        for &leg in legs {
            let last = (done + usize::from(leg)).min(points.len() - 1);
            let whole = Line(points[done..=last].to_vec());
            // The last leg is seen only as far as its head.
            let seen = whole.length()
                - if last + 1 == points.len() {
                    0.3 * self.scale.unit
                } else {
                    0.0
                };
            counts.push((leg, whole.at(seen / 2.0).0));
            done = last;
        }
        let dots = points[1..points.len() - 1].to_vec();
        Some(Trail {
            line: self.to(points, piece),
            kind: Kind::Goes,
            dots,
            counts,
        })
    }

    fn barred(&self, seat: u8, from: &str, scores: &[u8], twin: bool) -> Option<Trail> {
        let start = self.stand.index(seat, from)?;
        let way = if twin { sum(scores) / 2 } else { sum(scores) };
        let end = start.saturating_add(way.max(1)).min(self.stand.last(seat));
        let points: Vec<Point> = (start..=end)
            .filter_map(|index| self.stand.point(seat, index))
            .map(|at| self.scale.at(at))
            .collect();
        if points.len() < 2 {
            return None;
        }
        let room = 0.42 * self.scale.unit;
        let begin = if twin { 0.24 } else { 0.14 } * self.scale.unit;
        Some(Trail::plain(Line(points).cut(begin, room), Kind::Barred))
    }

    /// The ways of captured pieces to where those off the board lie, if that is in sight.
    fn driven(&self, seat: u8, on: &str, twin: bool) -> Vec<Trail> {
        let Some((x, y)) = self.diagram.pieces.get(&seat).and_then(|p| p.aside) else {
            return Vec::new();
        };
        let to = self.at((x, y - 0.42));
        let pieces = self.stand.all(seat, on, twin);
        pieces
            .into_iter()
            .map(|piece| {
                let line = Line(vec![self.scale.at(piece.at), to]);
                let begin = (0.5 * piece.length) * self.scale.unit;
                Trail::plain(line.cut(begin, 0.0), Kind::Off)
            })
            .collect()
    }
}
