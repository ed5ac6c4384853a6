//! The scores thrown in a turn, in the order thrown: which wait to be played, which are gone, and why.
//!
//! The position keeps only what is left, in no order; what lies on the table is told by the events, or
//! gone over again from the moves of the turn.

use taula_rules::games::thaayam::{Event, Scores, Strike, Thaayam};
use taula_rules::{Chance, Match, Rules, Turn};

/// A score thrown in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// 1, 2, 3, 4 or 8.
    pub score: u8,
    /// What has become of it.
    pub state: State,
}

/// What has become of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It waits to be played.
    Waiting,
    /// It has been played.
    Used,
    /// It was struck (TH-12).
    Struck(Strike),
}

/// The scores of a turn in the order thrown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tokens(Vec<Token>);

impl Tokens {
    /// Those that lie there in a game as it stands: the turn is gone over again. What a game began with lies
    /// there in its own order.
    #[must_use]
    pub fn of(game: &Match<Thaayam>) -> Self {
        let mut at = game.first();
        let rules = game.rules();
        let mut tokens = Self::begun(&rules.picture(&at).throws);
        let mut events = Vec::new();
        for &mv in game.moves() {
            let opening = matches!(
                rules.turn(&at),
                Turn::Chance {
                    what: Chance::Opening,
                    ..
                }
            );
            events.clear();
            rules.play(&mut at, mv, &mut events);
            for event in &events {
                tokens.see(event, opening);
            }
        }
        tokens
    }

    fn begun(throws: &[u8]) -> Self {
        let waiting = |&score: &u8| Token {
            score,
            state: State::Waiting,
        };
        Self(throws.iter().map(waiting).collect())
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Token] {
        &self.0
    }

    /// The places of those that wait, in the order thrown.
    pub fn waiting(&self) -> impl Iterator<Item = (usize, u8)> {
        let waits = |(_, token): &(usize, &Token)| token.state == State::Waiting;
        self.0
            .iter()
            .enumerate()
            .filter(waits)
            .map(|(place, token)| (place, token.score))
    }

    /// The scores at these places.
    #[must_use]
    pub fn scores(&self, places: &[usize]) -> Scores {
        let of = |&place: &usize| self.0.get(place).map(|token| token.score);
        places.iter().filter_map(of).collect()
    }

    /// Why scores were struck, where some were.
    #[must_use]
    pub fn strike(&self) -> Option<Strike> {
        self.0.iter().find_map(|token| match token.state {
            State::Struck(why) => Some(why),
            _ => None,
        })
    }

    /// Takes notice of an event; `opening` says whether throws are for who starts.
    pub fn see(&mut self, event: &Event, opening: bool) {
        match event {
            Event::Thrown { score, .. } if !opening => self.0.push(Token {
                score: *score,
                state: State::Waiting,
            }),
            Event::Struck { places, why, .. } => {
                for &place in places {
                    if let Some(token) = self.0.get_mut(usize::from(place)) {
                        token.state = State::Struck(*why);
                    }
                }
            }
            Event::Moved { scores, .. } => self.spend(scores),
            Event::Entered { twin, .. } => self.spend(if *twin { &[1, 1] } else { &[1] }),
            Event::BorneOff { .. } => self.spend(&[1]),
            Event::Again { .. }
            | Event::Passed { .. }
            | Event::Started { .. }
            | Event::Over { .. } => self.0.clear(),
            _ => {}
        }
    }

    fn spend(&mut self, scores: &[u8]) {
        for &score in scores {
            let waits = |token: &&mut Token| token.score == score && token.state == State::Waiting;
            if let Some(token) = self.0.iter_mut().find(waits) {
                token.state = State::Used;
            }
        }
    }
}
