//! A saved game, as the list shows it.

use crate::{
    aids::Aids,
    clock::Millis,
    game::{Game, day_of},
};
use sudoku_core::{Grid, Order, generate::daily::Date, level::Level};

/// A saved game, as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub id: u64,
    /// The size.
    pub order: Order,
    /// The level, if known.
    pub level: Option<Level>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// All digits on the board.
    pub board: Grid,
    /// The time played.
    pub played: Millis,
    /// The time when it was last played, in milliseconds since 1970; 0 if unknown.
    pub date: Millis,
    /// The number of filled cells among those empty at the start, and the number of those.
    pub filled: (usize, usize),
    /// Whether it is solved.
    pub finished: bool,
    /// Whether it has no turns.
    pub untouched: bool,
    /// The help that the player used.
    pub aids: Aids,
    /// The day of its deletion, if it was deleted; in days since 1970.
    pub deleted: Option<i32>,
    /// Whether it is the one on the board.
    pub here: bool,
    /// Whether it exists only in this page, as saving failed.
    pub unsaved: bool,
}

impl Card {
    /// The card of a game.
    #[must_use]
    pub fn of(id: u64, game: &Game, played: Millis, date: Millis) -> Self {
        let (givens, board) = (game.puzzle().clues().clone(), game.grid());
        let (given, filled) = (givens.filled_count(), board.filled_count());
        Self {
            id,
            order: game.order(),
            level: game.origin().level,
            day: day_of(game),
            played,
            date,
            filled: (filled - given, game.order().cell_count() - given),
            finished: game.is_finished(),
            untouched: game.history().is_empty(),
            aids: game.aids(),
            deleted: None,
            here: false,
            unsaved: false,
            givens,
            board,
        }
    }
}
