//! The words of the rule books: every chapter in every language, and every clause in some chapter.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use taula_art::rulebook::{Picture, Rulebook};
use taula_art::{parchis, taihou, tebas, thaayam};

/// A game's rule book.
struct Book {
    game: &'static str,
    /// How its clauses are called.
    clauses: &'static str,
    /// How many there are at least.
    least: usize,
    /// The chapters and how many steps each has.
    chapters: Vec<(String, usize)>,
}

fn books() -> [Book; 4] {
    fn chapters<P: Picture>() -> Vec<(String, usize)> {
        let chapters = Rulebook::<P>::built_in().chapters.into_iter();
        chapters.map(|c| (c.id, c.figure.steps())).collect()
    }
    [
        Book {
            game: "parchis",
            clauses: "PA",
            least: 28,
            chapters: chapters::<parchis::diagram::Diagram>(),
        },
        Book {
            game: "thaayam",
            clauses: "TH",
            least: 27,
            chapters: chapters::<thaayam::diagram::Diagram>(),
        },
        Book {
            game: "tebas",
            clauses: "TE",
            least: 29,
            chapters: chapters::<tebas::diagram::Diagram>(),
        },
        Book {
            game: "taihou",
            clauses: "TA",
            least: 40,
            chapters: chapters::<taihou::diagram::Diagram>(),
        },
    ]
}

const LANGUAGES: [&str; 4] = ["eu", "es", "fr", "en"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn file(game: &str, language: &str) -> String {
    let path = root().join(format!("assets/locales/{language}/{game}-rules.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The messages of a language: key and text, each on a line.
fn messages(game: &str, language: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for line in file(game, language).lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, text) = line
            .split_once(" = ")
            .unwrap_or_else(|| panic!("{game}, {language}: no message: {line}"));
        assert!(
            all.insert(key.to_owned(), text.to_owned()).is_none(),
            "{language} has `{key}` twice"
        );
    }
    all
}

/// Every message of every book in every language.
fn all_messages() -> impl Iterator<Item = (&'static str, String, String)> {
    books().into_iter().flat_map(|book| {
        LANGUAGES.into_iter().flat_map(move |language| {
            let messages = messages(book.game, language).into_iter();
            messages.map(move |(key, text)| (language, key, text))
        })
    })
}

#[test]
fn every_chapter_has_its_words_in_every_language() {
    for Book { game, chapters, .. } in books() {
        let ids: BTreeSet<&String> = chapters.iter().map(|(id, _)| id).collect();
        assert_eq!(ids.len(), chapters.len(), "a chapter stands twice");
        assert!((9..=12).contains(&ids.len()), "{game}");
        let mut expected = BTreeSet::new();
        for (id, steps) in &chapters {
            assert!((2..=5).contains(steps), "{game}, {id}: {steps} steps");
            let parts = ["title", "lead", "but", "more", "words"].map(str::to_owned);
            let steps = (1..=*steps).map(|step| format!("step-{step}"));
            for part in parts.into_iter().chain(steps) {
                expected.insert(format!("{game}-rules-{id}-{part}"));
            }
        }
        for language in LANGUAGES {
            let keys: BTreeSet<String> = messages(game, language).into_keys().collect();
            assert_eq!(keys, expected, "{language}");
        }
    }
}

#[test]
fn chapters_stand_in_the_order_of_the_book() {
    for Book { game, chapters, .. } in books() {
        for language in LANGUAGES {
            let text = file(game, language);
            let places: Vec<_> = chapters
                .iter()
                .map(|(id, _)| text.find(&format!("{game}-rules-{id}-title")))
                .collect();
            assert!(places.is_sorted(), "{game}, {language}");
        }
    }
}

#[test]
fn every_clause_is_told() {
    for Book {
        game,
        clauses: short,
        least,
        ..
    } in books()
    {
        let path = root().join(format!("docs/rules/{game}.md"));
        let rules = fs::read_to_string(path).unwrap();
        let clauses: BTreeSet<&str> = rules
            .split(&format!("**{short}-"))
            .skip(1)
            .filter_map(|rest| rest.split("**").next())
            .filter_map(|rest| rest.split(' ').next())
            .collect();
        assert!(clauses.len() >= least, "{game}: {clauses:?}");
        for language in LANGUAGES {
            let text = file(game, language);
            let told: BTreeSet<&str> = text
                .lines()
                .filter_map(|line| line.strip_prefix(&format!("# {short}-")))
                .flat_map(|line| line.split(&format!(", {short}-")).collect::<Vec<_>>())
                .collect();
            let missing: Vec<_> = clauses
                .iter()
                .filter(|clause| !told.contains(*clause))
                .collect();
            assert!(
                missing.is_empty(),
                "{game}: {language} tells nothing of {missing:?}"
            );
            assert!(told.is_subset(&clauses), "{game}: {language}: {told:?}");
        }
    }
}

#[test]
fn words_fit_their_places() {
    for (language, key, text) in all_messages() {
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

#[test]
fn typography_is_each_languages_own() {
    for (language, key, text) in all_messages() {
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

#[test]
fn the_numbers_named_are_those_of_the_pictures() {
    // A number in a step's words is the same in every language.
    let numbers = |text: &str| -> Vec<u32> {
        let mut all: Vec<u32> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok())
            .collect();
        all.sort_unstable();
        all
    };
    for Book { game, .. } in books() {
        let basque = messages(game, "eu");
        for language in &LANGUAGES[1..] {
            for (key, text) in messages(game, language) {
                if key.contains("-step-") {
                    assert_eq!(numbers(&text), numbers(&basque[&key]), "{language}: {key}");
                }
            }
        }
    }
}
