//! Families of games, whatever their rules' types are.

use std::marker::PhantomData;

use serde_json::Value;

use super::AnyMatch;
use crate::options::OptionSpec;
use crate::{Fault, Levels, Match, Record, Rules};

/// A family of games as the engine and the set-up screens know it.
pub trait Family: Sync {
    /// Its name in notation.
    fn name(&self) -> &'static str;
    /// The version of its rules in records.
    fn version(&self) -> u32;
    /// Its level files: path under `levels/` and text.
    fn levels(&self) -> &'static [(&'static str, &'static str)];
    /// The options there are.
    fn options(&self, levels: &Levels) -> Vec<OptionSpec>;
    /// Reads every level file of the family.
    ///
    /// # Errors
    /// A sentence that names the first one at fault, and the fault.
    fn check(&self, levels: &Levels) -> Result<(), Fault>;
    /// A new game.
    ///
    /// # Errors
    /// A sentence that names the option at fault.
    fn begin(
        &self,
        options: &Value,
        seed: u64,
        levels: &Levels,
    ) -> Result<Box<dyn AnyMatch>, Fault>;
    /// A game that begins at a position in notation.
    ///
    /// # Errors
    /// A sentence that names the fault of the position.
    fn begin_at(
        &self,
        position: &Value,
        seed: u64,
        levels: &Levels,
    ) -> Result<Box<dyn AnyMatch>, Fault>;
    /// The game that a record tells.
    ///
    /// # Errors
    /// A sentence that names the fault of the record.
    fn load(&self, record: &Record, levels: &Levels) -> Result<Box<dyn AnyMatch>, Fault>;
}

/// The family of this name.
#[must_use]
pub fn family(name: &str) -> Option<&'static dyn Family> {
    crate::games::FAMILIES
        .into_iter()
        .find(|family| family.name() == name)
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

    fn version(&self) -> u32 {
        R::VERSION
    }

    fn levels(&self) -> &'static [(&'static str, &'static str)] {
        self.levels
    }

    fn options(&self, levels: &Levels) -> Vec<OptionSpec> {
        R::option_specs(levels)
    }

    fn check(&self, levels: &Levels) -> Result<(), Fault> {
        R::check_levels(levels)
    }

    fn begin(
        &self,
        options: &Value,
        seed: u64,
        levels: &Levels,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        let rules = R::new(R::read_options(options)?, levels)?;
        Ok(Box::new(Match::new(rules, seed)))
    }

    fn begin_at(
        &self,
        position: &Value,
        seed: u64,
        levels: &Levels,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        let (rules, start) = R::read(position, levels)?;
        Ok(Box::new(Match::from_position(rules, start, seed)))
    }

    fn load(&self, record: &Record, levels: &Levels) -> Result<Box<dyn AnyMatch>, Fault> {
        Ok(Box::new(Match::<R>::from_record(record, levels)?))
    }
}
