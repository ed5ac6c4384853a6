//! The title: the games as things on the table, and the menu.

use bevy_egui::egui::{Id, Pos2, Rect, pos2, vec2};
use taula_art::Dye;
use taula_rules::Turn;

use super::Ask;
use crate::app::{Boards, Screen};
use crate::art::Use;
use crate::games::parchis::ParchisTable;
use crate::games::parchis::layout::FRAME;
use crate::input::{Direction, Intent};
use crate::store::Speed;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// Draws the title.
pub fn show(stage: &mut Stage, boards: &Boards, table: Option<&ParchisTable>) -> Vec<Ask> {
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

    let waiting = table.filter(|table| !matches!(table.flow.game().turn(), Turn::Over { .. }));
    let mut y = (base + 72.0).max(told.bottom() + 16.0);
    if let Some(table) = waiting {
        let card = Rect::from_min_size(pos2(margin, y), vec2(menu, 128.0));
        if resume(stage, card, table) {
            asks.push(Ask::Resume);
        }
        y = card.bottom() + 20.0;
    }
    let entries = [
        ("new-game", Icon::New, Ask::Go(Screen::Setup)),
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
    if parchis(stage, boards, room, waiting.is_none()) {
        asks.push(Ask::Go(Screen::Setup));
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
fn resume(stage: &mut Stage, rect: Rect, table: &ParchisTable) -> bool {
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
    let game = stage.say("parchis");
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
        .flow
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
    if let Some(player) = table
        .shown
        .turn
        .seat()
        .and_then(|seat| table.flow.player(seat))
    {
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

/// Parchís as a thing on the table, with its label beside it where there is room, else below.
fn parchis(stage: &mut Stage, boards: &Boards, room: Rect, first: bool) -> bool {
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
    let touch = stage.touch("parchis", Rect::from_min_max(board.min, label.max), first);
    scene(stage, boards, board);
    let (at, size) = if beside {
        (pos2(label.center().x, label.top() - 74.0), 66.0)
    } else {
        (board.max - vec2(6.0, 30.0), side * 0.11)
    };
    tumble(stage, at, size, touch.focused || touch.hovered);

    stage.card(label, touch.hovered || touch.focused);
    let name = stage.say("parchis");
    let about = stage.say("parchis-about");
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

/// How long the die tumbles when the game is pointed at, in seconds, and through how many pictures.
const TUMBLES: f64 = 0.7;
const STEPS: u32 = 12;

/// The die beside the board: it tumbles once whenever the game is looked at.
fn tumble(stage: &mut Stage, at: Pos2, size: f32, looked_at: bool) {
    let id = Id::new("the die of the title");
    let now = stage.ui.input(|input| input.time);
    let since: Option<f64> = stage.ui.data(|data| data.get_temp(id));
    let begun = looked_at.then(|| since.unwrap_or(now));
    stage.ui.data_mut(|data| match begun {
        Some(begun) => {
            data.insert_temp(id, begun);
        }
        None => data.remove::<f64>(id),
    });
    let still = stage.chosen.less_motion || stage.chosen.speed == Speed::Instant;
    let part = begun.map_or(1.0, |begun| (now - begun) / TUMBLES) as f32;
    let shadow = stage.art.die_shadow(size, Use::Panel);
    if still || part >= 1.0 {
        stage.print(shadow.as_ref(), at + vec2(size * 0.08, size * 0.11));
        let die = stage.art.die(6, size, Use::Panel);
        stage.print(die.as_ref(), at);
        return;
    }
    // It leaps and comes down where it lay.
    let high = (part * std::f32::consts::PI).sin() * size * 0.5;
    stage.print(
        shadow.as_ref(),
        at + vec2(size * 0.08 + high * 0.5, size * 0.11 + high * 0.5),
    );
    let step = (part * STEPS as f32) as u32 % STEPS;
    let die = stage.art.tumbling_die(step, STEPS, size, Use::Panel);
    stage.print(die.as_ref(), at - vec2(0.0, high));
    stage.ui.ctx().request_repaint();
}

/// A game under way: a few pawns out, a barrier's pair, some at home.
fn scene(stage: &mut Stage, boards: &Boards, rect: Rect) {
    let parchis = &boards.parchis;
    let unit = rect.width() / (parchis.field.0 + 2.0 * FRAME);
    let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    let field = rect.min + vec2(FRAME, FRAME) * unit;
    stage.parchis_board(field, parchis, unit, &dyes, Some(unit * 0.5));
    let stand = |stage: &mut Stage, point: (f32, f32), dye: Dye| {
        stage.pawn(field + vec2(point.0, point.1) * unit, dye, unit * 0.375);
    };
    for ((seat, dye), at_home) in parchis.seats.iter().zip(Dye::ALL).zip([2, 3, 1, 2]) {
        for &hollow in &seat.home.hollows[..at_home] {
            stand(stage, hollow, dye);
        }
    }
    let out = [
        (14, Dye::Yellow),
        (42, Dye::Yellow),
        (28, Dye::Blue),
        (48, Dye::Red),
        (60, Dye::Green),
        (3, Dye::Green),
    ];
    for (number, dye) in out {
        if let Some(square) = parchis.ring.get(number - 1) {
            stand(stage, square.one, dye);
        }
    }
    if let Some(square) = parchis.ring.get(36) {
        stand(stage, square.two.0, Dye::Red);
        stand(stage, square.two.1, Dye::Red);
    }
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
