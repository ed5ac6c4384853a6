//! Papers that lie folded beside the board: the log, and where there is no room for them the throws. Unfolded
//! they lie over the band, or over the board where the band is too narrow to read in.

use bevy_egui::egui::{self, Id, Rect, pos2, vec2};

use super::bands::text;
use super::layout::{Layout, Shape as Folding};
use super::log::Line;
use super::panel::Wish;
use super::view::View;
use super::{Table, throws};
use crate::input::Intent;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// A paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// The game told.
    Log,
    /// The throws and their seed.
    Throws,
}

/// Which papers have been unfolded, and how far they have been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Papers {
    /// The one that lies open.
    pub open: Option<Paper>,
    /// The line of the log at the top: its place among all of them. None for the newest, whichever it is.
    pub top: Option<usize>,
    /// Whether the seed has been copied since it was shown.
    pub copied: bool,
}

impl Papers {
    fn unfold(&mut self, paper: Paper) {
        *self = Self {
            open: Some(paper),
            ..Self::default()
        };
    }
}

/// What lies folded: a look at the log, or buttons.
pub(super) fn folded<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    layout: &Layout,
    papers: &mut Papers,
) {
    let mut unfold = |stage: &mut Stage, paper| {
        papers.unfold(paper);
        let first = match paper {
            Paper::Log => Id::new(("line", table.log.lines().len().saturating_sub(1))),
            Paper::Throws => Id::new("copy the seed"),
        };
        stage.focus.seek(first);
    };
    match layout.shape {
        Folding::Bands => {
            if glance(stage, table, layout.log) {
                unfold(stage, Paper::Log);
            }
        }
        Folding::Bar | Folding::Long => {
            let most = if layout.shape == Folding::Long {
                1.7
            } else {
                1.3
            };
            let buttons = [
                // Where nothing is thrown there is nothing to tell of.
                (
                    layout.chart.filter(|_| !V::FACES.is_empty()),
                    "throws",
                    Icon::Chart,
                    Paper::Throws,
                ),
                (Some(layout.log), "log", Icon::Log, Paper::Log),
            ];
            for (rect, key, icon, paper) in buttons {
                let Some(rect) = rect else { continue };
                let looks = Button {
                    icon: Some(icon),
                    ..Button::new(Kind::Card, text(stage, 15.0, most))
                };
                let label = stage.say(key);
                if stage.button(("paper", key), rect, &label, looks) {
                    unfold(stage, paper);
                }
            }
        }
        // In the corner of the card.
        Folding::Large => {
            let touch = stage.touch(("paper", "log"), layout.log, false);
            if touch.hovered {
                stage.painter().rect_filled(layout.log, 7.0, colour::WELL);
            }
            stage.icon(layout.log.center(), Icon::Log, 34.0, colour::INK);
            if touch.focused {
                stage.ring(layout.log.shrink(2.0), 7.0);
            }
            if touch.chosen {
                unfold(stage, Paper::Log);
            }
        }
    }
}

/// The last lines of the log on a card that unfolds when it is chosen; says whether it was.
fn glance<V: View>(stage: &mut Stage, table: &Table<V>, rect: Rect) -> bool {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let touch = stage.touch(("paper", "log"), rect, false);
    if touch.hovered {
        let shade = egui::Color32::from_black_alpha(10);
        stage.painter().rect_filled(rect, 6.0, shade);
    }
    let y = rect.top() + 23.0;
    let title = stage.say("log");
    stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &title,
        Face::Serif,
        text(stage, 20.0, 1.2),
        colour::INK,
        right - left - 30.0,
    );
    stage.icon(pos2(right - 8.0, y), Icon::Down, 18.0, colour::INK);
    stage.rule(left, right, rect.top() + 40.0);
    let mut y = rect.top() + 49.0;
    let size = text(stage, 15.0, 1.15);
    if table.log.lines().is_empty() {
        let nothing = stage.say("log-empty");
        let at = pos2(left, y);
        stage.lines(at, right - left, &nothing, Face::Sans, size, colour::SOFT);
    }
    for line in table.log.lines().iter().rev() {
        let (height, galley) = lay(stage, table, line, right - left, size);
        if y + height > rect.bottom() - 6.0 {
            break;
        }
        write(stage, table, line, pos2(left, y), galley, size);
        y += height + 4.0;
    }
    if touch.focused {
        stage.ring(rect, 6.0);
    }
    touch.chosen
}

/// Lays out a line: how high it is, and its words.
fn lay<V: View>(
    stage: &Stage,
    table: &Table<V>,
    line: &Line<V::Fact>,
    width: f32,
    size: f32,
) -> (f32, std::sync::Arc<egui::Galley>) {
    let words = V::line(table, line, stage.words);
    let inset = size * 1.6;
    let galley = stage.paragraph(width - inset, &words, Face::Sans, size, colour::INK);
    (galley.size().y.max(size * 1.3), galley)
}

/// Writes a line with the head of whose doing it was.
fn write<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    line: &Line<V::Fact>,
    at: egui::Pos2,
    galley: std::sync::Arc<egui::Galley>,
    size: f32,
) {
    if let Some(dye) = table.flow.player(line.seat).map(|player| player.dye) {
        V::piece(stage, at + vec2(size * 0.55, size * 0.68), dye, size * 0.5);
    }
    stage
        .painter()
        .galley(at + vec2(size * 1.6, 0.0), galley, colour::INK);
}

/// The paper that lies open, if one does.
pub(super) fn unfolded<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    layout: &Layout,
    papers: &mut Papers,
    wishes: &mut Vec<Wish<V>>,
) {
    let Some(paper) = table.papers.open else {
        return;
    };
    let rect = layout.open;
    stage.focus.hold_back();
    if !layout.papers_cover() {
        // It takes the place of what lies there, so it lies still as that did.
        stage.card(rect, true);
    } else {
        stage.card_over(rect);
    }
    let large = layout.shape == Folding::Large
        || layout.shape == Folding::Long && stage.canvas.large_text();
    let scale = if large { stage.canvas.text } else { 1.0 };
    let size = if large {
        15.0 * scale
    } else {
        text(stage, 15.0, 1.3)
    };
    let margin = if scale > 1.3 { 28.0 } else { 20.0 };
    let (left, right) = (rect.left() + margin, rect.right() - margin);
    let bar = (44.0 * scale).min(72.0);
    let y = rect.top() + bar / 2.0 + 2.0;
    let close = Rect::from_center_size(pos2(right - bar * 0.3, y), vec2(bar * 0.85, bar * 0.85));
    let both = layout.throws.is_none() && !V::FACES.is_empty();
    if both {
        let labels = [(stage.say("log"), true), (stage.say("throws"), true)];
        let tabs = Rect::from_min_max(
            pos2(left, y - bar * 0.42),
            pos2(
                (left + 420.0 * scale).min(close.left() - 16.0),
                y + bar * 0.42,
            ),
        );
        let now = usize::from(paper == Paper::Throws);
        if let Some(i) = stage.choice("papers", tabs, &labels, now, size) {
            papers.unfold([Paper::Log, Paper::Throws][i]);
        }
    } else {
        let title = stage.say("log");
        stage.text_in(
            pos2(left, y),
            Anchor::Left,
            &title,
            Face::Serif,
            if large {
                size * 1.3
            } else {
                text(stage, 20.0, 1.2)
            },
            colour::INK,
            close.left() - left - 8.0,
        );
    }
    let touch = stage.touch("fold", close, false);
    if touch.hovered {
        stage.painter().rect_filled(close, 6.0, colour::WELL);
    }
    let sign = if layout.papers_cover() {
        Icon::Cross
    } else {
        Icon::Up
    };
    stage.icon(close.center(), sign, bar * 0.42, colour::INK);
    if touch.focused {
        stage.ring(close.shrink(3.0), 6.0);
    }
    if touch.chosen || stage.heard(Intent::Back) {
        *papers = Papers::default();
        let key = if paper == Paper::Throws {
            "throws"
        } else {
            "log"
        };
        let button = if layout.shape == Folding::Large {
            "log"
        } else {
            key
        };
        stage.focus.seek(Id::new(("paper", button)));
    }
    let top = rect.top() + bar + 6.0;
    stage.rule(left, right, top - 1.0);
    let inner = Rect::from_min_max(pos2(left, top + 9.0), pos2(right, rect.bottom() - 14.0));
    match paper {
        Paper::Log => lines(stage, table, inner, size, papers),
        Paper::Throws => {
            let scale = scale.min(1.6);
            let at = pos2(right, inner.top() + 8.0 * scale);
            throws::legend(stage, at, inner.width() * 0.3, 14.0 * scale);
            throws::inside(stage, table, inner, scale, wishes);
        }
    }
}

/// The lines of the log, the newest first.
fn lines<V: View>(stage: &mut Stage, table: &Table<V>, rect: Rect, size: f32, papers: &mut Papers) {
    let all = table.log.lines();
    let Some(newest) = all.len().checked_sub(1) else {
        let nothing = stage.say("log-empty");
        let width = rect.width();
        stage.lines(rect.min, width, &nothing, Face::Sans, size, colour::SOFT);
        return;
    };
    let (width, gap) = (rect.width() - 10.0, size * 0.55);
    // Where the oldest line lies at the foot of the paper.
    let mut room = rect.height();
    let end = all.iter().take_while(|line| {
        room -= lay(stage, table, line, width, size).0 + gap;
        room + gap >= 0.0
    });
    let end = end.count().saturating_sub(1);
    let top = table.papers.top.unwrap_or(newest).clamp(end, newest);
    let mut y = rect.top();
    let mut shown = 0;
    let mut focused = None;
    for (number, line) in all.iter().enumerate().take(top + 1).rev() {
        let (height, galley) = lay(stage, table, line, width, size);
        if y + height > rect.bottom() {
            break;
        }
        let row = Rect::from_min_size(pos2(rect.left(), y), vec2(width, height));
        let touch = stage.touch(("line", number), row, false);
        write(stage, table, line, row.min, galley, size);
        if touch.focused {
            focused = Some(number);
            stage.ring(row.shrink2(vec2(0.0, 3.0)), 3.0);
        }
        y += height + gap;
        shown += 1;
    }
    gauge(stage, rect, newest - top, shown, all.len());
    // What is in focus has a neighbour in sight on either side, so that the next step finds one.
    let last = (top + 1).saturating_sub(shown);
    let mut now = top as isize - wheel(stage, rect);
    if stage.focus.by_keys() {
        match focused {
            Some(number) if number == top => now += 1,
            Some(number) if number == last => now -= 1,
            _ => {}
        }
    }
    if stage.heard(Intent::First) {
        now = newest as isize;
        stage.focus.seek(Id::new(("line", newest)));
    }
    if stage.heard(Intent::Last) {
        now = end as isize;
        stage.focus.seek(Id::new(("line", 0_usize)));
    }
    let now = now.clamp(end as isize, newest as isize) as usize;
    papers.top = (now < newest).then_some(now);
}

/// By how many lines the wheel was turned down.
fn wheel(stage: &Stage, rect: Rect) -> isize {
    stage.ui.input(|input| {
        let over = input
            .pointer
            .latest_pos()
            .is_some_and(|at| rect.expand(20.0).contains(at));
        let turned: f32 = input
            .events
            .iter()
            .map(|event| match event {
                egui::Event::MouseWheel {
                    unit: egui::MouseWheelUnit::Point,
                    delta,
                    ..
                } => delta.y / 30.0,
                egui::Event::MouseWheel { delta, .. } => delta.y,
                _ => 0.0,
            })
            .sum();
        if over { -turned.round() as isize } else { 0 }
    })
}

/// How much of the log is in sight, along its right edge.
fn gauge(stage: &Stage, rect: Rect, before: usize, shown: usize, all: usize) {
    if shown >= all {
        return;
    }
    let way = rect.height();
    let part = |lines: usize| lines as f32 / all as f32 * way;
    let long = part(shown).max(24.0);
    let from = part(before).min(way - long);
    let x = rect.right() - 2.0;
    let painter = stage.painter();
    painter.vline(
        x,
        rect.top()..=rect.bottom(),
        (3.0, colour::INK.gamma_multiply(0.14)),
    );
    painter.vline(
        x,
        rect.top() + from..=rect.top() + from + long,
        (3.0, colour::INK.gamma_multiply(0.6)),
    );
}
