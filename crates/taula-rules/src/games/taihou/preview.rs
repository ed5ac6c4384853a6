//! Where a piece could go by its kind and number, and why not where it cannot.

use super::Taihou;
use super::attack::Side;
use super::duty::Demand;
use super::moves::Move;
use super::piece::Piece;
use super::position::{Position, Stage};
use super::square::{Heading, Square};
use super::ways::Look;

/// A way to a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it ends.
    pub to: Square,
    /// The way the piece looks then; of a lotus, the way it goes.
    pub facing: Heading,
    /// Every square it comes over or onto in order, the end included, those of the lake that it flies over left out.
    pub path: Vec<Square>,
    /// Where it turns on its flight, with the way it looks then (TA-40).
    pub bend: Option<(Square, Heading)>,
    /// How many squares it counts, a turn as one.
    pub cost: u8,
    /// The squares of the lake that it flies over (TA-34).
    pub over_lake: Vec<Square>,
    /// Whether it goes backwards (TA-22).
    pub backwards: bool,
    /// Whether it is legal.
    pub verdict: Verdict,
    /// The move, without a call.
    pub mv: Move,
}

impl Way {
    /// Whether it is legal.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(self.verdict, Verdict::Legal(_))
    }

    /// What it captures, where it is legal.
    #[must_use]
    pub const fn captured(&self) -> Option<Piece> {
        match self.verdict {
            Verdict::Legal(Effect::Captures(piece)) => Some(piece),
            _ => None,
        }
    }
}

/// Whether a way is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is, and does this.
    Legal(Effect),
    /// It is not.
    Refused(Refusal),
}

/// What a legal way does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It ends on a free square, nothing else.
    Plain,
    /// It captures what stands there.
    Captures(Piece),
}

/// Why a way, or a turn, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// An own piece stands there (TA-24).
    Own,
    /// A lotus stands there, which cannot be captured (TA-30).
    Lotus,
    /// This piece never takes that one (TA-28).
    Never,
    /// This piece takes that one, but not from this side (TA-28).
    Side(Side),
    /// It can be captured only head first, not backwards (TA-24).
    Backwards,
    /// A lotus captures nothing (TA-30).
    Harmless,
    /// A toad in the lake cannot be attacked (TA-36).
    Sheltered,
    /// Something stands in the way, here (TA-39).
    Closed(Square),
    /// No piece but the toad comes into the lake, and this one does not fly over it (TA-33, TA-35).
    Lake,
    /// It flies over the lake head first only (TA-34).
    LakeBackwards,
    /// Beyond the lake the first square is not free, or there is none (TA-34).
    NoLanding,
    /// It has made this move three times in a row (TA-25).
    Repeated,
    /// Something has to be captured: hât-lô (TA-29).
    MustCapture,
    /// A piece has to be turned so that it could take the offer: hât-lô (TA-29).
    MustTurn,
}

/// A turn in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The way the piece looks then.
    pub facing: Heading,
    /// Why it is not legal, if it is not.
    pub refused: Option<Refusal>,
    /// The move, without a call.
    pub mv: Move,
}

impl Taihou {
    /// Every end that the player's piece on a square could reach by its kind, facing and number, those that are not
    /// legal with why. None where the player to move has no piece there, or is not to move.
    #[must_use]
    pub fn ways(&self, at: &Position, square: Square) -> Vec<Way> {
        match at.piece(square) {
            Some(piece) if at.stage == Stage::Move && piece.owner == at.player => {
                self.ways_of(at, square, piece)
            }
            _ => Vec::new(),
        }
    }

    /// The same of any piece on a square, as it would be there, whoever's turn it is: TA-25 and duties hold for the
    /// player to move alone.
    #[must_use]
    pub fn ways_of(&self, at: &Position, from: Square, piece: Piece) -> Vec<Way> {
        let look = Look {
            rules: self,
            at,
            from,
            piece,
            demand: if piece.owner == at.player && at.stage == Stage::Move {
                self.demand(at, at.player)
            } else {
                Demand::Nothing
            },
        };
        look.ways()
    }

    /// The three turns of the player's piece on a square, clockwise. None of a lotus, and none where the player to
    /// move has no piece there, or is not to move.
    #[must_use]
    pub fn turnings(&self, at: &Position, square: Square) -> Vec<Turning> {
        let Some(piece) = at.piece(square) else {
            return Vec::new();
        };
        let (Some(value), Some(looks)) = (piece.value(), piece.facing()) else {
            return Vec::new();
        };
        if at.stage != Stage::Move || piece.owner != at.player {
            return Vec::new();
        }
        let demand = self.demand(at, at.player);
        let offer = self.offer(at, at.player);
        (1..4)
            .map(|quarters| {
                let facing = looks.clockwise(quarters);
                let meets = || {
                    offer.is_some_and(|offer| {
                        self.captures_at(at, at.player, square, value, facing, offer)
                    })
                };
                let refused = match demand {
                    Demand::Capture => Some(Refusal::MustCapture),
                    _ if self.is_barred(at, square, square, facing) => Some(Refusal::Repeated),
                    Demand::Turn if !meets() => Some(Refusal::MustTurn),
                    _ => None,
                };
                Turning {
                    facing,
                    refused,
                    mv: Move::Turn {
                        square,
                        facing,
                        call: None,
                    },
                }
            })
            .collect()
    }
}

impl Taihou {
    /// Whether the piece on a square came from the reserve (TA-10): only with two players, once its value has left
    /// its owner's reserve.
    #[must_use]
    pub fn is_from_reserve(&self, at: &Position, square: Square) -> bool {
        let piece = at.packed(square);
        match piece.value() {
            Some(value) if self.players.len() == 2 => !at.beside(piece.owner()).reserves(value),
            _ => false,
        }
    }
}
