//! What is heard of a game of Thaayam: every event once, from its side of the board.

use std::collections::BTreeSet;

use crate::support::ears::{count, heard, open};
use crate::support::played::Played;
use crate::support::thaayam::{Setup, play, two};
use crate::support::whole::{Lots, is_over};
use crate::support::{self, act, game, pass, persons, table};
use bevy::prelude::*;
use taula::audio::Sfx;
use taula::store::Speed;
use taula::table::Act;
use taula_rules::Match;
use taula_rules::games::thaayam::{Event, Options, Thaayam};
use taula_sound::Sound;

fn ears(game: Match<Thaayam>, speed: Speed) -> App {
    let people = persons(game.rules());
    let mut app = table(game, people, speed);
    open(&mut app);
    app
}

/// How often each sound is heard of an event.
fn sounds(event: &Event) -> Vec<(Sound, usize)> {
    match event {
        Event::Thrown { .. } => vec![(Sound::Seeds, 1), (Sound::Seed, 1)],
        Event::Moved { path, .. } => vec![(Sound::Step, path.len())],
        Event::Entered { .. } => vec![(Sound::Step, 1)],
        Event::Captured { .. } => vec![(Sound::Topple, 1), (Sound::Home, 1)],
        Event::Twinned { .. } => vec![(Sound::Bind, 1)],
        Event::Untwinned { .. } | Event::BorneOff { .. } => vec![(Sound::Drop, 1)],
        Event::Arrived { .. } => vec![(Sound::Goal, 1)],
        Event::Struck { .. } | Event::Lapsed { .. } => vec![(Sound::Error, 1)],
        _ => Vec::new(),
    }
}

#[track_caller]
fn assert_heard(events: &[Event], heard: &[Sfx]) {
    let expected: Vec<(Sound, usize)> = events.iter().flat_map(sounds).collect();
    for sound in [
        Sound::Seeds,
        Sound::Seed,
        Sound::Step,
        Sound::Topple,
        Sound::Home,
        Sound::Bind,
        Sound::Drop,
        Sound::Goal,
        Sound::Error,
    ] {
        let times = expected.iter().filter(|(of, _)| *of == sound);
        let times: usize = times.map(|(_, times)| times).sum();
        assert_eq!(count(heard, &[sound]), times, "{sound:?} of {events:?}");
    }
    let all: usize = expected.iter().map(|(_, times)| times).sum();
    assert_eq!(heard.len(), all, "{heard:?} of {events:?}");
    assert!(heard.iter().all(|sfx| (-1.0..=1.0).contains(&sfx.pan)));
}

/// The name of an event.
fn name(event: &Event) -> String {
    let told = format!("{event:?}");
    told.split(' ').next().unwrap().to_owned()
}

/// Plays on until it is over, up to so many moves; the names of what happened.
fn listen_to(mut app: App, most: usize, millis: u64) -> BTreeSet<String> {
    let mut lots = Lots(4);
    let mut names = BTreeSet::new();
    for _ in 0..most {
        if is_over(&app) {
            break;
        }
        let choose = |moves: &[_]| Thaayam::pick(moves, &mut lots);
        let (events, heard) = support::ears::play::<Thaayam>(&mut app, choose, millis);
        assert_heard(&events, &heard);
        names.extend(events.iter().map(name));
    }
    names
}

#[test]
fn every_event_of_a_game_is_heard_once() {
    let options = Options {
        players: 2,
        ..Options::default()
    };
    let mut names = listen_to(ears(game(options, 3).0, Speed::Normal), 150, 16);
    let sets: [Setup; 3] = [
        two()
            .pieces(0, &[8, 8], &[18])
            .pieces(2, &[5], &[20])
            .plays(0, &[1, 1, 2]),
        two()
            .pieces(0, &[3, 3], &[20])
            .pieces(2, &[6, 6], &[])
            .plays(0, &[1, 1, 8]),
        two().late(0, &[23], 3).plays(0, &[1, 1, 1, 1, 8]),
    ];
    for set in sets {
        names.extend(listen_to(ears(set.game(2), Speed::Normal), 40, 16));
    }
    for wanted in [
        "Thrown",
        "Moved",
        "Entered",
        "Captured",
        "Twinned",
        "Untwinned",
        "BorneOff",
        "Arrived",
        "Struck",
        "Lapsed",
    ] {
        assert!(names.contains(wanted), "{wanted} is not among {names:?}");
    }
}

#[test]
fn slow_frames_swallow_nothing_and_sounds_keep_their_order() {
    let options = Options {
        players: 3,
        ..Options::default()
    };
    listen_to(ears(game(options, 5).0, Speed::Normal), 60, 90);
    // Seeds strike the wood before they lie.
    let mut app = ears(two().game(1), Speed::Normal);
    play(&mut app, "roll 4");
    pass(&mut app, 100);
    let so_far: Vec<Sound> = heard(&mut app).iter().map(|sfx| sfx.sound).collect();
    assert_eq!(so_far, [Sound::Seeds]);
    for _ in 0..6 {
        pass(&mut app, 100);
    }
    let then: Vec<Sound> = heard(&mut app).iter().map(|sfx| sfx.sound).collect();
    assert_eq!(then, [Sound::Seed]);
}

#[test]
fn what_is_skipped_or_taken_back_is_not_heard() {
    let game = two().pieces(0, &[3], &[]).plays(0, &[1, 8]).game(1);
    let mut app = ears(game, Speed::Slow);
    act(&mut app, Act::Play("8@3".to_owned()));
    pass(&mut app, 60);
    let begun = heard(&mut app).len();
    act(&mut app, Act::Skip);
    app.update();
    assert!(begun + heard(&mut app).len() < 8);
    act(&mut app, Act::Undo);
    app.update();
    assert_eq!(heard(&mut app).len(), 0);
}

#[test]
fn it_is_heard_from_its_side() {
    // Of seat 0 the index 4 is the middle of the right side, 12 that of the left.
    for (from, right) in [(3, true), (11, false)] {
        let game = two().pieces(0, &[from], &[]).plays(0, &[1]).game(1);
        let mut app = ears(game, Speed::Normal);
        play(&mut app, &format!("1@{from}"));
        for _ in 0..30 {
            pass(&mut app, 30);
        }
        let hops = heard(&mut app);
        let hop = hops.iter().find(|sfx| sfx.sound == Sound::Step).unwrap();
        assert!(hop.pan.abs() > 0.5 && (hop.pan > 0.0) == right, "{hop:?}");
    }
}
