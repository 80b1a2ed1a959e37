//! The words of games, times and the finish.

use sudoku_core::play::{
    aids::Aids,
    clock::Millis,
    session::Card,
    ui::{Importing, SaveFault},
    view::Standing,
};

/// The list of games.
#[derive(Clone, Copy, Debug)]
pub struct GamesText {
    /// Begins another: its name and its sentence.
    pub new: (&'static str, &'static str),
    /// How far a game is, in a word or a few.
    pub progress: fn(&Card) -> String,
    /// When it was played last, by how long ago that is.
    pub ago: fn(Millis) -> String,
    /// What the button of a card does, before all that the card tells.
    pub open: fn(&Card) -> &'static str,
    /// The game is on the board.
    pub here: &'static str,
    /// The actions of a game: begin anew, copy, put away, take back.
    pub actions: [&'static str; 4],
    /// The same, whole, for those who listen, with the name of the game.
    pub action: fn(&str, &str) -> String,
    /// How long a game that was put away can be had back, in days.
    pub left: fn(i32) -> String,
    /// The choice of size, and the choice of none.
    pub sizes: (&'static str, &'static str),
    /// The games that are solved: how many.
    pub solved: fn(usize) -> String,
    /// The games that were put away: how many.
    pub away: fn(usize) -> String,
    /// The list is read: how many games so far.
    pub reading: fn(usize) -> String,
    /// Shows more of a list: so many are not shown.
    pub more: fn(usize) -> String,
    /// How far a file is that is read in, and the button that stops it.
    pub importing: (fn(Importing) -> String, &'static str),
    /// So many could not be read.
    pub unreadable: fn(usize) -> String,
    /// What can be done with those: save them as a file, remove them.
    pub part: (&'static str, &'static str),
    /// Asked before they are removed: the question, remove, keep.
    pub farewell: (&'static str, &'static str, &'static str),
    /// The games on the disk could not be read.
    pub fault: fn(SaveFault) -> String,
    /// Nothing can be saved.
    pub unsaved: &'static str,
    /// The game is in this page alone.
    pub only_here: &'static str,
    /// Nothing was played yet.
    pub untouched: &'static str,
    /// All games are solved.
    pub none_open: &'static str,
    /// No game is of the size that was chosen.
    pub none_here: &'static str,
    /// Files.
    pub file: FileText,
    /// Said while a file is held over the list.
    pub drop: &'static str,
    /// The times.
    pub times: TimesText,
    /// The finish.
    pub finish: FinishText,
}

/// Everything in a file.
#[derive(Clone, Copy, Debug)]
pub struct FileText {
    /// The title.
    pub title: &'static str,
    /// What a file is good for.
    pub sentence: &'static str,
    /// Makes one.
    pub save: &'static str,
    /// Reads one.
    pub read: &'static str,
}

/// The times of finished games.
#[derive(Clone, Copy, Debug)]
pub struct TimesText {
    /// Days in a row: now, the most ever, and puzzles finished in all.
    pub facts: (fn(u32) -> String, &'static str, &'static str),
    /// What counts.
    pub explained: &'static str,
    /// Nothing was finished yet.
    pub none: &'static str,
    /// The times could not be read.
    pub fault: fn(SaveFault) -> String,
    /// The clock is off.
    pub off: &'static str,
    /// Of a kind: how many were finished, the shortest time, the time in the middle.
    pub kind: (fn(usize) -> String, &'static str, &'static str),
    /// No time of this kind counts.
    pub only_helped: &'static str,
    /// The times of a chart, in words.
    pub chart: fn(&[String]) -> String,
    /// What stands under a chart of so many times.
    pub charted: fn(usize) -> String,
}

/// The finish, beside the words in the other dialogs.
#[derive(Clone, Copy, Debug)]
pub struct FinishText {
    /// How it was solved.
    pub solved: fn(Aids) -> String,
    /// What the time is among the others.
    pub standing: fn(Standing) -> &'static str,
    /// The shortest time, the time in the middle, and days in a row.
    pub facts: (&'static str, &'static str, fn(u32) -> String),
    /// Digits placed and turns played.
    pub played: fn(usize, usize) -> String,
    /// The label of the link, and the sentence with it.
    pub link: (&'static str, &'static str),
    /// Opens the moments of the game.
    pub moments: &'static str,
}
