//! The pause: the lamp turned down, a card in the middle.

use bevy_egui::egui::{Rect, StrokeKind, pos2, vec2};

use super::Ask;
use crate::app::Screen;
use crate::input::Intent;
use crate::table::AnyTable;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// A way from the pause.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The key of its words.
    pub key: &'static str,
    /// Its picture.
    pub icon: Icon,
    /// The key of what is said beside it.
    pub note: Option<&'static str>,
}

/// What is held.
pub struct Held<'a> {
    /// The table.
    pub table: &'a dyn AnyTable,
    /// What is said of it; nothing where it is said whose turn it is.
    pub said: Option<String>,
    /// Whether those who play are named.
    pub players: bool,
}

/// What was chosen in the pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// On with it.
    GoOn,
    /// One of the entries.
    Entry(usize),
}

/// Draws the pause over the table.
pub fn show(stage: &mut Stage, table: &dyn AnyTable) -> Vec<Ask> {
    let entry =
        |key: &'static str, icon: Icon, note: Option<&'static str>| Entry { key, icon, note };
    let entries = [
        (
            entry("rules", Icon::Rules, None),
            Ask::Read(table.game().name()),
        ),
        (
            entry("settings", Icon::Settings, None),
            Ask::Open(Screen::Settings),
        ),
        (
            entry("new-game", Icon::New, None),
            Ask::SetUp(table.variant().name),
        ),
        (
            entry("leave-game", Icon::Leave, Some("all-is-saved")),
            Ask::Go(Screen::Title),
        ),
    ];
    let held = Held {
        table,
        said: None,
        players: true,
    };
    let names: Vec<Entry> = entries.iter().map(|(entry, _)| *entry).collect();
    match card(stage, &held, &names) {
        Some(Chosen::GoOn) => vec![Ask::Unpause],
        Some(Chosen::Entry(n)) => entries
            .into_iter()
            .nth(n)
            .map(|(_, ask)| ask)
            .into_iter()
            .collect(),
        None => Vec::new(),
    }
}

/// Draws the card of the pause, the lamp turned down behind it; what was chosen.
pub fn card(stage: &mut Stage, held: &Held, entries: &[Entry]) -> Option<Chosen> {
    let table = held.table;
    let mut chosen = None;
    let canvas = stage.canvas.rect();
    stage.painter().rect_filled(canvas, 0.0, colour::DUSK);
    let text = stage.canvas.text_up_to(1.6);
    let size = vec2(
        (432.0 * text.min(1.45)).min(canvas.width() - 80.0),
        (490.0 + 190.0 * (text - 1.0)).min(canvas.height() - 60.0),
    );
    let card = Rect::from_center_size(canvas.center(), size);
    stage.card_over(card);
    let (left, right) = (card.left() + 32.0, card.right() - 32.0);
    let mut y = card.top() + 42.0;
    let title = stage.say("pause");
    let head = stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &title,
        Face::Serif,
        30.0,
        colour::INK,
        right - left - 120.0,
    );
    let game = table.called(stage.words);
    stage.text_in(
        pos2(right, y),
        Anchor::Right,
        &game,
        Face::Sans,
        16.0,
        colour::SOFT,
        right - head.right() - 16.0,
    );
    y += 26.0;
    stage.rule(left, right, y);
    y += 26.0;
    let turn = table.seen_turn();
    let players = if held.players {
        table.players().to_vec()
    } else {
        Vec::new()
    };
    let step = (right - left) / players.len() as f32;
    for (i, (seat, player)) in players.iter().enumerate() {
        let x = left + i as f32 * step;
        table
            .game()
            .piece(stage, pos2(x + 14.0, y), player.dye, 12.0);
        if turn == Some(*seat) {
            stage
                .painter()
                .circle_stroke(pos2(x + 14.0, y), 15.5, (2.4, colour::BRASS));
        }
        stage.text_in(
            pos2(x + 34.0, y),
            Anchor::Left,
            &player.name,
            Face::Sans,
            16.0 * text.min(1.4),
            colour::INK,
            step - 40.0,
        );
    }
    if held.players {
        y += 34.0;
    }
    let said = held.said.clone().or_else(|| {
        let player = turn.and_then(|seat| table.player(seat))?;
        Some(stage.tell("turn", &[("name", player.name.clone().into())]))
    });
    if let Some(said) = said {
        stage.text_in(
            pos2(left, y),
            Anchor::Left,
            &said,
            Face::Sans,
            15.0 * text,
            colour::INK,
            right - left,
        );
    }
    y += 26.0;
    let row = 58.0_f32
        .max((card.bottom() - 24.0 - y) / 3.0 - 6.0)
        .min(70.0);
    let main = Rect::from_min_size(pos2(left, y), vec2(right - left, row));
    let label = stage.say("continue");
    let cap = stage.cap(Intent::Back);
    let looks = Button {
        icon: Some(Icon::Play),
        hint: Some(&cap),
        first: true,
        ..Button::new(Kind::Main, 19.0 * text)
    };
    if stage.button("continue", main, &label, looks) {
        chosen = Some(Chosen::GoOn);
    }
    let rest = Rect::from_min_max(
        pos2(left, main.bottom() + 14.0),
        pos2(right, card.bottom() - 20.0),
    );
    let row = rest.height() / entries.len() as f32;
    for (i, &Entry { key, icon, note }) in entries.iter().enumerate() {
        let rect = Rect::from_min_size(
            pos2(left, rest.top() + i as f32 * row),
            vec2(rest.width(), row),
        );
        if i > 0 {
            stage.rule(left, right, rect.top());
        }
        let touch = stage.touch(("pause", key), rect.shrink(2.0), false);
        if touch.hovered {
            stage.painter().rect(
                rect.shrink(2.0),
                5.0,
                colour::WELL,
                (0.0, colour::WELL),
                StrokeKind::Inside,
            );
        }
        stage.icon(pos2(left + 26.0, rect.center().y), icon, 22.0, colour::INK);
        let words = stage.say(key);
        let label = stage.text_in(
            pos2(left + 54.0, rect.center().y),
            Anchor::Left,
            &words,
            Face::Sans,
            18.0 * text,
            colour::INK,
            rect.width() * 0.6,
        );
        let room = right - 12.0 - label.right() - 16.0;
        if let Some(note) = note.filter(|_| room > 90.0) {
            let note = stage.say(note);
            stage.text_in(
                pos2(right - 12.0, rect.center().y),
                Anchor::Right,
                &note,
                Face::Sans,
                14.0,
                colour::SOFT,
                room,
            );
        }
        if touch.focused {
            stage.ring(rect.shrink(6.0), 5.0);
        }
        if touch.chosen {
            chosen = Some(Chosen::Entry(i));
        }
    }
    chosen
}
