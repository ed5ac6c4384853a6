//! What is heard of each event, and when.

use taula_rules::games::taihou::{Call, Event, FILES, Square};
use taula_sound::Sound;

use super::{TaihouTable, pieces};

/// From which side something is heard: -1 at the left edge of the board, 1 at the right.
fn side(square: Square) -> f32 {
    ((f32::from(square.file()) + 0.5) / f32::from(FILES) * 2.0 - 1.0) * 0.6
}

/// When something is heard of an event, from 0 to 1, what, and from which side.
#[must_use]
pub fn moments(table: &TaihouTable, event: &Event) -> Vec<(f32, Sound, f32)> {
    match *event {
        Event::Drawn { .. } => vec![(0.0, Sound::Deal, 0.0)],
        Event::Laid { ref tiles, .. } => {
            let whole =
                pieces::DEALT as f32 * (tiles.len() as f32 - 1.0) + pieces::DEALT_EACH as f32;
            let lies =
                |n: usize| (pieces::DEALT as f32 * n as f32 + pieces::DEALT_EACH as f32) / whole;
            let heard = tiles.iter().enumerate();
            heard
                .map(|(n, tile)| (lies(n).min(1.0), Sound::Deal, side(tile.square)))
                .collect()
        }
        Event::Shown { .. } => vec![(0.5, Sound::Reveal, 0.0)],
        Event::Placed { square, .. } if !table.hides_square(square) => {
            vec![(1.0, Sound::Tile, side(square))]
        }
        Event::Lifted => vec![(0.0, Sound::Lift, 0.0)],
        Event::Moved {
            ref path,
            to,
            ref over,
            ..
        } => {
            let mut heard = Vec::new();
            if path.len() > 1 || !over.is_empty() {
                let count = path.len() as f32;
                let passed = path.iter().enumerate().take(path.len().saturating_sub(1));
                heard
                    .extend(passed.map(|(n, &at)| ((n + 1) as f32 / count, Sound::Wing, side(at))));
                if heard.is_empty() {
                    heard.push((0.0, Sound::Wing, side(to)));
                }
            }
            let ends = if table.rules().ground().is_lake(to) {
                Sound::Plop
            } else {
                Sound::Tile
            };
            heard.push((1.0, ends, side(to)));
            heard
        }
        Event::Turned { square, .. } => vec![(0.3, Sound::Swivel, side(square))],
        Event::Captured { square, .. } => vec![(0.0, Sound::Txok, side(square))],
        Event::Replaced { square, .. } => vec![(1.0, Sound::Tile, side(square))],
        Event::Lotus { square, .. } => vec![(1.0, Sound::Lotus, side(square))],
        Event::Called { call, .. } => match call {
            Call::HatLo { offer, .. } => vec![(0.2, Sound::Offer, side(offer))],
            Call::KhiLoi { .. } => vec![(0.0, Sound::Count, 0.0)],
        },
        _ => Vec::new(),
    }
}
