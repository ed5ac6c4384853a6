//! Where things lie around a board that is much longer than it is high: in bands above and below it, at every
//! size of window and text.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{Layout, Plan, Shape};
use crate::theme::Canvas;

/// Nowhere: a place that this table has no use for.
const NOWHERE: Rect = Rect::NOTHING;

impl Layout {
    /// The layout of a canvas for a long board.
    pub(super) fn long(canvas: &Canvas, plan: &Plan) -> Self {
        if !canvas.wide() {
            Self::long_narrow(canvas, plan)
        } else if canvas.large_text() {
            Self::long_large(canvas, plan)
        } else {
            Self::long_bands(canvas, plan)
        }
    }

    /// Everything of a long board's layout but where its things lie.
    const fn around(board: Rect, unit: f32, plan: &Plan) -> Self {
        Self {
            board,
            unit,
            frame: plan.frame,
            plates: [NOWHERE; 4],
            waiting: [NOWHERE; 4],
            second: [NOWHERE; 4],
            tray: NOWHERE,
            card: NOWHERE,
            throws: None,
            chart: None,
            log: NOWHERE,
            open: NOWHERE,
            menu: NOWHERE,
            helps: None,
            aside: NOWHERE,
            shape: Shape::Long,
        }
    }

    /// The board as wide as it can be between two bands.
    fn long_bands(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let (above, below) = (76.0, 176.0);
        let wide = plan.width_within(vec2(w - 96.0, h - above - below));
        let size = plan.size(wide);
        let left = (w - wide) / 2.0;
        let top = above + (h - above - below - size.y) / 2.0;
        let board = Rect::from_min_size(pos2(left, top), size);
        let right = board.right();
        let place = |x: f32, y: f32, wide: f32, high: f32| {
            Rect::from_min_size(pos2(x, y), vec2(wide, high))
        };
        let band = 52.0;
        let high = board.top() - 12.0 - band;
        let low = board.bottom() + 20.0;
        let plate = 224.0;
        let out = 164.0;
        let turning = 304.0;
        let foot = low + 134.0;
        let half = (plate - 8.0) / 2.0;
        let tray = right - out - 16.0 - turning;
        let mut layout = Self::around(board, plan.unit(wide), plan);
        layout.plates[1] = place(left, high, plate, band);
        layout.plates[0] = place(left, low, plate, 72.0);
        layout.menu = place(left + plate + 16.0, high, 112.0, band);
        layout.log = place(layout.menu.right() + 8.0, high, 140.0, band);
        layout.aside = Rect::from_min_max(
            pos2(layout.log.right() + 16.0, high - 4.0),
            pos2(right, high + band + 4.0),
        );
        let undo = place(left, foot - 44.0, half, 44.0);
        layout.helps = Some((undo, undo.translate(vec2(half + 8.0, 0.0))));
        layout.card = Rect::from_min_max(pos2(left + plate + 16.0, low), pos2(tray - 16.0, foot));
        layout.tray = place(tray, low, turning, 134.0);
        layout.waiting[0] = place(right - out, low, out, 134.0);
        layout.waiting[1] = layout.waiting[0];
        layout.open = board.shrink(14.0);
        layout
    }

    /// With large text the board gives way: the plates stand beside it, and the card has more room.
    fn long_large(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let (margin, gap) = (16.0, 16.0);
        let wide = plan.width_within(vec2(w * 0.70, h * 0.54));
        let size = plan.size(wide);
        let board = Rect::from_min_size(pos2(margin, margin), size);
        let (left, right) = (board.right() + gap, w - margin);
        let low = board.bottom() + gap;
        let foot = h - margin;
        let column =
            |top: f32, high: f32| Rect::from_min_size(pos2(left, top), vec2(right - left, high));
        let mut layout = Self::around(board, plan.unit(wide), plan);
        let plate = 76.0;
        layout.plates[1] = column(board.top(), plate);
        layout.plates[0] = column(board.bottom() - plate, plate);
        layout.aside = Rect::from_min_max(
            pos2(left, board.top() + plate + 12.0),
            pos2(right, board.bottom() - plate - 12.0),
        );
        layout.waiting[0] = layout.aside;
        layout.waiting[1] = layout.aside;
        let row = 60.0;
        let tray = right - (w * 0.36).min(480.0);
        layout.card = Rect::from_min_max(pos2(margin, low), pos2(tray - gap, foot - row - 10.0));
        layout.tray = Rect::from_min_max(pos2(tray, low), pos2(right, foot));
        let step = (layout.card.width() + 8.0) / 4.0;
        let button = |n: f32| {
            Rect::from_min_size(pos2(margin + n * step, foot - row), vec2(step - 8.0, row))
        };
        layout.helps = Some((button(0.0), button(1.0)));
        layout.log = button(2.0);
        layout.menu = button(3.0);
        layout.open = board.shrink(14.0);
        layout
    }

    fn long_narrow(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let (margin, gap, band) = (8.0, 8.0, 52.0);
        let wide = plan.width_within(vec2(w - 2.0 * margin, h * 0.62));
        let size = plan.size(wide);
        let rest = h - size.y - (2.0 * margin + 3.0 * gap + 2.0 * band);
        // What is left over lets the card and its neighbour grow.
        let lowest = rest.min(200.0);
        let top = margin + band + gap + (rest - lowest) / 2.0;
        let left = (w - wide) / 2.0;
        let board = Rect::from_min_size(pos2(left, top), size);
        let right = board.right();
        let high = board.top() - gap - band;
        let low = board.bottom() + gap;
        let card = low + band + gap;
        let foot = card + lowest;
        let plate = 184.0;
        let mut layout = Self::around(board, plan.unit(wide), plan);
        let place = |x: f32, y: f32, wide: f32, high: f32| {
            Rect::from_min_size(pos2(x, y), vec2(wide, high))
        };
        layout.plates[1] = place(left, high, plate, band);
        layout.plates[0] = place(left, low, plate, band);
        layout.menu = place(left + plate + gap, high, 100.0, band);
        layout.log = place(layout.menu.right() + gap, high, 132.0, band);
        layout.aside = Rect::from_min_max(
            pos2(layout.log.right() + gap, high),
            pos2(right, high + band),
        );
        let undo = place(left + plate + gap, low, 124.0, band);
        layout.helps = Some((undo, undo.translate(vec2(132.0, 0.0))));
        let tray = right - 300.0;
        layout.waiting[0] = Rect::from_min_max(
            pos2(undo.right() + 132.0 + gap, low),
            pos2(right, low + band),
        );
        layout.waiting[1] = layout.waiting[0];
        layout.card = Rect::from_min_max(pos2(left, card), pos2(tray - gap, foot));
        layout.tray = Rect::from_min_max(pos2(tray, card), pos2(right, foot));
        layout.open = board.shrink(6.0);
        layout
    }
}
