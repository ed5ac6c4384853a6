//! The saved games as they lie on the table: a small board with its label, or a torn sheet.

use bevy_egui::egui::{Color32, Pos2, Rect, StrokeKind, pos2, vec2};
use taula_art::Dye;
use taula_rules::games::parchis::Board;

use super::Looks;
use super::grid::{Grid, Shape};
use super::shelf::{Game, Thing, Torn, small};
use super::when;
use crate::memory::of_notice;
use crate::store::file_name;
use crate::theme::{Anchor, Face, Icon, Stage, Touch, colour, dashed};

/// How much larger a small picture is than its board, until it is known exactly.
const MARGIN: f32 = 1.117;

/// How a thing lies there this frame.
#[derive(Clone, Copy)]
pub struct State {
    /// What happened to it.
    pub touch: Touch,
    /// It is the one whose card is shown.
    pub chosen: bool,
}

/// Draws a thing.
pub fn thing(
    stage: &mut Stage,
    looks: &Looks,
    thing: &Thing,
    rect: Rect,
    grid: &Grid,
    state: State,
) {
    let beside = rect.height().min(rect.width() * 0.43);
    let label = match grid.shape {
        Shape::Over => Rect::from_min_max(pos2(rect.left(), rect.bottom() - 104.0), rect.max),
        Shape::Beside => Rect::from_min_max(
            pos2(rect.left() + beside + 10.0, rect.top() + 6.0),
            rect.max - vec2(0.0, 6.0),
        ),
    };
    let print = match grid.shape {
        Shape::Over => Rect::from_min_max(rect.min, pos2(rect.right(), label.top() - 8.0)),
        Shape::Beside => Rect::from_min_max(rect.min, pos2(label.left() - 8.0, rect.bottom())),
    };
    match thing {
        Thing::Game(game) => {
            let side = print.height().min(print.width()) - if state.chosen { 2.0 } else { 10.0 };
            board(stage, looks, game, print.center() - vec2(0.0, 2.0), side);
            stage.card(label, false);
            if state.touch.hovered {
                stage
                    .painter()
                    .rect_filled(label, 6.0, Color32::from_black_alpha(10));
            }
            words(stage, looks, game, label, grid.shape == Shape::Beside);
        }
        Thing::Torn(torn) => {
            sheet(stage, looks, print);
            stage.ribbon_card(label, None, 0.0, false);
            dashed(
                stage.painter(),
                label.shrink(6.0),
                4.0,
                (1.2, colour::INK.gamma_multiply(0.5)).into(),
            );
            let text = sentence(stage, torn);
            let size = 15.0 * stage.canvas.text_up_to(1.6);
            let left = label.left() + 22.0 + size * 1.6;
            stage.icon(
                pos2(label.left() + 18.0 + size * 0.7, label.center().y),
                Icon::Warning,
                size * 1.5,
                colour::INK,
            );
            fitted(
                stage,
                pos2(left, label.center().y),
                label.right() - 16.0 - left,
                label.height() - 16.0,
                &text,
                size,
            );
        }
    }
    if state.touch.focused {
        stage.ring(label, 6.0);
    } else if state.chosen {
        stage.painter().rect_stroke(
            label.expand(2.0),
            7.0,
            (2.0, colour::BRASS_LIGHT),
            StrokeKind::Middle,
        );
    }
}

/// Lines set as large as they fit, around a middle at the left.
pub fn fitted(stage: &Stage, at: Pos2, width: f32, height: f32, text: &str, size: f32) {
    let mut size = size;
    let mut lines = stage.paragraph(width, text, Face::Sans, size, colour::INK);
    while lines.size().y > height && size > 11.0 {
        size -= 1.0;
        lines = stage.paragraph(width, text, Face::Sans, size, colour::INK);
    }
    let corner = at - vec2(0.0, lines.size().y / 2.0);
    stage.painter().galley(corner, lines, colour::INK);
}

/// The sentence of a file that cannot be used.
#[must_use]
pub fn sentence(stage: &Stage, torn: &Torn) -> String {
    match torn {
        Torn::Aside(file) => stage.tell("put-aside", &[("file", file_name(file).into())]),
        Torn::Unfit(notice) => of_notice(notice, stage.words),
    }
}

/// The small board.
fn board(stage: &mut Stage, looks: &Looks, game: &Game, middle: Pos2, side: f32) {
    let summary = &game.summary;
    let still = game.look.as_ref().map(|look| look.still.clone());
    let margin = still.as_ref().map_or(MARGIN, |still| still.margin());
    let whole = side * margin;
    let (memory, boards) = (looks.memory.clone(), looks.boards.clone());
    let id = summary.id.clone();
    let print = stage.art.passing(
        "save",
        (summary.id.to_string(), summary.saved, summary.moves),
        bevy::math::Vec2::splat(whole),
        move |size| small(&id, still.as_deref(), &memory, &boards, size),
    );
    stage.print(print.as_ref(), middle - vec2(whole, whole) / 2.0);
}

/// The torn sheet.
fn sheet(stage: &mut Stage, looks: &Looks, rect: Rect) {
    let Ok(board) = looks.boards.of::<Board>() else {
        return;
    };
    let size = bevy::math::Vec2::new(rect.width(), rect.height());
    let print = stage.art.passing("torn", (), size, move |(width, height)| {
        taula_art::torn_print(&board, width, height)
    });
    stage.print(print.as_ref(), rect.min);
}

/// The label of a game: which, who, whose turn or who won, when.
fn words(stage: &mut Stage, looks: &Looks, game: &Game, label: Rect, beside: bool) {
    let text = stage.canvas.text_up_to(1.5);
    let (left, width) = (label.left() + 16.0, label.width() - 28.0);
    let step = if beside { label.height() / 4.6 } else { 21.0 };
    let mut y = label.top() + if beside { step * 0.8 } else { 23.0 };
    let (title, size) = if beside {
        (21.0 * text, 15.0 * text)
    } else {
        (20.0, 14.0)
    };
    let name = game.called(stage.words);
    stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &name,
        Face::Serif,
        title,
        colour::INK,
        width,
    );
    y += if beside { step * 1.08 } else { 23.0 };
    let names: Vec<&str> = game
        .players
        .iter()
        .map(|(_, player)| player.name.as_str())
        .collect();
    stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &names.join(", "),
        Face::Sans,
        size,
        colour::INK,
        width,
    );
    y += step;
    if let Some((dye, words)) = standing(stage, game) {
        swatch(stage, pos2(left, y), dye, size);
        stage.text_in(
            pos2(left + size * 0.95, y),
            Anchor::Left,
            &words,
            Face::Sans,
            size,
            colour::INK,
            width - size,
        );
    }
    y += step;
    let when = when::told(game.summary.saved, looks.now, stage.words);
    stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &when,
        Face::Sans,
        size,
        colour::SOFT,
        width,
    );
}

/// A narrow patch of a seat's colour and pattern, its left edge at `at`.
fn swatch(stage: &mut Stage, at: Pos2, dye: Dye, size: f32) {
    let (wide, tall) = ((size * 0.45).round(), size.round());
    let ribbon = stage.art.ribbon(dye, bevy::math::Vec2::new(wide, tall));
    stage.print(ribbon.as_ref(), at - vec2(0.0, tall / 2.0));
}

/// Whose turn it is, or who won, in that one's colour.
#[must_use]
pub fn standing(stage: &Stage, game: &Game) -> Option<(Dye, String)> {
    let (key, seat) = match &game.summary.ranking {
        Some(ranking) => ("winner", *ranking.first()?.first()?),
        None => ("turn", game.look.as_ref()?.turn?),
    };
    let (_, player) = game.players.iter().find(|(of, _)| *of == seat)?;
    let words = stage.tell(key, &[("name", player.name.clone().into())]);
    Some((player.dye, words))
}
