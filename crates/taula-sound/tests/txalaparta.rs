//! Two players in turn, never in a hurry, never the same again, and quieter than the game.

mod measure;

use measure::loudness;
use std::collections::HashSet;
use taula_sound::{PLANKS, Phrase, RATE, Sound, Txalaparta, plank, sound};

fn phrases(seed: u64, n: usize) -> Vec<Phrase> {
    let mut players = Txalaparta::new(seed);
    (0..n).map(|_| players.phrase()).collect()
}

/// What a listener could notice of a phrase: planks, and times to a twentieth of a second.
fn noticed(p: &Phrase) -> Vec<(u8, i32)> {
    p.strokes
        .iter()
        .map(|s| (s.plank, (s.at * 20.0).round() as i32))
        .collect()
}

#[test]
fn a_seed_decides_the_music() {
    assert_eq!(phrases(5, 20), phrases(5, 20));
    assert_ne!(phrases(5, 1), phrases(6, 1));
    let (mut a, mut b) = (Txalaparta::new(9), Txalaparta::new(9));
    assert!(a.phrase().samples() == b.phrase().samples());
}

#[test]
fn no_phrase_comes_again() {
    for seed in 0..5 {
        let heard: HashSet<_> = phrases(seed, 200).iter().map(noticed).collect();
        assert_eq!(heard.len(), 200, "seed {seed}");
    }
    let first: HashSet<_> = (0..200).map(|seed| noticed(&phrases(seed, 1)[0])).collect();
    assert_eq!(first.len(), 200, "seeds begin differently");
}

#[test]
fn strokes_are_in_order_and_never_too_close() {
    for seed in 0..50 {
        for p in phrases(seed, 40) {
            for w in p.strokes.windows(2) {
                let gap = w[1].at - w[0].at;
                assert!(gap >= Txalaparta::CLOSEST, "seed {seed}: {w:?}");
            }
            for s in &p.strokes {
                assert!(s.plank < PLANKS && s.at >= 0.0);
                assert!((0.2..=1.0).contains(&s.strength), "{s:?}");
                assert!(s.pan.abs() <= 0.6, "{s:?}");
            }
        }
    }
}

#[test]
fn it_is_sparse_and_rests() {
    for seed in 0..50 {
        let all = phrases(seed, 40);
        let (mut strokes, mut seconds) = (0, 0.0);
        for p in &all {
            assert!((6.0..=12.0).contains(&p.seconds), "{}", p.seconds);
            assert!((4..=17).contains(&p.strokes.len()), "{p:?}");
            let rest = p.seconds - p.strokes.last().unwrap().at;
            assert!(rest >= 1.5, "seed {seed}: {rest} s of rest");
            strokes += p.strokes.len();
            seconds += p.seconds;
        }
        let density = strokes as f32 / seconds;
        assert!((0.7..=2.0).contains(&density), "seed {seed}: {density}/s");
    }
}

#[test]
fn two_players_take_turns() {
    // Who sits left plays low, who sits right plays high; both are heard, the steady one more.
    let all = phrases(3, 100);
    let strokes: Vec<_> = all.iter().flat_map(|p| &p.strokes).collect();
    let left = strokes.iter().filter(|s| s.pan < 0.0).count();
    let right = strokes.len() - left;
    assert!(left > right && right * 3 > left, "{left} and {right}");
    for p in &all {
        // Nobody strikes more than twice before the other's time comes.
        for w in p.strokes.windows(3) {
            let one_side = w.iter().all(|s| s.pan < 0.0) || w.iter().all(|s| s.pan > 0.0);
            let turn = w[2].at - w[0].at;
            assert!(!one_side || turn > 0.7, "{w:?}");
        }
    }
}

#[test]
fn the_pace_drifts() {
    // The time between the two strokes of a turn, over ten minutes.
    let gaps: Vec<f32> = phrases(11, 80)
        .iter()
        .flat_map(|p| p.strokes.windows(2))
        .filter(|w| w[0].pan < 0.0 && w[1].pan < 0.0 && w[1].at - w[0].at < 0.45)
        .map(|w| w[1].at - w[0].at)
        .collect();
    let (low, high) = gaps
        .iter()
        .fold((f32::MAX, 0.0f32), |(l, h), g| (l.min(*g), h.max(*g)));
    assert!(
        low > 0.22 && high < 0.40 && high - low > 0.03,
        "{low} {high}"
    );
}

#[test]
fn it_is_quieter_than_a_hop() {
    let hop = loudness(&sound(Sound::Hop, 0).samples, 1);
    for seed in 0..4 {
        for p in phrases(seed, 3) {
            let flat: Vec<f32> = p.samples().into_iter().flatten().collect();
            let heard = loudness(&flat, 2);
            assert!(heard < hop - 1.0, "{heard}, a hop {hop} LUFS");
            assert!(heard > -46.0, "{heard} LUFS can hardly be heard");
        }
    }
}

#[test]
fn a_phrase_is_silent_at_both_ends_and_as_long_as_it_says() {
    for p in phrases(2, 6) {
        let samples = p.samples();
        assert!((samples.len() as f32 / RATE as f32 - p.seconds).abs() < 0.001);
        for [l, r] in [samples[0], samples[samples.len() - 1]] {
            assert!(l.abs() < 1e-4 && r.abs() < 1e-4);
        }
        // The last fifth of a second is below -66 dBFS already: the next phrase does not cut this one.
        for [l, r] in &samples[samples.len() - RATE as usize / 5..] {
            assert!(l.abs() < 5e-4 && r.abs() < 5e-4, "{l} {r}");
        }
        assert!(samples.iter().flatten().all(|s| s.abs() <= 0.708));
    }
}

#[test]
fn both_ears_hear_it_differently() {
    let samples = phrases(4, 1)[0].samples();
    let (mut both, mut side) = (0.0, 0.0);
    for [l, r] in samples {
        both += (l + r).powi(2);
        side += (l - r).powi(2);
    }
    assert!((0.02..0.6).contains(&(side / both)), "{}", side / both);
}

#[test]
fn planks_go_up() {
    let pitch = |n| {
        let clip = plank(n, 0);
        let (power, step) = measure::spectrum(&clip.samples);
        let most = (0..power.len())
            .max_by(|&a, &b| power[a].total_cmp(&power[b]))
            .unwrap();
        most as f32 * step
    };
    let hz: Vec<f32> = (0..PLANKS).map(pitch).collect();
    assert!(hz.is_sorted_by(|a, b| a * 1.08 < *b), "{hz:?}");
    assert!(hz[0] > 150.0 && hz[4] < 420.0, "{hz:?}");
}
