//! Signs drawn over tiles and squares, and lines around squares. SVG in pixels.

use std::fmt::Write;

use super::{Canvas, Mark};
use crate::palette::{self, hex};
use crate::shape::Point;

impl Canvas<'_> {
    /// What lies below ways and their heads.
    pub(super) fn signs_below(&self, s: &mut String, mark: &Mark) {
        match mark {
            Mark::Around { from, to } => {
                if let (Some(from), Some(to)) = (self.middle(from), self.middle(to)) {
                    self.around(s, from, to);
                }
            }
            Mark::Cells(squares) => {
                for at in squares.iter().filter_map(|square| self.middle(square)) {
                    self.around(s, at, at);
                }
            }
            Mark::Screen => self.screen(s),
            _ => {}
        }
    }

    /// What lies above them.
    pub(super) fn signs_above(&self, s: &mut String, mark: &Mark) {
        match mark {
            Mark::Note { text, by } => {
                if let Some(at) = self.at(by) {
                    self.note(s, at, text);
                }
            }
            Mark::Slip { call, by } => {
                if let Some(at) = self.at(by) {
                    self.slip(s, at, call.word());
                }
            }
            _ => {}
        }
    }

    /// A line of brass in its dark casing, as wide as marks of squares are.
    fn cased(&self, s: &mut String, d: &str, width: f32) {
        for (colour, width) in [
            (palette::CASING, 2.1 * width),
            (palette::BRASS_LIGHT, width),
        ] {
            let _ = write!(
                s,
                r##"<path d="{d}" fill="none" stroke="{}" stroke-width="{:.2}" stroke-linecap="round" stroke-linejoin="round"/>"##,
                hex(colour),
                width * self.unit
            );
        }
    }

    /// A line around squares.
    fn around(&self, s: &mut String, from: Point, to: Point) {
        let room = 0.485 * self.unit;
        let (x0, y0, x1, y1) = (from.0 - room, from.1 - room, to.0 + room, to.1 + room);
        let r = 0.12 * self.unit;
        let d = format!(
            "M{:.2},{y0:.2}H{:.2}Q{x1:.2},{y0:.2} {x1:.2},{:.2}V{:.2}Q{x1:.2},{y1:.2} {:.2},{y1:.2}H{:.2}Q{x0:.2},{y1:.2} {x0:.2},{:.2}V{:.2}Q{x0:.2},{y0:.2} {:.2},{y0:.2}Z",
            x0 + r,
            x1 - r,
            y0 + r,
            y1 - r,
            x1 - r,
            x0 + r,
            y1 - r,
            y0 + r,
            x0 + r
        );
        self.cased(s, &d, 0.045);
    }
}
