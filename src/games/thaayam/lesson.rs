//! Where on the Thaayam table is what a lesson speaks of.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use taula_rules::games::thaayam::{CASTLE, Move, Spot};

use super::ThaayamTable;
use super::choice::Who;
use super::marks::target;
use super::pieces::bed;
use super::spots::middle;
use crate::table::layout::{Layout, Shape};

/// A place, on the canvas.
pub(super) fn place_of(table: &ThaayamTable, layout: &Layout, spot: Spot) -> Rect {
    match spot {
        Spot::Square(file, rank) => {
            let board = &table.board;
            let (x, y) = board.corner;
            let up = f32::from(board.ranks.saturating_sub(1 + rank));
            let at = layout.at((x + f32::from(file) + 0.5, y + up + 0.5));
            Rect::from_center_size(at, Vec2::splat(layout.unit * 0.88))
        }
        Spot::Off(seat) => layout
            .waiting
            .get(seat.index())
            .copied()
            .unwrap_or(layout.board),
        Spot::Seeds => bed(layout),
        Spot::Scores if layout.shape == Shape::Bar => {
            layout.tray.with_min_y(bed(layout).bottom() + 6.0)
        }
        // On the card, below what it says first.
        Spot::Scores => Rect::from_min_size(
            pos2(layout.card.left() + 14.0, layout.card.top() + 90.0),
            vec2(layout.card.width() - 28.0, 52.0),
        ),
    }
}

/// The way of a move, allowed or not: it ends in the castle at the latest.
pub(super) fn trail(table: &ThaayamTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
    let seat = table.flow.game().position().player;
    let Some(piece) = Who::of(mv).and_then(|who| {
        // Two that are made a twin lie on their square as singles.
        let who = match who {
            Who::Pair => who.index().map_or(who, Who::Single),
            _ => who,
        };
        target(table, layout, seat, who)
    }) else {
        return Vec::new();
    };
    let square = |index: u8| middle(layout, &table.board, seat, index);
    let mut way = vec![piece.center()];
    match mv {
        Move::Enter | Move::EnterTwin => way.push(square(0)),
        Move::Single { .. } | Move::Twin { .. } => {
            if let Some((from, to)) = mv.way() {
                way.extend((from + 1..=to.min(CASTLE)).map(square));
            }
        }
        Move::Declare | Move::Out | Move::Roll(_) => {}
    }
    way
}
