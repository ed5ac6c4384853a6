//! The garden games as things on the title: three gardens seen from near, each with what it is named after. Their
//! outlines differ, so that they are told apart even where they are small: a square about a lotus, a high one about
//! the lake, a broad one that something flies over.

mod bed;
mod flight;

use taula_rules::games::taihou::{Board, Heading, Square, Value};

use super::figure;
use super::lie::{Lying, lie};
use super::tile::Tile;
use super::{Drawn, garden};
use crate::dye::Dye;
use crate::raster::{self, Pixels, lay_middle};
use crate::shadow;
use crate::shape::Point;
use bed::Bed;

/// Which of the garden games a thing stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Thing {
    /// Buddha's Lotus.
    Lotus,
    /// Taï-hou: the garden with the lake.
    Taihou,
    /// Buddha's Flight.
    Flight,
}

/// A tile: where, whose, what, and where it looks.
type Lies = (&'static str, Dye, u8, Heading);

impl Thing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Lotus, Self::Taihou, Self::Flight];

    /// The square at the lower left of what is shown of the garden, and how many files and ranks.
    const fn part(self) -> (&'static str, u8, u8) {
        match self {
            Self::Lotus => ("d4", 5, 5),
            Self::Taihou => ("e4", 4, 5),
            Self::Flight => ("d3", 5, 4),
        }
    }

    const fn tiles(self) -> &'static [Lies] {
        use Dye::{Blue, Green, Red, Yellow};
        use Heading::{E, N, S, W};
        match self {
            Self::Lotus => &[
                ("d4", Yellow, 3, N),
                ("g4", Yellow, 8, N),
                ("h5", Yellow, 10, W),
                ("d7", Red, 1, E),
                ("f8", Red, 7, S),
                ("h7", Red, 6, S),
            ],
            Self::Taihou => &[
                ("e7", Blue, 8, E),
                ("f8", Blue, 6, S),
                ("e4", Blue, 9, N),
                ("h8", Green, 10, W),
                ("h6", Green, 7, W),
                ("g4", Green, 3, N),
                ("f6", Blue, 2, E),
            ],
            Self::Flight => &[
                ("f3", Yellow, 2, N),
                ("h4", Yellow, 6, N),
                ("e6", Red, 7, S),
                ("h6", Red, 3, W),
            ],
        }
    }
}

/// A game's thing in a square of `side_px`, with room for shadows around it: the origin is the square's upper left
/// corner.
#[must_use]
pub fn showing(thing: Thing, board: &Board, side_px: f32) -> Drawn {
    let side = side_px.max(24.0);
    let (lowest, files, ranks) = thing.part();
    let bed = Bed::new(side, f32::from(files), f32::from(ranks));
    let mut all = garden::garden(board, thing == Thing::Taihou, bed.unit, None);
    let tiles = thing
        .tiles()
        .iter()
        .filter_map(|&(at, dye, value, facing)| {
            let tile = Tile {
                dye,
                value: Value::new(value)?,
                second: None,
            };
            Some((at.parse::<Square>().ok()?, Lying::Tile(tile, facing)))
        });
    lie(&mut all, board, bed.unit, tiles);
    let Some(first) = lowest.parse().ok().map(|lowest: Square| {
        let (x, y) = board.point(lowest);
        (x - 0.5, y + 0.5 - f32::from(ranks))
    }) else {
        return all;
    };
    let corner = (
        all.origin.0 + first.0 * bed.unit,
        all.origin.1 + first.1 * bed.unit,
    );
    let mut out = bed.framed(&all.pixels, corner);
    // Where the middle of a square lies in the picture, told from the lower left one.
    let at =
        |file: f32, rank: f32| -> Point { bed.at((file + 0.5, f32::from(ranks) - rank - 0.5)) };
    match thing {
        Thing::Lotus => lotus(&mut out, at(2.0, 2.0), bed.unit),
        Thing::Taihou => bed.on_lake(&mut out, &rings(bed.unit), at(1.0, 2.0)),
        Thing::Flight => flight::over(&mut out, &at, bed.unit),
    }
    Drawn {
        pixels: out,
        origin: bed.origin,
    }
}

/// The lotus, larger than any tile, on a ring of gold.
fn lotus(out: &mut Pixels, (x, y): Point, unit: f32) {
    let radius = 0.82 * unit;
    let under = shadow::disc(radius * 0.92, unit * 0.10, 0.62);
    lay_middle(out, &under, (x + unit * 0.07, y + unit * 0.11));
    let side = (radius * 1.2).ceil() as u32 * 2;
    let m = side as f32 / 2.0;
    let line = (unit * 0.055).max(1.2);
    let svg = format!(
        r##"<defs><radialGradient id="bowl" cx=".36" cy=".30" r=".9"><stop offset="0" stop-color="#3F5C52"/><stop offset="1" stop-color="#16251F"/></radialGradient><linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset=".5" stop-color="#DDB04E"/><stop offset="1" stop-color="#8A6018"/></linearGradient></defs><circle cx="{m}" cy="{m}" r="{radius:.2}" fill="#17100B"/><circle cx="{m}" cy="{m}" r="{:.2}" fill="url(#bowl)"/><circle cx="{m}" cy="{m}" r="{:.2}" fill="none" stroke="url(#ring)" stroke-width="{line:.2}"/><g transform="translate({m} {m}) scale({:.4})">{}</g>"##,
        radius - 0.8,
        radius - 0.8 - line / 2.0,
        (radius - line * 1.6) / 39.0,
        figure::lotus(),
    );
    lay_middle(out, &raster::svg(side, side, &svg), (x, y));
}

/// Rings as they run from a square, outside the tile on it.
fn rings(unit: f32) -> Pixels {
    let side = (1.7 * unit).ceil() as u32 * 2;
    let m = side as f32 / 2.0;
    let mut svg = String::new();
    for (radius, strength) in [(0.62, 0.80), (0.82, 0.55), (1.04, 0.36), (1.28, 0.22)] {
        svg.push_str(&format!(
            r##"<circle cx="{m}" cy="{m}" r="{:.2}" fill="none" stroke="#E4F2EC" stroke-opacity="{strength}" stroke-width="{:.2}"/>"##,
            radius * unit,
            (0.042 * unit).max(1.0),
        ));
    }
    raster::svg(side, side, &svg)
}
