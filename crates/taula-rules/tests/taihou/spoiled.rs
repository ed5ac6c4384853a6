//! Positions of the garden games with one thing wrong in them, or perhaps not.

use serde_json::{Value, json};

use crate::spoil::Spoiler;
use crate::tools::Random;

pub fn spoiler() -> Spoiler {
    Spoiler {
        names: &[
            "board",
            "players",
            "duty",
            "calls_left",
            "quiet",
            "runs",
            "opening_throws",
            "starter",
            "points",
            "payout",
            "lake",
            "flight",
            "quiet_limit",
            "opening",
            "taken",
            "reserve",
            "lost",
            "lotuses",
            "owed",
            "offer",
            "by",
            "turned",
            "piece",
            "moves",
            "a1",
            "f6",
            "c1-c2N",
            "c1@E",
            "twin_return",
        ],
        values: vec![
            json!({"chance": "draw", "player": 0}),
            json!({"chance": "layout", "player": 1}),
            json!({"chance": "layout", "player": 2}),
            json!({"player": 0, "phase": "arrange"}),
            json!({"player": 2, "phase": "arrange"}),
            json!({"player": 2, "phase": "move"}),
            json!({"over": true, "ranking": [[0], [2]], "points": [55, 55], "payout": [110, 110]}),
            json!({"over": true, "ranking": [[0, 2]], "points": [55, 55], "payout": [110, 110]}),
            json!([20, 20]),
            json!([0, 0]),
            json!([1, 0]),
            json!([0, 1]),
            json!([20, 20, 20]),
            json!([21, 20]),
            json!([1, 1, 1, 1]),
            json!([1, 1]),
            json!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
            json!([{"player": 2, "offer": "a1", "by": 0, "turned": false}]),
            json!([{"player": 0, "offer": "a1", "by": 0, "turned": false}]),
            json!([{"seat": 0, "piece": "a1", "moves": {}}]),
            json!({"c1-c2N": 3}),
            json!({"c1-c2": 1}),
            json!({"c1xc2N": 1}),
            json!({"c1@E": 4}),
            json!({"c1@E": 0}),
            json!({"c1-c2N!2": 1}),
            json!({"c1-c2NN": 1}),
            json!({"a1": "0:8N", "b2": "2:8N"}),
            json!("0:8N"),
            json!("2:2W"),
            json!("1:L"),
            json!("a1"),
            json!("f6"),
            json!("draw"),
            json!("layout"),
            json!("arrange"),
            json!(1000),
            json!(1001),
        ],
        most: 11,
    }
}

/// Changes something that belongs together with other things.
pub fn misplace(random: &mut Random, position: &mut Value) {
    let board = position["board"].as_object_mut().unwrap();
    let squares: Vec<String> = board.keys().cloned().collect();
    let wrong = [
        "f5", "f6", "g7", "a0", "a12", "m1", "l12", "A1", "aa", "", "a", "a01", "1a", "é1", "a1",
        "l11", "d1", "e6", "f8", "a1 ", "h6",
    ];
    let pieces = [
        "0:2N", "2:2S", "0:L", "1:L", "2:L", "3:L", "0:8E", "2:10W", "4:1N", "0:11N", "0:0N",
        "0:1", "0:1L", "0:LN", "0:1n", "1", "", "0:", ":1N", "00:1N", "0:01N", "0 :1N", "-1:1N",
        "0:1N ", "a:1N", "0:²N", "0:9S", "2:1E",
    ];
    let Some(square) = (!squares.is_empty()).then(|| random.pick(&squares).clone()) else {
        board.insert((*random.pick(&wrong)).into(), json!(*random.pick(&pieces)));
        return;
    };
    let text = board[&square].as_str().unwrap().to_owned();
    match random.below(14) {
        0 => {
            let piece = board.shift_remove(&square).unwrap();
            board.insert((*random.pick(&wrong)).into(), piece);
        }
        1 => board[&square] = json!(*random.pick(&pieces)),
        2 => {
            board.insert((*random.pick(&wrong)).into(), json!(*random.pick(&pieces)));
        }
        3 => {
            // Another facing is always good, but where nothing is left to play.
            let facing = random.pick(&["N", "E", "S", "W", "X", ""]);
            board[&square] = json!(format!("{}{facing}", &text[..text.len() - 1]));
        }
        4 => {
            let owner = random.pick(&["0", "1", "2", "3", "4"]);
            board[&square] = json!(format!("{owner}{}", &text[1..]));
        }
        5 => {
            // Two change places, so that one may come into the lake.
            let other = random.pick(&squares).clone();
            let piece = board[&square].clone();
            let there = std::mem::replace(&mut board[&other], piece);
            board[&square] = there;
        }
        6 => {
            board.shift_remove(&square);
        }
        7 => add_up(random, position, &square, &text),
        8 => {
            let player = random_player(random, position);
            let field = *random.pick(&["lost", "lotuses", "owed"]);
            let by = *random.pick(&[-1, 1, 2]);
            player[field] = json!(player[field].as_i64().unwrap() + by);
        }
        9 => {
            let player = random_player(random, position);
            let by = *random.pick(&[-1, 1]);
            player["owed"] = json!(player["owed"].as_i64().unwrap() + by);
            player["lotuses"] = json!(player["lotuses"].as_i64().unwrap() + by);
        }
        10 => {
            let duty = json!({"player": random.below(4), "offer": square, "by": random.below(4), "turned": random.percent(50)});
            let list = position["duty"].as_array_mut().unwrap();
            if random.percent(50) {
                list.clear();
            }
            list.push(duty);
        }
        11 => {
            let moves = random
                .pick(&[
                    json!({"a1-a2N": 1}),
                    json!({"a1-a2": 1}),
                    json!({"a1@E": 3, "a1@N": 2}),
                    json!({"a1xa2N": 1}),
                    json!({"a1-a1N": 1}),
                    json!({"a1-f6S": 2}),
                    json!({"a0-a1N": 1}),
                    json!({"a1-a2N": 4}),
                    json!({"a1-a2N": 0}),
                    json!({"lotus": 1}),
                    json!({}),
                ])
                .clone();
            let piece = if random.percent(80) { &*square } else { "a1" };
            let seat = if random.percent(80) {
                json!(text[..1].parse::<u8>().unwrap_or(0))
            } else {
                json!(random.below(4))
            };
            let list = position["runs"].as_array_mut().unwrap();
            list.clear();
            list.push(json!({"seat": seat, "piece": piece, "moves": moves}));
        }
        12 => {
            // Somebody else's turn, over or not.
            let players = position["players"].as_array().unwrap().len();
            let seat = if random.percent(80) {
                players - 1
            } else {
                random.below(4)
            };
            position["turn"] = random
                .pick(&[
                    json!({"player": seat, "phase": "move"}),
                    json!({"player": seat, "phase": "arrange"}),
                    json!({"chance": "layout", "player": seat}),
                    json!({"chance": "draw", "player": seat}),
                ])
                .clone();
            if random.percent(30) {
                position["starter"] = json!(seat);
            }
        }
        _ => {
            let field = *random.pick(&["points", "payout", "ranking"]);
            if position["turn"].get(field).is_some() {
                let by = [json!([1, 2]), json!([[0], [1]]), json!([[0, 2]]), json!([])];
                position["turn"][field] = random.pick(&by).clone();
            } else {
                position["quiet"] = json!(random.below(12));
                if random.percent(50) {
                    position["calls_left"] = json!([random.below(22), random.below(3)]);
                }
            }
        }
    }
}

fn random_player<'a>(random: &mut Random, position: &'a mut Value) -> &'a mut Value {
    let players = position["players"].as_array_mut().unwrap();
    let at = random.below(players.len());
    &mut players[at]
}

/// A piece goes somewhere else, with all or not quite all that belongs to it.
fn add_up(random: &mut Random, position: &mut Value, square: &str, text: &str) {
    let Some(value) = text[2..text.len() - 1].parse::<u8>().ok() else {
        return;
    };
    let owner: u64 = text[..1].parse().unwrap();
    position["board"]
        .as_object_mut()
        .unwrap()
        .shift_remove(square);
    let to_reserve = random.percent(40);
    let all = random.percent(60);
    let players = position["players"].as_array_mut().unwrap();
    let taker = random.below(players.len());
    for (at, player) in players.iter_mut().enumerate() {
        let own = player["seat"] == owner;
        if own && to_reserve {
            player["reserve"].as_array_mut().unwrap().push(json!(value));
        }
        if own && !to_reserve && (all || random.percent(50)) {
            player["lost"] = json!(player["lost"].as_u64().unwrap() + 1);
        }
        // Sometimes by its own owner.
        if at == taker && !to_reserve && (all || random.percent(50)) {
            player["taken"].as_array_mut().unwrap().push(json!(value));
        }
    }
    if random.percent(30) {
        position["duty"] = json!([]);
        position["runs"] = json!([]);
    }
}
