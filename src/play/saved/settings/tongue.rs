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
}
