//! What computer players go by: how a position looks, and which move comes to mind.

use rand::Rng;

use super::circle::circles;
use super::moves::Move;
use super::position::{Position, Stage};
use super::stack::Stack;
use super::{Tebas, other};
use crate::{Seat, chance};

/// What a free piece is worth where an own one on top of it is worth 1: it comes back when the stack is undone.
const BLOCKED_BY_OWN: f64 = 0.4;
/// ... and where one of the opponent's lies on top.
const BLOCKED: f64 = 0.1;
/// What the player to move can count on of a piece of the other's that can be covered, and of each further one.
const HANGING: f64 = 0.7;
const HANGING_TOO: f64 = 0.15;
/// What the other stands to lose of one that can be covered by then.
const LOOSE: f64 = 0.15;
/// What there is in having several free pieces in the inner field: the last one cannot leave.
const ROOM: f64 = 0.25;

impl Tebas {
    /// Every circle of the inner field that a seat could end a move on, but for TE-24 to TE-26.
    #[inline]
    pub(super) fn reached(&self, at: &Position, seat: Seat) -> u64 {
        circles(at.free_set(seat))
            .filter_map(|circle| Some((circle, at.stack(circle)?)))
            .fold(0, |set, (circle, stack)| {
                set | self.ground.reach[circle.index()][usize::from(stack.north()) - 1]
            })
            & self.ground.inner
    }

    /// The result a seat can expect, guessed from who has how many pieces free and which can be covered.
    pub(super) fn outlook(&self, at: &Position, seat: Seat) -> f64 {
        match at.stage {
            Stage::Over(Some(winner)) => return f64::from(u8::from(winner == seat)),
            Stage::Over(None) | Stage::Starter => return 0.5,
            Stage::Move | Stage::Redeploy => {}
        }
        let player = at.player;
        let mut worth = [self.material(at, player), self.material(at, other(player))];
        // Pieces still to be put back will be free.
        worth[0] += f64::from(at.redeploy);
        let hanging = |of: Seat| (at.free_set(of) & self.reached(at, other(of))).count_ones();
        if at.stage == Stage::Move {
            let theirs = hanging(other(player));
            if theirs > 0 {
                if at.free_set(other(player)).count_ones() == 1 {
                    return result(player == seat, 0.98);
                }
                worth[1] -= HANGING + HANGING_TOO * f64::from(theirs - 1);
            }
            worth[0] -= LOOSE * f64::from(hanging(player));
        } else {
            worth[1] -= LOOSE * f64::from(hanging(other(player)));
            worth[0] -= HANGING * f64::from(hanging(player).min(1));
        }
        let [own, theirs] = worth.map(|worth| worth.max(0.05));
        let lead = (own - theirs) * 2.0 / (own + theirs).sqrt();
        result(
            player == seat,
            0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt(),
        )
    }

    /// What a seat's pieces are worth, one free piece being 1.
    fn material(&self, at: &Position, seat: Seat) -> f64 {
        let free = at.free_set(seat);
        let mut worth = f64::from(free.count_ones());
        worth += ROOM * f64::from((free & self.ground.inner).count_ones().min(3));
        for (_, stack) in circles(at.occupied() & self.ground.inner)
            .filter_map(|circle| Some((circle, at.stack(circle)?)))
        {
            if stack.is_stack() {
                let own = f64::from(stack.count(seat));
                worth += if stack.top() == seat {
                    BLOCKED_BY_OWN * (own - 1.0)
                } else {
                    BLOCKED * own
                };
            }
        }
        worth
    }

    /// The place of a move that comes to mind: one that wins; else mostly one that gains most at once, all the
    /// same which of those that are alike; now and then any.
    pub(super) fn first_glance(&self, at: &Position, moves: &[Move], rng: &mut impl Rng) -> usize {
        let any = chance::below(rng, moves.len() as u32) as usize;
        if at.stage != Stage::Move {
            return any;
        }
        let player = at.player;
        let theirs = at.free_set(other(player));
        let last = theirs.count_ones() == 1;
        let danger = self.reached(at, other(player));
        let whim = chance::below(rng, 4) == 0;
        let mut best = any;
        let mut most = self.gain(at, moves[any], danger);
        // From a place at random round to it: of moves that are alike each may come first.
        for step in 1..=moves.len() {
            let place = (any + step) % moves.len();
            let mv = moves[place];
            if last
                && let Move::Go { to, .. } = mv
                && theirs & to.bit() != 0
            {
                return place;
            }
            if whim {
                continue;
            }
            let gain = self.gain(at, mv, danger);
            if gain > most {
                (best, most) = (place, gain);
            }
        }
        best
    }

    /// What a move gains at once, in tenths of a free piece, where the opponent can end moves on `danger`.
    #[inline]
    fn gain(&self, at: &Position, mv: Move, danger: u64) -> i32 {
        let Move::Go { from, to } = mv else {
            return 0;
        };
        let mut gain = 0;
        if danger & from.bit() != 0 {
            gain += 5;
        }
        if danger & to.bit() != 0 {
            gain -= 6;
        }
        let Some(stack) = at.stack(from) else {
            return gain;
        };
        if let Some(covered) = at.stack(to) {
            gain += if covered.top() == at.player { -8 } else { 10 };
        } else if !self.ground.is_inner(to) {
            gain += undone(stack);
        }
        gain
    }
}

/// What there is in undoing a stack, in tenths of a free piece.
const fn undone(stack: Stack) -> i32 {
    let own = stack.count(stack.top()) as i32 - 1;
    let theirs = stack.height() as i32 - 1 - own;
    6 * own + theirs
}

/// The result for the player to move, or for the other.
const fn result(player: bool, value: f64) -> f64 {
    if player { value } else { 1.0 - value }
}
