//! What each command does.

use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use super::error::{Code, Error, shown};
use super::request::Request;
use super::{AnyMatch, Engine, Family, family};
use crate::bots::{Budget, Level};
use crate::games::FAMILIES;
use crate::options::{OptionRange, OptionSpec};
use crate::perft::NotCounted;
use crate::{Decider, PlayError, Record};

/// What became of a request.
pub(super) enum Done {
    Answer(Map<String, Value>),
    Quit,
}

/// How long `best` thinks where nothing is said about it.
const THINKING_MS: u64 = 500;
/// How long `playout` may take where nothing is said about it.
const PLAYOUT_MS: u64 = 10_000;
/// The longest time that can be asked for.
const MOST_MS: u64 = 60_000;
/// The most visits that can be asked for.
const MOST_VISITS: u64 = 10_000_000;
/// The most threads `best` uses.
const MOST_THREADS: usize = 8;
/// The greatest depth of `perft`.
const MOST_DEPTH: u64 = 12;
/// The most sequences `perft` counts.
const MOST_NODES: u64 = 20_000_000;
/// The longest `perft` counts.
const PERFT_TIME: Duration = Duration::from_secs(2);
/// How often `perft` counts between two looks at the clock.
const BETWEEN_LOOKS: u32 = 32;
/// The most games of `playout`.
const MOST_GAMES: u64 = 1_000_000;

/// The fields of an answer.
macro_rules! answer {
    ($($name:literal: $value:expr),*) => {
        Ok(Done::Answer(Map::from_iter([$(($name.to_owned(), json!($value))),*])))
    };
}

impl Engine {
    pub(super) fn carry_out(&mut self, request: &Request) -> Result<Done, Error> {
        match request.text("cmd")? {
            "games" => self.games(),
            "new" => self.begin(request),
            "set" => self.set(request),
            "load" => self.load(request),
            "position" => answer! { "position": self.game()?.position() },
            "legal" => self.legal(),
            "play" => self.play(request),
            "roll" => self.roll(),
            "undo" => self.undo(),
            "redo" => self.redo(),
            "best" => self.best(request),
            "perft" => self.perft(request),
            "playout" => self.playout(request),
            "record" => answer! { "record": self.game()?.record() },
            "quit" => Ok(Done::Quit),
            other => Err(Error::new(
                Code::UnknownCommand,
                format!("there is no command \"{}\"", shown(other)),
            )),
        }
    }

    /// The game, for a command that needs one.
    fn game(&mut self) -> Result<&mut dyn AnyMatch, Error> {
        match &mut self.game {
            Some(game) => Ok(game.as_mut()),
            None => Err(Error::new(
                Code::NoGame,
                "there is no game yet, begin one with `new`, `set` or `load`",
            )),
        }
    }

    fn games(&self) -> Result<Done, Error> {
        let games: Vec<Value> = FAMILIES
            .iter()
            .map(|family| {
                let specs = family.options(&self.levels);
                let options: Map<String, Value> = specs
                    .iter()
                    .map(|spec| (spec.name.to_owned(), json!(spec.range)))
                    .collect();
                json!({"game": family.name(), "players": player_counts(&specs), "options": options})
            })
            .collect();
        answer! { "games": games }
    }

    fn begin(&mut self, request: &Request) -> Result<Done, Error> {
        let name = request.text("game")?;
        let options = request.object_if_any("options")?;
        let seed = request.seed()?;
        let family = known(name)?;
        let none = json!({});
        let seed = seed.unwrap_or_else(&mut self.fresh_seed);
        let game = family
            .begin(options.unwrap_or(&none), seed, &self.levels)
            .map_err(|fault| Error::new(Code::BadOption, fault))?;
        let position = game.position();
        self.game = Some(game);
        answer! { "position": position, "seed": seed }
    }

    fn set(&mut self, request: &Request) -> Result<Done, Error> {
        let position = request.object("position")?;
        let seed = request.seed()?.unwrap_or(0);
        let bad = |fault: &dyn std::fmt::Display| Error::new(Code::BadPosition, fault);
        let family = match position.get("game") {
            Some(Value::String(name)) => known(name)?,
            Some(_) => return Err(bad(&"`game` must be a string")),
            None => return Err(bad(&"missing field `game`")),
        };
        let game = family
            .begin_at(position, seed, &self.levels)
            .map_err(|fault| bad(&fault))?;
        let position = game.position();
        self.game = Some(game);
        answer! { "position": position }
    }

    fn load(&mut self, request: &Request) -> Result<Done, Error> {
        let record = request.object("record")?;
        let bad = |fault| Error::new(Code::BadRecord, fault);
        let record = Record::read(record).map_err(bad)?;
        let game = known(record.game())?
            .load(&record, &self.levels)
            .map_err(bad)?;
        let position = game.position();
        self.game = Some(game);
        answer! { "position": position }
    }

    fn legal(&mut self) -> Result<Done, Error> {
        let game = self.game()?;
        let turn = turn_of(&*game);
        let legal = game.legal();
        match legal.probabilities {
            None => answer! { "turn": turn, "moves": legal.moves },
            Some(probabilities) => {
                answer! { "turn": turn, "moves": legal.moves, "probabilities": probabilities }
            }
        }
    }

    fn play(&mut self, request: &Request) -> Result<Done, Error> {
        let game = self.game()?;
        let events = game.play(request.text("move")?).map_err(not_played)?;
        answer! { "events": events, "turn": turn_of(&*game) }
    }

    fn roll(&mut self) -> Result<Done, Error> {
        let game = self.game()?;
        not_over(game)?;
        let played = game.roll().map_err(not_played)?.ok_or_else(|| {
            Error::request("it is a player's turn, `roll` is for turns of chance")
        })?;
        answer! { "move": played.mv, "events": played.events, "turn": turn_of(&*game) }
    }

    fn undo(&mut self) -> Result<Done, Error> {
        let game = self.game()?;
        if !game.undo() {
            return Err(Error::request("there is no move to undo"));
        }
        answer! { "turn": turn_of(&*game) }
    }

    fn redo(&mut self) -> Result<Done, Error> {
        let game = self.game()?;
        if !game.redo() {
            return Err(Error::request("there is no move to redo"));
        }
        answer! { "turn": turn_of(&*game) }
    }

    fn best(&mut self, request: &Request) -> Result<Done, Error> {
        let asked = Instant::now();
        let game = self.game()?;
        let level = match request.text_if_any("level")? {
            None => Level::Medium,
            Some(name) => name.parse().map_err(|_| {
                let names = Level::ALL.map(Level::name).join(", ");
                Error::request(format!(
                    "there is no level \"{}\", `level` is one of {names}",
                    shown(name)
                ))
            })?,
        };
        let time = request.number_if_any("time_ms", 1..=MOST_MS)?;
        let visits = request.number_if_any("visits", 1..=MOST_VISITS)?;
        let budget = match (visits, time) {
            (Some(_), Some(_)) => {
                return Err(Error::request(
                    "give either `time_ms` or `visits`, not both",
                ));
            }
            (Some(visits), None) => Budget::Visits(visits),
            (None, time) => Budget::Until {
                deadline: asked + Duration::from_millis(time.unwrap_or(THINKING_MS)),
                threads: thread::available_parallelism()
                    .map_or(1, NonZero::get)
                    .min(MOST_THREADS),
            },
        };
        not_over(game)?;
        let choice = game
            .best(level, budget)
            .ok_or_else(|| Error::request("it is chance's turn, `best` is for turns of players"))?;
        answer! { "move": choice.mv, "value": choice.value, "visits": choice.visits }
    }

    fn perft(&mut self, request: &Request) -> Result<Done, Error> {
        let deadline = Instant::now() + PERFT_TIME;
        let game = self.game()?;
        let depth = request.number("depth", 0..=MOST_DEPTH)?;
        let mut counted = 0_u32;
        let mut enough = |nodes| {
            counted = counted.wrapping_add(1);
            nodes > MOST_NODES
                || counted.is_multiple_of(BETWEEN_LOOKS) && Instant::now() >= deadline
        };
        match game.perft(depth as u32, &mut enough) {
            Ok(nodes) => answer! { "nodes": nodes },
            Err(NotCounted::Unlisted) => Err(Error::request(NotCounted::Unlisted)),
            Err(NotCounted::TooMany) => Err(Error::new(
                Code::TooMuch,
                format!(
                    "there are more than {MOST_NODES} sequences of {depth} moves, or counting them takes longer than {} seconds",
                    PERFT_TIME.as_secs()
                ),
            )),
        }
    }

    fn playout(&mut self, request: &Request) -> Result<Done, Error> {
        let began = Instant::now();
        let game = self.game()?;
        let count = request.number("count", 1..=MOST_GAMES)?;
        let seed = request.seed()?.unwrap_or(0);
        let time = request
            .number_if_any("time_ms", 1..=MOST_MS)?
            .unwrap_or(PLAYOUT_MS);
        let played = game
            .playouts(count, seed, began + Duration::from_millis(time))
            .ok_or_else(|| {
                let message = format!("{count} games take longer than {time} milliseconds");
                Error::new(Code::TooMuch, message)
            })?;
        let wins: Vec<Value> = played.wins.into_iter().map(plain).collect();
        answer! {
            "games": count,
            "moves": played.moves,
            "seconds": began.elapsed().as_secs_f64(),
            "wins": wins
        }
    }
}

/// The family of this name.
fn known(name: &str) -> Result<&'static dyn Family, Error> {
    family(name).ok_or_else(|| {
        let message = format!("there is no game \"{}\"", shown(name));
        Error::new(Code::UnknownGame, message)
    })
}

fn not_over(game: &dyn AnyMatch) -> Result<(), Error> {
    if game.turn().decider() == Decider::Nobody {
        return Err(not_played(PlayError::Over));
    }
    Ok(())
}

fn not_played(error: PlayError) -> Error {
    let code = match error {
        PlayError::NoMove(_) | PlayError::Illegal(_) => Code::IllegalMove,
        PlayError::Over => Code::GameOver,
        PlayError::Full => Code::TooMuch,
    };
    Error::new(code, error)
}

/// The fewest and the most players; a game without the option is for two.
fn player_counts(specs: &[OptionSpec]) -> [u64; 2] {
    let counts = specs.iter().find_map(|spec| match &spec.range {
        OptionRange::Values { values, .. } if spec.name == "players" => {
            let counts = || values.iter().filter_map(Value::as_u64);
            Some([counts().min()?, counts().max()?])
        }
        _ => None,
    });
    counts.unwrap_or([2, 2])
}

/// A number, without a fraction where it has none.
fn plain(number: f64) -> Value {
    if number.fract() == 0.0 {
        json!(number as u64)
    } else {
        json!(number)
    }
}

/// Whose turn it is, as a position says it: once a game is over some games tell more there.
fn turn_of(game: &dyn AnyMatch) -> Value {
    let turn = game.turn();
    if turn.is_over()
        && let Some(told) = game.position().get("turn")
    {
        return told.clone();
    }
    json!(turn)
}
