//! The card of the piece that is arranged: how it is turned, and what is done with all of them.

use std::hash::{BuildHasher, Hasher, RandomState};

use bevy_egui::egui::{Id, Pos2, Rect, StrokeKind, Vec2, pos2, vec2};
use taula_art::Dye;
use taula_rules::Seat;

use super::plan::{Lies, Plan, square};
use super::{Arranging, garden, settle};
use crate::art::Use;
use crate::games::taihou::{TaihouTable, TaihouView as View, prints, sentences};
use crate::table::Wish;
use crate::table::layout::{Layout, Shape};
use crate::theme::{Anchor, Button, Face, Kind, Stage, colour};

/// Where cards lie: all in one above another, or side by side in a bar.
pub(super) struct Places {
    /// The piece and what can be done with it.
    pub piece: Rect,
    /// What is settled.
    pub settle: Rect,
    /// Whether they lie side by side.
    pub bar: bool,
}

pub(super) fn places(layout: &Layout) -> Places {
    if layout.shape == Shape::Bar {
        let middle = layout.card.left() + layout.card.width() * 0.56;
        return Places {
            piece: layout.card.with_max_x(middle - 6.0),
            settle: layout.card.with_min_x(middle + 6.0),
            bar: true,
        };
    }
    let top = layout.tray.top().min(layout.card.top());
    let column = layout.card.with_min_y(top);
    // The menu may lie at the foot.
    let low = if layout.shape == Shape::Large {
        layout.menu.top() - 12.0
    } else {
        column.bottom()
    };
    let part = if layout.shape == Shape::Large {
        0.48
    } else {
        0.57
    };
    let middle = top + (low - top) * part;
    Places {
        piece: column.with_max_y(middle - 8.0),
        settle: Rect::from_min_max(pos2(column.left(), middle + 8.0), pos2(column.right(), low)),
        bar: false,
    }
}

/// A number below another that nobody can foresee.
fn below(most: usize) -> usize {
    (RandomState::new().build_hasher().finish() % most.max(1) as u64) as usize
}

/// Draws the cards of who arranges.
pub(super) fn arranging(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    seat: Seat,
    now: &mut Arranging,
    wishes: &mut Vec<Wish<View>>,
) {
    let places = places(layout);
    if places.bar {
        piece_in_bar(stage, table, places.piece, (seat, layout), now);
    } else {
        piece(stage, table, places.piece, (seat, layout), now);
    }
    settle::settle(stage, table, places.settle, seat, now, wishes);
}

/// A heading with a line under it; where that ends.
pub(super) fn heading(stage: &Stage, rect: Rect, words: &str, size: f32) -> f32 {
    let text = stage.canvas.text_up_to(1.3);
    let (left, width) = (rect.left() + 20.0, rect.width() - 40.0);
    let y = rect.top() + 28.0 * text;
    let at = pos2(left, y);
    stage.text_in(
        at,
        Anchor::Left,
        words,
        Face::Serif,
        size * text,
        colour::INK,
        width,
    );
    let line = y + 18.0 * text;
    stage.rule(left, left + width, line);
    line + 10.0
}

/// The piece that is looked at, the four ways it can look, and what is done with all of them.
fn piece(
    stage: &mut Stage,
    table: &TaihouTable,
    rect: Rect,
    (seat, layout): (Seat, &Layout),
    now: &mut Arranging,
) {
    stage.card(rect, true);
    let text = stage.canvas.text_up_to(1.3);
    let (left, width) = (rect.left() + 20.0, rect.width() - 40.0);
    let tall = 40.0 * text;
    let row = Rect::from_min_size(pos2(left, rect.bottom() - 16.0 - tall), vec2(width, tall));
    let turns = Rect::from_min_size(
        pos2(left, row.top() - 6.0 - 46.0 * text),
        vec2(width, 46.0 * text),
    );
    let place = now.draft.held.unwrap_or(now.looked);
    if layout.shape == Shape::Large {
        // There is room for the piece's name alone.
        let title = named(stage, table, seat, place, now);
        heading(stage, rect, &title, 22.0);
        let half = (width - 10.0) / 2.0;
        shuffle(stage, row.with_max_x(left + half), now);
        unfold(stage, row.with_min_x(left + half + 10.0), now);
    } else {
        let title = stage.say("arrange");
        let y = heading(stage, rect, &title, 23.0);
        let about = stage.say("arrange-about");
        let size = 15.5 * text;
        let told = stage.lines(pos2(left, y), width, &about, Face::Sans, size, colour::INK);
        let word = stage.say("arrange-turn");
        let y = turns.top() - 10.0 * text;
        stage.rule(left, left + width, y - 13.0 * text);
        let at = pos2(left, y);
        let size = 15.0 * text;
        stage.text_in(
            at,
            Anchor::Left,
            &word,
            Face::Sans,
            size,
            colour::INK,
            width,
        );
        let room = Rect::from_min_max(
            pos2(left, told.bottom() + 8.0),
            pos2(left + width, y - 18.0 * text),
        );
        looked_at(stage, table, room, (seat, place), now);
        shuffle(stage, row, now);
    }
    four_ways(stage, table, turns, (seat, place), now);
}

/// The piece that is looked at: large, with its name and its square.
fn looked_at(
    stage: &mut Stage,
    table: &TaihouTable,
    room: Rect,
    (seat, place): (Seat, usize),
    now: &Arranging,
) {
    let (Some(lies), Some(square)) = (
        now.draft.plan().at(place),
        square(&table.board, seat, place),
    ) else {
        return;
    };
    let text = stage.canvas.text_up_to(1.3);
    let side = (room.height() - 10.0)
        .min(78.0)
        .min(room.width() * 0.4)
        .floor();
    let mut left = room.left();
    if side >= 30.0 {
        let at = pos2(left + side / 2.0, room.center().y);
        big(stage, table, seat, lies, at, side);
        left += side + 16.0;
    }
    let width = room.right() - left;
    let name = sentences::title(Some(lies.value), stage.words);
    for (up, words, face, size, ink) in [
        (-12.0, name, Face::Serif, 19.0, colour::INK),
        (12.0, square.to_string(), Face::Sans, 16.0, colour::SOFT),
    ] {
        let at = pos2(left, room.center().y + up * text);
        stage.text_in(at, Anchor::Left, &words, face, size * text, ink, width);
    }
}

/// The name of the piece that is looked at, and of its square.
fn named(stage: &Stage, table: &TaihouTable, seat: Seat, place: usize, now: &Arranging) -> String {
    match (
        now.draft.plan().at(place),
        square(&table.board, seat, place),
    ) {
        (Some(lies), Some(square)) => {
            let name = sentences::title(Some(lies.value), stage.words);
            format!("{name} · {square}")
        }
        _ => stage.say("arrange"),
    }
}

/// The same on a bar.
fn piece_in_bar(
    stage: &mut Stage,
    table: &TaihouTable,
    rect: Rect,
    (seat, _): (Seat, &Layout),
    now: &mut Arranging,
) {
    stage.card(rect, true);
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let place = now.draft.held.unwrap_or(now.looked);
    let wide = (inner.width() * 0.5).min(210.0);
    let half = inner.height() / 2.0;
    let words = named(stage, table, seat, place, now);
    let at = pos2(inner.left(), inner.top() + half * 0.42);
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Serif,
        18.0,
        colour::INK,
        wide,
    );
    let row = Rect::from_min_size(
        pos2(inner.left(), inner.top() + half * 0.8),
        vec2(wide, half * 1.2),
    );
    four_ways(stage, table, row, (seat, place), now);
    let left = inner.left() + wide + 12.0;
    let button = |n: f32| {
        Rect::from_min_max(
            pos2(left, inner.top() + n * (half + 2.0)),
            pos2(inner.right(), inner.top() + n * (half + 2.0) + half - 3.0),
        )
    };
    shuffle(stage, button(0.0), now);
    unfold(stage, button(1.0), now);
}

/// A piece as it lies on the card.
fn big(stage: &mut Stage, table: &TaihouTable, seat: Seat, lies: Lies, at: Pos2, side: f32) {
    let dye = dye(table, seat);
    let shadow = prints::shadow(stage.art, false, side, Use::Panel);
    stage.print(shadow.as_ref(), at);
    let facing = garden::facing(table, seat, lies);
    let painted = prints::painted(dye, lies.value, None);
    let print = prints::tile(stage.art, painted, facing, side, Use::Panel);
    stage.print(print.as_ref(), at);
}

fn dye(table: &TaihouTable, seat: Seat) -> Dye {
    let player = table.flow.player(seat);
    player.map_or(Dye::Yellow, |player| player.dye)
}

/// The four ways a piece can look: the one it does has a ring.
fn four_ways(
    stage: &mut Stage,
    table: &TaihouTable,
    row: Rect,
    (seat, place): (Seat, usize),
    now: &mut Arranging,
) {
    let Some(lies) = now.draft.plan().at(place) else {
        return;
    };
    let step = row.width() / 4.0;
    let side = (row.height() - 10.0).min(step - 12.0).floor();
    for quarters in 0..4 {
        let at = pos2(
            row.left() + (f32::from(quarters) + 0.5) * step,
            row.center().y,
        );
        let place_of = Rect::from_center_size(at, Vec2::splat(side + 8.0));
        let touch = stage.touch(("arrange-turn", quarters), place_of, false);
        if touch.hovered {
            stage.painter().rect_filled(place_of, 6.0, colour::WELL);
        }
        if lies.quarters == quarters {
            let line = (2.5, colour::BRASS);
            stage
                .painter()
                .rect_stroke(place_of, 7.0, line, StrokeKind::Middle);
        }
        let turned = Lies { quarters, ..lies };
        big(stage, table, seat, turned, at, side);
        if touch.focused {
            stage.ring(place_of, 7.0);
        }
        if touch.chosen {
            now.asks = false;
            now.draft.turn_to(place, quarters);
        }
    }
}

fn shuffle(stage: &mut Stage, rect: Rect, now: &mut Arranging) {
    let looks = Button::new(Kind::Plain, 16.0 * stage.canvas.text_up_to(1.3));
    let label = stage.say("arrange-shuffle");
    if stage.button("arrange-shuffle", rect, &label, looks) {
        now.asks = false;
        now.draft.held = None;
        now.draft.lay(Plan::shuffled(below));
    }
}

/// The remembered arrangements, where they do not lie open.
fn unfold(stage: &mut Stage, rect: Rect, now: &mut Arranging) {
    let looks = Button::new(Kind::Plain, 16.0 * stage.canvas.text_up_to(1.3));
    let label = stage.say("arrange-plans");
    if stage.button("arrange-plans", rect, &label, looks) {
        now.unfolded = !now.unfolded;
        if now.unfolded {
            stage.focus.seek(Id::new("arrange-wall"));
        }
    }
}
