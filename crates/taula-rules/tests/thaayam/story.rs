//! The story of a game of Thaayam: some sentences in games made for them, and all of them true in random ones.

use std::collections::BTreeSet;

use crate::tools::Random;
use crate::tools::thaayam::{Setup, placed, two};
use serde_json::json;
use taula_rules::games::thaayam::{Event, Move, Position, Stage, Story, Tale, Thaayam};
use taula_rules::{Levels, Match, Rules, Seat, Turn};

const ZERO: Seat = Seat(0);
const TWO: Seat = Seat(2);

#[track_caller]
fn tales(setup: &Setup, moves: &[&str]) -> [Tale; 3] {
    let set = setup.read();
    let mut game = Match::from_position(set.rules, set.at, 1);
    for text in moves {
        game.play_text(text, &mut ())
            .unwrap_or_else(|error| panic!("{error}: {:?}", game.legal_moves()));
    }
    let story = Story::of(&game).unwrap();
    check(&game, &story);
    story.sentences.map(|sentence| sentence.tale)
}

#[test]
fn led_from_the_start_with_a_margin() {
    let setup = two().home(0, 1).pieces(2, &[10], &[], 0);
    let told = tales(&setup, &["roll 1", "roll 2", "out"]);
    assert_eq!(
        told[0],
        Tale::Led {
            seat: ZERO,
            moves: 2,
            of: 2,
            from: 0,
            to: 1
        }
    );
    assert_eq!(
        told[1],
        Tale::LongestThrow {
            seat: ZERO,
            throws: 2
        }
    );
    assert_eq!(
        told[2],
        Tale::Margin {
            first: ZERO,
            second: TWO,
            squares: 93
        }
    );
}

#[test]
fn a_close_race_and_a_last_stretch() {
    let setup = two().pieces(0, &[23], &[], 3).home(2, 3);
    let moves = [
        "roll 1", "roll 2", "1@23", "roll 2", "roll 3", "roll 2", "roll 1", "roll 1", "roll 1",
        "roll 1", "roll 3", "out", "out", "out", "out",
    ];
    let told = tales(&setup, &moves);
    assert_eq!(
        told[2],
        Tale::ClosestRace {
            first: ZERO,
            second: TWO,
            squares: 3
        }
    );
    // With the other far behind, the waiting is what there is to tell.
    let setup = two().pieces(0, &[23], &[], 3).pieces(2, &[], &[], 3);
    let mut waiting = vec!["roll 1", "roll 2", "1@23"];
    for _ in 0..6 {
        waiting.extend(["roll 2", "roll 3"]);
    }
    waiting.push("roll 2");
    waiting.extend(&moves[6..]);
    let told = tales(&setup, &waiting);
    assert_eq!(
        told[2],
        Tale::LastStretch {
            first: ZERO,
            turns: 6
        }
    );
}

#[test]
fn a_capture_that_turns_it() {
    // Seat 2's three on e2 led; the winner takes them all at once.
    let setup = two()
        .pieces(0, &[0], &[], 3)
        .pieces(2, &[11, 11, 11], &[], 1);
    let told = tales(
        &setup,
        &[
            "roll 3", "3@0", "roll 8", "roll 8", "roll 4", "roll 1", "roll 1", "roll 1", "roll 1",
            "roll 1", "roll 2", "8@3", "8@11", "4@19", "1@23", "out", "out", "out", "out",
        ],
    );
    assert_eq!(
        told[1],
        Tale::TurningPoint {
            captor: ZERO,
            victim: TWO,
            index: 11,
            pieces: 3,
            twin: false,
            squares: 36,
            led: false
        }
    );
}

#[test]
fn there_is_none_before_the_end() {
    let set = two().read();
    assert_eq!(Story::of(&Match::from_position(set.rules, set.at, 1)), None);
    let over = two()
        .home(0, 0)
        .with("turn", json!({"over": true, "ranking": [[0], [2]]}))
        .read();
    assert_eq!(
        Story::of(&Match::from_position(over.rules, over.at, 1)),
        None
    );
}

/// How far a seat's pieces have come, from what can be seen alone.
fn progress(rules: &Thaayam, at: &Position, seat: Seat) -> i32 {
    let picture = rules.picture(at);
    let of = picture.seats.iter().find(|of| of.seat == seat).unwrap();
    let sum = |list: &[u8]| list.iter().map(|&i| i32::from(i) + 1).sum::<i32>();
    sum(&of.track) + 2 * sum(&of.twins) + 25 * i32::from(of.castle) + 26 * i32::from(of.out)
}

/// Who alone has come furthest.
fn leader(rules: &Thaayam, at: &Position) -> Option<Seat> {
    let mut all: Vec<(i32, Seat)> = rules
        .players()
        .iter()
        .map(|&seat| (progress(rules, at, seat), seat))
        .collect();
    all.sort_by(|a, b| b.cmp(a));
    (all[0].0 > all[1].0).then_some(all[0].1)
}

/// Finds again, from the positions of the game and nothing kept up, what each sentence says.
fn check(game: &Match<Thaayam>, story: &Story) {
    let rules = game.rules();
    let players = rules.players();
    let mut positions = vec![game.first()];
    let mut happened: Vec<Vec<Event>> = Vec::new();
    for &mv in game.moves() {
        let mut at = positions.last().unwrap().clone();
        let mut events = Vec::new();
        rules.play(&mut at, mv, &mut events);
        positions.push(at);
        happened.push(events);
    }
    let Turn::Over { ranking } = game.turn() else {
        panic!("there is a story of finished games only");
    };
    let winner = ranking[0][0];
    let won = happened.len() - 1;
    let before = &positions[1..=won];
    let ends = |at: usize| {
        happened[at].iter().any(|event| {
            matches!(
                event,
                Event::Passed { .. } | Event::Again { .. } | Event::Over { .. }
            )
        })
    };
    // Each turn: its first move and its last.
    let mut turns = Vec::new();
    let mut began = None;
    for (at, position) in positions[..=won].iter().enumerate() {
        if position.stage == Stage::Opening {
            continue;
        }
        let from = *began.get_or_insert(at);
        if ends(at) {
            turns.push((from, at));
            began = None;
        }
    }
    let captures = |seat: Seat| {
        let lost = happened.iter().flatten().filter_map(|event| match event {
            Event::Captured {
                player, returns, ..
            } if *player == seat => Some(if returns.was_twin() { 2 } else { 1 }),
            _ => None,
        });
        lost.sum::<u32>()
    };
    for sentence in &story.sentences {
        let at = sentence.at;
        assert!(at <= won);
        match sentence.tale {
            Tale::Comeback {
                seat,
                leader,
                squares,
            } => {
                assert_eq!(seat, winner);
                let behind =
                    |at: &Position, by| progress(rules, at, by) - progress(rules, at, seat);
                assert_eq!(behind(&before[at], leader), i32::from(squares));
                let all = before
                    .iter()
                    .flat_map(|at| players.iter().map(|&by| behind(at, by)));
                assert_eq!(all.max(), Some(i32::from(squares)));
            }
            Tale::Led {
                seat,
                moves,
                of,
                from,
                to,
            } => {
                let led = |seat| {
                    before
                        .iter()
                        .filter(move |at| leader(rules, at) == Some(seat))
                };
                assert_eq!((led(seat).count(), won), (moves, of));
                assert!(players.iter().all(|&other| led(other).count() <= moves));
                assert_eq!(from, at);
                let leads = |at: &Position| leader(rules, at) == Some(seat);
                assert!(before[from..=to].iter().all(leads));
                let longest = before.split(|at| !leads(at)).map(<[_]>::len).max();
                assert_eq!(longest, Some(to - from + 1));
            }
            Tale::LeadChanges { times } => {
                let leaders = positions[..=won].iter().filter_map(|at| leader(rules, at));
                let mut leaders: Vec<Seat> = leaders.collect();
                leaders.dedup();
                assert_eq!(leaders.len().saturating_sub(1), times);
            }
            Tale::TurningPoint {
                captor,
                victim,
                index,
                pieces,
                twin,
                squares,
                led,
            } => {
                let lost = happened[at].iter().filter(|event| {
                    matches!(**event, Event::Captured { player, owner, index: on, returns }
                        if player == captor && owner == victim && on == index && returns.was_twin() == twin)
                });
                let each = if twin { 2 } else { 1 };
                assert_eq!(lost.count() * each, usize::from(pieces));
                assert_eq!(squares, u16::from(pieces) * u16::from(index + 1));
                assert_eq!(led, leader(rules, &positions[at]) == Some(victim));
            }
            Tale::LongestThrow { seat, throws } => {
                let thrown = |from: usize, to: usize| {
                    (from..=to)
                        .filter(|&at| matches!(game.moves()[at], Move::Roll(_)))
                        .count()
                };
                // A turn set up by hand has the throws that were made in the game.
                let all = turns.iter().map(|&(from, to)| (thrown(from, to), from, to));
                let most = all.clone().map(|(throws, ..)| throws).max().unwrap();
                let (_, from, to) = all
                    .into_iter()
                    .find(|&(throws, ..)| throws == most)
                    .unwrap();
                assert_eq!((most, positions[from].player), (throws as usize, seat));
                assert!((from..=to).contains(&at));
            }
            Tale::MostCaptures {
                seat,
                captures: most,
                next,
            } => {
                assert_eq!(captures(seat), most);
                let others = players.iter().filter(|&&other| other != seat);
                assert_eq!(others.map(|&other| captures(other)).max(), Some(next));
                assert!(most > next);
                let by = |events: &Vec<Event>| {
                    events.iter().any(
                        |event| matches!(event, Event::Captured { player, .. } if *player == seat),
                    )
                };
                assert_eq!(happened.iter().position(by), Some(at));
            }
            Tale::BestTurn { seat, squares } => {
                let far = |&(from, to): &(usize, usize)| {
                    let seat = positions[from].player;
                    progress(rules, &positions[to + 1], seat)
                        - progress(rules, &positions[from], seat)
                };
                let most = turns.iter().map(far).max().unwrap();
                let first = turns.iter().find(|turn| far(turn) == most).unwrap();
                assert_eq!(most, squares as i32);
                assert_eq!((first.0, positions[first.0].player), (at, seat));
            }
            Tale::ClosestRace {
                first,
                second,
                squares,
            }
            | Tale::Margin {
                first,
                second,
                squares,
            } => {
                assert_eq!((first, at), (winner, won));
                let lacked = |seat| 104 - progress(rules, &positions[won + 1], seat);
                assert_eq!(lacked(second), i32::from(squares));
                let others = players.iter().filter(|&&seat| seat != first);
                assert_eq!(
                    others.map(|&seat| lacked(seat)).min(),
                    Some(i32::from(squares))
                );
                let close = matches!(sentence.tale, Tale::ClosestRace { .. });
                assert_eq!(close, squares <= 4);
            }
            Tale::LastStretch { first, turns: idle } => {
                assert_eq!(first, winner);
                assert!(
                    positions[at + 1].of(first).all_home() && !positions[at].of(first).all_home()
                );
                let none = turns.iter().filter(|&&(from, to)| {
                    from > at
                        && positions[from].player == first
                        && positions[from].of(first).out == positions[to + 1].of(first).out
                });
                assert_eq!(none.count(), idle as usize);
            }
        }
    }
}

#[test]
fn random_games_have_three_true_sentences_and_every_kind_is_told() {
    let mut random = Random::new(7);
    let mut kinds = BTreeSet::new();
    for case in 0..240_u64 {
        let options = json!({"players": 2 + case % 3, "twin_return": if case % 2 == 1 { "twin" } else { "split" }});
        let options = Thaayam::read_options(&options).unwrap();
        let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
        let mut game = if case % 4 < 2 {
            Match::new(rules, case)
        } else {
            let at = placed(&rules, &mut random);
            Match::from_position(rules, at, case)
        };
        while !game.turn().is_over() {
            let mv = game
                .outcome()
                .unwrap_or_else(|| *random.pick(&game.legal_moves()));
            game.play(mv, &mut ()).unwrap();
        }
        let story = Story::of(&game).unwrap();
        check(&game, &story);
        let told: BTreeSet<String> = story
            .sentences
            .iter()
            .map(|sentence| {
                let words = format!("{:?}", sentence.tale);
                words.split(' ').next().unwrap().to_owned()
            })
            .collect();
        assert_eq!(told.len(), 3, "{story:?}");
        assert_eq!(Story::of(&game), Some(story));
        kinds.extend(told);
    }
    assert_eq!(kinds.len(), 10, "{kinds:?}");
}
