//! What is heard of a game of Tebas: every event once, from its side of the board.

use std::collections::BTreeSet;

use bevy::prelude::*;
use taula::audio::Sfx;
use taula::store::Speed;
use taula::table::Act;
use taula_rules::Match;
use taula_rules::games::tebas::{Event, Options, Tebas};
use taula_sound::Sound;

use crate::support::ears::{count, heard, open};
use crate::support::played::Played;
use crate::support::tebas::{play, stands};
use crate::support::whole::{Lots, is_over};
use crate::support::{self, act, game, pass, persons, table};

fn ears(game: Match<Tebas>, speed: Speed) -> App {
    let people = persons(game.rules());
    let mut app = table(game, people, speed);
    open(&mut app);
    app
}

/// What is heard of the events of a move: what slides, how it comes to lie, what becomes of a stack.
fn sounds(events: &[Event]) -> Vec<Sound> {
    let covers = events
        .iter()
        .any(|event| matches!(event, Event::Stacked { .. }));
    let mut sounds = Vec::new();
    for event in events {
        match event {
            Event::Turned { .. } => sounds.push(Sound::Turn),
            Event::Moved { path, .. } => {
                if path.len() > 1 {
                    sounds.push(Sound::Slide);
                }
                sounds.push(if covers { Sound::Clack } else { Sound::Disc });
            }
            Event::Undone { .. } => sounds.push(Sound::Apart),
            Event::Removed { .. } => sounds.push(Sound::Away),
            Event::Replaced { .. } => sounds.push(Sound::Disc),
            _ => {}
        }
    }
    sounds
}

#[track_caller]
fn assert_heard(events: &[Event], heard: &[Sfx]) {
    let heard_sounds: Vec<Sound> = heard.iter().map(|sfx| sfx.sound).collect();
    assert_eq!(heard_sounds, sounds(events), "of {events:?}");
    assert!(heard.iter().all(|sfx| (-1.0..=1.0).contains(&sfx.pan)));
}

/// The name of an event.
fn name(event: &Event) -> String {
    let told = format!("{event:?}");
    told.split(' ').next().unwrap().to_owned()
}

/// Plays on, up to so many moves, the first of them these; the names of what happened.
fn listen_to(mut app: App, first: &[&str], most: usize, millis: u64) -> BTreeSet<String> {
    let mut lots = Lots(4);
    let mut names = BTreeSet::new();
    for n in 0..most {
        if is_over(&app) {
            break;
        }
        let choose = |moves: &[_]| match first.get(n) {
            Some(text) => text.parse().unwrap(),
            None => Tebas::pick(moves, &mut lots),
        };
        let (events, heard) = support::ears::play::<Tebas>(&mut app, choose, millis);
        assert_heard(&events, &heard);
        names.extend(events.iter().map(name));
    }
    names
}

#[test]
fn every_event_of_a_game_is_heard_once() {
    let mut names = listen_to(
        ears(game(Options::default(), 3).0, Speed::Normal),
        &[],
        50,
        20,
    );
    let undone = stands(&[
        ("h2", "ILII3"),
        ("i3", "I1"),
        ("c1", "I3"),
        ("j3", "L1"),
        ("k2", "L1"),
    ]);
    let undone = ears(undone.game(2), Speed::Normal);
    let first = ["h2-h1", "drop a4", "drop k1"];
    names.extend(listen_to(undone, &first, 6, 20));
    for wanted in [
        "Started", "Turned", "Moved", "Stacked", "Undone", "Removed", "Replaced", "Obliged",
        "Passed",
    ] {
        assert!(names.contains(wanted), "{wanted} is not among {names:?}");
    }
}

#[test]
fn slow_frames_swallow_nothing_and_sounds_keep_their_order() {
    listen_to(
        ears(game(Options::default(), 5).0, Speed::Normal),
        &[],
        50,
        90,
    );
    listen_to(
        ears(game(Options::default(), 6).0, Speed::Fast),
        &[],
        50,
        240,
    );
}

#[test]
fn a_disc_is_heard_where_it_comes_to_lie_and_not_before() {
    let setup = stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("h3", "I1"),
        ("d3", "L1"),
        ("j2", "L1"),
    ]);
    for (text, lies) in [("c1-d3", Sound::Clack), ("c1-b3", Sound::Disc)] {
        let mut app = ears(setup.game(1), Speed::Normal);
        play(&mut app, text);
        pass(&mut app, 60);
        let so_far: Vec<Sound> = heard(&mut app).iter().map(|sfx| sfx.sound).collect();
        assert_eq!(so_far, [Sound::Slide]);
        for _ in 0..20 {
            pass(&mut app, 60);
        }
        let then: Vec<Sound> = heard(&mut app).iter().map(|sfx| sfx.sound).collect();
        assert_eq!(then, [lies]);
    }
}

#[test]
fn what_is_skipped_or_taken_back_is_not_heard() {
    let setup = stands(&[("c1", "I3"), ("h2", "I1"), ("h3", "I1"), ("j2", "L1")]);
    let mut app = ears(setup.game(1), Speed::Slow);
    act(&mut app, Act::Play("c1-g1".to_owned()));
    pass(&mut app, 60);
    let begun = heard(&mut app);
    act(&mut app, Act::Skip);
    app.update();
    let then = heard(&mut app);
    assert_eq!(count(&begun, &[Sound::Slide]), 1);
    assert_eq!(count(&then, &[Sound::Slide, Sound::Disc, Sound::Clack]), 0);
    act(&mut app, Act::Undo);
    app.update();
    assert_eq!(heard(&mut app).len(), 0);
}

#[test]
fn it_is_heard_from_its_side() {
    for (disc, right) in [("k1", true), ("a1", false)] {
        let setup = stands(&[(disc, "I3"), ("e2", "I1"), ("e3", "I1"), ("j2", "L1")]);
        let mut app = ears(setup.game(1), Speed::Normal);
        play(&mut app, &format!("{disc}@1"));
        for _ in 0..10 {
            pass(&mut app, 40);
        }
        let heard = heard(&mut app);
        let turned = heard.iter().find(|sfx| sfx.sound == Sound::Turn).unwrap();
        assert!(
            turned.pan.abs() > 0.4 && (turned.pan > 0.0) == right,
            "{turned:?}"
        );
    }
}
