//! A game of whatever rules, in texts and JSON.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::bots::{self, Budget, Level};
use crate::perft::{NotCounted, perft_until};
use crate::playout::playout;
use crate::{Match, PlayError, Record, Rules, Turn};

/// A [`Match`] whose rules are not known to the compiler.
pub trait AnyMatch: Send {
    /// The position in notation.
    fn position(&self) -> Value;
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// The legal moves, or the outcomes of chance that can be listed.
    fn legal(&self) -> Legal;
    /// Plays a move in notation and tells the events.
    ///
    /// # Errors
    /// Where it cannot be played, with nothing changed.
    fn play(&mut self, text: &str) -> Result<Vec<Value>, PlayError>;
    /// Draws the next outcome of chance and plays it; none where it is not chance's turn.
    ///
    /// # Errors
    /// Where no more moves are kept, with nothing changed.
    fn roll(&mut self) -> Result<Option<Played>, PlayError>;
    /// Takes the last move back; whether there was one.
    fn undo(&mut self) -> bool;
    /// Plays the move taken back last again; whether there was one.
    fn redo(&mut self) -> bool;
    /// The move a computer player chooses; none where it is no player's turn.
    fn best(&self, level: Level, budget: Budget) -> Option<AnyChoice>;
    /// Counts sequences of moves ([`perft_until`]).
    ///
    /// # Errors
    /// Where they are too many, or outcomes of chance cannot be listed.
    fn perft(&self, depth: u32, enough: &mut dyn FnMut(u64) -> bool) -> Result<u64, NotCounted>;
    /// Plays random games from here to their ends; none where they are not over by the deadline.
    fn playouts(&self, count: u64, seed: u64, deadline: Instant) -> Option<Playouts>;
    /// The record of the game.
    fn record(&self) -> Record;
    /// The seed of its outcomes of chance.
    fn seed(&self) -> u64;
}

/// The legal moves in notation, sorted bytewise.
#[derive(Clone, Debug, PartialEq)]
pub struct Legal {
    /// Each once.
    pub moves: Vec<String>,
    /// At a turn of chance, how likely each is, in the same order.
    pub probabilities: Option<Vec<f64>>,
}

/// A move that was drawn and played.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The move in notation.
    pub mv: String,
    /// What it made happen.
    pub events: Vec<Value>,
}

/// What a computer player has chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyChoice {
    /// The move in notation.
    pub mv: String,
    /// The result the player can expect of it.
    pub value: f64,
    /// What was searched.
    pub visits: u64,
}

/// What random games came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Playouts {
    /// Moves played, outcomes of chance among them.
    pub moves: u64,
    /// Wins of each player, in turn order, a shared one in equal parts.
    pub wins: Vec<f64>,
}

/// How many moves of a random game are played between two looks at the clock.
const BETWEEN_LOOKS: u64 = 4096;
/// A win in parts that can be shared equally among up to six players.
const WIN: u64 = 60;

impl<R: Rules> AnyMatch for Match<R> {
    fn position(&self) -> Value {
        self.rules().to_json(self.position())
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn legal(&self) -> Legal {
        let (rules, at) = (self.rules(), self.position());
        let mut moves: Vec<(String, R::Move)> = self
            .legal_moves()
            .into_iter()
            .map(|mv| (rules.text(at, mv), mv))
            .collect();
        moves.sort();
        let probabilities = self.turn().is_chance().then(|| {
            let weights: Vec<f64> = moves
                .iter()
                .map(|&(_, mv)| f64::from(rules.weight(at, mv)))
                .collect();
            let total: f64 = weights.iter().sum();
            weights.iter().map(|weight| weight / total).collect()
        });
        Legal {
            moves: moves.into_iter().map(|(text, _)| text).collect(),
            probabilities,
        }
    }

    fn play(&mut self, text: &str) -> Result<Vec<Value>, PlayError> {
        let mut events = Vec::new();
        self.play_text(text, &mut events)?;
        Ok(as_json::<R>(&events))
    }

    fn roll(&mut self) -> Result<Option<Played>, PlayError> {
        let Some(outcome) = self.outcome() else {
            return Ok(None);
        };
        let mv = self.rules().text(self.position(), outcome);
        let mut events = Vec::new();
        self.play(outcome, &mut events)?;
        Ok(Some(Played {
            mv,
            events: as_json::<R>(&events),
        }))
    }

    fn undo(&mut self) -> bool {
        self.undo().is_some()
    }

    fn redo(&mut self) -> bool {
        self.redo(&mut ()).is_some()
    }

    fn best(&self, level: Level, budget: Budget) -> Option<AnyChoice> {
        let (rules, at) = (self.rules(), self.position());
        // The same position of a game with the same seed is thought about in the same way, however it
        // was reached, and whatever of it the player cannot see.
        let eyes = self.turn().seat().unwrap_or_default();
        let seen = rules.to_json(&rules.veiled(at, eyes));
        let seed = self.seed() ^ hash(seen.to_string().as_bytes());
        let choice = bots::choose(rules, at, level, budget, seed, &AtomicBool::new(false))?;
        Some(AnyChoice {
            mv: rules.text(at, choice.mv),
            value: choice.value,
            visits: choice.visits,
        })
    }

    fn perft(
        &self,
        depth: u32,
        mut enough: &mut dyn FnMut(u64) -> bool,
    ) -> Result<u64, NotCounted> {
        perft_until(self.rules(), self.position(), depth, &mut enough)
    }

    fn playouts(&self, count: u64, seed: u64, deadline: Instant) -> Option<Playouts> {
        let rules = self.rules();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut room = Vec::new();
        let mut at = self.position().clone();
        let mut moves = 0;
        let mut wins = vec![0; rules.players().len()];
        for _ in 0..count {
            at.clone_from(self.position());
            let ranking = loop {
                moves += playout(rules, &mut at, &mut rng, &mut room, BETWEEN_LOOKS);
                if Instant::now() >= deadline {
                    return None;
                }
                if let Turn::Over { ranking } = rules.turn(&at) {
                    break ranking;
                }
            };
            let winners = ranking.first().map_or(&[][..], Vec::as_slice);
            for (seat, wins) in rules.players().iter().zip(&mut wins) {
                if winners.contains(seat) {
                    *wins += WIN / winners.len() as u64;
                }
            }
        }
        let wins = wins
            .iter()
            .map(|&parts| parts as f64 / WIN as f64)
            .collect();
        Some(Playouts { moves, wins })
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn seed(&self) -> u64 {
        self.seed()
    }
}

fn as_json<R: Rules>(events: &[R::Event]) -> Vec<Value> {
    events
        .iter()
        .map(|event| serde_json::to_value(event).unwrap_or_default())
        .collect()
}

/// A number made of bytes, the same on every machine (FNV-1a).
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
