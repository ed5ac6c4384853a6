//! Computer players over any game.
//!
//! They know no game: they play the moves that the [`Rules`] give them and go by
//! [`Rules::estimate`]. With a budget of visits, the same seed, position and level give the same move on
//! every machine.

mod glance;
mod search;

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{Decider, Rules, Seat};

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Moves at random half of the time.
    Beginner,
    /// Takes what looks best at the end of the turn.
    Easy,
    /// Plays on from every move a little, and a short way.
    Medium,
    /// Plays on more often, and further.
    Hard,
    /// Plays on for as long as it makes a difference.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Expert,
    ];

    /// Its name in the protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLevel;

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(name: &str) -> Result<Self, NoLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or(NoLevel)
    }
}

/// How long a computer player may think. It may be done before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many visits, at least one, on one thread.
    Visits(u64),
    /// Until then, on up to so many threads.
    Until {
        /// When the move must be there.
        deadline: Instant,
        /// At least one.
        threads: usize,
    },
}

/// What a computer player has chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// The result the player can expect of it, 0 to 1.
    pub value: f64,
    /// How many positions were looked at, or games played on.
    pub visits: u64,
    /// All legal moves, in the order of the rules.
    pub looks: Vec<Look<M>>,
}

impl<M: Copy + PartialEq> Choice<M> {
    /// The best of the other moves, by what was found out about them; none where no other was looked at.
    ///
    /// A search soon leaves moves that are clearly behind, so what it knows of those is rougher. Only moves
    /// looked at at least half as often as the one of them looked at most are compared.
    #[must_use]
    pub fn next_best(&self) -> Option<Look<M>> {
        let others = || self.looks.iter().filter(|look| look.mv != self.mv);
        let most = others().map(|look| look.visits).max()?;
        let mut best: Option<(Look<M>, f64)> = None;
        for look in others().filter(|look| look.visits * 2 >= most) {
            if let Some(value) = look.value()
                && best.is_none_or(|(_, highest)| value > highest)
            {
                best = Some((*look, value));
            }
        }
        best.map(|(look, _)| look)
    }

    /// By how much the move is worth more than the next best, by the player's own numbers: 0 to 1, and less
    /// than 0 where a beginner took any, or where luck has it in few games. None where there is no other.
    #[must_use]
    pub fn lead(&self) -> Option<f64> {
        Some(self.value - self.next_best()?.value()?)
    }
}

/// What was found out about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look<M> {
    /// The move.
    pub mv: M,
    /// The results found, added up.
    sum: f64,
    /// How often it was looked at.
    pub visits: u64,
}

impl<M> Look<M> {
    /// The result the player can expect, 0 to 1; none where the move was never looked at.
    #[must_use]
    pub fn value(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.sum / self.visits as f64)
    }
}

/// Chooses a move for the player whose turn it is; none where it is no player's.
///
/// `cancel` may be set from elsewhere: what has been found by then is answered.
#[must_use]
pub fn choose<R: Rules>(
    rules: &R,
    at: &R::Position,
    level: Level,
    budget: Budget,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Choice<R::Move>> {
    let Decider::Player(seat) = rules.decider(at) else {
        return None;
    };
    let at = &rules.veiled(at, seat);
    let task = Task {
        rules,
        at,
        seat,
        seed,
        budget,
        cancel,
    };
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let known = rules.by_heart(at, &moves, &mut rng);
    let mut looks: Vec<Look<R::Move>> = moves
        .into_iter()
        .map(|mv| Look {
            mv,
            sum: 0.0,
            visits: 0,
        })
        .collect();
    if let Some(look) = known.and_then(|place| looks.get_mut(place)) {
        (look.sum, look.visits) = (rules.estimate(at, seat), 1);
        let (mv, value) = (look.mv, look.sum);
        return Some(Choice {
            mv,
            value,
            visits: 1,
            looks,
        });
    }
    match level {
        Level::Beginner => glance::beginner(&task, looks),
        Level::Easy => glance::easy(&task, looks),
        Level::Medium => search::search(&task, looks, &search::MEDIUM),
        Level::Hard => search::search(&task, looks, &search::HARD),
        Level::Expert => search::search(&task, looks, &search::EXPERT),
    }
}

/// What is to be found out, and how long it may take.
struct Task<'a, R: Rules> {
    rules: &'a R,
    at: &'a R::Position,
    /// Whose move it is.
    seat: Seat,
    seed: u64,
    budget: Budget,
    cancel: &'a AtomicBool,
}

/// Two numbers made into one that looks nothing like either (the mixing of SplitMix64).
const fn mixed(a: u64, b: u64) -> u64 {
    let mut x = a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
