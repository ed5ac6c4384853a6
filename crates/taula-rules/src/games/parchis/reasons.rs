//! What speaks for a move, for people: a hint says why.

use super::advice::Duty;
use super::event::Event;
use super::moves::{ARRIVAL, CAPTURE, Move, OUT};
use super::place::Place;
use super::position::{Position, Stage};
use super::threat::Threat;
use super::{PIECES, Parchis};
use crate::{Rules, Seat};

/// Something that speaks for a move, with what a sentence about it needs. All of it is true of the position
/// and the move; none of it is a judgement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// A piece must come out (PA-11, PA-13).
    ComesOut {
        /// How many do: 1, or 2 on a first 5.
        pieces: u8,
    },
    /// A barrier must be opened (PA-18), and this opens it.
    OpensBarrier {
        /// Where it stands.
        place: Place,
    },
    /// Nothing else can be played, and none of the duties above says so.
    OnlyMove,
    /// The last piece arrives (PA-27).
    Finishes {
        /// 1 for the winner, and so on.
        place: u8,
    },
    /// It captures a piece (PA-12, PA-14, PA-21).
    Captures {
        /// Whose.
        owner: Seat,
        /// The number of the square it is captured on.
        square: u8,
        /// How many squares its owner loses: those from the exit to where it stood, the exit included.
        squares_lost: u8,
        /// What is counted for it (PA-21).
        earns: u8,
    },
    /// A piece arrives in the goal, and it is not the last (PA-24).
    EntersGoal {
        /// How many are there then, 1 to 3.
        pieces: u8,
        /// What is counted for it (PA-26).
        earns: u8,
    },
    /// The piece is less likely to be captured where it goes than where it stands.
    EscapesThreat {
        /// What threatens it where it stands.
        before: Threat,
        /// What threatens it where it goes, once the move has been played; nothing in the goal.
        after: Threat,
    },
    /// Two pieces of the player's stand on a square of the ring where one did (PA-4).
    FormsBarrier {
        /// The number of the square.
        square: u8,
    },
    /// A barrier on the ring stays, which another legal move would open.
    KeepsBarrier {
        /// The number of the square.
        square: u8,
    },
    /// The piece goes from a square where it can be captured to one that shelters it: a safe square, an exit,
    /// or the column (PA-2, PA-22).
    ReachesSafe {
        /// Where.
        place: Place,
    },
    /// How far from the goal the piece is then. It is true of every move that advances one.
    NearsHome {
        /// Squares to the goal.
        squares_left: u8,
    },
}

/// What leaves no choice comes before everything.
const NO_CHOICE: f64 = 2000.0;
/// And the end of the game before everything that is worth so many squares.
const END: f64 = 1000.0;
/// What a barrier is worth for what cannot pass it, in squares.
const BARRIER: f64 = 6.0;
/// What a square that shelters is worth for the turns to come, in squares.
const SHELTER: f64 = 4.0;

impl Parchis {
    /// What speaks for a legal move of the player's, in order of weight, never nothing; for a throw,
    /// nothing.
    ///
    /// First comes what leaves no choice, then the end of the game, then the rest by what it is worth in
    /// squares: a capture what its owner loses and the 20 together, a piece in the goal the 10, an escape the
    /// chance it takes away times what the piece stood to lose, a barrier that chance for its other piece
    /// and 6, a shelter 4, coming nearer less than any of them.
    ///
    /// # Panics
    /// May panic where the move is not legal.
    #[must_use]
    pub fn reasons(&self, at: &Position, mv: Move) -> Vec<Reason> {
        if at.stage != Stage::Count {
            return Vec::new();
        }
        let mut found = self.what_leaves_no_choice(at, mv);
        let mut after = at.clone();
        let mut events = Vec::new();
        self.play(&mut after, mv, &mut events);
        self.what_happens(&events, &mut found);
        self.what_is_safer(at, mv, &after, &mut found);
        self.what_barriers_do(at, mv, &after, &mut found);
        // Reasons of one weight stay in the order in which they were found.
        found.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        found.into_iter().map(|(reason, _)| reason).collect()
    }

    fn what_leaves_no_choice(&self, at: &Position, mv: Move) -> Vec<(Reason, f64)> {
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        let reason = match (self.duty(at), mv) {
            // What comes out is told by the events.
            (Some(Duty::ComeOut | Duty::ComeOutTwo), _) => None,
            (Some(Duty::OpenBarrier), Move::Count { from, .. }) => Some(Reason::OpensBarrier {
                place: self.place(at.player, from),
            }),
            _ => (moves.len() == 1).then_some(Reason::OnlyMove),
        };
        reason
            .map(|reason| (reason, NO_CHOICE))
            .into_iter()
            .collect()
    }

    /// What the move's events tell.
    fn what_happens(&self, events: &[Event], found: &mut Vec<(Reason, f64)>) {
        let mut out = 0;
        for event in events {
            match *event {
                Event::Exited { .. } => out += 1,
                Event::Captured { owner, index, .. } => {
                    if let Place::Ring(square) = self.place(owner, index) {
                        let reason = Reason::Captures {
                            owner,
                            square,
                            squares_lost: index + 1,
                            earns: CAPTURE,
                        };
                        found.push((reason, f64::from(index + CAPTURE) + OUT));
                    }
                }
                Event::Arrived { pieces, .. } if pieces < PIECES => {
                    let reason = Reason::EntersGoal {
                        pieces,
                        earns: ARRIVAL,
                    };
                    found.push((reason, f64::from(ARRIVAL)));
                }
                Event::Finished { place, .. } => {
                    found.push((Reason::Finishes { place }, END));
                }
                _ => {}
            }
        }
        if out > 0 {
            // It leaves no choice, too.
            found.insert(0, (Reason::ComesOut { pieces: out }, NO_CHOICE));
        }
    }

    /// What the piece that advances no longer has to fear, and how far it comes.
    fn what_is_safer(
        &self,
        at: &Position,
        mv: Move,
        after: &Position,
        found: &mut Vec<(Reason, f64)>,
    ) {
        let Move::Count { count, from } = mv else {
            return;
        };
        let player = at.player;
        let to = from + count;
        let goal = self.tracks().goal[player.index()];
        let before = self.threats(at, player).on(from);
        let then = self.threats(after, player).on(to);
        let less = before.chance() - then.chance();
        if less > 0.0 {
            let reason = Reason::EscapesThreat {
                before,
                after: then,
            };
            found.push((reason, less * self.at_stake(from)));
        }
        if to == goal {
            return;
        }
        let safe = |index| {
            index >= self.tracks().column[player.index()]
                || self.tracks().shelter[player.index()].contains(index)
        };
        if safe(to) && !safe(from) {
            let place = self.place(player, to);
            found.push((Reason::ReachesSafe { place }, SHELTER));
        }
        let squares_left = goal - to;
        found.push((
            Reason::NearsHome { squares_left },
            1.0 / f64::from(squares_left),
        ));
    }

    /// What of the player's barriers the move makes or keeps.
    fn what_barriers_do(
        &self,
        at: &Position,
        mv: Move,
        after: &Position,
        found: &mut Vec<(Reason, f64)>,
    ) {
        let player = at.player;
        let own = &at.pieces[player.index()];
        let (from, to) = match mv {
            Move::Count { count, from } => (Some(from), from + count),
            Move::Exit | Move::ExitTwo => (None, 0),
            Move::Roll(_) => return,
        };
        if after.pieces[player.index()].pairs.contains(to)
            && let Place::Ring(square) = self.place(player, to)
        {
            let feared = self.threats(at, player).on(to).chance();
            let weight = BARRIER + feared * self.at_stake(to);
            found.push((Reason::FormsBarrier { square }, weight));
        }
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        for other in moves {
            if let Move::Count { from: opened, .. } = other
                && Some(opened) != from
                && own.pairs.contains(opened)
                && let Place::Ring(square) = self.place(player, opened)
            {
                found.push((Reason::KeepsBarrier { square }, BARRIER - 1.0));
            }
        }
    }

    /// What a piece stands to lose, in squares: its way so far, coming out, and the 20 it would earn another.
    fn at_stake(&self, index: u8) -> f64 {
        f64::from(index + CAPTURE) + OUT
    }
}
