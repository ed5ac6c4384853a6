//! The set-up: who plays, in which colour, by which of the optional rules.

use bevy_egui::egui::{self, Align, Color32, FontFamily, FontId, Pos2, Rect, pos2, vec2};
use taula_art::Dye;
use taula_rules::bots::Level;
use taula_rules::games::parchis::Opening;

use super::title::back;
use super::{Ask, Writing};
use crate::app::{Boards, Screen};
use crate::art::Use;
use crate::seating::{Hand, LONGEST_NAME, Seating};
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
    /// Two come out on the first 5 (PA-13), or not.
    TwoOnFirstFive(bool),
    /// Captures on the exit (PA-14), or not.
    CaptureOnExit(bool),
    /// How it is settled who starts.
    Opening(Opening),
}

impl Change {
    /// Makes the change.
    pub fn make(self, seating: &mut Seating) {
        match self {
            Self::Hand(seat, hand) => seating.set_hand(seat, hand),
            Self::Dye(seat, dye) => seating.set_dye(seat, dye),
            Self::Name(seat, name) => seating.set_name(seat, &name),
            Self::TwoOnFirstFive(on) => seating.options.two_on_first_five = on,
            Self::CaptureOnExit(on) => seating.options.capture_on_exit = on,
            Self::Opening(opening) => seating.options.opening = opening,
        }
    }
}

/// Where things lie.
struct Places {
    seats: [Rect; 4],
    board: Option<Rect>,
    options: Rect,
    start: Rect,
}

impl Places {
    fn of(stage: &Stage) -> Self {
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
            Self {
                seats: [
                    card(right, 1.0),
                    card(right, 0.0),
                    card(left, 0.0),
                    card(left, 1.0),
                ],
                board: Some(Rect::from_center_size(
                    pos2(w / 2.0, 264.0),
                    vec2(middle, middle),
                )),
                options: Rect::from_min_max(pos2(left, 462.0), pos2(right - 24.0, h - 30.0)),
                start: Rect::from_min_max(pos2(right, 462.0), pos2(right + wide, h - 30.0)),
            }
        } else {
            // Two columns of seats, the rules and the start below.
            let margin = 20.0;
            let wide = (w - 2.0 * margin - 16.0) / 2.0;
            let tall = if large { 172.0 } else { 150.0 };
            let top = if large { 84.0 } else { 82.0 };
            let card = |column: f32, row: f32| {
                Rect::from_min_size(
                    pos2(margin + column * (wide + 16.0), top + row * (tall + 12.0)),
                    vec2(wide, tall),
                )
            };
            let below = top + 2.0 * (tall + 12.0);
            let split = margin + (w - 2.0 * margin) * 0.62;
            Self {
                seats: [
                    card(1.0, 1.0),
                    card(1.0, 0.0),
                    card(0.0, 0.0),
                    card(0.0, 1.0),
                ],
                board: None,
                options: Rect::from_min_max(pos2(margin, below), pos2(split - 8.0, h - 16.0)),
                start: Rect::from_min_max(pos2(split + 8.0, below), pos2(w - margin, h - 16.0)),
            }
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
    let places = Places::of(stage);
    let w = stage.canvas.size.x;
    let margin = places.seats[2].left();
    if back(stage, margin) {
        asks.push(Ask::Go(Screen::Title));
    }
    let name = stage.say("parchis");
    let carved = stage.art.carved(&name, 54.0);
    if let Some(print) = &carved {
        stage.print(
            carved.as_ref(),
            pos2(w / 2.0 - (print.size.x - 2.0 * print.origin.x) / 2.0, 66.0),
        );
    }
    if let Some(rect) = places.board {
        let unit = rect.width() / (boards.parchis.field.0 + 1.38);
        let dyes = seating.dyes();
        let print = stage
            .art
            .parchis_board(&boards.parchis, unit, &dyes, None, Use::Panel);
        let field = rect.min + vec2(0.69, 0.69) * unit;
        stage.print(print.as_ref(), field);
        for (seat, dye) in boards.parchis.seats.iter().zip(dyes) {
            for &(x, y) in seat.home.hollows.iter().filter(|_| dye.is_some()) {
                stage.pawn(
                    field + vec2(x, y) * unit,
                    dye.unwrap_or(Dye::Yellow),
                    unit * 0.42,
                );
            }
        }
    }
    // In reading order, so that Tab goes over the table as the eye does.
    for seat in [2, 1, 3, 0] {
        chair(stage, seat, places.seats[seat], seating, writing, &mut asks);
    }
    options(stage, places.options, seating, &mut asks);
    start(stage, places.start, seating, &mut asks);
    asks
}

fn chair(
    stage: &mut Stage,
    seat: usize,
    rect: Rect,
    seating: &Seating,
    writing: &mut Writing,
    asks: &mut Vec<Ask>,
) {
    let player = seating.chairs[seat].as_ref();
    stage.ribbon_card(rect, player.map(|player| player.dye), 14.0, false);
    let text = stage.canvas.text_up_to(1.35);
    let (left, right) = (rect.left() + 30.0, rect.right() - 18.0);
    let row = (rect.height() - 28.0) / 3.0;
    let middle = |n: f32| rect.top() + 14.0 + row * (n + 0.5);
    match player {
        Some(player) => {
            stage.pawn(pos2(left + 24.0, middle(0.0)), player.dye, 20.0);
            let field = Rect::from_min_max(
                pos2(left + 56.0, middle(0.0) - 21.0),
                pos2(right, middle(0.0) + 21.0),
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
                21.0,
                colour::SOFT,
                right - left - 58.0,
            );
        }
    }
    let labels = [
        (stage.say("person"), true),
        (stage.say("computer"), true),
        (
            stage.say("nobody"),
            player.is_none() || seating.can_leave(seat),
        ),
    ];
    let now = match player.map(|player| player.hand) {
        Some(Hand::Person) => 0,
        Some(Hand::Computer(_)) => 1,
        None => 2,
    };
    let choice = Rect::from_min_max(
        pos2(left - 4.0, middle(1.0) - 20.0),
        pos2(right, middle(1.0) + 20.0),
    );
    if let Some(chosen) = stage.choice(&format!("hand {seat}"), choice, &labels, now, 16.0 * text) {
        let hand = [Some(Hand::Person), Some(Hand::Computer(Level::Easy)), None][chosen];
        asks.push(Ask::Seat(Change::Hand(seat, hand)));
    }
    match player {
        Some(player) => {
            for (i, dye) in Dye::ALL.into_iter().enumerate() {
                let at = pos2(left + 14.0 + 44.0 * i as f32, middle(2.0));
                if swatch(stage, seat, at, dye, player.dye == dye) {
                    asks.push(Ask::Seat(Change::Dye(seat, dye)));
                }
            }
            let (icon, words) = match player.hand {
                Hand::Person => (Icon::Person, stage.say("person-hint")),
                Hand::Computer(level) => (Icon::Computer, stage.say(&format!("level-{level}"))),
            };
            let room = right - (left + 200.0);
            let label = stage.text_in(
                pos2(right, middle(2.0)),
                Anchor::Right,
                &words,
                Face::Sans,
                15.0,
                colour::SOFT,
                room,
            );
            stage.icon(
                pos2(label.left() - 16.0, middle(2.0)),
                icon,
                19.0,
                colour::SOFT,
            );
        }
        None => {
            let words = stage.say("empty-seat-hint");
            stage.text_in(
                pos2(left, middle(2.0)),
                Anchor::Left,
                &words,
                Face::Sans,
                15.0,
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
        let font = FontId::new(20.0, FontFamily::Name("serif".into()));
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
        20.0,
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

fn options(stage: &mut Stage, rect: Rect, seating: &Seating, asks: &mut Vec<Ask>) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 28.0, rect.right() - 28.0);
    let text = stage.canvas.text_up_to(1.25);
    let tight = rect.height() < 210.0;
    let title = stage.say("optional-rules");
    let head = if tight { 22.0 } else { 29.0 };
    stage.text_in(
        pos2(left, rect.top() + head),
        Anchor::Left,
        &title,
        Face::Serif,
        22.0 * text.min(1.1),
        colour::INK,
        right - left,
    );
    stage.rule(left, right, rect.top() + head + 20.0);
    let top = rect.top() + head + 24.0;
    let row = (rect.bottom() - 8.0 - top) / 3.0;
    let chosen = &seating.options;
    let flags = [
        (
            "two-on-first-five",
            chosen.two_on_first_five,
            Change::TwoOnFirstFive(!chosen.two_on_first_five),
        ),
        (
            "capture-on-exit",
            chosen.capture_on_exit,
            Change::CaptureOnExit(!chosen.capture_on_exit),
        ),
    ];
    for (i, (key, on, change)) in flags.into_iter().enumerate() {
        let y = top + row * (i as f32 + 0.5);
        let area = Rect::from_min_max(
            pos2(left - 8.0, y - row / 2.0 + 2.0),
            pos2(right + 8.0, y + row / 2.0 - 2.0),
        );
        if stage.switch(key, pos2(left, y - 14.0), area, on) {
            asks.push(Ask::Seat(change));
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
        explain(
            stage,
            key,
            pos2(left + 72.0, y),
            state.left() - 16.0 - left - 72.0,
            row,
        );
    }
    let y = top + row * 2.5;
    let labels = [
        (stage.say("opening-roll"), true),
        (stage.say("opening-first"), true),
    ];
    let wide = ((right - left) * 0.34).clamp(170.0, 230.0);
    let choice = Rect::from_min_max(pos2(right - wide, y - 18.0), pos2(right, y + 18.0));
    let now = usize::from(chosen.opening == Opening::Seat0);
    if let Some(chosen) = stage.choice("opening", choice, &labels, now, 15.0 * text) {
        asks.push(Ask::Seat(Change::Opening(
            [Opening::Roll, Opening::Seat0][chosen],
        )));
    }
    let die = stage.art.die(5, 28.0, Use::Panel);
    stage.print(die.as_ref(), pos2(left + 27.0, y));
    explain(
        stage,
        "who-starts",
        pos2(left + 72.0, y),
        choice.left() - 16.0 - left - 72.0,
        row,
    );
}

/// An option's name, and what it does in one sentence.
fn explain(stage: &Stage, key: &str, at: Pos2, width: f32, row: f32) {
    let text = stage.canvas.text_up_to(1.25);
    let (name, about) = (stage.say(key), stage.say(&format!("{key}-about")));
    let size = 14.0 * text;
    let about = {
        let two = stage.paragraph(width, &about, Face::Sans, size, colour::SOFT);
        if two.size().y + 20.0 * text > row - 2.0 {
            stage.line(&about, Face::Sans, size, colour::SOFT, width)
        } else {
            two
        }
    };
    let high = 21.0 * text + about.size().y;
    let top = at.y - high / 2.0;
    stage.text_in(
        pos2(at.x, top + 10.0 * text),
        Anchor::Left,
        &name,
        Face::Sans,
        17.0 * text,
        colour::INK,
        width,
    );
    stage
        .painter()
        .galley(pos2(at.x, top + 21.0 * text), about, colour::SOFT);
}

fn start(stage: &mut Stage, rect: Rect, seating: &Seating, asks: &mut Vec<Ask>) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 28.0, rect.right() - 28.0);
    let tight = rect.height() < 210.0;
    let title = stage.tell("how-many-play", &[("count", seating.count().into())]);
    let head = if tight { 22.0 } else { 35.0 };
    stage.text_in(
        pos2(left, rect.top() + head),
        Anchor::Left,
        &title,
        Face::Serif,
        24.0,
        colour::INK,
        right - left,
    );
    stage.rule(left, right, rect.top() + head + 21.0);
    let y = rect.top() + head + 46.0;
    let step = (right - left) / seating.count() as f32;
    let players: Vec<(Dye, String)> = seating
        .players()
        .map(|(_, player)| (player.dye, player.name.clone()))
        .collect();
    for (i, (dye, name)) in players.iter().enumerate() {
        let x = left + i as f32 * step;
        stage.pawn(pos2(x + 12.0, y), *dye, 11.5);
        stage.text_in(
            pos2(x + 30.0, y),
            Anchor::Left,
            name,
            Face::Sans,
            16.0,
            colour::INK,
            step - 36.0,
        );
    }
    let note = stage.say("turn-passes");
    let button = Rect::from_min_max(
        pos2(left, rect.bottom() - 84.0_f32.min(rect.height() * 0.45)),
        pos2(right, rect.bottom() - 24.0),
    );
    let button = if tight {
        button
            .with_min_y(rect.bottom() - 62.0)
            .with_max_y(rect.bottom() - 14.0)
    } else {
        button
    };
    if button.top() - y > 44.0 {
        stage.text_in(
            pos2(left, y + 33.0),
            Anchor::Left,
            &note,
            Face::Sans,
            14.0,
            colour::SOFT,
            right - left,
        );
    }
    let looks = Button {
        hint: Some("Enter"),
        first: true,
        ..Button::new(Kind::Main, 22.0)
    };
    let label = stage.say("start");
    if stage.button("start", button, &label, looks) {
        asks.push(Ask::Start);
    }
}
