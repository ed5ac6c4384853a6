//! Players that look at every move once, at the position at the end of their turn.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{Budget, Choice, Look, Task};
use crate::{Decider, Rules, chance};

/// How many further moves of the same turn are followed.
const MOST_FOLLOWED: usize = 8;

/// Takes what looks best.
pub(super) fn easy<R: Rules>(
    task: &Task<R>,
    mut looks: Vec<Look<R::Move>>,
) -> Option<Choice<R::Move>> {
    let visits = look(task, &mut looks);
    let mut best: Option<(Look<R::Move>, f64)> = None;
    for look in &looks {
        if let Some(value) = look.value()
            && best.is_none_or(|(_, most)| value > most)
        {
            best = Some((*look, value));
        }
    }
    let (Look { mv, .. }, value) = best?;
    Some(Choice {
        mv,
        value,
        visits,
        looks,
    })
}

/// Takes any of the moves half of the time, and what looks best otherwise.
pub(super) fn beginner<R: Rules>(
    task: &Task<R>,
    looks: Vec<Look<R::Move>>,
) -> Option<Choice<R::Move>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(task.seed);
    let choice = easy(task, looks)?;
    if chance::below(&mut rng, 2) == 0 {
        return Some(choice);
    }
    // Only what was looked at has a value that can be told.
    let seen = choice.looks.iter().filter(|look| look.visits > 0);
    let any = chance::below(&mut rng, seen.clone().count() as u32) as usize;
    let (mv, value) = seen
        .filter_map(|look| Some((look.mv, look.value()?)))
        .nth(any)?;
    Some(Choice {
        mv,
        value,
        ..choice
    })
}

/// Looks at each move, as far as the visits go, and says how many positions that took. A glance takes no
/// time worth a limit.
fn look<R: Rules>(task: &Task<R>, looks: &mut [Look<R::Move>]) -> u64 {
    let most = match task.budget {
        Budget::Visits(visits) => visits.max(1),
        Budget::Until { .. } => u64::MAX,
    };
    let mut visits = 0;
    // Every move is seen once before any is followed further.
    for look in looks.iter_mut() {
        if visits == most {
            return visits;
        }
        look.sum = task
            .rules
            .estimate(&after(task, task.at, look.mv), task.seat);
        look.visits = 1;
        visits += 1;
    }
    for look in looks {
        let mut next = after(task, task.at, look.mv);
        for _ in 0..MOST_FOLLOWED {
            let Some((best, value)) = rest_of_turn(task, &next, most, &mut visits) else {
                break;
            };
            next = best;
            look.sum = value;
        }
    }
    visits
}

/// The position the player would choose next where the turn goes on, and what it looks like.
fn rest_of_turn<R: Rules>(
    task: &Task<R>,
    at: &R::Position,
    most: u64,
    visits: &mut u64,
) -> Option<(R::Position, f64)> {
    if task.rules.decider(at) != Decider::Player(task.seat) {
        return None;
    }
    let mut moves = Vec::new();
    task.rules.legal_moves(at, &mut moves);
    if moves.len() as u64 > most - *visits {
        return None;
    }
    *visits += moves.len() as u64;
    let mut best: Option<(R::Position, f64)> = None;
    for mv in moves {
        let next = after(task, at, mv);
        let value = task.rules.estimate(&next, task.seat);
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((next, value));
        }
    }
    best
}

fn after<R: Rules>(task: &Task<R>, at: &R::Position, mv: R::Move) -> R::Position {
    let mut next = at.clone();
    task.rules.play(&mut next, mv, &mut ());
    next
}
