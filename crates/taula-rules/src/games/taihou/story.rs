//! The story of a game in three sentences, as what they say and not as words.

use super::super::telling::{self, heaviest, lead_changes, longest_lead};
use super::Taihou;
use super::event::{End, Event};
use super::tale::{Sentence, Tale};
use super::tally::{PinKind, SeatTally, Standing, Tally};
use crate::{Match, Rules, Seat, Turn};

/// What there is to tell of a finished game: how it went, what turned it, how it ended.
///
/// Of each of the three the one that weighs most is told, the first named below where several weigh the same.
///
/// | how it went | weighs |
/// |---|---|
/// | [`Comeback`](Tale::Comeback) | the points made up, in fifteens |
/// | [`Led`](Tale::Led) | the share of the moves led |
/// | [`LeadChanges`](Tale::LeadChanges) | how often, in tens, and 1 at most; 0 where once or never |
///
/// | what turned it | weighs |
/// |---|---|
/// | [`Prize`](Tale::Prize) | the value, in tens, and a quarter more where a winner took it |
/// | [`MostCaptures`](Tale::MostCaptures) | how many more than the next, in threes |
/// | [`MostCalls`](Tale::MostCalls) | how many more than the next, in threes |
/// | [`Even`](Tale::Even) | nothing |
///
/// | how it ended | weighs |
/// |---|---|
/// | [`Narrow`](Tale::Narrow) | 2, where the winner had no more than three points more |
/// | [`Won`](Tale::Won) | 1 |
/// | [`Shared`](Tale::Shared) | 1 |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story {
    /// How it went, what turned it, how it ended.
    pub sentences: [Sentence; 3],
}

/// A winner with no more points than so many more was close to losing.
const NARROW: u32 = 3;

type Candidate = telling::Candidate<Tale>;

impl Story {
    /// The story of a finished game. None where it is not over, and where it was over before it began: in a
    /// position somebody set up, or under older rules.
    #[must_use]
    pub fn of(game: &Match<Taihou>) -> Option<Self> {
        let Turn::Over { ranking } = game.turn() else {
            return None;
        };
        let last = game.moves().len().checked_sub(1)?;
        let teller = Teller {
            players: game.rules().players(),
            payout: game.rules().payout(game.position()),
            ranking,
            last,
            witness: Witness::of(game),
        };
        Some(Self {
            sentences: [
                heaviest(teller.course())?,
                heaviest(teller.turn())?,
                heaviest(teller.end())?,
            ],
        })
    }
}

/// Finds what there is to tell.
struct Teller<'a> {
    players: &'a [Seat],
    payout: Vec<u32>,
    ranking: Vec<Vec<Seat>>,
    /// The last move.
    last: usize,
    witness: Witness,
}

impl Teller<'_> {
    fn winners(&self) -> &[Seat] {
        self.ranking.first().map_or(&[], Vec::as_slice)
    }

    /// The one who won alone.
    fn winner(&self) -> Option<Seat> {
        match self.winners() {
            &[winner] => Some(winner),
            _ => None,
        }
    }

    /// How the game stood before the first move and after each but the last.
    fn standings(&self) -> &[Standing] {
        &self.witness.tally.standings()[..=self.last]
    }

    /// How it went.
    fn course(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        found.extend(self.comeback());
        found.extend(self.led());
        found.push(self.lead_changes());
        found
    }

    fn comeback(&self) -> Option<Candidate> {
        let seat = self.winner()?;
        let place = self.players.iter().position(|&player| player == seat)?;
        let mut furthest: Option<(usize, Seat, u32)> = None;
        for (at, standing) in self.standings().iter().skip(1).enumerate() {
            let most = standing.points.iter().max().copied().unwrap_or(0);
            let behind = most - standing.points[place];
            if behind > furthest.map_or(0, |(_, _, most)| most) {
                let leader = standing.points.iter().position(|&points| points == most)?;
                furthest = Some((at, self.players[leader], behind));
            }
        }
        let (at, leader, points) = furthest?;
        let tale = Tale::Comeback {
            seat,
            leader,
            points,
        };
        Some((tale, at, f64::from(points) / 15.0))
    }

    fn led(&self) -> Option<Candidate> {
        let leaders = self.standings()[1..].iter().map(|standing| standing.leader);
        let of = leaders.len();
        let lead = longest_lead(self.players, leaders)?;
        let tale = Tale::Led {
            seat: lead.seat,
            moves: lead.moves,
            of,
            from: lead.from,
            to: lead.to,
        };
        Some((tale, lead.from, lead.moves as f64 / of as f64))
    }

    fn lead_changes(&self) -> Candidate {
        let leaders = self.standings().iter().map(|standing| standing.leader);
        let (times, last, weight) = lead_changes(leaders);
        (
            Tale::LeadChanges { times },
            last.unwrap_or(self.last),
            weight,
        )
    }

    /// What turned it.
    fn turn(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        found.extend(self.prize());
        found.extend(self.most(
            |of| of.captures,
            |kind| matches!(kind, PinKind::Captured { .. }),
            |seat, captures, next| Tale::MostCaptures {
                seat,
                captures,
                next,
            },
        ));
        found.extend(self.most(
            |of| of.calls,
            |kind| matches!(kind, PinKind::HatLo { .. }),
            |seat, calls, next| Tale::MostCalls { seat, calls, next },
        ));
        let turns = self.witness.tally.seats().iter().map(|of| of.turns).sum();
        found.push((Tale::Even { turns }, self.last, 0.0));
        found
    }

    fn prize(&self) -> Option<Candidate> {
        let mut best: Option<(Tale, usize, u8)> = None;
        for pin in self.witness.tally.pins() {
            if let PinKind::Captured { square, piece } = pin.kind {
                let value = piece.value().map_or(0, super::Value::get);
                if value > best.map_or(0, |(_, _, value)| value) {
                    let seat = pin.seat;
                    let tale = Tale::Prize {
                        seat,
                        square,
                        piece,
                    };
                    best = Some((tale, pin.at, value));
                }
            }
        }
        let (tale, at, value) = best?;
        let Tale::Prize { seat, .. } = tale else {
            return None;
        };
        let quarter = if self.winners().contains(&seat) {
            0.25
        } else {
            0.0
        };
        Some((tale, at, f64::from(value) / 10.0 + quarter))
    }

    /// The seat that did something more often than every other.
    fn most(
        &self,
        times: impl Fn(&SeatTally) -> u32,
        is: impl Fn(PinKind) -> bool,
        tale: impl Fn(Seat, u32, u32) -> Tale,
    ) -> Option<Candidate> {
        let mut counts: Vec<(u32, Seat)> = self
            .witness
            .tally
            .seats()
            .iter()
            .map(|of| (times(of), of.seat))
            .collect();
        counts.sort_unstable_by_key(|&(times, seat)| (std::cmp::Reverse(times), seat));
        let (&(most, seat), &(next, _)) = (counts.first()?, counts.get(1)?);
        let mut pins = self.witness.tally.pins().iter();
        let first = pins.find(|pin| pin.seat == seat && is(pin.kind))?;
        (most > next).then(|| {
            (
                tale(seat, most, next),
                first.at,
                f64::from(most - next) / 3.0,
            )
        })
    }

    /// How it ended.
    fn end(&self) -> Vec<Candidate> {
        let why = self.witness.why;
        let of = |seat: Seat| self.witness.tally.seat(seat).map_or(0, |of| of.points);
        let points = self.winners().first().map_or(0, |&seat| of(seat));
        let Some(first) = self.winner() else {
            let seats = self.winners().len();
            let tale = Tale::Shared { seats, points, why };
            return vec![(tale, self.last, 1.0)];
        };
        let mut found = Vec::new();
        if let Some(&second) = self.ranking.get(1).and_then(|place| place.first()) {
            let more = points - of(second);
            if more <= NARROW {
                let tale = Tale::Narrow {
                    first,
                    second,
                    points: more,
                };
                found.push((tale, self.last, 2.0));
            }
        }
        let place = self.players.iter().position(|&player| player == first);
        let payout = place.and_then(|place| self.payout.get(place)).copied();
        let tale = Tale::Won {
            first,
            points,
            payout: payout.unwrap_or(0),
            why,
        };
        found.push((tale, self.last, 1.0));
        found
    }
}

/// Who has seen the whole game: its numbers, and why it ended.
struct Witness {
    tally: Tally,
    why: End,
}

impl Witness {
    fn of(game: &Match<Taihou>) -> Self {
        let mut at = game.first();
        let mut witness = Self {
            tally: Tally::new(game.rules(), &at),
            why: End::Cleared,
        };
        let mut events = Vec::new();
        for &mv in game.moves() {
            events.clear();
            game.rules().play(&mut at, mv, &mut events);
            witness.tally.watch(&events);
            for event in &events {
                if let Event::Over { why, .. } = event {
                    witness.why = *why;
                }
            }
        }
        witness
    }
}
