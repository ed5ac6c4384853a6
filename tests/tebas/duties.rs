//! What the clauses of the free piece ask (TE-24 to TE-26): written on the card and shown on the board before
//! anything is tried.

use bevy::prelude::*;
use taula::games::tebas::panel::{disc_id, end_id};
use taula::store::Speed;
use taula_rules::games::tebas::{Circle, Opening, Options};

use crate::board::{at, pinned, ringed};
use crate::support::hand::Hand;
use crate::support::tebas::{circle, play, stands};
use crate::support::{frames, game, persons, sit_down, whole, written};

#[track_caller]
fn assert_told(app: &App, heading: &str, why: &str) {
    for said in [heading, why] {
        let all = written::all(app);
        assert!(
            written::stands(app, said),
            "\"{said}\" is not among {all:?}"
        );
    }
}

fn circles(names: &[&str]) -> Vec<Circle> {
    names.iter().map(|name| circle(name)).collect()
}

#[test]
fn the_last_free_piece_inside_is_told_and_pinned() {
    let app = at(&stands(&[("h2", "I3"), ("c1", "I3"), ("j2", "L1")]));
    assert_told(
        &app,
        "Keep a free piece in the inner field",
        "The one on h2 is your last free piece inside.",
    );
    assert_eq!(pinned(&app), [circle("h2")]);
    assert_eq!(ringed(&app), circles(&["c1", "h2"]));
}

#[test]
fn so_is_the_top_of_a_stack() {
    let app = at(&stands(&[("h2", "LI3"), ("c1", "I3"), ("j2", "L1")]));
    assert_told(
        &app,
        "Keep a free piece in the inner field",
        "The one on h2 is your last free piece inside.",
    );
    assert_eq!(pinned(&app), [circle("h2")]);
}

#[test]
fn with_two_inside_nothing_is_pinned() {
    let app = at(&stands(&[("h2", "I3"), ("i3", "I3"), ("j2", "L1")]));
    assert_told(&app, "Move or turn a piece", "as the number that faces");
    assert_eq!(pinned(&app), []);
}

#[test]
fn who_has_none_inside_is_told_to_bring_one_in() {
    let app = at(&stands(&[
        ("a1", "I3"),
        ("c1", "I3"),
        ("f1", "I2"),
        ("h3", "IL1"),
        ("j2", "L1"),
    ]));
    assert_told(
        &app,
        "Bring a free piece into the inner field",
        "You have none there, and must always have one.",
    );
    assert_eq!(ringed(&app), circles(&["a1", "c1"]), "f1 cannot come in");
    assert_eq!(pinned(&app), []);
}

#[test]
fn so_it_is_told_with_the_first_move_of_each() {
    let options = Options {
        opening: Opening::Seat0,
        ..Options::default()
    };
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    let (game, _) = game(options, 3);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    frames(&mut app, 4);
    let heading = "Bring a free piece into the inner field";
    assert_told(&app, heading, "You have none there");
    play(&mut app, "a1-b3");
    frames(&mut app, 4);
    assert_told(&app, heading, "You have none there");
    play(&mut app, "b1-c3");
    frames(&mut app, 4);
    assert_told(&app, "Keep a free piece in the inner field", "on b3");
}

#[test]
fn who_cannot_bring_one_in_is_told_to_turn_one() {
    let app = at(&stands(&[
        ("f1", "I1"),
        ("f4", "I3"),
        ("h3", "IL1"),
        ("j2", "L1"),
    ]));
    assert_told(
        &app,
        "Turn a piece so that it can come in",
        "You have no free piece in the inner field, and none can come in now.",
    );
    assert_eq!(ringed(&app), circles(&["f1", "f4"]));
}

#[test]
fn it_is_said_still_while_a_move_is_looked_at() {
    let mut app = at(&stands(&[("a1", "I3"), ("c1", "I3"), ("j2", "L1")]));
    Hand::Keys.take(&mut app, disc_id(circle("c1")));
    frames(&mut app, 2);
    // That it does what is asked.
    assert_told(&app, "From c1 to", "It comes into the inner field");
    let mut app = at(&stands(&[("h2", "I3"), ("c1", "I3"), ("j2", "L1")]));
    Hand::Keys.take(&mut app, disc_id(circle("h2")));
    frames(&mut app, 2);
    assert_told(&app, "From h2 to", "The one on h2 is your last free piece");
    assert_eq!(pinned(&app), [circle("h2")]);
}

#[test]
fn who_loses_the_last_one_inside_is_told_at_once() {
    let mut app = at(&stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("i3", "I1"),
        ("d3", "L1"),
        ("a4", "L1"),
    ]));
    Hand::Keys.take(&mut app, disc_id(circle("c1")));
    Hand::Keys.take(&mut app, end_id(circle("d3")));
    frames(&mut app, 4);
    assert_told(&app, "Mikel", "Bring a free piece into the inner field");
    assert_eq!(ringed(&app), [circle("a4")]);
}
