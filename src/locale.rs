//! Every word a player reads: the `.ftl` files, and the language they are read in.

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Euskara.
    Basque,
    /// Español.
    Spanish,
    /// Français.
    French,
    /// English.
    English,
}

impl Language {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Basque, Self::Spanish, Self::French, Self::English];

    /// Its code: the name of its folder, and what `--locale` takes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Basque => "eu",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::English => "en",
        }
    }

    /// What it calls itself: that is how whoever reads no other finds it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Basque => "Euskara",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::English => "English",
        }
    }

    /// The language whose code a tag such as `eu-ES` or `fr_FR.UTF-8` begins with.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The first of the system's languages that the program speaks; English where it speaks none.
    #[must_use]
    pub fn of_the_system() -> Self {
        sys_locale::get_locales()
            .find_map(|tag| Self::from_tag(&tag))
            .unwrap_or(Self::English)
    }

    /// Its files: name and text.
    #[must_use]
    pub const fn files(self) -> [(&'static str, &'static str); FILES] {
        match self {
            Self::Basque => files!("eu"),
            Self::Spanish => files!("es"),
            Self::French => files!("fr"),
            Self::English => files!("en"),
        }
    }
}

/// How many files a language has.
const FILES: usize = 17;

/// The files of a language, built in. A game adds its file here.
macro_rules! files {
    ($code:literal) => {
        files!(
            $code, "taula", "memory", "settings", "rulebook", "saves", "ends", "lessons", "puzzles",
            "parchis", "parchis-rules", "thaayam", "thaayam-rules", "tebas", "tebas-rules", "garden",
            "taihou", "taihou-rules"
        )
    };
    ($code:literal, $($name:literal),*) => {
        [$((
            $name,
            include_str!(concat!("../assets/locales/", $code, "/", $name, ".ftl")),
        )),*]
    };
}
use files;

/// The messages of one language.
#[derive(Resource)]
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The messages of a language. What is wrong with a file is traced and skipped: a test sees to it
    /// that nothing is.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // No marks of direction around names: none of the four languages needs them, and no font has them.
        bundle.set_use_isolating(false);
        for (name, text) in language.files() {
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                    error!("{}/{name}.ftl: {errors:?}", language.code());
                    resource
                });
            if let Err(errors) = bundle.add_resource(resource) {
                error!("{}/{name}.ftl: {errors:?}", language.code());
            }
        }
        Self { language, bundle }
    }

    /// The language they are in.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables. A message that is missing shows its key.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// A message with its variables.
    #[must_use]
    pub fn tell(&self, key: &str, variables: &[(&str, Value)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            match value {
                Value::Text(text) => args.set(*name, text.clone()),
                Value::Number(number) => args.set(*name, *number),
            }
        }
        self.format(key, Some(&args))
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            error!("{}: no message `{key}`", self.language.code());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        if !errors.is_empty() {
            error!("{}: `{key}`: {errors:?}", self.language.code());
        }
        text.into_owned()
    }
}

/// What a variable of a message stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A name or other text.
    Text(String),
    /// A whole number.
    Number(i32),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(i32::from(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number as i32)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as i32)
    }
}
