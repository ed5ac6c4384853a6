//! The title: the games as things on the table, and the menu.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::Ask;
use crate::app::{Boards, Screen};
use crate::games::GAMES;
use crate::input::{Direction, Intent};
use crate::table::{AnyTable, Game};
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// Draws the title.
pub fn show(stage: &mut Stage, boards: &Boards, table: Option<&dyn AnyTable>) -> Vec<Ask> {
    let mut asks = Vec::new();
    let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
    let margin = if stage.canvas.wide() { 44.0 } else { 28.0 };
    let menu = (w * 0.235).clamp(232.0, 320.0);
    let text = stage.canvas.text_up_to(1.6);

    let carved = stage.art.carved("Taula", menu * 0.413);
    let base = margin + menu * 0.29;
    stage.print(carved.as_ref(), pos2(margin - 2.0, base));
    let tagline = stage.say("tagline");
    let at = pos2(margin + 2.0, base + 22.0);
    let told = stage.lines(
        at,
        menu + 30.0,
        &tagline,
        Face::Italic,
        20.0 * text,
        colour::CREAM,
    );

    let waiting = table.filter(|table| !table.turn().is_over());
    let mut y = (base + 72.0).max(told.bottom() + 16.0);
    if let Some(table) = waiting {
        let card = Rect::from_min_size(pos2(margin, y), vec2(menu, 128.0));
        if resume(stage, card, table) {
            asks.push(Ask::Resume);
        }
        y = card.bottom() + 20.0;
    }
    let entries = [
        ("new-game", Icon::New, Ask::SetUp(GAMES[0].name())),
        ("saved-games", Icon::Saves, Ask::Open(Screen::Saves)),
        ("rules", Icon::Rules, Ask::Open(Screen::Rulebook)),
        ("settings", Icon::Settings, Ask::Open(Screen::Settings)),
        ("quit", Icon::Leave, Ask::Quit),
    ];
    let room = (h - 64.0 - y - 12.0) / entries.len() as f32;
    let row = (56.0 * text.max(1.0)).min(room);
    let card = Rect::from_min_size(
        pos2(margin, y),
        vec2(menu, row * entries.len() as f32 + 12.0),
    );
    stage.card(card, true);
    for (i, (key, icon, ask)) in entries.into_iter().enumerate() {
        let rect = Rect::from_min_size(
            pos2(card.left() + 6.0, card.top() + 6.0 + i as f32 * row),
            vec2(card.width() - 12.0, row),
        );
        if i > 0 {
            stage.rule(rect.left() + 14.0, rect.right() - 14.0, rect.top());
        }
        if entry(stage, key, rect, icon, (19.0 * text).min(row * 0.5)) {
            asks.push(ask);
        }
    }
    hints(stage, margin, menu + margin, h);

    let room = Rect::from_min_max(
        pos2(margin + menu + margin, margin),
        pos2(w - margin, h - margin),
    );
    for game in GAMES {
        if thing(stage, boards, game, room, waiting.is_none()) {
            asks.push(Ask::SetUp(game.name()));
        }
    }
    asks
}

/// A row of the menu.
fn entry(stage: &mut Stage, key: &'static str, rect: Rect, icon: Icon, size: f32) -> bool {
    let touch = stage.touch(key, rect, false);
    if touch.hovered {
        stage.painter().rect_filled(rect, 5.0, colour::WELL);
    }
    stage.icon(
        pos2(rect.left() + 28.0, rect.center().y),
        icon,
        24.0,
        colour::INK,
    );
    let label = stage.say(key);
    stage.text_in(
        pos2(rect.left() + 56.0, rect.center().y),
        Anchor::Left,
        &label,
        Face::Sans,
        size,
        colour::INK,
        rect.width() - 70.0,
    );
    if touch.focused {
        stage.ring(rect.shrink(3.0), 5.0);
    }
    touch.chosen
}

/// The game that waits: on with it.
fn resume(stage: &mut Stage, rect: Rect, table: &dyn AnyTable) -> bool {
    let touch = stage.touch("continue", rect, true);
    stage.card(rect, true);
    let left = rect.left() + 20.0;
    let width = rect.width() - 40.0;
    let label = stage.say("continue");
    stage.text_in(
        pos2(left, rect.top() + 30.0),
        Anchor::Left,
        &label,
        Face::Serif,
        24.0,
        colour::INK,
        width,
    );
    let game = stage.say(table.game().name());
    stage.text_in(
        pos2(left, rect.top() + 60.0),
        Anchor::Left,
        &game,
        Face::Sans,
        17.0,
        colour::INK,
        width,
    );
    let names: Vec<&str> = table
        .players()
        .iter()
        .map(|(_, player)| player.name.as_str())
        .collect();
    stage.text_in(
        pos2(left, rect.top() + 86.0),
        Anchor::Left,
        &names.join(", "),
        Face::Sans,
        15.0,
        colour::SOFT,
        width,
    );
    if let Some(player) = table.seen_turn().and_then(|seat| table.player(seat)) {
        let turn = stage.tell("turn", &[("name", player.name.clone().into())]);
        stage.text_in(
            pos2(left, rect.top() + 108.0),
            Anchor::Left,
            &turn,
            Face::Sans,
            15.0,
            colour::SOFT,
            width,
        );
    }
    if touch.focused {
        stage.ring(rect, 6.0);
    }
    touch.chosen
}

/// A game as a thing on the table, with its label beside it where there is room, else below.
fn thing(stage: &mut Stage, boards: &Boards, game: &dyn Game, room: Rect, first: bool) -> bool {
    let text = stage.canvas.text_up_to(1.6);
    let column = room.width() - room.height() - 26.0;
    let beside = column >= 180.0 && text <= 1.3;
    let label_height = if beside { 118.0 } else { 66.0 } * text;
    let side = if beside {
        room.height()
    } else {
        (room.height() - label_height - 22.0).min(room.width())
    };
    let (board, label) = if beside {
        let board = Rect::from_min_size(room.min, vec2(side, side));
        let corner = pos2(board.right() + 26.0, board.bottom() - label_height);
        (
            board,
            Rect::from_min_size(corner, vec2(column, label_height)),
        )
    } else {
        let board = Rect::from_min_size(
            pos2(room.center().x - side / 2.0, room.top()),
            vec2(side, side),
        );
        let corner = pos2(board.left(), board.bottom() + 22.0);
        (board, Rect::from_min_size(corner, vec2(side, label_height)))
    };
    let touch = stage.touch(game.name(), Rect::from_min_max(board.min, label.max), first);
    game.thing(stage, boards, board);
    let (at, size) = if beside {
        (pos2(label.center().x, label.top() - 74.0), 66.0)
    } else {
        (board.max - vec2(6.0, 30.0), side * 0.11)
    };
    game.dice(stage, at, size, touch.focused || touch.hovered);

    stage.card(label, touch.hovered || touch.focused);
    let name = stage.say(game.name());
    let about = stage.say(&format!("{}-about", game.name()));
    let middle = label.center().x;
    let width = label.width() - 28.0;
    if beside {
        let y = label.top() + 31.0;
        stage.text_in(
            pos2(middle, y),
            Anchor::Middle,
            &name,
            Face::Serif,
            27.0,
            colour::INK,
            width,
        );
        stage.rule(label.left() + 18.0, label.right() - 18.0, y + 20.0);
        for (i, part) in about.split(" · ").enumerate() {
            let at = pos2(middle, y + 38.0 + 22.0 * i as f32);
            stage.text_in(
                at,
                Anchor::Middle,
                part,
                Face::Sans,
                15.0 * text,
                colour::SOFT,
                width,
            );
        }
    } else {
        let y = label.center().y;
        let at = pos2(middle, y - 11.0 * text);
        stage.text_in(
            at,
            Anchor::Middle,
            &name,
            Face::Serif,
            25.0 * text,
            colour::INK,
            width,
        );
        let at = pos2(middle, y + 17.0 * text);
        stage.text_in(
            at,
            Anchor::Middle,
            &about,
            Face::Sans,
            16.0 * text,
            colour::SOFT,
            width,
        );
    }
    if touch.focused {
        stage.ring(label, 6.0);
    }
    touch.chosen
}

fn hints(stage: &Stage, margin: f32, width: f32, height: f32) {
    let sides = [
        Direction::Left,
        Direction::Up,
        Direction::Down,
        Direction::Right,
    ];
    let hints = [
        (stage.go_caps(&sides), stage.say("hint-move")),
        (stage.cap(Intent::Confirm), stage.say("hint-choose")),
    ];
    stage.hints(pos2(margin, height - 42.0), width, &hints);
}

/// A button back, at the upper left; the same on every screen off the table.
pub fn back(stage: &mut Stage, margin: f32) -> bool {
    let size = stage.canvas.text_up_to(1.4);
    let rect = Rect::from_min_size(pos2(margin, 26.0), vec2(130.0 * size, 44.0));
    let button = Button {
        icon: Some(Icon::Back),
        ..Button::new(Kind::Card, 18.0 * size)
    };
    let label = stage.say("back");
    stage.button("back", rect, &label, button)
}
