//! The pictures of Tebas's rule book: a part of the slab, discs and stacks on it, and marks that say what happens;
//! below it, where asked for, the edge of the table, with discs that have left the game or are turned.
//!
//! What a picture shows is data (`levels/rulebooks/tebas.ron`, which says what each mark means); where circles
//! lie comes from the level it is drawn from.

use std::collections::BTreeMap;

use serde::Deserialize;
use taula_rules::games::tebas::{Board, Circle, Stack};

use super::{Drawn, Scale, cast_shadow, lotus, sandstone};
use crate::dye::Dye;
use crate::raster::Pixels;
use crate::rulebook::pen::{COIN, Pen, mount};
use crate::rulebook::{self, Picture};
use crate::shape::Point;

mod check;
mod paint;
mod piece;
mod sign;
mod trail;

/// Tebas's rule book.
pub type Rulebook = crate::rulebook::Rulebook<Diagram>;

/// Units from circle to circle: these are large, and sizes are told in units.
pub const UNITS: f32 = 1.6;

/// A place: a circle, and how far from its middle, to the right and downwards.
pub type Place = (String, f32, f32);

/// A picture. Lengths are distances from circle to circle.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// The part of the board that is shown: its upper left and its lower right circle.
    pub window: (String, String),
    /// How much of the table is seen below the slab; only where the window reaches its lower edge.
    #[serde(default)]
    pub table: f32,
    /// What stands where, as in notation; what lies outside the window counts as well.
    pub board: BTreeMap<String, String>,
    /// The marks of each step.
    pub steps: Vec<Vec<Mark>>,
}

/// Something that is drawn over slab and discs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Mark {
    /// The number of the step, on a coin of paper.
    Tag {
        /// Its middle.
        by: Place,
    },
    /// A move, by the circles it passes, the first and the last among them.
    Way(Vec<String>),
    /// A move that the rules forbid, as far as it is drawn.
    Barred(Vec<String>),
    /// A piece turned where it stands: how it would lie, and by how much it was turned.
    Turned {
        /// Where it stands.
        on: String,
        /// The number that comes to face up.
        to: u8,
        /// Where it is shown.
        by: Place,
    },
    /// The opponent's pieces in a stack that is undone leave the game.
    Gone {
        /// Where the stack stood.
        on: String,
        /// Where it is undone.
        from: String,
        /// Where the first of them is shown; the others lie to its right.
        by: Place,
    },
    /// An own piece of a stack that is undone is put back.
    Drop {
        /// Where the stack is undone.
        from: String,
        /// Where the piece is put.
        to: String,
        /// Whose it is.
        seat: u8,
    },
    /// The pieces of a stack side by side on a slip of paper, the lowest first; all but the last are blocked.
    Fan {
        /// Where the stack stands.
        on: String,
        /// Where the lowest is shown.
        by: Place,
    },
    /// A free piece of the inner field, ringed.
    Free {
        /// Where it stands.
        on: String,
    },
}

impl Diagram {
    /// What is shown of the slab and the table below it, from the slab's upper left corner: left, top, right and
    /// bottom.
    #[must_use]
    pub fn shown(&self, board: &Board) -> [f32; 4] {
        let (wide, high) = board.slab;
        let [from, to] = [&self.window.0, &self.window.1].map(|name| name.parse::<Circle>());
        let (Ok(from), Ok(to)) = (from, to) else {
            return [0.0, 0.0, wide, high + self.table.max(0.0)];
        };
        let ranks: Vec<f32> = board.ranks.iter().rev().map(|rank| rank.y).collect();
        // Halfway to the circles beside, or to the end of the slab.
        let cut = |lies: &[f32], at: usize, end: f32| match (
            lies.get(at.wrapping_sub(1)),
            lies.get(at),
        ) {
            (Some(a), Some(b)) => (a + b) / 2.0,
            (None, _) => 0.0,
            (_, None) => end,
        };
        let row = |circle: Circle| ranks.len() - 1 - usize::from(circle.rank());
        [
            cut(&board.files, usize::from(from.file()), wide),
            cut(&ranks, row(from), high),
            cut(&board.files, usize::from(to.file()) + 1, wide),
            cut(&ranks, row(to) + 1, high) + self.table.max(0.0),
        ]
    }

    /// Width and height in units: what a picture's unit follows from.
    #[must_use]
    pub fn size(&self, board: &Board) -> (f32, f32) {
        let [left, top, right, bottom] = self.shown(board);
        ((right - left) * UNITS, (bottom - top) * UNITS)
    }

    /// The size of marks in units.
    #[must_use]
    pub fn pen(&self, board: &Board) -> f32 {
        rulebook::pen_size(self.size(board))
    }

    /// The radius of a step's coin.
    #[must_use]
    pub fn coin(&self, board: &Board) -> f32 {
        COIN * self.pen(board) / UNITS
    }

    /// What stands on a circle.
    fn stack(&self, circle: &str) -> Option<Stack> {
        self.board.get(circle)?.parse().ok()
    }
}

/// Where a place lies on the slab or beside it; none where it names no circle.
#[must_use]
pub fn point(board: &Board, (circle, right, down): &Place) -> Option<Point> {
    let (x, y) = board.point(circle.parse().ok()?);
    Some((x + right, y + down))
}

impl Picture for Diagram {
    type Board = Board;
    const BUILT_IN: &'static str = include_str!("../../../../../levels/rulebooks/tebas.ron");

    fn check(&self, board: &Board) -> Result<(), String> {
        self.fault(board)
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn size(&self, board: &Board) -> (f32, f32) {
        self.size(board)
    }

    fn margin(&self, board: &Board, unit: f32) -> u32 {
        rulebook::margin_px(self.pen(board) * unit)
    }

    fn paint(&self, board: &Board, _: &[Option<Dye>], unit: f32, step: Option<usize>) -> Drawn {
        diagram(board, self, unit, step)
    }
}

/// The picture, `unit` pixels a unit, of which there are [`UNITS`] from circle to circle. With `step` (0 the
/// first) only that step's marks are shown. The origin is the slab's corner.
pub fn diagram(board: &Board, diagram: &Diagram, unit: f32, step: Option<usize>) -> Drawn {
    let unit = unit.max(3.0);
    let circle = unit * UNITS;
    // Small pictures are painted twice as large, or their fine lines would break up.
    let fine = if circle < 66.0 { 2.0 } else { 1.0 };
    let margin = Picture::margin(diagram, board, unit);
    let shown = diagram.shown(board);
    let mut scale = part(circle * fine, shown);
    if fine > 1.0 {
        scale.size = (
            scale.size.0.next_multiple_of(2),
            scale.size.1.next_multiple_of(2),
        );
    }
    let mut part = if diagram.table > 0.0 {
        let mut part = crate::table_top(scale.size.0, scale.size.1, unit * fine / 24.0);
        part.lay(&cast_shadow(&scale, board), 0, 0);
        part
    } else {
        Pixels::new(scale.size.0, scale.size.1)
    };
    sandstone::paint(&mut part, &scale, board, None, circle);
    lotus::lay(&mut part, &scale, board);
    let canvas = Canvas {
        board,
        diagram,
        scale,
    };
    canvas.paint(&mut part, step);
    let pixels = mount(part, margin * fine as u32, diagram.pen(board) * unit * fine);
    let pixels = if fine > 1.0 { pixels.halved() } else { pixels };
    Drawn {
        pixels,
        origin: (
            margin as f32 - shown[0] * circle,
            margin as f32 - shown[1] * circle,
        ),
    }
}

/// The lengths of a part of the slab alone, without room around it.
fn part(unit: f32, [left, top, right, bottom]: [f32; 4]) -> Scale {
    let side = |length: f32| ((length * unit).round() as u32).max(1);
    Scale {
        unit,
        origin: (-left * unit, -top * unit),
        size: (side(right - left), side(bottom - top)),
    }
}

/// A picture being painted.
struct Canvas<'a> {
    board: &'a Board,
    diagram: &'a Diagram,
    scale: Scale,
}

impl Canvas<'_> {
    /// What marks are drawn with.
    fn pen(&self) -> Pen {
        Pen(self.diagram.pen(self.board) * self.scale.unit / UNITS)
    }

    /// The middle of a circle, in pixels.
    fn middle(&self, circle: &str) -> Option<Point> {
        let circle: Circle = circle.parse().ok()?;
        Some(self.scale.at(self.board.point(circle)))
    }

    /// A place, in pixels.
    fn at(&self, place: &Place) -> Option<Point> {
        point(self.board, place).map(|at| self.scale.at(at))
    }

    /// The radius of a disc, in pixels.
    fn disc(&self) -> f32 {
        self.board.disc * self.scale.unit
    }
}
