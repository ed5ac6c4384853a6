//! The board as data: its squares and marks, the palaces, the castle and the tracks (TH-1, TH-2).
//!
//! [`Board`] mirrors `levels/thaayam/*.ron` and is what the table is painted from; [`Tracks`] is what
//! the rules need of it, worked out once.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Fault, Levels, Seat};

/// Most seats a board may have.
pub const MAX_SEATS: usize = 4;
/// Pieces of each seat (TH-3).
pub const PIECES: u8 = 4;
/// The index of the castle, where every track ends (TH-2).
pub const CASTLE: u8 = 24;
/// The index of the palace in front, where twins are declared (TH-20).
pub const FRONT: u8 = 8;
/// Squares of a track.
pub const TRACK: usize = CASTLE as usize + 1;

/// The most files or ranks a board may have.
const MOST_SIDE: u8 = 12;
/// The longest side a field may have, in squares: it has to be painted.
const MOST_FIELD: f32 = 100.0;

/// A point on the board, in squares: x to the right, y downwards, from the field's upper left corner.
pub type Point = (f32, f32);

/// A level file of Thaayam.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Width and height of the painted floor.
    pub field: (f32, f32),
    /// The upper left corner of the squares on it.
    pub corner: Point,
    /// The letters of the files, from left to right.
    pub files: String,
    /// How many ranks there are, 1 at the bottom.
    pub ranks: u8,
    /// The name of the castle (TH-1).
    pub castle: String,
    /// What is drawn in squares, by their names.
    pub marks: BTreeMap<String, Mark>,
    /// The seats in turn order.
    pub seats: Vec<SeatPlace>,
    /// The seats that play, by the number of players.
    pub players: BTreeMap<u8, Vec<u8>>,
}

/// What is drawn in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Mark {
    /// Both diagonals: a palace.
    Cross,
    /// A flower: the castle.
    Flower,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlace {
    /// The name of its palace.
    pub palace: String,
    /// The names of the squares of its track, from the palace to the castle.
    pub track: Vec<String>,
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

    /// The file and rank of a square, both from 0; none where there is no such square.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<(u8, u8)> {
        let file = self
            .files
            .chars()
            .position(|file| name.starts_with(file))
            .and_then(|file| u8::try_from(file).ok())?;
        let letter = name.chars().next()?;
        let digits = &name[letter.len_utf8()..];
        // The one form of a number: no sign, no leading zero.
        let rank: u8 = digits.parse().ok()?;
        (1..=self.ranks)
            .contains(&rank)
            .then_some((file, rank - 1))
            .filter(|_| digits == rank.to_string())
    }

    /// The middle of the square at a seat's `index`; none where the seat has no such index.
    #[must_use]
    pub fn point(&self, seat: Seat, index: u8) -> Option<Point> {
        let name = self.name(seat, index)?;
        let (file, rank) = self.square(name)?;
        let (x, y) = self.corner;
        Some((
            x + f32::from(file) + 0.5,
            y + f32::from(self.ranks - 1 - rank) + 0.5,
        ))
    }

    /// The name of the square at a seat's `index`; none where the seat has no such index.
    #[must_use]
    pub fn name(&self, seat: Seat, index: u8) -> Option<&str> {
        let place = self.seats.get(seat.index())?;
        place.track.get(usize::from(index)).map(String::as_str)
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_size()?;
        self.check_seats()?;
        for name in self.marks.keys() {
            if self.square(name).is_none() {
                return fault(format!(
                    "`marks` has the square {name}, which is not on the board"
                ));
            }
        }
        let palaces = self.seats.iter().map(|seat| &seat.palace);
        if let Some(name) = palaces
            .chain([&self.castle])
            .find(|name| !self.marks.contains_key(*name))
        {
            return fault(format!(
                "`marks` lacks the square {name}, a palace or the castle"
            ));
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

    fn check_size(&self) -> Result<(), Fault> {
        let files = self.files.chars().count();
        let letters = self.files.chars().all(|file| file.is_ascii_lowercase());
        let twice = self
            .files
            .char_indices()
            .any(|(i, file)| self.files[..i].contains(file));
        if !letters || twice || !(1..=usize::from(MOST_SIDE)).contains(&files) {
            return fault(format!(
                "`files` is \"{}\", it must be 1 to {MOST_SIDE} different small letters",
                self.files
            ));
        }
        if !(1..=MOST_SIDE).contains(&self.ranks) {
            return fault(format!(
                "`ranks` is {}, 1 to {MOST_SIDE} are possible",
                self.ranks
            ));
        }
        let (width, height) = self.field;
        if !(1.0..=MOST_FIELD).contains(&width) || !(1.0..=MOST_FIELD).contains(&height) {
            return fault(format!(
                "`field` is {width} by {height} squares, each from 1 to {MOST_FIELD} is possible"
            ));
        }
        // NaN lies nowhere.
        let (x, y) = self.corner;
        let inside = (0.0..=width - files as f32).contains(&x)
            && (0.0..=height - f32::from(self.ranks)).contains(&y);
        if !inside {
            return fault(format!(
                "with `corner` at ({x}, {y}) squares lie outside the field"
            ));
        }
        Ok(())
    }

    fn check_seats(&self) -> Result<(), Fault> {
        if !(2..=MAX_SEATS).contains(&self.seats.len()) {
            return fault(format!(
                "it has {} seats, 2 to {MAX_SEATS} are possible",
                self.seats.len()
            ));
        }
        for (i, seat) in self.seats.iter().enumerate() {
            if self.seats[..i]
                .iter()
                .any(|other| other.palace == seat.palace)
            {
                return fault(format!("two seats have the palace {}", seat.palace));
            }
            if seat.track.len() != TRACK {
                return fault(format!(
                    "the track of seat {i} has {} squares, it must have {TRACK}",
                    seat.track.len()
                ));
            }
            for (index, name) in seat.track.iter().enumerate() {
                if self.square(name).is_none() {
                    return fault(format!(
                        "the track of seat {i} has the square {name}, which is not on the board"
                    ));
                }
                if seat.track[..index].contains(name) {
                    return fault(format!("the track of seat {i} has the square {name} twice"));
                }
            }
            if seat.track[0] != seat.palace || seat.track[TRACK - 1] != self.castle {
                return fault(format!(
                    "the track of seat {i} must begin in its palace and end in the castle"
                ));
            }
            if let Some(pair) = seat
                .track
                .windows(2)
                .find(|pair| !self.adjacent(&pair[0], &pair[1]))
            {
                return fault(format!(
                    "the track of seat {i} goes from {} to {}, which is not beside it",
                    pair[0], pair[1]
                ));
            }
            let front = &seat.track[usize::from(FRONT)];
            if !self.seats.iter().any(|other| other.palace == *front) {
                return fault(format!(
                    "the track of seat {i} has {front} at index {FRONT}, where a palace must be"
                ));
            }
        }
        Ok(())
    }

    /// Whether two squares share a side.
    fn adjacent(&self, one: &str, other: &str) -> bool {
        match (self.square(one), self.square(other)) {
            (Some((x, y)), Some((u, v))) => x.abs_diff(u) + y.abs_diff(v) == 1,
            _ => false,
        }
    }
}

/// A fault with its sentence.
fn fault<T>(sentence: String) -> Result<T, Fault> {
    Err(Fault::new(sentence))
}

/// No index: a square that a track does not lead over.
const NOWHERE: u8 = u8::MAX;

/// The board as the rules see it: for each seat a track of indices from 0, its palace, to the castle.
#[derive(Clone, Debug)]
pub struct Tracks {
    /// A bit for each index of each seat's track that shelters (TH-15): palaces and the castle.
    shelter: [u32; MAX_SEATS],
    /// By a seat, its index and another seat: the other's index of that square.
    seen: [[[u8; MAX_SEATS]; TRACK]; MAX_SEATS],
}

impl Tracks {
    /// Works out the tracks of a checked board.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let mut tracks = Self {
            shelter: [0; MAX_SEATS],
            seen: [[[NOWHERE; MAX_SEATS]; TRACK]; MAX_SEATS],
        };
        for (seat, place) in board.seats.iter().enumerate() {
            for (index, name) in place.track.iter().enumerate() {
                if *name == board.castle || board.seats.iter().any(|other| other.palace == *name) {
                    tracks.shelter[seat] |= 1 << index;
                }
                for (other, theirs) in board.seats.iter().enumerate() {
                    if let Some(found) = theirs.track.iter().position(|square| square == name) {
                        tracks.seen[seat][index][other] = found as u8;
                    }
                }
            }
        }
        tracks
    }

    /// Whether a seat's `index` is a palace or the castle, safe from attack (TH-15).
    #[inline]
    #[must_use]
    pub const fn shelters(&self, seat: Seat, index: u8) -> bool {
        self.shelter[seat.index()] >> index & 1 == 1
    }

    /// The index that `other` has for the square at `seat`'s index; none where its track does not lead
    /// over it.
    #[inline]
    #[must_use]
    pub const fn seen_by(&self, other: Seat, seat: Seat, index: u8) -> Option<u8> {
        let seen = self.seen[seat.index()][index as usize][other.index()];
        if seen == NOWHERE { None } else { Some(seen) }
    }
}
