//! What is heard of a garden game: every event, from its side of the board, and nothing that is skipped.

use std::collections::BTreeSet;

use bevy::prelude::*;
use taula::audio::Sfx;
use taula::store::Speed;
use taula::table::Act;
use taula_rules::Match;
use taula_rules::games::taihou::{Event, Options, Taihou};
use taula_sound::Sound;

use crate::support::ears::{count, heard, open};
use crate::support::played::Played;
use crate::support::taihou::{four, match_of, play};
use crate::support::whole::{Lots, is_over};
use crate::support::{self, act, game, pass, persons, table};

fn ears(game: Match<Taihou>, speed: Speed) -> App {
    let people = persons(game.rules());
    let mut app = table(game, people, speed);
    open(&mut app);
    app
}

/// What has to be heard of an event in the open; how often.
fn sounds(event: &Event) -> Option<(Sound, usize)> {
    Some(match event {
        Event::Drawn { .. } => (Sound::Deal, 1),
        Event::Laid { tiles, .. } => (Sound::Deal, tiles.len()),
        Event::Shown { .. } => (Sound::Reveal, 1),
        Event::Lifted => (Sound::Lift, 1),
        Event::Turned { .. } => (Sound::Swivel, 1),
        Event::Captured { .. } => (Sound::Txok, 1),
        Event::Lotus { .. } => (Sound::Lotus, 1),
        _ => return None,
    })
}

#[track_caller]
fn assert_heard(events: &[Event], heard: &[Sfx]) {
    let mut wanted: Vec<(Sound, usize)> = Vec::new();
    for (sound, times) in events.iter().filter_map(sounds) {
        match wanted.iter_mut().find(|(of, _)| *of == sound) {
            Some((_, all)) => *all += times,
            None => wanted.push((sound, times)),
        }
    }
    for (sound, times) in wanted {
        assert_eq!(count(heard, &[sound]), times, "{sound:?} of {events:?}");
    }
    let moved = events
        .iter()
        .filter(|event| matches!(event, Event::Moved { .. } | Event::Replaced { .. }));
    let lies = count(heard, &[Sound::Tile, Sound::Plop]);
    let placed = events
        .iter()
        .filter(|event| matches!(event, Event::Placed { .. }))
        .count();
    assert!(
        (moved.clone().count()..=moved.count() + placed).contains(&lies),
        "{lies} come to lie of {events:?}"
    );
    assert!(heard.iter().all(|sfx| (-1.0..=1.0).contains(&sfx.pan)));
}

/// Plays so many moves; the names of what happened.
fn listen_to(mut app: App, seed: u64, most: usize, millis: u64) -> BTreeSet<String> {
    let mut lots = Lots(seed);
    let mut names = BTreeSet::new();
    for _ in 0..most {
        if is_over(&app) {
            break;
        }
        let choose = |moves: &[_]| Taihou::pick(moves, &mut lots);
        let (events, heard) = support::ears::play::<Taihou>(&mut app, choose, millis);
        assert_heard(&events, &heard);
        let name = |event: &Event| format!("{event:?}").split(' ').next().unwrap().to_owned();
        names.extend(events.iter().map(name));
    }
    names
}

#[test]
fn every_event_of_a_game_is_heard() {
    let options = |players, flight| Options {
        players,
        flight,
        opening: taula_rules::games::taihou::Opening::Seat0,
        ..Options::default()
    };
    let mut names = BTreeSet::new();
    for (n, (players, flight)) in (3..).zip([(4, true), (2, true)]) {
        let app = ears(game(options(players, flight), n).0, Speed::Normal);
        names.extend(listen_to(app, n, 60, 45));
    }
    for wanted in ["Moved", "Turned", "Captured", "Called"] {
        assert!(names.contains(wanted), "{wanted} is not among {names:?}");
    }
}

#[test]
fn slow_frames_swallow_nothing() {
    let options = Options {
        flight: true,
        lake: true,
        players: 3,
        ..Options::default()
    };
    listen_to(ears(game(options, 6).0, Speed::Fast), 6, 40, 240);
}

#[test]
fn what_is_skipped_or_taken_back_is_not_heard() {
    let setup = four("c3=0:8N a11=2:1S l1=1:1W b9=3:1E").flight();
    let mut app = ears(match_of(&setup), Speed::Slow);
    act(&mut app, Act::Play("c3-c8".to_owned()));
    pass(&mut app, 60);
    heard(&mut app);
    act(&mut app, Act::Skip);
    app.update();
    let then = heard(&mut app);
    assert_eq!(count(&then, &[Sound::Tile, Sound::Wing]), 0, "{then:?}");
    act(&mut app, Act::Undo);
    app.update();
    assert_eq!(heard(&mut app).len(), 0);
}

#[test]
fn it_is_heard_from_its_side() {
    for (square, right) in [("l6", true), ("a6", false)] {
        let setup = four(&format!("{square}=0:8N a11=2:1S l1=1:1W b9=3:1E"));
        let mut app = ears(match_of(&setup), Speed::Normal);
        play(&mut app, &format!("{square}@S"));
        for _ in 0..10 {
            pass(&mut app, 40);
        }
        let heard = heard(&mut app);
        let turned = heard.iter().find(|sfx| sfx.sound == Sound::Swivel).unwrap();
        assert!(
            turned.pan.abs() > 0.4 && (turned.pan > 0.0) == right,
            "{turned:?}"
        );
    }
}
