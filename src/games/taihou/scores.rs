//! The score and the stakes as they stand, and how they are counted out at the end.

use bevy_egui::egui::{Pos2, Rect, pos2};
use taula_rules::Seat;
use taula_rules::games::taihou::{Event, Score};

use super::{TaihouTable, prints};
use crate::table::layout::{Layout, Shape};
use crate::theme::{Anchor, Face, Stage, colour};

/// What of the score is told: everything, or at the end as much as has been counted out.
#[derive(Clone, Copy, PartialEq)]
struct Told {
    /// The pieces in the garden.
    garden: bool,
    /// Half of what was taken.
    taken: bool,
    /// Half of the reserve.
    reserve: bool,
    /// All of it together.
    total: bool,
    /// What each takes from the stakes.
    payout: bool,
    /// Whether it is being counted out.
    counting: bool,
}

impl Told {
    const ALL: Self = Self {
        garden: true,
        taken: true,
        reserve: true,
        total: true,
        payout: false,
        counting: false,
    };

    /// What is counted now, over the rows.
    const fn title(self, two: bool) -> &'static str {
        match self {
            Self { payout: true, .. } => "taihou-count-payout",
            Self {
                counting: false, ..
            } => "taihou-points",
            Self { total: true, .. } => "taihou-count-total",
            Self { reserve: true, .. } if two => "taihou-count-reserve",
            Self { taken: true, .. } => "taihou-count-taken",
            _ => "taihou-count-garden",
        }
    }

    /// As much as has been counted out of it.
    fn counted(part: f32) -> Self {
        Self {
            garden: part > 0.08,
            taken: part > 0.26,
            reserve: part > 0.42,
            total: part > 0.56,
            payout: part > 0.74,
            counting: true,
        }
    }
}

/// The card of the score.
pub(super) fn show(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
    let rect = layout.tray;
    stage.card(rect, true);
    let scores = table.scores();
    let told = match table.timeline.now() {
        Some((Event::Over { .. }, part)) => Told::counted(part),
        _ if table.shown.turn.is_over() => Told {
            payout: true,
            ..Told::ALL
        },
        _ => Told::ALL,
    };
    match layout.shape {
        Shape::Bar => narrow(stage, table, rect, &scores, told),
        Shape::Large => large(stage, table, rect, &scores, told),
        Shape::Bands | Shape::Long => wide(stage, table, rect, &scores, told),
    }
}

/// A seat's colour as a small tile.
fn swatch(stage: &mut Stage, table: &TaihouTable, seat: Seat, at: Pos2, side: f32) {
    if let Some(player) = table.flow.player(seat) {
        let sign = prints::sign(stage.art, player.dye, side);
        stage.print(sign.as_ref(), at);
    }
}

/// The sum as it is written before the equals sign.
fn sum(score: &Score, two: bool, told: Told) -> String {
    let part = |told: bool, value: u32| {
        if told {
            value.to_string()
        } else {
            "…".to_owned()
        }
    };
    let mut parts = vec![
        part(told.garden, score.garden),
        part(told.taken, score.taken_half),
    ];
    if two {
        parts.push(part(told.reserve, score.reserve_half));
    }
    format!("{} =", parts.join(if two { "+" } else { " + " }))
}

/// What stands behind it: the total, or what is taken from the stakes.
fn result(table: &TaihouTable, n: usize, score: &Score, told: Told) -> String {
    if told.payout {
        let payout = table.payout();
        return payout.get(n).map_or_else(String::new, u32::to_string);
    }
    if told.total {
        score.total.to_string()
    } else {
        String::new()
    }
}

fn wide(stage: &mut Stage, table: &TaihouTable, rect: Rect, scores: &[Score], told: Told) {
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let scale = stage.canvas.text_up_to(1.15);
    let two = scores.len() == 2;
    let row = 25.0;
    // With little room the sums alone.
    if rect.height() < 106.0 + row * scores.len() as f32 {
        let row = (rect.height() - 14.0) / scores.len() as f32;
        let row = row.min(30.0);
        let top = rect.center().y - row * scores.len() as f32 / 2.0;
        rows(
            stage,
            table,
            (left, right, top + row / 2.0),
            row,
            (scores, told),
        );
        return;
    }
    let words = stage.say(told.title(two));
    let at = pos2(left, rect.top() + 25.0);
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Serif,
        21.0 * scale,
        colour::INK,
        right - left,
    );
    stage.rule(left, right, rect.top() + 44.0);
    let first = rect.top() + 44.0 + row * 0.72;
    rows(stage, table, (left, right, first), row, (scores, told));
    let y = first + row * scores.len() as f32;
    let small = 14.0;
    let key = if two {
        "taihou-score-two"
    } else {
        "taihou-score-four"
    };
    let words = stage.say(key);
    let at = pos2(left, y - row * 0.12);
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Sans,
        small,
        colour::SOFT,
        right - left,
    );
    stage.rule(left, right, y + row * 0.45);
    let low = y + row * 0.45 + (rect.bottom() - y - row * 0.45) / 2.0;
    stakes(stage, table, (left, right, low), 15.0 * scale);
}

/// A row for each player: colour, name, sum, total.
fn rows(
    stage: &mut Stage,
    table: &TaihouTable,
    (left, right, first): (f32, f32, f32),
    row: f32,
    (scores, told): (&[Score], Told),
) {
    let scale = stage.canvas.text_up_to(1.15);
    let two = scores.len() == 2;
    let mut y = first;
    for (n, score) in scores.iter().enumerate() {
        swatch(stage, table, score.seat, pos2(left + 8.0, y), 17.0);
        let total = result(table, n, score, told);
        let at = pos2(right, y);
        stage.text(
            at,
            Anchor::Right,
            &total,
            Face::Sans,
            19.0 * scale,
            colour::INK,
        );
        let sum = sum(score, two, told);
        let size = 15.0 * scale;
        let line = stage.line(&sum, Face::Sans, size, colour::SOFT, f32::INFINITY);
        let from = right - 34.0 * scale - line.size().x;
        let at = pos2(from, y - line.size().y / 2.0);
        stage.painter().galley(at, line, colour::SOFT);
        let name = table
            .flow
            .player(score.seat)
            .map(|player| player.name.clone());
        let name = name.unwrap_or_default();
        let room = from - 8.0 - (left + 22.0);
        let at = pos2(left + 22.0, y);
        stage.text_in(
            at,
            Anchor::Left,
            &name,
            Face::Serif,
            16.0 * scale,
            colour::INK,
            room,
        );
        y += row;
    }
}

/// The stakes, and what of them is left.
fn stakes(stage: &Stage, table: &TaihouTable, (left, right, y): (f32, f32, f32), size: f32) {
    let rules = table.rules();
    let all = rules.stake() * table.flow.players().len() as u32;
    let words = stage.tell("taihou-stake", &[("stake", all.into())]);
    let half = (right - left) / 2.0;
    stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &words,
        Face::Sans,
        size,
        colour::INK,
        half + 6.0,
    );
    let rest = stage.tell("taihou-rest", &[("rest", table.left_of_stakes().into())]);
    stage.text_in(
        pos2(right, y),
        Anchor::Right,
        &rest,
        Face::Sans,
        size,
        colour::SOFT,
        half - 6.0,
    );
}

/// Names and totals one below the other, where there is a narrow band.
fn narrow(stage: &mut Stage, table: &TaihouTable, rect: Rect, scores: &[Score], told: Told) {
    let (left, right) = (rect.left() + 12.0, rect.right() - 12.0);
    let words = stage.say("taihou-points");
    let at = pos2(left, rect.top() + 20.0);
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Serif,
        17.0,
        colour::INK,
        right - left,
    );
    stage.rule(left, right, rect.top() + 35.0);
    let row = 34.0_f32.min((rect.height() - 82.0) / scores.len() as f32);
    let mut y = rect.top() + 35.0 + row * 0.6;
    for (n, score) in scores.iter().enumerate() {
        swatch(stage, table, score.seat, pos2(left + 8.0, y), 18.0);
        let total = result(table, n, score, told);
        stage.text(
            pos2(right, y),
            Anchor::Right,
            &total,
            Face::Sans,
            18.0,
            colour::INK,
        );
        let name = table
            .flow
            .player(score.seat)
            .map(|player| player.name.clone());
        let room = right - left - 58.0;
        let at = pos2(left + 22.0, y);
        stage.text_in(
            at,
            Anchor::Left,
            &name.unwrap_or_default(),
            Face::Serif,
            15.0,
            colour::INK,
            room,
        );
        y += row;
    }
    stage.rule(left, right, y - row * 0.35);
    let rest = stage.tell("taihou-rest", &[("rest", table.left_of_stakes().into())]);
    let at = pos2(left, y - row * 0.35 + 16.0);
    stage.text_in(
        at,
        Anchor::Left,
        &rest,
        Face::Sans,
        14.0,
        colour::SOFT,
        right - left,
    );
}

/// Totals side by side, where text is large.
fn large(stage: &mut Stage, table: &TaihouTable, rect: Rect, scores: &[Score], told: Told) {
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let scale = stage.canvas.text.min(1.6);
    // The button of the table of attacks lies at the end.
    let wide = (right - 60.0 - left) / scores.len() as f32;
    let y = rect.top() + rect.height() * 0.34;
    for (n, score) in scores.iter().enumerate() {
        let x = left + wide * n as f32;
        swatch(stage, table, score.seat, pos2(x + 16.0, y), 28.0);
        let total = result(table, n, score, told);
        stage.text(
            pos2(x + 40.0, y),
            Anchor::Left,
            &total,
            Face::Sans,
            19.0 * scale,
            colour::INK,
        );
    }
    stakes(
        stage,
        table,
        (left, right, rect.top() + rect.height() * 0.76),
        14.0 * scale,
    );
}
