//! What the table sounds like: each event at its moments, from its place on the board.

use taula_sound::Sound;

use super::state::Table;
use super::view::{Event, View};
use crate::audio::Sfx;

/// What has been heard of what is shown.
#[derive(Clone, Debug)]
pub struct Hearing {
    /// How much of the event that plays now has been heard; its beginning is a moment too.
    part: f32,
    /// What is to be heard.
    pub(super) sounds: Vec<Sfx>,
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

impl<V: View> Table<V> {
    /// Hears an event up to a part of it, from where it was heard last. Of what passes within one frame only
    /// the last moment is heard.
    pub(super) fn hear(&mut self, event: &Event<V>, upto: f32) {
        let from = std::mem::replace(&mut self.hearing.part, upto);
        let mut moments = V::moments(self, event);
        if from == BEGIN && upto >= 1.0 {
            moments.drain(..moments.len().saturating_sub(1));
        }
        for (at, sound, pan) in moments {
            if from < at && at <= upto {
                self.hearing.sounds.push(Sfx { sound, pan });
            }
        }
    }

    /// The event that was heard is over.
    pub(super) const fn heard(&mut self) {
        self.hearing.part = BEGIN;
    }

    /// Has something heard at once.
    pub fn sound(&mut self, sound: Sound) {
        self.hearing.sounds.push(Sfx::of(sound));
    }
}
