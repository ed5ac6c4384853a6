//! Marks on the Thaayam board: where a move goes, what it captures, what moved last, the own track.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use taula_rules::Seat;
use taula_rules::games::thaayam::{CASTLE, Event, Move, Scores};

use super::choice::Who;
use super::pieces::spot;
use super::sentences::preview;
use super::spots::{middle, square};
use super::standing::{Place, Stick};
use super::things::IVORY;
use super::{ThaayamTable, prints};
use crate::table::LastMove;
use crate::table::layout::Layout;
use crate::table::marks::{cross, path};
use crate::theme::{Anchor, Face, Stage, colour};

/// Brass as it is seen on red oxide.
const BRASS: Color32 = Color32::from_rgb(0xF0, 0xC8, 0x69);
/// Its dark casing there.
const CASING: Color32 = Color32::from_rgb(0x2A, 0x1A, 0x10);

/// A rounded outline around what can be taken up: thin; thick with a dark line inside where it is in focus.
pub fn around(stage: &Stage, rect: Rect, focused: bool) {
    let radius = rect.width().min(rect.height()) / 2.0;
    let painter = stage.painter();
    let line = |rect: Rect, width: f32, ink: Color32| {
        painter.rect_stroke(rect, radius, (width, ink), StrokeKind::Middle);
    };
    if focused {
        line(rect.expand(2.2), 1.2, CASING.gamma_multiply(0.9));
        line(rect, 3.4, BRASS);
        line(rect.shrink(2.4), 1.4, CASING);
    } else {
        line(rect, 3.8, CASING.gamma_multiply(0.8));
        line(rect, 2.0, BRASS);
    }
}

/// The move that an event tells of, if it does.
pub(super) const fn moved(event: &Event) -> Option<LastMove> {
    let (seat, from, to) = match *event {
        Event::Entered { player, .. } => (player, None, 0),
        Event::Moved {
            player, from, to, ..
        } => (player, Some(from), to),
        _ => return None,
    };
    Some(LastMove { seat, from, to })
}

/// The last move: both its squares outlined in the seat's colours.
pub fn last_move(stage: &Stage, table: &ThaayamTable, layout: &Layout) {
    let Some(last) = table.own.last else { return };
    let Some(player) = table.flow.player(last.seat) else {
        return;
    };
    let (light, deep) = (
        colour::of(player.dye.light()),
        colour::of(player.dye.deep()),
    );
    for index in last.from.into_iter().chain([last.to]) {
        let rect = square(layout, &table.board, last.seat, index);
        let painter = stage.painter();
        painter.rect_stroke(rect.shrink(5.0), 3.0, (2.4, deep), StrokeKind::Middle);
        painter.rect_stroke(rect.shrink(7.4), 2.0, (1.4, light), StrokeKind::Middle);
    }
}

/// A move about to be made: its way counted, where it ends, what it captures and where that goes.
pub fn preview_move(stage: &mut Stage, table: &ThaayamTable, layout: &Layout, mv: Move) {
    let game = table.flow.game();
    let tracks = table.rules().tracks();
    let mut after = table.own.standing.clone();
    let events = preview(game, mv);
    let captures = events
        .iter()
        .any(|event| matches!(event, Event::Captured { .. }));
    for event in &events {
        let moved = after.moved_by(event);
        let at = |standing: &super::standing::Standing, stick: Stick| {
            standing.spot(stick, layout, &table.board, tracks)
        };
        let from = moved.map(|(stick, _)| at(&after, stick));
        after.apply(event);
        let (Some((stick, place)), Some(from)) = (moved, from) else {
            continue;
        };
        let end = at(&after, stick);
        let Some(dye) = table.flow.player(stick.seat).map(|player| player.dye) else {
            continue;
        };
        let twin = after
            .stand(stick)
            .is_some_and(|stand| stand.bound.is_some());
        match event {
            Event::Moved { path, to, .. } => {
                let steps: Vec<Pos2> = path[..path.len() - 1]
                    .iter()
                    .map(|&index| middle(layout, &table.board, stick.seat, index))
                    .collect();
                let end_of_way = middle(layout, &table.board, stick.seat, *to);
                way(
                    stage,
                    layout.board,
                    from.at,
                    &steps,
                    end_of_way,
                    layout.unit,
                );
                destination(stage, end_of_way, layout.unit, captures, None);
                if !captures {
                    ghost(stage, dye, twin, end.at, (end.length, end.lean));
                }
            }
            Event::Entered { .. } => {
                let palace = middle(layout, &table.board, stick.seat, 0);
                way(stage, layout.board, from.at, &[], palace, layout.unit);
                destination(stage, palace, layout.unit, false, None);
                ghost(stage, dye, twin, end.at, (end.length, end.lean));
            }
            Event::Captured { .. } => {
                let was = spot(table, layout, stick);
                cross(stage, was.at, layout.unit * 0.16);
                // Its way off the board is a dashed ghost at its end.
                ghost(stage, dye, twin, end.at, (end.length, end.lean));
            }
            Event::BorneOff { .. } => {
                debug_assert!(place == Place::Out);
                ghost(stage, dye, false, end.at, (end.length, end.lean));
            }
            _ => {}
        }
    }
}

fn ghost(stage: &mut Stage, dye: taula_art::Dye, twin: bool, at: Pos2, (length, lean): (f32, f32)) {
    let print = prints::ghost(stage.art, dye, twin, (length, lean));
    stage.print(print.as_ref(), at);
}

/// The way a piece goes: a cased line with a dot at every square it passes.
fn way(stage: &Stage, floor: Rect, start: Pos2, steps: &[Pos2], end: Pos2, unit: f32) {
    let path = path(start, steps, end, (unit * 0.28, unit * 0.42));
    // What comes from beside a plate is seen from the edge of the floor on: it crosses no card.
    let painter = stage.painter().with_clip_rect(floor.expand(22.0));
    painter.add(Shape::line(path.clone(), Stroke::new(7.0, CASING)));
    painter.add(Shape::line(path, Stroke::new(3.4, BRASS)));
    let radius = (unit * 0.085).clamp(7.0, 12.0);
    for (i, &at) in steps.iter().enumerate() {
        painter.circle(at, radius, BRASS, (1.8, CASING));
        let number = (i + 1).to_string();
        let size = radius * 1.6;
        stage.text(at, Anchor::Middle, &number, Face::Sans, size, CASING);
    }
}

/// Where a move ends: a double ring, with teeth inwards where it captures; beside it the score that leads there.
pub fn destination(stage: &Stage, at: Pos2, unit: f32, captures: bool, score: Option<&str>) {
    let radius = unit * 0.43;
    let painter = stage.painter();
    painter.circle_filled(at, radius, BRASS.gamma_multiply(0.09));
    painter.circle_stroke(at, radius, (5.4, CASING));
    painter.circle_stroke(at, radius, (2.8, BRASS));
    if captures {
        for quarter in 0..4 {
            let towards = Vec2::angled((45.0 + 90.0 * quarter as f32).to_radians());
            let side = vec2(-towards.y, towards.x) * radius * 0.17;
            let (foot, tip) = (at + towards * radius * 0.98, at + towards * radius * 0.72);
            let tooth = vec![foot + side, foot - side, tip];
            painter.add(Shape::convex_polygon(
                tooth,
                BRASS,
                Stroke::new(1.4, CASING),
            ));
        }
    } else {
        painter.circle_stroke(at, radius - 6.0, (1.4, BRASS));
    }
    if let Some(score) = score {
        let plate = at + vec2(radius, 0.0);
        let size = (unit * 0.13).clamp(11.0, 15.0);
        painter.circle(plate, size, IVORY, (1.6, CASING));
        stage.text(
            plate,
            Anchor::Middle,
            score,
            Face::Sans,
            size * 1.25,
            colour::INK,
        );
    }
}

/// All ends a mover can come to with one score each, where none has been taken up: the end, and the move.
#[must_use]
pub fn ends(table: &ThaayamTable, layout: &Layout, moves: &[Move]) -> Vec<(Pos2, Move)> {
    let seat = table.flow.game().position().player;
    moves
        .iter()
        .filter_map(|&mv| {
            let (_, to) = mv.way()?;
            (mv.spends().len() == 1).then(|| (middle(layout, &table.board, seat, to), mv))
        })
        .collect()
}

/// Draws such ends with their scores.
pub fn show_ends(stage: &Stage, table: &ThaayamTable, layout: &Layout, ends: &[(Pos2, Move)]) {
    for &(at, mv) in ends {
        let events = preview(table.flow.game(), mv);
        let captures = events
            .iter()
            .any(|event| matches!(event, Event::Captured { .. }));
        destination(stage, at, layout.unit, captures, Some(&sum(mv.spends())));
    }
}

/// Scores as they are added up.
#[must_use]
pub fn sum(scores: Scores) -> String {
    let all: Vec<String> = scores.descending().map(|score| score.to_string()).collect();
    all.join(" + ")
}

/// The rectangle around everything that a mover stands for.
#[must_use]
pub fn target(table: &ThaayamTable, layout: &Layout, seat: Seat, who: Who) -> Option<Rect> {
    let rects = table
        .own
        .standing
        .sticks()
        .filter(|&(stick, stand)| {
            stick.seat == seat
                && match (who, stand.place) {
                    (Who::Off, Place::Off) | (Who::Castle, Place::Castle) => stand.bound.is_none(),
                    (Who::OffTwin, Place::Off) => stand.bound.is_some(),
                    (Who::Single(index), Place::On(on)) => on == index && stand.bound.is_none(),
                    (Who::Twin(index), Place::On(on)) => on == index && stand.bound.is_some(),
                    _ => false,
                }
        })
        .map(|(stick, stand)| stick_rect(table, layout, stick, stand.bound.is_some()));
    rects.reduce(Rect::union)
}

/// The rectangle around one stick, or around the twin it is part of.
#[must_use]
pub fn stick_rect(table: &ThaayamTable, layout: &Layout, stick: Stick, twin: bool) -> Rect {
    let spot = spot(table, layout, stick);
    let wide = if twin { 0.66 } else { 0.40 };
    Rect::from_center_size(spot.at, vec2(spot.length * wide, spot.length * 1.12))
}

/// The end of a move on the board, as a rectangle.
#[must_use]
pub fn end_of(table: &ThaayamTable, layout: &Layout, mv: Move) -> Option<Rect> {
    let seat = table.flow.game().position().player;
    let index = match mv {
        Move::Enter | Move::EnterTwin => 0,
        _ => mv.way()?.1.min(CASTLE),
    };
    let at = middle(layout, &table.board, seat, index);
    Some(Rect::from_center_size(
        pos2(at.x, at.y),
        Vec2::splat(layout.unit * 0.86),
    ))
}
