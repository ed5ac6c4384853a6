//! The small picture of a game: its board with the pawns where they stand, from above.

use std::sync::Arc;

use bevy_egui::egui::{Rect, vec2};
use taula_art::{Dye, Pixels, parchis};
use taula_rules::games::parchis::{Board, Parchis, Picture, Point};

use super::layout::{FRAME, plan};
use super::standing::Standing;
use super::things::board;
use crate::table::Still;
use crate::table::still::{EmptyBoards, lay};
use crate::theme::Stage;

/// Pixels a square.
const UNIT: f32 = 16.0;
/// Pixels around the board, for its shadow.
const AROUND: u32 = 20;
/// A pawn's radius in squares: a little more than on the table, so that it is seen.
const PAWN: f32 = 0.44;
/// Points a square from which on a board has its numbers, and its pawns have the size they have on the table.
const LARGE: f32 = 24.0;
/// Empty boards painted last.
static EMPTY: EmptyBoards<Board> = EmptyBoards::none();

/// A game's board as it stands, ready to be painted.
pub struct ParchisStill {
    board: Arc<Board>,
    /// The colours by seat; none where nobody plays.
    dyes: Vec<Option<Dye>>,
    /// Where pawns stand on the board, and whose colour they have, the uppermost on the screen first.
    pawns: Vec<(Point, Dye)>,
}

impl ParchisStill {
    /// What can be seen of a game.
    #[must_use]
    pub fn of(
        rules: &Parchis,
        picture: &Picture,
        board: &Arc<Board>,
        dyes: &[Option<Dye>],
    ) -> Self {
        let standing = Standing::of(picture, None);
        let mut pawns: Vec<(Point, Dye)> = standing
            .pawns()
            .filter_map(|(pawn, _)| {
                let spot = standing.spot(pawn, board, rules.tracks());
                Some((spot, dyes.get(pawn.seat.index()).copied()??))
            })
            .collect();
        pawns.sort_by(|(a, _), (b, _)| a.1.total_cmp(&b.1));
        Self {
            board: board.clone(),
            dyes: dyes.to_vec(),
            pawns,
        }
    }

    fn empty(&self) -> Pixels {
        EMPTY.of(&self.board, &self.dyes, || {
            let drawn = parchis::board(&self.board, UNIT, &self.dyes, None);
            let (width, height) = self.size();
            let mut pixels = Pixels::new(width, height);
            let to = |origin: f32| (AROUND as f32 + FRAME * UNIT - origin).round() as i32;
            pixels.lay(&drawn.pixels, to(drawn.origin.0), to(drawn.origin.1));
            pixels
        })
    }
}

impl Still for ParchisStill {
    fn size(&self) -> (u32, u32) {
        let side = |squares: f32| ((squares + 2.0 * FRAME) * UNIT).round() as u32 + 2 * AROUND;
        (side(self.board.field.0), side(self.board.field.1))
    }

    fn margin(&self) -> f32 {
        let (wide, _) = self.size();
        wide as f32 / (wide - 2 * AROUND) as f32
    }

    fn paint(&self) -> Pixels {
        let mut pixels = self.empty();
        let radius = PAWN * UNIT;
        let at = |(x, y): Point| {
            let to = |squares: f32| AROUND as f32 + (squares + FRAME) * UNIT;
            (to(x), to(y))
        };
        let shadow = parchis::pawn_shadow(radius);
        let heads: Vec<(Dye, Pixels)> = Dye::ALL
            .into_iter()
            .map(|dye| (dye, parchis::pawn(dye, radius)))
            .collect();
        for &(spot, dye) in &self.pawns {
            let (x, y) = at(spot);
            lay(&mut pixels, &shadow, (x + radius * 0.16, y + radius * 0.22));
            if let Some((_, head)) = heads.iter().find(|(of, _)| *of == dye) {
                lay(&mut pixels, head, (x, y));
            }
        }
        pixels
    }

    fn show(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect> {
        let unit = plan(&self.board).unit(rect.width());
        let field = rect.min + vec2(FRAME, FRAME) * unit;
        let large = unit >= LARGE;
        let numbers = large.then_some(unit * 0.5);
        board(stage, field, &self.board, unit, &self.dyes, numbers);
        let radius = unit * if large { 0.375 } else { 0.42 };
        let pawns = self.pawns.iter().map(|&((x, y), dye)| {
            let at = field + vec2(x, y) * unit;
            stage.pawn(at, dye, radius);
            Rect::from_center_size(at, vec2(unit, unit))
        });
        pawns.collect()
    }
}
