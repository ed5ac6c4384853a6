//! Who may be captured before the own turn comes again.

use super::board::MAX_SEATS;
use super::event::Event;
use super::moves::Move;
use super::position::{Position, Stage};
use super::{Bonuses, Parchis};
use crate::game::Watch;
use crate::{Rules, Seat};

/// What threatens one piece.
///
/// The turn is taken to pass now. Every other seat that has not finished then throws once before the
/// piece's owner does; each of them is taken to throw while all pieces stand as they stand now. A throw
/// threatens the piece where one of the moves that the rules leave after it, duties included, captures the
/// piece at once. What a bonus or a throw after a 6 could capture beyond that does not count, nor does it
/// matter whether the move that captures would be anybody's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Threat {
    /// By seat, the numbers of the die that threaten the piece: bit 0 for a 1.
    numbers: [u8; MAX_SEATS],
    /// How many others throw before its owner.
    others: u8,
    /// How many pieces can capture it: each on its way for itself, those coming out as one a seat.
    pub captors: u8,
}

impl Threat {
    /// Whether anything threatens the piece.
    #[must_use]
    pub const fn any(&self) -> bool {
        self.captors > 0
    }

    /// How many of the six numbers of a seat's die threaten the piece.
    #[must_use]
    pub const fn of_six(&self, seat: Seat) -> u8 {
        self.numbers[seat.index()].count_ones() as u8
    }

    /// Of all ways in which the throws of the others can fall together, how many hold a threatening one,
    /// and how many ways there are: 11 of 36 where two others threaten it with one number each.
    #[must_use]
    pub fn ways(&self) -> (u32, u32) {
        let all = 6_u32.pow(u32::from(self.others));
        let mut spared = all;
        for numbers in self.numbers.into_iter().filter(|&numbers| numbers > 0) {
            // Whoever threatens is one of those who throw: all is a multiple of 6 for each of them.
            spared = spared / 6 * (6 - numbers.count_ones());
        }
        (all - spared, all)
    }

    /// How likely it is that a throw comes that threatens the piece, 0 to 1.
    #[must_use]
    pub fn chance(&self) -> f64 {
        let (ways, all) = self.ways();
        f64::from(ways) / f64::from(all)
    }
}

/// What threatens the pieces of a seat, worked out once for all of them. See [`Threat`].
#[derive(Clone, Debug)]
pub struct Threats {
    others: u8,
    captures: Vec<Capture>,
}

/// A capture that a throw makes possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Capture {
    captor: Seat,
    value: u8,
    /// Where the captor stands; none where it comes out.
    from: Option<u8>,
    /// Where the captured piece stands, on its owner's way.
    index: u8,
}

impl Threats {
    /// What threatens the piece at an index of the seat's way.
    #[must_use]
    pub fn on(&self, index: u8) -> Threat {
        let mut threat = Threat {
            others: self.others,
            ..Threat::default()
        };
        let mut captors = Vec::new();
        for capture in self.captures.iter().filter(|c| c.index == index) {
            threat.numbers[capture.captor.index()] |= 1 << (capture.value - 1);
            let captor = (capture.captor, capture.from);
            if !captors.contains(&captor) {
                captors.push(captor);
            }
        }
        threat.captors = captors.len() as u8;
        threat
    }
}

impl Parchis {
    /// What threatens the pieces of `seat`, were the turn to pass now.
    #[must_use]
    pub fn threats(&self, at: &Position, seat: Seat) -> Threats {
        let mut threats = Threats {
            others: 0,
            captures: Vec::new(),
        };
        if matches!(at.stage, Stage::Opening | Stage::Over) {
            return threats;
        }
        for &captor in self.players() {
            if captor == seat || at.pieces[captor.index()].finished() {
                continue;
            }
            threats.others += 1;
            for value in 1..=6 {
                let mut thrown = Position {
                    stage: Stage::Throw,
                    player: captor,
                    die: 0,
                    count: 0,
                    bonuses: Bonuses::default(),
                    sixes: 0,
                    last_moved: None,
                    ..at.clone()
                };
                self.throw(&mut thrown, value, &mut ());
                if thrown.stage != Stage::Count {
                    continue;
                }
                self.countings(&thrown, &mut |mv| {
                    let mut captured = Captured {
                        owner: seat,
                        indices: Vec::new(),
                    };
                    self.play(&mut thrown.clone(), mv, &mut captured);
                    let from = match mv {
                        Move::Count { from, .. } => Some(from),
                        Move::Exit | Move::ExitTwo | Move::Roll(_) => None,
                    };
                    let captures = captured.indices.into_iter().map(|index| Capture {
                        captor,
                        value,
                        from,
                        index,
                    });
                    threats.captures.extend(captures);
                    false
                });
            }
        }
        threats
    }
}

/// Keeps where pieces of one owner are captured, and nothing else.
struct Captured {
    owner: Seat,
    indices: Vec<u8>,
}

impl Watch<Event> for Captured {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        if let Event::Captured { owner, index, .. } = event()
            && owner == self.owner
        {
            self.indices.push(index);
        }
    }
}
