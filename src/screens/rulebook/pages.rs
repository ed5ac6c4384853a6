//! A book's chapters as pages: what stands on them, and where.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, Context, Pos2, Rect, Stroke, vec2};

use super::books::Book;
use super::frame::Frame;
use super::press::{Press, Told, sentences};
use super::search::hits;
use crate::locale::Words;
use crate::theme::Face;

/// A text that takes as many lines as it needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Prose {
    /// The text.
    pub text: String,
    /// Its typeface.
    pub face: Face,
    /// Its size in points.
    pub size: f32,
    /// How wide its lines may be.
    pub width: f32,
}

/// What stands on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The sentences it begins with.
    Lead(Prose),
    /// The chapter's picture, so many points a square.
    Figure(f32),
    /// A numbered step, from 0: its coin at the left, then its words.
    Step(usize, Prose),
    /// The small picture of the exception, so many points a square.
    Exception(f32),
    /// The exception.
    But(Prose),
    /// What else is true, a sentence; a mark stands before it.
    More(Prose),
    /// Words to find the chapter by.
    Words(Prose),
}

impl Part {
    /// The words of it.
    #[must_use]
    pub fn prose(&self) -> Option<&Prose> {
        match self {
            Self::Lead(prose)
            | Self::Step(_, prose)
            | Self::But(prose)
            | Self::More(prose)
            | Self::Words(prose) => Some(prose),
            Self::Figure(_) | Self::Exception(_) => None,
        }
    }
}

/// A part and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// Where.
    pub rect: Rect,
    /// What.
    pub part: Part,
}

impl Placed {
    /// Where its words begin.
    #[must_use]
    pub fn words_at(&self) -> Pos2 {
        let aside = match &self.part {
            Part::Step(_, prose) => coin(prose),
            Part::More(prose) => mark(prose),
            _ => 0.0,
        };
        self.rect.min + vec2(aside, 0.0)
    }
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Its chapter.
    pub chapter: usize,
    /// Which page of its chapter it is, from 0.
    pub nth: usize,
    /// What stands on it.
    pub parts: Vec<Placed>,
}

/// The pages of a book.
#[derive(Clone, Debug, PartialEq)]
pub struct Pages {
    /// Where they lie.
    pub frame: Frame,
    /// The pages of all chapters, one after the other.
    pub leaves: Vec<Leaf>,
    /// The chapters' titles.
    pub titles: Vec<String>,
}

/// The number of the first chapter's first page: the chapters' names are on the first.
pub const FIRST: usize = 2;

/// The colour hits are underlined with: the ribbon's.
pub const RIBBON: Color32 = Color32::from_rgb(0x8E, 0x2F, 0x27);

impl Pages {
    /// Lays out a book.
    #[must_use]
    pub fn lay(context: &Context, book: &Book, words: &Words, frame: Frame) -> Self {
        let mut leaves = Vec::new();
        for (i, chapter) in book.chapters.iter().enumerate() {
            let of = |part: &str| words.say(&book.key(i, part));
            let found = words.tell("rulebook-words", &[("words", of("words").into())]);
            let press = Press {
                context,
                frame: &frame,
                chapter,
            };
            let told = Told {
                lead: of("lead"),
                steps: (1..=chapter.figure.steps())
                    .map(|step| of(&format!("step-{step}")))
                    .collect(),
                but: of("but"),
                more: sentences(&of("more")),
                words: found,
            };
            let pages = press.pages(&told);
            leaves.extend(pages.into_iter().enumerate().map(|(nth, parts)| Leaf {
                chapter: i,
                nth,
                parts,
            }));
        }
        let titles = (0..book.chapters.len())
            .map(|i| words.say(&book.key(i, "title")))
            .collect();
        Self {
            frame,
            leaves,
            titles,
        }
    }

    /// The page of a chapter that comes `nth`, or its last where it has no more so many.
    #[must_use]
    pub fn find(&self, chapter: usize, nth: usize) -> Option<usize> {
        self.leaves
            .iter()
            .rposition(|leaf| leaf.chapter == chapter && leaf.nth <= nth)
    }

    /// Where a page has what is looked for: in its title, where it is a chapter's first, or in its text.
    #[must_use]
    pub fn has(&self, leaf: &Leaf, query: &str) -> bool {
        let in_title = leaf.nth == 0
            && self
                .titles
                .get(leaf.chapter)
                .is_some_and(|title| !hits(title, query).is_empty());
        in_title
            || leaf
                .parts
                .iter()
                .filter_map(|placed| placed.part.prose())
                .any(|prose| !hits(&prose.text, query).is_empty())
    }
}

/// Where a step's words begin.
pub(super) fn coin(prose: &Prose) -> f32 {
    prose.size * 2.2
}

/// Where the words of what else is true begin.
pub(super) fn mark(prose: &Prose) -> f32 {
    prose.size * 1.3
}

/// A text set for a galley, what is looked for underlined.
#[must_use]
pub fn set(prose: &Prose, colour: Color32, query: &str) -> LayoutJob {
    let mut plain = TextFormat::simple(prose.face.font(prose.size), colour);
    // A title stands alone.
    plain.line_height = prose.width.is_finite().then(|| (prose.size * 1.32).round());
    let mut hit = plain.clone();
    hit.underline = Stroke::new((prose.size * 0.12).max(2.0), RIBBON);
    hit.background = Color32::from_rgb(0xF4, 0xE4, 0xB8);
    let mut job = LayoutJob::default();
    job.wrap.max_width = prose.width;
    let mut at = 0;
    for found in hits(&prose.text, query) {
        job.append(&prose.text[at..found.start], 0.0, plain.clone());
        job.append(&prose.text[found.clone()], 0.0, hit.clone());
        at = found.end;
    }
    job.append(&prose.text[at..], 0.0, plain);
    job
}
