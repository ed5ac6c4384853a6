//! Where tiles lie: on squares, in the trays under the plates.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use taula_rules::games::taihou::{RANKS, Square};

use super::standing::{Place, Standing, Tile};
use crate::table::layout::Layout;

/// How large a tile is, of its square.
pub const TILE: f32 = 0.85;

/// Where a tile lies, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle on the canvas.
    pub at: Pos2,
    /// How long its sides are, in points.
    pub side: f32,
    /// Whether it is seen: what is not in the garden is not, where there is no tray for it.
    pub seen: bool,
    /// What lies later in its tray lies over what is before it.
    pub level: u8,
    /// Whether it lies in a tray, upright.
    pub beside: bool,
}

/// The middle of a square, on the canvas.
#[must_use]
pub fn middle(layout: &Layout, square: Square) -> Pos2 {
    layout.at((
        f32::from(square.file()) + 0.5,
        f32::from(RANKS - square.rank()) - 0.5,
    ))
}

/// A square, on the canvas.
#[must_use]
pub fn around(layout: &Layout, square: Square) -> Rect {
    Rect::from_center_size(middle(layout, square), Vec2::splat(layout.unit))
}

/// The tile on a square, on the canvas.
#[must_use]
pub fn tile(layout: &Layout, square: Square) -> Rect {
    Rect::from_center_size(middle(layout, square), Vec2::splat(side(layout)))
}

/// How long a tile's sides are in the garden.
#[must_use]
pub fn side(layout: &Layout) -> f32 {
    layout.unit * TILE
}

impl Standing {
    /// Where a tile lies.
    #[must_use]
    pub fn spot(&self, tile: Tile, layout: &Layout) -> Spot {
        match self.stand(tile).place {
            Place::On(square) => Spot {
                at: middle(layout, square),
                side: side(layout),
                seen: true,
                level: 0,
                beside: false,
            },
            Place::Taken(by, _) => {
                let taken = self.taken(by);
                let tray = taken_tray(layout, by.index());
                let plate = layout.plates[by.index() % 4];
                in_tray(tray, plate, place(&taken, tile), taken.len())
            }
            Place::Reserve => {
                let reserve = self.reserve(tile.seat);
                let tray = reserve_tray(layout, tile.seat.index());
                let plate = layout.plates[tile.seat.index() % 4];
                in_tray(tray, plate, place(&reserve, tile), reserve.len())
            }
            Place::Aside => Spot {
                at: layout.plates[tile.seat.index() % 4].center(),
                side: side(layout),
                seen: false,
                level: 0,
                beside: true,
            },
        }
    }
}

fn place(tiles: &[Tile], tile: Tile) -> usize {
    tiles.iter().position(|&of| of == tile).unwrap_or(0)
}

/// The tray of what a seat has taken: the lower where it has two.
#[must_use]
pub fn taken_tray(layout: &Layout, seat: usize) -> Rect {
    let second = layout.second[seat % 4];
    if second.is_positive() {
        second
    } else {
        layout.waiting[seat % 4]
    }
}

/// The tray of a seat's reserve, where there is one.
#[must_use]
pub fn reserve_tray(layout: &Layout, seat: usize) -> Rect {
    if layout.second[seat % 4].is_positive() {
        layout.waiting[seat % 4]
    } else {
        Rect::NOTHING
    }
}

/// How high the word on a tray is, where it has one.
pub const LABEL: f32 = 20.0;

/// Tiles in a row in a tray, overlapping where they are many.
fn in_tray(tray: Rect, plate: Rect, n: usize, all: usize) -> Spot {
    if !tray.is_positive() {
        return Spot {
            at: plate.center(),
            side: 18.0,
            seen: false,
            level: 0,
            beside: true,
        };
    }
    let bed = tray.shrink2(vec2(14.0, 7.0));
    // Two trays have words above their tiles.
    let bed = if tray.height() > 60.0 {
        bed.with_min_y(bed.top() + LABEL - 3.0)
    } else {
        bed
    };
    let side = (bed.height() * 0.9).min(37.0).floor();
    let step = if all > 1 {
        ((bed.width() - side) / (all - 1) as f32).min(side * 1.16)
    } else {
        0.0
    };
    Spot {
        at: pos2(
            bed.left() + side / 2.0 + n as f32 * step,
            bed.center().y + 1.0,
        ),
        side,
        seen: true,
        level: n as u8,
        beside: true,
    }
}
