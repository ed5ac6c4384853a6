//! What the table sounds like: each event at its moments, from its place on the board.

use taula_rules::Seat;
use taula_rules::games::thaayam::{CASTLE, Event};
use taula_sound::Sound;

use super::ThaayamTable;
use super::pieces::{REST, TUMBLE};

/// When something is heard of an event, from 0 to 1, what, and from which side.
pub(super) fn moments(table: &ThaayamTable, event: &Event) -> Vec<(f32, Sound, f32)> {
    let from = |seat: Seat, index: u8| pan(table, seat, index);
    match event {
        Event::Thrown { .. } => {
            let lie = TUMBLE as f32 / (TUMBLE + REST) as f32;
            vec![(0.0, Sound::Seeds, 0.0), (lie, Sound::Seed, 0.0)]
        }
        Event::Moved { player, path, .. } => {
            let hops = path.len() as f32;
            let hop = |(n, &index): (usize, &u8)| {
                ((n + 1) as f32 / hops, Sound::Step, from(*player, index))
            };
            path.iter().enumerate().map(hop).collect()
        }
        Event::Entered { player, .. } => vec![(1.0, Sound::Step, from(*player, 0))],
        Event::Captured { owner, index, .. } => {
            let at = from(*owner, *index);
            vec![(0.0, Sound::Topple, at), (1.0, Sound::Home, 0.0)]
        }
        Event::Twinned { player, index } => vec![(0.0, Sound::Bind, from(*player, *index))],
        Event::Untwinned { player } => vec![(0.0, Sound::Drop, from(*player, CASTLE))],
        Event::Arrived { .. } => vec![(0.05, Sound::Goal, 0.0)],
        Event::BorneOff { .. } => vec![(1.0, Sound::Drop, 0.0)],
        Event::Struck { .. } | Event::Lapsed { .. } => vec![(0.0, Sound::Error, 0.0)],
        _ => Vec::new(),
    }
}

/// From which side an index is heard: the board's left edge is -1.
fn pan(table: &ThaayamTable, seat: Seat, index: u8) -> f32 {
    let (x, _) = table.board.point(seat, index).unwrap_or_default();
    x / table.board.field.0 * 2.0 - 1.0
}
