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
    generate::{Progress, making::MakeError},
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
            None => (game(example.shape, Some(example.level)), self.level_means(example.level, false)),
        }
    }

    /// The meaning of a level, and of that of a board with sums.
    #[must_use]
    pub fn level_means(&self, level: Level, has_sums: bool) -> &'static str {
        match level {
            Level::Easy => self.easy(),
            Level::Medium if has_sums => self.killer_medium(),
            Level::Hard if has_sums => self.killer_hard(),
            Level::VeryHard if has_sums => self.killer_very_hard(),
            Level::Fiendish if has_sums => self.killer_fiendish(),
            Level::Medium => self.medium(),
            Level::Hard => self.hard(),
            Level::VeryHard => self.very_hard(),
            Level::Fiendish => self.fiendish(),
            Level::Extreme => self.extreme(),
        }
    }
}
