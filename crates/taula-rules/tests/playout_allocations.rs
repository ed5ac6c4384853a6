//! Playing on takes no memory: what a search plays a million times a second must not ask for any.

mod tools;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::playout::playout;
use taula_rules::{Decider, Levels, Rules};
use tools::Random;

fn rules<R: Rules>(options: &Value) -> R {
    R::new(R::read_options(options).unwrap(), &Levels::built_in()).unwrap()
}

/// Plays random games from these positions to their ends, with room for so many legal moves at once.
fn allocates_nothing<R: Rules>(rules: &R, starts: &[R::Position], room: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = Vec::with_capacity(room);
    let mut at = rules.start();
    let mut played = 0;
    // What a game keeps of its past grows to the length of the longest.
    for start in starts {
        at.clone_from(start);
        playout(rules, &mut at, &mut rng, &mut moves, u64::MAX);
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let info = allocation_counter::measure(|| {
        for start in starts {
            at.clone_from(start);
            played += playout(rules, &mut at, &mut rng, &mut moves, u64::MAX);
        }
    });
    assert_eq!(rules.decider(&at), Decider::Nobody);
    assert!(played > 2_000);
    assert_eq!(info.count_total, 0, "{info:?}");
}

#[test]
fn a_random_game_of_parchis_allocates_nothing() {
    for (two_on_first_five, capture_on_exit) in [(false, false), (true, true)] {
        let rules: Parchis = rules(&json!({"opening": "seat0",
            "two_on_first_five": two_on_first_five, "capture_on_exit": capture_on_exit}));
        // As many moves as there can be at once: four pieces, or six numbers of the die.
        allocates_nothing(&rules, &vec![rules.start(); 20], 6);
    }
}

#[test]
fn a_random_game_of_thaayam_allocates_nothing() {
    for twin_return in ["split", "twin"] {
        let rules: Thaayam = rules(&json!({"opening": "seat0", "twin_return": twin_return}));
        let mut starts = vec![rules.start(); 20];
        let mut random = Random::new(2);
        starts.extend((0..20).map(|_| tools::thaayam::placed(&rules, &mut random)));
        // More than there are sets of twenty scores, for two twins.
        allocates_nothing(&rules, &starts, 2_000);
    }
}

#[test]
fn a_random_game_of_tebas_allocates_nothing() {
    for options in [
        json!({"opening": "seat0"}),
        json!({"opening": "seat0", "repetition": false}),
    ] {
        let rules: Tebas = rules(&options);
        // Ten pieces with three turns and six ends each are more than there can be.
        allocates_nothing(&rules, &vec![rules.start(); 10], 200);
    }
}

#[test]
fn a_random_game_of_the_garden_allocates_nothing() {
    for options in [
        json!({"opening": "seat0"}),
        json!({"opening": "seat0", "players": 2, "lake": true, "flight": true}),
    ] {
        let rules: Taihou = rules(&options);
        // Ten pieces, none with more than two hundred ends and as many calls.
        allocates_nothing(&rules, &vec![rules.start(); 20], 4_000);
    }
}
