//! Where things lie in a lesson: the learner's plate and tray to the right as at the table, the other player's
//! above them, and the lessons to the left where there is room for them.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{GAP, Layout, Plan, Shape};
use crate::theme::Canvas;

/// What lies around a lesson's table beside the table itself, in points of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Desk {
    /// The list of the lessons; none where it lies folded behind the menu.
    pub list: Option<Rect>,
    /// Where the list lies when it is unfolded.
    pub unfolded: Rect,
    /// The page of the rule book; none where it is among the buttons, or behind the menu.
    pub book: Option<Rect>,
    /// The buttons; none where all of them are behind the menu.
    pub buttons: Option<[Rect; 3]>,
    /// The teacher's slip, where it lies beside the board.
    pub slip: Rect,
}

/// How high the slip is in a band beside the board.
const SLIP: f32 = 176.0;

/// How high a plate's name is where several share the place of one, the pieces that wait above it.
const NAME: f32 = 26.0;

impl Layout {
    /// The layout of a lesson's table; `across` are the seats of everybody but the learner.
    #[must_use]
    pub fn lesson(canvas: &Canvas, plan: &Plan, across: &[usize]) -> Self {
        let mut layout = if !canvas.wide() {
            Self::lesson_bar(canvas, plan)
        } else if canvas.large_text() {
            Self::lesson_large(canvas, plan).with_room(plan)
        } else {
            let mut layout = Self::bands(canvas, plan);
            layout.face_the_learner();
            layout.throws = None;
            if plan.waiting {
                // What is chosen from lies on the card: it takes of the tray.
                let taken = 30.0;
                layout.tray.set_bottom(layout.tray.bottom() - taken);
                layout.card.set_top(layout.card.top() - taken);
            }
            layout.with_room(plan)
        };
        if across.len() > 1 {
            layout.share(plan, across);
        }
        if plan.is_long() && layout.shape == Shape::Bar {
            return layout.above_the_buttons(plan);
        }
        layout.fitted(plan)
    }

    /// Everybody but the learner sits across, at the upper right.
    const fn face_the_learner(&mut self) {
        let across = self.plates[1];
        self.plates = [self.plates[0], across, across, across];
        self.chart = None;
        self.log = Rect::NOTHING;
    }

    /// Several share the place of one: small plates side by side, what waits lies on them.
    fn share(&mut self, plan: &Plan, across: &[usize]) {
        let mut all = self.plates[1];
        if plan.waiting && self.shape == Shape::Bar {
            self.tray.set_top(all.bottom() + 14.0);
        } else if plan.waiting {
            all = all.union(self.waiting[1]);
        }
        let gap = 6.0;
        let count = across.len() as f32;
        let wide = (all.width() - gap * (count - 1.0)) / count;
        for (n, &seat) in across.iter().enumerate() {
            let corner = all.min + vec2(n as f32 * (wide + gap), 0.0);
            let plate = Rect::from_min_size(corner, vec2(wide, all.height()));
            if let Some(place) = self.plates.get_mut(seat) {
                *place = plate;
            }
            if let Some(place) = self.waiting.get_mut(seat).filter(|_| plan.waiting) {
                *place = Rect::from_min_max(
                    plate.min + vec2(13.0, 4.0),
                    plate.max - vec2(4.0, NAME - 2.0),
                );
            }
        }
    }

    fn lesson_large(canvas: &Canvas, plan: &Plan) -> Self {
        let table = Self::large(canvas, plan);
        let (left, right) = (table.card.left(), table.card.right());
        let (top, bottom) = (18.0, table.card.bottom());
        let half = (right - left - 12.0) / 2.0;
        let plate = |x: f32| Rect::from_min_size(pos2(x, top), vec2(half, 60.0));
        let (own, across) = (plate(left), plate(left + half + 12.0));
        let tray = Rect::from_min_size(pos2(left, top + 72.0), vec2(right - left, 84.0));
        let slip = tray.bottom() + 12.0 + 186.0;
        let card = Rect::from_min_max(pos2(left, slip + 12.0), pos2(right, bottom));
        Self {
            plates: [own, across, across, across],
            tray,
            card,
            log: Rect::NOTHING,
            menu: Rect::from_min_size(
                pos2(card.right() - 24.0 - 60.0, card.bottom() - 88.0),
                vec2(60.0, 72.0),
            ),
            ..table
        }
    }

    fn lesson_bar(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let bar = 124.0;
        let room = h - bar - 3.0 * 8.0;
        let side = (w - 2.0 * 156.0).min(room);
        let top = 8.0 + (room - side) / 2.0;
        let frame = Rect::from_min_size(pos2((w - side) / 2.0, top), vec2(side, side));
        let mut layout = Self::bar(canvas, plan);
        let width = frame.left() - 16.0;
        let right = w - 8.0 - width;
        let plate = |y: f32| Rect::from_min_size(pos2(right, y), vec2(width, 60.0));
        let (across, own) = (plate(frame.top()), plate(frame.bottom() - 60.0));
        layout.board = frame;
        layout.unit = plan.unit(side);
        layout.plates = [own, across, across, across];
        layout.tray = Rect::from_min_max(
            pos2(right, across.bottom() + GAP),
            pos2(right + width, own.top() - GAP),
        );
        layout.open = frame.shrink(14.0);
        layout.face_the_learner();
        let mut layout = layout.with_room(plan);
        let foot = Rect::from_min_max(pos2(8.0, h - 8.0 - bar), pos2(w - 8.0, h - 8.0));
        layout.card = foot.with_min_x(foot.left() + foot.width() * 0.42 + 8.0);
        layout.log = Rect::NOTHING;
        layout.menu = Rect::from_min_size(pos2(8.0, frame.bottom() - 56.0), vec2(width, 56.0));
        layout
    }

    /// What lies around a lesson's table. `beside` says whether the slip lies beside the board, having no room
    /// on it; `read` whether there is something to read in the rule book.
    #[must_use]
    pub fn desk(&self, canvas: &Canvas, beside: bool, read: bool) -> Desk {
        match self.shape {
            Shape::Bands => self.desk_in_bands(canvas, beside, read),
            Shape::Large => Desk {
                list: None,
                unfolded: self.over_the_board(canvas.size.y - 18.0).shrink(20.0),
                book: None,
                buttons: None,
                slip: Rect::from_min_max(
                    pos2(self.tray.left(), self.tray.bottom() + 12.0),
                    pos2(self.tray.right(), self.card.top() - 12.0),
                ),
            },
            Shape::Bar | Shape::Long => {
                let step = self.menu.height() + 8.0;
                let button = |n: f32| self.menu.translate(vec2(0.0, -n * step));
                Desk {
                    list: None,
                    unfolded: self.over_the_board(self.card.top()).shrink(10.0),
                    book: None,
                    buttons: Some([button(0.0), button(1.0), button(2.0)]),
                    slip: Rect::from_min_max(
                        pos2(8.0, self.card.top()),
                        pos2(self.card.left() - 8.0, self.card.bottom() - 4.0),
                    ),
                }
            }
        }
    }

    /// Where something lies over the board: as high as the table, where that is much higher than the board.
    fn over_the_board(&self, foot: f32) -> Rect {
        let room = Rect::from_min_max(pos2(self.board.left(), 0.0), pos2(self.board.right(), foot));
        if self.board.height() < self.board.width() * 0.7 {
            room.union(self.board)
        } else {
            self.board
        }
    }

    fn desk_in_bands(&self, canvas: &Canvas, beside: bool, read: bool) -> Desk {
        let band = self.tray.width();
        let left = self.board.left() - 24.0 - band;
        let (top, bottom) = (18.0, canvas.size.y - 18.0);
        let place =
            |top: f32, bottom: f32| Rect::from_min_max(pos2(left, top), pos2(left + band, bottom));
        let wide = (band - 2.0 * 11.0) / 3.0;
        let button = |n: f32| {
            let corner = pos2(left + n * (wide + 11.0), bottom - 62.0);
            Rect::from_min_size(corner, vec2(wide, 62.0))
        };
        let gap = if beside { 12.0 } else { GAP };
        let foot = bottom - 62.0 - gap;
        let book = place(foot - if beside { 52.0 } else { 72.0 }, foot);
        let low = if read { book.top() - gap } else { foot };
        let slip = place(low - SLIP, low - 4.0);
        let end = if beside { slip.top() - gap } else { low };
        let list = place(top, end);
        Desk {
            list: Some(list),
            unfolded: list,
            book: read.then_some(book),
            buttons: Some([button(0.0), button(1.0), button(2.0)]),
            slip,
        }
    }
}
