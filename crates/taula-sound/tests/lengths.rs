//! Sounds last as long as is said of them, so that pictures can move in time with them.

mod measure;

use measure::{energy, variants};
use taula_sound::Sound;

fn stated(s: Sound) -> (f32, f32) {
    match s {
        Sound::DieRattle => (0.5, 0.6),
        Sound::DieLand | Sound::Barrier => (0.15, 0.2),
        Sound::Hop => (0.1, 0.12),
        Sound::Capture | Sound::Topple => (0.45, 0.5),
        Sound::Home => (0.25, 0.3),
        Sound::Goal => (1.1, 1.3),
        Sound::Win => (2.0, 2.5),
        Sound::Focus => (0.04, 0.06),
        Sound::Press | Sound::Seed => (0.08, 0.1),
        Sound::Error => (0.25, 0.32),
        Sound::Paper => (0.22, 0.28),
        Sound::Page => (0.45, 0.55),
        Sound::Drop => (0.2, 0.25),
        Sound::Seeds => (0.6, 0.7),
        Sound::Disc => (0.12, 0.14),
        Sound::Turn => (0.22, 0.26),
        Sound::Slide => (0.26, 0.32),
        Sound::Clack => (0.13, 0.16),
        Sound::Apart => (0.5, 0.58),
        Sound::Away => (0.3, 0.36),
        Sound::Tile => (0.16, 0.2),
        Sound::Step => (0.09, 0.11),
        Sound::Bind => (0.3, 0.36),
        Sound::Swivel => (0.2, 0.24),
        Sound::Wing => (0.11, 0.13),
        Sound::Txok => (0.22, 0.26),
        Sound::Offer => (0.85, 0.95),
        Sound::Count => (1.7, 1.8),
        Sound::Lotus => (0.5, 0.6),
        Sound::Plop => (0.4, 0.5),
        Sound::Ripples => (0.7, 0.8),
        Sound::Leaf => (0.15, 0.2),
        Sound::Lift => (0.6, 0.7),
        Sound::Deal => (0.08, 0.1),
        Sound::Reveal => (0.13, 0.17),
    }
}

#[test]
fn each_sound_lasts_as_long_as_is_said() {
    for s in Sound::ALL {
        let (least, most) = stated(s);
        for clip in variants(s) {
            let seconds = clip.seconds();
            assert!((least..=most).contains(&seconds), "{s:?}: {seconds}");
        }
    }
}

#[test]
fn a_sound_that_answers_a_hand_begins_at_once() {
    for s in [
        Sound::Hop,
        Sound::Capture,
        Sound::Barrier,
        Sound::Focus,
        Sound::Press,
        Sound::Error,
        Sound::DieLand,
        Sound::Step,
        Sound::Topple,
        Sound::Bind,
        Sound::Seed,
        Sound::Disc,
        Sound::Clack,
        Sound::Apart,
        Sound::Away,
        Sound::Tile,
        Sound::Swivel,
        Sound::Wing,
        Sound::Txok,
        Sound::Offer,
        Sound::Count,
        Sound::Lotus,
        Sound::Plop,
        Sound::Leaf,
        Sound::Lift,
        Sound::Deal,
        Sound::Reveal,
        Sound::Goal,
        Sound::Win,
    ] {
        for clip in variants(s) {
            let energy = energy(&clip.samples);
            let most = energy.iter().copied().fold(0.0, f32::max);
            let first = energy.iter().position(|e| *e > most * 0.05).unwrap();
            assert!(first <= 4, "{s:?} is heard after {} ms", first * 2);
        }
    }
}

#[test]
fn a_hop_is_over_before_the_next() {
    for clip in variants(Sound::Hop).chain(variants(Sound::Step)) {
        let all: f32 = clip.samples.iter().map(|s| s * s).sum();
        let late: f32 = clip.samples[44 * 60..].iter().map(|s| s * s).sum();
        assert!(
            late < all * 0.01,
            "{} of a hop after 60 ms",
            late / all * 100.0
        );
    }
}
