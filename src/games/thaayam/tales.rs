//! The story of a game of Thaayam in words.

use taula_rules::Seat;
use taula_rules::games::thaayam::{Sentence, Story, Tale};

use super::ThaayamTable;
use super::sentences::square;
use crate::locale::Words;

/// The story's sentences: the move each is about, whose piece stands before it, and its words.
#[must_use]
pub fn tales(table: &ThaayamTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
    let told = story.sentences.iter().map(|sentence| {
        let said = in_words(table, sentence, words);
        (sentence.at, about(sentence, table), said)
    });
    told.collect()
}

/// Whose piece stands before a sentence.
fn about(sentence: &Sentence, table: &ThaayamTable) -> Seat {
    match sentence.tale {
        Tale::Comeback { seat, .. }
        | Tale::Led { seat, .. }
        | Tale::LongestThrow { seat, .. }
        | Tale::MostCaptures { seat, .. }
        | Tale::BestTurn { seat, .. } => seat,
        Tale::TurningPoint { victim, .. } => victim,
        Tale::ClosestRace { first, .. }
        | Tale::LastStretch { first, .. }
        | Tale::Margin { first, .. } => first,
        // Of everybody: who led after it.
        Tale::LeadChanges { .. } => table
            .tally
            .standings()
            .get(sentence.at + 1)
            .and_then(|standing| standing.leader)
            .unwrap_or_default(),
    }
}

/// A sentence of the story. Moves are counted from 1, as people count.
#[must_use]
pub fn in_words(table: &ThaayamTable, sentence: &Sentence, words: &Words) -> String {
    let who = |seat: Seat| ("name", table.name(seat));
    let second = |seat: Seat| ("second", table.name(seat));
    match sentence.tale {
        Tale::Comeback {
            seat,
            leader,
            squares,
        } => words.tell(
            "tale-comeback",
            &[
                who(seat),
                ("leader", table.name(leader)),
                ("squares", u32::from(squares).into()),
            ],
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
        Tale::TurningPoint {
            victim,
            index,
            pieces,
            twin,
            squares,
            ..
        } => {
            let (key, pieces) = if twin {
                ("thaayam-tale-turning-twin", pieces / 2)
            } else {
                ("thaayam-tale-turning-point", pieces)
            };
            words.tell(
                key,
                &[
                    ("move", (sentence.at + 1).into()),
                    ("colour", table.colour(victim)),
                    ("square", square(table, victim, index)),
                    ("pieces", pieces.into()),
                    ("squares", u32::from(squares).into()),
                ],
            )
        }
        Tale::LongestThrow { seat, throws } => words.tell(
            "thaayam-tale-longest-throw",
            &[who(seat), ("throws", throws.into())],
        ),
        Tale::MostCaptures { seat, captures, .. } => words.tell(
            "thaayam-tale-most-captures",
            &[who(seat), ("captures", captures.into())],
        ),
        Tale::BestTurn { seat, squares } => {
            words.tell("tale-best-turn", &[who(seat), ("squares", squares.into())])
        }
        Tale::ClosestRace {
            first,
            second: next,
            squares,
        } => words.tell(
            "thaayam-tale-closest-race",
            &[
                who(first),
                second(next),
                ("squares", u32::from(squares).into()),
            ],
        ),
        Tale::LastStretch { first, turns } => words.tell(
            "thaayam-tale-last-stretch",
            &[who(first), ("turns", turns.into())],
        ),
        Tale::Margin {
            first,
            second: next,
            squares,
        } => words.tell(
            "tale-margin",
            &[
                who(first),
                second(next),
                ("squares", u32::from(squares).into()),
            ],
        ),
    }
}
