//! The way of a piece that moves: every square, its turn, what it flies over, what it costs (TA-34, TA-40).

use super::Taihou;
use super::event::Event;
use super::piece::{Packed, Piece, Value};
use super::square::{Heading, Square};
use crate::Seat;

/// The way of a piece that moves, as events and previews tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Every square it comes over or onto, the last included, those of the lake that it flies over left out.
    pub path: Vec<Square>,
    /// Where it turns, with the way it looks then.
    pub bend: Option<(Square, Heading)>,
    /// The squares of the lake that it flies over.
    pub over: Vec<Square>,
    /// How many squares it counts.
    pub cost: u8,
}

impl Taihou {
    /// The event of a move.
    pub(super) fn moved(
        &self,
        player: Seat,
        from: Square,
        to: Square,
        before: Packed,
        piece: Packed,
    ) -> Event {
        let Walk {
            path,
            bend,
            over,
            cost,
        } = self.walk(from, to, before);
        Event::Moved {
            player,
            from,
            to,
            path,
            bend: bend.map(|(square, _)| square),
            over,
            cost,
            piece: piece.unpacked().unwrap_or_else(|| Piece::lotus(player)),
        }
    }

    /// The way of a legal move: straight ahead or back, and then to a side (TA-40).
    pub(super) fn walk(&self, from: Square, to: Square, piece: Packed) -> Walk {
        let mut walk = Walk {
            path: Vec::new(),
            bend: None,
            over: Vec::new(),
            cost: 0,
        };
        // As far as it goes in the line it faces, then what is left.
        let corner = match (piece.value(), piece.facing()) {
            // A lotus has no facing: it goes the one step there is.
            (None, _) => Some(to),
            (_, Heading::N | Heading::S) => Square::at(from.file(), to.rank()),
            (_, Heading::E | Heading::W) => Square::at(to.file(), from.rank()),
        };
        let corner = corner.unwrap_or(to);
        let swims = piece.value().is_some_and(Value::swims);
        self.go_straight(&mut walk, from, corner, swims);
        if corner != to {
            walk.cost += 1;
            walk.bend = heading_of(corner, to).map(|heading| (corner, heading));
            self.go_straight(&mut walk, corner, to, swims);
        }
        walk
    }

    /// Goes straight on, square by square and over the lake.
    fn go_straight(&self, walk: &mut Walk, from: Square, to: Square, swims: bool) {
        let Some(heading) = heading_of(from, to) else {
            return;
        };
        let mut square = from;
        while square != to {
            let Some(next) = square.next(heading) else {
                return;
            };
            square = next;
            if self.ground.is_lake(square) && !swims {
                walk.over.push(square);
            } else {
                walk.path.push(square);
                walk.cost += 1;
            }
        }
    }
}

/// The direction from one square to another of the same file or rank.
fn heading_of(from: Square, to: Square) -> Option<Heading> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
        (Equal, Greater) => Some(Heading::N),
        (Greater, Equal) => Some(Heading::E),
        (Equal, Less) => Some(Heading::S),
        (Less, Equal) => Some(Heading::W),
        _ => None,
    }
}
