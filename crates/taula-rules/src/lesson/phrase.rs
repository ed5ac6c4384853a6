//! A phrase in the languages of the program.

use serde::Deserialize;

use crate::Fault;
use crate::game::refuse;

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

/// That phrases which share a place are there in every language, and fit.
pub(crate) fn fit(place: &str, phrases: &[&Phrase], most: usize) -> Result<(), Fault> {
    let languages = phrases.first().map_or(0, |phrase| phrase.all().len());
    for language in 0..languages {
        let mut length = 0;
        for phrase in phrases {
            let (code, text) = phrase.all()[language];
            if text.trim().is_empty() {
                refuse!("{place}: nothing is said in `{code}`");
            }
            length += text.chars().count();
            if length > most {
                refuse!("{place}: in `{code}` it is longer than {most} characters");
            }
        }
    }
    Ok(())
}
