//! The hint's words: what is recommended, and why.

use taula_rules::games::taihou::{Move, Piece, Position, Reason, Square, Taihou};

use super::TaihouTable;
use super::sentences::{deed, name, value};
use crate::locale::Words;

/// Why a move is good, what weighs most first, and after that what speaks against it: it is told only where
/// something of weight speaks for the move.
#[must_use]
pub fn reasons(rules: &Taihou, at: &Position, mv: Move) -> Vec<Reason> {
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
pub fn advice(table: &TaihouTable, mv: Move, words: &Words) -> String {
    let what = deed(table.flow.game().position(), mv, words);
    words.tell("taihou-advice", &[("deed", what.into())])
}

/// A reason in one sentence.
#[must_use]
pub fn reason_in_words(table: &TaihouTable, reason: &Reason, words: &Words) -> String {
    let who = |seat| ("name", table.name(seat));
    let on = |key: &str, square: Square| words.tell(key, &[("square", name(square))]);
    let of = |key: &str, square: Square, piece: Piece| {
        words.tell(key, &[("square", name(square)), ("piece", value(piece))])
    };
    match *reason {
        Reason::OnlyMove => words.say("reason-only-move"),
        Reason::Wins => words.say("taihou-reason-wins"),
        Reason::MeetsCall { by } => words.tell("taihou-reason-meets", &[who(by)]),
        Reason::TurnsForCall { by } => words.tell("taihou-reason-turns", &[who(by)]),
        Reason::Captures {
            square,
            piece,
            replaced,
        } => words.tell(
            if replaced {
                "taihou-reason-captures-replaced"
            } else {
                "taihou-reason-captures"
            },
            &[("square", name(square)), ("piece", value(piece))],
        ),
        Reason::Escapes { square, .. } => on("taihou-reason-escapes", square),
        Reason::IntoLake { .. } => words.say("taihou-reason-into-lake"),
        Reason::Threatens { square, piece, .. } => of("taihou-reason-threatens", square, piece),
        Reason::Calls { to, .. } => words.tell("taihou-reason-calls", &[who(to)]),
        Reason::Lures { offer } => on("taihou-reason-lures", offer),
        Reason::PutsLotus { .. } => words.say("taihou-reason-lotus"),
        Reason::CallsTheEnd { ahead } => words.tell(
            "taihou-reason-ends",
            &[
                ("points", ahead.unsigned_abs().into()),
                ("ahead", u32::from(ahead >= 0).into()),
            ],
        ),
        Reason::FrontLine { .. } => words.say("taihou-reason-front"),
        Reason::BackLine { .. } => words.say("taihou-reason-back"),
        Reason::Risks { square, piece } => of("taihou-reason-risks", square, piece),
        Reason::Points { own, best } => words.tell(
            "taihou-reason-points",
            &[("own", own.into()), ("best", best.into())],
        ),
    }
}
