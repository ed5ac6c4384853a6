//! What the log tells of a game of Thaayam.

use taula_rules::games::thaayam::{CASTLE, Event, PIECES, Picture, Strike, Thaayam};
use taula_rules::{Chance, Seat, Turn};

use super::ThaayamTable;
use super::sentences::{listed, square};
use crate::locale::{Value, Words};
use crate::table::log::{Line, Log};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A throw for who starts.
    ForStart(u8),
    /// Several threw the highest score.
    Tied,
    /// The opening is settled.
    Starts,
    /// The throws of a turn.
    Threw {
        /// The scores in the order thrown.
        scores: Vec<u8>,
        /// What became of them at once.
        fate: Fate,
    },
    /// Pieces came to the own palace one after the other.
    Entered {
        /// How many.
        pieces: u8,
    },
    /// A twin came back to the own palace.
    TwinEntered,
    /// A piece or a twin advanced.
    Moved {
        /// Whether it was a twin.
        twin: bool,
        /// What was spent, descending.
        scores: Vec<u8>,
        /// The index it stood on.
        from: u8,
        /// The index it stands on.
        to: u8,
        /// What it captured.
        captured: Option<Captured>,
    },
    /// Two pieces are a twin now.
    Twinned,
    /// Pieces were borne off one after the other.
    BorneOff {
        /// How many.
        pieces: u8,
        /// How many have been borne off now.
        out: u8,
    },
    /// Scores that could not be played any more are gone.
    Lapsed(Vec<u8>),
    /// The same player has another turn.
    Again,
    /// All pieces are borne off.
    Won,
}

/// What became of the throws of a turn before any was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// All can be used.
    Kept,
    /// These were struck (TH-12).
    Struck(Vec<u8>, Strike),
    /// None could be played.
    Nothing,
}

/// What a move captured: all is of one colour (TH-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// Whose.
    pub owner: Seat,
    /// How many pieces, or twins.
    pub count: u8,
    /// Whether they were twins.
    pub twins: bool,
}

/// Takes notice of an event of a move, and of how the board looks after it.
pub fn see(log: &mut Log<Fact>, _: &Thaayam, at: usize, event: &Event, shown: &Picture) {
    if goes_on(log, at, event, shown) {
        return;
    }
    let (seat, fact) = match *event {
        Event::Thrown { player, score } if is_opening(shown) => (player, Fact::ForStart(score)),
        Event::Thrown { player, score } => (
            player,
            Fact::Threw {
                scores: vec![score],
                fate: Fate::Kept,
            },
        ),
        Event::Tied { ref players } => match players.first() {
            Some(&first) => (first, Fact::Tied),
            None => return,
        },
        Event::Started { player } => (player, Fact::Starts),
        Event::Entered { player, twin: true } => (player, Fact::TwinEntered),
        Event::Entered { player, .. } => (player, Fact::Entered { pieces: 1 }),
        Event::Moved {
            player,
            twin,
            ref scores,
            from,
            to,
            ..
        } => (
            player,
            Fact::Moved {
                twin,
                scores: scores.clone(),
                from,
                to,
                captured: None,
            },
        ),
        Event::Twinned { player, .. } => (player, Fact::Twinned),
        Event::BorneOff { player, out } => (player, Fact::BorneOff { pieces: 1, out }),
        Event::Lapsed { player, ref scores } => (player, Fact::Lapsed(scores.clone())),
        Event::Again { player } => (player, Fact::Again),
        Event::Over { ref ranking } => match ranking.first().and_then(|first| first.first()) {
            Some(&winner) => (winner, Fact::Won),
            None => return,
        },
        Event::Struck { .. }
        | Event::Playing { .. }
        | Event::Captured { .. }
        | Event::Untwinned { .. }
        | Event::Arrived { .. }
        | Event::Passed { .. } => return,
    };
    // A single throw is told by the move that plays it: the sentence grows, no other is added.
    let plays = matches!(
        fact,
        Fact::Entered { .. } | Fact::Moved { .. } | Fact::BorneOff { .. }
    );
    if plays
        && let Some(Line {
            seat: thrower,
            fact:
                Fact::Threw {
                    scores,
                    fate: Fate::Kept,
                },
            ..
        }) = log.lines().last()
        && *thrower == seat
        && scores.len() == 1
    {
        log.pop();
    }
    log.push(Line { at, seat, fact });
}

/// Whether throws are for who starts.
const fn is_opening(shown: &Picture) -> bool {
    matches!(
        shown.turn,
        Turn::Chance {
            what: Chance::Opening,
            ..
        }
    )
}

/// Whether the newest line tells an event as well: the sentence grows, no other is added.
fn goes_on(log: &mut Log<Fact>, at: usize, event: &Event, shown: &Picture) -> bool {
    let Some(line) = log.last_mut() else {
        return false;
    };
    let doer = line.seat;
    let grows = match (&mut line.fact, event) {
        (Fact::Threw { scores, .. }, Event::Thrown { player, score })
            if *player == doer && !is_opening(shown) =>
        {
            scores.push(*score);
            true
        }
        (Fact::Threw { fate, .. }, Event::Struck { scores, why, .. }) => {
            *fate = Fate::Struck(scores.clone(), *why);
            true
        }
        (Fact::Threw { fate, .. }, Event::Lapsed { .. }) => {
            // Why none could be used says more than that none could.
            if !matches!(fate, Fate::Struck(_, Strike::OneAlone)) {
                *fate = Fate::Nothing;
            }
            true
        }
        (
            Fact::Entered { pieces },
            Event::Entered {
                player,
                twin: false,
            },
        ) if *player == doer => {
            *pieces += 1;
            true
        }
        (Fact::BorneOff { pieces, out }, Event::BorneOff { player, out: now })
            if *player == doer =>
        {
            *pieces += 1;
            *out = *now;
            true
        }
        (Fact::Moved { captured, .. }, Event::Captured { owner, returns, .. }) => {
            let count = captured.map_or(0, |captured| captured.count) + 1;
            *captured = Some(Captured {
                owner: *owner,
                count,
                twins: returns.was_twin(),
            });
            true
        }
        _ => false,
    };
    if grows {
        line.at = at;
    }
    grows
}

/// A line in words.
#[must_use]
pub fn sentence(table: &ThaayamTable, line: &Line<Fact>, words: &Words) -> String {
    let seat = line.seat;
    let who = ("name", table.name(seat));
    match line.fact {
        Fact::ForStart(value) => words.tell("log-for-start", &[who, ("value", value.into())]),
        Fact::Tied => words.say("log-tied"),
        Fact::Starts => words.tell("log-starts", &[who]),
        Fact::Threw {
            ref scores,
            ref fate,
        } => threw(who, scores, fate, words),
        Fact::Entered { pieces } => {
            words.tell("thaayam-log-entered", &[who, ("pieces", pieces.into())])
        }
        Fact::TwinEntered => words.tell("thaayam-log-entered-twin", &[who]),
        Fact::Moved { .. } => moved(table, line, words),
        Fact::Twinned => words.tell("thaayam-log-twinned", &[who]),
        Fact::BorneOff { pieces, out } => {
            let left = ("left", (PIECES - out.min(PIECES)).into());
            let pieces = ("pieces", pieces.into());
            words.tell("thaayam-log-borne-off", &[who, pieces, left])
        }
        Fact::Lapsed(ref scores) => {
            let count = ("count", scores.len().into());
            let scores = ("scores", listed(scores.iter().copied()));
            words.tell("thaayam-log-lapsed", &[who, scores, count])
        }
        Fact::Again => words.tell("thaayam-log-again", &[who]),
        Fact::Won => words.tell("thaayam-log-won", &[who]),
    }
}

fn threw(who: (&'static str, Value), scores: &[u8], fate: &Fate, words: &Words) -> String {
    let scores = ("scores", listed(scores.iter().copied()));
    match fate {
        Fate::Kept => words.tell("thaayam-log-threw", &[who, scores]),
        Fate::Nothing => words.tell("thaayam-log-nothing", &[who, scores]),
        Fate::Struck(_, Strike::NoOne) => words.tell("thaayam-log-no-one", &[who, scores]),
        Fate::Struck(_, Strike::OneAlone) => words.tell("thaayam-log-one-alone", &[who, scores]),
        Fate::Struck(struck, _) => {
            let count = ("count", struck.len().into());
            let struck = ("struck", listed(struck.iter().copied()));
            words.tell("thaayam-log-struck", &[who, scores, struck, count])
        }
    }
}

/// How a piece or a twin advanced.
fn moved(table: &ThaayamTable, line: &Line<Fact>, words: &Words) -> String {
    let Fact::Moved {
        twin,
        ref scores,
        from,
        to,
        captured,
    } = line.fact
    else {
        return String::new();
    };
    let seat = line.seat;
    let who = ("name", table.name(seat));
    let scores: Vec<String> = scores.iter().map(u8::to_string).collect();
    let scores = ("scores", scores.join(" + ").into());
    let from = ("from", square(table, seat, from));
    if to == CASTLE {
        let key = if twin {
            "thaayam-log-twin-home"
        } else {
            "thaayam-log-home"
        };
        return words.tell(key, &[who, scores, from]);
    }
    let to = ("to", square(table, seat, to));
    let Some(captured) = captured else {
        let key = if twin {
            "thaayam-log-twin-moved"
        } else {
            "thaayam-log-moved"
        };
        return words.tell(key, &[who, scores, from, to]);
    };
    let key = if captured.twins {
        "thaayam-log-twin-captured"
    } else {
        "thaayam-log-captured"
    };
    let colour = ("colour", table.colour(captured.owner));
    let pieces = ("pieces", captured.count.into());
    words.tell(key, &[who, scores, from, to, colour, pieces])
}
