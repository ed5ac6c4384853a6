//! Positions as JSON (`docs/rules/notation.md`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::board::PIECES;
use super::circle::Circle;
use super::history::{History, Key};
use super::position::{Position, Stage};
use super::stack::Stack;
use super::{GAME, Options, PLAYERS, Tebas, other, ranking};
use crate::turn::{Chance, Phase};
use crate::{Fault, Levels, Rules, Seat, Turn, strict};

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    #[serde(deserialize_with = "strict::object")]
    options: Options,
    turn: Turn,
    board: BTreeMap<String, String>,
    redeploy: u8,
    out: [u8; 2],
    quiet: u32,
    #[serde(default, deserialize_with = "strict::present")]
    seen: Option<BTreeMap<String, u8>>,
}

impl Tebas {
    /// The position in notation.
    pub(super) fn write(&self, at: &Position) -> Value {
        let written = Written {
            game: GAME.to_owned(),
            options: self.options.clone(),
            turn: self.turn(at),
            board: at
                .stacks()
                .map(|(circle, stack)| (circle.to_string(), stack.to_string()))
                .collect(),
            redeploy: at.redeploy,
            out: at.out,
            quiet: at.quiet,
            seen: Some(
                at.seen
                    .iter()
                    .map(|(key, times)| (key.to_string(), times))
                    .collect(),
            ),
        };
        serde_json::to_value(written).unwrap_or_default()
    }
}

/// Reads a position in notation.
pub(super) fn read(value: &Value, levels: &Levels) -> Result<(Tebas, Position), Fault> {
    let written: Written = strict::read(value)?;
    if written.game != GAME {
        return Err(Fault::new(format!(
            "`game` is \"{}\", not \"{GAME}\"",
            written.game
        )));
    }
    let rules = Tebas::new(written.options.clone(), levels)?;
    let position = Reader {
        rules: &rules,
        written,
    }
    .position()?;
    Ok((rules, position))
}

struct Reader<'a> {
    rules: &'a Tebas,
    written: Written,
}

/// A fault with its sentence, as a format string.
macro_rules! refuse {
    ($($sentence:tt)*) => { return Err(Fault::new(format!($($sentence)*))) };
}

impl Reader<'_> {
    fn position(&self) -> Result<Position, Fault> {
        let mut at = Position::empty();
        at.redeploy = self.written.redeploy;
        at.out = self.written.out;
        at.quiet = self.written.quiet;
        self.board(&mut at)?;
        match &self.written.turn {
            Turn::Chance {
                what: Chance::Starter,
                seat,
            } => {
                at.player = *seat;
                at.stage = Stage::Starter;
            }
            Turn::Player { seat, phase } => {
                at.player = plays(*seat)?;
                at.stage = match phase {
                    Phase::Move => Stage::Move,
                    Phase::Redeploy => Stage::Redeploy,
                    Phase::Arrange => refuse!("`turn` is none of this game"),
                };
            }
            Turn::Over { ranking } => self.over(&mut at, ranking)?,
            Turn::Chance { .. } => refuse!("`turn` is none of this game"),
        }
        self.pieces(&at)?;
        self.stage(&at)?;
        self.seen(&mut at)?;
        Ok(at)
    }

    fn board(&self, at: &mut Position) -> Result<(), Fault> {
        for (name, text) in &self.written.board {
            let Ok(circle) = name.parse::<Circle>() else {
                refuse!(
                    "`board` has \"{}\", which is no circle of the board",
                    shown(name)
                );
            };
            let Ok(stack) = text.parse::<Stack>() else {
                refuse!(
                    "`board` has \"{}\" on {circle}, it must be I and L from bottom to top and a number from 1 to 4",
                    shown(text)
                );
            };
            if let Some(fault) = self.misplaced(circle, stack) {
                refuse!("`board` has {fault}");
            }
            at.put(circle, stack);
        }
        Ok(())
    }

    /// What is wrong with something standing on a circle, whatever the rest.
    fn misplaced(&self, circle: Circle, stack: Stack) -> Option<String> {
        if self.rules.ground.is_flowered(circle) {
            Some(format!("a piece on the flowered circle {circle}"))
        } else if !self.rules.ground.is_inner(circle) && stack.is_stack() {
            Some(format!("a stack on {circle}, in an outer field"))
        } else {
            None
        }
    }

    fn pieces(&self, at: &Position) -> Result<(), Fault> {
        for seat in PLAYERS {
            let on_board: u32 = at
                .stacks()
                .map(|(_, stack)| u32::from(stack.count(seat)))
                .sum();
            let back = if seat == at.player { at.redeploy } else { 0 };
            let pieces = on_board + u32::from(back) + u32::from(at.out[seat.index()]);
            if pieces != u32::from(PIECES) {
                refuse!(
                    "seat {seat} has {pieces} pieces on the board, to put back and out; together they must be {PIECES}"
                );
            }
        }
        Ok(())
    }

    fn stage(&self, at: &Position) -> Result<(), Fault> {
        if at.stage == Stage::Redeploy {
            if at.redeploy == 0 {
                refuse!("`redeploy` is 0, in phase \"redeploy\" there is something to put back");
            }
            if at.free_set(at.player) & self.rules.ground.inner == 0 {
                refuse!(
                    "seat {} puts pieces back without a free piece in the inner field",
                    at.player
                );
            }
        } else if at.redeploy > 0 {
            refuse!(
                "`redeploy` is {}, outside phase \"redeploy\" it is 0",
                at.redeploy
            );
        }
        if matches!(at.stage, Stage::Move | Stage::Starter)
            && let Some(seat) = PLAYERS.into_iter().find(|&seat| at.free_set(seat) == 0)
        {
            refuse!("seat {seat} has no free piece, so the game is over");
        }
        Ok(())
    }

    fn over(&self, at: &mut Position, written: &[Vec<Seat>]) -> Result<(), Fault> {
        let mut written = written.to_vec();
        for place in &mut written {
            place.sort_unstable();
        }
        let lost = PLAYERS.map(|seat| at.free_set(seat) == 0);
        let possible = |winner: Option<Seat>| match winner {
            Some(seat) => lost[other(seat).index()] && !lost[seat.index()],
            None => lost == [false, false],
        };
        let winner = [None, Some(Seat(0)), Some(Seat(1))]
            .into_iter()
            .find(|&winner| possible(winner) && ranking(winner) == written);
        let Some(winner) = winner else {
            refuse!(
                "`ranking` must be the winner, then the one who has no free piece; or both together where both have one"
            );
        };
        at.stage = Stage::Over(winner);
        at.player = winner.unwrap_or(Seat(0));
        Ok(())
    }

    fn seen(&self, at: &mut Position) -> Result<(), Fault> {
        let Some(seen) = &self.written.seen else {
            if at.stage == Stage::Move && self.rules.options.repetition {
                at.seen.add(Key::of(at), 1);
            }
            return Ok(());
        };
        if !self.rules.options.repetition && !seen.is_empty() {
            refuse!("`seen` must be empty without `repetition`");
        }
        let mut history = History::new();
        for (text, &times) in seen {
            let Ok(key) = text.parse::<Key>() else {
                refuse!(
                    "`seen` has \"{}\", which is no position: the player to move, a colon, circles with what stands there",
                    shown(text)
                );
            };
            if let Some(fault) = key
                .stacks()
                .find_map(|(circle, stack)| self.misplaced(circle, stack))
            {
                refuse!("`seen` has {fault}");
            }
            if !(1..=2).contains(&times) {
                refuse!("`seen` has a position {times} times, 1 or 2 are possible");
            }
            history.add(key, times);
        }
        at.seen = history;
        Ok(())
    }
}

/// A seat that plays.
fn plays(seat: Seat) -> Result<Seat, Fault> {
    if PLAYERS.contains(&seat) {
        Ok(seat)
    } else {
        Err(Fault::new(format!("seat {seat} does not play")))
    }
}

/// As much of a text as a sentence can hold.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}
