//! What each command answers.

use serde_json::json;

use super::{Talk, counting_3, keys, over};

#[test]
fn games_lists_every_game_with_its_options() {
    let answer = Talk::new().ok(json!({"cmd": "games"}));
    assert_eq!(
        answer,
        json!({"ok": true, "games": [{"game": "parchis", "players": [2, 4], "options": {
            "players": {"default": 4, "values": [2, 3, 4]},
            "two_on_first_five": {"default": false, "values": [false, true]},
            "capture_on_exit": {"default": false, "values": [false, true]},
            "opening": {"default": "roll", "values": ["roll", "seat0"]},
            "board": {"default": "standard", "values": ["standard"]}}},
            {"game": "thaayam", "players": [2, 4], "options": {
            "players": {"default": 4, "values": [2, 3, 4]},
            "twin_return": {"default": "split", "values": ["split", "twin"]},
            "opening": {"default": "roll", "values": ["roll", "seat0"]},
            "board": {"default": "standard", "values": ["standard"]}}},
            {"game": "tebas", "players": [2, 2], "options": {
            "repetition": {"default": true, "values": [false, true]},
            "quiet_limit": {"default": 60, "min": 0, "max": 1000},
            "opening": {"default": "roll", "values": ["roll", "seat0"]},
            "board": {"default": "standard", "values": ["standard"]}}},
            {"game": "taihou", "players": [2, 4], "options": {
            "players": {"default": 4, "values": [2, 3, 4]},
            "lake": {"default": false, "values": [false, true]},
            "flight": {"default": false, "values": [false, true]},
            "quiet_limit": {"default": 60, "min": 0, "max": 1000},
            "opening": {"default": "roll", "values": ["roll", "seat0"]},
            "board": {"default": "standard", "values": ["standard"]}}}]})
    );
}

#[test]
fn new_takes_defaults_and_draws_a_seed() {
    let mut talk = Talk::new();
    let first = talk.ok(json!({"cmd": "new", "game": "parchis"}));
    assert_eq!(keys(&first), ["ok", "position", "seed"]);
    assert_eq!(first["seed"], 1);
    assert_eq!(
        first["position"]["options"],
        json!({"players": 4, "two_on_first_five": false, "capture_on_exit": false, "opening": "roll"})
    );
    assert_eq!(
        first["position"]["turn"],
        json!({"chance": "opening", "player": 0})
    );
    let second =
        talk.ok(json!({"cmd": "new", "game": "parchis", "options": {"board": "standard"}}));
    assert_eq!(second["seed"], 2);
    assert_eq!(second["position"], first["position"]);
    let greatest = talk.ok(json!({"cmd": "new", "game": "parchis", "seed": u64::MAX}));
    assert_eq!(greatest["seed"].as_u64(), Some(u64::MAX));
    assert_eq!(
        talk.ok(json!({"cmd": "record"}))["record"]["seed"].as_u64(),
        Some(u64::MAX)
    );
}

#[test]
fn a_seed_is_drawn_only_where_none_is_named() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "parchis", "seed": 40}));
    let drawn = talk.ok(json!({"cmd": "new", "game": "parchis"}));
    assert_eq!(drawn["seed"], 1);
}

#[test]
fn set_answers_the_position_in_its_one_form() {
    let mut talk = Talk::new();
    let mut given = counting_3();
    given["options"] = json!({"players": 2, "opening": "seat0", "board": "standard"});
    given["players"] = json!([{"goal": 0, "track": [30, 7], "home": 2, "seat": 2},
                              {"seat": 0, "home": 1, "track": [40, 10, 20], "goal": 0}]);
    let answer = talk.ok(json!({"cmd": "set", "position": given}));
    assert_eq!(keys(&answer), ["ok", "position"]);
    let mut wanted = counting_3();
    wanted["options"] = json!({"players": 2, "two_on_first_five": false, "capture_on_exit": false, "opening": "seat0"});
    assert_eq!(answer["position"], wanted);
    assert_eq!(talk.position(), wanted);
    // What was answered can be set, and is answered again.
    let again = talk.ok(json!({"cmd": "set", "position": wanted}));
    assert_eq!(again["position"], wanted);
}

#[test]
fn set_takes_a_seed() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    assert_eq!(talk.ok(json!({"cmd": "record"}))["record"]["seed"], 0);
    talk.ok(json!({"cmd": "set", "position": counting_3(), "seed": 5}));
    assert_eq!(talk.ok(json!({"cmd": "record"}))["record"]["seed"], 5);
}

#[test]
fn legal_sorts_bytewise() {
    let mut talk = Talk::new();
    let mut position = counting_3();
    position["players"][0]["track"] = json!([2, 10, 40]);
    talk.ok(json!({"cmd": "set", "position": position}));
    assert_eq!(
        talk.ok(json!({"cmd": "legal"})),
        json!({"ok": true, "turn": {"player": 0, "phase": "move"}, "moves": ["3@10", "3@2", "3@40"]})
    );
}

#[test]
fn legal_gives_probabilities_only_at_chance() {
    let mut talk = Talk::playing(1);
    let answer = talk.ok(json!({"cmd": "legal"}));
    assert_eq!(keys(&answer), ["ok", "turn", "moves", "probabilities"]);
    let probabilities = answer["probabilities"].as_array().unwrap();
    assert_eq!(
        probabilities.len(),
        answer["moves"].as_array().unwrap().len()
    );
    let sum: f64 = probabilities.iter().filter_map(|p| p.as_f64()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    talk.ok(json!({"cmd": "set", "position": over()}));
    assert_eq!(
        talk.ok(json!({"cmd": "legal"})),
        json!({"ok": true, "turn": {"over": true, "ranking": [[2], [0]]}, "moves": []})
    );
}

#[test]
fn play_and_roll_tell_events_and_turn() {
    let mut talk = Talk::playing(7);
    let played = talk.ok(json!({"cmd": "play", "move": "roll 6"}));
    assert_eq!(keys(&played), ["ok", "events", "turn"]);
    assert_eq!(played["turn"], json!({"chance": "die", "player": 0}));
    let rolled = talk.ok(json!({"cmd": "roll"}));
    assert_eq!(keys(&rolled), ["ok", "move", "events", "turn"]);
    assert_eq!(rolled["events"][0]["type"], "thrown");
    assert_eq!(rolled["turn"], talk.ok(json!({"cmd": "legal"}))["turn"]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let record = |seed| {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": "parchis", "seed": seed}));
        talk.play_out();
        talk.ok(json!({"cmd": "record"}))
    };
    assert_eq!(record(11), record(11));
    assert_ne!(record(11), record(12));
}

#[test]
fn undo_and_redo_go_over_moves_and_throws_and_throws_repeat() {
    let mut talk = Talk::playing(3);
    let start = talk.position();
    let mut positions = vec![start];
    let mut rolls = Vec::new();
    for step in 0..60 {
        let legal = talk.ok(json!({"cmd": "legal"}));
        if legal["turn"]["chance"].is_string() {
            rolls.push((step, talk.ok(json!({"cmd": "roll"}))));
        } else {
            talk.ok(json!({"cmd": "play", "move": legal["moves"][0]}));
        }
        positions.push(talk.position());
    }
    for step in (0..60).rev() {
        let undone = talk.ok(json!({"cmd": "undo"}));
        assert_eq!(keys(&undone), ["ok", "turn"]);
        assert_eq!(undone["turn"], positions[step]["turn"]);
        assert_eq!(talk.position(), positions[step]);
    }
    talk.refused("bad_request", json!({"cmd": "undo"}));
    for position in &positions[1..] {
        let redone = talk.ok(json!({"cmd": "redo"}));
        assert_eq!(redone["turn"], position["turn"]);
        assert_eq!(talk.position(), *position);
    }
    talk.refused("bad_request", json!({"cmd": "redo"}));
    let (step, rolled) = rolls.pop().unwrap();
    for _ in step..60 {
        talk.ok(json!({"cmd": "undo"}));
    }
    assert_eq!(talk.ok(json!({"cmd": "roll"})), rolled);
}

#[test]
fn a_move_forgets_what_was_undone_and_an_error_does_not() {
    let mut talk = Talk::playing(3);
    talk.ok(json!({"cmd": "play", "move": "roll 1"}));
    talk.ok(json!({"cmd": "undo"}));
    talk.refused("illegal_move", json!({"cmd": "play", "move": "roll 7"}));
    talk.ok(json!({"cmd": "redo"}));
    talk.ok(json!({"cmd": "undo"}));
    talk.ok(json!({"cmd": "play", "move": "roll 2"}));
    talk.refused("bad_request", json!({"cmd": "redo"}));
}

#[test]
fn undo_stops_where_a_set_position_began() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    let start = talk.position();
    talk.ok(json!({"cmd": "play", "move": "3@10"}));
    talk.ok(json!({"cmd": "undo"}));
    assert_eq!(talk.position(), start);
    talk.refused("bad_request", json!({"cmd": "undo"}));
}

#[test]
fn perft_counts_sequences() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    let nodes =
        |talk: &mut Talk, depth| talk.ok(json!({"cmd": "perft", "depth": depth}))["nodes"].clone();
    assert_eq!(nodes(&mut talk, 0), 1);
    assert_eq!(nodes(&mut talk, 1), 3);
    assert_eq!(nodes(&mut talk, 2), 18);
    // Counted move by move through the protocol itself.
    let mut by_hand = 0;
    for first in ["3@10", "3@20", "3@40"] {
        talk.ok(json!({"cmd": "play", "move": first}));
        for throw in 1..=6 {
            talk.ok(json!({"cmd": "play", "move": format!("roll {throw}")}));
            by_hand += talk.ok(json!({"cmd": "legal"}))["moves"]
                .as_array()
                .unwrap()
                .len();
            talk.ok(json!({"cmd": "undo"}));
        }
        talk.ok(json!({"cmd": "undo"}));
    }
    assert_eq!(nodes(&mut talk, 3), by_hand);
    talk.ok(json!({"cmd": "set", "position": over()}));
    assert_eq!(nodes(&mut talk, 0), 1);
    assert_eq!(nodes(&mut talk, 12), 0);
}

#[test]
fn playout_plays_games_from_here() {
    let mut talk = Talk::playing(1);
    let request = json!({"cmd": "playout", "count": 100, "seed": 1});
    let answer = talk.ok(request.clone());
    assert_eq!(keys(&answer), ["ok", "games", "moves", "seconds", "wins"]);
    assert_eq!(answer["games"], 100);
    assert!(answer["moves"].as_u64().unwrap() > 100 * 100);
    assert!(answer["seconds"].as_f64().unwrap() >= 0.0);
    let wins = answer["wins"].as_array().unwrap();
    assert_eq!(wins.len(), 2);
    assert_eq!(wins.iter().filter_map(|w| w.as_u64()).sum::<u64>(), 100);
    let again = talk.ok(request);
    assert_eq!(
        (&again["moves"], &again["wins"]),
        (&answer["moves"], &answer["wins"])
    );
    let other = talk.ok(json!({"cmd": "playout", "count": 100, "seed": 2}));
    assert_ne!(other["moves"], answer["moves"]);
    talk.ok(json!({"cmd": "set", "position": over()}));
    let done = talk.ok(json!({"cmd": "playout", "count": 1_000_000}));
    assert_eq!(
        (&done["moves"], &done["wins"]),
        (&json!(0), &json!([0, 1_000_000]))
    );
}

#[test]
fn records_go_round() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "parchis", "seed": 5}));
    talk.play_out();
    let record = talk.ok(json!({"cmd": "record"}))["record"].take();
    assert_eq!(
        keys(&record),
        [
            "format", "rules", "start", "options", "seed", "moves", "end"
        ]
    );
    let end = talk.position();
    assert_eq!(record["end"], end);

    let mut other = Talk::new();
    let loaded = other.ok(json!({"cmd": "load", "record": record}));
    assert_eq!(keys(&loaded), ["ok", "position"]);
    assert_eq!(loaded["position"], end);
    assert_eq!(other.state(), talk.state());
    // It can be taken back and goes on with the same throws.
    for _ in 0..50 {
        assert_eq!(
            talk.ok(json!({"cmd": "undo"})),
            other.ok(json!({"cmd": "undo"}))
        );
    }
    assert_eq!(other.state(), talk.state());
}

#[test]
fn records_of_set_positions_go_round() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3(), "seed": 8}));
    let start = talk.position();
    talk.ok(json!({"cmd": "play", "move": "3@40"}));
    talk.ok(json!({"cmd": "roll"}));
    let record = talk.ok(json!({"cmd": "record"}))["record"].take();
    assert_eq!(record["start"], start);
    let mut other = Talk::new();
    other.ok(json!({"cmd": "load", "record": record}));
    assert_eq!(other.state(), talk.state());
}

#[test]
fn unknown_fields_are_passed_over_and_the_last_of_two_counts() {
    let mut talk = Talk::playing(1);
    talk.ok(json!({"cmd": "play", "move": "roll 1", "id": 7, "time_ms": "soon"}));
    talk.line(br#"{"cmd":"undo","cmd":"roll"}"#);
    assert_eq!(
        talk.ok(json!({"cmd": "record"}))["record"]["moves"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}
