//! Playing on takes no memory: what a search plays a million times a second must not ask for any.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::json;
use taula_rules::games::parchis::Parchis;
use taula_rules::playout::playout;
use taula_rules::{Decider, Levels, Rules};

#[test]
fn a_random_game_allocates_nothing() {
    for (two_on_first_five, capture_on_exit) in [(false, false), (true, true)] {
        let options = json!({"opening": "seat0", "two_on_first_five": two_on_first_five,
            "capture_on_exit": capture_on_exit});
        let rules = Parchis::new(
            Parchis::read_options(&options).unwrap(),
            &Levels::built_in(),
        )
        .unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        // As many moves as there can be at once: four pieces, or six numbers of the die.
        let mut moves = Vec::with_capacity(6);
        let start = rules.start();
        let mut at = start.clone();
        let mut played = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..20 {
                at.clone_from(&start);
                played += playout(&rules, &mut at, &mut rng, &mut moves, u64::MAX);
            }
        });
        assert_eq!(rules.decider(&at), Decider::Nobody);
        assert!(played > 20 * 100);
        assert_eq!(info.count_total, 0, "{info:?}");
    }
}
