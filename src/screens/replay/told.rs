//! What a replay says of a move: in the log in a few words, on the card in sentences.

use taula_art::Dye;
use taula_rules::Seat;
use taula_rules::games::parchis::{Event, Move, Parchis};

use crate::games::parchis::watch::{Course, Line};
use crate::locale::{Value, Words};

/// A move on the card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Who did what.
    pub heading: String,
    /// What came of it, a sentence each.
    pub body: Vec<String>,
}

/// What is said after so many moves.
#[must_use]
pub fn told(course: &Course, at: usize, words: &Words) -> Told {
    let Some(line) = at.checked_sub(1).and_then(|last| course.lines.get(last)) else {
        return Told {
            heading: words.say("replay-beginning"),
            body: Vec::new(),
        };
    };
    let rules = course.game.rules();
    let name = ("name", named(course, line.seat));
    let heading = match line.mv {
        Move::Roll(value) => words.tell("replay-throws", &[name, ("value", value.into())]),
        Move::Exit | Move::ExitTwo => {
            words.tell("replay-exits", &[name, ("square", exit(rules, line.seat))])
        }
        Move::Count { count, from } if arrives(rules, line.seat, from + count) => {
            words.tell("replay-arrives", &[name])
        }
        Move::Count { count, from } => {
            let from = ("from", place(rules, line.seat, from, words));
            let to = ("to", place(rules, line.seat, line_end(line, count), words));
            words.tell("replay-moves", &[name, from, to])
        }
    };
    let body = line
        .events
        .iter()
        .filter_map(|event| sentence(course, event, words))
        .collect();
    Told { heading, body }
}

/// Where a count of the line ended.
const fn line_end(line: &Line, count: u8) -> u8 {
    match line.mv {
        Move::Count { from, .. } => from + count,
        _ => 0,
    }
}

fn sentence(course: &Course, event: &Event, words: &Words) -> Option<String> {
    let name = |seat| ("name", named(course, seat));
    Some(match *event {
        Event::Captured { owner, .. } => {
            words.tell("captured", &[("colour", colour(course, owner))])
        }
        Event::Arrived { .. } => words.say("in-the-goal"),
        Event::Earned { count, .. } => words.tell("earned", &[("count", count.into())]),
        Event::Lapsed { count, .. } => words.tell("lapsed-body", &[("count", count.into())]),
        Event::Tied { .. } => words.say("tie-throw-again"),
        Event::Started { player } => words.tell("starts", &[name(player)]),
        Event::SentHome { .. } => words.say("third-six-home"),
        Event::Spared { .. } => words.say("third-six-stays"),
        Event::Finished { player, place } => {
            words.tell("finished", &[name(player), ("place", place.into())])
        }
        Event::Again { .. } => words.say("throw-again"),
        _ => return None,
    })
}

/// The log's few words for a move.
#[must_use]
pub fn in_short(course: &Course, line: &Line, words: &Words) -> String {
    let rules = course.game.rules();
    let happened = |what: fn(&Event) -> bool| line.events.iter().any(what);
    match line.mv {
        Move::Roll(_) if line.opening => words.say("log-opening"),
        Move::Roll(_)
            if happened(|event| matches!(event, Event::SentHome { .. } | Event::Spared { .. })) =>
        {
            words.say("log-third-six")
        }
        Move::Roll(_) if happened(|event| matches!(event, Event::Lapsed { .. })) => {
            words.say("log-nothing")
        }
        Move::Roll(_) => String::new(),
        Move::Exit | Move::ExitTwo => words.tell("log-exit", &[("square", exit(rules, line.seat))]),
        Move::Count { count, from } => {
            let tracks = rules.tracks();
            let to = from + count;
            match (tracks.number(line.seat, from), tracks.number(line.seat, to)) {
                _ if arrives(rules, line.seat, to) => words.say("log-to-goal"),
                (Some(from), Some(to)) => format!("{from} → {to}"),
                _ => words.tell(
                    "log-column",
                    &[("step", (to + 1 - tracks.column[line.seat.index()]).into())],
                ),
            }
        }
    }
}

fn arrives(rules: &Parchis, seat: Seat, index: u8) -> bool {
    index >= rules.tracks().goal[seat.index()]
}

fn exit(rules: &Parchis, seat: Seat) -> Value {
    rules.tracks().exits[seat.index()].into()
}

/// Where a piece is, in words.
fn place(rules: &Parchis, seat: Seat, index: u8, words: &Words) -> Value {
    let tracks = rules.tracks();
    match tracks.number(seat, index) {
        Some(number) => number.to_string().into(),
        None => {
            let step = index + 1 - tracks.column[seat.index()];
            words.tell("column-square", &[("step", step.into())]).into()
        }
    }
}

/// What a seat's player is called.
#[must_use]
pub fn named(course: &Course, seat: Seat) -> Value {
    let player = course.players.iter().find(|(of, _)| *of == seat);
    player
        .map_or_else(|| seat.to_string(), |(_, player)| player.name.clone())
        .into()
}

/// A seat's colour.
#[must_use]
pub fn dye(course: &Course, seat: Seat) -> Dye {
    let player = course.players.iter().find(|(of, _)| *of == seat);
    player.map_or(Dye::Yellow, |(_, player)| player.dye)
}

fn colour(course: &Course, seat: Seat) -> Value {
    dye(course, seat).name().into()
}
