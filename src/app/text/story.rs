//! The words of the story of how a puzzle is made.

use sudoku_core::{Filling, Shape, explain::Locale, generate::story::Event};
use sudoku_play::features::story::{StoryCounts, StoryScene};

/// The story of how a puzzle is made.
#[derive(Clone, Copy, Debug)]
pub struct StoryText {
    /// The sentence before the first event.
    pub start: &'static str,
    /// An event, with the short names of cells.
    pub sentence: fn(&Event, &Shape, Locale) -> String,
    /// An event as it is spoken.
    pub spoken: fn(&Event, &Shape, Locale) -> String,
    /// The end, after the last event.
    pub done: fn(&StoryScene) -> String,
    /// The place in the story.
    pub place: fn(&StoryScene) -> String,
    /// The counts: names and numbers.
    pub counts: fn(StoryCounts) -> [(&'static str, String); 3],
    /// The boards that gave no puzzle of the level.
    pub boards: fn(&StoryScene) -> Option<String>,
    /// The buttons of the story: to the start, back, forwards, to the next part, to the end; each with its
    /// description.
    pub buttons: [(&'static str, &'static str); 5],
    /// Runs the story, and stops it.
    pub run: [&'static str; 2],
    /// The slider and the buttons together.
    pub story: &'static str,
    /// The choice of filling.
    pub filling: &'static str,
    /// A way to fill the board.
    pub filling_name: fn(Filling) -> &'static str,
    /// Makes another puzzle.
    pub again: &'static str,
}
