//! Where on the Parchís table is what a lesson speaks of.

use bevy_egui::egui::{Pos2, Rect, Vec2};
use taula_rules::Seat;
use taula_rules::games::parchis::{Move, Point, Spot};

use super::ParchisTable;
use super::layout::Measures;
use super::standing::{Place, outline, spots};
use crate::table::layout::Layout;

fn around(layout: &Layout, corners: &[Point]) -> Rect {
    let points: Vec<Pos2> = corners.iter().map(|&corner| layout.at(corner)).collect();
    Rect::from_points(&points)
}

/// A place, on the canvas.
pub(super) fn place_of(table: &ParchisTable, layout: &Layout, spot: Spot) -> Rect {
    let board = &table.board;
    let nowhere = layout.board;
    match spot {
        Spot::Home(seat) => board.seats.get(seat.index()).map_or(nowhere, |of| {
            let hollows: Vec<Pos2> = of.home.hollows.iter().map(|&at| layout.at(at)).collect();
            Rect::from_points(&hollows).expand(layout.pawn())
        }),
        Spot::Goal(seat) => board.seats.get(seat.index()).map_or(nowhere, |of| {
            around(layout, &of.goal.corners).shrink(layout.unit * 0.4)
        }),
        Spot::Ring(number) => board
            .ring
            .get(usize::from(number).wrapping_sub(1))
            .map_or(nowhere, |square| around(layout, &square.corners)),
        Spot::Column(seat, square) => board
            .seats
            .get(seat.index())
            .and_then(|of| of.column.get(usize::from(square).wrapping_sub(1)))
            .map_or(nowhere, |square| around(layout, &square.corners)),
        Spot::Die => {
            let (at, size) = layout.die();
            Rect::from_center_size(at, Vec2::splat(size * 1.15))
        }
    }
}

/// The way of a move, allowed or not: it ends in the goal at the latest.
pub(super) fn trail(table: &ParchisTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
    let (board, tracks) = (&table.board, table.rules().tracks());
    let seat = table.flow.game().position().player;
    let standing = &table.own.standing;
    let square = |index: u8| layout.at(spots(board, tracks, seat, index).0);
    let (place, to) = match mv {
        Move::Count { from, .. } => (Place::On(from), from),
        Move::Exit | Move::ExitTwo => (Place::Home(0), 0),
        Move::Roll(_) => return Vec::new(),
    };
    let Some(pawn) = standing.pawn_at(seat, place) else {
        return Vec::new();
    };
    let mut way = vec![layout.at(standing.spot(pawn, board, tracks))];
    let Move::Count { count, .. } = mv else {
        way.push(square(to));
        return way;
    };
    let goal = tracks.goal.get(seat.index()).copied().unwrap_or(to);
    for index in to + 1..=(to.saturating_add(count)).min(goal) {
        way.push(if index == goal {
            around(layout, &outline(board, tracks, seat, goal)).center()
        } else {
            square(index)
        });
    }
    way
}

/// The homes of nobody who plays.
pub(super) fn bare(table: &ParchisTable, layout: &Layout) -> Vec<Rect> {
    let seats = table.board.seats.iter().enumerate();
    let empty = seats.filter(|(seat, _)| table.flow.player(Seat(*seat as u8)).is_none());
    empty
        .map(|(_, of)| around(layout, &of.home.corners))
        .collect()
}
