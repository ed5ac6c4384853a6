//! The story of a game in three sentences, as what they say and not as words.

use super::super::telling::{self, heaviest, lead_changes, longest_lead};
use super::event::Event;
use super::place::Place;
use super::position::Position;
use super::tally::{PinKind, Tally};
use super::{Parchis, Stage};
use crate::{Match, Rules, Seat, Turn};

/// What there is to tell of a finished game: how it went, what turned it, how it ended.
///
/// Of each of the three the one that weighs most is told, the first named below where several weigh the same.
/// What turned the game happened before it was won, or won it. Squares are counted as in [`Tally`]; a piece's whole way is 72 of them on the standard board.
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
/// | [`ThreeSixes`](Tale::ThreeSixes) | the squares lost, in whole ways, and a half |
/// | [`LongestFlight`](Tale::LongestFlight) | the turns, in dozens |
/// | [`MostCaptures`](Tale::MostCaptures) | how many more than anybody else, in threes |
/// | [`BestTurn`](Tale::BestTurn) | the squares, in whole ways |
///
/// | how it ended | weighs |
/// |---|---|
/// | [`ClosestRace`](Tale::ClosestRace) | 2 |
/// | [`Margin`](Tale::Margin) | the squares, in two whole ways |
/// | [`Ahead`](Tale::Ahead) | 0.8 |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story {
    /// How it went, what turned it, how it ended.
    pub sentences: [Sentence; 3],
}

/// A sentence of a story.
pub type Sentence = telling::Sentence<Tale>;

/// What a sentence says. Each is true of the game by itself, whatever else could be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// The winner had been far behind. Speaks about the move after which it was furthest.
    Comeback {
        /// The winner.
        seat: Seat,
        /// Who was in front then; of several, the first in turn order.
        leader: Seat,
        /// How many squares behind.
        squares: u16,
    },
    /// A seat led, alone, and none for longer, before somebody won. Speaks about the move that began its longest
    /// lead.
    Led {
        /// Who.
        seat: Seat,
        /// After how many of the moves before the winning one it led.
        moves: usize,
        /// How many moves those are.
        of: usize,
        /// The first move of its longest lead without a break, which `at` is too.
        from: usize,
        /// The last move of it.
        to: usize,
    },
    /// The lead changed hands, a lead shared in between or not. Speaks about the last change before somebody
    /// won; the winning move where there was none.
    LeadChanges {
        /// How often before somebody won.
        times: usize,
    },
    /// A piece was captured. Of all it is the one that weighs most.
    TurningPoint {
        /// Who captured it.
        captor: Seat,
        /// Whose it was.
        victim: Seat,
        /// The number of the square it stood on.
        square: u8,
        /// How many squares it lost.
        squares: u8,
        /// Whether its owner led before.
        led: bool,
    },
    /// A seat captured more pieces than any other. Speaks about its first capture.
    MostCaptures {
        /// Who.
        seat: Seat,
        /// How many.
        captures: u32,
        /// How many the next best captured.
        next: u32,
    },
    /// A piece got to the goal although it could have been captured at the end of many of its owner's turns,
    /// as [`Threat`](super::Threat) says, since it last came out. None that got there before had as many, and
    /// none after it more. Where two pieces of a colour stand together, the one that came first is taken to go
    /// first. Speaks about its arrival.
    LongestFlight {
        /// Whose.
        seat: Seat,
        /// At the end of how many turns.
        turns: u32,
    },
    /// A third 6 sent a piece home (PA-17). Of all it is the one that lost most.
    ThreeSixes {
        /// Whose.
        seat: Seat,
        /// How many squares it lost.
        squares: u8,
    },
    /// A seat got as far in one turn as any did, and was the first that did. Speaks about the turn's first move.
    BestTurn {
        /// Who.
        seat: Seat,
        /// How many squares its pieces got further together.
        squares: u32,
    },
    /// When the first arrived, the second lacked no more than a bonus would have brought.
    ClosestRace {
        /// The winner.
        first: Seat,
        /// Who came second in the end.
        second: Seat,
        /// How many squares the second lacked, 20 at most.
        squares: u16,
    },
    /// When the first arrived, the second had a way to go.
    Margin {
        /// The winner.
        first: Seat,
        /// Who came second in the end.
        second: Seat,
        /// How many squares the second lacked, 21 at least.
        squares: u16,
    },
    /// The second arrived as well, later. Speaks about the winning move.
    Ahead {
        /// The winner.
        first: Seat,
        /// The second.
        second: Seat,
        /// How many turns later, those of all seats counted.
        turns: u32,
    },
}

/// A capture's 20: who lacks no more was close.
const CLOSE: u16 = 20;

impl Story {
    /// The story of a finished game. None where it is not over, and where it had been won before it began:
    /// in a position somebody set up, or under older rules.
    #[must_use]
    pub fn of(game: &Match<Parchis>) -> Option<Self> {
        let Turn::Over { ranking } = game.turn() else {
            return None;
        };
        let mut seats = ranking.iter().flatten().copied();
        let (first, second) = (seats.next()?, seats.next()?);
        let witness = Witness::of(game);
        let won = witness.arrival(1)?;
        let teller = Teller {
            rules: game.rules(),
            first,
            second,
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

/// Finds what there is to tell.
struct Teller<'a> {
    rules: &'a Parchis,
    first: Seat,
    second: Seat,
    /// The winning move.
    won: usize,
    witness: Witness,
}

impl Teller<'_> {
    /// A piece's whole way, in squares.
    fn way(&self, seat: Seat) -> u16 {
        u16::from(self.rules.tracks().goal[seat.index()]) + 1
    }

    /// So many squares in whole ways of the winner's pieces.
    fn ways(&self, squares: impl Into<f64>) -> f64 {
        squares.into() / f64::from(self.way(self.first))
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
        let standings = &self.witness.tally.standings()[1..=self.won];
        let mut furthest: Option<(Seat, usize, u16)> = None;
        for (at, standing) in standings.iter().enumerate() {
            let own = standing.progress[self.first.index()];
            for &seat in self.rules.players() {
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
        Some((tale, at, self.ways(squares)))
    }

    fn led(&self) -> Option<Candidate> {
        let leaders = self.witness.tally.standings()[1..=self.won]
            .iter()
            .map(|standing| standing.leader);
        let of = leaders.len();
        let lead = longest_lead(self.rules.players(), leaders)?;
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
        let mut found = Vec::new();
        found.extend(self.turning_points());
        found.extend(self.three_sixes());
        if let Some((seat, turns, at)) = self.witness.flight {
            let weight = f64::from(turns) / 12.0;
            found.push((Tale::LongestFlight { seat, turns }, at, weight));
        }
        found.extend(self.most_captures());
        if let Some((seat, squares, at)) = self.witness.best_turn {
            found.push((Tale::BestTurn { seat, squares }, at, self.ways(squares)));
        }
        found
    }

    /// Every capture before the game was won.
    fn turning_points(&self) -> impl Iterator<Item = Candidate> {
        let tally = &self.witness.tally;
        tally.pins().iter().filter_map(|pin| {
            let PinKind::Captured { owner, index } = pin.kind else {
                return None;
            };
            let Place::Ring(square) = self.rules.place(owner, index) else {
                return None;
            };
            if pin.at > self.won {
                return None;
            }
            let led = tally.standings()[pin.at].leader == Some(owner);
            let more = f64::from(u8::from(led) + u8::from(pin.seat == self.first)) / 4.0;
            let tale = Tale::TurningPoint {
                captor: pin.seat,
                victim: owner,
                square,
                squares: index + 1,
                led,
            };
            Some((tale, pin.at, self.ways(index + 1) + more))
        })
    }

    fn three_sixes(&self) -> impl Iterator<Item = Candidate> {
        self.witness.tally.pins().iter().filter_map(|pin| {
            let PinKind::SentHome { index } = pin.kind else {
                return None;
            };
            if pin.at > self.won {
                return None;
            }
            let (seat, squares) = (pin.seat, index + 1);
            let tale = Tale::ThreeSixes { seat, squares };
            Some((tale, pin.at, self.ways(squares) + 0.5))
        })
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
        Some((tale, first.at, f64::from(most.captures - next) / 3.0))
    }

    /// How it ended.
    fn end(&self) -> Vec<Candidate> {
        let (first, second) = (self.first, self.second);
        let standings = self.witness.tally.standings();
        let then = &standings[self.won + 1];
        let whole = self.way(second) * u16::from(super::PIECES);
        let squares = whole - then.progress[second.index()];
        let mut found = vec![if squares <= CLOSE {
            let tale = Tale::ClosestRace {
                first,
                second,
                squares,
            };
            (tale, self.won, 2.0)
        } else {
            let tale = Tale::Margin {
                first,
                second,
                squares,
            };
            (tale, self.won, self.ways(squares) / 2.0)
        }];
        if let Some(arrived) = self.witness.arrival(2) {
            let turns = standings[arrived + 1].turn - then.turn;
            let tale = Tale::Ahead {
                first,
                second,
                turns,
            };
            found.push((tale, self.won, 0.8));
        }
        found
    }
}

/// Who has seen the whole game: its numbers, and what they do not tell.
struct Witness {
    tally: Tally,
    /// Whether somebody has won. What comes after turns nothing any more, and is left to the tally.
    won: bool,
    /// Each playing seat's pieces on the way; of two on a square the one that came first stands first.
    runners: Vec<(Seat, Vec<Runner>)>,
    /// Of the pieces that arrived, whose it was that had been threatened for most turns, for how many,
    /// and the move of its arrival.
    flight: Option<(Seat, u32, usize)>,
    /// The turn being played: whose, its first move, and how far it has come.
    turn: Option<(Seat, usize, i32)>,
    /// Who came furthest in a turn, how far, and the turn's first move.
    best_turn: Option<(Seat, u32, usize)>,
}

/// A piece on its way.
#[derive(Clone, Copy)]
struct Runner {
    index: u8,
    /// How many of its owner's turns ended with it under threat.
    threatened: u32,
}

impl Witness {
    fn of(game: &Match<Parchis>) -> Self {
        let rules = game.rules();
        let mut at = game.first();
        let runners = rules.players().iter().map(|&seat| {
            let track = at.pieces[seat.index()].track();
            let runners = track.map(|index| Runner {
                index,
                threatened: 0,
            });
            (seat, runners.collect())
        });
        let mut witness = Self {
            tally: Tally::new(rules, &at),
            won: false,
            runners: runners.collect(),
            flight: None,
            turn: None,
            best_turn: None,
        };
        let mut events = Vec::new();
        for (number, &mv) in game.moves().iter().enumerate() {
            let before = at.clone();
            events.clear();
            rules.play(&mut at, mv, &mut events);
            witness.see(rules, number, &before, &events, &at);
            witness.tally.watch(&before, mv, &events);
        }
        witness
    }

    fn see(
        &mut self,
        rules: &Parchis,
        number: usize,
        before: &Position,
        events: &[Event],
        after: &Position,
    ) {
        if self.won || before.stage == Stage::Opening {
            return;
        }
        let mover = before.player;
        self.turn.get_or_insert((mover, number, 0));
        for event in events {
            match *event {
                Event::Exited { player } => {
                    self.advance(1);
                    self.runners_of(player).push(Runner {
                        index: 0,
                        threatened: 0,
                    });
                }
                Event::Moved {
                    player, from, to, ..
                } => {
                    self.advance(i32::from(to) - i32::from(from));
                    self.run(rules, player, (from, to), number);
                }
                Event::Captured { owner, index, .. } => self.lose(owner, index),
                Event::SentHome { player, index } => {
                    self.advance(-i32::from(index) - 1);
                    self.lose(player, index);
                }
                Event::Finished { .. } => self.won = true,
                Event::Passed { .. } | Event::Over { .. } => {
                    self.end_turn();
                    let threats = rules.threats(after, mover);
                    for runner in self.runners_of(mover) {
                        runner.threatened += u32::from(threats.on(runner.index).any());
                    }
                }
                _ => {}
            }
        }
    }

    fn runners_of(&mut self, seat: Seat) -> &mut Vec<Runner> {
        let place = self.runners.iter().position(|&(of, _)| of == seat);
        &mut self.runners[place.unwrap_or_default()].1
    }

    /// A piece goes from one index to another, and away where that is the goal.
    fn run(&mut self, rules: &Parchis, seat: Seat, (from, to): (u8, u8), number: usize) {
        let runners = self.runners_of(seat);
        let Some(place) = runners.iter().position(|runner| runner.index == from) else {
            return;
        };
        let Runner { threatened, .. } = runners.remove(place);
        if to < rules.tracks().goal[seat.index()] {
            runners.push(Runner {
                index: to,
                threatened,
            });
        } else if threatened > self.flight.map_or(0, |(_, turns, _)| turns) {
            self.flight = Some((seat, threatened, number));
        }
    }

    /// The piece that came last to an index goes home.
    fn lose(&mut self, seat: Seat, index: u8) {
        let runners = self.runners_of(seat);
        if let Some(place) = runners.iter().rposition(|runner| runner.index == index) {
            runners.remove(place);
        }
    }

    fn advance(&mut self, squares: i32) {
        if let Some((.., far)) = &mut self.turn {
            *far += squares;
        }
    }

    fn end_turn(&mut self) {
        if let Some((seat, began, far)) = self.turn.take()
            && far > self.best_turn.map_or(0, |(_, most, _)| most as i32)
        {
            self.best_turn = Some((seat, far.unsigned_abs(), began));
        }
    }

    /// The move by which a place was won.
    fn arrival(&self, place: u8) -> Option<usize> {
        self.tally
            .pins()
            .iter()
            .find(|pin| pin.kind == PinKind::Finished { place })
            .map(|pin| pin.at)
    }
}
