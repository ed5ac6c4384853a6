//! How a picture is painted: discs, over them ways and signs, above all slips of paper and the coins of steps.

use taula_rules::games::tebas::{Heading, Stack, north_with};

use super::trail::{Kind, Trail};
use super::{Canvas, Mark, Place};
use crate::raster::Pixels;
use crate::shape::Point;

/// How large a disc is that is shown apart, in its own radii.
const APART: f32 = 0.86;
/// From one disc that is shown apart to the next, in radii of such a one.
const NEXT: f32 = 2.28;

impl Canvas<'_> {
    /// Paints pieces and marks over the slab.
    pub(super) fn paint(&self, part: &mut Pixels, step: Option<usize>) {
        let marks: Vec<(usize, &Mark)> = self
            .diagram
            .steps
            .iter()
            .enumerate()
            .filter(|(i, _)| step.is_none_or(|step| step == *i))
            .flat_map(|(i, marks)| marks.iter().map(move |mark| (i + 1, mark)))
            .collect();
        self.lay_board(part);
        for (_, mark) in &marks {
            self.lay_ends(part, mark);
        }
        self.lay_svg(part, &self.ways(&marks));
        self.lay_svg(part, &self.heads(&marks));
        for (_, mark) in &marks {
            match mark {
                Mark::Fan { on, by } => self.lay_fan(part, on, by),
                Mark::Turned { on, to, by } => self.lay_turned(part, on, *to, by),
                _ => {}
            }
        }
        let mut tags = String::new();
        for (step, mark) in &marks {
            if let Mark::Tag { by } = mark
                && let Some(at) = self.at(by)
            {
                self.pen().tag(&mut tags, at, *step);
            }
        }
        self.lay_svg(part, &tags);
    }

    fn lay_svg(&self, part: &mut Pixels, body: &str) {
        if !body.is_empty() {
            part.lay(&crate::raster::svg(part.width, part.height, body), 0, 0);
        }
    }

    /// The discs that come to stand somewhere, or have left the game.
    fn lay_ends(&self, part: &mut Pixels, mark: &Mark) {
        match mark {
            Mark::Way(path) => {
                let Some(end) = path.last() else { return };
                let (Some(at), Some(stack)) = (self.middle(end), self.mover(path)) else {
                    return;
                };
                if self.full(path, end) {
                    return;
                }
                let outer = end
                    .parse()
                    .is_ok_and(|circle| self.board.field(circle).is_outer());
                // A stack is undone in an outer field: only its top piece stays (TE-22).
                let stays = if outer { stack.top_piece() } else { stack };
                self.lay_coming(part, at, stays);
            }
            Mark::Drop { to, seat, .. } => {
                let piece = Stack::of(&[taula_rules::Seat(*seat)], self.put_back(to));
                if let (Some(at), Some(piece)) = (self.middle(to), piece) {
                    self.lay_coming(part, at, piece);
                }
            }
            Mark::Gone { on, by, .. } => {
                for (at, owner) in self.gone(on, by) {
                    self.lay_disc(part, at, owner, 3, APART * self.disc());
                }
            }
            _ => {}
        }
    }

    /// Which number of a piece that is put back on a circle faces up (TE-22).
    fn put_back(&self, circle: &str) -> u8 {
        let field = circle.parse().map(|circle| self.board.field(circle));
        let border = field.ok().and_then(|field| field.border());
        north_with(self.board.facing, border.unwrap_or(Heading::N))
    }

    /// The opponent's pieces in a stack, in a row from a place on.
    pub(super) fn gone(&self, on: &str, by: &Place) -> Vec<(Point, taula_rules::Seat)> {
        let (Some(stack), Some((x, y))) = (self.diagram.stack(on), self.at(by)) else {
            return Vec::new();
        };
        let next = NEXT * APART * self.disc();
        let others = stack.owners().filter(|owner| *owner != stack.top());
        (0u8..)
            .zip(others)
            .map(|(n, owner)| ((x + f32::from(n) * next, y), owner))
            .collect()
    }

    fn lay_fan(&self, part: &mut Pixels, on: &str, by: &Place) {
        let (Some(stack), Some((x, y)), Some(at)) =
            (self.diagram.stack(on), self.at(by), self.middle(on))
        else {
            return;
        };
        let radius = APART * self.disc();
        let next = NEXT * radius;
        let last = f32::from(stack.height() - 1);
        let mut slip = String::new();
        let long = last * next;
        self.slip(&mut slip, (x, y), (x + long, y), 1.22 * radius, at);
        self.lay_svg(part, &slip);
        for (n, owner) in (0u8..).zip(stack.owners()) {
            let at = (x + f32::from(n) * next, y);
            if n + 1 < stack.height() {
                self.lay_blocked(part, at, owner, 0.94 * radius);
            } else {
                self.lay_disc(part, at, owner, stack.north(), radius);
            }
        }
    }

    fn lay_turned(&self, part: &mut Pixels, on: &str, to: u8, by: &Place) {
        let (Some(stack), Some(at)) = (self.diagram.stack(on), self.at(by)) else {
            return;
        };
        self.lay_disc(part, at, stack.top(), to, self.disc());
        let mut arc = String::new();
        self.arc(&mut arc, at, quarters(stack.north(), to));
        self.lay_svg(part, &arc);
    }

    /// Ways below their heads, the barred ones lowest.
    fn ways(&self, marks: &[(usize, &Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        let mut trails: Vec<Trail> = marks.iter().filter_map(|(_, m)| self.trail(m)).collect();
        trails.sort_by_key(|trail| trail.kind == Kind::Goes);
        for Trail { line, kind, dots } in trails {
            match kind {
                Kind::Goes => {
                    // The head covers the line's end.
                    pen.cased(&mut s, &line.cut(0.0, 0.2 * pen.0).path(0.4 * pen.0));
                    for at in dots {
                        pen.dot(&mut s, at);
                    }
                }
                Kind::Barred | Kind::Off => pen.broken(&mut s, &line.path(0.4 * pen.0)),
            }
        }
        s
    }

    /// Heads, rings and crosses.
    fn heads(&self, marks: &[(usize, &Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        for (_, mark) in marks {
            match mark {
                Mark::Free { on } => {
                    if let Some(at) = self.middle(on) {
                        self.ring(&mut s, at, 1.16 * self.disc());
                    }
                }
                Mark::Way(path) => {
                    if let Some(end) = path.last().filter(|end| self.full(path, end))
                        && let Some(at) = self.middle(end)
                    {
                        self.covering(&mut s, at);
                    }
                }
                Mark::Gone { on, by, .. } => {
                    for (at, _) in self.gone(on, by) {
                        pen.taken(&mut s, at, APART * self.disc());
                    }
                }
                _ => {}
            }
        }
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
}

/// By how many quarters clockwise a piece was turned, that faced up with the first number and does so with the
/// second.
fn quarters(from: u8, to: u8) -> u8 {
    (from + 4 - to.min(4)) % 4
}

#[cfg(test)]
mod tests {
    use super::quarters;

    #[test]
    fn a_quarter_clockwise_brings_what_faced_left_up() {
        // The numbers run clockwise: left of I there is IV.
        assert_eq!([4, 3, 2].map(|to| quarters(1, to)), [1, 2, 3]);
        assert_eq!(quarters(3, 3), 0);
    }
}
