//! The languages, and the words of each.

use super::words::{ENGLISH, Names, Paper, Rules, Techniques, Terms};
use serde::{Deserialize, Serialize};
use stepdoku_words::Category;

/// The available languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// Returns the names of things on a board.
    #[must_use]
    pub(crate) const fn names(self) -> Names {
        match self {
            Self::English => Names::ENGLISH,
        }
    }

    /// Returns the words about the rules of puzzles.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Self::English => Rules::ENGLISH,
        }
    }

    /// Returns the names of techniques.
    #[must_use]
    pub(crate) const fn techniques(self) -> Techniques {
        match self {
            Self::English => Techniques::ENGLISH,
        }
    }

    /// Returns a name within a line. In English it is in lower case, unless its first word is a name.
    pub(crate) fn within(self, name: &str) -> String {
        match self {
            Self::English => match name.split_at_checked(1) {
                Some((first, rest))
                    if rest.starts_with(char::is_lowercase) && !name.starts_with("Franken") =>
                {
                    first.to_ascii_lowercase() + rest
                }
                _ => name.to_owned(),
            },
        }
    }

    /// Returns the glossary.
    #[must_use]
    pub(crate) const fn terms(self) -> Terms {
        match self {
            Self::English => Terms::ENGLISH,
        }
    }

    /// Returns the words on printed pages.
    #[must_use]
    pub(crate) const fn paper(self) -> Paper {
        match self {
            Self::English => Paper::ENGLISH,
        }
    }

    /// Returns the templates of all messages of reasons.
    #[must_use]
    pub(crate) const fn reasons(self) -> &'static [&'static str] {
        match self {
            Self::English => ENGLISH,
        }
    }

    /// Returns the plural category of a number.
    #[must_use]
    pub(crate) const fn category(self) -> fn(usize) -> Category {
        match self {
            Self::English => stepdoku_words::Plurals::ENGLISH.of,
        }
    }
}
