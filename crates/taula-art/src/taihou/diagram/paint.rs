//! How the marks of a picture are painted: tiles that come to stand, ways and signs, above all the coins of steps.

use super::trail::{Kind, Trail};
use super::{Canvas, Mark};
use crate::raster::{Pixels, lay_middle as lay};
use crate::taihou::{Mark as Sign, coin, mark as drawn, pebble};

/// The radius of a pebble, and from one to the next, in squares.
const PEBBLE: f32 = 0.13;
const NEXT: f32 = 0.29;

impl Canvas<'_> {
    /// Paints marks over ground and tiles.
    pub(super) fn lay_marks(&self, part: &mut Pixels, step: Option<usize>) {
        let marks: Vec<(usize, &Mark)> = self
            .diagram
            .steps
            .iter()
            .enumerate()
            .filter(|(i, _)| step.is_none_or(|step| step == *i))
            .flat_map(|(i, marks)| marks.iter().map(move |mark| (i + 1, mark)))
            .collect();
        for (_, mark) in &marks {
            self.lay_marked(part, mark);
        }
        let mut under = String::new();
        for (_, mark) in &marks {
            self.signs_below(&mut under, mark);
        }
        self.lay_svg(part, &under);
        self.lay_svg(part, &self.ways(&marks));
        for (_, mark) in &marks {
            self.lay_table_marks(part, mark);
        }
        self.lay_svg(part, &self.heads(&marks));
        let mut over = String::new();
        for (_, mark) in &marks {
            self.signs_above(&mut over, mark);
        }
        for (step, mark) in &marks {
            if let Mark::Tag { by } = mark
                && let Some(at) = self.at(by)
            {
                self.pen().tag(&mut over, at, *step);
            }
        }
        self.lay_svg(part, &over);
    }

    pub(super) fn lay_svg(&self, part: &mut Pixels, body: &str) {
        if !body.is_empty() {
            part.lay(&crate::raster::svg(part.width, part.height, body), 0, 0);
        }
    }

    /// Ways below their heads, the barred ones lowest.
    fn ways(&self, marks: &[(usize, &Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        let mut trails: Vec<Trail> = marks.iter().filter_map(|(_, m)| self.trail(m)).collect();
        trails.sort_by_key(|trail| trail.kind == Kind::Goes);
        for Trail { line, kind, .. } in trails {
            match kind {
                Kind::Goes => {
                    // The head covers the line's end.
                    pen.cased(&mut s, &line.cut(0.0, 0.2 * pen.0).path(0.4 * pen.0));
                }
                Kind::Barred | Kind::Off => pen.broken(&mut s, &line.path(0.4 * pen.0)),
            }
        }
        s
    }

    /// Heads of ways and crosses.
    fn heads(&self, marks: &[(usize, &Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        for (_, mark) in marks {
            if let Some(Trail { line, kind, .. }) = self.trail(mark) {
                let end = line.at(line.length());
                match kind {
                    Kind::Goes => pen.head(&mut s, end, true),
                    Kind::Barred => pen.cross(&mut s, end.0),
                    Kind::Off => pen.head(&mut s, end, false),
                }
            }
        }
        s
    }

    /// What the table marks in the same way: what is captured, a turn, the count along a flight.
    fn lay_table_marks(&self, part: &mut Pixels, mark: &Mark) {
        match mark {
            Mark::Way(path) | Mark::Offer { path, .. } => {
                if let Some(end) = path.last().filter(|end| self.full(path, end))
                    && let Some(at) = self.middle(end)
                {
                    lay(part, &drawn(Sign::Capture, self.unit), at);
                }
                let passed = self.trail(mark).map(|trail| trail.passed);
                if let Some((last, passed)) = passed.as_deref().and_then(<[_]>::split_last)
                    && self.diagram.flight
                {
                    let radius = 0.22 * self.unit;
                    for (at, spent) in passed {
                        lay(part, &coin(*spent, radius), *at);
                    }
                    let ((x, y), spent) = *last;
                    let beside = 0.36 * self.unit;
                    lay(part, &coin(spent, radius), (x + beside, y + beside));
                }
            }
            Mark::Turn { on, to } => {
                if let (Some(at), Ok(to)) = (self.middle(on), to.parse()) {
                    lay(part, &drawn(Sign::Turn(to), self.unit), at);
                }
            }
            Mark::Pebbles { count, by } => {
                if let Some((x, y)) = self.at(by) {
                    for n in 0..*count {
                        let stone = pebble(n % 4, PEBBLE * self.unit);
                        lay(part, &stone, (x + f32::from(n) * NEXT * self.unit, y));
                    }
                }
            }
            _ => {}
        }
    }
}
