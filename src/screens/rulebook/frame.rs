//! Where the book lies and how it is folded: two pages, one, or one with large text.

use bevy_egui::egui::{Rect, pos2, vec2};
use taula_art::{COVER_ALONG, COVER_ASIDE};

use crate::theme::Canvas;

/// How the book is folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Two pages: the chapters on the left, what is read on the right.
    Spread,
    /// One page at a time.
    Page,
    /// One page at a time, its text in a column beside the picture.
    Large,
}

/// Where things lie, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// How the book is folded.
    pub fold: Fold,
    /// The cover.
    pub cover: Rect,
    /// The paper of the page that is read.
    pub paper: Rect,
    /// What is written on of the page with the chapters.
    pub contents: Rect,
    /// What is written on of the page that is read.
    pub page: Rect,
    /// How far the text of headings and buttons grows.
    pub heading: f32,
    /// How far text grows.
    pub text: f32,
}

/// Larger text than this leaves no room for two pages.
const SPREAD_UP_TO: f32 = 1.15;
/// Larger text than this leaves no room for steps below the lead.
const PAGE_UP_TO: f32 = 1.3;
/// No page gets wider.
const WIDEST: f32 = 1500.0;

impl Frame {
    /// The frame on a canvas.
    #[must_use]
    pub fn of(canvas: &Canvas) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let text = canvas.text;
        let fold = if canvas.wide() && text <= SPREAD_UP_TO {
            Fold::Spread
        } else if text <= PAGE_UP_TO {
            Fold::Page
        } else {
            Fold::Large
        };
        let margin = if canvas.wide() { 44.0 } else { 24.0 };
        let width = (w - 2.0 * margin).min(WIDEST);
        let (top, below) = match fold {
            Fold::Spread => (88.0, 64.0),
            _ => (82.0, 20.0),
        };
        let cover = Rect::from_min_size(pos2((w - width) / 2.0, top), vec2(width, h - top - below));
        let pages = cover.shrink2(vec2(COVER_ASIDE, COVER_ALONG));
        let middle = pages.center().x;
        // The gutter, with its ribbon, wants more room than the outer edge.
        let (gutter, outer) = if canvas.wide() {
            (48.0, 40.0)
        } else {
            (50.0, 30.0)
        };
        let (head, foot) = (12.0, 14.0);
        let paper = match fold {
            Fold::Spread => Rect::from_min_max(pos2(middle, pages.top()), pages.max),
            _ => pages,
        };
        let page = Rect::from_min_max(
            pos2(paper.left() + gutter, paper.top() + head),
            pos2(paper.right() - outer, paper.bottom() - foot),
        );
        let contents = match fold {
            Fold::Spread => Rect::from_min_max(
                pos2(pages.left() + outer, pages.top() + head),
                pos2(middle - gutter, pages.bottom() - foot),
            ),
            _ => page,
        };
        Self {
            fold,
            cover,
            paper,
            contents,
            page,
            heading: text.min(1.4),
            text,
        }
    }

    /// Whether chapters and page lie side by side.
    #[must_use]
    pub fn spread(&self) -> bool {
        self.fold == Fold::Spread
    }

    /// Where the rule below the page's title runs.
    #[must_use]
    pub fn rule(&self) -> f32 {
        self.page.top() + 46.0 * self.heading
    }

    /// The middle of the page's title.
    #[must_use]
    pub fn title(&self) -> f32 {
        self.page.top() + 22.0 * self.heading
    }

    /// Where the page's blocks lie: below its title, above its buttons.
    #[must_use]
    pub fn body(&self) -> Rect {
        Rect::from_min_max(
            pos2(self.page.left(), self.rule() + 12.0),
            pos2(self.page.right(), self.buttons().top() - 12.0),
        )
    }

    /// Where the page's buttons lie.
    #[must_use]
    pub fn buttons(&self) -> Rect {
        let tall = 44.0 * self.heading.min(1.2);
        Rect::from_min_max(
            pos2(self.page.left(), self.page.bottom() - tall),
            self.page.max,
        )
    }
}
