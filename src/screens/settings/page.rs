//! A page that is filled from above, and what it is filled with: headings, choices, sliders.

use bevy_egui::egui::{self, Color32, Id, Rect, StrokeKind, pos2, vec2};

use super::Fold;
use crate::input::{Direction, Intent};
use crate::theme::{Anchor, Face, Icon, Stage, Touch, colour};

/// A sheet, and how far down it is filled.
pub(super) struct Page<'p, 's> {
    pub(super) stage: &'p mut Stage<'s>,
    pub(super) left: f32,
    pub(super) right: f32,
    /// Where the next thing goes.
    pub(super) y: f32,
    /// The size of text against the usual.
    pub(super) text: f32,
    pub(super) fold: Fold,
    /// Where what is in focus lies.
    pub(super) focused: Option<Rect>,
}

/// One of the things that can be chosen.
pub(super) struct Cell {
    /// What it is called.
    pub(super) label: String,
    /// A letter of this size above it.
    pub(super) letter: Option<f32>,
}

impl From<String> for Cell {
    fn from(label: String) -> Self {
        Self {
            label,
            letter: None,
        }
    }
}

impl<'p, 's> Page<'p, 's> {
    pub(super) fn new(stage: &'p mut Stage<'s>, rect: Rect, fold: Fold) -> Self {
        let text = stage.canvas.text;
        Self {
            stage,
            left: rect.left(),
            right: rect.right(),
            y: rect.top(),
            text,
            fold,
            focused: None,
        }
    }

    pub(super) const fn width(&self) -> f32 {
        self.right - self.left
    }

    /// A length that grows with large text.
    pub(super) fn tall(&self, usual: f32) -> f32 {
        if self.fold == Fold::Column {
            usual * (0.25 + 0.75 * self.text)
        } else {
            usual
        }
    }

    /// The next `height` of the page, over its whole width.
    pub(super) fn room(&mut self, height: f32) -> Rect {
        let rect = Rect::from_min_max(pos2(self.left, self.y), pos2(self.right, self.y + height));
        self.y += height;
        rect
    }

    /// Makes a rectangle something that can be focused, and remembers where the focus is.
    pub(super) fn touch(&mut self, name: impl egui::AsId, rect: Rect, first: bool) -> Touch {
        let touch = self.stage.touch(name, rect, first);
        if touch.focused {
            self.focused = Some(rect);
        }
        touch
    }

    /// A heading over a line; where keys and buttons are told apart, their pictures at its end.
    pub(super) fn head(&mut self, key: &str, icons: bool) {
        let height = self.tall(48.0);
        let rect = self.room(height);
        let words = self.stage.say(key);
        let size = 23.0 * self.text.min(1.6);
        let room = if icons {
            super::keys::columns(self).0.center().x - 22.0 - self.left
        } else {
            self.width()
        };
        let at = pos2(self.left, rect.center().y + 4.0);
        let (face, ink) = (Face::Serif, colour::INK);
        self.stage
            .text_in(at, Anchor::Left, &words, face, size, ink, room);
        if icons {
            let (keys, pad) = super::keys::columns(self);
            for (column, icon) in [(keys, Icon::Keyboard), (pad, Icon::Pad)] {
                let at = pos2(column.center().x, rect.center().y + 4.0);
                self.stage.icon(at, icon, size, colour::SOFT);
            }
        }
        self.stage.rule(self.left, self.right, rect.bottom());
    }

    /// What the next thing is, above it.
    pub(super) fn label(&mut self, key: &str, height: f32) -> Rect {
        let height = if self.fold == Fold::Column {
            48.0 * self.text
        } else {
            height
        };
        let rect = self.room(height);
        let words = self.stage.say(key);
        let at = pos2(self.left, rect.bottom() - 8.0 - 9.0 * self.text);
        self.stage.text_in(
            at,
            Anchor::Left,
            &words,
            Face::Sans,
            17.0 * self.text,
            colour::INK,
            self.width() - 80.0,
        )
    }

    /// How what is in focus was changed to a side: one less, one more, or round by confirming.
    fn turned(&mut self, name: &str, touch: Touch, now: usize, count: usize) -> Option<usize> {
        if touch.focused {
            self.stage.focus.keep_sides(Id::new(name));
            if self.stage.heard(Intent::Go(Direction::Left)) {
                return now.checked_sub(1);
            }
            if self.stage.heard(Intent::Go(Direction::Right)) {
                return Some(now + 1).filter(|&next| next < count);
            }
        }
        // A click has its own cell; who has only a key to confirm goes round.
        (touch.chosen && !touch.hovered).then_some((now + 1) % count)
    }

    /// One of a few side by side, the whole of it in focus; says which was chosen instead.
    pub(super) fn pick(
        &mut self,
        name: &str,
        rect: Rect,
        cells: &[Cell],
        now: usize,
    ) -> Option<usize> {
        let touch = self.touch(name, rect, false);
        let size = 16.0 * self.text;
        let painter = self.stage.painter();
        painter.rect_filled(rect, 8.0, colour::WELL);
        painter.rect_stroke(
            rect,
            8.0,
            (1.3, colour::INK.gamma_multiply(0.55)),
            StrokeKind::Inside,
        );
        let needs: Vec<f32> = cells
            .iter()
            .map(|cell| {
                let line =
                    self.stage
                        .line(&cell.label, Face::Sans, size, colour::INK, f32::INFINITY);
                line.size().x + 16.0
            })
            .collect();
        let spare = rect.width() - needs.iter().sum::<f32>();
        let even = cells.iter().any(|cell| cell.letter.is_some()) || cells.len() == 2;
        let mut chosen = self.turned(name, touch, now, cells.len());
        let mut left = rect.left();
        for (i, cell) in cells.iter().enumerate() {
            let wide = if even {
                rect.width() / cells.len() as f32
            } else if spare < 0.0 {
                needs[i] * rect.width() / (rect.width() - spare)
            } else {
                needs[i] + spare / cells.len() as f32
            };
            let part = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
            left += wide;
            let pointed = self.stage.point((name, i), part, true);
            let inner = part.shrink(3.0);
            let painter = self.stage.painter();
            let ink = if i == now {
                painter.rect_filled(inner, 6.0, colour::INK);
                colour::PAPER
            } else {
                if pointed.hovered {
                    painter.rect_filled(inner, 6.0, Color32::from_black_alpha(16));
                }
                if i > 0 && i - 1 != now {
                    let line = (1.0, colour::INK.gamma_multiply(0.3));
                    painter.vline(part.left(), part.top() + 10.0..=part.bottom() - 10.0, line);
                }
                colour::INK
            };
            let mut at = part.center();
            let mut small = size;
            if let Some(letter) = cell.letter {
                small = 14.0
                    * self
                        .text
                        .min(if self.fold == Fold::Column { 1.5 } else { 1.12 });
                let above = pos2(at.x, part.top() + rect.height() * 0.34);
                let face = Face::Serif;
                self.stage
                    .text(above, Anchor::Middle, "A", face, letter, ink);
                at.y = part.bottom() - 4.0 - small * 0.62;
            }
            let room = part.width() - 8.0;
            self.stage.text_in(
                at,
                Anchor::Middle,
                &cell.label,
                Face::Sans,
                small,
                ink,
                room,
            );
            if pointed.chosen {
                chosen = self.clicked(name, i);
            }
        }
        if touch.focused {
            self.stage.ring(rect, 7.0);
        }
        chosen.filter(|&i| i != now)
    }

    /// One of a few, each a sheet of its own with a mark, in rows of `columns`.
    pub(super) fn marks(
        &mut self,
        name: &str,
        labels: &[&str],
        now: usize,
        columns: usize,
    ) -> Option<usize> {
        let (gap, height) = (8.0, self.tall(44.0));
        let rows = labels.len().div_ceil(columns);
        let rect = self.room(rows as f32 * (height + gap) - gap);
        let touch = self.touch(name, rect, true);
        let wide = (rect.width() - gap * (columns - 1) as f32) / columns as f32;
        let mut chosen = self.turned(name, touch, now, labels.len());
        for (i, label) in labels.iter().enumerate() {
            let corner = vec2(
                (i % columns) as f32 * (wide + gap),
                (i / columns) as f32 * (height + gap),
            );
            let cell = Rect::from_min_size(rect.min + corner, vec2(wide, height));
            let pointed = self.stage.point((name, i), cell, true);
            let painter = self.stage.painter();
            let on = i == now;
            let ink = if on { colour::PAPER } else { colour::INK };
            if on {
                painter.rect_filled(cell, 7.0, colour::INK);
            } else {
                let fill = if pointed.hovered {
                    colour::WELL
                } else {
                    colour::FIELD
                };
                let line = (1.3, colour::INK.gamma_multiply(0.55));
                painter.rect(cell, 7.0, fill, line, StrokeKind::Inside);
            }
            let mark = pos2(cell.left() + 22.0 * self.text.min(1.4), cell.center().y);
            let radius = 9.0 * self.text.min(1.4);
            painter.circle_stroke(mark, radius, (1.5, ink.gamma_multiply(0.8)));
            if on {
                painter.circle_filled(mark, radius * 0.56, colour::BRASS_LIGHT);
            }
            let at = pos2(mark.x + radius + 12.0, cell.center().y);
            let size = 18.0 * self.text;
            let room = cell.right() - 8.0 - at.x;
            self.stage
                .text_in(at, Anchor::Left, label, Face::Sans, size, ink, room);
            if on && touch.focused {
                self.stage.ring(cell, 7.0);
            }
            if pointed.chosen {
                chosen = self.clicked(name, i);
            }
        }
        chosen.filter(|&i| i != now)
    }

    /// A cell was clicked: the whole has the focus.
    fn clicked(&mut self, name: &str, cell: usize) -> Option<usize> {
        self.stage.focus.set(Id::new(name));
        *self.stage.pressed = true;
        Some(cell)
    }

    /// A switch with its name in a row of its own; says whether it was turned.
    pub(super) fn switch(&mut self, name: &'static str, on: bool, height: f32, note: bool) -> bool {
        let height = self.tall(height);
        let rect = self.room(height);
        let middle = rect.top() + self.tall(14.0);
        let at = pos2(self.left, middle - 14.0);
        let row = Rect::from_min_max(rect.min - vec2(8.0, 6.0), rect.max + vec2(8.0, -6.0));
        let touch = self.stage.switch(name, at, row, on);
        if touch.focused {
            self.focused = Some(row);
        }
        let state = self.stage.say(if on { "yes" } else { "no" });
        let end = pos2(self.right, middle);
        let (size, face, ink) = (17.0 * self.text, Face::Sans, colour::INK);
        let state = self
            .stage
            .text(end, Anchor::Right, &state, face, size * 0.94, ink);
        let words = self.stage.say(name);
        let at = pos2(self.left + 68.0, middle);
        let room = state.left() - 12.0 - at.x;
        let label = self
            .stage
            .text_in(at, Anchor::Left, &words, face, size, ink, room);
        if note {
            let words = self.stage.say("less-motion-note");
            let at = pos2(at.x, middle + self.tall(22.0));
            let soft = colour::SOFT;
            let small = 15.0 * self.text;
            self.stage
                .text_in(at, Anchor::Left, &words, face, small, soft, room);
        } else {
            let cap = self.stage.cap(Intent::Mute);
            let size = 14.0 * self.text.min(1.5);
            let wide = self.stage.key_on_paper_width(&cap, size);
            if !cap.is_empty() && label.right() + 14.0 + wide < state.left() {
                let at = pos2(label.right() + 14.0 + wide / 2.0, middle);
                self.stage.key_on_paper(at, &cap, size);
            }
        }
        touch.chosen
    }
}

/// Slips along the upper edge of a sheet, one of them its own.
pub(super) fn tabs(stage: &mut Stage, sheet: Rect, heads: &[&str], now: &mut usize) {
    let name = "settings tabs";
    let height = 44.0;
    let strip = Rect::from_min_max(
        sheet.min - vec2(0.0, height),
        pos2(sheet.right(), sheet.top()),
    );
    let wide = (strip.width() - 16.0) / heads.len() as f32;
    let part = |i: usize| {
        let left = strip.left() + i as f32 * (wide + 8.0);
        Rect::from_min_size(pos2(left, strip.top()), vec2(wide, height))
    };
    // Those behind lie under the sheet, the one in front covers its edge.
    for i in (0..heads.len()).filter(|&i| i != *now) {
        stage.ribbon_card(part(i).with_max_y(strip.bottom() + 8.0), None, 0.0, false);
    }
    stage.card(sheet, true);
    let front = part(*now);
    stage
        .painter()
        .rect_filled(front.with_max_y(strip.bottom() + 8.0), 6.0, colour::PAPER);
    let mut next = *now;
    let touch = stage.touch(name, front, false);
    if touch.focused {
        stage.focus.keep_sides(Id::new(name));
        if stage.heard(Intent::Go(Direction::Left)) {
            next = next.saturating_sub(1);
        }
        if stage.heard(Intent::Go(Direction::Right)) {
            next = (next + 1).min(heads.len() - 1);
        }
    }
    if touch.chosen && !touch.hovered {
        next = (next + 1) % heads.len();
    }
    for (i, key) in heads.iter().enumerate() {
        let rect = part(i);
        if stage.point((name, i), rect, true).chosen {
            next = i;
            stage.focus.set(Id::new(name));
            *stage.pressed = true;
        }
        let ink = if i == *now { colour::INK } else { colour::SOFT };
        let words = stage.say(key);
        let size = 18.0 * stage.canvas.text_up_to(1.3);
        let at = rect.center() + vec2(0.0, 2.0);
        stage.text_in(
            at,
            Anchor::Middle,
            &words,
            Face::Serif,
            size,
            ink,
            wide - 24.0,
        );
    }
    if touch.focused {
        stage.ring(front.shrink2(vec2(6.0, 6.0)), 5.0);
    }
    *now = next;
}

/// A page that is longer than what is seen of it: it follows the focus, and the wheel.
#[derive(Default)]
pub(super) struct Roll {
    at: f32,
    /// Where the focus was when the page last followed it, and at what size of text.
    followed: Option<(Id, u32)>,
}

impl Roll {
    /// How far it is rolled up.
    pub(super) const fn at(&self) -> f32 {
        self.at
    }

    /// Begins what is seen through `view`; gives what was seen through before.
    pub(super) fn begin(&mut self, stage: &mut Stage, view: Rect) -> Rect {
        let (over, wheel) = stage.ui.input(|input| {
            let pointer = input.pointer.hover_pos();
            let over = pointer.is_some_and(|pointer| view.contains(pointer));
            (over, input.smooth_scroll_delta().y)
        });
        if over && stage.awake {
            self.at -= wheel;
        }
        let before = stage.ui.clip_rect();
        stage.ui.set_clip_rect(before.intersect(view));
        before
    }

    /// Ends it: the page ends at `end` as it is rolled now, and what is in focus on it lies at `focused`.
    pub(super) fn end(
        &mut self,
        stage: &mut Stage,
        before: Rect,
        view: Rect,
        end: f32,
        focused: Option<Rect>,
    ) {
        stage.ui.set_clip_rect(before);
        let was = self.at;
        let most = (end + self.at - view.bottom()).max(0.0);
        if let (Some(rect), Some(id)) = (focused, stage.focus.at()) {
            let now = (id, stage.canvas.text.to_bits());
            if self.followed != Some(now) {
                self.followed = Some(now);
                // With a little of what comes next, so that one sees that there is more.
                let margin = (view.height() * 0.12).min(48.0);
                let (top, bottom) = (rect.top() - margin, rect.bottom() + margin);
                if top < view.top() {
                    self.at -= view.top() - top;
                } else if bottom > view.bottom() {
                    self.at += bottom - view.bottom();
                }
            }
        } else {
            self.followed = None;
        }
        self.at = self.at.clamp(0.0, most);
        if self.at != was {
            stage.ui.ctx().request_repaint();
        }
        if most > 0.0 {
            let track = Rect::from_min_max(
                pos2(view.right() - 9.0, view.top() + 4.0),
                pos2(view.right() - 5.0, view.bottom() - 4.0),
            );
            let part = view.height() / (view.height() + most);
            let from = track.top() + track.height() * (1.0 - part) * self.at / most;
            let thumb = Rect::from_min_size(
                pos2(track.left(), from),
                vec2(track.width(), track.height() * part),
            );
            let painter = stage.painter();
            painter.rect_filled(track, 2.0, colour::INK.gamma_multiply(0.12));
            painter.rect_filled(thumb, 2.0, colour::INK.gamma_multiply(0.55));
        }
    }
}
