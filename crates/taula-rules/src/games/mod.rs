//! The games, a folder each.

pub mod parchis;
pub mod thaayam;

mod boards;
mod opening;

use crate::engine::Family;

/// Every family of games there is. A new one adds its line here.
pub static FAMILIES: [&dyn Family; 2] = [parchis::FAMILY, thaayam::FAMILY];
