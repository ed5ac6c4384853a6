//! What computer players go by: how a position looks, and which move comes to mind.

use rand::Rng;

use super::Taihou;
use super::attack::{ever_takes, takes};
use super::board::{MAX_SEATS, NOWHERE};
use super::moves::Move;
use super::piece::Packed;
use super::position::{Position, Stage};
use super::square::{Heading, Square};
use crate::{Seat, chance};

/// What the player to move can count on of the best piece that it can capture, and of each further one.
const HANGING: f64 = 0.85;
const HANGING_TOO: f64 = 0.1;
/// What of the own best piece that could be captured is lost where it is the player's turn: it can be helped; a second
/// hardly.
const LOOSE: f64 = 0.15;
const LOOSE_TOO: f64 = 0.5;
/// What there is in standing near what can be taken, next to it being 1.
const NEAR: f64 = 0.12;
/// By how many points one has to lead for the lead to count much, and how few are enough when the end is called for.
const CLEAR: f64 = 11.0;
const CLEAR_AT_THE_END: f64 = 2.5;

/// How many moves that come to mind are weighed against each other.
const WEIGHED: usize = 6;

impl Taihou {
    /// The result a seat can expect, guessed from the points as they stand, what could be captured next, and how near
    /// pieces are to what they could take.
    pub(super) fn outlook(&self, at: &Position, seat: Seat) -> f64 {
        match at.stage {
            Stage::Over => return self.result(at, seat),
            Stage::Move => {}
            Stage::Draw | Stage::Layout | Stage::Arrange => return 0.5,
        }
        let mut worth = [0.0; MAX_SEATS];
        for &of in &self.players {
            worth[of.index()] = self.material(at, of);
        }
        self.count_captures(at, &mut worth);
        let near = |of: Seat| NEAR * self.nearness(at, of);
        let own = worth[seat.index()] + near(seat);
        let mut best = f64::MIN;
        for &other in self.players.iter().filter(|&&other| other != seat) {
            let theirs = worth[other.index()] + near(other);
            if theirs > best {
                best = theirs;
            }
        }
        let clear = match at.calls_left {
            Some(left) => {
                let left = f64::from(left[seat.index()]) / f64::from(super::TURNS_AFTER_CALL);
                CLEAR_AT_THE_END + (CLEAR - CLEAR_AT_THE_END) * left
            }
            None => CLEAR,
        };
        let lead = (own - best) / clear;
        0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
    }

    /// The result of a game that is over: 1 for the first place, 0 for the last, those between evenly; equal ones
    /// share what their places are worth.
    fn result(&self, at: &Position, seat: Seat) -> f64 {
        let mut before = 0;
        for place in self.standing(at) {
            if place.contains(&seat) {
                let last = (self.players.len() - 1) as f64;
                let mean = before as f64 + (place.len() - 1) as f64 / 2.0;
                return 1.0 - mean / last;
            }
            before += place.len();
        }
        0.0
    }

    /// A seat's points, halves and all.
    fn material(&self, at: &Position, seat: Seat) -> f64 {
        let mut garden = 0;
        for square in at.numbered(seat).iter() {
            garden += u32::from(at.packed(square).number());
        }
        let beside = at.beside(seat);
        let mut halves = 0;
        for (value, &taken) in (1..).zip(&beside.taken) {
            halves += value * (u32::from(taken) + u32::from(beside.reserve >> value & 1));
        }
        f64::from(garden) + f64::from(halves) / 2.0
    }

    /// Counts what can be captured next, the player to move first.
    fn count_captures(&self, at: &Position, worth: &mut [f64; MAX_SEATS]) {
        let player = at.player;
        // What the player can capture, and of whom the best is; what the player could lose.
        let (mut gain, mut more, mut loser) = (0.0, 0.0, player);
        let (mut loss, mut second) = (0.0, 0.0);
        for &seat in &self.players {
            for square in at.numbered(seat).iter() {
                let piece = at.packed(square);
                let Some(value) = piece.value() else { continue };
                self.all_ends(at, seat, square, value, piece.facing(), &mut |end| {
                    if !end.captures {
                        return;
                    }
                    let target = at.packed(end.to);
                    let price = self.price(at, target);
                    if seat == player {
                        if price > gain {
                            (gain, more, loser) = (price, gain, target.owner());
                        } else if price > more {
                            more = price;
                        }
                    } else if target.owner() == player {
                        if price > loss {
                            (loss, second) = (price, loss);
                        } else if price > second {
                            second = price;
                        }
                    }
                });
            }
        }
        if gain > 0.0 {
            let sure = HANGING * gain + HANGING_TOO * more;
            worth[player.index()] += sure * 0.5;
            worth[loser.index()] -= sure;
        }
        worth[player.index()] -= LOOSE * loss + LOOSE_TOO * second;
    }

    /// What the owner loses with a piece: half of it where one of the reserve takes its place.
    #[inline]
    fn price(&self, at: &Position, piece: Packed) -> f64 {
        let number = f64::from(piece.number());
        match piece.value() {
            Some(value) if at.beside(piece.owner()).reserves(value) => number * 0.5,
            _ => number,
        }
    }

    /// How near a seat's pieces are to what they could take: for each the best value by its distance.
    fn nearness(&self, at: &Position, seat: Seat) -> f64 {
        let mut near = 0.0;
        for square in at.numbered(seat).iter() {
            let piece = at.packed(square);
            let mut best = 0.0;
            for &other in self.players.iter().filter(|&&other| other != seat) {
                for target in at.numbered(other).iter() {
                    let prey = at.packed(target);
                    if !ever_takes(piece.number(), prey.number()) {
                        continue;
                    }
                    let distance = u32::from(square.file().abs_diff(target.file()))
                        + u32::from(square.rank().abs_diff(target.rank()));
                    let mut worth = f64::from(prey.number()) / f64::from(distance);
                    if !is_ahead(square, piece.facing(), target) {
                        worth *= 0.6;
                    }
                    if worth > best {
                        best = worth;
                    }
                }
            }
            near += best;
        }
        near
    }

    /// The place of a move that comes to mind: mostly the one that gains most at once of the captures and a few others;
    /// now and then any.
    pub(super) fn first_glance(&self, at: &Position, moves: &[Move], rng: &mut impl Rng) -> usize {
        let count = moves.len();
        let any = chance::below(rng, count as u32) as usize;
        if at.stage != Stage::Move || chance::below(rng, 8) == 0 {
            return any;
        }
        let mut best = any;
        let mut most = self.gain(at, moves[any]);
        for (place, &mv) in moves.iter().enumerate() {
            if mv.captures() {
                let gain = self.gain(at, mv);
                if gain > most {
                    (best, most) = (place, gain);
                }
            }
        }
        for _ in 1..WEIGHED {
            let place = chance::below(rng, count as u32) as usize;
            let gain = self.gain(at, moves[place]);
            if gain > most {
                (best, most) = (place, gain);
            }
        }
        best
    }

    /// What a move gains at once, in twentieths of a point.
    fn gain(&self, at: &Position, mv: Move) -> i32 {
        let (from, to, turned, captures) = match mv {
            Move::Go {
                from,
                to,
                turned,
                captures,
                ..
            } => (from, to, turned, captures),
            Move::Turn { square, facing, .. } => (square, square, Some(facing), false),
            _ => return 0,
        };
        let piece = at.packed(from);
        let Some(value) = piece.value() else {
            return -5;
        };
        let own = 20 * i32::from(value.get());
        let facing = turned.unwrap_or(piece.facing());
        let mut gain = 0;
        if captures {
            gain += (30.0 * self.price(at, at.packed(to))) as i32;
        }
        if self.attacked(at, from, from, piece) {
            gain += own * 3 / 4;
        }
        if self.attacked(at, from, to, Packed::numbered(piece.owner(), value, facing)) {
            gain -= own;
        }
        gain + self.approach(at, from, to, facing)
    }

    /// Whether an opponent's piece on a straight line from a square could capture this one there, what comes from
    /// `from` having left it. Flights that turn on their way are not looked at.
    fn attacked(&self, at: &Position, from: Square, to: Square, piece: Packed) -> bool {
        if self.ground.is_lake(to) {
            return false;
        }
        let flight = self.options.flight;
        let most = if flight { super::HIGHEST } else { 1 };
        for heading in Heading::ALL {
            let mut square = to;
            for distance in 1..=most {
                let next = self.ground.next[square.index()][heading as usize];
                if next == NOWHERE {
                    break;
                }
                square = Square(next);
                let other = at.packed(square);
                if other.is_none() || square == from {
                    continue;
                }
                let ahead = heading.back();
                let looks = other.facing();
                let reach = if !flight {
                    looks == ahead
                } else if looks == ahead {
                    other.number() >= distance
                } else {
                    looks != heading && other.number() > distance
                };
                if reach
                    && other.owner() != piece.owner()
                    && takes(other.number(), ahead, piece.number(), piece.facing())
                {
                    return true;
                }
                break;
            }
        }
        false
    }

    /// A little for going, or looking, towards the middle of what opponents have.
    fn approach(&self, at: &Position, from: Square, to: Square, facing: Heading) -> i32 {
        let (mut nearest, mut least) = (None, u32::MAX);
        for target in self.enemies(at, at.player).iter() {
            let distance = steps(to, target);
            if distance < least {
                (nearest, least) = (Some(target), distance);
            }
        }
        let Some(nearest) = nearest else { return 0 };
        let nearer = steps(from, nearest) as i32 - least as i32;
        3 * nearer + i32::from(is_ahead(to, facing, nearest))
    }
}

/// How many squares lie between two, orthogonally.
fn steps(from: Square, to: Square) -> u32 {
    u32::from(from.file().abs_diff(to.file())) + u32::from(from.rank().abs_diff(to.rank()))
}

/// Whether a square lies before a piece that faces a way, straight or to a side.
fn is_ahead(from: Square, facing: Heading, to: Square) -> bool {
    match facing {
        Heading::N => to.rank() > from.rank(),
        Heading::E => to.file() > from.file(),
        Heading::S => to.rank() < from.rank(),
        Heading::W => to.file() < from.file(),
    }
}
