//! The words of the list of games.

use sudoku_play::{
    features::games::Card,
    game::clock::Millis,
    ui::{Importing, SaveError},
};

/// The list of games.
#[derive(Clone, Copy, Debug)]
pub struct GamesText {
    /// Starts another: its name and its sentence.
    pub new: (&'static str, &'static str),
    /// Prints puzzles.
    pub print: &'static str,
    /// How far a game is, in short.
    pub progress: fn(&Card) -> String,
    /// When it was played last, by how long ago that is.
    pub ago: fn(Millis) -> String,
    /// The action of a card's button, before the card's own text.
    pub open: fn(&Card) -> &'static str,
    /// The game is on the board.
    pub here: &'static str,
    /// The actions of a game: restart, duplicate, delete, restore.
    pub actions: [&'static str; 4],
    /// The same in full for screen readers, with the name of the game.
    pub action: fn(&str, &str) -> String,
    /// For how many days a deleted game can still be restored.
    pub left: fn(i32) -> String,
    /// The choice of size, and the choice of none.
    pub sizes: (&'static str, &'static str),
    /// How many games are solved.
    pub solved: fn(usize) -> String,
    /// How many games are deleted.
    pub away: fn(usize) -> String,
    /// The list is being read: how many games so far.
    pub reading: fn(usize) -> String,
    /// Shows more of a list: how many are not shown.
    pub more: fn(usize) -> String,
    /// The progress of loading a file, and the button to stop it.
    pub importing: (fn(Importing) -> String, &'static str),
    /// How many could not be read.
    pub unreadable: fn(usize) -> String,
    /// The actions on those games: save them to a file, delete them.
    pub part: (&'static str, &'static str),
    /// Asked before they are deleted: the question, delete, keep.
    pub farewell: (&'static str, &'static str, &'static str),
    /// The games on the disk could not be read.
    pub fault: fn(SaveError) -> String,
    /// Nothing can be saved.
    pub unsaved: &'static str,
    /// The game is in this page only.
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
}

/// Everything in a file.
#[derive(Clone, Copy, Debug)]
pub struct FileText {
    /// The title.
    pub title: &'static str,
    /// The purpose of a file.
    pub sentence: &'static str,
    /// Saves one.
    pub save: &'static str,
    /// Loads one.
    pub read: &'static str,
}
