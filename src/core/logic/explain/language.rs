//! The languages, and the words of each. English is in the program; the words of another language are brought.

use super::{
    letters,
    types::{Clues, Names, Paper, Rules, Techniques, Terms},
    words::{ENGLISH, TABLE},
};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use stepdoku_words::{Category, Plurals, Tables};

/// The available languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Italian.
    Italian,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Portuguese, as in Brazil.
    Portuguese,
    /// Russian.
    Russian,
    /// Chinese, in simplified characters.
    Chinese,
    /// Japanese.
    Japanese,
}

/// The words of a language that was brought. The names are there for every cell; the others are looked up.
struct Brought {
    names: Names,
    tables: &'static Tables,
}

/// The words of each language but English, once they have come.
static BROUGHT: [OnceLock<Brought>; Language::ALL.len() - 1] =
    [const { OnceLock::new() }; Language::ALL.len() - 1];

impl Language {
    /// All languages.
    pub const ALL: [Self; 9] = [
        Self::English,
        Self::German,
        Self::Italian,
        Self::French,
        Self::Spanish,
        Self::Portuguese,
        Self::Russian,
        Self::Chinese,
        Self::Japanese,
    ];

    /// Returns the language of a code, such as `de` or `de-AT`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// Returns its code, as settings, links and files have it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Italian => "it",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
            Self::Russian => "ru",
            Self::Chinese => "zh",
            Self::Japanese => "ja",
        }
    }

    /// Returns its tag, as documents have it: by this a browser chooses the voice and the letters.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Portuguese => "pt-BR",
            Self::Chinese => "zh-Hans",
            other => other.code(),
        }
    }

    /// Returns its name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Italian => "Italiano",
            Self::French => "Français",
            Self::Spanish => "Español",
            Self::Portuguese => "Português",
            Self::Russian => "Русский",
            Self::Chinese => "简体中文",
            Self::Japanese => "日本語",
        }
    }

    /// Keeps the words of a language, from the text of its file, and returns the tables with all words in that. `None`
    /// if they are not those of this version, or the language is in the program anyway. Until then, and without, its
    /// texts are in English.
    pub fn bring(self, text: String) -> Option<&'static Tables> {
        let place = (self as usize).checked_sub(1)?;
        let tables: &'static Tables =
            Box::leak(Box::new(Tables::unpack(text, Plurals::of_language(self.code())?.of)));
        let names = Names::brought(tables)?;
        // Words that were there before are the same.
        _ = BROUGHT[place].set(Brought { names, tables });
        Some(tables)
    }

    fn brought(self) -> Option<&'static Brought> {
        BROUGHT.get((self as usize).checked_sub(1)?)?.get()
    }

    fn tables(self) -> Option<&'static Tables> {
        self.brought().map(|words| words.tables)
    }

    /// Returns the names of things on a board.
    pub fn names(self) -> Names {
        self.brought().map_or(Names::ENGLISH, |words| words.names)
    }

    /// Returns the words about the rules of puzzles.
    pub fn rules(self) -> Rules {
        self.tables().and_then(Rules::brought).unwrap_or(Rules::ENGLISH)
    }

    /// Returns the words about clues.
    pub fn clues(self) -> Clues {
        self.tables().and_then(Clues::brought).unwrap_or(Clues::ENGLISH)
    }

    /// Returns the names of techniques.
    pub fn techniques(self) -> Techniques {
        self.tables().and_then(Techniques::brought).unwrap_or(Techniques::ENGLISH)
    }

    /// Returns the glossary.
    pub fn terms(self) -> Terms {
        self.tables().and_then(Terms::brought).unwrap_or(Terms::ENGLISH)
    }

    /// Returns the words on printed pages.
    pub fn paper(self) -> Paper {
        self.tables().and_then(Paper::brought).unwrap_or(Paper::ENGLISH)
    }

    /// Returns the templates of all messages of reasons.
    pub(crate) fn reasons(self) -> &'static [&'static str] {
        self.tables().and_then(|tables| tables.table(TABLE, ENGLISH.len())).unwrap_or(ENGLISH)
    }

    /// Returns the plural category of a number.
    pub(crate) fn category(self) -> fn(usize) -> Category {
        self.tables().map_or(Plurals::ENGLISH.of, Tables::category)
    }

    /// Returns a name within a line: some of its first words have a small letter there.
    pub(crate) fn within(self, name: &str) -> String {
        let word = name.split(' ').next().unwrap_or_default();
        let (mut every, mut listed, mut stays) = (false, false, false);
        for known in self.techniques().small_words().split('|') {
            every |= known == "*";
            listed |= known == word;
            stays |= known.strip_prefix('-') == Some(word);
        }
        let is_small = word.chars().nth(1).is_some_and(char::is_lowercase);
        if !(listed || every && is_small && !stays) {
            return name.to_owned();
        }
        let mut all = name.chars();
        all.next().map(letters::small).into_iter().chain(all).collect()
    }
}
