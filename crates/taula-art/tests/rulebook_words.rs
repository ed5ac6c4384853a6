//! The rule book's words: every chapter in every language, and every clause in some chapter.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use taula_art::parchis::diagram::Rulebook;

const LANGUAGES: [&str; 4] = ["eu", "es", "fr", "en"];

/// Clauses that no player has to be told of, and why. There are none.
const UNTOLD: [(&str, &str); 0] = [];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn file(language: &str) -> String {
    let path = root().join(format!("assets/locales/{language}/parchis-rules.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The messages of a language: key and text, each on a line.
fn messages(language: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for line in file(language).lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, text) = line
            .split_once(" = ")
            .unwrap_or_else(|| panic!("{language}: no message: {line}"));
        assert!(
            all.insert(key.to_owned(), text.to_owned()).is_none(),
            "{language} has `{key}` twice"
        );
    }
    all
}

#[test]
fn every_chapter_has_its_words_in_every_language() {
    let book = Rulebook::built_in();
    let ids: BTreeSet<&str> = book.chapters.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids.len(), book.chapters.len(), "a chapter stands twice");
    assert!((9..=11).contains(&ids.len()));
    let mut expected = BTreeSet::new();
    for chapter in &book.chapters {
        let steps = chapter.figure.steps.len();
        assert!((2..=5).contains(&steps), "{}: {steps} steps", chapter.id);
        let parts = ["title", "lead", "but", "more", "words"].map(str::to_owned);
        let steps = (1..=steps).map(|step| format!("step-{step}"));
        for part in parts.into_iter().chain(steps) {
            expected.insert(format!("parchis-rules-{}-{part}", chapter.id));
        }
    }
    for language in LANGUAGES {
        let keys: BTreeSet<String> = messages(language).into_keys().collect();
        assert_eq!(keys, expected, "{language}");
    }
}

#[test]
fn chapters_stand_in_the_order_of_the_book() {
    let book = Rulebook::built_in();
    for language in LANGUAGES {
        let text = file(language);
        let places: Vec<_> = book
            .chapters
            .iter()
            .map(|c| text.find(&format!("parchis-rules-{}-title", c.id)))
            .collect();
        assert!(places.is_sorted(), "{language}");
    }
}

#[test]
fn every_clause_is_told() {
    let rules = fs::read_to_string(root().join("docs/rules/parchis.md")).unwrap();
    let clauses: BTreeSet<&str> = rules
        .split("**PA-")
        .skip(1)
        .filter_map(|rest| rest.split("**").next())
        .collect();
    assert!(clauses.len() >= 28);
    for language in LANGUAGES {
        let text = file(language);
        let told: BTreeSet<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("# PA-"))
            .flat_map(|line| line.split(", PA-"))
            .collect();
        let missing: Vec<_> = clauses
            .iter()
            .filter(|clause| !told.contains(*clause) && !UNTOLD.iter().any(|(n, _)| n == *clause))
            .collect();
        assert!(
            missing.is_empty(),
            "{language} tells nothing of {missing:?}"
        );
        assert!(told.is_subset(&clauses), "{language}: {told:?}");
    }
}

#[test]
fn words_fit_their_places() {
    for language in LANGUAGES {
        for (key, text) in messages(language) {
            let length = text.chars().count();
            let sentences = text.matches(". ").count() + text.matches("! ").count() + 1;
            let most = if key.ends_with("-title") {
                26
            } else if key.ends_with("-lead") {
                assert_eq!(sentences, 2, "{language}: {key}");
                160
            } else if key.contains("-step-") {
                70
            } else if key.ends_with("-but") {
                130
            } else {
                420
            };
            assert!(length <= most, "{language}: {key} has {length} characters");
            if key.ends_with("-words") {
                let words: Vec<&str> = text.split(", ").collect();
                let set: BTreeSet<&&str> = words.iter().collect();
                assert!(
                    words.len() >= 5 && set.len() == words.len(),
                    "{language}: {key}"
                );
                assert!(
                    words
                        .iter()
                        .all(|word| word.trim() == *word && !word.is_empty())
                );
            } else {
                let end = text.ends_with(['.', '!']);
                assert_eq!(end, !key.ends_with("-title"), "{language}: {key}");
            }
        }
    }
}

#[test]
fn typography_is_each_languages_own() {
    for language in LANGUAGES {
        for (key, text) in messages(language) {
            assert!(
                !text.contains("  ") && !text.contains("..."),
                "{language}: {key}"
            );
            for (before, sign) in text.chars().zip(text.chars().skip(1)) {
                if matches!(sign, ':' | ';' | '!' | '?') {
                    let french = language == "fr";
                    assert_eq!(before == '\u{a0}', french, "{language}: {key}: {text}");
                    assert_ne!(before, ' ', "{language}: {key}: {text}");
                }
            }
            let apostrophe = if language == "fr" { '\'' } else { '’' };
            assert!(!text.contains(apostrophe), "{language}: {key}");
        }
    }
}

#[test]
fn the_squares_named_are_those_of_the_pictures() {
    // A number of a square in a step's words is the same in every language.
    let numbers = |text: &str| -> Vec<u32> {
        let mut all: Vec<u32> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok())
            .collect();
        all.sort_unstable();
        all
    };
    let basque = messages("eu");
    for language in &LANGUAGES[1..] {
        for (key, text) in messages(language) {
            if key.contains("-step-") {
                assert_eq!(numbers(&text), numbers(&basque[&key]), "{language}: {key}");
            }
        }
    }
}
