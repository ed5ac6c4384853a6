//! The card of the saved game in focus, and what can be done with it.

use bevy_egui::egui::{Id, Rect, pos2, vec2};

use super::grid::Grid;
use super::shelf::{Game, Shelf, Thing, Torn};
use super::things::{fitted, sentence, standing};
use super::{Deed, Looks, when};
use crate::games;
use crate::input::Intent;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// Draws the card, and over it the game's board.
pub fn show(stage: &mut Stage, looks: &Looks, shelf: &Shelf, grid: &Grid, deeds: &mut Vec<Deed>) {
    let Some(thing) = shelf.at() else { return };
    let card = grid.card;
    let bar = card.height() < 120.0;
    stage.card(card, true);
    if let (Thing::Game(game), Some(rect)) = (thing, grid.board) {
        board(stage, game, rect);
    }
    let pad = if bar { 14.0 } else { 24.0 };
    let inner = card.shrink2(vec2(pad, if bar { 12.0 } else { 20.0 }));
    if shelf.asks {
        ask(stage, thing, inner, bar, deeds);
        return;
    }
    match thing {
        Thing::Game(game) if bar => {
            let words = Rect::from_min_max(
                inner.min,
                pos2(inner.left() + inner.width() * 0.32, inner.bottom()),
            );
            let text = stage.canvas.text_up_to(1.3);
            let name = game.called(stage.words);
            stage.text_in(
                pos2(words.left(), words.top() + 14.0),
                Anchor::Left,
                &name,
                Face::Serif,
                22.0,
                colour::INK,
                words.width(),
            );
            let number = stage.tell("replay-move", &[("number", game.summary.moves.into())]);
            let told = standing(stage, game).map_or(number, |(_, words)| words);
            stage.text_in(
                pos2(words.left(), words.top() + 44.0),
                Anchor::Left,
                &told,
                Face::Sans,
                15.0 * text,
                colour::INK,
                words.width(),
            );
            let buttons = Rect::from_min_max(pos2(words.right() + 12.0, inner.top()), inner.max);
            in_a_row(stage, game, buttons, deeds);
        }
        Thing::Game(game) => whole(stage, looks, game, inner, deeds),
        Thing::Torn(torn) => {
            let text = sentence(stage, torn);
            let size = 17.0 * stage.canvas.text_up_to(1.5);
            let tall = if bar { inner.height() } else { 52.0 };
            let wide = if bar {
                inner.width() * 0.3
            } else {
                inner.width()
            };
            let button = Rect::from_min_size(inner.max - vec2(wide, tall), vec2(wide, tall));
            let room = if bar {
                inner.with_max_x(button.left() - 12.0)
            } else {
                inner.with_max_y(button.top() - 12.0)
            };
            fitted(
                stage,
                room.left_center(),
                room.width(),
                room.height(),
                &text,
                size,
            );
            if torn.file().is_some_and(|file| looks.may_delete(file)) {
                delete(stage, button, deeds);
            }
        }
    }
}

/// The board of the game in focus, as large as there is room for it.
fn board(stage: &mut Stage, game: &Game, rect: Rect) {
    let Some(look) = &game.look else { return };
    look.still.show(stage, rect);
}

/// The whole card: who plays, how it stands, what can be done.
fn whole(stage: &mut Stage, looks: &Looks, game: &Game, inner: Rect, deeds: &mut Vec<Deed>) {
    let large = stage.canvas.large_text();
    let text = stage.canvas.text_up_to(1.5);
    let (left, right, width) = (inner.left(), inner.right(), inner.width());
    let mut y = inner.top() + 10.0 * text;
    let name = game.called(stage.words);
    let head = stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &name,
        Face::Serif,
        27.0 * text.min(1.2),
        colour::INK,
        width * 0.5,
    );
    let when = when::told(game.summary.saved, looks.now, stage.words);
    let room = right - head.right() - 12.0;
    stage.text_in(
        pos2(right, y),
        Anchor::Right,
        &when,
        Face::Sans,
        16.0 * text,
        colour::SOFT,
        room,
    );
    y += 24.0 * text;
    stage.rule(left, right, y);
    y += 26.0;
    // Each as much room as the name wants, or a row each where text is large.
    let count = game.players.len().max(1) as f32;
    let size = 16.0 * text;
    let wants: Vec<f32> = game
        .players
        .iter()
        .map(|(_, player)| {
            34.0 + stage
                .line(&player.name, Face::Sans, size, colour::INK, f32::INFINITY)
                .size()
                .x
        })
        .collect();
    let spare = ((width - wants.iter().sum::<f32>()) / (count - 1.0).max(1.0)).min(22.0);
    let rows = large || spare < 0.0 && count > 2.0;
    let mut x = left;
    for (n, (_, player)) in game.players.iter().enumerate() {
        if rows {
            // Two beside each other.
            x = left + (n % 2) as f32 * width / 2.0;
        }
        let step = if large { 36.0 } else { 25.0 };
        let dy = if rows {
            (n / 2) as f32 * step - if large { 0.0 } else { 8.0 }
        } else {
            0.0
        };
        if let Some(of) = games::game(&game.summary.game) {
            let radius = if rows && !large { 9.5 } else { 11.0 };
            of.piece(stage, pos2(x + 11.0, y + dy), player.dye, radius);
        }
        let room = if rows {
            width / 2.0 - 38.0
        } else {
            wants[n] - 30.0
        };
        stage.text_in(
            pos2(x + 29.0, y + dy),
            Anchor::Left,
            &player.name,
            Face::Sans,
            size,
            colour::INK,
            room,
        );
        x += wants[n] + spare;
    }
    y += if large {
        36.0 * (count / 2.0).ceil() + 12.0
    } else {
        38.0
    };
    let number = stage.tell("replay-move", &[("number", game.summary.moves.into())]);
    let told = standing(stage, game).map_or_else(String::new, |(_, words)| words);
    let word = stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &told,
        Face::Sans,
        17.0 * text,
        colour::INK,
        width * 0.62,
    );
    let (at, anchor, room) = if large {
        (pos2(left, y + 32.0), Anchor::Left, width)
    } else {
        (pos2(right, y), Anchor::Right, right - word.right() - 10.0)
    };
    stage.text_in(
        at,
        anchor,
        &number,
        Face::Sans,
        16.0 * text,
        colour::SOFT,
        room,
    );
    if large {
        let tall = 64.0;
        let top = inner.bottom() - 3.0 * tall - 28.0;
        let row =
            |n: f32| Rect::from_min_size(pos2(left, top + n * (tall + 14.0)), vec2(width, tall));
        main(stage, game, row(0.0), true, deeds);
        if game.can_be_watched() {
            again(stage, game, row(1.0), deeds);
        }
        delete(stage, row(2.0), deeds);
        return;
    }
    let below = inner.bottom() - 44.0;
    let first = Rect::from_min_max(pos2(left, below - 16.0 - 52.0), pos2(right, below - 16.0));
    main(stage, game, first, true, deeds);
    let half = (width - 12.0) / 2.0;
    if !game.can_be_watched() {
        delete(
            stage,
            Rect::from_min_size(pos2(left, below), vec2(width, 44.0)),
            deeds,
        );
    } else {
        again(
            stage,
            game,
            Rect::from_min_size(pos2(left, below), vec2(half, 44.0)),
            deeds,
        );
        delete(
            stage,
            Rect::from_min_size(pos2(right - half, below), vec2(half, 44.0)),
            deeds,
        );
    }
}

/// What can be done, side by side.
fn in_a_row(stage: &mut Stage, game: &Game, rect: Rect, deeds: &mut Vec<Deed>) {
    let watched = game.can_be_watched();
    let parts = if watched { 3.0 } else { 2.0 };
    let wide = (rect.width() - 10.0 * (parts - 1.0)) / parts;
    let part = |n: f32| {
        Rect::from_min_size(
            pos2(rect.left() + n * (wide + 10.0), rect.top() + 4.0),
            vec2(wide, rect.height() - 8.0),
        )
    };
    main(stage, game, part(0.0), false, deeds);
    if watched {
        again(stage, game, part(1.0), deeds);
    }
    delete(stage, part(parts - 1.0), deeds);
}

/// The next thing to do: on with the game, or over it again.
fn main(stage: &mut Stage, game: &Game, rect: Rect, hint: bool, deeds: &mut Vec<Deed>) {
    let cap = stage.cap(Intent::Confirm);
    let looks = Button {
        hint: hint.then_some(cap.as_str()).filter(|cap| !cap.is_empty()),
        ..Button::new(
            Kind::Main,
            if hint { 20.0 } else { 17.0 } * stage.canvas.text_up_to(1.4),
        )
    };
    let over = game.summary.is_over();
    let label = stage.say(if over { "watch-again" } else { "continue" });
    if stage.button("save-main", rect, &label, looks) {
        deeds.push(Deed::of(game));
    }
}

fn again(stage: &mut Stage, game: &Game, rect: Rect, deeds: &mut Vec<Deed>) {
    let looks = Button {
        icon: Some(Icon::Replay),
        ..Button::new(Kind::Plain, 16.0 * stage.canvas.text_up_to(1.5))
    };
    let label = stage.say("watch-again");
    if stage.button("save-again", rect, &label, looks) {
        deeds.push(Deed::Watch(game.summary.id.clone()));
    }
}

fn delete(stage: &mut Stage, rect: Rect, deeds: &mut Vec<Deed>) {
    let looks = Button {
        icon: Some(Icon::Delete),
        ..Button::new(Kind::Plain, 16.0 * stage.canvas.text_up_to(1.5))
    };
    let label = stage.say("delete-save");
    if stage.button("save-delete", rect, &label, looks) {
        deeds.push(Deed::Ask(true));
    }
}

/// Whether it is really to be deleted: no has the focus.
fn ask(stage: &mut Stage, thing: &Thing, inner: Rect, bar: bool, deeds: &mut Vec<Deed>) {
    let text = stage.canvas.text_up_to(1.5);
    let question = stage.say(match thing {
        Thing::Game(_) => "delete-save-question",
        Thing::Torn(Torn::Aside(_) | Torn::Unfit(_)) => "delete-file-question",
    });
    let about = stage.say("delete-save-about");
    let tall = if bar {
        inner.height() - 8.0
    } else {
        52.0 * text.min(1.25)
    };
    let wide = if bar {
        inner.width() * 0.5
    } else {
        inner.width()
    };
    let buttons = Rect::from_min_size(
        inner.max - vec2(wide, tall + if bar { 4.0 } else { 0.0 }),
        vec2(wide, tall),
    );
    let room = if bar {
        inner.width() - wide - 14.0
    } else {
        inner.width()
    };
    let size = if bar { 20.0 } else { 25.0 };
    let y = inner.top() + if bar { 16.0 } else { 14.0 * text };
    stage.text_in(
        pos2(inner.left(), y),
        Anchor::Left,
        &question,
        Face::Serif,
        size * text.min(1.2),
        colour::INK,
        room,
    );
    let at = pos2(inner.left(), y + if bar { 18.0 } else { 26.0 * text });
    stage.lines(
        at,
        room,
        &about,
        Face::Sans,
        if bar { 15.0 } else { 17.0 } * text,
        colour::SOFT,
    );
    let half = (wide - 12.0) / 2.0;
    let part = |left: f32| Rect::from_min_size(pos2(left, buttons.top()), vec2(half, tall));
    let size = 18.0 * text.min(1.3);
    let keep = Button {
        first: true,
        ..Button::new(Kind::Main, size)
    };
    let label = stage.say("keep-save");
    if stage.button("save-keep", part(buttons.left()), &label, keep) {
        deeds.push(Deed::Ask(false));
    }
    let away = Button {
        icon: Some(Icon::Delete),
        ..Button::new(Kind::Plain, size)
    };
    let label = stage.say("delete-save");
    // Of another name than the button that asks: what asks must not answer.
    if stage.button("save-away", part(buttons.right() - half), &label, away) {
        deeds.push(Deed::Delete);
    }
    if stage.focus.at() == Some(Id::new("save-delete")) {
        stage.focus.set(Id::new("save-keep"));
    }
}
