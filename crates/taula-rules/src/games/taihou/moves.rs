//! What may be done.

use super::Taihou;
use super::piece::{HIGHEST, Value};
use super::position::{Position, Stage};
use super::run::Step;
use super::square::{Heading, Square, Squares};
use crate::Seat;

/// A move: what chance brings, or something a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: a piece of this value is drawn to settle who starts (TA-5).
    Draw(u8),
    /// Chance: a seat's ten pieces, in the order in which they come to lie (TA-6).
    Layout([u8; HIGHEST as usize]),
    /// The next piece is laid out behind the screen (TA-9).
    Place {
        /// Where.
        square: Square,
        /// The way it looks.
        facing: Heading,
    },
    /// A piece goes to another square.
    Go {
        /// Where it stands.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The way it looks then, where it turned on its flight (TA-40); none where it looks as before.
        turned: Option<Heading>,
        /// Whether it captures what stands there.
        captures: bool,
        /// Who is called upon to take it (TA-29).
        call: Option<Seat>,
    },
    /// A piece is turned where it stands (TA-23).
    Turn {
        /// Where it stands.
        square: Square,
        /// The way it looks then.
        facing: Heading,
        /// Who is called upon to take it (TA-29).
        call: Option<Seat>,
    },
    /// The lotus owed is put in (TA-30).
    Lotus,
    /// The end is called for (TA-15).
    KhiLoi,
}

impl Move {
    /// Who is called upon to take the piece moved.
    #[must_use]
    pub const fn call(self) -> Option<Seat> {
        match self {
            Self::Go { call, .. } | Self::Turn { call, .. } => call,
            _ => None,
        }
    }

    /// The same, calling upon a seat or nobody; what is no move of a piece stays as it is.
    #[must_use]
    pub const fn calling(mut self, upon: Option<Seat>) -> Self {
        match &mut self {
            Self::Go { call, .. } | Self::Turn { call, .. } => *call = upon,
            _ => {}
        }
        self
    }

    /// Where the piece stands that is moved or turned.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Go { from, .. } => Some(from),
            Self::Turn { square, .. } => Some(square),
            _ => None,
        }
    }

    /// Whether it captures.
    #[must_use]
    pub const fn captures(self) -> bool {
        matches!(self, Self::Go { captures: true, .. })
    }
}

/// What moves a player is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// All.
    All,
    /// Captures.
    Captures,
    /// Turns after which a piece could capture the offer.
    Turns(Square),
}

impl Taihou {
    /// Shows every legal move of the player to `found`.
    #[inline]
    pub(super) fn player_moves(&self, at: &Position, found: &mut impl FnMut(Move)) {
        match at.stage {
            Stage::Move => {}
            Stage::Arrange => {
                for square in self.board.arranged(at.player) {
                    if at.packed(square).is_none() {
                        for facing in Heading::ALL {
                            found(Move::Place { square, facing });
                        }
                    }
                }
                return;
            }
            Stage::Draw | Stage::Layout | Stage::Over => return,
        }
        if at.duties[at.player.index()].is_some() {
            self.bound_moves(at, found);
        } else {
            self.moves_of_kind(at, Which::All, found);
        }
        if self.may_call_the_end(at) {
            found(Move::KhiLoi);
        }
    }

    /// The moves of a player who is bound by a call: those that meet it; where none can, all (TA-29).
    fn bound_moves(&self, at: &Position, found: &mut impl FnMut(Move)) {
        let mut any = false;
        let mut meets = |mv| {
            any = true;
            found(mv);
        };
        self.moves_of_kind(at, Which::Captures, &mut meets);
        if any {
            return;
        }
        if let Some(offer) = self.offer(at, at.player) {
            let mut meets = |mv| {
                any = true;
                found(mv);
            };
            self.moves_of_kind(at, Which::Turns(offer), &mut meets);
            if any {
                return;
            }
        }
        self.moves_of_kind(at, Which::All, found);
    }

    /// Whether the player may call for the end (TA-15).
    #[inline]
    pub(super) const fn may_call_the_end(&self, at: &Position) -> bool {
        at.calls_left.is_none() && at.sides[at.player.index()].lost >= super::LOST_TO_CALL
    }

    #[inline]
    fn moves_of_kind(&self, at: &Position, which: Which, found: &mut impl FnMut(Move)) {
        if self.options.flight {
            self.moves_over::<true>(at, which, found);
        } else {
            self.moves_over::<false>(at, which, found);
        }
    }

    #[inline]
    fn moves_over<const FLIGHT: bool>(
        &self,
        at: &Position,
        which: Which,
        found: &mut impl FnMut(Move),
    ) {
        let player = at.player;
        // Only beside an opponent's piece can anybody be called.
        let callable = self.enemies(at, player).beside();
        for square in at.numbered(player).iter() {
            let piece = at.packed(square);
            let Some(value) = piece.value() else { continue };
            let facing = piece.facing();
            let barred = at.runs[player.index()].bars_any(square);
            if !matches!(which, Which::Turns(_)) {
                let captures_only = which == Which::Captures;
                self.ends::<FLIGHT>(at, player, square, value, facing, &mut |end: End| {
                    if captures_only && !end.captures {
                        return;
                    }
                    if barred && self.is_barred(at, square, end.to, end.facing) {
                        return;
                    }
                    let mv = Move::Go {
                        from: square,
                        to: end.to,
                        turned: (end.facing != facing).then_some(end.facing),
                        captures: end.captures,
                        call: None,
                    };
                    found(mv);
                    if end.captures || callable.has(end.to) {
                        self.with_calls(at, square, end, value, mv, found);
                    }
                });
            }
            if which == Which::Captures {
                continue;
            }
            for quarters in 1..4 {
                let turned = facing.clockwise(quarters);
                if barred && self.is_barred(at, square, square, turned) {
                    continue;
                }
                if let Which::Turns(offer) = which
                    && !self.captures_at(at, player, square, value, turned, offer)
                {
                    continue;
                }
                let mv = Move::Turn {
                    square,
                    facing: turned,
                    call: None,
                };
                found(mv);
                if callable.has(square) {
                    let end = End {
                        to: square,
                        facing: turned,
                        captures: false,
                    };
                    self.with_calls(at, square, end, value, mv, found);
                }
            }
        }
        if which == Which::All {
            self.lotus_moves(at, found);
        }
    }

    #[inline]
    fn lotus_moves(&self, at: &Position, found: &mut impl FnMut(Move)) {
        let player = at.player;
        for from in at.lotuses(player).iter() {
            for to in self.lotus_ends(at, from) {
                found(Move::Go {
                    from,
                    to,
                    turned: None,
                    captures: false,
                    call: None,
                });
            }
        }
        if at.sides[player.index()].owed > 0 {
            found(Move::Lotus);
        }
    }

    /// Where the player's lotus on a square can go (TA-30).
    pub(super) fn lotus_ends(&self, at: &Position, from: Square) -> impl Iterator<Item = Square> {
        let run = at.run(at.player);
        Heading::ALL.into_iter().filter_map(move |heading| {
            let to = from.next(heading)?;
            let step = Step {
                from,
                to,
                facing: None,
            };
            let free = at.packed(to).is_none() && !self.ground.is_lake(to);
            (free && !run.bars(step)).then_some(to)
        })
    }

    /// Whether TA-25 forbids the player's piece on a square to go somewhere, or to turn.
    #[inline]
    pub(super) fn is_barred(
        &self,
        at: &Position,
        from: Square,
        to: Square,
        facing: Heading,
    ) -> bool {
        at.runs[at.player.index()].bars(Step {
            from,
            to,
            facing: Some(facing),
        })
    }

    /// Whether the player could, having turned a piece, capture what stands on a square with it (TA-29).
    pub(super) fn captures_at(
        &self,
        at: &Position,
        player: Seat,
        from: Square,
        value: Value,
        facing: Heading,
        target: Square,
    ) -> bool {
        let mut can = false;
        self.all_ends(at, player, from, value, facing, &mut |end| {
            can |= end.captures
                && end.to == target
                && !at.runs[player.index()].bars(Step {
                    from,
                    to: end.to,
                    facing: Some(end.facing),
                });
        });
        can
    }

    /// Where the opponents of a player have numbered pieces.
    #[inline]
    pub(super) fn enemies(&self, at: &Position, player: Seat) -> Squares {
        let mut all = Squares::NONE;
        for &seat in &self.players {
            if seat != player {
                all = all.or(at.numbered(seat));
            }
        }
        all
    }

    /// Shows the move with each seat that may be called with it (TA-29).
    #[inline]
    fn with_calls(
        &self,
        at: &Position,
        from: Square,
        end: End,
        value: Value,
        mv: Move,
        found: &mut impl FnMut(Move),
    ) {
        let mut seats = self.callable(at, from, end, value);
        while seats != 0 {
            let seat = Seat(seats.trailing_zeros() as u8);
            seats &= seats - 1;
            found(mv.calling(Some(seat)));
        }
    }
}

/// Where a piece can end, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) to: Square,
    /// The way it looks then.
    pub(super) facing: Heading,
    pub(super) captures: bool,
}
