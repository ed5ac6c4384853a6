//! Where the pieces of a picture stand.

use taula_rules::Seat;
use taula_rules::games::parchis::{Board, Tracks};

use crate::shape::Point;

use super::{Diagram, Mark, Place};

/// A piece on the board.
pub(super) struct Piece {
    pub(super) seat: u8,
    pub(super) at: Point,
    /// Whether another of its colour stands beside it, as a barrier.
    pub(super) paired: bool,
}

/// A square of ring or column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Square {
    Ring(u8),
    Column(u8, u8),
}

/// The pieces of a diagram on its board.
pub(super) struct Stand<'a> {
    board: &'a Board,
    diagram: &'a Diagram,
    pub(super) tracks: Tracks,
    /// The squares on which somebody stands, and who.
    squares: Vec<(Square, Vec<u8>)>,
}

impl<'a> Stand<'a> {
    pub(super) fn new(board: &'a Board, diagram: &'a Diagram) -> Self {
        let mut squares: Vec<(Square, Vec<u8>)> = Vec::new();
        for (&seat, pieces) in &diagram.pieces {
            let ring = pieces.ring.iter().map(|&number| Square::Ring(number));
            let column = pieces.column.iter().map(|&step| Square::Column(seat, step));
            for square in ring.chain(column) {
                match squares.iter_mut().find(|(other, _)| *other == square) {
                    Some((_, seats)) => seats.push(seat),
                    None => squares.push((square, vec![seat])),
                }
            }
        }
        Self {
            board,
            diagram,
            tracks: Tracks::new(board),
            squares,
        }
    }

    /// Where one piece stands on a square, and where two do; nowhere on a square the board lacks.
    fn places(&self, square: Square) -> Option<(Point, (Point, Point))> {
        match square {
            Square::Ring(number) => {
                let square = self.board.ring.get(usize::from(number).checked_sub(1)?)?;
                Some((square.one, square.two))
            }
            Square::Column(seat, step) => {
                let seat = self.board.seats.get(usize::from(seat))?;
                let square = seat.column.get(usize::from(step).checked_sub(1)?)?;
                Some((square.one, square.two))
            }
        }
    }

    fn on(&self, square: Square) -> &[u8] {
        self.squares
            .iter()
            .find(|(other, _)| *other == square)
            .map_or(&[], |(_, seats)| seats)
    }

    /// Whether a move in the picture ends on a square where one piece stands that stays.
    fn joined(&self, square: Square) -> bool {
        self.diagram.steps.iter().flatten().any(|mark| match *mark {
            Mark::Move { seat, from, count } => {
                self.index(seat, from)
                    .and_then(|from| self.square(seat, self.counted(seat, from, count)))
                    == Some(square)
                    && !self.captured(square)
            }
            _ => false,
        })
    }

    /// Whether a move in the picture brings a piece of a seat to the goal.
    fn arrives(&self, seat: u8) -> bool {
        self.diagram.steps.iter().flatten().any(|mark| match *mark {
            Mark::Move {
                seat: other,
                from,
                count,
            } if other == seat => self
                .index(seat, from)
                .is_some_and(|from| self.counted(seat, from, count) == self.goal(seat)),
            _ => false,
        })
    }

    pub(super) fn captured(&self, square: Square) -> bool {
        self.diagram.steps.iter().flatten().any(
            |mark| matches!(*mark, Mark::Captured { seat, on, .. } if Self::of(seat, on) == square),
        )
    }

    pub(super) fn of(seat: u8, place: Place) -> Square {
        match place {
            Place::Ring(number) => Square::Ring(number),
            Place::Column(step) => Square::Column(seat, step),
        }
    }

    /// The index of a place on a seat's way.
    pub(super) fn index(&self, seat: u8, place: Place) -> Option<u8> {
        match place {
            Place::Ring(number) => {
                let known = seat < self.tracks.seats && (1..=self.tracks.ring).contains(&number);
                known.then(|| self.tracks.index(Seat(seat), number))?
            }
            Place::Column(step) => {
                let index = self.column(seat)?.checked_add(step.checked_sub(1)?)?;
                (index < self.goal(seat)).then_some(index)
            }
        }
    }

    /// The index that is reached by counting: the goal at most.
    pub(super) fn counted(&self, seat: u8, from: u8, count: u8) -> u8 {
        from.saturating_add(count).min(self.goal(seat))
    }

    fn column(&self, seat: u8) -> Option<u8> {
        self.tracks.column.get(usize::from(seat)).copied()
    }

    pub(super) fn goal(&self, seat: u8) -> u8 {
        self.tracks
            .goal
            .get(usize::from(seat))
            .copied()
            .unwrap_or(0)
    }

    /// The square at an index of a seat's way; none at home, in the goal and beyond.
    pub(super) fn square(&self, seat: u8, index: u8) -> Option<Square> {
        if index >= self.goal(seat) {
            return None;
        }
        match self.tracks.number(Seat(seat), index) {
            Some(number) => Some(Square::Ring(number)),
            None => Some(Square::Column(seat, index - self.column(seat)? + 1)),
        }
    }

    /// The point a way leads over at an index: where one piece stands, in the goal the first hollow.
    pub(super) fn point(&self, seat: u8, index: u8) -> Option<Point> {
        match self.square(seat, index) {
            Some(square) => Some(self.places(square)?.0),
            None => {
                let hollows = &self.board.seats.get(usize::from(seat))?.goal.hollows;
                hollows.first().copied()
            }
        }
    }

    /// Where a piece lands: beside another that stays.
    pub(super) fn landing(&self, seat: u8, index: u8) -> Option<Point> {
        let Some(square) = self.square(seat, index) else {
            return self.point(seat, index);
        };
        let (one, two) = self.places(square)?;
        Some(if self.on(square).len() == 1 && !self.captured(square) {
            two.1
        } else {
            one
        })
    }

    /// Where a piece of a seat stands on a square; the middle between two of one colour.
    pub(super) fn at(&self, seat: u8, square: Square) -> Option<Point> {
        let (one, two) = self.places(square)?;
        let seats = self.on(square);
        if seats.len() < 2 {
            return Some(if self.joined(square) { two.0 } else { one });
        }
        Some(match seats.iter().filter(|s| **s == seat).count() {
            2 => ((two.0.0 + two.1.0) / 2.0, (two.0.1 + two.1.1) / 2.0),
            _ if seats[0] == seat => two.0,
            _ => two.1,
        })
    }

    /// Whether a barrier stands on a square.
    pub(super) fn barrier(&self, square: Square) -> bool {
        matches!(self.on(square), [a, b] if a == b)
    }

    /// Whether nobody stands on a square.
    pub(super) fn empty(&self, square: Square) -> bool {
        self.on(square).is_empty()
    }

    /// Whether two pieces stand on a square.
    pub(super) fn full(&self, square: Square) -> bool {
        self.on(square).len() > 1
    }

    /// Where the barriers are.
    pub(super) fn barriers(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.squares
            .iter()
            .filter(|(square, _)| self.barrier(*square))
            .filter_map(|(square, _)| Some(self.places(*square)?.1))
    }

    /// Every piece, those at home and in the goal too.
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let mut all = Vec::new();
        for (&seat, pieces) in &self.diagram.pieces {
            let Some(place) = self.board.seats.get(usize::from(seat)) else {
                continue;
            };
            let home = place.home.hollows.iter().take(usize::from(pieces.home));
            // The first hollow lies next to the column: it stays free for a piece that arrives.
            let kept = usize::from(self.arrives(seat));
            let goal = place
                .goal
                .hollows
                .iter()
                .skip(kept)
                .take(usize::from(pieces.goal));
            all.extend(home.chain(goal).map(|&at| Piece {
                seat,
                at,
                paired: false,
            }));
        }
        for (square, seats) in &self.squares {
            let paired = self.barrier(*square);
            let Some((_, two)) = self.places(*square) else {
                continue;
            };
            for (i, &seat) in seats.iter().enumerate() {
                let at = if paired && i == 0 {
                    Some(two.0)
                } else if paired {
                    Some(two.1)
                } else {
                    self.at(seat, *square)
                };
                all.extend(at.map(|at| Piece { seat, at, paired }));
            }
        }
        // Upper pieces first, so that a lower one's shadow lies on no piece.
        all.sort_by(|a, b| {
            (a.at.1, a.at.0)
                .partial_cmp(&(b.at.1, b.at.0))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        all
    }
}
