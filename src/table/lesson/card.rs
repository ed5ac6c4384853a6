//! The card of a lesson or a puzzle: how far it has come, what is said to what was tried, and the way on.

mod places;
mod says;
mod ways;

use bevy_egui::egui::{Rect, pos2, vec2};
use taula_rules::lesson::{Answer, Run, Stage as At};

use self::places::Places;
pub(crate) use self::says::coin;
pub(super) use self::says::{Says, Sign};
use self::says::{heading, said, said_at_least, says};
pub(super) use self::ways::{On, Small, Way, Ways};
use super::super::any::Asked;
use super::super::layout::{Layout, Shape as Folding};
use super::super::panel::Wish;
use super::super::state::Table;
use super::super::view::{Move, View};
use super::super::{Act, Moment};
use super::panel::{Among, pointed_at};
use super::{Deed, Teaching, puzzle, slip};
use crate::input::Intent;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

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
    let matter = lesson.matter();
    let asks = matter.asks() && matter.ready() && table.at_rest();
    let main = Main::of(table, lesson, &moment, chosen).filter(|_| asks);
    let answered = says.sign == Some(Sign::Nope);
    let places = Places::of(layout, (main.is_some(), answered), stage.canvas.text);
    head(stage, lesson, &places);
    let mut room = places.room;
    let line = room.with_max_x(room.right() - places.aside);
    let heading = heading(stage, &says, line, places.heading);
    room.set_top(heading);
    // What the game has to choose from is seen whatever is said.
    if layout.shape != Folding::Bar && !matter.ended() {
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
    ways::show(stage, table, lesson, (&places, among), (deeds, asked));
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
        let answer = lesson.run().and_then(Run::answer);
        let answered = matches!(answer, Some(Answer::Wrong { .. }));
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
    let steps = lesson.matter().steps();
    let now = match lesson.stage() {
        At::Scene(_) => None,
        At::Step(at) => Some(at),
        At::End => Some(steps),
    };
    let label = match (lesson.puzzle(), now) {
        (Some(run), _) => puzzle::head(stage, run),
        (None, None) => stage.say("lesson-scene"),
        (None, Some(at)) if at < steps => stage.tell("lesson-step", &[("step", (at + 1).into())]),
        (None, Some(_)) => stage.say("lesson-end"),
    };
    let done = |n: usize| lesson.puzzle().is_some() || lesson.done.get(n) == Some(&true);
    let size = places.body.0;
    let scale = size / 16.0;
    // Where the heading has the line the dots say enough.
    let end = if places.aside > 0.0 {
        head.right() - places.aside
    } else {
        let at = pos2(head.left(), y);
        // Few dots leave it more than half of the line.
        let dots = 28.0 * scale + 19.0 * scale * steps as f32;
        let room = (head.width() - dots).max(head.width() * 0.5);
        let size = size.min(24.0);
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
            Some(now) if n < now && done(n) => {
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
