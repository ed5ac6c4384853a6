//! Who may be captured before the own turn comes again, and how likely that is.

use super::Thaayam;
use super::board::{CASTLE, FRONT, MAX_SEATS};
use super::odds::{A_ONE, Distances, TURNFULS, Turnful};
use super::position::{Position, Stage, bits};
use crate::Seat;

/// What threatens the pieces on a square, singles or twins.
///
/// The turn is taken to pass now. Every other seat then has one turn before the owner's; each of them is
/// taken to have it while all pieces stand as they stand now. A turn's throws threaten a piece where its
/// scores can be played so that it is captured, whatever else that costs. What the extra turn after a capture
/// (TH-19) could bring does not count. A twin is threatened by twins that stand declared, by two singles in
/// the palace in front, which can be declared, and by twins off the board; not by singles that would first
/// have to come there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Threat {
    by: [f64; MAX_SEATS],
    /// How many pieces or twins can capture it: those on the track each for itself, those off the board as
    /// one a seat.
    pub captors: u8,
}

impl Threat {
    /// Whether anything threatens it.
    #[must_use]
    pub const fn any(&self) -> bool {
        self.captors > 0
    }

    /// How likely a seat's next turn is to bring throws that threaten it, 0 to 1.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> f64 {
        self.by[seat.index()]
    }

    /// How likely it is that throws come that threaten it before its owner's next turn, 0 to 1.
    #[must_use]
    pub fn chance(&self) -> f64 {
        1.0 - self.by.iter().fold(1.0, |spared, by| spared * (1.0 - by))
    }
}

/// Something that can capture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Captor {
    /// Whose.
    pub seat: Seat,
    /// The index it stands on; none where it enters first.
    pub from: Option<u8>,
    /// How likely the seat's next turn is to bring throws with which this one captures, 0 to 1.
    pub chance: f64,
}

/// What may come in a seat's next turn, and how far each of its pieces can go with it.
struct Next<'a> {
    /// Where its pieces of the kind stand, a bit for each index.
    on: u32,
    /// How likely the throws come that allow the last to be played at all.
    chance: f64,
    /// How far one can go that enters; none where there is none off the board.
    entering: Option<&'a dyn Fn(&Turnful) -> Distances>,
    /// How far one can go that stands on the track.
    going: &'a dyn Fn(&Turnful) -> Distances,
}

impl Next<'_> {
    /// How likely it is that one of those on `on`, or one that enters, comes to `target`.
    fn comes(&self, on: u32, enters: bool, target: u8) -> f64 {
        let distances = bits(on)
            .filter(|&from| from < target)
            .fold(0, |set, from| set | 1 << (target - from));
        let there = |turn: &&Turnful| {
            (self.going)(turn) & distances != 0
                || enters
                    && self
                        .entering
                        .is_some_and(|how| how(turn) >> target & 1 == 1)
        };
        // From nothing at all a sum of floats is -0.
        0.0 + self.chance
            * TURNFULS
                .iter()
                .filter(there)
                .map(|turn| turn.chance)
                .sum::<f64>()
    }
}

impl Thaayam {
    /// What threatens the singles of `seat` on an index of its track, were the turn to pass now.
    #[must_use]
    pub fn threat(&self, at: &Position, seat: Seat, index: u8) -> Threat {
        self.threat_to(at, seat, index, false)
    }

    /// What threatens the twins of `seat` on an index of its track, were the turn to pass now.
    #[must_use]
    pub fn threat_to_twin(&self, at: &Position, seat: Seat, index: u8) -> Threat {
        self.threat_to(at, seat, index, true)
    }

    fn threat_to(&self, at: &Position, seat: Seat, index: u8, twin: bool) -> Threat {
        let mut threat = Threat::default();
        for &other in self.others(seat) {
            let Some(target) = self.target(at, seat, index, other) else {
                continue;
            };
            threat.by[other.index()] =
                next(at, other, twin, |next| next.comes(next.on, true, target));
        }
        threat.captors = self.captors(at, seat, index, twin).len() as u8;
        threat
    }

    /// What can capture a single, or a `twin`, of `seat` on an index of its track, were the turn to pass
    /// now: each piece by itself, in turn order and by index, what enters first.
    #[must_use]
    pub fn captors(&self, at: &Position, seat: Seat, index: u8, twin: bool) -> Vec<Captor> {
        let mut captors = Vec::new();
        for &other in self.others(seat) {
            let Some(target) = self.target(at, seat, index, other) else {
                continue;
            };
            next(at, other, twin, |next| {
                let entering = std::iter::once((None, next.comes(0, true, target)));
                let going =
                    bits(next.on).map(|from| (Some(from), next.comes(1 << from, false, target)));
                for (from, chance) in entering.chain(going) {
                    if chance > 0.0 {
                        captors.push(Captor {
                            seat: other,
                            from,
                            chance,
                        });
                    }
                }
            });
        }
        captors
    }

    /// The index that `other` has for a plain square of `seat`'s track; none where nothing can be captured.
    fn target(&self, at: &Position, seat: Seat, index: u8, other: Seat) -> Option<u8> {
        if matches!(at.stage, Stage::Opening | Stage::Over)
            || index >= CASTLE
            || self.tracks().shelters(seat, index)
        {
            return None;
        }
        self.tracks().seen_by(other, seat, index)
    }

    /// How many squares a seat stands to lose before its next turn, on average: for everything it has on
    /// plain squares the chance of [`threat`](Self::threat) times the way it has come, entering included.
    #[must_use]
    pub fn at_risk(&self, at: &Position, seat: Seat) -> f64 {
        let own = at.of(seat);
        let singles = own.singles.indices().map(|index| {
            let squares = f64::from(own.singles.count(index)) * f64::from(index + 1);
            self.threat(at, seat, index).chance() * squares
        });
        let twins = own.twins.indices().map(|index| {
            let squares = f64::from(2 * own.twins.count(index)) * f64::from(index + 1);
            self.threat_to_twin(at, seat, index).chance() * squares
        });
        singles.chain(twins).sum()
    }
}

/// Shows what a seat's next turn can bring for its singles, or its twins, to `ask`.
fn next<T>(at: &Position, seat: Seat, twin: bool, ask: impl FnOnce(&Next) -> T) -> T {
    let own = at.of(seat);
    let all_off = own.all_off();
    if !twin {
        // TH-12: with all off what counts is what comes after the first 1, which is like a turn of its own.
        return ask(&Next {
            on: own.singles.on(),
            chance: if all_off { A_ONE } else { 1.0 },
            entering: if own.off == 0 {
                None
            } else if all_off {
                Some(&|turn| turn.single)
            } else {
                Some(&|turn| turn.entering)
            },
            going: &|turn| turn.single,
        });
    }
    let mut on = own.twins.on();
    if own.singles.count(FRONT) > 1 {
        on |= 1 << FRONT;
    }
    // TH-23: with all off in twins, what comes after the second 1; with singles off too, after the first.
    let (chance, entering): (f64, &dyn Fn(&Turnful) -> Distances) = match (all_off, own.off) {
        (false, _) => (1.0, &|turn| turn.entering_twin),
        (true, 0) => (A_ONE * A_ONE, &|turn| turn.twin),
        (true, _) => (A_ONE, &|turn| turn.twin_less_one),
    };
    ask(&Next {
        on,
        chance,
        entering: (own.off_twins > 0).then_some(entering),
        going: &|turn| turn.twin,
    })
}
