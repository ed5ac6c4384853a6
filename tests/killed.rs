//! The program is killed at random moments of saving, hundreds of times, and no move whose saving was
//! reported is lost.
//!
//! Alone in its file: a process being started holds the locks of the one that starts it for a moment, which
//! would confuse tests that run beside this one.

#[path = "memory/support.rs"]
mod support;

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use taula::store::{Folders, Report, SaveId, Store, Ticket};
use taula_rules::Match;

use support::{Home, Lots, Table, names, open, save};

const HOME: &str = "TAULA_TEST_HOME";
const SEED: &str = "TAULA_TEST_SEED";

/// How often the program is killed.
const KILLS: u64 = 300;

/// Plays on from what is on the disk, saves after every move, and writes `ID MOVES` for each save reported.
#[test]
#[ignore = "started and killed by the test below"]
fn child_that_plays() {
    let (Some(home), Ok(seed)) = (env::var_os(HOME), env::var(SEED)) else {
        return;
    };
    let mut lots = Lots(seed.parse().unwrap());
    let (store, reports) = open(Folders::under(Path::new(&home)));
    let levels = taula_rules::Levels::built_in();
    let mut settings = store.settings().value;

    let (mut id, mut table) = match store.saves().value.first() {
        Some(last) => {
            let kept = store.load(&last.id, &levels).value.unwrap();
            let table = Table {
                by_person: kept.by_person(),
                game: Match::from_record(&kept.record, &levels).unwrap(),
            };
            (last.id.clone(), table)
        }
        None => (store.new_save("parchis"), Table::new(1)),
    };
    let mut handed_over: Vec<(Ticket, String)> = Vec::new();
    loop {
        if !table.play(&mut lots) {
            id = store.new_save("parchis");
            table = Table::new(lots.below(1000) as u64);
            continue;
        }
        let kept = save(&table, &levels);
        let line = format!("{id} {}\n", kept.record.moves.len());
        let last = store.keep(&id, move || kept).unwrap();
        handed_over.push((last, line));
        if lots.below(6) == 0 {
            store.set_picture(&id, vec![1; 2000]);
        }
        if lots.below(6) == 0 {
            settings.text = 100 + lots.below(101) as i32;
            store.keep_settings(&settings);
            store.flush();
        }
        // Often the next move comes before this one is on the disk.
        let mut wait = lots.below(2) == 0;
        loop {
            let report = if wait {
                Some(reports.recv().unwrap())
            } else {
                reports.try_recv().ok()
            };
            match report {
                None => break,
                Some(Report::Saved { ticket, .. }) => {
                    wait &= ticket < last;
                    // Past the test harness, which may have its own ideas of standard output.
                    if let Some((_, line)) = handed_over.iter().find(|(t, _)| *t == ticket) {
                        let mut out = std::io::stdout().lock();
                        out.write_all(line.as_bytes()).unwrap();
                        out.flush().unwrap();
                    }
                }
                Some(other) => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn no_move_reported_as_saved_is_lost() {
    let home = Home::new();
    let mut lots = Lots(20_260_101);
    let mut reported: BTreeMap<SaveId, usize> = BTreeMap::new();
    let (mut littered, mut ahead) = (0, 0);
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--ignored", "--exact", "child_that_plays", "--nocapture"])
            .env(HOME, home.folder.path())
            .env(SEED, kill.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut touched = Vec::new();
        let mut read = |touched: &mut Vec<SaveId>| {
            let mut line = String::new();
            out.read_line(&mut line).unwrap();
            // What the harness says is no report, nor is one cut short by the kill.
            if let Some((id, moves)) = line
                .strip_suffix('\n')
                .and_then(|line| line.split_once(' '))
                && let (Ok(id), Ok(moves)) = (id.parse::<SaveId>(), moves.parse())
            {
                reported.insert(id.clone(), moves);
                touched.push(id);
            }
            !line.is_empty()
        };
        // Killed after a few reports and a moment: sometimes before the first, while it starts.
        let reports = lots.below(3);
        while touched.len() < reports {
            assert!(read(&mut touched), "kill {kill}: the child ended by itself");
        }
        // Not to wait for anything: the moment itself is what is tried.
        thread::sleep(Duration::from_micros(lots.below(8_000) as u64));
        assert!(
            child.try_wait().unwrap().is_none(),
            "kill {kill}: the child ended by itself"
        );
        child.kill().unwrap();
        let status = child.wait().unwrap();
        assert_eq!(status.code(), None, "kill {kill}: {status}");
        // What it had reported by then counts.
        while read(&mut touched) {}

        littered += usize::from(has_litter(&home));
        let (store, _reports) = home.open();
        assert!(store.alone(), "kill {kill}");
        assert!(!has_litter(&home), "kill {kill}");
        let all = store.saves();
        assert_eq!(all.notices, [], "kill {kill}");
        touched.extend(all.value.first().map(|newest| newest.id.clone()));
        touched.sort();
        touched.dedup();
        for id in touched {
            ahead += check(
                &home,
                &store,
                &id,
                reported.get(&id).copied().unwrap_or(0),
                kill,
            );
        }
        let settings = store.settings();
        assert_eq!(settings.notices, [], "kill {kill}");
        for summary in &all.value {
            assert!(
                store
                    .picture(&summary.id)
                    .is_none_or(|png| png.len() == 2000)
            );
        }
    }
    let (store, _reports) = home.open();
    for (id, &moves) in &reported {
        check(&home, &store, id, moves, KILLS);
    }
    let moves: usize = reported.values().sum();
    println!(
        "{KILLS} kills, {} games, {moves} moves; {littered} kills left temporary files, {ahead} saves were \
         ahead of their reports",
        reported.len()
    );
    // Else the kills did not hit the saving.
    assert!(moves > 100);
}

/// The save is legal and has at least so many moves; whether it has more.
fn check(home: &Home, store: &Store, id: &SaveId, moves: usize, kill: u64) -> usize {
    let found = store.load(id, &home.levels);
    assert_eq!(found.notices, [], "kill {kill}: {id}");
    let there = found.value.unwrap().record.moves.len();
    assert!(
        there >= moves,
        "kill {kill}: {there} of {moves} moves are left of {id}"
    );
    usize::from(there > moves)
}

fn has_litter(home: &Home) -> bool {
    let folders = home.folders();
    [folders.saves(), folders.config, folders.data]
        .iter()
        .flat_map(|folder| names(folder))
        .any(|name| name.ends_with(".tmp"))
}
