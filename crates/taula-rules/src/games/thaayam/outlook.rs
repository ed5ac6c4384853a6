//! What a position is worth to a seat, guessed.

use super::Thaayam;
use super::board::{CASTLE, PIECES};
use super::moves::Move;
use super::odds::{A_ONE, REACH};
use super::position::{Position, Stage};
use crate::Seat;

/// What entering is worth in squares, and bearing off as well: each takes a 1, and a turn brings 4 squares
/// and two 1s in five on average.
const ONE: f64 = 10.0;
/// What a single has to go, in squares, from off the board until it is borne off.
const WHOLE: f64 = ONE + CASTLE as f64 + ONE;
/// What a turn is worth, in squares.
const TURN: f64 = 4.0;
/// What entering a twin is worth: two 1s of one turn come once in a dozen turns.
const TWIN: f64 = 44.0;

impl Thaayam {
    /// The result a seat can expect: a win is 1, anything else 0 (TH-27).
    pub(super) fn outlook(&self, at: &Position, seat: Seat) -> f64 {
        if at.stage == Stage::Over {
            return if at.player == seat { 1.0 } else { 0.0 };
        }
        let standing = self.standing(at, seat);
        // Each of the others has to be beaten.
        let mut won = 1.0;
        for &other in self.others(seat) {
            let lead = 5.0 * (standing - self.standing(at, other));
            won *= 0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt();
        }
        won
    }

    /// The place of the move that gains most at a glance, in squares; `any` of them where all are alike.
    pub(super) fn first_glance(&self, at: &Position, moves: &[Move], any: usize) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let mut best = (any, f64::MIN);
        for place in (any..moves.len()).chain(0..any) {
            let gain = self.gain(at, moves[place]);
            if gain > best.1 {
                best = (place, gain);
            }
        }
        best.0
    }

    /// What a move gains at a glance, in squares, beside the way that its scores are worth in any move.
    fn gain(&self, at: &Position, mv: Move) -> f64 {
        let player = at.player;
        match mv {
            Move::Out => WHOLE,
            Move::EnterTwin => TWIN,
            Move::Enter => ONE,
            Move::Roll(_) => 0.0,
            Move::Declare => 1.0,
            Move::Single { score, from } => {
                let to = from + score;
                let stands =
                    |index| self.danger(at, player, index) * (ONE + f64::from(index) + TURN);
                let mut gain = 0.0;
                if !self.tracks.shelters(player, from) {
                    gain += stands(from);
                }
                if !self.tracks.shelters(player, to) {
                    gain -= stands(to);
                    for &other in self.others(player) {
                        if let Some(index) = self.tracks.seen_by(other, player, to) {
                            let count = at.of(other).singles.count(index);
                            if count > 0 {
                                gain += TURN + f64::from(count) * (ONE + f64::from(index));
                            }
                        }
                    }
                }
                gain
            }
            Move::Twin { scores, from } => {
                let half = scores.sum() / 2;
                // What is lost in halving.
                let mut gain = 2.0 * f64::from(half) - f64::from(scores.sum());
                let to = from + half;
                if !self.tracks.shelters(player, to) {
                    for &other in self.others(player) {
                        if let Some(index) = self.tracks.seen_by(other, player, to) {
                            let count = at.of(other).twins.count(index);
                            if count > 0 {
                                gain += TURN + f64::from(2 * count) * (ONE + f64::from(index));
                            }
                        }
                    }
                }
                gain
            }
        }
    }

    /// How far a seat's pieces have come, of 1, with what they stand to lose and to gain.
    fn standing(&self, at: &Position, seat: Seat) -> f64 {
        let pieces = at.of(seat);
        let mut squares =
            f64::from(pieces.castle) * (ONE + f64::from(CASTLE)) + f64::from(pieces.out) * WHOLE;
        for index in pieces.singles.indices() {
            let one = ONE + f64::from(index);
            let mut count = f64::from(pieces.singles.count(index));
            if !self.tracks.shelters(seat, index) {
                // Who captures has another turn as well.
                squares -= self.danger(at, seat, index) * (count * one + TURN);
                // Together they can be lost together.
                count -= 0.02 * (count - 1.0);
            }
            squares += count * one;
        }
        for index in pieces.twins.indices() {
            let count = f64::from(pieces.twins.count(index));
            squares += count * 2.0 * (ONE + f64::from(index));
            if !self.tracks.shelters(seat, index) {
                squares -= self.danger_to_twin(at, seat, index)
                    * (count * 2.0 * (ONE + f64::from(index)) + TURN);
            }
        }
        // Both of a twin off the board wait for two 1s.
        squares -= f64::from(pieces.off_twins) * (TWIN - 2.0 * ONE);
        if at.player == seat {
            squares += match at.stage {
                // What is still to be played will be, mostly.
                Stage::Play => f64::from(at.left.sum()) + if at.captured { TURN } else { 0.0 },
                Stage::Throw => TURN / 2.0 + at.thrown.iter().map(f64::from).sum::<f64>(),
                Stage::Opening | Stage::Over => 0.0,
            };
        }
        squares / (WHOLE * f64::from(PIECES))
    }

    /// How likely singles on a plain square are to be captured by the next turns, roughly: as if each of
    /// the others' pieces had throws of its own.
    fn danger(&self, at: &Position, seat: Seat, index: u8) -> f64 {
        let mut safe = 1.0;
        for &other in self.others(seat) {
            let Some(target) = self.tracks.seen_by(other, seat, index) else {
                continue;
            };
            let pieces = at.of(other);
            for from in pieces.singles.indices() {
                if from < target {
                    safe *= 1.0 - REACH.single[usize::from(target - from)];
                }
            }
            if pieces.off > 0 {
                safe *= 1.0
                    - if pieces.all_off() {
                        A_ONE * REACH.single[usize::from(target)]
                    } else {
                        REACH.entering[usize::from(target)]
                    };
            }
        }
        1.0 - safe
    }

    /// The same for twins, which only twins attack.
    fn danger_to_twin(&self, at: &Position, seat: Seat, index: u8) -> f64 {
        let mut safe = 1.0;
        for &other in self.others(seat) {
            let twins = at.of(other).twins;
            if twins.is_empty() {
                continue;
            }
            let Some(target) = self.tracks.seen_by(other, seat, index) else {
                continue;
            };
            for from in twins.indices() {
                if from < target {
                    safe *= 1.0 - REACH.twin[usize::from(target - from)];
                }
            }
        }
        1.0 - safe
    }
}
