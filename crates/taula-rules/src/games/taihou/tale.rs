//! What the sentences of a game's story can say.

use super::event::End;
use super::piece::Piece;
use super::square::Square;
use crate::Seat;

/// A sentence of a story.
pub type Sentence = super::super::telling::Sentence<Tale>;

/// What a sentence says. Each is true of the game by itself, whatever else could be said. Points are those of TA-17
/// and TA-18.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// The winner had been behind. Speaks about the move after which it was furthest.
    Comeback {
        /// The winner.
        seat: Seat,
        /// Who was in front then.
        leader: Seat,
        /// How many points fewer the winner had.
        points: u32,
    },
    /// A seat had more points than every other, and did so for longest, before the game ended. Speaks about the move
    /// that began its longest lead.
    Led {
        /// Who.
        seat: Seat,
        /// After how many of the moves before the last one it led.
        moves: usize,
        /// How many moves those are.
        of: usize,
        /// The first move of its longest lead without a break, which `at` is too.
        from: usize,
        /// The last move of it.
        to: usize,
    },
    /// The lead changed hands. Speaks about the last change before the end; the last move where there was none.
    LeadChanges {
        /// How often before the game ended.
        times: usize,
    },
    /// One piece was captured whose value no other captured was above, and it was the first such.
    Prize {
        /// Who took it.
        seat: Seat,
        /// Where.
        square: Square,
        /// What, and whose.
        piece: Piece,
    },
    /// A seat captured more pieces than any other. Speaks about the first.
    MostCaptures {
        /// Who.
        seat: Seat,
        /// How many.
        captures: u32,
        /// How many the next had.
        next: u32,
    },
    /// A seat made others take with hât-lô more often than any other did. Speaks about the first call.
    MostCalls {
        /// Who.
        seat: Seat,
        /// How often it called.
        calls: u32,
        /// How often the next did.
        next: u32,
    },
    /// It never came to anything of that. Speaks about the last move.
    Even {
        /// How many turns all had together.
        turns: u32,
    },
    /// The winner had hardly more points than the next.
    Narrow {
        /// The winner.
        first: Seat,
        /// The next.
        second: Seat,
        /// How many points more the winner had.
        points: u32,
    },
    /// A seat won, alone.
    Won {
        /// The winner.
        first: Seat,
        /// Its points.
        points: u32,
        /// What it got out of the stakes.
        payout: u32,
        /// Why the game ended.
        why: End,
    },
    /// Several share the first place.
    Shared {
        /// How many.
        seats: usize,
        /// Their points.
        points: u32,
        /// Why the game ended.
        why: End,
    },
}
