//! The card with the sentence of the moment, its button, undo, redo and the hint.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Galley, Id, Pos2, Rect, pos2, vec2};

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
            let size = text(stage, 25.0, 1.15);
            y = heading::<V>(stage, (pos2(left, y), width), &moment.heading, size, 1.25) + 10.0;
            // Undo and the hint may lie elsewhere.
            let low = rect.bottom() - if layout.helps.is_some() { 16.0 } else { 60.0 };
            let button = if moment.button.is_some() || layout.helps.is_none() {
                52.0
            } else {
                0.0
            };
            let own = V::card_foot(stage, table, layout);
            let room = Rect::from_min_max(pos2(left, y), pos2(left + width, low - button));
            y = V::on_the_card(stage, table, room, wishes);
            if moment.hint.is_empty() {
                let foot = if moment.button.is_some() { 52.0 } else { 0.0 };
                let end = low - foot - own;
                if !moment.body.is_empty() {
                    let sizes = (text(stage, 16.0, 1.2), 13.0);
                    let body = std::slice::from_ref(&moment.body);
                    let said = fitting(stage, body, width, end - y, sizes, colour::INK);
                    let high = said.size().y;
                    // It never lies over what is the game's own.
                    if own == 0.0 || y + high <= end + 1.0 {
                        stage.painter().galley(pos2(left, y), said, colour::INK);
                        y += high + 10.0;
                    }
                }
                if !moment.note.is_empty() {
                    let sizes = (text(stage, 15.0, 1.1), 13.0);
                    let words = std::slice::from_ref(&moment.note);
                    let note = fitting(stage, words, width, end - y, sizes, colour::SOFT);
                    // What else is to be known gives way to what is done now.
                    if y + note.size().y <= end {
                        stage.painter().galley(pos2(left, y), note, colour::SOFT);
                    }
                }
            } else {
                let room = low - button - own - y;
                let sizes = (text(stage, 16.0, 1.2), 14.0);
                let why = fitting(stage, &moment.hint, width, room, sizes, colour::INK);
                stage.painter().galley(pos2(left, y), why, colour::INK);
            }
            let main = Rect::from_min_size(pos2(left, low - 44.0), vec2(width, 44.0));
            main_button(stage, table, main, moment, act, 18.0, wishes);
            if let Some(places) = layout.helps {
                let looks = Button::new(Kind::Card, text(stage, 15.0, 1.2));
                helps(stage, table, places, looks, true, wishes);
            } else {
                let half = (width - 8.0) / 2.0;
                let undo = Rect::from_min_size(pos2(left, rect.bottom() - 50.0), vec2(half, 38.0));
                let hint = undo.translate(vec2(half + 8.0, 0.0));
                let looks = Button::new(Kind::Plain, 15.0);
                helps(stage, table, (undo, hint), looks, true, wishes);
            }
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
            let size = 21.0 * scale;
            y = heading::<V>(stage, (pos2(left, y), width), &moment.heading, size, 2.0) + 8.0;
            let below =
                Rect::from_min_max(pos2(left, y), pos2(left + width, rect.bottom() - 156.0));
            y = V::on_the_card(stage, table, below, wishes);
            // One more sentence, as far as there is room: what the move brings, or why it must be.
            let room = rect.bottom() - 156.0 - V::card_foot(stage, table, layout) - y;
            let galley = fitting(
                stage,
                &moment.more(),
                width,
                room,
                (16.0 * scale, 18.0),
                colour::INK,
            );
            stage.painter().galley(pos2(left, y), galley, colour::INK);
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 150.0), vec2(width, 62.0));
            main_button(stage, table, main, moment, act, 15.5 * scale, wishes);
            let part = (width - 150.0 - 24.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 76.0), vec2(part, 56.0));
            let hint = undo.translate(vec2(part + 12.0, 0.0));
            let looks = Button::new(Kind::Plain, 14.0 * scale);
            helps(stage, table, (undo, hint), looks, false, wishes);
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
            let galley = fitting(
                stage,
                &moment.more(),
                width,
                room,
                (small, 12.0),
                colour::INK,
            );
            stage
                .painter()
                .galley(pos2(left, y + more), galley, colour::INK);
            main_button(stage, table, main, moment, act, 17.0, wishes);
            if moment.button.is_none() {
                V::on_the_bar(stage, table, main, wishes);
            }
            let undo = Rect::from_min_size(pos2(buttons, rect.top() + 8.0), vec2(120.0, 34.0));
            let hint = undo.translate(vec2(0.0, 38.0));
            let looks = Button::new(Kind::Plain, 14.0);
            helps(stage, table, (undo, hint), looks, true, wishes);
        }
        Folding::Long => strip(stage, table, layout, moment, act, wishes),
    }
}

/// The card of a long board: wide and low, its button at its right end, undo and the hint outside it.
fn strip<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    layout: &Layout,
    moment: &Moment,
    act: Option<Act>,
    wishes: &mut Vec<Wish<V>>,
) {
    let scale = stage.canvas.text;
    let inner = layout.card.shrink2(vec2(20.0, 14.0));
    let mut width = inner.width();
    if moment.button.is_some() {
        let wide = (inner.width() * 0.36).clamp(140.0, 230.0);
        let high = inner.height().min(44.0 * scale.min(1.6));
        let main = Rect::from_center_size(
            pos2(inner.right() - wide / 2.0, inner.center().y),
            vec2(wide, high),
        );
        width = main.left() - 16.0 - inner.left();
        main_button(
            stage,
            table,
            main,
            moment,
            act,
            17.0 * scale.min(1.7),
            wishes,
        );
    }
    let small = 15.0 * scale.min(1.8);
    let mut y = inner.top();
    // Whose turn it is stands on the plate too: a hint says more.
    if moment.hint.is_empty() {
        let at = pos2(inner.left(), y + small * 0.55);
        let turn = &moment.turn;
        stage.text_in(
            at,
            Anchor::Left,
            turn,
            Face::Sans,
            small,
            colour::SOFT,
            width,
        );
        y += small * 1.35;
    }
    let lay = |size: f32| stage.paragraph(width, &moment.heading, Face::Serif, size, colour::INK);
    let mut size = 22.0 * scale.min(1.7);
    // The heading leaves room for a sentence below it.
    let most = (inner.bottom() - y) * 0.62;
    let mut heading = lay(size);
    while heading.size().y > most && size > LEAST_HEADING {
        size -= 1.0;
        heading = lay(size);
    }
    let end = y + heading.size().y;
    stage
        .painter()
        .galley(pos2(inner.left(), y), heading, colour::INK);
    let room = inner.bottom() - end - 4.0;
    let mut said = moment.more();
    // Where there is room for both, what is to be known follows what a move brings.
    if moment.hint.is_empty() && !moment.body.is_empty() && !moment.note.is_empty() {
        said.push(moment.note.clone());
    }
    let sizes = (16.0 * scale.min(1.7), 13.0);
    let galley = fitting(stage, &said, width, room, sizes, colour::INK);
    let at = pos2(inner.left(), end + 4.0);
    let below = at.y + galley.size().y + 6.0;
    stage.painter().galley(at, galley, colour::INK);
    let rest = Rect::from_min_max(
        pos2(inner.left(), below),
        pos2(inner.left() + width, inner.bottom()),
    );
    V::on_the_card(stage, table, rest, wishes);
    if let Some(places) = layout.helps {
        let looks = Button::new(Kind::Card, 15.0 * scale.min(1.7));
        helps(stage, table, places, looks, true, wishes);
    }
}

/// The heading; where it ends. Where what lies below it must not move with what it says, it is given room for so
/// many of its lines, and made to fit.
fn heading<V: View>(
    stage: &Stage,
    (at, width): (Pos2, f32),
    words: &str,
    mut size: f32,
    lines: f32,
) -> f32 {
    let paragraph =
        |words: &str, size: f32| stage.paragraph(width, words, Face::Serif, size, colour::INK);
    let mut said = paragraph(words, size);
    let mut high = said.size().y;
    if V::HEADING_STAYS {
        let room = paragraph("M", size).size().y * lines;
        while said.size().y > room + 0.5 && size > LEAST_HEADING {
            size -= 1.0;
            said = paragraph(words, size);
        }
        high = said.size().y.max(room);
    }
    stage.painter().galley(at, said, colour::INK);
    at.y + high
}

/// The smallest size of a heading that is made to fit its lines.
const LEAST_HEADING: f32 = 15.0;

fn main_button<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
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
    let chosen = if matches!(act, Some(Act::Play(_))) && !V::plays_by_button(table) {
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
    ink: Color32,
) -> Arc<Galley> {
    let mut count = sentences.len();
    loop {
        let said = sentences[..count].join(" ");
        let mut size = size;
        loop {
            let galley = stage.paragraph(width, &said, Face::Sans, size, ink);
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
    plain: Button,
    icons: bool,
    wishes: &mut Vec<Wish<V>>,
) {
    let size = plain.size;
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
