//! Positions as JSON (`docs/rules/notation.md`).

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::board::{CASTLE, FRONT, MAX_SEATS, PIECES};
use super::position::{Pieces, Position, Stage};
use super::scores::{MOST_THROWS, Scores, Thrown, ends, place_of};
use super::{GAME, OpeningState, Options, Thaayam, TwinReturn};
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
    throws: Vec<u8>,
    captured: bool,
    #[serde(deserialize_with = "strict::objects")]
    players: Vec<WrittenSeat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    seat: Seat,
    off: u8,
    off_twins: u8,
    track: Vec<u8>,
    twins: Vec<u8>,
    castle: u8,
    out: u8,
}

impl Thaayam {
    /// The position in notation.
    pub(super) fn write(&self, at: &Position) -> Value {
        let written = Written {
            game: GAME.to_owned(),
            options: self.options.clone(),
            turn: self.turn(at),
            opening_throws: (at.stage == Stage::Opening).then(|| at.opening_throws.clone()),
            throws: if at.stage == Stage::Play {
                at.left.ascending().collect()
            } else {
                at.thrown.iter().collect()
            },
            captured: at.captured,
            players: self
                .players
                .iter()
                .map(|&seat| {
                    let pieces = at.of(seat);
                    WrittenSeat {
                        seat,
                        off: pieces.off,
                        off_twins: pieces.off_twins,
                        track: pieces.singles.iter().collect(),
                        twins: pieces.twins.iter().collect(),
                        castle: pieces.castle,
                        out: pieces.out,
                    }
                })
                .collect(),
        };
        serde_json::to_value(written).unwrap_or_default()
    }
}

/// Reads a position in notation.
pub(super) fn read(value: &Value, levels: &Levels) -> Result<(Thaayam, Position), Fault> {
    let written: Written = strict::read(value)?;
    if written.game != GAME {
        return Err(Fault::new(format!(
            "`game` is \"{}\", not \"{GAME}\"",
            written.game
        )));
    }
    let rules = Thaayam::new(written.options.clone(), levels)?;
    let position = Reader {
        rules: &rules,
        written,
    }
    .position()?;
    Ok((rules, position))
}

struct Reader<'a> {
    rules: &'a Thaayam,
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
            captured: self.written.captured,
            ..self.rules.start()
        };
        match &self.written.turn {
            Turn::Chance {
                what: Chance::Opening,
                seat,
            } => self.opening(&mut at, *seat)?,
            Turn::Chance {
                what: Chance::Throw,
                seat,
            } => self.throwing(&mut at, *seat)?,
            Turn::Player {
                seat,
                phase: Phase::Move,
            } => self.playing(&mut at, *seat)?,
            Turn::Over { ranking } => self.over(&mut at, ranking)?,
            _ => refuse!("`turn` is none of this game"),
        }
        if at.stage != Stage::Opening && self.written.opening_throws.is_some() {
            refuse!("`opening_throws` stands only while the opening goes on");
        }
        let finished = self.rules.players.iter().find(|&&s| at.of(s).finished());
        match finished {
            Some(seat) if at.stage != Stage::Over => {
                refuse!("seat {seat} has all its pieces out, so the game is over");
            }
            _ => Ok(at),
        }
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
        for written in &self.written.players {
            let seat = self.plays(written.seat)?;
            if seen.contains(&seat) {
                refuse!("`players` lists seat {seat} twice");
            }
            seen.push(seat);
            pieces[seat.index()] = self.pieces_of(written)?;
        }
        if let Some(seat) = self.rules.players.iter().find(|seat| !seen.contains(seat)) {
            refuse!("`players` lacks seat {seat}");
        }
        Ok(pieces)
    }

    fn pieces_of(&self, written: &WrittenSeat) -> Result<Pieces, Fault> {
        let WrittenSeat {
            seat,
            off,
            off_twins,
            track,
            twins,
            castle,
            out,
        } = written;
        let numbers = [*off, *castle, *out].map(usize::from);
        let pieces = numbers.iter().sum::<usize>()
            + track.len()
            + 2 * (usize::from(*off_twins) + twins.len());
        if pieces != usize::from(PIECES) {
            refuse!(
                "seat {seat} has {pieces} pieces off, on the track, in the castle and out, two for a twin; together they must be {PIECES}"
            );
        }
        if let Some(index) = track.iter().chain(twins).find(|&&index| index >= CASTLE) {
            refuse!("seat {seat} has a piece on index {index}, its track ends before that");
        }
        if self.rules.options.twin_return == TwinReturn::Split {
            if *off_twins > 0 {
                refuse!(
                    "seat {seat} has a twin off the board, with `twin_return` \"split\" there is none"
                );
            }
            if let Some(index) = twins.iter().find(|&&index| index < FRONT) {
                refuse!(
                    "seat {seat} has a twin on index {index}, with `twin_return` \"split\" there is none before index {FRONT}"
                );
            }
        }
        if *out > 0 && castle + out != PIECES {
            refuse!(
                "seat {seat} has {out} out, which begins when all the others are in the castle"
            );
        }
        let mut pieces = Pieces {
            off: *off,
            off_twins: *off_twins,
            castle: *castle,
            out: *out,
            ..Pieces::NONE
        };
        for &index in track {
            pieces.singles.put(index);
        }
        for &index in twins {
            pieces.twins.put(index);
        }
        Ok(pieces)
    }

    /// TH-22: on a plain square singles are of one colour, and twins are.
    fn squares(&self, pieces: &[Pieces; MAX_SEATS]) -> Result<(), Fault> {
        let tracks = &self.rules.tracks;
        for &seat in &self.rules.players {
            for &other in self.rules.players.iter().filter(|&&other| other > seat) {
                let (mine, theirs) = (&pieces[seat.index()], &pieces[other.index()]);
                let kinds = [
                    ("pieces", mine.singles, theirs.singles),
                    ("twins", mine.twins, theirs.twins),
                ];
                for (what, mine, theirs) in kinds {
                    let met = mine.indices().find(|&index| {
                        !tracks.shelters(seat, index)
                            && tracks
                                .seen_by(other, seat, index)
                                .is_some_and(|index| theirs.count(index) > 0)
                    });
                    if let Some(name) = met.and_then(|index| self.rules.board.name(seat, index)) {
                        refuse!(
                            "seats {seat} and {other} both have {what} on the plain square {name}"
                        );
                    }
                }
            }
        }
        Ok(())
    }

    /// The scores of `throws`, none of which seeds cannot show.
    fn throws(&self) -> Result<&[u8], Fault> {
        let throws = &self.written.throws;
        if let Some(score) = throws.iter().find(|&&score| place_of(score).is_none()) {
            refuse!("`throws` has {score}, the seeds show 1, 2, 3, 4 or 8");
        }
        if throws.len() > usize::from(MOST_THROWS) {
            refuse!(
                "`throws` has {} entries, a turn has {MOST_THROWS} at most",
                throws.len()
            );
        }
        Ok(throws)
    }

    /// `throws` and `captured` are empty where no turn goes on.
    fn no_turn(&self, when: &str) -> Result<(), Fault> {
        if !self.written.throws.is_empty() || self.written.captured {
            refuse!("`throws` must be empty and `captured` false {when}");
        }
        Ok(())
    }

    fn opening(&self, at: &mut Position, player: Seat) -> Result<(), Fault> {
        at.stage = Stage::Opening;
        at.player = self.plays(player)?;
        self.no_turn("while the opening goes on")?;
        let Some(throws) = &self.written.opening_throws else {
            refuse!("missing field `opening_throws`");
        };
        if let Some(score) = throws.iter().find(|&&score| place_of(score).is_none()) {
            refuse!("`opening_throws` has {score}, the seeds show 1, 2, 3, 4 or 8");
        }
        match OpeningState::after(&self.rules.players, throws) {
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
        at.opening_throws = throws.clone();
        Ok(())
    }

    fn throwing(&self, at: &mut Position, player: Seat) -> Result<(), Fault> {
        at.stage = Stage::Throw;
        at.player = self.plays(player)?;
        let throws = self.throws()?;
        if let Some(score) = throws.iter().find(|&&score| ends(score)) {
            refuse!("`throws` has {score}, which ends the throwing");
        }
        if throws.len() >= usize::from(MOST_THROWS) {
            refuse!("`throws` has {MOST_THROWS} entries, which ends the throwing");
        }
        if at.captured {
            refuse!("`captured` must be false at a throw");
        }
        at.thrown = Thrown::NONE;
        for &score in throws {
            at.thrown.push(score);
        }
        Ok(())
    }

    fn playing(&self, at: &mut Position, player: Seat) -> Result<(), Fault> {
        at.stage = Stage::Play;
        at.player = self.plays(player)?;
        let throws = self.throws()?;
        if throws.iter().filter(|&&score| ends(score)).count() > 1 {
            refuse!("`throws` has more than one 2 or 3, which ends the throwing");
        }
        at.left = throws.iter().copied().collect::<Scores>();
        // TH-12 needs no check of its own: with all pieces off nothing but a 1 (two for a twin) is playable.
        if !self.rules.playable(at) {
            refuse!("seat {player} cannot play any of its `throws`");
        }
        Ok(())
    }

    fn over(&self, at: &mut Position, ranking: &[Vec<Seat>]) -> Result<(), Fault> {
        at.stage = Stage::Over;
        self.no_turn("when the game is over")?;
        let mut ranking = ranking.to_vec();
        for place in &mut ranking {
            place.sort_unstable();
        }
        let winner = self
            .rules
            .players
            .iter()
            .copied()
            .filter(|&seat| at.of(seat).finished())
            .find(|&seat| ranking == self.rules.ranking(seat));
        let Some(winner) = winner else {
            refuse!(
                "`ranking` must be a seat with all its pieces out, then the others together, ascending"
            );
        };
        at.player = winner;
        Ok(())
    }
}
