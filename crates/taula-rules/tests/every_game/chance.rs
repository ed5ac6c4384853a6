//! The dice: which throw a seed brings at which number is fixed for good (records depend on it), and the
//! throws are fair.

use rand::Rng;
use serde_json::json;
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::{Levels, Match, Rules, chance};

/// ChaCha with 8 rounds, written from its definition: the block at `counter` of a key and a nonce.
fn chacha8(key: [u8; 32], counter: u64, nonce: u64) -> [u8; 64] {
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    let mut start = [0_u32; 16];
    for (slot, bytes) in start.iter_mut().zip(b"expand 32-byte k".chunks(4)) {
        *slot = word(bytes);
    }
    for (slot, bytes) in start[4..].iter_mut().zip(key.chunks(4)) {
        *slot = word(bytes);
    }
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;
    start[14] = nonce as u32;
    start[15] = (nonce >> 32) as u32;

    let mut state = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (to, from, mixed, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            state[to] = state[to].wrapping_add(state[from]);
            state[mixed] = (state[mixed] ^ state[to]).rotate_left(turn);
        }
    };
    for _ in 0..4 {
        for column in 0..4 {
            quarter(column, 4 + column, 8 + column, 12 + column);
        }
        for column in 0..4 {
            quarter(
                column,
                4 + (column + 1) % 4,
                8 + (column + 2) % 4,
                12 + (column + 3) % 4,
            );
        }
    }
    let mut block = [0; 64];
    for (bytes, (mixed, start)) in block.chunks_mut(4).zip(state.iter().zip(start)) {
        bytes.copy_from_slice(&mixed.wrapping_add(start).to_le_bytes());
    }
    block
}

/// The first number of the stream of the n-th outcome, as `chance` describes it.
fn number(seed: u64, n: u64) -> u64 {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    u64::from_le_bytes(chacha8(key, 0, n)[..8].try_into().unwrap())
}

fn die(seed: u64, n: u64) -> u8 {
    1 + ((u128::from(number(seed, n)) * 6) >> 64) as u8
}

/// What four seeds show, by the weights 4, 6, 4, 1 and 1 of the scores 1, 2, 3, 4 and 8.
fn seeds(seed: u64, n: u64) -> u8 {
    let place = (u128::from(number(seed, n)) * 16) >> 64;
    [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 8][place as usize]
}

fn rules<R: Rules>() -> R {
    let options = R::read_options(&json!({"opening": "seat0"})).unwrap();
    R::new(options, &Levels::built_in()).unwrap()
}

fn parchis() -> Parchis {
    rules()
}

fn throw<R: Rules>(rules: &R, seed: u64, n: u64) -> u8 {
    let mv = rules.sample(&rules.start(), &mut chance::stream(seed, n));
    let text = rules.text(&rules.start(), mv);
    text.strip_prefix("roll ").unwrap().parse().unwrap()
}

const SEEDS: [u64; 6] = [0, 1, 7, 1 << 32, 0x0123_4567_89ab_cdef, u64::MAX];

/// The test vector that is published for ChaCha8 with a key and a nonce of zeros.
#[test]
fn chacha8_is_chacha8() {
    let known = [
        0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6, 0x7f, 0x5b, 0xb8, 0xe8, 0x1f, 0x09, 0xa5,
        0xa1, 0x2c, 0x84, 0x0e, 0xc3, 0xce, 0x9a, 0x7f, 0x3b, 0x18, 0x1b, 0xe1, 0x88, 0xef, 0x71,
        0x1a, 0x1e,
    ];
    assert_eq!(chacha8([0; 32], 0, 0)[..32], known);
}

#[test]
fn the_stream_is_as_described() {
    for seed in SEEDS {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        for n in [0, 1, 2, 1_000, u64::from(u32::MAX), 1 << 32, u64::MAX] {
            let mut rng = chance::stream(seed, n);
            for block in 0..3 {
                for bytes in chacha8(key, block, n).chunks(8) {
                    let expected = u64::from_le_bytes(bytes.try_into().unwrap());
                    assert_eq!(rng.next_u64(), expected, "seed {seed}, outcome {n}");
                }
            }
        }
    }
}

#[test]
fn a_number_below_a_total_is_as_described() {
    for n in 0..2_000 {
        for total in [1, 2, 6, 10, 1_000, u32::MAX] {
            let expected = ((u128::from(number(3, n)) * u128::from(total)) >> 64) as u32;
            assert_eq!(chance::below(&mut chance::stream(3, n), total), expected);
        }
    }
}

/// Worked out once by a program in another language; never to be changed, or old records replay wrongly.
#[test]
fn the_throws_of_some_seeds() {
    let rules = parchis();
    for (seed, throws) in [
        (0, "6565451534545511524526344353554536343245"),
        (7, "5614215154131366424324331331363651452312"),
        (1 << 32, "5525216314235556654643366132263266215135"),
        (u64::MAX, "5243314635565456632121246365556153263115"),
    ] {
        let thrown: String = (0..40)
            .map(|n| throw(&rules, seed, n).to_string())
            .collect();
        assert_eq!(thrown, throws, "seed {seed}");
    }
    let far: String = (u64::from(u32::MAX) - 2..)
        .take(8)
        .map(|n| throw(&rules, 7, n).to_string())
        .collect();
    assert_eq!(far, "41516115");
}

/// As fixed as those of Parchís.
#[test]
fn the_throws_of_some_seeds_in_thaayam() {
    let rules: Thaayam = rules();
    for (seed, throws) in [
        (0, "3383231322333311312314232232332328232123"),
        (7, "3413113133121248222222221221242431332212"),
        (1 << 32, "3313214212223333332322248121242184213123"),
        (u64::MAX, "3222212423343234321121224233338132132113"),
    ] {
        let thrown: String = (0..40)
            .map(|n| throw(&rules, seed, n).to_string())
            .collect();
        assert_eq!(thrown, throws, "seed {seed}");
    }
}

/// Who starts a game of Tebas, by its seed: the n-th outcome is its first.
#[test]
fn the_starters_of_some_seeds_in_tebas() {
    let rules = Tebas::new(
        Tebas::read_options(&serde_json::json!({})).unwrap(),
        &Levels::built_in(),
    )
    .unwrap();
    for seed in SEEDS {
        for n in 0..50 {
            let drawn = rules.sample(&rules.start(), &mut chance::stream(seed, n));
            let x = chance::stream(seed, n).next_u64();
            // The greater half of the numbers is seat 1.
            assert_eq!(
                rules.text(&rules.start(), drawn),
                format!("roll {}", x >> 63)
            );
        }
    }
}

/// A layout of the garden games: ten values, each the one at place floor(x * left / 2^64) of those left, ascending,
/// with the next number of the stream.
#[test]
fn any_layout_can_be_checked() {
    let options = Taihou::read_options(&json!({"opening": "seat0"})).unwrap();
    let rules = Taihou::new(options, &Levels::built_in()).unwrap();
    let mut first = [0; 10];
    for seed in SEEDS {
        for n in 0..200 {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            let stream: Vec<u64> = (0..2)
                .flat_map(|block| chacha8(key, block, n))
                .collect::<Vec<u8>>()
                .chunks(8)
                .map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()))
                .collect();
            let mut left: Vec<u8> = (1..=10).collect();
            let mut text = "layout".to_owned();
            for x in &stream[..10] {
                let place = (u128::from(*x) * left.len() as u128) >> 64;
                let value = left.remove(place as usize);
                text += &format!(" {value}");
            }
            let drawn = rules.sample(&rules.start(), &mut chance::stream(seed, n));
            assert_eq!(rules.text(&rules.start(), drawn), text);
            let value: usize = text.split(' ').nth(1).unwrap().parse().unwrap();
            first[value - 1] += 1;
        }
    }
    // What is exceeded once in a thousand times for 9 degrees of freedom.
    assert!(chi_square(&first) < 27.9, "{first:?}");
    // A draw shows 1 + floor(x * 10 / 2^64).
    let options = Taihou::read_options(&json!({})).unwrap();
    let rules = Taihou::new(options, &Levels::built_in()).unwrap();
    for seed in SEEDS {
        for n in 0..50 {
            let drawn = rules.sample(&rules.start(), &mut chance::stream(seed, n));
            let value = 1 + ((u128::from(number(seed, n)) * 10) >> 64);
            assert_eq!(rules.text(&rules.start(), drawn), format!("draw {value}"));
        }
    }
}

#[test]
fn any_throw_of_thaayam_can_be_checked() {
    let rules: Thaayam = rules();
    for seed in SEEDS {
        for n in 0..500 {
            assert_eq!(throw(&rules, seed, n), seeds(seed, n));
        }
    }
}

#[test]
fn any_throw_can_be_checked() {
    let rules = parchis();
    for seed in SEEDS {
        for n in 0..500 {
            assert_eq!(throw(&rules, seed, n), die(seed, n));
        }
    }
}

#[test]
fn a_game_throws_by_its_seed_and_number_whatever_is_played() {
    // Nobody can do anything with these throws, so that chance alone decides.
    let mut game = Match::new(parchis(), 7);
    for n in 0..12 {
        let outcome = game.outcome().unwrap();
        let text = game.rules().text(game.position(), outcome);
        assert_eq!(text, format!("roll {}", die(7, n)));
        assert_eq!(game.outcome(), Some(outcome), "looking changes nothing");
        // Thrown or forced, it counts.
        game.play_text("roll 4", &mut ()).unwrap();
    }
    for n in (0..12).rev() {
        game.undo();
        let outcome = game.outcome().unwrap();
        let text = game.rules().text(game.position(), outcome);
        assert_eq!(
            text,
            format!("roll {}", die(7, n)),
            "the same after undoing"
        );
    }
    // A player's move is no outcome of chance: it does not count.
    let mut game = Match::new(parchis(), 7);
    game.play_text("roll 5", &mut ()).unwrap();
    game.play_text("exit", &mut ()).unwrap();
    let outcome = game.outcome().unwrap();
    let text = game.rules().text(game.position(), outcome);
    assert_eq!(text, format!("roll {}", die(7, 1)));
    // Nor does the number depend on the position a game begins at.
    let start = game.position().clone();
    let again = Match::from_position(parchis(), start, 7);
    let text = again
        .rules()
        .text(again.position(), again.outcome().unwrap());
    assert_eq!(text, format!("roll {}", die(7, 0)));
}

/// How far counts lie from all being equal (chi-square).
fn chi_square(counts: &[u32]) -> f64 {
    chi_square_of(counts, &vec![1; counts.len()])
}

/// How far counts lie from being as these weights are to each other (chi-square).
fn chi_square_of(counts: &[u32], weights: &[u32]) -> f64 {
    let each = f64::from(counts.iter().sum::<u32>()) / f64::from(weights.iter().sum::<u32>());
    counts
        .iter()
        .zip(weights)
        .map(|(&count, &weight)| {
            let expected = each * f64::from(weight);
            (f64::from(count) - expected).powi(2) / expected
        })
        .sum()
}

#[test]
fn throws_of_thaayam_come_as_often_as_seeds_fall_so() {
    const SCORES: [u8; 5] = [1, 2, 3, 4, 8];
    const WAYS: [u32; 5] = [4, 6, 4, 1, 1];
    let rules: Thaayam = rules();
    let place = |score: u8| SCORES.iter().position(|&s| s == score).unwrap();
    let throws: Vec<usize> = (0..60_000).map(|n| place(throw(&rules, 42, n))).collect();
    let mut shown = [0; 5];
    let mut pairs = [0; 25];
    for pair in throws.windows(2) {
        shown[pair[0]] += 1;
        pairs[pair[0] * 5 + pair[1]] += 1;
    }
    let of_pairs: Vec<u32> = WAYS
        .iter()
        .flat_map(|one| WAYS.map(|other| one * other))
        .collect();
    // What is exceeded once in a thousand times: 18.5 for 4 degrees of freedom, 51.2 for 24.
    assert!(chi_square_of(&shown, &WAYS) < 18.5, "{shown:?}");
    assert!(chi_square_of(&pairs, &of_pairs) < 51.2, "{pairs:?}");
    // The first throw of games with seeds in a row is as fair.
    let mut first = [0; 5];
    for seed in 0..30_000 {
        first[place(throw(&rules, seed, 0))] += 1;
    }
    assert!(chi_square_of(&first, &WAYS) < 18.5, "{first:?}");
}

#[test]
fn throws_are_fair() {
    let rules = parchis();
    let throws: Vec<u8> = (0..60_000).map(|n| throw(&rules, 42, n)).collect();
    let mut faces = [0; 6];
    let mut pairs = [0; 36];
    for (at, &face) in throws.iter().enumerate() {
        faces[usize::from(face - 1)] += 1;
        if let Some(&next) = throws.get(at + 1) {
            pairs[usize::from((face - 1) * 6 + next - 1)] += 1;
        }
    }
    // What a fair die exceeds once in a thousand times: 20.5 for 5 degrees of freedom, 66.6 for 35.
    assert!(chi_square(&faces) < 20.5, "{faces:?}");
    assert!(chi_square(&pairs) < 66.6, "{pairs:?}");
    // The first throw of games with seeds in a row is as fair.
    let mut first = [0; 6];
    let mut runs = [0; 36];
    for seed in 0..30_000 {
        first[usize::from(throw(&rules, seed, 0) - 1)] += 1;
        runs[usize::from((throw(&rules, seed, 1) - 1) * 6 + throw(&rules, seed + 1, 1) - 1)] += 1;
    }
    assert!(chi_square(&first) < 20.5, "{first:?}");
    assert!(chi_square(&runs) < 66.6, "{runs:?}");
}
