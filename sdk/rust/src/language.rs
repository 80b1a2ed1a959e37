//! The languages of explanations.

use crate::Error;
use std::{fmt, str::FromStr};
use sudoku_board::Symbols;
use sudoku_logic::explain::{Language as Core, Locale};

/// A language. English is always there, the others with the feature `languages`.
///
/// [`Display`](fmt::Display) writes its code, and [`str::parse`] reads that, also with a country behind it.
///
/// ```
/// use stepdoku::Language;
///
/// assert_eq!("en-GB".parse(), Ok(Language::English));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    #[cfg(feature = "languages")]
    German,
    /// Italian.
    #[cfg(feature = "languages")]
    Italian,
    /// French.
    #[cfg(feature = "languages")]
    French,
    /// Spanish.
    #[cfg(feature = "languages")]
    Spanish,
    /// Portuguese, as in Brazil.
    #[cfg(feature = "languages")]
    Portuguese,
    /// Russian.
    #[cfg(feature = "languages")]
    Russian,
    /// Chinese, in simplified characters.
    #[cfg(feature = "languages")]
    Chinese,
    /// Japanese.
    #[cfg(feature = "languages")]
    Japanese,
}

/// Each language beside English, with its words.
#[cfg(feature = "languages")]
macro_rules! others {
    ($($language:ident $code:literal)+) => {
        const OTHERS: &[(Language, Core, &str)] = &[$((
            Language::$language,
            Core::$language,
            include_str!(concat!(env!("OUT_DIR"), "/", $code, ".txt")),
        )),+];
    };
}

#[cfg(feature = "languages")]
others! {
    German "de"
    Italian "it"
    French "fr"
    Spanish "es"
    Portuguese "pt"
    Russian "ru"
    Chinese "zh"
    Japanese "ja"
}

#[cfg(not(feature = "languages"))]
const OTHERS: &[(Language, Core, &str)] = &[];

impl Language {
    /// The language of the core, whose words are brought the first time.
    pub(crate) fn locale(self) -> Locale {
        use std::sync::Once;
        static BROUGHT: [Once; Core::ALL.len()] = [const { Once::new() }; Core::ALL.len()];
        let core = match OTHERS.iter().find(|(language, ..)| *language == self) {
            Some(&(_, core, words)) => {
                BROUGHT[core as usize].call_once(|| _ = core.bring(words.to_owned()));
                core
            }
            None => Core::English,
        };
        Locale { language: core, symbols: Symbols::Digits }
    }

    fn core(self) -> Core {
        OTHERS.iter().find(|(language, ..)| *language == self).map_or(Core::English, |&(_, core, _)| core)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.core().code())
    }
}

impl FromStr for Language {
    type Err = Error;

    fn from_str(code: &str) -> Result<Self, Error> {
        let others = OTHERS.iter().map(|&(language, core, _)| (language, core));
        let mut all = [(Self::English, Core::English)].into_iter().chain(others);
        let found = Core::from_code(code).and_then(|core| all.find(|&(_, other)| other == core));
        found.map(|(language, _)| language).ok_or_else(|| Error::name(code, "language"))
    }
}
