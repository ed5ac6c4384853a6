//! The four colours side by side as they are on the board: paint, medallion, a pawn on it.

use std::collections::BTreeMap;

use taula_rules::games::parchis::{Board, Goal, Home, SeatPlace};

use super::{Drawn, FRAME, pawn, pawn_shadow};
use crate::dye::Dye;

/// Squares the strip is high, with its frame.
const HIGH: f32 = 5.2;

/// A strip of wood with a home of each colour, `width_px` by `height_px`; the origin is its upper left
/// corner, the frame's.
pub fn seat_strip(width_px: f32, height_px: f32) -> Drawn {
    let unit = (height_px / HIGH).max(2.0);
    let field = ((width_px / unit - 2.0 * FRAME).max(4.0), HIGH - 2.0 * FRAME);
    let wide = field.0 / Dye::ALL.len() as f32;
    let middle = |seat: usize| ((seat as f32 + 0.5) * wide, field.1 / 2.0);
    // A board of nothing but homes is painted like any other.
    let seats = (0..Dye::ALL.len()).map(|seat| {
        let (left, right) = (seat as f32 * wide, (seat + 1) as f32 * wide);
        SeatPlace {
            exit: 0,
            last: 0,
            home: Home {
                corners: vec![(left, 0.0), (right, 0.0), (right, field.1), (left, field.1)],
                centre: middle(seat),
                hollows: Vec::new(),
                gate: Vec::new(),
            },
            column: Vec::new(),
            goal: Goal {
                corners: Vec::new(),
                hollows: Vec::new(),
            },
        }
    });
    let homes = Board {
        field,
        ring: Vec::new(),
        seats: seats.collect(),
        players: BTreeMap::new(),
    };
    let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    let mut drawn = super::board(&homes, unit, &dyes, None);
    let radius = wide.min(field.1) * 0.32 * unit;
    for (seat, dye) in Dye::ALL.into_iter().enumerate() {
        let (x, y) = middle(seat);
        let at = (drawn.origin.0 + x * unit, drawn.origin.1 + y * unit);
        for (picture, aside) in [(pawn_shadow(radius), 0.2), (pawn(dye, radius), 0.0)] {
            let corner = |middle: f32, side: u32| {
                (middle + aside * radius - side as f32 / 2.0).round() as i32
            };
            let (x, y) = (corner(at.0, picture.width), corner(at.1, picture.height));
            drawn.pixels.lay(&picture, x, y);
        }
    }
    drawn.origin.0 -= FRAME * unit;
    drawn.origin.1 -= FRAME * unit;
    drawn
}
