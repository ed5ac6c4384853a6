//! What a move brings, and what it leaves.

use taula_rules::games::thaayam::{CASTLE, Event, FRONT, Move, PIECES, Preview, Thaayam};
use taula_rules::{Match, Seat};

use super::{lapsed, listed, square};
use crate::games::thaayam::ThaayamTable;
use crate::locale::Words;
use crate::table;

/// What a move would make happen, up to the next decision or another turn.
#[must_use]
pub fn preview(game: &Match<Thaayam>, mv: Move) -> Vec<Event> {
    table::preview(game, mv, |event| {
        matches!(
            event,
            Event::Playing { .. } | Event::Again { .. } | Event::Passed { .. }
        )
    })
}

/// What a move brings, in one sentence.
pub(super) fn brings(table: &ThaayamTable, mv: Move, words: &Words) -> String {
    let at = table.flow.game().position();
    let own = at.of(at.player);
    match mv {
        Move::Enter => words.say("thaayam-brings-enter"),
        Move::EnterTwin => words.say("thaayam-brings-enter-twin"),
        Move::Declare => words.say("thaayam-brings-twin"),
        Move::Out if own.out + 1 == PIECES => words.say("thaayam-brings-win"),
        Move::Out => words.tell("thaayam-brings-out", &[("pieces", (own.out + 1).into())]),
        Move::Single { .. } => brings_there(table, mv, false, words),
        Move::Twin { .. } => brings_there(table, mv, true, words),
        Move::Roll(_) => String::new(),
    }
}

/// What a move along the track brings where it ends.
fn brings_there(table: &ThaayamTable, mv: Move, twin: bool, words: &Words) -> String {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let seat = at.player;
    let Some((_, to)) = mv.way() else {
        return String::new();
    };
    let there = ("square", square(table, seat, to));
    let preview = rules.preview(at, mv);
    if let Some((owner, count, twins)) = captured(&preview) {
        let key = if twins {
            "thaayam-brings-twin-capture"
        } else {
            "thaayam-brings-capture"
        };
        let colour = ("colour", table.colour(owner));
        return words.tell(key, &[there, colour, ("pieces", count.into())]);
    }
    let own = at.of(seat);
    if to == CASTLE {
        let castle = own.castle + if twin { 2 } else { 1 };
        return words.say(if castle == PIECES {
            "thaayam-brings-last-home"
        } else if twin {
            "thaayam-brings-twin-home"
        } else {
            "thaayam-brings-home"
        });
    }
    if !rules.tracks().shelters(seat, to) {
        return words.tell("thaayam-brings-move", &[there]);
    }
    // TH-20: there must be a score left for it.
    let pair = !twin && to == FRONT && own.singles.count(FRONT) > 0 && !preview.leaves.ends;
    let key = if pair {
        "thaayam-brings-pair"
    } else {
        "thaayam-brings-shelter"
    };
    words.tell(key, &[there])
}

/// Captured by a move: whose, how many, and whether they are twins. All are of one colour (TH-22).
fn captured(preview: &Preview) -> Option<(Seat, usize, bool)> {
    let first = preview.captures.first()?;
    Some((
        first.owner,
        preview.captures.len(),
        first.returns.was_twin(),
    ))
}

/// What a move leaves of the scores: those that can be played then, and those that cannot.
pub(super) fn leaves(game: &Match<Thaayam>, mv: Move, words: &Words) -> String {
    let at = game.position();
    let preview = game.rules().preview(at, mv);
    let leaves = preview.leaves;
    if mv == Move::Out && at.of(at.player).out + 1 == PIECES {
        // Nobody cares any more.
        return String::new();
    }
    if leaves.ends {
        let lost: Vec<u8> = leaves.left.ascending().collect();
        return if !lost.is_empty() {
            lapsed("thaayam-lapses", &lost, words)
        } else if leaves.again && preview.captures.is_empty() {
            // What this move captures says so itself.
            words.say("thaayam-another-turn")
        } else {
            String::new()
        };
    }
    let playable = ("scores", listed(leaves.playable.ascending()));
    match leaves.left.without(leaves.playable) {
        Some(lost) if !lost.is_empty() => {
            let lost = ("lost", listed(lost.ascending()));
            words.tell("thaayam-leaves-some", &[playable, lost])
        }
        _ => words.tell("thaayam-leaves", &[playable]),
    }
}
