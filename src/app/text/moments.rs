//! The words of a game's history.

use sudoku_play::game::history::outline::{OutlineLine, Stop};

/// The history of a game.
#[derive(Clone, Copy, Debug)]
pub struct MomentsText {
    /// The field for naming the current position, and its button: without a name, and with one.
    pub save: (&'static str, &'static str, &'static str),
    /// The name of an unnamed savepoint, by its number.
    pub nameless: fn(usize) -> String,
    /// Starts a trial: its name, and its description.
    pub begin_trial: (&'static str, &'static str),
    /// A trial is under way, by the number of digits placed in it.
    pub trial: fn(usize) -> String,
    /// Ends it: keep, discard.
    pub end_trial: [&'static str; 2],
    /// Redoes a move.
    pub redo: &'static str,
    /// Goes back to before the first mistake.
    pub back: &'static str,
    /// Clears to the givens.
    pub restart: &'static str,
    /// The list.
    pub list: &'static str,
    /// The description of a line.
    pub stop: fn(&Stop) -> String,
    /// Its place: moves after the start, and moves after the line above.
    pub place: fn(&OutlineLine) -> (String, String),
    /// Marks the current position.
    pub here: &'static str,
    /// The board of a position: moves from the start, digits placed, and how many there are to place.
    pub picture: fn(usize, (usize, usize)) -> String,
    /// Shown instead while the board is hidden or the solver is open.
    pub still: &'static str,
    /// Another branch, for screen readers: its number among those from the same position.
    pub way: fn(usize, usize) -> String,
    /// Renames a savepoint, and deletes it; followed by its name.
    pub actions: [&'static str; 2],
}
