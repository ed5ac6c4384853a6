//! Where the pieces of a picture stand, and where those that move come to stand.

use std::collections::BTreeMap;

use taula_rules::Seat;
use taula_rules::games::thaayam::Board;

use super::{Diagram, Mark};
use crate::shape::Point;
use crate::thaayam::{STICK, standing};

/// A piece to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) seat: u8,
    pub(super) twin: bool,
    /// It only comes to stand here.
    pub(super) comes: bool,
    /// Its middle, on the floor, in squares.
    pub(super) at: Point,
    /// How long it is drawn, in squares.
    pub(super) length: f32,
}

/// The pieces of a diagram on its board.
pub(super) struct Stand<'a> {
    board: &'a Board,
    diagram: &'a Diagram,
    squares: BTreeMap<String, Vec<Piece>>,
}

impl<'a> Stand<'a> {
    /// With `step` only the pieces of that step's marks come to stand anywhere; places are kept free for all.
    pub(super) fn new(board: &'a Board, diagram: &'a Diagram, step: Option<usize>) -> Self {
        let mut stand = Self {
            board,
            diagram,
            squares: BTreeMap::new(),
        };
        for (&seat, pieces) in &diagram.pieces {
            let castle = (0..pieces.castle).map(|_| &board.castle);
            for name in pieces.track.iter().chain(castle) {
                stand.add(name, seat, false, false);
            }
            for name in &pieces.twins {
                stand.add(name, seat, true, false);
            }
        }
        let mut hidden = Vec::new();
        for (i, mark) in diagram
            .steps
            .iter()
            .enumerate()
            .flat_map(|(i, marks)| marks.iter().map(move |mark| (i, mark)))
        {
            let Some((name, seat, twin)) = stand.landing(mark) else {
                continue;
            };
            // A twin in the castle is two pieces again (TH-24).
            let parted = twin && name == board.castle;
            for _ in 0..1 + usize::from(parted) {
                stand.add(&name, seat, twin && !parted, true);
                if step.is_some_and(|step| step != i) {
                    hidden.push((name.clone(), seat));
                }
            }
        }
        stand.place();
        for (name, seat) in hidden {
            if let Some(pieces) = stand.squares.get_mut(&name)
                && let Some(at) = pieces.iter().position(|p| p.comes && p.seat == seat)
            {
                pieces.remove(at);
            }
        }
        stand
    }

    fn add(&mut self, name: &str, seat: u8, twin: bool, comes: bool) {
        self.squares
            .entry(name.to_owned())
            .or_default()
            .push(Piece {
                seat,
                twin,
                comes,
                at: (0.0, 0.0),
                length: STICK,
            });
    }

    fn place(&mut self) {
        for (name, pieces) in &mut self.squares {
            let Some(middle) = crate::thaayam::scale::middle(self.board, name) else {
                continue;
            };
            let twins: Vec<bool> = pieces.iter().map(|piece| piece.twin).collect();
            let places = standing(&twins);
            for (piece, (dx, dy)) in pieces.iter_mut().zip(places.at) {
                piece.at = (middle.0 + dx, middle.1 + dy);
                piece.length = places.length;
            }
        }
    }

    /// Where a mark brings a piece: square, seat, whether a twin.
    fn landing(&self, mark: &Mark) -> Option<(String, u8, bool)> {
        let (seat, index, twin) = match mark {
            Mark::Enter { seat, twin } => (*seat, 0, *twin),
            Mark::Move { seat, from, scores } => {
                (*seat, self.index(*seat, from)? + sum(scores), false)
            }
            Mark::TwinMove { seat, from, scores } => {
                (*seat, self.index(*seat, from)? + sum(scores) / 2, true)
            }
            _ => return None,
        };
        Some((self.name(seat, index)?.to_owned(), seat, twin))
    }

    /// The index of a square on a seat's track.
    pub(super) fn index(&self, seat: u8, name: &str) -> Option<u8> {
        let track = &self.board.seats.get(usize::from(seat))?.track;
        let index = track.iter().position(|square| square == name)?;
        u8::try_from(index).ok()
    }

    pub(super) fn name(&self, seat: u8, index: u8) -> Option<&str> {
        self.board.name(Seat(seat), index)
    }

    /// The last index of a seat's track: the castle's.
    pub(super) fn last(&self, seat: u8) -> u8 {
        let track = self.board.seats.get(usize::from(seat));
        track.map_or(0, |place| place.track.len().saturating_sub(1) as u8)
    }

    /// The middle of the square at an index, on the floor.
    pub(super) fn point(&self, seat: u8, index: u8) -> Option<Point> {
        self.board.point(Seat(seat), index)
    }

    /// Every piece on a square, upper ones first, so that a lower one's shadow lies on no piece.
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let mut all: Vec<Piece> = self.squares.values().flatten().copied().collect();
        for (&seat, pieces) in &self.diagram.pieces {
            let Some((x, y)) = pieces.aside else { continue };
            let singles = usize::from(pieces.off + pieces.out);
            let off = singles + usize::from(pieces.off_twins);
            let twins: Vec<bool> = (0..off).map(|i| i >= singles).collect();
            let places = standing(&twins);
            let (left, top) = self.board.corner;
            all.extend(twins.iter().zip(places.at).map(|(&twin, (dx, dy))| Piece {
                seat,
                twin,
                comes: false,
                at: (left + x + dx, top + y + dy),
                length: places.length,
            }));
        }
        all.sort_by(|a, b| {
            (a.at.1, a.at.0)
                .partial_cmp(&(b.at.1, b.at.0))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        all
    }

    /// A seat's piece on a square: one that stands there, or one that comes.
    pub(super) fn piece(&self, seat: u8, name: &str, twin: bool, comes: bool) -> Option<Piece> {
        let pieces = self.squares.get(name)?;
        let own = |p: &&Piece| p.seat == seat && p.twin == twin && p.comes == comes;
        pieces.iter().find(own).copied()
    }

    /// All of a seat's singles or twins on a square, as they stand at the beginning.
    pub(super) fn all(&self, seat: u8, name: &str, twin: bool) -> Vec<Piece> {
        let pieces = self.squares.get(name).into_iter().flatten();
        pieces
            .filter(|p| p.seat == seat && p.twin == twin && !p.comes)
            .copied()
            .collect()
    }
}

pub(super) fn sum(scores: &[u8]) -> u8 {
    scores
        .iter()
        .fold(0, |sum, &score| sum.saturating_add(score))
}
