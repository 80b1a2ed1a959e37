//! The facts about the puzzle on the board, shown on request.

use crate::{
    generate::daily::Date,
    level::Level,
    order::Order,
    play::{making::day_of, session::Session},
    rating::Rated,
};

/// The puzzle on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleView {
    /// Its size.
    pub order: Order,
    /// Its level, once known.
    pub level: Option<Level>,
    /// The number of givens.
    pub givens: usize,
    /// The difficulty in numbers, once the worker has answered.
    pub rated: Option<Rated>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The recipe as text, if it was made here: the same text makes it again.
    pub recipe: Option<String>,
}

impl Session {
    /// The facts about the puzzle.
    #[must_use]
    pub fn puzzle_view(&self) -> PuzzleView {
        PuzzleView {
            order: self.game().order(),
            // A saved game may have its level from an earlier definition.
            level: self.table().rated().map(|rated| rated.graded.level).or(self.level()),
            givens: self.game().puzzle().clues().filled_count(),
            rated: self.table().rated(),
            day: day_of(self.game()),
            recipe: self.game().origin().spec.clone(),
        }
    }
}
