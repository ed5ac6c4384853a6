//! What a replay says of a move: in the log in a few words, on the card in sentences.

use taula_rules::Seat;
use taula_rules::games::parchis::{Event, Move, Parchis};

use super::ParchisView;
use crate::locale::{Value, Words};
use crate::table::watch;
use crate::table::watch::{Row, Sign, Told};

type Course = watch::Course<ParchisView>;
type Line = watch::Step<ParchisView>;

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
    let name = ("name", course.name(line.seat).into());
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
    let name = |seat| ("name", course.name(seat).into());
    Some(match *event {
        Event::Captured { owner, .. } => {
            words.tell("captured", &[("colour", course.colour(owner).into())])
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

/// Whether the next move tells this one too: a throw has a line of its own only where no piece was moved for
/// it.
#[must_use]
pub fn is_merged(course: &Course, n: usize) -> bool {
    let rolls = |n: usize| {
        let line = course.lines.get(n);
        line.map(|line| matches!(line.mv, Move::Roll(_)))
    };
    rolls(n) == Some(true) && rolls(n + 1) == Some(false)
}

/// A move's line in the log.
#[must_use]
pub fn row(course: &Course, n: usize, words: &Words) -> Row {
    let Some(line) = course.lines.get(n) else {
        return Row::default();
    };
    // What was earned is counted by a token; what the die showed, by the die.
    let by_die = matches!(line.mv, Move::Roll(_))
        || n.checked_sub(1)
            .and_then(|before| course.lines.get(before))
            .is_some_and(|line| matches!(line.mv, Move::Roll(_)));
    let sign = match line.mv {
        Move::Count { count, .. } if !by_die => Sign::Token(count.to_string()),
        Move::Roll(value) => Sign::Die(value),
        _ => Sign::Die(line.before.die),
    };
    let captured = line.events.iter().filter_map(|event| match event {
        Event::Captured { owner, .. } => Some(*owner),
        _ => None,
    });
    Row {
        sign,
        words: in_short(course, line, words),
        captured: captured.collect(),
    }
}

/// The log's few words for a move.
fn in_short(course: &Course, line: &Line, words: &Words) -> String {
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
