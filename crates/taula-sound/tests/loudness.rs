//! What is heard often is quiet, what is rare may be loud; measured with a meter that is not ours.

mod measure;

use measure::{loudness, mean, variants};
use taula_sound::Sound;

/// The loudest 0.4 s of each sound, in LUFS.
fn stated(s: Sound) -> f32 {
    match s {
        Sound::Focus => -44.0,
        Sound::Press | Sound::Paper => -36.0,
        Sound::Hop | Sound::Step | Sound::Seed | Sound::Page | Sound::Drop => -33.0,
        Sound::Ripples => -38.0,
        Sound::Wing => -37.5,
        Sound::Slide => -36.5,
        Sound::Deal => -34.5,
        Sound::Disc | Sound::Turn | Sound::Tile | Sound::Swivel | Sound::Reveal => -32.5,
        Sound::Clack | Sound::Leaf | Sound::Plop | Sound::Lift => -31.0,
        Sound::Error => -32.0,
        Sound::DieLand | Sound::Barrier | Sound::Bind | Sound::Home | Sound::Away => -30.5,
        Sound::DieRattle | Sound::Seeds => -29.5,
        Sound::Lotus => -30.0,
        Sound::Capture | Sound::Topple | Sound::Apart | Sound::Txok => -28.0,
        Sound::Offer => -27.0,
        Sound::Count => -25.0,
        Sound::Goal => -24.5,
        Sound::Win => -22.0,
    }
}

#[test]
fn every_variant_is_as_loud_as_is_said() {
    for s in Sound::ALL {
        for (v, clip) in variants(s).enumerate() {
            let heard = loudness(&clip.samples, 1);
            assert!(
                (heard - stated(s)).abs() < 0.5,
                "{s:?} {v}: {heard} LUFS instead of {}",
                stated(s)
            );
        }
    }
}

#[test]
fn the_rarer_the_louder() {
    let order = [
        Sound::Focus,
        Sound::Press,
        Sound::Hop,
        Sound::Barrier,
        Sound::Capture,
        Sound::Goal,
        Sound::Win,
    ]
    .map(|s| mean(s, |c| loudness(c, 1)));
    assert!(order.is_sorted_by(|a, b| a + 1.0 < *b), "{order:?}");
}

#[test]
fn no_sample_reaches_minus_three_decibels() {
    for s in Sound::ALL {
        for clip in variants(s) {
            assert!(clip.peak() <= 0.708, "{s:?}: {}", clip.peak());
            assert!(clip.peak() > 0.02, "{s:?} is there: {}", clip.peak());
        }
    }
}
