//! The words of the stepper beyond singles: the ladder, the path, all steps.

use sudoku_core::{
    Order, Technique,
    play::{
        view::{AllView, Bottleneck, PassLine, PathView},
        walk::Way,
    },
    step::Conclusion,
};

/// The stepper beyond singles.
#[derive(Clone, Copy, Debug)]
pub struct ClimbText {
    /// Continues with the ladder once singles have run out.
    pub climb: &'static str,
    /// Guesses instead.
    pub guess: &'static str,
    /// Stops the work in progress.
    pub stop: &'static str,
    /// The choice of way to step.
    pub ways: &'static str,
    /// A way: its name, and its description.
    pub way: fn(Way) -> (&'static str, &'static str),
    /// All steps of a position: the name, and the description.
    pub all: (&'static str, &'static str),
    /// Copies the position to the player's board.
    pub keep: (&'static str, &'static str),
    /// A line of the list of passes.
    pub line: fn(&PassLine) -> String,
    /// The conclusion of a step.
    pub follows: fn(&Conclusion, Order) -> String,
    /// How many more candidates a listed step rules out, beyond the first.
    pub more_gone: fn(usize) -> String,
    /// The title of a path, with its totals.
    pub path: fn(&PathView) -> String,
    /// The list of its techniques.
    pub techniques: &'static str,
    /// The heads of its columns: technique, steps, HoDoKu's score.
    pub columns: [&'static str; 3],
    /// Goes to the next step of a technique.
    pub to_next: fn(Technique) -> String,
    /// The bottleneck: its name, and its description.
    pub bottleneck: (&'static str, fn(Bottleneck) -> String),
    /// The title over all steps, and the sentence before one is pointed at.
    pub all_found: fn(&AllView) -> (String, &'static str),
    /// The filter of all steps, and its first two entries: those that suit the puzzle, and all.
    pub filter: (&'static str, [&'static str; 2]),
    /// How many harder steps there are than are listed.
    pub harder: fn(usize) -> String,
    /// How many more steps of a technique there are than are listed.
    pub more: fn(usize) -> String,
    /// Takes the step that is pointed at.
    pub take: &'static str,
    /// Goes back to the list of passes, or to the path.
    pub close: &'static str,
}
