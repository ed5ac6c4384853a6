//! Marks on the board, told apart by shape: what can move, what is in focus, where it goes, what it
//! captures, what is forbidden, what moved last.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use taula_art::Dye;
use taula_rules::Seat;
use taula_rules::games::parchis::{Event, Move, Point};

use super::ParchisTable;
use super::layout::Layout;
use super::sentences::preview;
use super::standing::{Pawn, Place, Standing, outline, spots};
use crate::theme::{Anchor, Face, Icon, Stage, colour};

const CASING: Color32 = colour::INK;
const BRASS: Color32 = colour::BRASS_LIGHT;

/// What can be moved: a thin brass ring.
pub fn movable(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle_stroke(at, radius, (3.6, CASING.gamma_multiply(0.75)));
    painter.circle_stroke(at, radius, (2.0, BRASS));
}

/// What is in focus: the brass ring of three points with a dark line inside and a hair outside.
pub fn focused(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle_stroke(at, radius + 2.0, (1.0, CASING.gamma_multiply(0.85)));
    painter.circle_stroke(at, radius, (3.2, BRASS));
    painter.circle_stroke(at, radius - 2.2, (1.3, CASING));
}

/// What is recommended: a small lamp at its ring, whatever else is looked at.
pub fn hinted(stage: &Stage, at: Pos2, radius: f32) {
    let at = at + vec2(-radius * 0.82, -radius * 0.82);
    let size = (radius * 0.62).max(9.0);
    let painter = stage.painter();
    painter.circle(at, size, colour::PAPER, (1.6, CASING));
    stage.icon(at, Icon::Hint, size * 1.5, colour::INK);
}

/// What cannot be moved: a broken ring with a cross.
pub fn forbidden(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    for (width, ink) in [(5.0, CASING), (2.4, Color32::from_rgb(0xFF, 0xF6, 0xE4))] {
        for quarter in 0..4 {
            let from = quarter as f32 * 90.0 + 18.0;
            let arc: Vec<Pos2> = (0..=9)
                .map(|step| at + Vec2::angled((from + step as f32 * 6.0).to_radians()) * radius)
                .collect();
            painter.add(Shape::line(arc, Stroke::new(width, ink)));
        }
    }
    cross(stage, at + vec2(radius * 0.8, -radius * 0.8), 5.0);
}

/// A white cross with a dark casing: captured, or not allowed.
fn cross(stage: &Stage, at: Pos2, arm: f32) {
    let painter = stage.painter();
    for (width, ink) in [(5.5, CASING), (2.4, Color32::from_rgb(0xFF, 0xF6, 0xE4))] {
        painter.line_segment([at + vec2(-arm, -arm), at + vec2(arm, arm)], (width, ink));
        painter.line_segment([at + vec2(arm, -arm), at + vec2(-arm, arm)], (width, ink));
    }
}

fn points(layout: &Layout, corners: &[Point]) -> Vec<Pos2> {
    corners.iter().map(|&corner| layout.at(corner)).collect()
}

/// A polygon drawn in towards its middle by `inset` points.
fn drawn_in(corners: &[Pos2], inset: f32) -> Vec<Pos2> {
    let n = corners.len();
    let area: f32 = (0..n)
        .map(|i| {
            corners[i].to_vec2().x * corners[(i + 1) % n].y - corners[(i + 1) % n].x * corners[i].y
        })
        .sum();
    let side = if area > 0.0 { 1.0 } else { -1.0 };
    (0..n)
        .map(|i| {
            let (before, here, after) =
                (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
            let (a, b) = ((here - before).normalized(), (after - here).normalized());
            let (a, b) = (vec2(-a.y, a.x) * side, vec2(-b.y, b.x) * side);
            here + (a + b) * (inset / (1.0 + a.dot(b)).max(0.3))
        })
        .collect()
}

/// The last move: both its squares outlined in the seat's dark colour.
pub fn last_move(stage: &Stage, table: &ParchisTable, layout: &Layout) {
    let Some(last) = table.last else { return };
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
    let mut after = table.standing.clone();
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
    let Some(pawn) = table.standing.pawn_at(owner, Place::On(index)) else {
        return;
    };
    let at = layout.at(table.standing.spot(pawn, &table.board, tracks));
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

/// The way a piece goes: a cased line with counted dots.
fn way(stage: &Stage, start: Pos2, steps: &[Pos2], end: Pos2, pawn: f32) {
    let mut path = vec![start];
    path.extend(steps);
    path.push(end);
    // It begins at the pawn's ring and ends at the ghost's.
    let trim = |from: Pos2, to: Pos2, by: f32| {
        from + (to - from).normalized() * by.min((to - from).length() / 2.0)
    };
    let last = path.len() - 1;
    path[0] = trim(path[0], path[1], pawn * 1.35);
    path[last] = trim(path[last], path[last - 1], pawn);
    let painter = stage.painter();
    painter.add(Shape::line(
        path.clone(),
        Stroke::new(6.0, CASING.gamma_multiply(0.6)),
    ));
    painter.add(Shape::line(path, Stroke::new(2.6, BRASS)));
    let radius = (pawn * 0.62).max(6.5);
    for (i, &at) in steps.iter().enumerate() {
        painter.circle_filled(at, radius + 1.2, CASING);
        painter.circle_filled(at, radius, Color32::from_rgb(0xC7, 0xA4, 0x59));
        painter.circle_stroke(at, radius - 0.8, (0.8, Color32::from_rgb(0xF0, 0xD7, 0x9A)));
        let size = radius * 1.75;
        stage.text(
            at,
            Anchor::Middle,
            &(i + 1).to_string(),
            Face::Sans,
            size,
            Color32::from_rgb(0x24, 0x18, 0x03),
        );
    }
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

/// A small label of paper over a point.
pub fn tag(stage: &mut Stage, at: Pos2, text: &str) {
    let size = 15.0 * stage.canvas.text_up_to(1.5);
    let line = stage.line(text, Face::Sans, size, colour::INK, 340.0);
    let size = line.size() + vec2(22.0, 12.0);
    let screen = stage.canvas.rect().shrink(8.0);
    let mut rect = Rect::from_center_size(at - vec2(0.0, size.y / 2.0), size);
    let shift = vec2(
        (screen.left() - rect.left()).max(0.0) - (rect.right() - screen.right()).max(0.0),
        (screen.top() - rect.top()).max(0.0),
    );
    rect = rect.translate(shift);
    let tip = pos2(
        at.x.clamp(rect.left() + 12.0, rect.right() - 12.0),
        rect.bottom() + 7.0,
    );
    stage.card_over(rect);
    let painter = stage.painter();
    let foot = rect.bottom() - 0.6;
    painter.add(Shape::convex_polygon(
        vec![pos2(tip.x - 7.0, foot), pos2(tip.x + 7.0, foot), tip],
        colour::PAPER,
        Stroke::NONE,
    ));
    painter.galley(rect.center() - line.size() / 2.0, line, colour::INK);
}

/// A rectangle around a pawn that can be pointed at.
#[must_use]
pub fn target(layout: &Layout, table: &ParchisTable, pawn: Pawn) -> Rect {
    let at = layout.at(table
        .standing
        .spot(pawn, &table.board, table.rules().tracks()));
    Rect::from_center_size(at, Vec2::splat(layout.pawn() * 2.3))
}

/// The frame of a plate whose turn it is.
pub fn lit(stage: &Stage, rect: Rect) {
    let painter = stage.painter();
    painter.rect_stroke(rect.expand(3.0), 8.0, (3.0, BRASS), StrokeKind::Middle);
    painter.rect_stroke(
        rect,
        6.0,
        (1.0, CASING.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
}
