//! Why things are as they are, for people: duties, and what forbids a move.

use super::Parchis;
use super::moves::Move;
use super::position::{Position, Stage};
use super::squares::Squares;
use crate::Rules;

/// What the rules oblige the player to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// A piece must come out (PA-11).
    ComeOut,
    /// Two must come out (PA-13).
    ComeOutTwo,
    /// A barrier must be opened (PA-18).
    OpenBarrier,
}

/// Why a piece on the way cannot count what is to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A piece must come out instead (PA-11).
    MustComeOut,
    /// A barrier must be opened instead (PA-18).
    MustOpenBarrier,
    /// A barrier stands on the way, at this index (PA-19).
    Barrier(u8),
    /// Two pieces of different colours stand where it would stop, at this index (PA-20).
    Full(u8),
    /// The goal is fewer squares away (PA-24, PA-25).
    TooFar {
        /// How many.
        squares_left: u8,
    },
}

impl Parchis {
    /// What the player must do, where the rules leave less than the pieces could.
    #[must_use]
    pub fn duty(&self, at: &Position) -> Option<Duty> {
        let mut moves = Vec::new();
        if at.stage == Stage::Count {
            self.legal_moves(at, &mut moves);
        }
        let pairs = at.pieces[at.player.index()].pairs;
        match moves[..] {
            [Move::Exit] => Some(Duty::ComeOut),
            [Move::ExitTwo] => Some(Duty::ComeOutTwo),
            _ if matches!(at.count, 6 | 7) && !moves.is_empty() => moves
                .iter()
                .all(|mv| matches!(mv, Move::Count { from, .. } if pairs.contains(*from)))
                .then_some(Duty::OpenBarrier),
            _ => None,
        }
    }

    /// Why the player's piece at index `from` cannot count; none where it can, or where nothing is to be
    /// counted.
    #[must_use]
    pub fn obstacle(&self, at: &Position, from: u8) -> Option<Obstacle> {
        if at.stage != Stage::Count {
            return None;
        }
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        if moves.contains(&Move::Count {
            count: at.count,
            from,
        }) {
            return None;
        }
        if matches!(moves[..], [Move::Exit | Move::ExitTwo]) {
            return Some(Obstacle::MustComeOut);
        }
        let goal = self.tracks().goal[at.player.index()];
        let to = from + at.count;
        if to > goal {
            return Some(Obstacle::TooFar {
                squares_left: goal - from,
            });
        }
        let mut barriers = Squares::way(from, to.min(goal - 1)).and(self.barriers(at));
        if let Some(index) = barriers.next() {
            return Some(Obstacle::Barrier(index));
        }
        if to < goal && self.mixed(at, to) {
            return Some(Obstacle::Full(to));
        }
        Some(Obstacle::MustOpenBarrier)
    }
}
