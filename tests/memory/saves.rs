//! Games are kept after every move and found again.

use std::fs;
use std::sync::mpsc::channel;

use taula::store::{Report, Saver, Store};
use taula_rules::Match;
use taula_rules::games::parchis::Parchis;

use crate::support::{Home, Lots, Table, names, players, save, table};

#[test]
fn a_game_is_found_again_as_it_was() {
    let home = Home::new();
    let id = {
        let (store, _reports) = home.open();
        assert_eq!(store.saves().value, []);
        let id = store.new_save("parchis");
        home.keep_two(&store, &id, 60);
        id
    };
    let (store, _reports) = home.open();
    let all = store.saves();
    assert_eq!(all.notices, []);
    let [summary] = &all.value[..] else {
        panic!("{all:?}");
    };
    assert_eq!((&summary.id, &*summary.game), (&id, "parchis"));
    assert_eq!((summary.moves, summary.seed), (61, 11));
    assert_eq!(summary.options["players"], 2);
    assert_eq!(summary.players, players());
    assert_eq!(summary.started, 1_700_000_000);
    assert!(summary.saved > summary.started && !summary.is_over());

    let found = store.load(&id, &home.levels);
    assert_eq!(found.notices, []);
    let kept = found.value.unwrap();
    let was = table(61);
    assert_eq!(kept.record, was.game.record());
    assert_eq!(kept.players, players());
    assert_eq!(kept.by_person(), was.by_person);
    let game = Match::<Parchis>::from_record(&kept.record, &home.levels).unwrap();
    assert_eq!(game.position(), was.game.position());
    // The throws to come are those that would have come.
    assert_eq!(game.outcome(), was.game.outcome());
}

#[test]
fn a_finished_game_stays_with_its_result() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let mut table = Table::new(3);
    let mut lots = Lots(3);
    while table.play(&mut lots) {}
    let id = store.new_save("parchis");
    let kept = save(&table, &home.levels);
    let ranking = kept.ranking.clone();
    assert!(ranking.is_some());
    store.keep(&id, move || kept);
    let all = store.saves();
    assert!(all.value[0].is_over());
    assert_eq!(all.value[0].ranking, ranking);
    let found = store.load(&id, &home.levels);
    assert_eq!(found.value.unwrap().ranking, ranking);
}

#[test]
fn a_decision_taken_back_is_taken_back_in_the_save() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let id = store.new_save("parchis");
    for moves in [30, 29] {
        let kept = save(&table(moves), &home.levels);
        store.keep(&id, move || kept);
    }
    let kept = store.load(&id, &home.levels).value.unwrap();
    assert_eq!(kept.record.moves.len(), 29);
}

#[test]
fn the_newest_is_first_and_a_thousand_are_fine() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let folder = home.folders().saves();
    fs::create_dir_all(&folder).unwrap();
    let text = String::from_utf8(save(&table(300), &home.levels).to_bytes()).unwrap();
    let saved = text.split_once("\"saved\":").unwrap().1;
    let saved = format!("\"saved\":{}", saved.split_once(',').unwrap().0);
    for number in 0..1000 {
        // Names and times in different orders.
        let time = number * 7 % 1000;
        fs::write(
            folder.join(format!("{number}.json")),
            text.replace(&saved, &format!("\"saved\":{time}")),
        )
        .unwrap();
    }
    fs::write(folder.join("notes.txt"), "not a save").unwrap();
    let all = store.saves();
    assert_eq!(all.notices, []);
    let times: Vec<u64> = all.value.iter().map(|summary| summary.saved).collect();
    assert_eq!(times, (0..1000).rev().collect::<Vec<_>>());
}

#[test]
fn pictures_lie_beside_saves_and_go_with_them() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let [one, two] = [(); 2].map(|()| store.new_save("parchis"));
    assert_ne!(one, two);
    for id in [&one, &two] {
        home.keep_two(&store, id, 3);
    }
    assert_eq!(store.picture(&one), None);
    store.set_picture(&one, vec![1, 2, 3]);
    store.set_picture(&one, vec![4, 5]);
    assert_eq!(store.picture(&one), Some(vec![4, 5]));
    assert_eq!(store.saves().value.len(), 2);
    fs::write(
        home.folders().saves().join(format!("{one}.json.damaged-1")),
        "kept",
    )
    .unwrap();

    store.delete(&one);
    assert!(store.flush());
    let mut left = [
        format!("{one}.json.damaged-1"),
        format!("{two}.json"),
        format!("{two}.json.bak"),
    ];
    left.sort();
    assert_eq!(names(&home.folders().saves()), left);
}

#[test]
fn what_is_deleted_is_not_written_after_all() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let id = store.new_save("parchis");
    let (go, wait) = channel::<()>();
    let other = store.new_save("parchis");
    let kept = save(&table(2), &home.levels);
    let copy = kept.clone();
    // While the thread is held up with another file, this one is handed over and deleted.
    store.keep(&other, move || {
        let _ = wait.recv();
        copy
    });
    store.keep(&id, move || kept);
    store.delete(&id);
    go.send(()).unwrap();
    assert!(store.flush());
    let all = store.saves().value;
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].id, other);
}

#[test]
fn behind_a_slow_disk_only_the_newest_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let [slow, file] = ["slow", "file"].map(|name| folder.path().join(name));
    let (tell, reports) = channel();
    let saver = Saver::start(move |report| {
        let _ = tell.send(report);
    });
    let (go, wait) = channel::<()>();
    let (made, makes) = channel();
    let first = saver.write(slow.clone(), move || {
        let _ = wait.recv();
        b"slow".to_vec()
    });
    let tickets: Vec<_> = (0..100)
        .map(|number| {
            let made = made.clone();
            saver.write(file.clone(), move || {
                made.send(number).unwrap();
                format!("{number}").into_bytes()
            })
        })
        .collect();
    go.send(()).unwrap();
    assert!(saver.flush());
    drop((saver, made));
    assert_eq!(makes.iter().collect::<Vec<_>>(), [99]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "99");
    let saved = |file, ticket| Report::Saved { file, ticket };
    assert_eq!(
        reports.iter().collect::<Vec<_>>(),
        [saved(slow, first), saved(file, tickets[99])]
    );
}

#[test]
fn closing_the_program_writes_what_waits() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let ids: Vec<_> = (0..8).map(|_| store.new_save("parchis")).collect();
    for id in &ids {
        let kept = save(&table(4), &home.levels);
        store.keep(id, move || kept);
    }
    drop(store);
    let (store, _reports) = home.open();
    assert_eq!(store.saves().value.len(), ids.len());
}

#[test]
fn two_programs_write_two_games_and_know_of_each_other() {
    let home = Home::new();
    let (one, _reports) = home.open();
    assert!(one.alone());
    let (two, _reports) = home.open();
    assert!(!two.alone());
    let ids = [&one, &two].map(|store| store.new_save("parchis"));
    home.keep_two(&one, &ids[0], 3);
    home.keep_two(&two, &ids[1], 5);
    for store in [&one, &two] {
        assert_eq!(store.saves().value.len(), 2);
    }
    // Of one game played on both the last move stays, whoever made it; the file is whole.
    home.keep_two(&two, &ids[0], 8);
    home.keep_two(&one, &ids[0], 6);
    let kept = two.load(&ids[0], &home.levels).value.unwrap();
    assert_eq!(kept.record.moves.len(), 7);
    drop((one, two));
    assert!(home.open().0.alone());
}

#[test]
fn only_who_is_alone_sweeps() {
    let home = Home::new();
    let (one, _reports) = home.open();
    home.keep_two(&one, &one.new_save("parchis"), 1);
    let litter = home.folders().saves().join(".taula-abc.tmp");
    fs::write(&litter, "").unwrap();
    let (two, _reports) = home.open();
    assert!(litter.exists());
    drop((one, two));
    let _ = home.open();
    assert!(!litter.exists());
}

#[test]
fn without_a_home_nothing_is_remembered_and_that_is_said_once() {
    let (tell, reports) = channel();
    let levels = taula_rules::Levels::built_in();
    let store = Store::open(None, move |report| {
        let _ = tell.send(report);
    });
    let id = store.new_save("parchis");
    let kept = save(&table(1), &levels);
    assert_eq!(store.keep(&id, move || kept), None);
    store.set_picture(&id, vec![]);
    store.keep_settings(&store.settings().value);
    store.delete(&id);
    assert!(store.flush() && store.alone());
    assert_eq!(store.saves().value, []);
    assert_eq!(store.load(&id, &levels).value, None);
    assert_eq!(store.picture(&id), None);
    drop(store);
    assert_eq!(reports.iter().collect::<Vec<_>>(), [Report::NoHome]);
}

#[test]
fn names_of_saves_never_lead_out_of_their_folder() {
    use taula::store::SaveId;
    for bad in [
        "", ".", "..", "../x", "a/b", "a\\b", ".hidden", "a\nb", "c:x",
    ] {
        assert!(bad.parse::<SaveId>().is_err(), "{bad:?}");
    }
    for good in ["1789000000-parchis-0a1b2c3d", "Aneren jokoa", "a.b"] {
        assert_eq!(good.parse::<SaveId>().unwrap().to_string(), good);
    }
}

#[test]
fn a_picture_older_than_its_save_is_none() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let id = store.new_save("parchis");
    home.keep_two(&store, &id, 3);
    store.set_picture(&id, vec![1, 2, 3]);
    assert_eq!(store.picture(&id), Some(vec![1, 2, 3]));
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    let file = fs::File::options()
        .append(true)
        .open(home.file(&id))
        .unwrap();
    file.set_modified(later).unwrap();
    assert_eq!(store.picture(&id), None);
}

#[test]
fn what_was_put_aside_is_listed_and_deleted_by_name() {
    let home = Home::new();
    let (store, _reports) = home.open();
    assert_eq!(store.put_aside(), Vec::<std::path::PathBuf>::new());
    let id = store.new_save("parchis");
    home.keep_two(&store, &id, 3);
    let folder = home.folders().saves();
    for name in [
        "a.json",
        "b.json.damaged-x",
        "c.damaged-",
        "d.json.damaged-12",
    ] {
        fs::write(folder.join(name), "not a save").unwrap();
    }
    let elsewhere = home.folder.path().join("e.json.damaged-1");
    fs::write(&elsewhere, "not among the saves").unwrap();
    assert_eq!(store.saves().value.len(), 1);
    let aside = ["a.json.damaged-1", "d.json.damaged-12"].map(|name| folder.join(name));
    assert_eq!(store.put_aside(), aside);
    store.delete_unfit(&aside[1]);
    store.delete_unfit(&elsewhere);
    store.flush();
    assert_eq!(store.put_aside(), aside[..1]);
    assert!(elsewhere.exists() && home.file(&id).exists());
}
