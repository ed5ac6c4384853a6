//! The small picture of a game: its slab with the discs where they lie, from above.

use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{Rect, Vec2, vec2};
use taula_art::tebas::{self, Drawn};
use taula_art::{Dye, Pixels};
use taula_rules::games::tebas::{Board, Circle, Picture, Stack};

use super::things;
use crate::table::Still;
use crate::theme::Stage;

/// Pixels from circle to circle.
const UNIT: f32 = 32.0;
/// Pixels around the slab, for its shadow.
const AROUND: u32 = 18;

/// The empty slab painted last.
static EMPTY: Mutex<Option<(Arc<Board>, Drawn)>> = Mutex::new(None);

/// A game's slab as it stands, ready to be painted.
pub struct TebasStill {
    board: Arc<Board>,
    /// The colours by seat.
    dyes: Vec<Option<Dye>>,
    /// What stands where, the uppermost on the screen first.
    stacks: Vec<(Circle, Stack)>,
}

impl TebasStill {
    /// What can be seen of a game.
    #[must_use]
    pub fn of(picture: &Picture, board: &Arc<Board>, dyes: &[Option<Dye>]) -> Self {
        let mut stacks: Vec<(Circle, Stack)> =
            picture.stacks.iter().map(|(&at, &of)| (at, of)).collect();
        stacks.sort_by(|(a, _), (b, _)| board.point(*a).1.total_cmp(&board.point(*b).1));
        Self {
            board: board.clone(),
            dyes: dyes.to_vec(),
            stacks,
        }
    }

    fn empty(&self) -> Drawn {
        let mut kept = EMPTY.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((board, drawn)) = kept.as_ref()
            && Arc::ptr_eq(board, &self.board)
        {
            return drawn.clone();
        }
        let drawn = tebas::slab(&self.board, UNIT, None);
        *kept = Some((self.board.clone(), drawn.clone()));
        drawn
    }
}

impl Still for TebasStill {
    fn size(&self) -> (u32, u32) {
        let side = |length: f32| (length * UNIT).round() as u32 + 2 * AROUND;
        (side(self.board.slab.0), side(self.board.slab.1))
    }

    fn margin(&self) -> f32 {
        let (wide, _) = self.size();
        wide as f32 / (wide - 2 * AROUND) as f32
    }

    fn paint(&self) -> Pixels {
        let mut drawn = self.empty();
        tebas::lie(&mut drawn, &self.board, UNIT, self.stacks.iter().copied());
        let (width, height) = self.size();
        let mut pixels = Pixels::new(width, height);
        let to = |origin: f32| (AROUND as f32 - origin).round() as i32;
        pixels.lay(&drawn.pixels, to(drawn.origin.0), to(drawn.origin.1));
        pixels
    }

    fn show(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect> {
        let (corner, unit) = things::board(stage, rect, &self.board);
        let radius = self.board.disc * unit;
        let mut lie = Vec::new();
        for &(circle, of) in &self.stacks {
            let (x, y) = self.board.point(circle);
            let at = corner + vec2(x, y) * unit;
            things::stack(stage, at, &self.dyes, of, radius);
            lie.push(Rect::from_center_size(at, Vec2::splat(radius * 2.6)));
        }
        lie
    }
}
