//! What the table sounds like: each event at its moments, from its place on the board.

use taula_rules::Seat;
use taula_rules::games::parchis::Event;
use taula_sound::Sound;

use super::ParchisTable;
use super::pieces::{REST, TUMBLE};
use super::standing::{Place, spots};

/// When something is heard of an event, from 0 to 1, what, and from which side.
pub(super) fn moments(table: &ParchisTable, event: &Event) -> Vec<(f32, Sound, f32)> {
    placed(table, event)
        .into_iter()
        .map(|(at, sound, place)| {
            (
                at,
                sound,
                place.map_or(0.0, |(seat, index)| pan(table, seat, index)),
            )
        })
        .collect()
}

/// The same, with where it is heard: at an index of a seat's way.
fn placed(table: &ParchisTable, event: &Event) -> Vec<(f32, Sound, Option<(Seat, u8)>)> {
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
                    let pair = index == *to
                        && table
                            .own
                            .standing
                            .pawn_at(*player, Place::On(*to))
                            .is_some();
                    let sound = if pair { Sound::Barrier } else { Sound::Hop };
                    (at, sound, Some((*player, index)))
                })
                .collect()
        }
        Event::Exited { player } => {
            let pair = table.own.standing.pawn_at(*player, Place::On(0)).is_some();
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
