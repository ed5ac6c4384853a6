//! Positions as JSON (`docs/rules/notation.md`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::board::{MAX_SEATS, PIECES};
use super::position::{Bonuses, Finished, Pieces, Position, Stage};
use super::{GAME, OpeningState, Options, Parchis};
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
    #[serde(
        default,
        deserialize_with = "strict::present",
        skip_serializing_if = "Option::is_none"
    )]
    opening_throws: Option<Vec<u8>>,
    die: u8,
    count: u8,
    bonuses: Vec<u8>,
    sixes: u8,
    #[serde(deserialize_with = "Option::deserialize")]
    last_moved: Option<u8>,
    late: BTreeMap<String, Seat>,
    #[serde(
        default,
        deserialize_with = "strict::present",
        skip_serializing_if = "Option::is_none"
    )]
    first_five: Option<Vec<Seat>>,
    #[serde(deserialize_with = "strict::objects")]
    players: Vec<WrittenSeat>,
    finished: Vec<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    seat: Seat,
    home: u8,
    track: Vec<u8>,
    goal: u8,
}

impl Parchis {
    /// The position in notation.
    pub(super) fn write(&self, at: &Position) -> Value {
        let late = (0..usize::from(self.tracks.seats))
            .filter_map(|exit| Some((self.tracks.exits[exit].to_string(), at.late[exit]?)))
            .collect();
        let written = Written {
            game: GAME.to_owned(),
            options: self.options.clone(),
            turn: self.turn(at),
            opening_throws: (at.stage == Stage::Opening).then(|| at.opening_throws.clone()),
            die: at.die,
            count: at.count,
            bonuses: at.bonuses.iter().collect(),
            sixes: at.sixes,
            last_moved: at.last_moved,
            late,
            first_five: self.options.two_on_first_five.then(|| {
                (0..MAX_SEATS as u8)
                    .filter(|seat| at.first_five & 1 << seat != 0)
                    .map(Seat)
                    .collect()
            }),
            players: self
                .players
                .iter()
                .map(|&seat| {
                    let pieces = &at.pieces[seat.index()];
                    WrittenSeat {
                        seat,
                        home: pieces.home,
                        track: pieces.track().collect(),
                        goal: pieces.goal,
                    }
                })
                .collect(),
            finished: at.finished.seats().to_vec(),
        };
        serde_json::to_value(written).unwrap_or_default()
    }
}

/// Reads a position in notation.
pub(super) fn read(value: &Value, levels: &Levels) -> Result<(Parchis, Position), Fault> {
    let written: Written = strict::read(value)?;
    if written.game != GAME {
        return Err(Fault::new(format!(
            "`game` is \"{}\", not \"{GAME}\"",
            written.game
        )));
    }
    let rules = Parchis::new(written.options.clone(), levels)?;
    let position = Reader {
        rules: &rules,
        written,
    }
    .position()?;
    Ok((rules, position))
}

struct Reader<'a> {
    rules: &'a Parchis,
    written: Written,
}

/// A fault with its sentence, as a format string.
macro_rules! refuse {
    ($($sentence:tt)*) => { return Err(Fault::new(format!($($sentence)*))) };
}

impl Reader<'_> {
    fn position(&self) -> Result<Position, Fault> {
        let pieces = self.pieces()?;
        self.squares(&pieces)?;
        let mut at = Position {
            pieces,
            late: self.late(&pieces)?,
            finished: self.finished(&pieces)?,
            first_five: self.first_five(&pieces)?,
            die: self.written.die,
            count: self.written.count,
            sixes: self.written.sixes,
            last_moved: self.written.last_moved,
            bonuses: self.bonuses()?,
            ..self.rules.start()
        };
        if at.die > 6 {
            refuse!(
                "`die` is {}, it shows 1 to 6, or 0 before the throw",
                at.die
            );
        }
        match &self.written.turn {
            Turn::Chance {
                what: Chance::Opening,
                seat,
            } => self.opening(&mut at, *seat)?,
            Turn::Chance {
                what: Chance::Die,
                seat,
            } => self.throw(&mut at, *seat)?,
            Turn::Player {
                seat,
                phase: Phase::Move,
            } => self.count(&mut at, *seat)?,
            Turn::Over { ranking } => self.over(&mut at, ranking)?,
            _ => refuse!("`turn` is none of this game"),
        }
        if at.stage != Stage::Opening && self.written.opening_throws.is_some() {
            refuse!("`opening_throws` stands only while the opening goes on");
        }
        Ok(at)
    }

    fn plays(&self, seat: Seat) -> Result<Seat, Fault> {
        if self.rules.players.contains(&seat) {
            Ok(seat)
        } else {
            Err(Fault::new(format!("seat {seat} does not play")))
        }
    }

    fn pieces(&self) -> Result<[Pieces; MAX_SEATS], Fault> {
        let mut pieces = [Pieces::NONE; MAX_SEATS];
        let mut seen = Vec::new();
        for WrittenSeat {
            seat,
            home,
            track,
            goal,
        } in &self.written.players
        {
            self.plays(*seat)?;
            if seen.contains(seat) {
                refuse!("`players` lists seat {seat} twice");
            }
            seen.push(*seat);
            if usize::from(*home) + track.len() + usize::from(*goal) != usize::from(PIECES) {
                refuse!(
                    "seat {seat} has {home} at home, {} on the track and {goal} in the goal, together they must be {PIECES}",
                    track.len()
                );
            }
            let mine = &mut pieces[seat.index()];
            mine.home = *home;
            mine.goal = *goal;
            for &index in track {
                if index >= self.rules.tracks.goal[seat.index()] {
                    refuse!("seat {seat} has a piece on index {index}, its track ends before that");
                }
                if mine.count(index) == 2 {
                    refuse!("seat {seat} has more than two pieces on index {index}");
                }
                mine.put(index);
            }
        }
        if let Some(seat) = self.rules.players.iter().find(|seat| !seen.contains(seat)) {
            refuse!("`players` lacks seat {seat}");
        }
        Ok(pieces)
    }

    /// The pieces on a square of the ring: whose, and how many.
    fn standing(&self, pieces: &[Pieces; MAX_SEATS], number: u8) -> Vec<(Seat, u8)> {
        self.rules
            .players
            .iter()
            .filter_map(|&seat| {
                let count = pieces[seat.index()].count(self.rules.tracks.index(seat, number)?);
                (count > 0).then_some((seat, count))
            })
            .collect()
    }

    fn squares(&self, pieces: &[Pieces; MAX_SEATS]) -> Result<(), Fault> {
        let tracks = &self.rules.tracks;
        for number in 1..=tracks.ring {
            let standing = self.standing(pieces, number);
            if standing.iter().map(|&(_, count)| count).sum::<u8>() > 2 {
                refuse!("more than two pieces stand on square {number}");
            }
            if let [(seat, _), (other, _)] = standing[..]
                && let Some(index) = tracks.index(seat, number)
                && !tracks.shelter[seat.index()].contains(index)
            {
                refuse!("seats {seat} and {other} both stand on the white square {number}");
            }
        }
        Ok(())
    }

    fn late(&self, pieces: &[Pieces; MAX_SEATS]) -> Result<[Option<Seat>; MAX_SEATS], Fault> {
        let mut late = [None; MAX_SEATS];
        let mut read = 0;
        for (exit, slot) in late
            .iter_mut()
            .enumerate()
            .take(usize::from(self.rules.tracks.seats))
        {
            let number = self.rules.tracks.exits[exit];
            let standing = self.standing(pieces, number);
            let written = self.written.late.get(&number.to_string()).copied();
            if standing.len() < 2 {
                if written.is_some() {
                    refuse!("`late` names square {number}, where no two colours stand");
                }
                continue;
            }
            let Some(seat) = written else {
                refuse!("`late` lacks square {number}, where two colours stand");
            };
            if !standing.iter().any(|&(standing, _)| standing == seat) {
                refuse!("`late` says seat {seat} for square {number}, where it has no piece");
            }
            *slot = Some(seat);
            read += 1;
        }
        if self.written.late.len() != read {
            refuse!("`late` names a square that is no exit");
        }
        Ok(late)
    }

    fn finished(&self, pieces: &[Pieces; MAX_SEATS]) -> Result<Finished, Fault> {
        let mut finished = Finished::default();
        for &seat in &self.written.finished {
            self.plays(seat)?;
            if finished.seats().contains(&seat) {
                refuse!("`finished` lists seat {seat} twice");
            }
            if !pieces[seat.index()].finished() {
                refuse!("`finished` lists seat {seat}, which has not all pieces in the goal");
            }
            finished.push(seat);
        }
        for seat in &self.rules.players {
            if pieces[seat.index()].finished() && !finished.seats().contains(seat) {
                refuse!("`finished` lacks seat {seat}, which has all pieces in the goal");
            }
        }
        Ok(finished)
    }

    fn first_five(&self, pieces: &[Pieces; MAX_SEATS]) -> Result<u8, Fault> {
        let written = match (
            &self.written.first_five,
            self.rules.options.two_on_first_five,
        ) {
            (None, false) => return Ok(0),
            (Some(_), false) => refuse!("`first_five` stands only with `two_on_first_five`"),
            (None, true) => refuse!("missing field `first_five`"),
            (Some(written), true) => written,
        };
        let mut seats = 0;
        for &seat in written {
            self.plays(seat)?;
            if seats & 1 << seat.0 != 0 {
                refuse!("`first_five` lists seat {seat} twice");
            }
            seats |= 1 << seat.0;
        }
        for &seat in &self.rules.players {
            if seats & 1 << seat.0 == 0 && pieces[seat.index()].home < PIECES {
                refuse!("seat {seat} has pieces out of home but is not in `first_five`");
            }
        }
        Ok(seats)
    }

    fn bonuses(&self) -> Result<Bonuses, Fault> {
        let mut bonuses = Bonuses::default();
        if self.written.bonuses.len() > Bonuses::MOST {
            refuse!("`bonuses` has more than {} entries", Bonuses::MOST);
        }
        for &count in &self.written.bonuses {
            if !matches!(count, 10 | 20) {
                refuse!("`bonuses` has {count}, they are 10 or 20");
            }
            bonuses.push(count);
        }
        Ok(bonuses)
    }

    /// `count`, `bonuses` and what else is empty while nothing is to be counted.
    fn nothing_to_count(&self, at: &Position) -> Result<(), Fault> {
        if at.count != 0 || !at.bonuses.is_empty() {
            refuse!("`count` must be 0 and `bonuses` empty where nothing is to be counted");
        }
        Ok(())
    }

    /// `sixes` and `last_moved` agree with the last throw.
    fn run_of_sixes(&self, at: &Position, player: Seat) -> Result<(), Fault> {
        if at.die == 6 && !matches!(at.sixes, 1 | 2) {
            refuse!("`sixes` is {}, after a 6 it is 1 or 2", at.sixes);
        }
        if at.die != 6 && (at.sixes != 0 || at.last_moved.is_some()) {
            refuse!("`sixes` must be 0 and `last_moved` null where the last throw was no 6");
        }
        if let Some(index) = at.last_moved {
            let goal = self.rules.tracks.goal[player.index()];
            let pieces = &at.pieces[player.index()];
            let there = if index == goal {
                pieces.goal > 0
            } else {
                index < goal && pieces.on.contains(index)
            };
            if !there {
                refuse!("`last_moved` is {index}, where seat {player} has no piece");
            }
        }
        Ok(())
    }

    fn opening(&self, at: &mut Position, player: Seat) -> Result<(), Fault> {
        at.stage = Stage::Opening;
        at.player = self.plays(player)?;
        self.nothing_to_count(at)?;
        let Some(throws) = &self.written.opening_throws else {
            refuse!("missing field `opening_throws`");
        };
        if let Some(value) = throws.iter().find(|value| !(1..=6).contains(*value)) {
            refuse!("`opening_throws` has {value}, the die shows 1 to 6");
        }
        match self.rules.opening(throws) {
            OpeningState::Open { next, .. } if next == player => {}
            OpeningState::Open { next, .. } => {
                refuse!("after these `opening_throws` seat {next} throws, not seat {player}")
            }
            OpeningState::Settled {
                starter,
                surplus: 0,
            } => {
                refuse!("these `opening_throws` are settled, seat {starter} starts")
            }
            OpeningState::Settled { .. } => refuse!("`opening_throws` goes on after it is settled"),
        }
        if at.die != 0 {
            refuse!("`die` must be 0 while the opening goes on");
        }
        self.run_of_sixes(at, player)?;
        at.opening_throws = throws.clone();
        Ok(())
    }

    fn throw(&self, at: &mut Position, player: Seat) -> Result<(), Fault> {
        at.stage = Stage::Throw;
        at.player = self.plays(player)?;
        self.nothing_to_count(at)?;
        if !matches!(at.die, 0 | 6) {
            refuse!(
                "`die` is {}, at a throw it is 0, or 6 where a 6 is thrown on",
                at.die
            );
        }
        self.run_of_sixes(at, player)
    }

    fn count(&self, at: &mut Position, player: Seat) -> Result<(), Fault> {
        at.stage = Stage::Count;
        at.player = self.plays(player)?;
        if at.die == 0 {
            refuse!("`die` is 0, in phase move it has been thrown");
        }
        let seven = at.die == 6 && at.pieces[player.index()].home == 0;
        if !(matches!(at.count, 10 | 20) || at.count == at.die || at.count == 7 && seven) {
            refuse!(
                "`count` is {}, it can be 10, 20, the die, or 7 for a 6 with none at home",
                at.count
            );
        }
        self.run_of_sixes(at, player)?;
        let mut moves = Vec::new();
        self.rules.legal_moves(at, &mut moves);
        if moves.is_empty() {
            refuse!("seat {player} cannot count {}", at.count);
        }
        Ok(())
    }

    fn over(&self, at: &mut Position, ranking: &[Vec<Seat>]) -> Result<(), Fault> {
        at.stage = Stage::Over;
        if at.finished.seats().len() + 1 < self.rules.players.len() {
            refuse!("the game is not over: more than one seat has not finished");
        }
        if ranking != self.rules.ranking(at) {
            refuse!(
                "`ranking` must be the seats in the order of `finished`, then the one that is left"
            );
        }
        self.nothing_to_count(at)?;
        if at.die != 0 || at.sixes != 0 || at.last_moved.is_some() {
            refuse!("`die` and `sixes` must be 0 and `last_moved` null when the game is over");
        }
        Ok(())
    }
}
