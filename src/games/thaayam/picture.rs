//! The small picture of a game: its floor with the sticks where they lie, from above.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use taula_art::{Dye, Pixels, thaayam};
use taula_rules::games::thaayam::{Board, Picture};

use super::spots::on_squares;
use super::standing::Standing;
use super::things;
use crate::table::Still;
use crate::table::still::{EmptyBoards, lay};
use crate::theme::Stage;

/// Pixels a square.
const UNIT: f32 = 58.0;
/// Pixels around the board, for its shadow.
const AROUND: u32 = 18;
/// Empty boards painted last.
static EMPTY: EmptyBoards<Board> = EmptyBoards::none();

/// A stick or a twin that lies on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying {
    /// Its middle, in squares.
    pub at: (f32, f32),
    /// How long it is, in squares.
    pub length: f32,
    /// Whether it is a twin.
    pub twin: bool,
    /// Its colour.
    pub dye: Dye,
}

/// A game's board as it stands, ready to be painted.
pub struct ThaayamStill {
    board: Arc<Board>,
    /// The colours by seat; none where nobody plays.
    dyes: Vec<Option<Dye>>,
    /// What lies on the board, the uppermost on the screen first.
    sticks: Vec<Lying>,
}

impl ThaayamStill {
    /// What can be seen of a game.
    #[must_use]
    pub fn of(picture: &Picture, board: &Arc<Board>, dyes: &[Option<Dye>]) -> Self {
        let mut sticks = on_squares(&Standing::of(picture, None), board, dyes);
        sticks.sort_by(|a, b| a.at.1.total_cmp(&b.at.1));
        Self {
            board: board.clone(),
            dyes: dyes.to_vec(),
            sticks,
        }
    }

    fn empty(&self) -> Pixels {
        EMPTY.of(&self.board, &self.dyes, || {
            let drawn = thaayam::board(&self.board, UNIT, &self.dyes);
            let (width, height) = self.size();
            let mut pixels = Pixels::new(width, height);
            let to = |origin: f32| (AROUND as f32 - origin).round() as i32;
            pixels.lay(&drawn.pixels, to(drawn.origin.0), to(drawn.origin.1));
            pixels
        })
    }
}

impl Still for ThaayamStill {
    fn size(&self) -> (u32, u32) {
        let side = |squares: f32| (squares * UNIT).round() as u32 + 2 * AROUND;
        (side(self.board.field.0), side(self.board.field.1))
    }

    fn margin(&self) -> f32 {
        let (wide, _) = self.size();
        wide as f32 / (wide - 2 * AROUND) as f32
    }

    fn paint(&self) -> Pixels {
        let mut pixels = self.empty();
        for stick in &self.sticks {
            let length = (stick.length * UNIT).round();
            let (x, y) = (
                AROUND as f32 + stick.at.0 * UNIT,
                AROUND as f32 + stick.at.1 * UNIT,
            );
            let (shadow, stick) = if stick.twin {
                (
                    thaayam::twin_shadow(length, 0.0),
                    thaayam::twin(stick.dye, length, 0.0),
                )
            } else {
                (
                    thaayam::stick_shadow(length, 0.0),
                    thaayam::stick(stick.dye, length, 0.0),
                )
            };
            lay(
                &mut pixels,
                &shadow,
                (x + length * 0.03, y + length * 0.045),
            );
            lay(&mut pixels, &stick, (x, y));
        }
        pixels
    }

    fn show(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect> {
        things::board(stage, rect, &self.board, &self.dyes);
        let unit = rect.width() / self.board.field.0;
        let sticks = self.sticks.iter().map(|lying| {
            let at: Pos2 = rect.min + vec2(lying.at.0, lying.at.1) * unit;
            let length = (lying.length * unit).round();
            things::stick(stage, at, lying.dye, lying.twin, length, 0.0);
            Rect::from_center_size(pos2(at.x, at.y), vec2(length * 0.6, length))
        });
        sticks.collect()
    }
}
