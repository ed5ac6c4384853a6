//! Families of games, whatever their rules' types are.

use std::marker::PhantomData;

use crate::options::OptionSpec;
use crate::{Levels, Rules};

/// A family of games as the engine and the set-up screens know it.
pub trait Family: Sync {
    /// Its name in notation.
    fn name(&self) -> &'static str;
    /// Its level files: path under `levels/` and text.
    fn levels(&self) -> &'static [(&'static str, &'static str)];
    /// The options there are.
    fn options(&self, levels: &Levels) -> Vec<OptionSpec>;
}

/// The family whose rules are `R`.
pub struct FamilyOf<R> {
    levels: &'static [(&'static str, &'static str)],
    rules: PhantomData<fn() -> R>,
}

impl<R: Rules> FamilyOf<R> {
    /// A family with its level files.
    #[must_use]
    pub const fn new(levels: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            levels,
            rules: PhantomData,
        }
    }
}

impl<R: Rules> Family for FamilyOf<R> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn levels(&self) -> &'static [(&'static str, &'static str)] {
        self.levels
    }

    fn options(&self, levels: &Levels) -> Vec<OptionSpec> {
        R::option_specs(levels)
    }
}
