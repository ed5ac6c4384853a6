//! Positions and moves of the garden games in notation: what is accepted and in which form it comes back, and what
//! is refused with which sentence (`docs/rules/notation.md`).

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use taula_rules::games::taihou::{Move, Piece, Step, Taihou};
use taula_rules::{Levels, Rules};

use super::setup::{Game, Setup, four, three, two};

fn example() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/notation.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, section) = text.split_once("### taihou\n").unwrap();
    let (_, block) = section.split_once("```json\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    serde_json::from_str(block).unwrap()
}

#[test]
fn the_example_is_accepted_and_means_what_is_said_of_it() {
    let game = Setup(example()).game();
    assert_eq!(game.json(), example());
    assert_eq!(
        game.legal(),
        ["i9xi10N", "i9xj11N", "i9xk11N", "i9xl11N", "khi-loi"]
    );
}

#[test]
fn left_out_options_and_any_order_are_brought_to_the_one_form() {
    let mut setup = four("a1=0:3N c3=1:4E l11=2:1S");
    let written = setup.game().json();
    let options = setup.0["options"].as_object_mut().unwrap();
    for name in ["players", "lake", "flight", "quiet_limit"] {
        options.shift_remove(name);
    }
    options.insert("board".to_owned(), json!("standard"));
    setup.0["players"].as_array_mut().unwrap().reverse();
    for player in setup.0["players"].as_array_mut().unwrap() {
        player["taken"].as_array_mut().unwrap().reverse();
    }
    assert_eq!(setup.game().json(), written);
}

/// A position with something changed in it is refused with a sentence that has these words.
#[track_caller]
fn refused(setup: &Setup, words: &str, change: impl FnOnce(&mut Value)) {
    let mut setup = setup.clone();
    setup.game();
    change(&mut setup.0);
    let fault = setup
        .refused()
        .unwrap_or_else(|| panic!("accepted: {}", setup.0));
    assert!(fault.contains(words), "{fault:?} has no {words:?}");
    assert_eq!(fault.lines().count(), 1);
}

#[test]
fn what_is_no_position_is_refused() {
    let setup = two("c3=0:8N c4=2:6E l11=2:1S").bound(2, "c3", 0).with(
        "runs",
        json!([{"seat": 0, "piece": "c3", "moves": {"c2-c3N": 1}}]),
    );
    for key in [
        "game",
        "options",
        "turn",
        "board",
        "players",
        "duty",
        "calls_left",
        "quiet",
        "runs",
    ] {
        refused(&setup, key, |position| {
            position.as_object_mut().unwrap().shift_remove(key);
        });
    }
    refused(&setup, "more", |position| position["more"] = json!(1));
    for (pointer, value, words) in [
        ("/game", json!("tebas"), "not \"taihou\""),
        ("/options/players", json!(5), "`players` is 5"),
        ("/options/quiet_limit", json!(1001), "quiet_limit"),
        ("/options/lake", json!(1), "lake"),
        ("/options/opening", json!("seat1"), "opening"),
        (
            "/turn",
            json!({"player": 1, "phase": "move"}),
            "does not play",
        ),
        (
            "/turn",
            json!({"player": 0, "phase": "redeploy"}),
            "none of this game",
        ),
        (
            "/turn",
            json!({"chance": "die", "player": 0}),
            "none of this game",
        ),
        (
            "/turn",
            json!({"player": 0, "phase": "move", "points": []}),
            "turn",
        ),
        ("/turn", json!([]), "turn"),
        ("/board/c3", json!("0:8X"), "must be owner, colon"),
        ("/board/c3", json!("0:0N"), "must be owner, colon"),
        ("/board/c3", json!("0:11N"), "must be owner, colon"),
        ("/board/c3", json!("0:08N"), "must be owner, colon"),
        ("/board/c3", json!("1:8N"), "does not play"),
        ("/board/c3", json!("4:8N"), "must be owner, colon"),
        ("/board/c3", json!("0:LN"), "must be owner, colon"),
        ("/board/c3", json!(""), "must be owner, colon"),
        ("/players/0/lost", json!(18), "`lost` of seat 0 is 18"),
        ("/players/0/taken", json!([11]), "values are 1 to 10"),
        ("/players/0/taken", json!([1]), "are missing"),
        ("/players/0/reserve", json!([1]), "are missing"),
        ("/players/0/reserve", json!([1, 1]), "twice"),
        ("/players/0/reserve", json!([0]), "values are 1 to 10"),
        ("/players/0/lotuses", json!(3), "there are 2"),
        ("/players/0/owed", json!(3), "never more"),
        ("/players/0/seat", json!(2), "twice"),
        ("/players/0/seat", json!(1), "does not play"),
        ("/duty/0/player", json!(0), "bound by itself"),
        ("/duty/0/player", json!(1), "does not play"),
        ("/duty/0/by", json!(3), "does not play"),
        ("/duty/0/offer", json!("d3"), "nothing stands"),
        ("/duty/0/offer", json!("m3"), "no square"),
        ("/duty/0/turned", json!(0), "turned"),
        ("/calls_left", json!([21, 20]), "20 is the most"),
        ("/calls_left", json!([20]), "one for each player"),
        ("/calls_left", json!([0, 20]), "no legal move"),
        ("/quiet", json!(120), "the game is over"),
        ("/quiet", json!(-1), "quiet"),
        ("/runs/0/piece", json!("l11"), "has none there"),
        ("/runs/0/piece", json!("a1"), "has none there"),
        ("/runs/0/moves", json!({}), "without a move"),
        ("/runs/0/moves", json!({"c2-c3": 1}), "tells the facing"),
        ("/runs/0/moves", json!({"c2xc3N": 1}), "no move of a run"),
        ("/runs/0/moves", json!({"c3-c3N": 1}), "no move of a run"),
        ("/runs/0/moves", json!({"c2-c3N": 4}), "1 to 3 are possible"),
        ("/runs/0/moves", json!({"c2-c3N": 0}), "1 to 3 are possible"),
        ("/runs/0/seat", json!(1), "does not play"),
    ] {
        refused(&setup, words, |position| {
            *position.pointer_mut(pointer).unwrap() = value;
        });
    }
    refused(&setup, "no square of the garden", |position| {
        position["board"]["m3"] = json!("0:1N");
    });
    refused(&setup, "there are 2", |position| {
        for square in ["a1", "a2"] {
            position["board"][square] = json!("0:8N");
        }
    });
    refused(&setup, "lists seat 2 twice", |position| {
        let twice = position["duty"][0].clone();
        position["duty"].as_array_mut().unwrap().push(twice);
    });
}

#[test]
fn what_only_the_lake_refuses() {
    let setup = two("c3=0:8N f5=0:2N l11=2:1S").lake();
    refused(&setup, "only a toad", |position| {
        position["board"]["f5"] = json!("0:3N");
    });
    for key in ["lotuses", "owed"] {
        refused(&setup, "lotuses", |position| {
            position["players"][0][key] = json!(1);
        });
    }
    refused(&setup, "lotuses", |position| {
        position["board"]["a1"] = json!("0:L");
    });
}

#[test]
fn what_only_three_or_four_players_refuse() {
    let setup = three("c3=0:8N l11=2:1S");
    refused(&setup, "only two players have one", |position| {
        position["players"][0]["reserve"] = json!([1]);
    });
    refused(&setup, "there are 1", |position| {
        position["board"]["c4"] = json!("0:8N");
    });
    // Nobody takes an own piece: of the nightingales that of seat 0 alone is missing.
    let setup = three("c3=0:8N c5=1:1N l11=2:1S");
    refused(&setup, "of the others 0 are missing", |position| {
        let list = |seat: usize| -> Vec<u64> {
            serde_json::from_value(position["players"][seat]["taken"].clone()).unwrap()
        };
        let (mut own, mut from) = (list(0), list(1));
        from.retain(|&value| value != 1);
        own.push(1);
        position["players"][0]["taken"] = json!(own);
        position["players"][1]["taken"] = json!(from);
    });
}

#[test]
fn before_play_begins() {
    let game = Game::new(&json!({"players": 3}));
    let drawing = Setup(game.json());
    refused(&drawing, "seat 1 draws", |position| {
        position["opening_throws"] = json!([3]);
    });
    refused(&drawing, "settled", |position| {
        position["opening_throws"] = json!([3, 4, 5]);
    });
    refused(&drawing, "1 to 10", |position| {
        position["opening_throws"] = json!([11]);
        position["turn"]["player"] = json!(1);
    });
    refused(&drawing, "empty", |position| position["quiet"] = json!(1));
    refused(&drawing, "only while", |position| {
        position["starter"] = json!(1)
    });
    refused(&drawing, "nothing is drawn", |position| {
        position["options"]["opening"] = json!("seat0");
    });
    let laying = Setup(
        game.after("draw 3,draw 4,draw 5,layout 1 2 3 4 5 6 7 8 9 10")
            .json(),
    );
    refused(&laying, "`starter` is missing", |position| {
        position.as_object_mut().unwrap().shift_remove("starter");
    });
    refused(&laying, "up to 0", |position| {
        position["turn"]["player"] = json!(0)
    });
    refused(&laying, "lays no piece on", |position| {
        let piece = position["board"]
            .as_object_mut()
            .unwrap()
            .shift_remove("c1");
        position["board"]["a5"] = piece.unwrap();
    });
    refused(&laying, "behind the screen", |position| {
        position["turn"] = json!({"player": 1, "phase": "arrange"});
    });
    let arranging = Game::new(&json!({"players": 2, "opening": "seat0"}));
    let arranging = Setup(arranging.after("place d1N,place e2W").json());
    refused(&arranging, "up to 1", |position| {
        position["board"]["e2"] = json!("0:3W");
        position["board"]
            .as_object_mut()
            .unwrap()
            .shift_remove("d1");
    });
    refused(&arranging, "lays no piece on", |position| {
        let piece = position["board"]
            .as_object_mut()
            .unwrap()
            .shift_remove("e2");
        position["board"]["c2"] = piece.unwrap();
    });
    refused(&arranging, "there is no `starter`", |position| {
        position["starter"] = json!(0);
    });
}

#[test]
fn when_it_is_over() {
    let over = Setup(two("c3=0:9N c4=2:1S").after("c3xc4").json());
    assert_eq!(over.game().json(), over.0);
    refused(&over, "by the points", |position| {
        position["turn"]["ranking"] = json!([[2], [0]]);
    });
    refused(&over, "`points`", |position| {
        position["turn"]["points"] = json!([1, 2])
    });
    refused(&over, "`payout`", |position| {
        position["turn"]["payout"] = json!([1, 2])
    });
    refused(&over, "must stand in", |position| {
        position["turn"]
            .as_object_mut()
            .unwrap()
            .shift_remove("points");
    });
    refused(&over, "empty", |position| {
        position["calls_left"] = json!([0, 0])
    });
    refused(&over, "at most one player", |position| {
        position["turn"] = json!({"player": 0, "phase": "move"});
    });
    // TA-15 and TA-27 cannot be seen any more.
    let mut called = two("a1=0:9W l11=2:8S")
        .with("calls_left", json!([1, 1]))
        .after("a1@N,l11@N");
    assert!(called.game.turn().is_over());
    called.events.clear();
    assert_eq!(Setup(called.json()).game().json(), called.json());
}

#[test]
fn moves_have_one_form() {
    for text in [
        "draw 10",
        "layout 10 9 8 7 6 5 4 3 2 1",
        "place d1N",
        "c1-c2",
        "c1xc2",
        "c1-e4E",
        "c10xe11E!2",
        "c1@E",
        "c1@E!0",
        "c1-c2!3",
        "lotus",
        "khi-loi",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "draw",
        "draw 0",
        "draw 11",
        "draw 01",
        "layout",
        "layout 1",
        "place d1",
        "place d1X",
        "c1-",
        "-c2",
        "c1=c2",
        "c1-c2e",
        "c1-c2EE",
        "c1@",
        "c1@X",
        "c1@E!",
        "c1@E!4",
        "c1@E!!2",
        "c1-c2!2E",
        "lotus!2",
        "khi-loi!0",
        "Lotus",
        "c1x-c2",
        "c1--c2",
        "c1-c2x",
        "c1 -c2",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    for text in ["c1-c2N", "c1@E", "c1-c2"] {
        assert_eq!(text.parse::<Step>().unwrap().to_string(), text);
    }
    for text in ["0:10W", "3:L", "2:1N"] {
        assert_eq!(text.parse::<Piece>().unwrap().to_string(), text);
    }
}

/// Each of the other forms of a legal move is not legal.
#[test]
fn a_facing_is_told_only_where_a_flight_turned() {
    let mut game = two("c3=0:8N c5=2:1S e4=2:1W l11=2:8S").flight().game();
    for no in [
        "c3-c4N", "c3xc4", "c3-d4", "c3-d4N", "c3xc5N", "c3-c5", "c3@N",
    ] {
        assert!(game.game.play_text(no, &mut ()).is_err(), "{no}");
    }
    for yes in ["c3-c4", "c3-d4E", "c3xc5", "c3xe4E"] {
        assert!(game.legal().contains(&yes.to_owned()), "{yes}");
    }
}

/// What a stranger sends instead of a value, anywhere in a position, is refused or is a position.
#[test]
fn anything_anywhere_is_read_or_refused() {
    let levels = Levels::built_in();
    let values = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(255),
        json!(256),
        json!(1e9),
        json!(0.5),
        json!(""),
        json!("c3"),
        json!("0:1N"),
        json!([]),
        json!([[0]]),
        json!({}),
        json!({"c3": 1}),
    ];
    let mut position = example();
    position["calls_left"] = json!([3, 4]);
    let mut paths = vec![String::new()];
    let mut all = Vec::new();
    while let Some(path) = paths.pop() {
        match position.pointer(&path).unwrap() {
            Value::Object(fields) => paths.extend(fields.keys().map(|key| format!("{path}/{key}"))),
            Value::Array(items) => paths.extend((0..items.len()).map(|i| format!("{path}/{i}"))),
            _ => {}
        }
        all.push(path);
    }
    for path in all {
        for value in &values {
            let mut spoiled = position.clone();
            *spoiled.pointer_mut(&path).unwrap() = value.clone();
            if let Ok((rules, at)) = Taihou::read(&spoiled, &levels) {
                let mut moves = Vec::new();
                rules.legal_moves(&at, &mut moves);
                let again = rules.to_json(&at);
                assert_eq!(
                    Taihou::read(&again, &levels).unwrap().1,
                    at,
                    "{path}: {value}"
                );
            }
        }
    }
}
