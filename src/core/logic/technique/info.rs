//! The properties of a technique: its slug, its tier, and its figures in other programs.

use serde::{Deserialize, Serialize};
use std::fmt;
use sudoku_board::Shape;

/// A rating on Sudoku Explainer's scale, in tenths: 45 is written 4.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tenths(pub u16);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// The reason that a grid has no rating by Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NoSeRating {
    /// The board is not 9×9.
    #[error("the board is not 9x9")]
    Size,
    /// It has fewer than ten givens.
    #[error("the grid has fewer than ten givens")]
    FewGivens,
    /// It has no solution.
    #[error("the grid has no solution")]
    NoSolution,
    /// It has several solutions.
    #[error("the grid has several solutions")]
    SeveralSolutions,
}

/// HoDoKu's difficulty classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// A score up to 800, with singles only.
    Easy,
    /// A score up to 1000.
    Medium,
    /// A score up to 1600.
    Hard,
    /// A score up to 1800.
    Unfair,
    /// Any higher score.
    Extreme,
}

impl Class {
    /// All classes, the easiest first.
    pub const ALL: [Class; 5] = [Class::Easy, Class::Medium, Class::Hard, Class::Unfair, Class::Extreme];

    /// Returns the name of the class in texts, in lower case.
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

    /// Returns the class with this name, or `None` if there is none.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.slug() == slug)
    }

    /// Returns whether a shape has classes. The scale is HoDoKu's, for 9×9 only: its bounds fit the number of steps
    /// on such a board, and larger boards exceed them by their size.
    #[must_use]
    pub fn exists_at(self, shape: &Shape) -> bool {
        shape == Shape::S9
    }

    /// Returns the class of a score.
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

    /// Returns HoDoKu's name of the class.
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

/// HoDoKu's name and figures for a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hodoku {
    /// The code of the technique in HoDoKu's library of cases.
    pub code: &'static str,
    /// The name of the technique in HoDoKu's notation.
    pub name: &'static str,
    /// The score of one step.
    pub score: u32,
    /// The index in HoDoKu's default order; lower ones are tried first.
    pub index: u32,
}

/// The properties of a technique. Scores and classes are HoDoKu's, ratings Sukaku Explainer's; if one of them
/// lacks a technique, the figure is between those of its neighbours on our ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in lower case with hyphens. It is the same in every language and never changes.
    pub slug: &'static str,
    /// The tier of the ladder, in the usual order of learning, from 1; 0 for the steps of a search.
    pub tier: u8,
    /// The class of a puzzle that needs the technique.
    pub class: Class,
    /// The rating of a step, without the addition for the length of a chain.
    pub rating: Tenths,
    /// The rating of a step that immediately leads to a placement; `None` if it is the same.
    pub at_once: Option<Tenths>,
    /// HoDoKu's figures; `None` if HoDoKu lacks the technique.
    pub hodoku: Option<Hodoku>,
    /// Whether the technique is valid only if the puzzle has one solution.
    pub assumes_one_solution: bool,
}

impl Info {
    /// Returns the score of one step.
    #[must_use]
    pub const fn score(self) -> u32 {
        match (self.hodoku, self.class) {
            (Some(figures), _) => figures.score,
            (None, Class::Extreme) => 500,
            (None, _) => 300,
        }
    }

    /// Returns the lowest possible rating of a step.
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
