//! How loud it is, how fast things move and how much.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, StrokeKind, pos2, vec2};
use taula_sound::Sound;

use super::Fold;
use super::page::{Cell, Page};
use crate::input::{Direction, Intent};
use crate::store::{Settings, Speed};
use crate::theme::{Anchor, Face, Icon, colour, dashed};

/// How much louder a key makes it.
const STEP: i32 = 10;
/// And how finely it can be pointed at.
const POINT: i32 = 5;

const SPEEDS: [(Speed, &str); 4] = [
    (Speed::Instant, "speed-instant"),
    (Speed::Slow, "speed-slow"),
    (Speed::Normal, "speed-normal"),
    (Speed::Fast, "speed-fast"),
];

pub(super) fn show(page: &mut Page, now: &mut Settings, sounds: &mut Vec<Sound>) {
    let mute = now.mute;
    // One card alone has room to spare.
    let air = if page.fold == Fold::Tabs { 18.0 } else { 0.0 };
    page.y += if page.fold == Fold::Cards { 6.0 } else { 12.0 };
    // A step is heard as loud as it has become: a pawn on the board, a finger on the table.
    if let Some(loud) = volume(page, "sound", now.sound, mute) {
        now.sound = loud;
        sounds.push(Sound::Hop);
    }
    if let Some(loud) = volume(page, "music", now.music, mute) {
        now.music = loud;
        sounds.push(Sound::Press);
    }
    page.y += air * 0.6;
    line(page, 4.0 + air * 0.6);
    speed(page, now);
    page.y += 16.0 + air;
    line(page, 14.0 + air);
    if page.switch("less-motion", now.less_motion, 58.0 + air, true) {
        now.less_motion = !now.less_motion;
    }
    if page.switch("mute-all", now.mute, 34.0, false) {
        now.mute = !now.mute;
    }
}

fn line(page: &mut Page, below: f32) {
    if page.fold != Fold::Column {
        page.stage.rule(page.left, page.right, page.y);
    }
    page.y += below;
}

fn speed(page: &mut Page, now: &mut Settings) {
    page.label("speed", 40.0);
    let at = SPEEDS.iter().position(|(speed, _)| *speed == now.speed);
    let cells = SPEEDS.map(|(_, key)| Cell::from(page.stage.say(key)));
    let height = page.tall(40.0);
    let rect = page.room(height);
    if let Some(chosen) = page.pick("speed", rect, &cells, at.unwrap_or_default()) {
        now.speed = SPEEDS[chosen].0;
    }
}

/// A slider in its row; says what it was moved to.
fn volume(page: &mut Page, name: &'static str, loud: i32, mute: bool) -> Option<i32> {
    let words = page.stage.say(name);
    let (size, ink) = (17.0 * page.text, colour::INK);
    let heard = !mute && loud > 0;
    let value = if heard {
        loud.to_string()
    } else {
        page.stage.say("silent")
    };
    let column = page.fold == Fold::Column;
    let height = if column { page.tall(84.0) } else { 46.0 };
    let row = page.room(height);
    // With large text the name is above; else beside, and what it is set to at the end.
    let above = if column {
        row.top() + page.tall(22.0)
    } else {
        row.center().y
    };
    let y = if column {
        row.bottom() - page.tall(26.0)
    } else {
        above
    };
    let icon = page.right - 20.0 * page.text.min(1.5);
    let end = icon - 24.0 * page.text.min(1.5);
    let beside = if page.fold == Fold::Cards {
        84.0
    } else {
        140.0
    };
    let from = pos2(page.left, above);
    let room = if column {
        page.width() * 0.6
    } else {
        beside - 10.0
    };
    page.stage
        .text_in(from, Anchor::Left, &words, Face::Sans, size, ink, room);
    let small = if heard { 16.0 } else { 15.0 } * page.text;
    let soft = if heard { ink } else { colour::SOFT };
    let room = if column { page.width() * 0.3 } else { 48.0 };
    let at = pos2(end, above);
    page.stage
        .text_in(at, Anchor::Right, &value, Face::Sans, small, soft, room);
    let speaker = if heard { Icon::Sound } else { Icon::Muted };
    let at = pos2(icon, above);
    page.stage.icon(at, speaker, 22.0 * page.text.min(1.5), ink);

    let left = page.left + if column { 12.0 } else { beside };
    let right = if column {
        page.right - 12.0
    } else {
        end - 58.0
    };
    let around = Rect::from_min_max(pos2(left - 14.0, y - 18.0), pos2(right + 14.0, y + 18.0));
    let touch = page.touch(name, around, false);
    let mut moved = loud;
    if touch.focused {
        page.stage.focus.keep_sides(Id::new(name));
        if page.stage.heard(Intent::Go(Direction::Left)) {
            moved = (loud - STEP).max(0);
        }
        if page.stage.heard(Intent::Go(Direction::Right)) {
            moved = (loud + STEP).min(100);
        }
    }
    // Where it is pointed at, it goes; it follows as long as it is held.
    if (touch.pressed || touch.chosen && touch.hovered)
        && let Some(pointer) = page.stage.ui.input(|input| input.pointer.interact_pos())
    {
        let share = ((pointer.x - left) / (right - left)).clamp(0.0, 1.0);
        moved = (share * 100.0 / POINT as f32).round() as i32 * POINT;
        page.stage.focus.set(Id::new(name));
    }
    track(page, left, right, y, loud, heard);
    if touch.focused {
        let knob = left + (right - left) * loud as f32 / 100.0;
        let around = Rect::from_center_size(pos2(knob, y), vec2(24.0, 24.0));
        page.stage.ring(around, 12.0);
    }
    (moved != loud).then_some(moved)
}

fn track(page: &Page, left: f32, right: f32, y: f32, loud: i32, heard: bool) {
    let painter = page.stage.painter();
    let knob = left + (right - left) * loud as f32 / 100.0;
    for i in 0..=10 {
        let x = left + (right - left) * i as f32 / 10.0;
        let long = if i % 5 == 0 { 5.0 } else { 3.0 };
        painter.vline(
            x,
            y + 11.0..=y + 11.0 + long,
            (1.1, colour::INK.gamma_multiply(0.45)),
        );
    }
    let deep = Color32::from_rgb(0x7A, 0x5F, 0x22);
    let rail = Rect::from_min_max(pos2(left - 3.0, y - 4.0), pos2(right + 3.0, y + 4.0));
    if !heard {
        let stroke = Stroke::new(1.3, colour::INK.gamma_multiply(0.7));
        dashed(painter, rail, 4.0, stroke);
        let around = Rect::from_center_size(pos2(knob, y), vec2(21.0, 21.0));
        painter.circle_filled(pos2(knob, y), 10.4, colour::WELL);
        dashed(painter, around, 10.4, stroke);
        return;
    }
    painter.rect(
        rail,
        4.0,
        Color32::from_rgb(0xD9, 0xCB, 0xB2),
        (1.2, colour::INK.gamma_multiply(0.75)),
        StrokeKind::Inside,
    );
    painter.rect_filled(rail.with_max_x(knob).shrink(0.6), 3.4, deep);
    painter.circle_filled(pos2(knob + 1.0, y + 2.0), 12.0, colour::SHADOW);
    painter.circle(pos2(knob, y), 11.5, colour::PAPER, (1.4, colour::INK));
    for dx in [-3.0, 0.0, 3.0] {
        painter.vline(knob + dx, y - 4.0..=y + 4.0, (1.2, deep));
    }
}
