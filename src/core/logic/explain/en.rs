//! The English language: sentences, and the names of things.

use super::Span;
use crate::{Level, technique::NoSeRating};
use sudoku_board::{Cell, House, Shape};

mod glossary;
mod names;
pub(crate) mod naming;
pub(super) mod paper;
pub mod rules;
pub(crate) mod say;
mod symbols;

pub(super) use glossary::forms;
pub use glossary::meaning;
pub use names::{alias, technique, within};
pub use naming::{cell_name, cell_names, house_name, list, places_in, short, words};
pub use symbols::{label, said};

pub(super) use symbols::{bare, takes_no_article};

/// Returns the name of a level.
#[must_use]
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::VeryHard => "Very hard",
        Level::Fiendish => "Fiendish",
        Level::Extreme => "Extreme",
    }
}

/// Returns the reason that a grid has no rating by Sudoku Explainer.
#[must_use]
pub const fn no_se_rating(why: NoSeRating) -> &'static str {
    match why {
        NoSeRating::Size => "Sudoku Explainer rates only 9×9 boards.",
        NoSeRating::FewGivens => "Sudoku Explainer rates only grids of ten or more givens.",
        NoSeRating::NoSolution => "This grid has no solution, so it has no rating.",
        NoSeRating::SeveralSolutions => "This grid has more than one solution, so it has no rating.",
    }
}

/// Returns "rows 2 and 7", "box 2 and r7c8", or "row 3 and box 2, and at r7c8": a place to look at.
#[must_use]
pub fn houses_and_cells(houses: &[House], cells: &[Cell], shape: &Shape) -> Vec<Span> {
    super::houses_and_cells(houses, cells, shape, super::Locale::ENGLISH)
}
