//! The puzzles of the garden games are about all four of them, and show what there is.

use std::collections::BTreeSet;

use taula_rules::Match;
use taula_rules::games::taihou::{Event, Taihou};

use super::games::{laid, puzzles};

#[test]
fn they_go_from_easy_to_hard_and_are_about_every_game() {
    let puzzles = puzzles::<Taihou>();
    let turns: Vec<u32> = puzzles.iter().map(|puzzle| puzzle.win_in).collect();
    assert!(turns.is_sorted());
    assert!(turns.contains(&1) && turns.contains(&2));
    let mut games = BTreeSet::new();
    let mut boards = BTreeSet::new();
    for puzzle in &puzzles {
        let options = &puzzle.start["options"];
        games.insert((options["lake"].as_bool(), options["flight"].as_bool()));
        boards.insert(puzzle.start["board"].to_string());
    }
    assert_eq!(games.len(), 4);
    assert_eq!(boards.len(), puzzles.len());
}

/// Whether a key captures, turns in place, calls, flies over the lake or around a corner, or does none of it.
#[test]
fn keys_are_of_many_kinds() {
    let (mut captures, mut turns, mut calls, mut plain) = (0, 0, 0, 0);
    for puzzle in puzzles::<Taihou>() {
        let (rules, at) = laid::<Taihou>(&puzzle.start);
        let mut game: Match<Taihou> = Match::from_position(rules, at, 0);
        let mut events: Vec<Event> = Vec::new();
        let key = &puzzle.keys[0];
        game.play_text(key, &mut events).unwrap();
        let captured = events
            .iter()
            .any(|event| matches!(event, Event::Captured { .. }));
        assert_eq!(captured, key.contains('x'), "{key}");
        captures += usize::from(captured);
        turns += usize::from(key.contains('@'));
        calls += usize::from(key.contains('!'));
        plain += usize::from(!key.contains(['x', '@', '!']));
        assert!(game.rules().chosen().players == 2, "nobody else has a say");
    }
    assert!(captures > 0 && turns > 0 && calls > 0 && plain > 0);
}
