//! What the log tells of a garden game.

use taula_rules::Seat;
use taula_rules::games::taihou::{Call, End, Event, Heading, Picture, Square, Taihou, Value};

use super::TaihouTable;
use super::sentences::{self, name, piece, side_of};
use crate::locale::Words;
use crate::table::log::{Line, Log};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A piece was drawn to settle who starts.
    Drew(Value),
    /// Who starts.
    Starts,
    /// The pieces were dealt.
    Dealt,
    /// The pieces were laid out behind the screen, so many so far.
    Arranged(u8),
    /// A piece went somewhere, and what it took.
    Went {
        /// Its value; none of a lotus.
        piece: Option<Value>,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// What it took.
        took: Option<Value>,
    },
    /// A piece was turned.
    Turned {
        /// Its value.
        piece: Option<Value>,
        /// Where it stands.
        square: Square,
        /// The side it looks to.
        facing: Option<Heading>,
    },
    /// A piece came in from the reserve.
    Replaced(Square),
    /// A lotus was put in.
    Lotus(Square),
    /// Hât-lô was called.
    Called(Seat),
    /// Khi-lôi was called.
    KhiLoi,
    /// A duty lapsed.
    Lapsed,
    /// No move was possible.
    Stuck,
    /// The game has ended.
    Over(End),
}

/// Takes notice of an event of a move, and of how the board looks after it.
pub fn see(log: &mut Log<Fact>, _: &Taihou, at: usize, event: &Event, _: &Picture) {
    let (seat, fact) = match *event {
        Event::Drawn { player, value } => (player, Fact::Drew(value)),
        Event::Started { player } => (player, Fact::Starts),
        Event::Laid { player, .. } => (player, Fact::Dealt),
        Event::Placed { player, .. } => {
            // Where nobody is told.
            if let Some(line) = log.last_mut()
                && line.seat == player
                && let Fact::Arranged(count) = &mut line.fact
            {
                *count += 1;
                return;
            }
            (player, Fact::Arranged(1))
        }
        Event::Moved {
            player,
            from,
            to,
            piece,
            ..
        } => {
            let piece = piece.value();
            let took = None;
            (
                player,
                Fact::Went {
                    piece,
                    from,
                    to,
                    took,
                },
            )
        }
        Event::Captured { player, piece, .. } => {
            if let Some(line) = log.last_mut()
                && line.at == at
                && let Fact::Went { took, .. } = &mut line.fact
            {
                *took = piece.value();
                return;
            }
            (player, Fact::Lapsed)
        }
        Event::Turned {
            player,
            square,
            piece,
            ..
        } => (
            player,
            Fact::Turned {
                piece: piece.value(),
                square,
                facing: piece.facing(),
            },
        ),
        Event::Replaced { player, square, .. } => (player, Fact::Replaced(square)),
        Event::Lotus { player, square } => (player, Fact::Lotus(square)),
        Event::Called { player, call } => match call {
            Call::HatLo { to, .. } => (player, Fact::Called(to)),
            Call::KhiLoi { .. } => (player, Fact::KhiLoi),
        },
        Event::Lapsed { player } => (player, Fact::Lapsed),
        Event::Stuck { player } => (player, Fact::Stuck),
        Event::Over {
            ref ranking, why, ..
        } => {
            let Some(&first) = ranking.first().and_then(|place| place.first()) else {
                return;
            };
            (first, Fact::Over(why))
        }
        _ => return,
    };
    log.push(Line { at, seat, fact });
}

/// A line in words.
#[must_use]
pub fn sentence(table: &TaihouTable, line: &Line<Fact>, words: &Words) -> String {
    let who = ("name", table.name(line.seat));
    let on = |key: &str, square| words.tell(key, &[who.clone(), ("square", name(square))]);
    match line.fact {
        Fact::Drew(value) => words.tell("taihou-log-drew", &[who, ("value", value.get().into())]),
        Fact::Starts => words.tell("log-starts", &[who]),
        Fact::Dealt => words.tell("taihou-log-dealt", &[who]),
        Fact::Arranged(placed) => {
            words.tell("taihou-log-arranged", &[who, ("placed", placed.into())])
        }
        Fact::Went {
            piece: of,
            from,
            to,
            took,
        } => {
            let mut all = vec![
                who,
                ("piece", piece(of, words)),
                ("from", name(from)),
                ("to", name(to)),
            ];
            if let Some(took) = took {
                all.push(("taken", piece(Some(took), words)));
                return words.tell("taihou-log-took", &all);
            }
            words.tell("taihou-log-went", &all)
        }
        Fact::Turned {
            piece: of,
            square,
            facing,
        } => words.tell(
            "taihou-log-turned",
            &[
                who,
                ("piece", piece(of, words)),
                ("square", name(square)),
                ("facing", side_of(facing.unwrap_or(Heading::N))),
            ],
        ),
        Fact::Replaced(square) => on("taihou-log-replaced", square),
        Fact::Lotus(square) => on("taihou-log-lotus", square),
        Fact::Called(to) => words.tell("taihou-log-called", &[who, ("other", table.name(to))]),
        Fact::KhiLoi => words.tell("taihou-log-khi-loi", &[who]),
        Fact::Lapsed => words.tell("taihou-log-lapsed", &[who]),
        Fact::Stuck => words.tell("taihou-log-passed", &[who]),
        Fact::Over(why) => sentences::why_over(why, words),
    }
}
