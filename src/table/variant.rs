//! The games that one family of rules can be played as.

use serde_json::Value;

use crate::locale::Words;
use crate::seating;

/// A game of a family: it has a card of its own on the title.
#[derive(Debug, PartialEq, Eq)]
pub struct Variant {
    /// What it is called by programs; the key of its name in words.
    pub name: &'static str,
    /// Switches among the options that must stand so for it to be this game: the set-up does not ask for them.
    pub fixed: &'static [(&'static str, bool)],
    /// What the set-up asks it to be laid over, where it changes other games of its family.
    pub over: Option<Over>,
}

/// A switch that is asked as a choice between two games.
#[derive(Debug, PartialEq, Eq)]
pub struct Over {
    /// The option.
    pub option: &'static str,
    /// The keys of the games' names: with the switch off, and on.
    pub games: [&'static str; 2],
}

impl Variant {
    /// The only game of a family.
    #[must_use]
    pub const fn only(name: &'static str) -> Self {
        Self {
            name,
            fixed: &[],
            over: None,
        }
    }
}

/// How an option stands that is on or off; as it does where nothing is chosen, where it is left out.
fn stands(game: &str, options: &Value, name: &str) -> bool {
    options
        .get(name)
        .or_else(|| seating::default_of(game, name))
        .and_then(Value::as_bool)
        .unwrap_or(false)
}

/// Which of a family's games is played with these options.
pub(super) fn played(
    game: &str,
    variants: &'static [Variant],
    options: &Value,
) -> &'static Variant {
    let is = |variant: &&Variant| {
        let mut fixed = variant.fixed.iter();
        fixed.all(|&(name, on)| stands(game, options, name) == on)
    };
    // Whatever the options, it is one of them.
    variants.iter().find(is).unwrap_or(&variants[0])
}

/// The name of a game that is played with these options, and of the one it is laid over.
pub(super) fn name_of(game: &str, variant: &Variant, options: &Value, words: &Words) -> String {
    let name = words.say(variant.name);
    let Some(over) = &variant.over else {
        return name;
    };
    let on = stands(game, options, over.option);
    let under = words.say(over.games[usize::from(on)]);
    words.tell(
        "laid-over",
        &[("game", name.into()), ("over", under.into())],
    )
}
