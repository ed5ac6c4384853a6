//! A book's chapters as pages: what stands where, and what goes over to the next page. A block is never
//! cut in two.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, Context, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::books::{Book, Chapter};
use super::frame::{Fold, Frame};
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
fn coin(prose: &Prose) -> f32 {
    prose.size * 2.2
}

/// Where the words of what else is true begin.
fn mark(prose: &Prose) -> f32 {
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

/// A text's sentences. The dot of an ordinal ends none: a small letter follows it.
fn sentences(text: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    let chars: Vec<char> = text.chars().collect();
    for (i, &c) in chars.iter().enumerate() {
        let before = i.checked_sub(2).map(|i| chars[i]);
        let ends = c == ' '
            && i > 0
            && matches!(chars[i - 1], '.' | '!' | '?')
            && chars.get(i + 1).is_some_and(|next| {
                next.is_uppercase()
                    || next.is_ascii_digit() && !before.is_some_and(|c| c.is_ascii_digit())
            });
        if ends {
            all.push(String::new());
        } else if let Some(last) = all.last_mut() {
            last.push(c);
        }
    }
    all
}

/// A chapter's words.
struct Told {
    lead: String,
    steps: Vec<String>,
    but: String,
    more: Vec<String>,
    words: String,
}

/// Where the exception goes.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Below picture and steps.
    Below,
    /// Below the steps, beside the picture.
    Beside,
    /// On the next page.
    Later,
}

/// Sets a chapter's pages.
struct Press<'a> {
    context: &'a Context,
    frame: &'a Frame,
    chapter: &'a Chapter,
}

impl Press<'_> {
    fn prose(&self, text: &str, face: Face, size: f32, width: f32) -> Prose {
        Prose {
            text: text.to_owned(),
            face,
            size: size * self.frame.text,
            width,
        }
    }

    fn size(&self, prose: &Prose) -> Vec2 {
        let job = set(prose, Color32::BLACK, "");
        self.context.fonts_mut(|fonts| fonts.layout_job(job)).size()
    }

    fn step(&self, i: usize, text: &str, width: f32) -> (Part, f32) {
        let mut prose = self.prose(text, Face::Sans, 16.0, width);
        prose.width -= coin(&prose);
        let tall = self.size(&prose).y.max(prose.size * 1.6);
        (Part::Step(i, prose), tall)
    }

    /// The exception, its picture at the left: what it takes when it stands at `at`, and how tall it is.
    fn but(&self, text: &str, at: Pos2, width: f32) -> (Vec<Placed>, f32) {
        let mut parts = Vec::new();
        let mut left = 0.0;
        let mut tall = 0.0;
        if let Some(figure) = &self.chapter.exception {
            let (w, h) = figure.size();
            let unit = (width * 0.26 / w)
                .min(76.0 * self.frame.heading / h)
                .min(25.0 * self.frame.heading);
            let size = vec2(w, h) * unit;
            parts.push(Placed {
                rect: Rect::from_min_size(at, size),
                part: Part::Exception(unit),
            });
            left = size.x + 20.0;
            tall = size.y;
        }
        let prose = self.prose(text, Face::Sans, 16.0, width - left);
        let words = self.size(&prose);
        let whole = tall.max(words.y);
        for placed in &mut parts {
            let down = (whole - placed.rect.height()) / 2.0;
            placed.rect = placed.rect.translate(vec2(0.0, down));
        }
        parts.push(Placed {
            rect: Rect::from_min_size(
                at + vec2(left, (whole - words.y) / 2.0),
                vec2(width - left, words.y),
            ),
            part: Part::But(prose),
        });
        (parts, whole)
    }

    fn pages(&self, told: &Told) -> Vec<Vec<Placed>> {
        let (mut pages, but_left) = match self.frame.fold {
            Fold::Spread | Fold::Page => self.below(told),
            Fold::Large => self.aside(told),
        };
        self.rest(told, but_left, &mut pages);
        pages
    }

    /// The lead, below it the picture with the steps at its side, below them the exception. Whether the
    /// exception found no room.
    fn below(&self, told: &Told) -> (Vec<Vec<Placed>>, bool) {
        let body = self.frame.body();
        let lead = self.prose(&told.lead, Face::Sans, 17.0, body.width());
        let tall = self.size(&lead).y;
        let top = body.top() + tall + 14.0;
        let first = Placed {
            rect: Rect::from_min_size(body.min, vec2(body.width(), tall)),
            part: Part::Lead(lead),
        };
        let (_, but) = self.but(&told.but, body.min, body.width());
        for (place, least) in [
            (Place::Below, 0.72),
            (Place::Beside, 0.8),
            (Place::Later, 0.5),
        ] {
            let below = if place == Place::Below {
                but + 18.0
            } else {
                0.0
            };
            let (from, to) = (top, body.bottom() - below);
            let Some(mut parts) = self.figure_and_steps(told, from, to, least, place) else {
                continue;
            };
            parts.insert(0, first);
            if place == Place::Below {
                let bottom = parts
                    .iter()
                    .map(|placed| placed.rect.bottom())
                    .fold(top, f32::max);
                // What is left over is shared out above and below the exception.
                let spare = body.bottom() - but - bottom;
                let at = pos2(body.left(), bottom + (spare * 0.5).clamp(18.0, 34.0));
                parts.extend(self.but(&told.but, at, body.width()).0);
            }
            return (vec![parts], place == Place::Later);
        }
        // Not even alone: the steps go down the page without the picture at their side.
        self.aside(told)
    }

    /// The picture with its steps, and perhaps the exception, between two heights, the picture made smaller,
    /// down to `least` of its size, until everything fits.
    fn figure_and_steps(
        &self,
        told: &Told,
        top: f32,
        bottom: f32,
        least: f32,
        place: Place,
    ) -> Option<Vec<Placed>> {
        let body = self.frame.body();
        let (w, h) = self.chapter.figure.size();
        let widest = match self.frame.fold {
            Fold::Spread => 270.0_f32.max(body.width() * 0.5),
            _ => body.width() * 0.44,
        };
        let room = bottom - top;
        let whole = (widest / w).min(room / h).min(320.0 / w.max(h));
        let smallest = (widest / w).min(320.0 / w.max(h)) * least;
        let mut unit = whole;
        while unit >= smallest {
            let size = vec2(w, h) * unit;
            let left = body.left() + size.x + 26.0;
            let steps: Vec<(Part, f32)> = told
                .steps
                .iter()
                .enumerate()
                .map(|(i, text)| self.step(i, text, body.right() - left))
                .collect();
            let beside = place == Place::Beside;
            let width = body.right() - left;
            let mut words: f32 = steps.iter().map(|(_, tall)| tall).sum();
            let mut gaps = (steps.len().max(2) - 1) as f32;
            if beside {
                words += self.but(&told.but, body.min, width).1;
                gaps += 1.5;
            }
            if words + 12.0 * gaps <= room {
                let gap = ((size.y - 12.0 - words) / gaps).clamp(12.0, 26.0);
                let all = words + gap * gaps;
                let figure = Rect::from_min_size(
                    pos2(body.left(), top + ((all - size.y) / 2.0).max(0.0)),
                    size,
                );
                let mut y = top + ((size.y - all) / 2.0).clamp(0.0, 8.0);
                let mut parts = vec![Placed {
                    rect: figure,
                    part: Part::Figure(unit),
                }];
                if beside {
                    let at = pos2(left, y + all - self.but(&told.but, body.min, width).1);
                    parts.extend(self.but(&told.but, at, width).0);
                }
                for (part, tall) in steps {
                    let rect = Rect::from_min_size(pos2(left, y), vec2(body.right() - left, tall));
                    parts.push(Placed { rect, part });
                    y += tall + gap;
                }
                return Some(parts);
            }
            unit *= 0.94;
        }
        None
    }

    /// The picture at the left of every page; lead, steps and exception in a column beside it. Whether the
    /// exception found no room.
    fn aside(&self, told: &Told) -> (Vec<Vec<Placed>>, bool) {
        let body = self.frame.body();
        let (w, h) = self.chapter.figure.size();
        let unit = (body.width() * 0.36 / w)
            .min(body.height() / h)
            .min(420.0 / w.max(h));
        let figure = Placed {
            rect: Rect::from_min_size(body.min, vec2(w, h) * unit),
            part: Part::Figure(unit),
        };
        let left = figure.rect.right() + 34.0;
        let width = body.right() - left;
        let lead = self.prose(&told.lead, Face::Sans, 17.0, width);
        let tall = self.size(&lead).y;
        let blocks = std::iter::once((Part::Lead(lead), tall)).chain(
            told.steps
                .iter()
                .enumerate()
                .map(|(i, text)| self.step(i, text, width)),
        );
        let mut pages = vec![vec![figure.clone()]];
        let mut y = body.top();
        for (part, tall) in blocks {
            if y + tall > body.bottom() && y > body.top() {
                pages.push(vec![figure.clone()]);
                y = body.top();
            }
            let rect = Rect::from_min_size(pos2(left, y), vec2(width, tall));
            if let Some(page) = pages.last_mut() {
                page.push(Placed { rect, part });
            }
            y += tall + 18.0;
        }
        let (parts, tall) = self.but(&told.but, pos2(left, y + 6.0), width);
        let fits = y + 6.0 + tall <= body.bottom();
        if fits && let Some(page) = pages.last_mut() {
            page.extend(parts);
        }
        (pages, !fits)
    }

    /// What else is true, on pages of its own.
    fn rest(&self, told: &Told, but: bool, pages: &mut Vec<Vec<Placed>>) {
        let body = self.frame.body();
        let mut page = Vec::new();
        let mut y = body.top();
        if but {
            let (parts, tall) = self.but(&told.but, body.min, body.width());
            page = parts;
            y += tall + 22.0;
        }
        let more = told.more.iter().map(|text| {
            let mut prose = self.prose(text, Face::Sans, 17.0, body.width());
            prose.width -= mark(&prose);
            Part::More(prose)
        });
        let words = self.prose(&told.words, Face::Italic, 17.0, body.width());
        for part in more.chain([Part::Words(words)]) {
            let tall = part.prose().map_or(0.0, |prose| self.size(prose).y);
            if matches!(part, Part::Words(_)) {
                // Set off by a rule.
                y += 18.0;
            }
            if y + tall > body.bottom() && !page.is_empty() {
                pages.push(std::mem::take(&mut page));
                y = body.top();
            }
            let rect = Rect::from_min_size(pos2(body.left(), y), vec2(body.width(), tall));
            page.push(Placed { rect, part });
            y += tall + 14.0;
        }
        self.picture_once_more(&mut page, body);
        pages.push(page);
    }

    /// Where a page has room left the picture is shown once more, as what is told speaks of its squares; the
    /// words to find the chapter by then stand at the foot.
    fn picture_once_more(&self, page: &mut Vec<Placed>, body: Rect) {
        let Some(words) = page.last_mut() else { return };
        let (w, h) = self.chapter.figure.size();
        let spare = body.bottom() - words.rect.bottom();
        let unit = ((spare - 34.0) / h).min(body.width() * 0.6 / w);
        if unit * w.max(h) < 120.0 {
            return;
        }
        // The words may have gone over to a page of their own.
        let top = (words.rect.top() - 18.0).max(body.top());
        words.rect = words.rect.translate(vec2(0.0, spare));
        let room = words.rect.top() - 24.0 - top;
        let middle = pos2(body.center().x, top + room / 2.0);
        let rect = Rect::from_center_size(middle, vec2(w, h) * unit);
        page.push(Placed {
            rect,
            part: Part::Figure(unit),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::sentences;

    #[test]
    fn sentences_end_where_they_end() {
        assert_eq!(
            sentences("Two. 10s and 20s! On 14. laukian, 5. Then"),
            ["Two.", "10s and 20s!", "On 14. laukian, 5.", "Then"]
        );
        assert_eq!(sentences("One"), ["One"]);
    }
}
