//! What happens when a move is played.

use serde::Serialize;

use crate::{Chance, Seat};

/// Something that happens. Indices are those of the track of the piece's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The seeds show a score (TH-4).
    Thrown {
        /// Who threw.
        player: Seat,
        /// 1, 2, 3, 4 or 8.
        score: u8,
    },
    /// Several threw the highest score in the opening and throw again (TH-7).
    Tied {
        /// They, in seat order.
        players: Vec<Seat>,
    },
    /// The opening is settled (TH-7).
    Started {
        /// Who starts.
        player: Seat,
    },
    /// With all pieces off the board, scores that came too early cannot be used (TH-12, TH-23).
    Struck {
        /// Whose they were.
        player: Seat,
        /// Their places in the order thrown in this turn, from 0, ascending.
        places: Vec<u8>,
        /// The scores at these places.
        scores: Vec<u8>,
        /// Why.
        why: Strike,
    },
    /// The throwing has ended and the scores are played (TH-9).
    Playing {
        /// By whom.
        player: Seat,
        /// What there is to play, ascending.
        scores: Vec<u8>,
    },
    /// A piece, or a twin that had been driven off, came to the own palace (TH-11, TH-23).
    Entered {
        /// Whose.
        player: Seat,
        /// Whether it is a twin, which takes two 1s.
        twin: bool,
    },
    /// A piece or a twin advanced.
    Moved {
        /// Whose.
        player: Seat,
        /// Whether it is a twin, which goes half of the sum (TH-21).
        twin: bool,
        /// What was spent, descending.
        scores: Vec<u8>,
        /// The index it stood on.
        from: u8,
        /// The index it stands on now.
        to: u8,
        /// Every index it came over, `to` included.
        path: Vec<u8>,
    },
    /// A piece or a twin was captured and left the board (TH-16, TH-18, TH-23). Of several on a square each
    /// has an event of its own.
    Captured {
        /// By whom.
        player: Seat,
        /// Whose.
        owner: Seat,
        /// The owner's index it stood on.
        index: u8,
        /// What has to enter again.
        returns: Returns,
    },
    /// Two pieces in the palace in front are a twin now (TH-20).
    Twinned {
        /// Whose.
        player: Seat,
        /// The index they stand on.
        index: u8,
    },
    /// A twin in the castle is two pieces again (TH-24).
    Untwinned {
        /// Whose.
        player: Seat,
    },
    /// A piece, or both of a twin, arrived in the castle (TH-25).
    Arrived {
        /// Whose.
        player: Seat,
        /// How many are there now.
        castle: u8,
    },
    /// A 1 took a piece off from the castle (TH-26).
    BorneOff {
        /// Whose.
        player: Seat,
        /// How many have been borne off now.
        out: u8,
    },
    /// Scores that nothing can be played with any more are gone (TH-10).
    Lapsed {
        /// Whose they were.
        player: Seat,
        /// Which, ascending.
        scores: Vec<u8>,
    },
    /// After a turn that captured the same player has another (TH-19).
    Again {
        /// Who.
        player: Seat,
    },
    /// The next throw is another player's (TH-8).
    Passed {
        /// Whose.
        player: Seat,
        /// What the throw is for.
        chance: Chance,
    },
    /// The game has ended (TH-27).
    Over {
        /// The winner, then the others together.
        ranking: Vec<Vec<Seat>>,
    },
}

/// Why scores were struck (TH-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Strike {
    /// They came before the first 1, which enters a piece.
    BeforeFirstOne,
    /// All pieces are in twins off the board, and they came before the second 1 (TH-23).
    BeforeSecondOne,
    /// No 1 came.
    NoOne,
    /// All pieces are in twins off the board, and only a single 1 came (TH-23).
    OneAlone,
}

/// How something captured has to enter again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Returns {
    /// A single, as a single.
    Piece,
    /// A twin, as two singles (`twin_return` "split").
    TwoPieces,
    /// A twin, as a twin (`twin_return` "twin").
    Twin,
}

impl Returns {
    /// Whether it was a twin that was captured.
    #[must_use]
    pub const fn was_twin(self) -> bool {
        matches!(self, Self::TwoPieces | Self::Twin)
    }
}
