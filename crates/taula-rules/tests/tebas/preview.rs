//! What is shown of a piece before it goes: the four directions with both ends of a bend, why not, and what
//! the free piece asks.

use std::collections::BTreeSet;

use serde_json::json;
use taula_rules::games::tebas::{Duty, Effect, Heading, Move, Refusal, Tebas, Verdict, Way};
use taula_rules::{Decider, Levels, Rules};

use super::setup::{Setup, ivory, lapis};
use crate::tools::Random;

fn ways(setup: &Setup, circle: &str) -> Vec<Way> {
    let (rules, at) = setup.read();
    rules.ways(&at, circle.parse().unwrap())
}

/// A way in a few words: direction, number, path, bend, what comes of it.
fn words(way: &Way) -> String {
    let path: Vec<String> = way.path.iter().map(ToString::to_string).collect();
    let bend = way
        .bend
        .map_or(String::new(), |circle| format!(" bends {circle}"));
    let verdict = match way.verdict {
        Verdict::Legal(effect) => format!("{effect:?}"),
        Verdict::Refused(refusal) => format!("no: {refusal:?}"),
    };
    format!(
        "{:?}{} {}{bend} {verdict}",
        way.heading,
        way.number,
        path.join("-")
    )
}

/// The picture of the table: d2 is the last free piece inside.
#[test]
fn the_four_directions_with_both_ends_of_a_bend() {
    let setup = ivory("d2:I2 h1:I3 c4:I3 b3:IL1 g2:IIL4 i3:LIILIL3 e3:L3 k4:L3 g4:L1");
    let told: Vec<String> = ways(&setup, "d2").iter().map(words).collect();
    assert_eq!(
        told,
        [
            "N2 d3-c3 bends d3 Plain",
            "N2 d3-e3 bends d3 Covers { covered: Stack(L3), stack: Stack(LI2) }",
            "E3 e2-f2-g2 Covers { covered: Stack(IIL4), stack: Stack(IILI2) }",
            "S4 d1-e1-f1-g1 bends d1 no: LastFree",
            "S4 d1-c1-b1-a1 bends d1 no: LastFree",
            "W1 c2 Plain",
        ]
    );
    let (rules, at) = setup.read();
    assert_eq!(rules.duty(&at), Duty::Keep("d2".parse().unwrap()));
}

#[test]
fn every_reason_against_a_way() {
    let refusals = |setup: &Setup, circle: &str| -> Vec<(Heading, Refusal)> {
        ways(setup, circle)
            .iter()
            .filter_map(|way| match way.verdict {
                Verdict::Refused(refusal) => Some((way.heading, refusal)),
                Verdict::Legal(_) => None,
            })
            .collect()
    };
    use Heading::{E, N, S, W};
    // The first step off the board, twice; at the edge east of j1 the border on one side, nothing on the other.
    assert_eq!(
        refusals(&ivory("k1:I4 j3:I1 g2:L1"), "k1"),
        [(N, Refusal::Edge), (E, Refusal::Edge), (S, Refusal::Edge)]
    );
    assert_eq!(
        refusals(&ivory("j1:I2 j3:I1 g2:L1"), "j1"),
        [(E, Refusal::Border), (E, Refusal::Edge), (S, Refusal::Edge)]
    );
    // b2 faces 3 west: a2, then up to a3 and no further, or down to a1 over the border.
    assert_eq!(
        refusals(&ivory("b2:I4 j3:I1 g2:L1"), "b2"),
        [
            (N, Refusal::SecondBend),
            (W, Refusal::Border),
            (W, Refusal::SecondBend)
        ]
    );
    assert_eq!(
        refusals(&ivory("e2:I4 j3:I1 g2:L1"), "e2"),
        [(E, Refusal::Flowered)]
    );
    assert_eq!(
        refusals(&ivory("d2:I4 c1:L3 e1:I3 j3:I1 g2:L1"), "d2"),
        [(S, Refusal::Full), (S, Refusal::Full)]
    );
    assert_eq!(
        refusals(&ivory("d2:LI4 g2:L1"), "d2"),
        [(S, Refusal::LastFreeStack), (S, Refusal::LastFreeStack)]
    );
    // Nothing free inside: what stays outside is refused, and turning. North it bends, and to the left is no board.
    let enter = ivory("a1:I3 c4:I1 k3:IL1");
    assert_eq!(
        refusals(&enter, "a1"),
        [
            (N, Refusal::Edge),
            (E, Refusal::MustEnter),
            (S, Refusal::Edge),
            (W, Refusal::Edge)
        ]
    );
    let (rules, at) = enter.read();
    assert_eq!(rules.duty(&at), Duty::Enter);
    let turns = rules.turns(&at, "a1".parse().unwrap());
    assert_eq!(
        turns,
        [2, 1, 4].map(|north| (north, Err(Refusal::MustEnter)))
    );
    // Nothing can come in: only turns that would let it.
    let turn = ivory("f1:I1 k3:IL1");
    let (rules, at) = turn.read();
    assert_eq!(rules.duty(&at), Duty::Turn);
    assert_eq!(
        refusals(&turn, "f1"),
        [
            (N, Refusal::Flowered),
            (E, Refusal::MustTurn),
            (S, Refusal::Edge),
            (W, Refusal::MustTurn)
        ]
    );
    assert_eq!(
        rules.turns(&at, "f1".parse().unwrap()),
        [(4, Ok(())), (3, Ok(())), (2, Err(Refusal::MustTurn))]
    );
}

#[test]
fn what_an_undone_stack_comes_to() {
    let setup = ivory("d2:LILII4 k3:I1 g2:L1");
    let undone = ways(&setup, "d2")
        .iter()
        .filter_map(Way::effect)
        .filter(|effect| {
            matches!(
                effect,
                Effect::Undoes {
                    leave: 2,
                    redeploy: 2
                }
            )
        })
        .count();
    assert_eq!(undone, 2);
}

#[test]
fn nothing_is_shown_of_what_is_not_the_player_s_to_move() {
    let setup = lapis("e2:IL1 k3:I1 g2:LI1");
    for circle in ["k3", "g2", "a1"] {
        assert_eq!(ways(&setup, circle), [], "{circle}");
        let (rules, at) = setup.read();
        assert_eq!(rules.turns(&at, circle.parse().unwrap()), []);
    }
    let redeploy = ivory("c1:I4 k3:I1 g2:L1").redeploy(1);
    assert_eq!(ways(&redeploy, "k3"), []);
    let (rules, at) = redeploy.read();
    assert_eq!(rules.duty(&at), Duty::Nothing);
}

#[test]
fn a_piece_turned_in_thought_shows_where_it_could_go() {
    let setup = ivory("f1:I1 k3:I1 g2:L1");
    let (rules, at) = setup.read();
    let ends: BTreeSet<String> = rules
        .ways_with(&at, "f1".parse().unwrap(), 3)
        .iter()
        .filter(|way| way.effect().is_some())
        .filter_map(|way| way.end)
        .map(|end| end.to_string())
        .collect();
    assert_eq!(
        ends.into_iter().collect::<Vec<_>>().join(" "),
        "d1 e3 g3 j1"
    );
}

/// What is shown as legal is what is legal, and does what it says, all through games.
#[test]
fn ways_and_turns_are_the_legal_moves() {
    let rules = Tebas::new(
        Tebas::read_options(&json!({"opening": "seat0"})).unwrap(),
        &Levels::built_in(),
    )
    .unwrap();
    let mut random = Random::new(5);
    for _ in 0..6 {
        let mut at = rules.start();
        while let Decider::Player(player) = rules.decider(&at) {
            let mut legal = Vec::new();
            rules.legal_moves(&at, &mut legal);
            let moves: BTreeSet<Move> = legal.iter().copied().collect();
            if at.redeploy == 0 {
                let mut shown = BTreeSet::new();
                for from in at.free(player) {
                    for way in rules.ways(&at, from) {
                        if let (Verdict::Legal(effect), Some(to)) = (way.verdict, way.end) {
                            shown.insert(Move::Go { from, to });
                            let mut then = at.clone();
                            rules.play(&mut then, Move::Go { from, to }, &mut ());
                            match effect {
                                Effect::Plain => assert_eq!(then.stack(to), at.stack(from)),
                                Effect::Covers { covered, stack } => {
                                    assert_eq!(at.stack(to), Some(covered));
                                    assert_eq!(then.stack(to), Some(stack));
                                }
                                Effect::Undoes { leave, redeploy } => {
                                    assert_eq!(then.redeploy, redeploy);
                                    let left = |at: &taula_rules::games::tebas::Position| {
                                        at.out[0] + at.out[1]
                                    };
                                    assert_eq!(left(&then) - left(&at), leave);
                                }
                            }
                        }
                    }
                    for (north, verdict) in rules.turns(&at, from) {
                        if verdict.is_ok() {
                            shown.insert(Move::Turn {
                                circle: from,
                                north,
                            });
                        }
                    }
                }
                assert_eq!(shown, moves, "{}", rules.to_json(&at));
            }
            rules.play(&mut at, *random.pick(&legal), &mut ());
        }
    }
}
