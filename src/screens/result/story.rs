//! The story of a game in three sentences: each leads to its move.

use bevy_egui::egui::{Rect, pos2, vec2};
use taula_rules::Seat;
use taula_rules::games::parchis::{Sentence, Story, Tale};

use super::Ask;
use crate::games::parchis::ParchisTable;
use crate::games::parchis::sentences::{colour, name};
use crate::locale::Words;
use crate::theme::{Face, Stage, colour as ink};

/// The story on a card of its own.
pub fn card(
    stage: &mut Stage,
    table: &ParchisTable,
    story: Option<&Story>,
    rect: Rect,
    asks: &mut Vec<Ask>,
) {
    let inner = super::headed(stage, rect, "story", 52.0);
    inside(stage, table, story, inner, asks);
}

/// The sentences, each of which can be chosen.
pub fn inside(
    stage: &mut Stage,
    table: &ParchisTable,
    story: Option<&Story>,
    rect: Rect,
    asks: &mut Vec<Ask>,
) {
    let sentences = story.map_or(&[][..], |story| &story.sentences[..]);
    let said: Vec<String> = sentences
        .iter()
        .map(|sentence| in_words(table, sentence, stage.words))
        .collect();
    // As large as they can be: no sentence is cut.
    let mut size = 16.0 * stage.canvas.text;
    let inset = 32.0 * stage.canvas.text_up_to(1.4);
    let galleys = loop {
        let galleys: Vec<_> = said
            .iter()
            .map(|said| {
                stage.paragraph(rect.width() - inset - 4.0, said, Face::Sans, size, ink::INK)
            })
            .collect();
        let high: f32 = galleys.iter().map(|galley| galley.size().y + 10.0).sum();
        if high <= rect.height() || size <= 12.0 {
            break galleys;
        }
        size -= 1.0;
    };
    let high: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let gap = ((rect.height() - high) / said.len().max(1) as f32).clamp(4.0, 26.0);
    let mut y = rect.top();
    for (i, (sentence, galley)) in sentences.iter().zip(galleys).enumerate() {
        let row = Rect::from_min_size(
            pos2(rect.left() - 8.0, y),
            vec2(rect.width() + 16.0, galley.size().y + gap),
        );
        y = row.bottom();
        let touch = stage.touch(("tale", i), row, false);
        if touch.hovered {
            stage.painter().rect_filled(row, 5.0, ink::WELL);
        }
        let first = row.top() + gap / 2.0 + size * 0.62;
        if let Some(dye) = table.flow.player(about(sentence, table)).map(|of| of.dye) {
            let radius = inset * 0.3;
            stage.pawn(pos2(rect.left() + radius, first), dye, radius);
        }
        let at = pos2(rect.left() + inset, row.top() + gap / 2.0);
        stage.painter().galley(at, galley, ink::INK);
        if touch.focused {
            stage.ring(row.shrink2(vec2(2.0, 4.0)), 4.0);
        }
        if touch.chosen {
            asks.push(Ask::Watch(None, sentence.at + 1));
        }
    }
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
    let who = |seat: Seat| ("name", name(table, seat));
    let second = |seat: Seat| ("second", name(table, seat));
    let colour = |seat: Seat| ("colour", colour(table, seat));
    match sentence.tale {
        Tale::Comeback {
            seat,
            leader,
            squares,
        } => words.tell(
            "tale-comeback",
            &[
                who(seat),
                ("leader", name(table, leader)),
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
