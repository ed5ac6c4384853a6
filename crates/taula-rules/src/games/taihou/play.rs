//! What moves do.

use super::duty::Demand;
use super::event::{Call, End, Event, Must};
use super::piece::{Packed, Value};
use super::position::{Bound, Position, Stage};
use super::run::Step;
use super::square::{Heading, Square};
use super::{TURNS_AFTER_CALL, Taihou};
use crate::Seat;
use crate::game::Watch;

impl Taihou {
    /// A piece goes to another square (TA-21, TA-24, TA-38).
    #[inline]
    pub(super) fn go(
        &self,
        at: &mut Position,
        from: Square,
        to: Square,
        turned: Option<Heading>,
        call: Option<Seat>,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let before = at.take(from);
        let taken = at.take(to);
        let facing = turned.unwrap_or(before.facing());
        let piece = match before.value() {
            Some(value) => Packed::numbered(player, value, facing),
            None => before,
        };
        at.put(to, piece);
        watch.see(|| self.moved(player, from, to, before, piece));
        // What was offered stays the offer wherever it goes.
        for bound in at.duties.iter_mut().flatten() {
            if bound.offer == from {
                bound.offer = to;
            }
        }
        let step = Step {
            from,
            to,
            facing: piece.value().map(|_| facing),
        };
        at.runs[player.index()].add(step);
        if let Some(value) = taken.value() {
            self.capture(at, to, taken, value, watch);
        }
        self.meet(at, !taken.is_none(), watch);
        self.call(at, to, call, watch);
        self.end_turn(at, !taken.is_none(), watch);
    }

    /// A piece is turned where it stands (TA-23).
    #[inline]
    pub(super) fn turn_piece(
        &self,
        at: &mut Position,
        square: Square,
        facing: Heading,
        call: Option<Seat>,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        // Asked before the board changes: only a turn that is asked for meets the duty.
        let asked = at.duties[player.index()].is_some() && self.demand(at, player) == Demand::Turn;
        let before = at.take(square);
        let Some(value) = before.value() else {
            return;
        };
        let piece = Packed::numbered(player, value, facing);
        at.put(square, piece);
        if let Some(piece) = piece.unpacked() {
            watch.see(|| Event::Turned {
                player,
                square,
                quarters: (facing as u8 + 4 - before.facing() as u8) % 4,
                piece,
            });
        }
        at.runs[player.index()].add(Step {
            from: square,
            to: square,
            facing: Some(facing),
        });
        if asked {
            if let Some(bound) = &mut at.duties[player.index()] {
                bound.turned = true;
                watch.see(|| Event::Stands { player });
            }
        } else {
            self.meet(at, false, watch);
        }
        self.call(at, square, call, watch);
        self.end_turn(at, false, watch);
    }

    /// The lotus owed is put in (TA-30).
    pub(super) fn put_lotus(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        let Some(square) = self.entry(at, player) else {
            return;
        };
        at.put(square, Packed::lotus(player));
        let beside = &mut at.sides[player.index()];
        beside.lotuses -= 1;
        beside.owed -= 1;
        watch.see(|| Event::Lotus { player, square });
        at.runs[player.index()].end();
        self.meet(at, false, watch);
        self.end_turn(at, false, watch);
    }

    /// The end is called for; the turn goes on (TA-15).
    pub(super) fn call_the_end(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        let mut left = [0; super::MAX_SEATS];
        for seat in &self.players {
            left[seat.index()] = TURNS_AFTER_CALL;
        }
        at.calls_left = Some(left);
        watch.see(|| Event::Called {
            player,
            call: Call::KhiLoi {
                turns: TURNS_AFTER_CALL,
            },
        });
    }

    /// The free square where a seat's next piece is put in (TA-11).
    #[must_use]
    pub fn entry(&self, at: &Position, seat: Seat) -> Option<Square> {
        self.entry_but(at, seat, None)
    }

    /// The same where a square has just been left.
    fn entry_but(&self, at: &Position, seat: Seat, left: Option<Square>) -> Option<Square> {
        let mut entries = self.ground.entries[seat.index()].iter().copied();
        entries.find(|&square| {
            (at.packed(square).is_none() || left == Some(square)) && !self.ground.is_lake(square)
        })
    }

    /// What comes in from the reserve, and where, when the player's piece on `from` captures what stands on `to`.
    pub(super) fn replacement(
        &self,
        at: &Position,
        from: Square,
        to: Square,
    ) -> Option<(Square, Packed)> {
        let taken = at.packed(to);
        let (owner, value) = (taken.owner(), taken.value()?);
        if !at.sides[owner.index()].reserves(value) {
            return None;
        }
        let square = self.entry_but(at, owner, Some(from))?;
        let facing = self.board.home(owner).faces;
        Some((square, Packed::numbered(owner, value, facing)))
    }

    /// A piece is taken, which has left the board already (TA-24), and replaced where it can be (TA-10, TA-30).
    fn capture(
        &self,
        at: &mut Position,
        square: Square,
        taken: Packed,
        value: Value,
        watch: &mut impl Watch<Event>,
    ) {
        let (player, owner) = (at.player, taken.owner());
        at.sides[player.index()].taken[value.index()] += 1;
        let beside = &mut at.sides[owner.index()];
        beside.lost += 1;
        let lost = beside.lost;
        if let Some(piece) = taken.unpacked() {
            watch.see(|| Event::Captured {
                player,
                square,
                piece,
                lost,
            });
        }
        if at.runs[owner.index()].piece() == Some(square) {
            at.runs[owner.index()].end();
        }
        let beside = at.sides[owner.index()];
        if beside.reserves(value) {
            let Some(entry) = self.entry(at, owner) else {
                return;
            };
            let piece = Packed::numbered(owner, value, self.board.home(owner).faces);
            at.put(entry, piece);
            at.sides[owner.index()].reserve &= !(1 << value.get());
            if let Some(piece) = piece.unpacked() {
                watch.see(|| Event::Replaced {
                    player: owner,
                    square: entry,
                    piece,
                });
            }
        } else if value.is_weapon() && beside.owed < beside.lotuses {
            let owed = beside.owed + 1;
            at.sides[owner.index()].owed = owed;
            watch.see(|| Event::Owed {
                player: owner,
                owed,
            });
        }
    }

    /// The player has moved: what the player owed is met by a capture, and gone else.
    #[inline]
    fn meet(&self, at: &mut Position, captured: bool, watch: &mut impl Watch<Event>) {
        let player = at.player;
        if at.duties[player.index()].take().is_none() {
            return;
        }
        watch.see(|| {
            if captured {
                Event::Met { player }
            } else {
                Event::Lapsed { player }
            }
        });
    }

    /// A seat is called upon to take the piece on a square (TA-29).
    #[inline]
    fn call(
        &self,
        at: &mut Position,
        offer: Square,
        call: Option<Seat>,
        watch: &mut impl Watch<Event>,
    ) {
        let Some(to) = call else { return };
        let by = at.player;
        at.duties[to.index()] = Some(Bound {
            offer,
            by,
            turned: false,
        });
        watch.see(|| Event::Called {
            player: by,
            call: Call::HatLo { to, offer },
        });
    }

    /// The turn ends: the game with it, or another player is next.
    #[inline]
    fn end_turn(&self, at: &mut Position, captured: bool, watch: &mut impl Watch<Event>) {
        if captured {
            at.quiet = 0;
            let left = self
                .players
                .iter()
                .filter(|&&seat| !at.numbered(seat).is_empty());
            if left.count() <= 1 {
                self.end(at, End::Cleared, watch);
                return;
            }
        } else {
            at.quiet = at.quiet.saturating_add(1);
        }
        loop {
            if self.spend(at, watch) {
                return;
            }
            let next = self.next_player(at, at.player);
            self.pass(at, next, Stage::Move, watch);
            self.take_up(at, watch);
            if self.can_move(at) {
                return;
            }
            // TA-26: a pass is a turn, and breaks the run.
            watch.see(|| Event::Stuck { player: next });
            at.runs[next.index()].end();
            at.quiet = at.quiet.saturating_add(1);
        }
    }

    /// The player's turn is over: one less after khi-lôi. Says whether the game is over with it.
    #[inline]
    fn spend(&self, at: &mut Position, watch: &mut impl Watch<Event>) -> bool {
        let player = at.player;
        if let Some(left) = &mut at.calls_left {
            let own = &mut left[player.index()];
            *own = own.saturating_sub(1);
            let left_to_player = *own;
            let none_left = left.iter().all(|&left| left == 0);
            watch.see(|| Event::Spent {
                player,
                left: left_to_player,
            });
            if none_left {
                self.end(at, End::Called, watch);
                return true;
            }
        }
        let limit = u32::from(self.options.quiet_limit) * self.players.len() as u32;
        if limit > 0 && at.quiet >= limit {
            self.end(at, End::Quiet, watch);
            return true;
        }
        false
    }

    /// Who plays after a seat (TA-20): nobody plays more turns than are left (TA-15).
    #[inline]
    fn next_player(&self, at: &Position, seat: Seat) -> Seat {
        let count = self.players.len();
        let mut place = self
            .players
            .iter()
            .position(|&player| player == seat)
            .unwrap_or(0);
        for _ in 0..count {
            place = if place + 1 == count { 0 } else { place + 1 };
            let next = self.players[place];
            if at.turns_left(next) != Some(0) {
                return next;
            }
        }
        seat
    }

    /// The player's turn begins: a duty that cannot be met lapses (TA-29).
    #[inline]
    fn take_up(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        if at.duties[player.index()].is_none() {
            return;
        }
        let must = match self.demand(at, player) {
            Demand::Nothing => {
                at.duties[player.index()] = None;
                watch.see(|| Event::Lapsed { player });
                return;
            }
            Demand::Capture => Must::Capture,
            Demand::Turn => Must::Turn,
        };
        watch.see(|| Event::Bound { player, must });
    }

    /// Whether the player has a legal move; khi-lôi is none.
    #[inline]
    pub(super) fn can_move(&self, at: &Position) -> bool {
        let player = at.player;
        if at.turns_left(player) == Some(0) {
            return false;
        }
        // Whatever can be turned can move.
        let mut numbered = at.numbered(player).iter();
        if numbered.any(|square| !at.runs[player.index()].bars_any(square)) {
            return true;
        }
        let mut any = false;
        self.player_moves(at, &mut |mv| any |= mv != super::Move::KhiLoi);
        any
    }

    /// The game ends (TA-14, TA-15, TA-27).
    fn end(&self, at: &mut Position, why: End, watch: &mut impl Watch<Event>) {
        self.close(at);
        watch.see(|| Event::Over {
            ranking: self.standing(at),
            points: self.scores(at).iter().map(|score| score.total).collect(),
            payout: self.payout(at),
            why,
        });
    }

    /// Nobody's turn is left: what only serves a turn is gone.
    pub(super) fn close(&self, at: &mut Position) {
        at.stage = Stage::Over;
        at.player = self.players[0];
        at.duties = Default::default();
        at.calls_left = None;
        at.quiet = 0;
        for run in &mut at.runs {
            run.end();
        }
    }
}
