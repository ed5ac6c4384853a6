//! The card of a lesson: how far it has come, what is said to what was tried, and the way on.

mod places;
mod says;

use bevy_egui::egui::{Color32, Id, Rect, Stroke, pos2, vec2};
use taula_rules::lesson::{Answer, Goal, Stage as At};

use self::places::Places;
pub(crate) use self::says::coin;
use self::says::{Sign, heading, said, said_at_least, says};
use super::super::any::Asked;
use super::super::layout::{Layout, Shape as Folding};
use super::super::marks;
use super::super::panel::Wish;
use super::super::state::Table;
use super::super::view::{Move, View};
use super::super::{Act, Moment};
use super::panel::{Among, pointed_at};
use super::{Deed, Teaching, slip};
use crate::input::Intent;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour, dashed};

/// Draws the card.
pub(super) fn show<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    (layout, among): (&Layout, &Among),
    chosen: Option<Move<V>>,
    wishes: &mut Vec<Wish<V>>,
    (deeds, asked): (&mut Vec<Deed>, &mut Vec<Asked>),
) {
    let Some(lesson) = &table.lesson else { return };
    let rect = layout.card;
    stage.card(rect, true);
    let moment = V::moment(table, stage.words);
    let says = says(stage, table, lesson, &moment, among);
    let run = lesson.run();
    let asks = run.asks() && run.ready() && table.at_rest();
    let main = Main::of(table, lesson, &moment, chosen).filter(|_| asks);
    let answered = says.sign == Some(Sign::Nope);
    let places = Places::of(layout, (main.is_some(), answered), stage.canvas.text);
    head(stage, lesson, &places);
    let mut room = places.room;
    let line = room.with_max_x(room.right() - places.aside);
    let heading = heading(stage, &says, line, places.heading);
    room.set_top(heading);
    // What the game has to choose from is seen whatever is said.
    if layout.shape != Folding::Bar && lesson.stage() != At::End {
        let awake = stage.awake;
        stage.awake &= asks;
        let free = room.height() - said_at_least(stage, &says, room.width(), &places);
        let tall = free
            .clamp(places.choice.0, places.choice.1)
            .min(room.height());
        let choice = room.with_max_y(room.top() + tall);
        room.set_top(V::on_the_card(stage, table, choice, wishes));
        let spoken = pointed_at(table, layout).filter(|place| rect.contains(place.center()));
        if spoken.is_some() && room.top() > choice.top() {
            let around = choice.with_max_y(room.top() - 8.0);
            slip::ring(stage, around.expand2(vec2(8.0, 3.0)));
        }
        stage.awake = awake;
    }
    said(stage, &says, room, &places);
    if let (Some(main), Some(rect)) = (&main, places.main) {
        main_button(stage, main, rect, places.button, wishes);
    }
    ways(stage, table, lesson, (&places, among), (deeds, asked));
    if layout.shape == Folding::Large {
        let looks = Button::new(Kind::Plain, 20.0);
        if stage.button("menu", layout.menu, "", looks) {
            asked.push(Asked::Menu);
        }
        stage.icon(layout.menu.center(), Icon::Menu, 30.0, colour::INK);
    }
}

/// What throws, or plays what is looked at.
struct Main {
    label: String,
    act: Option<Act>,
    /// Whether keys come to it.
    keyed: bool,
}

impl Main {
    /// Where an answer stands on the card only what can be done no other way has a button.
    fn of<V: View>(
        table: &Table<V>,
        lesson: &Teaching,
        moment: &Moment,
        chosen: Option<Move<V>>,
    ) -> Option<Self> {
        let label = moment.button.clone()?;
        let throws = table.flow.game().turn().is_chance();
        let keyed = throws || V::plays_by_button(table);
        let answered = matches!(lesson.run().answer(), Some(Answer::Wrong { .. }));
        (keyed || !answered).then(|| Self {
            label,
            act: if throws {
                Some(Act::Throw)
            } else {
                chosen.map(|mv| table.playing(mv))
            },
            keyed,
        })
    }
}

fn main_button<V: View>(
    stage: &mut Stage,
    main: &Main,
    rect: Rect,
    size: f32,
    wishes: &mut Vec<Wish<V>>,
) {
    let cap = stage.cap(Intent::Confirm);
    let looks = Button {
        hint: Some(&cap),
        enabled: main.act.is_some(),
        first: main.act == Some(Act::Throw),
        ..Button::new(Kind::Main, size)
    };
    let chosen = if main.keyed {
        stage.button("main", rect, &main.label, looks)
    } else {
        stage.pointed_button("main", rect, &main.label, looks)
    };
    if let Some(act) = main.act.clone().filter(|_| chosen) {
        wishes.push(Wish::Act(act));
    }
}

/// The step, and a dot for each: done it is full, now ringed, to come hollow.
fn head(stage: &mut Stage, lesson: &Teaching, places: &Places) {
    let head = places.head;
    let y = head.top() + head.height() * 0.58;
    let steps = lesson.lesson().steps.len();
    let now = match lesson.stage() {
        At::Scene(_) => None,
        At::Step(at) => Some(at),
        At::End => Some(steps),
    };
    let label = match now {
        None => stage.say("lesson-scene"),
        Some(at) if at < steps => stage.tell("lesson-step", &[("step", (at + 1).into())]),
        Some(_) => stage.say("lesson-end"),
    };
    let size = places.body.0;
    let scale = size / 16.0;
    // Where the heading has the line the dots say enough.
    let end = if places.aside > 0.0 {
        head.right() - places.aside
    } else {
        let at = pos2(head.left(), y);
        let (size, room) = (size.min(24.0), head.width() * 0.5);
        stage
            .text_in(
                at,
                Anchor::Left,
                &label,
                Face::Sans,
                size,
                colour::SOFT,
                room,
            )
            .right()
    };
    let room = head.right() - end - 12.0 - 16.0 * scale;
    let step = (room / (steps as f32 - 1.0).max(1.0)).min(19.0 * scale);
    let radius = (step * 0.29).min(5.6 * scale);
    let left = head.right() - 8.0 * scale - step * (steps as f32 - 1.0);
    let painter = stage.painter();
    for n in 0..steps {
        let at = pos2(left + n as f32 * step, y);
        match now {
            Some(now) if n < now && lesson.done.get(n) == Some(&true) => {
                painter.circle(at, radius, colour::BRASS, (1.1, colour::INK));
            }
            Some(now) if n == now => {
                painter.circle_stroke(at, radius * 1.36, (1.3, colour::INK));
                painter.circle_filled(at, radius * 0.82, colour::INK);
            }
            _ => {
                painter.circle_stroke(at, radius * 0.93, (1.3, colour::INK.gamma_multiply(0.6)));
            }
        }
    }
    if places.worded {
        stage.rule(head.left(), head.right(), head.bottom());
    }
}

/// Once more, past it, and on.
fn ways<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    lesson: &Teaching,
    (places, among): (&Places, &Among),
    (deeds, asked): (&mut Vec<Deed>, &mut Vec<Asked>),
) {
    let run = lesson.run();
    let ended = run.ended();
    let small = |stage: &mut Stage, name: &'static str, rect: Rect, icon: Icon, key: &str| {
        let looks = Button {
            icon: places.worded.then_some(icon),
            ..Button::new(Kind::Plain, places.small)
        };
        let label = stage.say(key);
        let shown = if places.worded { label.as_str() } else { "" };
        let chosen = stage.button(name, rect, shown, looks);
        if !places.worded {
            let size = (rect.height() * 0.5).min(28.0);
            stage.icon(rect.center(), icon, size, colour::INK);
            let id = Id::new(name);
            if stage.focus.at() == Some(id) || stage.ui.rect_contains_pointer(rect) {
                marks::tag(stage, rect.center_top() - vec2(0.0, 8.0), &label);
            }
        }
        chosen
    };
    let last = ended && among.next.is_none();
    let again = if last {
        places.again.union(places.skip)
    } else {
        places.again
    };
    if small(stage, "lesson-again", again, Icon::Replay, "lesson-again") {
        deeds.push(Deed::Again);
    }
    if last {
        // What the way on does need not be offered twice.
    } else if ended {
        if small(
            stage,
            "lesson-play",
            places.skip,
            Icon::Play,
            "lesson-play-short",
        ) {
            asked.push(Asked::PlayNow);
        }
    } else if small(stage, "lesson-skip", places.skip, Icon::Skip, "lesson-skip") {
        deeds.push(Deed::Skip);
    }
    let Some(rect) = places.on else { return };
    let open = table.at_rest() && run.ready() && !run.asks();
    if open {
        let key = match (ended, &among.next) {
            (false, _) => "lesson-on",
            (true, Some(_)) => "lesson-next",
            (true, None) => "lesson-play",
        };
        let cap = stage.cap(Intent::Confirm);
        let looks = Button {
            hint: Some(&cap),
            first: true,
            ..Button::new(Kind::Main, places.button)
        };
        let label = stage.say(key);
        if stage.button("lesson-on", rect, &label, looks) {
            match (ended, &among.next) {
                (false, _) => deeds.push(Deed::On),
                (true, Some(_)) => asked.push(Asked::NextLesson),
                (true, None) => asked.push(Asked::PlayNow),
            }
        }
        return;
    }
    closed(stage, lesson, rect, places);
}

/// The way on while it is closed, and what it waits for.
fn closed(stage: &Stage, lesson: &Teaching, rect: Rect, places: &Places) {
    let code = stage.words.language().code();
    let ink = Color32::from_rgb(0x6B, 0x5F, 0x55);
    dashed(
        stage.painter(),
        rect.shrink(0.7),
        7.0,
        Stroke::new(1.5, ink.gamma_multiply(0.75)),
    );
    let label = stage.say("lesson-on");
    let after = lesson
        .run()
        .step()
        .filter(|step| step.goal.asks())
        .map(|step| {
            let said = step.after.as_ref();
            said.map_or_else(
                || {
                    stage.say(if matches!(step.goal, Goal::Throw(_)) {
                        "lesson-after-throw"
                    } else {
                        "lesson-after-move"
                    })
                },
                |after| after.in_language(code).to_owned(),
            )
        });
    let width = rect.width() - 16.0;
    let middle = rect.center();
    let size = places.button;
    let Some(after) = after else {
        stage.text_in(middle, Anchor::Middle, &label, Face::Sans, size, ink, width);
        return;
    };
    let size = size.min(rect.height() * 0.38);
    let (up, down) = (size * 0.56, size * 0.6);
    stage.text_in(
        middle - vec2(0.0, up),
        Anchor::Middle,
        &label,
        Face::Sans,
        size,
        ink,
        width,
    );
    stage.text_in(
        middle + vec2(0.0, down),
        Anchor::Middle,
        &after,
        Face::Sans,
        size * 0.78,
        ink,
        width,
    );
}
