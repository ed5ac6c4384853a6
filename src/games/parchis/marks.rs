//! Marks on the Parchís board: where a move goes, what it captures, what moved last.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use taula_art::Dye;
use taula_rules::Seat;
use taula_rules::games::parchis::{Event, Move, Point};

use super::ParchisTable;
use super::layout::Measures;
use super::sentences::preview;
use super::standing::{Pawn, Place, Standing, outline, spots};
use crate::table::LastMove;
use crate::table::layout::Layout;
use crate::table::marks::{BRASS, CASING, cross, drawn_in, tag, way};
use crate::theme::{Anchor, Face, Stage, colour};

fn points(layout: &Layout, corners: &[Point]) -> Vec<Pos2> {
    corners.iter().map(|&corner| layout.at(corner)).collect()
}

/// The move that an event tells of, if it does.
pub(super) const fn moved(event: &Event) -> Option<LastMove> {
    let (seat, from, to) = match *event {
        Event::Exited { player } => (player, None, 0),
        Event::Moved {
            player, from, to, ..
        } => (player, Some(from), to),
        _ => return None,
    };
    Some(LastMove { seat, from, to })
}

/// The last move: both its squares outlined in the seat's dark colour.
pub fn last_move(stage: &Stage, table: &ParchisTable, layout: &Layout) {
    let Some(last) = table.own.last else { return };
    let Some(player) = table.flow.player(last.seat) else {
        return;
    };
    let tracks = table.rules().tracks();
    let (light, deep) = (
        colour::of(player.dye.light()),
        colour::of(player.dye.deep()),
    );
    for index in last.from.into_iter().chain([last.to]) {
        let corners = points(layout, &outline(&table.board, tracks, last.seat, index));
        let painter = stage.painter();
        // A light line inside the dark one: it shows on a field of the seat's own colour too.
        painter.add(Shape::closed_line(
            drawn_in(&corners, 4.4),
            Stroke::new(1.4, light),
        ));
        painter.add(Shape::closed_line(
            drawn_in(&corners, 2.6),
            Stroke::new(2.4, deep),
        ));
    }
}

/// A move about to be made: its way counted, where it ends, what it captures and where that goes.
pub fn preview_move(stage: &mut Stage, table: &ParchisTable, layout: &Layout, mv: Move) {
    let game = table.flow.game();
    let seat = game.position().player;
    let Some(player) = table.flow.player(seat).cloned() else {
        return;
    };
    let tracks = table.rules().tracks();
    let mut after = table.own.standing.clone();
    let radius = layout.pawn();
    let events = preview(game, mv);
    let captures = events
        .iter()
        .any(|event| matches!(event, Event::Captured { .. }));
    for event in events {
        match event {
            Event::Moved {
                from, to, ref path, ..
            } => {
                let Some(pawn) = after.pawn_at(seat, Place::On(from)) else {
                    continue;
                };
                let start = layout.at(after.spot(pawn, &table.board, tracks));
                after.apply(&event, tracks);
                let end = layout.at(after.spot(pawn, &table.board, tracks));
                let steps: Vec<Pos2> = path[..path.len() - 1]
                    .iter()
                    .map(|&index| layout.at(spots(&table.board, tracks, seat, index).0))
                    .collect();
                way(stage, start, &steps, end, radius);
                destination(stage, table, layout, seat, to);
                // On a piece that is captured there is no room for another.
                if !captures {
                    ghost(stage, player.dye, end, radius);
                }
            }
            Event::Exited { .. } => {
                after.apply(&event, tracks);
                destination(stage, table, layout, seat, 0);
                if let Some(pawn) = after.pawn_at(seat, Place::On(0)) {
                    ghost(
                        stage,
                        player.dye,
                        layout.at(after.spot(pawn, &table.board, tracks)),
                        radius,
                    );
                }
            }
            Event::Captured { owner, index, .. } => {
                captured(stage, table, layout, &mut after, owner, index, &event);
            }
            _ => {}
        }
    }
}

fn captured(
    stage: &mut Stage,
    table: &ParchisTable,
    layout: &Layout,
    after: &mut Standing,
    owner: Seat,
    index: u8,
    event: &Event,
) {
    let tracks = table.rules().tracks();
    let Some(pawn) = table.own.standing.pawn_at(owner, Place::On(index)) else {
        return;
    };
    let at = layout.at(table.own.standing.spot(pawn, &table.board, tracks));
    cross(stage, at, layout.unit * 0.2);
    after.apply(event, tracks);
    let Some(dye) = table.flow.player(owner).map(|player| player.dye) else {
        return;
    };
    if let Some(Place::Home(_)) = after.place(pawn) {
        ghost(
            stage,
            dye,
            layout.at(after.spot(pawn, &table.board, tracks)),
            layout.pawn(),
        );
    }
    tag(
        stage,
        at - vec2(0.0, layout.unit * 1.6),
        &stage.say("tag-capture"),
    );
}

/// Where a pawn would stand.
fn ghost(stage: &mut Stage, dye: Dye, at: Pos2, radius: f32) {
    let print = stage.art.ghost(dye, radius);
    stage.print(print.as_ref(), at);
}

/// The square a move ends on: a double frame.
fn destination(stage: &Stage, table: &ParchisTable, layout: &Layout, seat: Seat, index: u8) {
    let tracks = table.rules().tracks();
    let corners = points(layout, &outline(&table.board, tracks, seat, index));
    let path = drawn_in(&corners, 0.5);
    let painter = stage.painter();
    painter.add(Shape::convex_polygon(
        path.clone(),
        Color32::from_rgba_unmultiplied(0xF6, 0xD6, 0x7C, 90),
        Stroke::NONE,
    ));
    painter.add(Shape::closed_line(path.clone(), Stroke::new(6.0, CASING)));
    painter.add(Shape::closed_line(path, Stroke::new(3.0, BRASS)));
    // The number is engraved anew: it must be read through the light.
    if let Some(number) = tracks.number(seat, index) {
        let at = layout.at(table.board.ring[usize::from(number) - 1].number);
        let ink = Color32::from_rgb(0x3A, 0x28, 0x16);
        stage.text(
            at,
            Anchor::Middle,
            &number.to_string(),
            Face::Serif,
            layout.numbers(),
            ink,
        );
    }
}

/// A rectangle around a pawn that can be pointed at.
#[must_use]
pub fn target(layout: &Layout, table: &ParchisTable, pawn: Pawn) -> Rect {
    let at = layout.at(table
        .own
        .standing
        .spot(pawn, &table.board, table.rules().tracks()));
    Rect::from_center_size(at, Vec2::splat(layout.pawn() * 2.3))
}
