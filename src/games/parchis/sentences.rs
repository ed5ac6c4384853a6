//! What the Parchís table says: whose turn it is, what to do, what a move brings, why one cannot be made.

use taula_rules::games::parchis::{Duty, Event, Move, Obstacle, Parchis, Position};
use taula_rules::{Chance, Match, Seat, Turn};

use super::ParchisTable;
use crate::locale::{Value, Words};
use crate::table::{self, Moment};

/// What is said at the table now.
#[must_use]
pub fn moment(table: &ParchisTable, words: &Words) -> Moment {
    if let Some((event, _)) = table.timeline.now()
        && let Some(moment) = happening(table, event, words)
    {
        return moment;
    }
    let game = table.flow.game();
    match game.turn() {
        Turn::Chance { what, seat } => throwing(table, what, seat, words),
        Turn::Player { seat, .. } => choosing(table, seat, words),
        Turn::Over { .. } => Moment {
            heading: words.say("game-over"),
            ..Moment::default()
        },
    }
}

/// What is said while an event plays.
fn happening(table: &ParchisTable, event: &Event, words: &Words) -> Option<Moment> {
    let seat = table.shown.turn.seat()?;
    let with_name = |key: &str, seat: Seat| words.tell(key, &[("name", table.name(seat))]);
    let heading = match *event {
        Event::Thrown { .. } => words.say("die-rolls"),
        Event::Lapsed { .. } => words.say("nothing-to-play"),
        Event::Tied { .. } => words.say("tie-throw-again"),
        Event::Started { player } => with_name("starts", player),
        Event::Captured { owner, .. } => words.tell("captured", &[("colour", table.colour(owner))]),
        Event::Arrived { .. } => words.say("in-the-goal"),
        Event::SentHome { .. } => words.say("third-six-home"),
        Event::Spared { .. } => words.say("third-six-stays"),
        Event::Finished { player, place } => words.tell(
            "finished",
            &[("name", table.name(player)), ("place", place.into())],
        ),
        Event::Moved { from, to, .. } => {
            let count = to - from;
            words.tell("counts", &[("count", count.into())])
        }
        Event::Exited { .. } => words.say("comes-out"),
        Event::Earned { count, .. } => words.tell("earned", &[("count", count.into())]),
        Event::Again { .. } => words.say("throw-again"),
        Event::Counting { .. } | Event::Passed { .. } | Event::Over { .. } => return None,
    };
    let body = match *event {
        Event::Lapsed { count, .. } => words.tell("lapsed-body", &[("count", count.into())]),
        Event::Started { .. } => words.say("starts-body"),
        _ => String::new(),
    };
    Some(Moment {
        turn: table.turn_of(seat, words),
        heading,
        body,
        ..Moment::default()
    })
}

fn throwing(table: &ParchisTable, what: Chance, seat: Seat, words: &Words) -> Moment {
    let opening = what == Chance::Opening;
    let mut moment = Moment {
        turn: table.turn_of(seat, words),
        ..Moment::default()
    };
    if !table.flow.is_person(seat) {
        moment.heading = words.say("computer-throws");
    } else {
        moment.heading = words.say(if opening {
            "throw-for-start"
        } else {
            "throw-the-die"
        });
        moment.button = Some(words.say("throw"));
    }
    if opening {
        moment.body = words.say("throw-for-start-body");
    } else if table.shown.die == 6 {
        moment.body = words.say(if table.shown.sixes >= 2 {
            "third-six-danger"
        } else {
            "six-throw-again"
        });
    }
    moment
}

fn choosing(table: &ParchisTable, seat: Seat, words: &Words) -> Moment {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let count = Value::from(at.count);
    let mut moment = Moment {
        turn: table.turn_of(seat, words),
        ..Moment::default()
    };
    let moves = game.legal_moves();
    moment.heading = match rules.duty(at) {
        _ if !table.flow.is_person(seat) => words.tell("computer-counts", &[("count", count)]),
        Some(Duty::ComeOut) => words.say("must-come-out"),
        Some(Duty::ComeOutTwo) => words.say("must-come-out-two"),
        Some(Duty::OpenBarrier) => words.say("must-open-barrier"),
        None if moves.len() == 1 => words.tell("count-with-the-piece", &[("count", count)]),
        None if matches!(at.count, 10 | 20) => words.tell("count-bonus", &[("count", count)]),
        None => words.tell("choose-and-count", &[("count", count)]),
    };
    if table.flow.is_person(seat) {
        if let Some(mv) = table.own.chosen.filter(|mv| moves.contains(mv)) {
            moment.body = consequence(table, mv, words);
            moment.button = Some(match mv {
                Move::Exit | Move::ExitTwo => words.say("come-out"),
                _ => words.tell("count", &[("count", at.count.into())]),
            });
        }
        moment.note = note(rules, at, words);
        table.tell_hint(&mut moment, table.own.chosen, words);
    }
    moment
}

/// What is to be known besides.
fn note(rules: &Parchis, at: &Position, words: &Words) -> String {
    match rules.duty(at) {
        Some(Duty::ComeOut) => words.say("why-come-out"),
        Some(Duty::ComeOutTwo) => words.say("why-come-out-two"),
        Some(Duty::OpenBarrier) => words.say("why-open-barrier"),
        None if at.count == 7 => words.say("why-seven"),
        None if at.die == 6 && at.bonuses.is_empty() => words.say("six-afterwards"),
        None => String::new(),
    }
}

/// What a move would make happen, up to the next decision or another turn.
#[must_use]
pub fn preview(game: &Match<Parchis>, mv: Move) -> Vec<Event> {
    table::preview(game, mv, |event| {
        matches!(
            event,
            Event::Counting { .. } | Event::Again { .. } | Event::Passed { .. }
        )
    })
}

/// Where a piece is, in words: a square by its number, a column's by its place in it.
pub(crate) fn place(rules: &Parchis, seat: Seat, index: u8, words: &Words) -> Value {
    let tracks = rules.tracks();
    match tracks.number(seat, index) {
        Some(number) => number.to_string(),
        None => {
            let step = index + 1 - tracks.column[seat.index()];
            words.tell("column-square", &[("step", step.into())])
        }
    }
    .into()
}

/// What a move brings, in one sentence.
fn consequence(table: &ParchisTable, mv: Move, words: &Words) -> String {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let seat = at.player;
    let events = preview(game, mv);
    let captured: Vec<Seat> = events
        .iter()
        .filter_map(|event| {
            if let Event::Captured { owner, .. } = event {
                Some(*owner)
            } else {
                None
            }
        })
        .collect();
    let exit = Value::from(rules.tracks().exits[seat.index()]);
    match (mv, captured.first()) {
        (Move::ExitTwo, None) => words.tell("brings-exit-two", &[("square", exit)]),
        (Move::ExitTwo, Some(_)) => words.tell(
            "brings-exit-two-capture",
            &[("square", exit), ("pieces", captured.len().into())],
        ),
        (Move::Exit, None) => words.tell("brings-exit", &[("square", exit)]),
        (Move::Exit, Some(&owner)) => words.tell(
            "brings-exit-capture",
            &[("square", exit), ("colour", table.colour(owner))],
        ),
        (Move::Count { count, from }, captured) => {
            let to = from + count;
            let from = ("from", place(rules, seat, from, words));
            if to == rules.tracks().goal[seat.index()] {
                let last = at.pieces[seat.index()].goal == 3;
                return words.tell(
                    if last {
                        "brings-last-goal"
                    } else {
                        "brings-goal"
                    },
                    &[from],
                );
            }
            let joins = at.pieces[seat.index()].on.contains(to);
            let to = ("to", place(rules, seat, to, words));
            match captured {
                Some(&owner) => words.tell(
                    "brings-capture",
                    &[from, to, ("colour", table.colour(owner))],
                ),
                None if joins => words.tell("brings-barrier", &[from, to]),
                None => words.tell("brings-move", &[from, to]),
            }
        }
        (Move::Roll(_), _) => String::new(),
    }
}

/// Why a pawn cannot be moved now.
#[must_use]
pub fn refusal(table: &ParchisTable, pawn: super::standing::Pawn, words: &Words) -> Option<String> {
    use super::standing::Place;
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let Turn::Player { seat, .. } = game.turn() else {
        return None;
    };
    if pawn.seat != seat {
        return Some(words.tell("why-not-yours", &[("name", table.name(seat))]));
    }
    match table.own.standing.place(pawn)? {
        Place::Goal(_) => Some(words.say("why-not-goal")),
        Place::Home(_) if matches!(rules.duty(at), Some(Duty::ComeOut | Duty::ComeOutTwo)) => None,
        Place::Home(_) if at.die == 5 && at.count == 5 => Some(words.say("why-not-exit-blocked")),
        Place::Home(_) => Some(words.say("why-not-home")),
        Place::On(from) => Some(match rules.obstacle(at, from)? {
            Obstacle::MustComeOut => words.say("must-come-out"),
            Obstacle::MustOpenBarrier => words.say("must-open-barrier"),
            Obstacle::Barrier(index) => words.tell(
                "why-not-barrier",
                &[("square", place(rules, seat, index, words))],
            ),
            Obstacle::Full(index) => words.tell(
                "why-not-full",
                &[("square", place(rules, seat, index, words))],
            ),
            Obstacle::TooFar { squares_left } => {
                words.tell("why-not-too-far", &[("squares", squares_left.into())])
            }
        }),
    }
}
