//! The story of a game of Parchís in words.

use taula_rules::Seat;
use taula_rules::games::parchis::{Sentence, Story, Tale};

use super::ParchisTable;
use crate::locale::Words;

/// The story's sentences: the move each is about, whose pawn stands before it, and its words.
#[must_use]
pub fn tales(table: &ParchisTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
    let told = story.sentences.iter().map(|sentence| {
        let said = in_words(table, sentence, words);
        (sentence.at, about(sentence, table), said)
    });
    told.collect()
}

/// Whose pawn stands before a sentence.
fn about(sentence: &Sentence, table: &ParchisTable) -> Seat {
    match sentence.tale {
        Tale::Comeback { seat, .. }
        | Tale::Led { seat, .. }
        | Tale::MostCaptures { seat, .. }
        | Tale::LongestFlight { seat, .. }
        | Tale::ThreeSixes { seat, .. }
        | Tale::BestTurn { seat, .. } => seat,
        Tale::TurningPoint { victim, .. } => victim,
        Tale::ClosestRace { first, .. }
        | Tale::Margin { first, .. }
        | Tale::Ahead { first, .. } => first,
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
pub fn in_words(table: &ParchisTable, sentence: &Sentence, words: &Words) -> String {
    let who = |seat: Seat| ("name", table.name(seat));
    let second = |seat: Seat| ("second", table.name(seat));
    let colour = |seat: Seat| ("colour", table.colour(seat));
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
            square,
            squares,
            ..
        } => words.tell(
            "tale-turning-point",
            &[
                ("move", (sentence.at + 1).into()),
                colour(victim),
                ("square", square.to_string().into()),
                ("squares", squares.into()),
            ],
        ),
        Tale::MostCaptures { seat, captures, .. } => words.tell(
            "tale-most-captures",
            &[who(seat), ("captures", captures.into())],
        ),
        Tale::LongestFlight { seat, turns } => words.tell(
            "tale-longest-flight",
            &[colour(seat), ("turns", turns.into())],
        ),
        Tale::ThreeSixes { seat, squares } => words.tell(
            "tale-three-sixes",
            &[colour(seat), ("squares", squares.into())],
        ),
        Tale::BestTurn { seat, squares } => {
            words.tell("tale-best-turn", &[who(seat), ("squares", squares.into())])
        }
        Tale::ClosestRace {
            first,
            second: next,
            squares,
        } => words.tell(
            "tale-closest-race",
            &[
                who(first),
                second(next),
                ("squares", u32::from(squares).into()),
            ],
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
        Tale::Ahead {
            first,
            second: next,
            turns,
        } => words.tell(
            "tale-ahead",
            &[who(first), second(next), ("turns", turns.into())],
        ),
    }
}
