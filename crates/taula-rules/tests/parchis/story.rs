//! The story of a game: each kind of sentence in a game made for it, and all of them true in random ones.

use std::collections::BTreeSet;

use crate::tools::{Random, Setup, three, two};
use serde_json::json;
use taula_rules::games::parchis::{Event, Move, Parchis, Position, Stage, Story, Tale};
use taula_rules::{Decider, Levels, Match, Rules, Seat, Turn};

const ZERO: Seat = Seat(0);
const TWO: Seat = Seat(2);

/// A game from a position set up by hand, with these moves played.
#[track_caller]
fn game(setup: &Setup, moves: &[&str]) -> Match<Parchis> {
    let set = setup.read();
    let mut game = Match::from_position(set.rules, set.at, 1);
    for text in moves {
        game.play_text(text, &mut ())
            .unwrap_or_else(|error| panic!("{error}: {:?}", game.legal_moves()));
    }
    game
}

/// Plays on until `seat` has finished: it throws what moves a piece, 4 at most, and the piece furthest on
/// goes; the others throw a 2.
fn finish(mut game: Match<Parchis>, seat: Seat) -> Match<Parchis> {
    while !game.position().finished.seats().contains(&seat) {
        let mv = match game.rules().decider(game.position()) {
            Decider::Chance(thrower) if thrower == seat => {
                let moves = |value: &u8| {
                    let mut then = game.clone();
                    then.play(Move::Roll(*value), &mut ()).unwrap();
                    then.position().stage == Stage::Count
                };
                Move::Roll((1..=4).rev().find(moves).unwrap())
            }
            Decider::Chance(_) => Move::Roll(2),
            Decider::Player(_) => *game.legal_moves().last().unwrap(),
            Decider::Nobody => unreachable!("the seat has not finished"),
        };
        game.play(mv, &mut ()).unwrap();
    }
    game
}

#[track_caller]
fn tales(game: &Match<Parchis>) -> [(Tale, usize); 3] {
    let story = Story::of(game).unwrap();
    check(game, &story);
    story.sentences.map(|sentence| (sentence.tale, sentence.at))
}

#[test]
fn led_best_turn_margin() {
    let setup = two().pieces(0, &[68], 3).pieces(2, &[10], 2);
    assert_eq!(
        tales(&game(&setup, &["roll 3", "3@68"])),
        [
            (
                Tale::Led {
                    seat: ZERO,
                    moves: 1,
                    of: 1,
                    from: 0,
                    to: 0
                },
                0
            ),
            (
                Tale::BestTurn {
                    seat: ZERO,
                    squares: 3
                },
                0
            ),
            (
                Tale::Margin {
                    first: ZERO,
                    second: TWO,
                    squares: 72 + 61
                },
                1
            ),
        ]
    );
}

#[test]
fn comeback_and_closest_race() {
    // Seat 2 lacks one square, and throws 2s.
    let setup = two().pieces(0, &[10, 10], 2).pieces(2, &[70], 3);
    let game = finish(game(&setup, &[]), ZERO);
    let tales = tales(&game);
    let comeback = Tale::Comeback {
        seat: ZERO,
        leader: TWO,
        squares: 287 - 166,
    };
    assert_eq!(tales[0], (comeback, 0));
    let race = Tale::ClosestRace {
        first: ZERO,
        second: TWO,
        squares: 1,
    };
    assert_eq!(tales[2], (race, game.moves().len() - 1));
}

#[test]
fn lead_changes() {
    // Seat 2 is 2 squares ahead, and each walks 4.
    let setup = two().pieces(0, &[8], 3).pieces(2, &[10], 3);
    let mut moves = Vec::new();
    for step in 0..8 {
        moves.push("roll 4".to_owned());
        moves.push(format!("4@{}", 8 + 4 * step));
        moves.push("roll 4".to_owned());
        moves.push(format!("4@{}", 10 + 4 * step));
    }
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let game = finish(game(&setup, &moves), ZERO);
    let Tale::LeadChanges { times } = tales(&game)[0].0 else {
        panic!("{:?}", tales(&game));
    };
    assert!(times >= 16, "{times}");
}

#[test]
fn turning_point() {
    // Seat 2's index 62 is square 33, seat 0's index 28.
    let setup = two().pieces(0, &[25, 30], 2).pieces(2, &[62], 3);
    let game = finish(game(&setup, &["roll 3", "3@25", "20@30"]), ZERO);
    let point = Tale::TurningPoint {
        captor: ZERO,
        victim: TWO,
        square: 33,
        squares: 63,
        led: true,
    };
    assert_eq!(tales(&game)[1], (point, 1));
}

#[test]
fn most_captures() {
    // Three pieces of seat 2's near its exit, captured with the 2 and two 20s.
    let setup = two().pieces(0, &[16, 17, 33], 1).pieces(2, &[1, 2, 3], 1);
    let moves = ["roll 2", "2@33", "20@16", "20@17", "20@35"];
    let game = finish(game(&setup, &moves), ZERO);
    let most = Tale::MostCaptures {
        seat: ZERO,
        captures: 3,
        next: 0,
    };
    assert_eq!(tales(&game)[1], (most, 1));
}

#[test]
fn three_sixes() {
    let setup = two().pieces(0, &[40], 3).pieces(2, &[50], 3);
    let moves = ["roll 6", "7@40", "roll 6", "7@47", "roll 6"];
    let game = finish(game(&setup, &moves), TWO);
    let sixes = Tale::ThreeSixes {
        seat: ZERO,
        squares: 55,
    };
    assert_eq!(tales(&game)[1], (sixes, 4));
}

#[test]
fn longest_flight() {
    // Seat 2's piece on square 40 follows the one on 41 to the end of the ring, and never with a 2.
    let setup = two().pieces(0, &[36], 3).pieces(2, &[1], 0);
    let mut moves = Vec::new();
    let (mut ahead, mut behind) = (36, 1);
    while ahead + 1 < 64 {
        moves.extend(["roll 1".to_owned(), format!("1@{ahead}")]);
        moves.extend(["roll 1".to_owned(), format!("1@{behind}")]);
        ahead += 1;
        behind += 1;
    }
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let game = finish(game(&setup, &moves), ZERO);
    let (Tale::LongestFlight { seat, turns }, at) = tales(&game)[1] else {
        panic!("{:?}", tales(&game));
    };
    assert_eq!((seat, at), (ZERO, game.moves().len() - 1));
    assert!(turns >= 15, "{turns}");
}

#[test]
fn ahead() {
    let setup = three()
        .pieces(0, &[69], 3)
        .pieces(1, &[69, 40], 2)
        .pieces(2, &[1], 0);
    let game = finish(game(&setup, &["roll 2", "2@69"]), Seat(1));
    // Seat 1's turns and seat 2's between the two arrivals.
    let tales = tales(&game);
    let Tale::Ahead {
        first: ZERO,
        second: Seat(1),
        turns,
    } = tales[2].0
    else {
        panic!("{tales:?}");
    };
    assert!(turns > 10 && turns % 2 == 1, "{turns}");
    assert_eq!(tales[2].1, 1);
}

#[test]
fn there_is_none_before_the_end_or_without_a_winner() {
    let setup = two().pieces(0, &[68], 3).pieces(2, &[10], 2);
    assert_eq!(Story::of(&game(&setup, &["roll 3"])), None);
    let setup = setup
        .pieces(0, &[], 4)
        .with("finished", json!([0]))
        .with("turn", json!({"over": true, "ranking": [[0], [2]]}));
    assert_eq!(Story::of(&game(&setup, &[])), None);
}

/// How far a seat's pieces are from home.
fn progress(at: &Position, seat: Seat) -> i32 {
    let pieces = &at.pieces[seat.index()];
    pieces.track().map(|i| i32::from(i) + 1).sum::<i32>() + 72 * i32::from(pieces.goal)
}

/// Who is furthest, alone.
fn leader(rules: &Parchis, at: &Position) -> Option<Seat> {
    let far = |seat: Seat| progress(at, seat);
    let most = rules.players().iter().map(|&seat| far(seat)).max()?;
    let mut furthest = rules.players().iter().filter(|&&seat| far(seat) == most);
    let first = furthest.next().copied();
    first.filter(|_| furthest.next().is_none())
}

/// A piece with a number of its own.
struct Piece {
    seat: Seat,
    index: u8,
    /// The move that brought it where it is.
    since: usize,
    threatened: u32,
}

/// The most turns under threat of a piece that arrived before the game was won, and the move of its arrival.
fn flight_again(game: &Match<Parchis>, won: usize) -> Option<(Seat, u32, usize)> {
    let rules = game.rules();
    let mut at = game.first();
    let mut pieces = Vec::new();
    for &seat in rules.players() {
        pieces.extend(at.pieces[seat.index()].track().map(|index| Piece {
            seat,
            index,
            since: 0,
            threatened: 0,
        }));
    }
    let mut arrived: Vec<(u32, usize, Seat)> = Vec::new();
    for (number, &mv) in game.moves()[..=won].iter().enumerate() {
        let player = at.player;
        let mut events = Vec::new();
        rules.play(&mut at, mv, &mut events);
        for event in events {
            let find = |pieces: &[Piece], seat, index, last: bool| {
                let there = (0..pieces.len())
                    .filter(|&i| pieces[i].seat == seat && pieces[i].index == index);
                let since = |&i: &usize| pieces[i].since;
                let found = if last {
                    there.max_by_key(since)
                } else {
                    there.min_by_key(since)
                };
                found.unwrap()
            };
            match event {
                Event::Exited { player: seat } => pieces.push(Piece {
                    seat,
                    index: 0,
                    since: number + 1,
                    threatened: 0,
                }),
                Event::Moved { from, to, .. } => {
                    let place = find(&pieces, player, from, false);
                    (pieces[place].index, pieces[place].since) = (to, number + 1);
                    if to == 71 {
                        let piece = pieces.remove(place);
                        arrived.push((piece.threatened, number, piece.seat));
                    }
                }
                Event::Captured { owner, index, .. }
                | Event::SentHome {
                    player: owner,
                    index,
                } => {
                    let place = find(&pieces, owner, index, true);
                    pieces.remove(place);
                }
                Event::Passed { .. } if number < won => {
                    let threats = rules.threats(&at, player);
                    for piece in pieces.iter_mut().filter(|piece| piece.seat == player) {
                        piece.threatened += u32::from(threats.on(piece.index).any());
                    }
                }
                _ => {}
            }
        }
    }
    let most = arrived.iter().map(|&(turns, ..)| turns).max()?;
    let &(turns, at, seat) = arrived.iter().find(|&&(turns, ..)| turns == most)?;
    Some((seat, turns, at))
}

/// Finds again, from the positions of the game and nothing kept up, what each sentence says.
fn check(game: &Match<Parchis>, story: &Story) {
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
    let (winner, next) = (ranking[0][0], ranking[1][0]);
    let won = (0..happened.len())
        .find(|&at| !positions[at + 1].finished.seats().is_empty())
        .unwrap();
    // After the moves before the winning one.
    let before = &positions[1..=won];
    let captures = |seat: Seat| {
        let by =
            |event: &&Event| matches!(event, Event::Captured { player, .. } if *player == seat);
        happened.iter().flatten().filter(by).count() as u32
    };
    for sentence in &story.sentences {
        let at = sentence.at;
        assert!(at < game.moves().len());
        match sentence.tale {
            Tale::Comeback {
                seat,
                leader,
                squares,
            } => {
                assert_eq!(seat, winner);
                let behind = |at: &Position, by| progress(at, by) - progress(at, seat);
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
                if times > 0 {
                    assert_ne!(leader(rules, &positions[at]), leader(rules, &before[at]));
                    assert_eq!(leader(rules, &before[at]), leaders.last().copied());
                }
            }
            Tale::TurningPoint {
                captor,
                victim,
                square,
                squares,
                led,
            } => {
                assert!(at <= won);
                let index = rules.tracks().index(victim, square).unwrap();
                assert_eq!(index + 1, squares);
                assert!(happened[at].contains(&Event::Captured {
                    player: captor,
                    owner: victim,
                    index
                }));
                assert_eq!(led, leader(rules, &positions[at]) == Some(victim));
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
            Tale::LongestFlight { seat, turns } => {
                assert_eq!(flight_again(game, won), Some((seat, turns, at)));
            }
            Tale::ThreeSixes { seat, squares } => {
                assert!(at <= won);
                let home = |event: &Event| matches!(*event, Event::SentHome { player, index } if player == seat && index + 1 == squares);
                assert!(happened[at].iter().any(home));
                let most = happened[..=won]
                    .iter()
                    .flatten()
                    .filter_map(|event| match event {
                        Event::SentHome { index, .. } => Some(index + 1),
                        _ => None,
                    });
                assert_eq!(most.max(), Some(squares));
            }
            Tale::BestTurn { seat, squares } => {
                // From each turn's first move to the next one's.
                let begins = |at: &usize| {
                    let position = &positions[*at];
                    *at == 0 || position.stage == Stage::Throw && position.die == 0
                };
                let mut begin: Vec<usize> = (0..=won).filter(begins).collect();
                begin.push(won + 1);
                let turns: Vec<(i32, Seat, usize)> = begin
                    .windows(2)
                    .map(|turn| {
                        let seat = positions[turn[0]].player;
                        let far = progress(&positions[turn[1]], seat)
                            - progress(&positions[turn[0]], seat);
                        (far, seat, turn[0])
                    })
                    .collect();
                let most = turns.iter().map(|&(far, ..)| far).max().unwrap();
                let first = turns.iter().find(|&&(far, ..)| far == most).unwrap();
                assert_eq!(*first, (squares as i32, seat, at));
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
                assert_eq!((first, second, at), (winner, next, won));
                let lacked = 288 - progress(&positions[won + 1], second);
                assert_eq!(lacked, i32::from(squares));
                let close = matches!(sentence.tale, Tale::ClosestRace { .. });
                assert_eq!(close, squares <= 20);
            }
            Tale::Ahead {
                first,
                second,
                turns,
            } => {
                assert_eq!((first, second, at), (winner, next, won));
                let arrived = (won..happened.len())
                    .find(|&at| positions[at + 1].finished.seats().contains(&second))
                    .unwrap();
                let begun = (won + 1..=arrived)
                    .filter(|&at| positions[at].stage == Stage::Throw && positions[at].die == 0);
                assert_eq!(begun.count(), turns as usize);
            }
        }
    }
}

/// The name of a tale's kind.
fn kind(tale: &Tale) -> String {
    let words = format!("{tale:?}");
    words.split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn random_games_have_three_true_sentences_and_every_kind_is_told() {
    let mut random = Random::new(7);
    let mut kinds = BTreeSet::new();
    for case in 0..240 {
        let options = json!({"players": 2 + case % 3, "two_on_first_five": case % 2 == 1,
            "capture_on_exit": case % 4 > 1});
        let options = Parchis::read_options(&options).unwrap();
        let rules = Parchis::new(options, &Levels::built_in()).unwrap();
        let mut game = Match::new(rules, case);
        while !game.turn().is_over() {
            let mv = game
                .outcome()
                .unwrap_or_else(|| *random.pick(&game.legal_moves()));
            game.play(mv, &mut ()).unwrap();
        }
        let story = Story::of(&game).unwrap();
        check(&game, &story);
        let told: BTreeSet<String> = story.sentences.iter().map(|s| kind(&s.tale)).collect();
        assert_eq!(told.len(), 3, "{story:?}");
        assert_eq!(Story::of(&game), Some(story));
        kinds.extend(told);
    }
    assert_eq!(kinds.len(), 11, "{kinds:?}");
}
