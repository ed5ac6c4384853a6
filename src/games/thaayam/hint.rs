//! The hint's words: what is recommended, and why.

use taula_rules::Seat;
use taula_rules::games::thaayam::{CASTLE, Move, Position, Reason, Scores, Thaayam, Threat};

use super::ThaayamTable;
use super::sentences::{listed, square};
use crate::locale::{Value, Words};

/// Why a move is good, what weighs most first, and after that what speaks against it: it is told only where
/// something of weight speaks for the move.
#[must_use]
pub fn reasons(rules: &Thaayam, at: &Position, mv: Move) -> Vec<Reason> {
    let (against, mut good): (Vec<Reason>, Vec<Reason>) = rules
        .reasons(at, mv)
        .into_iter()
        .partition(Reason::speaks_against);
    if good.iter().any(|reason| !is_weak(reason)) {
        good.extend(against);
    }
    good
}

/// Whether a reason is true of nearly every move, or can hardly be told.
#[must_use]
pub fn is_weak(reason: &Reason) -> bool {
    match reason {
        Reason::NearsCastle { .. } => true,
        Reason::EscapesThreat { before, after } => percent(before) == percent(after),
        _ => false,
    }
}

/// Of a hundred times that it stands so, how many it is captured; never none where it can be.
fn percent(threat: &Threat) -> u32 {
    let hundred = (threat.chance() * 100.0).round() as u32;
    hundred.max(u32::from(threat.any()))
}

/// A move that is recommended, in a few words.
#[must_use]
pub fn advice(table: &ThaayamTable, mv: Move, words: &Words) -> String {
    let seat = table.flow.game().position().player;
    let (from, to) = match (mv, mv.way()) {
        (Move::Enter, _) => return words.say("thaayam-advice-enter"),
        (Move::EnterTwin, _) => return words.say("thaayam-advice-enter-twin"),
        (Move::Declare, _) => return words.say("thaayam-advice-form-twin"),
        (Move::Out, _) => return words.say("thaayam-advice-bear-off"),
        (_, None) => return String::new(),
        (_, Some(way)) => way,
    };
    let home = to == CASTLE;
    let from = ("from", square(table, seat, from));
    let to = ("to", square(table, seat, to));
    // With what, the tokens taken up show.
    match (mv, home) {
        (Move::Twin { .. }, false) => words.tell("thaayam-advice-move-twin", &[from, to]),
        (Move::Twin { .. }, true) => words.say("thaayam-advice-home-twin"),
        (_, false) => words.tell("advice-move", &[from, to]),
        (_, true) => words.say("thaayam-advice-home"),
    }
}

/// A reason in one sentence.
#[must_use]
pub fn reason_in_words(table: &ThaayamTable, reason: &Reason, words: &Words) -> String {
    let seat = table.flow.game().position().player;
    match *reason {
        Reason::OnlyMove => words.say("reason-only-move"),
        Reason::Wins => words.say("thaayam-brings-win"),
        Reason::Captures { .. } => capture(table, reason, words),
        Reason::SetsUpCapture {
            score,
            owner,
            index,
        } => words.tell(
            "thaayam-reason-sets-up",
            &[
                ("score", score.into()),
                ("colour", table.colour(owner)),
                ("square", square(table, owner, index)),
            ],
        ),
        Reason::BearsOff { out } => words.tell("thaayam-brings-out", &[("pieces", out.into())]),
        Reason::Enters { off } => words.tell("thaayam-reason-enters", &[("off", off.into())]),
        Reason::EntersTwin => words.say("thaayam-brings-enter-twin"),
        Reason::FormsTwin => words.say("thaayam-reason-forms-twin"),
        Reason::ReachesCastle { all: true, .. } => words.say("thaayam-brings-last-home"),
        Reason::ReachesCastle { castle, .. } => {
            words.tell("thaayam-reason-castle", &[("pieces", castle.into())])
        }
        Reason::ReachesShelter { index } => shelter(table, seat, index, words),
        Reason::EscapesThreat { before, after } => words.tell(
            "thaayam-reason-escapes",
            &[
                ("before", percent(&before).into()),
                ("after", percent(&after).into()),
            ],
        ),
        Reason::KeepsScores { scores } => of_scores("thaayam-reason-keeps", scores, words),
        Reason::RisksCapture { threat, .. } => words.tell(
            "thaayam-reason-risks",
            &[("chance", percent(&threat).into())],
        ),
        Reason::LosesScores { scores } => of_scores("thaayam-reason-loses", scores, words),
        Reason::NearsCastle { squares_left } => {
            words.tell("thaayam-reason-nears", &[("squares", squares_left.into())])
        }
    }
}

fn shelter(table: &ThaayamTable, seat: Seat, index: u8, words: &Words) -> String {
    let there = ("square", square(table, seat, index));
    words.tell("thaayam-brings-shelter", &[there])
}

fn of_scores(key: &str, scores: Scores, words: &Words) -> String {
    let count = ("count", scores.len().into());
    words.tell(key, &[("scores", listed(scores.ascending())), count])
}

/// That something is captured, and what for.
fn capture(table: &ThaayamTable, reason: &Reason, words: &Words) -> String {
    let Reason::Captures {
        owner,
        index,
        pieces,
        twin,
        squares_lost,
        earns_turn,
    } = *reason
    else {
        return String::new();
    };
    let key = if twin {
        "thaayam-reason-captures-twin"
    } else {
        "thaayam-reason-captures"
    };
    let pieces = if twin { pieces / 2 } else { pieces };
    let again: Value = if earns_turn { "yes" } else { "no" }.into();
    words.tell(
        key,
        &[
            ("square", square(table, owner, index)),
            ("colour", table.colour(owner)),
            ("pieces", pieces.into()),
            ("lost", u32::from(squares_lost).into()),
            ("again", again),
        ],
    )
}
