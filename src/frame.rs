//! The window: where it was left it opens again.

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowMoved, WindowResized,
    WindowResolution,
};

use crate::memory::Chosen;
use crate::store;

/// The least width and height in logical pixels.
const LEAST: (f32, f32) = (640.0, 480.0);

/// The window as it was left.
#[must_use]
pub fn window(kept: &store::Window) -> Window {
    let (width, height) = kept.size;
    Window {
        title: "Taula".to_owned(),
        name: Some("taula".to_owned()),
        resolution: WindowResolution::new(
            width.max(LEAST.0 as i32) as u32,
            height.max(LEAST.1 as i32) as u32,
        ),
        resize_constraints: WindowResizeConstraints {
            min_width: LEAST.0,
            min_height: LEAST.1,
            ..default()
        },
        position: kept.place.map_or(WindowPosition::Automatic, |(x, y)| {
            WindowPosition::At(IVec2::new(x, y))
        }),
        mode: mode(kept.fullscreen),
        ..default()
    }
}

/// Filling the screen, or not. Never exclusively: that panics in this version of the window library.
#[must_use]
pub const fn mode(fullscreen: bool) -> WindowMode {
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, come_back)
        .add_systems(Last, (note, fill.run_if(resource_changed::<Chosen>)));
}

/// A window whose place is on no screen any more is put in the middle of one.
fn come_back(
    monitors: Query<&Monitor>,
    chosen: Res<Chosen>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let (Some(place), Ok(mut window)) = (chosen.window.place, windows.single_mut()) else {
        return;
    };
    // A corner of the title bar must be there to be taken hold of.
    let grip = IVec2::new(place.0, place.1) + IVec2::new(80, 10);
    let seen = monitors.iter().any(|monitor| {
        let corner = monitor.physical_position;
        let end = corner + monitor.physical_size().as_ivec2();
        grip.cmpge(corner).all() && grip.cmplt(end).all()
    });
    if !seen {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
}

/// Size, place and whether the screen is filled are chosen by doing it.
fn note(
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut chosen: ResMut<Chosen>,
) {
    let place = moved.read().last().map(|moved| moved.position);
    let sized = resized.read().last().is_some();
    let Ok(window) = windows.single() else { return };
    if window.mode != WindowMode::Windowed {
        return;
    }
    let mut now = chosen.window;
    if sized {
        now.size = (window.width() as i32, window.height() as i32);
    }
    if let Some(place) = place {
        now.place = Some((place.x, place.y));
    }
    if sized || place.is_some() {
        let (width, height) = now.size;
        match now.place {
            Some((x, y)) => debug!("window: {width}x{height} at {x},{y}"),
            None => debug!("window: {width}x{height}"),
        }
    }
    if now != chosen.window {
        chosen.window = now;
    }
}

/// Fills the screen, or not, as chosen.
fn fill(chosen: Res<Chosen>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        if (window.mode != WindowMode::Windowed) != chosen.window.fullscreen {
            window.mode = mode(chosen.window.fullscreen);
            if !chosen.window.fullscreen {
                // A window that was opened filling the screen has never had another size.
                let (width, height) = chosen.window.size;
                window.resolution.set(width as f32, height as f32);
            }
            debug!("fullscreen: {}", chosen.window.fullscreen);
        }
    }
}
