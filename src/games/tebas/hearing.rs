//! What is heard of each event, and when.

use taula_rules::games::tebas::{Circle, Event};
use taula_sound::Sound;

use super::TebasTable;

/// From which side something is heard: -1 at the left edge of the board, 1 at the right.
fn side(table: &TebasTable, circle: Circle) -> f32 {
    let (x, _) = table.board.point(circle);
    (x / table.board.slab.0 * 2.0 - 1.0) * 0.6
}

/// When something is heard of an event, from 0 to 1, what, and from which side.
#[must_use]
pub fn moments(table: &TebasTable, event: &Event) -> Vec<(f32, Sound, f32)> {
    let at = |circle| side(table, circle);
    match *event {
        Event::Turned { circle, .. } => vec![(0.0, Sound::Turn, at(circle))],
        Event::Moved {
            from, ref path, to, ..
        } => {
            // It is slid on its way, and heard where it comes to lie: in the stone, or on another.
            let lies = if table.own.standing.stack(to).is_empty() {
                Sound::Disc
            } else {
                Sound::Clack
            };
            let mut heard = Vec::new();
            if path.len() > 1 {
                heard.push((0.0, Sound::Slide, at(from)));
            }
            heard.push((1.0, lies, at(to)));
            heard
        }
        Event::Undone { circle, .. } => vec![(0.0, Sound::Apart, at(circle))],
        Event::Removed { circle, .. } => vec![(0.8, Sound::Away, at(circle))],
        Event::Replaced { circle, .. } => vec![(1.0, Sound::Disc, at(circle))],
        Event::Started { .. }
        | Event::Stacked { .. }
        | Event::Passed { .. }
        | Event::Obliged { .. }
        | Event::Over { .. } => Vec::new(),
    }
}
