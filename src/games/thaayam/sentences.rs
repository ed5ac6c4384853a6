//! What the Thaayam table says: whose turn it is, what to do, what happens.

mod brings;
mod refusal;

use taula_art::thaayam::Seeds;
use taula_rules::games::thaayam::{CASTLE, Event, FRONT, Move, PIECES, Position, Scores};
use taula_rules::{Chance, Seat, Turn};

pub use self::brings::preview;
pub use self::refusal::{refusal, strike};
use super::ThaayamTable;
use super::choice::{Who, movers, moves_of};
use super::pieces::{REST, TUMBLE};
use crate::locale::{Value, Words};
use crate::table::Moment;

/// What is said at the table now.
#[must_use]
pub fn moment(table: &ThaayamTable, words: &Words) -> Moment {
    if let Some((event, part)) = table.timeline.now()
        && let Some(moment) = happening(table, event, part, words)
    {
        return moment;
    }
    match table.flow.game().turn() {
        Turn::Chance { what, seat } => throwing(table, what, seat, words),
        Turn::Player { seat, .. } => choosing(table, seat, words),
        Turn::Over { .. } => Moment {
            heading: words.say("game-over"),
            ..Moment::default()
        },
    }
}

/// So many captures, in words.
#[must_use]
pub fn captures_in_words(n: usize, words: &Words) -> String {
    words.tell("thaayam-captures", &[("captures", n.into())])
}

/// What is thrown, as the messages choose their words by it.
fn dice(table: &ThaayamTable) -> (&'static str, Value) {
    let dice = match table.own.seeds {
        Seeds::Tamarind => "seeds",
        Seeds::Cowrie => "cowries",
    };
    ("dice", dice.into())
}

/// Scores one after the other.
pub(super) fn listed(scores: impl IntoIterator<Item = u8>) -> Value {
    joined(scores, ", ")
}

/// Scores added up, the highest first.
pub(super) fn summed(scores: Scores) -> Value {
    joined(scores.descending(), " + ")
}

fn joined(scores: impl IntoIterator<Item = u8>, between: &str) -> Value {
    let scores: Vec<String> = scores.into_iter().map(|score| score.to_string()).collect();
    scores.join(between).into()
}

/// The square at a seat's index by its name.
pub(super) fn square(table: &ThaayamTable, seat: Seat, index: u8) -> Value {
    let name = super::square(&table.board, seat, index);
    name.unwrap_or_default().into()
}

/// What is said while an event plays, of which so much has been shown.
fn happening(table: &ThaayamTable, event: &Event, part: f32, words: &Words) -> Option<Moment> {
    let seat = table.shown.turn.seat()?;
    let heading = match *event {
        Event::Thrown { score, .. } => {
            let lies = TUMBLE as f32 / (TUMBLE + REST) as f32;
            if part < lies {
                words.tell("thaayam-tumbling", &[dice(table)])
            } else {
                let light = if score == 8 { 0 } else { score };
                words.tell(
                    "thaayam-light",
                    &[("light", light.into()), ("score", score.into())],
                )
            }
        }
        Event::Tied { .. } => words.say("tie-throw-again"),
        Event::Started { player } => words.tell("starts", &[("name", table.name(player))]),
        Event::Struck { ref scores, .. } => {
            let scores = ("scores", listed(scores.iter().copied()));
            words.tell("thaayam-struck", &[scores])
        }
        Event::Entered { twin: false, .. } => words.say("thaayam-entered"),
        Event::Entered { twin: true, .. } => words.say("thaayam-entered-twin"),
        Event::Moved { twin, from, to, .. } => {
            let key = if twin {
                "thaayam-advances-twin"
            } else {
                "thaayam-advances"
            };
            words.tell(key, &[("squares", (to - from).into())])
        }
        Event::Captured { owner, returns, .. } => {
            super::told::taken(table.colour(owner), 1, returns.was_twin(), words)
        }
        Event::Twinned { .. } => words.say("thaayam-twinned"),
        Event::Untwinned { .. } => words.say("thaayam-untwinned"),
        Event::Arrived { .. } => words.say("thaayam-arrived"),
        Event::BorneOff { out, .. } => words.tell("thaayam-borne-off", &[("pieces", out.into())]),
        Event::Lapsed { .. } => words.say("nothing-to-play"),
        Event::Again { .. } => words.say("thaayam-again"),
        Event::Playing { .. } | Event::Passed { .. } | Event::Over { .. } => return None,
    };
    let body = match *event {
        Event::Started { .. } => words.say("starts-body"),
        Event::Struck { why, .. } => strike(why, words),
        Event::Arrived { castle: PIECES, .. } => words.say("thaayam-all-home"),
        Event::Lapsed { ref scores, .. } => lapsed("thaayam-lapsed", scores, words),
        Event::Again { .. } => words.say("thaayam-again-body"),
        _ => String::new(),
    };
    Some(Moment {
        turn: table.turn_of(seat, words),
        heading,
        body,
        ..Moment::default()
    })
}

/// That scores are gone, or will be.
fn lapsed(key: &str, scores: &[u8], words: &Words) -> String {
    let list = ("scores", listed(scores.iter().copied()));
    words.tell(key, &[list, ("count", scores.len().into())])
}

fn throwing(table: &ThaayamTable, what: Chance, seat: Seat, words: &Words) -> Moment {
    let opening = what == Chance::Opening;
    let at = table.flow.game().position();
    let own = at.of(seat);
    let (first, one) = (
        at.thrown.is_empty(),
        at.thrown.iter().any(|score| score == 1),
    );
    let mut moment = Moment {
        turn: table.turn_of(seat, words),
        ..Moment::default()
    };
    if table.flow.is_person(seat) {
        let key = match (opening, first) {
            (true, _) => "thaayam-throw-for-start",
            (false, true) => "thaayam-throw",
            (false, false) => "thaayam-throw-on",
        };
        moment.heading = words.tell(key, &[dice(table)]);
        moment.button = Some(words.say("throw"));
    } else {
        moment.heading = words.tell("thaayam-computer-throws", &[dice(table)]);
    }
    if opening {
        moment.body = words.say("throw-for-start-body");
        return moment;
    }
    if !first {
        moment.body = words.say("thaayam-throw-on-body");
    }
    let known = if own.all_home() {
        Some("thaayam-bearing-off")
    } else if own.all_off() && own.off == 0 {
        Some("thaayam-twins-off")
    } else if own.all_off() && !one {
        Some("thaayam-all-off")
    } else {
        None
    };
    if let Some(key) = known {
        let place = if first {
            &mut moment.body
        } else {
            &mut moment.note
        };
        *place = words.say(key);
    }
    moment
}

fn choosing(table: &ThaayamTable, seat: Seat, words: &Words) -> Moment {
    let game = table.flow.game();
    let moves = game.legal_moves();
    let mut moment = Moment {
        turn: table.turn_of(seat, words),
        ..Moment::default()
    };
    if !table.flow.is_person(seat) {
        moment.heading = words.say("thaayam-computer-plays");
        return moment;
    }
    let looked_at = table.own.choice.looked_at.filter(|mv| moves.contains(mv));
    match looked_at {
        Some(mv) => {
            moment.heading = heading(mv, words);
            moment.body = brings::brings(table, mv, words);
            moment.note = brings::leaves(game, mv, words);
            moment.button = Some(button(mv, words));
        }
        None => {
            ask(table, &moves, &mut moment, words);
            moment.note = note(game.position(), &moves, words);
        }
    }
    table.tell_hint(&mut moment, looked_at, words);
    moment
}

/// The most scores that are written out as a sum.
const MOST_TERMS: u8 = 4;

/// The halved sum of a twin's scores (TH-21).
fn halved(scores: Scores, words: &Words) -> String {
    let sum = ("sum", scores.sum().into());
    let squares = ("squares", (scores.sum() / 2).into());
    if (2..=MOST_TERMS).contains(&scores.len()) {
        words.tell(
            "thaayam-half-of-sum",
            &[("terms", summed(scores)), sum, squares],
        )
    } else {
        words.tell("thaayam-half", &[sum, squares])
    }
}

fn heading(mv: Move, words: &Words) -> String {
    match mv {
        Move::Single { score, .. } => words.tell("thaayam-move", &[("squares", score.into())]),
        Move::Twin { scores, .. } => halved(scores, words),
        Move::Enter => words.say("thaayam-enter-piece"),
        Move::EnterTwin => words.say("thaayam-enter-twin"),
        Move::Declare => words.say("thaayam-form-twin"),
        Move::Out => words.say("thaayam-bear-off-piece"),
        Move::Roll(_) => String::new(),
    }
}

fn button(mv: Move, words: &Words) -> String {
    match mv {
        Move::Single { .. } | Move::Twin { .. } => {
            let squares = mv.way().map_or(0, |(from, to)| to - from);
            words.tell("thaayam-move-button", &[("squares", squares.into())])
        }
        Move::Enter | Move::EnterTwin => words.say("thaayam-enter"),
        Move::Declare => words.say("thaayam-form-twin"),
        Move::Out => words.say("thaayam-bear-off"),
        Move::Roll(_) => words.say("throw"),
    }
}

/// Asks for what is not in hand yet.
fn ask(table: &ThaayamTable, moves: &[Move], moment: &mut Moment, words: &Words) {
    let choice = &table.own.choice;
    let scores = table.own.tokens.scores(&choice.tokens);
    match choice.held {
        Some(Who::Twin(from)) => ask_for_twin(from, scores, moment, words),
        Some(who) => {
            moment.heading = words.say("thaayam-choose-score");
            let fitting = moves_of(moves, who).filter_map(|mv| match mv {
                Move::Single { score, .. } => Some(score),
                _ => None,
            });
            let mut fitting: Vec<u8> = fitting.collect();
            fitting.sort_unstable();
            if !fitting.is_empty() {
                moment.body = words.tell("thaayam-fits", &[("scores", listed(fitting))]);
            }
        }
        None if scores.is_empty() => {
            let movers = movers(moves);
            let left = table.flow.game().position().left;
            moment.heading = match movers[..] {
                [Who::Off] => words.say("thaayam-enter-piece"),
                [Who::OffTwin] => words.say("thaayam-enter-twin"),
                [Who::Castle] => words.say("thaayam-bear-off-piece"),
                [_] => words.say("thaayam-choose-score"),
                _ if left.kinds().count() == 1 => words.say("thaayam-choose-piece"),
                _ => words.say("thaayam-choose-both"),
            };
        }
        None if scores.len() == 1 => {
            let score = ("score", scores.sum().into());
            moment.heading = words.tell("thaayam-choose-piece-for", &[score]);
        }
        // Only a twin takes several.
        None => {
            moment.heading = halved(scores, words);
            moment.body = words.say("thaayam-choose-twin");
        }
    }
}

/// A twin is in hand, and scores that do not move it.
fn ask_for_twin(from: u8, scores: Scores, moment: &mut Moment, words: &Words) {
    if scores.is_empty() {
        moment.heading = words.say("thaayam-choose-scores");
        moment.body = words.say("thaayam-twin-halves");
        return;
    }
    moment.heading = halved(scores, words);
    moment.body = if from + scores.sum() / 2 > CASTLE {
        let squares = ("squares", (CASTLE - from).into());
        words.tell("thaayam-twin-too-far", &[squares])
    } else {
        words.say("thaayam-twin-too-little")
    };
}

/// What else is to be known before anything is chosen.
fn note(at: &Position, moves: &[Move], words: &Words) -> String {
    let own = at.of(at.player);
    let pairs = own.singles.count(FRONT) / 2;
    let key = if own.all_off() {
        if own.off == 0 {
            "thaayam-first-enter-twin"
        } else {
            "thaayam-first-enter"
        }
    } else if pairs > 0 && moves.contains(&Move::Declare) {
        "thaayam-can-twin"
    } else if own.all_home() {
        "thaayam-bearing-off"
    } else if at.captured {
        "thaayam-another-turn"
    } else if own.off > 0 && at.left.count(1) == 0 {
        "thaayam-needs-one"
    } else {
        return String::new();
    };
    words.say(key)
}
