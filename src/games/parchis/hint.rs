//! The hint: what a good computer player would do, and why, in words. It is shown, never played.

use taula_rules::bots::Choice;
use taula_rules::games::parchis::{Move, Place, Reason};

use super::ParchisTable;
use super::sentences::{Moment, colour, place};
use crate::locale::{Value, Words};

/// A move that is recommended.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
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

impl ParchisTable {
    /// Takes the answer to what a person has asked.
    pub fn advise(&mut self, choice: &Choice<Move>) {
        let game = self.flow.game();
        let reasons = game.rules().reasons(game.position(), choice.mv);
        self.hint = Some(Hint {
            mv: choice.mv,
            reasons,
            lead: choice.lead(),
            shown: false,
        });
        self.chosen = Some(choice.mv);
    }

    /// Whether a hint can be asked for: there is something to choose, and a person chooses it.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.at_rest() && self.flow.waits_for_person() && !self.flow.game().turn().is_chance()
    }
}

/// Puts a hint into the words of the moment.
pub(super) fn tell(moment: &mut Moment, table: &ParchisTable, hint: &Hint, words: &Words) {
    let at = table.flow.game().position();
    let rules = table.rules();
    moment.heading = match hint.mv {
        Move::Count { count, from } => {
            let to = match rules.place(at.player, from + count) {
                Place::Goal => words.say("advice-goal").into(),
                _ => place(rules, at.player, from + count, words),
            };
            let from = place(rules, at.player, from, words);
            words.tell("advice-move", &[("from", from), ("to", to)])
        }
        _ => words.say("advice-come-out"),
    };
    moment.body.clear();
    moment.note.clear();
    moment.hint = sentences(table, hint, words);
}

/// Why a move is recommended, in order of weight: at most two reasons, and by how much it is better where
/// that is clear.
#[must_use]
pub fn sentences(table: &ParchisTable, hint: &Hint, words: &Words) -> Vec<String> {
    // That a piece comes nearer is true of nearly every move: it is said where there is nothing else to say.
    let nears = |reason: &&Reason| matches!(reason, Reason::NearsHome { .. });
    let mut said: Vec<String> = hint
        .reasons
        .iter()
        .filter(|reason| !nears(reason))
        .take(2)
        .map(|reason| reason_in_words(table, reason, words))
        .collect();
    if said.is_empty() {
        said.extend(
            hint.reasons
                .iter()
                .find(nears)
                .map(|reason| reason_in_words(table, reason, words)),
        );
    }
    match hint.lead {
        Some(lead) if lead >= BY_FAR => said.push(words.say("advice-by-far")),
        Some(lead) if lead >= BETTER => said.push(words.say("advice-better")),
        _ => {}
    }
    said
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
                ("colour", colour(table, owner)),
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
