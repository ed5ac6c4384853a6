//! Where the book is open, and what is looked for in it.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::Context;

use super::books::{Book, Books};
use super::frame::Frame;
use super::pages::{FIRST, Pages};
use super::search::nearest;
use crate::locale::{Language, Words};
use crate::theme::Canvas;

/// Where the book is open. It stays open there until the program ends.
#[derive(Resource, Default)]
pub struct Reading {
    /// Which of the books.
    pub(super) book: usize,
    chapter: usize,
    /// Which page of the chapter.
    nth: usize,
    /// Where only one page has room: whether it is the one with the chapters.
    pub(super) contents: bool,
    /// Whether that page was asked for while another was read.
    pub(super) over: bool,
    query: String,
    found: Vec<Found>,
    laid: Option<(Laid, Arc<Pages>)>,
    /// The page to be opened as soon as it is known where it lies.
    wanted: Option<usize>,
    pub(super) turning: Option<Turning>,
}

/// A chapter with what is looked for, and the first of its pages that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) chapter: usize,
    pub(super) nth: usize,
}

/// What the pages were laid out for.
#[derive(Clone, Copy, PartialEq)]
struct Laid {
    canvas: Canvas,
    language: Language,
    book: usize,
}

/// A page being turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turning {
    /// From which page.
    pub(super) from: usize,
    /// Since when.
    pub(super) since: Duration,
}

impl Reading {
    /// Opens a book: where it was left, if it is the one read last, else at its first page.
    pub(crate) fn begin(&mut self, books: &Books, game: &str) {
        if let Some(book) = books.of(game) {
            self.take(book);
        }
    }

    /// Takes up the book of this place.
    pub(super) fn take(&mut self, book: usize) {
        if book != self.book {
            *self = Self {
                book,
                wanted: self.wanted,
                ..Self::default()
            };
        }
    }

    /// Opens a book at a chapter; at its first page where it has no such chapter.
    pub(crate) fn begin_at(&mut self, books: &Books, game: &str, id: &str) {
        self.begin(books, game);
        let book = books.0.get(self.book);
        let chapter = book.and_then(|book| book.chapters.iter().position(|of| of.id == id));
        self.chapter = chapter.unwrap_or_default();
    }

    /// The book of this place, open at the page of that number, something looked for in it.
    #[must_use]
    pub fn at(book: usize, page: usize, query: String) -> Self {
        Self {
            book,
            wanted: Some(page),
            query,
            ..Self::default()
        }
    }

    /// The chapter that is read, from 0.
    #[must_use]
    pub const fn chapter(&self) -> usize {
        self.chapter
    }

    /// Which page of the chapter is read, from 0.
    #[must_use]
    pub const fn page(&self) -> usize {
        self.nth
    }

    /// What is looked for.
    #[must_use]
    pub fn query(&self) -> &str {
        &self.query
    }

    /// The chapters that have what is looked for.
    #[must_use]
    pub fn found(&self) -> Vec<usize> {
        self.found.iter().map(|found| found.chapter).collect()
    }

    /// The chapters that are listed, each with the page it is opened at.
    pub(super) fn listed(&self, book: &Book) -> Vec<Found> {
        if self.query.trim().is_empty() {
            let all = 0..book.chapters.len();
            return all.map(|chapter| Found { chapter, nth: 0 }).collect();
        }
        self.found.clone()
    }

    /// Whether nothing has what is looked for.
    pub(super) fn in_vain(&self) -> bool {
        !self.query.trim().is_empty() && self.found.is_empty()
    }

    /// The pages for this canvas and language.
    pub(super) fn pages(
        &mut self,
        context: &Context,
        book: &Book,
        words: &Words,
        canvas: Canvas,
    ) -> Arc<Pages> {
        let now = Laid {
            canvas,
            language: words.language(),
            book: self.book,
        };
        if let Some((laid, pages)) = &self.laid
            && *laid == now
        {
            return pages.clone();
        }
        let pages = Arc::new(Pages::lay(context, book, words, Frame::of(&canvas)));
        self.laid = Some((now, pages.clone()));
        self.turning = None;
        if let Some(number) = self.wanted.take() {
            self.contents = number < FIRST;
            let last = pages.leaves.len().saturating_sub(1);
            let leaf = pages.leaves.get(number.saturating_sub(FIRST).min(last));
            (self.chapter, self.nth) = leaf.map_or((0, 0), |leaf| (leaf.chapter, leaf.nth));
        }
        self.search(&pages);
        pages
    }

    /// The page that is read.
    pub(super) fn leaf(&self, pages: &Pages) -> usize {
        pages.find(self.chapter, self.nth).unwrap_or(0)
    }

    /// To another page; whether it is another.
    pub(super) fn turn(&mut self, pages: &Pages, to: usize, now: Duration) -> bool {
        let from = self.leaf(pages);
        let Some(leaf) = pages.leaves.get(to).filter(|_| to != from) else {
            return false;
        };
        (self.chapter, self.nth) = (leaf.chapter, leaf.nth);
        self.turning = Some(Turning { from, since: now });
        true
    }

    /// Looks for something else; whether another page is read for it.
    pub(super) fn look_for(&mut self, query: String, pages: &Pages, now: Duration) -> bool {
        self.query = query;
        self.search(pages);
        let here = pages.leaves.get(self.leaf(pages));
        if here.is_some_and(|leaf| pages.has(leaf, &self.query)) {
            return false;
        }
        let place = self
            .found
            .iter()
            .find(|found| found.chapter == self.chapter)
            .or(self.found.first());
        let to = place.and_then(|found| pages.find(found.chapter, found.nth));
        to.is_some_and(|to| self.turn(pages, to, now))
    }

    fn search(&mut self, pages: &Pages) {
        self.found.clear();
        for leaf in &pages.leaves {
            let known = self.found.last().map(|found| found.chapter);
            if known != Some(leaf.chapter) && pages.has(leaf, &self.query) {
                self.found.push(Found {
                    chapter: leaf.chapter,
                    nth: leaf.nth,
                });
            }
        }
    }

    /// The word of the book most like what is looked for.
    pub(super) fn nearest(&self, book: &Book, words: &Words) -> Option<String> {
        let texts: Vec<String> = (0..book.chapters.len())
            .flat_map(|i| ["title", "words"].map(|part| words.say(&book.key(i, part))))
            .collect();
        let known = texts
            .iter()
            .flat_map(|text| text.split(|c: char| !c.is_alphanumeric()))
            .filter(|word| word.chars().count() > 2);
        nearest(&self.query, known).map(str::to_lowercase)
    }
}
