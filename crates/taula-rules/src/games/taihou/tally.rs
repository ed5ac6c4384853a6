//! What a game comes to in numbers, seat by seat and move by move.

use super::Taihou;
use super::event::{Call, Event};
use super::piece::{Piece, Value};
use super::position::Position;
use super::square::Square;
use crate::{Match, Rules, Seat};

/// What a seat did in a game and what was done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatTally {
    /// Whose.
    pub seat: Seat,
    /// Pieces it captured.
    pub captures: u32,
    /// Their values, added up.
    pub captured: u32,
    /// Pieces of its own that were captured, since the game began here.
    pub losses: u32,
    /// Moves to another square, captures among them.
    pub moves: u32,
    /// Turns of a piece where it stands.
    pub turnings: u32,
    /// Times a piece of its own flew over the lake.
    pub crossings: u32,
    /// Lotuses it put in.
    pub lotuses: u32,
    /// How often it called hât-lô.
    pub calls: u32,
    /// How often it met a call with a capture.
    pub met: u32,
    /// Turns it lost without a legal move.
    pub stuck: u32,
    /// Turns it has had.
    pub turns: u32,
    /// Numbered pieces in the garden now.
    pub pieces: u8,
    /// Pieces lost in all.
    pub lost: u8,
    /// Points as it stands (TA-17, TA-18).
    pub points: u32,
}

/// How a game stands at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The points of each player, in turn order.
    pub points: Vec<u32>,
    /// Who has most of them; nobody where several do.
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
    /// A piece was captured.
    Captured {
        /// Where.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// Hât-lô was called.
    HatLo {
        /// Upon whom.
        to: Seat,
    },
    /// Khi-lôi was called.
    KhiLoi,
    /// The game was won, alone or with others.
    Won,
}

/// The numbers of a game so far. Kept up move by move they cost next to nothing; gone over from the start
/// they are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    seats: Vec<SeatTally>,
    /// What each player's points are made of, in turn order.
    sums: Vec<Sums>,
    standings: Vec<Standing>,
    pins: Vec<Pin>,
}

/// The values a player has, added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sums {
    garden: u32,
    taken: u32,
    reserve: u32,
}

impl Tally {
    /// Nothing has been played yet from this position.
    #[must_use]
    pub fn new(rules: &Taihou, start: &Position) -> Self {
        let mover = (start.stage == super::Stage::Move).then_some(start.player);
        let seats = rules.players().iter().map(|&seat| SeatTally {
            seat,
            captures: 0,
            captured: 0,
            losses: 0,
            moves: 0,
            turnings: 0,
            crossings: 0,
            lotuses: 0,
            calls: 0,
            met: 0,
            stuck: 0,
            turns: u32::from(mover == Some(seat)),
            pieces: 0,
            lost: 0,
            points: 0,
        });
        let scores = rules.scores(start);
        let mut tally = Self {
            seats: seats.collect(),
            sums: scores
                .iter()
                .map(|score| Sums {
                    garden: score.garden,
                    taken: score.taken,
                    reserve: score.reserve,
                })
                .collect(),
            standings: Vec::new(),
            pins: Vec::new(),
        };
        for of in &mut tally.seats {
            of.pieces = start.numbered(of.seat).count() as u8;
            of.lost = start.beside(of.seat).lost;
        }
        tally.stand();
        tally
    }

    /// The whole of a game, moves taken back left out.
    #[must_use]
    pub fn of(game: &Match<Taihou>) -> Self {
        let mut at = game.first();
        let mut tally = Self::new(game.rules(), &at);
        let mut events = Vec::new();
        for &mv in game.moves() {
            events.clear();
            game.rules().play(&mut at, mv, &mut events);
            tally.watch(&events);
        }
        tally
    }

    /// Takes notice of the next move: all it made happen.
    pub fn watch(&mut self, events: &[Event]) {
        for event in events {
            self.see(event);
        }
        self.stand();
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Laid { ref tiles, .. } => {
                for tile in tiles {
                    self.comes_in(tile.piece);
                }
            }
            Event::Placed { piece, .. } => self.comes_in(piece),
            Event::Replaced { player, piece, .. } => {
                self.comes_in(piece);
                self.sums_mut(player).reserve -= worth(piece);
            }
            Event::Moved {
                player, ref over, ..
            } => {
                let of = self.of_mut(player);
                of.moves += 1;
                of.crossings += u32::from(!over.is_empty());
            }
            Event::Turned { player, .. } => self.of_mut(player).turnings += 1,
            Event::Captured {
                player,
                square,
                piece,
                lost,
            } => {
                let of = self.of_mut(player);
                of.captures += 1;
                of.captured += worth(piece);
                self.sums_mut(player).taken += worth(piece);
                let of = self.of_mut(piece.owner);
                of.losses += 1;
                of.lost = lost;
                of.pieces -= 1;
                self.sums_mut(piece.owner).garden -= worth(piece);
                self.pin(player, PinKind::Captured { square, piece });
            }
            Event::Lotus { player, .. } => self.of_mut(player).lotuses += 1,
            Event::Called { player, call } => match call {
                Call::HatLo { to, .. } => {
                    self.of_mut(player).calls += 1;
                    self.pin(player, PinKind::HatLo { to });
                }
                Call::KhiLoi { .. } => self.pin(player, PinKind::KhiLoi),
            },
            Event::Met { player } => self.of_mut(player).met += 1,
            Event::Stuck { player } => self.of_mut(player).stuck += 1,
            Event::Passed {
                player,
                phase: super::Next::Move,
            } => self.of_mut(player).turns += 1,
            Event::Over { ref ranking, .. } => {
                for &seat in ranking.first().into_iter().flatten() {
                    self.pin(seat, PinKind::Won);
                }
            }
            _ => {}
        }
    }

    /// A numbered piece comes into the garden.
    fn comes_in(&mut self, piece: Piece) {
        self.of_mut(piece.owner).pieces += 1;
        self.sums_mut(piece.owner).garden += worth(piece);
    }

    fn pin(&mut self, seat: Seat, kind: PinKind) {
        let at = self.moves();
        self.pins.push(Pin { at, seat, kind });
    }

    /// Adds how the game stands now to the line.
    fn stand(&mut self) {
        for (of, sums) in self.seats.iter_mut().zip(&self.sums) {
            of.points = sums.garden + sums.taken.div_ceil(2) + sums.reserve.div_ceil(2);
        }
        let points: Vec<u32> = self.seats.iter().map(|of| of.points).collect();
        let most = points.iter().max().copied();
        let mut first = self.seats.iter().filter(|of| Some(of.points) == most);
        let leader = match (first.next(), first.next()) {
            (Some(of), None) => Some(of.seat),
            _ => None,
        };
        self.standings.push(Standing {
            points,
            leader,
            turn: self.seats.iter().map(|of| of.turns).sum(),
        });
    }

    /// The place of a player in turn order. Events tell of players alone.
    fn place(&self, seat: Seat) -> usize {
        let place = self.seats.iter().position(|of| of.seat == seat);
        place.unwrap_or(0)
    }

    fn of_mut(&mut self, seat: Seat) -> &mut SeatTally {
        let place = self.place(seat);
        &mut self.seats[place]
    }

    fn sums_mut(&mut self, seat: Seat) -> &mut Sums {
        let place = self.place(seat);
        &mut self.sums[place]
    }

    /// Every player, in turn order.
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
    pub const fn moves(&self) -> usize {
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

/// The value of a piece; a lotus has none.
fn worth(piece: Piece) -> u32 {
    u32::from(piece.value().map_or(0, Value::get))
}
