//! What is known of a technique: its slug, its tier, and how other programs count it.

use crate::Order;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A rating on Sudoku Explainer's scale, in tenths: 45 is written 4.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tenths(pub u16);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// HoDoKu's words for how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Up to 800, and nothing but singles.
    Easy,
    /// Up to 1000.
    Medium,
    /// Up to 1600.
    Hard,
    /// Up to 1800.
    Unfair,
    /// Anything above.
    Extreme,
}

impl Class {
    /// All of them, the easiest first.
    pub const ALL: [Class; 5] = [Class::Easy, Class::Medium, Class::Hard, Class::Unfair, Class::Extreme];

    /// Its name in texts: lower case.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// The class of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.slug() == slug)
    }

    /// Whether puzzles of an order can be asked for by class. The scale is HoDoKu's, which knows 9×9 alone: its
    /// bounds hold for as many steps as such a board has, and larger ones pass them by their size.
    #[must_use]
    pub fn exists_at(self, order: Order) -> bool {
        order == Order::Three
    }

    /// The class of a score.
    #[must_use]
    pub const fn of_score(score: u32) -> Self {
        match score {
            0..=800 => Self::Easy,
            801..=1000 => Self::Medium,
            1001..=1600 => Self::Hard,
            1601..=1800 => Self::Unfair,
            _ => Self::Extreme,
        }
    }

    /// The class of that name as HoDoKu writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
        }
    }
}

/// How HoDoKu names and counts a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hodoku {
    /// Its code in HoDoKu's library of cases.
    pub code: &'static str,
    /// Its name in HoDoKu's notation.
    pub name: &'static str,
    /// What one step of it adds to the score of a puzzle.
    pub score: u32,
    /// Where it stands in HoDoKu's default order; what comes first is tried first.
    pub index: u32,
}

/// What is known of a technique. Scores and classes are HoDoKu's, ratings Sukaku Explainer's; where one does
/// not know a technique, the figure lies between those of its neighbours on our ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in lower case with hyphens, the same in every language and for ever.
    pub slug: &'static str,
    /// The tier of the ladder at which people learn it, from 1; 0 for what is no logic.
    pub tier: u8,
    /// The class of a puzzle that needs it.
    pub class: Class,
    /// Its rating, before what the length of a chain adds.
    pub rating: Tenths,
    /// Its rating where a digit follows from it at once, if that is another.
    pub at_once: Option<Tenths>,
    /// HoDoKu's figures; none for what HoDoKu does not know.
    pub hodoku: Option<Hodoku>,
    /// Whether it is right only where the puzzle has one solution.
    pub assumes_one_solution: bool,
}

impl Info {
    /// What one step adds to the score of a puzzle.
    #[must_use]
    pub const fn score(self) -> u32 {
        match (self.hodoku, self.class) {
            (Some(figures), _) => figures.score,
            (None, Class::Extreme) => 500,
            (None, _) => 300,
        }
    }

    /// The lowest rating that a step can have.
    #[must_use]
    pub fn lowest_rating(self) -> Tenths {
        self.at_once.map_or(self.rating, |at_once| at_once.min(self.rating))
    }

    pub(super) const fn at_once(self, tenths: u16) -> Self {
        Self { at_once: Some(Tenths(tenths)), ..self }
    }

    pub(super) const fn in_hodoku(
        self,
        code: &'static str,
        name: &'static str,
        score: u32,
        index: u32,
    ) -> Self {
        Self { hodoku: Some(Hodoku { code, name, score, index }), ..self }
    }

    pub(super) const fn assuming_one_solution(self) -> Self {
        Self { assumes_one_solution: true, ..self }
    }
}
