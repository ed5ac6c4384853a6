//! The table of a garden game in its window: what is in hand and in focus, what is written.

#![allow(dead_code, reason = "without gamepads not all of it is used")]

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect};
use taula::app::Paused;
use taula::games::taihou::choice::Choice;
use taula::games::taihou::spots::around;
use taula::input::focus::Focus;
use taula::store::Speed;
use taula::table::layout::Layout;
use taula::theme::Canvas;

use crate::support::pointer::point;
use crate::support::taihou::{Setup, match_of, square};
use crate::support::{self, frames, persons, sit_down, whole, written};

/// The table in the window, with what stands on it to be read.
pub fn at(setup: &Setup) -> App {
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    let game = match_of(setup);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    frames(&mut app, 4);
    app
}

pub fn choice(app: &App) -> Choice {
    support::taihou(app).own.choice
}

pub fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

pub fn place(app: &App, id: Id) -> Option<Rect> {
    app.world().resource::<Focus>().place_of(id)
}

pub fn paused(app: &App) -> bool {
    *app.world().resource::<State<Paused>>().get() == Paused::Yes
}

pub fn layout(app: &App) -> Layout {
    support::taihou(app).layout(app.world().resource::<Canvas>())
}

/// A square as it lies on the canvas.
pub fn lies(app: &App, name: &str) -> Rect {
    around(&layout(app), square(name))
}

/// Brings the pointer over a square.
pub fn over(app: &mut App, name: &str) {
    let at = lies(app, name).center() * app.world().resource::<Canvas>().scale;
    point(app, at.x, at.y);
}

#[track_caller]
pub fn assert_written(app: &App, text: &str) {
    let all = written::all(app);
    assert!(
        written::stands(app, text),
        "\"{text}\" is not among {all:?}"
    );
}
