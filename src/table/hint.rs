//! The hint: what a good computer player would do, and why, in words. It is shown, never played.

use taula_rules::bots::Choice;

use super::moment::Moment;
use super::state::Table;
use super::view::{Move, View};
use crate::locale::Words;

/// A move that is recommended.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<Move, Reason> {
    /// The move.
    pub mv: Move,
    /// What speaks for it, what weighs most first.
    pub reasons: Vec<Reason>,
    /// By how much it is worth more than the next best, 0 to 1; none where there is no other.
    pub lead: Option<f64>,
    /// Whether the focus has been brought to it.
    pub shown: bool,
}

/// From this lead on a move is better, and from the other by far: of ten games one is won more.
const BETTER: f64 = 0.04;
/// See [`BETTER`].
const BY_FAR: f64 = 0.10;

impl<V: View> Table<V> {
    /// Takes the answer to what a person has asked.
    pub fn advise(&mut self, choice: &Choice<Move<V>>) {
        let game = self.flow.game();
        let reasons = V::reasons(game.rules(), game.position(), choice.mv);
        self.hint = Some(Hint {
            mv: choice.mv,
            reasons,
            lead: choice.lead(),
            shown: false,
        });
        self.own.choose(self.flow.game(), choice.mv);
    }

    /// Whether a hint can be asked for: there is something to choose, and a person chooses it.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.at_rest() && self.flow.waits_for_person() && !self.flow.game().turn().is_chance()
    }

    /// Puts the hint into the words of the moment, where its move is looked at.
    pub fn tell_hint(&self, moment: &mut Moment, looked_at: Option<Move<V>>, words: &Words) {
        if let Some(hint) = &self.hint
            && looked_at == Some(hint.mv)
        {
            moment.heading = V::advice(self, hint.mv, words);
            moment.body.clear();
            moment.note.clear();
            moment.hint = sentences(self, hint, words);
        }
    }
}

/// Why a move is recommended, in order of weight: at most two reasons, and by how much it is better where
/// that is clear.
#[must_use]
pub fn sentences<V: View>(
    table: &Table<V>,
    hint: &Hint<Move<V>, V::Reason>,
    words: &Words,
) -> Vec<String> {
    let mut said: Vec<String> = hint
        .reasons
        .iter()
        .filter(|reason| !V::is_weak(reason))
        .take(2)
        .map(|reason| V::reason(table, reason, words))
        .collect();
    if said.is_empty() {
        let weak = hint.reasons.iter().find(|reason| V::is_weak(reason));
        said.extend(weak.map(|reason| V::reason(table, reason, words)));
    }
    match hint.lead {
        Some(lead) if lead >= BY_FAR => said.push(words.say("advice-by-far")),
        Some(lead) if lead >= BETTER => said.push(words.say("advice-better")),
        _ => {}
    }
    said
}
