//! Rule books as data, whatever their games: chapters, each with a picture that knows how to be painted from
//! its game's board. The words stand in the locale files, under `GAME-rules-CHAPTER-...`.

pub(crate) mod line;
pub(crate) mod pen;

use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::dye::Dye;
use crate::raster::Drawn;

/// As many numbered steps a picture may have.
pub(crate) const MOST_STEPS: usize = 5;

/// A picture of a game's rule book: a part of its board, pieces on it, and marks that say what happens.
pub trait Picture: Clone + DeserializeOwned + Send + Sync + 'static {
    /// The level it is drawn from.
    type Board: Send + Sync + 'static;
    /// The text of the rule book that is built into the program.
    const BUILT_IN: &'static str;

    /// Checks that it can be drawn from `board`.
    ///
    /// # Errors
    /// A sentence that names its fault.
    fn check(&self, board: &Self::Board) -> Result<(), String>;
    /// How many numbered steps it has.
    fn steps(&self) -> usize;
    /// Width and height of what it shows, in units: what `unit` is asked for follows from.
    fn size(&self, board: &Self::Board) -> (f32, f32);
    /// How far the painted picture reaches over what it shows on every side, for its shadow, in pixels.
    fn margin(&self, board: &Self::Board, unit: f32) -> u32;
    /// The picture, `unit` pixels a unit; `dyes` tells by seat its colour. With `step` (0 the first) only that
    /// step's marks are shown.
    fn paint(
        &self,
        board: &Self::Board,
        dyes: &[Option<Dye>],
        unit: f32,
        step: Option<usize>,
    ) -> Drawn;
}

/// A rule book: its chapters in order.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook<P> {
    /// The level the figures are drawn from.
    pub board: String,
    /// The chapters.
    pub chapters: Vec<Chapter<P>>,
}

/// A chapter: its words stand under `GAME-rules-ID-...`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter<P> {
    /// The part of its messages' keys that is its own.
    pub id: String,
    /// The picture its numbered steps go with.
    pub figure: P,
    /// The small picture of the exception.
    #[serde(default = "none")]
    pub exception: Option<P>,
}

fn none<P>() -> Option<P> {
    None
}

impl<P: Picture> Rulebook<P> {
    /// The one built into the program.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    pub fn built_in() -> Self {
        Self::read(P::BUILT_IN).expect("the rule book of our own reads")
    }

    /// Reads a rule book. Whether its pictures can be drawn [`Rulebook::check`] tells.
    ///
    /// # Errors
    /// Where the text is none; the sentence names line and column.
    pub fn read(text: &str) -> Result<Self, String> {
        ron::from_str(text).map_err(|error| {
            let at = error.span.start;
            format!("line {}, column {}: {}", at.line, at.col, error.code)
        })
    }

    /// Checks that every picture can be drawn from `board`. A book may come from a player's own folder: what
    /// cannot be painted is told in a sentence before anything is painted.
    ///
    /// # Errors
    /// A sentence that names the chapter and its fault.
    pub fn check(&self, board: &P::Board) -> Result<(), String> {
        if self.chapters.is_empty() {
            return Err("there is no chapter".to_owned());
        }
        let mut ids = BTreeSet::new();
        for Chapter {
            id,
            figure,
            exception,
        } in &self.chapters
        {
            if !ids.insert(id) {
                return Err(format!("the chapter `{id}` stands there twice"));
            }
            for picture in std::iter::once(figure).chain(exception) {
                picture
                    .check(board)
                    .map_err(|fault| format!("the chapter `{id}`: {fault}"))?;
            }
        }
        Ok(())
    }
}

/// The size of marks in units, for a picture of this size: 1, and more where so much is shown that they would
/// be lost.
pub(crate) fn pen_size((wide, high): (f32, f32)) -> f32 {
    (wide.max(high) / 9.0).max(1.0)
}

/// How far a picture with a pen of this size, in pixels, reaches over what it shows.
pub(crate) fn margin_px(pen: f32) -> u32 {
    // Even, so that a picture painted twice as large halves onto whole pixels.
    (0.5 * pen).ceil() as u32 / 2 * 2 + 2
}
