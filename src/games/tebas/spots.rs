//! Where discs lie: on circles, one on the other, in the hand, in the tray of what is out of play.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use taula_art::tebas::stacking;
use taula_rules::Seat;
use taula_rules::games::tebas::{Board, Circle};

use super::standing::{Disc, Place, Standing};
use super::turning;
use crate::table::layout::Layout;

/// Where a disc lies, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle on the canvas.
    pub at: Pos2,
    /// How large its radius is, in points.
    pub radius: f32,
    /// How far the disc on top of it lies up and to the left, in radii; none where there is none.
    pub covered: Option<f32>,
    /// Whether it is seen: what is out of play is not, where there is no place for it.
    pub seen: bool,
    /// What lies higher lies over what is lower.
    pub level: u8,
}

/// The middle of a circle, on the canvas.
#[must_use]
pub fn middle(layout: &Layout, board: &Board, circle: Circle) -> Pos2 {
    layout.at(board.point(circle))
}

/// How large a disc is on the board.
#[must_use]
pub fn radius(layout: &Layout, board: &Board) -> f32 {
    board.disc * layout.unit
}

/// Where a disc lies on a circle that has so many below it, of so many in all.
#[must_use]
pub fn on_circle(layout: &Layout, board: &Board, circle: Circle, level: u8, height: usize) -> Spot {
    let radius = radius(layout, board);
    let stacking = stacking(height.max(1));
    let level = usize::from(level).min(height.saturating_sub(1));
    let (x, y) = stacking.at.get(level).copied().unwrap_or_default();
    Spot {
        at: middle(layout, board, circle) + vec2(x, y) * radius,
        radius,
        covered: (level + 1 < height).then_some(stacking.step),
        seen: true,
        level: level as u8,
    }
}

/// A square around what stands on a circle: what is pointed at.
#[must_use]
pub fn around(layout: &Layout, board: &Board, circle: Circle) -> Rect {
    let side = 2.0 * board.circle * layout.unit;
    Rect::from_center_size(middle(layout, board, circle), Vec2::splat(side))
}

/// The middle of the top disc on a circle; of the circle where nothing stands there.
#[must_use]
pub fn top(layout: &Layout, board: &Board, standing: &Standing, circle: Circle) -> Pos2 {
    let height = standing.stack(circle).len();
    on_circle(
        layout,
        board,
        circle,
        height.saturating_sub(1) as u8,
        height,
    )
    .at
}

impl Standing {
    /// Where a disc lies.
    #[must_use]
    pub fn spot(&self, disc: Disc, layout: &Layout, board: &Board) -> Option<Spot> {
        Some(match self.stand(disc)?.place {
            Place::On(circle, level) => {
                on_circle(layout, board, circle, level, self.stack(circle).len())
            }
            Place::Hand => {
                let all: Vec<Disc> = self.all_in(disc.seat, Place::Hand).collect();
                let n = all.iter().position(|&of| of == disc).unwrap_or(0);
                in_hand(layout, n, all.len())
            }
            Place::Loose(circle) => {
                let all: Vec<Disc> = self.all_in(disc.seat, Place::Loose(circle)).collect();
                let n = all.iter().position(|&of| of == disc).unwrap_or(0);
                loose(layout, board, circle, n, all.len())
            }
            Place::Out => {
                let both = [Seat(0), Seat(1)];
                let all: Vec<Disc> = both
                    .into_iter()
                    .flat_map(|seat| self.all_in(seat, Place::Out))
                    .collect();
                let n = all.iter().position(|&of| of == disc).unwrap_or(0);
                out_of_play(layout, disc.seat, n, all.len())
            }
        })
    }
}

/// Discs that wait to be put back lie on the card beside the sentence, in rows.
fn in_hand(layout: &Layout, n: usize, all: usize) -> Spot {
    let room = turning::discs(layout);
    let (at, radius) = in_rows(room, n, all, room.height() * 0.5);
    Spot {
        at,
        radius,
        covered: None,
        seen: true,
        level: 0,
    }
}

/// Discs of an undone stack lie around its circle for a moment.
fn loose(layout: &Layout, board: &Board, circle: Circle, n: usize, all: usize) -> Spot {
    let turn = (n as f32 + 0.5) / all.max(1) as f32 * std::f32::consts::TAU;
    let away = Vec2::angled(turn) * layout.unit * 0.42;
    Spot {
        at: middle(layout, board, circle) + away,
        radius: radius(layout, board) * 0.9,
        covered: None,
        seen: true,
        level: 1,
    }
}

/// What is out of play lies in its tray; where there is none it is put down behind its owner's plate.
fn out_of_play(layout: &Layout, seat: Seat, n: usize, all: usize) -> Spot {
    let tray = layout.waiting[seat.index() % 4];
    if !tray.is_positive() {
        return Spot {
            at: layout.plates[seat.index() % 4].center(),
            radius: 16.0,
            covered: None,
            seen: false,
            level: 0,
        };
    }
    let room = tray_bed(tray);
    let (at, radius) = in_rows(room, n, all, room.height() * 0.5);
    Spot {
        at,
        radius,
        covered: None,
        seen: true,
        level: n as u8,
    }
}

/// The part of the tray that discs lie in: its rim is left out, and where it is high a label at its foot.
#[must_use]
pub fn tray_bed(tray: Rect) -> Rect {
    let bed = tray.shrink2(vec2(16.0, if tray.height() < 70.0 { 9.0 } else { 16.0 }));
    if tray.height() < 100.0 {
        // The label lies at the right.
        return bed.with_max_x(bed.left() + bed.width() * 0.62);
    }
    bed.with_max_y(bed.bottom() - 22.0)
}

/// The place of one of so many discs in rows, and how large they are: as large as there is room for, overlapping
/// where that makes them larger.
fn in_rows(room: Rect, n: usize, all: usize, most: f32) -> (Pos2, f32) {
    let all = all.max(1);
    let step = 1.62;
    let fits = |rows: usize| {
        let columns = all.div_ceil(rows) as f32;
        let wide = room.width() / ((columns - 1.0) * step + 2.0);
        let tall = room.height() / (2.0 * rows as f32);
        wide.min(tall)
    };
    let rows = (1..=4)
        .max_by(|&a, &b| fits(a).total_cmp(&fits(b)).then(b.cmp(&a)))
        .unwrap_or(1);
    let radius = fits(rows).min(most).clamp(6.0, 44.0);
    let columns = all.div_ceil(rows);
    let (row, column) = (n / columns, n % columns);
    let in_row = columns.min(all - (row * columns).min(all - 1));
    let x = (column as f32 - (in_row as f32 - 1.0) / 2.0) * step * radius;
    let high = room.height() / rows as f32;
    let y = room.top() + high * (row as f32 + 0.5);
    (pos2(room.center().x + x, y), radius)
}
