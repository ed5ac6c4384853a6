//! Our Thaayam against the oracle's: in whole games, in positions made by hand at random, and in positions
//! spoiled at random. Both must accept or refuse the same, offer the same and come to the same.

use crate::compare::{Happened, Second, compare, ours, play_on, times};
use crate::oracle::thaayam::Table;
use crate::spoil::Spoiler;
use crate::tools::Random;
use serde_json::{Value, json};
use taula_rules::Levels;

// Enough to find what differs, few enough for every run of the tests. `TAULA_ORACLE=10` tries ten times as
// many.
const GAMES: usize = 360;
const GAMES_FROM_PLACED: usize = 240;
const PLACED: usize = 3_500;
const SPOILED: usize = 3_000;

impl Second for Table {
    const GAME: &'static str = "thaayam";

    fn read(position: &Value) -> Result<Self, String> {
        Table::read(position)
    }

    fn to_json(&self) -> Value {
        Table::to_json(self)
    }

    fn legal(&self) -> Vec<String> {
        Table::legal(self)
    }

    fn probabilities(&self) -> Option<Vec<f64>> {
        Table::probabilities(self)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        Table::play(self, text)
    }

    fn happened(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.happened)
    }
}

#[test]
fn whole_games_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(1);
    let mut happened = Happened::default();
    for case in 0..times(GAMES) {
        let players = 2 + case % 3;
        let twin_return = ["split", "twin"][case / 3 % 2];
        let opening = ["seat0", "roll"][case / 6 % 2];
        let options = json!({"players": players, "twin_return": twin_return, "opening": opening});
        let mut game = ours::<Table>()
            .begin(&options, case as u64, &levels)
            .unwrap();
        let mut table = Table::new(players, twin_return, opening);
        play_on(
            &mut *game,
            &mut table,
            usize::MAX,
            &levels,
            &mut random,
            &mut happened,
            &mut |_, moves, random| random.pick(moves).clone(),
        );
    }
    assert_eq!(happened.0["over"], times(GAMES));
    happened.assert_at_least(
        100,
        &["struck", "all struck", "lapsed", "captured", "another turn"],
    );
    happened.assert_at_least(20, &["declared", "opening tie", "twin in the castle"]);
}

#[test]
fn games_from_placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(2);
    let mut happened = Happened::default();
    for _ in 0..times(GAMES_FROM_PLACED) {
        let position = accepted(&mut random);
        let mut game = ours::<Table>().begin_at(&position, 0, &levels).unwrap();
        let mut table = Table::read(&position).unwrap();
        play_on(
            &mut *game,
            &mut table,
            usize::MAX,
            &levels,
            &mut random,
            &mut happened,
            &mut |_, moves, random| random.pick(moves).clone(),
        );
    }
    happened.assert_at_least(10, &["twin in the castle", "captured several"]);
    happened.assert_at_least(
        10,
        &["twin driven, split", "twin driven, stays one", "enter-twin"],
    );
}

/// A placed position that the oracle accepts.
fn accepted(random: &mut Random) -> Value {
    std::iter::repeat_with(|| crate::placed::thaayam(random))
        .find(|position| Table::read(position).is_ok())
        .unwrap()
}

/// Texts that look like moves, and are none or not legal ones.
fn not_quite(legal: &[String], random: &mut Random) -> Vec<String> {
    let mut texts: Vec<String> = [
        "enter",
        "enter-twin",
        "out",
        "twin@8",
        "twin@7",
        "1@24",
        "4@24",
        "1@t24",
        "1@0",
        "2@t8",
        "1+1@t8",
        "1+8@t8",
        "8+1@8",
        "1@t8",
        "@t8",
        "+@t8",
        "1+@t8",
        "roll 8",
        "roll 5",
        "roll 0",
        "Enter",
        " enter",
        "",
        "3@-1",
        "256@0",
        "1@256",
        "01@0",
        "1@00",
    ]
    .map(String::from)
    .to_vec();
    if let Some(text) = legal.first() {
        let text = if random.percent(50) {
            text
        } else {
            random.pick(legal)
        };
        texts.push(format!("{text} "));
        texts.push(text.replace("@t", "@"));
        texts.push(text.replace('@', "@t"));
        texts.push(text.replace('@', "+1@"));
        texts.push(text.replace('@', "@0"));
        texts.push(format!("1+{text}"));
        texts.push(format!("{text}1"));
        let (scores, from) = text.split_once('@').unwrap_or((text, ""));
        let mut scores: Vec<&str> = scores.split('+').collect();
        scores.reverse();
        texts.push(format!("{}@{from}", scores.join("+")));
    }
    random.shuffle(&mut texts);
    texts.retain(|text| !legal.contains(text));
    texts.truncate(6);
    texts
}

#[test]
fn placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(3);
    let mut happened = Happened::default();
    let mut count = 0;
    for _ in 0..times(PLACED) {
        // Most of what is placed at random is refused, and reading costs us the reading of the board.
        let position = if random.percent(20) {
            crate::placed::thaayam(&mut random)
        } else {
            accepted(&mut random)
        };
        count += usize::from(compare::<Table>(
            &position,
            &levels,
            &mut random,
            &mut happened,
            not_quite,
        ));
    }
    // Were nearly all refused, nothing would be compared.
    assert!(count > PLACED / 2, "only {count} accepted");
    happened.assert_at_least(
        25,
        &[
            "all struck",
            "another turn",
            "captured",
            "captured several",
            "declared",
            "enter-twin",
            "lapsed",
            "opening tie",
            "over",
            "single beside a foreign twin",
            "struck",
            "struck before a twin",
            "twentieth throw",
            "twin beside a foreign single",
            "twin driven, split",
            "twin driven, stays one",
            "twin in the castle",
        ],
    );
}

/// Puts pieces of a player elsewhere, so that there are four still.
fn misplace(random: &mut Random, position: &mut Value) {
    let players = position["players"].as_array_mut().unwrap();
    let at = random.below(players.len());
    let player = &mut players[at];
    let (a, b) = (
        *random.pick(&["off", "castle", "out"]),
        *random.pick(&["out", "off", "castle"]),
    );
    let from = player[a].as_u64().unwrap();
    let some = from.min(random.between(1, 2).into());
    player[a] = json!(from - some);
    player[b] = json!(player[b].as_u64().unwrap() + some);
}

#[test]
fn spoiled_positions_agree() {
    let levels = Levels::built_in();
    let spoiler = Spoiler {
        names: &[
            "board",
            "opening_throws",
            "twin_return",
            "off_twins",
            "finished",
            "opening",
        ],
        values: vec![
            json!([8, 8]),
            json!([2]),
            json!({"chance": "throw", "player": 0}),
            json!({"chance": "die", "player": 0}),
            json!({"over": true, "ranking": [[0], [1, 2, 3]]}),
            json!({"over": true, "ranking": [[0], [2]], "player": 0}),
            json!([[0], [2]]),
            json!({"throw": null}),
            json!([0, 4, 0, [], [], 0, 0]),
            json!({"seat": 0, "off": 4, "off_twins": 0, "track": [], "twins": [], "castle": 0, "out": 0}),
            json!("throw"),
            json!("split"),
            json!("twin"),
            json!("thaayam"),
        ],
        most: 25,
    };
    let mut random = Random::new(4);
    let mut happened = Happened::default();
    let mut count = 0;
    for _ in 0..times(SPOILED) {
        // From one that is accepted, so that the change alone decides.
        let mut spoiled = accepted(&mut random);
        if random.percent(30) {
            misplace(&mut random, &mut spoiled);
        } else {
            for _ in 0..=random.below(2) {
                spoiler.spoil(&mut random, &mut spoiled);
            }
        }
        count += usize::from(compare::<Table>(
            &spoiled,
            &levels,
            &mut random,
            &mut happened,
            not_quite,
        ));
    }
    assert!(count > SPOILED / 100, "only {count} accepted");
}

/// The oracle alone gives the answers worked out by hand.
#[test]
fn the_oracle_knows_the_worked_cases() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../cases/thaayam.json")).unwrap();
    for case in &cases {
        let name = format!("{}: {}", case["clause"], case["name"]);
        let mut table = Table::read(&case["position"]).unwrap_or_else(|e| panic!("{name}: {e}"));
        if let Some(legal) = case.get("legal") {
            assert_eq!(&json!(table.legal()), legal, "{name}");
        }
        for text in case["play"].as_array().into_iter().flatten() {
            table
                .play(text.as_str().unwrap())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        if let Some(then) = case.get("then") {
            assert_eq!(&table.to_json(), then, "{name}");
        }
    }
    assert!(cases.len() >= 44);
}
