//! What is told of the puzzle on the board when a player asks.

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
    /// Its level, once that is known.
    pub level: Option<Level>,
    /// How many givens it has.
    pub givens: usize,
    /// How hard it is in numbers, once the worker has told.
    pub rated: Option<Rated>,
    /// The day of which it is the puzzle.
    pub day: Option<Date>,
    /// How it was made, as text, if it was made here: the same text makes it again.
    pub recipe: Option<String>,
}

impl Session {
    /// What is told of the puzzle.
    #[must_use]
    pub fn puzzle_view(&self) -> PuzzleView {
        PuzzleView {
            order: self.game().order(),
            // A game that was kept may have its level from an earlier definition.
            level: self.table().rated().map(|rated| rated.graded.level).or(self.level()),
            givens: self.game().puzzle().clues().filled_count(),
            rated: self.table().rated(),
            day: day_of(self.game()),
            recipe: self.game().origin().spec.clone(),
        }
    }
}
