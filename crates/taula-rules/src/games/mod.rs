//! The games, a folder each.

pub mod parchis;
pub mod taihou;
pub mod tebas;
pub mod thaayam;

mod boards;
mod heading;
mod opening;
mod telling;

use crate::engine::Family;

/// Every family of games there is. A new one adds its line here.
pub static FAMILIES: [&dyn Family; 4] = [
    parchis::FAMILY,
    thaayam::FAMILY,
    tebas::FAMILY,
    taihou::FAMILY,
];
