//! The hint's words: what is recommended, and why.

use taula_rules::games::tebas::{Move, Position, Reason, Tebas};

use super::TebasTable;
use super::sentences::{deed, name};
use crate::locale::Words;

/// Why a move is good, what weighs most first, and after that what speaks against it: it is told only where
/// something of weight speaks for the move.
#[must_use]
pub fn reasons(rules: &Tebas, at: &Position, mv: Move) -> Vec<Reason> {
    let (against, mut good): (Vec<Reason>, Vec<Reason>) = rules
        .reasons(at, mv)
        .into_iter()
        .partition(Reason::speaks_against);
    if good.iter().any(|reason| !reason.is_weak()) {
        good.extend(against);
    }
    good
}

/// A move that is recommended, in a few words.
#[must_use]
pub fn advice(table: &TebasTable, mv: Move, words: &Words) -> String {
    let what = deed(table.flow.game().position(), mv, words);
    words.tell("tebas-advice", &[("deed", what.into())])
}

/// A reason in one sentence.
#[must_use]
pub fn reason_in_words(_: &TebasTable, reason: &Reason, words: &Words) -> String {
    let on = |key: &str, circle| words.tell(key, &[("circle", name(circle))]);
    let count = |key: &str, circle, pieces: u8| {
        words.tell(key, &[("circle", name(circle)), ("pieces", pieces.into())])
    };
    match *reason {
        Reason::OnlyMove => words.say("reason-only-move"),
        Reason::Wins => words.say("tebas-reason-wins"),
        Reason::Saves { circle } => on("tebas-reason-saves", circle),
        Reason::Covers { circle, pieces } => count("tebas-reason-covers", circle, pieces),
        Reason::CoversLastInside { circle, .. } => on("tebas-reason-covers-last", circle),
        Reason::Removes { circle, pieces } => count("tebas-reason-removes", circle, pieces),
        Reason::Frees { circle, pieces } => count("tebas-reason-frees", circle, pieces),
        Reason::ComesIn { circle } => on("tebas-reason-comes-in", circle),
        Reason::TurnsToComeIn { circle } => on("tebas-reason-turns-to-come-in", circle),
        Reason::Escapes { from, .. } => on("tebas-reason-escapes", from),
        Reason::OutOfReach { circle } => on("tebas-reason-out-of-reach", circle),
        Reason::Threatens { circle, pieces } => count("tebas-reason-threatens", circle, pieces),
        Reason::PutsBackToComeIn { circle } => on("tebas-reason-put-back", circle),
        Reason::Loses { circle } => on("tebas-reason-loses", circle),
        Reason::Risks { circle, .. } => on("tebas-reason-risks", circle),
        Reason::BlocksOwn { circle } => on("tebas-reason-blocks-own", circle),
        Reason::FreePieces { free, theirs } => words.tell(
            "tebas-reason-free",
            &[("free", free.into()), ("theirs", theirs.into())],
        ),
    }
}
