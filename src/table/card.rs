//! The card with the sentence of the moment, its button, undo, redo and the hint.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Id, Rect, pos2, vec2};

use super::bands::text;
use super::layout::{Layout, Shape as Folding};
use super::panel::Wish;
use super::view::{Move, View};
use super::{Act, Moment, Table, marks};
use crate::input::Intent;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// The sentence of the moment, its button, undo, redo and the hint.
pub(super) fn sentence<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    layout: &Layout,
    moment: &Moment,
    chosen: Option<Move<V>>,
    wishes: &mut Vec<Wish<V>>,
) {
    let rect = layout.card;
    stage.card(rect, true);
    let act = if moment.button.is_none() {
        None
    } else if table.flow.game().turn().is_chance() {
        Some(Act::Throw)
    } else {
        chosen.map(|mv| table.playing(mv))
    };
    match layout.shape {
        Folding::Bands => {
            let (left, width) = (rect.left() + 20.0, rect.width() - 40.0);
            stage.text_in(
                pos2(left, rect.top() + 26.0),
                Anchor::Left,
                &moment.turn,
                Face::Sans,
                text(stage, 16.0, 1.3),
                colour::SOFT,
                width,
            );
            stage.rule(left, left + width, rect.top() + 43.0);
            let mut y = rect.top() + 56.0;
            y = stage
                .lines(
                    pos2(left, y),
                    width,
                    &moment.heading,
                    Face::Serif,
                    text(stage, 25.0, 1.15),
                    colour::INK,
                )
                .bottom()
                + 10.0;
            if moment.hint.is_empty() {
                if !moment.body.is_empty() {
                    y = stage
                        .lines(
                            pos2(left, y),
                            width,
                            &moment.body,
                            Face::Sans,
                            text(stage, 16.0, 1.2),
                            colour::INK,
                        )
                        .bottom()
                        + 10.0;
                }
                if !moment.note.is_empty() {
                    stage.lines(
                        pos2(left, y),
                        width,
                        &moment.note,
                        Face::Sans,
                        text(stage, 15.0, 1.1),
                        colour::SOFT,
                    );
                }
            } else {
                let room = rect.bottom() - 112.0 - y;
                let sizes = (text(stage, 16.0, 1.2), 14.0);
                let why = fitting(stage, &moment.hint, width, room, sizes);
                stage.painter().galley(pos2(left, y), why, colour::INK);
            }
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 104.0), vec2(width, 44.0));
            main_button(stage, main, moment, act, 18.0, wishes);
            let half = (width - 8.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 50.0), vec2(half, 38.0));
            let hint = undo.translate(vec2(half + 8.0, 0.0));
            helps(stage, table, (undo, hint), 15.0, true, wishes);
        }
        Folding::Large => {
            let (left, width) = (rect.left() + 24.0, rect.width() - 48.0);
            let scale = stage.canvas.text;
            stage.text_in(
                pos2(left, rect.top() + 30.0),
                Anchor::Left,
                &moment.turn,
                Face::Sans,
                14.5 * scale,
                colour::SOFT,
                layout.log.left() - 12.0 - left,
            );
            let mut y = rect.top() + 54.0;
            y = stage
                .lines(
                    pos2(left, y),
                    width,
                    &moment.heading,
                    Face::Serif,
                    21.0 * scale,
                    colour::INK,
                )
                .bottom()
                + 8.0;
            // One more sentence, as far as there is room: what the move brings, or why it must be.
            let room = rect.bottom() - 156.0 - y;
            let galley = fitting(stage, &moment.more(), width, room, (16.0 * scale, 18.0));
            stage.painter().galley(pos2(left, y), galley, colour::INK);
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 150.0), vec2(width, 62.0));
            main_button(stage, main, moment, act, 15.5 * scale, wishes);
            let part = (width - 150.0 - 24.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 76.0), vec2(part, 56.0));
            let hint = undo.translate(vec2(part + 12.0, 0.0));
            helps(stage, table, (undo, hint), 14.0 * scale, false, wishes);
        }
        Folding::Bar => {
            let left = rect.left() + 18.0;
            let buttons = rect.right() - 132.0;
            let main = Rect::from_min_size(
                pos2(buttons - 12.0 - 196.0, rect.top() + 16.0),
                vec2(196.0, rect.height() - 32.0),
            );
            let width = main.left() - 12.0 - left;
            let (small, y) = (14.0, rect.top());
            // A hint says more: whose turn it is stands on the plate.
            let hinted = !moment.hint.is_empty();
            if !hinted {
                stage.text_in(
                    pos2(left, y + 16.0),
                    Anchor::Left,
                    &moment.turn,
                    Face::Sans,
                    small,
                    colour::SOFT,
                    width,
                );
            }
            let (heading, more) = if hinted { (17.0, 30.0) } else { (38.0, 52.0) };
            stage.text_in(
                pos2(left, y + heading),
                Anchor::Left,
                &moment.heading,
                Face::Serif,
                20.0,
                colour::INK,
                width,
            );
            let room = rect.height() - 2.0 - more;
            let galley = fitting(stage, &moment.more(), width, room, (small, 12.0));
            stage
                .painter()
                .galley(pos2(left, y + more), galley, colour::INK);
            main_button(stage, main, moment, act, 17.0, wishes);
            let undo = Rect::from_min_size(pos2(buttons, rect.top() + 8.0), vec2(120.0, 34.0));
            let hint = undo.translate(vec2(0.0, 38.0));
            helps(stage, table, (undo, hint), 14.0, true, wishes);
        }
    }
}

fn main_button<V: View>(
    stage: &mut Stage,
    rect: Rect,
    moment: &Moment,
    act: Option<Act>,
    size: f32,
    wishes: &mut Vec<Wish<V>>,
) {
    let Some(label) = &moment.button else { return };
    let cap = stage.cap(Intent::Confirm);
    let button = Button {
        hint: Some(&cap),
        enabled: act.is_some(),
        first: act == Some(Act::Throw),
        ..Button::new(Kind::Main, size)
    };
    // With pawns to choose from, Enter is theirs: the button says what it does.
    let chosen = if matches!(act, Some(Act::Play(_))) {
        stage.pointed_button("main", rect, label, button)
    } else {
        stage.button("main", rect, label, button)
    };
    if let Some(act) = act.filter(|_| chosen) {
        wishes.push(Wish::Act(act));
    }
}

/// As many of the sentences as there is room for, the first of them always, as large as they can be.
fn fitting(
    stage: &Stage,
    sentences: &[String],
    width: f32,
    room: f32,
    (size, least): (f32, f32),
) -> Arc<Galley> {
    let mut count = sentences.len();
    loop {
        let said = sentences[..count].join(" ");
        let mut size = size;
        loop {
            let galley = stage.paragraph(width, &said, Face::Sans, size, colour::INK);
            if galley.size().y <= room || (size <= least && count <= 1) {
                return galley;
            }
            if size <= least {
                break;
            }
            size = (size - 1.0).max(least);
        }
        count -= 1;
    }
}

/// Undo, redo and the hint. Redo shares its place with undo once there is something to play again.
fn helps<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    (mut undo, mut hint): (Rect, Rect),
    size: f32,
    icons: bool,
    wishes: &mut Vec<Wish<V>>,
) {
    let plain = Button::new(Kind::Plain, size);
    let thinking = table.flow.is_asked();
    let words = [
        stage.say("undo"),
        stage.say(if thinking { "hint-thinking" } else { "hint" }),
    ];
    let needs = words.each_ref().map(|word| {
        let line = stage.line(word, Face::Sans, size, colour::INK, f32::INFINITY);
        line.size().x + 24.0
    });
    let picture = size * 1.65;
    // Words may become a little smaller before their pictures go.
    let icons = icons
        && if undo.top() == hint.top() {
            (needs[0] + needs[1] + 2.0 * picture) * 0.92 < undo.width() + hint.width()
        } else {
            (needs[0].max(needs[1]) + picture) * 0.92 < undo.width()
        };
    // Side by side each is as wide as its word needs, the rest shared.
    if undo.top() == hint.top() {
        let spare = undo.width() + hint.width() - needs[0] - needs[1];
        let gap = hint.left() - undo.right();
        undo.set_right(undo.left() + needs[0] + spare / 2.0);
        hint.set_left(undo.right() + gap);
    }
    let [undo_word, hint_word] = words;
    let icon = |icon: Icon| icons.then_some(icon);
    if table.flow.can_redo() {
        let half = vec2((undo.width() - 6.0) / 2.0, undo.height());
        let redo = Rect::from_min_size(pos2(undo.right() - half.x, undo.top()), half);
        let undo = Rect::from_min_size(undo.min, half);
        let can = table.flow.can_undo();
        for (rect, key, icon, enabled, act) in [
            (undo, "undo", Icon::Undo, can, Act::Undo),
            (redo, "redo", Icon::Redo, true, Act::Redo),
        ] {
            let looks = Button { enabled, ..plain };
            if stage.button(key, rect, "", looks) {
                wishes.push(Wish::Act(act));
            }
            let ink = colour::INK.gamma_multiply(if enabled { 1.0 } else { 0.55 });
            stage.icon(rect.center(), icon, size * 1.35, ink);
            // What a picture alone says is said in words to whoever comes to it.
            let focused = stage.focus.at() == Some(Id::new(key));
            if enabled && (focused || stage.ui.rect_contains_pointer(rect)) {
                let word = stage.say(key);
                marks::tag(stage, rect.center_top() - vec2(0.0, 8.0), &word);
            }
        }
    } else {
        let button = Button {
            enabled: table.flow.can_undo(),
            icon: icon(Icon::Undo),
            ..plain
        };
        if stage.button("undo", undo, &undo_word, button) {
            wishes.push(Wish::Act(Act::Undo));
        }
    }
    let button = Button {
        enabled: table.can_hint() && !thinking,
        icon: icon(Icon::Hint),
        ..plain
    };
    if stage.button("hint", hint, &hint_word, button) {
        wishes.push(Wish::Act(Act::Hint));
    }
    // What cannot be done has its reason at hand, once there is something that one might want back.
    let thrown = !table.flow.game().moves().is_empty();
    let neither = !table.flow.can_undo() && !table.flow.can_redo();
    if neither && thrown && stage.point("why not undo", undo, false).hovered {
        let why = stage.say("why-not-undo");
        marks::tag(stage, undo.center_top() - vec2(0.0, 8.0), &why);
    }
}
