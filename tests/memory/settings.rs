//! Settings are kept, can be changed by hand, and no mistake in them stops the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::Instant;

use serde_json::json;
use taula::store::{Clamped, Damage, Notice, Settings, Setup, Speed, Window};

use crate::support::{Home, names, players};

/// Settings that differ from the default ones in every field.
fn other() -> Settings {
    Settings {
        language: Some("eu".to_owned()),
        speed: Speed::Fast,
        less_motion: true,
        text: 150,
        sound: 0,
        music: 100,
        mute: true,
        keys: BTreeMap::from([(
            "confirm".to_owned(),
            vec!["Enter".to_owned(), "Space".to_owned()],
        )]),
        pads: BTreeMap::from([("hint".to_owned(), vec!["North".to_owned()])]),
        window: Window {
            size: (1600, 900),
            place: Some((-5, 40)),
            fullscreen: true,
        },
        seating: BTreeMap::from([(
            "parchis".to_owned(),
            Setup {
                players: players(),
                options: json!({
                    "players": 2, "two_on_first_five": true, "board": "standard", "weight": -1.5,
                    "nothing": null, "list": [1, "two", {"three": []}]
                }),
            },
        )]),
        looks: [("thaayam-dice".to_owned(), "cowries".to_owned())].into(),
        met: BTreeSet::from(["rulebook:parchis".to_owned()]),
        lessons: BTreeMap::from([(
            "parchis".to_owned(),
            BTreeSet::from(["01-board".to_owned(), "99-my own".to_owned()]),
        )]),
        puzzles: BTreeMap::from([("tebas".to_owned(), BTreeSet::from(["01-corner".to_owned()]))]),
        arrangements: vec![
            "8N 7N 9N 10N 4N 6N / - 1N 2E 3N 5N -".to_owned(),
            "of a later version".to_owned(),
        ],
    }
}

#[test]
fn every_field_comes_back() {
    let home = Home::new();
    {
        let (store, _reports) = home.open();
        let found = store.settings();
        assert_eq!((found.value, found.notices), (Settings::default(), vec![]));
        store.keep_settings(&other());
        assert_eq!(store.settings().value, other());
    }
    let (store, _reports) = home.open();
    let found = store.settings();
    assert_eq!((found.value, found.notices), (other(), vec![]));
    let text = fs::read_to_string(home.folders().settings()).unwrap();
    assert!(text.starts_with("// "), "{text}");
    assert!(text.contains("language: \"eu\""), "{text}");
}

#[test]
fn what_is_left_out_or_unknown_does_not_hurt() {
    for (text, change) in [
        ("()", (|_| ()) as fn(&mut Settings)),
        ("(text: 125)", |s| s.text = 125),
        ("(language: \"es\")", |s| s.language = Some("es".to_owned())),
        ("(language: Some(\"es\"))", |s| {
            s.language = Some("es".to_owned());
        }),
        ("(language: None, speed: Slow, /* mine */)", |s| {
            s.speed = Speed::Slow;
        }),
        (
            "(shine: (bright: [1, 2], kind: Gold(3)), mute: true)",
            |s| s.mute = true,
        ),
        ("(window: (fullscreen: true))", |s| {
            s.window.fullscreen = true;
        }),
        ("(lessons: {\"chess\": [\"a\", \"a\"]})", |s| {
            assert!(s.note_done("chess", "a"));
        }),
    ] {
        let (settings, clamped) = Settings::read(text.as_bytes()).unwrap();
        let mut expected = Settings::default();
        change(&mut expected);
        assert_eq!((settings, clamped), (expected, vec![]), "{text}");
    }
}

#[test]
fn the_example_in_the_documents_can_be_read() {
    let page = include_str!("../../docs/memory.md");
    let (_, example) = page.split_once("```ron\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let (settings, clamped) = Settings::read(example.as_bytes()).unwrap();
    assert_eq!(clamped, []);
    assert_eq!(settings.language.as_deref(), Some("eu"));
    assert_eq!(settings.keys["confirm"], ["Enter", "Space"]);
    assert!(settings.has_done("parchis", "01-board"));
}

#[test]
fn lessons_that_were_done_are_noted_once() {
    let mut settings = Settings::default();
    assert!(!settings.has_done("parchis", "01-board"));
    assert!(settings.note_done("parchis", "01-board"));
    assert!(!settings.note_done("parchis", "01-board"));
    assert!(settings.has_done("parchis", "01-board"));
    assert!(!settings.has_done("parchis", "02-die"));
    assert!(!settings.has_done("thaayam", "01-board"));
    // A mistake by hand is told, and is no progress.
    // Puzzles are noted by themselves.
    assert!(!settings.has_solved("parchis", "01-board"));
    assert!(settings.note_solved("parchis", "01-board"));
    assert!(!settings.note_solved("parchis", "01-board"));
    assert!(settings.has_solved("parchis", "01-board"));
    for text in [
        "(lessons: [\"01-board\"])",
        "(lessons: {\"parchis\": 3})",
        "(puzzles: 3)",
    ] {
        assert!(matches!(
            Settings::read(text.as_bytes()),
            Err(Damage::Content(_))
        ));
    }
}

#[test]
fn numbers_are_brought_into_their_range_and_named() {
    let text = "(text: 5000, sound: -3, music: 101, window: (size: (-3, 100000)))";
    let (settings, clamped) = Settings::read(text.as_bytes()).unwrap();
    assert_eq!((settings.text, settings.sound), (200, 0));
    assert_eq!((settings.music, settings.window.size), (100, (200, 16_384)));
    assert_eq!(
        clamped,
        [
            ("text", 200),
            ("sound", 0),
            ("music", 100),
            ("window.size", 200),
            ("window.size", 16_384)
        ]
        .map(|(field, now)| Clamped { field, now })
    );
    let (settings, _) = Settings::read(b"(text: 70000000000)").unwrap();
    assert_eq!(settings.text, 200);
}

#[test]
fn damaged_settings_are_put_aside_for_the_default_ones() {
    for text in [
        "",
        "nonsense",
        "(text: \"big\")",
        "(speed: Warp)",
        "[]",
        "(text: 1",
        "\u{0}\u{0}",
        "(text: 1.5)",
    ] {
        let home = Home::new();
        let (store, _reports) = home.open();
        let file = home.folders().settings();
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        let found = store.settings();
        assert_eq!(found.value, Settings::default(), "{text:?}");
        let [Notice::Damaged(aside)] = &found.notices[..] else {
            panic!("{text:?}: {:?}", found.notices);
        };
        assert_eq!(aside.file, file);
        let now = aside.now.as_ref().unwrap();
        assert_eq!(fs::read_to_string(now).unwrap(), text);
        store.keep_settings(&other());
        assert!(store.flush());
        assert_eq!(store.settings().value, other());
        assert_eq!(
            names(&home.folders().config),
            ["settings.ron", "settings.ron.damaged-1"]
        );
    }
}

#[test]
fn cut_anywhere_they_come_from_the_backup() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let small = Settings {
        text: 120,
        ..Settings::default()
    };
    store.keep_settings(&small);
    assert!(store.flush());
    store.keep_settings(&Settings::default());
    assert!(store.flush());
    let file = home.folders().settings();
    let whole = fs::read(&file).unwrap();
    for length in 0..whole.len() - 1 {
        fs::write(&file, &whole[..length]).unwrap();
        let found = store.settings();
        assert_eq!(found.value, small, "cut at {length}");
        assert_eq!(found.notices.len(), 1);
    }
}

#[test]
fn a_folder_in_the_place_of_the_settings_is_put_aside() {
    let home = Home::new();
    let (store, _reports) = home.open();
    let file = home.folders().settings();
    fs::create_dir_all(file.join("mine")).unwrap();
    let found = store.settings();
    assert!(matches!(
        &found.notices[..],
        [Notice::Damaged(aside)] if matches!(aside.why, Damage::Unreadable(_)) && aside.now.is_some()
    ));
    assert!(file.with_extension("ron.damaged-1").join("mine").is_dir());
    store.keep_settings(&other());
    assert!(store.flush());
    assert_eq!(store.settings().value, other());
}

#[test]
fn many_changes_are_written_once_and_asking_sees_the_last() {
    let home = Home::new();
    let (store, reports) = home.open();
    let begin = Instant::now();
    let mut settings = Settings::default();
    for x in 0..500 {
        settings.window.place = Some((x, x));
        store.keep_settings(&settings);
    }
    assert_eq!(store.settings().value.window.place, Some((499, 499)));
    drop(store);
    // On a machine so slow that the handing over alone took longer it may be a few more.
    let most = 1 + begin.elapsed().as_millis() / 500;
    assert!(reports.iter().count() as u128 <= most);
}

#[cfg(unix)]
#[test]
fn settings_that_are_a_link_stay_one() {
    let home = Home::new();
    let elsewhere = home.folder.path().join("elsewhere.ron");
    fs::write(&elsewhere, "(text: 110)").unwrap();
    let link = home.folders().config.join("settings.ron");
    fs::create_dir_all(link.parent().unwrap()).unwrap();
    std::os::unix::fs::symlink(&elsewhere, &link).unwrap();
    let (store, _reports) = home.open();
    assert_eq!(store.settings().value.text, 110);
    store.keep_settings(&other());
    assert!(store.flush());
    assert!(link.is_symlink());
    assert_eq!(store.settings().value, other());
    assert!(fs::read_to_string(&elsewhere).unwrap().contains("eu"));
}
