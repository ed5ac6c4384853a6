//! The game told as it goes: what happened, a sentence each. What is told is kept as facts; words are put to
//! it when it is read, in whatever language is spoken then.

use taula_rules::{Match, Rules, Seat};

use super::view::View;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<Fact> {
    /// The move that made it happen: its place in [`Match::moves`].
    pub at: usize,
    /// Whose doing it was.
    pub seat: Seat,
    /// What.
    pub fact: Fact,
}

/// What has happened in a game so far, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<Fact> {
    lines: Vec<Line<Fact>>,
}

impl<Fact> Default for Log<Fact> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<Fact> Log<Fact> {
    /// The whole of a game, moves taken back left out.
    #[must_use]
    pub fn of<V: View<Fact = Fact>>(game: &Match<V::Rules>) -> Self {
        let mut log = Self::default();
        let rules = game.rules();
        let mut at = game.first();
        let mut shown = rules.picture(&at);
        let mut events = Vec::new();
        for (number, &mv) in game.moves().iter().enumerate() {
            events.clear();
            rules.play(&mut at, mv, &mut events);
            for event in &events {
                rules.show(&mut shown, event);
                V::see(&mut log, rules, number, event, &shown);
            }
        }
        log
    }

    /// All lines, the oldest first.
    #[must_use]
    pub fn lines(&self) -> &[Line<Fact>] {
        &self.lines
    }

    /// The newest line.
    pub fn last_mut(&mut self) -> Option<&mut Line<Fact>> {
        self.lines.last_mut()
    }

    /// Adds a line.
    pub fn push(&mut self, line: Line<Fact>) {
        self.lines.push(line);
    }

    /// Takes the newest line away: another tells it, and more.
    pub fn pop(&mut self) -> Option<Line<Fact>> {
        self.lines.pop()
    }
}
