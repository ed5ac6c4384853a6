//! What may be done, and what it does.

use std::fmt;
use std::str::FromStr;

use super::board::PIECES;
use super::event::Event;
use super::position::{Position, Stage};
use super::squares::Squares;
use super::{OpeningState, Parchis};
use crate::Seat;
use crate::game::Watch;
use crate::turn::Chance;

/// What a capture earns (PA-21).
pub(super) const CAPTURE: u8 = 20;
/// What bringing a piece to the goal earns (PA-26).
pub(super) const ARRIVAL: u8 = 10;
/// What coming out is worth in squares: it takes a 5, on average six throws of 3.5 squares.
pub(super) const OUT: f64 = 18.0;

/// A move: a throw, or something counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The die shows 1 to 6.
    Roll(u8),
    /// A piece comes out (PA-11).
    Exit,
    /// Two come out (PA-13).
    ExitTwo,
    /// A piece advances.
    Count {
        /// By how many squares.
        count: u8,
        /// The index it stands on.
        from: u8,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(value) => write!(f, "roll {value}"),
            Self::Exit => f.write_str("exit"),
            Self::ExitTwo => f.write_str("exit2"),
            Self::Count { count, from } => write!(f, "{count}@{from}"),
        }
    }
}

/// The text is no move of Parchís.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMove;

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Self, NoMove> {
        let number = |digits: &str| match digits.as_bytes() {
            // The one form of a number: digits alone, no leading zero.
            [b'0'] => Ok(0),
            [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => {
                digits.parse::<u8>().map_err(|_| NoMove)
            }
            _ => Err(NoMove),
        };
        match text {
            "exit" => Ok(Self::Exit),
            "exit2" => Ok(Self::ExitTwo),
            _ => {
                if let Some(value) = text.strip_prefix("roll ") {
                    return Ok(Self::Roll(number(value)?));
                }
                let (count, from) = text.split_once('@').ok_or(NoMove)?;
                Ok(Self::Count {
                    count: number(count)?,
                    from: number(from)?,
                })
            }
        }
    }
}

/// Whether a piece can come out, and what that does to the exit (PA-11 to PA-14).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Exit {
    /// Two pieces of one colour stand there.
    Blocked,
    Free,
    Captures(Seat),
}

impl Parchis {
    /// Shows every legal counting to `found`, which says whether it has seen enough.
    pub(super) fn countings(&self, at: &Position, found: &mut impl FnMut(Move) -> bool) {
        let own = &at.pieces[at.player.index()];
        // PA-11: a 5 must bring a piece out, if one can come.
        if at.count == 5 && own.home > 0 && self.exit(at) != Exit::Blocked {
            found(if self.owes_two(at) && own.home > 1 {
                Move::ExitTwo
            } else {
                Move::Exit
            });
            return;
        }
        let barriers = self.barriers(at);
        // PA-18: a 6 must open a barrier, if one can be opened.
        if matches!(at.count, 6 | 7) && !own.pairs.is_empty() {
            let mut opened = false;
            for from in own.pairs {
                if self.can_count(at, barriers, from) {
                    opened = true;
                    if found(Move::Count {
                        count: at.count,
                        from,
                    }) {
                        return;
                    }
                }
            }
            if opened {
                return;
            }
        }
        for from in own.on {
            if self.can_count(at, barriers, from)
                && found(Move::Count {
                    count: at.count,
                    from,
                })
            {
                return;
            }
        }
    }

    /// Whether the player's count can be played at all.
    fn playable(&self, at: &Position) -> bool {
        let mut any = false;
        self.countings(at, &mut |_| {
            any = true;
            true
        });
        any
    }

    /// Whether the player's first 5 is being counted (PA-13).
    fn owes_two(&self, at: &Position) -> bool {
        self.options.two_on_first_five && at.first_five & 1 << at.player.0 == 0
    }

    /// Where the player does not pass (PA-19): barriers of any colour.
    #[inline]
    pub(super) fn barriers(&self, at: &Position) -> Squares {
        let mut barriers = at.pieces[at.player.index()].pairs;
        for &other in self.others(at.player) {
            let pairs = at.pieces[other.index()].pairs;
            // Most seats have none most of the time.
            if !pairs.is_empty() {
                barriers = barriers.or(self.tracks.seen_by(at.player, other, pairs));
            }
        }
        barriers
    }

    /// Whether two pieces of different colours stand at the player's `index` (PA-20). Only squares that
    /// shelter can hold them (PA-22).
    #[inline]
    pub(super) fn mixed(&self, at: &Position, index: u8) -> bool {
        if !self.tracks.shelter[at.player.index()].contains(index) {
            return false;
        }
        let Some(number) = self.tracks.number(at.player, index) else {
            return false;
        };
        let mut colours = 0;
        for &seat in &self.players {
            if let Some(index) = self.tracks.index(seat, number) {
                colours += u8::from(at.pieces[seat.index()].on.contains(index));
            }
        }
        colours > 1
    }

    fn others(&self, player: Seat) -> &[Seat] {
        &self.others[player.index()]
    }

    /// Whether a piece on `from` can count what is to be counted.
    #[inline]
    fn can_count(&self, at: &Position, barriers: Squares, from: u8) -> bool {
        let goal = self.tracks.goal[at.player.index()];
        let to = from + at.count;
        // PA-24, PA-25: the goal by exact count, and nothing beyond it.
        if to > goal {
            return false;
        }
        // PA-19: nobody passes a barrier, nor stops on one (PA-5). The goal holds all four.
        let way = Squares::way(from, to.min(goal - 1));
        way.and(barriers).is_empty() && (to == goal || !self.mixed(at, to))
    }

    /// What stands in the way of coming out, or is captured by it.
    fn exit(&self, at: &Position) -> Exit {
        let player = at.player;
        let own = at.pieces[player.index()].count(0);
        let number = self.tracks.exits[player.index()];
        let mut foreign = None;
        let mut colours = u8::from(own > 0);
        for &other in self.others(player) {
            let Some(index) = self.tracks.index(other, number) else {
                continue;
            };
            match at.pieces[other.index()].count(index) {
                0 => {}
                1 => {
                    colours += 1;
                    foreign = Some(other);
                }
                _ => return Exit::Blocked,
            }
        }
        match (own, foreign, colours) {
            (2, ..) => Exit::Blocked,
            // PA-12: of two colours, the foreign one, or the one that came last.
            (1, Some(other), _) => Exit::Captures(other),
            (_, Some(other), 2) => Exit::Captures(at.late[player.index()].unwrap_or(other)),
            // PA-14: as an option, also a single foreign piece.
            (_, Some(other), _) if self.options.capture_on_exit => Exit::Captures(other),
            _ => Exit::Free,
        }
    }

    /// A throw of the opening (PA-6).
    pub(super) fn throw_for_start(
        &self,
        at: &mut Position,
        value: u8,
        watch: &mut impl Watch<Event>,
    ) {
        watch.see(|| Event::Thrown {
            player: at.player,
            value,
        });
        at.opening_throws.push(value);
        match self.opening(&at.opening_throws) {
            OpeningState::Open { next, tied } => {
                if let Some(players) = tied {
                    watch.see(|| Event::Tied { players });
                }
                at.player = next;
                watch.see(|| Event::Passed {
                    player: next,
                    chance: Chance::Opening,
                });
            }
            OpeningState::Settled { starter, .. } => {
                at.opening_throws = Vec::new();
                at.player = starter;
                at.stage = Stage::Throw;
                watch.see(|| Event::Started { player: starter });
            }
        }
    }

    /// A throw of a turn.
    pub(super) fn throw(&self, at: &mut Position, value: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        watch.see(|| Event::Thrown { player, value });
        at.die = value;
        if value == 6 {
            at.sixes += 1;
            if at.sixes == 3 {
                self.third_six(at, watch);
                return;
            }
        } else {
            at.sixes = 0;
            at.last_moved = None;
        }
        // PA-15: a 6 counts 7 for a player with none at home.
        let seven = value == 6 && at.pieces[player.index()].home == 0;
        let count = if seven { 7 } else { value };
        self.begin_count(at, count, false, watch);
    }

    /// PA-17: the piece moved last goes home, unless it is in the column or the goal.
    fn third_six(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        match at.last_moved {
            Some(index) if index < self.tracks.column[player.index()] => {
                self.lift(at, player, index);
                at.pieces[player.index()].home += 1;
                watch.see(|| Event::SentHome { player, index });
            }
            index => watch.see(|| Event::Spared { player, index }),
        }
        self.pass(at, watch);
    }

    /// Begins a count, or lets it lapse and goes on.
    fn begin_count(
        &self,
        at: &mut Position,
        count: u8,
        bonus: bool,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        at.count = count;
        at.stage = Stage::Count;
        watch.see(|| Event::Counting {
            player,
            count,
            bonus,
        });
        if !self.playable(at) {
            watch.see(|| Event::Lapsed { player, count });
            self.end_count(at, watch);
        }
    }

    /// What comes after a count: the next bonus, another throw, or the next player.
    fn end_count(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        if at.count == 5 && self.options.two_on_first_five {
            at.first_five |= 1 << player.0;
        }
        at.count = 0;
        if at.pieces[player.index()].finished() {
            self.finish(at, watch);
        } else if let Some(count) = at.bonuses.pop() {
            self.begin_count(at, count, true, watch);
        } else if at.die == 6 {
            // PA-16: after a 6, another throw.
            at.stage = Stage::Throw;
            watch.see(|| Event::Again { player });
        } else {
            self.pass(at, watch);
        }
    }

    /// PA-27: a player whose pieces are all in the goal throws no more, not even after a 6, and has
    /// nothing to come.
    fn finish(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        // A position set up by hand may give the turn to a seat that finished before.
        if !at.finished.seats().contains(&player) {
            at.finished.push(player);
            let place = at.finished.seats().len();
            watch.see(|| Event::Finished {
                player,
                place: place as u8,
            });
        }
        at.bonuses = Default::default();
        self.pass(at, watch);
    }

    /// PA-8: the turn passes to the right, unless one is left and has lost (PA-28).
    fn pass(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        self.clear_turn(at);
        if at.finished.seats().len() + 1 >= self.players.len() {
            at.stage = Stage::Over;
            // It is nobody's turn any more; equal positions are equal.
            at.player = self.players[0];
            watch.see(|| Event::Over {
                ranking: self.ranking(at),
            });
            return;
        }
        at.player = self.next_player(at, at.player);
        at.stage = Stage::Throw;
        watch.see(|| Event::Passed {
            player: at.player,
            chance: Chance::Die,
        });
    }

    fn clear_turn(&self, at: &mut Position) {
        at.die = 0;
        at.count = 0;
        at.sixes = 0;
        at.last_moved = None;
    }

    /// Brings pieces out, one after the other (PA-11 to PA-14).
    pub(super) fn bring_out(&self, at: &mut Position, pieces: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        for _ in 0..pieces {
            let captured = match self.exit(at) {
                Exit::Blocked => break,
                Exit::Free => None,
                Exit::Captures(owner) => Some(owner),
            };
            at.pieces[player.index()].home -= 1;
            watch.see(|| Event::Exited { player });
            let number = self.tracks.exits[player.index()];
            if let Some(owner) = captured
                && let Some(index) = self.tracks.index(owner, number)
            {
                self.capture(at, owner, index, watch);
            }
            self.set_down(at, player, 0);
        }
        self.end_count(at, watch);
    }

    /// Counts with a piece (PA-9).
    pub(super) fn advance(
        &self,
        at: &mut Position,
        count: u8,
        from: u8,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let to = from + count;
        self.lift(at, player, from);
        watch.see(|| Event::Moved {
            player,
            from,
            to,
            path: (from + 1..=to).collect(),
        });
        if to == self.tracks.goal[player.index()] {
            let pieces = &mut at.pieces[player.index()];
            pieces.goal += 1;
            let arrived = pieces.goal;
            watch.see(|| Event::Arrived {
                player,
                pieces: arrived,
            });
            // PA-27: who has finished has nothing to come.
            if arrived < PIECES {
                self.earn(at, ARRIVAL, watch);
            }
        } else {
            // PA-21, PA-22: on a white square a single foreign piece is captured.
            if let Some(number) = self.tracks.number(player, to)
                && !self.tracks.shelter[player.index()].contains(to)
            {
                for &owner in self.others(player) {
                    if let Some(index) = self.tracks.index(owner, number)
                        && at.pieces[owner.index()].on.contains(index)
                    {
                        self.capture(at, owner, index, watch);
                        break;
                    }
                }
            }
            self.set_down(at, player, to);
        }
        if at.die == 6 {
            at.last_moved = Some(to);
        }
        self.end_count(at, watch);
    }

    fn capture(&self, at: &mut Position, owner: Seat, index: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        self.lift(at, owner, index);
        at.pieces[owner.index()].home += 1;
        watch.see(|| Event::Captured {
            player,
            owner,
            index,
        });
        self.earn(at, CAPTURE, watch);
    }

    fn earn(&self, at: &mut Position, count: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        at.bonuses.push(count);
        watch.see(|| Event::Earned { player, count });
    }

    /// The seat whose exit is at `owner`'s index, if it is an exit.
    fn exit_at(&self, owner: Seat, index: u8) -> Option<usize> {
        let number = self.tracks.number(owner, index)?;
        self.tracks.exits[..usize::from(self.tracks.seats)]
            .iter()
            .position(|&exit| exit == number)
    }

    /// Takes a piece from its square.
    fn lift(&self, at: &mut Position, owner: Seat, index: u8) {
        at.pieces[owner.index()].take(index);
        if self.tracks.shelter[owner.index()].contains(index)
            && let Some(exit) = self.exit_at(owner, index)
        {
            at.late[exit] = None;
        }
    }

    /// Puts a piece on a square, and remembers on an exit who came last (PA-12).
    fn set_down(&self, at: &mut Position, owner: Seat, index: u8) {
        at.pieces[owner.index()].put(index);
        if self.tracks.shelter[owner.index()].contains(index)
            && let Some(exit) = self.exit_at(owner, index)
        {
            let number = self.tracks.exits[exit];
            let joined = self.others(owner).iter().any(|&other| {
                self.tracks
                    .index(other, number)
                    .is_some_and(|i| at.pieces[other.index()].on.contains(i))
            });
            at.late[exit] = joined.then_some(owner);
        }
    }

    /// The result a seat can expect: its place is the share of the others it comes in before.
    pub(super) fn outlook(&self, at: &Position, seat: Seat) -> f64 {
        let finished = at.finished.seats();
        if let Some(place) = finished.iter().position(|&s| s == seat) {
            return 1.0 - place as f64 / (self.players.len() - 1) as f64;
        }
        let standing = self.standing(at, seat);
        let mut ahead = 0.0;
        for &other in self.others(seat) {
            if !at.pieces[other.index()].finished() {
                // A lead of a quarter of the way wins four times in five or so.
                let lead = 4.0 * (standing - self.standing(at, other));
                ahead += 0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt();
            }
        }
        ahead / (self.players.len() - 1) as f64
    }

    /// How far a seat's pieces have come, of 1, less what they stand to lose.
    fn standing(&self, at: &Position, seat: Seat) -> f64 {
        let pieces = &at.pieces[seat.index()];
        let goal = f64::from(self.tracks.goal[seat.index()]);
        let whole = (goal + OUT) * f64::from(PIECES);
        let mut squares = f64::from(pieces.goal) * (goal + OUT);
        for index in pieces.track() {
            squares += f64::from(index) + OUT;
            if !pieces.pairs.contains(index) && !self.tracks.shelter[seat.index()].contains(index) {
                squares -= self.danger(at, seat, index) * (f64::from(index) + OUT + 20.0);
            }
        }
        squares / whole
    }

    /// How likely a single piece on a white square is to be captured by the next throws.
    fn danger(&self, at: &Position, seat: Seat, index: u8) -> f64 {
        let Some(number) = self.tracks.number(seat, index) else {
            return 0.0;
        };
        let mut safe = 1.0;
        for &other in self.others(seat) {
            let Some(target) = self.tracks.index(other, number) else {
                continue;
            };
            let pieces = &at.pieces[other.index()];
            let near = (1..=7u8)
                .filter(|&count| {
                    target >= count
                        && pieces.on.contains(target - count)
                        // PA-15: 6 and 7 exclude each other; PA-11: with one at home a 5 comes out.
                        && match count {
                            5 | 6 => count == 6 && pieces.home > 0 || count == 5 && pieces.home == 0,
                            7 => pieces.home == 0,
                            _ => true,
                        }
                })
                .count();
            safe *= 1.0 - near as f64 / 6.0;
        }
        1.0 - safe
    }
}
