//! The field in which a word to look for is written.

use std::time::Duration;

use bevy_egui::egui::{self, Align, FontFamily, FontId, Id, Rect, Stroke, pos2, vec2};

use super::contents::row_id;
use super::frame::Frame;
use super::pages::Pages;
use super::reading::Reading;
use crate::input::Intent;
use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// The most that is looked for.
const LONGEST: usize = 40;

/// The field's name.
pub(super) fn id() -> Id {
    Id::new("search")
}

/// Where the search field lies.
pub(super) fn place(frame: &Frame) -> Rect {
    let at = frame.contents;
    Rect::from_min_size(
        pos2(at.left(), at.top() + 50.0 * frame.heading),
        vec2(at.width(), 40.0 * frame.heading),
    )
}

/// The field. While it is in focus it is written in. Whether another page is read for what is looked for.
pub(super) fn show(
    stage: &mut Stage,
    pages: &Pages,
    reading: &mut Reading,
    typing: &mut bool,
    now: Duration,
) -> bool {
    let frame = &pages.frame;
    let rect = place(frame);
    let size = 17.0 * frame.heading;
    let touch = stage.touch("search", rect, false);
    let painter = stage.painter();
    painter.rect_filled(rect, 7.0, colour::FIELD);
    let line = Stroke::new(1.3, colour::INK.gamma_multiply(0.55));
    painter.rect_stroke(rect, 7.0, line, egui::StrokeKind::Inside);
    let y = rect.center().y;
    stage.icon(
        pos2(rect.left() + size * 1.35, y),
        Icon::Search,
        size * 1.25,
        colour::INK,
    );
    let inner = Rect::from_min_max(
        pos2(rect.left() + size * 2.6, rect.top() + 4.0),
        pos2(rect.right() - size * 2.8, rect.bottom() - 4.0),
    );
    let mut turned = false;
    let arrives = touch.focused && !*typing;
    *typing = touch.focused;
    if touch.focused {
        if arrives {
            // The letter that led here is not part of what is looked for.
            let text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
            stage
                .ui
                .input_mut(|input| input.events.retain(|event| !text(event)));
        }
        let mut query = reading.query().to_owned();
        let hint = egui::RichText::new(stage.say("rulebook-search")).color(colour::SOFT);
        let edit = egui::TextEdit::singleline(&mut query)
            .id(Id::new("searching"))
            .font(FontId::new(size, FontFamily::Proportional))
            .text_color(colour::INK)
            .hint_text(hint)
            .frame(egui::Frame::NONE)
            .char_limit(LONGEST)
            .vertical_align(Align::Center)
            .desired_width(inner.width());
        let response = stage.ui.put(inner, edit);
        let entered = stage.ui.input(|input| input.key_pressed(egui::Key::Enter));
        if query != reading.query() {
            turned = reading.look_for(query, pages, now);
        }
        if entered && !arrives {
            // On to what was found.
            let listed = reading.found();
            let chapter = listed.iter().find(|&&chapter| chapter == reading.chapter());
            let to = chapter.or(listed.first()).map(|&chapter| row_id(chapter));
            let to = to.unwrap_or_else(|| Id::new("nearest"));
            if !reading.query().trim().is_empty() {
                stage.focus.set(to);
                stage.ui.ctx().request_repaint();
            }
        }
        if !response.has_focus() {
            response.request_focus();
        }
        stage.ring(rect, 7.0);
    } else {
        let hint = stage.say("rulebook-search");
        let (text, ink) = if reading.query().is_empty() {
            (hint.as_str(), colour::SOFT)
        } else {
            (reading.query(), colour::INK)
        };
        stage.text_in(
            pos2(inner.left(), y),
            Anchor::Left,
            text,
            Face::Sans,
            size,
            ink,
            inner.width(),
        );
    }
    if reading.query().is_empty() {
        let cap = stage.cap(Intent::Search);
        if !cap.is_empty() && !touch.focused {
            stage.key_cap(pos2(rect.right() - 12.0, y), &cap, colour::INK);
        }
    } else {
        let wide = rect.height();
        let away = Rect::from_min_max(pos2(rect.right() - wide, rect.top()), rect.max);
        let pointed = stage.point("search-away", away, true);
        let ink = if pointed.hovered {
            colour::INK
        } else {
            colour::SOFT
        };
        stage.icon(away.center(), Icon::Cross, size * 1.1, ink);
        if pointed.chosen {
            turned |= reading.look_for(String::new(), pages, now);
        }
    }
    turned
}
