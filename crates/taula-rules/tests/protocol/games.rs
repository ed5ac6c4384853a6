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
