//! The pictures of the rule book: a part of the board, pieces on it, and marks that say what happens.
//!
//! What a picture shows is data (`levels/rulebooks/parchis.ron`, which says what each mark means); where
//! squares lie comes from the level it is drawn from.

use std::collections::BTreeMap;

use serde::Deserialize;
use taula_rules::games::parchis::Board;

use super::{Drawn, FRAME, Scale, ghost, pawn, pawn_shadow};
use crate::dye::Dye;
use crate::raster::Pixels;
use crate::rulebook::pen::{COIN, Pen, mount};
use crate::rulebook::{self, Picture};
use crate::shape::Point;

mod check;
mod marks;
mod stand;

use stand::Stand;

/// Parchís's rule book.
pub type Rulebook = crate::rulebook::Rulebook<Diagram>;

/// A picture.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// The part of the board that is shown, in squares: left, top, right, bottom.
    pub window: (u8, u8, u8, u8),
    /// Where pieces are, by seat.
    #[serde(default)]
    pub pieces: BTreeMap<u8, Pieces>,
    /// Optional rules that are on.
    #[serde(default)]
    pub options: Vec<String>,
    /// The marks of each step.
    pub steps: Vec<Vec<Mark>>,
}

/// Where the four pieces of a seat are.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pieces {
    /// How many are at home.
    pub home: u8,
    /// On which squares of the ring others stand, by number.
    pub ring: Vec<u8>,
    /// On which squares of the column, from 1, inwards.
    pub column: Vec<u8>,
    /// How many are in the goal.
    pub goal: u8,
}

/// A square a piece stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Place {
    /// A square of the ring, by its number.
    Ring(u8),
    /// A square of the seat's column, from 1, inwards.
    Column(u8),
}

/// Something that is drawn over board and pieces. Points are in squares.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum Mark {
    /// The number of the step, on a coin of paper.
    Tag {
        /// Its middle.
        at: Point,
    },
    /// A die that has been thrown.
    Die {
        /// What it shows.
        face: u8,
        /// Its middle.
        at: Point,
    },
    /// A count that was earned.
    Bonus {
        /// How much.
        count: u8,
        /// Its middle.
        at: Point,
    },
    /// The whole way of a seat, from the exit to the goal.
    Way {
        /// Whose.
        seat: u8,
    },
    /// A piece counts.
    Move {
        /// Whose.
        seat: u8,
        /// Where it stands.
        from: Place,
        /// How much.
        count: u8,
    },
    /// Pieces come out of home.
    Out {
        /// Whose.
        seat: u8,
        /// One or two.
        #[serde(default = "one")]
        pieces: u8,
    },
    /// A piece may not count.
    Blocked {
        /// Whose.
        seat: u8,
        /// Where it stands.
        from: Place,
        /// What it may not count.
        count: u8,
    },
    /// A piece is captured.
    Captured {
        /// Whose.
        seat: u8,
        /// Where it stands.
        on: Place,
        /// Where it goes in its home, if that is shown.
        #[serde(default)]
        to: Option<Point>,
    },
    /// A piece was the last to move before a third 6.
    ThirdSix {
        /// Whose.
        seat: u8,
        /// Where it stands.
        from: Place,
        /// Where it goes in its home, or would.
        to: Point,
    },
}

fn one() -> u8 {
    1
}

impl Diagram {
    /// What is shown, in squares, with the frame where the field ends.
    #[must_use]
    pub fn shown(&self, board: &Board) -> [f32; 4] {
        let (left, top, right, bottom) = self.window;
        let before = |side: u8| {
            if side == 0 { -FRAME } else { f32::from(side) }
        };
        let after = |side: u8, end: f32| {
            let side = f32::from(side);
            if side >= end { end + FRAME } else { side }
        };
        [
            before(left),
            before(top),
            after(right, board.field.0),
            after(bottom, board.field.1),
        ]
    }

    /// Width and height in squares: what a picture's unit follows from.
    #[must_use]
    pub fn size(&self, board: &Board) -> (f32, f32) {
        let [left, top, right, bottom] = self.shown(board);
        (right - left, bottom - top)
    }

    /// The size of marks in squares: 1, and more where so much of the board is shown that they would be
    /// lost.
    #[must_use]
    pub fn pen(&self, board: &Board) -> f32 {
        rulebook::pen_size(self.size(board))
    }

    /// The radius of a step's coin, in squares.
    #[must_use]
    pub fn coin(&self, board: &Board) -> f32 {
        COIN * self.pen(board)
    }

    /// How far the picture reaches over the shown part on every side, for its shadow, in pixels.
    #[must_use]
    pub fn margin(&self, board: &Board, unit: f32) -> u32 {
        rulebook::margin_px(self.pen(board) * unit)
    }
}

impl Picture for Diagram {
    type Board = Board;
    const BUILT_IN: &'static str = include_str!("../../../../../levels/rulebooks/parchis.ron");

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
        self.margin(board, unit)
    }

    fn paint(&self, board: &Board, dyes: &[Option<Dye>], unit: f32, step: Option<usize>) -> Drawn {
        diagram(board, self, dyes, unit, step)
    }
}

/// The picture, `unit` pixels a square; `dyes` tells by seat its colour. With `step` (0 the first) only
/// that step's marks are shown.
pub fn diagram(
    board: &Board,
    diagram: &Diagram,
    dyes: &[Option<Dye>],
    unit: f32,
    step: Option<usize>,
) -> Drawn {
    let unit = unit.max(4.0);
    // Small pictures are painted twice as large, or their fine lines would break up.
    let fine = if unit < 16.0 { 2.0 } else { 1.0 };
    let margin = diagram.margin(board, unit);
    let shown = diagram.shown(board);
    let mut scale = Scale::part(board, unit * fine, shown);
    if fine > 1.0 {
        scale.size = (
            scale.size.0.next_multiple_of(2),
            scale.size.1.next_multiple_of(2),
        );
    }
    let mut part = Pixels::new(scale.size.0, scale.size.1);
    let dye = |seat: usize| dyes.get(seat).copied().flatten();
    // Numbers are left out where they could not be read.
    let numbers = (diagram.pen(board) < 1.5).then_some(0.457 * scale.unit);
    super::paint(&mut part, &scale, board, &dye, numbers, unit);
    let canvas = Canvas {
        board,
        diagram,
        stand: Stand::new(board, diagram),
        scale,
        numbers,
        dyes,
    };
    canvas.paint(&mut part, step);
    let pixels = mount(part, margin * fine as u32, diagram.pen(board) * unit * fine);
    let pixels = if fine > 1.0 { pixels.halved() } else { pixels };
    Drawn {
        pixels,
        origin: (
            margin as f32 - shown[0] * unit,
            margin as f32 - shown[1] * unit,
        ),
    }
}

/// A picture being painted.
struct Canvas<'a> {
    board: &'a Board,
    diagram: &'a Diagram,
    stand: Stand<'a>,
    scale: Scale,
    /// The height of the engraved numbers, if there are any.
    numbers: Option<f32>,
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
        Pen(self.diagram.pen(self.board) * self.scale.unit)
    }

    /// The radius of a piece, in squares.
    fn radius(&self) -> f32 {
        (0.36 * self.diagram.pen(self.board)).min(0.46)
    }

    fn paint(&self, part: &mut Pixels, step: Option<usize>) {
        let marks: Vec<(usize, Mark)> = self
            .diagram
            .steps
            .iter()
            .enumerate()
            .filter(|(i, _)| step.is_none_or(|step| step == *i))
            .flat_map(|(i, marks)| marks.iter().map(move |&mark| (i + 1, mark)))
            .collect();
        let below = self.ways(&marks);
        self.lay_svg(part, &below);
        self.lay_pieces(part, &marks);
        let above = self.signs(&marks);
        self.lay_svg(part, &above);
        self.lay_dice(part, &marks);
    }

    fn lay_svg(&self, part: &mut Pixels, body: &str) {
        if !body.is_empty() {
            part.lay(&crate::raster::svg(part.width, part.height, body), 0, 0);
        }
    }

    /// Lays `top` with its middle at a point of the board, moved by so many pixels.
    fn lay(&self, part: &mut Pixels, top: &Pixels, at: Point, (dx, dy): Point) {
        let (x, y) = self.scale.at(at);
        part.lay(
            top,
            (x + dx - top.width as f32 / 2.0).round() as i32,
            (y + dy - top.height as f32 / 2.0).round() as i32,
        );
    }

    fn lay_pieces(&self, part: &mut Pixels, marks: &[(usize, Mark)]) {
        let r = self.radius() * self.scale.unit;
        for (a, b) in self.stand.barriers() {
            let (a, b) = (self.scale.at(a), self.scale.at(b));
            let room = 2.0 * r * 1.06;
            let beam = super::barrier_beam((b.0 - a.0).abs() + room, (b.1 - a.1).abs() + room);
            part.lay(
                &beam,
                ((a.0 + b.0 - beam.width as f32) / 2.0).round() as i32,
                ((a.1 + b.1 - beam.height as f32) / 2.0).round() as i32,
            );
        }
        let landing = self.landings(marks);
        for &(seat, at) in &landing {
            self.lay(part, &ghost(self.dye(seat), r), at, (0.0, 0.0));
        }
        let shadow = pawn_shadow(r);
        for piece in self.stand.pieces() {
            // On the beam of a barrier a piece leaves its edge free.
            let r = if piece.paired { r * 0.94 } else { r };
            self.lay(part, &shadow, piece.at, (r * 0.16, r * 0.24));
            self.lay(part, &pawn(self.dye(piece.seat), r), piece.at, (0.0, 0.0));
        }
    }

    fn lay_dice(&self, part: &mut Pixels, marks: &[(usize, Mark)]) {
        let size = 0.66 * self.pen().0;
        for &(_, mark) in marks {
            if let Mark::Die { face, at } = mark {
                let lift = size * 0.06;
                self.lay(part, &crate::die_shadow(size), at, (lift, lift * 1.5));
                self.lay(
                    part,
                    &crate::bone_die(face.clamp(1, 6), size),
                    at,
                    (0.0, 0.0),
                );
            }
        }
    }
}
