//! The calls as they stand on the board: the slip on what is offered, the cord to what could take it, the word of an
//! attack; and on the plates who is bound, and the turns that are left.

use bevy_egui::egui::{Pos2, Rect, pos2};
use taula_rules::Seat;
use taula_rules::games::taihou::attack::allowed;
use taula_rules::games::taihou::{Call, Event, Figure, Heading, Side, Square, TURNS_AFTER_CALL};

use super::spots::{around, middle};
use super::{TaihouTable, marks};
use crate::table::layout::Layout;
use crate::table::sprites::ease;
use crate::theme::{Anchor, Face, Stage, colour};

/// What is called, on the board.
pub(super) fn on_the_board(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
    let mut now = None;
    match table.timeline.now() {
        Some((Event::Called { player, call }, part)) => {
            if let Call::HatLo { to, offer } = *call {
                offered(stage, table, layout, (to, offer), part);
                now = Some(to);
            } else {
                called_for_the_end(stage, table, layout, *player, part);
            }
        }
        Some((Event::Captured { square, .. }, part)) => {
            let words = stage.say("taihou-txok-tae");
            let rect = around(layout, *square);
            marks::slip(stage, rect, &words, (part * 6.0).min(1.0));
        }
        _ => {}
    }
    for of in &table.shown.seats {
        if let Some(bound) = of.bound
            && now != Some(of.seat)
        {
            offered(stage, table, layout, (of.seat, bound.offer), 2.0);
        }
    }
}

/// The slip on the piece that is offered, and the cord to each that could take it. `part` is how far it has been said.
fn offered(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    (to, offer): (Seat, Square),
    part: f32,
) {
    let words = stage.say("taihou-hat-lo");
    let rect = around(layout, offer);
    for taker in takers(table, to, offer) {
        let drawn = ((part - 0.4) / 0.6).clamp(0.0, 1.0);
        if drawn > 0.0 {
            let (from, to) = (middle(layout, offer), middle(layout, taker));
            marks::cord(stage, from, to, layout.unit, ease(drawn));
        }
    }
    marks::slip(stage, rect, &words, ease((part * 2.5).min(1.0)));
}

/// The pieces of a seat beside a square that could take what stands there, as they look or after being turned.
pub(super) fn takers(table: &TaihouTable, seat: Seat, offer: Square) -> Vec<Square> {
    let Some(Figure::Numbered {
        value: target,
        facing,
    }) = table.shown.pieces.get(&offer).map(|piece| piece.figure)
    else {
        return Vec::new();
    };
    let beside = |heading: Heading| {
        let square = offer.next(heading)?;
        let piece = table.shown.pieces.get(&square)?;
        let value = piece.value().filter(|_| piece.owner == seat)?;
        let side = Side::of(heading.back(), facing);
        allowed(value, target, side).then_some(square)
    };
    Heading::ALL.into_iter().filter_map(beside).collect()
}

/// Khi-lôi, large over the garden for a moment.
fn called_for_the_end(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    player: Seat,
    part: f32,
) {
    let shown = ease((part * 4.0).min(1.0)) * ease(((1.0 - part) * 4.0).min(1.0));
    if shown <= 0.05 {
        return;
    }
    let wide = layout.board.width() * 0.46 * (0.7 + 0.3 * shown);
    let rect = Rect::from_center_size(
        layout.board.center(),
        bevy_egui::egui::vec2(wide, wide * 0.2),
    );
    let call = stage.say("taihou-khi-loi");
    marks::ribbon(stage, rect, &call, rect.height() * 0.52, true);
    let words = stage.tell("taihou-khi-loi-left", &[("turns", TURNS_AFTER_CALL.into())]);
    let name = table.flow.player(player).map(|of| of.name.clone());
    let words = format!("{} · {words}", name.unwrap_or_default());
    let size = (rect.height() * 0.3).max(14.0);
    let line = stage.line(&words, Face::Sans, size, colour::INK, layout.board.width());
    let slip = Rect::from_center_size(
        rect.center_bottom() + bevy_egui::egui::vec2(0.0, size),
        line.size() + bevy_egui::egui::vec2(20.0, 8.0),
    );
    stage.painter().rect_filled(slip, 4.0, colour::PAPER);
    stage
        .painter()
        .galley(slip.center() - line.size() / 2.0, line, colour::INK);
}

/// What stands on a plate of the calls: a slip at its upper right corner, or the pebbles of the turns left. Says
/// whether the pebbles took the place of the words.
pub(super) fn on_the_plate(
    stage: &mut Stage,
    table: &TaihouTable,
    seat: Seat,
    (at, room): (Pos2, f32),
) -> bool {
    let layout = table.layout(&stage.canvas);
    let Some(of) = table.shown.seat(seat) else {
        return false;
    };
    if of.bound.is_some() {
        let plate = layout.plates[seat.index() % 4];
        let wide = (plate.width() * 0.34).min(78.0);
        let rect = Rect::from_min_size(
            pos2(plate.right() - wide - 6.0, plate.top() - 7.0),
            bevy_egui::egui::vec2(wide, 22.0),
        );
        let words = stage.say("taihou-hat-lo");
        marks::ribbon(stage, rect, &words, 14.0, true);
    }
    let Some(left) = of.turns_left else {
        return false;
    };
    let count = left.to_string();
    stage.text(at, Anchor::Left, &count, Face::Sans, 15.0, colour::INK);
    let begins = at.x + 24.0;
    let all = f32::from(TURNS_AFTER_CALL);
    let two = room < 150.0;
    let in_row = if two { all / 2.0 } else { all };
    let step = ((room - 24.0) / in_row).min(10.0);
    for n in 0..TURNS_AFTER_CALL {
        let n_in_row = f32::from(n) % in_row;
        let row = if two {
            (f32::from(n) / in_row).floor() - 0.5
        } else {
            0.0
        };
        let spot = pos2(begins + step * (n_in_row + 0.5), at.y + row * step);
        marks::pebble(stage, spot, step * 0.4, n < left);
    }
    true
}
