//! What has to be answered before anything is lost or exchanged: a card over the screen.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::Desk;
use super::keys;
use crate::input::Intent;
use crate::input::rebind::Slot;
use crate::store::Settings;
use crate::theme::{Anchor, Button, Face, Kind, Stage, colour};

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Question {
    /// Are all keys and buttons to be as they were at first?
    Usual,
    /// Is a key or button to be taken from another in exchange?
    Taken {
        /// For whom.
        to: Slot,
        /// From whom.
        from: Slot,
        /// Which.
        name: String,
    },
}

/// Draws the question, if there is one, and does what is answered.
pub(super) fn show(stage: &mut Stage, desk: &mut Desk, now: &mut Settings) {
    let Some(question) = desk.question.clone() else {
        return;
    };
    stage.focus.hold_back();
    let text = stage.canvas.text_up_to(1.6);
    let canvas = stage.canvas.rect();
    stage.painter().rect_filled(canvas, 0.0, colour::DUSK);
    let (title, body, yes) = match &question {
        Question::Usual => (
            stage.say("usual-keys-ask"),
            stage.say("usual-keys-body"),
            stage.say("usual-keys-do"),
        ),
        Question::Taken { to, name, .. } => (
            stage.say("taken-ask"),
            stage.tell(
                "taken-body",
                &[("key", keys::label(to.column, name).into())],
            ),
            stage.say("taken-do"),
        ),
    };
    let wide = (470.0 * text).min(canvas.width() - 60.0);
    let inner = wide - 64.0;
    let size = 17.0 * text;
    let told = stage.paragraph(inner, &body, Face::Sans, size, colour::INK);
    let rows = if matches!(question, Question::Taken { .. }) {
        2.0
    } else {
        0.0
    };
    let row = 44.0 * text.min(1.4);
    let button = 50.0 * text.min(1.4);
    let tall = 74.0 + told.size().y + 18.0 + rows * row + 18.0 + button + 26.0;
    let card = Rect::from_center_size(canvas.center(), vec2(wide, tall));
    stage.card_over(card);
    let (left, right) = (card.left() + 32.0, card.right() - 32.0);
    let at = pos2(left, card.top() + 38.0);
    let heading = 26.0 * text.min(1.4);
    stage.text_in(
        at,
        Anchor::Left,
        &title,
        Face::Serif,
        heading,
        colour::INK,
        inner,
    );
    stage.rule(left, right, card.top() + 62.0);
    let mut y = card.top() + 76.0;
    let height = told.size().y;
    stage.painter().galley(pos2(left, y), told, colour::INK);
    y += height + 18.0;
    if let Question::Taken { to, from, name } = &question {
        let before = to.names(now).first().cloned();
        for (slot, has) in [(to, Some(name.clone())), (from, before)] {
            let rect = Rect::from_min_size(pos2(left, y), vec2(inner, row));
            keys::exchanged(stage, rect, *slot, has.as_deref());
            y += row;
        }
    }
    let half = (inner - 16.0) / 2.0;
    let y = card.bottom() - 26.0 - button;
    let main = Rect::from_min_size(pos2(left, y), vec2(half, button));
    let looks = Button::new(Kind::Main, 18.0 * text.min(1.4));
    let done = stage.button("settings yes", main, &yes, looks);
    let rect = main.translate(vec2(half + 16.0, 0.0));
    let no = stage.say("leave-it");
    let cap = stage.cap(Intent::Back);
    let looks = Button {
        hint: Some(&cap),
        // Who presses on without reading changes nothing.
        first: true,
        ..Button::new(Kind::Plain, 18.0 * text.min(1.4))
    };
    let left_it = stage.button("settings no", rect, &no, looks) || stage.heard(Intent::Back);
    if done {
        match question {
            Question::Usual => {
                now.keys.clear();
                now.pads.clear();
            }
            Question::Taken { to, name, .. } => {
                if !to.give(now, &name) {
                    desk.note = Some("must-keep");
                }
            }
        }
    }
    if done || left_it {
        desk.question = None;
    }
}
