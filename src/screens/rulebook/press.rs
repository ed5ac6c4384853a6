//! A chapter is set: what stands where, and what goes over to the next page. A block is never cut in two.

use bevy_egui::egui::{Color32, Context, Pos2, Rect, Vec2, pos2, vec2};

use super::books::Chapter;
use super::frame::{Fold, Frame};
use super::pages::{Part, Placed, Prose, coin, mark, set};
use crate::theme::Face;

/// A text's sentences. The dot of an ordinal ends none: a small letter follows it.
pub(super) fn sentences(text: &str) -> Vec<String> {
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
pub(super) struct Told {
    pub(super) lead: String,
    pub(super) steps: Vec<String>,
    pub(super) but: String,
    pub(super) more: Vec<String>,
    pub(super) words: String,
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
pub(super) struct Press<'a> {
    pub(super) context: &'a Context,
    pub(super) frame: &'a Frame,
    pub(super) chapter: &'a Chapter,
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

    /// The pages, and what stands on them.
    pub(super) fn pages(&self, told: &Told) -> Vec<Vec<Placed>> {
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
