//! The board as data: where circles lie, their fields, the flowered ones and the start (TE-1, TE-4).
//!
//! [`Board`] mirrors `levels/tebas/*.ron` and is what the table is painted from; [`Ground`] is what the
//! rules need of it, worked out once.

use serde::Deserialize;

use super::circle::{CIRCLES, Circle, FILES, Heading, RANKS};
use super::stack::{Stack, north_with};
use crate::{Fault, Levels, Seat};

/// Pieces of each player (TE-2).
pub const PIECES: u8 = 10;

/// The longest side a slab may have: it has to be painted.
const MOST_SLAB: f32 = 100.0;

/// A point on the slab, in distances between circles: x to the right, y downwards, from its upper left corner.
pub type Point = (f32, f32);

/// A level file of Tebas.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Width and height of the slab.
    pub slab: (f32, f32),
    /// Where the sunk inner field begins and ends, downwards.
    pub sunk: (f32, f32),
    /// How far a circle reaches from its middle.
    pub circle: f32,
    /// How far a disc reaches from its middle.
    pub disc: f32,
    /// Where the files lie, from a.
    pub files: Vec<f32>,
    /// The ranks, from 1 upwards.
    pub ranks: Vec<Rank>,
    /// The number that faces the border at the start and where a piece is put back.
    pub facing: u8,
}

/// A row of circles.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// Where it lies.
    pub y: f32,
    /// The field it belongs to.
    pub field: Field,
    /// A sign for each circle: I or L for a piece at the start, - for none, * for a flowered circle.
    pub circles: String,
}

/// The fields of the board (TE-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Field {
    /// The outer field below.
    South,
    /// The inner field.
    Inner,
    /// The outer field above.
    North,
}

impl Field {
    /// Whether it is one of the two outer fields.
    #[must_use]
    pub const fn is_outer(self) -> bool {
        !matches!(self, Self::Inner)
    }

    /// Which way the border to the inner field is; none in the inner field.
    #[must_use]
    pub const fn border(self) -> Option<Heading> {
        match self {
            Self::South => Some(Heading::N),
            Self::Inner => None,
            Self::North => Some(Heading::S),
        }
    }
}

impl Board {
    /// Reads and checks the board `name`.
    ///
    /// # Errors
    /// A sentence that names the file and its fault.
    pub fn read(levels: &Levels, name: &str) -> Result<Self, Fault> {
        let path = format!("{}/{name}.ron", super::GAME);
        let board: Self = levels.read(&path)?;
        board
            .check()
            .map_err(|fault| Fault::new(format!("the level file `{path}`: {fault}")))?;
        Ok(board)
    }

    /// The middle of a circle.
    #[must_use]
    pub fn point(&self, circle: Circle) -> Point {
        (
            self.files[usize::from(circle.file())],
            self.ranks[usize::from(circle.rank())].y,
        )
    }

    /// The field of a circle.
    #[must_use]
    pub fn field(&self, circle: Circle) -> Field {
        self.ranks[usize::from(circle.rank())].field
    }

    /// Whether a circle is flowered.
    #[must_use]
    pub fn flowered(&self, circle: Circle) -> bool {
        self.sign(circle) == b'*'
    }

    /// What stands on a circle at the start (TE-4).
    #[must_use]
    pub fn start(&self, circle: Circle) -> Option<Stack> {
        let owner = match self.sign(circle) {
            b'I' => Seat(0),
            b'L' => Seat(1),
            _ => return None,
        };
        Some(Stack::one(owner, self.north(circle)?))
    }

    /// The number that faces N of a piece that stands on a circle of an outer field as at the start; none in
    /// the inner field.
    fn north(&self, circle: Circle) -> Option<u8> {
        let border = self.field(circle).border()?;
        Some(north_with(self.facing, border))
    }

    fn sign(&self, circle: Circle) -> u8 {
        self.ranks[usize::from(circle.rank())].circles.as_bytes()[usize::from(circle.file())]
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_rows()?;
        self.check_lengths()?;
        let fields: Vec<Field> = self.ranks.iter().map(|rank| rank.field).collect();
        let whole = [Field::South, Field::Inner, Field::North]
            .iter()
            .all(|field| fields.contains(field));
        if !whole || !fields.is_sorted() {
            return fault(
                "`ranks` must be of the fields South, Inner and North, from the bottom in this order",
            );
        }
        if !(1..=4).contains(&self.facing) {
            return fault(format!("`facing` is {}, a quarter has 1 to 4", self.facing));
        }
        for circle in Circle::all() {
            let sign = self.sign(circle);
            let good = match self.field(circle) {
                Field::Inner => b"-*".contains(&sign),
                Field::South | Field::North => b"IL-".contains(&sign),
            };
            if !good {
                return fault(format!(
                    "{circle} has the sign {}, in an outer field are I, L and -, in the inner one - and *",
                    char::from(sign)
                ));
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let pieces = Circle::all()
                .filter(|&circle| self.start(circle).is_some_and(|piece| piece.top() == seat))
                .count();
            if pieces != usize::from(PIECES) {
                return fault(format!(
                    "seat {seat} has {pieces} pieces at the start, it must have {PIECES}"
                ));
            }
        }
        Ok(())
    }

    fn check_rows(&self) -> Result<(), Fault> {
        if self.files.len() != usize::from(FILES) {
            return fault(format!(
                "`files` has {} entries, it must have {FILES}",
                self.files.len()
            ));
        }
        if self.ranks.len() != usize::from(RANKS) {
            return fault(format!(
                "`ranks` has {} entries, it must have {RANKS}",
                self.ranks.len()
            ));
        }
        for (number, rank) in (1..).zip(&self.ranks) {
            let whole = rank.circles.is_ascii() && rank.circles.len() == usize::from(FILES);
            if !whole {
                return fault(format!(
                    "`circles` of rank {number} is \"{}\", it must have {FILES} signs out of I, L, - and *",
                    rank.circles
                ));
            }
        }
        Ok(())
    }

    fn check_lengths(&self) -> Result<(), Fault> {
        let (width, height) = self.slab;
        if !(1.0..=MOST_SLAB).contains(&width) || !(1.0..=MOST_SLAB).contains(&height) {
            return fault(format!(
                "`slab` is {width} by {height}, each from 1 to {MOST_SLAB} is possible"
            ));
        }
        // NaN lies nowhere.
        let (above, below) = self.sunk;
        if !((0.0..=height).contains(&above) && (above..=height).contains(&below)) {
            return fault("`sunk` must begin and end on the slab");
        }
        if !(0.01..=1.0).contains(&self.circle) || !(0.01..=self.circle).contains(&self.disc) {
            return fault("`circle` must be from 0.01 to 1, and `disc` from 0.01 to that");
        }
        let files = self.files.iter();
        let rows = self.ranks.iter().map(|rank| &rank.y);
        let inside = files.clone().all(|x| (0.0..=width).contains(x))
            && rows.clone().all(|y| (0.0..=height).contains(y));
        if !inside {
            return fault("circles lie outside the slab");
        }
        if !files.is_sorted_by(|a, b| a < b) || !rows.is_sorted_by(|a, b| a > b) {
            return fault("`files` must run to the right, and `y` of the `ranks` upwards");
        }
        Ok(())
    }
}

/// A fault with its sentence.
fn fault<T>(sentence: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::new(sentence))
}

/// The board as the rules see it.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The field of each circle.
    pub(super) fields: [Field; CIRCLES],
    /// The circles of the inner field, the flowered ones among them.
    pub(super) inner: u64,
    /// The circles of the outer fields.
    pub(super) outer: u64,
    /// The flowered circles.
    pub(super) flowered: u64,
    /// For each circle of an outer field the number that faces N where a piece is put back (TE-22).
    pub(super) put_back: [u8; CIRCLES],
    /// For each circle, and each number from 1 that faces N, where moves can end on an empty board.
    pub(super) reach: [[u64; 4]; CIRCLES],
}

impl Ground {
    /// Works out the ways over a checked board.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let set = |good: &dyn Fn(Circle) -> bool| {
            Circle::all()
                .filter(|&circle| good(circle))
                .fold(0, |set, circle| set | circle.bit())
        };
        let mut ground = Self {
            fields: std::array::from_fn(|index| board.field(Circle(index as u8))),
            inner: set(&|circle| !board.field(circle).is_outer()),
            outer: set(&|circle| board.field(circle).is_outer()),
            flowered: set(&|circle| board.flowered(circle)),
            put_back: std::array::from_fn(|index| board.north(Circle(index as u8)).unwrap_or(1)),
            reach: [[0; 4]; CIRCLES],
        };
        for circle in Circle::all() {
            for north in 1..=4 {
                let ends = Heading::ALL
                    .into_iter()
                    .flat_map(|heading| {
                        ground.walks(circle, heading, super::stack::number(north, heading))
                    })
                    .filter_map(|walk| walk.end())
                    .fold(0, |set, end| set | end.bit());
                ground.reach[circle.index()][usize::from(north) - 1] = ends & !ground.flowered;
            }
        }
        ground
    }

    /// The field of a circle.
    #[inline]
    #[must_use]
    pub const fn field(&self, circle: Circle) -> Field {
        self.fields[circle.index()]
    }

    /// Whether a circle lies in the inner field.
    #[inline]
    #[must_use]
    pub const fn is_inner(&self, circle: Circle) -> bool {
        self.inner & circle.bit() != 0
    }

    /// Whether a circle is flowered.
    #[inline]
    #[must_use]
    pub const fn is_flowered(&self, circle: Circle) -> bool {
        self.flowered & circle.bit() != 0
    }
}
