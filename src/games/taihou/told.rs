//! A garden game gone over again: what is said of each move, and its line in the log.

use taula_rules::Seat;
use taula_rules::games::taihou::{Call, Event, Move, Square, Stage as Now};

use super::sentences::{self, deed, name, side_of};
use super::{LastMove, TaihouView};
use crate::locale::Words;
use crate::table::watch::{Course as AnyCourse, Row, Sign, Step as AnyStep, Told};

type Course = AnyCourse<TaihouView>;
type Step = AnyStep<TaihouView>;

/// What is said after so many moves.
#[must_use]
pub fn told(course: &Course, at: usize, words: &Words) -> Told {
    let Some(line) = at.checked_sub(1).and_then(|last| course.lines.get(last)) else {
        return Told {
            heading: words.say("replay-beginning"),
            body: Vec::new(),
        };
    };
    let who = ("name", course.name(line.seat).into());
    let heading = match line.mv {
        Move::Draw(value) => words.tell("taihou-drew", &[who, ("value", value.into())]),
        Move::Layout(_) => words.tell("taihou-log-dealt", &[who]),
        // Where each lies is not told as long as the screen stands.
        Move::Place { .. } => {
            let placed = line.before.numbered(line.seat).iter().count() + 1;
            words.tell("taihou-log-arranged", &[who, ("placed", placed.into())])
        }
        _ => {
            let what = deed(&line.before, line.mv, words);
            words.tell("taihou-replay", &[who, ("deed", what.into())])
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
        Event::Started { player } => words.tell("starts", &[who(player)]),
        Event::Captured { square, piece, .. } => words.tell(
            "taihou-captured",
            &[("piece", sentences::value(piece)), ("square", name(square))],
        ),
        Event::Replaced { square, .. } => {
            words.tell("taihou-replaced", &[("square", name(square))])
        }
        Event::Called { call, .. } => match call {
            Call::HatLo { to, .. } => words.tell("taihou-called", &[who(to)]),
            Call::KhiLoi { .. } => words.say("taihou-called-end"),
        },
        Event::Lapsed { .. } => words.say("taihou-lapsed"),
        Event::Stuck { player } => words.tell("taihou-passed", &[who(player)]),
        Event::Lifted => words.say("taihou-lifted"),
        Event::Over { why, .. } => sentences::why_over(why, words),
        _ => return None,
    })
}

/// A move's line in the log.
#[must_use]
pub fn row(course: &Course, n: usize, words: &Words) -> Row {
    let Some(line) = course.lines.get(n) else {
        return Row::default();
    };
    let captured = line.events.iter().filter_map(|event| match event {
        Event::Captured { piece, .. } => Some(piece.owner),
        _ => None,
    });
    Row {
        sign: Sign::None,
        words: in_short(line, words),
        captured: captured.collect(),
    }
}

/// The log's few words for a move.
fn in_short(line: &Step, words: &Words) -> String {
    let ends = |key: &str, from: Square, to: Square| {
        words.tell(key, &[("from", name(from)), ("to", name(to))])
    };
    let row = match line.mv {
        Move::Draw(value) => words.tell("taihou-row-drew", &[("value", value.into())]),
        Move::Layout(_) => words.say("taihou-row-dealt"),
        Move::Place { .. } => words.say("taihou-row-placed"),
        Move::Go {
            from, to, captures, ..
        } => {
            let key = if captures {
                "taihou-row-take"
            } else {
                "taihou-row-go"
            };
            ends(key, from, to)
        }
        Move::Turn { square, facing, .. } => words.tell(
            "taihou-row-turn",
            &[("square", name(square)), ("facing", side_of(facing))],
        ),
        Move::Lotus => words.say("taihou-row-lotus"),
        Move::KhiLoi => words.say("taihou-row-khi-loi"),
    };
    if line.mv.call().is_some() {
        return words.tell("taihou-row-call", &[("row", row.into())]);
    }
    row
}

/// What stays marked after an event, if it does.
#[must_use]
pub fn marked(event: &Event) -> Option<LastMove> {
    match *event {
        Event::Moved {
            player,
            from,
            ref path,
            ..
        } => Some(LastMove {
            seat: player,
            from: Some(from),
            path: path.clone(),
        }),
        Event::Turned { player, square, .. } | Event::Lotus { player, square } => Some(LastMove {
            seat: player,
            from: None,
            path: vec![square],
        }),
        _ => None,
    }
}

/// Whether a move has no line of its own in a replay's log: pieces that are laid out one after the other are told
/// with the last.
#[must_use]
pub fn is_merged(course: &Course, n: usize) -> bool {
    let arranging = |n: usize| {
        course
            .lines
            .get(n)
            .is_some_and(|line| line.before.stage == Now::Arrange)
    };
    let same = |n: usize| course.lines.get(n).map(|line| line.seat);
    arranging(n) && arranging(n + 1) && same(n) == same(n + 1)
}
