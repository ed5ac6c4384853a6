//! The games, a folder each.

pub mod parchis;

use crate::engine::Family;

/// Every family of games there is. A new one adds its line here.
pub static FAMILIES: [&dyn Family; 1] = [parchis::FAMILY];
