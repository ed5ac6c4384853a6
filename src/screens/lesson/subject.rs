//! What can be given at a table with a teacher: lessons and puzzles, of each game.

use std::sync::Arc;

use bevy::prelude::*;
use taula_rules::Fault;
use taula_rules::lesson::{Lesson, Phrase};
use taula_rules::puzzle::Puzzle;

use crate::app::Boards;
use crate::games;
use crate::locale::Words;
use crate::memory::Slips;
use crate::store::Settings;
use crate::table::lesson::Matter;

/// What is given: lessons, or puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// Lessons.
    #[default]
    Lessons,
    /// Puzzles.
    Puzzles,
}

impl Subject {
    /// The key of its name in words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Lessons => "lessons",
            Self::Puzzles => "puzzles",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Lessons => Self::Puzzles,
            Self::Puzzles => Self::Lessons,
        }
    }

    /// Whether one of a game has been done.
    #[must_use]
    pub fn has_done(self, settings: &Settings, game: &str, name: &str) -> bool {
        match self {
            Self::Lessons => settings.has_done(game, name),
            Self::Puzzles => settings.has_solved(game, name),
        }
    }

    /// Notes that one of a game has been done.
    pub fn note_done(self, settings: &mut Settings, game: &str, name: &str) {
        match self {
            Self::Lessons => settings.note_done(game, name),
            Self::Puzzles => settings.note_solved(game, name),
        };
    }
}

/// A lesson or a puzzle in a list.
pub(super) struct Row<'a> {
    pub(super) name: &'a str,
    pub(super) title: &'a Phrase,
}

/// The lessons and puzzles there are, of each game in its order. They are read when they are first asked for.
#[derive(Resource, Default)]
pub struct Lessons {
    of_games: Vec<(Vec<Arc<Lesson>>, Vec<Arc<Puzzle>>)>,
}

impl Lessons {
    /// Reads them, once. Those that cannot be used are told of.
    pub fn read(&mut self, boards: &Boards, words: &Words, slips: &mut Slips) {
        if !self.of_games.is_empty() {
            return;
        }
        let mut tell = |key: &str, fault: &Fault| {
            warn!("{fault}");
            let said = words.tell(key, &[("why", fault.to_string().into())]);
            slips.0.push(said);
        };
        for game in games::GAMES {
            let lessons = game.lessons(&boards.levels);
            let lessons = usable(lessons, |fault| tell("lesson-unusable", fault));
            let puzzles = game.puzzles(&boards.levels);
            let puzzles = usable(puzzles, |fault| tell("puzzle-unusable", fault));
            self.of_games.push((lessons, puzzles));
        }
    }

    /// The lessons of the game at a place in [`games::GAMES`].
    #[must_use]
    pub fn of(&self, game: usize) -> &[Arc<Lesson>] {
        self.of_games.get(game).map_or(&[], |(lessons, _)| lessons)
    }

    /// The puzzles of the game at a place in [`games::GAMES`].
    #[must_use]
    pub fn puzzles(&self, game: usize) -> &[Arc<Puzzle>] {
        self.of_games.get(game).map_or(&[], |(_, puzzles)| puzzles)
    }

    /// The first lesson of a game that belongs to a chapter of its book.
    #[must_use]
    pub fn of_chapter(&self, game: &str, chapter: &str) -> Option<&Arc<Lesson>> {
        let game = games::GAMES.iter().position(|of| of.name() == game)?;
        self.of(game)
            .iter()
            .find(|lesson| lesson.chapter == chapter)
    }

    /// What there is of a game, as it is listed.
    pub(super) fn rows(&self, subject: Subject, game: usize) -> Vec<Row<'_>> {
        match subject {
            Subject::Lessons => {
                let lessons = self.of(game).iter();
                lessons
                    .map(|of| Row {
                        name: &of.name,
                        title: &of.title,
                    })
                    .collect()
            }
            Subject::Puzzles => {
                let puzzles = self.puzzles(game).iter();
                puzzles
                    .map(|of| Row {
                        name: &of.name,
                        title: &of.title,
                    })
                    .collect()
            }
        }
    }

    /// One of them, to be gone through.
    pub(super) fn matter(&self, subject: Subject, game: usize, at: usize) -> Option<Matter> {
        match subject {
            Subject::Lessons => self.of(game).get(at).cloned().map(Matter::from),
            Subject::Puzzles => self.puzzles(game).get(at).cloned().map(Matter::from),
        }
    }

    /// The games that have any, by their places.
    pub(super) fn games(&self, subject: Subject) -> Vec<usize> {
        (0..self.of_games.len())
            .filter(|&game| match subject {
                Subject::Lessons => !self.of(game).is_empty(),
                Subject::Puzzles => !self.puzzles(game).is_empty(),
            })
            .collect()
    }
}

/// Those that can be used; the others are told of.
fn usable<T>(read: Vec<Result<T, Fault>>, mut tell: impl FnMut(&Fault)) -> Vec<T> {
    let mut all = Vec::new();
    for one in read {
        match one {
            Ok(one) => all.push(one),
            Err(fault) => tell(&fault),
        }
    }
    all
}
