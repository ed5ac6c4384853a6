//! The log of a replay: every move in a few words, those to come paler.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Shape, Stroke, StrokeKind, pos2, vec2};

use super::{Deed, Shown};
use crate::table::watch::Sign;
use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// Height of a line.
const ROW: f32 = 27.0;
/// Height of the head with the title.
const HEAD: f32 = 54.0;

/// Draws the log.
pub fn show(stage: &mut Stage, shown: &Shown, rect: Rect, deeds: &mut Vec<Deed>) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let title = stage.say("log");
    let head = stage.text_in(
        pos2(left, rect.top() + 27.0),
        Anchor::Left,
        &title,
        Face::Serif,
        22.0,
        colour::INK,
        (right - left) * 0.55,
    );
    follow(stage, shown, rect, head.right(), deeds);
    stage.rule(left, right, rect.top() + 45.0);
    let lines = shown.course.rows();
    let list = Rect::from_min_max(
        pos2(rect.left(), rect.top() + HEAD),
        rect.max - vec2(0.0, 10.0),
    );
    // Whole rows: none is cut, and the last can be come to.
    let rows = (list.height() / ROW).floor().max(1.0);
    let most = (lines.len() as f32 - rows).max(0.0);
    // The line that the last move shown belongs to.
    let now = shown
        .at
        .checked_sub(1)
        .map(|last| lines.partition_point(|&n| n < last));
    let follows = (now.unwrap_or(0) as f32 - rows * 0.6).round();
    let mut top = shown.replay.reads.unwrap_or(follows).clamp(0.0, most);
    top = scrolled(stage, shown, list, top, most, deeds);
    if lines.len() as f32 > rows {
        let track = Rect::from_min_max(
            pos2(rect.right() - 14.0, list.top()),
            pos2(rect.right() - 9.0, list.bottom()),
        );
        let tall = (track.height() * rows / lines.len() as f32).max(24.0);
        let y = track.top() + (track.height() - tall) * top / most;
        let painter = stage.painter();
        painter.rect_filled(track, 2.5, colour::INK.gamma_multiply(0.12));
        let thumb = Rect::from_min_size(pos2(track.left(), y), vec2(track.width(), tall));
        painter.rect_filled(thumb, 2.5, colour::INK.gamma_multiply(0.55));
    }
    let first = top.floor() as usize;
    for (row, &n) in lines.iter().enumerate().skip(first).take(rows as usize) {
        let y = list.top() + (row - first) as f32 * ROW;
        let place = Rect::from_min_max(
            pos2(rect.left() + 8.0, y),
            pos2(rect.right() - 20.0, y + ROW),
        );
        let touch = stage.point(("log", n), place, true);
        if touch.chosen {
            deeds.push(Deed::To(n + 1));
        }
        let painter = stage.painter();
        if Some(row) == now {
            painter.rect_filled(place, 5.0, Color32::from_rgb(0xE7, 0xDB, 0xC6));
            painter.rect_filled(place.with_max_x(place.left() + 7.0), 3.0, colour::BRASS);
            let dashes = [
                pos2(left, place.bottom()),
                pos2(place.right(), place.bottom()),
            ];
            let pale = Stroke::new(1.0, colour::INK.gamma_multiply(0.45));
            painter.extend(Shape::dashed_line(&dashes, pale, 3.0, 4.0));
        } else if touch.hovered {
            painter.rect_filled(place, 5.0, Color32::from_black_alpha(10));
        }
        line(stage, shown, n, place);
    }
}

/// Whether the log follows the moves; where it does not, it can be made to.
fn follow(stage: &mut Stage, shown: &Shown, rect: Rect, from: f32, deeds: &mut Vec<Deed>) {
    let follows = shown.replay.reads.is_none();
    let at = pos2(rect.right() - 20.0, rect.top() + 28.0);
    let words = stage.say(if follows { "log-follows" } else { "log-follow" });
    let ink = if follows { colour::SOFT } else { colour::INK };
    stage.icon(at - vec2(10.0, 0.0), Icon::Eye, 18.0, ink);
    let room = at.x - 26.0 - from - 10.0;
    let label = stage.text_in(
        at - vec2(26.0, 0.0),
        Anchor::Right,
        &words,
        Face::Sans,
        14.0,
        ink,
        room,
    );
    if !follows {
        let rect = label.with_max_x(at.x).expand2(vec2(8.0, 7.0));
        stage.painter().rect_stroke(
            rect,
            6.0,
            (1.3, colour::INK.gamma_multiply(0.7)),
            StrokeKind::Inside,
        );
        if stage.touch("log-follow", rect, false).chosen {
            deeds.push(Deed::Read(None));
        }
        if stage.focus.at() == Some(Id::new("log-follow")) {
            stage.ring(rect, 6.0);
        }
    }
}

/// The wheel, or a finger that draws the lines along: the log then no longer follows.
fn scrolled(
    stage: &mut Stage,
    shown: &Shown,
    list: Rect,
    top: f32,
    most: f32,
    deeds: &mut Vec<Deed>,
) -> f32 {
    if !stage.awake {
        return top;
    }
    let response = stage.ui.interact(list, Id::new("log"), Sense::DRAG);
    let turned = stage.ui.input(|input| {
        let here = input
            .pointer
            .hover_pos()
            .is_some_and(|at| list.contains(at));
        if here {
            input.smooth_scroll_delta.y
        } else {
            0.0
        }
    });
    let by = turned + response.drag_delta().y;
    if by == 0.0 {
        return top;
    }
    let to = (top - by / ROW).clamp(0.0, most);
    if Some(to) != shown.replay.reads {
        deeds.push(Deed::Read(Some(to)));
    }
    to
}

/// A line: number, who, what was thrown or counted, what was done.
fn line(stage: &mut Stage, shown: &Shown, n: usize, rect: Rect) {
    let (course, game) = (shown.course, shown.table.game());
    let (of, past) = (course.seat(n), n < shown.at);
    let row = course.row(n, stage.words);
    let (x, y) = (rect.left() + 12.0, rect.center().y);
    let ink = if past {
        colour::INK
    } else {
        Color32::from_rgb(0x6B, 0x5F, 0x55)
    };
    let number = (n + 1).to_string();
    stage.text_in(
        pos2(x + 30.0, y),
        Anchor::Right,
        &number,
        Face::Sans,
        14.0,
        ink,
        34.0,
    );
    let ribbon = stage
        .art
        .ribbon(course.dye(of), bevy::math::Vec2::new(6.0, 16.0));
    stage.print(ribbon.as_ref(), pos2(x + 38.0, y - 8.0));
    let name = course.name(of);
    stage.text_in(
        pos2(x + 50.0, y),
        Anchor::Left,
        &name,
        Face::Sans,
        15.0,
        ink,
        52.0,
    );
    let at = pos2(x + 118.0, y);
    match &row.sign {
        Sign::None => {}
        Sign::Token(number) => stage.token(at, number, 11.5),
        Sign::Die(face) => die(stage, at, *face, ink),
    }
    let captured = row.captured;
    let left = x + 137.0;
    let right = rect.right() - 8.0 - captured.len() as f32 * 22.0;
    let written = stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &row.words,
        Face::Sans,
        15.0,
        ink,
        right - left,
    );
    for (i, owner) in captured.into_iter().enumerate() {
        let at = pos2(written.right() + 14.0 + i as f32 * 22.0, y);
        game.piece(stage, at, course.dye(owner), 7.5);
        let painter = stage.painter();
        for (width, ink) in [(3.6, colour::INK), (1.6, Color32::WHITE)] {
            for arm in [vec2(6.0, 6.0), vec2(6.0, -6.0)] {
                painter.line_segment([at - arm, at + arm], (width, ink));
            }
        }
    }
}

/// A die as it lies, drawn flat.
fn die(stage: &Stage, at: bevy_egui::egui::Pos2, face: u8, ink: Color32) {
    let painter = stage.painter();
    let rect = Align2::CENTER_CENTER.anchor_size(at, vec2(19.0, 19.0));
    painter.rect_filled(rect, 4.0, colour::FIELD);
    painter.rect_stroke(rect, 4.0, (1.3, ink), StrokeKind::Inside);
    let (a, b) = (vec2(4.6, 4.6), vec2(4.6, -4.6));
    let side = vec2(4.6, 0.0);
    let mut pips = Vec::new();
    if face % 2 == 1 {
        pips.push(vec2(0.0, 0.0));
    }
    if face >= 2 {
        pips.extend([-a, a]);
    }
    if face >= 4 {
        pips.extend([-b, b]);
    }
    if face == 6 {
        pips.extend([-side, side]);
    }
    for pip in pips {
        painter.circle_filled(at + pip, 1.9, ink);
    }
}
