//! What happens when a move is played.

use serde::{Serialize, Serializer};

use super::piece::{Piece, Value};
use super::square::Square;
use crate::Seat;

/// Something that happens. Pieces are told as in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A piece was drawn to settle who starts (TA-5).
    Drawn {
        /// Who drew.
        player: Seat,
        /// Its value.
        value: Value,
    },
    /// These drew highest together and draw again.
    Tied {
        /// Who.
        players: Vec<Seat>,
    },
    /// It is settled who starts.
    Started {
        /// Who.
        player: Seat,
    },
    /// A seat's pieces were laid down unseen (TA-6).
    Laid {
        /// Whose.
        player: Seat,
        /// Where and which, in the order laid down.
        tiles: Vec<Tile>,
    },
    /// A seat's pieces were turned up (TA-6).
    Shown {
        /// Whose.
        player: Seat,
    },
    /// A piece was laid out behind the screen (TA-9).
    Placed {
        /// Whose.
        player: Seat,
        /// Where.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// The screen is gone (TA-9).
    Lifted,
    /// A piece moved.
    Moved {
        /// Whose.
        player: Seat,
        /// Where it stood.
        from: Square,
        /// Where it ends.
        to: Square,
        /// Every square it came over or onto, `to` included, those of the lake that it flew over left out.
        path: Vec<Square>,
        /// The square where it turned on its flight, if it did (TA-40).
        bend: Option<Square>,
        /// The squares of the lake that it flew over (TA-34).
        over: Vec<Square>,
        /// How many squares it counts (TA-40).
        cost: u8,
        /// The piece, as it faces then.
        piece: Piece,
    },
    /// A piece was turned where it stands (TA-23).
    Turned {
        /// Whose.
        player: Seat,
        /// Where it stands.
        square: Square,
        /// How many quarters it was turned, clockwise: 1, 2 or 3.
        quarters: u8,
        /// The piece, as it faces then.
        piece: Piece,
    },
    /// A piece was captured (TA-24); what moved stands in its place.
    Captured {
        /// Who took it.
        player: Seat,
        /// Where.
        square: Square,
        /// What was taken.
        piece: Piece,
        /// How many pieces its owner has lost now.
        lost: u8,
    },
    /// A captured piece was replaced from the reserve (TA-10).
    Replaced {
        /// Whose.
        player: Seat,
        /// Where.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// A captured weapon may be replaced by a lotus (TA-30).
    Owed {
        /// Whose.
        player: Seat,
        /// How many lotuses it may still put in.
        owed: u8,
    },
    /// A lotus was put in (TA-30).
    Lotus {
        /// Whose.
        player: Seat,
        /// Where.
        square: Square,
    },
    /// Somebody called.
    Called {
        /// Who.
        player: Seat,
        /// What.
        #[serde(flatten)]
        call: Call,
    },
    /// The turn of a bound player begins (TA-29).
    Bound {
        /// Who.
        player: Seat,
        /// What has to be done.
        must: Must,
    },
    /// A piece was turned to meet the duty, which stands for the next turn.
    Stands {
        /// Who is bound.
        player: Seat,
    },
    /// The duty was met.
    Met {
        /// Who was bound.
        player: Seat,
    },
    /// The duty cannot be met and is gone.
    Lapsed {
        /// Who was bound.
        player: Seat,
    },
    /// A player has no legal move and loses the turn (TA-26).
    Stuck {
        /// Who.
        player: Seat,
    },
    /// After khi-lôi: a turn is over (TA-15).
    Spent {
        /// Whose.
        player: Seat,
        /// How many it has left.
        left: u8,
    },
    /// It is another's turn, or another kind of turn.
    Passed {
        /// Whose.
        player: Seat,
        /// What comes next.
        phase: Next,
    },
    /// The game has ended.
    Over {
        /// The seats from most to fewest points, equal ones together.
        ranking: Vec<Vec<Seat>>,
        /// What each player has, in turn order (TA-17, TA-18).
        points: Vec<u32>,
        /// What each player gets out of the stakes (TA-19).
        payout: Vec<u32>,
        /// Why.
        why: End,
    },
}

/// A piece laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tile {
    /// Where.
    pub square: Square,
    /// What.
    pub piece: Piece,
}

/// A call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// Hât-lô: please take (TA-29).
    HatLo {
        /// Upon whom.
        to: Seat,
        /// Where the piece stands that is to be taken.
        offer: Square,
    },
    /// Khi-lôi: the end is called for (TA-15).
    KhiLoi {
        /// How many turns each player has left.
        turns: u8,
    },
}

/// Every call with the same fields, null where they say nothing.
impl Serialize for Call {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Told {
            call: &'static str,
            to: Option<Seat>,
            offer: Option<Square>,
            turns: Option<u8>,
        }
        match *self {
            Self::HatLo { to, offer } => Told {
                call: "hat_lo",
                to: Some(to),
                offer: Some(offer),
                turns: None,
            },
            Self::KhiLoi { turns } => Told {
                call: "khi_loi",
                to: None,
                offer: None,
                turns: Some(turns),
            },
        }
        .serialize(serializer)
    }
}

/// What a bound player has to do (TA-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Must {
    /// Capture something.
    Capture,
    /// Turn a piece so that it could take the offer.
    Turn,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// A piece is drawn.
    Draw,
    /// Pieces are laid down unseen.
    Layout,
    /// Pieces are laid out behind the screen.
    Arrange,
    /// A move.
    Move,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// At most one player has numbered pieces in the garden (TA-14).
    Cleared,
    /// The turns after khi-lôi are over (TA-15).
    Called,
    /// For too long nothing was captured (TA-27).
    Quiet,
}
