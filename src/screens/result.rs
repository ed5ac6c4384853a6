//! The result: the podium, the figures, the rematch.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};
use taula_rules::games::parchis::{Event, Move, Parchis};
use taula_rules::{Match, Rules, Seat, Turn};

use super::Ask;
use crate::app::Screen;
use crate::games::parchis::ParchisTable;
use crate::games::parchis::layout::FRAME;
use crate::input::Intent;
use crate::scene::Thing;
use crate::seating::Player;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// What a player did in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Pieces captured.
    pub captures: u32,
    /// Turns taken.
    pub turns: u32,
    /// Throws made after the opening.
    pub throws: u32,
    /// Pieces in the goal.
    pub goal: u8,
}

/// Goes over a game once.
#[must_use]
pub fn figures(game: &Match<Parchis>) -> Vec<(Seat, Figures)> {
    let mut figures: Vec<(Seat, Figures)> = game
        .rules()
        .players()
        .iter()
        .map(|&seat| (seat, Figures::default()))
        .collect();
    let mut at = game.first();
    let mut events = Vec::new();
    let mut last = None;
    for &mv in game.moves() {
        let turn = game.rules().turn(&at);
        let opening = !at.opening_throws.is_empty()
            || matches!(
                turn,
                Turn::Chance {
                    what: taula_rules::Chance::Opening,
                    ..
                }
            );
        events.clear();
        game.rules().play(&mut at, mv, &mut events);
        let Some((_, of)) = figures
            .iter_mut()
            .find(|(seat, _)| Some(*seat) == turn.seat())
        else {
            continue;
        };
        if matches!(mv, Move::Roll(_)) && !opening {
            of.throws += 1;
            if last != turn.seat() {
                of.turns += 1;
            }
        }
        of.captures += events
            .iter()
            .filter(|event| matches!(event, Event::Captured { .. }))
            .count() as u32;
        // With two players a turn may come back to the one who had it.
        let passed = events
            .iter()
            .any(|event| matches!(event, Event::Passed { .. }));
        last = if passed { None } else { turn.seat() };
    }
    for (seat, of) in &mut figures {
        of.goal = at.pieces[seat.index()].goal;
    }
    figures
}

/// Draws the result.
pub fn show(stage: &mut Stage, table: &ParchisTable) -> Vec<Ask> {
    let mut asks = Vec::new();
    let game = table.flow.game();
    let Turn::Over { ranking } = game.turn() else {
        return asks;
    };
    let places: Vec<(Player, Figures)> = {
        let figures = figures(game);
        ranking
            .iter()
            .flatten()
            .filter_map(|seat| {
                let of = figures.iter().find(|(s, _)| s == seat)?.1;
                Some((table.flow.player(*seat)?.clone(), of))
            })
            .collect()
    };
    let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
    let beside = stage.canvas.wide() && !stage.canvas.large_text();
    let left = if beside {
        board(stage, table);
        w * 0.388
    } else {
        28.0
    };
    let right = w - 24.0;
    if let Some((winner, _)) = places.first() {
        let words = stage.tell("winner", &[("name", winner.name.clone().into())]);
        let size = if beside { 50.0 } else { 40.0 };
        let carved = stage.art.carved(&words, size);
        if let Some(print) = &carved {
            // A long name is set smaller, never cut.
            let room = right - left;
            let size = if print.size.x > room {
                size * room / print.size.x
            } else {
                size
            };
            let carved = stage.art.carved(&words, size.floor());
            stage.print(carved.as_ref(), pos2(left, 66.0));
        }
    }
    let buttons = 56.0;
    let bottom = h - 24.0;
    let base = if beside { 344.0 } else { (h * 0.5).min(330.0) };
    podium(stage, &places, left, right, base);
    let table_rect = Rect::from_min_max(
        pos2(left, base + 16.0),
        pos2(right, bottom - buttons - 16.0),
    );
    figures_card(stage, &places, table_rect);
    let text = stage.canvas.text_up_to(1.5);
    let y = bottom - buttons;
    let main = Rect::from_min_size(pos2(left, y), vec2((right - left) * 0.4, buttons));
    let label = stage.say("rematch");
    let cap = stage.cap(Intent::Confirm);
    let looks = Button {
        hint: Some(&cap),
        first: true,
        ..Button::new(Kind::Main, 20.0 * text)
    };
    if stage.button("rematch", main, &label, looks) {
        asks.push(Ask::Start);
    }
    let part = (right - main.right() - 32.0) / 2.0;
    for (i, (key, icon, screen)) in [
        ("new-game", Icon::New, Screen::Setup),
        ("home", Icon::Home, Screen::Title),
    ]
    .into_iter()
    .enumerate()
    {
        let rect = Rect::from_min_size(
            pos2(main.right() + 16.0 + i as f32 * (part + 16.0), y),
            vec2(part, buttons),
        );
        let looks = Button {
            icon: Some(icon),
            ..Button::new(Kind::Card, 17.0 * text)
        };
        let label = stage.say(key);
        if stage.button(key, rect, &label, looks) {
            asks.push(Ask::Go(screen));
        }
    }
    asks
}

/// The board moved aside, in the dusk.
fn board(stage: &mut Stage, table: &ParchisTable) {
    let side = 684.0;
    let corner = pos2(
        stage.canvas.size.x * 0.388 - 16.0 - side,
        (stage.canvas.size.y - side) / 2.0,
    );
    let unit = side / (table.board.field.0 + 2.0 * FRAME);
    let dyes = table.dyes();
    let field = corner + vec2(FRAME, FRAME) * unit;
    stage.parchis_board(field, &table.board, unit, &dyes, Some(unit * 0.5));
    for (pawn, _) in table.standing.pawns() {
        let (x, y) = table
            .standing
            .spot(pawn, &table.board, table.rules().tracks());
        if let Some(player) = table.flow.player(pawn.seat) {
            stage.pawn(field + vec2(x, y) * unit, player.dye, unit * 0.375);
        }
    }
    stage.painter().rect_filled(
        Rect::from_min_size(corner, vec2(side, side)),
        8.0,
        Color32::from_black_alpha(70),
    );
}

/// Plinths: the second to the left of the first, the third to its right, the fourth apart.
fn podium(stage: &mut Stage, places: &[(Player, Figures)], left: f32, right: f32, base: f32) {
    let gap = 18.0;
    let unit = (right - left - gap) / 4.24;
    let order: &[(usize, f32, f32)] =
        &[(1, 0.0, 1.0), (0, 1.0, 1.3), (2, 2.3, 1.0), (3, 3.3, 0.94)];
    let tall = (base - 88.0).min(256.0);
    let text = stage.canvas.text_up_to(1.7);
    for &(place, from, wide) in order {
        let Some((player, figures)) = places.get(place) else {
            continue;
        };
        let height = tall * [1.0, 0.69, 0.56, 0.44][place.min(3)];
        let x = left + from * unit + if place == 3 { gap } else { 0.0 };
        let block = Rect::from_min_max(pos2(x, base - height), pos2(x + wide * unit, base));
        let size = bevy::math::Vec2::new(block.width(), block.height());
        let at = bevy::math::Vec2::new(block.left(), block.top());
        if !stage.scene.lies(Thing::Plinth { at, size }) {
            let plinth = stage.art.plinth(size);
            stage.print(plinth.as_ref(), block.min);
        }
        let plate_height = if place == 0 { 58.0 } else { 52.0 };
        let mut top = block.top() + 10.0;
        if place == 0 {
            let radius = ((height - plate_height - 84.0) / 2.0).clamp(16.0, 42.0);
            let at = pos2(block.center().x, block.top() + 12.0 + radius);
            stage.pawn(at, player.dye, radius);
            top = block.top() + 20.0 + 2.0 * radius;
        }
        let corner = pos2(block.left() + 10.0, top);
        let plate = Rect::from_min_size(corner, vec2(block.width() - 20.0, plate_height));
        engrave(stage, place + 1, block, plate.bottom());
        stage.ribbon_card(plate, Some(player.dye), 10.0, false);
        let mut from = plate.left() + 22.0;
        if place > 0 {
            let at = pos2(plate.left() + 28.0, plate.center().y);
            stage.pawn(at, player.dye, 12.0);
            from = plate.left() + 48.0;
        }
        let room = plate.right() - 8.0 - from;
        let size = if place == 0 { 22.0 } else { 18.0 } * text;
        // With large text the name alone: the goal is in the figures' order anyway.
        let alone = text > 1.3;
        let y = plate.center().y - if alone { 0.0 } else { 10.0 };
        let name = &player.name;
        stage.text_in(
            pos2(from, y),
            Anchor::Left,
            name,
            Face::Serif,
            size,
            colour::INK,
            room,
        );
        if !alone {
            let note = stage.tell("in-goal", &[("goal", figures.goal.into())]);
            let at = pos2(from, plate.center().y + 13.0);
            stage.text_in(
                at,
                Anchor::Left,
                &note,
                Face::Sans,
                14.0,
                colour::SOFT,
                room,
            );
        }
    }
}

/// The number of a place, let into its plinth between its plate and its foot.
fn engrave(stage: &Stage, place: usize, block: Rect, below: f32) {
    let room = block.bottom() - below;
    let size = 32.0_f32.min(room * 0.8);
    let at = pos2(block.center().x, below + room * 0.5);
    let number = place.to_string();
    let light = Color32::from_rgba_unmultiplied(255, 240, 210, 140);
    stage.text(
        at + vec2(0.8, 1.2),
        Anchor::Middle,
        &number,
        Face::Serif,
        size,
        light,
    );
    let dark = Color32::from_rgb(0x4A, 0x34, 0x20);
    stage.text(at, Anchor::Middle, &number, Face::Serif, size, dark);
}

fn figures_card(stage: &mut Stage, places: &[(Player, Figures)], rect: Rect) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 22.0, rect.right() - 22.0);
    let title = stage.say("figures");
    let text = stage.canvas.text_up_to(1.7);
    let head = (rect.height() * 0.16).clamp(20.0, 30.0);
    stage.text_in(
        pos2(left, rect.top() + head),
        Anchor::Left,
        &title,
        Face::Serif,
        22.0 * text.min(1.3),
        colour::INK,
        (right - left) * 0.34,
    );
    let wide = (right - left) * 0.62 / 3.0;
    let column = |n: usize| right - wide * (2.5 - n as f32);
    for (n, key) in ["captures", "turns", "throws-made"].into_iter().enumerate() {
        let words = stage.say(key);
        stage.text_in(
            pos2(column(n), rect.top() + head),
            Anchor::Middle,
            &words,
            Face::Sans,
            15.0 * text,
            colour::SOFT,
            wide - 10.0,
        );
    }
    let top = rect.top() + head + 18.0;
    let row = (rect.bottom() - 8.0 - top) / places.len() as f32;
    for (i, (player, figures)) in places.iter().enumerate() {
        let y = top + row * (i as f32 + 0.5);
        stage.rule(left, right, top + row * i as f32);
        stage.pawn(pos2(left + 12.0, y), player.dye, 11.0_f32.min(row * 0.4));
        stage.text_in(
            pos2(left + 34.0, y),
            Anchor::Left,
            &player.name,
            Face::Serif,
            18.0 * text.min(1.5),
            colour::INK,
            column(0) - wide / 2.0 - left - 40.0,
        );
        for (n, number) in [figures.captures, figures.turns, figures.throws]
            .into_iter()
            .enumerate()
        {
            stage.text(
                pos2(column(n), y),
                Anchor::Middle,
                &number.to_string(),
                Face::Sans,
                17.0 * text,
                colour::INK,
            );
        }
    }
}
