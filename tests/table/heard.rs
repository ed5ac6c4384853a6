//! What is heard of a game: every event at its moments, from its side of the board.

use crate::support::ears::count;
use crate::support::{self, game, table};
use bevy::prelude::*;
use taula::audio::Sfx;
use taula::store::Speed;
use taula_rules::games::parchis::{Event, Move, Opening, Options, Parchis};
use taula_sound::Sound;

fn ears(speed: Speed, seed: u64) -> App {
    let options = Options {
        opening: Opening::Seat0,
        ..Options::default()
    };
    let (game, players) = game(options, seed);
    let mut app = table(game, players, speed);
    support::ears::open(&mut app);
    app
}

/// Plays the first move there is.
fn play(app: &mut App, millis: u64) -> (Vec<Event>, Vec<Sfx>) {
    support::ears::play::<Parchis>(app, |moves| moves[0], millis)
}

#[test]
fn every_event_of_a_game_is_heard_once() {
    let mut app = ears(Speed::Normal, 3);
    let (mut captures, mut goals) = (0, 0);
    while captures == 0 || goals == 0 {
        let turn = support::parchis(&app).flow.game().turn();
        assert!(!turn.is_over(), "{captures} captures, {goals} goals");
        let (events, heard) = play(&mut app, 16);
        let throws = events
            .iter()
            .filter(|event| matches!(event, Event::Thrown { .. }))
            .count();
        assert_eq!(count(&heard, &[Sound::DieRattle]), throws);
        assert_eq!(count(&heard, &[Sound::DieLand]), throws);
        let hops: usize = events
            .iter()
            .map(|event| match event {
                Event::Moved { path, .. } => path.len(),
                Event::Exited { .. } => 1,
                _ => 0,
            })
            .sum();
        assert_eq!(
            count(&heard, &[Sound::Hop, Sound::Barrier]),
            hops,
            "{events:?}"
        );
        let caught = events
            .iter()
            .filter(|event| matches!(event, Event::Captured { .. }))
            .count();
        assert_eq!(count(&heard, &[Sound::Capture]), caught);
        captures += caught;
        let home = events
            .iter()
            .filter(|event| matches!(event, Event::Arrived { .. }))
            .count();
        assert_eq!(count(&heard, &[Sound::Goal]), home);
        goals += home;
        assert!(heard.iter().all(|sfx| (-1.0..=1.0).contains(&sfx.pan)));
    }
}

#[test]
fn slow_frames_swallow_nothing() {
    let mut app = ears(Speed::Normal, 5);
    for _ in 0..60 {
        let (events, heard) = play(&mut app, 60);
        let throws = events
            .iter()
            .filter(|event| matches!(event, Event::Thrown { .. }))
            .count();
        assert_eq!(count(&heard, &[Sound::DieRattle]), throws);
    }
}

#[test]
fn a_barrier_sounds_otherwise_than_a_hop() {
    for seed in 0..40 {
        let mut app = ears(Speed::Normal, seed);
        for _ in 0..200 {
            let table = support::parchis(&app);
            if table.flow.game().turn().is_over() {
                break;
            }
            let at = table.flow.game().position().clone();
            let exit = table.flow.game().legal_moves().first() == Some(&Move::Exit);
            let own = at.pieces[at.player.index()].pairs;
            let (_, heard) = play(&mut app, 16);
            let after = support::parchis(&app);
            let pairs = after.flow.game().position().pieces[at.player.index()].pairs;
            if exit && pairs != own {
                assert_eq!(count(&heard, &[Sound::Barrier]), 1);
                return;
            }
        }
    }
    panic!("no barrier was ever formed on an exit");
}
