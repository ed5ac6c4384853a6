//! The lessons or puzzles beside the table: what has been done, what is given now.

use bevy_egui::egui::{Color32, Id, Rect, pos2, vec2};

use super::{Deed, Shown, Subject, buttons, done};
use crate::games;
use crate::input::{Direction, Intent};
use crate::table::AnyTable;
use crate::table::lesson::coin;
use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// The ground of the lesson that is given.
const HERE: Color32 = Color32::from_rgb(0xEA, 0xDF, 0xCA);

/// Draws what lies beside the table.
pub(super) fn beside(
    stage: &mut Stage,
    shown: &Shown,
    table: &dyn AnyTable,
    deeds: &mut Vec<Deed>,
) {
    let desk = table.desk(stage);
    if let Some(rect) = desk.list {
        stage.card(rect, true);
        rows(stage, shown, rect, deeds);
    }
    if let Some(rect) = desk.book {
        buttons::page(stage, table, rect, deeds);
    }
    buttons::show(stage, shown, table, &desk, deeds);
}

/// Draws the list over the board.
pub(super) fn over(stage: &mut Stage, shown: &Shown, table: &dyn AnyTable, deeds: &mut Vec<Deed>) {
    let desk = table.desk(stage);
    let rect = desk.unfolded;
    stage.focus.hold_back();
    stage.card_over(rect);
    rows(stage, shown, rect.with_max_x(rect.right() - 8.0), deeds);
    let side = 44.0;
    let close = Rect::from_min_size(
        pos2(rect.right() - side - 6.0, rect.top() + 6.0),
        vec2(side, side),
    );
    let touch = stage.touch("lessons-fold", close, false);
    if touch.hovered {
        stage.painter().rect_filled(close, 6.0, colour::WELL);
    }
    stage.icon(close.center(), Icon::Cross, 20.0, colour::INK);
    if touch.focused {
        stage.ring(close.shrink(3.0), 6.0);
    }
    if touch.chosen || stage.awake && stage.heard(Intent::Back) {
        deeds.push(Deed::Unfold(false));
    }
}

/// The lessons of the game that is listed, a row each, and the game at their head.
fn rows(stage: &mut Stage, shown: &Shown, rect: Rect, deeds: &mut Vec<Deed>) {
    let large = stage.canvas.large_text();
    let text = stage.canvas.text_up_to(if large { 1.6 } else { 1.15 });
    let (subject, place) = shown.listed;
    let game = games::GAMES[place];
    let lessons = shown.lessons.rows(subject, place);
    let games = shown.lessons.games(subject);
    // From the lessons to the puzzles and back, where there are both.
    let other = subject.other();
    let others = shown.lessons.games(other);
    let leads = others.contains(&place).then_some(place);
    let leads = leads.or_else(|| others.first().copied());
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    // Where there are many, or little room, the head is lower.
    let foot = if leads.is_some() { 36.0 } else { 0.0 };
    let slack = rect.height() - 76.0 - foot - lessons.len() as f32 * 30.0;
    let roomy = slack > 60.0;
    let y = rect.top() + if roomy { 34.0 } else { 25.0 } * text.min(1.3);
    let title = stage.say(subject.key());
    let count = stage.tell(
        "lessons-count",
        &[
            ("done", done(stage, subject, game.name(), &lessons).into()),
            ("all", lessons.len().into()),
        ],
    );
    let unfolded = shown.room.unfolded;
    let end = if unfolded { right - 40.0 } else { right };
    let counted = stage.text(
        pos2(end, y),
        Anchor::Right,
        &count,
        Face::Sans,
        16.0 * text,
        colour::SOFT,
    );
    stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &title,
        Face::Serif,
        25.0 * text,
        colour::INK,
        counted.left() - left - 10.0,
    );
    let y = y + if roomy { 17.0 } else { 14.0 } * text + 1.0;
    let tall = if roomy { 34.0 } else { 28.0 } * text.min(1.4);
    let mut top = y + 4.0;
    if games.len() > 1 {
        stage.rule(left, right, y);
        let row = Rect::from_min_max(
            pos2(rect.left() + 6.0, y + 3.0),
            pos2(rect.right() - 6.0, y + 3.0 + tall),
        );
        which_game(stage, shown, (row, 17.0 * text), &games, deeds);
        top = row.bottom() + 3.0;
    }
    stage.rule(left, right, top);
    top += if roomy { 8.0 } else { 4.0 };
    let foot = if leads.is_some() { tall + 6.0 } else { 0.0 };
    let room = rect.bottom() - 8.0 - foot - top;
    let row = (room / lessons.len().max(1) as f32).min(if large { 60.0 } else { 50.0 });
    let code = stage.words.language().code();
    let size = (18.0 * text).min(row * 0.56);
    // All of one size: that of the longest title that has to fit.
    let inner = rect.width() - 46.0 - size * 1.5;
    let longest = lessons.iter().map(|lesson| {
        let title = lesson.title.in_language(code);
        let line = stage.line(title, Face::Sans, size, colour::INK, f32::INFINITY);
        line.size().x
    });
    let longest = longest.fold(inner, f32::max);
    let size = size * (inner / longest).max(0.82);
    for (n, lesson) in lessons.iter().enumerate() {
        let line = Rect::from_min_size(
            pos2(rect.left(), top + n as f32 * row),
            vec2(rect.width(), row),
        );
        let here = (subject, place) == (shown.room.subject, shown.room.game) && n == shown.room.at;
        let look = Look {
            number: n + 1,
            title: lesson.title.in_language(code),
            here,
            done: subject.has_done(stage.chosen, game.name(), lesson.name),
            size,
        };
        // Where the list lies over the board the focus begins at the lesson that is given.
        if lesson_row(stage, line, &look, unfolded && here) {
            deeds.push(Deed::Give(subject, game.name(), lesson.name.to_owned()));
        }
    }
    if let Some(place) = leads {
        let line = Rect::from_min_max(
            pos2(rect.left() + 6.0, rect.bottom() - tall - 4.0),
            pos2(rect.right() - 6.0, rect.bottom() - 4.0),
        );
        stage.rule(left, right, line.top() - 2.0);
        if to_the_others(stage, line, other, 17.0 * text) {
            deeds.push(Deed::List(other, place));
        }
    }
}

/// The way from the lessons to the puzzles, or back.
fn to_the_others(stage: &mut Stage, rect: Rect, other: Subject, size: f32) -> bool {
    let touch = stage.touch("lessons-others", rect, false);
    if touch.hovered {
        stage.painter().rect_filled(rect, 5.0, colour::WELL);
    }
    let y = rect.center().y;
    let icon = match other {
        Subject::Lessons => Icon::Lessons,
        Subject::Puzzles => Icon::Puzzles,
    };
    let left = rect.left() + 14.0;
    stage.icon(pos2(left + size * 0.6, y), icon, size * 1.2, colour::INK);
    let label = stage.say(other.key());
    stage.text_in(
        pos2(left + size * 1.7, y),
        Anchor::Left,
        &label,
        Face::Sans,
        size,
        colour::INK,
        rect.width() - size * 3.4 - 14.0,
    );
    stage.icon(
        pos2(rect.right() - 16.0, y),
        Icon::After,
        size * 0.9,
        colour::SOFT,
    );
    if touch.focused {
        stage.ring(rect.shrink(3.0), 5.0);
    }
    touch.chosen
}

/// How a lesson's row looks.
struct Look<'a> {
    number: usize,
    title: &'a str,
    here: bool,
    done: bool,
    size: f32,
}

/// A lesson: done a coin with a tick, given now its number on ink, else its number in a circle.
fn lesson_row(stage: &mut Stage, rect: Rect, look: &Look, first: bool) -> bool {
    let touch = stage.touch(("lesson", look.number), rect.shrink2(vec2(4.0, 1.0)), first);
    let painter = stage.painter();
    let ground = rect.shrink2(vec2(0.0, 1.0));
    if look.here {
        painter.rect_filled(ground, 0.0, HERE);
        let bar = Rect::from_min_size(ground.min, vec2(6.0, ground.height()));
        painter.rect_filled(bar, 0.0, colour::BRASS);
    } else if touch.hovered {
        painter.rect_filled(ground, 0.0, colour::WELL);
    }
    let radius = (look.size * 0.74).min(rect.height() * 0.42);
    let at = pos2(rect.left() + 20.0 + radius, rect.center().y);
    if look.here {
        painter.circle_filled(at, radius, colour::INK);
    } else if !look.done {
        painter.circle_stroke(at, radius, (1.4, colour::INK.gamma_multiply(0.55)));
    }
    if look.done && !look.here {
        coin(stage, at, radius);
    } else {
        let ink = if look.here {
            colour::PAPER
        } else {
            colour::SOFT
        };
        let number = look.number.to_string();
        stage.text(at, Anchor::Middle, &number, Face::Serif, radius * 1.18, ink);
    }
    let left = at.x + radius + 12.0;
    let (face, size) = if look.here {
        (Face::Serif, look.size * 1.12)
    } else {
        (Face::Sans, look.size)
    };
    let mut end = rect.right() - 14.0;
    if look.here && look.done {
        coin(
            stage,
            pos2(end - radius * 0.7, rect.center().y),
            radius * 0.7,
        );
        end -= radius * 1.4 + 8.0;
    }
    stage.text_in(
        pos2(left, rect.center().y),
        Anchor::Left,
        look.title,
        face,
        size,
        colour::INK,
        end - left,
    );
    if touch.focused {
        stage.ring(rect.shrink2(vec2(6.0, 3.0)), 5.0);
    }
    touch.chosen
}

/// The game whose lessons are listed, between two arrows: the one before, and the next.
fn which_game(
    stage: &mut Stage,
    shown: &Shown,
    (rect, size): (Rect, f32),
    games: &[usize],
    deeds: &mut Vec<Deed>,
) {
    let (subject, listed) = shown.listed;
    let all = games.len();
    let at = games.iter().position(|&game| game == listed);
    let at = at.unwrap_or_default();
    let id = Id::new("lessons-game");
    let touch = stage.touch("lessons-game", rect, false);
    stage.focus.keep_sides(id);
    if touch.hovered {
        stage.painter().rect_filled(rect, 5.0, colour::WELL);
    }
    let name = stage.say(games::GAMES[listed].together());
    let y = rect.center().y;
    stage.text_in(
        rect.center(),
        Anchor::Middle,
        &name,
        Face::Sans,
        size,
        colour::INK,
        rect.width() - 60.0,
    );
    for (x, icon) in [
        (rect.left() + 22.0, Icon::Before),
        (rect.right() - 22.0, Icon::After),
    ] {
        stage.icon(pos2(x, y), icon, size * 0.95, colour::SOFT);
    }
    if touch.focused {
        stage.ring(rect.shrink(3.0), 5.0);
    }
    let before = touch.focused && stage.heard(Intent::Go(Direction::Left));
    let after = touch.focused && stage.heard(Intent::Go(Direction::Right));
    let pointer = stage.ui.input(|input| input.pointer.interact_pos());
    let left_half = touch.chosen
        && !stage.focus.by_keys()
        && pointer.is_some_and(|at| rect.contains(at) && at.x < rect.center().x);
    let step = match (before || left_half, after || touch.chosen) {
        (true, _) => all - 1,
        (false, true) => 1,
        (false, false) => return,
    };
    if let Some(&game) = games.get((at + step) % all) {
        deeds.push(Deed::List(subject, game));
    }
}
