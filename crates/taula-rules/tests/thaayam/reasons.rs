//! Why a move of Thaayam is good: each reason in a position made for it, and all of them true in random ones.

use std::collections::BTreeSet;

use crate::tools::Random;
use crate::tools::thaayam::{Setup, four, placed, two};
use serde_json::json;
use taula_rules::games::thaayam::{Event, Move, Position, Reason, Scores, Stage, Thaayam};
use taula_rules::{Levels, Rules, Seat};

#[track_caller]
fn reasons(setup: &Setup, text: &str) -> Vec<Reason> {
    let game = setup.read();
    assert!(
        game.legal().contains(&text.to_owned()),
        "{:?}",
        game.legal()
    );
    let mv = game.rules.parse(&game.at, text).unwrap();
    game.rules.reasons(&game.at, mv)
}

#[test]
fn a_capture_comes_first_and_names_what_is_lost() {
    let setup = four()
        .pieces(0, &[0, 12], &[], 0)
        .pieces(1, &[15, 15], &[], 0)
        .plays(0, &[3, 4]);
    assert_eq!(
        reasons(&setup, "3@0")[0],
        Reason::Captures {
            owner: Seat(1),
            index: 15,
            pieces: 2,
            twin: false,
            squares_lost: 32,
            earns_turn: true
        }
    );
    let again = setup.with("captured", json!(true));
    assert!(matches!(
        reasons(&again, "3@0")[0],
        Reason::Captures {
            earns_turn: false,
            ..
        }
    ));
    let twin = four()
        .pieces(0, &[], &[13], 0)
        .pieces(1, &[], &[10], 0)
        .plays(0, &[1, 2]);
    assert_eq!(
        reasons(&twin, "2@t13")[0],
        Reason::Captures {
            owner: Seat(1),
            index: 10,
            pieces: 2,
            twin: true,
            squares_lost: 22,
            earns_turn: true
        }
    );
}

#[test]
fn a_step_that_makes_a_capture_possible() {
    // 1 then 2 reaches e2; neither alone does.
    let setup = four()
        .pieces(0, &[0, 12], &[], 0)
        .pieces(1, &[15], &[], 0)
        .plays(0, &[1, 2]);
    let setup_capture = Reason::SetsUpCapture {
        score: 2,
        owner: Seat(1),
        index: 15,
    };
    assert!(reasons(&setup, "1@0").contains(&setup_capture));
    assert!(!reasons(&setup, "1@12").contains(&setup_capture));
}

#[test]
fn entering_twins_castle_and_bearing_off() {
    let enter = four().pieces(0, &[3], &[], 0).plays(0, &[1, 2]);
    assert!(reasons(&enter, "enter").contains(&Reason::Enters { off: 2 }));
    let back = four()
        .twins_return()
        .pieces(0, &[3], &[], 1)
        .off_twins(0, 1)
        .plays(0, &[1, 1, 2]);
    assert!(reasons(&back, "enter-twin").contains(&Reason::EntersTwin));
    let twin = four().pieces(0, &[8, 8], &[], 2).plays(0, &[4, 2]);
    assert!(reasons(&twin, "twin@8").contains(&Reason::FormsTwin));
    let castle = four().pieces(0, &[21, 3], &[], 1).plays(0, &[3, 1]);
    let arrives = |castle, all| Reason::ReachesCastle { castle, all };
    assert!(reasons(&castle, "3@21").contains(&arrives(2, false)));
    let all = four().pieces(0, &[], &[23], 2).plays(0, &[2, 1]);
    assert!(reasons(&all, "2@t23").contains(&arrives(4, true)));
    let bears = four().home(0, 3).plays(0, &[1, 1]);
    assert_eq!(
        reasons(&bears, "out"),
        [Reason::OnlyMove, Reason::BearsOff { out: 2 }]
    );
    let wins = four().home(0, 1).plays(0, &[1]);
    assert_eq!(reasons(&wins, "out"), [Reason::OnlyMove, Reason::Wins]);
}

#[test]
fn shelters_threats_and_risks() {
    // A piece of seat 2 stands one behind seat 0's on 6, which can go to the palace or to another plain square.
    let setup = two()
        .pieces(0, &[6], &[], 2)
        .pieces(2, &[13], &[], 3)
        .plays(0, &[1, 2]);
    let safe = reasons(&setup, "2@6");
    assert!(safe.contains(&Reason::ReachesShelter { index: 8 }));
    let escapes = safe.iter().find_map(|reason| match reason {
        Reason::EscapesThreat { before, after } => Some((before.chance(), after.chance())),
        _ => None,
    });
    let (before, after) = escapes.unwrap();
    assert!((before - 4.0 / 14.0).abs() < 1e-9 && after == 0.0);
    assert!(safe.contains(&Reason::NearsCastle { squares_left: 16 }));
    // Out of the shelter, into the reach of another.
    let setup = two()
        .pieces(0, &[8], &[], 2)
        .pieces(2, &[0], &[], 3)
        .plays(0, &[1, 2]);
    let risk = reasons(&setup, "1@8");
    let threat = risk.iter().find_map(|reason| match reason {
        Reason::RisksCapture { threat, squares } => Some((threat.chance(), *squares)),
        _ => None,
    });
    let (chance, squares) = threat.unwrap();
    assert!((chance - 4.0 / 14.0).abs() < 1e-9);
    assert_eq!(squares, 10);
    assert!(risk.iter().any(Reason::speaks_against));
}

#[test]
fn scores_kept_and_lost() {
    let setup = four().pieces(0, &[20], &[], 3).plays(0, &[2, 4]);
    let scores = |of: &[u8]| of.iter().copied().collect::<Scores>();
    // The 2 makes the 4 lapse, and the 4 makes the 2 lapse.
    let lost = |text, of| {
        let found = reasons(&setup, text);
        assert!(
            found.contains(&Reason::LosesScores { scores: scores(of) }) || text == "4@20",
            "{found:?}"
        );
    };
    lost("2@20", &[4]);
    lost("4@20", &[2]);
    let kept = four().pieces(0, &[20], &[], 3).plays(0, &[1, 3, 4]);
    assert!(
        reasons(&kept, "1@20")
            .iter()
            .all(|r| !matches!(r, Reason::LosesScores { .. }))
    );
    let twin = four().pieces(0, &[8, 8], &[], 2).plays(0, &[1]);
    assert!(reasons(&twin, "twin@8").contains(&Reason::LosesScores {
        scores: scores(&[1])
    }));
    assert!(reasons(&twin, "1@8").contains(&Reason::KeepsScores {
        scores: scores(&[1])
    }));
}

#[test]
fn a_throw_has_none() {
    let game = four().read();
    assert!(game.rules.reasons(&game.at, Move::Roll(1)).is_empty());
}

/// What lapses at once by a move: nothing where the turn goes on.
fn lapsed(rules: &Thaayam, at: &Position, mv: Move) -> Scores {
    let mut events = Vec::new();
    rules.play(&mut at.clone(), mv, &mut events);
    let lapsed = events.iter().find_map(|event| match event {
        Event::Lapsed { scores, .. } => Some(scores.iter().copied().collect()),
        _ => None,
    });
    lapsed.unwrap_or_default()
}

/// Finds again, from the rules alone, what each reason says.
fn check(rules: &Thaayam, at: &Position, mv: Move, reason: &Reason) {
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let (mut after, mut events) = (at.clone(), Vec::new());
    rules.play(&mut after, mv, &mut events);
    let player = at.player;
    let has = |wanted: &dyn Fn(&Event) -> bool| events.iter().any(wanted);
    let (own, own_then) = (at.of(player), after.of(player));
    match *reason {
        Reason::OnlyMove => assert_eq!(moves, [mv]),
        Reason::Wins => assert!(has(&|e| matches!(e, Event::Over { .. }))),
        Reason::Captures {
            owner,
            index,
            pieces,
            twin,
            squares_lost,
            earns_turn,
        } => {
            let lost = events.iter().filter(|e| {
                matches!(**e, Event::Captured { owner: of, index: on, returns, .. }
                    if of == owner && on == index && returns.was_twin() == twin)
            });
            let each = if twin { 2 } else { 1 };
            assert_eq!(lost.count() * each, usize::from(pieces));
            assert_eq!(squares_lost, u16::from(pieces) * u16::from(index + 1));
            assert_eq!(earns_turn, !at.captured);
        }
        Reason::SetsUpCapture {
            score,
            owner,
            index,
        } => {
            let to = mv.way().unwrap().1;
            let captures = |at: &Position, mv: Move| {
                let mut events = Vec::new();
                rules.play(&mut at.clone(), mv, &mut events);
                events.iter().any(|e| {
                    matches!(*e, Event::Captured { owner: of, index: on, .. } if of == owner && on == index)
                })
            };
            let next = Move::Single { score, from: to };
            assert!(after.left.count(score) > 0 && captures(&after, next));
            let from = mv.way().unwrap().0;
            let before = moves.iter().any(|&other| {
                matches!(other, Move::Single { from: of, .. } if of == from) && captures(at, other)
            });
            assert!(!before);
        }
        Reason::BearsOff { out } => assert!(out == own_then.out && out == own.out + 1),
        Reason::Enters { off } => {
            assert_eq!(off, own_then.off + 2 * own_then.off_twins);
            assert_eq!(own_then.off + 1, own.off);
        }
        Reason::EntersTwin => assert_eq!(own_then.off_twins + 1, own.off_twins),
        Reason::FormsTwin => assert_eq!(own_then.twins.len(), own.twins.len() + 1),
        Reason::ReachesCastle { castle, all } => {
            assert!(castle == own_then.castle && castle > own.castle);
            assert_eq!(all, own_then.all_home());
        }
        Reason::ReachesShelter { index } => {
            let (from, to) = mv.way().unwrap();
            assert_eq!(to, index);
            assert!(!rules.tracks().shelters(player, from) && [0, 4, 8, 12].contains(&to));
        }
        Reason::EscapesThreat {
            before,
            after: then,
        } => assert!(before.chance() > then.chance()),
        Reason::RisksCapture { threat, squares } => {
            let (_, to) = mv.way().unwrap();
            let each = if matches!(mv, Move::Twin { .. }) {
                2
            } else {
                1
            };
            assert_eq!(squares, each * u16::from(to + 1));
            assert!(threat.any() && !rules.tracks().shelters(player, to));
        }
        Reason::KeepsScores { scores } => {
            assert!(lapsed(rules, at, mv).is_empty());
            assert!(
                moves
                    .iter()
                    .any(|&other| lapsed(rules, at, other) == scores)
            );
            assert!(
                moves
                    .iter()
                    .all(|&other| lapsed(rules, at, other).sum() <= scores.sum())
            );
        }
        Reason::LosesScores { scores } => {
            assert_eq!(lapsed(rules, at, mv), scores);
            assert!(
                moves
                    .iter()
                    .any(|&other| lapsed(rules, at, other).sum() < scores.sum())
            );
        }
        Reason::NearsCastle { squares_left } => {
            assert_eq!(24 - mv.way().unwrap().1, squares_left);
        }
    }
}

#[test]
fn every_reason_told_is_true_and_every_kind_is_told() {
    let mut random = Random::new(21);
    let mut kinds = BTreeSet::new();
    for case in 0..150 {
        let options = json!({"players": 2 + case % 3, "twin_return": if case % 2 == 1 { "twin" } else { "split" }});
        let options = Thaayam::read_options(&options).unwrap();
        let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
        let mut at = placed(&rules, &mut random);
        for _ in 0..40 {
            let mut moves = Vec::new();
            rules.legal_moves(&at, &mut moves);
            if moves.is_empty() {
                break;
            }
            if at.stage == Stage::Play {
                for &mv in &moves {
                    let reasons = rules.reasons(&at, mv);
                    assert!(!reasons.is_empty(), "{mv} in {}", rules.to_json(&at));
                    for reason in &reasons {
                        check(&rules, &at, mv, reason);
                        let words = format!("{reason:?}");
                        let kind = words.split([' ', '{']).next().unwrap().to_owned();
                        kinds.insert(kind);
                    }
                }
            }
            rules.play(&mut at, *random.pick(&moves), &mut ());
        }
    }
    assert_eq!(kinds.len(), 15, "{kinds:?}");
}
