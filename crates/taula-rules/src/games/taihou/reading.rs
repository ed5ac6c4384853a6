//! Positions read from notation, and what is wrong with them (`docs/rules/notation.md`).

use serde::Deserialize;
use serde_json::Value as Json;

use super::accounts::count;
use super::notation::Written;
use super::piece::{Figure, HIGHEST, Packed, Piece, Value};
use super::position::{Beside, Bound, Position, Stage, WHOLE};
use super::run::{MOST_REPEATED, Run, Step};
use super::square::Square;
use super::{GAME, Opening, OpeningState, TURNS_AFTER_CALL, Taihou};
use crate::game::refuse;
use crate::turn::{Chance, Phase};
use crate::{Fault, Levels, Rules, Seat, Turn, strict};

/// Reads a position in notation.
pub(super) fn read(value: &Json, levels: &Levels) -> Result<(Taihou, Position), Fault> {
    let written: Written = strict::read(value)?;
    if written.game != GAME {
        refuse!("`game` is \"{}\", not \"{GAME}\"", shown(&written.game));
    }
    let rules = Taihou::new(written.options.clone(), levels)?;
    let position = Reader {
        rules: &rules,
        written,
    }
    .position()?;
    Ok((rules, position))
}

/// A position being read.
pub(super) struct Reader<'a> {
    pub(super) rules: &'a Taihou,
    pub(super) written: Written,
}

impl Reader<'_> {
    fn position(&self) -> Result<Position, Fault> {
        let mut at = Position::empty();
        self.board(&mut at)?;
        self.players(&mut at)?;
        let turn = self.turn()?;
        match turn.turn {
            Turn::Chance {
                what: Chance::Draw,
                seat,
            } => self.drawing(&mut at, seat)?,
            Turn::Chance {
                what: Chance::Layout,
                seat,
            } => {
                at.stage = Stage::Layout;
                self.setting_up(&mut at, seat)?;
            }
            Turn::Player {
                seat,
                phase: Phase::Arrange,
            } => {
                at.stage = Stage::Arrange;
                self.setting_up(&mut at, seat)?;
            }
            Turn::Player {
                seat,
                phase: Phase::Move,
            } => self.playing(&mut at, seat)?,
            Turn::Over { ranking } => self.over(&mut at, &ranking, turn.points, turn.payout)?,
            _ => refuse!("`turn` is none of this game"),
        }
        if at.stage != Stage::Draw && self.written.opening_throws.is_some() {
            refuse!("`opening_throws` stands only while the opening goes on");
        }
        if !matches!(at.stage, Stage::Layout | Stage::Arrange) && self.written.starter.is_some() {
            refuse!("`starter` stands only while the pieces are laid out");
        }
        Ok(at)
    }

    pub(super) fn plays(&self, seat: Seat) -> Result<Seat, Fault> {
        if self.rules.players.contains(&seat) {
            Ok(seat)
        } else {
            Err(Fault::new(format!("seat {seat} does not play")))
        }
    }

    pub(super) fn two(&self) -> bool {
        self.rules.players.len() == 2
    }

    fn board(&self, at: &mut Position) -> Result<(), Fault> {
        for (name, text) in &self.written.board {
            let Ok(square) = name.parse::<Square>() else {
                refuse!(
                    "`board` has \"{}\", which is no square of the garden",
                    shown(name)
                );
            };
            let Ok(piece) = text.parse::<Piece>() else {
                refuse!(
                    "`board` has \"{}\" on {square}, it must be owner, colon, value from 1 to 10 and facing N, E, S or W, or L for a lotus",
                    shown(text)
                );
            };
            self.plays(piece.owner)?;
            if self.rules.ground.is_lake(square) && piece.value() != Some(Value::TOAD) {
                refuse!("`board` has a piece in the lake on {square}, only a toad can be there");
            }
            at.put(square, Packed::new(piece));
        }
        Ok(())
    }

    /// What is written under `turn`.
    fn turn(&self) -> Result<WrittenTurn, Fault> {
        let mut turn = self.written.turn.clone();
        let mut numbers = |name: &str| -> Result<Option<Vec<u32>>, Fault> {
            let taken = turn.as_object_mut().and_then(|turn| {
                turn.contains_key("over")
                    .then(|| turn.remove(name))
                    .flatten()
            });
            taken
                .map(Vec::<u32>::deserialize)
                .transpose()
                .map_err(|error| Fault::new(format!("`turn.{name}`: {error}")))
        };
        let (points, payout) = (numbers("points")?, numbers("payout")?);
        Ok(WrittenTurn {
            turn: Turn::deserialize(&turn)
                .map_err(|error| Fault::new(format!("`turn`: {error}")))?,
            points,
            payout,
        })
    }

    /// Nothing that only serves a turn of play is there.
    fn no_play(&self, when: &str) -> Result<(), Fault> {
        let Written {
            duty,
            calls_left,
            quiet,
            runs,
            ..
        } = &self.written;
        if !duty.is_empty() || calls_left.is_some() || *quiet > 0 || !runs.is_empty() {
            refuse!("`duty`, `calls_left`, `quiet` and `runs` are empty, null, 0 and empty {when}");
        }
        Ok(())
    }

    /// Nothing has been played yet.
    fn unplayed(&self, at: &Position) -> Result<(), Fault> {
        self.no_play("before play begins")?;
        for &seat in &self.rules.players {
            let beside = at.beside(seat);
            let whole = Beside {
                reserve: if self.two() { WHOLE } else { 0 },
                lotuses: beside.lotuses,
                ..Beside::default()
            };
            if *beside != whole || !at.lotuses(seat).is_empty() {
                refuse!(
                    "seat {seat} has something taken, lost or owed, a lotus in the garden or less than its whole reserve before play begins"
                );
            }
        }
        Ok(())
    }

    fn drawing(&self, at: &mut Position, seat: Seat) -> Result<(), Fault> {
        if self.rules.options.opening != Opening::Roll {
            refuse!("nothing is drawn where `opening` is \"seat0\"");
        }
        self.unplayed(at)?;
        if !self.written.board.is_empty() {
            refuse!("`board` must be empty while it is drawn who starts");
        }
        let Some(draws) = &self.written.opening_throws else {
            refuse!("`opening_throws` is missing while it is drawn who starts");
        };
        if let Some(draw) = draws.iter().find(|&&draw| Value::new(draw).is_none()) {
            refuse!("`opening_throws` has {draw}, values are 1 to {HIGHEST}");
        }
        match OpeningState::after(&self.rules.players, draws) {
            OpeningState::Open { next, .. } if next == seat => {}
            OpeningState::Open { next, .. } => {
                refuse!("after these `opening_throws` seat {next} draws, not seat {seat}");
            }
            OpeningState::Settled { .. } => {
                refuse!("these `opening_throws` have settled who starts");
            }
        }
        at.stage = Stage::Draw;
        at.player = seat;
        at.opening_draws.clone_from(draws);
        Ok(())
    }

    /// Pieces are laid out: those before the player have laid theirs, those after have not.
    fn setting_up(&self, at: &mut Position, seat: Seat) -> Result<(), Fault> {
        at.player = self.plays(seat)?;
        if at.stage != self.rules.first_stage() {
            refuse!("pieces are laid out behind the screen by two players, and dealt to more");
        }
        self.unplayed(at)?;
        match (self.rules.options.opening, self.written.starter) {
            (Opening::Roll, Some(starter)) => at.starter = Some(self.plays(starter)?),
            (Opening::Roll, None) => refuse!("`starter` is missing while the pieces are laid out"),
            (Opening::Seat0, Some(_)) => {
                refuse!("there is no `starter` where `opening` is \"seat0\"")
            }
            (Opening::Seat0, None) => {}
        }
        for &other in &self.rules.players {
            let laid = match other.cmp(&seat) {
                std::cmp::Ordering::Less => HIGHEST,
                std::cmp::Ordering::Equal if at.stage == Stage::Arrange => {
                    at.numbered(seat).count().min(u32::from(HIGHEST) - 1) as u8
                }
                _ => 0,
            };
            let whole =
                Value::all().all(|value| count(at, other, value) == u8::from(value.get() <= laid));
            if !whole {
                refuse!("seat {other} must have laid out the values up to {laid}, each once");
            }
            let place = |square| {
                if self.two() {
                    self.rules.board.arranged(other).any(|own| own == square)
                } else {
                    self.rules.board.dealt(other).any(|own| own == square)
                }
            };
            if let Some(square) = at.numbered(other).iter().find(|&square| !place(square)) {
                refuse!("seat {other} lays no piece on {square}");
            }
        }
        Ok(())
    }

    fn playing(&self, at: &mut Position, seat: Seat) -> Result<(), Fault> {
        at.player = self.plays(seat)?;
        at.stage = Stage::Move;
        self.sums(at)?;
        self.duty(at)?;
        self.calls_left(at)?;
        self.runs(at)?;
        at.quiet = self.written.quiet;
        let limit = u32::from(self.rules.options.quiet_limit) * self.rules.players.len() as u32;
        if limit > 0 && at.quiet >= limit {
            refuse!("`quiet` is {}, at {limit} the game is over", at.quiet);
        }
        let left = self.rules.players.iter();
        if left.filter(|&&seat| !at.numbered(seat).is_empty()).count() <= 1 {
            refuse!("at most one player has numbered pieces in the garden, so the game is over");
        }
        if !self.rules.can_move(at) {
            refuse!("seat {seat} has no legal move");
        }
        Ok(())
    }

    fn duty(&self, at: &mut Position) -> Result<(), Fault> {
        for written in &self.written.duty {
            let (player, by) = (self.plays(written.player)?, self.plays(written.by)?);
            if player == by {
                refuse!("`duty` has seat {player} bound by itself");
            }
            let Ok(offer) = written.offer.parse::<Square>() else {
                refuse!(
                    "`offer` is \"{}\", which is no square of the garden",
                    shown(&written.offer)
                );
            };
            if at.packed(offer).is_none() {
                refuse!("`offer` is {offer}, where nothing stands");
            }
            let duty = &mut at.duties[player.index()];
            if duty.is_some() {
                refuse!("`duty` lists seat {player} twice");
            }
            *duty = Some(Bound {
                offer,
                by,
                turned: written.turned,
            });
        }
        Ok(())
    }

    fn calls_left(&self, at: &mut Position) -> Result<(), Fault> {
        let Some(written) = &self.written.calls_left else {
            return Ok(());
        };
        if written.len() != self.rules.players.len() {
            refuse!(
                "`calls_left` has {} numbers, it must have one for each player",
                written.len()
            );
        }
        let mut left = [0; super::MAX_SEATS];
        for (&turns, seat) in written.iter().zip(&self.rules.players) {
            if turns > TURNS_AFTER_CALL {
                refuse!("`calls_left` has {turns}, {TURNS_AFTER_CALL} is the most");
            }
            left[seat.index()] = turns;
        }
        at.calls_left = Some(left);
        Ok(())
    }

    fn runs(&self, at: &mut Position) -> Result<(), Fault> {
        for written in &self.written.runs {
            let seat = self.plays(written.seat)?;
            let own = |square: &Square| at.piece(*square).filter(|piece| piece.owner == seat);
            let Some((square, piece)) = written
                .piece
                .parse::<Square>()
                .ok()
                .and_then(|square| Some((square, own(&square)?)))
            else {
                refuse!(
                    "`runs` has a piece of seat {seat} on \"{}\", it has none there",
                    shown(&written.piece)
                );
            };
            if at.runs[seat.index()].piece().is_some() {
                refuse!("`runs` lists seat {seat} twice");
            }
            if written.moves.is_empty() {
                refuse!("`runs` has a run of seat {seat} without a move");
            }
            let mut steps = Vec::new();
            for (text, &times) in &written.moves {
                let Ok(step) = text.parse::<Step>() else {
                    refuse!("`runs` has \"{}\", which is no move of a run", shown(text));
                };
                if step.facing.is_none() != (piece.figure == Figure::Lotus) {
                    refuse!(
                        "`runs` has \"{text}\": a move of a numbered piece tells the facing after it, one of a lotus does not"
                    );
                }
                if !(1..=MOST_REPEATED).contains(&times) {
                    refuse!("`runs` has {text} {times} times, 1 to {MOST_REPEATED} are possible");
                }
                steps.push((step, times));
            }
            at.runs[seat.index()] = Run::written(square, steps);
        }
        Ok(())
    }

    fn over(
        &self,
        at: &mut Position,
        ranking: &[Vec<Seat>],
        points: Option<Vec<u32>>,
        payout: Option<Vec<u32>>,
    ) -> Result<(), Fault> {
        self.no_play("when the game is over")?;
        self.sums(at)?;
        self.rules.close(at);
        let mut ranking = ranking.to_vec();
        for place in &mut ranking {
            place.sort_unstable();
        }
        if ranking != self.rules.standing(at) {
            refuse!("`ranking` must go by the points");
        }
        let scores = self.rules.scores(at);
        let (Some(points), Some(payout)) = (points, payout) else {
            refuse!("`points` and `payout` must stand in `turn` when the game is over");
        };
        let totals: Vec<u32> = scores.iter().map(|score| score.total).collect();
        if points != totals {
            refuse!("`points` are not what the pieces come to");
        }
        if payout != self.rules.payout(at) {
            refuse!("`payout` is not what the points come to");
        }
        Ok(())
    }
}

struct WrittenTurn {
    turn: Turn,
    points: Option<Vec<u32>>,
    payout: Option<Vec<u32>>,
}

/// As much of a text as a sentence can hold.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}
