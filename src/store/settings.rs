//! Settings: what the player has chosen, in a file that can be read and changed by hand.

use std::collections::{BTreeMap, BTreeSet};

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Deserializer, Serialize};
use taula_rules::Fault;

use super::atomic::Damage;
use super::saves::Player;

/// What the file begins with.
const HEADER: &str = "\
// Taula's settings. The program writes this file anew whenever something is changed in it; what is left
// out here takes its default. docs/memory.md says what can stand where.
";

/// What the player has chosen. Whatever a file leaves out is as in [`Settings::default`]; what this version
/// does not know it ignores.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; none for the system's.
    pub language: Option<String>,
    /// How fast things move.
    pub speed: Speed,
    /// Whether things move only where it is needed to understand the game.
    pub less_motion: bool,
    /// The size of text in per cent, 100 to 200.
    #[serde(deserialize_with = "whole")]
    pub text: i32,
    /// How loud sounds are in per cent, 0 to 100.
    #[serde(deserialize_with = "whole")]
    pub sound: i32,
    /// How loud music is in per cent, 0 to 100.
    #[serde(deserialize_with = "whole")]
    pub music: i32,
    /// Whether nothing is heard, however loud it is set.
    pub mute: bool,
    /// The names of the keys of each action; the usual ones where an action is not named.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The names of the gamepad buttons of each action, likewise.
    pub pads: BTreeMap<String, Vec<String>>,
    /// The window.
    pub window: Window,
    /// How each game was last set up, by its name.
    pub seating: BTreeMap<String, Setup>,
    /// What was shown once and need not be offered again.
    pub met: BTreeSet<String>,
    /// What was chosen of how games look, by the name of the game and the look (`thaayam-dice`).
    pub looks: BTreeMap<String, String>,
    /// The lessons that have been done, by the name of their game.
    pub lessons: BTreeMap<String, BTreeSet<String>>,
    /// The puzzles that have been solved, by the name of their game.
    pub puzzles: BTreeMap<String, BTreeSet<String>>,
    /// How a player has laid out pieces before a game and wants to again, in the words of the game.
    pub arrangements: Vec<String>,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// Not at all: straight to rest.
    Instant,
    /// For those who want to watch.
    Slow,
    /// As it is meant.
    #[default]
    Normal,
    /// For those in a hurry.
    Fast,
}

/// The window as it was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Window {
    /// Width and height in logical pixels, 200 to 16384 each, while it does not fill the screen.
    pub size: (i32, i32),
    /// Its upper left corner in physical pixels; none where the system places it.
    pub place: Option<(i32, i32)>,
    /// Whether it fills the screen.
    pub fullscreen: bool,
}

/// Who sat where and what was chosen of the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// Those who play.
    pub players: Vec<Player>,
    /// The options, as the rules read them.
    pub options: serde_json::Value,
}

/// A number that was out of its range and is now within.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clamped {
    /// The name of the field.
    pub field: &'static str,
    /// What it is taken for.
    pub now: i32,
}

/// The least and the greatest width or height of a window.
const WINDOW: (i32, i32) = (200, 16_384);

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            speed: Speed::default(),
            less_motion: false,
            text: 100,
            sound: 80,
            music: 60,
            mute: false,
            keys: BTreeMap::new(),
            pads: BTreeMap::new(),
            window: Window::default(),
            seating: BTreeMap::new(),
            met: BTreeSet::new(),
            looks: BTreeMap::new(),
            lessons: BTreeMap::new(),
            puzzles: BTreeMap::new(),
            arrangements: Vec::new(),
        }
    }
}

impl Default for Window {
    fn default() -> Self {
        Self {
            size: (1280, 720),
            place: None,
            fullscreen: false,
        }
    }
}

impl Settings {
    /// Reads settings, and brings numbers into their range, naming each.
    ///
    /// # Errors
    /// Where they do not read as settings.
    pub fn read(bytes: &[u8]) -> Result<(Self, Vec<Clamped>), Damage> {
        // By hand one writes "eu", and not that it is some language.
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let mut settings: Self = ron.from_bytes(bytes).map_err(|error| match error.code {
            ron::Error::Eof => Damage::CutOff,
            code => Damage::Content(Fault::new(format!(
                "line {}, column {}: {code}",
                error.span.start.line, error.span.start.col
            ))),
        })?;
        let clamped = settings.clamp();
        Ok((settings, clamped))
    }

    /// Whether a lesson of a game has been done.
    #[must_use]
    pub fn has_done(&self, game: &str, lesson: &str) -> bool {
        self.lessons
            .get(game)
            .is_some_and(|done| done.contains(lesson))
    }

    /// Notes that a lesson of a game has been done; whether that is new.
    pub fn note_done(&mut self, game: &str, lesson: &str) -> bool {
        let done = self.lessons.entry(game.to_owned()).or_default();
        done.insert(lesson.to_owned())
    }

    /// Whether a puzzle of a game has been solved.
    #[must_use]
    pub fn has_solved(&self, game: &str, puzzle: &str) -> bool {
        self.puzzles
            .get(game)
            .is_some_and(|solved| solved.contains(puzzle))
    }

    /// Notes that a puzzle of a game has been solved; whether that is new.
    pub fn note_solved(&mut self, game: &str, puzzle: &str) -> bool {
        let solved = self.puzzles.entry(game.to_owned()).or_default();
        solved.insert(puzzle.to_owned())
    }

    fn clamp(&mut self) -> Vec<Clamped> {
        let mut clamped = Vec::new();
        for (field, value, least, most) in [
            ("text", &mut self.text, 100, 200),
            ("sound", &mut self.sound, 0, 100),
            ("music", &mut self.music, 0, 100),
            ("window.size", &mut self.window.size.0, WINDOW.0, WINDOW.1),
            ("window.size", &mut self.window.size.1, WINDOW.0, WINDOW.1),
        ] {
            let now = (*value).clamp(least, most);
            if now != *value {
                *value = now;
                clamped.push(Clamped { field, now });
            }
        }
        clamped
    }

    /// The bytes of their file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let pretty = PrettyConfig::new()
            .new_line("\n")
            .extensions(Extensions::IMPLICIT_SOME)
            .compact_arrays(true);
        // Strings, numbers and lists of them: that these do not fail to be written is tested.
        let text = ron::ser::to_string_pretty(self, pretty).unwrap_or_default();
        // The extension is written first, and a file that says so can be read by any program.
        format!("{HEADER}{text}\n").into_bytes()
    }
}

/// A whole number; one far too large or small is as good as the largest or smallest.
fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    let number = i64::deserialize(deserializer)?;
    Ok(number.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32)
}
