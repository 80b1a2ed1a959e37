//! Lists of names and sentences. Their words are in `words/en/lists.ftl`.

use super::{names, words::Lists};
use sudoku_core::{DigitSet, explain::Locale};

impl Lists {
    /// "red, blue and grey".
    pub fn all_of<T: AsRef<str>>(&self, names: &[T]) -> String {
        self.ending(names, |first, last| self.both(first, last))
    }

    /// "red, blue or grey".
    pub fn one_of<T: AsRef<str>>(&self, names: &[T]) -> String {
        self.ending(names, |first, last| self.either(first, last))
    }

    /// "red, blue, grey".
    pub fn plain<T: AsRef<str>>(&self, names: impl IntoIterator<Item = T>) -> String {
        joined(names, |first, next| self.comma(first, next))
    }

    /// Sentences, one after another.
    pub fn text<T: AsRef<str>>(&self, sentences: impl IntoIterator<Item = T>) -> String {
        joined(sentences, |first, next| self.sentences(first, next))
    }

    /// Remarks that are not alike.
    pub fn unlike<T: AsRef<str>>(&self, remarks: impl IntoIterator<Item = T>) -> String {
        joined(remarks, |first, next| self.remarks(first, next))
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

    fn ending<T: AsRef<str>>(&self, names: &[T], end: impl Fn(&str, &str) -> String) -> String {
        match names {
            [most @ .., last] if !most.is_empty() => end(&self.plain(most), last.as_ref()),
            _ => self.plain(names),
        }
    }
}

fn said(digits: DigitSet, locale: Locale) -> Vec<&'static str> {
    digits.iter().map(|digit| names::said(digit, locale.symbols)).collect()
}

fn joined<T: AsRef<str>>(parts: impl IntoIterator<Item = T>, two: impl Fn(&str, &str) -> String) -> String {
    parts
        .into_iter()
        .fold(None, |so_far: Option<String>, part| {
            Some(match so_far {
                None => part.as_ref().to_owned(),
                Some(so_far) => two(&so_far, part.as_ref()),
            })
        })
        .unwrap_or_default()
}
