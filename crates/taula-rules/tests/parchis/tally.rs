//! What a game comes to in numbers.

use crate::tools::{Random, Setup, two};
use serde_json::json;
use taula_rules::games::parchis::{
    Event, Move, Parchis, Pin, PinKind, Position, SeatTally, Stage, Tally,
};
use taula_rules::{Levels, Match, Rules, Seat};

/// A game from a position set up by hand, with these moves played.
#[track_caller]
fn game(setup: &Setup, moves: &[&str]) -> Match<Parchis> {
    let set = setup.read();
    let mut game = Match::from_position(set.rules, set.at, 1);
    for text in moves {
        game.play_text(text, &mut ()).unwrap();
    }
    game
}

fn of(game: &Match<Parchis>, seat: u8) -> SeatTally {
    Tally::of(game).seat(Seat(seat)).unwrap().clone()
}

#[test]
fn pa_6_throws_of_the_opening_stand_apart() {
    let options = Parchis::read_options(&json!({"players": 2})).unwrap();
    let rules = Parchis::new(options, &Levels::built_in()).unwrap();
    let mut game = Match::new(rules, 1);
    // Seat 2 throws last in the opening, and starts: its first turn counts like any other.
    for text in ["roll 4", "roll 4", "roll 3", "roll 5", "roll 5", "exit"] {
        game.play_text(text, &mut ()).unwrap();
    }
    let (zero, two) = (of(&game, 0), of(&game, 2));
    assert_eq!(zero.opening_faces, [0, 0, 1, 1, 0, 0]);
    assert_eq!(two.opening_faces, [0, 0, 0, 1, 1, 0]);
    assert_eq!((zero.throws(), zero.turns), (0, 0));
    assert_eq!((two.throws(), two.turns), (1, 1));
    assert_eq!(two.faces, [0, 0, 0, 0, 1, 0]);
}

#[test]
fn pa_16_throws_after_a_6_belong_to_the_turn() {
    let setup = two().pieces(0, &[10], 0);
    let game = game(
        &setup,
        &["roll 6", "6@10", "roll 6", "6@16", "roll 1", "1@22"],
    );
    let of = of(&game, 0);
    assert_eq!((of.turns, of.throws(), of.walked), (1, 3, 13));
    assert_eq!(of.faces, [1, 0, 0, 0, 0, 2]);
    assert!((of.expected() - 0.5).abs() < 1e-12);
}

#[test]
fn a_turn_that_comes_back_is_another() {
    // Seat 2, with all at home, throws in vain.
    let setup = two().pieces(0, &[10], 0);
    let game = game(&setup, &["roll 1", "1@10", "roll 1", "roll 1", "1@11"]);
    assert_eq!(of(&game, 0).turns, 2);
    assert_eq!(of(&game, 2).turns, 1);
}

#[test]
fn captures_are_counted_on_both_sides() {
    let setup = two().pieces(0, &[7, 40], 0).pieces(2, &[44], 0);
    let game = game(&setup, &["roll 3", "3@7", "20@40"]);
    let tally = Tally::of(&game);
    let (zero, two) = (of(&game, 0), of(&game, 2));
    assert_eq!((zero.captures, zero.captured, zero.walked), (1, 0, 23));
    assert_eq!((two.captures, two.captured, two.lost), (0, 1, 45));
    assert_eq!((zero.progress, zero.to_go), (11 + 61, 288 - 72));
    assert_eq!((two.progress, two.to_go), (0, 288));
    assert_eq!(
        tally.pins(),
        [Pin {
            at: 1,
            seat: Seat(0),
            kind: PinKind::Captured {
                owner: Seat(2),
                index: 44
            }
        }]
    );
    let line: Vec<_> = tally
        .standings()
        .iter()
        .map(|s| (s.progress[0], s.progress[2], s.leader, s.turn))
        .collect();
    let zero = Some(Seat(0));
    assert_eq!(
        line,
        [
            (49, 45, zero, 0),
            (49, 45, zero, 1),
            (52, 0, zero, 1),
            (72, 0, zero, 1)
        ]
    );
}

#[test]
fn pa_17_a_third_6_costs_what_the_piece_had_walked() {
    let setup = two().pieces(0, &[10], 0);
    let game = game(&setup, &["roll 6", "6@10", "roll 6", "6@16", "roll 6"]);
    let of = of(&game, 0);
    assert_eq!((of.sent_home, of.captured), (1, 0));
    assert_eq!((of.walked, of.lost, of.progress), (12, 23, 0));
    assert_eq!(
        Tally::of(&game).pins()[0].kind,
        PinKind::SentHome { index: 22 }
    );
}

#[test]
fn nobody_leads_where_two_are_as_far() {
    let setup = two().pieces(0, &[10], 0).pieces(2, &[10], 0);
    assert_eq!(Tally::of(&game(&setup, &[])).standings()[0].leader, None);
}

#[test]
fn pieces_that_arrive_and_places_won_are_pinned() {
    let setup = two().pieces(0, &[68], 3);
    let game = game(&setup, &["roll 3", "3@68"]);
    let pins = [
        PinKind::Arrived { pieces: 4 },
        PinKind::Finished { place: 1 },
    ];
    let tally = Tally::of(&game);
    assert_eq!(tally.pins().len(), 2);
    for (pin, kind) in tally.pins().iter().zip(pins) {
        assert_eq!(
            *pin,
            Pin {
                at: 1,
                seat: Seat(0),
                kind
            }
        );
    }
    let of = of(&game, 0);
    assert_eq!((of.goal, of.progress, of.to_go), (4, 288, 0));
}

/// How far a seat's pieces are from home, from the position alone.
fn progress(rules: &Parchis, at: &Position, seat: Seat) -> u16 {
    let picture = rules.picture(at);
    let of = picture.seats.iter().find(|of| of.seat == seat).unwrap();
    of.track.iter().map(|&i| u16::from(i) + 1).sum::<u16>() + 72 * u16::from(of.goal)
}

#[test]
fn random_games_add_up() {
    let mut random = Random::new(5);
    for case in 0..60 {
        let options = json!({"players": 2 + case % 3, "two_on_first_five": case % 2 == 1,
            "capture_on_exit": case % 4 > 1});
        let options = Parchis::read_options(&options).unwrap();
        let rules = Parchis::new(options, &Levels::built_in()).unwrap();
        let mut game = Match::new(rules.clone(), case);
        let mut tally = Tally::new(&rules, game.position());
        // By seat: throws, throws in the opening, turns, captures.
        let mut counted = [[0_u32; 4]; 4];
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
                // A turn's first throw finds no die on the table.
                of[2] += u32::from(!opening && before.die == 0);
            }
            let captured = |event: &&Event| matches!(event, Event::Captured { .. });
            of[3] += events.iter().filter(captured).count() as u32;
            let standing = tally.standings()[game.moves().len()];
            let mut furthest: Vec<(u16, Seat)> = Vec::new();
            for &seat in rules.players() {
                let progress = progress(&rules, game.position(), seat);
                assert_eq!(standing.progress[seat.index()], progress);
                furthest.push((progress, seat));
            }
            furthest.sort_by(|a, b| b.cmp(a));
            let leader = game.position().finished.seats().first().copied();
            let alone = (furthest[0].0 > furthest[1].0).then_some(furthest[0].1);
            assert_eq!(standing.leader, leader.or(alone));
            assert_eq!(
                standing.turn,
                counted.iter().map(|[_, _, turns, _]| turns).sum::<u32>()
            );
        }
        assert_eq!(tally, Tally::of(&game), "kept up and gone over");
        assert_eq!(tally.moves(), game.moves().len());
        let sum = |of: fn(&SeatTally) -> u32| tally.seats().iter().map(of).sum::<u32>();
        assert_eq!(sum(|of| of.captures), sum(|of| of.captured));
        let throws = game.moves().iter().filter(|mv| matches!(mv, Move::Roll(_)));
        let opening = |of: &SeatTally| of.opening_faces.iter().sum::<u32>();
        assert_eq!(sum(SeatTally::throws) + sum(opening), throws.count() as u32);
        for of in tally.seats() {
            let seat = of.seat;
            let [throws, opening_throws, turns, captures] = counted[seat.index()];
            assert_eq!(of.throws(), throws);
            assert_eq!(opening(of), opening_throws);
            assert_eq!((of.turns, of.captures), (turns, captures));
            assert_eq!(of.walked - of.lost, u32::from(of.progress));
            assert_eq!(of.progress, progress(&rules, game.position(), seat));
            assert_eq!(of.progress + of.to_go, 288);
            assert_eq!(of.goal, game.position().pieces[seat.index()].goal);
            let sent = |pin: &&Pin| match pin.kind {
                PinKind::Captured { owner, .. } => owner == seat,
                PinKind::SentHome { .. } => pin.seat == seat,
                _ => false,
            };
            let sent = tally.pins().iter().filter(sent).count();
            assert_eq!((of.captured + of.sent_home) as usize, sent);
        }
        let places: Vec<Seat> = tally
            .pins()
            .iter()
            .filter(|pin| matches!(pin.kind, PinKind::Finished { .. }))
            .map(|pin| pin.seat)
            .collect();
        assert_eq!(places, game.position().finished.seats());
        assert!(tally.pins().is_sorted_by_key(|pin| pin.at));
    }
}

#[test]
fn moves_taken_back_are_left_out() {
    let setup = two().pieces(0, &[10], 0);
    let mut game = game(&setup, &["roll 1", "1@10"]);
    game.undo();
    let tally = Tally::of(&game);
    assert_eq!((tally.moves(), tally.standings().len()), (1, 2));
    assert_eq!(of(&game, 0).walked, 0);
}
