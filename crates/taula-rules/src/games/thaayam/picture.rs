//! What can be seen of a position, and how events change it.

use super::Thaayam;
use super::board::{CASTLE, FRONT};
use super::event::{Event, Returns};
use super::position::{Position, Stage};
use crate::{Chance, Phase, Rules, Seat, Turn};

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
