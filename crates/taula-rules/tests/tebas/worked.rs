//! Corners of Tebas worked out by hand from the clauses: places where two clauses meet. The program and the
//! oracle must both come to what is written here.

use serde_json::{Map, Value, json};
use taula_rules::Levels;
use taula_rules::engine::{AnyMatch, family};

use crate::oracle::tebas::Table;

/// A game that both play.
struct Both {
    ours: Box<dyn AnyMatch>,
    oracle: Table,
}

/// A position of these stacks; who is not on the board and not to be put back is out.
fn position(turn: Value, board: &[(&str, &str)], redeploy: usize) -> Value {
    let count = |letter| -> usize {
        board
            .iter()
            .map(|(_, stack)| stack.matches(letter).count())
            .sum()
    };
    let mut out = [10 - count('I'), 10 - count('L')];
    if redeploy > 0 {
        out[usize::from(turn["player"] == 1)] -= redeploy;
    }
    let board: Map<String, Value> = board
        .iter()
        .map(|(circle, stack)| ((*circle).into(), (*stack).into()))
        .collect();
    json!({"game": "tebas", "options": {"opening": "seat0"}, "turn": turn, "board": board,
        "redeploy": redeploy, "out": out, "quiet": 0})
}

fn moving(player: u8) -> Value {
    json!({"player": player, "phase": "move"})
}

/// Ivory is to move.
fn ivory(board: &[(&str, &str)]) -> Both {
    begin(&position(moving(0), board, 0))
}

/// Lapis lazuli is to move.
fn lapis(board: &[(&str, &str)]) -> Both {
    begin(&position(moving(1), board, 0))
}

#[track_caller]
fn begin(position: &Value) -> Both {
    Both {
        ours: family("tebas")
            .unwrap()
            .begin_at(position, 0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {position}")),
        oracle: Table::read(position).unwrap_or_else(|fault| panic!("{fault}: {position}")),
    }
}

#[track_caller]
fn refused(position: &Value) {
    let ours = family("tebas")
        .unwrap()
        .begin_at(position, 0, &Levels::built_in());
    assert!(ours.is_err(), "ours accepts {position}");
    assert!(
        Table::read(position).is_err(),
        "the oracle accepts {position}"
    );
}

impl Both {
    #[track_caller]
    fn legal(&mut self, expected: &[&str]) -> &mut Self {
        assert_eq!(self.ours.legal().moves, expected, "ours");
        assert_eq!(self.oracle.legal(), expected, "the oracle");
        self
    }

    /// Where what stands on a circle can go.
    #[track_caller]
    fn goes(&mut self, from: &str, expected: &[&str]) -> &mut Self {
        let of = |moves: Vec<String>| -> Vec<String> {
            moves
                .iter()
                .filter_map(|text| text.strip_prefix(&format!("{from}-")))
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(of(self.ours.legal().moves), expected, "ours, from {from}");
        assert_eq!(of(self.oracle.legal()), expected, "the oracle, from {from}");
        self
    }

    #[track_caller]
    fn play(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.ours
                .play(text)
                .unwrap_or_else(|error| panic!("ours: {error}"));
            self.oracle.play(text).unwrap();
            assert_eq!(self.ours.position(), self.oracle.to_json(), "after {text}");
        }
        self
    }

    /// A field of the position.
    #[track_caller]
    fn has(&mut self, field: &str, expected: Value) -> &mut Self {
        assert_eq!(self.ours.position()[field], expected, "{field}");
        self
    }

    #[track_caller]
    fn stands(&mut self, circle: &str, expected: &str) -> &mut Self {
        assert_eq!(self.ours.position()["board"][circle], expected, "{circle}");
        self
    }

    #[track_caller]
    fn is_won_by(&mut self, seat: u8) -> &mut Self {
        let ranking = [[seat], [1 - seat]];
        self.has("turn", json!({"over": true, "ranking": ranking}))
            .legal(&[])
    }

    #[track_caller]
    fn is_drawn(&mut self) -> &mut Self {
        self.has("turn", json!({"over": true, "ranking": [[0, 1]]}))
            .legal(&[])
    }
}

/// One piece of ivory that can go freely, since another keeps the inner field.
#[track_caller]
fn lone(circle: &str, north: u8, expected: &[&str]) {
    let piece = format!("I{north}");
    // Far from where the lone piece can end, so that no outer circle is full.
    let keeper = if circle.as_bytes()[0] < b'f' {
        "k2"
    } else {
        "a2"
    };
    ivory(&[(circle, &piece), (keeper, "I1"), ("h3", "L1")]).goes(circle, expected);
}

#[test]
fn te_09_to_te_12_where_a_piece_ends() {
    // From a corner of the inner field: out and round, never off the board at first.
    lone("k3", 4, &["h3", "h4", "j2"]);
    // 2 N: up, then along the border; 4 S: out, then along the edge, one way only.
    lone("a2", 2, &["b3", "d1", "d2"]);
    // The second step to the edge, and from there only within the inner field; the outer row ends with one
    // change, and 4 W ends on a flower.
    lone("j2", 1, &["h1", "j3", "k3"]);
    // 4 E would need two changes.
    lone("i2", 3, &["g2", "g3", "i1", "k3"]);
    // At the end of an outer row there is no way round.
    lone("j4", 2, &["h2", "i4"]);
    lone("j4", 1, &["f4", "i2", "k2"]);
    lone("k1", 1, &["g1", "k2"]);
    lone("k1", 3, &["i1", "j3"]);
    lone("a1", 2, &["a3", "d1"]);
    lone("a4", 2, &["c2", "d4"]);
}

#[test]
fn te_16_flowers_are_passed_and_not_ended_on() {
    // 4 N: up, then three along rank 3 either way, over f3.
    lone("e2", 4, &["b2", "b3", "d1", "f1", "h3"]);
    // 3 N ends on f3 to the right, 4 E passes f2.
    lone("d2", 3, &["b2", "b3", "d1", "h2"]);
    // Over f2 to f3, then to either side of it.
    lone("f1", 3, &["d1", "e3", "g3", "j1"]);
    lone("f1", 4, &["c1", "d3", "g1", "h3"]);
    // 1 and 2 N end on flowers.
    lone("f1", 1, &["b1", "h1"]);
    lone("f1", 2, &["e1", "i1"]);
    lone("f4", 1, &["b4", "e2", "g2", "h4"]);
    // From beside a flower over the border and back is no move: 2 W from g2 passes f2.
    lone("g2", 3, &["e2", "e3", "g1", "i3", "k2"]);
}

#[test]
fn te_14_te_15_full_circles() {
    // 1 N on to a piece, 2 E ends on a flower, 3 S out and to either side over a piece, 4 W to the edge and
    // up.
    let board = [
        ("d2", "I1"),
        ("d3", "L1"),
        ("e2", "I3"),
        ("d1", "L2"),
        ("c1", "I1"),
        ("f1", "L1"),
        ("a3", "LLI2"),
    ];
    ivory(&board[..5]).goes("d2", &["a3", "b1", "d3", "f1"]);
    // Out only where it is empty, in on anything.
    ivory(&board).goes("d2", &["a3", "b1", "d3"]);
}

#[test]
fn te_19_to_te_21_what_is_on_top_controls() {
    // The lower pieces' owner cannot touch the stack; the number is the top's; what lies below is kept as
    // it was, whatever it was.
    let mut game = ivory(&[("c2", "LLI2"), ("d3", "IIL1"), ("a3", "I1"), ("k4", "L3")]);
    game.goes("d3", &[])
        // N 2: c3, then b3 or d3. E 3: f2. S 4: c1, then three: f1; a1 is two, no more. W 1: b2.
        .goes("c2", &["b2", "b3", "d3", "f1"])
        .play(&["c2-d3"])
        .stands("d3", "IILLLI2")
        .has("quiet", json!(0))
        // Lapis lazuli has no free piece inside and brings one in.
        .legal(&["k4-k3"])
        .play(&["k4-k3"])
        .stands("k3", "L3")
        .play(&["d3@4"])
        .stands("d3", "IILLLI4")
        .has("quiet", json!(2));
}

#[test]
fn te_22_all_kinds_of_undoing() {
    // Five of its own and four of the others under the top.
    let mut game = ivory(&[
        ("d2", "LILILILIII4"),
        ("k3", "I1"),
        ("j1", "I3"),
        ("k2", "L1"),
        ("a4", "L1"),
    ]);
    // S 2: out on d1 and along the edge.
    game.play(&["d2-e1"])
        .stands("e1", "I4")
        .has("redeploy", json!(5))
        .has("out", json!([2, 8]))
        .has("seen", json!({}))
        .has("quiet", json!(0))
        .has("turn", json!({"player": 0, "phase": "redeploy"}))
        .play(&["drop e4", "drop f1", "drop f4", "drop k1"])
        .stands("e4", "I1")
        .stands("f1", "I3")
        .stands("f4", "I1")
        .stands("k1", "I3")
        .has("redeploy", json!(1))
        .legal(&[
            "drop a1", "drop b1", "drop b4", "drop c1", "drop c4", "drop d1", "drop d4", "drop g1",
            "drop g4", "drop h1", "drop h4", "drop i1", "drop i4", "drop j4", "drop k4",
        ])
        .play(&["drop a1"])
        .has("turn", moving(1))
        .has("redeploy", json!(0))
        .has("quiet", json!(0));
}

#[test]
fn te_22_te_28_te_29_an_own_stack_undone_is_quiet() {
    let mut game = ivory(&[("d3", "IIII4"), ("k3", "I1"), ("g2", "L1")]);
    // N 4: out on d4, then three along it.
    game.play(&["d3-g4"])
        .has("redeploy", json!(3))
        .has("quiet", json!(1))
        .has("out", json!([5, 9]))
        .has("seen", json!({"0:d3IIII4,g2L1,k3I1": 1}))
        .play(&["drop a1", "drop a4", "drop b1"])
        .has("turn", moving(1))
        .has("quiet", json!(1))
        .has(
            "seen",
            json!({"0:d3IIII4,g2L1,k3I1": 1, "1:a1I3,a4I1,b1I3,g2L1,g4I4,k3I1": 1}),
        );
}

#[test]
fn te_22_where_the_outer_fields_are_nearly_full() {
    // Ten opposing pieces outside, and all ten own come there but the one that stays in.
    let mut board: Vec<(String, &str)> =
        ('a'..='j').map(|file| (format!("{file}1"), "L3")).collect();
    board.push(("j3".into(), "IIIIIIIII1"));
    board.push(("c3".into(), "I1"));
    let board: Vec<(&str, &str)> = board
        .iter()
        .map(|(circle, stack)| (circle.as_str(), *stack))
        .collect();
    let mut game = ivory(&board);
    game.play(&["j3-j4"]).has("redeploy", json!(8));
    for (left, circle) in (1..=8)
        .rev()
        .zip(["k1", "a4", "b4", "c4", "d4", "e4", "f4", "g4"])
    {
        assert_eq!(game.ours.legal().moves.len(), left + 3);
        game.has("redeploy", json!(left))
            .play(&[&format!("drop {circle}")]);
    }
    game.has("turn", moving(1)).has("quiet", json!(1));
}

#[test]
fn te_24_te_26_what_must_stay() {
    // The only free piece inside is the top of a stack: it goes anywhere inside, and not out.
    ivory(&[("d2", "LLI4"), ("g2", "L1"), ("a1", "I2")]).legal(&[
        "a1-a3", "a1-d1", "a1@1", "a1@3", "a1@4", "d2-a2", "d2-a3", "d2-e2", "d2-g3", "d2@1",
        "d2@2", "d2@3",
    ]);
    // Its own piece under an opposing top is not free, so the stack stays.
    ivory(&[("d2", "LLI4"), ("g2", "IIL1")]).goes("d2", &["a2", "a3", "e2", "g3"]);
    // A free piece outside does not help, one inside does.
    ivory(&[("d2", "LLI4"), ("g2", "IIL1"), ("k1", "I1")]).goes("d2", &["a2", "a3", "e2", "g3"]);
    ivory(&[("d2", "LLI4"), ("g2", "LLI1"), ("k3", "L1")])
        .goes("d2", &["a2", "a3", "c1", "e1", "e2", "g3"]);
    // Two inside: either may leave, and then the other may not.
    let mut game = ivory(&[("d2", "I4"), ("h2", "I4"), ("k3", "L1")]);
    game.goes("d2", &["a2", "a3", "c1", "e1", "e2", "g3"])
        .goes("h2", &["e2", "e3", "g1", "i1", "i2", "k3"])
        .play(&["d2-c1", "k3@2"])
        .goes("h2", &["e2", "e3", "i2", "k3"])
        .play(&["c1@1", "k3@1"]);
    // The last one inside may be covered by an own one.
    ivory(&[("d2", "I1"), ("d1", "I1"), ("k3", "L1")]).goes("d1", &["d2", "f1"]);
}

#[test]
fn te_25_bringing_in() {
    // The second player's first move brings one in as well.
    let mut game = begin(
        &json!({"game": "tebas", "options": {}, "turn": {"chance": "starter"}, "redeploy": 0, "out": [0, 0],
        "quiet": 0, "board": Table::new(true, 60, "roll").to_json()["board"]}),
    );
    game.legal(&["roll 0", "roll 1"])
        .play(&["roll 1"])
        .legal(&[
            "a4-b2", "b1-a3", "b1-c3", "c4-b2", "c4-d2", "d1-c3", "d1-e3", "e4-d2", "g1-h3",
            "h4-g2", "h4-i2", "i1-h3", "i1-j3", "j4-i2", "j4-k2", "k1-j3",
        ])
        .play(&["h4-g2"])
        .legal(&[
            "a1-b3", "b4-a2", "b4-c2", "c1-b3", "c1-d3", "d4-c2", "d4-e2", "e1-d3", "g4-h2",
            "h1-g3", "h1-i3", "i4-h2", "i4-j2", "j1-i3", "j1-k3", "k4-j2",
        ]);
    // On to an opposing piece or stack as well, which may be the one that did it.
    let mut game = lapis(&[("c1", "L2"), ("c3", "LI1"), ("k4", "I1")]);
    game.legal(&["c1-c3"])
        .play(&["c1-c3"])
        .stands("c3", "LIL2")
        // Ivory has nothing free inside now.
        .legal(&["k4-j2"]);
}

#[test]
fn te_25_turning_so_that_one_can_enter() {
    // In the middle of both outer fields, with numbers that end on flowers: 1 and 2 towards the field.
    ivory(&[("f1", "I1"), ("f4", "I3"), ("k3", "IL1")]).legal(&["f1@3", "f1@4", "f4@1", "f4@2"]);
    ivory(&[("f1", "I2"), ("f4", "I4"), ("k3", "IL1")]).legal(&["f1@3", "f1@4", "f4@1", "f4@2"]);
    let mut game = lapis(&[("f4", "L3"), ("k3", "LI1")]);
    game.legal(&["f4@1", "f4@2"])
        .play(&["f4@2", "k3@2"])
        // S 4: over both flowers, then two to either side.
        .legal(&["f4-d2", "f4-h2"]);
    // What has to be done is told as the turn begins.
    let mut game = ivory(&[("f4", "L3"), ("k3", "LI1")]);
    let told = json!({"type": "obliged", "player": 1, "duty": "turn"});
    assert!(game.ours.play("k3@2").unwrap().contains(&told));
    let mut game = ivory(&[("f4", "L3"), ("e4", "L1"), ("k3", "LI1")]);
    let told = json!({"type": "obliged", "player": 1, "duty": "enter"});
    assert!(game.ours.play("k3@2").unwrap().contains(&told));
    // One elsewhere can enter: then it must.
    ivory(&[("f1", "I1"), ("f4", "I3"), ("e1", "I3"), ("k3", "IL1")]).legal(&["e1-d3"]);
}

#[test]
fn te_27_standstill() {
    // One that waits outside is free, though all inside are covered.
    ivory(&[("d2", "I4"), ("e2", "L1"), ("h3", "LLI1"), ("k4", "L1")])
        .play(&["d2-e2"])
        .has("turn", moving(1))
        .legal(&["k4-j2"]);
}

#[test]
fn te_27_won_with_the_last_one_covered() {
    let mut game = ivory(&[("d2", "I4"), ("e2", "IL1"), ("h3", "LLI1")]);
    game.play(&["d2-e2"])
        .is_won_by(0)
        .has("quiet", json!(0))
        .has("seen", json!({"0:d2I4,e2IL1,h3LLI1": 1}));
    // By a stack, which is covered itself and wins all the same.
    lapis(&[("d2", "IL4"), ("e2", "LI1")])
        .play(&["d2-e2"])
        .stands("e2", "LIIL4")
        .is_won_by(1);
}

const FOUR: [&str; 4] = ["k3@2", "g2@2", "k3@1", "g2@1"];

#[test]
fn te_28_the_third_time() {
    let mut game = ivory(&[("g2", "L1"), ("k3", "I1")]);
    game.play(&FOUR).play(&FOUR).is_drawn();
    game.has("quiet", json!(8)).has(
        "seen",
        json!({"0:g2L1,k3I1": 2, "1:g2L1,k3I2": 2, "0:g2L2,k3I2": 2, "1:g2L2,k3I1": 2}),
    );
    // Among many others that came up, none of them often enough.
    let mut late = position(moving(0), &[("g2", "L1"), ("k3", "I1")], 0);
    late["seen"] = json!({"0:g2L1,k3I1": 1});
    for (lapis, ivory) in [("b2", "c3"), ("h2", "k3")] {
        for (player, faces, others) in (0..32).map(|one| (one / 16, one / 4 % 4 + 1, one % 4 + 1)) {
            late["seen"][format!("{player}:{lapis}L{faces},{ivory}I{others}")] = json!(2);
        }
    }
    let mut game = begin(&late);
    game.play(&FOUR).play(&FOUR[..3]).has("turn", moving(1));
    game.play(&FOUR[3..]).is_drawn();
    // With what was seen left empty, this position has not begun a turn yet.
    let mut other = position(moving(0), &[("g2", "L1"), ("k3", "I1")], 0);
    other["seen"] = json!({});
    let mut game = begin(&other);
    game.has("seen", json!({}));
    game.play(&FOUR)
        .play(&FOUR)
        .has("turn", moving(0))
        // What comes next has been seen twice.
        .play(&["k3@2"])
        .is_drawn();
    // Any position seen twice, on the way to it by a move too.
    let mut other = position(moving(0), &[("d2", "I4"), ("g2", "L1"), ("k3", "I1")], 0);
    other["seen"] = json!({"1:a2I4,g2L1,k3I1": 2, "1:e2I4,g2L1,k3I1": 1, "0:g3I4,g2L1,k3I1": 2,
        "1:d2I1,g2L1,k3I1": 2});
    // A key is written by circle.
    refused(&other);
    other["seen"] = json!({"1:a2I4,g2L1,k3I1": 2, "1:e2I4,g2L1,k3I1": 1, "0:g2L1,g3I4,k3I1": 2,
        "1:d2I1,g2L1,k3I1": 2});
    begin(&other).play(&["d2-a2"]).is_drawn();
    begin(&other).play(&["d2@1"]).is_drawn();
    begin(&other).play(&["d2-e2"]).has("turn", moving(1));
    // The other player was to move there.
    begin(&other).play(&["d2-g3"]).has("turn", moving(1));
}

#[test]
fn te_28_after_pieces_left() {
    // The position after is named among the seen ones, and counts anew all the same.
    let mut start = position(moving(0), &[("d2", "LI4"), ("g2", "L1"), ("k3", "I1")], 0);
    start["seen"] = json!({"1:e1I4,g2L1,k3I1": 2, "0:d2LI4,g2L1,k3I1": 1});
    begin(&start)
        .play(&["d2-e1"])
        .has("turn", moving(1))
        .has("seen", json!({"1:e1I4,g2L1,k3I1": 1}));
    // Covering does not begin it anew.
    let mut start = position(
        moving(0),
        &[("d2", "I4"), ("e2", "L1"), ("g2", "L1"), ("k3", "I1")],
        0,
    );
    start["seen"] = json!({"1:e2LI4,g2L1,k3I1": 2});
    begin(&start).play(&["d2-e2"]).is_drawn();
    // Putting back brings about the third time with the last drop, not before.
    let mut start = position(moving(0), &[("d2", "III4"), ("g2", "L1"), ("k3", "I1")], 0);
    start["seen"] = json!({"1:a1I3,b1I3,e1I4,g2L1,k3I1": 2, "1:a1I3,e1I4,g2L1,k3I1": 2,
        "1:e1I4,g2L1,k3I1": 2, "0:e1I4,g2L1,k3I1": 2});
    begin(&start)
        .play(&["d2-e1", "drop a1"])
        .has("turn", json!({"player": 0, "phase": "redeploy"}))
        .play(&["drop b1"])
        .is_drawn();
    begin(&start)
        .play(&["d2-e1", "drop a1", "drop c1"])
        .has("turn", moving(1));
}

#[test]
fn te_29_the_quiet_limit() {
    let with = |quiet_limit: u64, quiet: u64, board: &[(&str, &str)]| {
        let mut start = position(moving(0), board, 0);
        start["options"]["quiet_limit"] = json!(quiet_limit);
        start["quiet"] = json!(quiet);
        begin(&start)
    };
    let board = [("d2", "I4"), ("e2", "L1"), ("g2", "L1"), ("k3", "I1")];
    // Two turns of one limit, one of each player.
    with(1, 0, &board)
        .play(&["k3@2"])
        .has("turn", moving(1))
        .play(&["g2@2"])
        .is_drawn()
        .has("quiet", json!(2));
    with(60, 118, &board)
        .play(&["k3@2"])
        .has("turn", moving(1))
        .play(&["g2@2"])
        .is_drawn();
    // Off.
    with(0, 500, &board)
        .play(&["k3@2"])
        .has("turn", moving(1))
        .has("quiet", json!(501));
    // Covering comes in time.
    with(1, 1, &board)
        .play(&["d2-e2"])
        .has("turn", moving(1))
        .has("quiet", json!(0));
    // So does taking out of the game.
    with(1, 1, &[("d2", "LI4"), ("g2", "L1"), ("k3", "I1")])
        .play(&["d2-e1"])
        .has("turn", moving(1))
        .has("quiet", json!(0));
    // Putting back belongs to its move, and the draw comes when all are put back.
    with(1, 1, &[("d2", "III4"), ("g2", "L1"), ("k3", "I1")])
        .play(&["d2-e1"])
        .has("quiet", json!(2))
        .play(&["drop a1"])
        .has("turn", json!({"player": 0, "phase": "redeploy"}))
        .play(&["drop b1"])
        .is_drawn();
}

#[test]
fn te_28_a_roll_that_begins_it_the_third_time() {
    let mut start = position(
        json!({"chance": "starter"}),
        &[("g2", "L1"), ("k3", "I1")],
        0,
    );
    start["seen"] = json!({"1:g2L1,k3I1": 2, "0:g2L1,k3I1": 1});
    begin(&start).play(&["roll 0"]).has("turn", moving(0));
    begin(&start).play(&["roll 1"]).is_drawn();
}

/// A record of a game that is over is believed, whoever played last.
#[test]
fn what_is_over_is_read_as_it_was_played() {
    let covering = [("d2", "L4"), ("e2", "ILI1")];
    let turning = [("g2", "L1"), ("k3", "I1")];
    for (player, board, text) in [
        (1, covering, "d2-e2"),
        (1, turning, "g2@2"),
        (0, turning, "k3@2"),
    ] {
        let mut start = position(moving(player), &board, 0);
        start["options"]["quiet_limit"] = json!(1);
        start["quiet"] = json!(1);
        let mut game = begin(&start);
        game.play(&[text]);
        let record = game.ours.record();
        let told = family("tebas")
            .unwrap()
            .load(&record, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {text}"));
        assert_eq!(told.position(), game.ours.position());
    }
}

#[test]
fn the_notation_refuses() {
    let sound = [("d2", "LI4"), ("g2", "L1"), ("k3", "I1")];
    begin(&position(moving(0), &sound, 0));
    for board in [
        // A flower, off the board, a stack outside.
        [("f2", "LI4"), ("g2", "L1"), ("k3", "I1")],
        [("f3", "LI4"), ("g2", "L1"), ("k3", "I1")],
        [("l3", "LI4"), ("g2", "L1"), ("k3", "I1")],
        [("d5", "LI4"), ("g2", "L1"), ("k3", "I1")],
        [("d0", "LI4"), ("g2", "L1"), ("k3", "I1")],
        [("d1", "LI4"), ("g2", "L1"), ("k3", "I1")],
        [("d4", "LI4"), ("g2", "L1"), ("k3", "I1")],
        // No stack.
        [("d2", "LI5"), ("g2", "L1"), ("k3", "I1")],
        [("d2", "LI0"), ("g2", "L1"), ("k3", "I1")],
        [("d2", "LI"), ("g2", "L1"), ("k3", "I1")],
        [("d2", "4"), ("g2", "L1"), ("k3", "I1")],
        [("d2", ""), ("g2", "L1"), ("k3", "I1")],
        [("d2", "LI44"), ("g2", "L1"), ("k3", "I1")],
        [("d2", "L4I4"), ("g2", "L1"), ("k3", "I1")],
        // No free piece of one of them.
        [("d2", "LI4"), ("g2", "LI1"), ("k3", "I1")],
        [("d2", "IL4"), ("g2", "L1"), ("k3", "IL1")],
    ] {
        refused(&position(moving(0), &board, 0));
    }
    let changed = |key: &str, value: Value| {
        let mut position = position(moving(0), &sound, 0);
        position[key] = value;
        position
    };
    for (key, value) in [
        ("out", json!([7, 8])),
        ("out", json!([8, 9])),
        ("out", json!([8])),
        ("out", json!([8, 8, 0])),
        ("redeploy", json!(1)),
        ("redeploy", json!(-1)),
        ("quiet", json!(-1)),
        ("turn", json!({"player": 0, "phase": "redeploy"})),
        ("turn", json!({"player": 2, "phase": "move"})),
        ("turn", json!({"chance": "starter", "player": 0})),
        ("turn", json!({"over": true, "ranking": [[0], [1]]})),
        ("turn", json!({"over": true, "ranking": [[1], [0]]})),
        ("turn", json!({"over": true, "ranking": [[0]]})),
        ("turn", json!({"over": true, "ranking": []})),
        ("turn", json!({"over": true, "ranking": [[0, 1], []]})),
        ("seen", json!({"0:d2LI4,g2L1,k3I1": 3})),
        ("seen", json!({"d2LI4,g2L1,k3I1": 1})),
        ("seen", json!({"2:d2LI4,g2L1,k3I1": 1})),
        ("seen", json!([])),
        ("options", json!({"players": 2})),
        ("options", json!({"quiet_limit": 1001})),
        ("options", json!({"board": "other"})),
    ] {
        refused(&changed(key, value));
    }
    let mut without = changed("seen", json!({"0:d2LI4,g2L1,k3I1": 1}));
    without["options"]["repetition"] = json!(false);
    refused(&without);
    // Accepted: a draw cannot be seen any more.
    let drawn = changed("turn", json!({"over": true, "ranking": [[1, 0]]}));
    begin(&drawn).is_drawn();
    // In the phase of putting back: a free inner piece of the one who does, and no more than ten.
    let back = json!({"player": 0, "phase": "redeploy"});
    begin(&position(back.clone(), &sound, 8)).play(&["drop a1"]);
    refused(&position(back.clone(), &[("d2", "IL4"), ("k1", "I1")], 3));
    let mut eleven = position(back, &sound, 8);
    eleven["out"] = json!([1, 8]);
    refused(&eleven);
}

#[test]
fn putting_back_where_the_other_is_at_a_standstill() {
    // It cannot come up in play, and is accepted: the turn ends with the last drop, and TE-27 decides then.
    let back = json!({"player": 0, "phase": "redeploy"});
    let mut game = begin(&position(
        back,
        &[("d2", "LI4"), ("k3", "I1"), ("c1", "I2")],
        2,
    ));
    game.play(&["drop a1"])
        .has("turn", json!({"player": 0, "phase": "redeploy"}))
        .play(&["drop b1"])
        .is_won_by(0);
}
