//! The card with the sentence of the moment, its button, undo and redo.

use bevy_egui::egui::{Rect, pos2, vec2};
use taula_rules::games::parchis::Move;

use super::bands::text;
use super::layout::{Layout, Shape as Folding};
use super::panel::Wish;
use super::sentences::Moment;
use super::{Act, ParchisTable, marks};
use crate::input::Intent;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// The sentence of the moment, its button, undo and redo.
pub(super) fn sentence(
    stage: &mut Stage,
    table: &ParchisTable,
    layout: &Layout,
    moment: &Moment,
    chosen: Option<Move>,
    wishes: &mut Vec<Wish>,
) {
    let rect = layout.card;
    stage.card(rect, true);
    let act = if moment.button.is_none() {
        None
    } else if table.flow.game().turn().is_chance() {
        Some(Act::Throw)
    } else {
        chosen.map(Act::Play)
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
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 104.0), vec2(width, 44.0));
            main_button(stage, main, moment, act, 18.0, wishes);
            let half = (width - 8.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 50.0), vec2(half, 38.0));
            take_back(
                stage,
                table,
                undo,
                undo.translate(vec2(half + 8.0, 0.0)),
                15.0,
                true,
                wishes,
            );
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
                width,
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
            let more = if moment.body.is_empty() {
                &moment.note
            } else {
                &moment.body
            };
            let room = rect.bottom() - 156.0 - y;
            let mut size = 16.0 * scale;
            while stage
                .paragraph(width, more, Face::Sans, size, colour::INK)
                .size()
                .y
                > room
                && size > 18.0
            {
                size -= 1.0;
            }
            stage.lines(pos2(left, y), width, more, Face::Sans, size, colour::INK);
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 150.0), vec2(width, 62.0));
            main_button(stage, main, moment, act, 15.5 * scale, wishes);
            let part = (width - 150.0 - 24.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 76.0), vec2(part, 56.0));
            take_back(
                stage,
                table,
                undo,
                undo.translate(vec2(part + 12.0, 0.0)),
                14.0 * scale,
                false,
                wishes,
            );
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
            stage.text_in(
                pos2(left, y + 16.0),
                Anchor::Left,
                &moment.turn,
                Face::Sans,
                small,
                colour::SOFT,
                width,
            );
            stage.text_in(
                pos2(left, y + 38.0),
                Anchor::Left,
                &moment.heading,
                Face::Serif,
                20.0,
                colour::INK,
                width,
            );
            let more = if moment.body.is_empty() {
                &moment.note
            } else {
                &moment.body
            };
            let two = stage.paragraph(width, more, Face::Sans, small, colour::INK);
            if two.size().y > 36.0 {
                stage.text_in(
                    pos2(left, y + 64.0),
                    Anchor::Left,
                    more,
                    Face::Sans,
                    small,
                    colour::INK,
                    width,
                );
            } else {
                stage
                    .painter()
                    .galley(pos2(left, y + 52.0), two, colour::INK);
            }
            main_button(stage, main, moment, act, 17.0, wishes);
            let undo = Rect::from_min_size(pos2(buttons, rect.top() + 8.0), vec2(120.0, 34.0));
            take_back(
                stage,
                table,
                undo,
                undo.translate(vec2(0.0, 38.0)),
                14.0,
                true,
                wishes,
            );
        }
    }
}

fn main_button(
    stage: &mut Stage,
    rect: Rect,
    moment: &Moment,
    act: Option<Act>,
    size: f32,
    wishes: &mut Vec<Wish>,
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

fn take_back(
    stage: &mut Stage,
    table: &ParchisTable,
    undo: Rect,
    redo: Rect,
    size: f32,
    icons: bool,
    wishes: &mut Vec<Wish>,
) {
    let icon = |icon: Icon| icons.then_some(icon);
    let button = Button {
        enabled: table.flow.can_undo(),
        icon: icon(Icon::Undo),
        ..Button::new(Kind::Plain, size)
    };
    if stage.button("undo", undo, &stage.say("undo"), button) {
        wishes.push(Wish::Act(Act::Undo));
    }
    let button = Button {
        enabled: table.flow.can_redo(),
        icon: icon(Icon::Redo),
        ..Button::new(Kind::Plain, size)
    };
    if stage.button("redo", redo, &stage.say("redo"), button) {
        wishes.push(Wish::Act(Act::Redo));
    }
    // What cannot be done has its reason at hand, once there is something that one might want back.
    let thrown = !table.flow.game().moves().is_empty();
    if !table.flow.can_undo() && thrown && stage.point("why not undo", undo, false).hovered {
        let why = stage.say("why-not-undo");
        marks::tag(stage, undo.center_top() - vec2(0.0, 8.0), &why);
    }
}
