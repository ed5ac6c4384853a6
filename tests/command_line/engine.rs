//! `taula engine` as other programs start it.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const STANDARD: &str = include_str!("../../levels/parchis/standard.ron");

/// Starts the program, writes `input` to it and waits for its end.
fn taula(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_taula"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that stops before it reads is an end like another.
    let _ = program.stdin.take().unwrap().write_all(input.as_bytes());
    program.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// The program must have stopped with status 2 and one sentence that says this.
#[track_caller]
fn stopped(output: &Output, saying: &str) {
    let sentence = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{sentence}");
    assert!(sentence.contains(saying), "{sentence}");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    assert!(output.stdout.is_empty());
}

#[test]
fn it_answers_and_ends() {
    let output = taula(
        &["engine"],
        "{\"cmd\":\"games\"}\n\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n",
    );
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
    let answers: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(answers.len(), 2);
    assert!(answers[0].starts_with("{\"ok\":true,\"games\":"));
    assert_eq!(answers[1], "{\"ok\":true}");
    let output = taula(&["engine"], "");
    assert!(output.status.success() && output.stdout.is_empty());
}

#[test]
fn seeds_differ_from_game_to_game() {
    let output = taula(
        &["engine"],
        &"{\"cmd\":\"new\",\"game\":\"parchis\"}\n".repeat(2),
    );
    let answers: Vec<&str> = text(&output.stdout).lines().collect();
    assert_ne!(answers[0], answers[1]);
}

#[test]
fn files_of_ones_own_are_laid_over() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path().join("levels/parchis");
    let ask =
        "{\"cmd\":\"new\",\"game\":\"parchis\",\"options\":{\"board\":\"mine\"},\"seed\":1}\n";
    let engine = |path: &Path| taula(&["engine", "--data", path.to_str().unwrap()], ask);

    // A folder without levels is one; the board is simply not there.
    assert!(text(&engine(folder.path()).stdout).contains("bad_option"));

    fs::create_dir_all(&boards).unwrap();
    fs::write(boards.join("mine.ron"), STANDARD).unwrap();
    fs::write(boards.join("notes.txt"), b"\xff no level").unwrap();
    let output = engine(folder.path());
    assert!(
        text(&output.stdout).contains("\"board\":\"mine\""),
        "{output:?}"
    );

    fs::write(boards.join("mine.ron"), "(field: 3)").unwrap();
    stopped(&engine(folder.path()), "parchis/mine.ron");
    fs::write(boards.join("mine.ron"), b"\xff").unwrap();
    stopped(&engine(folder.path()), "mine.ron");
    stopped(&engine(&folder.path().join("nowhere")), "nowhere");
    stopped(&engine(&boards.join("mine.ron")), "mine.ron");
}

#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_only_the_engine_is_there() {
    stopped(&taula(&[], ""), "no window");
}
