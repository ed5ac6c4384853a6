//! The replay around its board: plates, tray, the move in sentences, the buttons.

use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

use super::{Deed, Shown, list, ruler};
use crate::store::Speed;
use crate::table::layout::{Layout, Shape};
use crate::table::watch::Told;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour, dashed};

/// The speeds there are, with their words.
const SPEEDS: [(Speed, &str); 3] = [
    (Speed::Slow, "replay-slow"),
    (Speed::Normal, "replay-normal"),
    (Speed::Fast, "replay-fast"),
];

/// Draws the screen.
pub fn show(stage: &mut Stage, shown: &Shown, deeds: &mut Vec<Deed>) {
    let canvas = stage.canvas;
    let layout = shown.table.layout(stage);
    shown.table.show(stage, &layout);
    if let Some(rect) = layout.throws {
        list::show(stage, shown, rect, deeds);
    }
    card(stage, shown, &layout);
    if layout.shape == Shape::Bands {
        leave(stage, layout.menu, deeds);
    }
    ruler::show(stage, shown, layout.ruler(&canvas), deeds);
    transport(stage, shown, &layout, deeds);
}

fn leave(stage: &mut Stage, rect: Rect, deeds: &mut Vec<Deed>) {
    let looks = Button {
        icon: Some(Icon::Back),
        ..Button::new(Kind::Card, 17.0 * stage.canvas.text_up_to(1.3))
    };
    let label = stage.say("back");
    if stage.button("back", rect, &label, looks) {
        deeds.push(Deed::Leave);
    }
}

/// What the move that is shown was, and what came of it.
fn card(stage: &mut Stage, shown: &Shown, layout: &Layout) {
    let rect = layout.card;
    stage.card(rect, true);
    let bar = layout.shape == Shape::Bar;
    let text = stage.canvas.text_up_to(if bar { 1.2 } else { 1.6 });
    let inner = rect.shrink2(if bar {
        vec2(12.0, 12.0)
    } else {
        vec2(20.0, 16.0)
    });
    let (left, right, width) = (inner.left(), inner.right(), inner.width());
    let mut y = inner.top() + 9.0 * text;
    let small = 15.0 * text;
    let number = stage.tell("replay-move", &[("number", shown.at.into())]);
    let head = stage.text_in(
        pos2(left, y),
        Anchor::Left,
        &number,
        Face::Sans,
        small,
        colour::SOFT,
        width,
    );
    let turns = shown.course.turns(shown.at);
    if turns > 0 {
        let turn = stage.tell("replay-turn", &[("number", turns.into())]);
        let room = right - head.right() - 12.0;
        if bar {
            y += 20.0;
            stage.text_in(
                pos2(left, y),
                Anchor::Left,
                &turn,
                Face::Sans,
                small,
                colour::SOFT,
                width,
            );
        } else {
            stage.text_in(
                pos2(right, y),
                Anchor::Right,
                &turn,
                Face::Sans,
                small,
                colour::SOFT,
                room,
            );
        }
    }
    y += 17.0 * text;
    stage.rule(left, right, y);
    y += 10.0 * text;
    // What still moves is not told before it lies.
    let Told { heading, body } = if shown.table.at_rest() {
        shown.course.told(shown.at, stage.words)
    } else {
        let moment = shown.table.moment(stage.words);
        Told {
            heading: moment.heading,
            body: Some(moment.body)
                .filter(|body| !body.is_empty())
                .into_iter()
                .collect(),
        }
    };
    let size = if bar { 18.0 } else { 24.0 } * text.min(1.35);
    let lines = stage.lines(
        pos2(left, y),
        width,
        &heading,
        Face::Serif,
        size,
        colour::INK,
    );
    y = lines.bottom() + 5.0;
    let size = if bar { 14.0 } else { 16.0 } * text;
    for sentence in body {
        let lines = stage.lines(
            pos2(left, y),
            width,
            &sentence,
            Face::Sans,
            size,
            colour::INK,
        );
        y = lines.bottom() + 4.0;
    }
    let course = shown.course;
    let leader = course.leader(shown.at);
    let row = 24.0 * text;
    if let Some(leader) = leader.filter(|_| y + row < inner.bottom()) {
        let words = stage.tell("replay-leader", &[("name", course.name(leader).into())]);
        let at = pos2(left + 9.0, y + row / 2.0 + 2.0);
        shown.table.game().piece(stage, at, course.dye(leader), 8.0);
        stage.text_in(
            at + vec2(17.0, 0.0),
            Anchor::Left,
            &words,
            Face::Sans,
            small,
            colour::SOFT,
            width - 26.0,
        );
        y += row + 6.0;
    }
    // Only where all of it has room.
    let thrown = !shown.table.game().faces().is_empty();
    let about = stage.say(if thrown {
        "replay-play-on-about"
    } else {
        "replay-play-on-alone"
    });
    let note = stage.paragraph(width, &about, Face::Sans, small, colour::SOFT);
    let top = inner.bottom() - note.size().y;
    if top > y + 12.0 {
        stage.rule(left, right, top - 9.0);
        stage.painter().galley(pos2(left, top), note, colour::SOFT);
    }
}

/// The buttons below the ruler.
fn transport(stage: &mut Stage, shown: &Shown, layout: &Layout, deeds: &mut Vec<Deed>) {
    let canvas = stage.canvas;
    let row = layout.transport(&canvas);
    let text = canvas.text_up_to(1.5);
    let (at, moves) = (shown.at, shown.course.moves());
    let part =
        |left: f32, wide: f32| Rect::from_min_size(pos2(left, row.top()), vec2(wide, row.height()));
    let over = |stage: &mut Stage, left: f32, right: f32, deeds: &mut Vec<Deed>| {
        let rect = Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()));
        play_on(stage, shown, rect, text, deeds);
    };
    let (mut x, wide, ends) = match layout.shape {
        Shape::Bands => {
            let board = layout.board;
            let speed = part(row.left(), layout.plates[2].width());
            let now = SPEEDS
                .iter()
                .position(|(speed, _)| *speed == shown.replay.speed);
            let labels: Vec<_> = SPEEDS
                .iter()
                .map(|(_, key)| (stage.say(key), true))
                .collect();
            let chosen = stage.choice(
                "replay-speed",
                speed,
                &labels,
                now.unwrap_or(1),
                16.0 * text,
            );
            deeds.extend(
                chosen
                    .and_then(|n| SPEEDS.get(n))
                    .map(|(speed, _)| Deed::Speed(*speed)),
            );
            over(stage, layout.plates[1].left(), row.right(), deeds);
            // First, before, play, after, last, with 8 points between.
            (
                board.left(),
                [72.0, 100.0, board.width() - 376.0, 100.0, 72.0],
                true,
            )
        }
        shape => {
            leave(
                stage,
                layout
                    .menu
                    .with_max_x(layout.menu.left() + layout.menu.width().min(150.0)),
                deeds,
            );
            let from = layout.menu.left() + layout.menu.width().min(150.0) + 10.0;
            let to = row.right() - if shape == Shape::Large { 420.0 } else { 200.0 };
            over(stage, to + 10.0, row.right(), deeds);
            let room = to - from;
            if shape == Shape::Large {
                (
                    from,
                    [0.0, room * 0.22 - 8.0, room * 0.56, room * 0.22 - 8.0, 0.0],
                    false,
                )
            } else {
                let end = 52.0;
                let side = 66.0;
                (
                    from,
                    [end, side, room - 2.0 * (end + side) - 32.0, side, end],
                    true,
                )
            }
        }
    };
    let buttons = [
        ("replay-first", Icon::First, at > 0, Deed::To(0)),
        (
            "replay-before",
            Icon::Before,
            at > 0,
            Deed::To(at.saturating_sub(1)),
        ),
        (
            "replay-play",
            Icon::Play,
            at < moves,
            Deed::Play(!shown.replay.playing),
        ),
        ("replay-after", Icon::After, at < moves, Deed::Step),
        ("replay-last", Icon::Last, at < moves, Deed::To(moves)),
    ];
    for ((name, icon, can, deed), wide) in buttons.into_iter().zip(wide) {
        if wide <= 0.0 && !ends {
            continue;
        }
        let rect = part(x, wide);
        x += wide + 8.0;
        if name == "replay-play" {
            play(stage, shown, rect, can, text, deeds);
            continue;
        }
        let looks = Button {
            enabled: can,
            ..Button::new(Kind::Card, 17.0)
        };
        if stage.button(name, rect, "", looks) {
            deeds.push(deed);
        }
        let ink = ink(can);
        stage.icon(rect.center(), icon, 24.0 * text.min(1.3), ink);
        nowhere(stage, rect, can);
    }
}

/// It goes on by itself, or stops: the dark button.
fn play(stage: &mut Stage, shown: &Shown, rect: Rect, can: bool, text: f32, deeds: &mut Vec<Deed>) {
    let (key, icon) = if shown.replay.playing {
        ("replay-stop", Icon::Pause)
    } else {
        ("replay-start", Icon::Play)
    };
    let looks = Button {
        icon: Some(icon),
        enabled: can,
        ..Button::new(if can { Kind::Main } else { Kind::Card }, 18.0 * text)
    };
    let label = stage.say(key);
    if stage.button("replay-play", rect, &label, looks) {
        deeds.push(Deed::Play(!shown.replay.playing));
    }
    nowhere(stage, rect, can);
}

/// A new game from here: not from the end.
fn play_on(stage: &mut Stage, shown: &Shown, rect: Rect, text: f32, deeds: &mut Vec<Deed>) {
    let can = shown.at < shown.course.moves() || !shown.table.turn().is_over();
    let looks = Button {
        icon: Some(Icon::Leave),
        enabled: can,
        ..Button::new(Kind::Card, 17.0 * text)
    };
    let label = stage.say("play-on");
    if stage.button("play-on", rect, &label, looks) {
        deeds.push(Deed::PlayOn);
    }
    nowhere(stage, rect, can);
}

const fn ink(can: bool) -> bevy_egui::egui::Color32 {
    if can {
        colour::INK
    } else {
        bevy_egui::egui::Color32::from_rgb(0x6B, 0x5F, 0x55)
    }
}

/// A button that leads nowhere now is dashed.
fn nowhere(stage: &Stage, rect: Rect, can: bool) {
    if !can {
        let line = Stroke::new(1.3, ink(false).gamma_multiply(0.7));
        dashed(stage.painter(), rect.shrink(4.0), 5.0, line);
    }
}
