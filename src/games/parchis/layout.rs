//! Measures of the Parchís table.

use bevy_egui::egui::{Pos2, pos2};
use taula_rules::games::parchis::Board;

use crate::table::layout::{Layout, Plan, Shape, Trays};

/// The frame's width in squares.
pub const FRAME: f32 = 0.69;

/// What the board takes.
#[must_use]
pub const fn plan(board: &Board) -> Plan {
    Plan {
        field: board.field,
        frame: FRAME,
        waiting: false,
        trays: Trays::None,
    }
}

/// How large things are on a laid-out table.
pub trait Measures {
    /// A pawn's radius.
    fn pawn(&self) -> f32;
    /// The die: its middle at rest and its size.
    fn die(&self) -> (Pos2, f32);
    /// The size of the engraved numbers.
    fn numbers(&self) -> f32;
}

impl Measures for Layout {
    fn pawn(&self) -> f32 {
        self.unit * 0.375
    }

    fn die(&self) -> (Pos2, f32) {
        match self.shape {
            Shape::Bands => (pos2(self.tray.left() + 62.0, self.tray.center().y), 62.0),
            Shape::Large => (pos2(self.tray.left() + 74.0, self.tray.center().y), 58.0),
            Shape::Bar | Shape::Long => (pos2(self.tray.center().x, self.tray.top() + 80.0), 68.0),
        }
    }

    fn numbers(&self) -> f32 {
        match self.shape {
            Shape::Large => 18.0,
            _ => (self.unit * 0.5).max(13.0),
        }
    }
}
