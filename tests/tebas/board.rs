//! The table of Tebas in its window: what is in hand and in focus, where discs and ends lie, what is marked.

#![allow(dead_code, reason = "without gamepads not all of it is used")]

use bevy::prelude::*;
use bevy_egui::egui::epaint::{CircleShape, ColorMode, PathShape};
use bevy_egui::egui::{Id, Pos2, Rect, Shape};
use taula::app::Paused;
use taula::games::tebas::choice::Choice;
use taula::games::tebas::marks::{BRASS, chip_at};
use taula::games::tebas::spots::{around, radius, top};
use taula::input::focus::Focus;
use taula::store::Speed;
use taula::table::layout::Layout;
use taula::theme::{Canvas, colour};
use taula_rules::games::tebas::{Circle, Heading};

use crate::support::pointer::point;
use crate::support::tebas::{Setup, circle};
use crate::support::{self, frames, persons, sit_down, whole, written};

/// The table in the window, with what stands on it to be read.
pub fn at(setup: &Setup) -> App {
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    let game = setup.game(5);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    frames(&mut app, 4);
    app
}

pub fn choice(app: &App) -> Choice {
    support::tebas(app).own.choice
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
    support::tebas(app).layout(app.world().resource::<Canvas>())
}

/// The square around a circle.
pub fn square(app: &App, name: &str) -> Rect {
    let table = support::tebas(app);
    around(&layout(app), &table.board, circle(name))
}

/// Brings the pointer over a circle.
pub fn over(app: &mut App, name: &str) {
    let at = square(app, name).center() * app.world().resource::<Canvas>().scale;
    point(app, at.x, at.y);
}

/// Where the number of a disc in a direction is written.
pub fn chip(app: &App, name: &str, heading: Heading) -> Pos2 {
    chip_at(support::tebas(app), &layout(app), circle(name), heading)
}

/// Every circle whose disc has a ring of brass around it.
pub fn ringed(app: &App) -> Vec<Circle> {
    let table = support::tebas(app);
    let layout = layout(app);
    let ring = radius(&layout, &table.board) + 3.0;
    let about = |at: Pos2, middle: Pos2| (at.distance(middle) - ring).abs() < 1.5;
    let around = |middle: Pos2| {
        written::shapes(app).iter().any(|shape| match shape {
            Shape::Circle(CircleShape {
                center,
                radius,
                stroke,
                ..
            }) => {
                center.distance(middle) < 0.5
                    && (radius - ring).abs() < 1.5
                    && stroke.color == BRASS
            }
            Shape::Path(PathShape { points, stroke, .. }) => {
                stroke.color == ColorMode::Solid(BRASS)
                    && points.len() > 4
                    && points.iter().all(|&at| about(at, middle))
            }
            _ => false,
        })
    };
    let discs = Circle::all().filter(|&circle| !table.own.standing.stack(circle).is_empty());
    discs
        .filter(|&circle| around(top(&layout, &table.board, &table.own.standing, circle)))
        .collect()
}

/// Every circle with the sign that its disc must stay.
pub fn pinned(app: &App) -> Vec<Circle> {
    let table = support::tebas(app);
    let layout = layout(app);
    let signed = |circle: &Circle| {
        let rect = around(&layout, &table.board, *circle);
        let near = Rect::from_center_size(rect.right_bottom(), rect.size() * 0.4);
        written::shapes(app).iter().any(|shape| match shape {
            Shape::Circle(of) => of.fill == colour::PAPER && near.contains(of.center),
            _ => false,
        })
    };
    Circle::all().filter(signed).collect()
}
