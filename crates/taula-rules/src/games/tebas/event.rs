//! What happens when a move is played.

use serde::Serialize;

use super::circle::{Circle, Heading};
use super::stack::Stack;
use crate::Seat;

/// Something that happens. A stack is told whole, the owners from bottom to top and then the number of the top
/// piece that faces N.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// It is settled who starts (TE-5).
    Started {
        /// Who.
        player: Seat,
    },
    /// A piece was turned where it stands (TE-7).
    Turned {
        /// Whose.
        player: Seat,
        /// Where it stands.
        circle: Circle,
        /// How many quarters it was turned, clockwise: 1, 2 or 3.
        quarters: u8,
        /// What stands there now.
        stack: Stack,
    },
    /// A piece or a stack moved (TE-8, TE-21).
    Moved {
        /// Whose.
        player: Seat,
        /// Where it stood.
        from: Circle,
        /// Where it ends.
        to: Circle,
        /// The direction it set out in.
        heading: Heading,
        /// Every circle it came over, `to` included.
        path: Vec<Circle>,
        /// The circle where it changed direction, if it did (TE-9).
        bend: Option<Circle>,
        /// What moved.
        stack: Stack,
    },
    /// What moved came to lie on what stood there (TE-19, TE-21).
    Stacked {
        /// Whose moved.
        player: Seat,
        /// Where.
        circle: Circle,
        /// What was covered.
        covered: Stack,
        /// What stands there now.
        stack: Stack,
    },
    /// A stack came to an outer field and is undone (TE-22): of it only the top piece stays.
    Undone {
        /// Whose top piece it was.
        player: Seat,
        /// Where.
        circle: Circle,
        /// What stands there now.
        stack: Stack,
        /// How many own pieces are to be put back.
        redeploy: u8,
    },
    /// Pieces of an undone stack leave the game for good (TE-22).
    Removed {
        /// Whose move it was.
        player: Seat,
        /// Whose pieces they are.
        owner: Seat,
        /// Where the stack was undone.
        circle: Circle,
        /// How many.
        count: u8,
        /// How many of the owner's have left now.
        out: u8,
    },
    /// A piece of an undone stack was put back (TE-22).
    Replaced {
        /// Whose.
        player: Seat,
        /// Where.
        circle: Circle,
        /// The piece, as it faces at the start.
        stack: Stack,
        /// How many are still to be put back.
        redeploy: u8,
    },
    /// The turn is another player's.
    Passed {
        /// Whose.
        player: Seat,
    },
    /// The player whose turn it is has no free piece in the inner field (TE-25).
    Obliged {
        /// Who.
        player: Seat,
        /// What has to be done.
        duty: Obligation,
    },
    /// The game has ended.
    Over {
        /// The winner, then the other; both together in a draw.
        ranking: Vec<Vec<Seat>>,
        /// Why.
        why: End,
    },
}

/// What a player without a free piece in the inner field has to do (TE-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Obligation {
    /// Bring a free piece into the inner field.
    Enter,
    /// Turn a piece so that it could come in with the next move.
    Turn,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A player has no free piece left in play (TE-27).
    Standstill,
    /// The same position came up for the third time (TE-28).
    Repetition,
    /// For too long nothing was covered and none left (TE-29).
    Quiet,
}
