//! Positions and moves of Tebas in notation: what is accepted and in which form it comes back, and what is
//! refused with which sentence (`docs/rules/notation.md`).

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use taula_rules::games::tebas::{Circle, Key, Move, Stack, Tebas};
use taula_rules::{Levels, Rules};

use super::setup::{Game, Setup, ivory, lapis};

fn written(position: &Value) -> Value {
    Setup(position.clone()).game().json()
}

/// The example under the game's heading in the notation.
fn example() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/notation.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, section) = text.split_once("### tebas\n").unwrap();
    let (_, block) = section.split_once("```json\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    serde_json::from_str(block).unwrap()
}

#[test]
fn the_example_is_accepted_and_comes_back_the_same() {
    let example = example();
    assert_eq!(written(&example).to_string(), example.to_string());
}

#[test]
fn options_left_out_take_their_defaults() {
    let setup = ivory("g2:L1 k3:I1");
    let default = json!({"repetition": true, "quiet_limit": 60, "opening": "roll"});
    assert_eq!(
        written(&setup.clone().with("options", json!({})).0)["options"],
        default
    );
    let named = setup.with("options", json!({"board": "standard", "quiet_limit": 0}));
    assert_eq!(
        written(&named.0)["options"],
        json!({"repetition": true, "quiet_limit": 0, "opening": "roll"})
    );
}

#[test]
fn options_that_are_none_are_refused() {
    for options in [
        json!({"players": 2}),
        json!({"quiet_limit": 1001}),
        json!({"quiet_limit": -1}),
        json!({"quiet_limit": 70_000}),
        json!({"quiet_limit": 0.5}),
        json!({"quiet_limit": null}),
        json!({"repetition": 1}),
        json!({"repetition": null}),
        json!({"opening": "seat1"}),
        json!({"opening": {"roll": null}}),
        json!({"board": "round"}),
        json!([true, 60, "roll"]),
    ] {
        let fault = ivory("g2:L1 k3:I1")
            .with("options", options.clone())
            .refused();
        assert!(fault.contains("options"), "{options}: {fault}");
    }
}

#[test]
fn seen_left_out_takes_its_default() {
    // In phase `move` this position counts once; without repetition, and in phase `redeploy`, none does.
    let once = json!({"0:g2L1,k3I1": 1});
    assert_eq!(ivory("k3:I1 g2:L1").game().json()["seen"], once);
    let setup = ivory("g2:L1 k3:I1").option("repetition", json!(false));
    assert_eq!(setup.game().json()["seen"], json!({}));
    assert_eq!(
        ivory("c1:I4 g2:L1 k3:I1").redeploy(2).game().json()["seen"],
        json!({})
    );
    // Before the first turn, and when all is over, none has begun.
    let starter = ivory("g2:L1 k3:I1").with("turn", json!({"chance": "starter"}));
    assert_eq!(starter.game().json()["seen"], json!({}));
    let over = ivory("g2:L1 k3:I1").with("turn", json!({"over": true, "ranking": [[0, 1]]}));
    assert_eq!(over.game().json()["seen"], json!({}));
    // Given, it is taken as it is: this position need not be in it.
    let given = json!({"0:a1I3": 2, "1:b2LI3,c3I1": 1});
    let setup = ivory("g2:L1 k3:I1").with("seen", given.clone());
    assert_eq!(setup.game().json()["seen"], given);
    let setup = ivory("g2:L1 k3:I1").with("seen", json!({}));
    assert_eq!(setup.game().json()["seen"], json!({}));
    // In phase `redeploy` it goes on from there.
    let seen = json!({"0:a1I3": 2});
    let setup = ivory("c1:I4 g2:L1 k3:I1").redeploy(1).with("seen", seen);
    let after = setup.after("drop a1");
    assert_eq!(
        after.json()["seen"],
        json!({"0:a1I3": 2, "1:a1I3,c1I4,g2L1,k3I1": 1})
    );
}

#[test]
fn order_is_brought_to_one_form() {
    let mixed = r#"{"seen":{"1:g2L1,k3I2":1,"0:g2L1,k3I1":2},"quiet":3,"out":[9,9],"redeploy":0,
        "board":{"k3":"I1","g2":"L1"},"turn":{"phase":"move","player":0},
        "options":{"opening":"seat0"},"game":"tebas"}"#;
    let one_form = r#"{"game":"tebas","options":{"repetition":true,"quiet_limit":60,"opening":"seat0"},"turn":{"player":0,"phase":"move"},"board":{"g2":"L1","k3":"I1"},"redeploy":0,"out":[9,9],"quiet":3,"seen":{"0:g2L1,k3I1":2,"1:g2L1,k3I2":1}}"#;
    let mixed: Value = serde_json::from_str(mixed).unwrap();
    assert_eq!(written(&mixed).to_string(), one_form);
    // The places of a ranking are ascending.
    let over = ivory("g2:L1 k3:I1").with("turn", json!({"over": true, "ranking": [[1, 0]]}));
    assert_eq!(
        over.game().json()["turn"],
        json!({"over": true, "ranking": [[0, 1]]})
    );
}

#[test]
fn keys_unknown_missing_or_of_another_type_are_refused() {
    let good = ivory("g2:L1 k3:I1")
        .with("seen", json!({"0:g2L1,k3I1": 1}))
        .0;
    for key in [
        "game", "options", "turn", "board", "redeploy", "out", "quiet",
    ] {
        let mut spoiled = good.clone();
        spoiled.as_object_mut().unwrap().remove(key);
        let fault = Setup(spoiled).refused();
        assert!(fault.contains(key), "{key}: {fault}");
        for wrong in [
            json!(null),
            json!("x"),
            json!(-1),
            json!([1]),
            json!(0.5),
            json!({"x": 1}),
        ] {
            let mut spoiled = good.clone();
            spoiled[key] = wrong.clone();
            Setup(spoiled).refused();
        }
    }
    for (key, wrong) in [
        ("seen", json!(null)),
        ("seen", json!([])),
        ("seen", json!({"0:g2L1,k3I1": "1"})),
        ("seen", json!({"0:g2L1,k3I1": null})),
        ("more", json!(1)),
        ("quiet", json!(5_000_000_000_u64)),
        ("out", json!([9])),
        ("out", json!([9, 9, 0])),
        ("board", json!([])),
        ("board", json!({"g2": ["L1"]})),
        ("game", json!("parchis")),
    ] {
        let mut spoiled = good.clone();
        spoiled[key] = wrong.clone();
        Setup(spoiled).refused();
    }
}

#[test]
fn a_board_that_is_none_is_refused() {
    for (board, words) in [
        ("f2:I1 k3:I1 g2:L1", "flowered circle f2"),
        ("f3:L1 k3:I1 g2:L1", "flowered circle f3"),
        ("l1:I1 k3:I1 g2:L1", "\"l1\", which is no circle"),
        ("a5:I1 k3:I1 g2:L1", "\"a5\", which is no circle"),
        ("a0:I1 k3:I1 g2:L1", "\"a0\", which is no circle"),
        ("A1:I1 k3:I1 g2:L1", "\"A1\", which is no circle"),
        ("a10:I1 k3:I1 g2:L1", "\"a10\", which is no circle"),
        ("a1:LI1 k3:I1 g2:L1", "a stack on a1"),
        ("k4:II1 k3:I1 g2:L1", "a stack on k4"),
        ("a1:I k3:I1 g2:L1", "\"I\" on a1"),
        ("a1:1 k3:I1 g2:L1", "\"1\" on a1"),
        ("a1:I0 k3:I1 g2:L1", "\"I0\" on a1"),
        ("a1:I5 k3:I1 g2:L1", "\"I5\" on a1"),
        ("a1:I11 k3:I1 g2:L1", "\"I11\" on a1"),
        ("a1:i1 k3:I1 g2:L1", "\"i1\" on a1"),
        ("b2:LXI1 k3:I1 g2:L1", "\"LXI1\" on b2"),
    ] {
        let fault = ivory(board).refused();
        assert!(fault.contains(words), "{board}: {fault}");
    }
    let empty = ivory("g2:L1 k3:I1").with("board", json!({"": "I1"}));
    assert!(empty.refused().contains("no circle"));
    // More pieces on one circle than there are.
    let high = ivory("g2:L1 k3:I1").with("board", json!({"g2": "ILILILILILILILILILILL1"}));
    assert!(high.refused().contains("on g2"));
}

#[test]
fn pieces_must_add_up_to_ten() {
    let good = ivory("c1:I4 g2:L1 k3:I1").redeploy(2);
    good.read();
    for (key, wrong, words) in [
        ("out", json!([7, 9]), "seat 0 has 11"),
        ("out", json!([5, 9]), "seat 0 has 9"),
        ("out", json!([6, 8]), "seat 1 has 9"),
        ("out", json!([6, 255]), "seat 1 has 256"),
        ("redeploy", json!(3), "seat 0 has 11"),
        ("redeploy", json!(1), "seat 0 has 9"),
        ("redeploy", json!(255), "seat 0 has"),
    ] {
        let fault = good.clone().with(key, wrong).refused();
        assert!(fault.contains(words), "{key}: {fault}");
    }
    // What is put back is the player's to move.
    let other = good.with("turn", json!({"player": 1, "phase": "redeploy"}));
    assert!(other.refused().contains("seat 0 has 8"));
}

#[test]
fn redeploy_belongs_to_its_phase() {
    let fault = ivory("g2:L1 k3:I1")
        .with("turn", json!({"player": 0, "phase": "redeploy"}))
        .refused();
    assert!(fault.contains("`redeploy` is 0"), "{fault}");
    for turn in [
        json!({"player": 0, "phase": "move"}),
        json!({"chance": "starter"}),
        json!({"over": true, "ranking": [[0, 1]]}),
    ] {
        let fault = ivory("g2:L1 k3:I1")
            .redeploy(1)
            .with("turn", turn.clone())
            .refused();
        assert!(fault.contains("`redeploy` is 1"), "{turn}: {fault}");
    }
    // And not without a free inner piece: one outside, and one that is covered, do not do.
    let fault = ivory("c1:I4 a1:I3 k3:IL1 g2:L1").redeploy(2).refused();
    assert!(
        fault.contains("without a free piece in the inner field"),
        "{fault}"
    );
    // The other's may be missing there, as play never leaves it.
    assert_eq!(
        ivory("c1:I4 k3:LI1")
            .redeploy(1)
            .legal()
            .split("drop")
            .count(),
        22
    );
}

#[test]
fn who_has_no_free_piece_has_lost() {
    for setup in [
        ivory("k3:LI1 c1:I3"),
        lapis("k3:LI1 c1:I3"),
        ivory("k3:IL1 c1:L3"),
        ivory("c1:L3"),
        ivory("k3:LI1").with("turn", json!({"chance": "starter"})),
    ] {
        let fault = setup.refused();
        assert!(fault.contains("has no free piece"), "{fault}");
    }
}

#[test]
fn seen_that_is_none_is_refused() {
    for (key, words) in [
        ("", "is no position"),
        ("0", "is no position"),
        ("0:", "is no position"),
        ("2:g2L1", "is no position"),
        (":g2L1", "is no position"),
        ("00:g2L1", "is no position"),
        ("0:g2L1,", "is no position"),
        ("0:g2L1, k3I1", "is no position"),
        ("0:k3I1,g2L1", "is no position"),
        ("0:g2L1,g2L1", "is no position"),
        ("0:g2L", "is no position"),
        ("0:g2L5", "is no position"),
        ("0:l2L1", "is no position"),
        ("0:g2LX1", "is no position"),
        ("0:é2L1", "is no position"),
        ("0:g2ILILILILILI1,k3ILILILILILILL1", "is no position"),
        ("0:f2L1", "flowered circle f2"),
        ("0:a1IL1", "a stack on a1"),
    ] {
        let fault = ivory("g2:L1 k3:I1").with("seen", json!({key: 1})).refused();
        assert!(fault.contains(words), "{key}: {fault}");
    }
    // Without repetition none is counted.
    let setup = ivory("g2:L1 k3:I1").option("repetition", json!(false));
    let fault = setup.with("seen", json!({"0:g2L1,k3I1": 1})).refused();
    assert!(fault.contains("without `repetition`"), "{fault}");
    for times in [0, 3, 255] {
        let seen = json!({"0:g2L1,k3I1": times});
        let fault = ivory("g2:L1 k3:I1").with("seen", seen).refused();
        assert!(fault.contains(&format!("{times} times")), "{fault}");
    }
}

#[test]
fn a_ranking_must_be_what_the_board_says() {
    let over = |board: &str, ranking: Value| {
        ivory(board).with("turn", json!({"over": true, "ranking": ranking}))
    };
    // Both have a free piece: nobody has won; a draw cannot be seen any more.
    for options in [json!({}), json!({"repetition": false, "quiet_limit": 0})] {
        let draw = over("g2:L1 k3:I1", json!([[0, 1]])).with("options", options);
        assert_eq!(draw.game().ranking(), Some(vec![vec![0, 1]]));
    }
    for wrong in [
        json!([[0], [1]]),
        json!([[1], [0]]),
        json!([]),
        json!([[0]]),
        json!([[0, 1, 2]]),
        json!([[0], []]),
    ] {
        let fault = over("g2:L1 k3:I1", wrong.clone()).refused();
        assert!(fault.contains("`ranking`"), "{wrong}: {fault}");
    }
    // Lapis lazuli has none.
    let won = over("g2:LI1 k3:I1", json!([[0], [1]]));
    assert_eq!(won.game().ranking(), Some(vec![vec![0], vec![1]]));
    for wrong in [json!([[0, 1]]), json!([[1], [0]])] {
        over("g2:LI1 k3:I1", wrong).refused();
    }
    // Nobody has any.
    for wrong in [json!([[0, 1]]), json!([[0], [1]]), json!([[1], [0]])] {
        over("", wrong).refused();
    }
}

#[test]
fn a_turn_of_another_game_is_refused() {
    for turn in [
        json!({"chance": "die", "player": 0}),
        json!({"chance": "opening", "player": 0}),
        json!({"chance": "starter", "player": 0}),
        json!({"chance": "starter", "player": null}),
        json!({"chance": "die"}),
        json!({"player": 2, "phase": "move"}),
        json!({"player": 0, "phase": "arrange"}),
        json!({"player": 0}),
        json!({"phase": "move"}),
        json!({"over": false, "ranking": [[0, 1]]}),
        json!({}),
    ] {
        ivory("g2:L1 k3:I1").with("turn", turn).refused();
    }
}

#[test]
fn what_play_never_reaches_is_accepted_all_the_same() {
    // A position with everything in one place, with a count above the limit, with pieces where none can come.
    let game = ivory("a1:I1 g2:LLLLLLLLLIIIIIIIII1 k4:L3")
        .with("quiet", json!(4_294_967_295_u32))
        .game();
    assert!(!game.legal().is_empty());
    // It ends with the next quiet turn.
    let after = ivory("g2:L1 k3:I1")
        .with("quiet", json!(4_294_967_295_u32))
        .after("k3@2");
    assert_eq!(after.ranking(), Some(vec![vec![0, 1]]));
    assert_eq!(after.json()["quiet"], 4_294_967_295_u32);
    // Who starts may be open with any board.
    let mut game = ivory("g2:L1 k3:I1")
        .with("turn", json!({"chance": "starter"}))
        .game();
    game.play("roll 1");
    assert_eq!(game.json()["seen"], json!({"1:g2L1,k3I1": 1}));
}

#[test]
fn moves_are_written_in_one_form() {
    let levels = Levels::built_in();
    let rules = Tebas::new(Tebas::read_options(&json!({})).unwrap(), &levels).unwrap();
    let at = rules.start();
    for good in [
        "roll 0", "roll 1", "c2@1", "c2@4", "c2-c4", "a1-k4", "drop a1", "drop f2",
    ] {
        let mv = rules.parse(&at, good).unwrap();
        assert_eq!(rules.text(&at, mv), good);
    }
    for bad in [
        "", "roll", "roll 2", "roll  0", "roll0", "roll 00", "c2@0", "c2@5", "c2@11", "c2@", "@1",
        "c2", "c2-", "-c2", "c2-c4-c3", "c2 - c4", "c2-l4", "c2-c5", "C2-C4", "dropa1", "drop",
        "drop a1 ", "drop  a1", "drop l1", "c2@1N", "c2xc4", "é2@1", "c2@é",
    ] {
        assert_eq!(rules.parse(&at, bad), None, "{bad}");
    }
    let start: Circle = "c2".parse().unwrap();
    assert_eq!(
        "c2@3".parse(),
        Ok(Move::Turn {
            circle: start,
            north: 3
        })
    );
}

#[test]
fn every_stack_and_key_is_read_back() {
    // Every stack of up to six pieces, each way round.
    for height in 1..=6 {
        for owners in 0..1_u32 << height {
            for north in 1..=4 {
                let text: String = (0..height)
                    .map(|place| if owners >> place & 1 == 0 { 'I' } else { 'L' })
                    .chain([char::from(b'0' + north)])
                    .collect();
                let stack: Stack = text.parse().unwrap();
                assert_eq!(stack.to_string(), text);
                assert_eq!(u32::from(stack.height()), height);
                assert_eq!(
                    stack.count(stack.top()) + stack.count(taula_rules::Seat(1 - stack.top().0)),
                    stack.height()
                );
            }
        }
    }
    for text in [
        "0:a1I3",
        "1:a1I3,k4L1",
        "0:b2ILILILILILILILILILIL4",
        "1:a1L1,b2IIIIIIIII2,c2I3,g3LLLLLLLLL4",
    ] {
        let key: Key = text.parse().unwrap();
        assert_eq!(key.to_string(), text);
    }
    // Twenty circles with a piece each: the longest key there is.
    let start = Game::new(&json!({"opening": "seat0"})).json();
    let text = start["seen"]
        .as_object()
        .unwrap()
        .keys()
        .next()
        .unwrap()
        .clone();
    let key: Key = text.parse().unwrap();
    assert_eq!(key.to_string(), text);
    assert_eq!(key.stacks().count(), 20);
}
