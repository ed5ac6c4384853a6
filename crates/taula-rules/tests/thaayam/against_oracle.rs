//! Our Thaayam against the oracle's: in whole games, in positions made by hand at random, and in positions
//! spoiled at random. Both must accept or refuse the same, offer the same and come to the same.

use std::collections::BTreeMap;

use crate::oracle::thaayam::Table;
use crate::spoil::Spoiler;
use crate::tools::Random;
use serde_json::{Value, json};
use taula_rules::Levels;
use taula_rules::engine::{AnyMatch, Family, family};

// Enough to find what differs, few enough for every run of the tests. `TAULA_ORACLE=10` tries ten times as
// many.
const GAMES: usize = 360;
const GAMES_FROM_PLACED: usize = 240;
const PLACED: usize = 3_500;
const SPOILED: usize = 3_000;

/// So many of the legal moves of a position are played, at least.
const TRIED: usize = 8;

fn times(count: usize) -> usize {
    let factor = std::env::var("TAULA_ORACLE").map_or(1, |factor| factor.parse().unwrap());
    count * factor
}

fn thaayam() -> &'static dyn Family {
    family("thaayam").unwrap()
}

/// How often things happened in the oracle's games, so that what is rare is known to have been compared.
#[derive(Default)]
struct Happened(BTreeMap<&'static str, usize>);

impl Happened {
    fn note(&mut self, table: &mut Table) {
        for what in table.happened.drain(..) {
            *self.0.entry(what).or_default() += 1;
        }
    }

    #[track_caller]
    fn assert_at_least(&self, least: usize, all: &[&str]) {
        for &what in all {
            let times = self.0.get(what).copied().unwrap_or(0);
            assert!(times >= least, "{what}: only {times} times of {:?}", self.0);
        }
    }
}

/// That both offer the same now.
#[track_caller]
fn same_offer(game: &dyn AnyMatch, table: &Table, moves: &[String], where_: &dyn Fn() -> String) {
    let ours = game.legal();
    assert_eq!(ours.moves, moves, "{}", where_());
    assert_eq!(ours.probabilities, table.probabilities(), "{}", where_());
    assert_eq!(
        serde_json::to_value(game.turn()).unwrap(),
        table.to_json()["turn"],
        "{}",
        where_()
    );
}

/// Plays at random to the end.
fn to_the_end(
    game: &mut dyn AnyMatch,
    table: &mut Table,
    random: &mut Random,
    happened: &mut Happened,
) {
    let begun = table.to_json();
    let mut played = Vec::new();
    loop {
        let position = table.to_json();
        assert_eq!(game.position(), position, "{begun} after {played:?}");
        let moves = table.legal();
        same_offer(game, table, &moves, &|| format!("{begun} after {played:?}"));
        if moves.is_empty() {
            break;
        }
        let text = random.pick(&moves).clone();
        game.play(&text).unwrap();
        table.play(&text).unwrap();
        happened.note(table);
        played.push(text);
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
        let mut game = thaayam().begin(&options, case as u64, &levels).unwrap();
        let mut table = Table::new(players, twin_return, opening);
        to_the_end(&mut *game, &mut table, &mut random, &mut happened);
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
        let mut game = thaayam().begin_at(&position, 0, &levels).unwrap();
        let mut table = Table::read(&position).unwrap();
        to_the_end(&mut *game, &mut table, &mut random, &mut happened);
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

/// Whether both accept, or neither; and then, whether they agree about many moves, and for a few moves on.
fn compare(
    position: &Value,
    levels: &Levels,
    random: &mut Random,
    happened: &mut Happened,
) -> bool {
    let ours = thaayam().begin_at(position, 0, levels);
    let theirs = Table::read(position);
    let (mut game, mut table) = match (ours, theirs) {
        (Ok(game), Ok(table)) => (game, table),
        (Err(_), Err(_)) => return false,
        (Ok(_), Err(fault)) => panic!("we accept, the oracle says {fault}: {position}"),
        (Err(fault), Ok(_)) => panic!("the oracle accepts, we say {fault}: {position}"),
    };
    let read = table.to_json();
    assert_eq!(game.position(), read, "reading {position}");
    // What is written is read as itself.
    assert_eq!(Table::read(&read).unwrap().to_json(), read, "{position}");
    let again = thaayam().begin_at(&read, 0, levels).unwrap();
    assert_eq!(again.position(), read, "{position}");
    let mut played = Vec::new();
    for _ in 0..5 {
        let before = table.to_json();
        let mut moves = table.legal();
        let here = || format!("{position} after {played:?}");
        same_offer(&*game, &table, &moves, &here);
        for text in not_quite(&moves, random) {
            assert!(game.play(&text).is_err(), "{text} in {}", here());
            assert_eq!(game.position(), before, "{text} in {}", here());
        }
        if moves.is_empty() {
            break;
        }
        random.shuffle(&mut moves);
        moves.truncate(TRIED);
        for text in &moves {
            let mut other = table.clone();
            other.play(text).unwrap();
            happened.note(&mut other);
            game.play(text).unwrap();
            assert_eq!(game.position(), other.to_json(), "{text} in {}", here());
            assert!(game.undo());
            assert_eq!(game.position(), before, "{text} taken back in {}", here());
        }
        game.play(&moves[0]).unwrap();
        table.play(&moves[0]).unwrap();
        table.happened.clear();
        played.push(moves[0].clone());
    }
    true
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
        count += usize::from(compare(&position, &levels, &mut random, &mut happened));
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
        count += usize::from(compare(&spoiled, &levels, &mut random, &mut happened));
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
