//! What the table sounds like: each event at its moments, from its place on the board.

use bevy::prelude::*;
use taula_rules::Seat;
use taula_rules::games::parchis::Event;
use taula_sound::Sound;

use super::pieces::{REST, TUMBLE};
use super::standing::{Place, spots};
use super::{ParchisTable, TableSystems};
use crate::audio::Sfx;

/// What has been heard of what is shown.
#[derive(Clone, Debug)]
pub struct Hearing {
    /// How much of the event that plays now has been heard; its beginning is a moment too.
    part: f32,
    /// What is to be heard.
    sounds: Vec<Sfx>,
}

impl Default for Hearing {
    fn default() -> Self {
        Self {
            part: BEGIN,
            sounds: Vec::new(),
        }
    }
}

/// Before the first moment of an event.
const BEGIN: f32 = -1.0;

impl ParchisTable {
    /// Hears an event up to a part of it, from where it was heard last. Of what passes within one frame only
    /// the last moment is heard.
    pub(super) fn hear(&mut self, event: &Event, upto: f32) {
        let from = std::mem::replace(&mut self.hearing.part, upto);
        let mut moments = moments(self, event);
        if from == BEGIN && upto >= 1.0 {
            moments.drain(..moments.len().saturating_sub(1));
        }
        for (at, sound, place) in moments {
            if from < at && at <= upto {
                let pan = place.map_or(0.0, |(seat, index)| pan(self, seat, index));
                self.hearing.sounds.push(Sfx { sound, pan });
            }
        }
    }

    /// The event that was heard is over.
    pub(super) const fn heard(&mut self) {
        self.hearing.part = BEGIN;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pass_on.in_set(TableSystems::Place));
}

fn pass_on(mut table: ResMut<ParchisTable>, mut sounds: MessageWriter<Sfx>) {
    let heard = &mut table.bypass_change_detection().hearing.sounds;
    sounds.write_batch(heard.drain(..));
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
                    let at = (n + 1) as f32 / hops;
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
            vec![(1.0, sound, Some((*player, 0)))]
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
    (1.0, Sound::Home, None)
}

/// From which side an index is heard: the board's left edge is -1.
fn pan(table: &ParchisTable, seat: Seat, index: u8) -> f32 {
    let ((x, _), _) = spots(&table.board, table.rules().tracks(), seat, index);
    x / table.board.field.0 * 2.0 - 1.0
}
