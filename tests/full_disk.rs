//! A full disk takes nothing of what was there before. In place of a full one: a process that may not write
//! long files.
//!
//! Alone in its file, like `killed.rs` and for the same reason.
#![cfg(target_os = "linux")]

#[path = "memory/support.rs"]
mod support;

use std::path::Path;

use support::{Home, open, save, table};
use taula::store::{Cause, Folders, Report, Store};
use taula_rules::Levels;

fn keep(store: &Store, moves: usize) {
    let id = "game".parse().unwrap();
    let kept = save(&table(moves), &Levels::built_in());
    store.keep(&id, move || kept);
}

/// Runs in a process that may not write more than a few blocks into a file.
#[test]
#[ignore = "started by the test below"]
fn child_on_a_full_disk() {
    let Some(home) = std::env::var_os("TAULA_TEST_HOME") else {
        return;
    };
    let (store, reports) = open(Folders::under(Path::new(&home)));
    keep(&store, 2);
    assert!(store.flush());
    reports.try_iter().for_each(drop);
    for moves in [300, 301] {
        keep(&store, moves);
        assert!(!store.flush());
    }
    let told: Vec<Report> = reports.try_iter().collect();
    assert!(matches!(&told[..], [Report::Trouble(trouble)] if trouble.cause == Cause::Full));
    assert_eq!(store.saves().value[0].moves, 2);
    keep(&store, 3);
    assert!(store.flush());
    assert_eq!(store.saves().value[0].moves, 3);
}

#[test]
fn a_full_disk() {
    let home = Home::new();
    let output = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 6; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "child_on_a_full_disk"])
        .env("TAULA_TEST_HOME", home.folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("1 passed"), "{said}");
    // Nothing half-written lies about.
    let (store, _reports) = home.open();
    assert_eq!(store.saves().value[0].moves, 3);
    assert_eq!(support::names(&home.folders().saves()).len(), 2);
}
