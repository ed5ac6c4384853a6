//! `docs/protocol.md` tells the truth.

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::{self, Taihou};
use taula_rules::games::tebas::{End, Heading, Obligation, Tebas};
use taula_rules::games::thaayam::{Returns, Strike, Thaayam};
use taula_rules::{Decider, Levels, Rules, chance};

use super::Talk;

const DOCS: &str = include_str!("../../../../docs/protocol.md");
const NOTATION: &str = include_str!("../../../../docs/rules/notation.md");

/// The part of the page under a heading, up to the next of the same or a higher rank.
fn section(heading: &str) -> &'static str {
    let start = DOCS.find(&format!("\n{heading}\n")).unwrap() + heading.len() + 2;
    let rank = heading.chars().take_while(|&c| c == '#').count();
    let end = (1..=rank)
        .filter_map(|rank| DOCS[start..].find(&format!("\n{} ", "#".repeat(rank))))
        .min()
        .unwrap_or(DOCS.len() - start);
    &DOCS[start..start + end]
}

/// The cells of a table's rows, without its head.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.lines()
        .filter(|line| line.starts_with('|'))
        .skip(2)
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect()
}

#[test]
fn the_dialogue_is_real() {
    let text = section("## A dialogue").split("```").nth(1).unwrap();
    let mut talk = Talk::new();
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let mut requests = 0;
    while let Some(line) = lines.next() {
        let request = line.strip_prefix("> ").unwrap();
        let answer = talk.line(request.as_bytes()).to_string();
        assert_eq!(lines.next(), Some(answer.as_str()), "{request}");
        requests += 1;
    }
    assert!(requests > 10);
}

/// The keys of each event that random games with these options make happen.
fn events_of_random_games<R: Rules>(
    games: u64,
    hunting: bool,
    options: impl Fn(u64) -> Value,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = Vec::new();
    for game in 0..games {
        let rules = R::new(
            R::read_options(&options(game)).unwrap(),
            &Levels::built_in(),
        )
        .unwrap();
        let mut at = rules.start();
        while rules.decider(&at) != Decider::Nobody {
            moves.clear();
            rules.legal_moves(&at, &mut moves);
            let mv = if moves.is_empty() {
                // Chance has more outcomes than can be listed.
                rules.sample(&at, &mut random)
            } else if hunting && chance::below(&mut random, 4) > 0 {
                moves[rules.fancy(&at, &moves, &mut random)]
            } else {
                moves[chance::below(&mut random, moves.len() as u32) as usize]
            };
            let mut events = Vec::new();
            rules.play(&mut at, mv, &mut events);
            for event in events {
                let Value::Object(event) = serde_json::to_value(event).unwrap() else {
                    panic!("an event is an object");
                };
                let kind = event["type"].as_str().unwrap().to_owned();
                let fields: BTreeSet<String> = event.keys().cloned().collect();
                let known = keys.entry(kind.clone()).or_insert_with(|| fields.clone());
                assert_eq!(*known, fields, "{kind}");
            }
        }
    }
    keys
}

/// The keys of each event listed for a game.
fn events_listed(game: &str) -> BTreeMap<String, BTreeSet<String>> {
    rows(section(&format!("### {game}")))
        .into_iter()
        .map(|row| {
            let [name, _, example] = row[..] else {
                panic!("{row:?}");
            };
            let example: Value = serde_json::from_str(example.trim_matches('`')).unwrap();
            assert_eq!(name, format!("`{}`", example["type"].as_str().unwrap()));
            let fields = example.as_object().unwrap().keys().cloned().collect();
            (name.trim_matches('`').to_owned(), fields)
        })
        .collect()
}

#[test]
fn every_event_is_listed_with_its_fields() {
    let parchis = events_of_random_games::<Parchis>(300, false, |game| {
        json!({"players": 2 + game % 3, "two_on_first_five": game % 2 == 1,
            "capture_on_exit": game % 5 == 0})
    });
    assert_eq!(events_listed("parchis"), parchis);
    let thaayam = events_of_random_games::<Thaayam>(
        300,
        false,
        |game| json!({"players": 2 + game % 3, "twin_return": if game % 2 == 1 { "twin" } else { "split" }}),
    );
    assert_eq!(events_listed("thaayam"), thaayam);
    let tebas =
        events_of_random_games::<Tebas>(300, false, |game| json!({"quiet_limit": 5 + game % 7}));
    assert_eq!(events_listed("tebas"), tebas);
    let taihou = events_of_random_games::<Taihou>(
        60,
        true,
        |game| json!({"players": 2 + game % 3, "lake": game % 2 == 1, "flight": game % 5 > 1}),
    );
    assert_eq!(events_listed("taihou"), taihou);
}

/// Why a game of Tebas ends, what a player is obliged to and the directions are all told.
#[test]
fn every_name_in_an_event_of_tebas_is_listed() {
    let section = section("### tebas");
    let ends = [End::Standstill, End::Repetition, End::Quiet].map(|end| json!(end));
    let duties = [Obligation::Enter, Obligation::Turn].map(|duty| json!(duty));
    let headings = Heading::ALL.map(|heading| json!(heading));
    for name in ends.iter().chain(&duties).chain(&headings) {
        let name = name.as_str().unwrap();
        assert!(section.contains(&format!("`{name}`")), "{name}");
    }
}

/// Why a garden game ends, what a bound player must do, what is called and what comes next are all told.
#[test]
fn every_name_in_an_event_of_taihou_is_listed() {
    let section = section("### taihou");
    let ends = [
        taihou::End::Cleared,
        taihou::End::Called,
        taihou::End::Quiet,
    ]
    .map(|end| json!(end));
    let musts = [taihou::Must::Capture, taihou::Must::Turn].map(|must| json!(must));
    let nexts = [
        taihou::Next::Draw,
        taihou::Next::Layout,
        taihou::Next::Arrange,
        taihou::Next::Move,
    ]
    .map(|next| json!(next));
    let calls = ["hat_lo", "khi_loi"].map(|call| json!(call));
    for name in ends.iter().chain(&musts).chain(&nexts).chain(&calls) {
        let name = name.as_str().unwrap();
        assert!(section.contains(&format!("`{name}`")), "{name}");
    }
}

/// The reasons and the ways of return that an event of Thaayam may name are all told.
#[test]
fn every_name_in_an_event_of_thaayam_is_listed() {
    let section = section("### thaayam");
    let name = |value: Value| value.as_str().unwrap().to_owned();
    let strikes = [
        Strike::BeforeFirstOne,
        Strike::BeforeSecondOne,
        Strike::NoOne,
        Strike::OneAlone,
    ];
    let returns = [Returns::Piece, Returns::TwoPieces, Returns::Twin];
    let names = strikes
        .map(|why| name(serde_json::to_value(why).unwrap()))
        .into_iter()
        .chain(returns.map(|how| name(serde_json::to_value(how).unwrap())));
    for name in names {
        assert!(section.contains(&format!("`{name}`")), "{name}");
    }
}

#[test]
fn the_throws_of_a_seed_are_those_listed() {
    let rows = rows(section("## Dice"));
    assert_eq!(rows.len(), 4);
    for row in rows {
        let [game, seed, throws] = row[..] else {
            panic!("{row:?}");
        };
        let game = game.trim_matches('`');
        let seed: u64 = seed.parse().unwrap();
        let throws: Vec<u32> = throws
            .split(' ')
            .map(|throw| throw.parse().unwrap())
            .collect();
        let drawn: Vec<u32> = (0..10)
            .map(|n| {
                let mut stream = chance::stream(seed, n);
                match game {
                    "parchis" => 1 + chance::below(&mut stream, 6),
                    "thaayam" => match chance::below(&mut stream, 16) {
                        0..4 => 1,
                        4..10 => 2,
                        10..14 => 3,
                        14 => 4,
                        _ => 8,
                    },
                    _ => panic!("{game}"),
                }
            })
            .collect();
        assert_eq!(drawn, throws);
        // The same through the protocol, one throw each with the n-th outcome.
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": game, "options": {"opening": "seat0"}, "seed": seed}));
        for throw in throws {
            let rolled = talk.ok(json!({"cmd": "roll"}));
            assert_eq!(rolled["move"], format!("roll {throw}"));
            talk.ok(json!({"cmd": "undo"}));
            // Any other throw counts as an outcome just the same; nobody can do anything with a 2.
            talk.ok(json!({"cmd": "play", "move": "roll 2"}));
        }
    }
}

#[test]
fn who_starts_tebas_with_a_seed_is_as_it_is_listed() {
    let line = section("## Dice")
        .lines()
        .find(|line| line.starts_with("In `tebas`"))
        .unwrap();
    let starters = line.rsplit("that is ").next().unwrap();
    let starters: Vec<u32> = starters
        .trim_end_matches('.')
        .split(' ')
        .map(|seat| seat.parse().unwrap())
        .collect();
    assert_eq!(starters.len(), 4);
    for (seed, starter) in (1..).zip(starters) {
        assert_eq!(chance::below(&mut chance::stream(seed, 0), 2), starter);
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": "tebas", "seed": seed}));
        let rolled = talk.ok(json!({"cmd": "roll"}));
        assert_eq!(rolled["move"], format!("roll {starter}"));
    }
}

#[test]
fn the_first_layout_with_a_seed_is_as_it_is_listed() {
    let listed = section("## Dice").split("is `layout ").nth(1).unwrap();
    let listed = listed.split('`').next().unwrap();
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "taihou", "seed": 7, "options": {"opening": "seat0"}}));
    let rolled = talk.ok(json!({"cmd": "roll"}));
    assert_eq!(rolled["move"], format!("layout {listed}"));
}

#[test]
fn every_command_and_code_is_listed() {
    let requests = section("## Requests");
    for command in [
        "games", "new", "set", "position", "legal", "play", "roll", "undo", "redo", "best",
        "perft", "playout", "record", "load", "quit",
    ] {
        assert!(requests.contains(&format!("`{command}`")), "{command}");
        assert_ne!(
            Talk::new().ask(json!({"cmd": command}))["error"]["code"],
            "unknown_command"
        );
    }
    let codes: BTreeSet<&str> = rows(section("## Errors"))
        .iter()
        .map(|row| row[0])
        .collect();
    let wanted = [
        "bad_json",
        "too_long",
        "bad_request",
        "unknown_command",
        "unknown_game",
        "bad_option",
        "no_game",
        "bad_position",
        "bad_record",
        "illegal_move",
        "game_over",
        "too_much",
    ];
    let wanted: Vec<String> = wanted.iter().map(|code| format!("`{code}`")).collect();
    assert_eq!(codes, wanted.iter().map(String::as_str).collect());
}

#[test]
fn the_positions_of_the_notation_can_be_set() {
    let mut set = 0;
    for block in NOTATION.split("```json").skip(1) {
        let text = block.split("```").next().unwrap();
        let position: Value = serde_json::from_str(text).unwrap();
        let mut talk = Talk::new();
        let answer = talk.ask(json!({"cmd": "set", "position": position}));
        if answer["error"]["code"] == "unknown_game" {
            // Not built yet.
            continue;
        }
        assert_eq!(answer["ok"], true, "{answer}");
        assert_eq!(
            answer["position"], position,
            "it is written in its one form"
        );
        set += 1;
    }
    assert!(set > 0);
}
