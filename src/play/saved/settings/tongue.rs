//! The language of the page.

use sudoku_core::Language;

/// The language that the player wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// The first language of the browser that the page has.
    #[default]
    Browser,
    /// A language.
    Own(Language),
}

impl Tongue {
    /// Returns all of them, in the order of the dialog.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Browser].into_iter().chain(Language::ALL.into_iter().map(Self::Own))
    }

    /// Returns its name in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Browser => "browser",
            Self::Own(language) => language.code(),
        }
    }

    /// Returns the language of the page. A link may ask for one, by its code, for as long as the page is open; a code
    /// that the page doesn't have counts for nothing. `browser` are the codes of the browser's languages, the best first.
    #[must_use]
    pub fn language(self, link: Option<&str>, browser: &[String]) -> Language {
        let of_browser = || browser.iter().find_map(|code| Language::from_code(code)).unwrap_or_default();
        match (link.and_then(Language::from_code), self) {
            (Some(language), _) | (None, Self::Own(language)) => language,
            (None, Self::Browser) => of_browser(),
        }
    }
}
