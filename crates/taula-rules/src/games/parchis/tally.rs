//! What a game comes to in numbers, seat by seat and move by move.

use super::board::{MAX_SEATS, PIECES, Tracks};
use super::event::Event;
use super::moves::Move;
use super::position::{Pieces, Position, Stage};
use super::{Finished, Parchis};
use crate::{Match, Rules, Seat};

/// What a seat did in a game and what was done to it.
///
/// Squares are counted from home: coming out to the exit is one square, and the goal lies one beyond the last
/// of the column, 72 squares from home on the standard board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTally {
    /// Whose.
    pub seat: Seat,
    /// Pieces captured.
    pub captures: u32,
    /// Own pieces captured by others.
    pub captured: u32,
    /// Own pieces sent home by a third 6 (PA-17).
    pub sent_home: u32,
    /// Turns in which the seat threw. The throws after a 6 belong to the turn.
    pub turns: u32,
    /// How often the die showed 1 to 6, the throws of the opening left out.
    pub faces: [u32; 6],
    /// The same for the throws of the opening (PA-6).
    pub opening_faces: [u32; 6],
    /// Squares walked, by any count and by coming out.
    pub walked: u32,
    /// Squares lost by pieces that went home.
    pub lost: u32,
    /// Pieces in the goal now.
    pub goal: u8,
    /// How far all pieces together are from home now, in squares.
    pub progress: u16,
    /// How far they have to go yet, in squares.
    pub to_go: u16,
}

impl SeatTally {
    /// Throws made, those of the opening left out.
    #[must_use]
    pub fn throws(&self) -> u32 {
        self.faces.iter().sum()
    }

    /// How often each number can be expected in so many throws.
    #[must_use]
    pub fn expected(&self) -> f64 {
        f64::from(self.throws()) / 6.0
    }
}

/// How a game stands at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat, how far its pieces together are from home, in squares.
    pub progress: [u16; MAX_SEATS],
    /// Who leads: the winner where there is one, else the seat whose pieces are furthest; nobody where two are.
    pub leader: Option<Seat>,
    /// How many turns have begun by then, of all seats together: the number of the turn.
    pub turn: u32,
}

/// Something a ruler over the moves of a game is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// The place of the move in [`Match::moves`].
    pub at: usize,
    /// Who did it, or whose piece it is.
    pub seat: Seat,
    /// What happened.
    pub kind: PinKind,
}

/// What a pin marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinKind {
    /// A piece was captured.
    Captured {
        /// Whose.
        owner: Seat,
        /// The owner's index it stood on.
        index: u8,
    },
    /// A piece went home by a third 6.
    SentHome {
        /// The index it stood on.
        index: u8,
    },
    /// A piece arrived in the goal.
    Arrived {
        /// How many were there then.
        pieces: u8,
    },
    /// A place was won.
    Finished {
        /// 1 for the winner, and so on.
        place: u8,
    },
}

/// The numbers of a game so far. Kept up move by move they cost next to nothing; gone over from the start
/// they are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    seats: Vec<SeatTally>,
    standings: Vec<Standing>,
    pins: Vec<Pin>,
    finished: Finished,
    /// Whose turn has been counted, until it passes.
    counted: Option<Seat>,
}

impl Tally {
    /// Nothing has been played yet from this position.
    #[must_use]
    pub fn new(rules: &Parchis, start: &Position) -> Self {
        let seats = rules
            .players()
            .iter()
            .map(|&seat| {
                let pieces = &start.pieces[seat.index()];
                let progress = progress(rules.tracks(), seat, pieces);
                let way = u16::from(rules.tracks().goal[seat.index()]) + 1;
                SeatTally {
                    seat,
                    captures: 0,
                    captured: 0,
                    sent_home: 0,
                    turns: 0,
                    faces: [0; 6],
                    opening_faces: [0; 6],
                    walked: 0,
                    lost: 0,
                    goal: pieces.goal,
                    progress,
                    to_go: way * u16::from(PIECES) - progress,
                }
            })
            .collect();
        let mut tally = Self {
            seats,
            standings: Vec::new(),
            pins: Vec::new(),
            finished: start.finished,
            counted: None,
        };
        tally.stand();
        tally
    }

    /// The whole of a game, moves taken back left out.
    #[must_use]
    pub fn of(game: &Match<Parchis>) -> Self {
        let mut at = game.first();
        let mut tally = Self::new(game.rules(), &at);
        let mut events = Vec::new();
        for &mv in game.moves() {
            let before = at.clone();
            events.clear();
            game.rules().play(&mut at, mv, &mut events);
            tally.watch(&before, mv, &events);
        }
        tally
    }

    /// Takes notice of the next move: the position before it, and all it made happen.
    pub fn watch(&mut self, before: &Position, mv: Move, events: &[Event]) {
        if let Move::Roll(value) = mv {
            self.threw(before, value);
        }
        let at = self.moves();
        for event in events {
            match *event {
                Event::Exited { player } => self.walk(player, 1),
                Event::Moved {
                    player, from, to, ..
                } => self.walk(player, to - from),
                Event::Captured {
                    player,
                    owner,
                    index,
                } => {
                    self.seat_mut(player).captures += 1;
                    self.seat_mut(owner).captured += 1;
                    self.lose(owner, index);
                    self.pin(at, player, PinKind::Captured { owner, index });
                }
                Event::SentHome { player, index } => {
                    self.seat_mut(player).sent_home += 1;
                    self.lose(player, index);
                    self.pin(at, player, PinKind::SentHome { index });
                }
                Event::Arrived { player, pieces } => {
                    self.seat_mut(player).goal = pieces;
                    self.pin(at, player, PinKind::Arrived { pieces });
                }
                Event::Finished { player, place } => {
                    self.finished.push(player);
                    self.pin(at, player, PinKind::Finished { place });
                }
                // With two players a turn may come back to the one who had it.
                Event::Passed { .. } | Event::Started { .. } | Event::Over { .. } => {
                    self.counted = None;
                }
                Event::Thrown { .. }
                | Event::Tied { .. }
                | Event::Counting { .. }
                | Event::Lapsed { .. }
                | Event::Earned { .. }
                | Event::Spared { .. }
                | Event::Again { .. } => {}
            }
        }
        self.stand();
    }

    fn threw(&mut self, before: &Position, value: u8) {
        let opening = before.stage == Stage::Opening;
        let new = !opening && self.counted != Some(before.player);
        let of = self.seat_mut(before.player);
        let faces = if opening {
            &mut of.opening_faces
        } else {
            &mut of.faces
        };
        faces[usize::from(value) - 1] += 1;
        if new {
            of.turns += 1;
            self.counted = Some(before.player);
        }
    }

    fn walk(&mut self, seat: Seat, squares: u8) {
        let of = self.seat_mut(seat);
        of.walked += u32::from(squares);
        of.progress += u16::from(squares);
        of.to_go -= u16::from(squares);
    }

    fn lose(&mut self, seat: Seat, index: u8) {
        let of = self.seat_mut(seat);
        of.lost += u32::from(index) + 1;
        of.progress -= u16::from(index) + 1;
        of.to_go += u16::from(index) + 1;
    }

    fn pin(&mut self, at: usize, seat: Seat, kind: PinKind) {
        self.pins.push(Pin { at, seat, kind });
    }

    /// Adds how the game stands now to the line.
    fn stand(&mut self) {
        let mut progress = [0; MAX_SEATS];
        for of in &self.seats {
            progress[of.seat.index()] = of.progress;
        }
        let furthest = self.seats.iter().map(|of| of.progress).max();
        let mut first = self
            .seats
            .iter()
            .filter(|of| Some(of.progress) == furthest)
            .map(|of| of.seat);
        let leader = match (self.finished.seats(), first.next(), first.next()) {
            ([winner, ..], ..) => Some(*winner),
            ([], leader, None) => leader,
            _ => None,
        };
        self.standings.push(Standing {
            progress,
            leader,
            turn: self.seats.iter().map(|of| of.turns).sum(),
        });
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatTally {
        let place = self.seats.iter().position(|of| of.seat == seat);
        &mut self.seats[place.unwrap_or_default()]
    }

    /// Each playing seat, in turn order.
    #[must_use]
    pub fn seats(&self) -> &[SeatTally] {
        &self.seats
    }

    /// A seat's numbers; none where it does not play.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatTally> {
        self.seats.iter().find(|of| of.seat == seat)
    }

    /// How many moves it has taken notice of.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.standings.len() - 1
    }

    /// How the game stood after so many moves: at 0 before the first, so one more than there are moves.
    #[must_use]
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// What happened that a ruler over the moves is marked with, in order.
    #[must_use]
    pub fn pins(&self) -> &[Pin] {
        &self.pins
    }
}

/// How far a seat's pieces together are from home, in squares.
fn progress(tracks: &Tracks, seat: Seat, pieces: &Pieces) -> u16 {
    let arrived = u16::from(pieces.goal) * (u16::from(tracks.goal[seat.index()]) + 1);
    let on_way: u16 = pieces.track().map(|index| u16::from(index) + 1).sum();
    arrived + on_way
}
