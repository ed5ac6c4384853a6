//! The same call gives the same samples, and no two hops sound the same.

mod measure;

use measure::{distance, variants};
use taula_sound::{PLANKS, Sound, plank, sound};

#[test]
fn the_same_sound_again_is_the_same() {
    for s in Sound::ALL {
        for v in 0..s.variants() {
            assert!(sound(s, v) == sound(s, v), "{s:?} {v}");
        }
    }
    assert!(plank(1, 2) == plank(1, 2));
}

#[test]
fn past_the_last_variant_they_begin_anew() {
    for s in Sound::ALL {
        assert!(sound(s, s.variants()) == sound(s, 0), "{s:?}");
    }
    assert!(plank(PLANKS, 0) == plank(0, 0));
}

#[test]
fn what_is_heard_often_has_more_variants() {
    assert!(Sound::Hop.variants() >= 8);
    for s in Sound::ALL {
        assert!(s.variants() >= 2, "{s:?}");
    }
}

#[test]
fn variants_differ_audibly() {
    for s in Sound::ALL {
        let clips: Vec<_> = variants(s).collect();
        for (i, a) in clips.iter().enumerate() {
            for (j, b) in clips.iter().enumerate().skip(i + 1) {
                let d = distance(&a.samples, &b.samples);
                assert!(d > 1.5, "{s:?} {i} and {j} are {d} dB apart");
            }
        }
    }
}

#[test]
fn variants_are_still_the_same_thing() {
    // Nearer to each other than to another thing of the same length.
    for (a, other) in [
        (Sound::Hop, Sound::Disc),
        (Sound::Disc, Sound::Hop),
        (Sound::DieLand, Sound::Barrier),
    ] {
        let first = sound(a, 0).samples;
        let own = measure::mean(a, |c| distance(&first, c));
        let far = measure::mean(other, |c| distance(&first, c));
        assert!(own < far, "{a:?}: {own} dB, {other:?}: {far} dB");
    }
}
