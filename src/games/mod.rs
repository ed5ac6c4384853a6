//! What makes each family of games a table: its look, its words, its pieces in motion.

pub mod parchis;

use bevy::prelude::*;

/// Every game's plugin. A new one adds its line here.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(parchis::plugin);
}
