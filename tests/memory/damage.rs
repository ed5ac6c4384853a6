//! Damaged files are put aside, never deleted or written over, and their backups take their place.

use std::fs;
use std::io::ErrorKind;

use serde_json::{Value, json};
use taula::store::{Damage, Notice, Save, SaveId, Store, Unusable, atomic};

use crate::support::{Home, names, save, table};

/// A home with one save and its backup.
fn home() -> (Home, Store, SaveId) {
    let home = Home::new();
    let (store, _reports) = home.open();
    let id = store.new_save("parchis");
    home.keep_two(&store, &id, 9);
    (home, store, id)
}

/// The one notice must be of damage; what it is.
#[track_caller]
fn damage(notices: &[Notice]) -> Damage {
    match notices {
        [Notice::Damaged(aside)] => {
            assert!(aside.now.is_some());
            aside.why.clone()
        }
        _ => panic!("{notices:?}"),
    }
}

#[test]
fn cut_anywhere_the_backup_takes_over_and_the_piece_is_kept() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let id = store.new_save("parchis");
    home.keep_two(&store, &id, 1);
    let file = home.file(&id);
    let whole = fs::read(&file).unwrap();
    let backup = fs::read(atomic::backup(&file)).unwrap();
    let mut pieces = Vec::new();
    for length in 0..=whole.len() {
        fs::write(&file, &whole[..length]).unwrap();
        let found = store.load(&id, &home.levels);
        let moves = found.value.unwrap().record.moves.len();
        // Without its line's end it is still whole.
        if length + 1 >= whole.len() {
            assert_eq!((moves, found.notices.len()), (2, 0));
            continue;
        }
        assert_eq!(moves, 1, "cut at {length}");
        let why = damage(&found.notices);
        assert_eq!(
            why,
            if length == 0 {
                Damage::Empty
            } else {
                Damage::CutOff
            }
        );
        pieces.push(whole[..length].to_vec());
        assert!(!file.exists());
        assert_eq!(fs::read(atomic::backup(&file)).unwrap(), backup);
        // Every piece is still there, beside the backup.
        if pieces.len() == 40 || length + 2 == whole.len() {
            assert_eq!(names(&home.folders().saves()).len(), pieces.len() + 1);
            for (number, piece) in (1..).zip(pieces.drain(..)) {
                let aside = file.with_extension(format!("json.damaged-{number}"));
                assert_eq!(fs::read(&aside).unwrap(), piece);
                fs::remove_file(aside).unwrap();
            }
        }
    }
}

#[test]
fn the_list_puts_aside_as_well_and_shows_the_backup() {
    let (home, store, id) = home();
    fs::write(home.file(&id), "{\"taula\":1,").unwrap();
    let all = store.saves();
    assert_eq!(damage(&all.notices), Damage::CutOff);
    assert_eq!(all.value.len(), 1);
    assert_eq!((&all.value[0].id, all.value[0].moves), (&id, 9));
    // Told once, and the game goes on from there.
    assert_eq!(store.saves().notices, []);
    home.keep_two(&store, &id, 10);
    assert_eq!(store.saves().value[0].moves, 11);
    assert_eq!(
        names(&home.folders().saves()),
        [
            format!("{id}.json"),
            format!("{id}.json.bak"),
            format!("{id}.json.damaged-1")
        ]
    );
}

#[test]
fn both_damaged_both_are_kept() {
    let (home, store, id) = home();
    let file = home.file(&id);
    fs::write(&file, "one").unwrap();
    fs::write(atomic::backup(&file), "two").unwrap();
    let found = store.load(&id, &home.levels);
    assert_eq!(found.value, None);
    assert_eq!(found.notices.len(), 2);
    let read = |ending: &str| fs::read_to_string(file.with_extension(ending)).unwrap();
    assert_eq!(read("json.damaged-1"), "one");
    assert_eq!(read("json.bak.damaged-1"), "two");
    assert_eq!(store.saves().value, []);
}

/// What reading the save comes to after a change, without any backup.
fn changed(change: impl FnOnce(&mut Value)) -> Result<(), String> {
    let home = Home::new();
    let mut value: Value =
        serde_json::from_slice(&save(&table(9), &home.levels).to_bytes()).unwrap();
    change(&mut value);
    match Save::read(&serde_json::to_vec(&value).unwrap(), &home.levels) {
        Ok(_) => Ok(()),
        Err(unfit) => Err(format!("{unfit:?}")),
    }
}

#[test]
fn every_kind_of_damage_has_its_reason() {
    let home = Home::new();
    let bytes = |bytes: &[u8]| format!("{:?}", Save::read(bytes, &home.levels).unwrap_err());
    assert!(bytes(b"\xff\xfe garbage").contains("Syntax"));
    assert!(bytes(b"{\"taula\":1} x").contains("Syntax"));
    for other in [&b"[]"[..], b"3", b"\"text\"", b"null", b"{}"] {
        assert!(bytes(other).contains("Damaged(Content"), "{}", bytes(other));
    }
    changed(|_| ()).unwrap();
    let reason = |change: fn(&mut Value), word: &str| {
        let reason = changed(change).unwrap_err();
        assert!(reason.contains(word), "{reason}");
    };
    reason(|v| v["taula"] = json!("1"), "Damaged(Content");
    reason(|v| v["taula"] = json!(0), "Damaged(Content");
    reason(|v| v["record"] = json!([]), "Damaged(Content");
    reason(|v| v["record"]["moves"] = json!("exit"), "moves");
    reason(|v| v["record"]["rules"] = json!("parchis"), "version");
    reason(|v| v["players"] = json!({}), "Damaged(Content");
    reason(|v| v["players"][1]["seat"] = json!(0), "seat");
    reason(|v| v["by_person"] = json!([1, 1]), "by_person");
    reason(|v| v["by_person"] = json!([99]), "by_person");
    reason(|v| v["started"] = json!(-1), "Damaged(Content");
    reason(|v| v["ranking"] = json!([[0], [2]]), "ranking");
    reason(|v| v["record"]["moves"][0] = json!("exit"), "Damaged(Game");
    reason(
        |v| v["record"]["moves"][0] = json!("nonsense"),
        "Damaged(Game",
    );
    reason(|v| v["record"]["seed"] = json!("x"), "seed");
    let shorter = |v: &mut Value| {
        v["record"]["moves"].as_array_mut().unwrap().pop();
        v["by_person"] = json!([]);
    };
    reason(shorter, "Damaged(Game");
    // What other programs add does not hurt.
    changed(|v| v["comment"] = json!("mine")).unwrap();
}

#[test]
fn what_another_program_may_need_stays_where_it_is() {
    let cases: [(fn(&mut Value), Unusable); 6] = [
        (|v| *v = json!({"taula": 2, "new": true}), Unusable::TooNew),
        (
            |v| v["record"] = json!({"format": 2, "rules": "parchis/1"}),
            Unusable::TooNew,
        ),
        (
            |v| v["record"]["rules"] = json!("parchis/99"),
            Unusable::TooNew,
        ),
        (
            |v| v["record"]["rules"] = json!("go/1"),
            Unusable::UnknownGame("go".to_owned()),
        ),
        (
            |v| v["record"]["options"]["board"] = json!("mine"),
            Unusable::NoBoard("mine".to_owned()),
        ),
        (
            |v| {
                v["board"] = json!("0123");
                v["record"]["moves"][0] = json!("exit");
            },
            Unusable::OtherBoard("standard".to_owned()),
        ),
    ];
    for (change, why) in cases {
        let (home, store, id) = home();
        let file = home.file(&id);
        let mut value: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        change(&mut value);
        let bytes = serde_json::to_vec(&value).unwrap();
        fs::write(&file, &bytes).unwrap();
        let before = names(&home.folders().saves());
        for _ in 0..2 {
            let found = store.load(&id, &home.levels);
            assert_eq!(found.value, None);
            assert_eq!(found.notices, [Notice::Unusable(file.clone(), why.clone())]);
        }
        // The list puts nothing aside either.
        let _ = store.saves();
        assert_eq!(fs::read(&file).unwrap(), bytes);
        assert_eq!(names(&home.folders().saves()), before);
    }
}

#[test]
fn the_list_tells_what_is_too_new_or_unknown() {
    for (text, why) in [
        ("{\"taula\":2}".to_owned(), Unusable::TooNew),
        (
            String::from_utf8(save(&table(2), &Home::new().levels).to_bytes())
                .unwrap()
                .replace("parchis/1", "go/1"),
            Unusable::UnknownGame("go".to_owned()),
        ),
    ] {
        let (home, store, id) = home();
        fs::write(home.file(&id), text).unwrap();
        let all = store.saves();
        assert_eq!(all.value, []);
        assert_eq!(all.notices, [Notice::Unusable(home.file(&id), why)]);
        assert!(home.file(&id).exists());
    }
}

#[test]
fn what_is_no_file_is_told_and_left() {
    let (home, store, id) = home();
    let file = home.file(&id);
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    let why = Unusable::Unreadable(ErrorKind::IsADirectory);
    assert_eq!(store.saves().notices, [Notice::Unusable(file.clone(), why)]);
    assert!(file.is_dir());
}

#[test]
fn a_missing_file_is_read_from_its_backup_and_a_missing_save_is_no_damage() {
    let (home, store, id) = home();
    fs::remove_file(home.file(&id)).unwrap();
    assert_eq!(store.saves().value[0].moves, 9);
    let found = store.load(&id, &home.levels);
    assert_eq!(found.value.unwrap().record.moves.len(), 9);
    assert_eq!(found.notices, []);
    let found = store.load(&store.new_save("parchis"), &home.levels);
    assert_eq!((found.value, found.notices), (None, vec![]));
}
