//! What speaks for a move, as a hint tells it.

use crate::tools::{Random, Setup, two};
use serde_json::json;
use taula_rules::games::parchis::{Move, Parchis, Place, Reason};
use taula_rules::{Levels, Match, Rules, Seat};

/// What speaks for a move in notation.
#[track_caller]
fn reasons(setup: &Setup, text: &str) -> Vec<Reason> {
    let game = setup.read();
    assert!(game.legal().iter().any(|legal| legal == text), "{text}");
    let mv = game.rules.parse(&game.at, text).unwrap();
    game.rules.reasons(&game.at, mv)
}

#[test]
fn pa_21_it_captures() {
    // Square 15, seat 2's index 44.
    let setup = two().pieces(0, &[7, 40], 0).pieces(2, &[44], 0);
    let reasons = reasons(&setup.counts(0, 3), "3@7");
    assert_eq!(
        reasons[0],
        Reason::Captures {
            owner: Seat(2),
            square: 15,
            squares_lost: 45,
            earns: 20
        }
    );
    assert_eq!(reasons[1..], [Reason::NearsHome { squares_left: 61 }]);
}

#[test]
fn pa_12_coming_out_captures() {
    // Seat 2 on square 5: its index 34. Seat 0's own piece stands there already.
    let setup = two().pieces(0, &[0], 0).pieces(2, &[34], 0);
    let setup = setup.with("late", json!({"5": 2})).counts(0, 5);
    assert_eq!(
        reasons(&setup, "exit"),
        [
            Reason::ComesOut { pieces: 1 },
            Reason::Captures {
                owner: Seat(2),
                square: 5,
                squares_lost: 35,
                earns: 20
            },
            Reason::FormsBarrier { square: 5 },
        ]
    );
}

#[test]
fn pa_13_two_come_out() {
    let setup = two().option("two_on_first_five").counts(0, 5);
    assert_eq!(
        reasons(&setup, "exit2"),
        [
            Reason::ComesOut { pieces: 2 },
            Reason::FormsBarrier { square: 5 }
        ]
    );
}

#[test]
fn it_escapes_a_threat() {
    // Two stand within reach of index 10.
    let setup = two().pieces(0, &[10, 40], 0).pieces(2, &[41, 42], 0);
    let reasons = reasons(&setup.counts(0, 4), "4@10");
    let Reason::EscapesThreat { before, after } = reasons[0] else {
        panic!("{reasons:?}");
    };
    assert_eq!((before.ways(), before.captors), ((2, 6), 2));
    // One of them reaches index 14 with a 6; the other would need a 7.
    assert_eq!((after.ways(), after.captors), ((1, 6), 1));
}

#[test]
fn a_threat_that_stays_as_it_is_is_not_escaped() {
    let setup = two().pieces(0, &[10, 40], 0).pieces(2, &[41], 0);
    let reasons = reasons(&setup.counts(0, 1), "1@10");
    assert_eq!(reasons, [Reason::NearsHome { squares_left: 60 }]);
}

#[test]
fn what_weighs_more_comes_first() {
    // Seat 2's piece 4 behind threatens it where it stands, and with a piece at home not 5 behind.
    let setup = two().pieces(0, &[10, 40], 0).pieces(2, &[40, 45], 0);
    let reasons = reasons(&setup.counts(0, 1), "1@10");
    assert!(
        matches!(
            reasons[..],
            [
                Reason::Captures { square: 16, .. },
                Reason::EscapesThreat { .. },
                Reason::NearsHome { squares_left: 60 }
            ]
        ),
        "{reasons:?}"
    );
}

#[test]
fn pa_24_it_enters_the_goal() {
    let setup = two().pieces(0, &[68, 30], 1).counts(0, 3);
    assert_eq!(
        reasons(&setup, "3@68"),
        [Reason::EntersGoal {
            pieces: 2,
            earns: 10
        }]
    );
}

#[test]
fn pa_27_the_last_piece_arrives() {
    let setup = two().pieces(0, &[68], 3).counts(0, 3);
    assert_eq!(
        reasons(&setup, "3@68"),
        [Reason::OnlyMove, Reason::Finishes { place: 1 }]
    );
}

#[test]
fn pa_4_it_forms_a_barrier_and_keeps_one() {
    let setup = two().pieces(0, &[20, 20, 30, 34], 0).counts(0, 4);
    let forms = reasons(&setup, "4@30");
    assert_eq!(
        forms[..2],
        [
            Reason::FormsBarrier { square: 39 },
            Reason::KeepsBarrier { square: 25 }
        ]
    );
    // Square 39 is an exit.
    assert_eq!(
        forms[2],
        Reason::ReachesSafe {
            place: Place::Ring(39)
        }
    );
    assert_eq!(forms[3..], [Reason::NearsHome { squares_left: 37 }]);
    // Opening it keeps nothing.
    assert_eq!(
        reasons(&setup, "4@20"),
        [
            Reason::ReachesSafe {
                place: Place::Ring(29)
            },
            Reason::NearsHome { squares_left: 47 }
        ]
    );
}

#[test]
fn a_barrier_that_no_legal_move_would_open_is_not_said_to_be_kept() {
    // Seat 2's barrier on square 26 stands in front of it.
    let setup = two().pieces(0, &[20, 20, 30], 0).pieces(2, &[55, 55], 0);
    let setup = setup.counts(0, 3);
    assert_eq!(
        reasons(&setup, "3@30"),
        [Reason::OnlyMove, Reason::NearsHome { squares_left: 38 }]
    );
}

#[test]
fn pa_18_a_barrier_must_be_opened() {
    let setup = two().pieces(0, &[10, 10, 30], 0).counts(0, 6);
    assert_eq!(
        reasons(&setup, "6@10"),
        [
            Reason::OpensBarrier {
                place: Place::Ring(15)
            },
            Reason::NearsHome { squares_left: 55 }
        ]
    );
    // In the column as well.
    let setup = two().pieces(0, &[64, 64, 30], 0).counts(0, 6);
    assert_eq!(
        reasons(&setup, "6@64")[0],
        Reason::OpensBarrier {
            place: Place::Column(1)
        }
    );
}

#[test]
fn pa_2_it_reaches_a_square_that_shelters() {
    for (from, count, place) in [
        (4, 3, Place::Ring(12)),
        (62, 3, Place::Column(2)),
        (14, 3, Place::Ring(22)),
    ] {
        let setup = two().pieces(0, &[from, 40], 0).counts(0, count);
        assert_eq!(
            reasons(&setup, &format!("{count}@{from}"))[0],
            Reason::ReachesSafe { place },
        );
    }
    // From shelter to shelter is no gain: square 63 to the column.
    let setup = two().pieces(0, &[63, 40], 0).counts(0, 2);
    assert_eq!(
        reasons(&setup, "2@63"),
        [Reason::NearsHome { squares_left: 6 }]
    );
}

#[test]
fn places_are_named_as_on_the_board() {
    let rules = two().read().rules;
    for (seat, index, place) in [
        (0, 0, Place::Ring(5)),
        (0, 63, Place::Ring(68)),
        (2, 30, Place::Ring(1)),
        (0, 64, Place::Column(1)),
        (2, 70, Place::Column(7)),
        (2, 71, Place::Goal),
    ] {
        assert_eq!(rules.place(Seat(seat), index), place);
    }
}

#[test]
fn nothing_speaks_for_a_throw() {
    let game = two().read();
    assert_eq!(game.rules.reasons(&game.at, Move::Roll(3)), []);
}

/// Checks what can be seen of a reason without the rules' help.
fn check(game: &Match<Parchis>, mv: Move, reasons: &[Reason]) {
    let rules = game.rules();
    let at = game.position();
    let legal = game.legal_moves();
    let own = &at.pieces[at.player.index()];
    let mut after = at.clone();
    let mut events = Vec::new();
    rules.play(&mut after, mv, &mut events);
    let then = &after.pieces[at.player.index()];
    assert!(!reasons.is_empty());
    for (number, reason) in reasons.iter().enumerate() {
        assert!(!reasons[..number].contains(reason), "{reasons:?}");
        match *reason {
            Reason::OnlyMove => assert_eq!(legal.len(), 1),
            Reason::ComesOut { pieces } => {
                assert_eq!((legal.len(), own.home - then.home), (1, pieces));
                assert_eq!(at.count, 5);
            }
            Reason::OpensBarrier { place } => {
                let Move::Count { count: 6 | 7, from } = mv else {
                    panic!("{mv}")
                };
                assert!(own.count(from) == 2 && then.count(from) == 1);
                assert_eq!(rules.place(at.player, from), place);
            }
            Reason::Finishes { place } => {
                assert_eq!(after.finished.seats().len(), usize::from(place));
                assert_eq!(after.finished.seats().last(), Some(&at.player));
            }
            Reason::Captures {
                owner,
                square,
                squares_lost,
                ..
            } => {
                let index = rules.tracks().index(owner, square).unwrap();
                assert_eq!(index + 1, squares_lost);
                let (before, after) = (&at.pieces[owner.index()], &after.pieces[owner.index()]);
                assert_eq!(before.count(index), after.count(index) + 1);
                assert!(after.home > before.home);
            }
            Reason::EntersGoal { pieces, .. } => {
                assert_eq!((own.goal + 1, then.goal), (pieces, pieces));
            }
            Reason::EscapesThreat { before, after } => assert!(before.chance() > after.chance()),
            Reason::FormsBarrier { square } => {
                let index = rules.tracks().index(at.player, square).unwrap();
                assert!(own.count(index) < 2 && then.count(index) == 2);
            }
            Reason::KeepsBarrier { square } => {
                let index = rules.tracks().index(at.player, square).unwrap();
                assert!(own.count(index) == 2 && then.count(index) == 2);
                let opens = |mv: &Move| matches!(*mv, Move::Count { from, .. } if from == index);
                assert!(legal.iter().any(opens));
            }
            Reason::ReachesSafe { place } => {
                let Move::Count { count, from } = mv else {
                    panic!("{mv}")
                };
                assert_eq!(rules.place(at.player, from + count), place);
                let threats = rules.threats(&after, at.player);
                let captured_there = threats.on(from + count).any();
                // On an exit a piece coming out may capture it still (PA-12).
                assert!(!captured_there || matches!(place, Place::Ring(5 | 22 | 39 | 56)));
            }
            Reason::NearsHome { squares_left } => {
                let Move::Count { count, from } = mv else {
                    panic!("{mv}")
                };
                assert_eq!(from + count + squares_left, 71);
            }
        }
    }
}

#[test]
fn what_is_said_is_true_in_random_games() {
    let mut random = Random::new(3);
    for case in 0..30 {
        let options = json!({"players": 2 + case % 3, "two_on_first_five": case % 2 == 1,
            "capture_on_exit": case % 4 > 1});
        let options = Parchis::read_options(&options).unwrap();
        let rules = Parchis::new(options, &Levels::built_in()).unwrap();
        let mut game = Match::new(rules.clone(), case);
        while !game.turn().is_over() {
            let mv = game.outcome().unwrap_or_else(|| {
                let moves = game.legal_moves();
                for &mv in &moves {
                    check(&game, mv, &rules.reasons(game.position(), mv));
                }
                *random.pick(&moves)
            });
            game.play(mv, &mut ()).unwrap();
        }
    }
}
