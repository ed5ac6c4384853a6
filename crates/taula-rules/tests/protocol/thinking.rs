//! `best`.

use serde_json::{Value, json};

use super::{Talk, counting_3, keys};

const LEVELS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];

#[track_caller]
fn best(talk: &mut Talk, request: Value) -> Value {
    let answer = talk.ok(request);
    assert_eq!(keys(&answer), ["ok", "move", "value", "visits"]);
    let value = answer["value"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&value), "{answer}");
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert!(
        legal["moves"].as_array().unwrap().contains(&answer["move"]),
        "{answer}"
    );
    answer
}

#[test]
fn every_level_answers_within_its_visits() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    let before = talk.state();
    for level in LEVELS {
        for visits in [1, 2, 3, 5, 100, 1000] {
            let request = json!({"cmd": "best", "level": level, "visits": visits});
            let answer = best(&mut talk, request.clone());
            let searched = answer["visits"].as_u64().unwrap();
            assert!((1..=visits).contains(&searched), "{answer}");
            assert_eq!(best(&mut talk, request), answer);
        }
        best(
            &mut talk,
            json!({"cmd": "best", "level": level, "time_ms": 5}),
        );
    }
    assert_eq!(talk.state(), before);
}

#[test]
fn seed_and_position_decide_not_the_way_there() {
    let ask = json!({"cmd": "best", "level": "hard", "visits": 300});
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3(), "seed": 4}));
    let first = best(&mut talk, ask.clone());
    talk.ok(json!({"cmd": "play", "move": "3@10"}));
    talk.ok(json!({"cmd": "undo"}));
    assert_eq!(best(&mut talk, ask.clone()), first);
    let record = talk.ok(json!({"cmd": "record"}));
    talk.ok(json!({"cmd": "load", "record": record["record"]}));
    assert_eq!(best(&mut talk, ask.clone()), first);
    talk.ok(json!({"cmd": "set", "position": counting_3(), "seed": 5}));
    assert_ne!(best(&mut talk, ask)["value"], first["value"]);
}

#[test]
fn a_forced_move_is_still_measured() {
    let mut talk = Talk::playing(1);
    talk.ok(json!({"cmd": "play", "move": "roll 5"}));
    for level in LEVELS {
        let answer = best(
            &mut talk,
            json!({"cmd": "best", "level": level, "visits": 200}),
        );
        assert_eq!(answer["move"], "exit");
        assert!(answer["visits"].as_u64().unwrap() <= 200);
    }
}

#[test]
fn levels_that_look_take_the_winning_move() {
    // The last piece can reach the goal, or nothing at all can be won by moving the other.
    let mut position = counting_3();
    position["players"] = json!([{"seat": 0, "home": 0, "track": [68], "goal": 3},
                                 {"seat": 2, "home": 0, "track": [60, 61, 62], "goal": 1}]);
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": position}));
    for level in LEVELS {
        let answer = best(
            &mut talk,
            json!({"cmd": "best", "level": level, "visits": 500}),
        );
        assert_eq!(
            (&answer["move"], &answer["value"]),
            (&json!("3@68"), &json!(1.0)),
            "{level}"
        );
    }
}

#[test]
fn levels_that_look_capture() {
    // Seat 2's piece on its index 39 stands on seat 0's 5, three ahead of 2.
    let mut position = counting_3();
    position["players"] = json!([{"seat": 0, "home": 0, "track": [2, 9, 40], "goal": 1},
                                 {"seat": 2, "home": 0, "track": [39, 60], "goal": 2}]);
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": position}));
    let played = talk.ok(json!({"cmd": "play", "move": "3@2"}));
    assert!(
        played["events"]
            .as_array()
            .unwrap()
            .iter()
            .any(|e| e["type"] == "captured")
    );
    talk.ok(json!({"cmd": "undo"}));
    for level in &LEVELS[1..] {
        for visits in [100, 2000] {
            let answer = best(
                &mut talk,
                json!({"cmd": "best", "level": level, "visits": visits}),
            );
            assert_eq!(answer["move"], "3@2", "{level}");
        }
    }
}
