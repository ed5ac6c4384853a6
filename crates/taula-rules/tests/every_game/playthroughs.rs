//! Whole games, fixed move by move with everything they made happen, in `../playthroughs/*.json`: what the
//! rules do, in a form that shows in a diff. A change of a ruling shows here; nothing else may.
//!
//! To write them anew: `TAULA_BLESS=1 cargo test -p taula-rules --test every_game playthroughs`. Look at the diff.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::{Levels, Match, Record, Rules, Turn, chance};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/playthroughs")
        .join(format!("{name}.json"))
}

/// How a file's players choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    /// Any move.
    Random,
    /// Mostly what comes to mind first: where random players hardly meet.
    Hunting,
}

/// A game played at random by its seed to its end.
fn play<R: Rules>(options: &Value, seed: u64, players: Players) -> Record {
    let rules = R::new(R::read_options(options).unwrap(), &Levels::built_in()).unwrap();
    let mut game = Match::new(rules, seed);
    let mut rng = chance::stream(!seed, 0);
    loop {
        let mv = match game.turn() {
            Turn::Over { .. } => return game.record(),
            Turn::Chance { .. } => game.outcome().unwrap(),
            Turn::Player { .. } => {
                let moves = game.legal_moves();
                let hunts = players == Players::Hunting && chance::below(&mut rng, 4) > 0;
                if hunts {
                    moves[game.rules().fancy(game.position(), &moves, &mut rng)]
                } else {
                    moves[chance::below(&mut rng, moves.len() as u32) as usize]
                }
            }
        };
        game.play(mv, &mut ()).unwrap();
    }
}

/// An event in a few words: its type and its fields.
fn words(event: &Value) -> String {
    let mut words = event["type"].as_str().unwrap().to_owned();
    for (key, value) in event.as_object().unwrap() {
        if key != "type" {
            words += &format!(" {key}={value}");
        }
    }
    words
}

/// The record, and line by line each move with the events it made, written for reading.
fn playthrough<R: Rules>(record: &Record) -> String {
    let rules = R::new(
        R::read_options(&record.options).unwrap(),
        &Levels::built_in(),
    )
    .unwrap();
    let mut at = rules.start();
    let mut lines = Vec::new();
    for text in &record.moves {
        let mv = rules.parse(&at, text).unwrap();
        let mut events = Vec::new();
        rules.play(&mut at, mv, &mut events);
        let told: Vec<String> = events
            .iter()
            .map(|event| words(&serde_json::to_value(event).unwrap()))
            .collect();
        lines.push(json!([text, told.join("; ")]).to_string());
    }
    let mut short = record.clone();
    // The moves stand in the lines.
    short.moves.clear();
    format!(
        "{{\"record\":{},\n\"moves\":[\n{}\n]}}\n",
        serde_json::to_string(&short).unwrap(),
        lines.join(",\n")
    )
}

/// Compares a file with what the rules make of its moves.
fn check<R: Rules>(name: &str, options: &Value, seed: u64) {
    check_played::<R>(name, options, seed, Players::Random);
}

fn check_played<R: Rules>(name: &str, options: &Value, seed: u64, players: Players) {
    if std::env::var_os("TAULA_BLESS").is_some() {
        fs::write(
            path(name),
            playthrough::<R>(&play::<R>(options, seed, players)),
        )
        .unwrap();
    }
    let text = fs::read_to_string(path(name)).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let mut record = Record::read(&file["record"]).unwrap();
    record.moves = file["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line[0].as_str().unwrap().to_owned())
        .collect();
    // Every move is legal still and leads where it did.
    let game = Match::<R>::from_record(&record, &Levels::built_in())
        .unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert!(game.turn().is_over(), "{name} is a whole game");
    assert_eq!(game.record(), record, "{name}");
    // And the seed throws what it did.
    assert_eq!(play::<R>(options, seed, players), record, "{name}");
    for (number, (line, expected)) in playthrough::<R>(&record)
        .lines()
        .zip(text.lines())
        .enumerate()
    {
        assert_eq!(line, expected, "{name}, line {}", number + 1);
    }
    assert_eq!(playthrough::<R>(&record), text, "{name}");
}

#[test]
fn parchis_two_players() {
    check::<Parchis>(
        "parchis-2",
        &json!({"players": 2, "opening": "roll"}),
        SEEDS[0],
    );
}

#[test]
fn parchis_three_players_both_options() {
    check::<Parchis>(
        "parchis-3-options",
        &json!({"players": 3, "two_on_first_five": true, "capture_on_exit": true}),
        SEEDS[1],
    );
}

#[test]
fn parchis_four_players() {
    check::<Parchis>("parchis-4", &json!({"players": 4}), SEEDS[2]);
}

#[test]
fn parchis_four_players_two_on_the_first_5() {
    check::<Parchis>(
        "parchis-4-first-five",
        &json!({"two_on_first_five": true, "opening": "seat0"}),
        SEEDS[3],
    );
}

#[test]
fn parchis_two_players_captures_on_the_exit() {
    check::<Parchis>(
        "parchis-2-exit",
        &json!({"players": 2, "capture_on_exit": true, "opening": "seat0"}),
        SEEDS[4],
    );
}

/// Seeds of short games in which much happens.
const SEEDS: [u64; 5] = [48, 12, 59, 78, 43];

#[test]
fn thaayam_two_players() {
    check::<Thaayam>("thaayam-2", &json!({"players": 2}), 1_720);
}

#[test]
fn thaayam_two_players_seat_0_starts() {
    check::<Thaayam>(
        "thaayam-2-seat0",
        &json!({"players": 2, "opening": "seat0"}),
        1_056,
    );
}

#[test]
fn thaayam_three_players_twins_return() {
    check::<Thaayam>(
        "thaayam-3-twin",
        &json!({"players": 3, "twin_return": "twin"}),
        3_581,
    );
}

#[test]
fn thaayam_four_players() {
    check::<Thaayam>("thaayam-4", &json!({}), 5_051);
}

#[test]
fn thaayam_four_players_twins_return() {
    check::<Thaayam>(
        "thaayam-4-twin",
        &json!({"twin_return": "twin", "opening": "seat0"}),
        1_200,
    );
}

#[test]
fn tebas_as_the_rules_say() {
    check::<Tebas>("tebas", &json!({}), 374);
}

#[test]
fn tebas_seat_0_starts() {
    check::<Tebas>("tebas-seat0", &json!({"opening": "seat0"}), 79);
}

#[test]
fn tebas_drawn_for_quiet() {
    check::<Tebas>(
        "tebas-quiet",
        &json!({"repetition": false, "quiet_limit": 10}),
        431,
    );
}

#[test]
fn tebas_drawn_by_repetition() {
    check::<Tebas>("tebas-repetition", &json!({"opening": "seat0"}), 1_338);
}

fn garden(name: &str, options: &Value, seed: u64) {
    check_played::<Taihou>(name, options, seed, Players::Hunting);
}

#[test]
fn lotus_two_players() {
    garden("taihou-lotus-2", &json!({"players": 2}), 870);
}

#[test]
fn lotus_three_players_with_flight() {
    garden(
        "taihou-lotus-3-flight",
        &json!({"players": 3, "flight": true}),
        958,
    );
}

#[test]
fn tai_hou_four_players() {
    garden(
        "taihou-lake-4",
        &json!({"lake": true, "quiet_limit": 10, "opening": "seat0"}),
        1_111,
    );
}

#[test]
fn tai_hou_ended_for_quiet() {
    garden(
        "taihou-lake-4-quiet",
        &json!({"lake": true, "quiet_limit": 10, "opening": "seat0"}),
        6,
    );
}

#[test]
fn tai_hou_two_players_with_flight() {
    garden(
        "taihou-lake-2-flight",
        &json!({"players": 2, "lake": true, "flight": true, "opening": "seat0"}),
        1_074,
    );
}

/// The files of one game, all together.
fn files(game: &str) -> String {
    fs::read_dir(path("x").parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .starts_with(game)
        })
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

fn holds(texts: &str, kind: &str) -> bool {
    // With what it tells, or with nothing to tell.
    let begins = ["\"", "; "];
    let ends = [" ", ";", "\""];
    begins.iter().any(|begin| {
        let told = ends.iter();
        told.copied()
            .any(|end| texts.contains(&format!("{begin}{kind}{end}")))
    })
}

/// Everything that can happen in Thaayam happens in one of the files.
#[test]
fn every_kind_of_event_of_thaayam_is_in_one() {
    let texts = files("thaayam");
    for kind in [
        "thrown",
        "tied",
        "started",
        "struck",
        "playing",
        "entered",
        "moved",
        "captured",
        "twinned",
        "untwinned",
        "arrived",
        "borne_off",
        "lapsed",
        "again",
        "passed",
        "over",
    ] {
        assert!(holds(&texts, kind), "{kind}");
    }
    for text in [
        "enter-twin\"",
        "twin@8\"",
        "out\"",
        "8@",
        "4+4+1+1+1@t",
        "3+1@t",
    ] {
        assert!(texts.contains(&format!("[\"{text}")), "{text}");
    }
    for returns in ["piece", "two_pieces", "twin"] {
        assert!(
            texts.contains(&format!("returns=\\\"{returns}\\\"")),
            "{returns}"
        );
    }
}

/// Everything that can happen in Tebas happens in one of the files.
#[test]
fn every_kind_of_event_of_tebas_is_in_one() {
    let texts = files("tebas");
    for kind in [
        "started", "turned", "moved", "stacked", "undone", "removed", "replaced", "passed",
        "obliged", "over",
    ] {
        assert!(holds(&texts, kind), "{kind}");
    }
    for name in ["standstill", "repetition", "quiet", "enter", "turn"] {
        assert!(texts.contains(&format!("=\\\"{name}\\\"")), "{name}");
    }
}

/// Everything that can happen in the garden games happens in one of the files.
#[test]
fn every_kind_of_event_of_the_garden_games_is_in_one() {
    let texts = files("taihou");
    for kind in [
        "drawn", "started", "laid", "shown", "placed", "lifted", "moved", "turned", "captured",
        "replaced", "owed", "stuck", "tied", "lotus", "called", "bound", "stands", "met", "lapsed",
        "spent", "passed", "over",
    ] {
        assert!(holds(&texts, kind), "{kind}");
    }
    for name in [
        "hat_lo", "khi_loi", "capture", "turn", "called", "quiet", "cleared",
    ] {
        assert!(texts.contains(&format!("=\\\"{name}\\\"")), "{name}");
    }
}

/// Everything that can happen in Parchís happens in one of the files.
#[test]
fn every_kind_of_event_of_parchis_is_in_one() {
    let texts = files("parchis");
    for kind in [
        "thrown",
        "tied",
        "started",
        "counting",
        "lapsed",
        "exited",
        "moved",
        "captured",
        "arrived",
        "earned",
        "sent_home",
        "spared",
        "finished",
        "again",
        "passed",
        "over",
    ] {
        assert!(holds(&texts, kind), "{kind}");
    }
    for text in ["exit2", "7@", "20@", "10@"] {
        assert!(texts.contains(&format!("[\"{text}")), "{text}");
    }
}
