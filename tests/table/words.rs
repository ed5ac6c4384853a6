//! Every word in four languages, and a glyph for every character.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use bevy_egui::egui::{self, FontFamily, FontId};
use taula::games::GAMES;
use taula::input::bindings::{ACTS, Key, pad_label};
use taula::locale::{Language, Value, Words};
use taula::seating::UNASKED;
use taula::theme::font_definitions;
use taula_rules::Levels;
use taula_rules::options::OptionRange;

/// Keys made of parts in the source.
const MADE: [&str; 5] = [
    "level-beginner",
    "level-easy",
    "level-medium",
    "level-hard",
    "level-expert",
];

/// The messages that every game has: of itself, of its options and of its looks.
fn of_games() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for game in GAMES {
        let name = game.name();
        keys.extend([game.together().to_owned(), format!("{name}-done")]);
        for variant in game.variants() {
            keys.extend([variant.name.to_owned(), format!("{}-about", variant.name)]);
            if let Some(over) = &variant.over {
                keys.extend(over.games.map(str::to_owned));
                keys.extend(["over", "over-about"].map(|key| format!("{}-{key}", variant.name)));
            }
        }
        let mut choices: Vec<(String, Vec<String>)> = Vec::new();
        let family = game.family().unwrap();
        for spec in family.options(&Levels::built_in()) {
            let key = spec.name.replace('_', "-");
            match &spec.range {
                OptionRange::Values { values, .. } if !UNASKED.contains(&spec.name) => {
                    let words = values.iter().filter_map(|value| value.as_str());
                    choices.push((key, words.map(str::to_owned).collect()));
                }
                // Nothing of a number is told by a word.
                OptionRange::Number { min: 0, .. } => choices.push((key, vec!["off".to_owned()])),
                _ => {}
            }
        }
        if !game.dyes_chosen() {
            keys.extend(
                game.dyes()
                    .iter()
                    .map(|dye| format!("{name}-{}", dye.name())),
            );
        }
        for (look, values) in game.looks() {
            let values = values.iter().map(|&value| value.to_owned());
            choices.push(((*look).to_owned(), values.collect()));
        }
        for (key, values) in choices {
            keys.insert(format!("{name}-{key}"));
            keys.insert(format!("{name}-{key}-about"));
            keys.extend(values.iter().map(|value| format!("{name}-{key}-{value}")));
        }
    }
    keys
}

/// The messages of a language with their texts, by key.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut key = None;
    for line in language.files().iter().flat_map(|(_, text)| text.lines()) {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if let Some((name, rest)) = line
            .split_once(" =")
            .filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            assert!(
                messages.insert(name.to_owned(), rest.to_owned()).is_none(),
                "{language:?} has `{name}` twice"
            );
            key = Some(name.to_owned());
        } else if let Some(text) = key.as_ref().and_then(|key| messages.get_mut(key)) {
            text.push('\n');
            text.push_str(line);
        }
    }
    messages
}

fn variables(text: &str) -> BTreeSet<&str> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .next()
                .unwrap_or_default()
        })
        .collect()
}

fn source() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                all.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 80);
    for language in Language::ALL {
        let other = messages(language);
        assert_eq!(
            english.keys().collect::<Vec<_>>(),
            other.keys().collect::<Vec<_>>(),
            "{language:?}"
        );
        for (key, text) in &english {
            assert_eq!(
                variables(text),
                variables(&other[key]),
                "{language:?}: `{key}`"
            );
        }
    }
}

/// Whether a message says anything beside what it is given.
fn has_words(text: &str) -> bool {
    let mut said = true;
    text.chars().any(|c| {
        // Neither variables nor what is chosen by are said.
        match c {
            '$' | '[' => said = false,
            ' ' | ']' | '\n' => said = true,
            _ => {}
        }
        said && c.is_alphabetic()
    })
}

#[test]
fn no_language_is_a_copy_of_another() {
    let english = messages(Language::English);
    for language in [Language::Basque, Language::Spanish, Language::French] {
        // Names, numbers and what every language calls alike are a few of hundreds.
        let messages = messages(language);
        let same: Vec<&String> = messages
            .iter()
            .filter(|(key, text)| english[*key] == **text && has_words(text))
            .map(|(key, _)| key)
            .collect();
        assert!(
            same.len() * 40 < messages.len(),
            "{language:?} has these messages as in English: {same:?}"
        );
    }
}

#[test]
fn every_message_is_used_and_every_used_one_is_there() {
    let source = source();
    let english = messages(Language::English);
    let acts: BTreeSet<String> = ACTS.iter().map(|act| format!("act-{}", act.name)).collect();
    for act in &acts {
        assert!(english.contains_key(act), "`{act}` has no message");
    }
    let of_games = of_games();
    for key in &of_games {
        assert!(english.contains_key(key), "`{key}` has no message");
    }
    // A rule book says what its chapters have.
    let words = Words::new(Language::English);
    let mut of_books = BTreeSet::new();
    for game in GAMES {
        let (book, fault) = game.book(&Levels::built_in(), &words);
        assert_eq!(fault, None);
        let keys = book.keys();
        assert!(keys.len() > 80 && keys.iter().all(|key| english.contains_key(key)));
        of_books.extend(keys);
    }
    for key in english.keys() {
        let literal = format!("\"{key}\"");
        let about = key
            .strip_suffix("-about")
            .is_some_and(|key| source.contains(&format!("\"{key}\"")));
        assert!(
            source.contains(&literal)
                || about
                || acts.contains(key)
                || of_games.contains(key)
                || MADE.contains(&key.as_str())
                || of_books.contains(key),
            "`{key}` is said nowhere"
        );
    }
    for call in ["say(\"", "tell(\""] {
        for rest in source.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            assert!(
                english.contains_key(key),
                "`{key}` is said but has no message"
            );
        }
    }
}

#[test]
fn every_message_can_be_said() {
    let given = |name: &str| -> Value {
        match name {
            "name" => "Ane".into(),
            "colour" => "blue".into(),
            "from" | "to" | "square" => "47".into(),
            _ => 2_u32.into(),
        }
    };
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, text) in messages(language) {
            let arguments: Vec<(&str, Value)> = variables(&text)
                .into_iter()
                .map(|name| (name, given(name)))
                .collect();
            let said = words.tell(&key, &arguments);
            assert!(
                !said.is_empty()
                    && (said != key || text.trim() == key)
                    && !said.contains('{')
                    && !said.contains('$'),
                "{language:?}: `{key}`: {said}"
            );
        }
    }
}

#[test]
fn every_character_has_a_glyph() {
    let context = egui::Context::default();
    context.set_fonts(font_definitions());
    let output = context.run_ui(egui::RawInput::default(), |_| {});
    output.drop_without_applying_deltas();
    let mut characters: BTreeSet<char> = "0123456789?!…←↑↓→".chars().collect();
    for language in Language::ALL {
        for text in messages(language).values() {
            characters.extend(text.chars().filter(|c| !c.is_control()));
        }
    }
    for language in Language::ALL {
        characters.extend(language.name().chars());
    }
    let levels = Levels::built_in();
    let lessons = GAMES.into_iter().flat_map(|game| game.lessons(&levels));
    let mut phrases = 0;
    for lesson in lessons.map(Result::unwrap) {
        for phrase in lesson.phrases() {
            phrases += 1;
            characters.extend(phrase.all().into_iter().flat_map(|(_, text)| text.chars()));
        }
    }
    assert!(phrases > 200, "{phrases}");
    for family in ["serif", "italic"] {
        let font = FontId::new(20.0, FontFamily::Name(family.into()));
        for &c in &characters {
            assert!(
                context.fonts_mut(|fonts| fonts.has_glyph(&font, c)),
                "{family} has no {c:?}"
            );
        }
    }
    let font = FontId::new(20.0, FontFamily::Proportional);
    for &c in &characters {
        assert!(
            context.fonts_mut(|fonts| fonts.has_glyph(&font, c)),
            "the text font has no {c:?}"
        );
    }
}

#[test]
fn what_stands_on_keys_and_buttons_has_a_glyph() {
    let context = egui::Context::default();
    context.set_fonts(font_definitions());
    let output = context.run_ui(egui::RawInput::default(), |_| {});
    output.drop_without_applying_deltas();
    let keys = ["Ctrl+Alt+Shift+Super+ArrowUp", "Space", "Slash"];
    let mut labels: Vec<String> = keys
        .into_iter()
        .map(|key| key.parse::<Key>().unwrap().label())
        .collect();
    for act in ACTS {
        labels.extend(act.usual_keys().iter().map(Key::label));
        let pads = act.usual_pads().iter();
        labels.extend(pads.map(|&button| pad_label(button).to_owned()));
    }
    // egui says of every glyph of the font that has the sign for what is missing that it is missing itself:
    // what is drawn tells the truth.
    let drawn = |c: char| {
        let font = FontId::new(20.0, FontFamily::Proportional);
        let galley = context
            .fonts_mut(|fonts| fonts.layout_no_wrap(c.to_string(), font, egui::Color32::BLACK));
        galley.rows[0].glyphs[0].uv_rect
    };
    let missing = drawn('\u{10FFFF}');
    for c in labels.concat().chars().filter(|c| *c != ' ') {
        assert!(drawn(c) != missing, "the text font has no {c:?}");
    }
}

#[test]
fn languages_are_known_by_the_tags_of_systems() {
    for (tag, language) in [
        ("eu", Some(Language::Basque)),
        ("eu-ES", Some(Language::Basque)),
        ("es_MX.UTF-8", Some(Language::Spanish)),
        ("FR-ca", Some(Language::French)),
        ("en_GB", Some(Language::English)),
        ("de-DE", None),
        ("", None),
        ("C", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}
