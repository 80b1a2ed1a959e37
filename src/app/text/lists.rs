//! Lists of names and sentences. Their words are in `words/en/lists.ftl`.

use super::{names, words::Lists};
use sudoku_core::{DigitSet, explain::Locale};

/// A message that puts two parts together.
type Two = fn(&Lists, &str, &str) -> String;

impl Lists {
    /// "red, blue and grey".
    pub fn all_of<T: AsRef<str>>(&self, names: &[T]) -> String {
        self.ending(names, Self::both)
    }

    /// "red, blue or grey".
    pub fn one_of<T: AsRef<str>>(&self, names: &[T]) -> String {
        self.ending(names, Self::either)
    }

    /// "red, blue, grey".
    pub fn plain<T: AsRef<str>>(&self, names: impl IntoIterator<Item = T>) -> String {
        self.joined(&texts(names), Self::comma)
    }

    /// Sentences, one after another.
    pub fn text<T: AsRef<str>>(&self, sentences: impl IntoIterator<Item = T>) -> String {
        self.joined(&texts(sentences), Self::sentences)
    }

    /// Remarks that are not alike.
    pub fn unlike<T: AsRef<str>>(&self, remarks: impl IntoIterator<Item = T>) -> String {
        self.joined(&texts(remarks), Self::remarks)
    }

    /// "3, 4 and 5".
    #[must_use]
    pub fn digits(&self, digits: DigitSet, locale: Locale) -> String {
        self.all_of(&said(digits, locale))
    }

    /// "3, 4 or 5".
    #[must_use]
    pub fn one_digit_of(&self, digits: DigitSet, locale: Locale) -> String {
        self.one_of(&said(digits, locale))
    }

    fn ending<T: AsRef<str>>(&self, names: &[T], end: Two) -> String {
        match names {
            [most @ .., last] if !most.is_empty() => end(self, &self.plain(most), last.as_ref()),
            _ => self.plain(names),
        }
    }

    // Apart from its callers, of which there is one for each kind of parts, so that the board's part stays small.
    #[inline(never)]
    fn joined(&self, parts: &[String], two: Two) -> String {
        let Some((first, rest)) = parts.split_first() else { return String::new() };
        rest.iter().fold(first.clone(), |so_far, part| two(self, &so_far, part))
    }
}

fn texts<T: AsRef<str>>(parts: impl IntoIterator<Item = T>) -> Vec<String> {
    parts.into_iter().map(|part| part.as_ref().to_owned()).collect()
}

fn said(digits: DigitSet, locale: Locale) -> Vec<&'static str> {
    digits.iter().map(|digit| names::said(digit, locale.symbols)).collect()
}
