//! A game of Tebas gone over again: what is said of each move, and its line in the log.

use taula_rules::Seat;
use taula_rules::games::tebas::{End, Event, Move};

use super::choice::quarters;
use super::sentences::{deed, name};
use super::{LastMove, TebasView};
use crate::locale::Words;
use crate::table::watch::{Course as AnyCourse, Row, Sign, Step as AnyStep, Told};

type Course = AnyCourse<TebasView>;
type Step = AnyStep<TebasView>;

/// What is said after so many moves.
#[must_use]
pub fn told(course: &Course, at: usize, words: &Words) -> Told {
    let Some(line) = at.checked_sub(1).and_then(|last| course.lines.get(last)) else {
        return Told {
            heading: words.say("replay-beginning"),
            body: Vec::new(),
        };
    };
    let heading = match line.mv {
        Move::Starter(seat) => words.tell("starts", &[("name", course.name(seat).into())]),
        _ => {
            let what = deed(&line.before, line.mv, words);
            let name = ("name", course.name(line.seat).into());
            words.tell("tebas-replay", &[name, ("deed", what.into())])
        }
    };
    let body = line
        .events
        .iter()
        .filter_map(|event| sentence(course, event, words));
    Told {
        heading,
        body: body.collect(),
    }
}

/// What came of a move.
fn sentence(course: &Course, event: &Event, words: &Words) -> Option<String> {
    let who = |seat: Seat| ("name", course.name(seat).into());
    Some(match *event {
        Event::Stacked {
            circle,
            covered,
            stack,
            ..
        } => words.tell(
            "tebas-replay-stacked",
            &[
                ("circle", name(circle)),
                ("colour", course.colour(covered.top()).into()),
                ("pieces", stack.height().into()),
            ],
        ),
        Event::Undone { circle, .. } => words.tell("tebas-undone", &[("circle", name(circle))]),
        Event::Removed { owner, count, .. } => words.tell(
            "tebas-removed",
            &[
                ("colour", course.colour(owner).into()),
                ("pieces", count.into()),
            ],
        ),
        Event::Obliged { player, .. } => words.tell("tebas-replay-obliged", &[who(player)]),
        Event::Over { ref ranking, why } => match (ranking.first().map(Vec::as_slice), why) {
            (Some(&[winner]), _) => words.tell("tebas-standstill", &[who(winner)]),
            (_, End::Repetition) => words.say("tebas-drawn-repetition"),
            _ => words.say("tebas-drawn-quiet"),
        },
        _ => return None,
    })
}

/// A move's line in the log.
#[must_use]
pub fn row(course: &Course, n: usize, words: &Words) -> Row {
    let Some(line) = course.lines.get(n) else {
        return Row::default();
    };
    let captured = line.events.iter().flat_map(|event| match *event {
        Event::Removed { owner, count, .. } => vec![owner; usize::from(count)],
        _ => Vec::new(),
    });
    Row {
        sign: Sign::None,
        words: in_short(line, words),
        captured: captured.take(3).collect(),
    }
}

/// The log's few words for a move.
fn in_short(line: &Step, words: &Words) -> String {
    match line.mv {
        Move::Starter(_) => words.say("tebas-row-starts"),
        Move::Turn { circle, north } => {
            let by = line
                .before
                .stack(circle)
                .map_or(0, |stack| quarters(stack, north));
            let part = ["", "¼", "½", "¾"][usize::from(by) % 4];
            let circle = ("circle", name(circle));
            words.tell("tebas-row-turn", &[circle, ("part", part.into())])
        }
        Move::Go { from, to } => {
            let covers = line
                .events
                .iter()
                .any(|event| matches!(event, Event::Stacked { .. }));
            let key = if covers {
                "tebas-row-cover"
            } else {
                "tebas-row-go"
            };
            words.tell(key, &[("from", name(from)), ("to", name(to))])
        }
        Move::Drop { to } => words.tell("tebas-row-put", &[("circle", name(to))]),
    }
}

/// What stays marked after an event, if it does.
#[must_use]
pub fn marked(event: &Event) -> Option<LastMove> {
    match *event {
        Event::Turned {
            circle, quarters, ..
        } => Some(LastMove::Turned { circle, quarters }),
        Event::Moved { from, ref path, .. } => Some(LastMove::Went {
            from,
            path: path.clone(),
        }),
        Event::Replaced { circle, .. } => Some(LastMove::PutBack { circle }),
        _ => None,
    }
}
