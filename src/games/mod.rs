//! What makes each family of games a table: its look, its words, its pieces in motion.

pub mod parchis;
pub mod taihou;
pub mod tebas;
pub mod thaayam;

use bevy::prelude::*;

use serde_json::Value;

use crate::locale::Words;
use crate::table::{Game, Of, Variant};

/// Every family of games there is, in the order in which they are offered. A new one adds its line here.
pub static GAMES: [&dyn Game; 4] = [
    Of::<parchis::ParchisView>::GAME,
    Of::<thaayam::ThaayamView>::GAME,
    Of::<tebas::TebasView>::GAME,
    Of::<taihou::TaihouView>::GAME,
];

/// A game, with its family.
pub type Played = (&'static dyn Game, &'static Variant);

/// Every game there is, with its family, in the order in which they are offered.
pub fn all() -> impl Iterator<Item = Played> {
    let variants = |game: &'static dyn Game| {
        let variants = game.variants().iter();
        variants.map(move |variant| (game, variant))
    };
    GAMES.into_iter().flat_map(variants)
}

/// The game of this name, with its family.
#[must_use]
pub fn variant(name: &str) -> Option<Played> {
    all().find(|(_, variant)| variant.name == name)
}

/// The name in words of the game that is played with these options by the rules of this name.
#[must_use]
pub fn name_of(family: &str, options: &Value, words: &Words) -> String {
    game(family).map_or_else(|| words.say(family), |game| game.name_of(options, words))
}

/// The family of games of this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn Game> {
    GAMES.into_iter().find(|game| game.name() == name)
}

pub(super) fn plugin(app: &mut App) {
    for game in GAMES {
        game.plugin(app);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;
    use crate::seating::{Seating, default_of};

    #[test]
    fn whatever_the_options_one_game_of_the_family_is_played() {
        let mut names = BTreeSet::new();
        for game in GAMES {
            let variants = game.variants();
            for variant in variants {
                assert!(
                    names.insert(variant.name),
                    "{} is there twice",
                    variant.name
                );
            }
            let fixed = variants.iter().flat_map(|variant| variant.fixed);
            let switches: BTreeSet<&str> = fixed.map(|(name, _)| *name).collect();
            let over = variants.iter().filter_map(|variant| variant.over.as_ref());
            for name in switches.iter().copied().chain(over.map(|over| over.option)) {
                let default = default_of(game.name(), name);
                assert!(
                    default.is_some_and(Value::is_boolean),
                    "{name} is no switch"
                );
            }
            for choice in 0..1_u32 << switches.len() {
                let mut options = json!({});
                for (n, name) in switches.iter().enumerate() {
                    options[*name] = (choice >> n & 1 == 1).into();
                }
                let is = |variant: &&Variant| {
                    let mut fixed = variant.fixed.iter();
                    fixed.all(|&(name, on)| options[name] == on)
                };
                let played: Vec<&Variant> = variants.iter().filter(is).collect();
                assert_eq!(played, [game.variant(&options)], "{options}");
            }
        }
    }

    #[test]
    fn what_is_chosen_on_the_title_is_what_is_set_up() {
        for (game, variant) in all() {
            let mut seating = Seating::of(game.name());
            seating.choose(variant);
            assert_eq!(game.variant(&seating.rules()), variant);
        }
    }
}
