//! What the sentences of a game's story can say.

use super::circle::Circle;
use super::event::End;
use crate::Seat;

/// A sentence of a story.
pub type Sentence = super::super::telling::Sentence<Tale>;

/// What a sentence says. Each is true of the game by itself, whatever else could be said. Free pieces are those
/// with none on top, in all fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// The winner had been behind. Speaks about the move after which it was furthest.
    Comeback {
        /// The winner.
        seat: Seat,
        /// Who was in front then.
        leader: Seat,
        /// How many free pieces fewer the winner had.
        pieces: u8,
    },
    /// A seat had more free pieces than the other, and did so for longest, before the game ended. Speaks about
    /// the move that began its longest lead.
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
    /// One stack was undone and pieces of the opponent left for good. Of all it is the one in which most did.
    Removal {
        /// Who undid it.
        seat: Seat,
        /// Whose pieces left.
        owner: Seat,
        /// Where.
        circle: Circle,
        /// How many.
        pieces: u8,
    },
    /// A stack grew higher than any other, and was the first that did. Speaks about the move that made it so.
    TallestStack {
        /// Who came to lie on top.
        seat: Seat,
        /// Where.
        circle: Circle,
        /// How many pieces it had.
        height: u8,
    },
    /// A seat covered free pieces of the other more often than the other did. Speaks about the first time.
    MostCovers {
        /// Who.
        seat: Seat,
        /// How often.
        covers: u32,
        /// How often the other did.
        next: u32,
    },
    /// A seat lost its free piece in the inner field again and again and had to bring another in. Speaks about the
    /// last time it lost it.
    Obliged {
        /// Who.
        seat: Seat,
        /// How often.
        times: u32,
    },
    /// It never came to anything of that. Speaks about the last move.
    Even {
        /// How many turns both had together.
        turns: u32,
    },
    /// The winner had hardly a free piece more than the loser, who had none.
    Narrow {
        /// The winner.
        first: Seat,
        /// The other.
        second: Seat,
        /// How many the winner had.
        free: u8,
    },
    /// The game was won by a standstill.
    Standstill {
        /// The winner.
        first: Seat,
        /// The other.
        second: Seat,
        /// How many of the other's pieces lie in stacks, all below others.
        blocked: u8,
        /// How many of the other's pieces had left.
        out: u8,
    },
    /// The game was drawn.
    Drawn {
        /// Why.
        why: End,
        /// How many turns both had together.
        turns: u32,
    },
}
