//! Games, options, positions and records that have a fault.

use serde_json::json;

use super::{Talk, counting_3, with, without};

#[test]
fn unknown_games() {
    let mut talk = Talk::playing(1);
    for game in ["", "chess", "Parchis", "parchis ", "parchis/1"] {
        talk.refused("unknown_game", json!({"cmd": "new", "game": game}));
        talk.refused(
            "unknown_game",
            json!({"cmd": "set", "position": {"game": game}}),
        );
    }
    let mut record = talk.ok(json!({"cmd": "record"}))["record"].take();
    record["rules"] = json!("chess/1");
    talk.refused("unknown_game", json!({"cmd": "load", "record": record}));
}

#[test]
fn bad_options() {
    let mut talk = Talk::playing(1);
    for options in [
        json!({"players": 1}),
        json!({"players": 5}),
        json!({"players": "4"}),
        json!({"players": null}),
        json!({"players": 2.0}),
        json!({"players": 260}),
        json!({"colour": 1}),
        json!({"two_on_first_five": 1}),
        json!({"capture_on_exit": "yes"}),
        json!({"opening": "Roll"}),
        json!({"opening": null}),
        json!({"board": "none"}),
        json!({"board": "../parchis/standard"}),
        json!({"quiet_limit": 60}),
    ] {
        talk.refused(
            "bad_option",
            json!({"cmd": "new", "game": "parchis", "options": options}),
        );
    }
}

#[test]
fn bad_positions() {
    let mut talk = Talk::playing(1);
    for (field, value) in [
        ("game", json!(1)),
        ("options", json!({"players": 9})),
        ("options", json!([])),
        ("turn", json!({})),
        ("turn", json!({"chance": "die", "player": 0})),
        ("die", json!(4)),
        ("die", json!("3")),
        ("count", json!(5)),
        ("late", json!({"1": 0})),
        ("extra", json!(0)),
        ("players", json!([])),
        ("finished", json!([0])),
        ("bonuses", json!([5])),
        ("sixes", json!(1)),
        ("last_moved", json!(10)),
    ] {
        talk.refused(
            "bad_position",
            json!({"cmd": "set", "position": with(counting_3(), field, value)}),
        );
    }
    for field in [
        "game",
        "options",
        "turn",
        "die",
        "count",
        "bonuses",
        "sixes",
        "last_moved",
        "late",
        "players",
        "finished",
    ] {
        talk.refused(
            "bad_position",
            json!({"cmd": "set", "position": without(counting_3(), field)}),
        );
    }
}

#[test]
fn bad_records() {
    let mut talk = Talk::playing(1);
    talk.ok(json!({"cmd": "play", "move": "roll 5"}));
    talk.ok(json!({"cmd": "play", "move": "exit"}));
    let record = talk.ok(json!({"cmd": "record"}))["record"].take();
    for field in ["format", "rules", "options", "seed", "moves", "end"] {
        talk.refused(
            "bad_record",
            json!({"cmd": "load", "record": without(record.clone(), field)}),
        );
    }
    for (field, value) in [
        ("format", json!(2)),
        ("format", json!("1")),
        ("rules", json!("parchis")),
        ("rules", json!("parchis/0")),
        ("rules", json!("parchis/2")),
        ("rules", json!("parchis/x")),
        ("rules", json!(1)),
        ("seed", json!(-1)),
        ("options", json!({"players": 9})),
        ("options", json!({"players": 3, "opening": "seat0"})),
        ("moves", json!(["roll 5"])),
        ("moves", json!(["roll 5", "exit", "roll 9"])),
        ("moves", json!([5])),
        ("moves", json!(["exit"])),
        ("end", counting_3()),
        ("end", json!({})),
        ("start", json!({})),
        ("start", counting_3()),
        ("extra", json!(0)),
    ] {
        talk.refused(
            "bad_record",
            json!({"cmd": "load", "record": with(record.clone(), field, value)}),
        );
    }
    let message = talk.refused(
        "bad_record",
        json!({"cmd": "load", "record": with(record, "moves", json!(["roll 5", "5@3"]))}),
    );
    assert!(
        message.contains("move 2") && message.contains("5@3"),
        "{message}"
    );
}
