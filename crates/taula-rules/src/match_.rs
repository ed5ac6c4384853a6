//! One game from its start to now.

use std::fmt;

use serde_json::Value;

use crate::game::Watch;
use crate::{Fault, Levels, Record, Rules, Turn, chance};

/// One game: its rules, its seed, and every move from its start to now. Moves taken back wait to be
/// played again until another is played.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    rules: R,
    seed: u64,
    /// Where it began, if not at the beginning.
    start: Option<R::Position>,
    at: R::Position,
    moves: Vec<R::Move>,
    undone: Vec<R::Move>,
    /// How many of `moves` were outcomes of chance.
    outcomes: u64,
}

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The text is no move of this game.
    NoMove(String),
    /// It is a move, but not a legal one here.
    Illegal(String),
    /// The game has ended.
    Over,
    /// The game has as many moves as can be kept.
    Full,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove(text) => write!(f, "\"{text}\" is no move of this game"),
            Self::Illegal(text) => write!(f, "\"{text}\" is not legal here"),
            Self::Over => f.write_str("the game is over"),
            Self::Full => write!(f, "the game has {} moves, more are not kept", MOST_MOVES),
        }
    }
}

impl std::error::Error for PlayError {}

/// The most moves a game is kept for.
pub const MOST_MOVES: usize = 1_000_000;

impl<R: Rules> Match<R> {
    /// A new game.
    #[must_use]
    pub fn new(rules: R, seed: u64) -> Self {
        let at = rules.start();
        Self {
            rules,
            seed,
            start: None,
            at,
            moves: Vec::new(),
            undone: Vec::new(),
            outcomes: 0,
        }
    }

    /// A game that begins at a position.
    #[must_use]
    pub fn from_position(rules: R, start: R::Position, seed: u64) -> Self {
        Self {
            start: Some(start.clone()),
            at: start,
            ..Self::new(rules, seed)
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// The seed of its outcomes of chance.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &R::Position {
        &self.at
    }

    /// Who decides next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.at)
    }

    /// The moves so far, outcomes of chance among them.
    #[must_use]
    pub fn moves(&self) -> &[R::Move] {
        &self.moves
    }

    /// The moves taken back, the next to play again last.
    #[must_use]
    pub fn undone(&self) -> &[R::Move] {
        &self.undone
    }

    /// The position it began with.
    #[must_use]
    pub fn first(&self) -> R::Position {
        self.start.clone().unwrap_or_else(|| self.rules.start())
    }

    /// The legal moves now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<R::Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&self.at, &mut moves);
        moves
    }

    /// Plays a move if it is legal, and forgets what was taken back.
    ///
    /// # Errors
    /// Where it is not, with nothing changed.
    pub fn play(&mut self, mv: R::Move, watch: &mut impl Watch<R::Event>) -> Result<(), PlayError> {
        if self.turn().is_over() {
            return Err(PlayError::Over);
        }
        if !self.rules.is_legal(&self.at, mv) {
            return Err(PlayError::Illegal(self.rules.text(&self.at, mv)));
        }
        if self.moves.len() >= MOST_MOVES {
            return Err(PlayError::Full);
        }
        self.undone.clear();
        self.play_legal(mv, watch);
        Ok(())
    }

    /// Plays the move that a text in notation means.
    ///
    /// # Errors
    /// Where the text is no move or no legal one, with nothing changed.
    pub fn play_text(
        &mut self,
        text: &str,
        watch: &mut impl Watch<R::Event>,
    ) -> Result<(), PlayError> {
        if self.turn().is_over() {
            return Err(PlayError::Over);
        }
        let mv = self.rules.parse(&self.at, text).ok_or_else(|| {
            let shown: String = text.chars().take(60).collect();
            PlayError::NoMove(shown)
        })?;
        self.play(mv, watch)
    }

    /// The next outcome of chance: the same whenever this seed comes to as many outcomes. None where it
    /// is not chance's turn.
    #[must_use]
    pub fn outcome(&self) -> Option<R::Move> {
        let mut rng = chance::stream(self.seed, self.outcomes);
        self.turn()
            .is_chance()
            .then(|| self.rules.sample(&self.at, &mut rng))
    }

    /// Takes the last move back; none where there is none.
    pub fn undo(&mut self) -> Option<R::Move> {
        let mv = self.moves.pop()?;
        self.undone.push(mv);
        let moves = std::mem::take(&mut self.moves);
        self.at = self.first();
        self.outcomes = 0;
        for mv in moves {
            self.play_legal(mv, &mut ());
        }
        Some(mv)
    }

    /// Another game that begins with so many of this one's moves, all of them where it has no more; from
    /// there on it has a seed of its own.
    #[must_use]
    pub fn branch(&self, moves: usize, seed: u64) -> Self
    where
        R: Clone,
    {
        let mut game = match &self.start {
            None => Self::new(self.rules.clone(), seed),
            Some(start) => Self::from_position(self.rules.clone(), start.clone(), seed),
        };
        for &mv in self.moves.iter().take(moves) {
            game.play_legal(mv, &mut ());
        }
        game
    }

    /// Plays the move taken back last again; none where there is none.
    pub fn redo(&mut self, watch: &mut impl Watch<R::Event>) -> Option<R::Move> {
        let mv = self.undone.pop()?;
        self.play_legal(mv, watch);
        Some(mv)
    }

    fn play_legal(&mut self, mv: R::Move, watch: &mut impl Watch<R::Event>) {
        self.outcomes += u64::from(self.turn().is_chance());
        self.rules.play(&mut self.at, mv, watch);
        self.moves.push(mv);
    }

    /// The record of the game so far.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut at = self.first();
        let moves = self
            .moves
            .iter()
            .map(|&mv| {
                let text = self.rules.text(&at, mv);
                self.rules.play(&mut at, mv, &mut ());
                text
            })
            .collect();
        Record {
            format: Record::FORMAT,
            rules: format!("{}/{}", R::GAME, R::VERSION),
            start: self.start.as_ref().map(|start| self.rules.to_json(start)),
            options: self.rules.options(),
            seed: self.seed,
            moves,
            end: self.rules.to_json(&self.at),
        }
    }

    /// The game that a record tells. One of older rules begins at its end.
    ///
    /// # Errors
    /// A sentence that says what in the record is wrong.
    pub fn from_record(record: &Record, levels: &Levels) -> Result<Self, Fault> {
        let version = record.version(R::GAME)?;
        if version > R::VERSION {
            return Err(Fault::new(format!(
                "`rules` is \"{}\", this program knows up to \"{}/{}\"",
                record.rules,
                R::GAME,
                R::VERSION
            )));
        }
        let rules = R::new(R::read_options(&record.options)?, levels)?;
        let read = |what: &str, value: &Value| {
            let (of, position) =
                R::read(value, levels).map_err(|fault| Fault::new(format!("`{what}`: {fault}")))?;
            if of.options() == rules.options() {
                Ok(position)
            } else {
                Err(Fault::new(format!(
                    "`options` differ from those of `{what}`"
                )))
            }
        };
        let end = read("end", &record.end)?;
        if version < R::VERSION {
            return Ok(Self::from_position(rules, end, record.seed));
        }
        let start = record
            .start
            .as_ref()
            .map(|start| read("start", start))
            .transpose()?;
        let mut game = match start {
            None => Self::new(rules, record.seed),
            Some(start) => Self::from_position(rules, start, record.seed),
        };
        for (number, text) in record.moves.iter().enumerate() {
            game.play_text(text, &mut ())
                .map_err(|error| Fault::new(format!("move {}: {error}", number + 1)))?;
        }
        if game.at != end {
            return Err(Fault::new("`end` is not the position its moves lead to"));
        }
        Ok(game)
    }
}
