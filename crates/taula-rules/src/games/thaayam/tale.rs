//! What the sentences of a game's story can say.

use crate::Seat;

/// A sentence of a story.
pub type Sentence = super::super::telling::Sentence<Tale>;

/// What a sentence says. Each is true of the game by itself, whatever else could be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// The winner had been far behind. Speaks about the move after which it was furthest.
    Comeback {
        /// The winner.
        seat: Seat,
        /// Who was in front then; of several, the first in turn order.
        leader: Seat,
        /// How many squares behind.
        squares: u16,
    },
    /// A seat led, alone, and none for longer, before somebody won. Speaks about the move that began its
    /// longest lead.
    Led {
        /// Who.
        seat: Seat,
        /// After how many of the moves before the winning one it led.
        moves: usize,
        /// How many moves those are.
        of: usize,
        /// The first move of its longest lead without a break, which `at` is too.
        from: usize,
        /// The last move of it.
        to: usize,
    },
    /// The lead changed hands, a lead shared in between or not. Speaks about the last change before somebody
    /// won; the winning move where there was none.
    LeadChanges {
        /// How often before somebody won.
        times: usize,
    },
    /// Pieces of one owner were captured by one move. Of all it is the move that weighs most.
    TurningPoint {
        /// Who captured.
        captor: Seat,
        /// Whose they were.
        victim: Seat,
        /// The owner's index they stood on.
        index: u8,
        /// How many pieces, two for a twin.
        pieces: u8,
        /// Whether it was twins.
        twin: bool,
        /// How many squares they lost together.
        squares: u16,
        /// Whether their owner led before.
        led: bool,
    },
    /// A seat threw as often in one turn as any did, and was the first that did. Speaks about the last of these
    /// throws.
    LongestThrow {
        /// Who.
        seat: Seat,
        /// How many throws.
        throws: u32,
    },
    /// A seat captured more pieces than any other. Speaks about its first capture.
    MostCaptures {
        /// Who.
        seat: Seat,
        /// How many.
        captures: u32,
        /// How many the next best captured.
        next: u32,
    },
    /// A seat got as far in one turn as any did, and was the first that did. Speaks about the turn's first move.
    BestTurn {
        /// Who.
        seat: Seat,
        /// How many squares its pieces got further together.
        squares: u32,
    },
    /// When the first had borne off all, another lacked four squares at most: no more than to bear off four
    /// pieces from the castle.
    ClosestRace {
        /// The winner.
        first: Seat,
        /// Who had come furthest of the others; of several, the first in turn order.
        second: Seat,
        /// How many squares the second lacked.
        squares: u16,
    },
    /// The winner's pieces had all come to the castle, and waited for 1s to be borne off. Speaks about the
    /// move by which the fourth arrived.
    LastStretch {
        /// The winner.
        first: Seat,
        /// In how many turns of the winner's that began after it none could be borne off.
        turns: u32,
    },
    /// When the first had borne off all, the second had a way to go.
    Margin {
        /// The winner.
        first: Seat,
        /// Who had come furthest of the others; of several, the first in turn order.
        second: Seat,
        /// How many squares the second lacked.
        squares: u16,
    },
}
