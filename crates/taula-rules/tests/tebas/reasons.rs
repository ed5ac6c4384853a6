//! What speaks for a move of Tebas and what against it, each reason by a position, and what is threatened.

use serde_json::json;
use taula_rules::games::tebas::{Reason, Tebas, Threat};
use taula_rules::{Decider, Levels, Rules, Seat};

use super::setup::{Setup, ivory, lapis};
use crate::tools::Random;

/// The reasons for a move, each in a few words.
fn reasons(setup: &Setup, mv: &str) -> Vec<String> {
    let (rules, at) = setup.read();
    assert!(setup.allows(mv), "{mv}");
    let found = rules.reasons(&at, rules.parse(&at, mv).unwrap());
    let words: Vec<String> = found
        .iter()
        .map(|reason| {
            format!("{reason:?}")
                .replace("Circle(", "")
                .replace(')', "")
        })
        .collect();
    // What is true of every move is there, and last.
    let (weak, others) = found.split_last().unwrap();
    assert!(
        weak.is_weak() && !others.iter().any(Reason::is_weak),
        "{words:?}"
    );
    words
}

/// The circle as its number, as it stands in the words.
fn number(circle: &str) -> u8 {
    let name = circle.as_bytes();
    (name[0] - b'a') * 4 + name[1] - b'1'
}

#[track_caller]
fn gives(setup: &Setup, mv: &str, wanted: &[&str]) {
    let found = reasons(setup, mv);
    let wanted: Vec<String> = wanted
        .iter()
        .map(|wanted| {
            let words = wanted.split(' ').map(|word| {
                let circle = word.trim_end_matches(',');
                if circle.parse::<taula_rules::games::tebas::Circle>().is_ok() {
                    word.replace(circle, &number(circle).to_string())
                } else {
                    word.to_owned()
                }
            });
            words.collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(found[..found.len() - 1], wanted, "{mv}");
}

#[test]
fn what_leaves_no_choice_and_what_decides_the_game() {
    gives(
        &ivory("a1:I3 f1:I1 k3:IL1"),
        "a1-b3",
        &["OnlyMove", "ComesIn { circle: b3 }"],
    );
    gives(
        &ivory("d2:I4 e2:L1 k3:I1"),
        "d2-e2",
        &["Wins", "CoversLastInside { circle: e2, pieces: 1 }"],
    );
    // e3 is ivory's last free piece, and d3 can come on to it.
    let alone = ivory("e3:I1 d3:L4 b2:L1");
    gives(
        &alone,
        "e3-g3",
        &["Saves { circle: e3 }", "Escapes { from: e3, to: g3 }"],
    );
    gives(&alone, "e3@3", &["Loses { circle: e3 }"]);
}

#[test]
fn what_a_move_covers_frees_and_removes() {
    gives(
        &ivory("d2:I4 e2:L4 g2:L1 k3:I1"),
        "d2-e2",
        &["Covers { circle: e2, pieces: 1 }"],
    );
    gives(
        &ivory("d2:I4 e2:ILL4 a4:L1 k3:I1"),
        "d2-e2",
        &["CoversLastInside { circle: e2, pieces: 3 }"],
    );
    gives(
        &ivory("d2:I4 e2:I1 k3:I1 g2:L1"),
        "d2-e2",
        &["BlocksOwn { circle: e2 }"],
    );
    // While pieces are still to be put back the turn is not over, and nothing is threatened.
    gives(
        &ivory("d2:LILII4 k3:I1 g2:L1"),
        "d2-c1",
        &[
            "Frees { circle: c1, pieces: 2 }",
            "Removes { circle: c1, pieces: 2 }",
            "OutOfReach { circle: c1 }",
        ],
    );
    let back = ivory("c1:I4 k3:I1 g2:L1").redeploy(2);
    gives(&back, "drop a1", &["PutsBackToComeIn { circle: a1 }"]);
}

#[test]
fn what_the_free_piece_asks() {
    gives(
        &ivory("f1:I1 k3:IL1 b2:L1"),
        "f1@3",
        &["TurnsToComeIn { circle: f1 }"],
    );
    gives(
        &ivory("a1:I3 c4:I1 k3:IL1"),
        "a1-b3",
        &["ComesIn { circle: b3 }"],
    );
}

#[test]
fn what_is_threatened_before_and_after() {
    // g2 goes 4 west, to c2.
    let setup = ivory("b2:I4 k3:I1 g2:L1");
    gives(&setup, "b2-c2", &["Risks { circle: c2, pieces: 1 }"]);
    // And b2 away from where g2 comes.
    let setup = ivory("c2:I4 k3:I1 g2:L1");
    let away = reasons(&setup, "c2-b1");
    assert!(away[0].starts_with("Escapes"), "{away:?}");
    assert!(away[1].starts_with("OutOfReach"), "{away:?}");
    // d2 turned faces 1 east: e2 could be covered next.
    gives(
        &ivory("d2:I3 e2:L2 h3:L2 k3:I1"),
        "d2@4",
        &["Threatens { circle: e2, pieces: 1 }"],
    );
}

#[test]
fn threats_name_what_could_be_covered_and_by_what() {
    let circle = |name: &str| name.parse().unwrap();
    let (rules, at) = ivory("c2:I4 g3:LI1 k3:I1 g2:L1 a1:I3 e2:IL2").read();
    // g2: 1 north to g3, 4 west to c2. e2: 2 north round to d3, 3 east to h2, 4 south, 1 west to d2.
    assert_eq!(
        rules.threats(&at, Seat(0)),
        [
            Threat {
                circle: circle("c2"),
                by: vec![circle("g2")]
            },
            Threat {
                circle: circle("g3"),
                by: vec![circle("g2")]
            },
        ]
    );
    // Were it the other's: what ivory could cover now.
    let theirs = rules.threats(&at, Seat(1));
    assert!(
        theirs
            .iter()
            .all(|threat| at.stack(threat.circle).unwrap().top() == Seat(1))
    );
    let (rules, over) = ivory("g2:LI1")
        .with("turn", json!({"over": true, "ranking": [[0], [1]]}))
        .read();
    assert_eq!(rules.threats(&over, Seat(0)), []);
    let (rules, at) = lapis("a1:I3 a4:L1").read();
    assert_eq!(
        rules.threats(&at, Seat(0)),
        [],
        "nothing in an outer field can be covered"
    );
}

/// Whatever is said of the moves of whole games is true: covering and winning by what they do, threats by what the
/// opponent could play.
#[test]
fn in_whole_games_reasons_are_there_and_true() {
    let options = Tebas::read_options(&json!({"opening": "seat0"})).unwrap();
    let rules = Tebas::new(options, &Levels::built_in()).unwrap();
    let mut random = Random::new(8);
    for _ in 0..3 {
        let mut at = rules.start();
        while let Decider::Player(player) = rules.decider(&at) {
            let mut moves = Vec::new();
            rules.legal_moves(&at, &mut moves);
            let mv = *random.pick(&moves);
            let mut then = at.clone();
            rules.play(&mut then, mv, &mut ());
            let found = rules.reasons(&at, mv);
            assert!(found.last().unwrap().is_weak());
            assert_eq!(found.contains(&Reason::OnlyMove), moves.len() == 1);
            let won = rules.turn(&then).is_over() && rules.estimate(&then, player) == 1.0;
            assert_eq!(found.contains(&Reason::Wins), won);
            let other = Seat(1 - player.0);
            let loses = found
                .iter()
                .any(|reason| matches!(reason, Reason::Loses { .. }));
            let mut replies = Vec::new();
            rules.legal_moves(&then, &mut replies);
            let lost = rules.decider(&then) == Decider::Player(other)
                && replies.iter().any(|&reply| {
                    let mut end = then.clone();
                    rules.play(&mut end, reply, &mut ());
                    rules.turn(&end).is_over() && rules.estimate(&end, other) == 1.0
                });
            assert_eq!(
                loses,
                lost,
                "{} in {}",
                rules.text(&at, mv),
                rules.to_json(&at)
            );
            at = then;
        }
    }
}
