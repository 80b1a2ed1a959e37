//! The words of custom puzzles, and of the puzzle of the day.

use sudoku_core::{
    Cell, Shape, Symmetry, Technique,
    generate::{
        Progress, Variant,
        daily::Date,
        measure::{Lack, Measure, MeasureError},
    },
};
use sudoku_play::{features::making::view::NearestView, ui::BoardFrom};

/// Making a puzzle other than by level.
#[derive(Clone, Copy, Debug)]
pub struct MakingText {
    /// The doors to other ways: other rules, a custom puzzle, one that the player brings.
    pub doors: [&'static str; 3],
    /// Opens the magazine.
    pub print: &'static str,
    /// The card of today's puzzle.
    pub today: TodayText,
    /// Leads back from one to the sizes and levels.
    pub back: &'static str,
    /// The label of the choice of a variant.
    pub rules: &'static str,
    /// A variant's name, and the rule that it adds to those of the classic board; none for the classic one.
    pub variant: fn(Option<Variant>) -> (&'static str, &'static str),
    /// The rules that a board adds to those of the classic one, in sentences; empty for a classic board.
    pub rules_of: fn(&Shape) -> String,
    /// Unfolds the examples.
    pub examples: &'static str,
    /// The number of clues: the question, its three answers, and the label of the number.
    pub clues: (&'static str, [&'static str; 3], &'static str),
    /// The switch for having no spare givens: its name and its sentence.
    pub minimal: (&'static str, &'static str),
    /// The choice of symmetry, for givens and for cages.
    pub symmetry: [&'static str; 2],
    /// A symmetry.
    pub symmetry_name: fn(Symmetry) -> &'static str,
    /// The switch for drawing where the givens are: its name and its sentence.
    pub draws: (&'static str, &'static str),
    /// The board to draw on: its label, its purpose, and its use.
    pub pattern: (&'static str, &'static str, &'static str),
    /// The pen's place, whether that cell is marked, and the number of marked cells.
    pub pen: fn(Cell, &Shape, bool, usize) -> String,
    /// Copies the givens of the board; clears the drawing.
    pub pattern_buttons: [&'static str; 2],
    /// The choice of starting grid.
    pub board: &'static str,
    /// A starting grid.
    pub board_name: fn(BoardFrom) -> &'static str,
    /// The part about the solving path.
    pub way: &'static str,
    /// The choice of level, the choice of none, and the words where some are missing.
    pub level: (&'static str, &'static str, fn(&Shape) -> String),
    /// The choice of a class on HoDoKu's scale.
    pub class: ChoiceText,
    /// The rating of the hardest step.
    pub rating: BoundsText,
    /// The choice of a technique that is needed.
    pub needs: ChoiceText,
    /// The choice of techniques that must not be needed.
    pub without: ChoiceText,
    /// Removes a technique from those.
    pub allow: fn(Technique) -> String,
    /// How far the worker is with the puzzle.
    pub making: fn(&Shape, Progress) -> String,
    /// The nearest result differs from the request. For a puzzle by level this is the whole sentence.
    pub nearest: fn(&NearestView) -> String,
    /// The difference.
    pub lack: fn(Lack, &Measure) -> String,
    /// Why no such puzzle can exist.
    pub fault: fn(MeasureError) -> &'static str,
    /// The puzzles of the day.
    pub daily: fn(Date) -> String,
    /// A day.
    pub day: fn(Date) -> String,
    /// How a puzzle was made: the name of the field, and its help.
    pub recipe: (&'static str, &'static str),
}

/// The card of today's puzzle.
#[derive(Clone, Copy, Debug)]
pub struct TodayText {
    /// The name of the puzzle.
    pub name: &'static str,
    /// The day, with its weekday.
    pub day: fn(Date) -> String,
    /// Days in a row.
    pub streak: fn(u32) -> String,
    /// Plays the puzzle, goes on with it, plays it again.
    pub plays: [&'static str; 3],
    /// Leads to today's puzzles of other sizes and levels.
    pub others: &'static str,
}

/// One thing to choose, or none.
#[derive(Clone, Copy, Debug)]
pub struct ChoiceText {
    /// The choice's name.
    pub title: &'static str,
    /// None, or an invitation to choose.
    pub none: &'static str,
    /// Its meaning.
    pub help: &'static str,
}

/// A number with bounds.
#[derive(Clone, Copy, Debug)]
pub struct BoundsText {
    /// The number's name.
    pub title: &'static str,
    /// The lower one.
    pub from: &'static str,
    /// The upper one.
    pub to: &'static str,
    /// Its meaning.
    pub help: &'static str,
}

impl MakingText {
    /// The name of a game, with its date if it is a puzzle of the day.
    #[must_use]
    pub fn dated(&self, name: String, day: Option<Date>) -> String {
        day.map_or_else(|| name.clone(), |day| format!("{name} · {}", (self.day)(day)))
    }
}
