//! What says what: for every action the keys and the gamepad buttons, as they are usually and as the
//! settings have them.

use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;
use bevy::reflect::enums::{DynamicEnum, DynamicVariant};
use bevy::reflect::{FromReflect, TypeInfo, Typed};
use bevy_enhanced_input::prelude::*;

use super::listening::Listening;
use super::pads::{Heed, Pads};
use super::{Device, Direction, Hands, Held, Hurry, Intent, REPEAT_AFTER};
use crate::store::Settings;

/// Something that a key or button can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// Its name in the settings, and in the messages as `act-NAME`.
    pub name: &'static str,
    /// What it means.
    pub intent: Intent,
    /// The keys that say it where the settings name none.
    keys: &'static [&'static str],
    /// The gamepad buttons, likewise.
    pads: &'static [GamepadButton],
}

/// Declares the actions: a type for the input library, and a row in the table of all.
macro_rules! acts {
    ($($action:ident $name:literal = $intent:expr, keys $keys:tt, pads $pads:tt;)*) => {
        $(
            #[derive(InputAction)]
            #[action_output(bool)]
            struct $action;
        )*

        /// Every action, in the order in which the settings show them.
        pub const ACTS: &[Act] = &[$(
            Act { name: $name, intent: $intent, keys: &$keys, pads: &$pads },
        )*];

        /// Listens to every action.
        pub(super) fn observe(app: &mut App) {
            $(
                app.add_observer(
                    |start: On<Start<$action>>, hands: HandsParam, told: Told| {
                        begin($intent, start.context, hands, told);
                    },
                );
                app.add_observer(|_: On<Complete<$action>>, mut held: ResMut<Held>, mut hurry: ResMut<Hurry>| {
                    end($intent, &mut held, &mut hurry);
                });
            )*
        }

        /// Gives hands to the keyboard, or to a pad.
        pub(super) fn spawn(commands: &mut Commands, settings: &Settings, device: GamepadDevice) {
            let hand = commands.spawn((Name::new("Hands"), Hands, device)).id();
            $(
                let this = act($intent);
                let bindings: Vec<Binding> = if device == GamepadDevice::None {
                    this.keys(settings).into_iter().map(Binding::from).collect()
                } else {
                    this.pads(settings).into_iter().map(Binding::from).collect()
                };
                commands.spawn((
                    ActionOf::<Hands>::new(hand),
                    Action::<$action>::new(),
                    Bindings::spawn(SpawnIter(bindings.into_iter())),
                ));
            )*
        }
    };
}

use GamepadButton as Pad;

acts! {
    Confirm "confirm" = Intent::Confirm, keys ["Enter", "Space", "NumpadEnter"], pads [Pad::South];
    Back "back" = Intent::Back, keys ["Escape"], pads [Pad::East];
    Up "up" = Intent::Go(Direction::Up), keys ["ArrowUp"], pads [Pad::DPadUp];
    Down "down" = Intent::Go(Direction::Down), keys ["ArrowDown"], pads [Pad::DPadDown];
    Left "left" = Intent::Go(Direction::Left), keys ["ArrowLeft"], pads [Pad::DPadLeft];
    Right "right" = Intent::Go(Direction::Right), keys ["ArrowRight"], pads [Pad::DPadRight];
    Next "next" = Intent::Next, keys ["Tab", "PageDown"], pads [Pad::RightTrigger];
    Previous "previous" = Intent::Previous, keys ["Shift+Tab", "PageUp"], pads [Pad::LeftTrigger];
    Menu "menu" = Intent::Menu, keys ["F10"], pads [Pad::Start];
    Hint "hint" = Intent::Hint, keys ["KeyH"], pads [Pad::North];
    Other "other" = Intent::Other, keys ["Delete", "KeyX", "KeyR"], pads [Pad::West];
    Undo "undo" = Intent::Undo, keys ["KeyU", "Ctrl+KeyZ"], pads [Pad::LeftTrigger2];
    Redo "redo" = Intent::Redo, keys ["Shift+KeyU", "Ctrl+KeyY", "Ctrl+Shift+KeyZ"], pads [Pad::RightTrigger2];
    First "first" = Intent::First, keys ["Home"], pads [];
    Last "last" = Intent::Last, keys ["End"], pads [];
    Search "search" = Intent::Search, keys ["Slash", "Ctrl+KeyF"], pads [Pad::Select];
    Look "look" = Intent::Look, keys ["KeyT"], pads [Pad::RightThumb];
    Call "call" = Intent::Call, keys ["KeyC"], pads [Pad::LeftThumb];
    Mute "mute" = Intent::Mute, keys ["KeyM"], pads [];
    Fullscreen "fullscreen" = Intent::Fullscreen, keys ["F11", "Alt+Enter"], pads [];
}

/// The action that means this.
#[must_use]
pub fn act(intent: Intent) -> &'static Act {
    // Every intent has its row, as a test sees to.
    ACTS.iter()
        .find(|act| act.intent == intent)
        .unwrap_or(&ACTS[0])
}

impl Act {
    /// Whether it must keep a key and a button: without these nothing can be chosen or left.
    #[must_use]
    pub const fn needed(&self) -> bool {
        matches!(self.intent, Intent::Confirm | Intent::Back)
    }

    /// The keys that say it. Names the program does not know are passed over.
    #[must_use]
    pub fn keys(&self, settings: &Settings) -> Vec<Key> {
        self.chosen(settings.keys.get(self.name), self.usual_keys())
    }

    /// The gamepad buttons that say it.
    #[must_use]
    pub fn pads(&self, settings: &Settings) -> Vec<GamepadButton> {
        let named = settings.pads.get(self.name).map(|names| {
            names
                .iter()
                .filter_map(|name| button_named(name))
                .collect::<Vec<_>>()
        });
        self.or_usual(named, || self.pads.to_vec())
    }

    /// The keys that say it usually.
    #[must_use]
    pub fn usual_keys(&self) -> Vec<Key> {
        self.keys
            .iter()
            .filter_map(|key| key.parse().ok())
            .collect()
    }

    /// The buttons that say it usually.
    #[must_use]
    pub const fn usual_pads(&self) -> &'static [GamepadButton] {
        self.pads
    }

    fn chosen<T: FromStr>(&self, names: Option<&Vec<String>>, usual: Vec<T>) -> Vec<T> {
        let named = names.map(|names| names.iter().filter_map(|name| name.parse().ok()).collect());
        self.or_usual(named, || usual)
    }

    fn or_usual<T>(&self, named: Option<Vec<T>>, usual: impl FnOnce() -> Vec<T>) -> Vec<T> {
        match named {
            Some(named) if !named.is_empty() || !self.needed() => named,
            _ => usual(),
        }
    }
}

/// A key, alone or together with others: `KeyH`, `Ctrl+Shift+KeyZ`. The names are those of the places on
/// the keyboard, whatever stands on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub code: KeyCode,
    /// What is held with it.
    pub with: ModKeys,
}

/// What is held with a key, and how it is written.
const WITH: [(ModKeys, &str); 4] = [
    (ModKeys::CONTROL, "Ctrl"),
    (ModKeys::ALT, "Alt"),
    (ModKeys::SHIFT, "Shift"),
    (ModKeys::SUPER, "Super"),
];

/// A text that names no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoKey;

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let mut with = ModKeys::empty();
        let mut parts: Vec<&str> = text.split('+').collect();
        let code = parts.pop().and_then(unit::<KeyCode>).ok_or(NoKey)?;
        for part in parts {
            let (held, _) = WITH
                .into_iter()
                .find(|(_, name)| *name == part)
                .ok_or(NoKey)?;
            with |= held;
        }
        Ok(Self { code, with })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, name) in WITH {
            if self.with.contains(held) {
                write!(f, "{name}+")?;
            }
        }
        write!(f, "{:?}", self.code)
    }
}

impl Key {
    /// What stands on the key, as far as it can be known.
    #[must_use]
    pub fn label(&self) -> String {
        let mut label = String::new();
        for (held, name) in WITH {
            if self.with.contains(held) {
                label += if held == ModKeys::SHIFT { "⇧" } else { name };
                label += " ";
            }
        }
        let name = format!("{:?}", self.code);
        label
            + match self.code {
                KeyCode::ArrowUp => "↑",
                KeyCode::ArrowDown => "↓",
                KeyCode::ArrowLeft => "←",
                KeyCode::ArrowRight => "→",
                KeyCode::Escape => "Esc",
                KeyCode::Space => "␣",
                KeyCode::Slash => "/",
                KeyCode::NumpadEnter => "Enter",
                KeyCode::Delete => "Del",
                KeyCode::PageUp => "PgUp",
                KeyCode::PageDown => "PgDn",
                _ => name
                    .strip_prefix("Key")
                    .or_else(|| name.strip_prefix("Digit"))
                    .unwrap_or(&name),
            }
    }
}

/// What stands on a gamepad's button: its place, as makers write different letters on it.
#[must_use]
pub const fn pad_label(button: GamepadButton) -> &'static str {
    match button {
        GamepadButton::South => "◒",
        GamepadButton::East => "◑",
        GamepadButton::West => "◐",
        GamepadButton::North => "◓",
        GamepadButton::LeftTrigger => "L1",
        GamepadButton::RightTrigger => "R1",
        GamepadButton::LeftTrigger2 => "L2",
        GamepadButton::RightTrigger2 => "R2",
        GamepadButton::LeftThumb => "L3",
        GamepadButton::RightThumb => "R3",
        GamepadButton::Start => "≡",
        GamepadButton::Select => "❐",
        GamepadButton::DPadUp => "↑",
        GamepadButton::DPadDown => "↓",
        GamepadButton::DPadLeft => "←",
        GamepadButton::DPadRight => "→",
        _ => "●",
    }
}

impl From<Key> for Binding {
    fn from(key: Key) -> Self {
        Self::Keyboard {
            key: key.code,
            mod_keys: key.with,
        }
    }
}

/// A gamepad's button, by the name the settings keep it under.
pub fn button_named(name: &str) -> Option<GamepadButton> {
    unit(name)
}

/// A variant without fields, by its name.
fn unit<T: Typed + FromReflect>(name: &str) -> Option<T> {
    let TypeInfo::Enum(info) = T::type_info() else {
        return None;
    };
    let plain = info.variant(name)?.as_unit_variant().is_ok();
    plain
        .then(|| T::from_reflect(&DynamicEnum::new(name, DynamicVariant::Unit)))
        .flatten()
}

/// Which hand does something.
type HandsParam<'w, 's> = Query<'w, 's, &'static GamepadDevice, With<Hands>>;

/// Where it is told.
#[derive(bevy::ecs::system::SystemParam)]
struct Told<'w, 's> {
    intents: MessageWriter<'w, Intent>,
    device: ResMut<'w, Device>,
    pads: ResMut<'w, Pads>,
    held: ResMut<'w, Held>,
    hurry: ResMut<'w, Hurry>,
    heed: Heed<'w, 's>,
    listening: Res<'w, Listening>,
}

fn begin(intent: Intent, hand: Entity, hands: HandsParam, mut told: Told) {
    let pad = match hands.get(hand) {
        Ok(GamepadDevice::Single(pad)) => Some(*pad),
        _ => None,
    };
    // Keys come to the window that has them; pads speak to all, and are heard by the one that is in front.
    if pad.is_some() && !told.heed.pads() {
        return;
    }
    if !super::intend(
        intent,
        pad,
        &mut told.intents,
        &mut told.device,
        &mut told.pads,
        &told.listening,
    ) {
        return;
    }
    match intent {
        Intent::Go(direction) => told.held.0 = Some((direction, REPEAT_AFTER)),
        Intent::Confirm => told.hurry.0 = true,
        _ => {}
    }
}

fn end(intent: Intent, held: &mut Held, hurry: &mut Hurry) {
    match intent {
        Intent::Go(direction) if held.0.is_some_and(|(way, _)| way == direction) => held.0 = None,
        Intent::Confirm => hurry.0 = false,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        for text in ["KeyH", "Ctrl+Shift+KeyZ", "Alt+Enter", "F11", "Slash"] {
            let key: Key = text.parse().unwrap();
            assert_eq!(key.to_string(), text);
        }
        for text in ["", "Hjk", "Ctrl+", "Hyper+KeyH", "Unidentified"] {
            assert_eq!(text.parse::<Key>(), Err(NoKey), "{text}");
        }
    }

    #[test]
    fn every_usual_key_is_one_and_says_one_thing() {
        let mut all = Vec::new();
        for act in ACTS {
            assert_eq!(act.usual_keys().len(), act.keys.len(), "{}", act.name);
            assert_eq!(super::act(act.intent), act);
            for key in act.usual_keys() {
                assert!(!all.contains(&key.to_string()), "{key}");
                all.push(key.to_string());
            }
        }
    }

    #[test]
    fn what_is_needed_keeps_a_key() {
        let mut settings = Settings::default();
        settings.keys.insert("back".to_owned(), Vec::new());
        settings.keys.insert("mute".to_owned(), Vec::new());
        settings.keys.insert(
            "hint".to_owned(),
            vec!["KeyJ".to_owned(), "nonsense".to_owned()],
        );
        assert_eq!(
            act(Intent::Back).keys(&settings),
            act(Intent::Back).usual_keys()
        );
        assert_eq!(act(Intent::Mute).keys(&settings), []);
        assert_eq!(act(Intent::Hint).keys(&settings), ["KeyJ".parse().unwrap()]);
    }
}
