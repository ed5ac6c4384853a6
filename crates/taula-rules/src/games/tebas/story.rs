//! The story of a game in three sentences, as what they say and not as words.

use super::super::telling::{self, heaviest, lead_changes, longest_lead};
use super::event::{End, Event};
use super::tale::{Sentence, Tale};
use super::tally::{PinKind, Standing, Tally};
use super::{PLAYERS, Tebas, other};
use crate::{Match, Rules, Seat, Turn};

/// What there is to tell of a finished game: how it went, what turned it, how it ended.
///
/// Of each of the three the one that weighs most is told, the first named below where several weigh the same.
///
/// | how it went | weighs |
/// |---|---|
/// | [`Comeback`](Tale::Comeback) | the free pieces made up, in fours |
/// | [`Led`](Tale::Led) | the share of the moves led |
/// | [`LeadChanges`](Tale::LeadChanges) | how often, in tens, and 1 at most; 0 where once or never |
///
/// | what turned it | weighs |
/// |---|---|
/// | [`Removal`](Tale::Removal) | the pieces, in threes, and a quarter more where the winner removed them |
/// | [`TallestStack`](Tale::TallestStack) | the pieces beyond two, in sixes; not where none had more |
/// | [`MostCovers`](Tale::MostCovers) | how many more than the other, in sixes |
/// | [`Obliged`](Tale::Obliged) | how often, in sixes |
/// | [`Even`](Tale::Even) | nothing |
///
/// | how it ended | weighs |
/// |---|---|
/// | [`Narrow`](Tale::Narrow) | 2, where the winner had no more than two |
/// | [`Standstill`](Tale::Standstill) | 1 |
/// | [`Drawn`](Tale::Drawn) | 1 |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story {
    /// How it went, what turned it, how it ended.
    pub sentences: [Sentence; 3],
}

/// A winner with no more free pieces was close to losing.
const NARROW: u8 = 2;

type Candidate = telling::Candidate<Tale>;

impl Story {
    /// The story of a finished game. None where it is not over, and where it was over before it began: in a
    /// position somebody set up, or under older rules.
    #[must_use]
    pub fn of(game: &Match<Tebas>) -> Option<Self> {
        let Turn::Over { ranking } = game.turn() else {
            return None;
        };
        let winner = match ranking.first().map(Vec::as_slice) {
            Some(&[winner]) => Some(winner),
            _ => None,
        };
        let last = game.moves().len().checked_sub(1)?;
        let teller = Teller {
            winner,
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
struct Teller {
    winner: Option<Seat>,
    /// The last move.
    last: usize,
    witness: Witness,
}

impl Teller {
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
        let seat = self.winner?;
        let leader = other(seat);
        let mut furthest: Option<(usize, u8)> = None;
        for (at, standing) in self.standings().iter().skip(1).enumerate() {
            let behind = standing.free[leader.index()].saturating_sub(standing.free[seat.index()]);
            if behind > furthest.map_or(0, |(_, most)| most) {
                furthest = Some((at, behind));
            }
        }
        let (at, pieces) = furthest?;
        let tale = Tale::Comeback {
            seat,
            leader,
            pieces,
        };
        Some((tale, at, f64::from(pieces) / 4.0))
    }

    fn led(&self) -> Option<Candidate> {
        let leaders = self.standings()[1..].iter().map(|standing| standing.leader);
        let of = leaders.len();
        let lead = longest_lead(&PLAYERS, leaders)?;
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
        found.extend(self.removal());
        found.extend(self.tallest_stack());
        found.extend(self.most_covers());
        found.extend(
            self.witness
                .obliged
                .iter()
                .enumerate()
                .filter_map(|(seat, &(times, at))| {
                    let seat = Seat(seat as u8);
                    let tale = Tale::Obliged { seat, times };
                    (times > 0).then_some((tale, at, f64::from(times) / 6.0))
                }),
        );
        let turns = self.turns();
        found.push((Tale::Even { turns }, self.last, 0.0));
        found
    }

    fn removal(&self) -> Option<Candidate> {
        let mut most: Option<(Seat, super::Circle, u8, usize)> = None;
        for pin in self.witness.tally.pins() {
            if let PinKind::Removed { circle, pieces } = pin.kind
                && pieces > most.map_or(0, |(_, _, pieces, _)| pieces)
            {
                most = Some((pin.seat, circle, pieces, pin.at));
            }
        }
        let (seat, circle, pieces, at) = most?;
        let tale = Tale::Removal {
            seat,
            owner: other(seat),
            circle,
            pieces,
        };
        let quarter = if self.winner == Some(seat) { 0.25 } else { 0.0 };
        Some((tale, at, f64::from(pieces) / 3.0 + quarter))
    }

    fn tallest_stack(&self) -> Option<Candidate> {
        let (seat, circle, height, at) = self.witness.tallest?;
        let tale = Tale::TallestStack {
            seat,
            circle,
            height,
        };
        (height > 2).then(|| (tale, at, f64::from(height - 2) / 6.0))
    }

    fn most_covers(&self) -> Option<Candidate> {
        let covers = self.witness.tally.seats().map(|of| of.covers);
        let seat = Seat(u8::from(covers[1] > covers[0]));
        let (most, next) = (covers[seat.index()], covers[other(seat).index()]);
        let mut pins = self.witness.tally.pins().iter();
        let first =
            pins.find(|pin| pin.seat == seat && matches!(pin.kind, PinKind::Covered { .. }))?;
        let tale = Tale::MostCovers {
            seat,
            covers: most,
            next,
        };
        (most > next).then_some((tale, first.at, f64::from(most - next) / 6.0))
    }

    /// How it ended.
    fn end(&self) -> Vec<Candidate> {
        let Some(first) = self.winner else {
            let (why, turns) = (self.witness.why, self.turns());
            return vec![(Tale::Drawn { why, turns }, self.last, 1.0)];
        };
        let second = other(first);
        let seats = self.witness.tally.seats();
        let free = seats[first.index()].free;
        let mut found = Vec::new();
        if free <= NARROW {
            let tale = Tale::Narrow {
                first,
                second,
                free,
            };
            found.push((tale, self.last, 2.0));
        }
        let tale = Tale::Standstill {
            first,
            second,
            blocked: seats[second.index()].blocked,
            out: seats[second.index()].out,
        };
        found.push((tale, self.last, 1.0));
        found
    }

    fn turns(&self) -> u32 {
        self.witness.tally.seats().iter().map(|of| of.turns).sum()
    }
}

/// Who has seen the whole game: its numbers, and what they do not tell.
struct Witness {
    tally: Tally,
    /// The highest stack: whose came to lie on top, where, how high, and with which move.
    tallest: Option<(Seat, super::Circle, u8, usize)>,
    /// By seat how often it had to bring a piece in, and the move before the last time.
    obliged: [(u32, usize); 2],
    /// Why the game ended.
    why: End,
}

impl Witness {
    fn of(game: &Match<Tebas>) -> Self {
        let mut at = game.first();
        let mut witness = Self {
            tally: Tally::new(game.rules(), &at),
            tallest: None,
            obliged: [(0, 0); 2],
            why: End::Standstill,
        };
        let mut events = Vec::new();
        for (number, &mv) in game.moves().iter().enumerate() {
            events.clear();
            game.rules().play(&mut at, mv, &mut events);
            witness.tally.watch(&events);
            for event in &events {
                witness.see(number, event);
            }
        }
        witness
    }

    fn see(&mut self, number: usize, event: &Event) {
        match *event {
            Event::Stacked {
                player,
                circle,
                stack,
                ..
            } => {
                let height = stack.height();
                if height > self.tallest.map_or(0, |(_, _, height, _)| height) {
                    self.tallest = Some((player, circle, height, number));
                }
            }
            Event::Obliged { player, .. } => {
                let times = self.tally.seats()[player.index()].obliged;
                if times > self.obliged[player.index()].0 {
                    self.obliged[player.index()] = (times, number);
                }
            }
            Event::Over { why, .. } => self.why = why,
            _ => {}
        }
    }
}
