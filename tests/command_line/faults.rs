//! What the program says where it cannot do what it is asked: one sentence, exit 2, no panic.

use std::fs;
use std::process::{Command, Output, Stdio};

fn taula(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_taula"));
    command
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        // Whoever runs the tests keeps their own games.
        .env("TAULA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/home"))
        .stdin(Stdio::null());
    command
}

fn run(command: &mut Command) -> (Option<i32>, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap();
    (
        status.code(),
        String::from_utf8_lossy(&stdout).into_owned(),
        String::from_utf8_lossy(&stderr).into_owned(),
    )
}

/// One plain sentence on standard error, nothing on standard output, exit 2.
fn refused(command: &mut Command, word: &str) {
    let (code, stdout, stderr) = run(command);
    assert_eq!(code, Some(2), "{stderr}");
    assert_eq!(stdout, "");
    assert!(stderr.contains(word), "{stderr}");
    assert!(
        stderr.starts_with("taula: ") && stderr.trim_end().lines().count() == 1,
        "{stderr}"
    );
    assert!(!stderr.contains("panicked"), "{stderr}");
}

#[test]
fn help_and_version_are_complete() {
    let (code, stdout, _) = run(&mut taula(&["--help"]));
    assert_eq!(code, Some(0));
    for word in [
        "play", "shot", "engine", "--data", "--locale", "--text", "--speed", "--seed",
    ] {
        assert!(stdout.contains(word), "{word} is missing in\n{stdout}");
    }
    let (code, stdout, _) = run(&mut taula(&["--version"]));
    assert_eq!(
        (code, stdout.trim()),
        (Some(0), concat!("taula ", env!("CARGO_PKG_VERSION")))
    );
    let (code, stdout, _) = run(&mut taula(&["shot", "--help"]));
    assert_eq!(code, Some(0));
    for word in [
        "--game", "--screen", "--record", "--move", "--size", "--locale", "--text", "--out",
    ] {
        assert!(stdout.contains(word), "{word} is missing in\n{stdout}");
    }
}

#[test]
fn unknown_flags_and_values_are_named() {
    for (arguments, word) in [
        (&["--frobnicate"][..], "--frobnicate"),
        (&["dance"], "dance"),
        (&["--locale", "xx"], "eu, es, fr, en"),
        (&["--text", "250"], "250"),
        (&["shot", "--out", "x.png", "--size", "big"], "1280x720"),
        (&["shot"], "--out"),
    ] {
        let (code, stdout, stderr) = run(&mut taula(arguments));
        assert_eq!(code, Some(2), "{arguments:?}");
        assert_eq!(stdout, "");
        assert!(stderr.contains(word), "{arguments:?}: {stderr}");
        assert!(!stderr.contains("panicked"));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn no_display() {
    refused(&mut taula(&[]), "display");
    // One that is named but not there.
    refused(taula(&[]).env("DISPLAY", ":987654"), "display");
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_to_draw_with() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.png");
    let nothing = folder.path().join("no-driver.json");
    let mut command = taula(&["shot", "--screen", "title", "--out", out.to_str().unwrap()]);
    refused(
        command
            .env("VK_DRIVER_FILES", &nothing)
            .env("VK_ICD_FILENAMES", &nothing)
            .env("WGPU_BACKEND", "vulkan"),
        "Vulkan",
    );
    assert!(!out.exists());
}

#[test]
fn levels_that_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    refused(
        &mut taula(&["--data", &format!("{data}/nowhere")]),
        "nowhere",
    );
    fs::create_dir_all(folder.path().join("levels/parchis")).unwrap();
    let level = folder.path().join("levels/parchis/standard.ron");
    fs::write(&level, "(field: (20, 20), ring: [").unwrap();
    refused(&mut taula(&["--data", data]), "parchis/standard.ron");
    refused(
        &mut taula(&["--data", data, "engine"]),
        "parchis/standard.ron",
    );
    fs::write(&level, [0xff, 0xfe]).unwrap();
    refused(&mut taula(&["--data", data]), "standard.ron");
}

#[test]
fn records_that_cannot_be_pictured() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.png").to_str().unwrap().to_owned();
    let record = folder.path().join("game.json").to_str().unwrap().to_owned();
    refused(
        &mut taula(&["shot", "--record", &record, "--out", &out]),
        "game.json",
    );
    fs::write(&record, "{}").unwrap();
    refused(
        &mut taula(&["shot", "--record", &record, "--out", &out]),
        "format",
    );
}
