//! What is said on the card of a lesson, and how it is written there.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};
use taula_rules::lesson::{Answer, Run};

use super::places::Places;
use crate::table::lesson::panel::Among;
use crate::table::lesson::{Matter, Teaching, puzzle};
use crate::table::{Moment, Table, View, marks};
use crate::theme::{Face, Stage, colour};

/// What is said on the card.
#[derive(Default)]
pub(in crate::table::lesson) struct Says {
    pub(in crate::table::lesson) sign: Option<Sign>,
    pub(in crate::table::lesson) heading: String,
    /// What, and why.
    pub(in crate::table::lesson) body: String,
    /// What next.
    pub(in crate::table::lesson) note: String,
}

/// What stands before the heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::table::lesson) enum Sign {
    /// It cannot be.
    Nope,
    /// It is done.
    Done,
}

/// What is said now.
pub(super) fn says<V: View>(
    stage: &Stage,
    table: &Table<V>,
    lesson: &Teaching,
    moment: &Moment,
    among: &Among,
) -> Says {
    let code = stage.words.language().code();
    let matter = lesson.matter();
    let happens = || Says {
        heading: moment.heading.clone(),
        body: moment.body.clone(),
        note: moment.note.clone(),
        ..Says::default()
    };
    if !table.at_rest() || !matter.ready() {
        return happens();
    }
    let run = match matter {
        Matter::Lesson(run) => run,
        Matter::Puzzle(run) => {
            return puzzle::says(stage, table, run, moment, among).unwrap_or_else(happens);
        }
    };
    if run.ended() {
        return end(stage, run, among);
    }
    match run.answer() {
        Some(Answer::Wrong {
            forbidden,
            say,
            nudge,
        }) => Says {
            sign: Some(Sign::Nope),
            heading: stage.say(if *forbidden {
                "lesson-cannot"
            } else {
                "lesson-not-that"
            }),
            body: say.in_language(code).to_owned(),
            note: nudge.in_language(code).to_owned(),
        },
        Some(Answer::Right { well }) if !run.asks() => Says {
            sign: Some(Sign::Done),
            heading: stage.say("lesson-well"),
            body: well
                .as_ref()
                .map_or_else(String::new, |well| well.in_language(code).to_owned()),
            ..Says::default()
        },
        _ if run.asks() => happens(),
        _ => Says {
            heading: stage.say("lesson-look"),
            body: stage.say("lesson-look-body"),
            ..Says::default()
        },
    }
}

/// What is said at the end.
fn end(stage: &Stage, run: &Run, among: &Among) -> Says {
    let skipped = run.skipped();
    let count = stage.tell(
        "lessons-done",
        &[("done", among.done.into()), ("all", among.all.into())],
    );
    if skipped > 0 {
        return Says {
            heading: stage.say("lesson-ended"),
            body: stage.tell("lesson-skipped", &[("steps", skipped.into())]),
            note: count,
            ..Says::default()
        };
    }
    let next = match &among.next {
        Some(title) => stage.tell("lesson-next-is", &[("title", title.clone().into())]),
        None => stage.say("lesson-all-done"),
    };
    Says {
        sign: Some(Sign::Done),
        heading: stage.say("lesson-done"),
        body: next,
        note: count,
    }
}

/// The heading with its sign; where it ends.
pub(super) fn heading(stage: &mut Stage, says: &Says, room: Rect, size: f32) -> f32 {
    if says.heading.is_empty() {
        return room.top() + size * 1.3;
    }
    let inset = if says.sign.is_some() { size * 1.6 } else { 0.0 };
    let mut size = size;
    // One line where a sign stands before it, two at most without.
    let galley = loop {
        let galley = stage.paragraph(
            room.width() - inset,
            &says.heading,
            Face::Serif,
            size,
            colour::INK,
        );
        let most = if says.sign.is_some() { 1 } else { 2 };
        if galley.rows.len() <= most || size < 15.0 {
            break galley;
        }
        size -= 1.0;
    };
    let middle = room.top() + galley.rows.first().map_or(0.0, |row| row.height()) / 2.0;
    let bottom = room.top() + galley.size().y;
    if let Some(sign) = says.sign {
        let at = pos2(room.left() + size * 0.55, middle + 1.0);
        match sign {
            Sign::Nope => marks::nope(stage, at, size * 0.5, false),
            Sign::Done => coin(stage, at, size * 0.54),
        }
    }
    let at = pos2(room.left() + inset, room.top());
    stage.painter().galley(at, galley, colour::INK);
    bottom + size * 0.35
}

/// A coin with a tick on it.
pub(crate) fn coin(stage: &mut Stage, at: Pos2, radius: f32) {
    let blank = stage.art.token(radius);
    stage.print(blank.as_ref(), at);
    let tick = [
        at + vec2(-0.46, 0.04) * radius,
        at + vec2(-0.12, 0.39) * radius,
        at + vec2(0.5, -0.34) * radius,
    ];
    let ink = Stroke::new(radius * 0.19, Color32::from_rgb(0x24, 0x18, 0x03));
    stage.painter().add(Shape::line(tick.to_vec(), ink));
}

/// How high what has to be said is at its full size, with some space around it.
pub(super) fn said_at_least(stage: &Stage, says: &Says, width: f32, places: &Places) -> f32 {
    let size = places.body.0;
    let mut high = 16.0;
    let note = if says.sign.is_some() {
        says.note.as_str()
    } else {
        ""
    };
    for (text, size) in [(says.body.as_str(), size), (note, size * 0.94)] {
        if !text.is_empty() {
            let lines = stage.paragraph(width, text, Face::Sans, size, colour::INK);
            high += lines.size().y + size * 0.4;
        }
    }
    high
}

/// What and why, then what next, as large as there is room for.
pub(super) fn said(stage: &Stage, says: &Says, room: Rect, places: &Places) {
    let (most, least) = places.body;
    // What else is to be known gives way where there is no room; what to do next never does.
    let needed = says.sign.is_some() || says.body.is_empty();
    let mut with_note = !says.note.is_empty();
    let mut size = most;
    loop {
        let width = room.width();
        let body = stage.paragraph(width, &says.body, Face::Sans, size, colour::INK);
        let note = stage.paragraph(width, &says.note, Face::Sans, size * 0.94, colour::SOFT);
        let below = if says.body.is_empty() {
            0.0
        } else {
            body.size().y + if with_note { size * 0.4 } else { 0.0 }
        };
        let high = below + if with_note { note.size().y } else { 0.0 };
        if high > room.height() {
            if with_note && !needed && size < most * 0.9 {
                (with_note, size) = (false, most);
                continue;
            }
            if size > least {
                size -= 0.5;
                continue;
            }
        }
        stage.painter().galley(room.min, body, colour::INK);
        if with_note {
            let at = room.min + vec2(0.0, below);
            stage.painter().galley(at, note, colour::SOFT);
        }
        return;
    }
}
