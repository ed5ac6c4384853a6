//! Where on the Tebas table is what a lesson speaks of.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};
use taula_rules::games::tebas::{Circle, Field, Move, Spot};

use super::spots::{around, middle, top};
use super::{TebasTable, marks};
use crate::table::layout::Layout;

/// A place, on the canvas.
pub(super) fn place_of(table: &TebasTable, layout: &Layout, spot: Spot) -> Rect {
    let board = &table.board;
    match spot {
        Spot::Circle(circle) => around(layout, board, circle),
        Spot::Quarter(circle, heading) => {
            let at = top(layout, board, &table.own.standing, circle);
            let radius = board.disc * layout.unit;
            let quarter = at + marks::vector(heading) * radius * 0.62;
            Rect::from_center_size(quarter, Vec2::splat(radius * 0.8))
        }
        Spot::Field(field) => field_of(table, layout, field),
        Spot::Turning => layout.tray,
        Spot::Out if layout.waiting[0].is_positive() => layout.waiting[0],
        Spot::Out => layout.plates[1],
    }
}

/// A field from its first circle to its last.
fn field_of(table: &TebasTable, layout: &Layout, field: Field) -> Rect {
    let board = &table.board;
    let circles = Circle::all().filter(|&circle| board.field(circle) == field);
    circles
        .map(|circle| around(layout, board, circle))
        .reduce(Rect::union)
        .unwrap_or(layout.board)
}

/// The way of a move, allowed or not: the first that leads there.
pub(super) fn trail(table: &TebasTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
    let (rules, at) = (table.rules(), table.flow.game().position());
    match mv {
        Move::Go { from, to } => {
            let ways = rules.ways(at, from);
            match ways.iter().find(|way| way.end == Some(to)) {
                Some(way) => marks::points(table, layout, from, way),
                None => vec![
                    top(layout, &table.board, &table.own.standing, from),
                    middle(layout, &table.board, to),
                ],
            }
        }
        Move::Turn { circle, .. } => {
            vec![top(layout, &table.board, &table.own.standing, circle)]
        }
        Move::Drop { to } => vec![middle(layout, &table.board, to)],
        Move::Starter(_) => Vec::new(),
    }
}

/// What lies below the slab in a lesson: nothing, so that the slip has room there.
pub(super) fn bare(layout: &Layout) -> Vec<Rect> {
    let board = layout.board;
    let half = board.width() * 0.32;
    let top = board.bottom() + 18.0;
    vec![Rect::from_min_max(
        pos2(board.center().x - half, top),
        pos2(board.center().x + half, top + 184.0),
    )]
}
