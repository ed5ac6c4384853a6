//! The hint's words: what is recommended, and why.

use taula_rules::games::parchis::{Move, Place, Reason};

use super::ParchisTable;
use super::sentences::place;
use crate::locale::{Value, Words};

/// A move that is recommended, in a few words.
#[must_use]
pub fn advice(table: &ParchisTable, mv: Move, words: &Words) -> String {
    let at = table.flow.game().position();
    let rules = table.rules();
    match mv {
        Move::Count { count, from } => {
            let to = match rules.place(at.player, from + count) {
                Place::Goal => words.say("advice-goal").into(),
                _ => place(rules, at.player, from + count, words),
            };
            let from = place(rules, at.player, from, words);
            words.tell("advice-move", &[("from", from), ("to", to)])
        }
        _ => words.say("advice-come-out"),
    }
}

/// A reason in one sentence.
#[must_use]
pub fn reason_in_words(table: &ParchisTable, reason: &Reason, words: &Words) -> String {
    match *reason {
        Reason::ComesOut { pieces } => words.tell("reason-comes-out", &[("pieces", pieces.into())]),
        Reason::OpensBarrier { place } => words.tell(
            "reason-opens-barrier",
            &[("square", place_in_words(place, words))],
        ),
        Reason::OnlyMove => words.say("reason-only-move"),
        Reason::Finishes { place } => words.tell("reason-finishes", &[("place", place.into())]),
        Reason::Captures {
            owner,
            square,
            squares_lost,
            earns,
        } => words.tell(
            "reason-captures",
            &[
                ("colour", table.colour(owner)),
                ("square", square.to_string().into()),
                ("lost", squares_lost.into()),
                ("earns", earns.into()),
            ],
        ),
        Reason::EntersGoal { pieces, earns } => words.tell(
            "reason-enters-goal",
            &[("pieces", pieces.into()), ("earns", earns.into())],
        ),
        Reason::EscapesThreat { before, after } => {
            let (ways, all) = before.ways();
            words.tell(
                "reason-escapes",
                &[
                    ("before", ways.into()),
                    ("after", after.ways().0.into()),
                    ("all", all.into()),
                ],
            )
        }
        Reason::FormsBarrier { square } => words.tell(
            "reason-forms-barrier",
            &[("square", square.to_string().into())],
        ),
        Reason::KeepsBarrier { square } => words.tell(
            "reason-keeps-barrier",
            &[("square", square.to_string().into())],
        ),
        Reason::ReachesSafe { place } => words.tell(
            "reason-reaches-safe",
            &[("square", place_in_words(place, words))],
        ),
        Reason::NearsHome { squares_left } => {
            words.tell("reason-nears-home", &[("squares", squares_left.into())])
        }
    }
}

fn place_in_words(place: Place, words: &Words) -> Value {
    match place {
        Place::Ring(number) => number.to_string().into(),
        Place::Column(step) => words.tell("column-square", &[("step", step.into())]).into(),
        Place::Goal => words.say("advice-goal").into(),
    }
}
