//! What the stories of all games are told by: of what could be said the weightiest, and who led when.

use crate::Seat;

/// A sentence of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence<Tale> {
    /// The move it speaks about: its place in [`Match::moves`](crate::Match::moves).
    pub at: usize,
    /// What it says.
    pub tale: Tale,
}

/// What could be told, the move it speaks about, and how much it weighs.
pub(super) type Candidate<Tale> = (Tale, usize, f64);

/// The candidate that weighs most, the first of equals.
pub(super) fn heaviest<Tale>(candidates: Vec<Candidate<Tale>>) -> Option<Sentence<Tale>> {
    let mut best: Option<Candidate<Tale>> = None;
    for candidate in candidates {
        if best
            .as_ref()
            .is_none_or(|(_, _, weight)| candidate.2 > *weight)
        {
            best = Some(candidate);
        }
    }
    best.map(|(tale, at, _)| Sentence { at, tale })
}

/// Who led for longest.
pub(super) struct Lead {
    /// Who.
    pub(super) seat: Seat,
    /// After how many moves.
    pub(super) moves: usize,
    /// The first move of the longest lead without a break.
    pub(super) from: usize,
    /// The last move of it.
    pub(super) to: usize,
}

/// The seat that led after most moves, of several the first in turn order; none where nobody ever did.
/// `leaders` tells who led after each move.
pub(super) fn longest_lead(
    players: &[Seat],
    leaders: impl Iterator<Item = Option<Seat>> + Clone,
) -> Option<Lead> {
    let mut most: Option<(Seat, usize)> = None;
    for &seat in players {
        let moves = leaders
            .clone()
            .filter(|&leader| leader == Some(seat))
            .count();
        if moves > most.map_or(0, |(_, moves)| moves) {
            most = Some((seat, moves));
        }
    }
    let (seat, moves) = most?;
    let mut longest = (0, 0);
    let mut began = None;
    for (at, leader) in leaders.enumerate() {
        if leader != Some(seat) {
            began = None;
            continue;
        }
        let from = *began.get_or_insert(at);
        if at + 1 - from > longest.1 - longest.0 {
            longest = (from, at + 1);
        }
    }
    Some(Lead {
        seat,
        moves,
        from: longest.0,
        to: longest.1 - 1,
    })
}

/// How often the lead changed hands, the move that did so last, and how much that weighs: in tens, 1 at most,
/// and nothing where it was once or never. `leaders` tells who led before the first move and after each.
pub(super) fn lead_changes(
    leaders: impl Iterator<Item = Option<Seat>>,
) -> (usize, Option<usize>, f64) {
    let mut times = 0;
    let mut last = None;
    let mut leader = None;
    for (played, now) in leaders.enumerate() {
        if now.is_some() && now != leader {
            if leader.is_some() {
                times += 1;
                last = played.checked_sub(1);
            }
            leader = now;
        }
    }
    let weight = if times > 1 {
        (times as f64 / 10.0).min(1.0)
    } else {
        0.0
    };
    (times, last, weight)
}
