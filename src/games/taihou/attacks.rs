//! Who takes whom: the row of the piece that is looked at on the card, the whole table over the garden.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use taula_art::Dye;
use taula_rules::games::taihou::attack::allowed;
use taula_rules::games::taihou::{Figure, HIGHEST, Piece, Side, Value};

use super::things::{self, UPRIGHT};
use super::{Own, TaihouTable, TaihouView as View, prints};
use crate::input::Intent;
use crate::table::Wish;
use crate::table::layout::Layout;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// From which sides a piece can be taken by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum From {
    /// From every side.
    Anywhere,
    /// From the side and from behind.
    SideBehind,
    /// From the side alone.
    Side,
}

impl From {
    /// All, the most first.
    pub const ALL: [Self; 3] = [Self::Anywhere, Self::SideBehind, Self::Side];

    /// From where a piece of one value takes one of another; none where it does not.
    #[must_use]
    pub const fn of(attacker: Value, target: Value) -> Option<Self> {
        match (
            allowed(attacker, target, Side::Head),
            allowed(attacker, target, Side::Behind),
            allowed(attacker, target, Side::Flank),
        ) {
            (true, ..) => Some(Self::Anywhere),
            (false, true, _) => Some(Self::SideBehind),
            (false, false, true) => Some(Self::Side),
            (false, false, false) => None,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Anywhere => "taihou-from-anywhere",
            Self::SideBehind => "taihou-from-side-behind",
            Self::Side => "taihou-from-side",
        }
    }

    const fn sign_key(self) -> &'static str {
        match self {
            Self::Anywhere => "taihou-sign-anywhere",
            Self::SideBehind => "taihou-sign-side-behind",
            Self::Side => "taihou-sign-side",
        }
    }
}

/// Whom a piece takes, by the side from which.
#[must_use]
pub fn taken_by(attacker: Value) -> Vec<(From, Vec<Value>)> {
    From::ALL
        .into_iter()
        .filter_map(|from| {
            let taken: Vec<Value> = Value::all()
                .filter(|&target| From::of(attacker, target) == Some(from))
                .collect();
            (!taken.is_empty()).then_some((from, taken))
        })
        .collect()
}

/// How high each line of a row on the card is.
const LINE: f32 = 25.0;

/// How much room the row of a piece takes on the card.
#[must_use]
pub fn row_height(attacker: Value) -> f32 {
    LINE * (taken_by(attacker).len() + 1) as f32
}

/// Whom a piece takes, on the card, a line for each side.
pub fn row(stage: &mut Stage, attacker: Value, room: Rect) {
    let size = 14.5 * stage.canvas.text_up_to(1.1);
    let mut y = room.top() + LINE / 2.0;
    let words = stage.tell("taihou-attacks-of", &[("piece", attacker.get().into())]);
    let at = pos2(room.left(), y);
    let wide = room.width();
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Serif,
        size + 2.0,
        colour::INK,
        wide,
    );
    y += LINE;
    for (from, taken) in taken_by(attacker) {
        let words = stage.say(from.key());
        let line = stage.line(&words, Face::Sans, size, colour::INK, room.width() * 0.5);
        let wide = line.size();
        let at = pos2(room.left(), y - wide.y / 2.0);
        stage.painter().galley(at, line, colour::INK);
        let left = room.left() + wide.x + 8.0;
        let step = ((room.right() - left) / taken.len() as f32).min(23.0);
        for (n, value) in taken.into_iter().enumerate() {
            let side = step.min(22.0).floor();
            let figure = prints::figure(stage.art, value, side);
            stage.print(figure.as_ref(), pos2(left + step * (n as f32 + 0.5), y));
        }
        y += LINE;
    }
}

/// The button that lays the table over the garden.
pub fn button(stage: &mut Stage, table: &TaihouTable, place: Rect, wishes: &mut Vec<Wish<View>>) {
    let button = Button {
        icon: Some(Icon::Table),
        ..Button::new(Kind::Card, 15.0 * stage.canvas.text_up_to(1.2))
    };
    let words = if place.width() < 96.0 {
        String::new()
    } else {
        stage.say("taihou-attacks")
    };
    if stage.button("attacks", place, &words, button) {
        wishes.push(Wish::Own(Own::Attacks(!table.own.attacks)));
    }
}

/// Whether the key was heard that lays the table over the garden, or takes it away.
pub fn asked(stage: &mut Stage, table: &TaihouTable) -> Option<bool> {
    if !stage.awake {
        return None;
    }
    if stage.heard(Intent::Look) {
        return Some(!table.own.attacks);
    }
    if table.own.attacks {
        stage.focus.hold_back();
        if stage.heard(Intent::Back) {
            return Some(false);
        }
    }
    None
}

/// The sign of a side in the table: a full square for anywhere; bars at the sides of a small tile, and one behind it.
fn sign(stage: &Stage, at: Pos2, from: From, side: f32) {
    let painter = stage.painter();
    let half = side * 0.3;
    let body = Rect::from_center_size(at, Vec2::splat(half * 1.2));
    let ink = colour::INK;
    if from == From::Anywhere {
        painter.rect_filled(
            Rect::from_center_size(at, Vec2::splat(half * 2.0)),
            2.0,
            ink,
        );
        return;
    }
    // The target looks up: its head is a tip.
    painter.rect_filled(body, 1.0, Color32::from_rgb(0xC9, 0xBB, 0xA3));
    let tip = body.center_top() - vec2(0.0, half * 0.5);
    painter.add(Shape::convex_polygon(
        vec![tip, body.left_top(), body.right_top()],
        Color32::from_rgb(0xC9, 0xBB, 0xA3),
        Stroke::NONE,
    ));
    let bar = Stroke::new((side * 0.09).max(2.0), ink);
    for x in [-1.0, 1.0] {
        let x = at.x + x * half * 0.95;
        painter.vline(x, body.y_range(), bar);
    }
    if from == From::SideBehind {
        painter.hline(body.x_range(), at.y + half * 0.95, bar);
    }
}

/// The whole table over the garden, the row of the piece that is looked at marked.
pub fn show(stage: &mut Stage, table: &TaihouTable, layout: &Layout, wishes: &mut Vec<Wish<View>>) {
    let rect = layout.board.shrink(layout.unit * 0.3);
    stage.card_over(rect);
    let looked = super::card::subject(table).and_then(Piece::value);
    let pad = rect.width() * 0.035;
    let scale = stage.canvas.text_up_to(1.25);
    let head = 34.0 * scale;
    let title = stage.say("taihou-attacks");
    stage.text_in(
        pos2(rect.left() + pad, rect.top() + pad + head * 0.4),
        Anchor::Left,
        &title,
        Face::Serif,
        25.0 * scale,
        colour::INK,
        rect.width() * 0.6,
    );
    let close = Rect::from_min_size(
        pos2(rect.right() - pad - 110.0 * scale, rect.top() + pad - 2.0),
        vec2(110.0 * scale, 36.0 * scale),
    );
    let words = stage.say("taihou-attacks-close");
    let cap = stage.cap(Intent::Back);
    let button = Button {
        first: true,
        hint: Some(&cap),
        ..Button::new(Kind::Plain, 15.0 * scale)
    };
    if stage.button("close the table", close, &words, button) {
        wishes.push(Wish::Own(Own::Attacks(false)));
    }
    let count = f32::from(HIGHEST);
    let foot = 30.0 * scale;
    let top = rect.top() + pad + head + 8.0;
    let cell = ((rect.width() - 2.0 * pad) / (count + 1.9))
        .min((rect.bottom() - pad - foot - top) / (count + 1.0));
    let first = cell * 1.9;
    let whole = first + cell * count;
    let left = rect.center().x - whole / 2.0;
    let at = |row: f32, column: f32| {
        pos2(
            left + first + cell * (column + 0.5),
            top + cell * (row + 1.5),
        )
    };
    let dye = table
        .flow
        .players()
        .first()
        .map_or(Dye::Yellow, |(_, player)| player.dye);
    for (n, value) in Value::all().enumerate() {
        let n = n as f32;
        if looked == Some(value) {
            let row = Rect::from_min_max(
                pos2(left, top + cell * (n + 1.0)),
                pos2(left + whole, top + cell * (n + 2.0)),
            );
            stage.painter().rect_filled(row, 4.0, colour::WELL);
        }
        let figure = Figure::Numbered {
            value,
            facing: UPRIGHT,
        };
        let side = cell * 0.8;
        things::tile(
            stage,
            pos2(left + cell * 0.62, at(n, 0.0).y),
            (dye, None),
            figure,
            side,
        );
        let small = prints::figure(stage.art, value, (cell * 0.6).round());
        let over = pos2(at(0.0, n).x, top + cell * 0.48);
        stage.print(small.as_ref(), over);
        stage.text(
            over + vec2(0.0, cell * 0.42),
            Anchor::Middle,
            &value.to_string(),
            Face::Serif,
            (cell * 0.27).max(12.0),
            colour::SOFT,
        );
        stage.rule(left, left + whole, top + cell * (n + 1.0));
        for (m, target) in Value::all().enumerate() {
            if let Some(from) = From::of(value, target) {
                sign(stage, at(n, m as f32), from, cell);
            }
        }
    }
    // Which way it is read.
    let small = 14.0 * scale;
    for (key, at, anchor) in [
        (
            "taihou-attacks-rows",
            pos2(left + cell * 0.12, top + cell * 0.78),
            Anchor::Left,
        ),
        (
            "taihou-attacks-columns",
            pos2(left + first - cell * 0.12, top + cell * 0.36),
            Anchor::Right,
        ),
    ] {
        let words = stage.say(key);
        stage.text_in(at, anchor, &words, Face::Sans, small, colour::SOFT, first);
    }
    // What the signs mean.
    let size = 15.0 * scale;
    let y = rect.bottom() - pad * 0.6 - foot / 2.0;
    let wide = whole / 3.0;
    for (n, from) in From::ALL.into_iter().enumerate() {
        let x = left + wide * n as f32;
        sign(stage, pos2(x + 14.0, y), from, 30.0 * scale);
        let words = stage.say(from.sign_key());
        let at = pos2(x + 34.0 * scale, y);
        stage.text_in(
            at,
            Anchor::Left,
            &words,
            Face::Sans,
            size,
            colour::INK,
            wide - 40.0 * scale,
        );
    }
    // Wherever it is touched it goes away.
    if stage.point("table of attacks", rect, false).chosen {
        wishes.push(Wish::Own(Own::Attacks(false)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_tells_everybody_who_can_be_taken_once() {
        for attacker in Value::all() {
            let told: usize = taken_by(attacker)
                .iter()
                .map(|(_, taken)| taken.len())
                .sum();
            let taken = Value::all().filter(|&target| {
                Side::ALL
                    .into_iter()
                    .any(|side| allowed(attacker, target, side))
            });
            assert_eq!(told, taken.count(), "{attacker}");
        }
        let tiger = Value::new(6).map(taken_by).unwrap_or_default();
        let sides: Vec<From> = tiger.iter().map(|(from, _)| *from).collect();
        assert_eq!(sides, [From::Anywhere, From::Side]);
    }
}
