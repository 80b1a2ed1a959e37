//! Which words of the dialogs, and of making puzzles by level, fit. The words themselves are in
//! `words/en/dialog.ftl`.

use super::{
    boards::{game, level, size},
    later,
    words::Dialog,
};
use sudoku_core::{
    Shape,
    examples::{Example, Name},
    explain::uncapitalised,
    generate::{Progress, Variant, making::MakeError},
    level::Level,
};

impl Dialog {
    /// How far the worker is with the puzzle.
    #[must_use]
    pub fn progress(&self, shape: &Shape, progress: Option<Progress>) -> String {
        let size = size(shape);
        let Some(Progress { attempt, done, of, nearest, .. }) = progress else { return self.making(&size) };
        let (number, done, of) = (attempt as usize + 1, done as usize, of as usize);
        match nearest {
            _ if attempt == 0 => self.making_first(&size, done, of),
            None => self.making_try(&size, number, done, of),
            Some(lack) => self.making_closest(&size, number, done, of, &later().lacks.so_far(lack)),
        }
    }

    /// Why no puzzle could be made.
    #[must_use]
    pub fn cannot_make(&self, error: &MakeError) -> String {
        match error {
            MakeError::NoSuchLevel(wanted, shape) => {
                self.no_level(&uncapitalised(level(*wanted)), &size(shape))
            }
            MakeError::NotFound(boards) => self.not_found(*boards as usize),
            MakeError::Measure(fault) => later().making.fault(*fault).into(),
            MakeError::Interrupted => later().making.cancelled().into(),
        }
    }

    /// An example: its name and its sentence.
    #[must_use]
    pub fn example(&self, example: &Example) -> (String, &'static str) {
        match example.name {
            Some(Name::Article) => (self.article(&size(example.shape)), self.article_help()),
            None => (game(example.shape, Some(example.level)), self.level_means(example.level, Has::Digits)),
        }
    }

    /// The meaning of a level on such a board.
    #[must_use]
    pub fn level_means(&self, level: Level, has: Has) -> &'static str {
        match (level, has) {
            (Level::Medium, Has::Sums) => self.killer_medium(),
            (Level::Hard, Has::Sums) => self.killer_hard(),
            (Level::VeryHard, Has::Sums) => self.killer_very_hard(),
            (Level::Fiendish, Has::Sums) => self.killer_fiendish(),
            (Level::Medium, Has::Clues) => self.lines_medium(),
            (Level::Hard, Has::Clues) => self.lines_hard(),
            (Level::VeryHard, Has::Clues) => self.lines_very_hard(),
            (Level::Easy, _) => self.easy(),
            (Level::Medium, Has::Digits) => self.medium(),
            (Level::Hard, Has::Digits) => self.hard(),
            (Level::VeryHard, Has::Digits) => self.very_hard(),
            (Level::Fiendish, _) => self.fiendish(),
            (Level::Extreme, _) => self.extreme(),
        }
    }
}

/// What a board has that techniques reason with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Has {
    /// Digits alone.
    Digits,
    /// Cages with sums.
    Sums,
    /// Lines, dots or other clues, beside cages or not.
    Clues,
}

impl Has {
    /// Returns what a board has.
    #[must_use]
    pub fn of(shape: &Shape) -> Self {
        match (shape.has_clues(), shape.has_sums()) {
            (true, _) => Self::Clues,
            (false, true) => Self::Sums,
            (false, false) => Self::Digits,
        }
    }

    /// Returns what boards of a variant have.
    #[must_use]
    pub const fn in_variant(variant: Option<Variant>) -> Self {
        match variant {
            Some(Variant::Lines(_)) => Self::Clues,
            Some(Variant::Killer(_)) => Self::Sums,
            Some(Variant::Ruled(_) | Variant::Jigsaw) | None => Self::Digits,
        }
    }
}
