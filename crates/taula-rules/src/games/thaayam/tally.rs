//! What a game comes to in numbers, seat by seat and move by move.

use super::Thaayam;
use super::board::{CASTLE, MAX_SEATS, PIECES};
use super::event::{Event, Returns};
use super::moves::Move;
use super::position::{Pieces, Position, Stage};
use super::scores::{SCORES, WEIGHTS, place_of};
use crate::{Match, Rules, Seat};

/// The squares a piece goes from off the board until it is borne off: one to enter, the track, one out.
pub const WAY: u8 = CASTLE + 2;

/// What a seat did in a game and what was done to it.
///
/// Squares are counted from off the board: entering is one, the castle lies 25 from there, and bearing off
/// is the 26th. Both pieces of a twin are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTally {
    /// Whose.
    pub seat: Seat,
    /// Pieces captured, two for a twin.
    pub captures: u32,
    /// Own pieces captured by others, two for a twin.
    pub captured: u32,
    /// Twins driven off the board; they are among the captures.
    pub twin_captures: u32,
    /// Twins formed.
    pub twins: u32,
    /// Turns in which the seat threw. The turn after one that captured (TH-19) is another.
    pub turns: u32,
    /// How often the seeds showed each of [`SCORES`], the throws of the opening left out.
    pub scores: [u32; SCORES.len()],
    /// The same for the throws of the opening (TH-7).
    pub opening_scores: [u32; SCORES.len()],
    /// Scores struck (TH-12).
    pub struck: u32,
    /// Scores that lapsed (TH-10).
    pub lapsed: u32,
    /// Squares walked, by entering, on the track and by bearing off.
    pub walked: u32,
    /// Squares lost by pieces that were captured.
    pub lost: u32,
    /// Pieces in the castle now.
    pub castle: u8,
    /// Pieces borne off now.
    pub out: u8,
    /// How far all pieces together have come now, in squares.
    pub progress: u16,
    /// How far they have to go yet, in squares.
    pub to_go: u16,
}

impl SeatTally {
    /// Throws made, those of the opening left out.
    #[must_use]
    pub fn throws(&self) -> u32 {
        self.scores.iter().sum()
    }

    /// How often each of [`SCORES`] can be expected in so many throws (TH-4).
    #[must_use]
    pub fn expected(&self) -> [f64; SCORES.len()] {
        WEIGHTS.map(|weight| f64::from(self.throws()) * f64::from(weight) / 16.0)
    }
}

/// How a game stands at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat, how far its pieces together have come, in squares.
    pub progress: [u16; MAX_SEATS],
    /// Who leads: the seat whose pieces have come furthest; nobody where two are. The winner's have.
    pub leader: Option<Seat>,
    /// How many turns have begun by then, of all seats together: the number of the turn.
    pub turn: u32,
}

/// Something a ruler over the moves of a game is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// The place of the move in [`Match::moves`].
    pub at: usize,
    /// Who did it.
    pub seat: Seat,
    /// What happened.
    pub kind: PinKind,
}

/// What a pin marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinKind {
    /// A piece or a twin was captured.
    Captured {
        /// Whose.
        owner: Seat,
        /// The owner's index it stood on.
        index: u8,
        /// As what it has to enter again.
        returns: Returns,
    },
    /// Two pieces became a twin.
    Twinned,
    /// A piece, or both of a twin, came to the castle.
    Arrived {
        /// How many were there then.
        castle: u8,
    },
    /// A piece was borne off.
    BorneOff {
        /// How many were out then: the last wins.
        out: u8,
    },
}

/// The numbers of a game so far. Kept up move by move they cost next to nothing; gone over from the start
/// they are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    seats: Vec<SeatTally>,
    standings: Vec<Standing>,
    pins: Vec<Pin>,
    /// Whose turn has been counted, until it ends.
    counted: Option<Seat>,
}

impl Tally {
    /// Nothing has been played yet from this position.
    #[must_use]
    pub fn new(rules: &Thaayam, start: &Position) -> Self {
        let seats = rules
            .players()
            .iter()
            .map(|&seat| {
                let pieces = start.of(seat);
                let progress = progress(pieces);
                SeatTally {
                    seat,
                    captures: 0,
                    captured: 0,
                    twin_captures: 0,
                    twins: 0,
                    turns: 0,
                    scores: [0; SCORES.len()],
                    opening_scores: [0; SCORES.len()],
                    struck: 0,
                    lapsed: 0,
                    walked: 0,
                    lost: 0,
                    castle: pieces.castle,
                    out: pieces.out,
                    progress,
                    to_go: u16::from(WAY) * u16::from(PIECES) - progress,
                }
            })
            .collect();
        let mut tally = Self {
            seats,
            standings: Vec::new(),
            pins: Vec::new(),
            counted: None,
        };
        tally.stand();
        tally
    }

    /// The whole of a game, moves taken back left out.
    #[must_use]
    pub fn of(game: &Match<Thaayam>) -> Self {
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
        if let Move::Roll(score) = mv {
            self.threw(before, score);
        }
        for event in events {
            self.see(event);
        }
        self.stand();
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Struck {
                player, ref scores, ..
            } => self.seat_mut(player).struck += scores.len() as u32,
            Event::Lapsed { player, ref scores } => {
                self.seat_mut(player).lapsed += scores.len() as u32;
            }
            Event::Entered { player, twin } => self.walk(player, if twin { 2 } else { 1 }),
            Event::Moved {
                player,
                twin,
                from,
                to,
                ..
            } => self.walk(player, (to - from) * if twin { 2 } else { 1 }),
            Event::Captured {
                player,
                owner,
                index,
                returns,
            } => {
                let pieces = if returns.was_twin() { 2 } else { 1 };
                let of = self.seat_mut(player);
                of.captures += pieces;
                of.twin_captures += u32::from(returns.was_twin());
                self.lose(owner, index, pieces);
                let kind = PinKind::Captured {
                    owner,
                    index,
                    returns,
                };
                self.pin(player, kind);
            }
            Event::Twinned { player, .. } => {
                self.seat_mut(player).twins += 1;
                self.pin(player, PinKind::Twinned);
            }
            Event::Arrived { player, castle } => {
                self.seat_mut(player).castle = castle;
                self.pin(player, PinKind::Arrived { castle });
            }
            Event::BorneOff { player, out } => {
                self.walk(player, 1);
                let of = self.seat_mut(player);
                of.castle -= 1;
                of.out = out;
                self.pin(player, PinKind::BorneOff { out });
            }
            Event::Passed { .. }
            | Event::Started { .. }
            | Event::Again { .. }
            | Event::Over { .. } => self.counted = None,
            Event::Thrown { .. }
            | Event::Tied { .. }
            | Event::Playing { .. }
            | Event::Untwinned { .. } => {}
        }
    }

    fn threw(&mut self, before: &Position, score: u8) {
        let opening = before.stage == Stage::Opening;
        let new = !opening && self.counted != Some(before.player);
        let of = self.seat_mut(before.player);
        let scores = if opening {
            &mut of.opening_scores
        } else {
            &mut of.scores
        };
        if let Some(place) = place_of(score) {
            scores[place] += 1;
        }
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

    fn lose(&mut self, seat: Seat, index: u8, pieces: u32) {
        let of = self.seat_mut(seat);
        let squares = pieces as u16 * (u16::from(index) + 1);
        of.captured += pieces;
        of.lost += u32::from(squares);
        of.progress -= squares;
        of.to_go += squares;
    }

    fn pin(&mut self, seat: Seat, kind: PinKind) {
        let at = self.moves();
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
        let leader = match (first.next(), first.next()) {
            (leader, None) => leader,
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

/// How far a seat's pieces together have come, in squares.
fn progress(pieces: &Pieces) -> u16 {
    let singles: u16 = pieces
        .singles
        .iter()
        .map(|index| u16::from(index) + 1)
        .sum();
    let twins: u16 = pieces.twins.iter().map(|index| u16::from(index) + 1).sum();
    singles
        + 2 * twins
        + u16::from(pieces.castle) * u16::from(CASTLE + 1)
        + u16::from(pieces.out) * u16::from(WAY)
}
