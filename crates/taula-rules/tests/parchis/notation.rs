//! Positions in notation: what is accepted and in which form it comes back, and what is refused with which
//! sentence (`docs/rules/notation.md`).

use std::fs;
use std::path::Path;

use crate::tools::{Setup, four, three, two};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use taula_rules::games::parchis::Parchis;
use taula_rules::{Levels, Rules};

/// The example under a game's heading in the notation.
fn example(game: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/notation.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, section) = text.split_once(&format!("### {game}\n")).unwrap();
    let (_, block) = section.split_once("```json\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    serde_json::from_str(block).unwrap()
}

/// What a position is written as once read.
fn written(position: &Value) -> Value {
    Setup(position.clone()).read().json()
}

#[test]
fn the_example_is_accepted_and_comes_back_the_same() {
    let example = example("parchis");
    assert_eq!(written(&example), example);
    let game = Setup(example).read();
    // Seat 2 counts the 20 with either of its pieces.
    assert_eq!(game.legal(), ["20@43", "20@45"]);
}

#[test]
fn options_left_out_take_their_defaults() {
    let mut position = four().0;
    position["options"] = json!({});
    assert_eq!(
        written(&position)["options"],
        json!({"players": 4, "two_on_first_five": false, "capture_on_exit": false, "opening": "roll"})
    );
    // The standard board alone is not written; naming it is no fault.
    position["options"] = json!({"board": "standard", "capture_on_exit": true});
    assert_eq!(
        written(&position)["options"],
        json!({"players": 4, "two_on_first_five": false, "capture_on_exit": true, "opening": "roll"})
    );
}

#[test]
fn order_is_brought_to_one_form() {
    let setup = four()
        .option("two_on_first_five")
        .pieces(0, &[40, 3, 40], 0)
        .pieces(1, &[58], 0)
        .with("first_five", json!([3, 1, 0]));
    let canonical = setup.read().json().to_string();
    let mut mixed = setup.0.clone();
    mixed["players"].as_array_mut().unwrap().reverse();
    let mut keys: Vec<(String, Value)> = mixed
        .as_object()
        .unwrap()
        .iter()
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    keys.reverse();
    let mixed = Value::Object(keys.into_iter().collect());
    let again = written(&mixed);
    assert_eq!(again.to_string(), canonical);
    assert_eq!(again["players"][0]["track"], json!([3, 40, 40]));
    assert_eq!(again["first_five"], json!([0, 1, 3]));
    // The order of `finished` and of `bonuses` means something and stays.
    let setup = four()
        .pieces(1, &[], 4)
        .pieces(3, &[], 4)
        .pieces(0, &[1], 0)
        .with("finished", json!([3, 1]))
        .counts(0, 2)
        .with("bonuses", json!([20, 10, 20]));
    let json = setup.read().json();
    assert_eq!(json["finished"], json!([3, 1]));
    assert_eq!(json["bonuses"], json!([20, 10, 20]));
}

#[test]
fn what_play_never_reaches_is_accepted_all_the_same() {
    // Bonuses although the die is still to be counted; a last piece moved before the first count.
    let mut game = four()
        .pieces(0, &[5, 9], 0)
        .counts(0, 6)
        .with("bonuses", json!([10, 10]))
        .with("last_moved", json!(5))
        .read();
    game.plays(&["6@5", "10@9", "10@11"]).throws(0);
    // Pieces out while the opening goes on.
    four()
        .pieces(2, &[70], 3)
        .with("turn", json!({"chance": "opening", "player": 2}))
        .with("opening_throws", json!([1, 6]))
        .read()
        .plays(&["roll 6", "roll 2", "roll 3", "roll 4"])
        .throws(2);
    // A 6 at a throw, counted with nothing; a seat that never had its first 5 though others had two.
    four()
        .option("two_on_first_five")
        .with("first_five", json!([2]))
        .with("die", json!(6))
        .with("sixes", json!(2))
        .read();
    // The one left on turn, with all others finished: the game ends as its turn passes.
    let mut game = two()
        .pieces(0, &[], 4)
        .with("finished", json!([0]))
        .throws(2)
        .read();
    game.play("roll 1");
    assert_eq!(
        game.field("turn"),
        json!({"over": true, "ranking": [[0], [2]]})
    );
}

/// Refused, with a sentence that has these words in it.
#[track_caller]
fn refused(setup: Setup, words: &str) {
    let fault = setup.fault();
    assert!(fault.contains(words), "{words:?} is not in {fault:?}");
    assert!(!fault.ends_with('.'), "{fault}");
}

#[test]
fn refused_home_track_and_goal_not_4() {
    let mut setup = four();
    setup.0["players"][1]["home"] = json!(3);
    refused(
        setup.clone(),
        "seat 1 has 3 at home, 0 on the track and 0 in the goal",
    );
    setup.0["players"][1]["track"] = json!([5, 6]);
    refused(setup.clone(), "2 on the track");
    setup.0["players"][1]["home"] = json!(255);
    setup.0["players"][1]["goal"] = json!(255);
    refused(setup, "255");
}

#[test]
fn refused_more_than_two_on_a_square_or_two_colours_on_a_white_one() {
    refused(
        four().pieces(0, &[8, 8, 8], 0),
        "seat 0 has more than two pieces on index 8",
    );
    refused(four().pieces(0, &[66, 66, 66, 66], 0), "more than two");
    // Square 12: index 7 of seat 0, 58 of seat 1, 41 of seat 2.
    refused(
        four()
            .pieces(0, &[7], 0)
            .pieces(1, &[58], 0)
            .pieces(2, &[41], 0),
        "more than two pieces stand on square 12",
    );
    refused(
        four().pieces(0, &[7, 7], 0).pieces(1, &[58], 0),
        "more than two pieces stand on square 12",
    );
    // Square 14.
    refused(
        four().pieces(0, &[9], 0).pieces(1, &[60], 0),
        "seats 0 and 1 both stand on the white square 14",
    );
    // The columns are apart, however alike their indices are.
    four()
        .pieces(0, &[66, 66], 0)
        .pieces(1, &[66, 66], 0)
        .read();
}

#[test]
fn refused_late_other_than_described() {
    let mixed = four().pieces(0, &[34], 0).pieces(2, &[0], 0);
    refused(mixed.clone(), "`late` lacks square 39");
    refused(
        mixed.clone().with("late", json!({"39": 1})),
        "`late` says seat 1 for square 39",
    );
    refused(
        mixed.clone().with("late", json!({"39": 2, "5": 0})),
        "`late` names square 5",
    );
    refused(
        mixed.clone().with("late", json!({"39": 2, "12": 0})),
        "no exit",
    );
    refused(
        mixed.clone().with("late", json!({"39": 2, "039": 2})),
        "no exit",
    );
    refused(mixed.clone().with("late", json!({"39": null})), "null");
    refused(mixed.clone().with("late", json!([])), "map");
    mixed.with("late", json!({"39": 2})).read();
    // Two of one colour on an exit are not late, nor two colours on a safe square.
    refused(
        four().pieces(0, &[0, 0], 0).with("late", json!({"5": 0})),
        "`late` names square 5",
    );
    four().pieces(0, &[7], 0).pieces(1, &[58], 0).read();
}

#[test]
fn refused_finished_other_than_the_seats_with_4_in_the_goal() {
    let one = four().pieces(1, &[], 4);
    refused(one.clone(), "`finished` lacks seat 1");
    refused(
        one.clone().with("finished", json!([1, 2])),
        "`finished` lists seat 2",
    );
    refused(
        one.clone().with("finished", json!([1, 1])),
        "`finished` lists seat 1 twice",
    );
    refused(
        one.clone().with("finished", json!([9])),
        "seat 9 does not play",
    );
    one.with("finished", json!([1])).read();
}

#[test]
fn refused_at_a_throw() {
    refused(four().with("count", json!(5)), "`count` must be 0");
    refused(four().with("bonuses", json!([20])), "`bonuses` empty");
    for die in 1..6 {
        refused(four().with("die", json!(die)), "`die` is ");
    }
    refused(four().with("die", json!(7)), "`die` is 7");
    refused(four().throws(4), "seat 4 does not play");
    refused(two().throws(1), "seat 1 does not play");
}

#[test]
fn refused_counts_in_phase_move() {
    let out = four().pieces(0, &[10], 0);
    for (die, count) in [(3, 4), (3, 6), (3, 7), (5, 7), (3, 0), (3, 30), (3, 15)] {
        refused(
            out.clone().counts(0, die).with("count", json!(count)),
            &format!("`count` is {count}"),
        );
    }
    // The 7 of PA-15 is that of a player with none at home.
    refused(
        out.clone().counts(0, 6).with("count", json!(7)),
        "`count` is 7",
    );
    four()
        .pieces(0, &[10], 3)
        .counts(0, 6)
        .with("count", json!(7))
        .read();
    refused(
        out.clone().counts(0, 0).with("count", json!(20)),
        "`die` is 0",
    );
    for count in [10, 20] {
        out.clone().counts(0, 2).with("count", json!(count)).read();
    }
    // What cannot be played.
    refused(
        four().pieces(0, &[70], 0).counts(0, 2),
        "seat 0 cannot count 2",
    );
    refused(four().counts(0, 6), "seat 0 cannot count 6");
    refused(
        four()
            .pieces(0, &[52], 0)
            .counts(0, 2)
            .with("count", json!(20)),
        "cannot count 20",
    );
    refused(two().counts(3, 5), "seat 3 does not play");
    refused(
        out.counts(0, 2).with("bonuses", json!([15])),
        "`bonuses` has 15",
    );
}

#[test]
fn refused_sixes_and_last_moved() {
    let out = four().pieces(0, &[10], 1);
    for sixes in [0, 3, 200] {
        refused(
            out.clone().counts(0, 6).with("sixes", json!(sixes)),
            &format!("`sixes` is {sixes}"),
        );
        refused(
            out.clone()
                .with("die", json!(6))
                .with("sixes", json!(sixes)),
            "`sixes`",
        );
    }
    refused(
        out.clone().counts(0, 3).with("sixes", json!(1)),
        "`sixes` must be 0",
    );
    refused(out.clone().with("sixes", json!(1)), "`sixes` must be 0");
    refused(
        out.clone().counts(0, 3).with("last_moved", json!(10)),
        "`last_moved` null",
    );
    let run = out.counts(0, 6);
    for index in [9, 11, 70, 72, 200] {
        refused(
            run.clone().with("last_moved", json!(index)),
            &format!("`last_moved` is {index}"),
        );
    }
    for index in [10, 71] {
        run.clone().with("last_moved", json!(index)).read();
    }
    refused(
        four()
            .pieces(0, &[10], 0)
            .counts(0, 6)
            .with("last_moved", json!(71)),
        "`last_moved` is 71",
    );
    // Another's piece is not the player's.
    refused(
        run.pieces(1, &[33], 0).with("last_moved", json!(33)),
        "`last_moved` is 33",
    );
}

#[test]
fn refused_out_of_home_but_not_in_first_five() {
    let option = four().option("two_on_first_five");
    for (track, goal) in [(&[10][..], 0), (&[], 1)] {
        refused(
            option.clone().pieces(2, track, goal),
            "seat 2 has pieces out of home",
        );
    }
    option
        .clone()
        .pieces(2, &[10], 0)
        .with("first_five", json!([2]))
        .read();
    // Who has all home again may have had it.
    option
        .clone()
        .with("first_five", json!([0, 1, 2, 3]))
        .read();
    refused(option.clone().with("first_five", json!([1, 1])), "twice");
    refused(option.clone().with("first_five", json!([4])), "seat 4");
    refused(option.clone().with("first_five", json!(null)), "null");
    refused(four().with("first_five", json!([])), "`first_five`");
    let mut without = option;
    without.0.as_object_mut().unwrap().remove("first_five");
    refused(without, "first_five");
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
    opening(json!([3, 3, 1, 2]), 1).read();
    refused(opening(json!([]), 1), "seat 0 throws, not seat 1");
    refused(opening(json!([3, 3, 1, 2]), 2), "seat 1 throws");
    refused(opening(json!([3, 4, 1]), 1), "settled");
    refused(opening(json!([3, 4, 1, 5]), 0), "settled");
    refused(opening(json!([0]), 1), "`opening_throws` has 0");
    refused(opening(json!([7]), 1), "`opening_throws` has 7");
    refused(opening(json!([3]), 1).with("die", json!(6)), "`die`");
    refused(opening(json!([3]), 1).with("count", json!(3)), "`count`");
    refused(
        three().with("turn", json!({"chance": "opening", "player": 0})),
        "opening_throws",
    );
    refused(
        three().with("opening_throws", json!([])),
        "`opening_throws`",
    );
}

#[test]
fn refused_over() {
    let over = |ranking: Value| {
        three()
            .pieces(2, &[], 4)
            .pieces(0, &[], 4)
            .with("finished", json!([2, 0]))
            .with("turn", json!({"over": true, "ranking": ranking}))
    };
    let good = over(json!([[2], [0], [1]]));
    good.read();
    refused(over(json!([[0], [2], [1]])), "`ranking`");
    refused(over(json!([[2, 0], [1]])), "`ranking`");
    refused(over(json!([[2], [0]])), "`ranking`");
    refused(
        good.clone().with("die", json!(6)).with("sixes", json!(1)),
        "`die`",
    );
    refused(good.clone().with("count", json!(10)), "`count`");
    refused(good.clone().with("sixes", json!(1)), "`sixes`");
    refused(
        three().with("turn", json!({"over": true, "ranking": [[0], [1], [2]]})),
        "not over",
    );
    for turn in [
        json!({"over": false, "ranking": [[2], [0], [1]]}),
        json!({"over": true}),
        json!({"over": true, "ranking": [[2], [0], [1]], "player": 0}),
        json!({"over": true, "ranking": [[2], [0], [1]], "player": null}),
    ] {
        refused(good.clone().with("turn", turn), "");
    }
}

#[test]
fn refused_keys_and_types() {
    let good = four()
        .option("two_on_first_five")
        .pieces(0, &[10], 0)
        .with("first_five", json!([0]))
        .counts(0, 6);
    good.read();
    // Every key is needed, none may be there twice or besides.
    for key in good.0.as_object().unwrap().keys() {
        let mut without = good.clone();
        without.0.as_object_mut().unwrap().remove(key);
        refused(without, key);
    }
    for key in ["seat", "home", "track", "goal"] {
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
    // Numbers are whole, and small enough.
    for path in [
        "/die",
        "/count",
        "/sixes",
        "/last_moved",
        "/bonuses",
        "/finished",
        "/first_five",
        "/players",
        "/players/0",
        "/players/0/seat",
        "/players/0/home",
        "/players/0/track",
        "/players/0/track/0",
        "/players/0/goal",
        "/turn",
        "/turn/player",
        "/turn/phase",
        "/options",
        "/options/players",
        "/options/two_on_first_five",
        "/options/opening",
        "/late",
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
            if path == "/last_moved" && value.is_null() {
                continue;
            }
            let mut wrong = good.clone();
            *wrong.0.pointer_mut(path).unwrap() = value;
            // The sentence says which field it is about.
            let field = path.split('/').nth(1).unwrap();
            refused(wrong, field);
        }
    }
    for whole in [
        json!(null),
        json!([]),
        json!("parchis"),
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
    // Seats that do not play.
    refused(
        four().with("options", json!({"players": 2})),
        "seat 1 does not play",
    );
    for (options, words) in [
        (json!({"players": 1}), "`players` is 1"),
        (json!({"players": 5}), "`players` is 5"),
        (json!({"opening": "seat1"}), "seat1"),
        (json!({"board": "nowhere"}), "`board` is \"nowhere\""),
        (json!({"board": "../parchis/standard"}), "`board`"),
        (json!({"twin_return": "split"}), "twin_return"),
    ] {
        refused(four().with("options", options), words);
    }
    refused(four().with("game", json!("chess")), "chess");
    let mut far = four().pieces(0, &[5], 0);
    far.0["players"][0]["track"] = json!([71]);
    refused(far, "index 71");
}

#[test]
fn moves_are_sorted_bytewise_when_written() {
    let game = four().pieces(0, &[5, 10, 9, 23], 0).counts(0, 2).read();
    assert_eq!(game.legal(), ["2@10", "2@23", "2@5", "2@9"]);
}

/// JSON of any shape.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0..80_u8).prop_map(Value::from),
        "[a-z0-9]{0,8}".prop_map(Value::from),
        Just(json!("move")),
        Just(json!("die")),
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
        .option("two_on_first_five")
        .pieces(0, &[10], 0)
        .with("first_five", json!([0]))
        .counts(0, 6)
        .0;
    let paths = [
        "",
        "/turn",
        "/options",
        "/players",
        "/players/0",
        "/players/0/track",
        "/late",
        "/finished",
        "/bonuses",
        "/count",
        "/last_moved",
        "/first_five",
        "/options/players",
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
        if let Ok((rules, at)) = Parchis::read(&position, &levels) {
            let json = rules.to_json(&at);
            let (_, again) = Parchis::read(&json, &levels).unwrap();
            prop_assert_eq!(again, at);
        }
        Ok(())
    })
    .unwrap();
}
