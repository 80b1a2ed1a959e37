//! The rules of languages for plurals.

/// A plural category of Unicode's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// Zero.
    Zero,
    /// One.
    One,
    /// Two.
    Two,
    /// Few.
    Few,
    /// Many.
    Many,
    /// Any number that has no other category.
    Other,
}

impl Category {
    /// All categories.
    pub const ALL: [Self; 6] = [Self::Zero, Self::One, Self::Two, Self::Few, Self::Many, Self::Other];

    /// Its name in a file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }

    /// Its letter in a template.
    pub(crate) const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

/// The plurals of a language.
#[derive(Clone, Copy, Debug)]
pub struct Plurals {
    /// The categories that its whole numbers have. A choice names each, and `other` in any case.
    pub categories: &'static [Category],
    /// The category of a number.
    pub of: fn(usize) -> Category,
}

impl Plurals {
    /// Those of English.
    pub const ENGLISH: Self = Self {
        categories: &[Category::One, Category::Other],
        of: |number| if number == 1 { Category::One } else { Category::Other },
    };

    /// Those of French and of the Portuguese of Brazil: none is one, too.
    pub const FROM_TWO: Self = Self {
        categories: &[Category::One, Category::Other],
        of: |number| if number < 2 { Category::One } else { Category::Other },
    };

    /// Those of Russian: 1, 21 and 31; 2, 3, 4 and 22; all others.
    pub const EAST_SLAVIC: Self = Self {
        categories: &[Category::One, Category::Few, Category::Many],
        of: |number| match (number % 10, number % 100) {
            (_, 11..=14) => Category::Many,
            (1, _) => Category::One,
            (2..=4, _) => Category::Few,
            _ => Category::Many,
        },
    };

    /// Those of languages whose nouns have one form, such as Chinese and Japanese.
    pub const NONE: Self = Self { categories: &[], of: |_| Category::Other };

    /// Those of a language by its code, such as `de`; `None` for a language that has none here.
    #[must_use]
    pub fn of_language(code: &str) -> Option<Self> {
        Some(match code {
            // The same for whole numbers below a million.
            "en" | "de" | "it" | "es" => Self::ENGLISH,
            "fr" | "pt" => Self::FROM_TWO,
            "ru" => Self::EAST_SLAVIC,
            "zh" | "ja" => Self::NONE,
            _ => return None,
        })
    }
}
