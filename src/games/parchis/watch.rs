//! A game gone over again: the table shows it as it stood after any of its moves, and nobody plays.

use std::sync::Arc;

use bevy::prelude::SystemSet;
use taula_rules::games::parchis::{Board, Event, Move, Parchis, PinKind, Tally};
use taula_rules::{Match, Rules, Seat, Turn};

use super::{LastMove, ParchisTable};
use crate::app::Pace;
use crate::seating::Player;
use crate::table::flow::Flow;

/// The table is made ready for a game that is gone over again.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchSystems;

/// How many of the last moves are looked at for the last that moved a piece: more throws in a row without
/// one are not remembered.
const BACK: usize = 64;

/// A whole game, as it is gone over.
#[derive(Clone)]
pub struct Course {
    /// The game to its last move.
    pub game: Match<Parchis>,
    /// Its players.
    pub players: Vec<(Seat, Player)>,
    /// For each move, whether a person decided it.
    pub by_person: Vec<bool>,
    /// Its numbers, move by move.
    pub tally: Tally,
    /// Who had the turn at each move, and what happened: what the log tells.
    pub lines: Vec<Line>,
}

/// A move, and what it made happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// What the die showed then; 0 where it was not thrown for this.
    pub die: u8,
    /// Whether the throw was one of the opening.
    pub opening: bool,
    /// What happened.
    pub events: Vec<Event>,
}

impl Course {
    /// The course of the game at a table.
    #[must_use]
    pub fn of(table: &ParchisTable) -> Self {
        let game = table.flow.game().clone();
        let tally = Tally::of(&game);
        let mut at = game.first();
        let lines = game
            .moves()
            .iter()
            .map(|&mv| {
                let turn = game.rules().turn(&at);
                let before = at.die;
                let mut events = Vec::new();
                game.rules().play(&mut at, mv, &mut events);
                Line {
                    seat: turn.seat().unwrap_or(Seat(0)),
                    mv,
                    die: match mv {
                        Move::Roll(value) => value,
                        _ => before,
                    },
                    opening: matches!(
                        turn,
                        Turn::Chance {
                            what: taula_rules::Chance::Opening,
                            ..
                        }
                    ),
                    events,
                }
            })
            .collect();
        Self {
            players: table.flow.players().to_vec(),
            by_person: table.flow.by_person().to_vec(),
            tally,
            lines,
            game,
        }
    }

    /// How many moves it has.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// After how many moves something happened that the ruler is marked with: a capture, a place won.
    pub fn marked(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.tally
            .pins()
            .iter()
            .filter(|pin| {
                matches!(
                    pin.kind,
                    PinKind::Captured { .. } | PinKind::Finished { .. }
                )
            })
            .map(|pin| pin.at + 1)
    }

    /// Another game that goes on from here, with a seed of its own, for the table.
    #[must_use]
    pub fn play_on(&self, at: usize, seed: u64, board: Arc<Board>) -> ParchisTable {
        let game = self.game.branch(at, seed);
        let mut table = ParchisTable::new(game, self.players.clone(), board);
        table
            .flow
            .decided_by(self.by_person.iter().copied().take(at).collect());
        table
    }
}

impl ParchisTable {
    /// A table that shows a game after so many of its moves.
    #[must_use]
    pub fn watching(course: &Course, at: usize, board: Arc<Board>) -> Self {
        let game = course.game.branch(at, course.game.seed());
        let mut table = Self::new(game, course.players.clone(), board);
        table.watched = true;
        table.mark_last(course, at);
        table
    }

    /// Shows the game as it stood after so many of its moves, at once.
    pub fn show_after(&mut self, course: &Course, at: usize) {
        self.timeline = Default::default();
        let game = course.game.branch(at, course.game.seed());
        self.flow = Flow::new(game, course.players.clone());
        self.rest_on_position();
        self.snaps += 1;
        self.mark_last(course, at);
    }

    /// Plays the next move of the course before everybody's eyes. Whether there was one.
    pub fn show_next(&mut self, course: &Course, pace: &Pace) -> bool {
        self.skip();
        let at = self.flow.game().moves().len();
        let Some(&mv) = course.game.moves().get(at) else {
            return false;
        };
        let Some(events) = self.flow.play(mv) else {
            return false;
        };
        self.tell(events, pace);
        true
    }

    /// The last move of a piece stays marked, and the die lies as it fell.
    fn mark_last(&mut self, course: &Course, at: usize) {
        let lines = &course.lines
            [at.saturating_sub(BACK).min(course.lines.len())..at.min(course.lines.len())];
        self.last = lines
            .iter()
            .rev()
            .flat_map(|line| line.events.iter().rev())
            .find_map(LastMove::of);
        if let Some(line) = lines
            .iter()
            .rev()
            .find(|line| matches!(line.mv, Move::Roll(_)))
        {
            self.face = line.die;
        }
    }
}

impl LastMove {
    /// The move that an event tells of, if it does.
    #[must_use]
    pub const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::Exited { player } => Some(Self {
                seat: player,
                from: None,
                to: 0,
            }),
            Event::Moved {
                player, from, to, ..
            } => Some(Self {
                seat: player,
                from: Some(from),
                to,
            }),
            _ => None,
        }
    }
}
