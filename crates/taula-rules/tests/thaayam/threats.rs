//! What threatens pieces of Thaayam: against throws and moves tried out one by one with the rules themselves.

use std::collections::HashMap;

use crate::tools::Random;
use crate::tools::thaayam::{four, placed, two};
use serde_json::json;
use taula_rules::games::thaayam::{Event, Move, Position, Returns, Scores, Stage, Thaayam, Thrown};
use taula_rules::{Decider, Levels, Rules, Seat};

const ZERO: Seat = Seat(0);
const TWO: Seat = Seat(2);

fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} is not {other}");
}

#[test]
fn nothing_threatens_a_shelter_or_what_lies_behind() {
    // Seat 2's pieces on seat 0's indices 3 and 7 (its 11 and 15), seat 0's on 4 and 6: one palace, one plain.
    let game = two()
        .pieces(0, &[4, 6], &[], 0)
        .pieces(2, &[11, 15], &[], 2)
        .read();
    assert!(!game.rules.threat(&game.at, ZERO, 4).any(), "a palace");
    let threat = game.rules.threat(&game.at, ZERO, 6);
    assert_eq!(threat.captors, 1, "the other is past it");
    assert!(threat.chance() > 0.0);
    // What a seat has off the board enters on its palace and may come from there.
    let captors = game.rules.captors(&game.at, TWO, 11, false);
    assert!(
        captors.iter().all(|captor| captor.from.is_none()),
        "{captors:?}"
    );
    assert_eq!(captors.len(), 1);
}

#[test]
fn chances_worked_out_by_hand() {
    // One square ahead takes a 1 before the throwing ends: of the scores 1, 2 and 3 it comes first 4 times in 14.
    let game = two()
        .pieces(0, &[10], &[], 0)
        .pieces(2, &[1], &[], 3)
        .read();
    let threat = game.rules.threat(&game.at, ZERO, 10);
    assert_eq!(threat.captors, 1);
    close(threat.of(TWO), 4.0 / 14.0);
    close(threat.chance(), threat.of(TWO));
    // Three squares: a 3; or a 2 and a 1. Three 1s come with a 2 or a 3 in any case.
    let game = two()
        .pieces(0, &[14], &[], 0)
        .pieces(2, &[3], &[], 3)
        .read();
    let one = 4.0 / 14.0_f64;
    // Of turns that end with a 3 all do; of those that end with a 2, those that have a 1.
    let by_hand = 4.0 / 10.0 + 6.0 / 10.0 * one;
    close(game.rules.threat(&game.at, ZERO, 14).chance(), by_hand);
    // With all off: a 1 must come first, and then the same.
    let game = two().pieces(0, &[11], &[], 0).read();
    close(
        game.rules.threat(&game.at, ZERO, 11).chance(),
        one * by_hand,
    );
}

/// Whether the mover can capture, in this turn, what `wanted` asks for: every way of playing it tried.
fn can_capture(
    rules: &Thaayam,
    at: &Position,
    wanted: &impl Fn(&Event) -> bool,
    known: &mut HashMap<String, bool>,
) -> bool {
    if at.stage != Stage::Play {
        return false;
    }
    let key = format!("{:?} {:?}", at.left, at.pieces);
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let mover = at.player;
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let found = moves.into_iter().any(|mv| {
        let mut next = at.clone();
        let mut events = Vec::new();
        rules.play(&mut next, mv, &mut events);
        events.iter().any(wanted)
            // Another turn has throws of its own.
            || !events.iter().any(|e| matches!(e, Event::Again { .. } | Event::Passed { .. }))
                && next.player == mover
                && can_capture(rules, &next, wanted, known)
    });
    known.insert(key, found);
    found
}

/// How likely the seat's next turn captures what is wanted, and how likely throws are that were not tried.
fn tried(
    rules: &Thaayam,
    at: &Position,
    seat: Seat,
    throws: u32,
    wanted: &impl Fn(&Event) -> bool,
) -> (f64, f64) {
    let start = Position {
        stage: Stage::Throw,
        player: seat,
        captured: false,
        thrown: Thrown::NONE,
        left: Scores::NONE,
        ..at.clone()
    };
    let mut known = HashMap::new();
    let mut all = vec![(start, 1.0)];
    let mut caught = 0.0;
    for _ in 0..throws {
        let mut later = Vec::new();
        for (at, chance) in all {
            for score in [1, 2, 3, 4, 8] {
                let outcome = Move::Roll(score);
                let weight = f64::from(rules.weight(&at, outcome)) / 16.0;
                let mut next = at.clone();
                rules.play(&mut next, outcome, &mut ());
                if !matches!(score, 2 | 3) {
                    later.push((next, chance * weight));
                } else if rules.decider(&next) == Decider::Player(seat)
                    && can_capture(rules, &next, wanted, &mut known)
                {
                    caught += chance * weight;
                }
            }
        }
        all = later;
    }
    (caught, all.iter().map(|(_, chance)| chance).sum())
}

#[test]
fn threats_are_what_trying_everything_finds() {
    let mut random = Random::new(11);
    let mut seen = [0; 4];
    for case in 0..20 {
        let options = json!({"players": 2 + case % 3, "twin_return": if case % 2 == 1 { "twin" } else { "split" }});
        let rules = Thaayam::new(
            Thaayam::read_options(&options).unwrap(),
            &Levels::built_in(),
        )
        .unwrap();
        let at = placed(&rules, &mut random);
        for &owner in rules.players() {
            let pieces = *at.of(owner);
            let singles = pieces.singles.indices().map(|index| (index, false));
            let twins = pieces.twins.indices().map(|index| (index, true));
            for (index, twin) in singles.chain(twins) {
                let threat = if twin {
                    rules.threat_to_twin(&at, owner, index)
                } else {
                    rules.threat(&at, owner, index)
                };
                let mut spared = 1.0;
                for &seat in rules.players().iter().filter(|&&seat| seat != owner) {
                    let wanted = |event: &Event| {
                        matches!(*event, Event::Captured { owner: of, index: on, returns, .. }
                            if of == owner && on == index && twin == (returns != Returns::Piece))
                    };
                    let (least, untried) = tried(&rules, &at, seat, 4, &wanted);
                    let told = threat.of(seat);
                    // Singles that could become a twin on their way are left out.
                    let by = at.of(seat);
                    let could_pair = twin && by.singles.len() + by.off + 2 * by.off_twins > 1;
                    assert!(told <= least + untried + 1e-9, "{told} {least} {untried}");
                    assert!(
                        could_pair || least <= told + 1e-9,
                        "{told} {least}: {seat} on {owner}'s {index} in {}",
                        rules.to_json(&at)
                    );
                    seen[usize::from(twin) * 2 + usize::from(told > 0.0)] += 1;
                    spared *= 1.0 - told;
                }
                close(threat.chance(), 1.0 - spared);
                let captors = rules.captors(&at, owner, index, twin);
                assert_eq!(captors.len(), usize::from(threat.captors));
                assert_eq!(threat.any(), threat.chance() > 0.0);
                for captor in captors {
                    assert!(captor.chance > 0.0 && captor.chance <= threat.of(captor.seat) + 1e-9);
                    assert_ne!(captor.seat, owner);
                }
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 5), "{seen:?}");
}

#[test]
fn what_is_at_risk_adds_up() {
    let mut random = Random::new(12);
    let rules = four().read().rules;
    for _ in 0..50 {
        let at = placed(&rules, &mut random);
        for &seat in rules.players() {
            let mut squares = 0.0;
            for index in at.of(seat).singles.iter() {
                squares += rules.threat(&at, seat, index).chance() * f64::from(index + 1);
            }
            for index in at.of(seat).twins.iter() {
                squares +=
                    rules.threat_to_twin(&at, seat, index).chance() * f64::from(2 * (index + 1));
            }
            close(rules.at_risk(&at, seat), squares);
        }
    }
}

#[test]
fn nothing_is_threatened_while_the_opening_goes_on() {
    let game = two()
        .pieces(0, &[11], &[], 0)
        .with("turn", json!({"chance": "opening", "player": 0}))
        .with("opening_throws", json!([]))
        .read();
    assert!(!game.rules.threat(&game.at, ZERO, 11).any());
}
