//! Players that play on from every move, as players might, and take the one that ends best on average.
//!
//! Every round plays on once from each move that is still in question, all with the same dice, so that
//! what tells moves apart is the moves and not their luck. Moves that are clearly behind are not
//! followed any further. Decisions come of the four operations and the square root alone, which are the
//! same on every machine.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::Instant;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::{Budget, Choice, Look, Task, mixed};
use crate::{Decider, Rules};

/// How hard a level searches.
pub(super) struct Effort {
    /// The most games played on, all moves together: more would hardly change the choice.
    visits: u64,
    /// How many moves a game is played on before it is judged.
    horizon: u64,
}

pub(super) const MEDIUM: Effort = Effort {
    visits: 120,
    horizon: 12,
};
pub(super) const HARD: Effort = Effort {
    visits: 10_000,
    horizon: 40,
};
pub(super) const EXPERT: Effort = Effort {
    visits: 100_000,
    horizon: 80,
};

/// Rounds before moves are first weighed against each other; afterwards whenever they have doubled.
const FIRST_WEIGHING: u64 = 32;
/// Rounds after which the last move in question is known well enough.
const ENOUGH_FOR_ONE: u64 = 1024;

/// Plays on from each move as often as budget and effort allow, and takes the best.
pub(super) fn search<R: Rules>(
    task: &Task<R>,
    mut looks: Vec<Look<R::Move>>,
    effort: &Effort,
) -> Option<Choice<R::Move>> {
    // What wins at once needs no search, and a game played on from elsewhere may be won as surely.
    if let Some(look) = looks.iter_mut().find(|look| wins(task, look.mv)) {
        (look.sum, look.visits) = (1.0, 1);
        let mv = look.mv;
        return Some(Choice {
            mv,
            value: 1.0,
            visits: 1,
            looks,
        });
    }
    let open = &most_promising(task, &looks);
    match task.budget {
        Budget::Visits(visits) => {
            let most = visits.clamp(1, effort.visits);
            worker(task, &mut looks, open, effort, most, None, 0);
        }
        Budget::Until { deadline, threads } => {
            together(task, &mut looks, open, effort, deadline, threads.max(1));
        }
    }
    // A mean of few games may be high by luck alone.
    let most = looks.iter().map(|look| look.visits).max()?;
    let mut best: Option<(R::Move, f64)> = None;
    for look in looks.iter().filter(|look| look.visits * 2 >= most) {
        if let Some(value) = look.value()
            && best.is_none_or(|(_, highest)| value > highest)
        {
            best = Some((look.mv, value));
        }
    }
    let (mv, value) = best?;
    Some(Choice {
        mv,
        value,
        visits: looks.iter().map(|look| look.visits).sum(),
        looks,
    })
}

/// Whether a move ends the game with the player in the first place.
fn wins<R: Rules>(task: &Task<R>, mv: R::Move) -> bool {
    let mut next = task.at.clone();
    task.rules.play(&mut next, mv, &mut ());
    task.rules.decider(&next) == Decider::Nobody && task.rules.estimate(&next, task.seat) == 1.0
}

/// Searches on several threads, each with games of its own, and adds up what they find.
fn together<R: Rules>(
    task: &Task<R>,
    looks: &mut [Look<R::Move>],
    open: &[usize],
    effort: &Effort,
    deadline: Instant,
    threads: usize,
) {
    let most = (effort.visits / threads as u64).max(1);
    let alone = looks.to_vec();
    let found: Vec<Vec<Look<R::Move>>> = thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads as u64)
            .map(|number| {
                let mut looks = alone.clone();
                scope.spawn(move || {
                    worker(task, &mut looks, open, effort, most, Some(deadline), number);
                    looks
                })
            })
            .collect();
        worker(task, looks, open, effort, most, Some(deadline), 0);
        // A helper that failed found nothing; the others' work still counts.
        helpers
            .into_iter()
            .filter_map(|helper| helper.join().ok())
            .collect()
    });
    for helper in found {
        for (look, other) in looks.iter_mut().zip(helper) {
            look.sum += other.sum;
            look.visits += other.visits;
        }
    }
}

/// The places in `looks` of the moves that are played on from: all, or where there are more than that those that look
/// best at the end of the move, the first of equals.
fn most_promising<R: Rules>(task: &Task<R>, looks: &[Look<R::Move>]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..looks.len()).collect();
    if places.len() <= R::BREADTH {
        return places;
    }
    let promise = |&place: &usize| {
        let mut next = task.at.clone();
        task.rules.play(&mut next, looks[place].mv, &mut ());
        task.rules.estimate(&next, task.seat)
    };
    let promises: Vec<f64> = places.iter().map(promise).collect();
    places.sort_by(|&a, &b| promises[b].total_cmp(&promises[a]));
    places.truncate(R::BREADTH);
    places
}

/// Plays on from the open moves, round after round, until `most` games are played or time is up.
fn worker<R: Rules>(
    task: &Task<R>,
    looks: &mut [Look<R::Move>],
    open: &[usize],
    effort: &Effort,
    most: u64,
    deadline: Option<Instant>,
    number: u64,
) {
    let Task {
        rules,
        at,
        seat,
        cancel,
        ..
    } = *task;
    let seed = mixed(task.seed, number);
    let horizon = effort.horizon.min(R::HORIZON);
    // Places in `looks` of the moves still in question.
    let mut open = open.to_vec();
    let mut moves = Vec::new();
    let mut next = at.clone();
    let mut visits = 0;
    for round in 1.. {
        for &place in &open {
            let look = &mut looks[place];
            next.clone_from(at);
            rules.play(&mut next, look.mv, &mut ());
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(mixed(seed, round));
            play_on(rules, &mut next, &mut rng, &mut moves, horizon);
            look.sum += rules.estimate(&next, seat);
            look.visits += 1;
            visits += 1;
            if visits >= most
                || cancel.load(Ordering::Relaxed)
                || deadline.is_some_and(|deadline| Instant::now() >= deadline)
            {
                return;
            }
        }
        if round >= FIRST_WEIGHING && round.is_power_of_two() {
            drop_those_behind(looks, &mut open, round);
        }
        if open.len() <= 1 && round >= ENOUGH_FOR_ONE {
            return;
        }
    }
}

/// Plays a game on from a position until it is over or `most` moves are played, as players might. `moves` is
/// room for the legal moves, kept from one game to the next.
fn play_on<R: Rules>(
    rules: &R,
    at: &mut R::Position,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Move>,
    most: u64,
) {
    for _ in 0..most {
        let mv = match rules.decider(at) {
            Decider::Nobody => return,
            Decider::Chance(_) => rules.sample(at, rng),
            Decider::Player(_) => {
                moves.clear();
                rules.legal_moves(at, moves);
                moves[rules.fancy(at, moves, rng)]
            }
        };
        rules.play(at, mv, &mut ());
    }
}

/// Drops the moves that are behind the best by more than luck can explain.
fn drop_those_behind<M>(looks: &[Look<M>], open: &mut Vec<usize>, rounds: u64) {
    let highest = open
        .iter()
        .map(|&place| looks[place].sum)
        .fold(0.0, f64::max);
    // Results lie between 0 and 1, so a mean of n strays by 0.5 / sqrt(n) at most, and the difference of
    // two by 0.71; three times that is no luck. In sums rather than means: times n.
    let luck = 2.1 * (rounds as f64).sqrt();
    open.retain(|&place| looks[place].sum + luck >= highest);
}
