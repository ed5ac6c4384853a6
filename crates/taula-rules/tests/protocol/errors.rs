//! Every code, with everything as it was afterwards.

use serde_json::json;

use super::{Talk, counting_3, over, with, without};

#[test]
fn lines_without_an_object_are_bad_json() {
    let mut talk = Talk::playing(1);
    for line in [
        "x",
        "{",
        "}",
        "[]",
        "1",
        "\"games\"",
        "null",
        "true",
        "{\"cmd\":\"games\"} {}",
        "{'cmd':'games'}",
        "{\"cmd\":\"games\",}",
        "{\"cmd\":\"\\ud800\"}",
        "// {\"cmd\":\"games\"}",
        "\u{feff}{\"cmd\":\"games\"}",
        "{\"cmd\":\"games\",\"seed\":1e999}",
        "\0",
    ] {
        talk.refused_line("bad_json", line.as_bytes());
    }
    talk.refused_line("bad_json", b"{\"cmd\":\"games\xff\"}");
    talk.refused_line("bad_json", b"\xc0\xaf");
}

#[test]
fn deep_nesting_is_bad_json() {
    let mut talk = Talk::playing(1);
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!(
            "{{\"cmd\":\"games\",\"x\":{}0{}}}",
            open.repeat(100_000),
            close.repeat(100_000)
        );
        talk.refused_line("bad_json", deep.as_bytes());
        talk.refused_line("bad_json", open.repeat(100_000).as_bytes());
    }
    // What is refused is not what is merely nested.
    let nested = format!(
        "{{\"cmd\":\"games\",\"x\":{}{}}}",
        "[".repeat(100),
        "]".repeat(100)
    );
    assert_eq!(talk.line(nested.as_bytes())["ok"], true);
}

#[test]
fn cmd_must_be_a_known_string() {
    let mut talk = Talk::playing(1);
    talk.refused("bad_request", json!({}));
    for cmd in [
        json!(null),
        json!(1),
        json!(["games"]),
        json!({"cmd": "games"}),
        json!(true),
    ] {
        talk.refused("bad_request", json!({"cmd": cmd}));
    }
    for cmd in ["", "Games", "games ", "help", &"x".repeat(10_000)] {
        let message = talk.refused("unknown_command", json!({"cmd": cmd}));
        assert!(message.len() < 200);
    }
}

#[test]
fn a_game_is_needed_before_fields_are_looked_at() {
    for cmd in [
        "position", "legal", "play", "roll", "undo", "redo", "best", "perft", "playout", "record",
    ] {
        let answer = Talk::new().ask(json!({"cmd": cmd}));
        assert_eq!(answer["error"]["code"], "no_game", "{cmd}");
    }
}

#[test]
fn fields_must_be_there_and_of_their_type() {
    let number = [
        json!(null),
        json!("1"),
        json!(-1),
        json!(1.5),
        json!(1.0),
        json!([1]),
        json!(true),
        json!({}),
    ];
    let text = [json!(null), json!(1), json!(["x"]), json!({}), json!(false)];
    let object = [json!(null), json!(1), json!([]), json!("x"), json!(true)];
    let wrong = [
        (
            json!({"cmd": "new", "game": "parchis"}),
            "game",
            true,
            text.to_vec(),
        ),
        (
            json!({"cmd": "new", "game": "parchis"}),
            "options",
            false,
            object.to_vec(),
        ),
        (
            json!({"cmd": "new", "game": "parchis"}),
            "seed",
            false,
            number.to_vec(),
        ),
        (
            json!({"cmd": "set", "position": counting_3()}),
            "position",
            true,
            object.to_vec(),
        ),
        (
            json!({"cmd": "set", "position": counting_3()}),
            "seed",
            false,
            number.to_vec(),
        ),
        (
            json!({"cmd": "play", "move": "roll 1"}),
            "move",
            true,
            text.to_vec(),
        ),
        (json!({"cmd": "best"}), "level", false, text.to_vec()),
        (json!({"cmd": "best"}), "visits", false, number.to_vec()),
        (json!({"cmd": "best"}), "time_ms", false, number.to_vec()),
        (
            json!({"cmd": "perft", "depth": 1}),
            "depth",
            true,
            number.to_vec(),
        ),
        (
            json!({"cmd": "playout", "count": 1}),
            "count",
            true,
            number.to_vec(),
        ),
        (
            json!({"cmd": "playout", "count": 1}),
            "seed",
            false,
            number.to_vec(),
        ),
        (
            json!({"cmd": "playout", "count": 1}),
            "time_ms",
            false,
            number.to_vec(),
        ),
        (
            json!({"cmd": "load", "record": {}}),
            "record",
            true,
            object.to_vec(),
        ),
    ];
    let mut talk = Talk::playing(1);
    for (request, field, needed, values) in wrong {
        for value in values {
            let message = talk.refused("bad_request", with(request.clone(), field, value));
            assert!(message.contains(&format!("`{field}`")), "{message}");
        }
        if needed {
            let message = talk.refused("bad_request", without(request, field));
            assert!(message.contains(&format!("`{field}`")), "{message}");
        }
    }
}

#[test]
fn numbers_have_their_limits() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    for (request, field, least, most) in [
        (json!({"cmd": "perft"}), "depth", None, 12_u64),
        (json!({"cmd": "playout"}), "count", Some(1), 1_000_000),
        (
            json!({"cmd": "playout", "count": 1}),
            "time_ms",
            Some(1),
            60_000,
        ),
        (json!({"cmd": "best"}), "time_ms", Some(1), 60_000),
        (json!({"cmd": "best"}), "visits", Some(1), 10_000_000),
    ] {
        talk.refused("bad_request", with(request.clone(), field, json!(most + 1)));
        talk.refused("bad_request", with(request.clone(), field, json!(u64::MAX)));
        if let Some(least) = least {
            talk.refused(
                "bad_request",
                with(request.clone(), field, json!(least - 1)),
            );
        }
    }
    talk.refused_line(
        "bad_request",
        br#"{"cmd":"new","game":"parchis","seed":18446744073709551616}"#,
    );
    // What lies on a limit is allowed; where it would take long, the game is over first.
    talk.ok(json!({"cmd": "best", "visits": 10_000_000, "level": "easy"}));
    talk.ok(json!({"cmd": "best", "time_ms": 60_000, "level": "easy"}));
    talk.ok(json!({"cmd": "best", "visits": 1}));
    talk.ok(json!({"cmd": "best", "time_ms": 1}));
    talk.ok(json!({"cmd": "set", "position": over()}));
    talk.ok(json!({"cmd": "perft", "depth": 12}));
    talk.ok(json!({"cmd": "perft", "depth": 0}));
    talk.ok(json!({"cmd": "playout", "count": 1_000_000, "time_ms": 60_000}));
}

#[test]
fn illegal_moves() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    for text in [
        "",
        " ",
        "3@1",
        "3@010",
        "03@10",
        "3@10 ",
        " 3@10",
        "4@10",
        "3@256",
        "3@99999999999999999999",
        "exit",
        "exit2",
        "roll 3",
        "EXIT",
        "3@-10",
        "3@+10",
        "\u{663}@10",
        "3@10@",
        "@",
        &"9".repeat(100_000),
    ] {
        talk.refused("illegal_move", json!({"cmd": "play", "move": text}));
    }
    talk.ok(json!({"cmd": "play", "move": "3@10"}));
    for text in [
        "roll 0", "roll 7", "roll", "roll  1", "roll 01", "roll 1.0", "3@20",
    ] {
        talk.refused("illegal_move", json!({"cmd": "play", "move": text}));
    }
}

#[test]
fn the_turn_must_fit() {
    let mut talk = Talk::playing(1);
    talk.refused("bad_request", json!({"cmd": "best"}));
    talk.ok(json!({"cmd": "set", "position": counting_3()}));
    talk.refused("bad_request", json!({"cmd": "roll"}));
    talk.refused(
        "bad_request",
        json!({"cmd": "best", "visits": 10, "time_ms": 10}),
    );
    for level in ["", "Easy", "god"] {
        talk.refused("bad_request", json!({"cmd": "best", "level": level}));
    }
}

#[test]
fn when_over_nothing_is_played() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "set", "position": over()}));
    for text in ["roll 1", "5@14", "anything"] {
        talk.refused("game_over", json!({"cmd": "play", "move": text}));
    }
    talk.refused("game_over", json!({"cmd": "roll"}));
    talk.refused("game_over", json!({"cmd": "best"}));
    // Fields are looked at before the game is.
    talk.refused("bad_request", json!({"cmd": "play"}));
    talk.refused("bad_request", json!({"cmd": "best", "level": "none"}));
    talk.refused("bad_request", json!({"cmd": "best", "visits": 0}));
}

#[test]
fn too_much() {
    let mut talk = Talk::new();
    let mut position = counting_3();
    position["players"] = json!([{"seat": 0, "home": 0, "track": [1, 11, 21, 31], "goal": 0},
                                 {"seat": 2, "home": 0, "track": [2, 12, 22, 32], "goal": 0}]);
    talk.ok(json!({"cmd": "set", "position": position}));
    talk.refused("too_much", json!({"cmd": "perft", "depth": 12}));
    talk.refused(
        "too_much",
        json!({"cmd": "playout", "count": 1_000_000, "time_ms": 1}),
    );
}
