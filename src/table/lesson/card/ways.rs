//! The ways on from what the card says: once more, past it, on.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, vec2};
use taula_rules::lesson::{Goal, Run};

use super::places::Places;
use crate::input::Intent;
use crate::table::lesson::panel::Among;
use crate::table::lesson::{Deed, Matter, Teaching, puzzle};
use crate::table::{Asked, Table, View, marks};
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour, dashed};

/// What a button does.
pub(in crate::table::lesson) enum Way {
    /// At this table.
    Deed(Deed),
    /// Away from it.
    Asked(Asked),
}

/// A small button.
pub(in crate::table::lesson) struct Small {
    pub(in crate::table::lesson) name: &'static str,
    pub(in crate::table::lesson) icon: Icon,
    pub(in crate::table::lesson) key: &'static str,
    pub(in crate::table::lesson) way: Way,
}

/// The way on.
pub(in crate::table::lesson) enum On {
    /// It can be gone.
    Open {
        /// Its word.
        key: &'static str,
        /// What it does.
        way: Way,
        /// Whether it is the first thing that keys come to.
        first: bool,
    },
    /// It cannot yet.
    Closed {
        /// Its word.
        key: &'static str,
        /// What it waits for.
        after: Option<&'static str>,
    },
}

/// All there are.
pub(in crate::table::lesson) struct Ways {
    /// Once more.
    pub(in crate::table::lesson) again: Small,
    /// Past it; where there is none the other has its place too.
    pub(in crate::table::lesson) other: Option<Small>,
    /// On.
    pub(in crate::table::lesson) on: On,
}

/// Draws them.
pub(super) fn show<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    lesson: &Teaching,
    (places, among): (&Places, &Among),
    (deeds, asked): (&mut Vec<Deed>, &mut Vec<Asked>),
) {
    let at_rest = table.at_rest();
    let ways = match lesson.matter() {
        Matter::Lesson(run) => of_lesson(run, at_rest, among),
        Matter::Puzzle(run) => puzzle::ways(run, at_rest, among),
    };
    let again = if ways.other.is_none() {
        places.again.union(places.skip)
    } else {
        places.again
    };
    let mut take = |way: Way| match way {
        Way::Deed(deed) => deeds.push(deed),
        Way::Asked(what) => asked.push(what),
    };
    if small(stage, &ways.again, again, places) {
        take(ways.again.way);
    }
    if let Some(other) = ways.other
        && small(stage, &other, places.skip, places)
    {
        take(other.way);
    }
    let Some(rect) = places.on else { return };
    match ways.on {
        On::Open { key, way, first } => {
            let cap = stage.cap(if first { Intent::Confirm } else { Intent::Hint });
            let kind = if first { Kind::Main } else { Kind::Plain };
            let looks = Button {
                hint: Some(&cap),
                first,
                ..Button::new(kind, places.button)
            };
            let label = stage.say(key);
            if stage.button("lesson-on", rect, &label, looks) {
                take(way);
            }
        }
        On::Closed { key, after } => {
            let code = stage.words.language().code();
            let step = lesson.run().and_then(Run::step);
            let own = step
                .filter(|step| step.goal.asks())
                .and_then(|step| step.after.as_ref())
                .map(|after| after.in_language(code).to_owned());
            let after = own.or_else(|| after.map(|key| stage.say(key)));
            closed(stage, &stage.say(key), after.as_deref(), rect, places);
        }
    }
}

/// The ways on in a lesson.
fn of_lesson(run: &Run, at_rest: bool, among: &Among) -> Ways {
    let ended = run.ended();
    let again = Small {
        name: "lesson-again",
        icon: Icon::Replay,
        key: "lesson-again",
        way: Way::Deed(Deed::Again),
    };
    let other = match (&among.next, ended) {
        // What the way on does need not be offered twice.
        (None, true) => None,
        (Some(_), true) => Some(Small {
            name: "lesson-play",
            icon: Icon::Play,
            key: "lesson-play-short",
            way: Way::Asked(Asked::PlayNow),
        }),
        (_, false) => Some(Small {
            name: "lesson-skip",
            icon: Icon::Skip,
            key: "lesson-skip",
            way: Way::Deed(Deed::Skip),
        }),
    };
    let open = at_rest && run.ready() && !run.asks();
    let on = if open {
        let (key, way) = match (ended, &among.next) {
            (false, _) => ("lesson-on", Way::Deed(Deed::On)),
            (true, Some(_)) => ("lesson-next", Way::Asked(Asked::NextLesson)),
            (true, None) => ("lesson-play", Way::Asked(Asked::PlayNow)),
        };
        let first = true;
        On::Open { key, way, first }
    } else {
        let goal = run.step().map(|step| &step.goal);
        let after = goal.filter(|goal| goal.asks()).map(|goal| match goal {
            Goal::Throw(_) => "lesson-after-throw",
            _ => "lesson-after-move",
        });
        let key = "lesson-on";
        On::Closed { key, after }
    };
    Ways { again, other, on }
}

fn small(stage: &mut Stage, button: &Small, rect: Rect, places: &Places) -> bool {
    let looks = Button {
        icon: places.worded.then_some(button.icon),
        ..Button::new(Kind::Plain, places.small)
    };
    let label = stage.say(button.key);
    let shown = if places.worded { label.as_str() } else { "" };
    let chosen = stage.button(button.name, rect, shown, looks);
    if !places.worded {
        let size = (rect.height() * 0.5).min(28.0);
        stage.icon(rect.center(), button.icon, size, colour::INK);
        let id = Id::new(button.name);
        if stage.focus.at() == Some(id) || stage.ui.rect_contains_pointer(rect) {
            marks::tag(stage, rect.center_top() - vec2(0.0, 8.0), &label);
        }
    }
    chosen
}

/// The way on while it is closed, and what it waits for.
fn closed(stage: &Stage, label: &str, after: Option<&str>, rect: Rect, places: &Places) {
    let ink = Color32::from_rgb(0x6B, 0x5F, 0x55);
    dashed(
        stage.painter(),
        rect.shrink(0.7),
        7.0,
        Stroke::new(1.5, ink.gamma_multiply(0.75)),
    );
    let width = rect.width() - 16.0;
    let middle = rect.center();
    let size = places.button;
    let Some(after) = after else {
        stage.text_in(middle, Anchor::Middle, label, Face::Sans, size, ink, width);
        return;
    };
    let size = size.min(rect.height() * 0.38);
    let (up, down) = (size * 0.56, size * 0.6);
    stage.text_in(
        middle - vec2(0.0, up),
        Anchor::Middle,
        label,
        Face::Sans,
        size,
        ink,
        width,
    );
    stage.text_in(
        middle + vec2(0.0, down),
        Anchor::Middle,
        after,
        Face::Sans,
        size * 0.78,
        ink,
        width,
    );
}
