//! The words of the list of keys.

use sudoku_core::{Shape, explain::Locale};
use sudoku_play::{
    keys::{KeyAction, KeyGroup, Press},
    view::{Lesson, LessonBoard},
};

/// The list of keys.
#[derive(Clone, Copy, Debug)]
pub struct KeysText {
    /// The heading of the lessons.
    pub how: &'static str,
    /// The first line for players who hear the page: the keys that lead to all others.
    pub by_ear: fn(bool) -> &'static str,
    /// A lesson: its title, its words about the picture, and its words without one.
    pub lesson: fn(Lesson, &LessonBoard, Locale) -> (&'static str, String, String),
    /// Unfolds the keys.
    pub keys: &'static str,
    /// The subject of a group of lines.
    pub group: fn(KeyGroup) -> &'static str,
    /// Keys to press, on a board of that size.
    pub press: fn(Press, &Shape) -> String,
    /// The action of keys.
    pub action: fn(KeyAction) -> &'static str,
    /// How a letter key is read, by whether letters are digits and whether they are commands.
    pub note: fn(bool, bool) -> &'static str,
    /// The gestures of a mouse or a finger: the title, and each with its action.
    pub gestures: (&'static str, &'static [(&'static str, &'static str)]),
    /// Opens the licences of the linked crates.
    pub licences: &'static str,
}
