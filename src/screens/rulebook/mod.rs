//! The rule book: the rules in the player's words, with pictures of the board. An open book on the table:
//! its chapters on the left page, what is read on the right one.

mod books;
mod contents;
mod field;
mod frame;
mod offer;
mod page;
mod pages;
mod press;
mod reading;
mod search;

pub use books::{Book, Books, Chapter, Figure};
pub use contents::rows;
pub use frame::{Fold, Frame};
pub use offer::{met, show as offer};
pub use pages::{FIRST, Leaf, Pages, Part, Placed, Prose, set};
pub use reading::Reading;
pub use search::{hits, nearest};

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Rect, pos2, vec2};
use taula_rules::lesson::Lesson;
use taula_sound::Sound;

use super::lesson::{self, Lessons};
use super::title::back;
use super::{Ask, ScreenSystems, Theatre, Typing};
use crate::app::{Pace, Screen};
use crate::input::{Direction, Intent};
use crate::scene::Thing;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// How long turning a page takes.
const TURN: Duration = Duration::from_millis(250);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Books>()
        .init_resource::<Reading>()
        .add_systems(Startup, books::open)
        .add_systems(OnEnter(Screen::Rulebook), (enter, lesson::read))
        .add_systems(OnExit(Screen::Rulebook), |mut typing: ResMut<Typing>| {
            typing.0 = false;
        })
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems::Draw)
                .run_if(in_state(Screen::Rulebook)),
        );
}

/// The book lies there as it was left; nothing moves.
fn enter(mut reading: ResMut<Reading>) {
    reading.turning = None;
    reading.over = false;
}

fn draw(
    mut theatre: Theatre,
    (books, lessons): (Res<Books>, Res<Lessons>),
    mut reading: ResMut<Reading>,
    mut typing: ResMut<Typing>,
    pace: Res<Pace>,
    time: Res<Time>,
) -> Result {
    let lasts = if pace.less_motion {
        Duration::ZERO
    } else {
        pace.speed.of(TURN)
    };
    let clock = Clock {
        now: time.elapsed(),
        lasts,
    };
    let reading = &mut *reading;
    let mut turned = false;
    theatre.play(|stage| {
        let mut asks = Vec::new();
        if let Some(book) = books.0.get(reading.book) {
            let lesson = lesson_of(stage, book, reading, &lessons);
            turned = show(
                stage,
                book,
                reading,
                &mut typing.0,
                (clock, lesson.is_some()),
            );
            asks.extend(try_it(stage, book, reading, &lessons));
        }
        if let Some(book) = games(stage, &books, reading) {
            reading.take(book);
            turned = true;
        }
        if back(stage, Frame::of(&stage.canvas).cover.left()) {
            asks.push(Ask::Leave);
        }
        asks
    })?;
    if turned {
        theatre.sound(Sound::Page);
    }
    if reading.turning.is_some() {
        theatre.again();
    }
    Ok(())
}

/// The books there are, to take up another; which was chosen.
fn games(stage: &mut Stage, books: &Books, reading: &Reading) -> Option<usize> {
    let frame = Frame::of(&stage.canvas);
    let labels: Vec<(String, bool)> = books
        .0
        .iter()
        .map(|book| (stage.say(book.called), true))
        .collect();
    if labels.len() < 2 {
        return None;
    }
    let text = stage.canvas.text_up_to(1.4);
    let size = 17.0 * text;
    let needs: f32 = labels
        .iter()
        .map(|(label, _)| {
            let line = stage.line(label, Face::Sans, size, colour::INK, f32::INFINITY);
            line.size().x + 34.0
        })
        .sum();
    // Beside the title, or in its place where the slip of the chapters lies at the edge.
    let place = if frame.spread() {
        let left = frame.cover.right() - needs;
        Rect::from_min_size(pos2(left, 26.0), vec2(needs, 44.0))
    } else {
        Rect::from_center_size(
            pos2(stage.canvas.size.x / 2.0 - 10.0 * text, 48.0),
            vec2(needs, 44.0),
        )
    };
    stage.card(place, true);
    stage.choice("rulebook-game", place, &labels, reading.book, size)
}

/// What time it is, and how long a page takes.
#[derive(Clone, Copy)]
struct Clock {
    now: Duration,
    lasts: Duration,
}

/// Draws the book; whether a page was turned.
fn show(
    stage: &mut Stage,
    book: &Book,
    reading: &mut Reading,
    typing: &mut bool,
    (clock, with_lesson): (Clock, bool),
) -> bool {
    let context = stage.ui.ctx().clone();
    let pages = reading.pages(&context, book, stage.words, stage.canvas);
    let frame = pages.frame;
    let name = stage.say("rules");
    let carved = stage.art.carved(&name, 52.0);
    if let Some(print) = carved.as_ref().filter(|_| frame.spread()) {
        let wide = print.size.x - 2.0 * print.origin.x;
        let at = pos2(stage.canvas.size.x / 2.0 - wide / 2.0, 66.0);
        stage.print(carved.as_ref(), at);
    }
    lie(stage, &frame);

    let mut turned = heard(stage, book, reading, &pages, clock.now);
    let with_contents = frame.spread() || reading.contents;
    let with_page = frame.spread() || !reading.contents;
    if with_contents {
        let done = contents::show(stage, book, &pages, reading, typing, clock.now);
        turned |= done.turned;
        if let Some(to) = done.opened {
            let other = reading.turn(&pages, to, clock.now);
            turned |= other;
            // Who confirms the chapter that lies open wants to do something with it.
            if done.confirmed && !other && with_lesson {
                stage.focus.seek(Id::new("rulebook-try"));
            }
            reading.contents &= !done.confirmed;
            reading.over &= reading.contents;
        }
    } else {
        *typing = false;
    }
    // A page that was only just asked for is turned from the next frame on.
    if with_page && (frame.spread() || !reading.contents) {
        turned |= paper(stage, book, &pages, reading, clock);
    } else {
        reading.turning = None;
    }
    if frame.spread() {
        hints(stage, &frame);
    } else if !reading.contents {
        slip(stage, &frame, reading);
    }
    if !reading.query().is_empty() || reading.contents && reading.over && !frame.spread() {
        stage.focus.hold_back();
    }
    // Left and right turn the page, whatever is in focus; a text keeps them for its own.
    let sides = !(frame.fold == Fold::Large && reading.contents && contents::two_columns(&frame));
    if let Some(at) = stage.focus.at().filter(|_| sides && !*typing) {
        stage.focus.keep_sides(at);
    }
    turned
}

/// The book itself, closed to what is written in it.
fn lie(stage: &mut Stage, frame: &Frame) {
    let cover = frame.cover;
    let there = stage.scene.lies(Thing::Book {
        at: Vec2::new(cover.left(), cover.top()),
        size: Vec2::new(cover.width(), cover.height()),
        spread: frame.spread(),
    });
    if !there {
        let painter = stage.painter();
        painter.rect_filled(cover, 8.0, colour::of([0x22, 0x48, 0x3B]));
        let pages = cover.shrink2(vec2(12.0, 8.0));
        painter.rect_filled(pages, 2.0, colour::PAPER);
        if frame.spread() {
            let line = (1.0, colour::INK.gamma_multiply(0.5));
            painter.vline(pages.center().x, pages.y_range(), line);
        }
    }
}

/// The lesson that the chapter in sight has, where it has one.
fn lesson_of<'a>(
    stage: &Stage,
    book: &Book,
    reading: &Reading,
    lessons: &'a Lessons,
) -> Option<&'a Lesson> {
    let frame = Frame::of(&stage.canvas);
    if !frame.spread() && reading.contents {
        return None;
    }
    let chapter = book.chapters.get(reading.chapter())?;
    let lesson = lessons.of_chapter(book.game, &chapter.id);
    lesson.map(|lesson| &**lesson)
}

/// The button to that lesson.
fn try_it(stage: &mut Stage, book: &Book, reading: &Reading, lessons: &Lessons) -> Option<Ask> {
    let lesson = lesson_of(stage, book, reading, lessons)?;
    let frame = Frame::of(&stage.canvas);
    let row = frame.buttons();
    let size = 16.0 * frame.heading;
    let label = stage.say("rulebook-try");
    let line = stage.line(&label, Face::Sans, size, colour::INK, f32::INFINITY);
    let wide = (line.size().x + size * 1.65 + 34.0).min(row.width() - 2.4 * row.height());
    let rect = Rect::from_min_size(row.min, vec2(wide, row.height()));
    let looks = Button {
        icon: Some(Icon::Lessons),
        ..Button::new(Kind::Plain, size)
    };
    stage
        .button("rulebook-try", rect, &label, looks)
        .then(|| Ask::Teach(Some(book.game), Some(lesson.name.clone())))
}

/// Does what keys and buttons mean here.
fn heard(
    stage: &mut Stage,
    book: &Book,
    reading: &mut Reading,
    pages: &Pages,
    now: Duration,
) -> bool {
    let spread = pages.frame.spread();
    let mut turned = false;
    if stage.heard(Intent::Back) {
        if reading.query().is_empty() {
            (reading.contents, reading.over) = (false, false);
        } else {
            turned = reading.look_for(String::new(), pages, now);
        }
    }
    if stage.heard(Intent::Search) {
        reading.over |= !spread && !reading.contents;
        reading.contents = true;
        stage.focus.set(field::id());
    }
    let at = reading.leaf(pages);
    let last = pages.leaves.len().saturating_sub(1);
    let mut to = None;
    if stage.heard(Intent::Go(Direction::Right)) {
        to = Some((at + 1).min(last));
    }
    if stage.heard(Intent::Go(Direction::Left)) {
        to = Some(at.saturating_sub(1));
    }
    if stage.heard(Intent::First) {
        to = Some(0);
    }
    if stage.heard(Intent::Last) {
        to = Some(last);
    }
    let Some(to) = to else { return turned };
    if !spread && reading.contents {
        // The chapters' names come before the first page.
        (reading.contents, reading.over) = (false, false);
        return true;
    }
    if !reading.turn(pages, to, now) {
        return turned;
    }
    // The focus goes with the page: on to its chapter, where that has a row.
    let listed = reading.listed(book);
    let row = listed
        .iter()
        .any(|found| found.chapter == reading.chapter());
    stage.focus.set(if spread && row {
        contents::row_id(reading.chapter())
    } else {
        page::on_id()
    });
    true
}

/// The page that is read, or two while one is turned; whether one is turned now.
fn paper(
    stage: &mut Stage,
    book: &Book,
    pages: &Pages,
    reading: &mut Reading,
    clock: Clock,
) -> bool {
    let at = reading.leaf(pages);
    let query = reading.query().to_owned();
    let listed = reading.listed(book);
    let row = listed
        .iter()
        .any(|found| found.chapter == reading.chapter());
    let first = !pages.frame.spread() || !row;
    let turning = reading.turning.map(|turning| {
        let gone = clock.now.saturating_sub(turning.since).as_secs_f32();
        (turning.from, gone / clock.lasts.as_secs_f32().max(1e-6))
    });
    let Some((from, part)) = turning.filter(|(_, part)| *part < 1.0 && !clock.lasts.is_zero())
    else {
        reading.turning = None;
        let to = page::show(stage, book, pages, at, &query, first);
        return to.is_some_and(|to| reading.turn(pages, to, clock.now));
    };
    let eased = part * part * (3.0 - 2.0 * part);
    let paper = pages.frame.paper;
    let forward = at > from;
    let x = if forward {
        paper.right() - paper.width() * eased
    } else {
        paper.left() + paper.width() * eased
    };
    let (left, right) = (
        Rect::from_min_max(paper.min, pos2(x, paper.bottom())),
        Rect::from_min_max(pos2(x, paper.top()), paper.max),
    );
    // The leaf that moves is the one on the left of its edge.
    let (old, new) = if forward {
        (left, right)
    } else {
        (right, left)
    };
    let whole = stage.ui.clip_rect();
    stage.ui.set_clip_rect(new);
    let to = page::show(stage, book, pages, at, &query, first);
    stage.ui.set_clip_rect(old);
    let awake = std::mem::replace(&mut stage.awake, false);
    page::show(stage, book, pages, from, &query, false);
    stage.awake = awake;
    stage.ui.set_clip_rect(whole);
    page::edge(stage, paper, x, 46.0 * (part * std::f32::consts::PI).sin());
    to.is_some_and(|to| reading.turn(pages, to, clock.now))
}

/// Where the chapters lie behind the page: the slip that brings them.
fn slip(stage: &mut Stage, frame: &Frame, reading: &mut Reading) {
    let size = stage.canvas.text_up_to(1.4);
    let wide = 150.0 * size;
    let rect = Rect::from_min_size(pos2(frame.cover.right() - wide, 26.0), vec2(wide, 44.0));
    let button = Button {
        icon: Some(Icon::Menu),
        ..Button::new(Kind::Card, 18.0 * size)
    };
    let label = stage.say("rulebook-contents");
    if stage.button("rulebook-contents", rect, &label, button) {
        (reading.contents, reading.over) = (true, true);
        stage.focus.set(contents::row_id(reading.chapter()));
    }
}

/// What the keys do, on the wood below the book.
fn hints(stage: &mut Stage, frame: &Frame) {
    let text = frame.heading;
    let y = (frame.cover.bottom() + stage.canvas.size.y) / 2.0 + 4.0;
    let mut x = frame.cover.left();
    let sides = [
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
    ];
    let [up, down, left, right] = sides.map(|side| stage.cap(Intent::Go(side)));
    let hints = [
        (vec![up, down], "rulebook-hint-chapter"),
        (vec![left, right], "rulebook-hint-page"),
        (vec![stage.cap(Intent::Search)], "rulebook-hint-search"),
        (vec![stage.cap(Intent::Back)], "rulebook-hint-back"),
    ];
    for (caps, key) in hints {
        for cap in caps.iter().filter(|cap| !cap.is_empty()) {
            let wide = stage.cap_width(cap);
            stage.key_cap(pos2(x + wide, y), cap, colour::CREAM);
            x += wide + 5.0;
        }
        let label = stage.say(key);
        let at = pos2(x + 5.0, y);
        let written = stage.text(
            at,
            Anchor::Left,
            &label,
            Face::Sans,
            15.0 * text,
            colour::CREAM,
        );
        x = written.right() + 26.0;
    }
}
