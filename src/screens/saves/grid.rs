//! Where things lie on the screen of saved games, and which of them are seen.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::shelf::Thing;
use crate::theme::Canvas;

/// Where things lie, in points of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The rows that are seen.
    pub area: Rect,
    /// How many lie in a row.
    pub columns: usize,
    /// How many rows are seen.
    pub rows: usize,
    /// Of each.
    pub item: Vec2,
    /// Between two.
    pub gap: f32,
    /// How each lies there.
    pub shape: Shape,
    /// The card of the one in focus.
    pub card: Rect,
    /// Its board, where there is room for it.
    pub board: Option<Rect>,
}

/// How a game lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The board over its label.
    Over,
    /// The board beside its label.
    Beside,
}

/// A thing's place: its row, from which column, over how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The row, from the first of all.
    pub row: usize,
    /// The column.
    pub column: usize,
    /// How many columns it takes.
    pub span: usize,
}

impl Grid {
    /// The grid of a canvas.
    #[must_use]
    pub fn of(canvas: &Canvas) -> Self {
        let (w, h) = (canvas.size.x, canvas.size.y);
        let large = canvas.large_text();
        let (corner, right, bottom, item, gap, shape) = if !canvas.wide() {
            let item = vec2((w - 56.0 - 30.0 - 18.0) / 2.0, 182.0);
            (
                pos2(28.0, 86.0),
                w - 58.0,
                h - 118.0,
                item,
                18.0,
                Shape::Beside,
            )
        } else if large {
            let right = w - 44.0 - 456.0 - 44.0;
            let item = vec2(right - 44.0, 184.0);
            (
                pos2(44.0, 104.0),
                right,
                h - 20.0,
                item,
                16.0,
                Shape::Beside,
            )
        } else {
            let right = w - 44.0 - 376.0 - 32.0;
            (
                pos2(44.0, 104.0),
                right,
                h - 20.0,
                vec2(184.0, 288.0),
                16.0,
                Shape::Over,
            )
        };
        let fit = |room: f32, size: f32| (((room + gap + 0.5) / (size + gap)) as usize).max(1);
        let (columns, rows) = (
            fit(right - corner.x, item.x),
            fit(bottom - corner.y, item.y),
        );
        let (card, board) = if !canvas.wide() {
            let bar = Rect::from_min_max(pos2(8.0, h - 100.0), pos2(w - 8.0, h - 8.0));
            (bar, None)
        } else if large {
            let card = Rect::from_min_max(pos2(w - 44.0 - 456.0, 104.0), pos2(w - 44.0, h - 24.0));
            (card, None)
        } else {
            let left = w - 44.0 - 376.0;
            let board = Rect::from_min_size(pos2(left + 36.0, 104.0), vec2(304.0, 304.0));
            let card = Rect::from_min_max(pos2(left, 424.0), pos2(w - 44.0, h - 24.0));
            (card, Some(board))
        };
        let all = vec2(
            columns as f32 * (item.x + gap) - gap,
            rows as f32 * (item.y + gap) - gap,
        );
        Self {
            area: Rect::from_min_size(corner, all),
            columns,
            rows,
            item,
            gap,
            shape,
            card,
            board,
        }
    }

    /// The places of things, row by row. A sheet with a sentence on it takes two columns where there are so
    /// many.
    #[must_use]
    pub fn spots(&self, things: &[Thing]) -> Vec<Spot> {
        let (mut row, mut column) = (0, 0);
        let spot = |thing: &Thing| {
            let span = match thing {
                Thing::Torn(_) if self.shape == Shape::Over => self.columns.min(2),
                _ => 1,
            };
            if column + span > self.columns {
                (row, column) = (row + 1, 0);
            }
            let spot = Spot { row, column, span };
            column += span;
            spot
        };
        things.iter().map(spot).collect()
    }

    /// Where a thing lies when `top` is the first row that is seen; none where it is not seen.
    #[must_use]
    pub fn rect(&self, spot: Spot, top: usize) -> Option<Rect> {
        let row = spot.row.checked_sub(top).filter(|&row| row < self.rows)?;
        let step = self.item + vec2(self.gap, self.gap);
        let corner = self.area.min + vec2(spot.column as f32 * step.x, row as f32 * step.y);
        let wide = spot.span as f32 * step.x - self.gap;
        Some(Rect::from_min_size(corner, vec2(wide, self.item.y)))
    }

    /// Where the focus finds a thing of the row just above or below those that are seen: nearer than
    /// anything else that lies there.
    #[must_use]
    pub fn edge(&self, spot: Spot, top: usize) -> Option<Rect> {
        let step = self.item.x + self.gap;
        let left = self.area.left() + spot.column as f32 * step;
        let wide = spot.span as f32 * step - self.gap;
        let y = if spot.row + 1 == top {
            self.area.top() - 4.0
        } else if spot.row == top + self.rows {
            self.area.bottom() + 1.0
        } else {
            return None;
        };
        Some(Rect::from_min_size(pos2(left, y), vec2(wide, 3.0)))
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::UVec2;

    use super::*;
    use crate::screens::saves::shelf::Torn;

    #[test]
    fn nothing_leaves_the_screen_or_lies_over_another() {
        for (width, height, text) in [
            (1280, 720, 1.0),
            (1280, 720, 2.0),
            (1920, 1080, 1.0),
            (1080, 720, 1.0),
            (2560, 1080, 1.0),
            (2560, 1080, 2.0),
            (800, 600, 1.0),
            (800, 600, 2.0),
            (1280, 1024, 1.0),
        ] {
            let canvas = Canvas::of(UVec2::new(width, height), text);
            let grid = Grid::of(&canvas);
            let screen = canvas.rect();
            assert!(screen.contains_rect(grid.area) && screen.contains_rect(grid.card));
            assert!(!grid.area.intersects(grid.card), "{width}x{height} {text}");
            assert!(grid.board.is_none_or(|board| !board.intersects(grid.card)));
        }
        let grid = Grid::of(&Canvas::of(UVec2::new(1280, 720), 1.0));
        assert_eq!((grid.columns, grid.rows), (4, 2));
    }

    #[test]
    fn a_sheet_takes_two_columns_and_does_not_break() {
        let grid = Grid::of(&Canvas::of(UVec2::new(1280, 720), 1.0));
        let torn = || Thing::Torn(Torn::Aside("x".into()));
        let spots = grid.spots(&[torn(), torn(), torn()]);
        let places: Vec<_> = spots.iter().map(|spot| (spot.row, spot.column)).collect();
        assert_eq!(places, [(0, 0), (0, 2), (1, 0)]);
        assert!(grid.rect(spots[2], 0).is_some() && grid.rect(spots[2], 2).is_none());
        assert!(grid.rect(spots[0], 1).is_none() && grid.edge(spots[0], 1).is_some());
    }
}
