//! The hidden set-up of two players: a screen stands in the middle of the garden, and each lays out the own pieces
//! as nobody else can see (TA-8, TA-9).
//!
//! What is arranged is a [`Draft`] of this table's alone until it is settled; then it is played, ten moves at once.
//! Until the screen is lifted nothing of it is drawn for anybody else: not under the screen, not at all.

mod cards;
pub mod draft;
mod garden;
pub mod plan;
mod plans;
mod screen;
mod settle;

use bevy_egui::egui::{Id, vec2};
use taula_rules::games::taihou::{Event, Heading, Picture};
use taula_rules::{Phase, Seat, Turn};
use taula_sound::Sound;

use self::draft::Draft;
use super::standing::{Place, Tile};
use super::{Own, TaihouTable, TaihouView as View};
use crate::input::Intent;
use crate::locale::Words;
use crate::table::layout::{Layout, Shape};
use crate::table::{Moment, Wish, bands, panel};
use crate::theme::{Button, Icon, Kind, Stage};

/// How far a player is with arranging.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arranging {
    /// Who has said to be at the table, where two persons play.
    pub here: Option<Seat>,
    /// How the pieces lie.
    pub draft: Draft,
    /// Whether the player is asked whether that is all.
    pub asks: bool,
    /// Whether the remembered arrangements lie over the screen, where there is no room for them beside it.
    pub unfolded: bool,
    /// The place whose piece was looked at last.
    pub looked: usize,
    /// The place of the piece that is dragged.
    dragged: Option<usize>,
    /// When the screen began to be unfolded, on the panels' clock.
    since: Option<f64>,
    /// How many of its leaves have been heard.
    leaves: usize,
}

/// What the table shows of a hidden set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A person arranges.
    Arranging(Seat),
    /// A person is asked to come to the table alone.
    Covered(Seat),
    /// Somebody else arranges, or nobody may look now.
    Elsewhere(Seat),
}

/// What the focus calls a place.
#[must_use]
pub fn place_id(place: usize) -> Id {
    Id::new(("place", place))
}

/// Whose pieces are arranged in a picture.
fn arranges(picture: &Picture) -> Option<Seat> {
    match picture.turn {
        Turn::Player {
            seat,
            phase: Phase::Arrange,
        } => Some(seat),
        _ => None,
    }
}

/// How much of the screen has been lifted, while it is.
fn lifted(table: &TaihouTable) -> Option<f32> {
    match table.timeline.now() {
        Some((Event::Lifted, part)) => Some(part),
        _ => None,
    }
}

/// What is shown of the hidden set-up now; nothing where there is none, or where it is gone over again.
#[must_use]
pub fn shown(table: &TaihouTable, awake: bool) -> Option<Shown> {
    if table.course.is_some() || table.lesson.is_some() || lifted(table).is_some() {
        return None;
    }
    let seat = arranges(&table.shown)?;
    if !awake || !table.at_rest() || !table.flow.is_person(seat) {
        return Some(Shown::Elsewhere(seat));
    }
    // Who is alone with the computer has nothing to hide.
    if sole_person(table).is_none() && table.own.arrange.here != Some(seat) {
        return Some(Shown::Covered(seat));
    }
    Some(Shown::Arranging(seat))
}

/// The only person who plays.
fn sole_person(table: &TaihouTable) -> Option<Seat> {
    let players = table.flow.players().iter().map(|(seat, _)| *seat);
    let mut persons = players.filter(|&seat| table.flow.is_person(seat));
    let first = persons.next();
    first.filter(|_| persons.next().is_none())
}

/// Whether a tile must not be seen by who sits at the table.
#[must_use]
pub fn hides(table: &TaihouTable, tile: Tile) -> bool {
    if !table.shown.screen || table.course.is_some() || lifted(table).is_some() {
        return false;
    }
    match table.own.standing.stand(tile).place {
        Place::On(_) => sole_person(table) != Some(tile.seat),
        // The arrangements that are remembered lie over those trays.
        _ => {
            let above = is_above(table, tile.seat);
            above && matches!(shown(table, true), Some(Shown::Arranging(_)))
        }
    }
}

/// What stands on a seat's plate while the screen stands.
#[must_use]
pub fn plate(stage: &Stage, table: &TaihouTable, seat: Seat) -> String {
    let now = arranges(&table.shown);
    let done = table.shown.pieces.values().any(|piece| piece.owner == seat);
    stage.say(if now == Some(seat) {
        "arrange-plate-now"
    } else if done {
        "arrange-plate-done"
    } else {
        "arrange-plate-waits"
    })
}

/// What is said where the set-up is looked at from outside.
#[must_use]
pub fn moment(table: &TaihouTable, seat: Seat, words: &Words) -> Moment {
    Moment {
        turn: table.turn_of(seat, words),
        heading: words.say("arrange"),
        body: words.tell("arrange-elsewhere", &[("name", table.name(seat))]),
        ..Moment::default()
    }
}

/// Which half of the garden is a seat's: whether the upper.
fn is_above(table: &TaihouTable, seat: Seat) -> bool {
    table.board.home(seat).faces == Heading::S
}

/// Draws the hidden set-up in place of everything else, where there is one.
pub(super) fn instead(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) -> bool {
    let Some(shown) = shown(table, stage.awake) else {
        return false;
    };
    let mut now = table.own.arrange.clone();
    bands::plates(stage, table, layout);
    let (Shown::Arranging(seat) | Shown::Covered(seat) | Shown::Elsewhere(seat)) = shown;
    // The screen hides the other half from who arranges, and from everybody else the half of who does.
    let above = is_above(table, seat) == matches!(shown, Shown::Elsewhere(_));
    let part = screen::unfolding(stage, &mut now);
    if let Shown::Arranging(seat) = shown {
        garden::show(stage, table, layout, seat, &mut now);
    }
    screen::stand(stage, layout, above, part);
    match shown {
        Shown::Arranging(seat) => {
            back(stage, &mut now);
            if layout.shape == Shape::Bands {
                let low = layout
                    .helps
                    .map_or(layout.log.bottom(), |(undo, _)| undo.top());
                let room = layout.log.with_min_y(layout.plates[2].bottom() + 9.0);
                let room = room.with_max_y(low - 16.0);
                plans::card(stage, table, room, seat, &mut now, wishes);
            } else if now.unfolded {
                let room = screen::place(layout, above, &stage.canvas);
                let room = room.shrink2(vec2(layout.unit, 12.0));
                plans::card(stage, table, room, seat, &mut now, wishes);
            }
            steps(stage, layout, wishes);
            cards::arranging(stage, table, layout, seat, &mut now, wishes);
        }
        Shown::Covered(seat) => settle::covered(stage, table, layout, seat, &mut now, wishes),
        Shown::Elsewhere(seat) => settle::elsewhere(stage, table, layout, seat),
    }
    if layout.shape == Shape::Large {
        // Elsewhere it lies on a card that is not here.
        stage.card(layout.menu, true);
    }
    panel::menu(stage, layout, layout.menu, wishes);
    if now != table.own.arrange {
        wishes.push(Wish::Own(Own::Arrange(Box::new(now))));
    }
    true
}

/// The screen as it is lifted away, from where it stood last.
pub(super) fn rising(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
    let Some(part) = lifted(table).filter(|_| table.course.is_none()) else {
        return;
    };
    let last = table.flow.players().last().map(|(seat, _)| *seat);
    let Some(last) = last else { return };
    let above = is_above(table, last) != table.flow.is_person(last);
    screen::rise(stage, layout, above, part);
}

/// The way back: what lies over something else is put away, what is in hand is put down.
fn back(stage: &mut Stage, now: &mut Arranging) {
    if !(now.asks || now.unfolded || now.draft.held.is_some()) {
        return;
    }
    stage.focus.hold_back();
    if !stage.heard(Intent::Back) {
        return;
    }
    if now.asks {
        now.asks = false;
        stage.focus.seek(Id::new("arrange-done"));
    } else if now.unfolded {
        now.unfolded = false;
        stage.focus.seek(Id::new("arrange-plans"));
    } else {
        now.draft.held = None;
    }
}

/// Back and on again within the draft.
fn steps(stage: &mut Stage, layout: &Layout, wishes: &mut Vec<Wish<View>>) {
    let places = match (layout.helps, layout.shape) {
        (Some((undo, redo)), _) => [undo, redo],
        (None, Shape::Large) => {
            let row = layout.menu.with_min_x(layout.card.left() + 24.0);
            let row = row.with_max_x(layout.menu.left() - 12.0);
            let middle = row.center().x;
            [row.with_max_x(middle - 6.0), row.with_min_x(middle + 6.0)]
        }
        (None, _) => {
            let undo = layout.log;
            let up = vec2(0.0, -undo.height() - 8.0);
            [undo.translate(up), undo]
        }
    };
    let size = bands::text(stage, 15.0, 1.3);
    let steps = [("undo", Icon::Undo, false), ("redo", Icon::Redo, true)];
    for (rect, (key, icon, again)) in places.into_iter().zip(steps) {
        let looks = Button {
            icon: Some(icon).filter(|_| rect.width() > 100.0),
            ..Button::new(Kind::Card, size)
        };
        let label = stage.say(key);
        if stage.button(key, rect, &label, looks) {
            wishes.push(Wish::Own(Own::TakeBack(again)));
        }
    }
}

/// This is how far arranging has come.
pub(super) fn carry_out(table: &mut TaihouTable, now: Arranging) {
    let was = &table.own.arrange;
    let sound = if now.leaves > was.leaves {
        Some(Sound::Leaf)
    } else if now.draft.plan() == was.draft.plan() {
        None
    } else if now.draft.is_turn_of(&was.draft) {
        Some(Sound::Swivel)
    } else {
        Some(Sound::Deal)
    };
    table.own.arrange = now;
    if let Some(sound) = sound {
        table.sound(sound);
    }
}

/// Who is asked to come to the table says to be there.
pub(super) fn come(table: &mut TaihouTable) {
    if let Some(Shown::Covered(seat)) = shown(table, true) {
        table.own.arrange.here = Some(seat);
    }
}

/// Takes a step of the draft back, or makes it again; whether one is arranging.
pub(super) fn take_back(table: &mut TaihouTable, again: bool) -> bool {
    let Some(shown) = shown(table, true) else {
        return false;
    };
    if let Shown::Arranging(_) = shown {
        let mut now = table.own.arrange.clone();
        now.asks = false;
        if again {
            now.draft.redo();
        } else {
            now.draft.undo();
        }
        carry_out(table, now);
    }
    true
}

impl Arranging {
    /// Who comes to the table now has to say so; the draft stays where it is, unseen.
    pub fn cover(&mut self) {
        self.here = None;
        self.asks = false;
        self.unfolded = false;
        self.dragged = None;
        self.draft.held = None;
    }
}
