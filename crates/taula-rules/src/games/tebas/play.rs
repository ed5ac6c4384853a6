//! What moves do.

use super::circle::{Circle, Heading};
use super::duty::Duty;
use super::event::{End, Event, Obligation};
use super::history::Key;
use super::position::{Position, Stage};
use super::stack::Stack;
use super::{Tebas, other};
use crate::Seat;
use crate::game::Watch;

/// How often a position begins a turn: once more, and the game is a draw (TE-28).
const MOST_SEEN: usize = 2;

impl Tebas {
    /// It is drawn who starts (TE-5).
    pub(super) fn start_with(
        &self,
        at: &mut Position,
        player: Seat,
        watch: &mut impl Watch<Event>,
    ) {
        watch.see(|| Event::Started { player });
        at.player = player;
        at.stage = Stage::Move;
        self.begin(at, watch);
    }

    /// A piece is turned (TE-7).
    #[inline]
    pub(super) fn turn_piece(
        &self,
        at: &mut Position,
        circle: Circle,
        north: u8,
        watch: &mut impl Watch<Event>,
    ) {
        let Some(before) = at.stack(circle) else {
            return;
        };
        let stack = before.turned(north);
        at.put(circle, stack);
        watch.see(|| Event::Turned {
            player: at.player,
            circle,
            // Turned clockwise by a quarter, the number one less comes to face N.
            quarters: (before.north() + 4 - north) % 4,
            stack,
        });
        at.quiet = at.quiet.saturating_add(1);
        self.end_turn(at, watch);
    }

    /// A piece or a stack goes (TE-8, TE-21).
    #[inline]
    pub(super) fn go(
        &self,
        at: &mut Position,
        from: Circle,
        to: Circle,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let Some(stack) = at.take(from) else {
            return;
        };
        watch.see(|| self.moved(player, from, to, stack));
        if !self.ground.is_inner(to) && stack.is_stack() {
            self.undo_stack(at, to, stack, watch);
        } else if let Some(covered) = at.stack(to) {
            let stack = stack.onto(covered);
            at.put(to, stack);
            at.quiet = 0;
            watch.see(|| Event::Stacked {
                player,
                circle: to,
                covered,
                stack,
            });
        } else {
            at.put(to, stack);
            at.quiet = at.quiet.saturating_add(1);
        }
        if at.redeploy == 0 {
            self.end_turn(at, watch);
        }
    }

    /// A stack is undone in an outer field (TE-22).
    fn undo_stack(
        &self,
        at: &mut Position,
        to: Circle,
        stack: Stack,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let owner = other(player);
        let top = stack.top_piece();
        at.put(to, top);
        at.redeploy = stack.count(player) - 1;
        if at.redeploy > 0 {
            at.stage = Stage::Redeploy;
        }
        watch.see(|| Event::Undone {
            player,
            circle: to,
            stack: top,
            redeploy: at.redeploy,
        });
        let count = stack.count(owner);
        if count == 0 {
            at.quiet = at.quiet.saturating_add(1);
            return;
        }
        // TE-28: what was seen cannot come up again.
        at.seen.clear();
        at.quiet = 0;
        at.out[owner.index()] += count;
        watch.see(|| Event::Removed {
            player,
            owner,
            circle: to,
            count,
            out: at.out[owner.index()],
        });
    }

    /// A piece of an undone stack is put back (TE-22).
    pub(super) fn put_back(&self, at: &mut Position, to: Circle, watch: &mut impl Watch<Event>) {
        let player = at.player;
        let piece = self.put_back_piece(player, to);
        at.put(to, piece);
        at.redeploy -= 1;
        watch.see(|| Event::Replaced {
            player,
            circle: to,
            stack: piece,
            redeploy: at.redeploy,
        });
        if at.redeploy == 0 {
            at.stage = Stage::Move;
            self.end_turn(at, watch);
        }
    }

    /// A piece as it is put back on a circle of an outer field: it faces as at the start (TE-22).
    #[must_use]
    pub fn put_back_piece(&self, owner: Seat, circle: Circle) -> Stack {
        Stack::one(owner, self.ground.put_back[circle.index()])
    }

    /// The turn ends: the game with it, or the other player is next.
    #[inline]
    fn end_turn(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        let next = other(player);
        if at.free_set(next) == 0 {
            self.end(at, Some(player), End::Standstill, watch);
            return;
        }
        let limit = u32::from(self.options.quiet_limit) * 2;
        if limit > 0 && at.quiet >= limit {
            self.end(at, None, End::Quiet, watch);
            return;
        }
        at.player = next;
        if self.options.repetition && !at.seen.begin(Key::of(at), MOST_SEEN) {
            self.end(at, None, End::Repetition, watch);
            return;
        }
        watch.see(|| Event::Passed { player: next });
        watch_duty(self, at, watch);
    }

    /// The first turn begins.
    fn begin(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        // Only in a position set up can it have begun turns before.
        if self.options.repetition && !at.seen.begin(Key::of(at), MOST_SEEN) {
            self.end(at, None, End::Repetition, watch);
            return;
        }
        watch_duty(self, at, watch);
    }

    fn end(
        &self,
        at: &mut Position,
        winner: Option<Seat>,
        why: End,
        watch: &mut impl Watch<Event>,
    ) {
        at.stage = Stage::Over(winner);
        // Nobody's turn is left: what is kept is what can be written.
        at.player = winner.unwrap_or(Seat(0));
        watch.see(|| Event::Over {
            ranking: super::ranking(winner),
            why,
        });
    }

    /// The event of a move.
    fn moved(&self, player: Seat, from: Circle, to: Circle, stack: Stack) -> Event {
        let ways = Heading::ALL.into_iter().flat_map(|heading| {
            let walks = self.ground.walks(from, heading, stack.number(heading));
            walks.into_iter().map(move |walk| (heading, walk))
        });
        // A legal move has one. No two ways end on the same circle of the standard board; of another's the first
        // clockwise from N is as good.
        let (heading, path, bend) = ways
            .into_iter()
            .find(|(_, walk)| walk.end() == Some(to))
            .map_or((Heading::N, vec![to], None), |(heading, walk)| {
                (heading, walk.path, walk.bend)
            });
        Event::Moved {
            player,
            from,
            to,
            heading,
            path,
            bend: bend.map(|(circle, _)| circle),
            stack,
        }
    }
}

/// Tells a player without a free piece in the inner field what has to be done (TE-25).
#[inline]
fn watch_duty(rules: &Tebas, at: &Position, watch: &mut impl Watch<Event>) {
    if at.free_set(at.player) & rules.ground.inner != 0 {
        return;
    }
    let player = at.player;
    let duty = match rules.duty(at) {
        Duty::Enter => Obligation::Enter,
        Duty::Turn => Obligation::Turn,
        Duty::Nothing | Duty::Keep(_) | Duty::Anything => return,
    };
    watch.see(|| Event::Obliged { player, duty });
}
