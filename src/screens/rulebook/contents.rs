//! The page with the chapters' names, or those of them that have what is looked for.

use std::time::Duration;

use bevy_egui::egui::{self, Color32, Id, Rect, Shape, pos2, vec2};

use super::books::Book;
use super::field;
use super::frame::{Fold, Frame};
use super::pages::{FIRST, Pages, RIBBON};
use super::reading::Reading;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// Numbers on paper: brass, dark enough to be read.
const NUMBER: Color32 = Color32::from_rgb(0x6B, 0x4E, 0x16);
/// The ground of the chapter that is read.
const HERE: Color32 = Color32::from_rgb(0xEA, 0xDF, 0xCA);

/// A chapter's row.
pub(super) fn row_id(chapter: usize) -> Id {
    Id::new(("chapter", chapter))
}

/// Where the chapters' rows lie, below each other, in two columns where text is large.
#[must_use]
pub fn rows(frame: &Frame, count: usize) -> Vec<Rect> {
    let at = frame.contents;
    let top = field::place(frame).bottom() + 14.0;
    let columns = if two_columns(frame) { 2 } else { 1 };
    let deep = count.div_ceil(columns).max(1);
    // Down from the last one lie the buttons of the page beside.
    let foot = if frame.spread() { 24.0 } else { 0.0 };
    let tall = ((at.bottom() - foot - top) / deep as f32).min(40.0 * frame.text);
    let wide = (at.width() - (columns - 1) as f32 * 48.0) / columns as f32;
    (0..count)
        .map(|i| {
            let x = at.left() + (i / deep) as f32 * (wide + 48.0);
            let y = top + (i % deep) as f32 * tall;
            Rect::from_min_size(pos2(x, y), vec2(wide, tall))
        })
        .collect()
}

/// Whether the chapters stand in two columns.
pub(super) fn two_columns(frame: &Frame) -> bool {
    frame.fold == Fold::Large && frame.contents.width() > 900.0
}

/// What was done on the page with the chapters.
#[derive(Default)]
pub(super) struct Done {
    /// A chapter was chosen: the page to open it at.
    pub(super) opened: Option<usize>,
    /// It was confirmed, and not only come to.
    pub(super) confirmed: bool,
    /// Another page is read for what is looked for.
    pub(super) turned: bool,
}

/// Draws the page.
pub(super) fn show(
    stage: &mut Stage,
    book: &Book,
    pages: &Pages,
    reading: &mut Reading,
    typing: &mut bool,
    now: Duration,
) -> Done {
    let frame = &pages.frame;
    let at = frame.contents;
    let mut done = Done::default();
    let (least, most) = book.players;
    let players = stage.tell(
        if least == most {
            "rulebook-players-just"
        } else {
            "rulebook-players"
        },
        &[("from", least.into()), ("to", most.into())],
    );
    let y = at.top() + 22.0 * frame.heading;
    let aside = stage.text_in(
        pos2(at.right(), y + 5.0),
        Anchor::Right,
        &players,
        Face::Sans,
        16.0 * frame.heading,
        colour::SOFT,
        at.width() * 0.45,
    );
    let name = stage.say(book.called);
    stage.text_in(
        pos2(at.left(), y),
        Anchor::Left,
        &name,
        Face::Serif,
        36.0 * frame.heading,
        colour::INK,
        aside.left() - at.left() - 16.0,
    );
    let listed = reading.listed(book);
    let here = pages.leaves.get(reading.leaf(pages));
    let here = here.map(|leaf| leaf.chapter);
    for (found, rect) in listed.iter().zip(rows(frame, book.chapters.len())) {
        let to = pages.find(found.chapter, found.nth).unwrap_or(0);
        let current = here == Some(found.chapter);
        let (focused, chosen) = row(stage, rect, found.chapter, to, current, pages);
        if chosen || focused && frame.spread() && !current {
            done.opened = Some(to);
            done.confirmed = chosen;
        }
    }
    let below = rows(frame, book.chapters.len())
        .get(listed.len())
        .map_or(at.bottom(), Rect::top);
    if reading.in_vain() {
        done.turned |= in_vain(stage, book, pages, reading, now);
    } else if listed.len() < book.chapters.len() {
        let count = stage.tell("rulebook-found", &[("count", listed.len().into())]);
        let size = 16.0 * frame.heading;
        stage.text_in(
            pos2(at.left() + 44.0 * frame.heading, below + size),
            Anchor::Left,
            &count,
            Face::Italic,
            size,
            colour::SOFT,
            at.width() - 50.0,
        );
    }
    done.turned |= field::show(stage, pages, reading, typing, now);
    done
}

/// A chapter's row: whether it is in focus, and whether it was chosen.
fn row(
    stage: &mut Stage,
    rect: Rect,
    chapter: usize,
    leaf: usize,
    current: bool,
    pages: &Pages,
) -> (bool, bool) {
    let frame = &pages.frame;
    let size = (18.0 * frame.text).min(rect.height() * 0.58);
    let wide = rect.expand2(vec2(14.0, 0.0)).shrink2(vec2(0.0, 1.0));
    let touch = stage.touch(("chapter", chapter), wide, current);
    let y = rect.center().y;
    if current || touch.hovered {
        let painter = stage.painter();
        let ground = if current { HERE } else { colour::WELL };
        painter.rect_filled(wide, 6.0, ground);
        if current {
            let bar = Rect::from_min_size(wide.min, vec2(6.0, wide.height()));
            painter.rect_filled(
                bar,
                egui::CornerRadius {
                    nw: 6,
                    sw: 6,
                    ..Default::default()
                },
                RIBBON,
            );
        }
    }
    stage.text(
        pos2(rect.left() + size * 1.35, y),
        Anchor::Right,
        &(chapter + 1).to_string(),
        Face::Serif,
        size * 1.05,
        NUMBER,
    );
    let page = stage.text(
        pos2(rect.right(), y),
        Anchor::Right,
        &(leaf + FIRST).to_string(),
        Face::Serif,
        size,
        if current { colour::INK } else { colour::SOFT },
    );
    let left = rect.left() + size * 2.45;
    let room = page.left() - 24.0 - left;
    let title = &pages.titles[chapter];
    let face = if current { Face::Serif } else { Face::Sans };
    let grown = if current { size * 1.14 } else { size };
    let words = stage.text_in(
        pos2(left, y),
        Anchor::Left,
        title,
        face,
        grown,
        colour::INK,
        room,
    );
    let (from, to) = (words.right() + 12.0, rect.right() - size * 1.9);
    if to - from > 12.0 {
        // Dots in one raster, so that they stand below each other.
        let from = to - ((to - from) / 6.0).floor() * 6.0;
        let ends = [pos2(from, y + size * 0.28), pos2(to, y + size * 0.28)];
        let dots = Shape::dotted_line(&ends, colour::INK.gamma_multiply(0.5), 6.0, 0.8);
        stage.painter().extend(dots);
    }
    if touch.focused {
        stage.ring(wide.shrink2(vec2(1.0, 0.0)), 6.0);
    }
    (touch.focused, touch.chosen)
}

/// Nothing was found: says so, and offers the nearest word. Whether another page is read for it.
fn in_vain(
    stage: &mut Stage,
    book: &Book,
    pages: &Pages,
    reading: &mut Reading,
    now: Duration,
) -> bool {
    let frame = &pages.frame;
    let at = frame.contents;
    let size = 18.0 * frame.heading;
    let none = stage.tell("rulebook-none", &[("query", reading.query().trim().into())]);
    let top = field::place(frame).bottom() + 22.0;
    let said = stage.lines(
        pos2(at.left(), top),
        at.width(),
        &none,
        Face::Italic,
        size,
        colour::INK,
    );
    let Some(word) = reading.nearest(book, stage.words) else {
        return false;
    };
    let label = stage.tell("rulebook-nearest", &[("word", word.clone().into())]);
    let wide = stage
        .line(&label, Face::Sans, size, colour::INK, at.width())
        .size()
        .x
        + size * 1.65
        + 32.0;
    let rect = Rect::from_min_size(
        pos2(at.left(), said.bottom() + 16.0),
        vec2(wide.min(at.width()), 46.0 * frame.heading),
    );
    let looks = Button {
        icon: Some(Icon::Search),
        first: true,
        ..Button::new(Kind::Plain, size)
    };
    stage.button("nearest", rect, &label, looks) && reading.look_for(word, pages, now)
}
