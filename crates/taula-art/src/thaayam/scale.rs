//! Where a Thaayam board lies in its picture, and what of the level the painter needs.

use crate::shape::Point;
use taula_rules::games::thaayam::Board;

/// The lengths of the board were drawn for squares of so many points.
pub(super) const POINTS: f32 = 112.0;

/// The lengths of one picture, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// A square.
    pub(super) unit: f32,
    /// The floor's upper left corner.
    pub(super) origin: Point,
    /// The picture's size.
    pub(super) size: (u32, u32),
}

impl Scale {
    /// With room for the shadow, which falls to the lower right.
    pub(super) fn new(board: &Board, unit: f32) -> Self {
        let (before, after) = (0.30 * unit, 0.58 * unit);
        // An even place and size, so that a picture painted twice as large halves onto whole pixels.
        let even = |v: f32| (v.ceil() as u32).div_ceil(2) * 2;
        let before = even(before) as f32;
        let side = |length: f32| even(before + length * unit + after);
        Self {
            unit,
            origin: (before, before),
            size: (side(board.field.0), side(board.field.1)),
        }
    }

    /// A part of the board alone, without room around it: `left`, `top`, `right` and `bottom` in squares.
    pub(super) fn part(unit: f32, [left, top, right, bottom]: [f32; 4]) -> Self {
        let side = |length: f32| ((length * unit).round() as u32).max(1);
        Self {
            unit,
            origin: (-left * unit, -top * unit),
            size: (side(right - left), side(bottom - top)),
        }
    }

    /// Board to picture.
    pub(super) fn at(&self, (x, y): Point) -> Point {
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }
}

/// The middle of a square, on the floor.
pub(super) fn middle(board: &Board, name: &str) -> Option<Point> {
    let (file, rank) = board.square(name)?;
    let (x, y) = board.corner;
    Some((
        x + f32::from(file) + 0.5,
        y + f32::from(board.ranks - 1 - rank) + 0.5,
    ))
}

/// A palace as its owner sees it.
pub(super) struct Palace {
    pub(super) middle: Point,
    /// Towards the owner, who sits with the first step of the track on the right.
    pub(super) outward: Point,
}

/// The palaces, by seat.
pub(super) fn palaces(board: &Board) -> Vec<Palace> {
    let seats = board.seats.iter();
    seats
        .filter_map(|seat| {
            let here = middle(board, &seat.palace)?;
            let next = middle(board, seat.track.get(1)?)?;
            Some(Palace {
                middle: here,
                outward: (here.1 - next.1, next.0 - here.0),
            })
        })
        .collect()
}
