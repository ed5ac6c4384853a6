//! What the pictures lie on: a part of the garden with the table below it, or a sheet.

use super::{Canvas, Ground};
use crate::paper::paper;
use crate::raster::Pixels;
use crate::taihou::garden::{self, Scale};

/// The size of the names of files and ranks, in squares.
const LETTERS: f32 = 0.30;

impl Canvas<'_> {
    /// What everything lies on.
    pub(super) fn ground(&self) -> Pixels {
        match self.diagram.ground {
            Ground::Garden => self.garden(),
            Ground::Takes => self.takes(),
            Ground::Paper => self.paper(),
        }
    }

    /// The garden, and the table below it.
    fn garden(&self) -> Pixels {
        let scale = Scale {
            unit: self.unit,
            origin: self.origin,
            size: self.size,
        };
        let (wide, high) = self.size;
        let mut part = if self.diagram.table > 0.0 {
            let mut part = crate::table_top(wide, high, self.unit / 40.0);
            part.lay(&garden::cast_shadow(&scale, self.board), 0, 0);
            part
        } else {
            Pixels::new(wide, high)
        };
        let letters = Some(LETTERS * self.unit);
        let (lake, shown) = (self.diagram.lake, self.unit);
        garden::paint(&mut part, &scale, self.board, lake, letters, shown);
        part
    }

    /// An empty sheet.
    pub(super) fn paper(&self) -> Pixels {
        paper(self.size.0, self.size.1)
    }
}
