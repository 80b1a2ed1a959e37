//! The words of a presentation to a class.

use sudoku_core::trail::State;
use sudoku_play::messages::Spread;

/// A presentation.
#[derive(Clone, Copy, Debug)]
pub struct PresentText {
    /// Presents the steps: the button, and its description.
    pub open: (&'static str, &'static str),
    /// The name of the presentation.
    pub name: &'static str,
    /// The group of its buttons.
    pub controls: &'static str,
    /// The sentence before the first step, by the number of empty cells.
    pub start: fn(usize) -> String,
    /// The sentence after the last step.
    pub end: fn(State) -> &'static str,
    /// Takes the last reveal back.
    pub back: &'static str,
    /// Reveals more.
    pub next: &'static str,
    /// Makes the screen black.
    pub blank: &'static str,
    /// Ends that.
    pub wake: &'static str,
    /// Spells the names of cells out.
    pub spell: &'static str,
    /// Lays the board out in this way.
    pub spread: fn(Spread) -> &'static str,
    /// Returns to the solver.
    pub leave: &'static str,
}
