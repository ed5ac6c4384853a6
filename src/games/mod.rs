//! What makes each family of games a table: its look, its words, its pieces in motion.

pub mod parchis;
pub mod tebas;
pub mod thaayam;

use bevy::prelude::*;

use crate::table::{Game, Of};

/// Every game there is, in the order in which they are offered. A new one adds its line here.
pub static GAMES: [&dyn Game; 3] = [
    Of::<parchis::ParchisView>::GAME,
    Of::<thaayam::ThaayamView>::GAME,
    Of::<tebas::TebasView>::GAME,
];

/// The game of this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn Game> {
    GAMES.into_iter().find(|game| game.name() == name)
}

pub(super) fn plugin(app: &mut App) {
    for game in GAMES {
        game.plugin(app);
    }
}
