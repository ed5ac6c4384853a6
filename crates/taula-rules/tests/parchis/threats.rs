//! How likely a piece is to be captured before its owner's next turn.

use std::collections::BTreeSet;

use crate::oracle::parchis::Table;
use crate::tools::{Random, Setup, three, two};
use serde_json::{Value, json};
use taula_rules::games::parchis::{Parchis, Position, Threat};
use taula_rules::{Levels, Match, Rules, Seat};

/// What threatens seat 0's piece on an index.
#[track_caller]
fn threat(setup: Setup, index: u8) -> Threat {
    let game = setup.read();
    game.rules.threats(&game.at, Seat(0)).on(index)
}

// Seat 0's index 10 is square 15, a white one; seat 2 comes there from its index 44.

#[test]
fn a_piece_three_squares_behind_captures_with_a_3() {
    let threat = threat(two().pieces(0, &[10], 0).pieces(2, &[41], 0), 10);
    assert_eq!(threat.of_six(Seat(2)), 1);
    assert_eq!(threat.of_six(Seat(0)), 0);
    assert_eq!((threat.ways(), threat.captors), ((1, 6), 1));
    assert!((threat.chance() - 1.0 / 6.0).abs() < 1e-12);
}

#[test]
fn pa_11_a_5_that_must_bring_a_piece_out_captures_nothing_on_the_way() {
    let home = two().pieces(0, &[10], 0).pieces(2, &[39], 0);
    assert!(!threat(home, 10).any());
    let none_home = two().pieces(0, &[10], 0).pieces(2, &[39], 3);
    assert_eq!(threat(none_home, 10).ways(), (1, 6));
}

#[test]
fn pa_15_a_6_counts_6_or_7() {
    for (behind, goal, ways) in [(6, 0, 1), (6, 3, 0), (7, 0, 0), (7, 3, 1)] {
        let setup = two().pieces(0, &[10], 0).pieces(2, &[44 - behind], goal);
        assert_eq!(threat(setup, 10).ways(), (ways, 6), "{behind} {goal}");
    }
}

#[test]
fn pa_18_a_6_that_must_open_a_barrier_captures_nothing_elsewhere() {
    let setup = two().pieces(0, &[10], 0).pieces(2, &[20, 20, 38], 0);
    assert!(!threat(setup, 10).any());
}

#[test]
fn pa_19_a_barrier_on_the_way_is_a_shield() {
    let setup = two().pieces(0, &[8, 8, 10], 0).pieces(2, &[41], 0);
    assert!(!threat(setup, 10).any());
}

#[test]
fn pa_22_safe_squares_shelter() {
    // Square 12 is seat 0's index 7.
    let setup = two().pieces(0, &[7], 0).pieces(2, &[40], 0);
    assert!(!threat(setup, 7).any());
}

#[test]
fn pa_14_a_piece_that_comes_out_captures_on_the_exit() {
    // Square 39 is seat 0's index 34 and seat 2's exit.
    let setup = two().pieces(0, &[34], 0);
    assert!(!threat(setup.clone(), 34).any());
    let threat = threat(setup.option("capture_on_exit"), 34);
    assert_eq!((threat.ways(), threat.captors), ((1, 6), 1));
}

#[test]
fn throws_of_several_are_taken_together() {
    // Seats 1 and 2 stand 2 and 3 behind square 50: seat 0's index 45, seat 1's 28, seat 2's 11.
    let setup = three()
        .pieces(0, &[45], 0)
        .pieces(1, &[26], 0)
        .pieces(2, &[8], 0);
    let threat = threat(setup, 45);
    assert_eq!((threat.of_six(Seat(1)), threat.of_six(Seat(2))), (1, 1));
    assert_eq!((threat.ways(), threat.captors), ((11, 36), 2));
}

#[test]
fn two_pieces_of_a_seat_are_two_captors() {
    let threat = threat(two().pieces(0, &[10], 0).pieces(2, &[41, 42], 0), 10);
    assert_eq!((threat.ways(), threat.captors), ((2, 6), 2));
}

#[test]
fn who_has_finished_throws_no_more() {
    let setup = three()
        .pieces(0, &[45], 0)
        .pieces(1, &[], 4)
        .pieces(2, &[8], 0)
        .with("finished", json!([1]));
    assert_eq!(threat(setup, 45).ways(), (1, 6));
}

#[test]
fn it_is_told_as_if_the_turn_passed_now() {
    let setup = two().pieces(0, &[10], 0).pieces(2, &[41], 0);
    let counting = setup.clone().counts(0, 6).with("last_moved", json!(10));
    assert_eq!(threat(counting, 10), threat(setup, 10));
}

/// The numbers of each seat's die that can capture a piece of `owner` on `index`, and the pieces that do,
/// by an implementation of the rules that shares nothing with ours.
fn tried(position: &Value, owner: Seat, index: u8) -> (Vec<(Seat, u8)>, usize) {
    let seats = |value: &Value| value["players"].as_array().unwrap().clone();
    let there = |value: &Value| {
        let of = seats(value).into_iter().find(|p| p["seat"] == owner.0);
        let track = of.unwrap()["track"].as_array().unwrap().clone();
        track.iter().filter(|&at| *at == index).count()
    };
    let mut numbers = Vec::new();
    let mut captors = BTreeSet::new();
    for player in seats(position) {
        let seat = player["seat"].as_u64().unwrap() as u8;
        if seat == owner.0 || player["goal"] == 4 {
            continue;
        }
        let mut now = position.clone();
        for (key, value) in [
            ("turn", json!({"chance": "die", "player": seat})),
            ("die", json!(0)),
            ("count", json!(0)),
            ("bonuses", json!([])),
            ("sixes", json!(0)),
            ("last_moved", Value::Null),
        ] {
            now[key] = value;
        }
        for number in 1..=6 {
            let mut thrown = Table::read(&now).unwrap();
            thrown.play(&format!("roll {number}")).unwrap();
            if thrown.to_json()["turn"] != json!({"player": seat, "phase": "move"}) {
                continue;
            }
            let mut any = false;
            for text in thrown.legal() {
                let mut after = thrown.clone();
                after.play(&text).unwrap();
                if there(&after.to_json()) < there(&now) {
                    any = true;
                    let from = text.split_once('@').map_or("", |(_, from)| from);
                    captors.insert((seat, from.to_owned()));
                }
            }
            if any {
                numbers.push((Seat(seat), number));
            }
        }
    }
    (numbers, captors.len())
}

/// The chance, by trying every way in which the others' throws can fall.
fn ways(numbers: &[(Seat, u8)], others: &[Seat]) -> (u32, u32) {
    let mut all = vec![false];
    for &seat in others {
        all = (1..=6)
            .flat_map(|number| {
                let captures = numbers.contains(&(seat, number));
                all.iter().map(move |&before| before || captures)
            })
            .collect();
    }
    let captured = all.iter().filter(|&&captured| captured).count();
    (captured as u32, all.len() as u32)
}

fn compare(rules: &Parchis, at: &Position) -> usize {
    let position = rules.to_json(at);
    let mut any = 0;
    for &owner in rules.players() {
        let threats = rules.threats(at, owner);
        let others: Vec<Seat> = rules
            .players()
            .iter()
            .copied()
            .filter(|&seat| seat != owner && !at.pieces[seat.index()].finished())
            .collect();
        for index in at.pieces[owner.index()].on {
            let threat = threats.on(index);
            let (numbers, captors) = tried(&position, owner, index);
            for &seat in rules.players() {
                let of_six = numbers.iter().filter(|&&(by, _)| by == seat).count();
                assert_eq!(usize::from(threat.of_six(seat)), of_six, "{position}");
            }
            assert_eq!(usize::from(threat.captors), captors, "{position}");
            assert_eq!(threat.ways(), ways(&numbers, &others), "{position}");
            any += usize::from(threat.any());
        }
    }
    any
}

#[test]
fn numbers_are_those_that_trying_everything_gives() {
    let mut random = Random::new(11);
    let mut any = 0;
    for case in 0..24 {
        let options = json!({"players": 2 + case % 3, "two_on_first_five": case % 2 == 1,
            "capture_on_exit": case % 4 > 1});
        let options = Parchis::read_options(&options).unwrap();
        let rules = Parchis::new(options, &Levels::built_in()).unwrap();
        let mut game = Match::new(rules.clone(), case);
        while !game.turn().is_over() {
            let mv = game
                .outcome()
                .unwrap_or_else(|| *random.pick(&game.legal_moves()));
            game.play(mv, &mut ()).unwrap();
            if game.position().opening_throws.is_empty()
                && !game.turn().is_over()
                && random.percent(2)
            {
                any += compare(&rules, game.position());
            }
        }
    }
    assert!(any > 100, "{any} pieces under threat");
}
