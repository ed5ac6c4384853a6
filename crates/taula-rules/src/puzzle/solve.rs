//! Whether a position is won in so many turns, whatever the others do.

use std::collections::HashMap;
use std::fmt;

use crate::{Decider, Rules, Seat, Turn};

/// How many positions are looked at for one answer, unless another limit is set.
const MOST_LOOKED_AT: u64 = 3_000_000;
/// How many positions are remembered.
const MOST_KNOWN: usize = 200_000;
/// How many moves deep is looked: a turn of many moves may not go on for ever.
const DEEPEST: usize = 200;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// There is more to look at than was allowed.
    TooMuch,
    /// It is chance's turn somewhere.
    Chance,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooMuch => "there is too much to look at",
            Self::Chance => "chance decides something in it",
        })
    }
}

impl std::error::Error for Unsolved {}

/// How a position is held out longest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence<M> {
    /// The move.
    pub mv: M,
    /// In how many turns it is lost all the same; none where it is not, in as many as were looked at.
    pub holds: Option<u32>,
}

/// Finds out for one seat whether it wins in a number of its own turns, whatever the others do.
///
/// A turn is everything a player does before another one decides, so a turn of many moves counts once. A win is to
/// be there by the end of the seat's last turn. A game that ends in another way is not won.
pub struct Solver<'a, R: Rules> {
    rules: &'a R,
    seat: Seat,
    most: u64,
    /// How many positions may still be looked at for this answer.
    left: u64,
    /// What is known, by how many turns are left after the one under way.
    known: Vec<HashMap<R::Position, bool>>,
    size: usize,
    /// The move that settled the last position so deep: it is tried first in the next.
    settled: Vec<Option<R::Move>>,
    /// Rooms for moves, one for every level of depth.
    rooms: Vec<Vec<R::Move>>,
}

impl<'a, R: Rules> Solver<'a, R> {
    /// A solver that looks at up to three million positions for each answer.
    #[must_use]
    pub fn new(rules: &'a R, seat: Seat) -> Self {
        Self::within(rules, seat, MOST_LOOKED_AT)
    }

    /// A solver that looks at up to so many positions for each answer.
    #[must_use]
    pub fn within(rules: &'a R, seat: Seat, most: u64) -> Self {
        Self {
            rules,
            seat,
            most,
            left: most,
            known: Vec::new(),
            size: 0,
            settled: Vec::new(),
            rooms: Vec::new(),
        }
    }

    /// Whether the seat wins in so many turns; where it is to move, the turn under way is the first of them.
    ///
    /// # Errors
    /// Where that cannot be told.
    pub fn wins(&mut self, at: &R::Position, turns: u32) -> Result<bool, Unsolved> {
        self.left = self.most;
        match self.rules.decider(at) {
            Decider::Player(seat) if seat == self.seat => match turns.checked_sub(1) {
                Some(rest) => self.value(at, rest, 0),
                None => Ok(false),
            },
            _ => self.value(at, turns, 0),
        }
    }

    /// The least number of turns in which the seat wins, if that is no more than `most`.
    ///
    /// # Errors
    /// Where that cannot be told.
    pub fn distance(&mut self, at: &R::Position, most: u32) -> Result<Option<u32>, Unsolved> {
        for turns in 0..=most {
            if self.wins(at, turns)? {
                return Ok(Some(turns));
            }
        }
        Ok(None)
    }

    /// The moves with which the seat, which is to move, wins in so many turns, in the order of the rules.
    ///
    /// # Errors
    /// Where that cannot be told.
    pub fn keys(&mut self, at: &R::Position, turns: u32) -> Result<Vec<R::Move>, Unsolved> {
        let mut keys = Vec::new();
        if self.rules.decider(at) != Decider::Player(self.seat) {
            return Ok(keys);
        }
        for mv in self.moves(at) {
            if self.wins_by(at, mv, turns)? {
                keys.push(mv);
            }
        }
        Ok(keys)
    }

    /// Whether the seat, which is to move, wins in so many turns with this move.
    ///
    /// # Errors
    /// Where that cannot be told.
    pub fn wins_by(&mut self, at: &R::Position, mv: R::Move, turns: u32) -> Result<bool, Unsolved> {
        let next = self.after(at, mv);
        // The turn is under way until another one decides.
        let own = self.rules.decider(&next) == Decider::Player(self.seat);
        let rest = if own { turns } else { turns.saturating_sub(1) };
        self.wins(&next, rest)
    }

    /// The move that holds out longest for the one to move, another than the seat; among those that hold out as
    /// long, one that leaves few ways to win, then one that is good for whoever plays it. None where nobody
    /// else is to move.
    ///
    /// # Errors
    /// Where that cannot be told.
    pub fn defence(
        &mut self,
        at: &R::Position,
        turns: u32,
    ) -> Result<Option<Defence<R::Move>>, Unsolved> {
        let Decider::Player(seat) = self.rules.decider(at) else {
            return Ok(None);
        };
        if seat == self.seat {
            return Ok(None);
        }
        let mut best: Option<(Defence<R::Move>, usize, f64, String)> = None;
        for mv in self.moves(at) {
            let next = self.after(at, mv);
            let holds = self.distance(&next, turns)?;
            let ways = match holds {
                Some(turns) => self.keys(&next, turns)?.len(),
                None => 0,
            };
            let liked = self.rules.estimate(&next, seat);
            let text = self.rules.text(at, mv);
            let better = best.as_ref().is_none_or(|(than, most, least, name)| {
                let longer = |holds: Option<u32>| holds.unwrap_or(u32::MAX);
                longer(holds)
                    .cmp(&longer(than.holds))
                    .then(most.cmp(&ways))
                    .then(liked.total_cmp(least))
                    .then(name.cmp(&text))
                    .is_gt()
            });
            if better {
                best = Some((Defence { mv, holds }, ways, liked, text));
            }
        }
        Ok(best.map(|(defence, ..)| defence))
    }

    fn moves(&self, at: &R::Position) -> Vec<R::Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(at, &mut moves);
        moves
    }

    fn after(&self, at: &R::Position, mv: R::Move) -> R::Position {
        let mut next = at.clone();
        self.rules.play(&mut next, mv, &mut ());
        next
    }

    fn is_won(&self, at: &R::Position) -> bool {
        match self.rules.turn(at) {
            Turn::Over { ranking } => ranking.first().is_some_and(|best| *best == [self.seat]),
            _ => false,
        }
    }

    /// Whether it is won, with so many turns of the seat's to begin after the one under way.
    fn value(&mut self, at: &R::Position, rest: u32, depth: usize) -> Result<bool, Unsolved> {
        let own = match self.rules.decider(at) {
            Decider::Nobody => return Ok(self.is_won(at)),
            Decider::Chance(_) => return Err(Unsolved::Chance),
            Decider::Player(seat) => seat == self.seat,
        };
        if !own && rest == 0 {
            return Ok(false);
        }
        let turn = rest as usize;
        if let Some(&known) = self.known.get(turn).and_then(|known| known.get(at)) {
            return Ok(known);
        }
        if depth >= DEEPEST {
            return Err(Unsolved::TooMuch);
        }
        if self.rooms.len() <= depth {
            self.rooms.push(Vec::new());
            self.settled.push(None);
        }
        let mut moves = std::mem::take(&mut self.rooms[depth]);
        moves.clear();
        self.rules.legal_moves(at, &mut moves);
        if let Some(first) = self.settled[depth]
            && let Some(place) = moves.iter().position(|&mv| mv == first)
        {
            moves.swap(0, place);
        }
        let nothing = moves.is_empty();
        let found = self.settles(at, &moves, (own, rest), depth);
        self.rooms[depth] = moves;
        let value = match found? {
            Some(mv) => {
                self.settled[depth] = Some(mv);
                own
            }
            None => !own && !nothing,
        };
        if self.known.len() <= turn {
            self.known.resize_with(turn + 1, HashMap::new);
        }
        if self.size < MOST_KNOWN {
            self.size += 1;
            self.known[turn].insert(at.clone(), value);
        }
        Ok(value)
    }

    /// The move that settles a position for whoever moves there: one that wins for the seat, or for another one
    /// that keeps it from winning.
    fn settles(
        &mut self,
        at: &R::Position,
        moves: &[R::Move],
        (own, rest): (bool, u32),
        depth: usize,
    ) -> Result<Option<R::Move>, Unsolved> {
        for &mv in moves {
            self.left = self.left.checked_sub(1).ok_or(Unsolved::TooMuch)?;
            let next = self.after(at, mv);
            // Another turn of the seat's begins once the others have played.
            let begins = !own && self.rules.decider(&next) == Decider::Player(self.seat);
            let rest = if begins { rest - 1 } else { rest };
            if self.value(&next, rest, depth + 1)? == own {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }
}
