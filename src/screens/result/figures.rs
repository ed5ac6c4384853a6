//! The figures of a game: captures, turns, throws, and whether the throws were fair.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::Placed;
use crate::table::Game;
use crate::table::throws::{histogram, legend};
use crate::theme::{Anchor, Face, Stage, colour};

/// The figures on a card of their own.
pub fn card(stage: &mut Stage, game: &dyn Game, places: &[Placed], rect: Rect) {
    let inner = super::headed(stage, rect, "figures", 50.0);
    let scale = stage.canvas.text_up_to(1.2);
    inside(stage, game, places, inner, scale);
}

/// The figures in a part of a card. `scale` is the size of text.
pub fn inside(stage: &mut Stage, game: &dyn Game, places: &[Placed], rect: Rect, scale: f32) {
    let (left, right) = (rect.left(), rect.right());
    // Where nothing is thrown there are no bars.
    let thrown = !game.faces().is_empty();
    let bars = if thrown {
        (rect.width() * 0.27).max(100.0)
    } else {
        0.0
    };
    let bars_from = right - bars;
    let keys = game.columns();
    let all = keys.len() as f32;
    let share = if thrown { 0.5 } else { 0.66 };
    let wide = (rect.width() * share).min(bars_from - 16.0 - left) / all;
    let column = |n: usize| bars_from - 16.0 - wide * (all - 0.5 - n as f32);
    let head = 15.0 * scale;
    let y = rect.top() + head * 0.75;
    let heads: Vec<String> = keys.iter().map(|key| stage.say(key)).collect();
    // All of one size, that of the longest.
    let size = heads.iter().fold(14.0 * scale, |size, words| {
        let line = stage.line(words, Face::Sans, 14.0 * scale, colour::SOFT, f32::INFINITY);
        size.min(14.0 * scale * (wide - 4.0) / line.size().x)
    });
    for (n, words) in heads.iter().enumerate() {
        let at = pos2(column(n), y);
        stage.text(at, Anchor::Middle, words, Face::Sans, size, colour::SOFT);
    }
    if thrown {
        legend(stage, pos2(right, y), bars, 14.0 * scale);
    }
    let digits = if thrown { 14.0 * scale } else { 0.0 };
    let top = rect.top() + head * 1.5;
    // The numbers of the die stand once, under the last.
    let row = (rect.bottom() - digits * 1.3 - top) / places.len().max(1) as f32;
    for (i, placed) in places.iter().enumerate() {
        let y = top + row * (i as f32 + 0.5);
        if i > 0 {
            stage.rule(left, right, top + row * i as f32);
        }
        let mark = bevy::math::Vec2::new(8.0, (row * 0.5).min(22.0));
        let ribbon = stage.art.ribbon(placed.player.dye, mark);
        stage.print(ribbon.as_ref(), pos2(left, y - mark.y / 2.0));
        let from = left + 18.0;
        stage.text_in(
            pos2(from, y),
            Anchor::Left,
            &placed.player.name,
            Face::Serif,
            18.0 * scale,
            colour::INK,
            column(0) - wide * 0.35 - from,
        );
        let figures = &placed.figures;
        let throws = &figures.throws;
        for (n, &number) in figures.columns.iter().enumerate() {
            stage.text(
                pos2(column(n), y),
                Anchor::Middle,
                &number.to_string(),
                Face::Sans,
                17.0 * scale,
                colour::INK,
            );
        }
        if !thrown {
            continue;
        }
        let last = i + 1 == places.len();
        let part = Rect::from_min_size(
            pos2(bars_from, y - row / 2.0 + 5.0),
            vec2(bars, row - 10.0 + if last { digits * 1.45 } else { 0.0 }),
        );
        let digits = if last { digits } else { 0.0 };
        histogram(stage, part, placed.player.dye, throws, game.faces(), digits);
    }
}
