//! What a game comes to in numbers, seat by seat and move by move.

use super::circle::Circle;
use super::event::Event;
use super::picture::Picture;
use super::position::Position;
use super::{PLAYERS, Tebas};
use crate::{Match, Rules, Seat, Turn};

/// What a seat did in a game and what was done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatTally {
    /// Whose.
    pub seat: Seat,
    /// How often it covered a free piece of the opponent's.
    pub covers: u32,
    /// How often it covered an own free piece.
    pub own_covers: u32,
    /// How often a free piece of its own was covered by the opponent.
    pub covered: u32,
    /// Stacks it undid (TE-22).
    pub undone: u32,
    /// Pieces of the opponent's that it sent out of the game.
    pub removed: u32,
    /// Own pieces that it put back.
    pub put_back: u32,
    /// Turns of a piece where it stands (TE-7).
    pub turnings: u32,
    /// How often its turn began without a free piece in the inner field (TE-25), its first turn left out.
    pub obliged: u32,
    /// Turns it has had, a turn and its redeployment as one.
    pub turns: u32,
    /// Free pieces now, in all fields.
    pub free: u8,
    /// Free pieces in the inner field now.
    pub inside: u8,
    /// Pieces that lie in stacks below others now.
    pub blocked: u8,
    /// Pieces that have left for good.
    pub out: u8,
    /// Pieces still to be put back now.
    pub redeploy: u8,
}

/// How a game stands at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat, its free pieces; those to be put back will be free and count too.
    pub free: [u8; 2],
    /// Who leads: the seat with more of them; nobody where both have the same. The winner does.
    pub leader: Option<Seat>,
    /// How many turns have begun by then, of both seats together: the number of the turn.
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
    /// A free piece of the opponent's was covered.
    Covered {
        /// Where.
        circle: Circle,
        /// How many pieces the stack has then.
        height: u8,
    },
    /// Pieces of the opponent's left the game.
    Removed {
        /// Where the stack was undone.
        circle: Circle,
        /// How many.
        pieces: u8,
    },
    /// The game was won.
    Won,
}

/// The numbers of a game so far. Kept up move by move they cost next to nothing; gone over from the start
/// they are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    seats: [SeatTally; 2],
    standings: Vec<Standing>,
    pins: Vec<Pin>,
    /// What can be seen after the last move.
    seen: Picture,
    /// The circles of the inner field.
    inner: u64,
}

impl Tally {
    /// Nothing has been played yet from this position.
    #[must_use]
    pub fn new(rules: &Tebas, start: &Position) -> Self {
        let seen = rules.picture(start);
        let seats = PLAYERS.map(|seat| SeatTally {
            seat,
            covers: 0,
            own_covers: 0,
            covered: 0,
            undone: 0,
            removed: 0,
            put_back: 0,
            turnings: 0,
            obliged: 0,
            turns: u32::from(seen.turn.seat() == Some(seat) && !seen.turn.is_chance()),
            free: 0,
            inside: 0,
            blocked: 0,
            out: 0,
            redeploy: 0,
        });
        let mut tally = Self {
            seats,
            standings: Vec::new(),
            pins: Vec::new(),
            seen,
            inner: rules.ground.inner,
        };
        tally.stand();
        tally
    }

    /// The whole of a game, moves taken back left out.
    #[must_use]
    pub fn of(game: &Match<Tebas>) -> Self {
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
            self.seen.show(event);
        }
        self.stand();
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Turned { player, .. } => self.seat_mut(player).turnings += 1,
            Event::Stacked {
                player,
                circle,
                covered,
                stack,
            } => {
                if covered.top() == player {
                    self.seat_mut(player).own_covers += 1;
                    return;
                }
                self.seat_mut(player).covers += 1;
                self.seat_mut(covered.top()).covered += 1;
                let height = stack.height();
                self.pin(player, PinKind::Covered { circle, height });
            }
            Event::Undone { player, .. } => self.seat_mut(player).undone += 1,
            Event::Removed {
                player,
                circle,
                count,
                ..
            } => {
                self.seat_mut(player).removed += u32::from(count);
                let pieces = count;
                self.pin(player, PinKind::Removed { circle, pieces });
            }
            Event::Replaced { player, .. } => self.seat_mut(player).put_back += 1,
            Event::Started { player } | Event::Passed { player } => {
                self.seat_mut(player).turns += 1;
            }
            Event::Obliged { player, .. } => {
                // With the first move of the game nobody has a piece inside.
                let of = self.seat_mut(player);
                of.obliged += u32::from(of.turns > 1);
            }
            Event::Over { ref ranking, .. } => {
                if let Some([winner]) = ranking.first().map(Vec::as_slice) {
                    self.pin(*winner, PinKind::Won);
                }
            }
            Event::Moved { .. } => {}
        }
    }

    fn pin(&mut self, seat: Seat, kind: PinKind) {
        let at = self.moves();
        self.pins.push(Pin { at, seat, kind });
    }

    /// Adds how the game stands now to the line.
    fn stand(&mut self) {
        let seen = &self.seen;
        for of in &mut self.seats {
            let seat = of.seat;
            let free = seen.stacks.iter().filter(|(_, stack)| stack.top() == seat);
            of.free = free.clone().count() as u8;
            let inside = free.filter(|(circle, _)| self.inner & circle.bit() != 0);
            of.inside = inside.count() as u8;
            of.out = seen.out[seat.index()];
            of.redeploy = match seen.turn {
                Turn::Player { seat: player, .. } if player == seat => seen.redeploy,
                _ => 0,
            };
            let on_board: u8 = seen.stacks.values().map(|stack| stack.count(seat)).sum();
            of.blocked = on_board - of.free;
        }
        let free = self.seats.map(|of| of.free + of.redeploy);
        let leader = match free[0].cmp(&free[1]) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        self.standings.push(Standing {
            free,
            leader,
            turn: self.seats.iter().map(|of| of.turns).sum(),
        });
    }

    const fn seat_mut(&mut self, seat: Seat) -> &mut SeatTally {
        &mut self.seats[seat.index()]
    }

    /// Both seats, in turn order.
    #[must_use]
    pub const fn seats(&self) -> &[SeatTally; 2] {
        &self.seats
    }

    /// A seat's numbers; none where it does not play.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatTally> {
        self.seats.get(seat.index())
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
