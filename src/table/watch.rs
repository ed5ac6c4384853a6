//! A game gone over again: the table shows it as it stood after any of its moves, and nobody plays.

use std::sync::Arc;

use taula_rules::{Chance, Match, Rules, Seat, Turn};

use super::flow::Flow;
use super::state::Table;
use super::view::{Event, Move, Position, View};
use crate::app::Pace;
use crate::seating::Player;

/// A whole game, as it is gone over.
pub struct Course<V: View> {
    /// The game to its last move.
    pub game: Match<V::Rules>,
    /// Its players.
    pub players: Vec<(Seat, Player)>,
    /// For each move, whether a person decided it.
    pub by_person: Vec<bool>,
    /// Its numbers, move by move.
    pub tally: V::Tally,
    /// What its ruler is marked with.
    pub pins: Vec<Pin>,
    /// Who had the turn at each move, and what happened: what the log tells.
    pub lines: Vec<Step<V>>,
}

/// A move, and what it made happen.
pub struct Step<V: View> {
    /// Whose.
    pub seat: Seat,
    /// The move.
    pub mv: Move<V>,
    /// The position it was made in.
    pub before: Position<V>,
    /// Whether it was one of the opening.
    pub opening: bool,
    /// What happened.
    pub events: Vec<Event<V>>,
}

/// Something a ruler over the moves of a game is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// The place of the move in [`Match::moves`].
    pub at: usize,
    /// Who did it, or whose piece it is.
    pub seat: Seat,
    /// What happened.
    pub kind: PinKind,
}

/// What a pin marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinKind {
    /// A piece was captured.
    Captured,
    /// A place was won: 1 for the winner, and so on.
    Finished(u8),
}

/// A move on the card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Who did what.
    pub heading: String,
    /// What came of it, a sentence each.
    pub body: Vec<String>,
}

/// A move in the log of a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// What stands before the words: a die or a token.
    pub sign: Sign,
    /// What was done, in a few words.
    pub words: String,
    /// Whose pieces were captured.
    pub captured: Vec<Seat>,
}

/// What stands before the words of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sign {
    /// Nothing.
    #[default]
    None,
    /// A die that shows this.
    Die(u8),
    /// A token with this on it.
    Token(String),
}

impl<V: View> Course<V> {
    /// The course of the game at a table.
    #[must_use]
    pub fn of(table: &Table<V>) -> Self {
        let game = table.flow.game().clone();
        let tally = V::tally(&game);
        let mut at = game.first();
        let lines = game
            .moves()
            .iter()
            .map(|&mv| {
                let turn = game.rules().turn(&at);
                let before = at.clone();
                let mut events = Vec::new();
                game.rules().play(&mut at, mv, &mut events);
                Step {
                    seat: turn.seat().unwrap_or(Seat(0)),
                    mv,
                    before,
                    opening: matches!(
                        turn,
                        Turn::Chance {
                            what: Chance::Opening,
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
            pins: V::pins(&tally),
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

    /// What a seat's player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let player = self.players.iter().find(|(of, _)| *of == seat);
        player.map_or_else(|| seat.to_string(), |(_, player)| player.name.clone())
    }

    /// The name of a seat's colour, as the messages choose their words by it.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> &'static str {
        let player = self.players.iter().find(|(of, _)| *of == seat);
        player.map_or("yellow", |(_, player)| player.dye.name())
    }
}

impl<V: View> Table<V> {
    /// A table that shows a game after so many of its moves.
    #[must_use]
    pub fn watching(course: Arc<Course<V>>, at: usize, board: Arc<V::Board>) -> Self {
        let game = course.game.branch(at, course.game.seed());
        let mut table = Self::new(game, course.players.clone(), board);
        table.own.mark_last(&course, at);
        table.course = Some(course);
        table
    }

    /// Shows the game that is gone over as it stood after so many of its moves, at once.
    pub fn show_after(&mut self, at: usize) {
        let Some(course) = self.course.clone() else {
            return;
        };
        self.timeline = Default::default();
        let game = course.game.branch(at, course.game.seed());
        self.flow = Flow::new(game, course.players.clone());
        self.rest_on_position();
        self.snaps += 1;
        self.own.mark_last(&course, at);
    }

    /// Plays the next move of the game that is gone over before everybody's eyes. Whether there was one.
    pub fn show_next(&mut self, pace: &Pace) -> bool {
        self.skip();
        let at = self.flow.game().moves().len();
        let next = |course: &Arc<Course<V>>| course.game.moves().get(at).copied();
        let Some(mv) = self.course.as_ref().and_then(next) else {
            return false;
        };
        let Some(events) = self.flow.play(mv) else {
            return false;
        };
        self.tell(events, pace);
        true
    }

    /// Another game that goes on after so many moves of the one gone over, with a seed of its own.
    #[must_use]
    pub fn play_on(&self, at: usize, seed: u64) -> Option<Self> {
        let course = self.course.as_ref()?;
        let game = course.game.branch(at, seed);
        let mut table = Self::new(game, course.players.clone(), self.board.clone());
        let by_person = course.by_person.iter().copied().take(at).collect();
        table.flow.decided_by(by_person);
        Some(table)
    }
}
