//! The keyboard: a key goes down or up once a frame, however slow the frames are.

use std::collections::{HashSet, VecDeque};

use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// What keys have done that has not been seen yet, and which are down as far as has been seen.
#[derive(Default)]
pub(super) struct Seen {
    waiting: VecDeque<(KeyCode, ButtonState)>,
    down: HashSet<KeyCode>,
}

/// A key goes down or up once a frame. On a slow machine a frame may bring a whole tap, or the end of one
/// and the begin of the next: taken together they would look as if nothing had happened. What is too much
/// for a frame waits for the next.
pub(super) fn one_step_a_frame(
    keys: Option<ResMut<ButtonInput<KeyCode>>>,
    mut input: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut seen: Local<Seen>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut keys) = keys else { return };
    let Seen { waiting, down } = &mut *seen;
    let steps = input.read().filter(|input| !input.repeat);
    waiting.extend(steps.map(|input| (input.key_code, input.state)));
    if lost.read().count() > 0 {
        // Who knows what is let go elsewhere.
        waiting.clear();
        down.clear();
        return;
    }
    keys.reset_all();
    for &key in down.iter() {
        keys.press(key);
        keys.clear_just_pressed(key);
    }
    let mut stepped = HashSet::new();
    waiting.retain(|&(key, state)| {
        if !stepped.insert(key) {
            return true;
        }
        match state {
            ButtonState::Pressed => {
                keys.press(key);
                down.insert(key);
            }
            ButtonState::Released => {
                keys.release(key);
                down.remove(&key);
            }
        }
        false
    });
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}
