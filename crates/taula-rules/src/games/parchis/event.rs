//! What happens when a move is played, and the picture it changes.

use serde::Serialize;

use super::Parchis;
use super::position::Position;
use crate::{Chance, Phase, Rules, Seat, Turn};

/// Something that happens. Indices are those of the way of the piece's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The die shows a number.
    Thrown {
        /// Who threw.
        player: Seat,
        /// 1 to 6.
        value: u8,
    },
    /// Several threw the highest number in the opening and throw again (PA-6).
    Tied {
        /// They, in seat order.
        players: Vec<Seat>,
    },
    /// The opening is settled (PA-6).
    Started {
        /// Who starts.
        player: Seat,
    },
    /// Something is to be counted now.
    Counting {
        /// By whom.
        player: Seat,
        /// How much.
        count: u8,
        /// Whether it had been earned, and waited; else it is the die's.
        bonus: bool,
    },
    /// A count that nothing can be counted with is gone (PA-9, PA-23, PA-26).
    Lapsed {
        /// Whose it was.
        player: Seat,
        /// How much.
        count: u8,
    },
    /// A piece came out to the exit (PA-11).
    Exited {
        /// Whose.
        player: Seat,
    },
    /// A piece advanced.
    Moved {
        /// Whose.
        player: Seat,
        /// The index it stood on.
        from: u8,
        /// The index it stands on now.
        to: u8,
        /// Every index it came over, `to` included.
        path: Vec<u8>,
    },
    /// A piece was captured and went home (PA-12, PA-14, PA-21).
    Captured {
        /// By whom.
        player: Seat,
        /// Whose piece.
        owner: Seat,
        /// The owner's index it stood on.
        index: u8,
    },
    /// A piece arrived in the goal (PA-24).
    Arrived {
        /// Whose.
        player: Seat,
        /// How many are there now.
        pieces: u8,
    },
    /// A count was earned and waits (PA-21, PA-26).
    Earned {
        /// By whom.
        player: Seat,
        /// 10 or 20.
        count: u8,
    },
    /// A third 6: the piece moved last went home (PA-17).
    SentHome {
        /// Whose.
        player: Seat,
        /// The index it stood on.
        index: u8,
    },
    /// A third 6, but the piece moved last stays, or none was moved (PA-17).
    Spared {
        /// Who threw it.
        player: Seat,
        /// The index of the piece, if one was moved.
        index: Option<u8>,
    },
    /// A player has all pieces in the goal (PA-27).
    Finished {
        /// Who.
        player: Seat,
        /// 1 for the winner, and so on.
        place: u8,
    },
    /// After a 6 the same player throws again (PA-16).
    Again {
        /// Who.
        player: Seat,
    },
    /// The next throw is another player's.
    Passed {
        /// Whose.
        player: Seat,
        /// What the throw is for.
        chance: Chance,
    },
    /// The game has ended (PA-28).
    Over {
        /// The seats from first to last.
        ranking: Vec<Vec<Seat>>,
    },
}

/// What can be seen of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Who decides.
    pub turn: Turn,
    /// The number the die shows, 0 where it has not been thrown this turn.
    pub die: u8,
    /// What is to be counted now.
    pub count: u8,
    /// What is to be counted later.
    pub bonuses: Vec<u8>,
    /// 6s in a row.
    pub sixes: u8,
    /// The seats that have finished.
    pub finished: Vec<Seat>,
    /// Each playing seat's pieces, in turn order.
    pub seats: Vec<SeatPicture>,
}

/// What can be seen of a seat's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPicture {
    /// Whose.
    pub seat: Seat,
    /// How many are at home.
    pub home: u8,
    /// The indices of those on the way, ascending.
    pub track: Vec<u8>,
    /// How many are in the goal.
    pub goal: u8,
}

impl SeatPicture {
    fn take(&mut self, index: u8) {
        if let Ok(at) = self.track.binary_search(&index) {
            self.track.remove(at);
        }
    }

    fn put(&mut self, index: u8) {
        let at = self.track.partition_point(|&i| i <= index);
        self.track.insert(at, index);
    }
}

impl Picture {
    /// The picture of a position.
    #[must_use]
    pub fn of(rules: &Parchis, at: &Position) -> Self {
        Self {
            turn: rules.turn(at),
            die: at.die,
            count: at.count,
            bonuses: at.bonuses.iter().collect(),
            sixes: at.sixes,
            finished: at.finished.seats().to_vec(),
            seats: rules
                .players()
                .iter()
                .map(|&seat| {
                    let pieces = &at.pieces[seat.index()];
                    SeatPicture {
                        seat,
                        home: pieces.home,
                        track: pieces.track().collect(),
                        goal: pieces.goal,
                    }
                })
                .collect(),
        }
    }

    /// The pieces of a playing seat.
    ///
    /// # Panics
    /// Where the seat does not play.
    pub fn seat(&mut self, seat: Seat) -> &mut SeatPicture {
        self.seats
            .iter_mut()
            .find(|s| s.seat == seat)
            .expect("events are about seats that play")
    }

    /// Changes the picture by one event.
    pub fn show(&mut self, event: &Event) {
        match *event {
            Event::Thrown { value, .. } => {
                if !matches!(
                    self.turn,
                    Turn::Chance {
                        what: Chance::Opening,
                        ..
                    }
                ) {
                    self.die = value;
                    self.sixes = if value == 6 { self.sixes + 1 } else { 0 };
                }
            }
            Event::Tied { .. } | Event::Spared { .. } => {}
            Event::Started { player } | Event::Again { player } => {
                self.turn = Turn::Chance {
                    what: Chance::Die,
                    seat: player,
                };
            }
            Event::Counting {
                player,
                count,
                bonus,
            } => {
                self.turn = Turn::Player {
                    seat: player,
                    phase: Phase::Move,
                };
                self.count = count;
                if bonus {
                    self.bonuses.remove(0);
                }
            }
            Event::Lapsed { .. } => self.count = 0,
            Event::Exited { player } => {
                self.count = 0;
                let seat = self.seat(player);
                seat.home -= 1;
                seat.put(0);
            }
            Event::Moved {
                player, from, to, ..
            } => {
                self.count = 0;
                let seat = self.seat(player);
                seat.take(from);
                seat.put(to);
            }
            Event::Captured { owner, index, .. }
            | Event::SentHome {
                player: owner,
                index,
            } => {
                let seat = self.seat(owner);
                seat.take(index);
                seat.home += 1;
            }
            Event::Arrived { player, pieces } => {
                let seat = self.seat(player);
                seat.track.pop();
                seat.goal = pieces;
            }
            Event::Earned { count, .. } => self.bonuses.push(count),
            Event::Finished { player, .. } => {
                self.finished.push(player);
                self.bonuses.clear();
            }
            Event::Passed { player, chance } => {
                self.turn = Turn::Chance {
                    what: chance,
                    seat: player,
                };
                self.clear_turn();
            }
            Event::Over { ref ranking } => {
                self.turn = Turn::Over {
                    ranking: ranking.clone(),
                };
                self.clear_turn();
            }
        }
    }

    fn clear_turn(&mut self) {
        self.die = 0;
        self.count = 0;
        self.sixes = 0;
        self.bonuses.clear();
    }
}
