//! What makes each family of games a table: its look, its words, its pieces in motion.

pub mod parchis;

use bevy::prelude::*;
use taula_rules::Levels;

use crate::locale::Words;
use crate::screens::rulebook::Book;

/// Every game's plugin. A new one adds its line here.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(parchis::plugin);
}

/// Every game's rule book, each with what is wrong with a player's own where that cannot be used. A new
/// game adds its line here.
pub(crate) fn books(levels: &Levels, words: &Words) -> Vec<(Book, Option<String>)> {
    vec![parchis::book::book(levels, words)]
}
