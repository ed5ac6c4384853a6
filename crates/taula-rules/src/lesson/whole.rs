//! Positions as lessons and puzzles write them: what they leave out is as when a game begins.

use serde_json::{Map, Value};

use crate::game::refuse;
use crate::{Fault, Levels, Match, Rules};

/// A position at the beginning of a game, in notation: what others leave out is as here.
pub(crate) struct Whole(Map<String, Value>);

impl Whole {
    /// That of a game with these options, and the game.
    ///
    /// # Errors
    /// A sentence that names the option at fault.
    pub(crate) fn of<R: Rules>(
        options: Map<String, Value>,
        levels: &Levels,
    ) -> Result<(Self, Match<R>), Fault> {
        let options = R::read_options(&Value::Object(options))?;
        let game = Match::new(R::new(options, levels)?, 0);
        let Value::Object(whole) = game.rules().to_json(game.position()) else {
            refuse!("the game has no positions in notation");
        };
        Ok((Self(whole), game))
    }

    /// A game that begins at the position that these fields make of it.
    ///
    /// # Errors
    /// A sentence that names the place in the file, and the fault of the position.
    pub(crate) fn lay<R: Rules>(
        &self,
        fields: Map<String, Value>,
        levels: &Levels,
        place: &str,
    ) -> Result<Match<R>, Fault> {
        if let Some(field) = ["game", "options"]
            .into_iter()
            .find(|&field| fields.contains_key(field))
        {
            refuse!("{place} has `{field}`, which is the same for the whole file");
        }
        let mut whole = self.0.clone();
        whole.extend(fields);
        let (rules, start) = R::read(&Value::Object(whole), levels)
            .map_err(|fault| Fault::new(format!("{place}: {fault}")))?;
        Ok(Match::from_position(rules, start, 0))
    }
}
