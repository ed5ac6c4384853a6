//! The numbers of a garden game as the screens want them, and its story in words.

use taula_rules::Seat;
use taula_rules::games::taihou::{PinKind as Pinned, Sentence, Story, Tale, Tally};

use super::TaihouTable;
use super::sentences::{name, value, why_over};
use crate::locale::Words;
use crate::table::Figures;
use crate::table::watch::{Pin, PinKind};

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
        Some(Pin {
            at: pin.at,
            seat: pin.seat,
            kind: match pin.kind {
                Pinned::Captured { .. } => PinKind::Captured,
                Pinned::Won => PinKind::Finished(1),
                Pinned::HatLo { .. } | Pinned::KhiLoi => return None,
            },
        })
    });
    pins.collect()
}

/// A seat's numbers.
pub(super) fn figures(tally: &Tally, seat: Seat) -> Figures {
    tally
        .seat(seat)
        .map_or_else(Figures::default, |of| Figures {
            columns: vec![of.captures, of.lost.into(), of.points],
            throws: Vec::new(),
            done: of.pieces,
        })
}

/// The story's sentences: the move each is about, whose piece stands before it, and its words.
#[must_use]
pub fn tales(table: &TaihouTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
    let told = story.sentences.iter().map(|sentence| {
        let said = in_words(table, sentence, words);
        (sentence.at, about(sentence, table), said)
    });
    told.collect()
}

/// Whose piece stands before a sentence.
fn about(sentence: &Sentence, table: &TaihouTable) -> Seat {
    match sentence.tale {
        Tale::Comeback { seat, .. }
        | Tale::Led { seat, .. }
        | Tale::Prize { seat, .. }
        | Tale::MostCaptures { seat, .. }
        | Tale::MostCalls { seat, .. } => seat,
        Tale::Narrow { first, .. } | Tale::Won { first, .. } => first,
        // Of all: who led after it.
        Tale::LeadChanges { .. } | Tale::Even { .. } | Tale::Shared { .. } => table
            .tally
            .standings()
            .get(sentence.at + 1)
            .and_then(|standing| standing.leader)
            .unwrap_or_default(),
    }
}

/// A sentence of the story. Moves are counted from 1, as people count.
#[must_use]
pub fn in_words(table: &TaihouTable, sentence: &Sentence, words: &Words) -> String {
    let who = |seat: Seat| ("name", table.name(seat));
    let second = |seat: Seat| ("second", table.name(seat));
    let points = |points: u32| ("points", points.into());
    match sentence.tale {
        Tale::Comeback {
            seat,
            leader,
            points: behind,
        } => words.tell(
            "taihou-tale-comeback",
            &[who(seat), ("leader", table.name(leader)), points(behind)],
        ),
        Tale::Led { seat, from, to, .. } => words.tell(
            "tale-led",
            &[
                who(seat),
                ("from", (from + 1).into()),
                ("to", (to + 1).into()),
            ],
        ),
        Tale::LeadChanges { times } => words.tell("tale-lead-changes", &[("times", times.into())]),
        Tale::Prize {
            seat,
            square,
            piece,
        } => words.tell(
            "taihou-tale-prize",
            &[
                who(seat),
                ("square", name(square)),
                ("piece", value(piece)),
                ("owner", table.name(piece.owner)),
            ],
        ),
        Tale::MostCaptures {
            seat,
            captures,
            next,
        } => words.tell(
            "taihou-tale-captures",
            &[
                who(seat),
                ("pieces", captures.into()),
                ("next", next.into()),
            ],
        ),
        Tale::MostCalls { seat, calls, next } => words.tell(
            "taihou-tale-calls",
            &[who(seat), ("calls", calls.into()), ("next", next.into())],
        ),
        Tale::Even { turns } => words.tell("taihou-tale-even", &[("turns", turns.into())]),
        Tale::Narrow {
            first,
            second: other,
            points: by,
        } => words.tell(
            "taihou-tale-narrow",
            &[who(first), second(other), points(by)],
        ),
        Tale::Won {
            first,
            points: of,
            payout,
            why,
        } => words.tell(
            "taihou-tale-won",
            &[
                who(first),
                points(of),
                ("payout", payout.into()),
                ("why", why_over(why, words).into()),
            ],
        ),
        Tale::Shared {
            points: of, why, ..
        } => words.tell(
            "taihou-tale-shared",
            &[points(of), ("why", why_over(why, words).into())],
        ),
    }
}
