//! Positions of Thaayam in notation: what is accepted and in which form it comes back, and what is refused
//! with which sentence (`docs/rules/notation.md`).

use std::fs;
use std::path::Path;

use crate::tools::thaayam::{Setup, four, square, three, two};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use taula_rules::games::thaayam::Thaayam;
use taula_rules::{Levels, Rules};

/// The example under the game's heading in the notation.
fn example() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/notation.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, section) = text.split_once("### thaayam\n").unwrap();
    let (_, block) = section.split_once("```json\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    serde_json::from_str(block).unwrap()
}

fn written(position: &Value) -> Value {
    Setup(position.clone()).read().json()
}

#[test]
fn the_example_is_accepted_and_comes_back_the_same() {
    let example = example();
    assert_eq!(written(&example), example);
    assert_eq!(
        Setup(example).read().legal(),
        ["2@0", "4@0", "8@0"],
        "no 1 to enter with"
    );
}

#[test]
fn options_left_out_take_their_defaults() {
    let mut position = four().0;
    position["options"] = json!({});
    assert_eq!(
        written(&position)["options"],
        json!({"players": 4, "twin_return": "split", "opening": "roll"})
    );
    position["options"] = json!({"board": "standard", "twin_return": "twin"});
    assert_eq!(
        written(&position)["options"],
        json!({"players": 4, "twin_return": "twin", "opening": "roll"})
    );
}

#[test]
fn order_is_brought_to_one_form() {
    let setup = four()
        .pieces(0, &[20, 3], &[11], 0)
        .pieces(1, &[], &[12, 9], 0)
        .plays(0, &[8, 1, 4, 1, 2]);
    let canonical = setup.read().json();
    assert_eq!(canonical["players"][0]["track"], json!([3, 20]));
    assert_eq!(canonical["players"][1]["twins"], json!([9, 12]));
    assert_eq!(canonical["throws"], json!([1, 1, 2, 4, 8]));
    let mut mixed = setup.0.clone();
    mixed["players"].as_array_mut().unwrap().reverse();
    assert_eq!(written(&mixed).to_string(), canonical.to_string());
    // At a throw the order of the throws means something and stays.
    let thrown = four().throws(0, &[8, 1, 4, 1]).read();
    assert_eq!(thrown.field("throws"), json!([8, 1, 4, 1]));
    // The others of a ranking come in order.
    let over = four()
        .home(2, 0)
        .with("turn", json!({"over": true, "ranking": [[2], [3, 0, 1]]}));
    assert_eq!(
        over.read().field("turn"),
        json!({"over": true, "ranking": [[2], [0, 1, 3]]})
    );
}

#[test]
fn what_play_never_reaches_is_accepted_all_the_same() {
    // No 2 or 3 among the scores, though nothing can have been played.
    let mut game = four().plays(0, &[1]).read();
    game.play("enter").throws(1);
    // A capture before anything has been played, with all off.
    let mut game = four().plays(0, &[1]).with("captured", json!(true)).read();
    game.play("enter").throws(0);
    // Pieces on the board while the opening goes on.
    let mut game = two()
        .pieces(2, &[5], &[], 3)
        .with("turn", json!({"chance": "opening", "player": 2}))
        .with("opening_throws", json!([4]))
        .read();
    game.rolls(&[8]).throws(2);
    // Two seats that have borne off all: the ranking says who was first.
    for first in [0, 2] {
        let over = two().home(0, 0).home(2, 0).with(
            "turn",
            json!({"over": true, "ranking": [[first], [2 - first]]}),
        );
        assert_eq!(over.read().field("turn")["ranking"][0], json!([first]));
    }
    // A twin before the palace in front, where twins come back as twins.
    four().twins_return().pieces(0, &[], &[3], 0).read();
    // Twenty scores, one of them a 2.
    let mut scores = [1; 20];
    scores[0] = 2;
    four().plays(0, &scores).read();
}

/// Refused, with a sentence that has these words in it.
#[track_caller]
fn refused(setup: Setup, words: &str) {
    let fault = setup.fault();
    assert!(fault.contains(words), "{words:?} is not in {fault:?}");
    assert!(!fault.ends_with('.') && !fault.contains('\n'), "{fault}");
}

/// With one field of a seat put to something else.
fn changed(mut setup: Setup, seat: usize, key: &str, value: Value) -> Setup {
    setup.0["players"][seat][key] = value;
    setup
}

#[test]
fn refused_pieces_not_4() {
    for (key, value) in [
        ("off", json!(3)),
        ("off", json!(5)),
        ("track", json!([5])),
        ("castle", json!(1)),
        ("castle", json!(255)),
        ("out", json!(1)),
        ("out", json!(255)),
    ] {
        refused(changed(four(), 1, key, value), "seat 1 has");
    }
    // A twin is two.
    let twin = four().twins_return();
    refused(
        changed(twin.clone(), 1, "off_twins", json!(1)),
        "seat 1 has 6",
    );
    refused(
        changed(twin.clone(), 1, "off_twins", json!(255)),
        "seat 1 has 514",
    );
    refused(changed(twin, 1, "twins", json!([9])), "seat 1 has 6");
}

#[test]
fn refused_two_colours_of_a_kind_on_a_plain_square() {
    for seat in 1..4 {
        for index in 0..24 {
            let theirs = (0..24).find(|&theirs| square(seat, theirs) == square(0, index));
            let Some(theirs) = theirs else { continue };
            let shelters = [0, 4, 8, 12].contains(&index);
            let singles = four()
                .pieces(0, &[index], &[], 0)
                .pieces(seat, &[theirs], &[], 0);
            let twins =
                four()
                    .twins_return()
                    .pieces(0, &[], &[index], 0)
                    .pieces(seat, &[], &[theirs], 0);
            let mixed =
                four()
                    .twins_return()
                    .pieces(0, &[index], &[], 0)
                    .pieces(seat, &[], &[theirs], 0);
            mixed.read();
            if shelters {
                singles.read();
                twins.read();
            } else {
                let both = format!("seats 0 and {seat} both have");
                refused(singles, &format!("{both} pieces on the plain square"));
                refused(twins, &format!("{both} twins on the plain square"));
            }
        }
    }
    refused(
        four().pieces(0, &[2], &[], 0).pieces(1, &[14], &[], 0),
        "the plain square e1",
    );
}

#[test]
fn refused_twins_that_split_does_not_have() {
    let twins = |index: u8| four().pieces(0, &[], &[index], 0);
    for index in 0..8 {
        refused(twins(index), &format!("a twin on index {index}"));
    }
    for index in 8..24 {
        twins(index).read();
    }
    refused(four().off_twins(2, 1), "seat 2 has a twin off the board");
}

#[test]
fn refused_indices_beyond_the_track() {
    for index in [24, 25, 255] {
        refused(
            four().pieces(0, &[index], &[], 0),
            &format!("index {index}"),
        );
        refused(
            four().pieces(0, &[], &[index], 0),
            &format!("index {index}"),
        );
    }
}

#[test]
fn refused_out_before_all_are_home() {
    for (castle, track) in [(2, json!([5])), (0, json!([5, 6, 7]))] {
        let setup = changed(
            changed(four().home(0, 3), 0, "castle", json!(castle)),
            0,
            "track",
            track,
        );
        refused(setup, "seat 0 has 1 out");
    }
    four().home(0, 3).read();
}

#[test]
fn refused_at_a_throw() {
    for score in [2, 3] {
        refused(
            four().throws(0, &[1, score]),
            &format!("`throws` has {score}"),
        );
    }
    for score in [0, 5, 6, 7, 9, 255] {
        refused(four().throws(0, &[score]), &format!("`throws` has {score}"));
    }
    four().throws(0, &[1; 19]).read();
    refused(four().throws(0, &[1; 20]), "20");
    refused(four().throws(0, &[1; 21]), "21");
    refused(four().with("captured", json!(true)), "`captured`");
    refused(four().throws(4, &[]), "seat 4 does not play");
    refused(two().throws(1, &[]), "seat 1 does not play");
}

#[test]
fn refused_in_phase_move() {
    let out = four().pieces(0, &[0], &[], 0);
    for scores in [[2, 2], [2, 3], [3, 3]] {
        refused(out.clone().plays(0, &scores), "more than one 2 or 3");
    }
    refused(out.clone().plays(0, &[1; 21]), "21");
    refused(out.clone().plays(0, &[5]), "`throws` has 5");
    // Nothing playable.
    refused(out.clone().plays(0, &[]), "seat 0 cannot play");
    refused(
        four().pieces(0, &[20], &[], 0).plays(0, &[8]),
        "cannot play",
    );
    refused(four().pieces(0, &[], &[9], 2).plays(0, &[1]), "cannot play");
    refused(four().home(0, 4).plays(0, &[2, 8]), "cannot play");
    four().home(0, 4).plays(0, &[1, 8]).read();
    // TH-12 not applied: all off, and fewer 1s than it asks for.
    refused(four().plays(0, &[2, 4]), "cannot play");
    let twins = four().twins_return().off_twins(0, 2);
    refused(twins.clone().plays(0, &[1, 2]), "cannot play");
    twins.plays(0, &[1, 1, 2]).read();
    four()
        .twins_return()
        .off_twins(0, 1)
        .plays(0, &[1, 2])
        .read();
    refused(two().plays(3, &[1]), "seat 3 does not play");
}

#[test]
fn refused_openings() {
    let opening = |throws: Value, seat: u8| {
        three()
            .with("turn", json!({"chance": "opening", "player": seat}))
            .with("opening_throws", throws)
    };
    opening(json!([]), 0).read();
    opening(json!([3, 3, 1]), 0).read();
    opening(json!([8, 4, 8, 2]), 2).read();
    refused(opening(json!([]), 1), "seat 0 throws, not seat 1");
    refused(opening(json!([8, 4, 8, 2]), 0), "seat 2 throws");
    refused(opening(json!([3, 4, 1]), 1), "settled");
    refused(opening(json!([3, 4, 1, 8]), 0), "settled");
    for score in [0, 5, 9] {
        refused(
            opening(json!([score]), 1),
            &format!("`opening_throws` has {score}"),
        );
    }
    // No turn goes on yet.
    refused(
        opening(json!([3]), 1).with("throws", json!([1])),
        "`throws`",
    );
    refused(
        opening(json!([3]), 1).with("captured", json!(true)),
        "`captured`",
    );
    refused(
        three().with("turn", json!({"chance": "opening", "player": 0})),
        "opening_throws",
    );
    refused(
        three().with("opening_throws", json!([])),
        "`opening_throws`",
    );
    refused(
        three().with("turn", json!({"chance": "die", "player": 0})),
        "`turn`",
    );
}

#[test]
fn refused_over() {
    let over = |ranking: Value| {
        three()
            .home(2, 0)
            .with("turn", json!({"over": true, "ranking": ranking}))
    };
    let good = over(json!([[2], [0, 1]]));
    good.read();
    for ranking in [
        json!([[0], [1, 2]]),
        json!([[2], [0], [1]]),
        json!([[2], [0]]),
        json!([[2], [0, 1, 1]]),
        json!([[2, 0], [1]]),
        json!([[2]]),
        json!([]),
        json!([[2], [0, 3]]),
    ] {
        refused(over(ranking), "`ranking`");
    }
    refused(good.clone().with("throws", json!([1])), "`throws`");
    refused(good.clone().with("captured", json!(true)), "`captured`");
    refused(
        good.with("turn", json!({"chance": "throw", "player": 0})),
        "seat 2 has all its pieces out",
    );
    refused(
        three().home(2, 0).plays(0, &[1]),
        "seat 2 has all its pieces out",
    );
    refused(
        three()
            .home(2, 0)
            .with("turn", json!({"chance": "opening", "player": 0}))
            .with("opening_throws", json!([])),
        "seat 2 has all its pieces out",
    );
    refused(
        three().with("turn", json!({"over": true, "ranking": [[0], [1, 2]]})),
        "`ranking`",
    );
}

#[test]
fn refused_keys_and_types() {
    let good = four().pieces(0, &[10], &[9], 0).plays(0, &[1, 4]);
    good.read();
    for key in good.0.as_object().unwrap().keys() {
        let mut without = good.clone();
        without.0.as_object_mut().unwrap().remove(key);
        refused(without, key);
    }
    for key in [
        "seat",
        "off",
        "off_twins",
        "track",
        "twins",
        "castle",
        "out",
    ] {
        let mut without = good.clone();
        without.0["players"][2].as_object_mut().unwrap().remove(key);
        refused(without, key);
    }
    refused(good.clone().with("colour", json!(1)), "colour");
    for (path, key) in [
        ("/options", "house"),
        ("/turn", "extra"),
        ("/players/0", "colour"),
    ] {
        let mut more = good.clone();
        more.0.pointer_mut(path).unwrap()[key] = json!(1);
        refused(more, key);
    }
    for path in [
        "/throws",
        "/throws/0",
        "/captured",
        "/players",
        "/players/0",
        "/players/0/seat",
        "/players/0/off",
        "/players/0/off_twins",
        "/players/0/track",
        "/players/0/track/0",
        "/players/0/twins",
        "/players/0/twins/0",
        "/players/0/castle",
        "/players/0/out",
        "/turn",
        "/turn/player",
        "/turn/phase",
        "/options",
        "/options/players",
        "/options/twin_return",
        "/options/opening",
        "/game",
    ] {
        for value in [
            json!(null),
            json!(1.0),
            json!(6.5),
            json!(-1),
            json!(256),
            json!(u64::MAX),
            json!(1e300),
            json!("6"),
            json!(["x"]),
            json!({"x": 1}),
            json!({"move": null}),
        ] {
            let mut wrong = good.clone();
            *wrong.0.pointer_mut(path).unwrap() = value;
            // The sentence says which field it is about.
            refused(wrong, path.split('/').nth(1).unwrap());
        }
    }
    for whole in [
        json!(null),
        json!([]),
        json!("thaayam"),
        json!(3),
        json!({}),
    ] {
        refused(Setup(whole), "");
    }
}

#[test]
fn refused_players_and_options() {
    let mut twice = four();
    twice.0["players"][1]["seat"] = json!(0);
    refused(twice, "`players` lists seat 0 twice");
    let mut lacks = four();
    lacks.0["players"].as_array_mut().unwrap().pop();
    refused(lacks, "`players` lacks seat 3");
    refused(
        four().with("options", json!({"players": 2})),
        "seat 1 does not play",
    );
    for (options, words) in [
        (json!({"players": 1}), "`players` is 1"),
        (json!({"players": 5}), "`players` is 5"),
        (json!({"twin_return": "both"}), "both"),
        (json!({"opening": "seat1"}), "seat1"),
        (json!({"board": "nowhere"}), "`board` is \"nowhere\""),
        (json!({"capture_on_exit": true}), "capture_on_exit"),
    ] {
        refused(four().with("options", options), words);
    }
    refused(four().with("game", json!("parchis")), "parchis");
}

#[test]
fn moves_have_one_form() {
    let game = four().read();
    let parse = |text: &str| game.rules.parse(&game.at, text);
    for text in [
        "roll 1",
        "roll 8",
        "enter",
        "enter-twin",
        "out",
        "twin@8",
        "8@0",
        "1@23",
        "8@t0",
        "8+4+1@t8",
        "1+1@t23",
        "8+8+4+4+3+1+1@t0",
    ] {
        let mv = parse(text).unwrap();
        assert_eq!(game.rules.text(&game.at, mv), text);
    }
    for text in [
        "roll 5",
        "roll 08",
        "roll  1",
        "roll",
        "twin@9",
        "twin@08",
        "twin@t8",
        "twin",
        "5@0",
        "8@24",
        "8@00",
        "8@+1",
        "+8@0",
        "8@",
        "@0",
        "@t0",
        "1+8@t0",
        "4+8+1@t8",
        "8+4@8",
        "8++4@t8",
        "8+@t8",
        "+8@t8",
        "8+5@t8",
        "8@t24",
        "8@T8",
        "8@t08",
        "ENTER",
        "enter twin",
        "enter@0",
        "out@24",
        "8 @0",
        "1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1@t0",
    ] {
        assert_eq!(parse(text), None, "{text}");
    }
}

/// JSON of any shape.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0..30_u8).prop_map(Value::from),
        "[a-z0-9]{0,8}".prop_map(Value::from),
        Just(json!("move")),
        Just(json!("throw")),
    ];
    leaf.prop_recursive(3, 20, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec(("[a-z_]{1,10}", inner), 0..6)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

/// Nothing a stranger sends as a position makes it panic, and what is accepted is written in one form.
#[test]
fn any_json_may_be_sent_as_a_position() {
    let levels = Levels::built_in();
    let good = four()
        .twins_return()
        .pieces(0, &[10], &[9], 0)
        .plays(0, &[1, 4])
        .0;
    let paths = [
        "",
        "/turn",
        "/options",
        "/players",
        "/players/0",
        "/players/0/track",
        "/players/0/twins",
        "/players/0/off_twins",
        "/players/1/out",
        "/throws",
        "/throws/1",
        "/captured",
        "/options/players",
        "/options/twin_return",
    ];
    TestRunner::new_with_rng(
        ProptestConfig {
            failure_persistence: None,
            ..ProptestConfig::with_cases(3_000)
        },
        TestRng::deterministic_rng(RngAlgorithm::ChaCha),
    )
    .run(&(any_json(), 0..paths.len()), |(value, path)| {
        let mut position = good.clone();
        *position.pointer_mut(paths[path]).unwrap() = value;
        if let Ok((rules, at)) = Thaayam::read(&position, &levels) {
            let json = rules.to_json(&at);
            let (_, again) = Thaayam::read(&json, &levels).unwrap();
            prop_assert_eq!(again, at);
        }
        Ok(())
    })
    .unwrap();
}
