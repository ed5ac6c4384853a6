//! The clauses TE-1 to TE-29, each a test that bears its number. The captions of TE-17 and TE-23 have a test
//! each in `captions`.

use serde_json::json;
use taula_rules::games::tebas::{Board, Circle, Field, Heading, Stack, number};
use taula_rules::{Levels, Match, Rules};

use super::setup::{Game, ivory, kinds, lapis};

fn circle(name: &str) -> Circle {
    name.parse().unwrap()
}

#[test]
fn te_01_two_outer_fields_and_an_inner_one_with_two_flowered_circles() {
    let board = Board::read(&Levels::built_in(), "standard").unwrap();
    let fields: Vec<Field> = Circle::all().map(|circle| board.field(circle)).collect();
    let count = |field| fields.iter().filter(|&&f| f == field).count();
    assert_eq!(count(Field::South), 11);
    assert_eq!(count(Field::Inner), 22);
    assert_eq!(count(Field::North), 11);
    let flowered: Vec<String> = Circle::all()
        .filter(|&circle| board.flowered(circle))
        .map(|circle| circle.to_string())
        .collect();
    assert_eq!(flowered, ["f2", "f3"]);
    for (name, field) in [
        ("a1", Field::South),
        ("k1", Field::South),
        ("a2", Field::Inner),
        ("k3", Field::Inner),
        ("a4", Field::North),
        ("f4", Field::North),
    ] {
        assert_eq!(board.field(circle(name)), field, "{name}");
    }
}

#[test]
fn te_02_four_quarters_numbered_clockwise() {
    let piece: Stack = "I1".parse().unwrap();
    let numbers = Heading::ALL.map(|heading| piece.number(heading));
    assert_eq!(numbers, [1, 2, 3, 4], "N, E, S, W");
    assert_eq!(Heading::ALL.map(|heading| number(3, heading)), [3, 4, 1, 2]);
    assert_eq!(Heading::ALL.map(|heading| number(4, heading)), [4, 1, 2, 3]);
    // Ten of each.
    let game = Game::new(&json!({"opening": "seat0"}));
    for owner in ['I', 'L'] {
        assert_eq!(game.board().matches(owner).count(), 10);
    }
}

#[test]
fn te_03_who_occupies_or_removes_all_the_other_s_pieces_wins() {
    // Occupied: the last free piece is covered.
    let game = ivory("d2:I4 e2:L1 k3:I1 a2:LI1").after("d2-e2");
    assert_eq!(game.ranking(), Some(vec![vec![0], vec![1]]));
    // Removed and occupied: nine have left, the tenth is covered.
    let game = ivory("d2:I4 e2:L1 k3:I1").after("d2-e2");
    assert_eq!(game.ranking(), Some(vec![vec![0], vec![1]]));
}

#[test]
fn te_04_the_start() {
    let game = Game::new(&json!({"opening": "seat0"}));
    let on = |rank: char| -> Vec<String> {
        ('a'..='k')
            .map(|file| game.on(&format!("{file}{rank}")))
            .collect()
    };
    let south = [
        "I3", "L3", "I3", "L3", "I3", "", "L3", "I3", "L3", "I3", "L3",
    ];
    let north = [
        "L1", "I1", "L1", "I1", "L1", "", "I1", "L1", "I1", "L1", "I1",
    ];
    assert_eq!(on('1'), south);
    assert_eq!(on('4'), north);
    assert!(on('2').iter().chain(&on('3')).all(String::is_empty));
    // The third quarters face the border: north of rank 1, south of rank 4.
    assert_eq!(number(3, Heading::N), 3);
    assert_eq!(number(1, Heading::S), 3);
}

#[test]
fn te_05_the_starter_is_a_chance_outcome() {
    let game = Game::new(&json!({}));
    assert_eq!(game.json()["turn"], json!({"chance": "starter"}));
    assert_eq!(game.legal(), "roll 0 roll 1");
    let weights: Vec<u32> = game
        .0
        .legal_moves()
        .iter()
        .map(|&mv| game.0.rules().weight(game.0.position(), mv))
        .collect();
    assert_eq!(weights[0], weights[1], "either may start");
    for seat in [0, 1] {
        let mut game = game.clone();
        let events = game.play(&format!("roll {seat}"));
        assert_eq!(events[0], json!({"type": "started", "player": seat}));
        assert_eq!(game.player(), Some(seat));
        // TE-28: this is the first turn that begins.
        assert_eq!(game.json()["seen"].as_object().unwrap().len(), 1);
    }
    // Both come up.
    let starters: u64 = (0..40)
        .map(|seed| {
            let game = Match::new(game.0.rules().clone(), seed);
            let outcome = game.outcome().unwrap();
            u64::from(game.rules().text(game.position(), outcome) == "roll 1")
        })
        .sum();
    assert!((5..=35).contains(&starters), "{starters}");
}

#[test]
fn te_06_turning_or_moving_in_turn() {
    let mut game = ivory("b2:I3 k3:I1 g2:L1 h3:L2").game();
    assert!(game.allows("b2@1") && game.allows("b2-d3"));
    // Only own ones.
    assert!(game.refuses("g2@2") && game.refuses("h3-h2"));
    // Only one thing a turn, then the other plays.
    game.play("b2@1");
    assert_eq!(game.player(), Some(1));
    assert!(game.refuses("b2-d3") && game.allows("g2@2"));
    game.play("g2@2");
    assert_eq!(game.player(), Some(0));
}

#[test]
fn te_07_turning_by_one_two_or_three_quarters() {
    let setup = ivory("b2:I3 k3:I1 g2:L1");
    assert!(setup.game().refuses("b2@3"), "never a whole turn");
    for (north, quarters) in [(2, 1), (1, 2), (4, 3)] {
        let mut game = setup.game();
        let events = game.play(&format!("b2@{north}"));
        let turned = json!({"type": "turned", "player": 0, "circle": "b2",
            "quarters": quarters, "stack": format!("I{north}")});
        assert_eq!(events[0], turned);
        assert_eq!(game.on("b2"), format!("I{north}"));
    }
}

#[test]
fn te_08_exactly_as_many_circles_as_the_number_says() {
    // On rank 3, far from the edges: north 1 to c4, east 2 to e3, south 3 round, west 4 round.
    let setup = ivory("c3:I1 j2:I1 g2:L1");
    // South 3: c2, then at the border two to a2 or e2. West 4: b3, a3, a2, and the edge again: nowhere.
    assert_eq!(setup.ends("c3"), "a2 c4 e2 e3");
    for no in [
        "c3-c2", "c3-d3", "c3-b3", "c3-a3", "c3-d4", "c3-d2", "c3-b2",
    ] {
        assert!(setup.game().refuses(no), "{no}");
    }
    // Each number in each direction.
    for (north, ends) in [
        (1, "c2 e1 g3 i1 i2"),
        (2, "d1 h3 j1 j2"),
        (3, "e2 e3 g1 i3 k2"),
        (4, "d2 d3 f1 h1 h2 j3"),
    ] {
        let setup = ivory(&format!("g2:I{north} k3:I1 b3:L1"));
        assert_eq!(setup.ends("g2"), ends, "{north}");
    }
}

#[test]
fn te_09_border_and_edge_force_one_change_to_either_side() {
    // c3 faces 3 south: c2, the border, two along it to either side.
    let setup = ivory("c3:I1 j2:I1 g2:L1");
    assert!(setup.allows("c3-a2") && setup.allows("c3-e2"));
    // Never straight back: from c2 it would come to c3.
    assert!(!setup.allows("c3-c3"));
    // Only when circles are left to go: one step to the border ends there.
    assert_eq!(ivory("c3:I3 j2:I1 g2:L1").ends("c3"), "a3 a4 c2 e4 g3");
    // At the edge of an outer field.
    let setup = ivory("j1:I2 k3:I1 g2:L1");
    // East 3: k1, then the edge; north of it lies the border and south nothing.
    assert_eq!(setup.ends("j1"), "i1 j3");
    // The first step is taken straight in the chosen direction: none off the board to begin with.
    assert_eq!(ivory("a1:I1 k3:I1 g2:L1").ends("a1"), "a2 c1");
}

#[test]
fn te_10_the_piece_keeps_its_position_in_a_bend() {
    let mut game = ivory("c3:I1 j2:I1 g2:L1").game();
    let events = game.play("c3-e2");
    assert_eq!(game.on("e2"), "I1");
    // The count goes on: one before the bend, two after it.
    assert_eq!(
        events[0],
        json!({"type": "moved", "player": 0, "from": "c3", "to": "e2", "heading": "S",
            "path": ["c2", "d2", "e2"], "bend": "c2", "stack": "I1"})
    );
}

#[test]
fn te_11_no_change_of_direction_elsewhere() {
    // d2 faces 3 east, over full circles and empty ones: straight to g2, and nowhere else that way.
    for board in ["d2:I2", "d2:I2 e2:L1", "d2:I2 e2:I1 e3:L1"] {
        let setup = ivory(&format!("{board} k3:I1 j2:L1"));
        let game = setup.game();
        assert!(game.allows("d2-g2"), "{board}");
        for no in ["d2-e4", "d2-f3", "d2-f1", "d2-e1"] {
            assert!(game.refuses(no), "{board}: {no}");
        }
    }
}

#[test]
fn te_12_only_the_first_step_passes_from_field_to_field() {
    // Into the inner field and out of it.
    assert!(ivory("c1:I1 k3:I1 g2:L1").allows("c1-c2"));
    assert!(ivory("c2:I3 k3:I1 g2:L1").allows("c2-c1"));
    // Not in the second step: c1 faces 3 north, and c4 is three on.
    assert!(ivory("c1:I3 k3:I1 g2:L1").game().refuses("c1-c4"));
    // Nor after a bend in an outer field: j1 faces 2 east, k1 and then k2.
    let setup = ivory("j1:I1 k3:I1 g2:L1");
    assert!(setup.game().refuses("j1-k2"));
    // The first step must stay on the board.
    for corner in ["a1:I1", "a1:I2", "a1:I3", "a1:I4"] {
        let ends = ivory(&format!("{corner} k3:I1 g2:L1")).ends("a1");
        assert!(
            ends.split(' ')
                .all(|end| end.starts_with(|file| ('a'..='e').contains(&file))),
            "{corner}: {ends}"
        );
    }
}

#[test]
fn te_13_over_empty_flowered_and_full_circles() {
    let game = ivory("d2:I2 e2:LILIL1 k3:I1 j2:L1").after("d2-g2");
    assert_eq!(
        (game.on("e2"), game.on("g2")),
        ("LILIL1".into(), "I2".into())
    );
    // In an outer field too.
    let game = ivory("a1:I2 b1:L3 c1:I3 k3:I1 g2:L1").after("a1-d1");
    assert_eq!(game.board(), "b1:L3 c1:I3 d1:I2 g2:L1 k3:I1");
}

#[test]
fn te_14_in_an_outer_field_a_move_ends_on_an_empty_circle() {
    let setup = ivory("b1:I2 e1:L3 a1:I3 k3:I1 g2:L1");
    // East 3 to e1 and west 1 to a1 are full: north 2 alone is left.
    assert_eq!(setup.ends("b1"), "b3");
}

#[test]
fn te_15_in_the_inner_field_a_move_ends_on_anything() {
    for (on, then) in [
        ("", "I4"),
        ("L1", "LI4"),
        ("I2", "II4"),
        ("LIL3", "LILI4"),
        ("LI3", "LII4"),
    ] {
        let board = if on.is_empty() {
            String::new()
        } else {
            format!("e2:{on}")
        };
        let game = ivory(&format!("d2:I4 {board} k3:I1 g2:L1")).after("d2-e2");
        assert_eq!(game.on("e2"), then);
    }
}

#[test]
fn te_16_no_move_ends_on_a_flowered_circle() {
    for (board, mv) in [
        ("f1:I1", "f1-f2"),
        ("f1:I2", "f1-f3"),
        ("e2:I4", "e2-f2"),
        ("g3:I2", "g3-f3"),
    ] {
        assert!(
            ivory(&format!("{board} k3:I1 b2:L1")).game().refuses(mv),
            "{mv}"
        );
    }
}

/// TE-17 is the list of captions 1 to 12: see `captions`. Here all of them hold at once.
#[test]
fn te_17_the_captions_hold_of_every_move_of_the_start_and_beyond() {
    let game = Game::new(&json!({"opening": "seat0"}));
    assert_eq!(
        game.legal(),
        "a1-b3 b4-a2 b4-c2 c1-b3 c1-d3 d4-c2 d4-e2 e1-d3 g4-h2 h1-g3 h1-i3 i4-h2 i4-j2 j1-i3 j1-k3 k4-j2"
    );
}

#[test]
fn te_18_stacks_on_stacks_as_often_as_one_likes() {
    // All twenty on one circle in the end.
    let mut game = ivory("d2:I4 e2:LILILILILILILILILI1 g2:L2").game();
    game.play("d2-e2");
    assert_eq!(game.on("e2"), "LILILILILILILILILII4");
    game.play_all("g2@1 e2@1 g2@3 e2-g2");
    assert_eq!(game.board(), "g2:LLILILILILILILILILII1");
}

#[test]
fn te_19_only_the_owner_of_the_top_turns_or_moves_a_stack() {
    let game = ivory("e2:IL1 k3:I1 g2:L1").game();
    assert_eq!(game.ends("e2"), "");
    for no in ["e2@2", "e2@3", "e2@4", "e2-e3"] {
        assert!(game.refuses(no), "{no}");
    }
    // Lapis lazuli can, though the piece below is ivory's.
    let game = lapis("e2:IL1 k3:I1 g2:L1").game();
    assert!(game.allows("e2@2") && game.allows("e2-e3"));
    // And it is the piece that came to lie on top that does.
    let mut game = ivory("d2:I4 e2:L1 g2:L1 k3:I1").game();
    game.play("d2-e2");
    assert!(game.refuses("e2@2"));
    game.play("g2@2");
    assert!(game.allows("e2@2"));
}

#[test]
fn te_20_turning_the_top_of_a_stack_leaves_those_below() {
    let game = ivory("e2:LIILI1 k3:I1 g2:L1").after("e2@3");
    assert_eq!(game.on("e2"), "LIILI3");
}

#[test]
fn te_21_a_stack_moves_whole_by_the_top_s_number() {
    // East 1 by the top, whatever those below show.
    for (on, then) in [
        ("", "ILI4"),
        ("L2", "LILI4"),
        ("I2", "IILI4"),
        ("IL2", "ILILI4"),
        ("LI2", "LIILI4"),
    ] {
        let board = if on.is_empty() {
            String::new()
        } else {
            format!("e2:{on}")
        };
        let game = ivory(&format!("d2:ILI4 {board} k3:I1 g2:L1")).after("d2-e2");
        assert_eq!((game.on("d2"), game.on("e2")), (String::new(), then.into()));
    }
}

#[test]
fn te_22_a_stack_in_an_outer_field_is_undone() {
    let mut game = ivory("d2:IILLI4 k3:I1 g2:L1").game();
    let events = game.play("d2-e1");
    assert_eq!(kinds(&events), ["moved", "undone", "removed"]);
    assert_eq!(
        events[1],
        json!({"type": "undone", "player": 0, "circle": "e1", "stack": "I4", "redeploy": 2})
    );
    assert_eq!(
        events[2],
        json!({"type": "removed", "player": 0, "owner": 1, "circle": "e1", "count": 2, "out": 9})
    );
    // They must all be put back before the turn ends, on any empty circles of the outer fields.
    assert_eq!(
        game.json()["turn"],
        json!({"player": 0, "phase": "redeploy"})
    );
    let legal = game.legal();
    assert_eq!(legal.split("drop ").count() - 1, 21);
    for no in ["drop e1", "drop d2", "drop f2", "k3@2", "e1@1"] {
        assert!(game.refuses(no), "{no}");
    }
    let events = game.play("drop k4");
    assert_eq!(
        events,
        [json!({"type": "replaced", "player": 0, "circle": "k4", "stack": "I1", "redeploy": 1})]
    );
    assert!(game.refuses("drop k4"));
    assert_eq!(game.player(), Some(0));
    // They face as at the start, and can move again.
    let events = game.play("drop a1");
    assert_eq!(kinds(&events), ["replaced", "passed"]);
    assert_eq!(game.on("a1"), "I3");
    game.play("g2@2");
    assert!(game.allows("a1-b3") && game.allows("k4-j2"));

    // With no own pieces below the turn ends at once; with no opposing ones nobody leaves.
    let game = ivory("d2:LLI4 k3:I1 g2:L1").after("d2-e1");
    assert_eq!(
        (game.player(), game.json()["out"].clone()),
        (Some(1), json!([8, 9]))
    );
    let game = ivory("d2:III4 k3:I1 g2:L1").after("d2-e1");
    assert_eq!(
        (game.player(), game.json()["out"].clone()),
        (Some(0), json!([6, 9]))
    );
    assert_eq!(game.json()["redeploy"], 2);
    // In the inner field it is not undone.
    assert_eq!(
        ivory("d2:IILLI4 k3:I1 g2:L1").after("d2-e2").on("e2"),
        "IILLI4"
    );
}

/// TE-23 is the list of captions 13 to 21: see `captions`. Here one stack does most of them in turn.
#[test]
fn te_23_a_stack_grows_goes_and_is_undone() {
    let mut game = ivory("d2:I4 e2:L4 e3:LI1 k3:I1 g3:L2 j2:L2").game();
    game.play_all("d2-e2 j2@1 e2@2 j2@2");
    assert_eq!(game.on("e2"), "LI2");
    // 18: south 4 crosses with the first step and goes on along the edge; 16, 19, 20: what it may end on.
    assert_eq!(game.ends("e2"), "b1 d2 d3 h1 h2");
    game.play_all("e2-d3 j2@1 d3@4 j2@2");
    // 21: on to an own stack.
    assert_eq!(game.play("d3-e3").len(), 3);
    assert_eq!(game.on("e3"), "LILI4");
}

#[test]
fn te_24_the_last_free_piece_inside_stays() {
    // k3 could go to k4; a free piece in an outer field does not help.
    let setup = ivory("a1:I3 k3:I1 g2:L1");
    assert!(setup.game().refuses("k3-k4"));
    assert_eq!(setup.ends("k3"), "g3 i2");
    // With another one inside it may.
    assert!(ivory("a3:I3 k3:I1 g2:L1").allows("k3-k4"));
    // One that is covered is not free.
    assert!(ivory("a3:IL3 k3:I1 g2:L1").game().refuses("k3-k4"));
    // The top of a stack is free.
    assert!(ivory("a3:LI3 k3:I1 g2:L1").allows("k3-k4"));
    // Covering the other free one leaves one.
    assert!(ivory("d2:I4 e2:I1 k3:L1").allows("d2-e2"));
}

#[test]
fn te_25_without_a_free_piece_inside_one_must_come_in() {
    // The first move of the game.
    let start = Game::new(&json!({"opening": "seat0"}));
    assert!(!start.legal().contains('@'));
    let mut game = lapis("j3:L4 k3:I1 a1:I3 f1:I3 b2:L1").game();
    let events = game.play("j3-k3");
    assert_eq!(kinds(&events), ["moved", "stacked", "passed", "obliged"]);
    assert_eq!(
        events[3],
        json!({"type": "obliged", "player": 0, "duty": "enter"})
    );
    assert_eq!(game.legal(), "a1-b3 f1-e3 f1-g3");
    // From the other outer field, on to a full circle, by whatever way.
    assert_eq!(ivory("c4:I1 k3:IL1 b2:L1").legal(), "c4-b2 c4-d2");
    // The top of a stack inside is free, so nothing is asked.
    assert!(ivory("c4:I1 k3:LI1 b2:L1").allows("c4@2"));
    // No move can: a piece is turned so that it could come in with the next move.
    let setup = ivory("f1:I1 f4:I3 k3:IL1 b2:L1");
    assert_eq!(setup.legal(), "f1@3 f1@4 f4@1 f4@2");
    let setup = lapis("f4:L4 k3:LI1 b2:I1");
    assert_eq!(setup.legal(), "f4@1 f4@2");
    // f4 faces 4 south with 2 to the north: it can come in.
    assert_eq!(ivory("f1:I2 f4:I2 k3:IL1 b2:L1").legal(), "f4-d2 f4-h2");
}

#[test]
fn te_26_a_stack_leaves_only_when_another_free_piece_is_inside() {
    // d2 could go to c1 or e1; it is the last.
    let alone = ivory("d2:LI4 a1:I3 g2:L1");
    assert!(alone.game().refuses("d2-c1") && alone.game().refuses("d2-e1"));
    assert!(alone.allows("d2-e2"));
    // A piece, or another stack, besides it.
    assert!(ivory("d2:LI4 k3:I1 g2:L1").allows("d2-c1"));
    assert!(ivory("d2:LI4 k3:LI1 g2:L1").allows("d2-c1"));
    // The own piece below the top, free once the stack is undone, is not inside then.
    assert!(ivory("d2:II4 g2:L1").game().refuses("d2-c1"));
}

#[test]
fn te_27_the_one_without_a_free_piece_loses() {
    let mut game = lapis("d2:L4 e2:ILI1 a3:IL1").game();
    let events = game.play("d2-e2");
    assert_eq!(
        *events.last().unwrap(),
        json!({"type": "over", "ranking": [[1], [0]], "why": "standstill"})
    );
    assert_eq!(game.legal(), "");
    // A free piece anywhere keeps it going, in an outer field too.
    let game = lapis("d2:L4 e2:ILI1 a1:I3").after("d2-e2");
    assert_eq!(game.ranking(), None);
}

#[test]
fn te_28_the_third_time_a_position_begins_a_turn_the_game_is_drawn() {
    let setup = ivory("g2:L1 k3:I1");
    let round = "k3@2 g2@2 k3@1 g2@1";
    let mut game = setup.game();
    game.play_all(round);
    assert_eq!(game.ranking(), None, "the second time");
    game.play_all("k3@2 g2@2 k3@1");
    let events = game.play("g2@1");
    assert_eq!(
        *events.last().unwrap(),
        json!({"type": "over", "ranking": [[0, 1]], "why": "repetition"})
    );
    // With another player to move it is another position.
    let mut game = setup.game();
    game.play_all("k3@2 g2@2 k3@3 g2@1 k3@1 g2@2 k3@2 g2@3 k3@1 g2@1 k3@2 g2@2 k3@3 g2@1 k3@1");
    assert_eq!(game.ranking(), None);
    // Pieces that leave for good start the count anew.
    let mut game = ivory("b2:LLI3 g2:L1 k3:I1").game();
    game.play_all(round);
    game.play("b2-b1");
    assert_eq!(game.json()["seen"].as_object().unwrap().len(), 1);
    // Not so a stack of own ones that is undone.
    let mut game = ivory("b2:II3 g2:L1 k3:I1").game();
    game.play_all(round);
    game.play("b2-b1");
    assert_eq!(game.json()["seen"].as_object().unwrap().len(), 4);
    // Without the house rule it goes on.
    let mut game = setup.option("repetition", json!(false)).game();
    game.play_all(round).play_all(round).play_all(round);
    assert_eq!(game.ranking(), None);
    assert_eq!(game.json()["seen"], json!({}));
}

#[test]
fn te_29_after_60_quiet_turns_of_each_player_the_game_is_drawn() {
    let setup = ivory("b2:LI3 e2:L4 g2:L1 k3:I1 d2:I4").with("quiet", json!(119));
    // A turn of the piece, a move to an empty circle: the 120th in a row.
    for quiet in ["k3@2", "k3-i2"] {
        let mut game = setup.game();
        let events = game.play(quiet);
        assert_eq!(
            *events.last().unwrap(),
            json!({"type": "over", "ranking": [[0, 1]], "why": "quiet"}),
            "{quiet}"
        );
        assert_eq!(game.json()["quiet"], 120);
    }
    // Covering, and removing, begin anew.
    for loud in ["d2-e2", "b2-b1"] {
        let game = setup.after(loud);
        assert_eq!(
            (game.ranking(), game.json()["quiet"].clone()),
            (None, json!(0)),
            "{loud}"
        );
    }
    // Before that it goes on.
    assert_eq!(
        setup
            .clone()
            .with("quiet", json!(118))
            .after("k3@2")
            .ranking(),
        None
    );
    // By another limit; without one never.
    let limited = |limit: u64, quiet: u64| {
        let setup = setup.clone().option("quiet_limit", json!(limit));
        setup.with("quiet", json!(quiet)).after("k3@2").ranking()
    };
    assert_eq!(limited(1, 0), None);
    assert_eq!(limited(1, 1), Some(vec![vec![0, 1]]));
    assert_eq!(limited(1000, 1998), None);
    assert_eq!(limited(1000, 1999), Some(vec![vec![0, 1]]));
    assert_eq!(limited(0, 4_000_000_000), None);
}
