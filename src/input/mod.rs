//! Devices to intents: keys, gamepads and what touches the glass say the same things, so that no screen
//! knows which was used. What says what can be changed in the settings ([`mod@bindings`]).

pub mod bindings;
pub mod focus;
mod keyboard;
pub mod listening;
pub mod pads;
pub mod rebind;

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::input::InputSystems;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw};
use bevy_enhanced_input::prelude::*;

use self::listening::Listening;
use self::pads::Pads;
use crate::memory::Chosen;

/// What a person means, whatever device says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Intent {
    /// Yes to what is in focus; while something moves, straight to rest.
    Confirm,
    /// One step back.
    Back,
    /// The focus, to a side.
    Go(Direction),
    /// The focus, to the next thing in order.
    Next,
    /// The focus, to the one before.
    Previous,
    /// The menu of the table.
    Menu,
    /// The other thing that can be done with what is in focus: turn it, delete it.
    Other,
    /// What would the computer player do?
    Hint,
    /// Look for a word.
    Search,
    /// Look something up that this game has at hand.
    Look,
    /// Call out what goes with a move.
    Call,
    /// The first of all.
    First,
    /// The last of all.
    Last,
    /// Take the last decision back.
    Undo,
    /// Play it again.
    Redo,
    /// Silence, or no longer.
    Mute,
    /// Window or whole screen.
    Fullscreen,
}

/// A side to move the focus to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Up the screen.
    Up,
    /// Down the screen.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Direction {
    /// The direction on the canvas: x to the right, y downwards.
    #[must_use]
    pub const fn vector(self) -> (f32, f32) {
        match self {
            Self::Up => (0.0, -1.0),
            Self::Down => (0.0, 1.0),
            Self::Left => (-1.0, 0.0),
            Self::Right => (1.0, 0.0),
        }
    }
}

/// What was used last: what is named in hints.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// The keyboard.
    #[default]
    Keys,
    /// The mouse.
    Mouse,
    /// A finger.
    Touch,
    /// A gamepad.
    Pad(Entity),
}

/// Hands at the table: the keyboard, or one gamepad.
#[derive(Component)]
pub(crate) struct Hands;

/// How long a direction is held before it repeats, and how often then.
const REPEAT_AFTER: Duration = Duration::from_millis(400);
const REPEAT_EVERY: Duration = Duration::from_millis(110);

/// The direction that is held, and when it comes again.
#[derive(Resource, Default)]
struct Held(Option<(Direction, Duration)>);

/// Whether confirm is held down: what moves then moves fast.
#[derive(Resource, Default)]
pub struct Hurry(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EnhancedInputPlugin)
        .add_input_context::<Hands>()
        .add_message::<Intent>()
        .add_message::<MouseButtonInput>()
        .add_message::<CursorMoved>()
        .add_message::<TouchInput>()
        .init_resource::<Held>()
        .init_resource::<Hurry>()
        .init_resource::<Device>()
        .init_resource::<Listening>()
        .add_plugins(pads::plugin)
        .add_systems(
            PreUpdate,
            (
                keyboard::one_step_a_frame
                    .after(InputSystems)
                    .before(EnhancedInputSystems::Update),
                listening::listen
                    .after(InputSystems)
                    .after(keyboard::one_step_a_frame)
                    .before(EnhancedInputSystems::Update),
                pointed.after(InputSystems),
                // A change of the bindings takes hold before what is pressed next.
                bind.after(InputSystems)
                    .before(EnhancedInputSystems::Update),
            ),
        )
        .add_systems(Update, repeat);
    bindings::observe(app);
}

/// The hands have what the settings say: at the start, when it changes, when a pad comes.
fn bind(
    chosen: Res<Chosen>,
    pads: Query<Entity, With<Gamepad>>,
    hands: Query<Entity, With<Hands>>,
    mut bound: Local<Option<Bound>>,
    mut held: ResMut<Held>,
    mut hurry: ResMut<Hurry>,
    mut commands: Commands,
) {
    let mut connected: Vec<Entity> = pads.iter().collect();
    connected.sort();
    let now = Bound {
        keys: chosen.keys.clone(),
        pads: chosen.pads.clone(),
        connected,
    };
    if bound.as_ref() == Some(&now) {
        return;
    }
    for hand in &hands {
        commands.entity(hand).despawn();
    }
    held.0 = None;
    hurry.0 = false;
    bindings::spawn(&mut commands, &chosen, GamepadDevice::None);
    for &pad in &now.connected {
        bindings::spawn(&mut commands, &chosen, GamepadDevice::Single(pad));
    }
    *bound = Some(now);
}

/// What the hands were bound by.
#[derive(PartialEq)]
struct Bound {
    keys: BTreeMap<String, Vec<String>>,
    pads: BTreeMap<String, Vec<String>>,
    connected: Vec<Entity>,
}

/// The pointer has been used.
fn pointed(
    mut buttons: MessageReader<MouseButtonInput>,
    mut moved: MessageReader<CursorMoved>,
    mut touched: MessageReader<TouchInput>,
    mut device: ResMut<Device>,
) {
    let mouse = buttons.read().count() + moved.read().count() > 0;
    if touched.read().count() > 0 {
        device.set_if_neq(Device::Touch);
    } else if mouse {
        device.set_if_neq(Device::Mouse);
    }
}

/// Somebody means something: it is passed on, unless it comes from a pad whose player has no say now.
pub(crate) fn intend(
    intent: Intent,
    pad: Option<Entity>,
    intents: &mut MessageWriter<Intent>,
    device: &mut Device,
    pads: &mut Pads,
    listening: &Listening,
) -> bool {
    *device = pad.map_or(Device::Keys, Device::Pad);
    // What is waited for is not meant as what it means.
    if listening.deaf() {
        return false;
    }
    if pad.is_some_and(|pad| !pads.may(pad, intent)) {
        return false;
    }
    intents.write(intent);
    true
}

/// Repeats the direction that is held.
fn repeat(
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((direction, left)) = &mut held.0 else {
        return;
    };
    if let Some(rest) = left.checked_sub(time.delta()) {
        *left = rest;
    } else {
        *left = REPEAT_EVERY;
        intents.write(Intent::Go(*direction));
    }
    redraw.write(RequestRedraw);
}
