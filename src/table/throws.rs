//! Whether the throws are fair: how often each number fell beside what is expected, and the seed they can be
//! checked with.

use bevy_egui::egui::{Color32, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use taula_art::Dye;

use super::Table;
use super::bands::text;
use super::panel::Wish;
use super::view::View;
use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// The throws of each seat on a card of their own.
pub(super) fn card<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    rect: Rect,
    wishes: &mut Vec<Wish<V>>,
) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let size = text(stage, 22.0, 1.2);
    let title = stage.say("throws");
    let head = stage.text_in(
        pos2(left, rect.top() + 27.0),
        Anchor::Left,
        &title,
        Face::Serif,
        size,
        colour::INK,
        (right - left) * 0.5,
    );
    legend(
        stage,
        pos2(right, rect.top() + 28.0),
        right - head.right() - 10.0,
        14.0,
    );
    stage.rule(left, right, rect.top() + 44.0);
    let inner = Rect::from_min_max(
        pos2(left, rect.top() + 54.0),
        pos2(right, rect.bottom() - 12.0),
    );
    inside(stage, table, inner, 1.0, wishes);
}

/// The throws and their seed in a part of a card. `scale` is the size of text.
pub(super) fn inside<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    rect: Rect,
    scale: f32,
    wishes: &mut Vec<Wish<V>>,
) {
    let foot = seed(stage, table, rect, scale, wishes);
    let counts = table.throws();
    let columns = if rect.width() > 560.0 * scale { 4 } else { 2 };
    let rows = counts.len().div_ceil(columns).max(1) as f32;
    let gap = 12.0;
    let high = ((foot - 6.0 - rect.top()) / rows).min(190.0 * scale);
    let wide = (rect.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    for (i, (seat, thrown)) in counts.iter().enumerate() {
        let Some(player) = table.flow.player(*seat).cloned() else {
            continue;
        };
        let corner = pos2(
            rect.left() + (i % columns) as f32 * (wide + gap),
            rect.top() + (i / columns) as f32 * high,
        );
        let part = Rect::from_min_size(corner, vec2(wide, high - 8.0));
        let name = 15.0 * scale;
        stage.text_in(
            pos2(part.left(), part.top() + name * 0.55),
            Anchor::Left,
            &player.name,
            Face::Sans,
            name,
            colour::INK,
            part.width(),
        );
        let bars = Rect::from_min_max(
            pos2(part.left(), part.top() + name * 1.5),
            pos2(part.right(), part.bottom()),
        );
        histogram(stage, bars, player.dye, thrown, V::FACES, 14.0 * scale);
    }
}

/// The seed, a button that copies it, and how it can be checked; says where they begin.
fn seed<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    rect: Rect,
    scale: f32,
    wishes: &mut Vec<Wish<V>>,
) -> f32 {
    let size = text(stage, 14.0, 1.15) * scale;
    let sentence = stage.paragraph(
        rect.width(),
        &stage.say("seed-check"),
        Face::Sans,
        size,
        colour::SOFT,
    );
    let row = (30.0 * scale).max(28.0);
    let top = rect.bottom() - sentence.size().y - row;
    stage.rule(rect.left(), rect.right(), top - 1.0);
    let y = top + row / 2.0;
    let button = Rect::from_center_size(
        pos2(rect.right() - row / 2.0 + 2.0, y),
        vec2(row - 2.0, row - 4.0),
    );
    let touch = stage.touch("copy the seed", button, false);
    if touch.hovered {
        stage.painter().rect_filled(button, 5.0, colour::WELL);
    }
    let sign = if table.papers.copied {
        Icon::Tick
    } else {
        Icon::Copy
    };
    stage.icon(button.center(), sign, 19.0 * scale, colour::INK);
    let mut room = button.left() - 6.0 - rect.left();
    if table.papers.copied {
        let copied = stage.say("seed-copied");
        let wide = stage
            .line(&copied, Face::Sans, size, colour::SOFT, room)
            .size()
            .x;
        // Where there is no room for both the word takes the number's place for as long as it is said.
        let at = pos2(button.left() - 6.0, y);
        stage.text_in(
            at,
            Anchor::Right,
            &copied,
            Face::Sans,
            size,
            colour::SOFT,
            room,
        );
        room -= wide + 10.0;
    }
    let number = table.flow.game().seed().to_string();
    let needs = stage
        .line(&number, Face::Sans, size, colour::INK, f32::INFINITY)
        .size()
        .x;
    if room >= needs * 0.75 || !table.papers.copied {
        stage.text_in(
            pos2(rect.left(), y),
            Anchor::Left,
            &number,
            Face::Sans,
            size,
            colour::INK,
            room,
        );
    }
    if touch.focused {
        stage.ring(button.shrink(2.0), 5.0);
    }
    if touch.chosen {
        wishes.push(Wish::CopySeed);
    }
    stage
        .painter()
        .galley(pos2(rect.left(), top + row), sentence, colour::SOFT);
    top
}

/// What the dashed line means; its right end at `right`.
pub(crate) fn legend(stage: &Stage, right: bevy_egui::egui::Pos2, room: f32, size: f32) {
    let expected = stage.say("expected");
    let label = stage.text_in(
        right,
        Anchor::Right,
        &expected,
        Face::Sans,
        size,
        colour::SOFT,
        room - 24.0,
    );
    let dash = [
        pos2(label.left() - 24.0, right.y),
        pos2(label.left() - 6.0, right.y),
    ];
    stage.painter().extend(Shape::dashed_line(
        &dash,
        Stroke::new(1.4, colour::INK),
        4.0,
        3.0,
    ));
}

/// How often each face fell beside what is expected of it, in a seat's colour and pattern, with what the
/// faces show under the bars where `digits` has a size.
pub(crate) fn histogram(
    stage: &mut Stage,
    rect: Rect,
    dye: Dye,
    thrown: &[u32],
    faces: &[(&str, u32)],
    digits: f32,
) {
    let base = rect.bottom() - digits * 1.45;
    let total: u32 = thrown.iter().sum();
    let weights: u32 = faces.iter().map(|(_, weight)| weight).sum();
    let expected = |weight: u32| total as f32 * weight as f32 / weights.max(1) as f32;
    let most = thrown.iter().copied().max().unwrap_or(0).max(4) as f32;
    let most = faces
        .iter()
        .map(|&(_, weight)| expected(weight))
        .fold(most, f32::max);
    let unit = (base - rect.top()) / most;
    let step = rect.width() / faces.len().max(1) as f32;
    for (face, (&count, (shows, _))) in thrown.iter().zip(faces).enumerate() {
        let x = rect.left() + face as f32 * step;
        let bar = Rect::from_min_max(
            pos2(x + 1.5, base - count as f32 * unit),
            pos2(x + step - 1.5, base),
        );
        if count > 0 {
            let size = bevy::math::Vec2::new(bar.width(), 220.0);
            match stage.art.ribbon(dye, size).and_then(|print| print.texture) {
                Some(texture) => {
                    let uv = Rect::from_min_max(
                        pos2(0.0, 0.0),
                        pos2(1.0, (bar.height() / 220.0).min(1.0)),
                    );
                    stage.painter().image(texture, bar, uv, Color32::WHITE);
                }
                None => {
                    stage.painter().rect_filled(bar, 0.0, colour::of(dye.rgb()));
                }
            }
            stage
                .painter()
                .rect_stroke(bar, 0.0, (0.9, colour::INK), StrokeKind::Inside);
        }
        if digits > 0.0 {
            stage.text(
                pos2(x + step / 2.0, base + digits * 0.78),
                Anchor::Middle,
                shows,
                Face::Sans,
                digits,
                colour::SOFT,
            );
        }
    }
    let painter = stage.painter();
    let across = rect.left() - 1.0..=rect.right() + 1.0;
    painter.hline(across, base, (1.2, colour::INK));
    if total == 0 {
        return;
    }
    // One line over all where everything is as likely, else a step over each.
    let mut line = Vec::new();
    for (face, &(_, weight)) in faces.iter().enumerate() {
        let y = base - expected(weight) * unit;
        let x = rect.left() + face as f32 * step;
        line.extend([pos2(x, y), pos2(x + step, y)]);
    }
    if let (Some(first), Some(last)) = (line.first().copied(), line.last_mut()) {
        last.x += 1.0;
        line[0] = first - vec2(1.0, 0.0);
    }
    if faces
        .iter()
        .all(|(_, weight)| Some(weight) == faces.first().map(|(_, of)| of))
    {
        line.drain(1..line.len() - 1);
    }
    painter.extend(Shape::dashed_line(
        &line,
        Stroke::new(1.4, colour::INK),
        4.0,
        3.0,
    ));
}
