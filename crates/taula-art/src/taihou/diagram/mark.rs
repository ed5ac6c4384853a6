//! The marks of pictures.

use serde::Deserialize;

use super::Place;

/// Something that is drawn over the garden and its tiles.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Mark {
    /// The number of the step, on a coin of paper.
    Tag {
        /// Its middle.
        by: Place,
    },
    /// A move, by the squares it passes, the first and the last among them.
    Way(Vec<String>),
    /// A move that the rules forbid.
    Barred(Vec<String>),
    /// A piece turned where it stands.
    Turn {
        /// Where it stands.
        on: String,
        /// The way it looks then.
        to: String,
    },
    /// A move with which hât-lô is called.
    Offer {
        /// The squares it passes.
        path: Vec<String>,
        /// The seat that has to take.
        to: u8,
    },
    /// A captured piece leaves the garden.
    Gone {
        /// Where it stood.
        on: String,
        /// Where it is shown.
        by: Place,
    },
    /// A piece comes in from beside the garden.
    Comes {
        /// Where it comes to stand.
        to: String,
        /// Which, as in notation.
        piece: String,
    },
    /// A line around squares.
    Around {
        /// The upper left one.
        from: String,
        /// The lower right one.
        to: String,
    },
    /// A line around each of some squares.
    Cells(Vec<String>),
    /// Tiles side by side.
    Row {
        /// Which, as in notation, without facing.
        pieces: Vec<String>,
        /// Where the first is shown.
        by: Place,
        /// Whether they are of their owner's second colour.
        #[serde(default)]
        reserve: bool,
        /// From the middle of one to that of the next, in squares.
        #[serde(default = "apart")]
        next: f32,
    },
    /// Numbers, on paper.
    Note {
        /// What is written.
        text: String,
        /// Its middle.
        by: Place,
    },
    /// A call, spoken.
    Slip {
        /// Which.
        call: Call,
        /// Its middle.
        by: Place,
    },
    /// The turns that are left to each after khi-lôi, as pebbles.
    Pebbles {
        /// How many.
        count: u8,
        /// The first one's middle.
        by: Place,
    },
    /// The screen, on the uppermost rank that is shown.
    Screen,
}

const fn apart() -> f32 {
    0.95
}

/// What is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Call {
    /// Please take.
    HatLo,
    /// The end is asked for.
    KhiLoi,
}

impl Call {
    /// How it is written.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::HatLo => "hât-lô",
            Self::KhiLoi => "khi-lôi",
        }
    }
}
