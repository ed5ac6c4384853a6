//! What a game of Thaayam comes to in numbers.

use crate::tools::Random;
use crate::tools::thaayam::{Setup, four, placed, two};
use serde_json::json;
use taula_rules::games::thaayam::{
    Event, Move, Pin, PinKind, Position, Returns, SCORES, SeatTally, Stage, Tally, Thaayam, WAY,
};
use taula_rules::{Levels, Match, Rules, Seat};

#[track_caller]
fn game(setup: &Setup, moves: &[&str]) -> Match<Thaayam> {
    let set = setup.read();
    let mut game = Match::from_position(set.rules, set.at, 1);
    for text in moves {
        game.play_text(text, &mut ()).unwrap();
    }
    game
}

fn of(game: &Match<Thaayam>, seat: u8) -> SeatTally {
    Tally::of(game).seat(Seat(seat)).unwrap().clone()
}

#[test]
fn th_7_throws_of_the_opening_stand_apart() {
    let options = Thaayam::read_options(&json!({"players": 2})).unwrap();
    let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
    let mut game = Match::new(rules, 1);
    for text in ["roll 4", "roll 8", "roll 1", "roll 8", "roll 3"] {
        game.play_text(text, &mut ()).unwrap();
    }
    let (zero, two) = (of(&game, 0), of(&game, 2));
    assert_eq!(zero.opening_scores, [0, 0, 0, 1, 0]);
    assert_eq!(two.opening_scores, [0, 0, 0, 0, 1]);
    assert_eq!((zero.turns, zero.throws()), (0, 0));
    assert_eq!((two.turns, two.throws()), (1, 3));
    assert_eq!(two.scores, [1, 0, 1, 0, 1]);
    // 4, 6, 4, 1 and 1 of 16.
    assert_eq!(two.expected(), [0.75, 1.125, 0.75, 0.1875, 0.1875]);
}

#[test]
fn th_12_what_is_struck_and_what_lapses_is_counted() {
    let game = game(
        &two(),
        &[
            "roll 4", "roll 8", "roll 1", "roll 3", "enter", "3@0", "roll 2",
        ],
    );
    assert_eq!((of(&game, 0).struck, of(&game, 0).lapsed), (2, 0));
    assert_eq!((of(&game, 2).struck, of(&game, 2).lapsed), (1, 0));
    let zero = of(&game, 0);
    assert_eq!((zero.walked, zero.progress, zero.to_go), (4, 4, 100));
    let stuck = two().pieces(0, &[20], &[], 3);
    let game = self::game(&stuck, &["roll 4", "roll 2", "2@20"]);
    assert_eq!(of(&game, 0).lapsed, 1);
}

#[test]
fn th_19_the_turn_after_a_capture_is_another() {
    let setup = two().pieces(0, &[0], &[], 0).pieces(2, &[11, 11], &[], 0);
    let game = game(&setup, &["roll 3", "3@0", "roll 2", "2@3"]);
    let (zero, two) = (of(&game, 0), of(&game, 2));
    assert_eq!((zero.turns, zero.throws()), (2, 2));
    assert_eq!((zero.captures, zero.twin_captures), (2, 0));
    assert_eq!((two.captured, two.lost, two.progress), (2, 24, 0));
    let captured = PinKind::Captured {
        owner: Seat(2),
        index: 11,
        returns: Returns::Piece,
    };
    let pin = Pin {
        at: 1,
        seat: Seat(0),
        kind: captured,
    };
    assert_eq!(Tally::of(&game).pins(), [pin, pin]);
}

#[test]
fn twins_count_twice() {
    let setup = four().pieces(0, &[8, 8], &[], 0).plays(0, &[2, 4]);
    let game = game(&setup, &["twin@8", "4+2@t8"]);
    let zero = of(&game, 0);
    assert_eq!((zero.twins, zero.walked, zero.progress), (1, 6, 24));
    assert_eq!(Tally::of(&game).pins()[0].kind, PinKind::Twinned);
}

#[test]
fn the_end_is_pinned() {
    let setup = two().pieces(0, &[23], &[], 3).plays(0, &[1, 1, 1, 1, 1]);
    let game = game(&setup, &["1@23", "out", "out", "out", "out"]);
    let kinds: Vec<PinKind> = Tally::of(&game).pins().iter().map(|pin| pin.kind).collect();
    let mut expected = vec![PinKind::Arrived { castle: 4 }];
    expected.extend((1..=4).map(|out| PinKind::BorneOff { out }));
    assert_eq!(kinds, expected);
    let zero = of(&game, 0);
    assert_eq!((zero.castle, zero.out, zero.to_go), (0, 4, 0));
    assert_eq!(Tally::of(&game).standings()[5].leader, Some(Seat(0)));
}

/// How far a seat's pieces have come, from what can be seen alone.
fn progress(rules: &Thaayam, at: &Position, seat: Seat) -> u16 {
    let picture = rules.picture(at);
    let of = picture.seats.iter().find(|of| of.seat == seat).unwrap();
    let sum = |list: &[u8]| list.iter().map(|&i| u16::from(i) + 1).sum::<u16>();
    sum(&of.track) + 2 * sum(&of.twins) + 25 * u16::from(of.castle) + 26 * u16::from(of.out)
}

#[test]
fn random_games_add_up() {
    assert_eq!(WAY, 26);
    let mut random = Random::new(5);
    for case in 0..60_u64 {
        let options = json!({"players": 2 + case % 3, "twin_return": if case % 2 == 1 { "twin" } else { "split" }});
        let options = Thaayam::read_options(&options).unwrap();
        let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
        let mut game = if case % 4 < 2 {
            Match::new(rules.clone(), case)
        } else {
            let at = placed(&rules, &mut random);
            Match::from_position(rules.clone(), at, case)
        };
        let first = game.first();
        let mut tally = Tally::new(&rules, game.position());
        // By seat: throws, throws in the opening, turns, captures.
        let mut counted = [[0_u32; 4]; 4];
        let mut new_turn = true;
        while !game.turn().is_over() {
            let before = game.position().clone();
            let mv = game
                .outcome()
                .unwrap_or_else(|| *random.pick(&game.legal_moves()));
            let mut events = Vec::new();
            game.play(mv, &mut events).unwrap();
            tally.watch(&before, mv, &events);
            let of = &mut counted[before.player.index()];
            if matches!(mv, Move::Roll(_)) {
                let opening = before.stage == Stage::Opening;
                of[usize::from(opening)] += 1;
                of[2] += u32::from(!opening && new_turn);
                new_turn = false;
            }
            new_turn |= events.iter().any(|event| {
                matches!(
                    event,
                    Event::Started { .. } | Event::Passed { .. } | Event::Again { .. }
                )
            });
            for event in &events {
                if let Event::Captured { returns, .. } = event {
                    of[3] += if returns.was_twin() { 2 } else { 1 };
                }
            }
            let standing = tally.standings()[game.moves().len()];
            let mut furthest: Vec<(u16, Seat)> = Vec::new();
            for &seat in rules.players() {
                let progress = progress(&rules, game.position(), seat);
                assert_eq!(standing.progress[seat.index()], progress);
                furthest.push((progress, seat));
            }
            furthest.sort_by(|a, b| b.cmp(a));
            let alone = (furthest[0].0 > furthest[1].0).then_some(furthest[0].1);
            assert_eq!(standing.leader, alone);
            assert_eq!(
                standing.turn,
                counted.iter().map(|[_, _, turns, _]| turns).sum::<u32>()
            );
        }
        assert_eq!(tally, Tally::of(&game), "kept up and gone over");
        assert_eq!(tally.moves(), game.moves().len());
        let sum = |of: fn(&SeatTally) -> u32| tally.seats().iter().map(of).sum::<u32>();
        assert_eq!(sum(|of| of.captures), sum(|of| of.captured));
        for of in tally.seats() {
            let seat = of.seat;
            let [throws, opening_throws, turns, captures] = counted[seat.index()];
            assert_eq!(of.throws(), throws);
            assert_eq!(of.opening_scores.iter().sum::<u32>(), opening_throws);
            assert_eq!((of.turns, of.captures), (turns, captures));
            let start = u32::from(progress(&rules, &first, seat));
            assert_eq!(start + of.walked - of.lost, u32::from(of.progress));
            assert_eq!(of.progress, progress(&rules, game.position(), seat));
            assert_eq!(of.progress + of.to_go, 104);
            let pieces = game.position().of(seat);
            assert_eq!((of.castle, of.out), (pieces.castle, pieces.out));
            let expected: f64 = of.expected().iter().sum();
            assert!((expected - f64::from(throws)).abs() < 1e-9);
            let captured = tally.pins().iter().filter_map(|pin| match pin.kind {
                PinKind::Captured { owner, returns, .. } if owner == seat => {
                    Some(if returns.was_twin() { 2 } else { 1 })
                }
                _ => None,
            });
            assert_eq!(of.captured, captured.sum::<u32>());
        }
        assert!(tally.pins().is_sorted_by_key(|pin| pin.at));
        assert_eq!(tally.seats()[0].scores.len(), SCORES.len());
    }
}

#[test]
fn moves_taken_back_are_left_out() {
    let mut game = game(&two(), &["roll 1", "roll 2", "enter", "2@0"]);
    game.undo();
    let tally = Tally::of(&game);
    assert_eq!((tally.moves(), tally.standings().len()), (3, 4));
    assert_eq!(of(&game, 0).walked, 1);
}
