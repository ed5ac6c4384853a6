//! What the log tells of a game of Parchís.

use taula_rules::games::parchis::{Event, Parchis, Picture, Place, SeatPicture};
use taula_rules::{Chance, Seat, Turn};

use super::ParchisTable;
use super::sentences::place;
use crate::locale::Words;
use crate::table::log::{Line, Log};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A throw for who starts.
    ForStart(u8),
    /// Several threw the highest number.
    Tied,
    /// The opening is settled.
    Starts,
    /// A throw, as long as nothing has come of it.
    Threw(u8),
    /// Nothing could be counted.
    Lapsed(u8),
    /// A piece advanced.
    Moved {
        /// The index it stood on.
        from: u8,
        /// The index it stands on.
        to: u8,
        /// Whose piece it captured.
        captured: Option<Seat>,
        /// Whether two stand together now.
        barrier: bool,
    },
    /// Pieces came out.
    Out {
        /// How many.
        pieces: u8,
        /// Whose piece was captured.
        captured: Option<Seat>,
        /// Whether two stand together now.
        barrier: bool,
    },
    /// A third 6, and the index the piece stood on that went home for it.
    ThirdSix(Option<u8>),
    /// All pieces are in the goal.
    Finished(u8),
}

/// Takes notice of an event of a move, and of how the board looks after it.
pub fn see(log: &mut Log<Fact>, rules: &Parchis, at: usize, event: &Event, shown: &Picture) {
    let barrier = |seat: Seat, index: u8| {
        let stand = |of: &&SeatPicture| of.seat == seat;
        let there = shown.seats.iter().find(stand).map_or(0, |of| {
            of.track.iter().filter(|&&other| other == index).count()
        });
        there > 1 && matches!(rules.place(seat, index), Place::Ring(_))
    };
    let (seat, fact) = match *event {
        Event::Thrown { player, value } => {
            let opening = matches!(
                shown.turn,
                Turn::Chance {
                    what: Chance::Opening,
                    ..
                }
            );
            let fact = if opening {
                Fact::ForStart(value)
            } else {
                Fact::Threw(value)
            };
            (player, fact)
        }
        Event::Tied { ref players } => match players.first() {
            Some(&first) => (first, Fact::Tied),
            None => return,
        },
        Event::Started { player } => (player, Fact::Starts),
        Event::Lapsed { player, count } => (player, Fact::Lapsed(count)),
        Event::Moved {
            player, from, to, ..
        } => (
            player,
            Fact::Moved {
                from,
                to,
                captured: None,
                barrier: barrier(player, to),
            },
        ),
        Event::Exited { player } => {
            let earlier = match log.lines().last() {
                Some(Line {
                    at: same,
                    fact: Fact::Out { pieces, .. },
                    ..
                }) if *same == at => *pieces,
                _ => 0,
            };
            if earlier > 0 {
                log.pop();
            }
            (
                player,
                Fact::Out {
                    pieces: earlier + 1,
                    captured: None,
                    barrier: barrier(player, 0),
                },
            )
        }
        Event::Captured { owner, .. } => {
            if let Some(Line {
                fact: Fact::Moved { captured, .. } | Fact::Out { captured, .. },
                ..
            }) = log.last_mut()
            {
                *captured = Some(owner);
            }
            return;
        }
        Event::SentHome { player, index } => (player, Fact::ThirdSix(Some(index))),
        Event::Spared { player, .. } => (player, Fact::ThirdSix(None)),
        Event::Finished { player, place } => (player, Fact::Finished(place)),
        Event::Counting { .. }
        | Event::Arrived { .. }
        | Event::Earned { .. }
        | Event::Again { .. }
        | Event::Passed { .. }
        | Event::Over { .. } => return,
    };
    // A throw is told by what comes of it: the sentence grows, no other is added.
    if !matches!(fact, Fact::Threw(_))
        && let Some(Line {
            seat: thrower,
            fact: Fact::Threw(_),
            ..
        }) = log.lines().last()
        && *thrower == seat
    {
        log.pop();
    }
    log.push(Line { at, seat, fact });
}

/// A line in words.
#[must_use]
pub fn sentence(table: &ParchisTable, line: &Line<Fact>, words: &Words) -> String {
    let Line { seat, fact, .. } = *line;
    let rules = table.rules();
    let who = ("name", table.name(seat));
    let at = |index: u8| place(rules, seat, index, words);
    match fact {
        Fact::ForStart(value) => words.tell("log-for-start", &[who, ("value", value.into())]),
        Fact::Tied => words.say("log-tied"),
        Fact::Starts => words.tell("log-starts", &[who]),
        Fact::Threw(value) => words.tell("log-threw", &[who, ("value", value.into())]),
        Fact::Lapsed(count) => words.tell("log-lapsed", &[who, ("count", count.into())]),
        Fact::Moved {
            from,
            to,
            captured,
            barrier,
        } => {
            let count = ("count", (to - from).into());
            let from = ("from", at(from));
            if rules.place(seat, to) == Place::Goal {
                return words.tell("log-goal", &[who, count, from]);
            }
            let to = ("to", at(to));
            match captured {
                Some(owner) => {
                    let colour = ("colour", table.colour(owner));
                    words.tell("log-captured", &[who, count, from, to, colour])
                }
                None if barrier => words.tell("log-barrier", &[who, count, from, to]),
                None => words.tell("log-moved", &[who, count, from, to]),
            }
        }
        Fact::Out {
            pieces,
            captured,
            barrier,
        } => {
            let pieces = ("pieces", pieces.into());
            let square = ("square", at(0));
            match captured {
                Some(owner) => {
                    let colour = ("colour", table.colour(owner));
                    words.tell("log-out-captured", &[who, pieces, square, colour])
                }
                None if barrier => words.tell("log-out-barrier", &[who, pieces, square]),
                None => words.tell("log-out", &[who, pieces, square]),
            }
        }
        Fact::ThirdSix(Some(index)) => {
            words.tell("log-third-six-home", &[who, ("from", at(index))])
        }
        Fact::ThirdSix(None) => words.tell("log-third-six-stays", &[who]),
        Fact::Finished(place) => words.tell("log-finished", &[who, ("place", place.into())]),
    }
}
