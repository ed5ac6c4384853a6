//! What happens when a move is played, and the picture it changes.

use serde::Serialize;

use super::Thaayam;
use super::board::{CASTLE, FRONT};
use super::position::{Position, Stage};
use crate::{Chance, Phase, Rules, Seat, Turn};

/// Something that happens. Indices are those of the track of the piece's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The seeds show a score (TH-4).
    Thrown {
        /// Who threw.
        player: Seat,
        /// 1, 2, 3, 4 or 8.
        score: u8,
    },
    /// Several threw the highest score in the opening and throw again (TH-7).
    Tied {
        /// They, in seat order.
        players: Vec<Seat>,
    },
    /// The opening is settled (TH-7).
    Started {
        /// Who starts.
        player: Seat,
    },
    /// With all pieces off the board, scores that came too early cannot be used (TH-12, TH-23).
    Struck {
        /// Whose they were.
        player: Seat,
        /// Their places in the order thrown in this turn, from 0, ascending.
        places: Vec<u8>,
        /// The scores at these places.
        scores: Vec<u8>,
        /// Why.
        why: Strike,
    },
    /// The throwing has ended and the scores are played (TH-9).
    Playing {
        /// By whom.
        player: Seat,
        /// What there is to play, ascending.
        scores: Vec<u8>,
    },
    /// A piece, or a twin that had been driven off, came to the own palace (TH-11, TH-23).
    Entered {
        /// Whose.
        player: Seat,
        /// Whether it is a twin, which takes two 1s.
        twin: bool,
    },
    /// A piece or a twin advanced.
    Moved {
        /// Whose.
        player: Seat,
        /// Whether it is a twin, which goes half of the sum (TH-21).
        twin: bool,
        /// What was spent, descending.
        scores: Vec<u8>,
        /// The index it stood on.
        from: u8,
        /// The index it stands on now.
        to: u8,
        /// Every index it came over, `to` included.
        path: Vec<u8>,
    },
    /// A piece or a twin was captured and left the board (TH-16, TH-18, TH-23). Of several on a square each
    /// has an event of its own.
    Captured {
        /// By whom.
        player: Seat,
        /// Whose.
        owner: Seat,
        /// The owner's index it stood on.
        index: u8,
        /// What has to enter again.
        returns: Returns,
    },
    /// Two pieces in the palace in front are a twin now (TH-20).
    Twinned {
        /// Whose.
        player: Seat,
        /// The index they stand on.
        index: u8,
    },
    /// A twin in the castle is two pieces again (TH-24).
    Untwinned {
        /// Whose.
        player: Seat,
    },
    /// A piece, or both of a twin, arrived in the castle (TH-25).
    Arrived {
        /// Whose.
        player: Seat,
        /// How many are there now.
        castle: u8,
    },
    /// A 1 took a piece off from the castle (TH-26).
    BorneOff {
        /// Whose.
        player: Seat,
        /// How many have been borne off now.
        out: u8,
    },
    /// Scores that nothing can be played with any more are gone (TH-10).
    Lapsed {
        /// Whose they were.
        player: Seat,
        /// Which, ascending.
        scores: Vec<u8>,
    },
    /// After a turn that captured the same player has another (TH-19).
    Again {
        /// Who.
        player: Seat,
    },
    /// The next throw is another player's (TH-8).
    Passed {
        /// Whose.
        player: Seat,
        /// What the throw is for.
        chance: Chance,
    },
    /// The game has ended (TH-27).
    Over {
        /// The winner, then the others together.
        ranking: Vec<Vec<Seat>>,
    },
}

/// Why scores were struck (TH-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Strike {
    /// They came before the first 1, which enters a piece.
    BeforeFirstOne,
    /// All pieces are in twins off the board, and they came before the second 1 (TH-23).
    BeforeSecondOne,
    /// No 1 came.
    NoOne,
    /// All pieces are in twins off the board, and only a single 1 came (TH-23).
    OneAlone,
}

/// How something captured has to enter again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Returns {
    /// A single, as a single.
    Piece,
    /// A twin, as two singles (`twin_return` "split").
    TwoPieces,
    /// A twin, as a twin (`twin_return` "twin").
    Twin,
}

impl Returns {
    /// Whether it was a twin that was captured.
    #[must_use]
    pub const fn was_twin(self) -> bool {
        matches!(self, Self::TwoPieces | Self::Twin)
    }
}

/// What can be seen of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Who decides.
    pub turn: Turn,
    /// While throwing goes on, the scores so far in the order thrown; while they are played, those left,
    /// ascending.
    pub throws: Vec<u8>,
    /// Whether this turn has captured.
    pub captured: bool,
    /// Each playing seat's pieces, in turn order.
    pub seats: Vec<SeatPicture>,
}

/// What can be seen of a seat's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPicture {
    /// Whose.
    pub seat: Seat,
    /// Singles off the board.
    pub off: u8,
    /// Twins off the board.
    pub off_twins: u8,
    /// The indices of singles on the track, ascending.
    pub track: Vec<u8>,
    /// The indices of twins on the track, ascending.
    pub twins: Vec<u8>,
    /// How many are in the castle.
    pub castle: u8,
    /// How many have been borne off.
    pub out: u8,
}

impl SeatPicture {
    fn list(&mut self, twin: bool) -> &mut Vec<u8> {
        if twin {
            &mut self.twins
        } else {
            &mut self.track
        }
    }

    fn take(&mut self, twin: bool, index: u8) {
        let list = self.list(twin);
        if let Ok(at) = list.binary_search(&index) {
            list.remove(at);
        }
    }

    fn put(&mut self, twin: bool, index: u8) {
        let list = self.list(twin);
        let at = list.partition_point(|&i| i <= index);
        list.insert(at, index);
    }
}

impl Picture {
    /// The picture of a position.
    #[must_use]
    pub fn of(rules: &Thaayam, at: &Position) -> Self {
        Self {
            turn: rules.turn(at),
            throws: if at.stage == Stage::Play {
                at.left.ascending().collect()
            } else {
                at.thrown.iter().collect()
            },
            captured: at.captured,
            seats: rules
                .players()
                .iter()
                .map(|&seat| {
                    let pieces = at.of(seat);
                    SeatPicture {
                        seat,
                        off: pieces.off,
                        off_twins: pieces.off_twins,
                        track: pieces.singles.iter().collect(),
                        twins: pieces.twins.iter().collect(),
                        castle: pieces.castle,
                        out: pieces.out,
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
            Event::Thrown { score, .. } => {
                if !matches!(
                    self.turn,
                    Turn::Chance {
                        what: Chance::Opening,
                        ..
                    }
                ) {
                    self.throws.push(score);
                }
            }
            Event::Tied { .. } => {}
            Event::Started { player } | Event::Again { player } => {
                self.throw_next(player, Chance::Throw);
            }
            Event::Struck { ref places, .. } => {
                for &place in places.iter().rev() {
                    self.throws.remove(usize::from(place));
                }
            }
            Event::Playing { player, ref scores } => {
                self.turn = Turn::Player {
                    seat: player,
                    phase: Phase::Move,
                };
                self.throws.clone_from(scores);
            }
            Event::Entered { player, twin } => {
                self.spend(if twin { &[1, 1] } else { &[1] });
                let seat = self.seat(player);
                if twin {
                    seat.off_twins -= 1;
                } else {
                    seat.off -= 1;
                }
                seat.put(twin, 0);
            }
            Event::Moved {
                player,
                twin,
                ref scores,
                from,
                to,
                ..
            } => {
                self.spend(scores);
                let seat = self.seat(player);
                seat.take(twin, from);
                seat.put(twin, to);
            }
            Event::Captured {
                owner,
                index,
                returns,
                ..
            } => {
                self.captured = true;
                let seat = self.seat(owner);
                seat.take(returns.was_twin(), index);
                match returns {
                    Returns::Piece => seat.off += 1,
                    Returns::TwoPieces => seat.off += 2,
                    Returns::Twin => seat.off_twins += 1,
                }
            }
            Event::Twinned { player, .. } => {
                let seat = self.seat(player);
                seat.take(false, FRONT);
                seat.take(false, FRONT);
                seat.put(true, FRONT);
            }
            Event::Untwinned { player } => {
                let seat = self.seat(player);
                seat.take(true, CASTLE);
                seat.put(false, CASTLE);
                seat.put(false, CASTLE);
            }
            Event::Arrived { player, castle } => {
                let seat = self.seat(player);
                seat.track.retain(|&index| index != CASTLE);
                seat.castle = castle;
            }
            Event::BorneOff { player, out } => {
                self.spend(&[1]);
                let seat = self.seat(player);
                seat.castle -= 1;
                seat.out = out;
            }
            Event::Lapsed { ref scores, .. } => self.spend(scores),
            Event::Passed { player, chance } => self.throw_next(player, chance),
            Event::Over { ref ranking } => {
                self.turn = Turn::Over {
                    ranking: ranking.clone(),
                };
                self.throws.clear();
                self.captured = false;
            }
        }
    }

    fn throw_next(&mut self, seat: Seat, what: Chance) {
        self.turn = Turn::Chance { what, seat };
        self.throws.clear();
        self.captured = false;
    }

    fn spend(&mut self, scores: &[u8]) {
        for score in scores {
            if let Some(at) = self.throws.iter().position(|left| left == score) {
                self.throws.remove(at);
            }
        }
    }
}
