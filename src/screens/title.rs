//! The title: the games as things on the table, and the menu.

use bevy_egui::egui::{Rect, pos2, vec2};
use taula_art::Dye;
use taula_rules::Turn;

use super::Ask;
use crate::app::{Boards, Screen};
use crate::art::Use;
use crate::games::parchis::ParchisTable;
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
    stage.text_in(
        pos2(margin + 2.0, base + 36.0),
        Anchor::Left,
        &tagline,
        Face::Italic,
        20.0,
        colour::CREAM,
        menu,
    );

    let waiting = table.filter(|table| !matches!(table.flow.game().turn(), Turn::Over { .. }));
    let mut y = base + 72.0;
    if let Some(table) = waiting {
        let card = Rect::from_min_size(pos2(margin, y), vec2(menu, 128.0));
        if resume(stage, card, table) {
            asks.push(Ask::Resume);
        }
        y = card.bottom() + 20.0;
    }
    let row = 56.0 * text.max(1.0);
    let entries = [
        ("new-game", Icon::New, Ask::Go(Screen::Setup)),
        ("quit", Icon::Leave, Ask::Quit),
    ];
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
        if entry(stage, key, rect, icon, 19.0 * text) {
            asks.push(ask);
        }
    }
    hints(stage, margin, h);

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

/// Parchís as a thing on the table, with its label.
fn parchis(stage: &mut Stage, boards: &Boards, room: Rect, first: bool) -> bool {
    let text = stage.canvas.text_up_to(1.5);
    let label_height = 66.0 * text;
    let side = (room.height() - label_height - 22.0).min(room.width());
    let board = Rect::from_min_size(
        pos2(room.center().x - side / 2.0, room.top()),
        vec2(side, side),
    );
    let label = Rect::from_min_size(
        pos2(board.left(), board.bottom() + 22.0),
        vec2(side, label_height),
    );
    let touch = stage.touch("parchis", Rect::from_min_max(board.min, label.max), first);

    let parchis = &boards.parchis;
    let unit = side / (parchis.field.0 + 1.38);
    let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    let print = stage
        .art
        .parchis_board(parchis, unit, &dyes, Some(unit * 0.5), Use::Panel);
    let field = board.min + vec2(0.69, 0.69) * unit;
    stage.print(print.as_ref(), field);
    // A game under way: a few pawns out, a barrier's pair, some at home.
    let radius = unit * 0.375;
    let stand = |stage: &mut Stage, point: (f32, f32), dye: Dye| {
        stage.pawn(field + vec2(point.0, point.1) * unit, dye, radius);
    };
    for (seat, dye) in parchis.seats.iter().zip(Dye::ALL) {
        let at_home = match dye {
            Dye::Yellow => 2,
            Dye::Blue => 3,
            Dye::Red => 1,
            Dye::Green => 2,
        };
        for &hollow in &seat.home.hollows[..at_home] {
            stand(stage, hollow, dye);
        }
    }
    for (number, dye) in [
        (14_usize, Dye::Yellow),
        (42, Dye::Yellow),
        (28, Dye::Blue),
        (48, Dye::Red),
        (60, Dye::Green),
        (3, Dye::Green),
    ] {
        if let Some(square) = parchis.ring.get(number - 1) {
            stand(stage, square.one, dye);
        }
    }
    if let Some(square) = parchis.ring.get(36) {
        stand(stage, square.two.0, Dye::Red);
        stand(stage, square.two.1, Dye::Red);
    }
    let die = stage.art.die(6, unit * 2.4, Use::Panel);
    stage.print(die.as_ref(), board.max - vec2(unit * 0.2, unit * 1.2));

    stage.card(label, touch.hovered || touch.focused);
    let name = stage.say("parchis");
    stage.text_in(
        pos2(label.center().x, label.center().y - 11.0 * text),
        Anchor::Middle,
        &name,
        Face::Serif,
        25.0 * text,
        colour::INK,
        side - 32.0,
    );
    let about = stage.say("parchis-about");
    stage.text_in(
        pos2(label.center().x, label.center().y + 17.0 * text),
        Anchor::Middle,
        &about,
        Face::Sans,
        16.0 * text,
        colour::SOFT,
        side - 32.0,
    );
    if touch.focused {
        stage.ring(label, 6.0);
    }
    touch.chosen
}

/// The keys, on the wood at the foot.
fn hints(stage: &mut Stage, margin: f32, height: f32) {
    let y = height - 42.0;
    let mut x = margin;
    for (key, label) in [("← ↑ ↓ →", "hint-move"), ("Enter", "hint-choose")] {
        let cap = stage
            .line(key, Face::Sans, 14.0, colour::CREAM, 120.0)
            .size()
            .x
            + 14.0;
        stage.key_cap(pos2(x + cap, y), key, colour::CREAM);
        let label = stage.say(label);
        let text = stage.text(
            pos2(x + cap + 10.0, y),
            Anchor::Left,
            &label,
            Face::Sans,
            15.0,
            colour::CREAM,
        );
        x = text.right() + 22.0;
    }
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
