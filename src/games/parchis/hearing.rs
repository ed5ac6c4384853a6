//! What the table sounds like: each event at its moments, from its place on the board.

use bevy::prelude::*;
use taula_rules::Seat;
use taula_rules::games::parchis::Event;
use taula_sound::Sound;

use super::pieces::{REST, TUMBLE};
use super::standing::{Place, spots};
use super::{ParchisTable, TableSystems};
use crate::audio::Sfx;

/// How far what is shown has been heard: which event, and how much of it.
#[derive(Clone, Copy, Default)]
struct Heard {
    shown: u64,
    part: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hear.in_set(TableSystems::Place));
}

fn hear(table: Res<ParchisTable>, mut heard: Local<Option<Heard>>, mut sounds: MessageWriter<Sfx>) {
    let Some((event, part)) = table.timeline.now() else {
        *heard = None;
        return;
    };
    let from = match *heard {
        Some(last) if last.shown == table.shown_so_far => last.part,
        // The beginning is a moment too.
        _ => -1.0,
    };
    *heard = Some(Heard {
        shown: table.shown_so_far,
        part,
    });
    for (at, sound, place) in moments(&table, event) {
        if from < at && at <= part {
            sounds.write(Sfx {
                sound,
                pan: place.map_or(0.0, |(seat, index)| pan(&table, seat, index)),
            });
        }
    }
}

/// When something is heard of an event, from 0 to 1, what, and where: at an index of a seat's way.
fn moments(table: &ParchisTable, event: &Event) -> Vec<(f32, Sound, Option<(Seat, u8)>)> {
    match event {
        Event::Thrown { .. } => {
            let lands = TUMBLE as f32 / (TUMBLE + REST) as f32;
            vec![(0.0, Sound::DieRattle, None), (lands, Sound::DieLand, None)]
        }
        Event::Moved {
            player, to, path, ..
        } => {
            let hops = path.len() as f32;
            path.iter()
                .enumerate()
                .map(|(n, &index)| {
                    // The last one is heard a little early, or it would be another event's.
                    let at = ((n + 1) as f32 / hops).min(0.97);
                    let pair =
                        index == *to && table.standing.pawn_at(*player, Place::On(*to)).is_some();
                    let sound = if pair { Sound::Barrier } else { Sound::Hop };
                    (at, sound, Some((*player, index)))
                })
                .collect()
        }
        Event::Exited { player } => {
            let pair = table.standing.pawn_at(*player, Place::On(0)).is_some();
            let sound = if pair { Sound::Barrier } else { Sound::Hop };
            vec![(0.95, sound, Some((*player, 0)))]
        }
        Event::Captured { owner, index, .. } => {
            let caught = (0.0, Sound::Capture, Some((*owner, *index)));
            vec![caught, home()]
        }
        Event::SentHome { player, index } => {
            vec![(0.0, Sound::Drop, Some((*player, *index))), home()]
        }
        Event::Arrived { .. } => vec![(0.05, Sound::Goal, None)],
        Event::Earned { .. } => vec![(0.0, Sound::Drop, None)],
        Event::Lapsed { .. } => vec![(0.0, Sound::Error, None)],
        _ => Vec::new(),
    }
}

/// A pawn is set down at home.
fn home() -> (f32, Sound, Option<(Seat, u8)>) {
    (0.97, Sound::Home, None)
}

/// From which side an index is heard: the board's left edge is -1.
fn pan(table: &ParchisTable, seat: Seat, index: u8) -> f32 {
    let ((x, _), _) = spots(&table.board, table.rules().tracks(), seat, index);
    x / table.board.field.0 * 2.0 - 1.0
}
