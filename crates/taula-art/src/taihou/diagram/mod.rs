//! The pictures of the garden games' rule book: a part of the garden, tiles on it, and marks that say what happens;
//! below it, where asked for, the edge of the table, with tiles beside the garden; or a sheet of paper, with the
//! table of attack or with sums.
//!
//! What a picture shows is data (`levels/rulebooks/taihou.ron`, which says what each mark means); where squares lie
//! comes from the level it is drawn from.

use std::collections::BTreeMap;

use serde::Deserialize;
use taula_rules::games::taihou::{Board, Heading, Piece, Square};

use crate::dye::Dye;
use crate::raster::{Drawn, Pixels};
use crate::rulebook::pen::{COIN, Pen, mount};
use crate::rulebook::{self, Picture};
use crate::shape::Point;
use crate::taihou::TILE;

mod beside;
mod check;
mod ground;
mod mark;
mod paint;
mod sheet;
mod sign;
mod tiles;
mod trail;

pub use mark::{Call, Mark};

/// The garden games' rule book.
pub type Rulebook = crate::rulebook::Rulebook<Diagram>;

/// Units from square to square: these are large, and sizes are told in units.
pub const UNITS: f32 = 1.4;

/// The rank of a sheet that the pieces attacked stand along, from 0.
const TARGETS: u8 = 10;
/// The file of a sheet that the first of them stands on, from 0.
const FIRST_TARGET: u8 = 2;

/// A place: a square, and how far from its middle, to the right and downwards.
pub type Place = (String, f32, f32);

/// A picture. Lengths are squares.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// What is shown.
    #[serde(default)]
    pub ground: Ground,
    /// The part of it that is shown: its upper left and its lower right square.
    pub window: (String, String),
    /// How much of the table is seen below the garden; only where the window reaches its lower edge.
    #[serde(default)]
    pub table: f32,
    /// Whether the garden has its lake.
    #[serde(default)]
    pub lake: bool,
    /// Whether it is played with flights.
    #[serde(default)]
    pub flight: bool,
    /// How many play.
    #[serde(default = "four")]
    pub players: u8,
    /// What stands where, as in notation, or `0:?` face down; what lies outside the window counts as well.
    pub board: BTreeMap<String, String>,
    /// The marks of each step.
    pub steps: Vec<Vec<Mark>>,
}

const fn four() -> u8 {
    4
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Ground {
    /// A part of the garden.
    #[default]
    Garden,
    /// A sheet with who takes whom: attackers down the first file by their numbers, targets along the last rank.
    Takes,
    /// An empty sheet.
    Paper,
}

/// A piece as pictures write it: it may lie face down, or look nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Up(Piece),
    Down(u8),
}

impl Shown {
    fn read(text: &str) -> Option<Self> {
        match text.strip_suffix(":?") {
            Some(seat) => match seat.parse() {
                Ok(seat @ 0..4) => Some(Self::Down(seat)),
                _ => None,
            },
            None => text.parse().ok().map(Self::Up),
        }
    }
}

/// A piece of a row: numbered ones look up.
fn in_row(text: &str) -> Option<Piece> {
    text.parse().or_else(|_| format!("{text}N").parse()).ok()
}

impl Diagram {
    /// What is shown of the garden or the sheet and the table below it, from the garden's upper left corner: left,
    /// top, right and bottom.
    #[must_use]
    pub fn shown(&self, board: &Board) -> [f32; 4] {
        let (wide, high) = board.size();
        let [from, to] = [&self.window.0, &self.window.1].map(|name| name.parse::<Square>());
        let (Ok(from), Ok(to)) = (from, to) else {
            return [0.0, 0.0, wide, high + self.table.max(0.0)];
        };
        let ((left, top), (right, bottom)) = (board.point(from), board.point(to));
        let edge = board.moss + board.cedar;
        let garden = self.ground == Ground::Garden;
        // Where the last square is shown, so is what lies round it.
        let out = |last: bool| 0.5 + if last && garden { edge } else { 0.0 };
        let last = |square: Square, heading: Heading| square.next(heading).is_none();
        [
            left - out(last(from, Heading::W)),
            top - out(last(from, Heading::N)),
            right + out(last(to, Heading::E)),
            bottom + out(last(to, Heading::S)) + self.table.max(0.0),
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

    /// What stands face up on a square.
    fn piece(&self, square: &str) -> Option<Piece> {
        match self.board.get(square).map(|text| Shown::read(text)) {
            Some(Some(Shown::Up(piece))) => Some(piece),
            _ => None,
        }
    }
}

/// Where a place lies in the garden or beside it; none where it names no square.
#[must_use]
pub fn point(board: &Board, (square, right, down): &Place) -> Option<Point> {
    let (x, y) = board.point(square.parse().ok()?);
    Some((x + right, y + down))
}

impl Picture for Diagram {
    type Board = Board;
    const BUILT_IN: &'static str = include_str!("../../../../../levels/rulebooks/taihou.ron");

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

/// The picture, `unit` pixels a unit, of which there are [`UNITS`] from square to square; `dyes` tells by seat its
/// colour. With `step` (0 the first) only that step's marks are shown. The origin is the garden's corner.
pub fn diagram(
    board: &Board,
    diagram: &Diagram,
    dyes: &[Option<Dye>],
    unit: f32,
    step: Option<usize>,
) -> Drawn {
    let unit = unit.max(3.0);
    let square = unit * UNITS;
    // Small pictures are painted twice as large, or their fine lines would break up.
    let fine = if square < 44.0 { 2 } else { 1 };
    let times = fine as f32;
    let margin = Picture::margin(diagram, board, unit);
    let [left, top, right, bottom] = diagram.shown(board);
    let side = |length: f32| ((length * square * times).round() as u32).max(1);
    let size = [right - left, bottom - top].map(|length| side(length).next_multiple_of(fine));
    let canvas = Canvas {
        board,
        diagram,
        dyes,
        unit: square * times,
        origin: (-left * square * times, -top * square * times),
        size: (size[0], size[1]),
    };
    let part = canvas.paint(step);
    let pixels = mount(part, margin * fine, canvas.pen().0);
    let pixels = if fine > 1 { pixels.halved() } else { pixels };
    Drawn {
        pixels,
        origin: (margin as f32 - left * square, margin as f32 - top * square),
    }
}

/// A picture being painted.
struct Canvas<'a> {
    board: &'a Board,
    diagram: &'a Diagram,
    dyes: &'a [Option<Dye>],
    /// Pixels from square to square.
    unit: f32,
    /// Where the garden's upper left corner lies, in pixels.
    origin: Point,
    /// Width and height in pixels.
    size: (u32, u32),
}

impl Canvas<'_> {
    /// What marks are drawn with.
    fn pen(&self) -> Pen {
        Pen(self.diagram.pen(self.board) * self.unit / UNITS)
    }

    fn place(&self, (x, y): Point) -> Point {
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }

    /// The middle of a square, in pixels.
    fn middle(&self, square: &str) -> Option<Point> {
        Some(self.place(self.board.point(square.parse().ok()?)))
    }

    /// A place, in pixels.
    fn at(&self, place: &Place) -> Option<Point> {
        point(self.board, place).map(|at| self.place(at))
    }

    /// The side of a tile, in pixels.
    fn tile(&self) -> f32 {
        TILE * self.unit
    }

    /// A seat's colour.
    fn dye(&self, seat: u8) -> Dye {
        let seat = usize::from(seat % 4);
        self.dyes
            .get(seat)
            .copied()
            .flatten()
            .unwrap_or(Dye::ALL[seat])
    }

    /// The second colour of a seat that plays with two.
    fn second(&self, seat: u8) -> Dye {
        self.dye(seat + 1)
    }

    /// Everything: the ground, tiles, marks.
    fn paint(&self, step: Option<usize>) -> Pixels {
        let mut part = self.ground();
        self.lay_tiles(&mut part);
        self.lay_marks(&mut part, step);
        part
    }
}
