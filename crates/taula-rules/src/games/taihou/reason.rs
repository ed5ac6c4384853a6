//! What can speak for a move, or against it.

use super::piece::{Piece, Value};
use super::square::Square;
use crate::Seat;

/// Something that speaks for a move, or against it, with what a sentence about it needs. All of it is true of
/// the position and the move; none of it is a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing else is legal.
    OnlyMove,
    /// The game ends with it, and the player has most points.
    Wins,
    /// It meets a call of hât-lô, which allows nothing but captures (TA-29).
    MeetsCall {
        /// Who called.
        by: Seat,
    },
    /// It turns a piece as a call of hât-lô asks (TA-29).
    TurnsForCall {
        /// Who called.
        by: Seat,
    },
    /// It captures.
    Captures {
        /// Where.
        square: Square,
        /// What, and whose.
        piece: Piece,
        /// Whether a piece of the reserve takes its place (TA-10).
        replaced: bool,
    },
    /// What moves could have been captured where it stood, and cannot be as opponents stand then.
    Escapes {
        /// Where it stands then.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// The toad goes into the lake, where nothing attacks it (TA-36).
    IntoLake {
        /// Where.
        square: Square,
    },
    /// With its next move the player could capture then what could not be captured before.
    Threatens {
        /// Where that piece stands, the most valuable of them.
        square: Square,
        /// What, and whose.
        piece: Piece,
        /// How many such pieces there are.
        pieces: u8,
    },
    /// It calls hât-lô (TA-29).
    Calls {
        /// Upon whom.
        to: Seat,
        /// Where the piece stands that is offered.
        offer: Square,
    },
    /// Whoever takes what it offers could be captured there by the player.
    Lures {
        /// Where.
        offer: Square,
    },
    /// A lotus comes into the garden (TA-30).
    PutsLotus {
        /// Where.
        square: Square,
    },
    /// It calls for the end (TA-15).
    CallsTheEnd {
        /// How many points the player has more than the next; fewer are below 0.
        ahead: i32,
    },
    /// While pieces are laid out: it stands in the front line.
    FrontLine {
        /// Where.
        square: Square,
    },
    /// While pieces are laid out: it stands at the edge.
    BackLine {
        /// Where.
        square: Square,
    },
    /// Against it: a piece could be captured with an opponent's next turn that could not before, or stays so after
    /// a move of its own.
    Risks {
        /// Where it stands.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// How many points the player has then, and the best of the others. It is true of every move.
    Points {
        /// The player.
        own: u32,
        /// The best of the others.
        best: u32,
    },
}

impl Reason {
    /// Whether it speaks against the move.
    #[must_use]
    pub const fn speaks_against(&self) -> bool {
        matches!(self, Self::Risks { .. })
    }

    /// Whether it is true of every move.
    #[must_use]
    pub const fn is_weak(&self) -> bool {
        matches!(self, Self::Points { .. })
    }

    /// What weighs more comes first, in values of pieces; what leaves no choice before everything.
    pub(super) fn weight(&self) -> f64 {
        let worth = |piece: &Piece| f64::from(piece.value().map_or(0, Value::get));
        match self {
            Self::OnlyMove => 2000.0,
            Self::Wins => 1000.0,
            Self::MeetsCall { .. } | Self::TurnsForCall { .. } => 500.0,
            Self::Captures {
                piece, replaced, ..
            } => 2.0 + worth(piece) * if *replaced { 0.8 } else { 1.0 },
            Self::Risks { piece, .. } => 1.5 + worth(piece),
            Self::Escapes { piece, .. } => 1.0 + worth(piece),
            Self::CallsTheEnd { .. } => 9.0,
            Self::Threatens { piece, .. } => 0.5 * worth(piece),
            Self::Lures { .. } => 3.0,
            Self::Calls { .. } => 2.5,
            Self::PutsLotus { .. } => 2.0,
            Self::IntoLake { .. } => 1.5,
            Self::FrontLine { .. } | Self::BackLine { .. } => 1.0,
            Self::Points { .. } => 0.0,
        }
    }
}
