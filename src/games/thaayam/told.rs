//! What a replay says of a move: in the log in a few words, on the card in sentences; and the numbers of a game
//! as the screens want them.

use taula_rules::Seat;
use taula_rules::games::thaayam::{CASTLE, Event, Move, PIECES, PinKind as Pinned, Tally};

use super::ThaayamView;
use super::sentences::{listed, strike};
use crate::locale::{Value, Words};
use crate::table::Figures;
use crate::table::watch;
use crate::table::watch::{Pin, PinKind, Row, Sign, Told};

type Course = watch::Course<ThaayamView>;
type Step = watch::Step<ThaayamView>;

/// How many turns had begun after so many moves.
pub(super) fn turns(tally: &Tally, moves: usize) -> u32 {
    tally.standings().get(moves).map_or(0, |then| then.turn)
}

/// Who led after so many moves.
pub(super) fn leader(tally: &Tally, moves: usize) -> Option<Seat> {
    tally.standings().get(moves)?.leader
}

/// What a game's ruler is marked with.
pub(super) fn pins(tally: &Tally) -> Vec<Pin> {
    let pins = tally.pins().iter().filter_map(|pin| {
        let kind = match pin.kind {
            Pinned::Captured { .. } => PinKind::Captured,
            // Who bears off all wins; the others share the other places (TH-27).
            Pinned::BorneOff { out: PIECES } => PinKind::Finished(1),
            Pinned::BorneOff { .. } | Pinned::Twinned | Pinned::Arrived { .. } => return None,
        };
        Some(Pin {
            at: pin.at,
            seat: pin.seat,
            kind,
        })
    });
    pins.collect()
}

/// A seat's numbers.
pub(super) fn figures(tally: &Tally, seat: Seat) -> Figures {
    tally.seat(seat).map_or_else(Figures::default, |of| {
        let all = of.scores.iter().zip(of.opening_scores);
        let throws: Vec<u32> = all.map(|(thrown, opening)| thrown + opening).collect();
        Figures {
            columns: vec![of.captures, of.turns, throws.iter().sum()],
            throws,
            done: of.out,
        }
    })
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
    let body = line
        .events
        .iter()
        .filter_map(|event| sentence(course, event, words));
    let mut body: Vec<String> = body.collect();
    if let Some((owner, count, twins)) = captured(line) {
        body.insert(0, taken(course.colour(owner).into(), count, twins, words));
    }
    Told {
        heading: heading(course, line, words),
        body,
    }
}

fn heading(course: &Course, line: &Step, words: &Words) -> String {
    let name = ("name", course.name(line.seat).into());
    let twin = matches!(line.mv, Move::Twin { .. });
    match (line.mv, line.mv.way()) {
        (Move::Roll(score), _) => {
            words.tell("thaayam-replay-throws", &[name, ("score", score.into())])
        }
        (Move::Enter, _) => words.tell("thaayam-replay-enters", &[name]),
        (Move::EnterTwin, _) => words.tell("thaayam-replay-enters-twin", &[name]),
        (Move::Declare, _) => words.tell("thaayam-replay-twins", &[name]),
        (Move::Out, _) => words.tell("thaayam-replay-out", &[name]),
        (_, Some((from, to))) => {
            let from = ("from", square(course, line.seat, from));
            let home = to == CASTLE;
            let to = ("to", square(course, line.seat, to));
            match (twin, home) {
                (false, false) => words.tell("replay-moves", &[name, from, to]),
                (false, true) => words.tell("thaayam-replay-arrives", &[name, from]),
                (true, false) => words.tell("thaayam-replay-moves-twin", &[name, from, to]),
                (true, true) => words.tell("thaayam-replay-arrives-twin", &[name, from]),
            }
        }
        (_, None) => String::new(),
    }
}

/// Captured by a move: whose, how many, and whether they were twins.
fn captured(line: &Step) -> Option<(Seat, u8, bool)> {
    let mut all = None;
    for event in &line.events {
        if let Event::Captured { owner, returns, .. } = *event {
            let (_, count, _) = all.unwrap_or((owner, 0, false));
            all = Some((owner, count + 1, returns.was_twin()));
        }
    }
    all
}

/// That so many pieces or twins of a colour are captured.
pub(super) fn taken(colour: Value, count: u8, twins: bool, words: &Words) -> String {
    let key = if twins {
        "thaayam-captured-twin"
    } else {
        "thaayam-captured"
    };
    words.tell(key, &[("colour", colour), ("pieces", count.into())])
}

/// What came of a move beside captures.
fn sentence(course: &Course, event: &Event, words: &Words) -> Option<String> {
    let name = |seat| ("name", course.name(seat).into());
    Some(match *event {
        Event::Tied { .. } => words.say("tie-throw-again"),
        Event::Started { player } => words.tell("starts", &[name(player)]),
        Event::Struck { why, .. } => strike(why, words),
        Event::Untwinned { .. } => words.say("thaayam-untwinned"),
        Event::Arrived { castle: PIECES, .. } => words.say("thaayam-all-home"),
        Event::BorneOff { out, .. } => words.tell("thaayam-borne-off", &[("pieces", out.into())]),
        Event::Lapsed { ref scores, .. } => {
            let count = ("count", scores.len().into());
            let scores = ("scores", listed(scores.iter().copied()));
            words.tell("thaayam-lapsed", &[scores, count])
        }
        Event::Again { .. } => words.say("thaayam-again-body"),
        Event::Over { ref ranking } => {
            let winner = *ranking.first()?.first()?;
            words.tell("winner", &[name(winner)])
        }
        _ => return None,
    })
}

/// The scores of the turn up to a throw, in the order thrown; nothing where it is none.
fn thrown(line: &Step) -> Vec<u8> {
    match line.mv {
        Move::Roll(score) => line.before.thrown.iter().chain([score]).collect(),
        _ => Vec::new(),
    }
}

/// Whether the next move tells this one too: the throws of a turn are told by the last of them, and that by the
/// move that plays it where it is the only one.
#[must_use]
pub fn is_merged(course: &Course, n: usize) -> bool {
    let (Some(line), Some(next)) = (course.lines.get(n), course.lines.get(n + 1)) else {
        return false;
    };
    match (line.mv, next.mv) {
        _ if line.opening => false,
        (Move::Roll(_), Move::Roll(_)) => !next.before.thrown.is_empty(),
        (Move::Roll(_), Move::Declare) | (_, Move::Roll(_)) => false,
        (Move::Roll(_), _) => line.before.thrown.is_empty(),
        _ => false,
    }
}

/// A move's line in the log.
#[must_use]
pub fn row(course: &Course, n: usize, words: &Words) -> Row {
    let Some(line) = course.lines.get(n) else {
        return Row::default();
    };
    let spent = line.mv.spends();
    let sign = match (line.mv, &thrown(line)[..]) {
        (Move::Roll(score), _) if line.opening => Sign::Token(score.to_string()),
        (_, [score]) => Sign::Token(score.to_string()),
        (Move::Roll(_) | Move::Declare, _) => Sign::None,
        // What a twin goes half of.
        _ => Sign::Token(spent.sum().to_string()),
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
fn in_short(course: &Course, line: &Step, words: &Words) -> String {
    let lapses = |event: &Event| matches!(event, Event::Lapsed { .. } | Event::Passed { .. });
    match line.mv {
        Move::Roll(_) if line.opening => words.say("log-opening"),
        Move::Roll(_) => match &thrown(line)[..] {
            [_] if line.events.iter().any(lapses) => words.say("log-nothing"),
            [_] => String::new(),
            all => {
                let all: Vec<String> = all.iter().map(u8::to_string).collect();
                all.join(", ")
            }
        },
        Move::Enter => words.say("thaayam-row-enter"),
        Move::EnterTwin => words.say("thaayam-row-enter-twin"),
        Move::Declare => words.say("thaayam-row-twin"),
        Move::Out => words.say("thaayam-row-out"),
        Move::Single { .. } | Move::Twin { .. } => {
            let Some((from, to)) = line.mv.way() else {
                return String::new();
            };
            let twin = matches!(line.mv, Move::Twin { .. });
            let from = square(course, line.seat, from);
            let home = to == CASTLE;
            let to = square(course, line.seat, to);
            match (twin, home) {
                (false, false) => words.tell("thaayam-row-move", &[("from", from), ("to", to)]),
                (false, true) => words.say("thaayam-row-home"),
                (true, false) => words.tell("thaayam-row-move-twin", &[("from", from), ("to", to)]),
                (true, true) => words.say("thaayam-row-home-twin"),
            }
        }
    }
}

/// The square at a seat's index by its name.
fn square(course: &Course, seat: Seat, index: u8) -> Value {
    let name = super::square(course.game.rules().board(), seat, index);
    name.unwrap_or_default().into()
}
