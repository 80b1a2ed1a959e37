//! The words of times and the finish.

use sudoku_play::{
    features::times::{FinishView, Pride, Standing},
    game::aids::Aids,
    ui::SaveError,
};

/// The times of finished games.
#[derive(Clone, Copy, Debug)]
pub struct TimesText {
    /// Days in a row: now, the most ever, and puzzles finished in all.
    pub facts: (fn(u32) -> String, &'static str, &'static str),
    /// How times count.
    pub explained: &'static str,
    /// Nothing was finished yet.
    pub none: &'static str,
    /// The times could not be read.
    pub fault: fn(SaveError) -> String,
    /// The number of stored times that can't be read.
    pub unread: fn(usize) -> String,
    /// The clock is off.
    pub off: &'static str,
    /// Of a kind: how many were finished, the best time, the median, and a time that is the only one.
    pub kind: (fn(usize) -> String, &'static str, &'static str, &'static str),
    /// No time of this kind counts.
    pub only_helped: &'static str,
    /// The times of a chart, in words.
    pub chart: fn(&[String]) -> String,
    /// The line under a chart, by how many times it shows.
    pub charted: fn(usize) -> String,
    /// Saves them as a table: the button, the name of the file, and the heads of its columns.
    pub save: (&'static str, &'static str, [&'static str; 5]),
    /// The finish.
    pub finish: FinishText,
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug)]
pub struct FinishText {
    /// The title.
    pub title: &'static str,
    /// Begins the next puzzle.
    pub next: &'static str,
    /// Opens the review of the moves.
    pub review: &'static str,
    /// Shows the steps that solve it.
    pub solving: &'static str,
    /// How it was solved.
    pub solved: fn(Aids) -> String,
    /// Something to be proud of.
    pub proud: fn(Pride, &FinishView) -> String,
    /// The reason why the time is not compared with others.
    pub standing: fn(Standing) -> &'static str,
    /// The result in a line, to copy.
    pub result: fn(&FinishView) -> String,
    /// Unfolds the rest.
    pub details: &'static str,
    /// Said before the first help that keeps the time from counting, and the button that gets it.
    pub costs: (&'static str, &'static str),
    /// The best time, the median, and days in a row.
    pub facts: (&'static str, &'static str, fn(u32) -> String),
    /// Digits placed and moves made.
    pub played: fn(usize, usize) -> String,
    /// Opens the history of the game.
    pub moments: &'static str,
}
