//! The puzzles of Tebas show all there is.

use std::collections::BTreeSet;

use taula_rules::games::tebas::{Event, Tebas};
use taula_rules::puzzle::Puzzle;
use taula_rules::{Rules, Seat};

use super::games::{laid, puzzles};

/// What happens by the key.
fn by_key(puzzle: &Puzzle) -> Vec<Event> {
    let (rules, mut at) = laid::<Tebas>(&puzzle.start);
    let key = rules.parse(&at, &puzzle.keys[0]).unwrap();
    let mut events = Vec::new();
    rules.play(&mut at, key, &mut events);
    events
}

#[test]
fn they_go_from_easy_to_hard_and_show_all_there_is() {
    let puzzles = puzzles::<Tebas>();
    let turns: Vec<u32> = puzzles.iter().map(|puzzle| puzzle.win_in).collect();
    assert!(turns.is_sorted());
    for wanted in [1, 2] {
        assert!(turns.iter().filter(|&&turns| turns == wanted).count() >= 5);
    }
    let starts: BTreeSet<String> = puzzles
        .iter()
        .map(|puzzle| puzzle.start["board"].to_string())
        .collect();
    assert_eq!(starts.len(), puzzles.len());
    let keys: Vec<Vec<Event>> = puzzles.iter().map(|puzzle| by_key(puzzle)).collect();
    let some = |what: &str, is: &dyn Fn(&Event) -> bool| {
        assert!(keys.iter().flatten().any(is), "no key {what}");
    };
    some("bends", &|event| {
        matches!(event, Event::Moved { bend: Some(_), .. })
    });
    some("turns", &|event| matches!(event, Event::Turned { .. }));
    some(
        "moves a stack",
        &|event| matches!(event, Event::Moved { stack, .. } if stack.is_stack()),
    );
    some(
        "covers a stack",
        &|event| matches!(event, Event::Stacked { covered, .. } if covered.is_stack()),
    );
    some(
        "covers the last free piece",
        &|event| matches!(event, Event::Stacked { covered, .. } if covered.top() == Seat(1)),
    );
    some("removes", &|event| matches!(event, Event::Removed { .. }));
    some("gives back", &|event| {
        matches!(event, Event::Undone { redeploy: 1.., .. })
    });
    some("obliges", &|event| {
        matches!(
            event,
            Event::Obliged {
                player: Seat(1),
                ..
            }
        )
    });
}
