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
    /// The learner throws, and these come, one after the other.
    Throw(Vec<String>),
    /// One of these moves is played.
    Move(Vec<String>),
    /// All of these moves are played, in any order.
    All(Vec<String>),
    /// The moves of one of these lists are played, in their order.
    Ways(Vec<Vec<String>>),
    /// An event of this type happens, whichever moves bring it about.
    Until(String),
}

/// The ways there are to what is asked: lists of the moves still to be played.
pub(super) type Left = Vec<Vec<String>>;

/// How many moves are looked at to see whether an event can still be brought about.
const MOST_LOOKED_AT: u32 = 5_000;
/// The most moves that may be asked for in any order: their orders are listed.
pub(super) const MOST_IN_ANY_ORDER: usize = 5;

impl Goal {
    /// Whether something is asked.
    #[must_use]
    pub const fn asks(&self) -> bool {
        !matches!(self, Self::Look)
    }

    /// Whether the learner has to choose a move.
    #[must_use]
    pub const fn chooses(&self) -> bool {
        self.asks() && !matches!(self, Self::Throw(_))
    }

    /// The ways there are from its beginning; none where any move will do that leads to an event.
    pub(super) fn ways(&self) -> Left {
        match self {
            Self::Look | Self::Until(_) => Vec::new(),
            Self::Throw(outcomes) => vec![outcomes.clone()],
            Self::Move(moves) => moves.iter().map(|mv| vec![mv.clone()]).collect(),
            Self::All(moves) => orders(moves),
            Self::Ways(ways) => ways.clone(),
        }
    }

    /// What a legal move brings: none if it does not lead to the goal, else whether it reaches it.
    pub(super) fn brings<R: Rules>(
        &self,
        left: &Left,
        game: &Match<R>,
        mv: R::Move,
        text: &str,
    ) -> Option<bool> {
        if let Self::Until(event) = self {
            let mut enough = MOST_LOOKED_AT;
            return outcome(game.rules(), game.position(), mv, event, &mut enough);
        }
        let mut ways = left
            .iter()
            .filter(|way| way.first().is_some_and(|mv| mv == text));
        let first = ways.next()?;
        Some(first.len() == 1 || ways.any(|way| way.len() == 1))
    }

    /// The ways that are left after a move that leads to the goal.
    pub(super) fn follow(left: &mut Left, text: &str) {
        left.retain_mut(|way| {
            let follows = way.first().is_some_and(|mv| mv == text);
            if follows {
                way.remove(0);
            }
            follows
        });
    }

    /// A legal move that leads to the goal.
    pub(super) fn solution<R: Rules>(&self, left: &Left, game: &Match<R>) -> Option<String> {
        let (rules, at) = (game.rules(), game.position());
        let mut legal: Vec<(String, R::Move)> = game
            .legal_moves()
            .into_iter()
            .map(|mv| (rules.text(at, mv), mv))
            .collect();
        legal.sort();
        if let Self::Until(_) = self {
            let brought = |wanted: bool| {
                legal
                    .iter()
                    .find(|(text, mv)| self.brings(left, game, *mv, text) == Some(wanted))
            };
            let (text, _) = brought(true).or_else(|| brought(false))?;
            return Some(text.clone());
        }
        left.iter()
            .filter_map(|way| way.first())
            .find(|text| legal.iter().any(|(legal, _)| legal == *text))
            .cloned()
    }
}

/// The orders of some moves, each once, the one they are given in first.
fn orders(moves: &[String]) -> Left {
    if moves.is_empty() || moves.len() > MOST_IN_ANY_ORDER {
        return vec![moves.to_vec()];
    }
    let mut all: Left = Vec::new();
    for at in 0..moves.len() {
        let mut rest = moves.to_vec();
        let first = rest.remove(at);
        if rest.is_empty() {
            return vec![vec![first]];
        }
        for mut order in orders(&rest) {
            order.insert(0, first.clone());
            if !all.contains(&order) {
                all.push(order);
            }
        }
    }
    all
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
