//! The board as data: where squares lie, what marks they bear, how the tracks run (PA-1 to PA-3).
//!
//! [`Board`] mirrors `levels/parchis/*.ron` and is what the table is painted from; [`Tracks`] is what
//! the rules need of it, worked out once.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::squares::Squares;
use crate::{Fault, Levels, Seat};

/// Most seats a board may have.
pub const MAX_SEATS: usize = 6;
/// Pieces of each seat.
pub const PIECES: u8 = 4;
/// Most squares a ring or a seat's whole way may have: a [`Squares`] set has a bit for each.
const MAX_SQUARES: usize = 120;

/// The longest side a field may have, in squares: it has to be painted.
const MOST_SIDE: f32 = 100.0;

/// A point on the board, in squares: x to the right, y downwards, from the field's upper left corner.
pub type Point = (f32, f32);

/// A level file of Parchís.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Width and height of the painted field.
    pub field: (f32, f32),
    /// The ring in the order of its numbers, 1 first, counter-clockwise.
    pub ring: Vec<Square>,
    /// The seats in turn order.
    pub seats: Vec<SeatPlace>,
    /// The seats that play, by the number of players.
    pub players: BTreeMap<u8, Vec<u8>>,
}

/// A square of the ring.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Square {
    /// The outline.
    pub corners: Vec<Point>,
    /// The middle of the engraved number.
    pub number: Point,
    /// Where a single piece stands.
    pub one: Point,
    /// Where two pieces stand.
    pub two: (Point, Point),
    /// Whether it is a safe square by itself (PA-2); exits shelter too.
    #[serde(default)]
    pub safe: bool,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlace {
    /// The number of the exit.
    pub exit: u8,
    /// The number of the last ring square before the column.
    pub last: u8,
    /// The corner where pieces wait.
    pub home: Home,
    /// The coloured column, inwards.
    pub column: Vec<ColumnSquare>,
    /// Where pieces arrive.
    pub goal: Goal,
}

/// The corner where a seat's pieces wait.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Home {
    /// The outline.
    pub corners: Vec<Point>,
    /// The middle of the medallion.
    pub centre: Point,
    /// Where the pieces stand.
    pub hollows: Vec<Point>,
    /// The mark on the home's edge that points to the exit.
    pub gate: Vec<Point>,
}

/// A square of a column.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnSquare {
    /// The outline.
    pub corners: Vec<Point>,
    /// Where a single piece stands.
    pub one: Point,
    /// Where two pieces stand.
    pub two: (Point, Point),
}

/// The triangle where a seat's pieces arrive.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The outline.
    pub corners: Vec<Point>,
    /// Where the pieces stand.
    pub hollows: Vec<Point>,
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

    fn check(&self) -> Result<(), Fault> {
        let fault = |text: String| Err(Fault::new(text));
        let ring = self.ring.len();
        if !(8..=MAX_SQUARES).contains(&ring) {
            return fault(format!(
                "the ring has {ring} squares, 8 to {MAX_SQUARES} are possible"
            ));
        }
        if !(2..=MAX_SEATS).contains(&self.seats.len()) {
            return fault(format!(
                "it has {} seats, 2 to {MAX_SEATS} are possible",
                self.seats.len()
            ));
        }
        for (i, square) in self.ring.iter().enumerate() {
            if square.corners.len() < 3 {
                return fault(format!("square {} has fewer than 3 corners", i + 1));
            }
        }
        for (i, seat) in self.seats.iter().enumerate() {
            for (what, number) in [("exit", seat.exit), ("last", seat.last)] {
                if number == 0 || usize::from(number) > ring {
                    return fault(format!(
                        "`{what}` of seat {i} is {number}, not a number of the ring"
                    ));
                }
            }
            if self.seats[..i].iter().any(|other| other.exit == seat.exit) {
                return fault(format!("two seats have the exit {}", seat.exit));
            }
            let way = self.ring_squares(i) + seat.column.len();
            if way >= MAX_SQUARES {
                return fault(format!(
                    "the way of seat {i} has {way} squares, at most {MAX_SQUARES} are possible"
                ));
            }
            for (what, hollows) in [("home", &seat.home.hollows), ("goal", &seat.goal.hollows)] {
                if hollows.len() != usize::from(PIECES) {
                    return fault(format!("the {what} of seat {i} needs {PIECES} hollows"));
                }
            }
            if seat
                .column
                .iter()
                .map(|square| square.corners.len())
                .chain([seat.home.corners.len(), seat.goal.corners.len()])
                .any(|n| n < 3)
            {
                return fault(format!("a field of seat {i} has fewer than 3 corners"));
            }
        }
        let (width, height) = self.field;
        if !(1.0..=MOST_SIDE).contains(&width) || !(1.0..=MOST_SIDE).contains(&height) {
            return fault(format!(
                "`field` is {width} by {height} squares, each from 1 to {MOST_SIDE} is possible"
            ));
        }
        // NaN lies nowhere.
        let outside =
            |&(x, y): &Point| !((0.0..=width).contains(&x) && (0.0..=height).contains(&y));
        if let Some((x, y)) = self.points().find(|point| outside(point)) {
            return fault(format!("the point ({x}, {y}) lies outside the field"));
        }
        if self.players.is_empty() {
            return fault("`players` is empty".to_owned());
        }
        for (&count, seats) in &self.players {
            let good = seats.len() == usize::from(count)
                && count >= 2
                && seats.is_sorted_by(|a, b| a < b)
                && seats
                    .iter()
                    .all(|&seat| usize::from(seat) < self.seats.len());
            if !good {
                return fault(format!(
                    "`players` for {count} must list {count} different seats, ascending"
                ));
            }
        }
        Ok(())
    }

    /// Every point there is.
    fn points(&self) -> impl Iterator<Item = Point> {
        let ring = self.ring.iter().flat_map(|square| {
            let Square {
                corners,
                number,
                one,
                two,
                ..
            } = square;
            corners.iter().copied().chain([*number, *one, two.0, two.1])
        });
        let seats = self.seats.iter().flat_map(|seat| {
            let SeatPlace {
                home, goal, column, ..
            } = seat;
            let column = column.iter().flat_map(|square| {
                let ColumnSquare { corners, one, two } = square;
                corners.iter().copied().chain([*one, two.0, two.1])
            });
            let fields = [
                &home.corners,
                &home.hollows,
                &home.gate,
                &goal.corners,
                &goal.hollows,
            ];
            fields
                .into_iter()
                .flatten()
                .copied()
                .chain([home.centre])
                .chain(column)
        });
        ring.chain(seats)
    }

    /// How many squares of the ring a seat's way has, exit and last included.
    fn ring_squares(&self, seat: usize) -> usize {
        let SeatPlace { exit, last, .. } = &self.seats[seat];
        (usize::from(*last) + self.ring.len() - usize::from(*exit)) % self.ring.len() + 1
    }
}

/// The board as the rules see it: for each seat a way of squares with indices from 0, the exit.
#[derive(Clone, Debug)]
pub struct Tracks {
    /// Squares of the ring.
    pub ring: u8,
    /// Number of seats the board has.
    pub seats: u8,
    /// The numbers of the exits, by seat.
    pub exits: [u8; MAX_SEATS],
    /// Ring squares of each seat's way; the column begins at this index.
    pub column: [u8; MAX_SEATS],
    /// The index of each seat's goal.
    pub goal: [u8; MAX_SEATS],
    /// The indices of each seat's way that lie on the ring.
    pub on_ring: [Squares; MAX_SEATS],
    /// The indices of each seat's way that shelter (PA-2): safe squares and exits, of any colour.
    pub shelter: [Squares; MAX_SEATS],
}

impl Tracks {
    /// Works out the ways of a checked board.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let ring = board.ring.len();
        let mut tracks = Self {
            ring: ring as u8,
            seats: board.seats.len() as u8,
            exits: [0; MAX_SEATS],
            column: [0; MAX_SEATS],
            goal: [0; MAX_SEATS],
            on_ring: [Squares::EMPTY; MAX_SEATS],
            shelter: [Squares::EMPTY; MAX_SEATS],
        };
        for (seat, place) in board.seats.iter().enumerate() {
            let on_ring = board.ring_squares(seat);
            tracks.exits[seat] = place.exit;
            tracks.column[seat] = on_ring as u8;
            tracks.goal[seat] = (on_ring + place.column.len()) as u8;
            tracks.on_ring[seat] = Squares::EMPTY.not().below(on_ring as u8);
            for index in 0..on_ring {
                let at = (usize::from(place.exit) - 1 + index) % ring;
                if board.ring[at].safe || board.seats.iter().any(|s| usize::from(s.exit) == at + 1)
                {
                    tracks.shelter[seat].insert(index as u8);
                }
            }
        }
        tracks
    }

    /// The number of the ring square at a seat's `index`; none in the column and the goal.
    #[inline]
    #[must_use]
    pub const fn number(&self, seat: Seat, index: u8) -> Option<u8> {
        if index >= self.column[seat.index()] {
            return None;
        }
        Some(self.round(self.exits[seat.index()] - 1 + index) + 1)
    }

    /// A seat's index of the ring square `number`; none where its way does not lead over it.
    #[inline]
    #[must_use]
    pub const fn index(&self, seat: Seat, number: u8) -> Option<u8> {
        let index = self.round(number + self.ring - self.exits[seat.index()]);
        if index < self.column[seat.index()] {
            Some(index)
        } else {
            None
        }
    }

    /// The ring squares among `squares` of seat `from`, as indices of seat `to`'s way.
    #[inline]
    #[must_use]
    pub const fn seen_by(&self, to: Seat, from: Seat, squares: Squares) -> Squares {
        let ahead = self.round(self.exits[from.index()] + self.ring - self.exits[to.index()]);
        squares
            .and(self.on_ring[from.index()])
            .turned(ahead, self.ring)
            .and(self.on_ring[to.index()])
    }

    /// A place less than twice around the ring, as one less than once around it.
    #[inline]
    const fn round(&self, place: u8) -> u8 {
        if place < self.ring {
            place
        } else {
            place - self.ring
        }
    }
}
