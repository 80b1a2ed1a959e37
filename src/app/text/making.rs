//! The words of puzzles made to measure, and of the puzzle of the day.

use sudoku_core::{
    Cell, Order, Symmetry, Technique,
    generate::{
        Progress,
        daily::Date,
        measure::{Lack, Measure, MeasureError},
    },
    play::{making::BoardFrom, view::NearestView},
};

/// Making a puzzle otherwise than by level.
#[derive(Clone, Copy, Debug)]
pub struct MakingText {
    /// The name of its tab.
    pub tab: &'static str,
    /// The number of clues: the question, its three answers, and the label of the number.
    pub clues: (&'static str, [&'static str; 3], &'static str),
    /// The switch for clues that are all needed: its name and its sentence.
    pub minimal: (&'static str, &'static str),
    /// The choice of symmetry.
    pub symmetry: &'static str,
    /// A symmetry.
    pub symmetry_name: fn(Symmetry) -> &'static str,
    /// The switch for clues in cells that are drawn: its name and its sentence.
    pub draws: (&'static str, &'static str),
    /// The board to draw on: its label, what it is, and how it is used.
    pub pattern: (&'static str, &'static str, &'static str),
    /// Where the pen is, whether that is drawn, and how many cells are.
    pub pen: fn(Cell, Order, bool, usize) -> String,
    /// Draws where the givens of the board are; and draws nothing.
    pub pattern_buttons: [&'static str; 2],
    /// The choice of the full board.
    pub board: &'static str,
    /// A full board.
    pub board_name: fn(BoardFrom) -> &'static str,
    /// The part about the way through the puzzle.
    pub way: &'static str,
    /// The choice of level, the choice of none, and what is said where there are not all.
    pub level: (&'static str, &'static str, fn(Order) -> String),
    /// The choice of a class on HoDoKu's scale.
    pub class: ChoiceText,
    /// The rating of the hardest step.
    pub rating: BoundsText,
    /// The choice of a technique that is needed.
    pub needs: ChoiceText,
    /// The choice of techniques that must not be needed.
    pub without: ChoiceText,
    /// Takes a technique out of those.
    pub allow: fn(Technique) -> String,
    /// How far the making is.
    pub making: fn(Order, Progress) -> String,
    /// The nearest is not quite what was asked for. Of what was asked for by level it says all there is to say.
    pub nearest: fn(&NearestView) -> String,
    /// What it lacks.
    pub lack: fn(Lack, &Measure) -> String,
    /// Why there can be no such puzzle.
    pub fault: fn(MeasureError) -> &'static str,
    /// The puzzle of the day: its name, what follows where there is room, and the same whole.
    pub daily: (&'static str, &'static str, fn(Date) -> String),
    /// A day.
    pub day: fn(Date) -> String,
    /// How a puzzle was made: the name of the field, and its help.
    pub recipe: (&'static str, &'static str),
}

/// One thing to choose, or none.
#[derive(Clone, Copy, Debug)]
pub struct ChoiceText {
    /// What is chosen.
    pub title: &'static str,
    /// None, or an invitation to choose.
    pub none: &'static str,
    /// What it means.
    pub help: &'static str,
}

/// A number with bounds.
#[derive(Clone, Copy, Debug)]
pub struct BoundsText {
    /// What it is the number of.
    pub title: &'static str,
    /// The lower one.
    pub from: &'static str,
    /// The upper one.
    pub to: &'static str,
    /// What it means.
    pub help: &'static str,
}

impl MakingText {
    /// The name of a game with the day of which it is the puzzle.
    #[must_use]
    pub fn dated(&self, name: String, day: Option<Date>) -> String {
        day.map_or_else(|| name.clone(), |day| format!("{name} · {}", (self.day)(day)))
    }
}
