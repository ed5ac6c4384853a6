//! Where on a garden game's table is what a lesson speaks of.

use bevy_egui::egui::{Pos2, Rect, Vec2};
use taula_rules::games::taihou::{Move, Spot, Square};

use super::spots::{around, middle, side};
use super::{TaihouTable, marks, spots};
use crate::table::layout::{Layout, Shape};

/// A place, on the canvas.
pub(super) fn place_of(table: &TaihouTable, layout: &Layout, spot: Spot) -> Rect {
    let tray = |tray: Rect, seat: usize| {
        if tray.is_positive() {
            tray
        } else {
            layout.plates[seat % 4]
        }
    };
    match spot {
        Spot::Square(square) => around(layout, square),
        Spot::Side(square, heading) => {
            let long = side(layout);
            let at = middle(layout, square) + marks::vector(heading) * long * 0.42;
            Rect::from_center_size(at, Vec2::splat(long * 0.5))
        }
        Spot::Lake => all(layout, table.board.lake.iter().copied()),
        Spot::Home(seat) => all(layout, table.board.home(seat).line(0)),
        Spot::Taken(seat) => tray(spots::taken_tray(layout, seat.index()), seat.index()),
        Spot::Reserve(seat) => tray(spots::reserve_tray(layout, seat.index()), seat.index()),
        Spot::Score => layout.tray,
        Spot::Attacks | Spot::Turning => layout.card,
        Spot::HatLo | Spot::KhiLoi => {
            let card = layout.card;
            if layout.shape == Shape::Bar {
                return card;
            }
            card.with_min_y(card.bottom() - 80.0)
        }
    }
}

/// Squares, from the first to the last.
fn all(layout: &Layout, squares: impl Iterator<Item = Square>) -> Rect {
    squares
        .map(|square| around(layout, square))
        .reduce(Rect::union)
        .unwrap_or(layout.board)
}

/// The way of a move, allowed or not.
pub(super) fn trail(table: &TaihouTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
    let (rules, at) = (table.rules(), table.flow.game().position());
    match mv {
        Move::Go { from, to, .. } => {
            let ways = rules.ways(at, from);
            let way = ways.iter().find(|way| way.to == to);
            let path = way.map_or_else(|| vec![to], |way| way.path.clone());
            let squares = std::iter::once(from).chain(path);
            squares.map(|square| middle(layout, square)).collect()
        }
        Move::Turn { square, .. } | Move::Place { square, .. } => vec![middle(layout, square)],
        _ => Vec::new(),
    }
}
