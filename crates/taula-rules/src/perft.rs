//! Counting sequences of moves: the quickest check that two programs play by the same rules.

use std::fmt;

use crate::{Decider, Rules};

/// Why sequences were not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// There are more than were asked for, or counting took too long.
    TooMany,
    /// An outcome of chance comes up that cannot be listed.
    Unlisted,
}

impl fmt::Display for NotCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooMany => "there are too many sequences to count",
            Self::Unlisted => "outcomes of chance come up that cannot be listed",
        })
    }
}

impl std::error::Error for NotCounted {}

/// How many sequences of `depth` moves there are from a position, outcomes of chance counted as moves.
/// A game over before counts none. None where there are more than `most`, or they cannot be counted.
pub fn perft<R: Rules>(rules: &R, at: &R::Position, depth: u32, most: u64) -> Option<u64> {
    let nodes = perft_until(rules, at, depth, &mut |nodes| nodes > most).ok()?;
    (nodes <= most).then_some(nodes)
}

/// [`perft`] for as long as one likes: `enough` is told now and then how many have been counted so far, and may say to stop.
///
/// # Errors
/// Where it was stopped, or the outcomes of chance cannot be listed.
pub fn perft_until<R: Rules>(
    rules: &R,
    at: &R::Position,
    depth: u32,
    enough: &mut impl FnMut(u64) -> bool,
) -> Result<u64, NotCounted> {
    if depth == 0 {
        return Ok(1);
    }
    let mut count = Count {
        rules,
        nodes: 0,
        enough,
    };
    count.below(at, depth)?;
    Ok(count.nodes)
}

struct Count<'a, R, F> {
    rules: &'a R,
    nodes: u64,
    enough: &'a mut F,
}

impl<R: Rules, F: FnMut(u64) -> bool> Count<'_, R, F> {
    /// Adds the sequences of `depth` moves, at least one.
    fn below(&mut self, at: &R::Position, depth: u32) -> Result<(), NotCounted> {
        let mut moves = Vec::new();
        self.rules.legal_moves(at, &mut moves);
        if moves.is_empty() && self.rules.decider(at) != Decider::Nobody {
            return Err(NotCounted::Unlisted);
        }
        if depth == 1 {
            self.nodes += moves.len() as u64;
            return Ok(());
        }
        for mv in moves {
            let mut next = at.clone();
            self.rules.play(&mut next, mv, &mut ());
            self.below(&next, depth - 1)?;
            if (self.enough)(self.nodes) {
                return Err(NotCounted::TooMany);
            }
        }
        Ok(())
    }
}
