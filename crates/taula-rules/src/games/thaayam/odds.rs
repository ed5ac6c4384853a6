//! How likely a turn's throws are to come to a distance.

use std::sync::LazyLock;

use super::board::CASTLE;
use super::scores::{MOST_THROWS, SCORES, Scores, WEIGHTS, ends};

/// A set of distances, a bit each: those that the same turn can be played to, at will.
pub(super) type Distances = u32;

/// Every distance a track has.
const ON_TRACK: Distances = (1 << (CASTLE + 1)) - 1;

/// One way in which the throws of a turn can come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turnful {
    /// How likely it is, of 1.
    pub chance: f64,
    /// How far a single can go with some of the scores.
    pub single: Distances,
    /// How far a single can go after one of the 1s has entered it; empty without a 1.
    pub entering: Distances,
    /// How far a twin can go.
    pub twin: Distances,
    /// How far a twin can go when one of the 1s is spent otherwise; empty without a 1.
    pub twin_less_one: Distances,
    /// How far a twin can go after two of the 1s have entered it; empty without them.
    pub entering_twin: Distances,
}

/// The throws of a turn, by what can be done with them. Those that can do the same are one.
pub(super) static TURNFULS: LazyLock<Vec<Turnful>> = LazyLock::new(turnfuls);

/// How likely a 1 comes before the throwing ends (TH-9): it is as likely as 4 to the 14 that are no 4 nor 8.
pub(super) const A_ONE: f64 = 4.0 / 14.0;

/// How likely a turn is to come to each distance, for a piece alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// For a single.
    pub single: [f64; CASTLE as usize],
    /// For a single that has to enter first, others of its colour being on the board.
    pub entering: [f64; CASTLE as usize],
    /// For a twin.
    pub twin: [f64; CASTLE as usize],
}

/// [`Reach`] by the throws of a turn.
pub(super) static REACH: LazyLock<Reach> = LazyLock::new(|| {
    let chances = |of: fn(&Turnful) -> Distances| {
        std::array::from_fn(|distance| {
            let there = TURNFULS.iter().filter(|turn| of(turn) >> distance & 1 == 1);
            there.map(|turn| turn.chance).sum()
        })
    };
    Reach {
        single: chances(|turn| turn.single),
        entering: chances(|turn| turn.entering),
        twin: chances(|turn| turn.twin),
    }
});

/// The distances some of these scores add up to, 0 among them.
pub(super) fn sums(scores: Scores) -> Distances {
    scores
        .ascending()
        .fold(1, |sums, score| sums | sums << score & ON_TRACK)
}

/// The distances a twin can go with some of these scores. In several steps it comes no further, and to no
/// other place, than in one: what halving loses in one step it loses in many.
pub(super) fn halves(scores: Scores) -> Distances {
    // Sums up to twice the track.
    let sums = scores
        .ascending()
        .fold(1_u64, |sums, score| sums | sums << score & ((1 << 50) - 1));
    (1..=CASTLE)
        .filter(|half| sums >> (2 * half) & 0b11 != 0)
        .fold(0, |halves, half| halves | 1 << half)
}

/// Works out every multiset of scores a turn can have, and what it can do.
fn turnfuls() -> Vec<Turnful> {
    let mut all: Vec<Turnful> = Vec::new();
    for ones in 0..=MOST_THROWS {
        for fours in 0..=MOST_THROWS - ones {
            for eights in 0..=MOST_THROWS - ones - fours {
                let going_on = Scores::of([ones, 0, 0, fours, eights]);
                let chance = orders(going_on) * once(going_on);
                if going_on.len() == MOST_THROWS {
                    add(&mut all, going_on, chance);
                    continue;
                }
                for last in SCORES.into_iter().filter(|&score| ends(score)) {
                    let mut scores = going_on;
                    scores.add(last);
                    add(&mut all, scores, chance * once(Scores::only(last)));
                }
            }
        }
    }
    all
}

fn add(all: &mut Vec<Turnful>, scores: Scores, chance: f64) {
    let without = |ones| scores.without(Scores::of([ones, 0, 0, 0, 0]));
    let turn = Turnful {
        chance,
        single: sums(scores),
        entering: without(1).map_or(0, sums),
        twin: halves(scores),
        twin_less_one: without(1).map_or(0, halves),
        entering_twin: without(2).map_or(0, halves),
    };
    let same = all
        .iter_mut()
        .find(|other| Turnful { chance, ..**other } == turn);
    match same {
        Some(other) => other.chance += chance,
        None => all.push(turn),
    }
}

/// How likely these scores are to come one after the other in one order.
fn once(scores: Scores) -> f64 {
    scores
        .counts()
        .iter()
        .zip(WEIGHTS)
        .fold(1.0, |chance, (&count, weight)| {
            (0..count).fold(chance, |chance, _| chance * f64::from(weight) / 16.0)
        })
}

/// In how many orders these scores can come.
fn orders(scores: Scores) -> f64 {
    let mut orders = 1.0;
    let mut places = 0.0;
    for count in scores.counts() {
        for chosen in 1..=count {
            places += 1.0;
            orders = orders * places / f64::from(chosen);
        }
    }
    orders
}
