//! What can be seen of a position, and how events change it.

use std::collections::BTreeMap;

use super::Taihou;
use super::event::{Call, Event, Next};
use super::piece::{Figure, Piece, Value};
use super::position::{Bound, Position, Stage};
use super::square::Square;
use crate::turn::{Chance, Phase};
use crate::{Rules, Seat, Turn};

/// What can be seen of a position: all that lies on the table. What lies face down or behind the screen is told
/// too, with the word that it is hidden; whoever paints it keeps the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Who decides.
    pub turn: Turn,
    /// What stands where.
    pub pieces: BTreeMap<Square, Piece>,
    /// What the players have beside the garden, in turn order.
    pub seats: Vec<SeatPicture>,
    /// Whether the screen stands in the middle: each player sees the own pieces alone (TA-8).
    pub screen: bool,
}

/// What a player has beside the garden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPicture {
    /// Whose.
    pub seat: Seat,
    /// Whether its pieces in the garden lie face down (TA-6).
    pub face_down: bool,
    /// The values it has captured, ascending.
    pub taken: Vec<Value>,
    /// The values of its reserve, ascending.
    pub reserve: Vec<Value>,
    /// How many of its pieces were captured.
    pub lost: u8,
    /// Lotuses in hand.
    pub lotuses: u8,
    /// Losses that a lotus may still replace.
    pub owed: u8,
    /// What it owes after a call.
    pub bound: Option<Bound>,
    /// Turns left after khi-lôi.
    pub turns_left: Option<u8>,
}

impl Picture {
    /// The picture of a position.
    #[must_use]
    pub fn of(rules: &Taihou, at: &Position) -> Self {
        let two = rules.players.len() == 2;
        let seats = rules.players.iter().map(|&seat| {
            let beside = at.beside(seat);
            SeatPicture {
                seat,
                face_down: !two && matches!(at.stage, Stage::Draw | Stage::Layout),
                taken: beside.taken().collect(),
                reserve: beside.reserve().collect(),
                lost: beside.lost,
                lotuses: beside.lotuses,
                owed: beside.owed,
                bound: at.bound(seat),
                turns_left: at.turns_left(seat),
            }
        });
        Self {
            turn: rules.turn(at),
            pieces: at.pieces().collect(),
            seats: seats.collect(),
            screen: two && matches!(at.stage, Stage::Draw | Stage::Arrange),
        }
    }

    /// What a player has beside the garden; none where the seat does not play.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatPicture> {
        self.seats.iter().find(|of| of.seat == seat)
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatPicture)) {
        if let Some(of) = self.seats.iter_mut().find(|of| of.seat == seat) {
            change(of);
        }
    }

    /// Changes the picture by one event.
    pub fn show(&mut self, event: &Event) {
        match *event {
            Event::Laid { ref tiles, .. } => {
                self.pieces
                    .extend(tiles.iter().map(|tile| (tile.square, tile.piece)));
            }
            Event::Shown { player } => self.change(player, |of| of.face_down = false),
            Event::Placed { square, piece, .. } | Event::Turned { square, piece, .. } => {
                self.pieces.insert(square, piece);
            }
            Event::Lifted => self.screen = false,
            Event::Moved {
                from, to, piece, ..
            } => {
                self.pieces.remove(&from);
                self.pieces.insert(to, piece);
                for of in &mut self.seats {
                    if let Some(bound) = &mut of.bound
                        && bound.offer == from
                    {
                        bound.offer = to;
                    }
                }
            }
            Event::Captured {
                player,
                piece,
                lost,
                ..
            } => {
                self.change(piece.owner, |of| of.lost = lost);
                if let Figure::Numbered { value, .. } = piece.figure {
                    self.change(player, |of| {
                        of.taken.push(value);
                        of.taken.sort_unstable();
                    });
                }
            }
            Event::Replaced {
                player,
                square,
                piece,
            } => {
                self.pieces.insert(square, piece);
                self.change(player, |of| {
                    of.reserve.retain(|&value| Some(value) != piece.value());
                });
            }
            Event::Owed { player, owed } => self.change(player, |of| of.owed = owed),
            Event::Lotus { player, square } => {
                self.pieces.insert(square, Piece::lotus(player));
                self.change(player, |of| {
                    of.lotuses -= 1;
                    of.owed -= 1;
                });
            }
            Event::Called { player, call } => match call {
                Call::HatLo { to, offer } => self.change(to, |of| {
                    of.bound = Some(Bound {
                        offer,
                        by: player,
                        turned: false,
                    });
                }),
                Call::KhiLoi { turns } => {
                    for of in &mut self.seats {
                        of.turns_left = Some(turns);
                    }
                }
            },
            Event::Stands { player } => self.change(player, |of| {
                if let Some(bound) = &mut of.bound {
                    bound.turned = true;
                }
            }),
            Event::Met { player } | Event::Lapsed { player } => {
                self.change(player, |of| of.bound = None);
            }
            Event::Spent { player, left } => {
                self.change(player, |of| of.turns_left = Some(left));
            }
            Event::Passed { player, phase } => self.turn = phase.turn(player),
            Event::Over { ref ranking, .. } => {
                self.turn = Turn::Over {
                    ranking: ranking.clone(),
                };
                for of in &mut self.seats {
                    of.bound = None;
                    of.turns_left = None;
                }
            }
            Event::Drawn { .. }
            | Event::Tied { .. }
            | Event::Started { .. }
            | Event::Bound { .. }
            | Event::Stuck { .. } => {}
        }
    }
}

impl Next {
    /// Whose turn that is, and of what kind.
    pub(super) const fn turn(self, seat: Seat) -> Turn {
        match self {
            Self::Draw => Turn::Chance {
                what: Chance::Draw,
                seat,
            },
            Self::Layout => Turn::Chance {
                what: Chance::Layout,
                seat,
            },
            Self::Arrange => Turn::Player {
                seat,
                phase: Phase::Arrange,
            },
            Self::Move => Turn::Player {
                seat,
                phase: Phase::Move,
            },
        }
    }
}
