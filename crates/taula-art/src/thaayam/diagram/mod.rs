//! The pictures of Thaayam's rule book: a part of the floor, pieces on it, and marks that say what happens;
//! below it, where asked for, the edge of the table, with scores, seeds and pieces that are off the board.
//!
//! What a picture shows is data (`levels/rulebooks/thaayam.ron`, which says what each mark means); where
//! squares lie comes from the level it is drawn from.

use std::collections::BTreeMap;

use serde::Deserialize;
use taula_rules::games::thaayam::Board;

use super::scale::Scale;
use super::{Drawn, Seeds, floor};
use crate::dye::Dye;
use crate::raster::Pixels;
use crate::rulebook::pen::{COIN, Pen, mount};
use crate::rulebook::{self, Picture};
use crate::shape::Point;

mod check;
mod paint;
mod stand;
mod trail;

use stand::Stand;

/// Thaayam's rule book.
pub type Rulebook = crate::rulebook::Rulebook<Diagram>;

/// Units a square: the squares of this board are large, and sizes are told in units.
pub const UNITS: f32 = 3.0;

/// A picture.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// The part of the board that is shown, in squares from the upper left one: left, top, right, bottom.
    pub window: (u8, u8, u8, u8),
    /// How much of the table is seen below the floor, in squares; only where the window reaches its lower edge.
    #[serde(default)]
    pub table: f32,
    /// Where pieces are, by seat.
    #[serde(default)]
    pub pieces: BTreeMap<u8, Pieces>,
    /// Whether a twin that is driven off comes back as one (TH-23).
    #[serde(default)]
    pub as_twin: bool,
    /// The scores that are left to play, where anything is played.
    #[serde(default)]
    pub scores: Vec<u8>,
    /// The marks of each step.
    pub steps: Vec<Vec<Mark>>,
}

/// Where the four pieces of a seat are.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pieces {
    /// How many are off the board, single.
    pub off: u8,
    /// How many twins are off the board.
    pub off_twins: u8,
    /// On which squares singles stand.
    pub track: Vec<String>,
    /// On which squares twins stand.
    pub twins: Vec<String>,
    /// How many are in the castle.
    pub castle: u8,
    /// How many have been borne off.
    pub out: u8,
    /// Where those off the board lie, if in sight: the middle of their row.
    pub aside: Option<Point>,
}

/// A score on a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Coin {
    /// It can be played.
    Left(u8),
    /// It is played now.
    Chosen(u8),
    /// It has been struck (TH-12).
    Struck(u8),
}

/// Something that is drawn over board and pieces. Points are in squares from the upper left corner of the
/// squares.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Mark {
    /// The number of the step, on a coin of paper.
    Tag {
        /// Its middle.
        at: Point,
    },
    /// Four seeds that have been thrown.
    Seeds {
        /// How many show their light side.
        light: u8,
        /// The middle of their row.
        at: Point,
        /// Cowries in their place (TH-5).
        #[serde(default)]
        cowries: bool,
    },
    /// Scores in the order thrown.
    Scores {
        /// Each on its coin.
        coins: Vec<Coin>,
        /// The middle of their row.
        at: Point,
    },
    /// The whole track of a seat.
    Track {
        /// Whose.
        seat: u8,
    },
    /// A piece, or a twin, comes onto the board.
    Enter {
        /// Whose.
        seat: u8,
        /// As a twin, with two 1s (TH-23).
        #[serde(default)]
        twin: bool,
    },
    /// A single moves by scores one after the other.
    Move {
        /// Whose.
        seat: u8,
        /// On which square it stands.
        from: String,
        /// The scores in order.
        scores: Vec<u8>,
    },
    /// A twin moves by half the sum of scores.
    TwinMove {
        /// Whose.
        seat: u8,
        /// On which square it stands.
        from: String,
        /// The scores.
        scores: Vec<u8>,
    },
    /// Two pieces in the palace in front are declared a twin.
    Twin {
        /// Whose.
        seat: u8,
    },
    /// A piece or a twin may not move so.
    Blocked {
        /// Whose.
        seat: u8,
        /// On which square it stands.
        from: String,
        /// What it may not move by.
        scores: Vec<u8>,
        /// A twin, by half.
        #[serde(default)]
        twin: bool,
    },
    /// The singles of a seat on a square, or its twins there, are captured.
    Captured {
        /// Whose.
        seat: u8,
        /// Where they stand.
        on: String,
        /// Its twins, not its singles.
        #[serde(default)]
        twin: bool,
    },
    /// A piece is borne off from the castle.
    Out {
        /// Whose.
        seat: u8,
        /// Where it goes.
        to: Point,
    },
}

impl Diagram {
    /// What is shown, in squares of the floor, with the border where the squares end.
    #[must_use]
    pub fn shown(&self, board: &Board) -> [f32; 4] {
        let (left, top, right, bottom) = self.window;
        let (x, y) = board.corner;
        let ends = (board.files.chars().count(), usize::from(board.ranks));
        let before = |side: u8, corner: f32| {
            if side == 0 {
                0.0
            } else {
                corner + f32::from(side)
            }
        };
        let after = |side: u8, corner: f32, end: usize, floor: f32| {
            if usize::from(side) >= end {
                floor
            } else {
                corner + f32::from(side)
            }
        };
        [
            before(left, x),
            before(top, y),
            after(right, x, ends.0, board.field.0),
            after(bottom, y, ends.1, board.field.1) + self.table.max(0.0),
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

    /// The radius of a step's coin, in squares.
    #[must_use]
    pub fn coin(&self, board: &Board) -> f32 {
        COIN * self.pen(board) / UNITS
    }
}

impl Picture for Diagram {
    type Board = Board;
    const BUILT_IN: &'static str = include_str!("../../../../../levels/rulebooks/thaayam.ron");

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

    fn paint(&self, board: &Board, dyes: &[Option<Dye>], unit: f32, step: Option<usize>) -> Drawn {
        diagram(board, self, dyes, unit, step)
    }
}

/// The picture, `unit` pixels a unit, of which a square has [`UNITS`]; `dyes` tells by seat its colour. With
/// `step` (0 the first) only that step's marks are shown. The origin is the floor's corner.
pub fn diagram(
    board: &Board,
    diagram: &Diagram,
    dyes: &[Option<Dye>],
    unit: f32,
    step: Option<usize>,
) -> Drawn {
    let unit = unit.max(3.0);
    // Small pictures are painted twice as large, or their fine lines would break up.
    let fine = if unit < 24.0 { 2.0 } else { 1.0 };
    let margin = Picture::margin(diagram, board, unit);
    let shown = diagram.shown(board);
    let mut scale = Scale::part(unit * UNITS * fine, shown);
    if fine > 1.0 {
        scale.size = (
            scale.size.0.next_multiple_of(2),
            scale.size.1.next_multiple_of(2),
        );
    }
    let mut part = if diagram.table > 0.0 {
        let mut part = crate::table_top(scale.size.0, scale.size.1, unit * fine / 24.0);
        part.lay(&super::cast_shadow(&scale, board), 0, 0);
        part
    } else {
        Pixels::new(scale.size.0, scale.size.1)
    };
    let dye = |seat: usize| dyes.get(seat).copied().flatten();
    floor::paint(&mut part, &scale, board, &dye, unit * UNITS);
    let canvas = Canvas {
        board,
        diagram,
        stand: Stand::new(board, diagram, step),
        scale,
        dyes,
    };
    canvas.paint(&mut part, step);
    let pixels = mount(part, margin * fine as u32, diagram.pen(board) * unit * fine);
    let pixels = if fine > 1.0 { pixels.halved() } else { pixels };
    Drawn {
        pixels,
        origin: (
            margin as f32 - shown[0] * unit * UNITS,
            margin as f32 - shown[1] * unit * UNITS,
        ),
    }
}

/// A picture being painted.
struct Canvas<'a> {
    board: &'a Board,
    diagram: &'a Diagram,
    stand: Stand<'a>,
    scale: Scale,
    dyes: &'a [Option<Dye>],
}

impl Canvas<'_> {
    /// The colour of a seat's pieces, though nobody may play it.
    fn dye(&self, seat: u8) -> Dye {
        let seat = usize::from(seat);
        let own = self.dyes.get(seat).copied().flatten();
        own.unwrap_or(Dye::ALL[seat % Dye::ALL.len()])
    }

    /// What marks are drawn with.
    fn pen(&self) -> Pen {
        Pen(self.diagram.pen(self.board) * self.scale.unit / UNITS)
    }

    /// A point told from the corner of the squares, in pixels.
    fn at(&self, (x, y): Point) -> Point {
        let (left, top) = self.board.corner;
        self.scale.at((left + x, top + y))
    }
}

/// The seeds or the shells of a picture.
const fn kind(cowries: bool) -> Seeds {
    if cowries {
        Seeds::Cowrie
    } else {
        Seeds::Tamarind
    }
}
