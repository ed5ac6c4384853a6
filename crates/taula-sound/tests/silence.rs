//! Sounds come out of silence and go back to it: nothing clicks when they are laid one over another.

mod measure;

use measure::variants;
use taula_sound::{Clip, PLANKS, Sound, plank};

fn everything() -> impl Iterator<Item = (String, Clip)> {
    let sounds = Sound::ALL
        .into_iter()
        .flat_map(|s| variants(s).map(move |c| (format!("{s:?}"), c)));
    let planks = (0..PLANKS).map(|n| (format!("plank {n}"), plank(n, 0)));
    sounds.chain(planks)
}

#[test]
fn both_ends_are_silent() {
    for (name, clip) in everything() {
        let peak = clip.peak();
        let s = &clip.samples;
        let (first, last) = (s[0].abs(), s[s.len() - 1].abs());
        assert!(first < 1e-4 && last < 1e-4, "{name}: {first} {last}");
        // The last 2 ms are near silence too, not just the last sample.
        for v in &s[s.len() - 88..] {
            assert!(v.abs() < peak * 0.01, "{name} ends with {v}");
        }
    }
}

#[test]
fn every_sample_is_a_number() {
    for (name, clip) in everything() {
        assert!(clip.samples.iter().all(|s| s.is_finite()), "{name}");
    }
}

#[test]
fn the_mean_is_silence() {
    for (name, clip) in everything() {
        let n = clip.samples.len() as f32;
        let mean = clip.samples.iter().sum::<f32>() / n;
        let rms = (clip.samples.iter().map(|s| s * s).sum::<f32>() / n).sqrt();
        assert!(mean.abs() < rms * 0.01, "{name}: {mean} of {rms}");
    }
}

#[test]
fn nothing_jumps() {
    // The step from one sample to the next, of the peak: a click would be one of half the peak or more
    // where all before was silent.
    for (name, clip) in everything() {
        let peak = clip.peak();
        let first = clip.samples.windows(2).take(8);
        for w in first {
            assert!(
                (w[1] - w[0]).abs() < peak * 0.25,
                "{name} begins with {w:?}"
            );
        }
    }
}
