//! Positions as JSON (`docs/rules/notation.md`).

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value as Json, json};

use super::position::{Position, Stage};
use super::square::Square;
use super::{GAME, Options, Taihou};
use crate::{Rules, Seat, strict};

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) game: String,
    #[serde(deserialize_with = "strict::object")]
    pub(super) options: Options,
    /// A turn; when the game is over with what it came to.
    pub(super) turn: Json,
    #[serde(
        default,
        deserialize_with = "strict::present",
        skip_serializing_if = "Option::is_none"
    )]
    pub(super) opening_throws: Option<Vec<u8>>,
    #[serde(
        default,
        deserialize_with = "strict::present",
        skip_serializing_if = "Option::is_none"
    )]
    pub(super) starter: Option<Seat>,
    pub(super) board: BTreeMap<String, String>,
    #[serde(deserialize_with = "strict::objects")]
    pub(super) players: Vec<WrittenSeat>,
    #[serde(deserialize_with = "strict::objects")]
    pub(super) duty: Vec<WrittenDuty>,
    /// Null where nobody has called, but there.
    #[serde(deserialize_with = "nullable")]
    pub(super) calls_left: Option<Vec<u8>>,
    pub(super) quiet: u32,
    #[serde(deserialize_with = "strict::objects")]
    pub(super) runs: Vec<WrittenRun>,
}

fn nullable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<u8>>, D::Error> {
    Option::deserialize(deserializer)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenSeat {
    pub(super) seat: Seat,
    pub(super) taken: Vec<u8>,
    pub(super) reserve: Vec<u8>,
    pub(super) lost: u8,
    pub(super) lotuses: u8,
    pub(super) owed: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenDuty {
    pub(super) player: Seat,
    pub(super) offer: String,
    pub(super) by: Seat,
    pub(super) turned: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenRun {
    pub(super) seat: Seat,
    pub(super) piece: String,
    pub(super) moves: BTreeMap<String, u8>,
}

impl Taihou {
    /// The position in notation.
    pub(super) fn write(&self, at: &Position) -> Json {
        let players = self.players.iter().map(|&seat| {
            let beside = at.beside(seat);
            WrittenSeat {
                seat,
                taken: beside.taken().map(|value| value.get()).collect(),
                reserve: beside.reserve().map(|value| value.get()).collect(),
                lost: beside.lost,
                lotuses: beside.lotuses,
                owed: beside.owed,
            }
        });
        let duty = self.players.iter().filter_map(|&player| {
            let bound = at.bound(player)?;
            Some(WrittenDuty {
                player,
                offer: bound.offer.to_string(),
                by: bound.by,
                turned: bound.turned,
            })
        });
        let runs = self.players.iter().filter_map(|&seat| {
            let run = at.run(seat);
            Some(WrittenRun {
                seat,
                piece: run.piece()?.to_string(),
                moves: run
                    .steps()
                    .map(|(step, times)| (step.to_string(), times))
                    .collect(),
            })
        });
        let written = Written {
            game: GAME.to_owned(),
            options: self.options.clone(),
            turn: self.write_turn(at),
            opening_throws: (at.stage == Stage::Draw).then(|| at.opening_draws.clone()),
            starter: at.starter,
            board: at
                .pieces()
                .map(|(square, piece): (Square, _)| (square.to_string(), piece.to_string()))
                .collect(),
            players: players.collect(),
            duty: duty.collect(),
            calls_left: at.calls_left.map(|left| {
                let left = self.players.iter().map(|seat| left[seat.index()]);
                left.collect()
            }),
            quiet: at.quiet,
            runs: runs.collect(),
        };
        serde_json::to_value(written).unwrap_or_default()
    }

    fn write_turn(&self, at: &Position) -> Json {
        let mut turn = serde_json::to_value(self.turn(at)).unwrap_or_default();
        if at.stage == Stage::Over
            && let Some(turn) = turn.as_object_mut()
        {
            let points: Vec<u32> = self.scores(at).iter().map(|score| score.total).collect();
            turn.insert("points".to_owned(), json!(points));
            turn.insert("payout".to_owned(), json!(self.payout(at)));
        }
        turn
    }
}
