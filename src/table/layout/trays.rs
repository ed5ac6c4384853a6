//! Where things lie around a board whose players have trays under their plates: plates, log and buttons to the
//! left, what is counted, the player of the right side and the card to the right.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{GAP, Layout, Plan, Shape, Trays};
use crate::theme::Canvas;

/// How high a plate is.
const PLATE: f32 = 56.0;
/// How far a tray lies below its plate, and trays below one another.
const BELOW: f32 = 9.0;
/// How high a button is, and how far they are apart.
const BUTTON: f32 = 42.0;
/// See [`BUTTON`].
const APART: f32 = 10.0;

impl Layout {
    /// The board between two bands, with trays.
    pub(super) fn with_trays(canvas: &Canvas, plan: &Plan) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let (edge, gap) = (24.0, GAP);
        let margin = h / 30.0 + 4.0;
        let least = 212.0;
        let room = vec2(w - 2.0 * (least + edge + gap), h - 2.0 * margin);
        let wide = plan.width_within(room);
        let size = plan.size(wide);
        let board = Rect::from_center_size(pos2(w / 2.0, h / 2.0), size);
        let band = (board.left() - gap - edge).clamp(least, 300.0);
        let (left, right) = (board.left() - gap - band, board.right() + gap);
        let (top, bottom) = (board.top(), board.bottom());
        let at = |x: f32, y: f32, high: f32| Rect::from_min_size(pos2(x, y), vec2(band, high));
        let two = plan.trays == Trays::Two;
        let tray = if two { 62.0 } else { 58.0 };
        // A plate with what lies under it.
        let high = PLATE + BELOW + tray + if two { BELOW + tray } else { 0.0 };
        let (seated, scores) = match plan.trays {
            Trays::One(seats) => {
                let players = seats.iter().filter(|&&plays| plays).count();
                (seats, 112.0 + 25.0 * players as f32)
            }
            Trays::Two | Trays::None => ([true, false, true, false], 166.0),
        };
        let mut layout = Self {
            board,
            unit: plan.unit(wide),
            frame: plan.frame,
            plates: [Rect::NOTHING; 4],
            waiting: [Rect::NOTHING; 4],
            second: [Rect::NOTHING; 4],
            tray: at(right, top, scores),
            card: Rect::NOTHING,
            throws: None,
            chart: None,
            log: Rect::NOTHING,
            open: Rect::NOTHING,
            menu: Rect::NOTHING,
            helps: None,
            aside: Rect::NOTHING,
            shape: Shape::Bands,
        };
        layout.seat(2, at(left, top, PLATE), tray, two);
        layout.seat(0, at(left, bottom - high, PLATE), tray, two);
        // Between them, from below: two rows of buttons, the player of the left side, the log.
        let half = (band - APART) / 2.0;
        let button = |column: f32, row: f32| {
            let low = bottom - high - gap - BUTTON;
            let corner = pos2(left + column * (half + APART), low - row * (BUTTON + APART));
            Rect::from_min_size(corner, vec2(half, BUTTON))
        };
        layout.helps = Some((button(0.0, 1.0), button(1.0, 1.0)));
        layout.menu = button(0.0, 0.0).union(button(1.0, 0.0));
        let mut low = button(0.0, 1.0).top() - gap;
        if seated[3] {
            layout.seat(3, at(left, low - high, PLATE), tray, two);
            low -= high + gap;
        }
        let begins = top + high + gap;
        layout.log = at(left, begins, low - begins);
        layout.open = board.shrink(14.0);
        let mut card = layout.tray.bottom() + gap;
        if seated[1] {
            layout.seat(1, at(right, card, PLATE), tray, two);
            card += high + gap;
        }
        layout.card = at(right, card, bottom - card);
        layout
    }

    /// A seat's plate with its trays under it.
    fn seat(&mut self, seat: usize, plate: Rect, tray: f32, two: bool) {
        let under = |above: Rect| {
            let corner = pos2(above.left(), above.bottom() + BELOW);
            Rect::from_min_size(corner, vec2(above.width(), tray))
        };
        self.plates[seat] = plate;
        self.waiting[seat] = under(plate);
        if two {
            self.second[seat] = under(self.waiting[seat]);
        }
    }
}
