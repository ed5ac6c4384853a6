//! Other keys and buttons for the actions: who has one, whom it is given to, what nobody can be left without.

use super::bindings::{ACTS, Act};
use crate::store::Settings;

/// Keys, or gamepad buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// The keyboard.
    Keys,
    /// The gamepads.
    Pad,
}

/// A place in the table of all actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Whose.
    pub act: &'static Act,
    /// Of which sort.
    pub column: Column,
}

impl Slot {
    /// The names of its keys or buttons, the one that is shown first.
    #[must_use]
    pub fn names(self, settings: &Settings) -> Vec<String> {
        match self.column {
            Column::Keys => strings(&self.act.keys(settings), ToString::to_string),
            Column::Pad => strings(&self.act.pads(settings), |button| format!("{button:?}")),
        }
    }

    /// Those it has usually.
    #[must_use]
    pub fn usual(self) -> Vec<String> {
        match self.column {
            Column::Keys => strings(&self.act.usual_keys(), ToString::to_string),
            Column::Pad => strings(self.act.usual_pads(), |button| format!("{button:?}")),
        }
    }

    /// Whether it has its usual ones.
    #[must_use]
    pub fn is_usual(self, settings: &Settings) -> bool {
        self.names(settings) == self.usual()
    }

    /// Whether it would be without any, and may not be.
    #[must_use]
    pub fn must_keep(self) -> bool {
        self.act.needed()
    }

    /// Who else has a key or button.
    #[must_use]
    pub fn holder(self, settings: &Settings, name: &str) -> Option<Self> {
        self.others()
            .find(|other| other.names(settings).iter().any(|has| has == name))
    }

    /// Gives it a key or button instead of the one that is shown. Whoever had it takes that one in exchange.
    /// Says whether it could be done: not where somebody would be left without one who must not.
    pub fn give(self, settings: &mut Settings, name: &str) -> bool {
        let mut mine = self.names(settings);
        let before = mine.first().cloned();
        if let Some(other) = self.holder(settings, name) {
            let mut theirs = other.names(settings);
            match &before {
                Some(before) => {
                    for has in theirs.iter_mut().filter(|has| *has == name) {
                        has.clone_from(before);
                    }
                }
                None => theirs.retain(|has| has != name),
            }
            if theirs.is_empty() && other.must_keep() {
                return false;
            }
            other.set(settings, theirs);
        }
        mine.retain(|has| has != name && Some(has) != before.as_ref());
        mine.insert(0, name.to_owned());
        self.set(settings, mine);
        true
    }

    /// Leaves it without any. Says whether that could be done.
    pub fn clear(self, settings: &mut Settings) -> bool {
        if self.must_keep() {
            return false;
        }
        self.set(settings, Vec::new());
        true
    }

    /// Gives it back its usual ones, whoever has them now; who would be left without one takes what this
    /// one had.
    pub fn reset(self, settings: &mut Settings) {
        let before = self.names(settings);
        let usual = self.usual();
        self.set(settings, usual.clone());
        for other in self.others() {
            let theirs = other.names(settings);
            let mut kept = theirs.clone();
            kept.retain(|name| !usual.contains(name));
            if kept.len() == theirs.len() {
                continue;
            }
            if kept.is_empty() {
                let free = |name: &&String| {
                    !usual.contains(name) && other.holder(settings, name).is_none()
                };
                kept.extend(before.iter().find(free).cloned());
            }
            if kept.is_empty() && other.must_keep() {
                other.reset(settings);
            } else {
                other.set(settings, kept);
            }
        }
    }

    fn others(self) -> impl Iterator<Item = Self> {
        ACTS.iter()
            .filter(move |act| **act != *self.act)
            .map(move |act| Self { act, ..self })
    }

    fn set(self, settings: &mut Settings, names: Vec<String>) {
        let kept = match self.column {
            Column::Keys => &mut settings.keys,
            Column::Pad => &mut settings.pads,
        };
        // What is as usual is not kept: a later version may know better.
        if names == self.usual() {
            kept.remove(self.act.name);
        } else {
            kept.insert(self.act.name.to_owned(), names);
        }
    }
}

fn strings<T>(all: &[T], name: impl Fn(&T) -> String) -> Vec<String> {
    all.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Intent;
    use crate::input::bindings::act;

    fn key(intent: Intent) -> Slot {
        Slot {
            act: act(intent),
            column: Column::Keys,
        }
    }

    fn pad(intent: Intent) -> Slot {
        Slot {
            act: act(intent),
            column: Column::Pad,
        }
    }

    /// Nobody shares a key, and nobody is without one who must not be.
    fn sound(settings: &Settings) {
        for column in [Column::Keys, Column::Pad] {
            let mut all = Vec::new();
            for act in ACTS {
                let names = Slot { act, column }.names(settings);
                assert!(!names.is_empty() || !act.needed(), "{}", act.name);
                all.extend(names);
            }
            let mut once = all.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), all.len(), "{all:?}");
        }
    }

    #[test]
    fn a_free_key_takes_the_place_of_the_one_that_is_shown() {
        let mut settings = Settings::default();
        assert!(key(Intent::Undo).give(&mut settings, "KeyJ"));
        assert_eq!(key(Intent::Undo).names(&settings), ["KeyJ", "Ctrl+KeyZ"]);
        // Its own second one comes to the front, and nothing is there twice.
        assert!(key(Intent::Undo).give(&mut settings, "Ctrl+KeyZ"));
        assert_eq!(key(Intent::Undo).names(&settings), ["Ctrl+KeyZ"]);
        sound(&settings);
    }

    #[test]
    fn a_taken_one_is_exchanged() {
        let mut settings = Settings::default();
        assert_eq!(
            key(Intent::Hint).holder(&settings, "Space"),
            Some(key(Intent::Confirm))
        );
        assert!(key(Intent::Hint).give(&mut settings, "Space"));
        assert_eq!(key(Intent::Hint).names(&settings), ["Space"]);
        assert_eq!(
            key(Intent::Confirm).names(&settings),
            ["Enter", "KeyH", "NumpadEnter"]
        );
        sound(&settings);
    }

    #[test]
    fn confirm_and_back_are_never_left_without() {
        let mut settings = Settings::default();
        assert!(!key(Intent::Back).clear(&mut settings));
        assert!(!pad(Intent::Confirm).clear(&mut settings));
        assert!(key(Intent::Mute).clear(&mut settings));
        // It has nothing to give in exchange.
        assert!(!key(Intent::Mute).give(&mut settings, "Escape"));
        assert!(!pad(Intent::First).give(&mut settings, "South"));
        assert_eq!(key(Intent::Back).names(&settings), ["Escape"]);
        sound(&settings);
    }

    #[test]
    fn the_usual_ones_come_back_whoever_has_them() {
        let mut settings = Settings::default();
        key(Intent::Hint).give(&mut settings, "KeyM");
        assert_eq!(key(Intent::Mute).names(&settings), ["KeyH"]);
        key(Intent::Hint).reset(&mut settings);
        assert_eq!(key(Intent::Hint).names(&settings), ["KeyH"]);
        assert_eq!(key(Intent::Mute).names(&settings), ["KeyM"]);
        assert_eq!(settings, Settings::default());

        // Back took what confirm had: giving it back must leave back with one.
        pad(Intent::Back).give(&mut settings, "South");
        pad(Intent::Confirm).reset(&mut settings);
        assert_eq!(settings, Settings::default());
        sound(&settings);
    }

    #[test]
    fn whatever_is_given_to_whom_nobody_shares_and_nobody_lacks() {
        let mut settings = Settings::default();
        let mut lots = 7_u64;
        let mut below = |bound: usize| {
            lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (lots >> 33) as usize % bound
        };
        for _ in 0..4_000 {
            let column = [Column::Keys, Column::Pad][below(2)];
            let slot = Slot {
                act: &ACTS[below(ACTS.len())],
                column,
            };
            let from = Slot {
                act: &ACTS[below(ACTS.len())],
                column,
            };
            let names = from.usual();
            match below(4) {
                0 => slot.reset(&mut settings),
                1 => {
                    slot.clear(&mut settings);
                }
                _ if names.is_empty() => {}
                _ => {
                    slot.give(&mut settings, &names[below(names.len())]);
                }
            }
            sound(&settings);
        }
    }
}
