//! Devices to intents. Keys are bound here to what a person means; pads and touch will be bound to the
//! same intents, so that no screen knows which device was used.

pub mod focus;

use std::collections::{HashSet, VecDeque};
use std::time::Duration;

use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_enhanced_input::prelude::*;

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
    /// Take the last decision back.
    Undo,
    /// Play it again.
    Redo,
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

/// The hands at the table: the context that holds the bindings.
#[derive(Component)]
pub struct Hands;

macro_rules! actions {
    ($($name:ident),*) => { $(
        #[derive(InputAction)]
        #[action_output(bool)]
        struct $name;
    )* };
}
actions!(
    Confirm, Back, Up, Down, Left, Right, Next, Previous, Undo, Redo, Fullscreen
);

/// How long a direction is held before it repeats, and how often then.
const REPEAT_AFTER: Duration = Duration::from_millis(400);
const REPEAT_EVERY: Duration = Duration::from_millis(110);

/// The direction that is held, and when it comes again.
#[derive(Resource, Default)]
struct Held(Option<(Direction, Duration)>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EnhancedInputPlugin)
        .add_input_context::<Hands>()
        .add_message::<Intent>()
        .init_resource::<Held>()
        .add_systems(Startup, bind_keys)
        .add_systems(
            PreUpdate,
            one_step_a_frame
                .after(InputSystems)
                .before(EnhancedInputSystems::Update),
        )
        .add_systems(Update, repeat)
        .add_observer(intend::<Confirm, { Code::CONFIRM }>)
        .add_observer(intend::<Back, { Code::BACK }>)
        .add_observer(intend::<Next, { Code::NEXT }>)
        .add_observer(intend::<Previous, { Code::PREVIOUS }>)
        .add_observer(intend::<Undo, { Code::UNDO }>)
        .add_observer(intend::<Redo, { Code::REDO }>)
        .add_observer(intend::<Fullscreen, { Code::FULLSCREEN }>)
        .add_observer(hold::<Up, { Code::UP }>)
        .add_observer(hold::<Down, { Code::DOWN }>)
        .add_observer(hold::<Left, { Code::LEFT }>)
        .add_observer(hold::<Right, { Code::RIGHT }>)
        .add_observer(release::<Up, { Code::UP }>)
        .add_observer(release::<Down, { Code::DOWN }>)
        .add_observer(release::<Left, { Code::LEFT }>)
        .add_observer(release::<Right, { Code::RIGHT }>);
}

/// Intents as constants, so that one observer serves all actions.
struct Code;

impl Code {
    const CONFIRM: u8 = 0;
    const BACK: u8 = 1;
    const NEXT: u8 = 2;
    const PREVIOUS: u8 = 3;
    const UNDO: u8 = 4;
    const REDO: u8 = 5;
    const FULLSCREEN: u8 = 6;
    const UP: u8 = 7;
    const DOWN: u8 = 8;
    const LEFT: u8 = 9;
    const RIGHT: u8 = 10;

    const fn intent(code: u8) -> Intent {
        match code {
            Self::CONFIRM => Intent::Confirm,
            Self::BACK => Intent::Back,
            Self::NEXT => Intent::Next,
            Self::PREVIOUS => Intent::Previous,
            Self::UNDO => Intent::Undo,
            Self::REDO => Intent::Redo,
            Self::FULLSCREEN => Intent::Fullscreen,
            _ => Intent::Go(Self::direction(code)),
        }
    }

    const fn direction(code: u8) -> Direction {
        match code {
            Self::UP => Direction::Up,
            Self::DOWN => Direction::Down,
            Self::LEFT => Direction::Left,
            _ => Direction::Right,
        }
    }
}

/// What keys have done that has not been seen yet, and which are down as far as has been seen.
#[derive(Default)]
struct Seen {
    waiting: VecDeque<(KeyCode, ButtonState)>,
    down: HashSet<KeyCode>,
}

/// A key goes down or up once a frame. On a slow machine a frame may bring a whole tap, or the end of one
/// and the begin of the next: taken together they would look as if nothing had happened. What is too much
/// for a frame waits for the next.
fn one_step_a_frame(
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

fn bind_keys(mut commands: Commands) {
    let ctrl = ModKeys::CONTROL;
    commands.spawn((
        Name::new("Hands"),
        Hands,
        bevy_enhanced_input::prelude::actions!(Hands[
            // Chords first: they consume their keys before the plain ones see them.
            (Action::<Fullscreen>::new(), bindings![KeyCode::F11, KeyCode::Enter.with_mod_keys(ModKeys::ALT)]),
            (Action::<Redo>::new(), bindings![
                KeyCode::KeyY.with_mod_keys(ctrl),
                KeyCode::KeyZ.with_mod_keys(ctrl | ModKeys::SHIFT),
                KeyCode::KeyU.with_mod_keys(ModKeys::SHIFT),
            ]),
            (Action::<Undo>::new(), bindings![KeyCode::KeyZ.with_mod_keys(ctrl), KeyCode::KeyU]),
            (Action::<Previous>::new(), bindings![KeyCode::Tab.with_mod_keys(ModKeys::SHIFT)]),
            (Action::<Next>::new(), bindings![KeyCode::Tab]),
            (Action::<Confirm>::new(), bindings![KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]),
            (Action::<Back>::new(), bindings![KeyCode::Escape]),
            (Action::<Up>::new(), bindings![KeyCode::ArrowUp]),
            (Action::<Down>::new(), bindings![KeyCode::ArrowDown]),
            (Action::<Left>::new(), bindings![KeyCode::ArrowLeft]),
            (Action::<Right>::new(), bindings![KeyCode::ArrowRight]),
        ]),
    ));
}

fn intend<A: InputAction, const CODE: u8>(_: On<Start<A>>, mut intents: MessageWriter<Intent>) {
    intents.write(Code::intent(CODE));
}

fn hold<A: InputAction, const CODE: u8>(
    _: On<Start<A>>,
    mut intents: MessageWriter<Intent>,
    mut held: ResMut<Held>,
) {
    held.0 = Some((Code::direction(CODE), REPEAT_AFTER));
    intents.write(Code::intent(CODE));
}

fn release<A: InputAction, const CODE: u8>(_: On<Complete<A>>, mut held: ResMut<Held>) {
    if held
        .0
        .is_some_and(|(direction, _)| direction == Code::direction(CODE))
    {
        held.0 = None;
    }
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
