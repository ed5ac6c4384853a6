//! What a move would do, worked out without making it.

use taula_rules::{Match, Rules};

/// What a move would make happen, up to the first event that is another decision or another's turn.
pub fn preview<R: Rules>(
    game: &Match<R>,
    mv: R::Move,
    is_next: impl FnMut(&R::Event) -> bool,
) -> Vec<R::Event> {
    let mut events = Vec::new();
    let mut at = game.position().clone();
    game.rules().play(&mut at, mv, &mut events);
    let end = events.iter().position(is_next);
    events.truncate(end.unwrap_or(events.len()));
    events
}
