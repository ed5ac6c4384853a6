//! Whole games through the protocol.

use serde_json::json;

use super::Talk;

#[test]
fn games_of_thaayam_with_every_option_end_with_a_winner() {
    for case in 0..12_u64 {
        let mut talk = Talk::new();
        let players = 2 + case % 3;
        talk.ok(
            json!({"cmd": "new", "game": "thaayam", "seed": case, "options": {"players": players,
            "twin_return": if case / 3 % 2 == 1 { "twin" } else { "split" },
            "opening": if case < 6 { "roll" } else { "seat0" }}}),
        );
        let played = talk.play_out();
        let turn = talk.position()["turn"].take();
        assert_eq!(turn["over"], true);
        let ranking = turn["ranking"].as_array().unwrap();
        let places: Vec<usize> = ranking
            .iter()
            .map(|place| place.as_array().unwrap().len())
            .collect();
        assert_eq!(
            places,
            [1, players as usize - 1],
            "the others share the other places"
        );
        let record = talk.ok(json!({"cmd": "record"}));
        assert_eq!(record["record"]["moves"].as_array().unwrap().len(), played);
    }
}

#[test]
fn games_of_tebas_with_every_option_end() {
    for case in 0..8_u64 {
        let mut talk = Talk::new();
        let quiet_limit = [60, 5, 1000, 1][case as usize % 4];
        talk.ok(
            json!({"cmd": "new", "game": "tebas", "seed": case, "options": {
            "repetition": case % 3 > 0, "quiet_limit": quiet_limit,
            "opening": if case < 4 { "roll" } else { "seat0" }}}),
        );
        if case < 4 {
            let legal = talk.ok(json!({"cmd": "legal"}));
            assert_eq!(legal["turn"], json!({"chance": "starter"}));
            assert_eq!(legal["moves"], json!(["roll 0", "roll 1"]));
            assert_eq!(legal["probabilities"], json!([0.5, 0.5]));
        }
        let played = talk.play_out();
        let turn = talk.position()["turn"].take();
        assert_eq!(turn["over"], true);
        let rankings = [json!([[0], [1]]), json!([[1], [0]]), json!([[0, 1]])];
        assert!(rankings.contains(&turn["ranking"]), "{turn}");
        let record = talk.ok(json!({"cmd": "record"}));
        assert_eq!(record["record"]["moves"].as_array().unwrap().len(), played);
        assert_eq!(
            talk.ok(json!({"cmd": "load", "record": record["record"]}))["position"],
            record["record"]["end"]
        );
    }
}

/// A draw, and layouts that are too many to be listed or counted.
#[test]
fn the_set_up_of_the_garden_through_the_protocol() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "taihou", "seed": 3}));
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert_eq!(legal["turn"], json!({"chance": "draw", "player": 0}));
    assert_eq!(legal["moves"].as_array().unwrap().len(), 10);
    assert_eq!(legal["probabilities"][0], 0.1);
    while talk.ok(json!({"cmd": "legal"}))["turn"]["chance"] == "draw" {
        talk.ok(json!({"cmd": "roll"}));
    }
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert_eq!(legal["turn"], json!({"chance": "layout", "player": 0}));
    assert_eq!(
        (&legal["moves"], &legal["probabilities"]),
        (&json!([]), &json!([]))
    );
    talk.refused("bad_request", json!({"cmd": "perft", "depth": 1}));
    talk.refused("bad_request", json!({"cmd": "best"}));
    talk.refused(
        "illegal_move",
        json!({"cmd": "play", "move": "layout 1 2 3 4 5 6 7 8 9 9"}),
    );
    let rolled = talk.ok(json!({"cmd": "roll"}));
    talk.ok(json!({"cmd": "undo"}));
    assert_eq!(talk.ok(json!({"cmd": "roll"})), rolled);
    for seat in 1..4 {
        let turn = talk.ok(json!({"cmd": "legal"}))["turn"].take();
        assert_eq!(turn, json!({"chance": "layout", "player": seat}));
        talk.ok(json!({"cmd": "play", "move": "layout 10 9 8 7 6 5 4 3 2 1"}));
    }
    let turn = talk.ok(json!({"cmd": "legal"}))["turn"].take();
    assert_eq!(turn["phase"], "move");
    let record = talk.ok(json!({"cmd": "record"}))["record"].take();
    talk.ok(json!({"cmd": "load", "record": record}));
}

/// What a computer player lays out is the same whatever the other has laid out before.
#[test]
fn nothing_is_seen_through_the_screen() {
    let other = |places: &str| {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": "taihou", "seed": 9,
            "options": {"players": 2, "opening": "seat0"}}));
        for place in places.split(' ') {
            talk.ok(json!({"cmd": "play", "move": format!("place {place}")}));
        }
        let mut laid = Vec::new();
        for level in ["beginner", "easy", "hard"].iter().cycle().take(10) {
            let best = talk.ok(json!({"cmd": "best", "level": level, "visits": 50}));
            talk.ok(json!({"cmd": "play", "move": best["move"]}));
            laid.push((best["move"].clone(), best["value"].clone()));
        }
        laid
    };
    assert_eq!(
        other("d1N e1N f1N g1N h1N i1N d2N e2N f2N g2N"),
        other("i2S h2E g2W f2N e2N d2N i1N h1N g1N f1N")
    );
}

#[test]
fn games_with_every_option_end_with_a_ranking() {
    for case in 0..24_u64 {
        let mut talk = Talk::new();
        let players = 2 + case % 3;
        talk.ok(
            json!({"cmd": "new", "game": "parchis", "seed": case, "options": {"players": players,
            "two_on_first_five": case / 3 % 2 == 1, "capture_on_exit": case / 6 % 2 == 1,
            "opening": if case < 12 { "roll" } else { "seat0" }}}),
        );
        let played = talk.play_out();
        let position = talk.position();
        assert_eq!(position["turn"]["over"], true);
        assert_eq!(
            position["turn"]["ranking"].as_array().unwrap().len() as u64,
            players
        );
        let record = talk.ok(json!({"cmd": "record"}));
        assert_eq!(record["record"]["moves"].as_array().unwrap().len(), played);
    }
}

#[test]
fn a_position_on_the_way_goes_on_like_the_game() {
    let mut talk = Talk::playing(6);
    for _ in 0..40 {
        let legal = talk.ok(json!({"cmd": "legal"}));
        if legal["turn"]["chance"].is_string() {
            talk.ok(json!({"cmd": "roll"}));
        } else {
            talk.ok(json!({"cmd": "play", "move": legal["moves"][0]}));
        }
        let position = talk.position();
        let mut copy = Talk::new();
        assert_eq!(
            copy.ok(json!({"cmd": "set", "position": position}))["position"],
            position
        );
        for cmd in [json!({"cmd": "legal"}), json!({"cmd": "perft", "depth": 2})] {
            assert_eq!(copy.ok(cmd.clone()), talk.ok(cmd));
        }
    }
}
