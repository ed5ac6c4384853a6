//! The small picture of a game: its board with the pawns where they stand, from above.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use taula_art::{Dye, Pixels, parchis};
use taula_rules::Seat;
use taula_rules::games::parchis::{Board, Parchis, Picture, Point};

use super::layout::FRAME;
use super::standing::Standing;
use crate::seating::Player;

/// Pixels a square.
const UNIT: f32 = 16.0;
/// Pixels around the board, for its shadow.
const AROUND: u32 = 20;
/// A pawn's radius in squares: a little more than on the table, so that it is seen.
const PAWN: f32 = 0.44;
/// How many empty boards are kept for the next picture.
const MOST_BOARDS: usize = 8;

/// A game's board as it stands, ready to be painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Still {
    /// The colours by seat; none where nobody plays.
    pub dyes: Vec<Option<Dye>>,
    /// Where pawns stand on the board, and whose colour they have, the uppermost on the screen first.
    pub pawns: Vec<(Point, Dye)>,
}

impl Still {
    /// What can be seen of a game now.
    #[must_use]
    pub fn of(
        rules: &Parchis,
        picture: &Picture,
        players: &[(Seat, Player)],
        board: &Board,
    ) -> Self {
        let dye = |seat: Seat| {
            let player = players.iter().find(|(of, _)| *of == seat)?;
            Some(player.1.dye)
        };
        let standing = Standing::of(picture, None);
        let mut pawns: Vec<(Point, Dye)> = standing
            .pawns()
            .filter_map(|(pawn, _)| {
                let spot = standing.spot(pawn, board, rules.tracks());
                Some((spot, dye(pawn.seat)?))
            })
            .collect();
        pawns.sort_by(|(a, _), (b, _)| a.1.total_cmp(&b.1));
        Self {
            dyes: (0..board.seats.len())
                .map(|seat| dye(Seat(seat as u8)))
                .collect(),
            pawns,
        }
    }
}

/// Paints small pictures. Empty boards are kept: many games are of the same colours.
#[derive(Clone, Default)]
pub struct Painter {
    boards: Arc<Mutex<HashMap<Vec<Option<Dye>>, Pixels>>>,
}

impl Painter {
    /// Width and height of every small picture of this board.
    #[must_use]
    pub fn size(board: &Board) -> (u32, u32) {
        let side = |squares: f32| ((squares + 2.0 * FRAME) * UNIT).round() as u32 + 2 * AROUND;
        (side(board.field.0), side(board.field.1))
    }

    /// How much larger the whole picture is than the board with its frame.
    #[must_use]
    pub fn margin(board: &Board) -> f32 {
        let (wide, _) = Self::size(board);
        wide as f32 / (wide - 2 * AROUND) as f32
    }

    /// The picture.
    #[must_use]
    pub fn paint(&self, still: &Still, board: &Board) -> Pixels {
        let mut pixels = self.empty(&still.dyes, board);
        let radius = PAWN * UNIT;
        let at = |(x, y): Point| {
            let to = |squares: f32| AROUND as f32 + (squares + FRAME) * UNIT;
            (to(x), to(y))
        };
        let mut lay = |picture: &Pixels, (x, y): (f32, f32)| {
            let corner = |at: f32, side: u32| (at - side as f32 / 2.0).round() as i32;
            pixels.lay(picture, corner(x, picture.width), corner(y, picture.height));
        };
        let shadow = parchis::pawn_shadow(radius);
        let heads: Vec<(Dye, Pixels)> = Dye::ALL
            .into_iter()
            .map(|dye| (dye, parchis::pawn(dye, radius)))
            .collect();
        for &(spot, dye) in &still.pawns {
            let (x, y) = at(spot);
            lay(&shadow, (x + radius * 0.16, y + radius * 0.22));
            if let Some((_, head)) = heads.iter().find(|(of, _)| *of == dye) {
                lay(head, (x, y));
            }
        }
        pixels
    }

    fn empty(&self, dyes: &[Option<Dye>], board: &Board) -> Pixels {
        let kept = self
            .boards
            .lock()
            .ok()
            .and_then(|boards| boards.get(dyes).cloned());
        kept.unwrap_or_else(|| {
            let drawn = parchis::board(board, UNIT, dyes, None);
            let (width, height) = Self::size(board);
            let mut pixels = Pixels::new(width, height);
            let to = |origin: f32| (AROUND as f32 + FRAME * UNIT - origin).round() as i32;
            pixels.lay(&drawn.pixels, to(drawn.origin.0), to(drawn.origin.1));
            if let Ok(mut boards) = self.boards.lock() {
                if boards.len() >= MOST_BOARDS {
                    boards.clear();
                }
                boards.insert(dyes.to_vec(), pixels.clone());
            }
            pixels
        })
    }
}
