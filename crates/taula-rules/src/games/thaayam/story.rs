//! The story of a game in three sentences, as what they say and not as words.

use super::super::telling::{self, heaviest, lead_changes, longest_lead};
use super::Thaayam;
use super::board::PIECES;
use super::event::Event;
use super::moves::Move;
use super::tale::{Sentence, Tale};
use super::tally::{PinKind, Standing, Tally, WAY};
use crate::{Match, Rules, Seat, Turn};

/// What there is to tell of a finished game: how it went, what turned it, how it ended.
///
/// Of each of the three the one that weighs most is told, the first named below where several weigh the same.
/// Squares are counted as in [`Tally`]; a piece's whole way is 26 of them.
///
/// | how it went | weighs |
/// |---|---|
/// | [`Comeback`](Tale::Comeback) | the squares made up, in whole ways of a piece |
/// | [`Led`](Tale::Led) | the share of the moves led |
/// | [`LeadChanges`](Tale::LeadChanges) | how often, in tens, and 1 at most; 0 where once or never |
///
/// | what turned it | weighs |
/// |---|---|
/// | [`TurningPoint`](Tale::TurningPoint) | the squares lost, in whole ways, and a quarter more each where who led lost them and where the winner took them |
/// | [`LongestThrow`](Tale::LongestThrow) | the throws, in tens |
/// | [`MostCaptures`](Tale::MostCaptures) | how many more than anybody else, in fours |
/// | [`BestTurn`](Tale::BestTurn) | the squares, in whole ways |
///
/// | how it ended | weighs |
/// |---|---|
/// | [`ClosestRace`](Tale::ClosestRace) | 2 |
/// | [`LastStretch`](Tale::LastStretch) | the turns, in dozens, and a quarter |
/// | [`Margin`](Tale::Margin) | the squares, in four whole ways |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story {
    /// How it went, what turned it, how it ended.
    pub sentences: [Sentence; 3],
}

/// Who lacks no more squares was close: the four pieces in the castle, say.
const CLOSE: u16 = 4;

impl Story {
    /// The story of a finished game. None where it is not over, and where it was over before it began: in a
    /// position somebody set up, or under older rules.
    #[must_use]
    pub fn of(game: &Match<Thaayam>) -> Option<Self> {
        let Turn::Over { ranking } = game.turn() else {
            return None;
        };
        let first = *ranking.first()?.first()?;
        let won = game.moves().len().checked_sub(1)?;
        let witness = Witness::of(game);
        let teller = Teller {
            players: game.rules().players(),
            first,
            won,
            witness,
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

type Candidate = telling::Candidate<Tale>;

/// So many squares in whole ways of a piece.
fn ways(squares: impl Into<f64>) -> f64 {
    squares.into() / f64::from(WAY)
}

/// Finds what there is to tell.
struct Teller<'a> {
    players: &'a [Seat],
    first: Seat,
    /// The winning move, the last.
    won: usize,
    witness: Witness,
}

impl Teller<'_> {
    /// How the game stood after each move before the winning one.
    fn standings(&self) -> &[Standing] {
        &self.witness.tally.standings()[1..=self.won]
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
        let mut furthest: Option<(Seat, usize, u16)> = None;
        for (at, standing) in self.standings().iter().enumerate() {
            let own = standing.progress[self.first.index()];
            for &seat in self.players {
                let behind = standing.progress[seat.index()].saturating_sub(own);
                if behind > furthest.map_or(0, |(.., most)| most) {
                    furthest = Some((seat, at, behind));
                }
            }
        }
        let (leader, at, squares) = furthest?;
        let tale = Tale::Comeback {
            seat: self.first,
            leader,
            squares,
        };
        Some((tale, at, ways(squares)))
    }

    fn led(&self) -> Option<Candidate> {
        let leaders = self.standings().iter().map(|standing| standing.leader);
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
        let standings = &self.witness.tally.standings()[..=self.won];
        let (times, last, weight) = lead_changes(standings.iter().map(|standing| standing.leader));
        (
            Tale::LeadChanges { times },
            last.unwrap_or(self.won),
            weight,
        )
    }

    /// What turned it.
    fn turn(&self) -> Vec<Candidate> {
        let mut found = self.turning_points();
        if let Some((seat, throws, at)) = self.witness.longest_throw {
            let weight = f64::from(throws) / 10.0;
            found.push((Tale::LongestThrow { seat, throws }, at, weight));
        }
        found.extend(self.most_captures());
        if let Some((seat, squares, at)) = self.witness.best_turn {
            found.push((Tale::BestTurn { seat, squares }, at, ways(squares)));
        }
        found
    }

    /// Every move that captured, by owner.
    fn turning_points(&self) -> Vec<Candidate> {
        let tally = &self.witness.tally;
        let mut found: Vec<Candidate> = Vec::new();
        for pin in tally.pins() {
            let PinKind::Captured {
                owner,
                index: stood,
                returns,
            } = pin.kind
            else {
                continue;
            };
            let lost = if returns.was_twin() { 2 } else { 1 };
            let more = u16::from(lost) * (u16::from(stood) + 1);
            // Of several on one square each has its pin.
            if let Some((
                Tale::TurningPoint {
                    victim,
                    pieces,
                    squares,
                    ..
                },
                at,
                weight,
            )) = found.last_mut()
                && *at == pin.at
                && *victim == owner
            {
                *pieces += lost;
                *squares += more;
                *weight += ways(more);
                continue;
            }
            let led = tally.standings()[pin.at].leader == Some(owner);
            let quarters = f64::from(u8::from(led) + u8::from(pin.seat == self.first)) / 4.0;
            let tale = Tale::TurningPoint {
                captor: pin.seat,
                victim: owner,
                index: stood,
                pieces: lost,
                twin: returns.was_twin(),
                squares: more,
                led,
            };
            found.push((tale, pin.at, ways(more) + quarters));
        }
        found
    }

    fn most_captures(&self) -> Option<Candidate> {
        let tally = &self.witness.tally;
        let most = tally.seats().iter().max_by_key(|of| of.captures)?;
        let others = tally.seats().iter().filter(|of| of.seat != most.seat);
        let next = others.map(|of| of.captures).max()?;
        if most.captures == next {
            return None;
        }
        let first = tally
            .pins()
            .iter()
            .find(|pin| pin.seat == most.seat && matches!(pin.kind, PinKind::Captured { .. }))?;
        let tale = Tale::MostCaptures {
            seat: most.seat,
            captures: most.captures,
            next,
        };
        Some((tale, first.at, f64::from(most.captures - next) / 4.0))
    }

    /// How it ended.
    fn end(&self) -> Vec<Candidate> {
        let first = self.first;
        let tally = &self.witness.tally;
        let mut second: Option<(Seat, u16)> = None;
        for of in tally.seats().iter().filter(|of| of.seat != first) {
            if second.is_none_or(|(_, least)| of.to_go < least) {
                second = Some((of.seat, of.to_go));
            }
        }
        let mut found = Vec::new();
        let Some((second, squares)) = second else {
            return found;
        };
        if squares <= CLOSE {
            let tale = Tale::ClosestRace {
                first,
                second,
                squares,
            };
            found.push((tale, self.won, 2.0));
        }
        if let Some((at, turns)) = self.last_stretch() {
            let tale = Tale::LastStretch { first, turns };
            found.push((tale, at, f64::from(turns) / 12.0 + 0.25));
        }
        if squares > CLOSE {
            let tale = Tale::Margin {
                first,
                second,
                squares,
            };
            found.push((tale, self.won, ways(squares) / f64::from(PIECES)));
        }
        found
    }

    /// When the winner's fourth piece arrived, and in how many turns since then it bore off none; nothing
    /// where it always did.
    fn last_stretch(&self) -> Option<(usize, u32)> {
        let pins = self.witness.tally.pins();
        let arrived = pins.iter().find(|pin| {
            pin.seat == self.first && pin.kind == PinKind::Arrived { castle: PIECES }
        })?;
        let bears = |turn: &&(Seat, usize, usize)| {
            let &&(_, from, to) = turn;
            !pins.iter().any(|pin| {
                (from..=to).contains(&pin.at)
                    && pin.seat == self.first
                    && matches!(pin.kind, PinKind::BorneOff { .. })
            })
        };
        let turns = self
            .witness
            .turns
            .iter()
            .filter(|(seat, from, _)| *seat == self.first && *from > arrived.at)
            .filter(bears)
            .count() as u32;
        (turns > 0).then_some((arrived.at, turns))
    }
}

/// Who has seen the whole game: its numbers, and what they do not tell.
struct Witness {
    tally: Tally,
    /// Every turn: whose, its first move and its last.
    turns: Vec<(Seat, usize, usize)>,
    /// Who threw most often in a turn, how often, and the last throw.
    longest_throw: Option<(Seat, u32, usize)>,
    /// Who came furthest in a turn, how far, and the turn's first move.
    best_turn: Option<(Seat, u32, usize)>,
}

impl Witness {
    fn of(game: &Match<Thaayam>) -> Self {
        let rules = game.rules();
        let mut at = game.first();
        let mut witness = Self {
            tally: Tally::new(rules, &at),
            turns: Vec::new(),
            longest_throw: None,
            best_turn: None,
        };
        // The turn being played: whose, its first move, how often it has thrown and where it began.
        let mut turn: Option<(Seat, usize, u32, u16)> = None;
        let mut events = Vec::new();
        for (number, &mv) in game.moves().iter().enumerate() {
            let before = at.clone();
            events.clear();
            rules.play(&mut at, mv, &mut events);
            let mover = before.player;
            let progress = witness.progress(mover);
            witness.tally.watch(&before, mv, &events);
            if before.stage == super::Stage::Opening {
                continue;
            }
            let (_, began, throws, start) = turn.get_or_insert((mover, number, 0, progress));
            if matches!(mv, Move::Roll(_)) {
                *throws += 1;
                if *throws > witness.longest_throw.map_or(0, |(_, most, _)| most) {
                    witness.longest_throw = Some((mover, *throws, number));
                }
            }
            let ends = |event: &Event| {
                matches!(
                    event,
                    Event::Passed { .. } | Event::Again { .. } | Event::Over { .. }
                )
            };
            if events.iter().any(ends) {
                let far = u32::from(witness.progress(mover).saturating_sub(*start));
                if far > witness.best_turn.map_or(0, |(_, most, _)| most) {
                    witness.best_turn = Some((mover, far, *began));
                }
                witness.turns.push((mover, *began, number));
                turn = None;
            }
        }
        witness
    }

    fn progress(&self, seat: Seat) -> u16 {
        self.tally.seat(seat).map_or(0, |of| of.progress)
    }
}
