//! How fast the games are played. A move is a throw or what is played with one.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::json;
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::perft::perft;
use taula_rules::playout::playout;
use taula_rules::{Decider, Levels, Rules};

fn main() {
    divan::main();
}

fn rules<R: Rules>(players: u8) -> R {
    let levels = Levels::built_in();
    let mut options = json!({"opening": "seat0"});
    if R::option_specs(&levels)
        .iter()
        .any(|spec| spec.name == "players")
    {
        options["players"] = json!(players);
    }
    let options = R::read_options(&options).expect("the options are possible");
    R::new(options, &levels).expect("the built-in board is sound")
}

/// Positions out of the middle of random games, players to move.
fn positions<R: Rules>(rules: &R) -> Vec<R::Position> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = Vec::new();
    (0..256)
        .map(|i| {
            let mut at = rules.start();
            playout(rules, &mut at, &mut rng, &mut moves, 100 + i % 50);
            while !matches!(rules.decider(&at), Decider::Player(_)) {
                playout(rules, &mut at, &mut rng, &mut moves, 1);
            }
            at
        })
        .collect()
}

/// Random games from the beginning to the end; the count is in moves.
#[divan::bench(types = [Parchis, Thaayam, Taihou], args = [2, 3, 4])]
fn random_play<R: Rules>(bencher: Bencher, players: u8) {
    play_at_random(bencher, &rules::<R>(players));
}

fn play_at_random<R: Rules>(bencher: Bencher, rules: &R) {
    const GAMES: u64 = 100;
    let start = rules.start();
    let mut room = Vec::new();
    let mut play = move || {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut moves = 0;
        for _ in 0..GAMES {
            let mut at = start.clone();
            moves += playout(rules, &mut at, &mut rng, &mut room, u64::MAX);
        }
        moves
    };
    let moves = play();
    bencher.counter(ItemsCount::new(moves)).bench_local(play);
}

/// The same of what is for two alone.
#[divan::bench]
fn random_play_tebas(bencher: Bencher) {
    random_play::<Tebas>(bencher, 2);
}

/// The same of the garden games with Buddha's Flight.
#[divan::bench(args = [2, 4])]
fn random_play_flight(bencher: Bencher, players: u8) {
    let options = json!({"opening": "seat0", "players": players, "lake": true, "flight": true});
    let rules = Taihou::read_options(&options)
        .and_then(|options| Taihou::new(options, &Levels::built_in()))
        .expect("the options are possible");
    play_at_random(bencher, &rules);
}

/// Every legal move of 256 positions.
#[divan::bench(types = [Parchis, Thaayam, Tebas, Taihou])]
fn legal_moves<R: Rules>(bencher: Bencher) {
    let rules: R = rules(4);
    let positions = positions(&rules);
    let mut moves = Vec::new();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            let mut found = 0;
            for at in &positions {
                moves.clear();
                rules.legal_moves(at, &mut moves);
                found += moves.len();
            }
            found
        });
}

/// What a position looks like, of 256 positions.
#[divan::bench(types = [Parchis, Thaayam, Tebas, Taihou])]
fn estimate<R: Rules>(bencher: Bencher) {
    let rules: R = rules(4);
    let positions = positions(&rules);
    let seat = rules.players()[0];
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            positions
                .iter()
                .map(|at| rules.estimate(at, seat))
                .sum::<f64>()
        });
}

/// Sequences of six moves from the beginning; the count is in sequences.
#[divan::bench(types = [Parchis, Thaayam])]
fn perft_6<R: Rules>(bencher: Bencher) {
    let rules: R = rules(4);
    let start = rules.start();
    let nodes = perft(&rules, &start, 6, u64::MAX).unwrap_or(0);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| perft(&rules, &start, 6, u64::MAX));
}
