//! Calling hât-lô, and what it binds to (TA-29).

use super::Taihou;
use super::attack::takes;
use super::board::NOWHERE;
use super::moves::{End, Move};
use super::piece::Value;
use super::position::{Bound, Position, Stage};
use super::square::{Heading, Square};
use crate::{Rules, Seat};

/// What binds the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing.
    Nothing,
    /// Something has to be captured, whatever it is.
    Capture {
        /// What was called.
        bound: Bound,
        /// The captures there are, without those that call.
        moves: Vec<Move>,
    },
    /// Nothing can be captured: a piece has to be turned so that it could take the offer.
    Turn {
        /// What was called.
        bound: Bound,
        /// The turns there are, without those that call.
        moves: Vec<Move>,
    },
}

impl Duty {
    /// The moves that meet it, without those that call; none where nothing binds.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        match self {
            Self::Nothing => &[],
            Self::Capture { moves, .. } | Self::Turn { moves, .. } => moves,
        }
    }
}

impl Taihou {
    /// What binds the player to move. Nothing where it is not a player's turn to move.
    #[must_use]
    pub fn duty(&self, at: &Position) -> Duty {
        let Some(bound) = at.duties[at.player.index()] else {
            return Duty::Nothing;
        };
        if at.stage != Stage::Move {
            return Duty::Nothing;
        }
        let mut moves = Vec::new();
        self.player_moves(at, &mut |mv| {
            if mv.call().is_none() && mv != Move::KhiLoi {
                moves.push(mv);
            }
        });
        match self.demand(at, at.player) {
            Demand::Nothing => Duty::Nothing,
            Demand::Capture => Duty::Capture { bound, moves },
            Demand::Turn => Duty::Turn { bound, moves },
        }
    }

    /// Who may be called upon with a move, in turn order. The move is one of the player's, without a call.
    #[must_use]
    pub fn calls(&self, at: &Position, mv: Move) -> Vec<Seat> {
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        self.players
            .iter()
            .copied()
            .filter(|&seat| {
                let called = mv.calling(Some(seat));
                called.call().is_some() && moves.contains(&called)
            })
            .collect()
    }

    /// Where the piece stands that was offered to a bound seat, as far as that may have to turn to it: none where it
    /// has gone, or where the seat has turned already.
    pub(super) fn offer(&self, at: &Position, seat: Seat) -> Option<Square> {
        let bound = at.duties[seat.index()]?;
        let piece = at.piece(bound.offer)?;
        (!bound.turned && piece.owner == bound.by).then_some(bound.offer)
    }

    /// What a bound seat would have to do were it to move now.
    pub(super) fn demand(&self, at: &Position, seat: Seat) -> Demand {
        if at.duties[seat.index()].is_none() {
            return Demand::Nothing;
        }
        let run = at.run(seat);
        for square in at.numbered(seat).iter() {
            let piece = at.packed(square);
            let Some(value) = piece.value() else { continue };
            let mut can = false;
            self.all_ends(at, seat, square, value, piece.facing(), &mut |end| {
                can |= end.captures
                    && !run.bars(super::run::Step {
                        from: square,
                        to: end.to,
                        facing: Some(end.facing),
                    });
            });
            if can {
                return Demand::Capture;
            }
        }
        let Some(offer) = self.offer(at, seat) else {
            return Demand::Nothing;
        };
        for square in at.numbered(seat).iter() {
            let piece = at.packed(square);
            let Some(value) = piece.value() else { continue };
            for quarters in 1..4 {
                let facing = piece.facing().clockwise(quarters);
                let barred = run.bars(super::run::Step {
                    from: square,
                    to: square,
                    facing: Some(facing),
                });
                if !barred && self.captures_at(at, seat, square, value, facing, offer) {
                    return Demand::Turn;
                }
            }
        }
        Demand::Nothing
    }

    /// The seats that may be called upon with a move of the player's, a bit each: those with a piece beside it that
    /// could take it, as it stands or after turning, on the board as it is after the move (TA-29).
    pub(super) fn callable(&self, at: &Position, from: Square, end: End, value: Value) -> u8 {
        if self.ground.is_lake(end.to) {
            // A toad in the lake is no offer.
            return 0;
        }
        let replaced = if end.captures {
            self.replacement(at, from, end.to)
        } else {
            None
        };
        let mut seats = 0;
        for heading in Heading::ALL {
            let beside = self.ground.next[end.to.index()][heading as usize];
            if beside == NOWHERE {
                continue;
            }
            let piece = match replaced {
                Some((square, piece)) if square.0 == beside => piece,
                // What moved has left.
                _ if beside == from.0 => continue,
                _ => at.packed(Square(beside)),
            };
            if !piece.is_none()
                && piece.owner() != at.player
                && takes(piece.number(), heading.back(), value.get(), end.facing)
            {
                seats |= 1 << piece.owner().0;
            }
        }
        seats
    }
}

/// What a call demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Demand {
    /// Nothing, or nothing that could be done: it lapses.
    Nothing,
    /// A capture.
    Capture,
    /// A turn towards the offer.
    Turn,
}
