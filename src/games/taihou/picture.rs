//! The small picture of a game: its garden with the pieces where they stand, from above.

use std::sync::Arc;

use bevy_egui::egui::Rect;
use taula_art::taihou::{self, Drawn};
use taula_art::{Dye, Pixels};
use taula_rules::games::taihou::{Board, Figure, Picture, Piece, Square, Taihou};

use super::{prints, spots, things};
use crate::table::Still;
use crate::table::still::{EmptyBoards, lay};
use crate::theme::Stage;

/// Pixels a square.
const UNIT: f32 = 30.0;
/// Pixels around the garden, for its shadow.
const AROUND: u32 = 14;

/// Empty gardens painted last, with the lake and without.
static EMPTY: [EmptyBoards<Board>; 2] = [EmptyBoards::none(), EmptyBoards::none()];

/// A game's garden as it stands, ready to be painted.
pub struct TaihouStill {
    board: Arc<Board>,
    lake: bool,
    /// The colours by seat.
    dyes: Vec<Option<Dye>>,
    /// What stands where, the uppermost on the screen first; nothing that is hidden.
    pieces: Vec<(Square, Piece)>,
    /// Whose pieces lie face down.
    face_down: Vec<taula_rules::Seat>,
}

impl TaihouStill {
    /// What can be seen of a game.
    #[must_use]
    pub fn of(rules: &Taihou, picture: &Picture, board: &Arc<Board>, dyes: &[Option<Dye>]) -> Self {
        let mut pieces: Vec<(Square, Piece)> = if picture.screen {
            Vec::new()
        } else {
            picture.pieces.iter().map(|(&at, &of)| (at, of)).collect()
        };
        pieces.reverse();
        let down = picture.seats.iter().filter(|of| of.face_down);
        Self {
            board: board.clone(),
            lake: rules.chosen().lake,
            dyes: dyes.to_vec(),
            pieces,
            face_down: down.map(|of| of.seat).collect(),
        }
    }

    fn empty(&self) -> Pixels {
        EMPTY[usize::from(self.lake)].of(&self.board, &[], || {
            let drawn: Drawn = taihou::garden(&self.board, self.lake, UNIT, None);
            let (width, height) = self.size();
            let mut pixels = Pixels::new(width, height);
            let to = |origin: f32| (AROUND as f32 - origin).round() as i32;
            pixels.lay(&drawn.pixels, to(drawn.origin.0), to(drawn.origin.1));
            pixels
        })
    }
}

impl Still for TaihouStill {
    fn size(&self) -> (u32, u32) {
        let (wide, high) = self.board.size();
        let side = |length: f32| (length * UNIT).round() as u32 + 2 * AROUND;
        (side(wide), side(high))
    }

    fn margin(&self) -> f32 {
        let (wide, _) = self.size();
        wide as f32 / (wide - 2 * AROUND) as f32
    }

    fn paint(&self) -> Pixels {
        let mut pixels = self.empty();
        let side = (UNIT * spots::TILE).floor();
        for &(square, piece) in &self.pieces {
            let Some(dye) = self.dyes.get(piece.owner.index()).copied().flatten() else {
                continue;
            };
            let (x, y) = self.board.point(square);
            let at = (AROUND as f32 + x * UNIT, AROUND as f32 + y * UNIT);
            let round = piece.value().is_none();
            let shadow = if round {
                taihou::lotus_shadow(side, 0.0)
            } else {
                taihou::shadow(side, 0.0)
            };
            lay(&mut pixels, &shadow, at);
            let tile = match piece.figure {
                _ if self.face_down.contains(&piece.owner) => taihou::back(dye, side),
                Figure::Numbered { value, facing } => {
                    taihou::tile(prints::painted(dye, value, None), facing, side)
                }
                Figure::Lotus => taihou::lotus(dye, None, side),
            };
            lay(&mut pixels, &tile, at);
        }
        pixels
    }

    fn show(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect> {
        let at = things::garden(stage, rect, &self.board, self.lake);
        let pieces = self.pieces.iter().copied();
        things::stand(stage, at, &self.board, pieces, &self.dyes)
    }
}
