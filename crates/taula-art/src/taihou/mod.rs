//! The garden games: lacquered tiles with an animal or a weapon seen from above, a lotus, and a garden of raked gravel
//! and moss about a lake, edged with cedar.

mod byobu;
mod cut;
pub mod diagram;
mod figure;
mod garden;
mod ground;
mod lacquer;
mod lake;
mod lie;
mod mark;
mod number;
mod ribbon;
mod rim;
mod rock;
mod stroke;
mod things;
mod tile;
mod tray;

pub use crate::raster::Drawn;
pub use byobu::{Byobu, LEAVES};
pub use garden::{TILE, garden, square_at};
pub use lake::ripple;
pub use lie::{Lying, laid, lie};
pub use mark::{MARK_GOLD, Mark, PLUM, claws_sign, coin, mark, turn_coin, turn_sign};
pub use number::{number, number_at};
pub use ribbon::{PLUM_LIGHT, PLUM_WORDS, Ribbon, bronze_coin, knot, ribbon};
pub use rock::pebble;
pub use things::{Thing, showing};
pub use tile::{
    Tile, back, degrees, figure_alone, lotus, lotus_shadow, shadow, sign, tile, tile_turned,
};
pub use tray::tray;
