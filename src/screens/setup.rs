//! The set-up: who plays, in which colour, by which of the optional rules.

use bevy::input::gamepad::GamepadButton;
use bevy_egui::egui::{self, Align, Color32, FontFamily, FontId, Pos2, Rect, pos2, vec2};
use serde_json::Value;
use taula_art::Dye;
use taula_rules::Seat;
use taula_rules::bots::Level;
use taula_rules::options::OptionRange;

use super::rulebook::offer;
use super::title::back;
use super::{Ask, Writing};
use crate::app::{Boards, Screen};
use crate::games;
use crate::input::{Direction, Intent, bindings};
use crate::seating::{Hand, LONGEST_NAME, Seating, asked};
use crate::table::Game;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// A change of who sits where, or by which rules they play.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Who moves a seat's pieces.
    Hand(usize, Option<Hand>),
    /// A seat's colour.
    Dye(usize, Dye),
    /// A seat's name.
    Name(usize, String),
    /// An option of the rules, by its name in notation.
    Option(&'static str, Value),
}

impl Change {
    /// Makes the change.
    pub fn make(self, seating: &mut Seating) {
        match self {
            Self::Hand(seat, hand) => seating.set_hand(seat, hand),
            Self::Dye(seat, dye) => seating.set_dye(seat, dye),
            Self::Name(seat, name) => seating.set_name(seat, &name),
            Self::Option(name, value) => {
                seating.options.insert(name.to_owned(), value);
            }
        }
    }
}

/// Where things lie.
struct Places {
    seats: [Rect; 4],
    board: Option<Rect>,
    options: Rect,
    start: Rect,
    fold: Fold,
}

/// How the set-up is folded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fold {
    /// Everything, around the board.
    Open,
    /// Without the board.
    Narrow,
    /// Without the board, and with what an option does only for the one in focus.
    Large,
}

impl Places {
    /// Where things lie; `two` says whether two play and nobody else can.
    fn of(stage: &Stage, two: bool) -> Self {
        let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
        let large = stage.canvas.large_text();
        if stage.canvas.wide() && !large {
            let margin = 44.0;
            let middle = 344.0_f32.min(w * 0.27);
            let wide = ((w - 2.0 * margin - middle - 48.0) / 2.0).min(460.0);
            let left = (w - (2.0 * wide + middle + 48.0)) / 2.0;
            let right = w - left - wide;
            let card = |x: f32, row: f32| {
                Rect::from_min_size(pos2(x, 92.0 + row * 180.0), vec2(wide, 164.0))
            };
            let mut board = Rect::from_center_size(pos2(w / 2.0, 264.0), vec2(middle, middle));
            let mut seats = [
                card(right, 1.0),
                card(right, 0.0),
                card(left, 0.0),
                card(left, 1.0),
            ];
            if two {
                // The first below the second, as at the table; the board has the rest.
                seats = [
                    card(left, 1.0),
                    card(left, 0.0),
                    Rect::NOTHING,
                    Rect::NOTHING,
                ];
                let (from, to) = (left + wide + 32.0, right + wide);
                let side = vec2(to - from, to - from);
                board = Rect::from_center_size(pos2((from + to) / 2.0, 264.0), side);
            }
            return Self {
                seats,
                board: Some(board),
                options: Rect::from_min_max(pos2(left, 462.0), pos2(right - 24.0, h - 30.0)),
                start: Rect::from_min_max(pos2(right, 462.0), pos2(right + wide, h - 30.0)),
                fold: Fold::Open,
            };
        }
        // Two columns of seats; below them the rules, and a bar to start from.
        let margin = 20.0;
        let wide = (w - 2.0 * margin - 16.0) / 2.0;
        let (tall, top) = if large { (156.0, 82.0) } else { (124.0, 76.0) };
        let card = |column: f32, row: f32| {
            let corner = pos2(margin + column * (wide + 16.0), top + row * (tall + 10.0));
            Rect::from_min_size(corner, vec2(wide, tall))
        };
        let mut below = top + 2.0 * (tall + 10.0);
        let bar = h - 16.0 - if large { 76.0 } else { 58.0 };
        let mut seats = [
            card(1.0, 1.0),
            card(1.0, 0.0),
            card(0.0, 0.0),
            card(0.0, 1.0),
        ];
        if two {
            seats = [card(0.0, 0.0), card(1.0, 0.0), Rect::NOTHING, Rect::NOTHING];
            below = top + tall + 10.0;
        }
        Self {
            seats,
            board: None,
            options: Rect::from_min_max(pos2(margin, below), pos2(w - margin, bar - 10.0)),
            start: Rect::from_min_max(pos2(margin, bar), pos2(w - margin, h - 16.0)),
            fold: if large { Fold::Large } else { Fold::Narrow },
        }
    }
}

/// Draws the set-up.
pub fn show(
    stage: &mut Stage,
    boards: &Boards,
    seating: &Seating,
    writing: &mut Writing,
) -> Vec<Ask> {
    let mut asks = Vec::new();
    let Some(game) = games::game(&seating.game) else {
        return vec![Ask::Go(Screen::Title)];
    };
    let two = !seating.can_vary();
    let places = Places::of(stage, two);
    let w = stage.canvas.size.x;
    let margin = places.start.left().min(places.options.left());
    if back(stage, margin) {
        asks.push(Ask::Go(Screen::Title));
    }
    let rules = seating.rules();
    let variant = game.variant(&rules);
    let name = stage.say(variant.name);
    let carved = stage.art.carved(&name, 54.0);
    if let Some(print) = &carved {
        stage.print(
            carved.as_ref(),
            pos2(w / 2.0 - (print.size.x - 2.0 * print.origin.x) / 2.0, 66.0),
        );
    }
    if let Some(rect) = places.board {
        game.beginning(stage, boards, rect, &seating.dyes(), &rules);
    }
    // The next screen's board is painted while this one is looked at.
    if stage.art.paints() {
        game.prepare(stage, boards, &seating.dyes(), &rules);
    }
    // In reading order, so that Tab goes over the table as the eye does.
    let order = if two && places.fold == Fold::Open {
        [2, 1, 0, 3]
    } else if two {
        [0, 1, 2, 3]
    } else {
        [2, 1, 3, 0]
    };
    for seat in order {
        if !seating.has_chair(seat) {
            continue;
        }
        chair(
            stage,
            game,
            seat,
            places.seats[seat],
            seating,
            writing,
            &mut asks,
        );
    }
    options(stage, game, &places, seating, &mut asks);
    start(stage, game, &places, seating, &mut asks);
    let end = carved.map_or(w / 2.0 + 130.0, |print| {
        w / 2.0 + (print.size.x - 2.0 * print.origin.x) / 2.0
    });
    let (top, bottom) = match places.fold {
        Fold::Open => (24.0, 72.0),
        Fold::Narrow => (20.0, 72.0),
        Fold::Large => (12.0, 72.0),
    };
    let right = places.start.right();
    let slip = Rect::from_min_max(pos2(end + 24.0, top), pos2(right, bottom));
    offer(stage, game.name(), slip, &mut asks);
    asks
}

fn chair(
    stage: &mut Stage,
    game: &dyn Game,
    seat: usize,
    rect: Rect,
    seating: &Seating,
    writing: &mut Writing,
    asks: &mut Vec<Ask>,
) {
    let player = seating.chairs[seat].as_ref();
    stage.ribbon_card(rect, player.map(|player| player.dye), 14.0, false);
    let text = stage.canvas.text_up_to(1.75);
    let (left, right) = (rect.left() + 30.0, rect.right() - 18.0);
    let middle = |n: f32| rect.top() + rect.height() * [0.225, 0.55, 0.845][n as usize];
    match player {
        Some(player) => {
            game.piece(stage, pos2(left + 24.0, middle(0.0)), player.dye, 20.0);
            let field = Rect::from_min_max(
                pos2(left + 56.0, middle(0.0) - rect.height() * 0.13),
                pos2(right, middle(0.0) + rect.height() * 0.13),
            );
            name(stage, seat, field, &player.name, writing, asks);
        }
        None => {
            let painter = stage.painter();
            let ring: Vec<Pos2> = (0..=40)
                .map(|i| {
                    pos2(left + 24.0, middle(0.0))
                        + egui::Vec2::angled(i as f32 / 40.0 * std::f32::consts::TAU) * 21.0
                })
                .collect();
            painter.extend(egui::Shape::dashed_line(
                &ring,
                egui::Stroke::new(1.5, colour::SOFT),
                4.5,
                3.5,
            ));
            let empty = stage.say("empty-seat");
            stage.text_in(
                pos2(left + 58.0, middle(0.0)),
                Anchor::Left,
                &empty,
                Face::Italic,
                21.0 * text.min(1.4),
                colour::SOFT,
                right - left - 58.0,
            );
        }
    }
    let mut labels = vec![(stage.say("person"), true), (stage.say("computer"), true)];
    if seating.can_vary() {
        labels.push((
            stage.say("nobody"),
            player.is_none() || seating.can_leave(seat),
        ));
    }
    let now = match player.map(|player| player.hand) {
        Some(Hand::Person) => 0,
        Some(Hand::Computer(_)) => 1,
        None => 2,
    };
    let choice = Rect::from_min_max(
        pos2(left - 4.0, middle(1.0) - rect.height() * 0.122),
        pos2(right, middle(1.0) + rect.height() * 0.122),
    );
    if let Some(chosen) = stage.choice(&format!("hand {seat}"), choice, &labels, now, 16.0 * text) {
        let hand = [Some(Hand::Person), Some(Hand::Computer(Level::Easy)), None][chosen];
        asks.push(Ask::Seat(Change::Hand(seat, hand)));
    }
    match player {
        Some(player) => {
            let dyes = if game.dyes_chosen() { game.dyes() } else { &[] };
            if dyes.is_empty() {
                // The pieces have names instead.
                let pieces = stage.say(&format!("{}-{}", game.name(), player.dye.name()));
                let at = pos2(left + 2.0, middle(2.0));
                stage.text_in(
                    at,
                    Anchor::Left,
                    &pieces,
                    Face::Sans,
                    15.0 * text.min(1.6),
                    colour::SOFT,
                    (right - left) * 0.5,
                );
            }
            for (i, &dye) in dyes.iter().enumerate() {
                let at = pos2(left + 14.0 + 44.0 * i as f32, middle(2.0));
                if swatch(stage, seat, at, dye, player.dye == dye) {
                    asks.push(Ask::Seat(Change::Dye(seat, dye)));
                }
            }
            let (icon, words) = match player.hand {
                Hand::Person => person(stage, seat),
                Hand::Computer(level) => (Icon::Computer, stage.say(&format!("level-{level}"))),
            };
            let caret = match player.hand {
                Hand::Person => 0.0,
                Hand::Computer(_) => 18.0 * text.min(1.4),
            };
            let room = right - caret - (left + 200.0);
            let label = stage.text_in(
                pos2(right - caret, middle(2.0)),
                Anchor::Right,
                &words,
                Face::Sans,
                15.0 * text.min(1.6),
                colour::SOFT,
                room,
            );
            let sign = pos2(label.left() - 6.0 - 10.0 * text, middle(2.0));
            stage.icon(sign, icon, 19.0 * text.min(1.4), colour::SOFT);
            if let Hand::Computer(level) = player.hand {
                let field = Rect::from_min_max(
                    pos2(sign.x - 18.0, middle(2.0) - 18.0),
                    pos2(right + 4.0, middle(2.0) + 18.0),
                );
                if let Some(level) = other_level(stage, seat, field, level) {
                    asks.push(Ask::Seat(Change::Hand(seat, Some(Hand::Computer(level)))));
                }
            }
        }
        None => {
            let words = stage.say("empty-seat-hint");
            stage.text_in(
                pos2(left, middle(2.0)),
                Anchor::Left,
                &words,
                Face::Sans,
                15.0 * text.min(1.6),
                colour::SOFT,
                right - left,
            );
        }
    }
}

/// A colour to choose, with its pattern.
fn swatch(stage: &mut Stage, seat: usize, at: Pos2, dye: Dye, chosen: bool) -> bool {
    let rect = Rect::from_center_size(at, vec2(36.0, 36.0));
    let touch = stage.touch(("dye", seat, dye), rect, false);
    let size = bevy::math::Vec2::splat(28.0);
    let ribbon = stage.art.ribbon(dye, size);
    let painter = stage.painter();
    match ribbon.and_then(|print| print.texture) {
        Some(texture) => {
            let square = Rect::from_center_size(at, vec2(28.0, 28.0));
            painter.add(
                egui::epaint::RectShape::filled(square, 14.0, Color32::WHITE)
                    .with_texture(texture, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))),
            );
        }
        None => {
            painter.circle_filled(at, 14.0, colour::of(dye.rgb()));
        }
    }
    painter.circle_stroke(at, 14.0, (1.4, colour::INK));
    if chosen {
        painter.circle_filled(at, 9.0, Color32::from_black_alpha(90));
        painter.circle_stroke(at, 17.5, (2.4, colour::BRASS));
        stage.icon(at, Icon::Tick, 15.0, Color32::WHITE);
    }
    if touch.focused {
        stage.ring(rect.shrink(4.0), 14.0);
    }
    touch.chosen && !chosen
}

/// A name: shown, and written in once chosen.
fn name(
    stage: &mut Stage,
    seat: usize,
    rect: Rect,
    name: &str,
    writing: &mut Writing,
    asks: &mut Vec<Ask>,
) {
    let id = egui::Id::new(("write", seat));
    let painter = stage.painter();
    painter.rect_filled(rect, 6.0, colour::FIELD);
    painter.rect_stroke(
        rect,
        6.0,
        (1.2, colour::INK.gamma_multiply(0.5)),
        egui::StrokeKind::Inside,
    );
    if let Some((_, text)) = writing.0.as_mut().filter(|(writer, _)| *writer == seat) {
        let font = FontId::new(
            20.0 * stage.canvas.text_up_to(1.5),
            FontFamily::Name("serif".into()),
        );
        let edit = egui::TextEdit::singleline(text)
            .id(id)
            .font(font)
            .text_color(colour::INK)
            .frame(egui::Frame::NONE)
            .char_limit(LONGEST_NAME)
            .vertical_align(Align::Center)
            .desired_width(rect.width() - 24.0);
        let response = stage.ui.put(rect.shrink2(vec2(12.0, 4.0)), edit);
        if !response.has_focus() && !response.lost_focus() {
            response.request_focus();
        }
        stage.ring(rect, 6.0);
        if response.lost_focus() {
            let escaped = stage.ui.input(|input| input.key_pressed(egui::Key::Escape));
            if let Some((_, text)) = writing.0.take()
                && !escaped
            {
                asks.push(Ask::Seat(Change::Name(seat, text)));
            }
        }
        return;
    }
    let touch = stage.touch(("name", seat), rect, false);
    stage.text_in(
        pos2(rect.left() + 14.0, rect.center().y),
        Anchor::Left,
        name,
        Face::Serif,
        20.0 * stage.canvas.text_up_to(1.5),
        colour::INK,
        rect.width() - 50.0,
    );
    stage.icon(
        pos2(rect.right() - 20.0, rect.center().y),
        Icon::Pencil,
        19.0,
        colour::SOFT,
    );
    if touch.focused {
        stage.ring(rect, 6.0);
    }
    if touch.chosen && writing.0.is_none() {
        writing.0 = Some((seat, name.to_owned()));
    }
}

/// A choice of the rules, or of how the game looks.
struct Row {
    /// The key of its name.
    key: String,
    /// What can be chosen: its word, what is asked for, and whether it is so now. A single one is on or off.
    choices: Vec<(Word, Ask, bool)>,
    /// Whether it is a switch, and how it stands.
    switch: Option<bool>,
}

/// What stands on something that can be chosen.
enum Word {
    /// A message, by its key.
    Key(String),
    /// A number.
    Number(u32),
}

/// A number of the rules: its default, half and twice as much, the least there is, and what is chosen now, where
/// that is another.
fn number(
    game: &dyn Game,
    name: &'static str,
    seating: &Seating,
    (default, min, max): (u32, u32, u32),
) -> Row {
    let chosen = seating.options.get(name).and_then(Value::as_u64);
    let now = chosen
        .and_then(|now| u32::try_from(now).ok())
        .unwrap_or(default);
    let mut values = vec![min, default / 2, default, (default * 2).min(max), now];
    values.sort_unstable();
    values.dedup();
    let key = format!("{}-{}", game.name(), name.replace('_', "-"));
    let choices = values.into_iter().map(|value| {
        // Nothing of it is no number.
        let word = if value == 0 {
            Word::Key(format!("{key}-off"))
        } else {
            Word::Number(value)
        };
        let ask = Ask::Seat(Change::Option(name, value.into()));
        (word, ask, value == now)
    });
    Row {
        choices: choices.collect(),
        switch: None,
        key: key.clone(),
    }
}

/// What can be chosen, in the order in which it is shown.
fn rows(stage: &Stage, game: &dyn Game, seating: &Seating) -> Vec<Row> {
    let mut rows = Vec::new();
    let variant = game.variant(&seating.rules());
    for spec in asked(game.name()) {
        if variant.fixed.iter().any(|&(name, _)| name == spec.name) {
            continue;
        }
        let (default, values) = match &spec.range {
            OptionRange::Values { default, values } => (default, values),
            OptionRange::Number { default, min, max } => {
                rows.push(number(game, spec.name, seating, (*default, *min, *max)));
                continue;
            }
        };
        let now = seating.options.get(spec.name).unwrap_or(default);
        let change = |value: &Value| Ask::Seat(Change::Option(spec.name, value.clone()));
        let key = format!("{}-{}", game.name(), spec.name.replace('_', "-"));
        let over = variant.over.as_ref();
        rows.push(match now.as_bool() {
            // Over which game, rather than on or off.
            Some(on) if over.is_some_and(|over| over.option == spec.name) => {
                let games = over.map_or([""; 2], |over| over.games);
                let choices = [false, true].into_iter().zip(games).map(|(value, name)| {
                    let word = Word::Key(name.to_owned());
                    (word, change(&Value::Bool(value)), value == on)
                });
                Row {
                    choices: choices.collect(),
                    switch: None,
                    key: format!("{}-over", variant.name),
                }
            }
            Some(on) => Row {
                choices: vec![(Word::Number(0), change(&Value::Bool(!on)), on)],
                switch: Some(on),
                key,
            },
            None => Row {
                choices: values
                    .iter()
                    .map(|value| {
                        let word = value.as_str().unwrap_or_default();
                        let word = Word::Key(format!("{key}-{word}"));
                        (word, change(value), value == now)
                    })
                    .collect(),
                switch: None,
                key,
            },
        });
    }
    for (look, values) in game.looks() {
        let name = format!("{}-{look}", game.name());
        let now = stage.chosen.looks.get(&name).map(String::as_str);
        let now = now.filter(|now| values.contains(now));
        let now = now.or(values.first().copied()).unwrap_or_default();
        let choices = values.iter().map(|&value| {
            let mut settings = stage.chosen.clone();
            settings.looks.insert(name.clone(), value.to_owned());
            let change = Ask::Change(Box::new(settings));
            (Word::Key(format!("{name}-{value}")), change, value == now)
        });
        rows.push(Row {
            choices: choices.collect(),
            switch: None,
            key: name.clone(),
        });
    }
    rows
}

fn options(
    stage: &mut Stage,
    game: &dyn Game,
    places: &Places,
    seating: &Seating,
    asks: &mut Vec<Ask>,
) {
    let (rect, large) = (places.options, places.fold == Fold::Large);
    stage.card(rect, true);
    let (left, right) = (rect.left() + 28.0, rect.right() - 28.0);
    let text = stage.canvas.text_up_to(1.75);
    let mut top = rect.top() + 8.0;
    if !large {
        let title = stage.say("optional-rules");
        let open = places.fold == Fold::Open;
        let head = if open { 29.0 } else { 20.0 };
        let at = pos2(left, rect.top() + head);
        stage.text_in(
            at,
            Anchor::Left,
            &title,
            Face::Serif,
            22.0,
            colour::INK,
            right - left,
        );
        top = rect.top() + head + if open { 20.0 } else { 15.0 };
        stage.rule(left, right, top);
        top += 4.0;
    }
    // With large text what an option does is told below, for the one in focus.
    let foot = if large { 76.0 } else { 6.0 };
    let rows = rows(stage, game, seating);
    let row = (rect.bottom() - foot - top) / rows.len().max(1) as f32;
    let mut told = rows.last().map(|row| row.key.clone()).unwrap_or_default();
    for (
        i,
        Row {
            key,
            choices,
            switch,
        },
    ) in rows.into_iter().enumerate()
    {
        let y = top + row * (i as f32 + 0.5);
        let area = Rect::from_min_max(
            pos2(left - 8.0, y - row / 2.0 + 2.0),
            pos2(right + 8.0, y + row / 2.0 - 2.0),
        );
        let end = if let Some(on) = switch {
            let touch = stage.switch(&key, pos2(left, y - 14.0), area, on);
            if touch.chosen {
                asks.extend(choices.into_iter().map(|(_, ask, _)| ask));
            }
            if touch.focused || touch.hovered {
                told.clone_from(&key);
            }
            let state = stage.say(if on { "yes" } else { "no" });
            let state = stage.text(
                pos2(right, y),
                Anchor::Right,
                &state,
                Face::Sans,
                15.0 * text,
                colour::INK,
            );
            state.left()
        } else {
            let labels: Vec<(String, bool)> = choices
                .iter()
                .map(|(word, ..)| match word {
                    Word::Key(key) => (stage.say(key), true),
                    Word::Number(number) => (number.to_string(), true),
                })
                .collect();
            let wide = (215.0 * text.max(1.0)).min((right - left) * 0.42);
            let high = (row * 0.42).min(22.0);
            let choice = Rect::from_min_max(pos2(right - wide, y - high), pos2(right, y + high));
            let now = choices.iter().position(|(.., now)| *now).unwrap_or(0);
            if let Some(chosen) = stage.choice(&key, choice, &labels, now, 15.0 * text) {
                asks.extend(choices.into_iter().nth(chosen).map(|(_, ask, _)| ask));
            }
            let focused = (0..labels.len())
                .any(|part| stage.focus.at() == Some(egui::Id::new((key.as_str(), part))));
            if focused {
                told.clone_from(&key);
            }
            game.die(stage, pos2(left + 27.0, y), 28.0);
            choice.left()
        };
        let width = end - 16.0 - left - 72.0;
        explain(stage, &key, pos2(left + 72.0, y), width, row, large);
    }
    if large {
        let y = rect.bottom() - foot;
        stage.rule(left, right, y);
        let about = stage.say(&format!("{told}-about"));
        let mut size = 14.0 * text;
        while stage
            .paragraph(right - left, &about, Face::Sans, size, colour::SOFT)
            .size()
            .y
            > foot - 10.0
        {
            size -= 1.0;
        }
        stage.lines(
            pos2(left, y + 8.0),
            right - left,
            &about,
            Face::Sans,
            size,
            colour::SOFT,
        );
    }
}

/// An option's name, and what it does in one sentence where there is room for it.
fn explain(stage: &Stage, key: &str, at: Pos2, width: f32, row: f32, alone: bool) {
    let text = stage.canvas.text_up_to(1.75);
    let name = stage.say(key);
    let size = 17.0 * text;
    if alone {
        stage.text_in(
            at,
            Anchor::Left,
            &name,
            Face::Sans,
            size,
            colour::INK,
            width,
        );
        return;
    }
    let about = stage.say(&format!("{key}-about"));
    let (small, head) = (14.0 * text, 21.0 * text);
    let lines = stage.paragraph(width, &about, Face::Sans, small, colour::SOFT);
    let about = if lines.size().y + head > row {
        stage.line(&about, Face::Sans, small, colour::SOFT, width)
    } else {
        lines
    };
    let top = at.y - (head + about.size().y) / 2.0;
    let line = pos2(at.x, top + head / 2.0);
    stage.text_in(
        line,
        Anchor::Left,
        &name,
        Face::Sans,
        size,
        colour::INK,
        width,
    );
    stage
        .painter()
        .galley(pos2(at.x, top + head), about, colour::SOFT);
}

fn start(
    stage: &mut Stage,
    game: &dyn Game,
    places: &Places,
    seating: &Seating,
    asks: &mut Vec<Ask>,
) {
    let rect = places.start;
    stage.card(rect, true);
    let open = places.fold == Fold::Open;
    let text = stage.canvas.text_up_to(1.75);
    let (left, right) = (rect.left() + 28.0, rect.right() - 28.0);
    let title = stage.tell("how-many-play", &[("count", seating.count().into())]);
    let button = if open {
        let head = rect.top() + 35.0;
        let at = pos2(left, head);
        stage.text_in(
            at,
            Anchor::Left,
            &title,
            Face::Serif,
            24.0,
            colour::INK,
            right - left,
        );
        stage.rule(left, right, head + 21.0);
        let y = head + 48.0;
        let step = (right - left) / seating.count() as f32;
        let players: Vec<(Dye, String)> = seating
            .players()
            .map(|(_, player)| (player.dye, player.name.clone()))
            .collect();
        for (i, (dye, name)) in players.iter().enumerate() {
            let x = left + i as f32 * step;
            game.piece(stage, pos2(x + 12.0, y), *dye, 11.5);
            let at = pos2(x + 30.0, y);
            stage.text_in(
                at,
                Anchor::Left,
                name,
                Face::Sans,
                16.0,
                colour::INK,
                step - 36.0,
            );
        }
        let button = Rect::from_min_max(
            pos2(left, rect.bottom() - 84.0),
            pos2(right, rect.bottom() - 24.0),
        );
        let note = stage.say("turn-passes");
        if button.top() - y > 44.0 && seating.can_vary() {
            let at = pos2(left, y + 33.0);
            stage.text_in(
                at,
                Anchor::Left,
                &note,
                Face::Sans,
                14.0,
                colour::SOFT,
                right - left,
            );
        }
        button
    } else {
        let wide = (rect.width() * 0.38).max(240.0);
        let button = Rect::from_min_max(
            pos2(rect.right() - 10.0 - wide, rect.top() + 8.0),
            pos2(rect.right() - 10.0, rect.bottom() - 8.0),
        );
        let width = button.left() - 20.0 - left;
        let y = rect.center().y;
        let off = if seating.can_vary() { 12.0 } else { 0.0 };
        let head = pos2(left, y - off * text.min(1.3));
        stage.text_in(
            head,
            Anchor::Left,
            &title,
            Face::Serif,
            20.0 * text.min(1.4),
            colour::INK,
            width,
        );
        if !seating.can_vary() {
            return button_of_start(stage, button, text, asks);
        }
        let note = stage.say("turn-passes");
        let foot = pos2(left, y + 15.0 * text.min(1.3));
        stage.text_in(
            foot,
            Anchor::Left,
            &note,
            Face::Sans,
            14.0 * text.min(1.6),
            colour::SOFT,
            width,
        );
        button
    };
    button_of_start(stage, button, text, asks);
}

/// The button that starts the game.
fn button_of_start(stage: &mut Stage, rect: Rect, text: f32, asks: &mut Vec<Ask>) {
    let cap = stage.cap(Intent::Confirm);
    let looks = Button {
        hint: Some(&cap),
        first: true,
        ..Button::new(Kind::Main, 22.0 * text.min(1.3))
    };
    let label = stage.say("start");
    if stage.button("start", rect, &label, looks) {
        asks.push(Ask::Start);
    }
}

/// By what a person plays: a pad of their own, one they may join with, or whatever lies there.
fn person(stage: &Stage, seat: usize) -> (Icon, String) {
    let seat = Seat(seat as u8);
    if let Some(number) = stage.pads.of(seat) {
        return (
            Icon::Pad,
            stage.tell("has-pad", &[("number", number.into())]),
        );
    }
    if stage.pads.all.len() > 1 {
        let button = bindings::pad_label(GamepadButton::South).to_owned();
        return (Icon::Pad, stage.tell("join", &[("button", button.into())]));
    }
    (Icon::Person, stage.say("person-hint"))
}

/// The level of a computer player: confirming takes the next, left and right the one before and after.
fn other_level(stage: &mut Stage, seat: usize, field: Rect, level: Level) -> Option<Level> {
    let name = ("level", seat);
    let touch = stage.touch(name, field, false);
    if touch.hovered {
        stage.painter().rect_stroke(
            field,
            5.0,
            (1.2, colour::SOFT.gamma_multiply(0.6)),
            egui::StrokeKind::Inside,
        );
    }
    let caret = 13.0 * stage.canvas.text_up_to(1.4);
    let at = pos2(field.right() - 4.0 - caret / 2.0, field.center().y);
    stage.icon(at, Icon::Down, caret, colour::SOFT);
    let mut step = i32::from(touch.chosen);
    if touch.focused {
        stage.focus.keep_sides(egui::Id::new(name));
        step += i32::from(stage.heard(Intent::Go(Direction::Right)));
        step -= i32::from(stage.heard(Intent::Go(Direction::Left)));
        stage.ring(field, 5.0);
    }
    let levels = Level::ALL;
    let at = levels.iter().position(|&of| of == level)? as i32;
    let next = if touch.chosen {
        (at + step).rem_euclid(levels.len() as i32)
    } else {
        (at + step).clamp(0, levels.len() as i32 - 1)
    };
    (next != at).then(|| levels[next as usize])
}
