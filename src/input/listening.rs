//! The next key or button is waited for, so that it can be given another meaning: until it is let go again
//! it has none.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_enhanced_input::prelude::ModKeys;

use super::bindings::{Key, button_named};
use super::{Device, Held};

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A key, alone or with others. Escape gives up, unless it is one that may be given.
    Key {
        /// Whether Escape is a key like any other here.
        escape: bool,
    },
    /// A gamepad's button.
    Button,
}

/// What is down since it was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Down {
    Key(KeyCode),
    Button(Entity, GamepadButton),
}

/// Whether the next key or button is waited for. As long as it is, and until what came is let go, nobody
/// means anything with keys and pads.
#[derive(Resource, Debug, Default)]
pub struct Listening {
    wanted: Option<Wanted>,
    heard: Option<Option<String>>,
    until: Option<Down>,
}

impl Listening {
    /// Waits for the next one.
    pub fn begin(&mut self, wanted: Wanted) {
        self.wanted = Some(wanted);
        self.heard = None;
    }

    /// Waits no longer.
    pub fn stop(&mut self) {
        self.wanted = None;
        self.heard = None;
    }

    /// What is waited for.
    #[must_use]
    pub const fn wanted(&self) -> Option<Wanted> {
        self.wanted
    }

    /// What has come: the name of a key or a button as the settings keep it; without a name it was given up.
    pub fn take(&mut self) -> Option<Option<String>> {
        self.heard.take()
    }

    /// Whether keys and buttons mean nothing now.
    #[must_use]
    pub const fn deaf(&self) -> bool {
        self.wanted.is_some() || self.until.is_some()
    }

    fn hear(&mut self, name: Option<String>, down: Down) {
        self.wanted = None;
        self.heard = Some(name);
        self.until = Some(down);
    }
}

/// Listens, before anything else makes sense of what is pressed.
pub(super) fn listen(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    pads: Query<(Entity, &Gamepad)>,
    mut listening: ResMut<Listening>,
    mut held: ResMut<Held>,
    mut device: ResMut<Device>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(keys) = keys else { return };
    let still = listening.until.is_some_and(|down| match down {
        Down::Key(key) => keys.pressed(key),
        Down::Button(pad, button) => pads.get(pad).is_ok_and(|(_, pad)| pad.pressed(button)),
    });
    if listening.until.is_some() && !still {
        listening.until = None;
    }
    let Some(wanted) = listening.wanted else {
        return;
    };
    // A direction that was held down before does not go on.
    held.0 = None;
    let key = keys.get_just_pressed().copied().find(|&key| !modifies(key));
    let button = pads.iter().find_map(|(pad, gamepad)| {
        let button = gamepad.get_just_pressed().copied().next()?;
        Some((pad, button))
    });
    // The other device gives up: whoever took it up waits for nothing here.
    if let Some(code) = key {
        *device = Device::Keys;
        let key = Key {
            code,
            with: ModKeys::pressed(&keys),
        };
        let name = key.to_string();
        let gives_up = key.code == KeyCode::Escape && key.with.is_empty();
        let known = name.parse() == Ok(key);
        let name = match wanted {
            Wanted::Key { escape } if escape || !gives_up => {
                if !known {
                    return;
                }
                Some(name)
            }
            _ => None,
        };
        listening.hear(name, Down::Key(code));
        redraw.write(RequestRedraw);
    } else if let Some((pad, button)) = button {
        *device = Device::Pad(pad);
        let name = format!("{button:?}");
        let name = match wanted {
            Wanted::Button => {
                if button_named(&name) != Some(button) {
                    return;
                }
                Some(name)
            }
            Wanted::Key { .. } => None,
        };
        listening.hear(name, Down::Button(pad, button));
        redraw.write(RequestRedraw);
    }
}

/// Whether a key only changes what others mean.
const fn modifies(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ControlLeft
            | KeyCode::ControlRight
            | KeyCode::AltLeft
            | KeyCode::AltRight
            | KeyCode::ShiftLeft
            | KeyCode::ShiftRight
            | KeyCode::SuperLeft
            | KeyCode::SuperRight
    )
}
