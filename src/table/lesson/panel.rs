//! A lesson's table, drawn each frame: the pieces that can be chosen, the teacher's slip, the way of what was
//! tried in vain, the card with the answer.

use std::hash::{DefaultHasher, Hash, Hasher};

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use taula_rules::Rules;
use taula_rules::lesson::{Help, Stage as At, Taught};

use super::super::any::Asked;
use super::super::bands::plates;
use super::super::layout::Layout;
use super::super::panel::{Wish, granted};
use super::super::state::Table;
use super::super::view::{Move, View};
use super::super::{Act, marks};
use super::{Deed, card, slip};
use crate::input::Intent;
use crate::theme::{Face, Stage, colour};

/// Where a lesson stands among the others of its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Among {
    /// How many lessons there are.
    pub all: usize,
    /// How many of them have been done.
    pub done: usize,
    /// What the next one is called; nothing after the last.
    pub next: Option<String>,
}

/// Draws the table and carries out what concerns nothing but it; the rest is asked for.
pub(in crate::table) fn drawn<V: View>(
    table: &mut Table<V>,
    stage: &mut Stage,
    among: &Among,
) -> Vec<Asked> {
    let mut deeds = Vec::new();
    let mut asked = Vec::new();
    let wishes = show(stage, table, among, &mut deeds, &mut asked);
    asked.extend(granted(stage, table, wishes));
    for deed in deeds {
        table.does(deed);
        stage.ui.ctx().request_repaint();
    }
    asked
}

fn show<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    among: &Among,
    deeds: &mut Vec<Deed>,
    asked: &mut Vec<Asked>,
) -> Vec<Wish<V>> {
    let mut wishes = Vec::new();
    let Some(lesson) = &table.lesson else {
        return wishes;
    };
    let layout = table.layout(&stage.canvas);
    let matter = lesson.matter();
    let chooses = table.at_rest() && matter.ready() && matter.asks();
    stage.focus.occasion(occasion(table));
    if stage.awake && stage.heard(Intent::First) {
        deeds.push(Deed::Recall);
    }
    if stage.awake && lesson.puzzle().is_some() && stage.heard(Intent::Hint) {
        deeds.push(Deed::Hint);
    }
    V::lie(stage, table, &layout);
    plates(stage, table, &layout);
    let awake = stage.awake;
    stage.awake &= chooses;
    V::tray(stage, table, &layout, &mut wishes);
    stage.awake = awake;
    V::last_move(stage, table, &layout);
    let tried = tried(stage, table, &layout);
    slip::show(stage, table, &layout);
    let chosen = if chooses {
        V::pieces(stage, table, &layout, &mut wishes)
    } else {
        if !table.at_rest() && stage.point("skip", layout.board, false).chosen {
            wishes.push(Wish::Act(Act::Skip));
        }
        None
    };
    if let Some(end) = tried {
        not_now(stage, &layout, end);
    }
    card::show(
        stage,
        table,
        (&layout, among),
        chosen,
        &mut wishes,
        (deeds, asked),
    );
    wishes
}

/// What tells one thing that has to be done from the next: the focus then goes to the first thing.
fn occasion<V: View>(table: &Table<V>) -> usize {
    let mut hasher = DefaultHasher::new();
    if let Some(lesson) = &table.lesson {
        let at = match lesson.stage() {
            At::Scene(_) => 0,
            At::Step(at) => at + 1,
            At::End => usize::MAX,
        };
        let matter = lesson.matter();
        let asks = matter.asks() && matter.ready() && table.at_rest();
        (matter.name(), at, asks, lesson.recalled).hash(&mut hasher);
        table.flow.game().moves().len().hash(&mut hasher);
    }
    hasher.finish() as usize
}

/// The place that is pointed at now: what is spoken of, or the piece to move once something was tried in vain.
pub(super) fn pointed_at<V: View>(table: &Table<V>, layout: &Layout) -> Option<Rect> {
    let matter = table.lesson.as_ref()?.matter();
    if !matter.ready() || !table.at_rest() {
        return None;
    }
    let place = spoken_of(table, layout);
    if matter.help() >= Help::Piece
        && let Some(mv) = table.solution()
        && let Some(&piece) = V::trail(table, layout, mv).first()
        && !place.is_some_and(|place| place.contains(piece))
    {
        return Some(Rect::from_center_size(
            piece,
            Vec2::splat(layout.unit * 0.82),
        ));
    }
    place
}

/// The place that is spoken of.
pub(super) fn spoken_of<V: View>(table: &Table<V>, layout: &Layout) -> Option<Rect> {
    let point = table.lesson.as_ref()?.matter().beat()?.point.as_deref()?;
    let spot = table.rules().spot(point)?;
    Some(V::place_of(table, layout, spot))
}

/// The way of what was tried in vain: only ink, and broken. Where it would have ended.
fn tried<V: View>(stage: &Stage, table: &Table<V>, layout: &Layout) -> Option<Pos2> {
    let text = table.lesson.as_ref()?.tried()?;
    let game = table.flow.game();
    let mv: Move<V> = game.rules().parse(game.position(), text)?;
    let way = V::trail(table, layout, mv);
    let (&start, &end) = (way.first()?, way.last()?);
    if start.distance(end) > 30.0 {
        broken(stage, &way, (layout.unit * 0.42).clamp(12.0, 40.0));
    }
    Some(end)
}

/// A broken line of ink on a light casing; it begins beside the piece.
fn broken(stage: &Stage, way: &[Pos2], piece: f32) {
    let mut way = way.to_vec();
    let trim = |from: Pos2, to: Pos2, by: f32| {
        from + (to - from).normalized() * by.min((to - from).length() * 0.6)
    };
    let last = way.len() - 1;
    way[0] = trim(way[0], way[1], piece);
    way[last] = trim(way[last], way[last - 1], 14.0);
    let painter = stage.painter();
    let light = Color32::from_rgb(0xF6, 0xEC, 0xD8);
    painter.add(Shape::line(way.clone(), Stroke::new(5.4, light)));
    let ink = Stroke::new(2.2, colour::INK);
    painter.extend(Shape::dashed_line(&way, ink, 5.0, 4.6));
}

/// The crossed ring where it would have ended, and its label.
fn not_now(stage: &mut Stage, layout: &Layout, end: Pos2) {
    marks::nope(stage, end, 11.5, true);
    let words = stage.say("lesson-not-now");
    let size = 16.0 * stage.canvas.text_up_to(1.5);
    let line = stage.line(&words, Face::Sans, size, colour::INK, 260.0);
    let (wide, tall) = (line.size().x + size * 2.5, size * 2.1);
    // Below the ring, or above it where that lies at the foot of the board.
    let below = end.y + 24.0 + tall < layout.board.bottom();
    let y = if below {
        end.y + 22.0 + tall / 2.0
    } else {
        end.y - 22.0 - tall / 2.0
    };
    let mut rect = Rect::from_center_size(Pos2::new(end.x, y), vec2(wide, tall));
    let room = layout.board.shrink(4.0 + layout.frame * layout.unit);
    let shift = (room.left() - rect.left()).max(0.0) - (rect.right() - room.right()).max(0.0);
    rect = rect.translate(vec2(shift, 0.0));
    stage.card_over(rect);
    let (edge, tip) = if below {
        (rect.top() + 0.6, -7.0)
    } else {
        (rect.bottom() - 0.6, 7.0)
    };
    let x = end.x.clamp(rect.left() + 12.0, rect.right() - 12.0);
    let point = vec![
        Pos2::new(x - 7.0, edge),
        Pos2::new(x + 7.0, edge),
        Pos2::new(x, edge + tip),
    ];
    let painter = stage.painter();
    painter.add(Shape::convex_polygon(point, colour::PAPER, Stroke::NONE));
    marks::nope(
        stage,
        Pos2::new(rect.left() + size * 1.2, rect.center().y),
        size * 0.55,
        false,
    );
    let at = Pos2::new(
        rect.left() + size * 2.1,
        rect.center().y - line.size().y / 2.0,
    );
    stage.painter().galley(at, line, colour::INK);
}
