//! The garden as data: its edge, the lake, and where the seats are at home (TA-1, TA-6, TA-9, TA-32).
//!
//! [`Board`] mirrors `levels/taihou/*.ron` and is what the table is painted from; [`Ground`] is what the rules need
//! of it, worked out once.

use serde::{Deserialize, Deserializer};

use super::piece::HIGHEST;
use super::square::{FILES, Heading, RANKS, SQUARES, Square, Squares};
use crate::games::boards::Players;
use crate::{Fault, Levels, Seat};

/// The most seats a garden has: its sides.
pub const MAX_SEATS: usize = 4;

/// The broadest a band round the squares may be: it has to be painted.
const BROADEST: f32 = 10.0;

/// A point on the board, in squares: x to the right, y downwards, from the upper left corner of the edge.
pub type Point = (f32, f32);

/// A level file of the garden games.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// How broad the band of moss round the squares is.
    pub moss: f32,
    /// How broad the edge of cedar round that is.
    pub cedar: f32,
    /// The squares of the lake.
    #[serde(deserialize_with = "squares")]
    pub lake: Vec<Square>,
    /// The seats in turn order.
    pub seats: Vec<Home>,
    /// Squares left free at each end of a line where pieces are dealt (TA-6).
    pub dealt_free: u8,
    /// Squares left free at each end of a line where pieces are laid out behind the screen (TA-9).
    pub arranged_free: u8,
    /// The seats that play, by the number of players.
    pub players: Players,
}

/// Where a seat is at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Home {
    /// The square at the left end of its edge line.
    #[serde(deserialize_with = "square")]
    pub left: Square,
    /// The square at the right end of it.
    #[serde(deserialize_with = "square")]
    pub right: Square,
    /// The way its pieces face when they are put in: away from it.
    #[serde(deserialize_with = "heading")]
    pub faces: Heading,
}

impl Home {
    /// The way from left to right.
    #[must_use]
    pub const fn along(&self) -> Heading {
        self.faces.clockwise(1)
    }

    /// Its line of this number, 0 at the edge, from the left.
    pub fn line(&self, number: u8) -> impl Iterator<Item = Square> + use<> {
        let start = (0..number).try_fold(self.left, |square, _| square.next(self.faces));
        let along = self.along();
        std::iter::successors(start, move |square| square.next(along))
    }

    /// Every square, line by line from the edge, from the left.
    pub fn lines(&self) -> impl Iterator<Item = Square> + use<> {
        let home = *self;
        (0..FILES).flat_map(move |number| home.line(number))
    }

    /// The squares of its two lines but so many at each end, line by line.
    fn both(&self, free: u8) -> impl Iterator<Item = Square> + use<> {
        let home = *self;
        (0..2).flat_map(move |number| {
            let length = home.line(number).count();
            let inner = length.saturating_sub(2 * usize::from(free));
            home.line(number).skip(usize::from(free)).take(inner)
        })
    }
}

fn square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse()
        .map_err(|_| serde::de::Error::custom(format!("\"{name}\" is no square of the garden")))
}

fn squares<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Square>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    let squares = names.iter().map(|name| {
        name.parse()
            .map_err(|_| serde::de::Error::custom(format!("\"{name}\" is no square of the garden")))
    });
    squares.collect()
}

fn heading<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Heading, D::Error> {
    #[derive(Deserialize)]
    enum Name {
        N,
        E,
        S,
        W,
    }
    Ok(match Name::deserialize(deserializer)? {
        Name::N => Heading::N,
        Name::E => Heading::E,
        Name::S => Heading::S,
        Name::W => Heading::W,
    })
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

    /// Width and height of the whole, edge to edge.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        let round = 2.0 * (self.moss + self.cedar);
        (f32::from(FILES) + round, f32::from(RANKS) + round)
    }

    /// The middle of a square.
    #[must_use]
    pub fn point(&self, square: Square) -> Point {
        let corner = self.moss + self.cedar + 0.5;
        (
            corner + f32::from(square.file()),
            corner + f32::from(RANKS - 1 - square.rank()),
        )
    }

    /// Where a seat is at home.
    ///
    /// # Panics
    /// Where the board has no such seat.
    #[must_use]
    pub fn home(&self, seat: Seat) -> &Home {
        &self.seats[seat.index()]
    }

    /// Where a seat's ten pieces come to lie when they are dealt, in the order laid down (TA-6).
    pub fn dealt(&self, seat: Seat) -> impl Iterator<Item = Square> + use<> {
        self.home(seat)
            .both(self.dealt_free)
            .take(usize::from(HIGHEST))
    }

    /// The squares a seat may lay its pieces out on behind the screen (TA-9), line by line.
    pub fn arranged(&self, seat: Seat) -> impl Iterator<Item = Square> + use<> {
        self.home(seat).both(self.arranged_free)
    }

    fn check(&self) -> Result<(), Fault> {
        // NaN lies nowhere.
        let broad = 0.0..=BROADEST;
        if !broad.contains(&self.moss) || !broad.contains(&self.cedar) {
            return fault(format!(
                "`moss` is {} and `cedar` {}, each from 0 to {BROADEST} is possible",
                self.moss, self.cedar
            ));
        }
        if !self.lake.is_sorted_by(|a, b| a != b)
            || self
                .lake
                .iter()
                .collect::<std::collections::BTreeSet<_>>()
                .len()
                != self.lake.len()
        {
            return fault("`lake` names a square twice");
        }
        if !(2..=MAX_SEATS).contains(&self.seats.len()) {
            return fault(format!(
                "it has {} seats, 2 to {MAX_SEATS} are possible",
                self.seats.len()
            ));
        }
        for (seat, home) in self.seats.iter().enumerate() {
            self.check_home(home)
                .map_err(|fault| Fault::new(format!("seat {seat}: {fault}")))?;
            if self.seats[..seat]
                .iter()
                .any(|other| other.left == home.left)
            {
                return fault(format!("seat {seat} is where another is"));
            }
        }
        if self.players.is_empty() {
            return fault("`players` is empty");
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
            self.check_lines(count, seats)?;
        }
        Ok(())
    }

    fn check_home(&self, home: &Home) -> Result<(), Fault> {
        if home.left.next(home.faces.back()).is_some() {
            return fault(format!(
                "{} does not lie at the edge that pieces facing {} look away from",
                home.left, home.faces
            ));
        }
        let whole = home.left.next(home.along().back()).is_none()
            && home.line(0).last() == Some(home.right);
        if !whole {
            return fault(format!(
                "{} and {} are not the left and the right end of a line whose pieces face {}",
                home.left, home.right, home.faces
            ));
        }
        Ok(())
    }

    /// Whether there is room for what seats that play together lay down, each for itself and off the lake.
    fn check_lines(&self, count: u8, seats: &[u8]) -> Result<(), Fault> {
        let mut laid = Squares::NONE;
        for &seat in seats {
            let own: Vec<Square> = if count == 2 {
                self.arranged(Seat(seat)).collect()
            } else {
                self.dealt(Seat(seat)).collect()
            };
            if own.len() < usize::from(HIGHEST) {
                return fault(format!(
                    "with {count} players the lines of seat {seat} have room for {} pieces, {HIGHEST} are needed",
                    own.len()
                ));
            }
            for square in own {
                if laid.has(square) || self.lake.contains(&square) {
                    return fault(format!(
                        "with {count} players {square}, where seat {seat} lays its pieces, is another's or in the lake"
                    ));
                }
                laid.insert(square);
            }
        }
        Ok(())
    }
}

/// A fault with its sentence.
fn fault<T>(sentence: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::new(sentence))
}

/// No square.
pub(super) const NOWHERE: u8 = u8::MAX;

/// The garden as the rules see it, with a lake or without.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The squares of the lake; none in the games without.
    pub(super) lake: Squares,
    /// The square beside each, by heading.
    pub(super) next: [[u8; 4]; SQUARES],
    /// For each square and heading where a flier comes down that sets out over the lake: the first square beyond it;
    /// nowhere where the square beside is none of the lake, or no land follows.
    pub(super) beyond: [[u8; 4]; SQUARES],
    /// For each seat every square in the order in which pieces are put in (TA-11).
    pub(super) entries: [[Square; SQUARES]; MAX_SEATS],
}

impl Ground {
    /// Works out the ways over a checked board.
    #[must_use]
    pub fn new(board: &Board, lake: bool) -> Self {
        let lake: Squares = if lake {
            board.lake.iter().copied().collect()
        } else {
            Squares::NONE
        };
        let mut ground = Self {
            lake,
            next: [[NOWHERE; 4]; SQUARES],
            beyond: [[NOWHERE; 4]; SQUARES],
            entries: [[Square(0); SQUARES]; MAX_SEATS],
        };
        for square in Square::all() {
            for heading in Heading::ALL {
                let Some(next) = square.next(heading) else {
                    continue;
                };
                ground.next[square.index()][heading as usize] = next.0;
                if lake.has(next) {
                    let land = std::iter::successors(Some(next), |square| square.next(heading))
                        .find(|&square| !lake.has(square));
                    if let Some(land) = land {
                        ground.beyond[square.index()][heading as usize] = land.0;
                    }
                }
            }
        }
        for (home, entries) in board.seats.iter().zip(&mut ground.entries) {
            for (square, entry) in home.lines().zip(entries) {
                *entry = square;
            }
        }
        ground
    }

    /// The squares of the lake; none in the games without.
    #[inline]
    #[must_use]
    pub const fn lake(&self) -> Squares {
        self.lake
    }

    /// Whether a square lies in the lake.
    #[inline]
    #[must_use]
    pub const fn is_lake(&self, square: Square) -> bool {
        self.lake.has(square)
    }
}
