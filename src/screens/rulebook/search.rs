//! Looking for a word: without regard to capitals and accents, at the beginning of words.

use std::ops::Range;

/// A text as it is compared: each letter with the place it has in the text.
fn folded(text: &str) -> Vec<(char, Range<usize>)> {
    let mut all = Vec::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let place = at..at + c.len_utf8();
        for c in c.to_lowercase() {
            let (first, second) = plain(c);
            all.push((first, place.clone()));
            all.extend(second.map(|second| (second, place.clone())));
        }
    }
    all
}

/// A letter without its accent; a ligature as its two letters.
const fn plain(c: char) -> (char, Option<char>) {
    match c {
        'á' | 'à' | 'â' | 'ä' => ('a', None),
        'é' | 'è' | 'ê' | 'ë' => ('e', None),
        'í' | 'ì' | 'î' | 'ï' => ('i', None),
        'ó' | 'ò' | 'ô' | 'ö' => ('o', None),
        'ú' | 'ù' | 'û' | 'ü' => ('u', None),
        'ñ' => ('n', None),
        'ç' => ('c', None),
        'œ' => ('o', Some('e')),
        'æ' => ('a', Some('e')),
        '’' => ('\'', None),
        '\u{a0}' => (' ', None),
        c => (c, None),
    }
}

/// What is looked for, as it is compared: its words with one space between them.
fn asked(query: &str) -> Vec<char> {
    let words: Vec<&str> = query.split_whitespace().collect();
    folded(&words.join(" "))
        .into_iter()
        .map(|(c, _)| c)
        .collect()
}

/// Where a text has what is looked for. Numbers are found whole: who looks for 5 does not mean 56.
#[must_use]
pub fn hits(text: &str, query: &str) -> Vec<Range<usize>> {
    let asked = asked(query);
    let Some(last) = asked.last() else {
        return Vec::new();
    };
    let text = folded(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at + asked.len() <= text.len() {
        let end = at + asked.len();
        let begins = at == 0 || !text[at - 1].0.is_alphanumeric();
        let whole =
            !last.is_ascii_digit() || text.get(end).is_none_or(|(c, _)| !c.is_ascii_digit());
        let same = text[at..end].iter().zip(&asked).all(|((c, _), a)| c == a);
        if begins && whole && same {
            found.push(text[at].1.start..text[end - 1].1.end);
            at = end;
        } else {
            at += 1;
        }
    }
    found
}

/// The word most like what was looked for; none where none is like it.
#[must_use]
pub fn nearest<'a>(query: &str, words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let asked = asked(query);
    let most = (asked.len() as f32 * 0.5).max(1.0);
    words
        .map(|word| (unlike(&asked, word), word))
        .filter(|(unlike, _)| *unlike <= most)
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, word)| word)
}

/// How many letters have to be changed, left out or put in; what a word has beyond counts half a letter.
fn unlike(asked: &[char], word: &str) -> f32 {
    let word: Vec<char> = folded(word).into_iter().map(|(c, _)| c).collect();
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (i, a) in asked.iter().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, w) in word.iter().enumerate() {
            let change = before + usize::from(a != w);
            before = row[j + 1];
            row[j + 1] = change.min(before + 1).min(row[j] + 1);
        }
    }
    let all = row[word.len()] as f32;
    let begun = row.iter().min().map_or(all, |least| *least as f32 + 0.5);
    all.min(begun)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<'a>(text: &'a str, query: &str) -> Vec<&'a str> {
        hits(text, query)
            .into_iter()
            .map(|hit| &text[hit])
            .collect()
    }

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(found("La règle : RÈGLES", "regle"), ["règle", "RÈGLE"]);
        assert_eq!(found("Añadir", "ana"), ["Aña"]);
        assert_eq!(found("le cœur", "coeur"), ["cœur"]);
        assert_eq!(found("coeur", "CŒUR"), ["coeur"]);
    }

    #[test]
    fn words_are_found_by_their_beginning() {
        assert_eq!(
            found("Barrerak ireki, barrera", "barrera"),
            ["Barrera", "barrera"]
        );
        assert!(found("abarrera", "barrera").is_empty());
        assert_eq!(found("l’arrivée", "arrive"), ["arrivé"]);
    }

    #[test]
    fn numbers_are_found_whole() {
        assert_eq!(found("5, 56, 5arekin, 15", "5"), ["5", "5"]);
        assert_eq!(found("20 y 200", "20"), ["20"]);
    }

    #[test]
    fn several_words_are_found_together() {
        assert_eq!(found("a third six", "  third   six "), ["third six"]);
        assert!(found("anything", "   ").is_empty());
    }

    #[test]
    fn the_nearest_word_is_offered() {
        let words = ["barrera", "helmuga", "dadoa"];
        assert_eq!(nearest("barera", words.into_iter()), Some("barrera"));
        assert_eq!(nearest("helm", words.into_iter()), Some("helmuga"));
        assert_eq!(nearest("qqqqqq", words.into_iter()), None);
    }
}
