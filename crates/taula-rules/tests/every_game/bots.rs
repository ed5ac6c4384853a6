//! The computer players.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use taula_rules::bots::{Budget, Choice, Level, choose};
use taula_rules::games::parchis::{Move, Parchis, Position};
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::{Decider, Levels, Match, Rules, Turn};

fn rules(players: u8) -> Parchis {
    let options = json!({"players": players, "opening": "seat0"});
    Parchis::new(
        Parchis::read_options(&options).unwrap(),
        &Levels::built_in(),
    )
    .unwrap()
}

fn chosen(rules: &Parchis, at: &Position, level: Level, visits: u64) -> Option<Choice<Move>> {
    choose(
        rules,
        at,
        level,
        Budget::Visits(visits),
        1,
        &AtomicBool::new(false),
    )
}

#[test]
fn names_are_read_back() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
        assert_eq!(level.to_string(), level.name());
    }
    assert!("Hard".parse::<Level>().is_err());
}

#[test]
fn nothing_is_chosen_for_chance_or_nobody() {
    let rules = rules(2);
    assert_eq!(chosen(&rules, &rules.start(), Level::Easy, 10), None);
}

#[test]
fn looks_tell_of_every_move() {
    let rules = rules(2);
    let mut game = Match::new(rules.clone(), 3);
    let mut compared = 0;
    while compared < 20 {
        if let Some(outcome) = game.outcome() {
            game.play(outcome, &mut ()).unwrap();
            continue;
        }
        let choice = chosen(&rules, game.position(), Level::Medium, 60).unwrap();
        let moves: Vec<Move> = choice.looks.iter().map(|look| look.mv).collect();
        assert_eq!(moves, game.legal_moves());
        assert_eq!(
            choice.looks.iter().map(|look| look.visits).sum::<u64>(),
            choice.visits
        );
        let best = choice
            .looks
            .iter()
            .find(|look| look.mv == choice.mv)
            .unwrap();
        assert_eq!(best.value(), Some(choice.value));
        compared += usize::from(moves.len() > 1);
        game.play(choice.mv, &mut ()).unwrap();
    }
}

/// A position with several moves to choose from.
fn midgame(rules: &Parchis) -> Position {
    let mut game = Match::new(rules.clone(), 5);
    while game.moves().len() < 80 || game.outcome().is_some() || game.legal_moves().len() < 3 {
        let mv = game.outcome().unwrap_or_else(|| game.legal_moves()[0]);
        game.play(mv, &mut ()).unwrap();
    }
    game.position().clone()
}

#[test]
fn a_cancelled_search_still_answers() {
    let rules = rules(2);
    let at = midgame(&rules);
    let cancel = AtomicBool::new(true);
    for budget in [
        Budget::Visits(10_000_000),
        Budget::Until {
            deadline: Instant::now() + Duration::from_secs(3600),
            threads: 3,
        },
    ] {
        let choice = choose(&rules, &at, Level::Expert, budget, 1, &cancel).unwrap();
        assert!((1..=3).contains(&choice.visits));
    }
}

#[test]
fn a_search_can_be_cancelled_from_elsewhere() {
    let rules = rules(2);
    let at = midgame(&rules);
    let cancel = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| cancel.store(true, Ordering::Relaxed));
        let hour = Budget::Until {
            deadline: Instant::now() + Duration::from_secs(3600),
            threads: 2,
        };
        assert!(choose(&rules, &at, Level::Expert, hour, 1, &cancel).is_some());
    });
}

#[test]
fn a_deadline_that_has_passed_still_gives_a_move() {
    let rules = rules(2);
    let at = midgame(&rules);
    for level in Level::ALL {
        let budget = Budget::Until {
            deadline: Instant::now(),
            threads: 2,
        };
        let choice = choose(&rules, &at, level, budget, 1, &AtomicBool::new(false)).unwrap();
        assert!(choice.visits > 0);
    }
}

/// How many of `games` for two the first level wins, taking turns at beginning.
fn wins<R: Rules>(first: Level, second: Level, visits: u64, games: u64) -> u64 {
    let levels = Levels::built_in();
    let mut options = json!({"opening": "seat0"});
    if R::option_specs(&levels)
        .iter()
        .any(|spec| spec.name == "players")
    {
        options["players"] = json!(2);
    }
    let mut wins = 0;
    for number in 0..games {
        let rules = R::new(R::read_options(&options).unwrap(), &levels).unwrap();
        let mut game = Match::new(rules, number);
        let seats = game.rules().players();
        let player = seats[(number % 2) as usize];
        loop {
            let mv = match game.rules().decider(game.position()) {
                Decider::Nobody => break,
                Decider::Chance(_) => game.outcome().unwrap(),
                Decider::Player(seat) => {
                    let level = if seat == player { first } else { second };
                    let seed = number << 32 | game.moves().len() as u64;
                    let never = AtomicBool::new(false);
                    choose(
                        game.rules(),
                        game.position(),
                        level,
                        Budget::Visits(visits),
                        seed,
                        &never,
                    )
                    .unwrap()
                    .mv
                }
            };
            game.play(mv, &mut ()).unwrap();
        }
        let Turn::Over { ranking } = game.turn() else {
            unreachable!("the loop ends when the game is over");
        };
        wins += u64::from(ranking[0] == [player]);
    }
    wins
}

#[test]
fn easy_beats_beginner() {
    let won = wins::<Parchis>(Level::Easy, Level::Beginner, 10, 400);
    assert!(won > 220, "{won} of 400");
}

#[test]
fn in_thaayam_easy_beats_beginner_and_hard_beats_easy() {
    let won = wins::<Thaayam>(Level::Easy, Level::Beginner, 60, 60);
    assert!(won > 36, "{won} of 60");
    let won = wins::<Thaayam>(Level::Hard, Level::Easy, 400, 60);
    assert!(won > 30, "{won} of 60");
}

#[test]
fn in_tebas_each_of_the_first_levels_beats_the_one_below() {
    let won = wins::<Tebas>(Level::Easy, Level::Beginner, 200, 20);
    assert!(won > 15, "{won} of 20");
    let won = wins::<Tebas>(Level::Medium, Level::Easy, 120, 10);
    assert!(won > 7, "{won} of 10");
    let won = wins::<Tebas>(Level::Hard, Level::Medium, 600, 4);
    assert!(won > 2, "{won} of 4");
}

#[test]
fn in_the_garden_each_of_the_first_levels_beats_the_one_below() {
    let won = wins::<Taihou>(Level::Easy, Level::Beginner, 200, 8);
    assert!(won > 5, "{won} of 8");
    let won = wins::<Taihou>(Level::Medium, Level::Easy, 120, 6);
    assert!(won > 2, "{won} of 6");
}

/// Takes minutes: `cargo test --release -p taula-rules --test every_game -- --ignored --nocapture`.
#[test]
#[ignore = "measures rather than tests, and takes minutes"]
fn each_level_against_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let won = wins::<Parchis>(pair[1], pair[0], 2000, 200);
        println!("parchis: {} wins {won} of 200 against {}", pair[1], pair[0]);
        let won = wins::<Thaayam>(pair[1], pair[0], 2000, 200);
        println!("thaayam: {} wins {won} of 200 against {}", pair[1], pair[0]);
        let won = wins::<Tebas>(pair[1], pair[0], 2000, 40);
        println!("tebas: {} wins {won} of 40 against {}", pair[1], pair[0]);
        let won = wins::<Taihou>(pair[1], pair[0], 2000, 20);
        println!("taihou: {} wins {won} of 20 against {}", pair[1], pair[0]);
    }
}

#[test]
fn the_next_best_is_the_best_of_the_others() {
    let rules = rules(2);
    let at = midgame(&rules);
    for level in Level::ALL {
        let choice = chosen(&rules, &at, level, 3000).unwrap();
        let next = choice.next_best().unwrap();
        assert_ne!(next.mv, choice.mv);
        let lead = choice.lead().unwrap();
        assert_eq!(lead, choice.value - next.value().unwrap());
        if level > Level::Beginner {
            assert!(lead >= 0.0, "{level}: {lead}");
        }
    }
}

#[test]
fn the_only_move_has_no_next_best() {
    let rules = rules(2);
    let mut at = rules.start();
    rules.play(&mut at, Move::Roll(5), &mut ());
    let choice = chosen(&rules, &at, Level::Hard, 100).unwrap();
    assert_eq!((choice.next_best(), choice.lead()), (None, None));
    // Nor has one beside which nothing was looked at.
    let choice = chosen(&rules, &midgame(&rules), Level::Hard, 1).unwrap();
    assert_eq!(choice.next_best().and_then(|look| look.value()), None);
}
