//! A computer player's thoughts about one position, aside from what is drawn.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use taula_rules::bots::{self, Budget, Choice, Level};
use taula_rules::{Match, Rules};

/// What a computer player is thinking about. Dropped, it stops.
pub struct Thought<Move> {
    task: Task<Option<Choice<Move>>>,
    cancel: Arc<AtomicBool>,
}

impl<Move: Send + 'static> Thought<Move> {
    /// Begins to think about the move that a game waits for.
    #[must_use]
    pub fn about<R>(game: &Match<R>, level: Level, visits: u64) -> Self
    where
        R: Rules<Move = Move> + Clone,
    {
        let cancel = Arc::new(AtomicBool::new(false));
        let (rules, at) = (game.rules().clone(), game.position().clone());
        let seed = game.seed() ^ game.moves().len() as u64;
        let stop = cancel.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            bots::choose(&rules, &at, level, Budget::Visits(visits), seed, &stop)
        });
        Self { task, cancel }
    }

    /// What has been chosen; none while it is still thought about. Asked no more once it has answered.
    pub fn answer(&mut self) -> Option<Option<Choice<Move>>> {
        block_on(poll_once(&mut self.task))
    }
}

impl<Move> Drop for Thought<Move> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}
