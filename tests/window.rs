//! The real window under Xvfb, with real key and mouse events.
#![cfg(all(feature = "app", target_os = "linux"))]

#[path = "support/program.rs"]
mod program;

use program::{Display, Program};

const QUICK: [&str; 6] = ["--locale", "en", "--speed", "instant", "--seed", "7"];

/// From the title to the first throw, with keys.
fn begin(program: &mut Program) {
    program.wait("first full frame");
    program.wait("focused: true");
    program.key("Return");
    program.wait("screen: Setup");
    program.key("Return");
    program.wait("waits for a person: Chance");
    program.wait("screen: Table");
    program.key("Return");
    program.wait("played: roll");
}

#[test]
fn a_game_is_begun_and_played_with_keys_and_with_the_mouse() {
    let (display, home) = (Display::open(), tempfile::tempdir().unwrap());
    let mut program = Program::start(&display, home.path(), &QUICK);
    program.wait("screen: Title");
    // Keys alone: the game, the start, the throw for who starts, a throw or a move.
    begin(&mut program);
    let window = program.window();
    program.wait("waits for a person");
    program.key("space");
    program.wait("played: ");

    // The menu and back.
    program.wait("waits for a person");
    program.key("Escape");
    program.wait("paused: Yes");
    program.key("Escape");
    program.wait("paused: No");

    // The mouse alone: the button beside the board throws.
    for _ in 0..3 {
        program.click(&window, 1131, 560);
        program.wait("played: ");
        program.wait("waits for a person");
    }
    // The menu by the mouse.
    program.click(&window, 149, 596);
    program.wait("paused: Yes");

    let status = program.close();
    assert!(status.success(), "{status}");
    // A machine without a sound card hears nothing of it, on the terminal either.
    let noise = |line: &&String| line.contains("ALSA") || line.contains("panicked");
    assert_eq!(program.seen().iter().find(noise), None);
}

#[test]
fn a_game_goes_on_where_it_was_when_the_program_was_killed() {
    let (display, home) = (Display::open(), tempfile::tempdir().unwrap());
    let mut program = Program::start(&display, home.path(), &QUICK);
    begin(&mut program);
    program.wait("memory: Saved");
    program.kill();

    let mut program = Program::start(&display, home.path(), &QUICK);
    program.wait("a game waits at the table");
    program.wait("first full frame");
    program.wait("focused: true");
    program.key("Return");
    program.wait("screen: Table");
    program.wait("waits for a person");
}

#[test]
fn the_window_opens_as_it_was_left() {
    let (display, home) = (Display::open(), tempfile::tempdir().unwrap());
    let mut program = Program::start(&display, home.path(), &QUICK);
    program.wait("first full frame");
    program.wait("focused: true");
    let window = program.window();
    display.xdotool(&["windowsize", &window, "900", "640"]);
    program.wait("window: 900x640");
    display.xdotool(&["windowmove", &window, "120", "90"]);
    program.wait("window: 900x640 at");
    assert!(program.close().success());

    let mut program = Program::start(&display, home.path(), &QUICK);
    program.wait("first full frame");
    program.wait("focused: true");
    let geometry = display.xdotool(&["getwindowgeometry", &program.window()]);
    assert!(geometry.contains("Geometry: 900x640"), "{geometry}");
    program.key("F11");
    program.wait("fullscreen: true");
    assert!(program.close().success());

    let mut program = Program::start(&display, home.path(), &QUICK);
    program.wait("first full frame");
    program.wait("focused: true");
    let geometry = display.xdotool(&["getwindowgeometry", &program.window()]);
    assert!(geometry.contains("Geometry: 1400x900"), "{geometry}");
    program.key("F11");
    program.wait("fullscreen: false");
    program.wait("window: 900x640");
}
