//! What lies beside the sentence: the three turns of the disc that is looked at, or the discs to be put back.

use bevy_egui::egui::{Id, Rect, pos2, vec2};
use taula_rules::games::tebas::{Circle, Move, Stage as Now};

use super::choice::turned;
use super::marks::{self, CASING};
use super::panel::chooses;
use super::{Own, TebasTable, TebasView as View, prints, spots};
use crate::art::Use;
use crate::input::bindings::{self, Key};
use crate::input::{Device, Intent};
use crate::table::Wish;
use crate::table::layout::Layout;
use crate::theme::{Anchor, Face, Stage, colour};

/// What the focus calls a turn by so many quarters.
#[must_use]
pub fn turn_id(quarters: u8) -> Id {
    Id::new(("turn", quarters))
}

/// How the card is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lie {
    /// A title above a row.
    Row,
    /// A title beside a row: there is no room above it.
    Low,
    /// A title above a column.
    Column,
}

fn lie(layout: &Layout) -> Lie {
    let (wide, high) = (layout.tray.width(), layout.tray.height());
    if high > wide * 1.2 {
        Lie::Column
    } else if high < 100.0 {
        Lie::Low
    } else {
        Lie::Row
    }
}

/// The part of the card that discs lie in.
#[must_use]
pub fn discs(layout: &Layout) -> Rect {
    let inner = layout.tray.shrink2(vec2(14.0, 10.0));
    match lie(layout) {
        Lie::Low => inner.with_min_x(inner.left() + inner.width() * 0.3),
        Lie::Row | Lie::Column => inner.with_min_y(inner.top() + 34.0),
    }
}

/// Where each turn's disc lies, and how large it is.
fn places(layout: &Layout) -> ([Rect; 3], f32) {
    let room = discs(layout);
    let cell = |n: usize| {
        let n = n as f32;
        if lie(layout) == Lie::Column {
            let high = room.height() / 3.0;
            Rect::from_min_size(
                pos2(room.left(), room.top() + n * high),
                vec2(room.width(), high),
            )
        } else {
            let wide = room.width() / 3.0;
            Rect::from_min_size(
                pos2(room.left() + n * wide, room.top()),
                vec2(wide, room.height()),
            )
        }
    };
    let cells = [cell(0), cell(1), cell(2)];
    let side = cells[0].width().min(cells[0].height());
    (cells, (side * 0.36).min(44.0).floor())
}

/// The card, and what lies in the tray of what is out of play.
pub(super) fn show(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) {
    out_of_play(stage, table, layout);
    if table.course.is_some() {
        return;
    }
    stage.card(layout.tray, true);
    let at = table.flow.game().position();
    if at.stage == Now::Redeploy && at.redeploy > 0 || table.shown.redeploy > 0 {
        let pieces = table.shown.redeploy.into();
        let words = stage.tell("tebas-in-hand", &[("pieces", pieces)]);
        title(stage, layout, &words, false);
        return;
    }
    let subject = table.own.choice.subject();
    let person = chooses(table).is_some();
    let words = stage.say("tebas-turn");
    title(stage, layout, &words, person && subject.is_some());
    let mut looked = None;
    if let Some(circle) = subject.filter(|_| person) {
        looked = turns(stage, table, layout, circle, wishes);
    } else {
        nothing(stage, table, layout);
    }
    if looked != table.own.turn_looked {
        wishes.push(Wish::Own(Own::LookAtTurn(looked)));
    }
}

fn title(stage: &mut Stage, layout: &Layout, words: &str, capped: bool) {
    let scale = stage.canvas.text_up_to(1.5);
    let tray = layout.tray.shrink2(vec2(16.0, 0.0));
    let low = lie(layout) == Lie::Low;
    let y = if low {
        tray.center().y
    } else {
        tray.top() + 24.0
    };
    let room = if low {
        tray.width() * 0.26
    } else {
        tray.width() - 40.0
    };
    let size = 19.0 * scale;
    stage.text_in(
        pos2(tray.left(), y),
        Anchor::Left,
        words,
        Face::Serif,
        size,
        colour::INK,
        room,
    );
    let cap = cap(stage);
    if capped && !low && !cap.is_empty() {
        let at = pos2(tray.right() - 14.0, y);
        stage.key_on_paper(at, &cap, 14.0 * scale);
    }
}

/// What turns the disc in hand: R, where that key still does.
fn cap(stage: &Stage) -> String {
    let keys = bindings::act(Intent::Other).keys(stage.chosen);
    let turns = keys.iter().map(Key::label).find(|label| label == "R");
    turns
        .filter(|_| stage.device == Device::Keys)
        .unwrap_or_else(|| stage.cap(Intent::Other))
}

/// The three turns of a disc; which of them is looked at.
fn turns(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    circle: Circle,
    wishes: &mut Vec<Wish<View>>,
) -> Option<u8> {
    let game = table.flow.game();
    let stack = game.position().stack(circle)?;
    let dye = table.flow.player(stack.top())?.dye;
    let moves = game.legal_moves();
    let (cells, radius) = places(layout);
    let mut looked = None;
    for (quarters, cell) in (1..=3).zip(cells) {
        let north = turned(stack, quarters);
        let mv = Move::Turn { circle, north };
        let can = moves.contains(&mv);
        let tries = table.lesson.is_some();
        let rect = cell.shrink(2.0);
        let touch = if can || tries {
            stage.touch(("turn", quarters), rect, false)
        } else {
            stage.point(("turn", quarters), rect, false)
        };
        if touch.hovered && can {
            stage.painter().rect_filled(rect, 6.0, colour::WELL);
        }
        // Who points is looking where the pointer is, whatever has the focus.
        if touch.hovered || touch.focused && stage.focus.by_keys() {
            looked = Some(quarters);
        }
        if touch.chosen && (can || tries) {
            wishes.push(Wish::Act(table.playing(mv)));
        }
        let shown = table.own.choice.quarters == quarters;
        disc(stage, cell, (dye, north, quarters), radius, can);
        if touch.focused || shown {
            stage.ring(rect.shrink(4.0), 6.0);
        }
    }
    looked
}

/// A disc as it would face after a turn, with the arrow of that.
fn disc(
    stage: &mut Stage,
    cell: Rect,
    (dye, north, quarters): (taula_art::Dye, u8, u8),
    radius: f32,
    can: bool,
) {
    let at = cell.center() + vec2(0.0, radius * 0.06);
    let shadow = prints::shadow(stage.art, radius, Use::Panel);
    stage.print(shadow.as_ref(), at + vec2(radius, radius) * 0.08);
    let stone = prints::stone(dye);
    let print = if can {
        prints::disc(stage.art, stone, north, radius, Use::Panel)
    } else {
        prints::ghost(stage.art, stone, north, radius)
    };
    stage.print(print.as_ref(), at);
    let ink = if can {
        colour::BRASS
    } else {
        CASING.gamma_multiply(0.4)
    };
    marks::turning(stage, at, radius * 1.22, quarters, ink);
    let sign = ["¼", "½", "¾"][usize::from(quarters) - 1];
    let corner = at + vec2(-radius * 1.12, -radius * 0.98);
    let size = (radius * 0.58).max(13.0);
    stage.text(corner, Anchor::Middle, sign, Face::Sans, size, colour::INK);
}

/// Where no disc is looked at: how one is turned at all.
fn nothing(stage: &Stage, table: &TebasTable, layout: &Layout) {
    let room = discs(layout);
    let scale = stage.canvas.text_up_to(1.6);
    let key = if chooses(table).is_some() {
        "tebas-turn-which"
    } else {
        "tebas-turn-about"
    };
    let words = stage.say(key);
    let mut size = 15.0 * scale;
    let lay = |size: f32| stage.paragraph(room.width(), &words, Face::Sans, size, colour::SOFT);
    while lay(size).size().y > room.height() && size > 11.0 {
        size -= 1.0;
    }
    stage.painter().galley(room.min, lay(size), colour::SOFT);
}

/// How many discs are out of play, on the tray they lie in.
fn out_of_play(stage: &Stage, table: &TebasTable, layout: &Layout) {
    let tray = layout.waiting[0];
    if !tray.is_positive() {
        return;
    }
    let out: u32 = table.shown.out.iter().map(|&out| u32::from(out)).sum();
    let words = stage.tell("tebas-out", &[("pieces", out.into())]);
    let bed = spots::tray_bed(tray);
    let label = if tray.height() < 100.0 {
        Rect::from_min_max(
            pos2(bed.right() + 4.0, tray.top() + 10.0),
            pos2(tray.right() - 12.0, tray.bottom() - 10.0),
        )
    } else {
        Rect::from_min_max(
            pos2(tray.left() + 16.0, tray.bottom() - 36.0),
            pos2(tray.right() - 16.0, tray.bottom() - 12.0),
        )
    };
    let size = 14.0 * stage.canvas.text_up_to(1.4);
    let line = stage.whole_line(&words, Face::Sans, size, colour::INK, label.width() - 12.0);
    let rect = Rect::from_center_size(label.center(), line.size() + vec2(12.0, 6.0));
    let painter = stage.painter();
    painter.rect_filled(rect.translate(vec2(1.0, 1.5)), 3.0, colour::SHADOW);
    painter.rect_filled(rect, 3.0, colour::PAPER);
    painter.galley(rect.center() - line.size() / 2.0, line, colour::INK);
}
