//! Where sticks lie: on a square side by side, beside the plates, in the castle.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use taula_art::Dye;
use taula_rules::Seat;
use taula_rules::games::thaayam::{Board, CASTLE, Tracks};

use super::picture::Lying;
use super::standing::{Place, Standing, Stick};
use crate::table::layout::Layout;

/// Where a stick lies, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle on the canvas.
    pub at: Pos2,
    /// How long it is shown, in points.
    pub length: f32,
    /// How it leans, in degrees clockwise.
    pub lean: f32,
}

/// How long a stick is, in squares, where it has room.
pub const LENGTH: f32 = 0.70;
/// How far sticks beside each other are apart, in their lengths.
const APART: f32 = 0.31;
/// How much wider a twin is than a stick.
const TWIN: f32 = 1.85;
/// How wide the part of a square is that things lie on, in squares.
const ROOM: f32 = 0.86;
/// How many lie in a row before another is begun.
const ROW: usize = 4;

/// How a stick leans that lies on a square: each a little otherwise, so that no two look the same.
fn lean(stick: Stick) -> f32 {
    [-5.0, 3.0, -2.0, 5.0][usize::from(stick.number) % 4] + f32::from(stick.seat.0) - 1.5
}

/// What lies together in one place: a single stick, or the first of a twin.
struct Thing {
    stick: Stick,
    twin: bool,
}

/// Things in rows on a square: where the middle of each lies from the square's, and how long they are, in squares.
fn in_rows(things: &[Thing]) -> (Vec<Vec2>, f32) {
    let wide = |thing: &Thing| if thing.twin { TWIN } else { 1.0 };
    // Twins lie on their own side and count for two.
    let total: usize = things.iter().map(|thing| 1 + usize::from(thing.twin)).sum();
    let rows = match total {
        0..=ROW => 1,
        _ => 2,
    };
    let mut lines: Vec<Vec<&Thing>> = (0..rows).map(|_| Vec::new()).collect();
    let share = total.div_ceil(rows);
    let (mut row, mut filled) = (0, 0);
    for thing in things {
        let takes = 1 + usize::from(thing.twin);
        if filled + takes > share && row + 1 < rows && filled > 0 {
            row += 1;
            filled = 0;
        }
        filled += takes;
        lines[row].push(thing);
    }
    let widest = lines
        .iter()
        .map(|line| line.iter().map(|thing| wide(thing)).sum::<f32>())
        .fold(1.0, f32::max);
    let length = LENGTH
        .min(ROOM * 0.96 / rows as f32)
        .min(ROOM / (widest * APART));
    let mut spots = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let whole: f32 = line.iter().map(|thing| wide(thing)).sum();
        let mut x = -whole / 2.0;
        let y = (n as f32 - (rows as f32 - 1.0) / 2.0) * ROOM / rows as f32;
        for thing in line {
            x += wide(thing) / 2.0;
            spots.push(vec2(x * APART * length, y));
            x += wide(thing) / 2.0;
        }
    }
    (spots, length)
}

/// The middle of the square at a seat's index, on the canvas.
#[must_use]
pub fn middle(layout: &Layout, board: &Board, seat: Seat, index: u8) -> Pos2 {
    layout.at(board.point(seat, index).unwrap_or_default())
}

/// The square at a seat's index, on the canvas.
#[must_use]
pub fn square(layout: &Layout, board: &Board, seat: Seat, index: u8) -> Rect {
    let side = Vec2::splat(layout.unit);
    Rect::from_center_size(middle(layout, board, seat, index), side)
}

impl Standing {
    /// Everything on the square at a seat's index, in the order in which it lies there.
    fn together(&self, tracks: &Tracks, seat: Seat, index: u8) -> Vec<Thing> {
        let here = |stick: Stick, place: Place| match place {
            Place::On(other) if index != CASTLE => {
                tracks.seen_by(stick.seat, seat, index) == Some(other)
            }
            Place::Castle => index == CASTLE,
            _ => false,
        };
        self.sticks()
            .filter(|&(stick, stand)| {
                // Of a twin the first.
                here(stick, stand.place) && stand.bound.is_none_or(|other| stick.number < other)
            })
            .map(|(stick, stand)| Thing {
                stick,
                twin: stand.bound.is_some(),
            })
            .collect()
    }

    /// The stick that stands for another: the first of its twin.
    #[must_use]
    pub fn first(&self, stick: Stick) -> Stick {
        let bound = self.stand(stick).and_then(|stand| stand.bound);
        match bound {
            Some(other) if other < stick.number => Stick {
                number: other,
                ..stick
            },
            _ => stick,
        }
    }

    /// Where a stick lies; both of a twin in the middle of the two.
    #[must_use]
    pub fn spot(&self, stick: Stick, layout: &Layout, board: &Board, tracks: &Tracks) -> Spot {
        let first = self.first(stick);
        let place = self.stand(first).map_or(Place::Off, |stand| stand.place);
        let index = match place {
            Place::On(index) => index,
            Place::Castle => CASTLE,
            Place::Off | Place::Out => return self.beside(first, place, layout),
        };
        let things = self.together(tracks, first.seat, index);
        let (spots, length) = in_rows(&things);
        let at = things.iter().position(|thing| thing.stick == first);
        let offset = at.and_then(|at| spots.get(at)).copied().unwrap_or_default();
        Spot {
            at: middle(layout, board, first.seat, index) + offset * layout.unit,
            length: length * layout.unit,
            lean: if things.len() > ROW { 0.0 } else { lean(first) },
        }
    }

    /// The place of a stick among those of its seat beside the plate: a twin has two of them together, whichever
    /// sticks it is of.
    fn slot(&self, stick: Stick) -> f32 {
        let mut slot = 0.0;
        for (other, stand) in self.sticks().filter(|(other, _)| other.seat == stick.seat) {
            let bound = stand.bound.filter(|_| stand.place == Place::Off);
            // It lies where the first of it does.
            if bound.is_some_and(|first| first < other.number) {
                continue;
            }
            let wide = if bound.is_some() { 2.0 } else { 1.0 };
            if other == stick {
                return slot + (wide - 1.0) / 2.0;
            }
            slot += wide;
        }
        slot
    }

    /// Where a stick lies that is not on the board: beside its plate, one that has been borne off on its side.
    fn beside(&self, stick: Stick, place: Place, layout: &Layout) -> Spot {
        let room = layout
            .waiting
            .get(stick.seat.index())
            .copied()
            .unwrap_or(Rect::NOTHING);
        let length = room.height().min(64.0) * 0.92;
        let step = room.width() / 4.0;
        let slot = self.slot(stick);
        let borne_off = place == Place::Out;
        Spot {
            at: pos2(room.left() + step * (slot + 0.5), room.center().y),
            length: if borne_off { length * 0.72 } else { length },
            lean: if borne_off { 24.0 } else { 0.0 },
        }
    }
}

/// Everything that lies on the board, in squares: for pictures without a table.
#[must_use]
pub fn on_squares(standing: &Standing, board: &Board, dyes: &[Option<Dye>]) -> Vec<Lying> {
    let tracks = Tracks::new(board);
    let mut all = Vec::new();
    let mut done = Vec::new();
    for (stick, stand) in standing.sticks() {
        let index = match stand.place {
            Place::On(index) => index,
            Place::Castle => CASTLE,
            Place::Off | Place::Out => continue,
        };
        if done.contains(&stick) {
            continue;
        }
        let Some((x, y)) = board.point(stick.seat, index) else {
            continue;
        };
        let things = standing.together(&tracks, stick.seat, index);
        let (spots, length) = in_rows(&things);
        for (thing, spot) in things.iter().zip(spots) {
            done.push(thing.stick);
            if let Some(dye) = dyes.get(thing.stick.seat.index()).copied().flatten() {
                all.push(Lying {
                    at: (x + spot.x, y + spot.y),
                    length,
                    twin: thing.twin,
                    dye,
                });
            }
        }
        done.push(stick);
    }
    all
}
