//! The mouse, in a window nobody draws.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};

use super::{frames, window};

/// Moves the pointer.
pub fn point(app: &mut App, x: f32, y: f32) {
    let window = window(app);
    let position = Vec2::new(x, y);
    app.world_mut()
        .get_mut::<Window>(window)
        .unwrap()
        .set_cursor_position(Some(position));
    // egui takes pointer events from the one stream that keeps their order.
    let moved = CursorMoved {
        window,
        position,
        delta: None,
    };
    app.world_mut()
        .write_message(WindowEvent::CursorMoved(moved));
    frames(app, 3);
}

fn button(app: &mut App, state: ButtonState) {
    let window = window(app);
    let pressed = MouseButtonInput {
        button: MouseButton::Left,
        state,
        window,
    };
    app.world_mut()
        .write_message(WindowEvent::MouseButtonInput(pressed));
    frames(app, 2);
}

/// Clicks.
pub fn click(app: &mut App, x: f32, y: f32) {
    point(app, x, y);
    button(app, ButtonState::Pressed);
    button(app, ButtonState::Released);
    frames(app, 2);
}

/// Takes hold, and lets go elsewhere.
pub fn drag(app: &mut App, from: (f32, f32), to: (f32, f32)) {
    point(app, from.0, from.1);
    button(app, ButtonState::Pressed);
    for step in 1..=4 {
        let part = step as f32 / 4.0;
        point(
            app,
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        );
    }
    button(app, ButtonState::Released);
}

/// Turns the wheel by one notch: away from oneself is up.
pub fn wheel(app: &mut App, up: bool) {
    let window = window(app);
    let turned = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: if up { 1.0 } else { -1.0 },
        window,
        phase: TouchPhase::Moved,
    };
    app.world_mut().write_message(turned);
    frames(app, 3);
}
