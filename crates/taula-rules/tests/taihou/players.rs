//! The computer players of the garden games.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use serde_json::json;
use taula_rules::bots::{Budget, Level, choose};
use taula_rules::games::taihou::{Move, Taihou};
use taula_rules::{Decider, Rules, Seat};

use super::setup::{Game, Setup, two};

fn chosen(rules: &Taihou, game: &Game, level: Level, seed: u64) -> String {
    let never = AtomicBool::new(false);
    let choice = choose(rules, game.at(), level, Budget::Visits(200), seed, &never).unwrap();
    rules.text(game.at(), choice.mv)
}

/// A win at once is taken, and a piece that can be had for nothing.
#[test]
fn what_wins_at_once_is_taken() {
    let setup = two("c3=0:9N c4=2:1S a1=0:1N");
    let hanging = two("c3=0:9N c4=2:8S a1=0:1N l11=2:1S");
    for level in [Level::Easy, Level::Medium, Level::Hard, Level::Expert] {
        for seed in 0..3 {
            let game = setup.game();
            assert_eq!(chosen(game.rules(), &game, level, seed), "c3xc4", "{level}");
            let mut game = hanging.game();
            let mut text = chosen(game.rules(), &game, level, seed);
            if text == "khi-loi" {
                // The turn goes on.
                game = game.after("khi-loi");
                text = chosen(game.rules(), &game, level, seed);
            }
            assert!(text.starts_with("c3xc4"), "{level}: {text}");
        }
    }
}

/// Nothing of what the other has laid out is looked at, and set-ups differ.
#[test]
fn set_ups_are_whole_varied_and_chosen_blindly() {
    let options = json!({"players": 2, "opening": "seat0"});
    let mut set_ups = BTreeSet::new();
    for seed in 0..12 {
        let mut both = Vec::new();
        for other in [
            "d1N,e1N,f1N,g1N,h1N,i1N,d2N,e2N,f2N,g2N",
            "i2S,h2E,g2W,f2N,e2N,d2N,i1N,h1N,g1N,f1N",
        ] {
            let places = other.replace(",", ",place ");
            let mut game = Game::new(&options).after(&format!("place {places}"));
            let mut laid = Vec::new();
            for number in 0..10 {
                let text = chosen(game.rules(), &game, Level::Hard, seed * 100 + number);
                laid.push(text.clone());
                game = game.after(&text);
            }
            assert_eq!(game.json()["turn"]["phase"], "move");
            both.push(laid);
        }
        assert_eq!(both[0], both[1]);
        set_ups.insert(both.swap_remove(0));
    }
    assert!(set_ups.len() >= 6, "{}", set_ups.len());
}

/// Where somebody has begun to lay out as nobody would, the rest is laid out all the same.
#[test]
fn a_set_up_begun_otherwise_is_finished() {
    let mut game = Game::new(&json!({"players": 2, "opening": "seat0"})).after("place e1W");
    while game.rules().decider(game.at()) == Decider::Player(Seat(0))
        && game.json()["turn"]["phase"] == "arrange"
    {
        let text = chosen(game.rules(), &game, Level::Easy, 5);
        game = game.after(&text);
    }
    assert_eq!(
        game.json()["turn"],
        json!({"player": 2, "phase": "arrange"})
    );
}

/// The set-ups known by heart are ten pieces on ten squares of the own lines.
#[test]
fn what_is_known_by_heart_can_be_laid_out() {
    let game = Game::new(&json!({"players": 2, "opening": "seat0"}));
    for seat in [Seat(0), Seat(2)] {
        let known = game.rules().arrangements(seat);
        assert_eq!(known.len(), 16);
        let lines: Vec<_> = game.rules().board().arranged(seat).collect();
        for arrangement in known {
            let squares: BTreeSet<_> = arrangement.iter().map(|(square, _)| *square).collect();
            assert_eq!(squares.len(), 10);
            assert!(squares.iter().all(|square| lines.contains(square)));
        }
    }
}

/// The same seed, position and visits give the same move.
#[test]
fn choices_are_the_same_again() {
    let setup: Setup = two("c3=0:9N c5=2:8S a1=0:1N f6=0:7E h6=2:5N l11=2:1S").flight();
    for level in Level::ALL {
        let game = setup.game();
        let first = chosen(game.rules(), &game, level, 3);
        assert_eq!(chosen(game.rules(), &game, level, 3), first);
        assert_ne!(first.parse::<Move>(), Ok(Move::Lotus));
    }
}
