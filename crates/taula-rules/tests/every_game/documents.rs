//! The documents of the rules and the tests agree: every clause of a game that is built has a test.

use std::fs;
use std::path::{Path, PathBuf};

use taula_rules::games::FAMILIES;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files with tests in them, however deep; not the modules they share (the oracle cites every clause, and
/// proves none).
fn tests() -> Vec<String> {
    let mut folders = vec![root().join("tests")];
    for krate in fs::read_dir(root().join("crates")).unwrap() {
        folders.push(krate.unwrap().path().join("tests"));
    }
    let mut tests = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                tests.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    tests.retain(|text| text.contains("#[test]"));
    tests
}

/// The clauses a document numbers, as letters and number.
fn clauses(document: &str) -> Vec<(String, u32)> {
    document
        .split("**")
        .filter_map(|bold| {
            let (letters, number) = bold.trim().split_once('-')?;
            let capital = letters.chars().all(|letter| letter.is_ascii_uppercase());
            let number = number.parse().ok()?;
            (letters.len() == 2 && capital).then(|| (letters.to_owned(), number))
        })
        .collect()
}

/// Whether a test's name or comment names a clause.
fn names(text: &str, letters: &str, number: u32) -> bool {
    let ends = |name: String| {
        text.match_indices(&name).any(|(at, _)| {
            let next = text[at + name.len()..].chars().next();
            !next.is_some_and(|next| next.is_ascii_digit())
        })
    };
    ends(format!("fn {}_{number:02}", letters.to_lowercase()))
        || ends(format!("{letters}-{number}"))
}

#[test]
fn every_clause_of_a_built_game_is_named_by_a_test() {
    let tests = tests();
    for family in FAMILIES {
        let path = root().join(format!("docs/rules/{}.md", family.name()));
        let document =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let clauses = clauses(&document);
        assert!(clauses.len() > 20, "{}: {clauses:?}", path.display());
        let missing: Vec<String> = clauses
            .iter()
            .filter(|(letters, number)| !tests.iter().any(|text| names(text, letters, *number)))
            .map(|(letters, number)| format!("{letters}-{number}"))
            .collect();
        assert!(missing.is_empty(), "no test names {missing:?}");
    }
}

#[test]
fn clauses_are_numbered_without_gaps() {
    for family in FAMILIES {
        let path = root().join(format!("docs/rules/{}.md", family.name()));
        let clauses = clauses(&fs::read_to_string(path).unwrap());
        let numbers: Vec<u32> = clauses.iter().map(|(_, number)| *number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>());
        assert!(clauses.iter().all(|(letters, _)| *letters == clauses[0].0));
    }
}
