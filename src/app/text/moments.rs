//! The words of the moments of a game.

use sudoku_core::play::history::outline::{Line, Stop};

/// The moments of a game.
#[derive(Clone, Copy, Debug)]
pub struct MomentsText {
    /// The field for the name of the present moment, and its button: without a name, and with one.
    pub save: (&'static str, &'static str, &'static str),
    /// The name of a moment that is given none, by its number.
    pub nameless: fn(usize) -> String,
    /// Begins a trial: its name, and what it does.
    pub begin_trial: (&'static str, &'static str),
    /// A trial is going on, by the number of digits that were placed in it.
    pub trial: fn(usize) -> String,
    /// Ends it: keep, give up.
    pub end_trial: [&'static str; 2],
    /// Compares the board with the solution.
    pub check: &'static str,
    /// Goes back to before the first mistake.
    pub back: &'static str,
    /// The list.
    pub list: &'static str,
    /// What a line is.
    pub stop: fn(&Stop) -> String,
    /// Where it is: how many turns after the start, and how many of them after the line above.
    pub place: fn(&Line) -> (String, String),
    /// Stands with the present moment.
    pub here: &'static str,
    /// The board of a moment: turns from the start, digits placed, and how many are to be placed.
    pub picture: fn(usize, (usize, usize)) -> String,
    /// Instead of it while the board is covered, or the solver is watched.
    pub still: &'static str,
    /// Another way, for those who listen: which of how many that part from the same moment.
    pub way: fn(usize, usize) -> String,
    /// Gives a moment another name, and forgets a name; the name is put behind them.
    pub actions: [&'static str; 2],
}
