//! What a table shows of a position, against the oracle: the ways of every piece with what they do or why they
//! cannot be gone, what the clauses of the free piece ask for, and what events tell. In positions placed at
//! random.

use serde_json::Value;
use taula_rules::games::tebas::{
    Circle, Duty, Effect, Event, Heading, Obligation, Picture, Position, Refusal, Tebas, Verdict,
    Way,
};
use taula_rules::perft::perft;
use taula_rules::{Levels, Match, Rules};

use crate::oracle::tebas::{
    Board, HEADINGS, Next, Table, after, allowed, ends, field, is_flowered, is_outer, possible,
};
use crate::placed;
use crate::tools::Random;

const POSITIONS: usize = 400;

/// A placed position, as both have it.
fn any(random: &mut Random, levels: &Levels) -> (Tebas, Position, Table, Value) {
    let position = placed::accepted(random);
    let (rules, at) =
        Tebas::read(&position, levels).unwrap_or_else(|fault| panic!("{fault}: {position}"));
    let table = Table::read(&position).unwrap();
    (rules, at, table, position)
}

/// Where the seat has free pieces in the inner field.
fn free_inside(board: &Board, seat: u8) -> Vec<&String> {
    let owner = ['I', 'L'][usize::from(seat)];
    board
        .iter()
        .filter(|(circle, stack)| !is_outer(circle) && stack.owners.ends_with(owner))
        .map(|(circle, _)| circle)
        .collect()
}

#[test]
fn duties_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(11);
    let mut often = [0; 4];
    for _ in 0..POSITIONS {
        let (rules, at, table, position) = any(&mut random, &levels);
        let duty = rules.duty(&at);
        let Next::Move(seat) = table.next else {
            assert_eq!(duty, Duty::Nothing, "{position}");
            continue;
        };
        let inside = free_inside(&table.board, seat);
        let moves = allowed(&table.board, seat);
        let expected = match inside[..] {
            [] if moves.iter().any(|text| text.contains('-')) => Duty::Enter,
            [] => Duty::Turn,
            [last] => Duty::Keep(last.parse().unwrap()),
            _ => Duty::Nothing,
        };
        assert_eq!(duty, expected, "{position}");
        often[match duty {
            Duty::Nothing => 0,
            Duty::Keep(_) => 1,
            Duty::Enter => 2,
            Duty::Turn | Duty::Anything => 3,
        }] += 1;
    }
    assert!(often.into_iter().all(|times| times > 3), "{often:?}");
}

#[test]
fn ways_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(12);
    let mut legal = 0;
    let mut refused = 0;
    for _ in 0..POSITIONS {
        let (rules, at, table, position) = any(&mut random, &levels);
        for circle in Circle::all() {
            let name = circle.to_string();
            let ways = rules.ways(&at, circle);
            let turns = rules.turns(&at, circle);
            let here = format!("{circle} in {position}");
            let own = match (&table.next, table.board.get(&name)) {
                (Next::Move(0), Some(stack)) => stack.owners.ends_with('I'),
                (Next::Move(_), Some(stack)) => stack.owners.ends_with('L'),
                _ => false,
            };
            if !own {
                assert!(ways.is_empty() && turns.is_empty(), "{here}");
                continue;
            }
            let moves = table.legal();
            for (north, verdict) in &turns {
                let is_legal = moves.contains(&format!("{name}@{north}"));
                assert_eq!(verdict.is_ok(), is_legal, "{here}");
            }
            assert_eq!(turns.len(), 3, "{here}");
            let stack = &table.board[&name];
            for (heading, letter) in Heading::ALL.into_iter().zip(HEADINGS) {
                let of: Vec<&Way> = ways.iter().filter(|way| way.heading == heading).collect();
                let number = stack.number(letter);
                assert!(of.iter().all(|way| way.number == number), "{here}");
                let mut shown: Vec<String> = of
                    .iter()
                    .filter_map(|way| way.end)
                    .map(|end| end.to_string())
                    .collect();
                let mut expected = ends(&name, letter, number);
                shown.sort();
                expected.sort();
                assert_eq!(shown, expected, "{letter} of {here}");
                for way in of {
                    goes_step_by_step(&name, way, &here);
                    match way.verdict {
                        Verdict::Legal(effect) => {
                            legal += 1;
                            does(&table, &name, way, effect, &here);
                        }
                        Verdict::Refused(why) => {
                            refused += 1;
                            let expected = reason(&table, &name, way);
                            assert!(expected.contains(&why), "{way:?} of {here}, {expected:?}");
                        }
                    }
                }
            }
        }
    }
    assert!(
        legal > POSITIONS && refused > POSITIONS,
        "{legal} {refused}"
    );
}

/// TE-8 to TE-12, of the circles themselves.
#[track_caller]
fn goes_step_by_step(from: &str, way: &Way, here: &str) {
    let mut at = from.to_owned();
    let mut headings: Vec<(u8, u8)> = Vec::new();
    for (step, to) in way.path.iter().map(Circle::to_string).enumerate() {
        let (a, b) = (at.as_bytes(), to.as_bytes());
        let by = (b[0].wrapping_sub(a[0]), b[1].wrapping_sub(a[1]));
        assert!(
            [(0, 1), (1, 0), (0, 255), (255, 0)].contains(&by),
            "{way:?} of {here}"
        );
        assert!(step == 0 || field(&at) == field(&to), "{way:?} of {here}");
        if headings.last().is_some_and(|&last| last != by) {
            assert_eq!(way.bend.unwrap().to_string(), at, "{here}");
        }
        headings.push(by);
        at = to;
    }
    headings.dedup();
    assert!(headings.len() <= 2, "{way:?} of {here}");
    assert_eq!(way.turned.is_some(), way.bend.is_some(), "{here}");
    match way.end {
        Some(end) => {
            assert_eq!(end.to_string(), at, "{here}");
            assert_eq!(way.path.len(), usize::from(way.number), "{here}");
            assert_eq!(headings.len() == 2, way.bend.is_some(), "{here}");
        }
        None => assert!(way.path.len() < usize::from(way.number), "{here}"),
    }
}

#[track_caller]
fn does(table: &Table, from: &str, way: &Way, effect: Effect, here: &str) {
    let text = format!("{from}-{}", way.end.unwrap());
    assert!(table.legal().contains(&text), "{text} of {here}");
    let to = &text[3..];
    let (board, under) = after(&table.board, &text);
    let written = |board: &Board| format!("{}{}", board[to].owners, board[to].north);
    match effect {
        Effect::Plain => assert!(under.is_empty() && !table.board.contains_key(to), "{here}"),
        Effect::Covers { covered, stack } => {
            assert_eq!(covered.to_string(), written(&table.board), "{here}");
            assert_eq!(stack.to_string(), written(&board), "{here}");
        }
        Effect::Undoes { leave, redeploy } => {
            let top = board[to].owners.chars().next().unwrap();
            let own = under.matches(top).count();
            assert_eq!(usize::from(redeploy), own, "{here}");
            assert_eq!(usize::from(leave), under.len() - own, "{here}");
            assert!(leave + redeploy > 0, "{here}");
        }
    }
}

/// The reasons there can be for refusing a way.
fn reason(table: &Table, from: &str, way: &Way) -> Vec<Refusal> {
    let Next::Move(seat) = table.next else {
        panic!("not a move");
    };
    let Some(end) = way.end.map(|end| end.to_string()) else {
        let bent = way.bend.is_some();
        let gone_since = way
            .path
            .iter()
            .position(|&circle| Some(circle) == way.bend)
            .map(|at| way.path.len() - 1 - at);
        return match (bent, gone_since) {
            (false, _) => vec![Refusal::Edge],
            (true, Some(0)) => vec![Refusal::Edge, Refusal::Border],
            (true, _) => vec![Refusal::SecondBend],
        };
    };
    let board = &table.board;
    if is_flowered(&end) {
        return vec![Refusal::Flowered];
    }
    if is_outer(&end) && board.contains_key(&end) {
        return vec![Refusal::Full];
    }
    let text = format!("{from}-{end}");
    assert!(possible(board, seat).contains(&text));
    assert!(!allowed(board, seat).contains(&text), "{text} is legal");
    vec![if !free_inside(board, seat).is_empty() {
        if board[from].owners.len() > 1 {
            Refusal::LastFreeStack
        } else {
            Refusal::LastFree
        }
    } else if allowed(board, seat).iter().any(|text| text.contains('-')) {
        Refusal::MustEnter
    } else {
        Refusal::MustTurn
    }]
}

#[test]
fn events_tell_it_all() {
    let levels = Levels::built_in();
    let mut random = Random::new(13);
    for _ in 0..POSITIONS {
        let (rules, at, table, position) = any(&mut random, &levels);
        let mut moves = table.legal();
        random.shuffle(&mut moves);
        for text in moves.iter().take(12) {
            let mut game = Match::from_position(rules.clone(), at.clone(), 0);
            let mut picture = Picture::of(&rules, &at);
            let mut events: Vec<Event> = Vec::new();
            game.play_text(text, &mut events).unwrap();
            for event in &events {
                picture.show(event);
            }
            let here = format!("{text} in {position}: {events:?}");
            assert_eq!(picture, Picture::of(&rules, game.position()), "{here}");
            let mut then = table.clone();
            then.play(text).unwrap();
            told(&table, &then, text, &events, &here);
        }
    }
}

/// That what happened is told, and nothing else.
#[track_caller]
fn told(before: &Table, then: &Table, text: &str, events: &[Event], here: &str) {
    let has = |what: fn(&Event) -> bool| events.iter().filter(|event| what(event)).count();
    let changes = |from: &Table, to: &Table| from.to_json()["out"] != to.to_json()["out"];
    let (from, to) = text.split_once('-').unwrap_or(("", ""));
    let covers = before.board.contains_key(to);
    let undoes = !to.is_empty() && is_outer(to) && before.board[from].owners.len() > 1;
    let expected = [
        (
            has(|event| matches!(event, Event::Moved { .. })),
            !to.is_empty(),
        ),
        (has(|event| matches!(event, Event::Stacked { .. })), covers),
        (has(|event| matches!(event, Event::Undone { .. })), undoes),
        (
            has(|event| matches!(event, Event::Removed { .. })),
            changes(before, then),
        ),
        (
            has(|event| matches!(event, Event::Turned { .. })),
            text.contains('@'),
        ),
        (
            has(|event| matches!(event, Event::Replaced { .. })),
            text.starts_with("drop"),
        ),
        (
            has(|event| matches!(event, Event::Started { .. })),
            text.starts_with("roll"),
        ),
        (
            has(|event| matches!(event, Event::Over { .. })),
            matches!(then.next, Next::Over(_)),
        ),
    ];
    for (place, (times, expected)) in expected.into_iter().enumerate() {
        assert_eq!(times, usize::from(expected), "{place}: {here}");
    }
    let obliged: Vec<Obligation> = events
        .iter()
        .filter_map(|event| match event {
            Event::Obliged { duty, .. } => Some(*duty),
            _ => None,
        })
        .collect();
    let expected = match then.next {
        Next::Move(seat) if free_inside(&then.board, seat).is_empty() => {
            let enters = allowed(&then.board, seat)
                .iter()
                .any(|text| text.contains('-'));
            vec![if enters {
                Obligation::Enter
            } else {
                Obligation::Turn
            }]
        }
        _ => Vec::new(),
    };
    assert_eq!(obliged, expected, "{here}");
    for event in events {
        if let Event::Moved { path, heading, .. } = event {
            assert_eq!(path.last().unwrap().to_string(), to, "{here}");
            let letter = HEADINGS[Heading::ALL.iter().position(|one| one == heading).unwrap()];
            let number = before.board[from].number(letter);
            assert_eq!(path.len(), usize::from(number), "{here}");
            assert!(
                ends(from, letter, number).iter().any(|end| end == to),
                "{here}"
            );
        }
    }
}

fn count(table: &Table, depth: u32) -> u64 {
    let moves = table.legal();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|text| {
            let mut next = table.clone();
            next.play(text).unwrap();
            count(&next, depth - 1)
        })
        .sum()
}

#[test]
fn as_many_sequences_of_moves() {
    let levels = Levels::built_in();
    let mut random = Random::new(14);
    let mut counted = 0;
    while counted < 15_000 {
        let (rules, at, table, position) = any(&mut random, &levels);
        // As deep as is counted soon.
        let depth = (1..5)
            .take_while(|&depth| perft(&rules, &at, depth, 2_000).is_some())
            .last()
            .unwrap();
        let nodes = count(&table, depth);
        assert_eq!(
            perft(&rules, &at, depth, 2_000),
            Some(nodes),
            "depth {depth}: {position}"
        );
        counted += nodes;
    }
}
