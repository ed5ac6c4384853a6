//! Where things lie on a table, for every size of window and text.

mod lesson;
mod long;
mod trays;

pub use lesson::Desk;

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::theme::Canvas;

/// What a board takes, in squares of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Width and height of the field.
    pub field: (f32, f32),
    /// The width of the frame around it.
    pub frame: f32,
    /// Whether pieces that are not on the board lie beside the plates.
    pub waiting: bool,
    /// Trays under the plates, where there is room for them.
    pub trays: Trays,
}

/// What lies in trays under the plates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trays {
    /// There are none.
    #[default]
    None,
    /// One a player, of these seats.
    One([bool; 4]),
    /// Two a player, of the seats 0 and 2.
    Two,
}

impl Plan {
    /// Points a square where the board with its frame is so wide.
    #[must_use]
    pub fn unit(&self, side: f32) -> f32 {
        side / (self.field.0 + 2.0 * self.frame)
    }

    /// The board with its frame where it is so wide.
    #[must_use]
    pub fn size(&self, wide: f32) -> Vec2 {
        let squares = vec2(self.field.0, self.field.1) + Vec2::splat(2.0 * self.frame);
        squares * self.unit(wide)
    }

    /// How wide the board can be in so much room.
    #[must_use]
    pub fn width_within(&self, room: Vec2) -> f32 {
        room.x.min(room.y / self.size(1.0).y)
    }

    /// Whether the board is much longer than it is high: its bands then lie above and below it.
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.field.0 > 1.6 * self.field.1
    }

    /// The board in the middle of a square.
    fn within(&self, square: Rect) -> Rect {
        Rect::from_center_size(square.center(), self.size(square.width()))
    }
}

/// Space between things.
const GAP: f32 = 16.0;

/// Where things lie, in points of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The board with its frame.
    pub board: Rect,
    /// Points a square.
    pub unit: f32,
    /// The frame's width in squares.
    pub frame: f32,
    /// The name plates, by seat.
    pub plates: [Rect; 4],
    /// Where pieces lie that are not on the board, by seat, where any do.
    pub waiting: [Rect; 4],
    /// Where a seat's second tray lies, where it has two.
    pub second: [Rect; 4],
    /// The tray of the die.
    pub tray: Rect,
    /// The sentence of the moment and its button.
    pub card: Rect,
    /// The throws, where there is room for them.
    pub throws: Option<Rect>,
    /// The button of the throws, where they are folded away.
    pub chart: Option<Rect>,
    /// The end of the log, or the button that unfolds it. A game that is gone over again has its log beside
    /// it and no papers to unfold: there this and the next are nowhere.
    pub log: Rect,
    /// Where a paper lies when it is unfolded.
    pub open: Rect,
    /// The button of the menu.
    pub menu: Rect,
    /// Undo and the hint, where they do not lie on the card.
    pub helps: Option<(Rect, Rect)>,
    /// Where something of the board is shown larger, where there is room for that beside it.
    pub aside: Rect,
    /// How the card and the tray are laid out.
    pub shape: Shape,
}

/// How a table is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Two bands beside the board.
    Bands,
    /// One band beside the board, with large text.
    Large,
    /// Narrow bands beside the board and a bar below it.
    Bar,
    /// Bands above and below a long board.
    Long,
}

impl Layout {
    /// The layout of a canvas.
    #[must_use]
    pub fn of(canvas: &Canvas, plan: &Plan) -> Self {
        if plan.is_long() {
            return Self::long(canvas, plan);
        }
        let layout = if !canvas.wide() {
            Self::bar(canvas, plan)
        } else if canvas.large_text() {
            Self::large(canvas, plan)
        } else if plan.trays == Trays::None {
            Self::bands(canvas, plan)
        } else {
            return Self::with_trays(canvas, plan);
        };
        layout.with_room(plan).fitted(plan)
    }

    /// A board that is longer than high in the middle of a square's place; what lies above a long one is free.
    fn fitted(mut self, plan: &Plan) -> Self {
        let square = self.board;
        self.board = plan.within(square);
        if plan.is_long() {
            let above = Rect::from_min_max(square.min, pos2(square.right(), self.board.top()));
            self.aside = above.shrink(GAP);
        }
        self
    }

    /// A long board above the buttons, as wide as the band beside it leaves; what lies below it is free.
    fn above_the_buttons(mut self, plan: &Plan) -> Self {
        let edge = 8.0;
        let wide = self.tray.left() - 2.0 * edge;
        let size = plan.size(wide);
        self.unit = plan.unit(wide);
        self.board = Rect::from_min_size(pos2(edge, self.plates[1].top()), size);
        self.aside = Rect::from_min_max(
            pos2(self.menu.right() + GAP, self.board.bottom() + GAP),
            pos2(self.tray.left() - GAP, self.menu.bottom()),
        );
        self.open = self.board.shrink(6.0);
        self
    }

    /// Room for pieces beside the plates, taken from those.
    fn with_room(mut self, plan: &Plan) -> Self {
        if !plan.waiting {
            return self;
        }
        for seat in 0..self.plates.len() {
            let plate = self.plates[seat];
            let lower = plate.center().y > self.board.center().y;
            let (plate, room) = if self.shape == Shape::Bar {
                // Above or below it, towards the middle.
                let tall = 50.0;
                let top = if lower {
                    plate.top() - 8.0 - tall
                } else {
                    plate.bottom() + 8.0
                };
                (
                    plate,
                    Rect::from_min_size(pos2(plate.left(), top), vec2(plate.width(), tall)),
                )
            } else {
                let wide = if self.shape == Shape::Large {
                    96.0
                } else {
                    100.0
                };
                let left = plate.right() <= self.board.left();
                if left || self.shape == Shape::Large {
                    let cut = plate.right() - wide;
                    (plate.with_max_x(cut - 6.0), plate.with_min_x(cut))
                } else {
                    let cut = plate.left() + wide;
                    (plate.with_min_x(cut + 6.0), plate.with_max_x(cut))
                }
            };
            self.plates[seat] = plate;
            self.waiting[seat] = room;
        }
        if self.shape == Shape::Bar {
            let top = self.waiting[1].bottom() + 8.0;
            let bottom = self.waiting[0].top() - 8.0;
            self.tray =
                Rect::from_min_max(pos2(self.tray.left(), top), pos2(self.tray.right(), bottom));
            // The buttons on the left stand between the pieces that wait there.
            let room = self.waiting[3].top() - 8.0 - (self.waiting[2].bottom() + 8.0);
            let step = ((room + 8.0) / 3.0).min(64.0);
            let low = self.waiting[3].top() - 8.0;
            let (left, wide) = (self.menu.left(), self.menu.width());
            let row = |n: f32| {
                Rect::from_min_size(pos2(left, low - n * step + 8.0), vec2(wide, step - 8.0))
            };
            self.menu = row(1.0);
            self.log = row(2.0);
            self.chart = self.chart.map(|_| row(3.0));
        }
        self
    }

    fn bands(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let band = ((w - 684.0) / 2.0 - 48.0).clamp(212.0, 290.0);
        let side = (w - 2.0 * (band + 40.0)).min(684.0);
        let frame = Rect::from_center_size(pos2(w / 2.0, h / 2.0), vec2(side, side));
        let (left, right) = (frame.left() - 24.0 - band, frame.right() + 24.0);
        let (top, bottom) = (18.0, h - 18.0);
        let at = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(band, height));
        let plate = 66.0;
        let tray = at(right, top + plate + GAP, 146.0);
        let card_top = tray.bottom() + GAP;
        let menu = at(left, bottom - plate - GAP - 48.0, 48.0);
        let throws_top = top + plate + GAP;
        let papers = at(left, throws_top, menu.top() - GAP - throws_top);
        let log_top = papers.bottom() - 118.0;
        Self {
            board: frame,
            unit: plan.unit(side),
            frame: plan.frame,
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            plates: [
                at(right, bottom - plate, plate),
                at(right, top, plate),
                at(left, top, plate),
                at(left, bottom - plate, plate),
            ],
            tray,
            card: at(right, card_top, bottom - plate - GAP - card_top),
            throws: Some(at(left, throws_top, log_top - GAP - throws_top)),
            chart: None,
            log: at(left, log_top, 118.0),
            open: papers,
            menu,
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Bands,
        }
    }

    fn large(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let side = (h - 36.0).min(w * 0.54);
        let frame = Rect::from_min_size(pos2(16.0, (h - side) / 2.0), vec2(side, side));
        let (left, right) = (frame.right() + GAP, w - 16.0);
        let (top, bottom) = (18.0, h - 18.0);
        let half = (right - left - 12.0) / 2.0;
        let plate = |column: f32, row: f32| {
            Rect::from_min_size(
                pos2(left + column * (half + 12.0), top + row * 80.0),
                vec2(half, 68.0),
            )
        };
        let tray = Rect::from_min_size(pos2(left, top + 160.0), vec2(right - left, 104.0));
        let card = Rect::from_min_max(pos2(left, tray.bottom() + GAP), pos2(right, bottom));
        Self {
            board: frame,
            unit: plan.unit(side),
            frame: plan.frame,
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            plates: [
                plate(1.0, 1.0),
                plate(1.0, 0.0),
                plate(0.0, 0.0),
                plate(0.0, 1.0),
            ],
            tray,
            card,
            throws: None,
            chart: None,
            // In the card, at the end of its first line.
            log: Rect::from_min_size(
                pos2(card.right() - 24.0 - 48.0, card.top() + 6.0),
                vec2(48.0, 48.0),
            ),
            open: frame.shrink(20.0),
            // In the card, beside undo and redo.
            menu: Rect::from_min_size(
                pos2(card.right() - 24.0 - 150.0, card.bottom() - 76.0),
                vec2(150.0, 56.0),
            ),
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Large,
        }
    }

    fn bar(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let bar = 88.0;
        let room = h - 8.0 - bar - 8.0 - 8.0 - 8.0;
        let side = (w - 2.0 * 156.0).min(room);
        let top = 8.0 + (room - side) / 2.0;
        let frame = Rect::from_min_size(pos2((w - side) / 2.0, top), vec2(side, side));
        let (left, right) = (8.0, w - 8.0);
        let width = frame.left() - 16.0;
        let at = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(width, height));
        let plate = 64.0;
        let right_x = right - width;
        let menu_top = frame.bottom() - plate - GAP - 56.0;
        Self {
            board: frame,
            unit: plan.unit(side),
            frame: plan.frame,
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            plates: [
                at(right_x, frame.bottom() - plate, plate),
                at(right_x, frame.top(), plate),
                at(left, frame.top(), plate),
                at(left, frame.bottom() - plate, plate),
            ],
            tray: at(
                right_x,
                frame.top() + plate + GAP,
                (frame.height() - 2.0 * (plate + GAP)).min(330.0),
            ),
            card: Rect::from_min_max(pos2(left, h - 8.0 - bar), pos2(right, h - 8.0)),
            throws: None,
            chart: Some(at(left, menu_top - 2.0 * 64.0, 56.0)),
            log: at(left, menu_top - 64.0, 56.0),
            open: frame.shrink(14.0),
            menu: at(left, menu_top, 56.0),
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Bar,
        }
    }

    /// The layout of a game that is gone over again: a ruler and a row of buttons lie below it.
    #[must_use]
    pub fn replay(canvas: &Canvas, plan: &Plan) -> Self {
        let layout = if !canvas.wide() {
            Self::replay_narrow(canvas, plan)
        } else if canvas.large_text() {
            Self::replay_large(canvas, plan)
        } else {
            Self::replay_bands(canvas, plan)
        };
        let mut layout = layout.with_room_in_replay(plan).fitted(plan);
        if plan.is_long() {
            // Nothing is thrown: what is out of play lies where dice would.
            layout.waiting[0] = layout.tray;
            layout.waiting[1] = layout.tray;
        }
        layout
    }

    /// The same for a game that is gone over again: where it is narrow the card and the tray give way.
    fn with_room_in_replay(self, plan: &Plan) -> Self {
        let card = self.card;
        let mut layout = self.with_room(plan);
        if plan.waiting && layout.shape == Shape::Bar {
            layout.menu = self.menu;
            layout.log = self.log;
            layout.chart = self.chart;
            layout.card = Rect::from_min_max(
                pos2(card.left(), layout.waiting[2].bottom() + 8.0),
                pos2(card.right(), layout.waiting[3].top() - 8.0),
            );
        }
        layout
    }

    fn replay_bands(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let side = h - 160.0;
        let band = ((w - side) / 2.0 - 48.0).min(360.0);
        let frame = Rect::from_min_size(pos2((w - side) / 2.0, GAP), vec2(side, side));
        let (left, right) = (frame.left() - 24.0 - band, frame.right() + 24.0);
        let at = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(band, height));
        let plate = 60.0;
        let low = frame.bottom() - plate;
        let middle = frame.top() + plate + GAP;
        let menu = at(left, low - GAP - 44.0, 44.0);
        let tray = at(right, middle, 128.0);
        let card_top = tray.bottom() + GAP;
        Self {
            board: frame,
            unit: plan.unit(side),
            frame: plan.frame,
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            plates: [
                at(right, low, plate),
                at(right, frame.top(), plate),
                at(left, frame.top(), plate),
                at(left, low, plate),
            ],
            tray,
            card: at(right, card_top, low - GAP - card_top),
            throws: Some(at(left, middle, menu.top() - GAP - middle)),
            chart: None,
            log: Rect::NOTHING,
            open: Rect::NOTHING,
            menu,
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Bands,
        }
    }

    fn replay_large(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let side = h - 180.0;
        let frame = Rect::from_min_size(pos2(GAP, GAP), vec2(side, side));
        let (left, right) = (frame.right() + GAP, w - GAP);
        let half = (right - left - 12.0) / 2.0;
        let plate = |column: f32, row: f32| {
            Rect::from_min_size(
                pos2(left + column * (half + 12.0), frame.top() + row * 72.0),
                vec2(half, 60.0),
            )
        };
        let tray = Rect::from_min_size(pos2(left, frame.top() + 144.0), vec2(right - left, 90.0));
        Self {
            board: frame,
            unit: plan.unit(side),
            frame: plan.frame,
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            plates: [
                plate(1.0, 1.0),
                plate(1.0, 0.0),
                plate(0.0, 0.0),
                plate(0.0, 1.0),
            ],
            tray,
            card: Rect::from_min_max(pos2(left, tray.bottom() + GAP), pos2(right, frame.bottom())),
            throws: None,
            chart: None,
            log: Rect::NOTHING,
            open: Rect::NOTHING,
            // In the row of buttons below.
            menu: Rect::from_min_size(pos2(GAP, h - GAP - 56.0), vec2(160.0, 56.0)),
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Large,
        }
    }

    fn replay_narrow(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let room = h - 132.0;
        let side = (w - 2.0 * 156.0).min(room);
        let top = 8.0 + (room - 8.0 - side).max(0.0) / 2.0;
        let frame = Rect::from_min_size(pos2((w - side) / 2.0, top), vec2(side, side));
        let width = frame.left() - 16.0;
        let (left, right) = (8.0, w - 8.0 - width);
        let at = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(width, height));
        let plate = 64.0;
        let low = frame.bottom() - plate;
        let middle = frame.top() + plate + 10.0;
        Self {
            board: frame,
            unit: plan.unit(side),
            frame: plan.frame,
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            plates: [
                at(right, low, plate),
                at(right, frame.top(), plate),
                at(left, frame.top(), plate),
                at(left, low, plate),
            ],
            tray: at(right, middle, low - 10.0 - middle),
            card: at(left, middle, low - 10.0 - middle),
            throws: None,
            chart: None,
            log: Rect::NOTHING,
            open: Rect::NOTHING,
            // In the row of buttons below.
            menu: Rect::from_min_size(pos2(left, h - 8.0 - 48.0), vec2(width, 48.0)),
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Bar,
        }
    }

    /// The ruler below a game that is gone over again.
    #[must_use]
    pub fn ruler(&self, canvas: &Canvas) -> Rect {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let (side, top, tall) = match self.shape {
            Shape::Bands => (self.plates[2].left(), h - 128.0, 48.0),
            Shape::Large => (GAP, h - 144.0, 56.0),
            Shape::Bar | Shape::Long => (8.0, h - 116.0, 48.0),
        };
        Rect::from_min_max(pos2(side, top), pos2(w - side, top + tall))
    }

    /// The row of buttons below the ruler.
    #[must_use]
    pub fn transport(&self, canvas: &Canvas) -> Rect {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let (side, below, tall) = match self.shape {
            Shape::Bands => (self.plates[2].left(), GAP, 44.0),
            Shape::Large => (GAP, GAP, 56.0),
            Shape::Bar | Shape::Long => (8.0, 8.0, 48.0),
        };
        Rect::from_min_max(pos2(side, h - below - tall), pos2(w - side, h - below))
    }

    /// Whether an unfolded paper lies over the board, and not over the band beside it.
    #[must_use]
    pub fn papers_cover(&self) -> bool {
        self.board.intersects(self.open)
    }

    /// A point of the board on the canvas.
    #[must_use]
    pub fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        let field = self.field();
        pos2(field.x + x * self.unit, field.y + y * self.unit)
    }

    /// The upper left corner of the board's field on the canvas.
    #[must_use]
    pub fn field(&self) -> Pos2 {
        self.board.min + vec2(self.frame, self.frame) * self.unit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::UVec2;

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        let plan = Plan {
            field: (20.0, 20.0),
            frame: 0.69,
            waiting: false,
            trays: Trays::None,
        };
        let long = Plan {
            field: (11.56, 4.68),
            frame: 0.0,
            waiting: false,
            trays: Trays::None,
        };
        for plan in [
            plan,
            Plan {
                waiting: true,
                ..plan
            },
            long,
            garden(Trays::Two),
            garden(Trays::One([true, true, true, false])),
            garden(Trays::One([true; 4])),
        ] {
            lies_well(&plan);
        }
    }

    fn garden(trays: Trays) -> Plan {
        Plan {
            field: (12.0, 11.0),
            frame: 0.64,
            waiting: false,
            trays,
        }
    }

    fn lies_well(plan: &Plan) {
        for (width, height, text) in [
            (1280, 720, 1.0),
            (1280, 720, 2.0),
            (1920, 1080, 1.0),
            (1920, 1080, 2.0),
            (1920, 1200, 1.0),
            (1366, 768, 1.0),
            (2560, 1080, 1.0),
            (800, 600, 1.0),
            (1024, 768, 1.0),
            (1280, 1024, 1.0),
        ] {
            let canvas = Canvas::of(UVec2::new(width, height), text);
            let layout = Layout::of(&canvas, plan);
            let mut things = things(&layout);
            if layout.shape != Shape::Large {
                things.extend([layout.menu, layout.log]);
            }
            if let Some((undo, hint)) = layout.helps {
                things.extend([undo, hint]);
            }
            if layout.shape == Shape::Long {
                assert!(layout.helps.is_some(), "they lie beside the card");
                // What is shown larger may lie over what is out of play.
                if layout.aside != layout.waiting[0] {
                    things.push(layout.aside);
                }
            }
            apart(&format!("{width}x{height} {text}"), &canvas, &things);
            for (beside, read, across) in [
                (false, true, &[2][..]),
                (true, true, &[2]),
                (true, false, &[1, 2, 3]),
            ] {
                let lesson = Layout::lesson(&canvas, plan, across);
                let desk = lesson.desk(&canvas, beside, read);
                let mut things = vec![lesson.board, lesson.tray, lesson.card];
                things.push(lesson.plates[0]);
                things.extend(across.iter().map(|&seat| lesson.plates[seat]));
                let waiting = if across.len() > 1 { &[0][..] } else { &[0, 2] };
                let waiting = waiting.iter().map(|&seat| lesson.waiting[seat]);
                things.extend(waiting.filter(Rect::is_positive));
                things.extend(desk.list.into_iter().chain(desk.book));
                things.extend(desk.buttons.into_iter().flatten());
                if beside || lesson.shape != Shape::Bands {
                    things.push(desk.slip);
                }
                apart(&format!("lesson {width}x{height} {text}"), &canvas, &things);
            }
            let replay = Layout::replay(&canvas, plan);
            let mut things = self::things(&replay);
            things.extend([replay.ruler(&canvas), replay.transport(&canvas)]);
            if replay.shape == Shape::Bands {
                things.push(replay.menu);
            }
            apart(&format!("replay {width}x{height} {text}"), &canvas, &things);
        }
    }

    fn things(layout: &Layout) -> Vec<Rect> {
        let mut things = vec![layout.board, layout.tray, layout.card];
        things.extend(layout.plates.iter().filter(|plate| plate.is_positive()));
        things.extend(layout.throws);
        // What is out of play lies together.
        let mut waiting = [layout.waiting, layout.second].concat();
        waiting.dedup();
        waiting.retain(|room| room.is_positive() && *room != layout.tray);
        things.extend(waiting);
        things
    }

    fn apart(name: &str, canvas: &Canvas, things: &[Rect]) {
        let screen = canvas.rect().expand(0.01);
        for (i, thing) in things.iter().enumerate() {
            assert!(
                screen.contains_rect(*thing),
                "{name}: {thing:?} leaves the screen"
            );
            for other in &things[..i] {
                assert!(
                    !thing.shrink(0.01).intersects(*other),
                    "{name}: {thing:?} and {other:?} overlap"
                );
            }
        }
    }
}
