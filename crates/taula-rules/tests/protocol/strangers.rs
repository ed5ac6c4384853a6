//! Whatever comes in, one line of JSON goes out and nothing breaks.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::{Talk, counting_3, playing_taihou, playing_tebas, playing_thaayam};

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0_u64..14).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[ -~]{0,12}".prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((word(), inner), 0..6)
                .prop_map(|fields| Value::Object(Map::from_iter(fields))),
        ]
    })
}

/// Words of the protocol, so that chance comes upon something that is almost right.
fn word() -> impl Strategy<Value = String> {
    prop::sample::select(
        "cmd game games new set position legal play roll undo redo best perft playout record load \
         parchis options players seed move level easy expert visits depth count die bonuses sixes last_moved \
         late track home goal finished turn phase chance over ranking format rules start moves end parchis/1 \
         exit exit2 3@10 roll_1 thaayam throws captured off off_twins twins castle out twin_return split twin \
         enter 8@0 twin@8 8+1@t8 opening seat0 two_on_first_five capture_on_exit board standard first_five \
         tebas redeploy quiet seen repetition quiet_limit starter a1 f2 k4 c2@1 a1-b3 k3-k4 drop_a1 I3 LI2 IL5 \
         0:a1I3 1:d2LI4,g2L1 taihou lake flight draw layout arrange duty offer by turned calls_left runs piece moves \
         taken reserve lost lotuses owed c3xc4 c3-d5E c3@S c3@S!1 lotus khi-loi place_a1N 0:6N 1:L c2-c3N l11"
            .split_whitespace()
            .map(|word| word.replace('_', if word.contains("_1") || word.contains("_a1") { " " } else { "_" }))
            .collect::<Vec<_>>(),
    )
}

fn request() -> impl Strategy<Value = Value> {
    let commands = prop::sample::select(vec![
        "games", "new", "set", "position", "legal", "play", "roll", "undo", "redo", "perft",
        "record", "load",
    ]);
    (commands, prop::collection::vec((word(), any_json()), 0..4)).prop_map(|(cmd, fields)| {
        let mut request = Map::from_iter(fields);
        // Counting deep would only take long.
        request.insert("depth".to_owned(), json!(2));
        request.insert("cmd".to_owned(), json!(cmd));
        Value::Object(request)
    })
}

/// A sound position with one of its values, however deep, put in another's place.
fn spoiled_position() -> impl Strategy<Value = Value> {
    (any::<prop::sample::Index>(), any_json(), 0..4).prop_map(|(place, value, game)| {
        let mut position = match game {
            0 => playing_thaayam(),
            1 => playing_tebas(),
            2 => playing_taihou(),
            _ => counting_3(),
        };
        let pointers = pointers(&position, "");
        let pointer = place.get(&pointers);
        if let Some(spot) = position.pointer_mut(pointer) {
            *spot = value;
        }
        position
    })
}

fn pointers(value: &Value, path: &str) -> Vec<String> {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(i, value)| (i.to_string(), value))
            .collect(),
        _ => Vec::new(),
    };
    inner
        .into_iter()
        .flat_map(|(key, value)| {
            let path = format!("{path}/{key}");
            let mut all = pointers(value, &path);
            all.push(path);
            all
        })
        .collect()
}

/// Says a line and looks at the form of the answer.
fn say(talk: &mut Talk, line: &[u8]) {
    if line.trim_ascii().is_empty() {
        return;
    }
    let answer = talk.line(line).to_string();
    assert!(!answer.contains('\n'));
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert!(answer["ok"] == true || answer["error"]["code"].is_string());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn bytes(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 1..5)) {
        let mut talk = Talk::playing(1);
        for line in lines {
            say(&mut talk, &line);
        }
    }

    #[test]
    fn values(lines in prop::collection::vec(any_json(), 1..5)) {
        let mut talk = Talk::playing(1);
        for line in lines {
            say(&mut talk, line.to_string().as_bytes());
        }
    }

    #[test]
    fn requests(lines in prop::collection::vec(request(), 1..12)) {
        let mut talk = Talk::new();
        for line in lines {
            say(&mut talk, line.to_string().as_bytes());
        }
    }

    #[test]
    fn positions_and_what_is_played_from_them(position in spoiled_position(), first in 0_usize..6) {
        let mut talk = Talk::new();
        if talk.ask(json!({"cmd": "set", "position": position}))["ok"] == true {
            for step in first..first + 30 {
                let legal = talk.ok(json!({"cmd": "legal"}));
                let moves = legal["moves"].as_array().unwrap();
                if moves.is_empty() {
                    break;
                }
                talk.ok(json!({"cmd": "play", "move": moves[step % moves.len()]}));
            }
            talk.ok(json!({"cmd": "playout", "count": 2}));
            let record = talk.ok(json!({"cmd": "record"}));
            talk.ok(json!({"cmd": "load", "record": record["record"]}));
        }
    }
}
