//! The near half of the garden while pieces are arranged: they are taken and put, dragged, turned.

use bevy_egui::egui::{Color32, Pos2, Rect, StrokeKind, pos2, vec2};
use taula_rules::Seat;
use taula_rules::games::taihou::{Heading, Square};

use super::plan::{Lies, PLACES, square};
use super::{Arranging, place_id};
use crate::art::Use;
use crate::games::taihou::spots::{around, side, tile};
use crate::games::taihou::{TaihouTable, marks, prints};
use crate::table::layout::Layout;
use crate::table::wheel;
use crate::theme::Stage;

/// How far the pointer goes with a piece before it is dragged, in points.
const SLACK: f32 = 6.0;
/// How far what is in hand is lifted, in squares.
const LIFTED: f32 = 0.07;

/// The places of a seat with their squares.
fn places(table: &TaihouTable, seat: Seat) -> Vec<(usize, Square)> {
    (0..PLACES)
        .filter_map(|place| Some((place, square(&table.board, seat, place)?)))
        .collect()
}

/// Which side a piece looks to, as its seat sees the garden.
pub(super) fn facing(table: &TaihouTable, seat: Seat, lies: Lies) -> Heading {
    table.board.home(seat).faces.clockwise(lies.quarters)
}

/// Draws the places and the pieces in them; what is done with them.
pub(super) fn show(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    seat: Seat,
    now: &mut Arranging,
) {
    let places = places(table, seat);
    ground(stage, layout, &places);
    let asks = now.asks;
    let before = now.draft.clone();
    let mut focused = None;
    let mut first = !asks;
    for &(place, square) in &places {
        let rect = around(layout, square);
        let there = before.plan().at(place).is_some();
        let begins = first && there;
        let touch = stage.touch(("place", place), rect, begins);
        first &= !begins;
        if touch.hovered && !touch.focused {
            stage.focus.set(place_id(place));
        }
        if touch.focused || touch.hovered {
            focused = Some(place);
        }
        if touch.chosen && now.dragged.is_none() {
            now.asks = false;
            now.draft.choose(place);
        }
    }
    if let Some(place) = focused.filter(|&place| before.plan().at(place).is_some()) {
        now.looked = place;
    }
    let carried = drag(stage, layout, &places, now);
    turn(stage, layout, focused, now);
    let plan = *now.draft.plan();
    for &(place, square) in &places {
        let rect = tile(layout, square);
        let held = now.draft.held == Some(place);
        match plan.at(place) {
            Some(lies) if carried.is_none_or(|(from, _)| from != place) => {
                let up = if held { layout.unit * LIFTED } else { 0.0 };
                if held || focused == Some(place) {
                    marks::picked(stage, rect.translate(vec2(0.0, -up)));
                }
                piece(stage, table, layout, (seat, lies), rect.center(), up);
            }
            _ => {
                let square = around(layout, square);
                marks::end(stage, square, focused != Some(place));
            }
        }
    }
    if let Some((from, at)) = carried
        && let Some(lies) = plan.at(from)
    {
        piece(
            stage,
            table,
            layout,
            (seat, lies),
            at,
            layout.unit * LIFTED * 1.5,
        );
    }
}

/// What is not for these pieces stands back; what is has a line around it.
fn ground(stage: &Stage, layout: &Layout, places: &[(usize, Square)]) {
    let mut zone = Rect::NOTHING;
    for &(_, square) in places {
        zone = zone.union(around(layout, square));
    }
    let painter = stage.painter();
    let dim = Color32::from_rgba_unmultiplied(0x2A, 0x1E, 0x12, 76);
    let garden = layout.board.shrink(layout.unit * layout.frame);
    for part in [
        Rect::from_min_max(garden.min, pos2(garden.right(), zone.top())),
        Rect::from_min_max(pos2(garden.left(), zone.bottom()), garden.max),
        Rect::from_min_max(pos2(garden.left(), zone.top()), zone.left_bottom()),
        Rect::from_min_max(zone.right_top(), pos2(garden.right(), zone.bottom())),
    ] {
        if part.is_positive() {
            painter.rect_filled(part, 0.0, dim);
        }
    }
    for (width, ink) in [(6.0, marks::CASING), (3.0, marks::BRASS)] {
        painter.rect_stroke(zone.expand(1.0), 5.0, (width, ink), StrokeKind::Middle);
    }
}

/// A piece, so high over the gravel.
fn piece(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    (seat, lies): (Seat, Lies),
    at: Pos2,
    up: f32,
) {
    let Some(player) = table.flow.player(seat) else {
        return;
    };
    let side = side(layout).floor();
    let shadow = prints::shadow(stage.art, false, side, Use::Panel);
    stage.print(shadow.as_ref(), at + vec2(up * 0.4, up * 0.5));
    let painted = prints::painted(player.dye, lies.value, None);
    let facing = facing(table, seat, lies);
    let print = prints::tile(stage.art, painted, facing, side, Use::Panel);
    stage.print(print.as_ref(), at - vec2(0.0, up));
}

/// A piece that is dragged: from which place, and where the pointer has it. Let go over another place it is put there.
fn drag(
    stage: &Stage,
    layout: &Layout,
    places: &[(usize, Square)],
    now: &mut Arranging,
) -> Option<(usize, Pos2)> {
    if !stage.awake {
        return None;
    }
    let over = |at: Pos2| {
        let mut places = places.iter();
        let there = places.find(|(_, square)| around(layout, *square).contains(at));
        there.map(|(place, _)| *place)
    };
    let (down, origin, pointer) = stage.ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_down(),
            pointer.press_origin(),
            pointer.latest_pos(),
        )
    });
    if !down {
        // It has been let go.
        if let (Some(from), Some(at)) = (now.dragged.take(), pointer)
            && let Some(to) = over(at)
        {
            now.asks = false;
            now.draft.carry(from, to);
        }
        return None;
    }
    let (origin, at) = (origin?, pointer?);
    if now.dragged.is_none() && origin.distance(at) > SLACK {
        now.dragged = over(origin).filter(|&place| now.draft.plan().at(place).is_some());
        now.draft.held = None;
    }
    now.dragged.map(|from| (from, at))
}

/// The key and the wheel turn what is in hand, else what is looked at. Towards oneself is clockwise.
fn turn(stage: &mut Stage, layout: &Layout, focused: Option<usize>, now: &mut Arranging) {
    if !stage.awake {
        return;
    }
    let Some(place) = now.draft.held.or(focused) else {
        return;
    };
    let by = wheel::quarters(stage, layout.board);
    if by > 0 {
        now.asks = false;
        now.draft.turn(place, by);
    }
}
