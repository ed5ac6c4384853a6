//! Which key and which button says what: a row for each action. One is chosen, and the next that is pressed
//! takes its place. Escape leaves it as it is, except in the row of the way back, whose key it is usually; so
//! does the other device, and a click.

use bevy_egui::egui::{Id, Rect, Stroke, pos2, vec2};
use taula_sound::Sound;

use super::page::{Page, Roll};
use super::question::Question;
use super::{Desk, Fold, Parts};
use crate::input::Intent;
use crate::input::bindings::{ACTS, Key, button_named, pad_label};
use crate::input::listening::{Listening, Wanted};
use crate::input::rebind::{Column, Slot};
use crate::store::Settings;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour, dashed};

/// What a place of the table is called.
const fn name(slot: Slot) -> (&'static str, &'static str, Column) {
    ("settings", slot.act.name, slot.column)
}

/// And by the focus.
fn id(slot: Slot) -> Id {
    Id::new(name(slot))
}

fn slots() -> impl Iterator<Item = Slot> {
    ACTS.iter()
        .flat_map(|act| [Column::Keys, Column::Pad].map(|column| Slot { act, column }))
}

/// Whose place in the table is in focus.
pub(super) fn in_focus(stage: &Stage) -> Option<Slot> {
    let at = stage.focus.at()?;
    slots().find(|&slot| id(slot) == at)
}

/// What stands on a key or a button.
pub(super) fn label(column: Column, name: &str) -> String {
    let label = match column {
        Column::Keys => name.parse::<Key>().ok().map(|key| key.label()),
        Column::Pad => button_named(name).map(|button| pad_label(button).to_owned()),
    };
    label.unwrap_or_default()
}

/// What was waited for has come, or is waited for no longer.
pub(super) fn hear(
    stage: &mut Stage,
    desk: &mut Desk,
    listening: &mut Listening,
    now: &mut Settings,
    sounds: &mut Vec<Sound>,
) {
    if let Some(heard) = listening.take()
        && let Some(to) = desk.waits.take()
        && let Some(name) = heard
    {
        sounds.push(Sound::Press);
        if let Some(from) = to.holder(now, &name) {
            // Where there is nothing to give in exchange, who must have one keeps it.
            let bare = to.names(now).is_empty() && from.names(now).len() == 1;
            if bare && from.must_keep() {
                refuse(desk, sounds);
            } else {
                desk.after = Some(id(to));
                desk.question = Some(Question::Taken { to, from, name });
            }
        } else {
            to.give(now, &name);
        }
    }
    // Other settings from elsewhere, or a pad that went away: then nothing is waited for here either.
    if listening.wanted().is_none() {
        desk.waits = None;
    }
    let Some(slot) = in_focus(stage).filter(|_| desk.question.is_none()) else {
        return;
    };
    if stage.heard(Intent::Other) && !listening.deaf() {
        if !slot.is_usual(now) {
            slot.reset(now);
            sounds.push(Sound::Press);
        } else if slot.clear(now) {
            sounds.push(Sound::Press);
        } else {
            refuse(desk, sounds);
        }
    }
}

fn refuse(desk: &mut Desk, sounds: &mut Vec<Sound>) {
    desk.note = Some("must-keep");
    sounds.push(Sound::Error);
}

/// Where keys and buttons are shown: their columns, over the whole height.
pub(super) fn columns(page: &Page) -> (Rect, Rect) {
    let (keys, pad) = match page.fold {
        Fold::Cards => (page.width() * 0.39, page.width() * 0.17),
        Fold::Tabs | Fold::Column => (page.width() * 0.36, page.width() * 0.2),
    };
    let column = |right: f32, wide: f32| {
        Rect::from_min_max(pos2(right - wide, 0.0), pos2(right, f32::INFINITY))
    };
    (column(page.right - pad, keys), column(page.right, pad))
}

/// The table, and the button that makes all as it was.
pub(super) fn show(page: &mut Page, parts: &mut Parts, bottom: Option<f32>) {
    let row = page.tall(36.0);
    let button = page.tall(40.0);
    // A click anywhere gives up what is waited for; on the same place it does nothing more.
    let clicked = page.stage.ui.input(|input| input.pointer.any_click());
    if parts.desk.waits.is_some() && clicked {
        parts.listening.stop();
    }
    let before = parts.desk.waits.filter(|_| clicked);
    match bottom {
        Some(bottom) => {
            page.y += if page.fold == Fold::Cards { 4.0 } else { -10.0 };
            let end = bottom - button - 10.0;
            let view =
                Rect::from_min_max(pos2(page.left - 18.0, page.y), pos2(page.right + 20.0, end));
            let mut roll: Roll = std::mem::take(&mut parts.desk.table);
            let clip = roll.begin(page.stage, view);
            page.y -= roll.at();
            page.focused = None;
            rows(page, parts, row, before);
            let (focused, last) = (page.focused, page.y);
            roll.end(page.stage, clip, view, last, focused);
            parts.desk.table = roll;
            page.stage.rule(page.left, page.right, end);
            page.y = bottom - button;
        }
        None => {
            page.y += 10.0;
            rows(page, parts, row, before);
            page.y += 12.0;
        }
    }
    let rect = page.room(button);
    usual(page, parts.desk, rect);
}

fn rows(page: &mut Page, parts: &mut Parts, row: f32, before: Option<Slot>) {
    let moved = page.stage.focus.at();
    if !slots().any(|slot| Some(id(slot)) == moved) {
        parts.desk.note = None;
    }
    for (i, act) in ACTS.iter().enumerate() {
        let rect = page.room(row);
        let waits = parts.desk.waits.filter(|slot| slot.act == act);
        let lit = waits.is_some()
            || matches!(&parts.desk.question, Some(Question::Taken { to, from, .. })
                if to.act == act || from.act == act);
        if lit {
            light(page.stage, rect);
        } else if i > 0 {
            let ink = colour::INK.gamma_multiply(0.14);
            page.stage
                .painter()
                .hline(page.left..=page.right, rect.top(), (1.0, ink));
        }
        let (keys, pad) = columns(page);
        let words = page.stage.say(&format!("act-{}", act.name));
        let at = pos2(page.left, rect.center().y);
        let room = keys.left() - 8.0 - page.left;
        let size = 17.0 * page.text;
        page.stage.text_in(
            at,
            Anchor::Left,
            &words,
            Face::Sans,
            size,
            colour::INK,
            room,
        );
        for (column, across) in [(Column::Keys, keys), (Column::Pad, pad)] {
            let slot = Slot { act, column };
            let cell = Rect::from_min_max(
                pos2(across.left() + 2.0, rect.top() + 3.0),
                pos2(across.right() - 2.0, rect.bottom() - 3.0),
            );
            place(page, parts, slot, cell, before);
        }
        if let Some(slot) = waits {
            let (from, key) = match slot.column {
                Column::Keys => (keys, "press-a-key"),
                Column::Pad => (keys.union(pad), "press-a-button"),
            };
            awaited(page, from.intersect(rect).shrink2(vec2(2.0, 4.0)), key);
        }
    }
}

/// A place of the table: what it has, and that it can be chosen.
fn place(page: &mut Page, parts: &mut Parts, slot: Slot, cell: Rect, before: Option<Slot>) {
    let touch = page.touch(name(slot), cell, false);
    let waits = parts.desk.waits.is_some_and(|waits| waits.act == slot.act);
    if touch.chosen && before != Some(slot) && parts.listening.wanted().is_none() {
        parts.desk.note = None;
        parts.desk.waits = Some(slot);
        parts.listening.begin(match slot.column {
            Column::Keys => Wanted::Key {
                escape: slot.act.intent == Intent::Back,
            },
            Column::Pad => Wanted::Button,
        });
        page.stage.ui.ctx().request_repaint();
    }
    if touch.hovered && !waits {
        page.stage.painter().rect_filled(cell, 5.0, colour::WELL);
    }
    if !waits {
        // What is not as usual can be made so with the pointer, too.
        let mut room = cell;
        if !slot.is_usual(parts.now) && cell.width() > 70.0 {
            let side = cell.height().min(30.0);
            let undo = Rect::from_center_size(
                pos2(cell.right() - side / 2.0, cell.center().y),
                vec2(side, side),
            );
            room.set_right(undo.left());
            let again = page.stage.point((name(slot), "again"), undo, true);
            let ink = if again.hovered {
                colour::INK
            } else {
                colour::SOFT
            };
            page.stage.icon(undo.center(), Icon::Replay, 17.0, ink);
            if again.chosen {
                slot.reset(parts.now);
                *page.stage.pressed = true;
            }
        }
        has(page.stage, slot, &slot.names(parts.now), room, page.text);
    }
    // What is waited for has the ring around its cap.
    if touch.focused && parts.desk.waits.is_none() {
        page.stage.ring(cell.shrink(2.0), 5.0);
    }
}

/// The keys a place has, as many as there is room for, or its button.
fn has(stage: &Stage, slot: Slot, names: &[String], room: Rect, text: f32) {
    let middle = room.center();
    let size = 14.0 * text.min(1.6);
    if names.is_empty() {
        let ink = (1.6, colour::INK.gamma_multiply(0.6));
        stage
            .painter()
            .hline(middle.x - 6.0..=middle.x + 6.0, middle.y, ink);
        return;
    }
    if slot.column == Column::Pad {
        let button = names.first().and_then(|name| button_named(name));
        if let Some(button) = button {
            stage.pad_button(middle, button, size, colour::INK);
        }
        return;
    }
    let gap = 6.0;
    let mut shown: Vec<(String, f32)> = Vec::new();
    let mut wide = 0.0;
    for name in names {
        let label = label(slot.column, name);
        // Two keys with the same on them say the same.
        if shown.iter().any(|(other, _)| *other == label) {
            continue;
        }
        let cap = stage.key_on_paper_width(&label, size);
        if !shown.is_empty() && wide + gap + cap > room.width() - 4.0 {
            break;
        }
        wide += cap + if shown.is_empty() { 0.0 } else { gap };
        shown.push((label, cap));
    }
    let mut x = middle.x - wide / 2.0;
    for (label, cap) in shown {
        stage.key_on_paper(pos2(x + cap / 2.0, middle.y - 1.0), &label, size);
        x += cap + gap;
    }
}

fn light(stage: &Stage, rect: Rect) {
    let around = rect.expand2(vec2(10.0, 0.0));
    let painter = stage.painter();
    let ground = bevy_egui::egui::Color32::from_rgb(0xE4, 0xD5, 0xB6);
    painter.rect_filled(around, 6.0, ground);
    let bar = around.with_max_x(around.left() + 5.0);
    painter.rect_filled(
        bar,
        2.5,
        bevy_egui::egui::Color32::from_rgb(0x7A, 0x5F, 0x22),
    );
}

/// Where a key or button is waited for: a cap that is not there yet.
fn awaited(page: &Page, rect: Rect, key: &str) {
    let painter = page.stage.painter();
    painter.rect_filled(rect, 5.0, colour::FIELD);
    dashed(
        painter,
        rect.shrink(0.7),
        5.0,
        Stroke::new(1.3, colour::INK),
    );
    let words = page.stage.say(key);
    let size = 14.0 * page.text.min(1.6);
    let room = rect.width() - 8.0;
    let at = rect.center();
    page.stage.text_in(
        at,
        Anchor::Middle,
        &words,
        Face::Sans,
        size,
        colour::INK,
        room,
    );
    page.stage.ring(rect, 5.0);
}

/// A row of what would be exchanged.
pub(super) fn exchanged(stage: &Stage, rect: Rect, slot: Slot, name: Option<&str>) {
    light(stage, rect.shrink2(vec2(10.0, 2.0)));
    let text = stage.canvas.text_up_to(1.6);
    let words = stage.say(&format!("act-{}", slot.act.name));
    let at = pos2(rect.left() + 14.0, rect.center().y);
    let (size, ink) = (17.0 * text, colour::INK);
    let room = rect.width() * 0.6;
    stage.text_in(at, Anchor::Left, &words, Face::Sans, size, ink, room);
    let names: Vec<String> = name.map(str::to_owned).into_iter().collect();
    let cell = rect.with_min_x(rect.left() + rect.width() * 0.64);
    has(stage, slot, &names, cell, text);
}

/// All keys and buttons as they were, once that is confirmed; or why something was not done.
fn usual(page: &mut Page, desk: &mut Desk, rect: Rect) {
    if let Some(note) = desk.note {
        let words = page.stage.say(note);
        let size = 14.0 * page.text;
        let told = page
            .stage
            .paragraph(rect.width(), &words, Face::Sans, size, colour::INK);
        let at = pos2(rect.left(), rect.center().y - told.size().y / 2.0);
        page.stage.painter().galley(at, told, colour::INK);
        return;
    }
    let looks = Button {
        icon: Some(Icon::Replay),
        ..Button::new(Kind::Plain, 17.0 * page.text)
    };
    let words = page.stage.say("usual-keys");
    let name = "usual-keys";
    if page.stage.button(name, rect, &words, looks) {
        desk.after = Some(Id::new(name));
        desk.question = Some(Question::Usual);
    }
    if page.stage.focus.at() == Some(Id::new(name)) {
        page.focused = Some(rect);
    }
}
