//! What the player has in hand: a piece, how far it is turned before everybody's eyes, the call that goes with the
//! move, the move that is looked at.

use taula_rules::Seat;
use taula_rules::games::taihou::{Heading, Move, Position, Square};

/// What is chosen, as far as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The square of the piece in hand.
    pub held: Option<Square>,
    /// The square of the piece that was looked at last.
    pub piece: Option<Square>,
    /// The side it is turned to before that is settled.
    pub facing: Option<Heading>,
    /// The opponent to whom hât-lô is called with the move.
    pub call: Option<Seat>,
    /// The move that confirming plays.
    pub looked_at: Option<Move>,
}

impl Choice {
    /// What is left of it in a position: what is no longer the player's is let go, as is a call that no move can
    /// bear.
    #[must_use]
    pub fn in_position(mut self, at: &Position, player: Seat, moves: &[Move]) -> Self {
        let own = |square: &Square| at.piece(*square).is_some_and(|piece| piece.owner == player);
        self.held = self.held.filter(own);
        self.piece = self.piece.filter(own);
        self.call = self
            .call
            .filter(|seat| moves.iter().any(|mv| mv.call() == Some(*seat)));
        if self.subject().is_none() {
            self.facing = None;
        }
        self
    }

    /// The square of the piece that everything is shown of.
    #[must_use]
    pub fn subject(&self) -> Option<Square> {
        self.held.or(self.piece)
    }

    /// Takes a piece in hand.
    pub const fn take(&mut self, square: Square) {
        self.held = Some(square);
        self.piece = Some(square);
        self.facing = None;
    }

    /// Puts it down where it was.
    pub const fn let_go(&mut self) {
        self.held = None;
        self.facing = None;
    }

    /// Turns the piece on a square so many quarters further, clockwise.
    pub fn turn(&mut self, at: &Position, square: Square, quarters: u8) {
        let Some(is) = at.piece(square).and_then(|piece| piece.facing()) else {
            return;
        };
        if self.held != Some(square) {
            self.take(square);
        }
        let to = turned(self.facing.unwrap_or(is), quarters);
        self.facing = (to != is).then_some(to);
    }

    /// The turn that is shown, if one is.
    #[must_use]
    pub fn turning(&self) -> Option<Move> {
        Some(Move::Turn {
            square: self.subject()?,
            facing: self.facing?,
            call: self.call,
        })
    }

    /// Calls to the next opponent who can be called to, then to nobody.
    pub fn call_next(&mut self, seats: &[Seat]) {
        self.call = match self.call {
            None => seats.first().copied(),
            Some(now) => {
                let next = seats.iter().position(|&seat| seat == now).map(|n| n + 1);
                next.and_then(|n| seats.get(n)).copied()
            }
        };
    }
}

/// A side, so many quarters further, clockwise.
#[must_use]
pub const fn turned(facing: Heading, quarters: u8) -> Heading {
    Heading::ALL[(facing as usize + quarters as usize) % 4]
}

/// The opponents to whom a move can call hât-lô, of these moves; each once.
#[must_use]
pub fn callable(moves: &[Move], of: impl Fn(&Move) -> bool) -> Vec<Seat> {
    let mut seats: Vec<Seat> = moves
        .iter()
        .filter(|mv| of(mv))
        .filter_map(|mv| mv.call())
        .collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Where a move goes; none of what does not go anywhere.
#[must_use]
pub const fn end(mv: Move) -> Option<Square> {
    match mv {
        Move::Go { to, .. } => Some(to),
        _ => None,
    }
}
