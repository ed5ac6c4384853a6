//! Wood sounds like wood, bone like bone, and what is muffled has no highs.

mod measure;

use measure::{centroid, energy, mean, onsets, share, spectrum, variants};
use taula_sound::{Sound, sound};

/// The middle of the power of each sound, in Hz: least and most over its variants.
fn middle(s: Sound) -> (f32, f32) {
    variants(s).fold((f32::MAX, 0.0), |(low, high), c| {
        let hz = centroid(&c.samples);
        (low.min(hz), high.max(hz))
    })
}

#[test]
fn each_material_has_its_own_height() {
    for (s, low, high) in [
        (Sound::Error, 150.0, 350.0),
        (Sound::Home, 200.0, 350.0),
        (Sound::Hop, 350.0, 600.0),
        (Sound::Press, 350.0, 700.0),
        (Sound::Goal, 300.0, 600.0),
        (Sound::Win, 300.0, 600.0),
        (Sound::Capture, 450.0, 700.0),
        (Sound::Drop, 400.0, 800.0),
        (Sound::Focus, 450.0, 800.0),
        (Sound::DieLand, 400.0, 900.0),
        (Sound::Barrier, 700.0, 1100.0),
        (Sound::Tile, 600.0, 1000.0),
        (Sound::Seed, 550.0, 1000.0),
        (Sound::Seeds, 700.0, 1200.0),
        (Sound::Step, 500.0, 900.0),
        (Sound::Topple, 500.0, 1000.0),
        (Sound::Bind, 700.0, 1500.0),
        (Sound::Disc, 500.0, 900.0),
        (Sound::Turn, 500.0, 1200.0),
        (Sound::Slide, 700.0, 1600.0),
        (Sound::Clack, 1000.0, 2400.0),
        (Sound::Apart, 500.0, 1100.0),
        (Sound::Away, 400.0, 900.0),
        (Sound::DieRattle, 1200.0, 1900.0),
        (Sound::Paper, 1800.0, 2800.0),
        (Sound::Page, 1800.0, 2800.0),
        (Sound::Swivel, 1100.0, 1900.0),
        (Sound::Wing, 1200.0, 1800.0),
        (Sound::Txok, 800.0, 1200.0),
        (Sound::Offer, 900.0, 1500.0),
        (Sound::Count, 180.0, 330.0),
        (Sound::Lotus, 350.0, 550.0),
        (Sound::Plop, 350.0, 900.0),
        (Sound::Ripples, 800.0, 1200.0),
        (Sound::Leaf, 400.0, 750.0),
        (Sound::Lift, 1000.0, 1500.0),
        (Sound::Deal, 700.0, 1100.0),
        (Sound::Reveal, 600.0, 950.0),
    ] {
        let (least, most) = middle(s);
        eprintln!(
            "{s:?} {least} {most} low {}",
            mean(s, |c| share(c, 0.0, 250.0))
        );
        assert!(least >= low && most <= high, "{s:?}: {least} to {most} Hz");
    }
}

#[test]
fn harder_is_brighter() {
    let hz = |s| mean(s, centroid);
    assert!(hz(Sound::DieRattle) > 2.0 * hz(Sound::Hop), "bone, wood");
    assert!(hz(Sound::Disc) > 1.3 * hz(Sound::Hop), "stone, wood");
    assert!(
        hz(Sound::Clack) > 1.4 * hz(Sound::Disc),
        "stone on stone, stone on a slab"
    );
    assert!(
        hz(Sound::Disc) > hz(Sound::Away),
        "stone on a slab, stone on thin wood"
    );
    assert!(hz(Sound::Seed) > 1.3 * hz(Sound::Hop), "shell, wood");
    assert!(hz(Sound::Step) > 1.2 * hz(Sound::Hop), "cane, wood");
    assert!(hz(Sound::Bind) > 1.3 * hz(Sound::Step), "cord, cane");
    assert!(
        hz(Sound::Barrier) > hz(Sound::Hop),
        "wood on wood, wood on board"
    );
    assert!(hz(Sound::Hop) > 1.2 * hz(Sound::Home), "board, felt");
    assert!(
        hz(Sound::Txok) > 1.1 * hz(Sound::Tile),
        "wood on wood, wood on gravel"
    );
    assert!(
        hz(Sound::Offer) > 3.0 * hz(Sound::Count),
        "a call to come, a call to end"
    );
    assert!(hz(Sound::Wing) > 1.5 * hz(Sound::Leaf), "air, a frame");
    assert!(hz(Sound::Press) > 1.7 * hz(Sound::Error), "card, muffled");
}

#[test]
fn a_small_loudspeaker_has_something_to_say() {
    // Those of a laptop give little below 250 Hz.
    for s in Sound::ALL {
        let low = mean(s, |c| share(c, 0.0, 250.0));
        assert!(low < 0.75, "{s:?}: {} % below 250 Hz", low * 100.0);
    }
}

#[test]
fn nothing_is_harsh() {
    for s in Sound::ALL {
        for (v, clip) in variants(s).enumerate() {
            let high = share(&clip.samples, 7000.0, 22_050.0);
            assert!(high < 0.02, "{s:?} {v}: {} % above 7 kHz", high * 100.0);
        }
    }
}

#[test]
fn knocks_die_away_and_do_not_ring() {
    // Of the energy after the loudest 2 ms, all but a thousandth is over within this many seconds.
    for (s, within) in [
        (Sound::Hop, 0.08),
        (Sound::Focus, 0.04),
        (Sound::Press, 0.07),
        (Sound::Seed, 0.07),
        (Sound::Disc, 0.08),
        (Sound::Clack, 0.10),
        (Sound::Step, 0.08),
        (Sound::Tile, 0.11),
        (Sound::Deal, 0.08),
        (Sound::Reveal, 0.14),
        (Sound::Leaf, 0.13),
        (Sound::Txok, 0.19),
        (Sound::Wing, 0.11),
        (Sound::DieLand, 0.12),
        (Sound::Barrier, 0.13),
    ] {
        for (v, clip) in variants(s).enumerate() {
            let energy = energy(&clip.samples);
            let all: f32 = energy.iter().sum();
            let late: f32 = energy[(within / 0.002) as usize..].iter().sum();
            assert!(late < all * 1e-3, "{s:?} {v}: {} left", late / all);
        }
    }
}

#[test]
fn a_die_slows_down() {
    for (v, clip) in variants(Sound::DieRattle).enumerate() {
        let at = onsets(&clip.samples);
        assert!((7..=16).contains(&at.len()), "{v}: {at:?}");
        let gaps: Vec<f32> = at.windows(2).map(|w| w[1] - w[0]).collect();
        let half = gaps.len() / 2;
        let early = gaps[..half].iter().sum::<f32>() / half as f32;
        let late = gaps[half..].iter().sum::<f32>() / (gaps.len() - half) as f32;
        assert!(late > 1.5 * early, "{v}: {gaps:?}");
        // The landing, played when this is over, falls where the next blow would have.
        let next = clip.seconds() - at[at.len() - 1];
        assert!((0.085..0.15).contains(&next), "{v}: {next} s after {at:?}");
    }
}

#[test]
fn a_captured_pawn_bounces_ever_quicker() {
    for (v, clip) in variants(Sound::Capture).enumerate() {
        let at = onsets(&clip.samples);
        assert!(at.len() >= 4, "{v}: {at:?}");
        assert!(
            (0.08..0.15).contains(&at[1]),
            "{v}: in the air until {at:?}"
        );
        let gaps: Vec<f32> = at[1..].windows(2).map(|w| w[1] - w[0]).collect();
        assert!(gaps.is_sorted_by(|a, b| a >= b), "{v}: {gaps:?}");
    }
}

#[test]
fn a_toppled_stick_rolls_ever_slower() {
    for (v, clip) in variants(Sound::Topple).enumerate() {
        let at = onsets(&clip.samples);
        assert!(at.len() >= 4, "{v}: {at:?}");
        assert!((0.08..0.15).contains(&at[1]), "{v}: it falls at {at:?}");
        let gaps: Vec<f32> = at[1..].windows(2).map(|w| w[1] - w[0]).collect();
        assert!(gaps.iter().all(|gap| *gap < 0.10), "{v}: {gaps:?}");
    }
}

#[test]
fn stones_are_set_apart_one_after_the_other() {
    for (v, clip) in variants(Sound::Apart).enumerate() {
        let at = onsets(&clip.samples);
        // The stack, and three that are put beside it; a scrape between may count as one more.
        let late: Vec<f32> = at.iter().copied().filter(|at| *at > 0.125).collect();
        assert!((3..=5).contains(&late.len()), "{v}: {at:?}");
        assert!(late[late.len() - 1] < 0.42, "{v}: {at:?}");
    }
}

#[test]
fn a_stone_rocks_ever_quicker_until_it_lies_in_its_tray() {
    for (v, clip) in variants(Sound::Away).enumerate() {
        let at = onsets(&clip.samples);
        assert!(at.len() >= 3, "{v}: {at:?}");
        let gaps: Vec<f32> = at.windows(2).map(|w| w[1] - w[0]).collect();
        assert!(gaps.is_sorted_by(|a, b| a >= b), "{v}: {gaps:?}");
    }
}

#[test]
fn what_is_ground_or_slid_lasts_and_what_is_set_down_does_not() {
    // How much of the energy is in the loudest tenth of the time: much of a knock, little of a rub.
    let crowded = |s| {
        measure::mean(s, |samples| {
            let mut energy = energy(samples);
            energy.sort_by(|a, b| b.total_cmp(a));
            let all: f32 = energy.iter().sum();
            energy[..energy.len() / 10].iter().sum::<f32>() / all
        })
    };
    let (slid, ground, set) = (
        crowded(Sound::Slide),
        crowded(Sound::Turn),
        crowded(Sound::Disc),
    );
    assert!(slid < 0.5 && slid + 0.2 < set, "{slid} and {set}");
    assert!(ground < set, "{ground} and {set}");
}

#[test]
fn seeds_fall_into_their_tray_after_they_left_the_hand() {
    for (v, clip) in variants(Sound::Seeds).enumerate() {
        let energy = energy(&clip.samples);
        let at = |from: f32, to: f32| -> f32 {
            energy[(from / 0.002) as usize..(to / 0.002) as usize]
                .iter()
                .sum()
        };
        assert!(at(0.18, 0.45) > 4.0 * at(0.0, 0.17), "{v}");
        assert!(
            at(0.55, 0.64) < 0.2 * at(0.18, 0.45),
            "{v}: they come to rest"
        );
    }
}

#[test]
fn an_error_knocks_twice_and_two_pawns_click_twice() {
    for (s, least, most) in [(Sound::Error, 0.1, 0.15), (Sound::Barrier, 0.03, 0.055)] {
        for (v, clip) in variants(s).enumerate() {
            let at = onsets(&clip.samples);
            assert_eq!(at.len(), 2, "{s:?} {v}: {at:?}");
            let gap = at[1] - at[0];
            assert!((least..most).contains(&gap), "{s:?} {v}: {gap}");
        }
    }
}

/// The strongest pitches of a sound in Hz, strongest first, within 26 dB of the strongest.
fn pitches(samples: &[f32]) -> Vec<f32> {
    let (power, step) = spectrum(samples);
    let most = power.iter().copied().fold(0.0, f32::max);
    let wide = (30.0 / step) as usize;
    let mut found: Vec<(f32, f32)> = (wide..power.len() - wide)
        .filter(|&i| power[i] > most * 0.0025)
        .filter(|&i| power[i - wide..=i + wide].iter().all(|p| *p <= power[i]))
        .map(|i| (power[i], i as f32 * step))
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, hz)| hz).collect()
}

#[test]
fn planks_that_mean_something_good_are_in_tune() {
    for (s, least) in [(Sound::Goal, 3), (Sound::Win, 4)] {
        for v in 0..s.variants() {
            let clip = sound(s, v);
            let hz = pitches(&clip.samples);
            assert!(hz.len() >= least, "{s:?} {v}: {hz:?}");
            // All are whole multiples of a tone far below, within a sixth of a half tone.
            for p in &hz {
                let n = p / 24.5;
                let cents = 1200.0 * (n / n.round()).log2().abs();
                assert!(cents < 18.0, "{s:?} {v}: {p} Hz is {cents} cents off");
            }
        }
    }
}

#[test]
fn a_win_rises() {
    for clip in variants(Sound::Win) {
        let hz = [0.0, 0.35, 0.75].map(|at| {
            let start = (at * 44_100.0) as usize;
            centroid(&clip.samples[start..start + 8820])
        });
        assert!(hz.is_sorted_by(|a, b| a * 1.2 < *b), "{hz:?}");
    }
}

#[test]
fn a_call_to_come_rises_and_a_call_to_end_stays() {
    // The strongest pitch of the first tone, and of the last.
    let two = |s, from: f32, to: f32| {
        variants(s).map(move |clip| {
            let at = |from: f32, to: f32| {
                let at = |s: f32| (s * 44_100.0) as usize;
                pitches(&clip.samples[at(from)..at(to)])[0]
            };
            (at(0.0, from), at(to, to + 0.2))
        })
    };
    for (first, last) in two(Sound::Offer, 0.1, 0.2) {
        assert!(last > first * 1.15, "{first} to {last} Hz");
    }
    for (first, last) in two(Sound::Count, 0.4, 0.7) {
        // Octaves are one tone to the ear: the log has several.
        let octaves = (last / first).log2();
        assert!(
            (octaves - octaves.round()).abs() < 0.05,
            "{first} to {last} Hz"
        );
    }
}

#[test]
fn what_falls_into_the_water_comes_up_in_drops() {
    for (v, clip) in variants(Sound::Plop).enumerate() {
        let at = onsets(&clip.samples);
        assert!(at.len() >= 3 && at[0] < 0.01, "{v}: {at:?}");
        // The bubble rises while it rings.
        let hz = |from: usize, to: usize| centroid(&clip.samples[from * 44..to * 44]);
        assert!(hz(80, 100) > 1.15 * hz(28, 48), "{v}");
    }
}
