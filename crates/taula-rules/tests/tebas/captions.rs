//! The captions of the seed's two figures (TE-17, TE-23), each a test.
//!
//! In every position lapis lazuli has a free piece in the inner field, and ivory another one (k3 or j2), so
//! that nothing but the caption counts.

use super::setup::{ivory, lapis};

/// At the edge the direction must change, and the second step cannot lead to the outer field.
#[test]
fn caption_01_at_the_edge_the_direction_changes_within_the_field() {
    // b2 faces 3 north, 4 east, 1 south, 2 west: two to the west come to a2, then a3; a1 lies outside.
    let setup = ivory("b2:I3 j2:I1 g2:L1");
    assert_eq!(setup.ends("b2"), "a3 b1 d3");
    assert!(setup.game().refuses("b2-a1"));
    // The same at the other edge, from rank 3: k2 and not k4.
    let setup = ivory("j3:I1 e3:I1 g2:L1");
    assert_eq!(setup.ends("j3"), "h2 j4 k2");
    assert!(setup.game().refuses("j3-k4"));
}

/// The first step may cross the border, and the second end on an empty circle.
#[test]
fn caption_02_the_first_step_crosses_the_border() {
    let setup = ivory("c1:I2 k3:I1 g2:L1");
    assert!(setup.allows("c1-c3"));
    let game = setup.after("c1-c3");
    assert_eq!((game.on("c1"), game.on("c3")), (String::new(), "I2".into()));
}

/// Over a full and a flowered circle on to a full one.
#[test]
fn caption_03_over_a_full_and_a_flowered_circle_on_to_a_full_one() {
    // d2 faces 3 east: e2 is full, f2 is flowered, g2 is full.
    let setup = ivory("d2:I2 e2:L1 g2:L3 k3:I1");
    let game = setup.after("d2-g2");
    assert_eq!(game.on("g2"), "LI2");
    assert_eq!(game.on("e2"), "L1");
}

/// From the outer field in, over a full circle, on to an empty or a full one.
#[test]
fn caption_04_from_the_outer_field_over_a_full_circle() {
    let empty = ivory("d1:I2 d2:L1 k3:I1 g2:L1").after("d1-d3");
    assert_eq!((empty.on("d2"), empty.on("d3")), ("L1".into(), "I2".into()));
    let full = ivory("d1:I2 d2:L1 d3:L4 k3:I1 g2:L1").after("d1-d3");
    assert_eq!((full.on("d2"), full.on("d3")), ("L1".into(), "LI2".into()));
}

/// To an empty circle of the outer field.
#[test]
fn caption_05_to_an_empty_circle_of_the_outer_field() {
    // Within the outer field, over a full circle of it, and from the inner field out.
    let game = ivory("b1:I2 c1:L3 k3:I1 g2:L1").after("b1-e1");
    assert_eq!(game.on("e1"), "I2");
    let game = ivory("b2:I3 k3:I1 g2:L1").after("b2-b1");
    assert_eq!(game.on("b1"), "I3");
}

/// No change of direction before the border or the edge.
#[test]
fn caption_06_no_change_before_border_or_edge() {
    // d2 faces 3 east: to g2 straight over e2 and f2; from e2 it cannot turn to e3 or e1 and on.
    let setup = ivory("d2:I2 k3:I1 g2:L1");
    // North 2: d3 and then, at the border, c3 or e3. South 4: d1, then along the edge to a1 or g1. West 1: c2.
    assert_eq!(setup.ends("d2"), "a1 c2 c3 e3 g1 g2");
    for no in ["d2-e4", "d2-f3", "d2-f1", "d2-e1"] {
        assert!(setup.game().refuses(no), "{no}");
    }
}

/// No end on a full circle of the outer field.
#[test]
fn caption_07_no_end_on_a_full_circle_of_the_outer_field() {
    // d2 faces 2 south: d1, then c1 or e1. Opposing on the one, own on the other.
    let empty = ivory("d2:I4 k3:I1 g2:L1");
    assert!(empty.allows("d2-c1") && empty.allows("d2-e1"));
    let full = ivory("d2:I4 c1:L3 e1:I3 k3:I1 g2:L1");
    assert!(full.game().refuses("d2-c1") && full.game().refuses("d2-e1"));
}

/// No four circles in the direction of the quarter numbered III.
#[test]
fn caption_08_no_other_count_than_the_number() {
    // b1 faces 3 east: e1 is three circles on, f1 four, d1 two.
    let setup = ivory("b1:I2 k3:I1 g2:L1");
    assert!(setup.allows("b1-e1"));
    for no in ["b1-f1", "b1-d1", "b1-c1"] {
        assert!(setup.game().refuses(no), "{no}");
    }
}

/// No turning while moving.
#[test]
fn caption_09_no_turning_while_moving() {
    // With a bend and without: the number facing N stays.
    let setup = ivory("b2:I3 k3:I1 g2:L1");
    for (mv, end) in [("b2-a3", "a3"), ("b2-b1", "b1"), ("b2-d3", "d3")] {
        assert_eq!(setup.after(mv).on(end), "I3", "{mv}");
    }
}

/// Not from one outer field to the other.
#[test]
fn caption_10_not_from_one_outer_field_to_the_other() {
    // d1 faces 3 and 4 north: it would reach d4 with the third step, and turns at the border instead.
    assert_eq!(ivory("d1:I3 k3:I1 g2:L1").ends("d1"), "b1 c3 e3 h1");
    assert!(ivory("d1:I4 k3:I1 g2:L1").game().refuses("d1-d4"));
    // And from the other side.
    let setup = ivory("d4:I1 k3:I1 g2:L1");
    assert!(setup.game().refuses("d4-d1"));
    assert!(setup.allows("d4-c2") && setup.allows("d4-e2"));
}

/// No end on a flowered circle.
#[test]
fn caption_11_no_end_on_a_flowered_circle() {
    // f1 faces 1 north: f2 is flowered. e3 faces 1 east: f3 is.
    assert!(ivory("f1:I1 k3:I1 g2:L1").game().refuses("f1-f2"));
    let setup = ivory("e3:I4 k3:I1 g2:L1");
    assert!(setup.game().refuses("e3-f3"));
    // After a bend neither: d1 faces 4 north, d2, d3, e3, f3.
    let setup = ivory("d1:I4 k3:I1 g2:L1");
    assert!(setup.game().refuses("d1-f3"));
    assert!(setup.allows("d1-b3"));
}

/// No two changes of direction.
#[test]
fn caption_12_no_two_changes_of_direction() {
    // b2 faces 4 north: b3, then a3 or c3, d3, e3. To the west the edge comes with two left.
    let setup = ivory("b2:I4 k3:I1 g2:L1");
    assert_eq!(setup.ends("b2"), "a1 c1 c2 e3");
    for no in ["b2-a2", "b2-b2", "b2-a3", "b2-a4"] {
        assert!(!setup.allows(no), "{no}");
    }
}

/// On to a full circle, opposing or own, forming a stack.
#[test]
fn caption_13_a_piece_on_a_piece_forms_a_stack() {
    let opposing = ivory("d2:I4 e2:L1 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(opposing.on("e2"), "LI4");
    let own = ivory("d2:I4 e2:I1 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(own.on("e2"), "II4");
}

/// A stack on to an opposing piece.
#[test]
fn caption_14_a_stack_on_an_opposing_piece() {
    let game = ivory("d2:ILI4 e2:L1 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(
        (game.on("d2"), game.on("e2")),
        (String::new(), "LILI4".into())
    );
}

/// A stack to an empty outer circle: undone, own pieces put back, opposing ones out.
#[test]
fn caption_15_a_stack_to_the_outer_field_is_undone() {
    // d2 faces 2 south: d1, then c1.
    let mut game = ivory("d2:LILII4 k3:I1 g2:L1").after("d2-c1");
    // The top stays, not turned; two own pieces are to be put back, two opposing ones are out.
    assert_eq!(game.board(), "c1:I4 g2:L1 k3:I1");
    assert_eq!(game.json()["redeploy"], 2);
    assert_eq!(game.json()["out"], serde_json::json!([6, 9]));
    assert_eq!(game.player(), Some(0));
    game.play("drop f4");
    game.play("drop a1");
    assert_eq!(game.board(), "a1:I3 c1:I4 f4:I1 g2:L1 k3:I1");
    assert_eq!(game.player(), Some(1));
}

/// A stack to an empty circle.
#[test]
fn caption_16_a_stack_to_an_empty_circle() {
    let game = ivory("d2:LI4 k3:I1 g2:L1").after("d2-a2");
    assert_eq!(
        (game.on("d2"), game.on("a2")),
        (String::new(), "LI4".into())
    );
    assert_eq!(game.player(), Some(1));
}

/// Not to a full outer circle.
#[test]
fn caption_17_a_stack_does_not_end_on_a_full_outer_circle() {
    let setup = ivory("d2:LI4 c1:L3 e1:I3 k3:I1 g2:L1");
    assert!(setup.game().refuses("d2-c1") && setup.game().refuses("d2-e1"));
}

/// A stack cannot cross the border in its second, third or fourth step.
#[test]
fn caption_18_a_stack_crosses_the_border_in_its_first_step_only() {
    // c3 faces 4 south: c2, then the border, and three along it.
    let setup = ivory("c3:LI2 k3:I1 g2:L1");
    assert!(setup.game().refuses("c3-c1"));
    // North is rank 4: the first step crosses, the second goes along the edge.
    assert_eq!(setup.ends("c3"), "b3 b4 d4");
}

/// A stack on to an own piece.
#[test]
fn caption_19_a_stack_on_an_own_piece() {
    let game = ivory("d2:LI4 e2:I3 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(game.on("e2"), "ILI4");
}

/// A stack on to an opposing stack.
#[test]
fn caption_20_a_stack_on_an_opposing_stack() {
    let game = ivory("d2:LI4 e2:IL1 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(game.on("e2"), "ILLI4");
}

/// A stack on to an own stack, by lapis lazuli too.
#[test]
fn caption_21_a_stack_on_an_own_stack() {
    let game = ivory("d2:LI4 e2:LI1 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(game.on("e2"), "LILI4");
    let game = lapis("d2:IL4 e2:IL1 k3:I1 g2:L1").after("d2-e2");
    assert_eq!(game.on("e2"), "ILIL4");
}
