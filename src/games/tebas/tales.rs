//! The numbers of a game of Tebas as the screens want them, and its story in words.

use taula_rules::Seat;
use taula_rules::games::tebas::{End, PinKind as Pinned, Sentence, Story, Tale, Tally};

use super::TebasTable;
use super::sentences::name;
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
    let pins = tally.pins().iter().map(|pin| Pin {
        at: pin.at,
        seat: pin.seat,
        kind: match pin.kind {
            Pinned::Covered { .. } | Pinned::Removed { .. } => PinKind::Captured,
            Pinned::Won => PinKind::Finished(1),
        },
    });
    pins.collect()
}

/// A seat's numbers.
pub(super) fn figures(tally: &Tally, seat: Seat) -> Figures {
    let of = tally.seats().get(seat.index());
    of.map_or_else(Figures::default, |of| Figures {
        columns: vec![of.covers, of.removed, of.turns],
        throws: Vec::new(),
        done: of.free,
    })
}

/// The story's sentences: the move each is about, whose disc stands before it, and its words.
#[must_use]
pub fn tales(table: &TebasTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
    let told = story.sentences.iter().map(|sentence| {
        let said = in_words(table, sentence, words);
        (sentence.at, about(sentence, table), said)
    });
    told.collect()
}

/// Whose disc stands before a sentence.
fn about(sentence: &Sentence, table: &TebasTable) -> Seat {
    match sentence.tale {
        Tale::Comeback { seat, .. }
        | Tale::Led { seat, .. }
        | Tale::Removal { seat, .. }
        | Tale::TallestStack { seat, .. }
        | Tale::MostCovers { seat, .. }
        | Tale::Obliged { seat, .. } => seat,
        Tale::Narrow { first, .. } | Tale::Standstill { first, .. } => first,
        // Of both: who led after it.
        Tale::LeadChanges { .. } | Tale::Even { .. } | Tale::Drawn { .. } => table
            .tally
            .standings()
            .get(sentence.at + 1)
            .and_then(|standing| standing.leader)
            .unwrap_or_default(),
    }
}

/// A sentence of the story. Moves are counted from 1, as people count.
#[must_use]
pub fn in_words(table: &TebasTable, sentence: &Sentence, words: &Words) -> String {
    let who = |seat: Seat| ("name", table.name(seat));
    let second = |seat: Seat| ("second", table.name(seat));
    let count = |pieces: u8| ("pieces", pieces.into());
    match sentence.tale {
        Tale::Comeback {
            seat,
            leader,
            pieces,
        } => words.tell(
            "tebas-tale-comeback",
            &[who(seat), ("leader", table.name(leader)), count(pieces)],
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
        Tale::Removal {
            seat,
            owner,
            circle,
            pieces,
        } => words.tell(
            "tebas-tale-removal",
            &[
                who(seat),
                ("circle", name(circle)),
                ("colour", table.colour(owner)),
                count(pieces),
            ],
        ),
        Tale::TallestStack {
            seat,
            circle,
            height,
        } => words.tell(
            "tebas-tale-tallest",
            &[who(seat), ("circle", name(circle)), count(height)],
        ),
        Tale::MostCovers { seat, covers, next } => words.tell(
            "tebas-tale-most-covers",
            &[who(seat), ("covers", covers.into()), ("next", next.into())],
        ),
        Tale::Obliged { seat, times } => {
            words.tell("tebas-tale-obliged", &[who(seat), ("times", times.into())])
        }
        Tale::Even { turns } => words.tell("tebas-tale-even", &[("turns", turns.into())]),
        Tale::Narrow {
            first,
            second: other,
            free,
        } => words.tell(
            "tebas-tale-narrow",
            &[who(first), second(other), count(free)],
        ),
        Tale::Standstill {
            first,
            second: other,
            blocked,
            out,
        } => words.tell(
            "tebas-tale-standstill",
            &[
                who(first),
                second(other),
                ("blocked", blocked.into()),
                ("out", out.into()),
            ],
        ),
        Tale::Drawn { why, turns } => words.tell(
            match why {
                End::Repetition => "tebas-tale-drawn-repetition",
                End::Quiet | End::Standstill => "tebas-tale-drawn-quiet",
            },
            &[("turns", turns.into())],
        ),
    }
}
