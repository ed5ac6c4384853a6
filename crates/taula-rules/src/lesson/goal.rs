//! What counts as done.

use serde::Deserialize;
use serde_json::Value;

use super::LEARNER;
use crate::turn::Decider;
use crate::{Match, Rules};

/// What counts as done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// Nothing: there is only something to see.
    #[default]
    Look,
    /// The learner throws, and this comes.
    Throw(String),
    /// One of these moves is played.
    Move(Vec<String>),
    /// All of these moves are played, in any order.
    All(Vec<String>),
    /// An event of this type happens, whichever moves bring it about.
    Until(String),
}

/// How many moves are looked at to see whether an event can still be brought about.
const MOST_LOOKED_AT: u32 = 5_000;

impl Goal {
    /// The moves it names.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        match self {
            Self::Look | Self::Until(_) => &[],
            Self::Throw(outcome) => std::slice::from_ref(outcome),
            Self::Move(moves) | Self::All(moves) => moves,
        }
    }

    /// Whether something is asked.
    #[must_use]
    pub const fn asks(&self) -> bool {
        !matches!(self, Self::Look)
    }

    /// The moves that all have to be played.
    pub(super) fn left(&self) -> Vec<String> {
        match self {
            Self::All(moves) => moves.clone(),
            _ => Vec::new(),
        }
    }

    /// Takes a move that was played off those that are left.
    pub(super) fn strike(left: &mut Vec<String>, text: &str) {
        if let Some(at) = left.iter().position(|mv| mv == text) {
            left.remove(at);
        }
    }

    /// What a legal move brings: none if it does not lead to the goal, else whether it reaches it. `left`
    /// holds the moves still to be played where all of them are wanted.
    pub(super) fn brings<R: Rules>(
        &self,
        left: &[String],
        game: &Match<R>,
        mv: R::Move,
        text: &str,
    ) -> Option<bool> {
        match self {
            Self::Look => None,
            Self::Throw(outcome) => (outcome == text).then_some(true),
            Self::Move(moves) => moves.iter().any(|mv| mv == text).then_some(true),
            Self::All(_) => left.iter().any(|mv| mv == text).then_some(left.len() == 1),
            Self::Until(event) => {
                let mut enough = MOST_LOOKED_AT;
                outcome(game.rules(), game.position(), mv, event, &mut enough)
            }
        }
    }

    /// A legal move that leads to the goal.
    pub(super) fn solution<R: Rules>(&self, left: &[String], game: &Match<R>) -> Option<String> {
        let (rules, at) = (game.rules(), game.position());
        let mut legal: Vec<(String, R::Move)> = game
            .legal_moves()
            .into_iter()
            .map(|mv| (rules.text(at, mv), mv))
            .collect();
        legal.sort();
        let known = |text: &String| legal.iter().any(|(legal, _)| legal == text);
        match self {
            Self::Look => None,
            Self::Throw(_) | Self::Move(_) => self.moves().iter().find(|text| known(text)).cloned(),
            Self::All(_) => left.iter().find(|text| known(text)).cloned(),
            Self::Until(_) => {
                let brought = |wanted: bool| {
                    legal
                        .iter()
                        .find(|(text, mv)| self.brings(left, game, *mv, text) == Some(wanted))
                };
                brought(true)
                    .or_else(|| brought(false))
                    .map(|(text, _)| text.clone())
            }
        }
    }
}

/// What a move brings: none if after it the event cannot happen any more in this turn of the learner's, else
/// whether the move itself makes it happen.
fn outcome<R: Rules>(
    rules: &R,
    at: &R::Position,
    mv: R::Move,
    event: &str,
    enough: &mut u32,
) -> Option<bool> {
    let mut after = at.clone();
    let mut events: Vec<R::Event> = Vec::new();
    rules.play(&mut after, mv, &mut events);
    if events.iter().any(|e| is(e, event)) {
        return Some(true);
    }
    if rules.decider(&after) != Decider::Player(LEARNER) {
        return None;
    }
    let mut moves = Vec::new();
    rules.legal_moves(&after, &mut moves);
    for mv in moves {
        // Where there is too much to look at, it is taken for possible.
        let Some(rest) = enough.checked_sub(1) else {
            return Some(false);
        };
        *enough = rest;
        if outcome(rules, &after, mv, event, enough).is_some() {
            return Some(false);
        }
    }
    None
}

/// Whether an event is of a type, as the protocol names it.
fn is(event: &impl serde::Serialize, name: &str) -> bool {
    serde_json::to_value(event)
        .is_ok_and(|event| event.get("type").and_then(Value::as_str) == Some(name))
}
