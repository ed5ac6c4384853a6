//! The rule books there are, whatever their games: chapters, and pictures that know how to be painted.

use std::sync::Arc;

use bevy::prelude::*;
use taula_art::Pixels;

use crate::app::Boards;
use crate::games;
use crate::locale::Words;
use crate::memory::Slips;

/// A picture of a rule book.
pub trait Figure: Send + Sync {
    /// Width and height of what it shows, in squares.
    fn size(&self) -> (f32, f32);
    /// How many numbered steps it has.
    fn steps(&self) -> usize;
    /// How far the painted picture reaches over what it shows on every side, in pixels, at `unit` pixels a
    /// square.
    fn margin(&self, unit: f32) -> u32;
    /// The picture, with the marks of one step where `step` names it, else with all of them.
    fn paint(&self, unit: f32, step: Option<usize>) -> Pixels;
}

/// A chapter.
#[derive(Clone)]
pub struct Chapter {
    /// The part of its messages' keys that is its own.
    pub id: String,
    /// The picture that its numbered steps go with.
    pub figure: Arc<dyn Figure>,
    /// The small picture of the exception.
    pub exception: Option<Arc<dyn Figure>>,
}

/// A game's rule book. Its words stand under `GAME-rules-CHAPTER-...`.
#[derive(Clone, Default)]
pub struct Book {
    /// The name of its family of games.
    pub game: &'static str,
    /// The key of what these are called.
    pub called: &'static str,
    /// How many can play, at least and at most.
    pub players: (u8, u8),
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

impl Book {
    /// The key of a chapter's message.
    #[must_use]
    pub fn key(&self, chapter: usize, part: &str) -> String {
        let id = self
            .chapters
            .get(chapter)
            .map_or("", |chapter| chapter.id.as_str());
        format!("{}-rules-{id}-{part}", self.game)
    }

    /// The keys of all its messages.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        for (i, chapter) in self.chapters.iter().enumerate() {
            for part in ["title", "lead", "but", "more", "words"] {
                keys.push(self.key(i, part));
            }
            for step in 1..=chapter.figure.steps() {
                keys.push(self.key(i, &format!("step-{step}")));
            }
        }
        keys
    }
}

/// The rule books, in the order of the games.
#[derive(Resource, Default)]
pub struct Books(pub Vec<Book>);

impl Books {
    /// The place of a game's book.
    #[must_use]
    pub fn of(&self, game: &str) -> Option<usize> {
        self.0.iter().position(|book| book.game == game)
    }
}

/// Opens the books at the start. A player's own that cannot be used is told once.
pub(super) fn open(
    boards: Res<Boards>,
    words: Res<Words>,
    mut books: ResMut<Books>,
    mut slips: ResMut<Slips>,
) {
    books.0.clear();
    let all = games::GAMES.map(|game| game.book(&boards.levels, &words));
    for (book, fault) in all {
        if let Some(fault) = fault {
            warn!("{fault}");
            let file = format!("levels/rulebooks/{}.ron", book.game);
            slips
                .0
                .push(words.tell("rulebook-unusable", &[("file", file.into())]));
        }
        books.0.push(book);
    }
}
