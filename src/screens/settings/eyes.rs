//! The four colours as they are on the board, and as they are for eyes that miss one of three.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Pos2, Rect, pos2, vec2};
use taula_art::Eyes;

use super::page::Page;
use crate::theme::{Anchor, Face, Stage, colour};

/// Whose eyes, what their picture is called, and what that is called by doctors.
const ALL: [(Eyes, &str, &str); 4] = [
    (Eyes::Usual, "eyes-usual", "eyes-usual-note"),
    (Eyes::Protanopia, "eyes-protanopia", "protanopia"),
    (Eyes::Deuteranopia, "eyes-deuteranopia", "deuteranopia"),
    (Eyes::Tritanopia, "eyes-tritanopia", "tritanopia"),
];

/// All in a row, with what they are for before them.
pub(super) fn in_a_row(stage: &mut Stage, rect: Rect) {
    let text = stage.canvas.text;
    let gap = 16.0;
    let wide = ((rect.width() - 224.0 - 3.0 * gap) / 4.0).min(260.0);
    let from = rect.right() - 4.0 * wide - 3.0 * gap;
    heading(stage, rect.left(), rect.top(), from - 20.0 - rect.left());
    for (i, (eyes, name, note)) in ALL.into_iter().enumerate() {
        let left = from + i as f32 * (wide + gap);
        let strip = Rect::from_min_size(pos2(left, rect.top() + 24.0), vec2(wide, 84.0));
        picture(stage, eyes, strip);
        let at = pos2(left, strip.bottom() + 8.0 + 12.0 * text);
        caption(stage, at, wide, name, note);
    }
}

/// Two and two, each with what it is beside it.
pub(super) fn in_two_rows(stage: &mut Stage, rect: Rect) {
    stage.rule(rect.left(), rect.right(), rect.top());
    let wide = (rect.width() - 24.0) / 2.0;
    let height = ((rect.height() - 50.0 - 14.0 - 22.0) / 2.0).min(84.0);
    heading(stage, rect.left(), rect.top() - 12.0, rect.width());
    let strip = (height * 2.3).min(wide * 0.55);
    for (i, (eyes, name, note)) in ALL.into_iter().enumerate() {
        let corner = pos2(
            rect.left() + (i % 2) as f32 * (wide + 24.0),
            rect.top() + 50.0 + (i / 2) as f32 * (height + 14.0),
        );
        let strip = Rect::from_min_size(corner, vec2(strip, height));
        picture(stage, eyes, strip);
        let at = pos2(strip.right() + 16.0, strip.center().y - 11.0);
        caption(stage, at, wide - strip.width() - 16.0, name, note);
    }
}

/// Two rows, larger, on a page that is rolled.
pub(super) fn below(page: &mut Page) {
    let (left, right, text) = (page.left, page.right, page.text);
    page.stage.rule(left, right, page.y);
    page.y = heading(page.stage, left, page.y, right - left) + 24.0;
    let (wide, height) = ((right - left - 32.0) / 2.0, 108.0);
    for (row, two) in ALL.chunks(2).enumerate() {
        let rect = page.room(height + 62.0 * text);
        // There is nothing to choose, but a page that follows the focus has to be led here.
        let touch = page.touch(("eyes", row), rect, false);
        for (i, (eyes, name, note)) in two.iter().enumerate() {
            let corner = pos2(left + i as f32 * (wide + 32.0), rect.top());
            let strip = Rect::from_min_size(corner, vec2(wide.min(height * 2.6), height));
            picture(page.stage, *eyes, strip);
            let at = pos2(corner.x, strip.bottom() + 8.0 + 14.0 * text);
            caption(page.stage, at, wide, name, note);
        }
        if touch.focused {
            page.stage.ring(rect.expand2(vec2(6.0, 0.0)), 6.0);
        }
        page.y += 24.0;
    }
}

/// What the pictures are; says where it ends.
fn heading(stage: &Stage, left: f32, top: f32, width: f32) -> f32 {
    let text = stage.canvas.text;
    let words = stage.say("eyes");
    let at = pos2(left, top + 24.0 + 12.0 * text);
    let (size, ink) = (23.0 * text.min(1.6), colour::INK);
    let title = stage.text_in(at, Anchor::Left, &words, Face::Serif, size, ink, width);
    let note = stage.say("eyes-note");
    let size = 16.0 * text;
    let beside = width - title.width() - 28.0;
    // On one line where there is room for it.
    let line = stage.line(&note, Face::Sans, size, colour::SOFT, f32::INFINITY);
    if width > 400.0 && line.size().x * 0.8 <= beside {
        let at = pos2(left + width, at.y + 2.0);
        let soft = colour::SOFT;
        stage.text_in(at, Anchor::Right, &note, Face::Sans, size, soft, beside);
        return title.bottom();
    }
    let below = pos2(left, title.bottom() + 6.0);
    let told = stage.lines(below, width, &note, Face::Sans, size, colour::SOFT);
    told.bottom()
}

fn picture(stage: &mut Stage, eyes: Eyes, strip: Rect) {
    let size = Vec2::new(strip.width().round(), strip.height().round());
    let print = stage.art.seats(eyes, size);
    if print.is_none() {
        let painter = stage.painter();
        painter.rect_filled(strip, 4.0, Color32::from_rgb(0xD6, 0xB0, 0x77));
    }
    stage.print(print.as_ref(), strip.min);
}

fn caption(stage: &Stage, at: Pos2, width: f32, name: &str, note: &str) {
    let text = stage.canvas.text;
    let words = stage.say(name);
    let ink = colour::INK;
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Sans,
        17.0 * text,
        ink,
        width,
    );
    let words = stage.say(note);
    let at = at + vec2(0.0, 22.0 * text);
    let soft = colour::SOFT;
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Sans,
        15.0 * text,
        soft,
        width,
    );
}
