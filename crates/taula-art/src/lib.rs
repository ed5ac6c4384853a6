//! How Taula's table, boards and pieces are made: pixels at the size they are shown.
//!
//! Materials (walnut, limewood, bone, brass, felt, paper) are computed point by point under one lamp at
//! the upper left; outlines, lines and lettering are SVG of our own, rasterised by `resvg`. Nothing is
//! read from disk, and the same call gives the same pixels on every machine. Sizes are physical pixels;
//! where a material has a size of its own, `scale` says how many pixels a point has.

#![warn(missing_docs)]

mod book;
mod card;
mod die;
mod dye;
mod eyes;
pub mod fonts;
mod mask;
mod math;
mod noise;
pub mod palette;
mod paper;
pub mod parchis;
mod raster;
mod relief;
pub mod rulebook;
mod shadow;
mod shape;
mod table;
pub mod taihou;
pub mod tebas;
pub mod thaayam;
mod title;
mod torn;
mod tray;
mod wood;

pub use book::{Book, COVER_ALONG, COVER_ASIDE, open_book};
pub use card::{Card, card};
pub use die::{bone_die, bone_die_tumbling, die_shadow};
pub use dye::{Dye, pattern_tile, ribbon};
pub use eyes::{Eyes, seen};
pub use paper::paper;
pub use raster::{Drawn, Pixels};
pub use table::table_top;
pub use title::{Lettering, carved_title};
pub use torn::torn_print;
pub use tray::{brass_token, dice_tray, plinth, seed_tray, thing_shadow};
