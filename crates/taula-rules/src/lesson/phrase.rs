//! A phrase in the languages of the program.

use serde::Deserialize;

/// A phrase in every language of the program.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    eu: String,
    es: String,
    fr: String,
    en: String,
}

impl Phrase {
    /// The phrase in the language of this code; in English where there is no such language.
    #[must_use]
    pub fn in_language(&self, code: &str) -> &str {
        match code {
            "eu" => &self.eu,
            "es" => &self.es,
            "fr" => &self.fr,
            _ => &self.en,
        }
    }

    /// The phrase in every language, by code.
    #[must_use]
    pub fn all(&self) -> [(&'static str, &str); 4] {
        ["eu", "es", "fr", "en"].map(|code| (code, self.in_language(code)))
    }
}
