//! What cannot be written is told once, tried again, and never stops anybody.

use std::fs;
use std::path::Path;
use std::sync::mpsc::Receiver;

use taula::store::{Cause, Folders, Report, Saver, Store};
use taula_rules::Levels;

use crate::support::{Home, open, save, table};

fn keep(store: &Store, moves: usize) {
    let id = "game".parse().unwrap();
    let kept = save(&table(moves), &Levels::built_in());
    store.keep(&id, move || kept);
}

/// The causes of trouble told so far.
fn causes(reports: &Receiver<Report>) -> Vec<Cause> {
    reports
        .try_iter()
        .map(|report| match report {
            Report::Trouble(trouble) => trouble.cause,
            other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn a_file_in_the_way_of_the_folder() {
    let home = Home::new();
    let data = home.folders().data;
    fs::write(&data, "in the way").unwrap();
    let (store, reports) = home.open();
    for moves in 0..5 {
        keep(&store, moves);
        assert!(!store.flush());
    }
    assert_eq!(causes(&reports), [Cause::NoFolder]);
    assert_eq!(fs::read_to_string(&data).unwrap(), "in the way");
    let _ = store.saves();

    // Out of the way, the last of what was handed over is written.
    fs::remove_file(&data).unwrap();
    assert!(store.flush());
    let told: Vec<Report> = reports.try_iter().collect();
    let folder = home.folders().saves();
    assert_eq!(told[0], Report::WorksAgain { folder });
    assert!(matches!(&told[1..], [Report::Saved { .. }]));
    assert_eq!(store.saves().value[0].moves, 4);

    // The folder vanishes while the program runs: it is made again.
    fs::remove_dir_all(&data).unwrap();
    keep(&store, 5);
    assert!(store.flush());
    assert_eq!(store.saves().value[0].moves, 5);
}

#[test]
fn what_failed_is_tried_again_at_the_end() {
    let home = Home::new();
    let data = home.folders().data;
    fs::write(&data, "in the way").unwrap();
    let (store, _reports) = home.open();
    keep(&store, 7);
    assert!(!store.flush());
    fs::remove_file(&data).unwrap();
    drop(store);
    let (store, _reports) = home.open();
    assert_eq!(store.saves().value[0].moves, 7);
}

#[cfg(target_os = "linux")]
#[test]
fn where_nothing_may_be_written() {
    // Not even the superuser makes folders there.
    let (store, reports) = open(Folders::under(Path::new("/sys/taula")));
    for moves in 0..3 {
        keep(&store, moves);
        store.flush();
    }
    assert_eq!(causes(&reports), [Cause::Forbidden]);
    assert_eq!(store.saves().value, []);
    assert_eq!(store.settings().notices, []);
}

#[cfg(unix)]
#[test]
fn a_folder_that_is_read_only() {
    use std::os::unix::fs::PermissionsExt;

    let home = Home::new();
    let (store, reports) = home.open();
    keep(&store, 1);
    assert!(store.flush());
    reports.try_iter().for_each(drop);
    let folder = home.folders().saves();
    let allow = |mode| fs::set_permissions(&folder, fs::Permissions::from_mode(mode)).unwrap();
    allow(0o555);
    let superuser = fs::write(folder.join("try"), "").is_ok();
    if !superuser {
        keep(&store, 2);
        assert!(!store.flush());
        assert_eq!(causes(&reports), [Cause::Forbidden]);
        assert_eq!(store.saves().value[0].moves, 1);
        // Damage that cannot be put aside is told nevertheless, and the backup used.
        allow(0o755);
        assert!(store.flush());
        fs::write(folder.join("game.json"), "{").unwrap();
        allow(0o555);
        let all = store.saves();
        assert_eq!(all.notices.len(), 1);
        assert_eq!(all.value[0].moves, 1);
        assert_eq!(fs::read_to_string(folder.join("game.json")).unwrap(), "{");
    }
    allow(0o755);
}

#[test]
fn a_mistake_in_making_what_is_kept_stops_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let (tell, reports) = std::sync::mpsc::channel();
    let saver = Saver::start(move |report| {
        let _ = tell.send(report);
    });
    saver.write(folder.path().join("one"), || {
        std::panic::resume_unwind(Box::new("a mistake"))
    });
    saver.write(folder.path().join("two"), || b"two".to_vec());
    assert!(saver.flush());
    let told: Vec<Report> = reports.try_iter().collect();
    assert!(matches!(&told[0], Report::Trouble(trouble) if trouble.cause == Cause::Other));
    assert_eq!(fs::read(folder.path().join("two")).unwrap(), b"two");
}
