//! The title: the games as things on the table, and the menu.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::Ask;
use crate::app::{Boards, Screen};
use crate::games::{self, GAMES};
use crate::input::{Direction, Intent};
use crate::table::{AnyTable, Game, Variant};
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
    let mut entries = vec![
        ("lessons", Icon::Lessons, Ask::Teach(None, None)),
        ("saved-games", Icon::Saves, Ask::Open(Screen::Saves)),
        ("rules", Icon::Rules, Ask::Open(Screen::Rulebook)),
        ("settings", Icon::Settings, Ask::Open(Screen::Settings)),
        ("quit", Icon::Leave, Ask::Quit),
    ];
    let puzzles = |game: &&dyn Game| boards.levels.puzzles(game.name()).next().is_some();
    if GAMES.iter().any(puzzles) {
        entries.insert(1, ("puzzles", Icon::Puzzles, Ask::Pose(None, None)));
    }
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
    let gap = if stage.canvas.wide() { 26.0 } else { 14.0 };
    let places = places(games::all().count(), room, 66.0 * text, gap);
    for (n, (game, place)) in games::all().zip(places).enumerate() {
        let first = waiting.is_none() && n == 0;
        asks.extend(thing(stage, boards, game, place, first).then(|| Ask::SetUp(game.1.name)));
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
    let game = table.called(stage.words);
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

/// The places of so many games in rows, as large as they can be: of each the square of its board, and its label
/// below that, as wide as its column. `gap` lies between them.
fn places(count: usize, room: Rect, label: f32, gap: f32) -> Vec<(Rect, Rect)> {
    let between = gap * 0.8;
    let wide = |columns: usize| (room.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let side = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let tall = (room.height() - gap * (rows - 1.0)) / rows - label - between;
        wide(columns).min(tall)
    };
    // Where more columns are no smaller, fewer leave more room for words.
    let all = (1..=count).rev();
    let Some(columns) = all.max_by(|&a, &b| side(a).total_cmp(&side(b))) else {
        return Vec::new();
    };
    let (side, wide, rows) = (side(columns), wide(columns), count.div_ceil(columns));
    // What is left over lies between the rows and around.
    let tall = side + between + label;
    let rest = room.height() - tall * rows as f32;
    let apart = (rest / (rows as f32 + 1.0)).max(0.0);
    (0..count)
        .map(|n| {
            let (column, row) = ((n % columns) as f32, (n / columns) as f32);
            let x = room.left() + (wide + gap) * column;
            let y = room.top() + apart + row * (tall + apart);
            let label = Rect::from_min_size(pos2(x, y + side + between), vec2(wide, label));
            let corner = pos2(label.center().x - side / 2.0, y);
            (Rect::from_min_size(corner, vec2(side, side)), label)
        })
        .collect()
}

/// A game as a thing on the table, with its label below.
fn thing(
    stage: &mut Stage,
    boards: &Boards,
    (game, variant): (&dyn Game, &Variant),
    (board, label): (Rect, Rect),
    first: bool,
) -> bool {
    let text = stage.canvas.text_up_to(1.6);
    let touch = stage.touch(variant.name, board.union(label), first);
    game.thing(stage, boards, board, variant);
    let (at, size) = (
        board.max - vec2(6.0, board.width() * 0.08),
        board.width() * 0.13,
    );
    game.dice(stage, at, size, touch.focused || touch.hovered);

    stage.card(label, touch.hovered || touch.focused);
    let name = stage.say(variant.name);
    let about = stage.say(&format!("{}-about", variant.name));
    let (middle, y) = (label.center().x, label.center().y);
    let width = label.width() - if stage.canvas.wide() { 28.0 } else { 12.0 };
    // What does not fit on one line is told on two.
    let small = 16.0 * text;
    let whole = stage.line(&about, Face::Sans, small, colour::SOFT, f32::INFINITY);
    let lines: Vec<&str> = if whole.size().x * 0.82 > width {
        about.splitn(2, " · ").collect()
    } else {
        vec![&about]
    };
    let two = lines.len() > 1;
    let (name_size, size) = if two {
        (22.0 * text, small * 0.82)
    } else {
        (25.0 * text, small)
    };
    let written = |words: &str, face: Face, size: f32, ink: Color32, below: f32| {
        let line = stage.whole_line(words, face, size, ink, width);
        let at = pos2(middle, y + below * text) - line.size() / 2.0;
        stage.painter().galley(at, line, ink);
    };
    let above = if two { -19.0 } else { -11.0 };
    written(&name, Face::Serif, name_size, colour::INK, above);
    for (n, line) in lines.into_iter().enumerate() {
        let below = if two { 3.0 + 16.0 * n as f32 } else { 17.0 };
        written(line, Face::Sans, size, colour::SOFT, below);
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
