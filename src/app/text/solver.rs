//! The words of the solver: its steps and passes, the ladder, the path, all steps.

use sudoku_core::{
    Shape, Technique, explain::Locale, generate::Progress, passes::PassKind, step::Conclusion, trail::State,
};
use sudoku_play::{
    features::solver::{
        AllView, Bottleneck, PathView,
        view::{PassLine, PassTitle},
    },
    walk::{Ahead, Speed, Way},
};

/// The stepper.
#[derive(Clone, Copy, Debug)]
pub struct SolverText {
    /// The card of the step.
    pub card: &'static str,
    /// The group of buttons.
    pub steps: &'static str,
    /// Words of the six buttons: short, and in full for screen readers.
    pub start: (&'static str, &'static str),
    /// Back a pass.
    pub back_pass: (&'static str, &'static str),
    /// Back a step.
    pub back_step: (&'static str, &'static str),
    /// Forward a step.
    pub next_step: (&'static str, &'static str),
    /// Forward a pass.
    pub next_pass: (&'static str, &'static str),
    /// To the end.
    pub end: (&'static str, &'static str),
    /// Steps automatically.
    pub run: &'static str,
    /// Stops that.
    pub stop: &'static str,
    /// The choice of speed.
    pub speed: &'static str,
    /// A speed.
    pub speed_name: fn(Speed) -> &'static str,
    /// A kind of pass.
    pub kind: fn(PassKind) -> String,
    /// The list of passes.
    pub passes: &'static str,
    /// The current position: the bold words, the others, and the step in the pass.
    pub moment: fn(PassTitle) -> (String, String, String),
    /// The result of a whole pass.
    pub pass_found: fn(PassTitle) -> String,
    /// The start: title and sentence, by the number of empty cells.
    pub at_start: fn(usize, bool, Way) -> (String, String),
    /// Reveals all of a staged step.
    pub unveil: &'static str,
    /// On a phone, shows the occasional controls: running, speed, candidates, signs, the lists.
    pub more: &'static str,
    /// The end: title and sentence.
    pub at_end: fn(AtEnd) -> (String, String),
    /// How many digits a pass placed.
    pub count: fn(PassKind, usize) -> String,
    /// Starts a search.
    pub search: &'static str,
    /// Copies the digits to the player's board.
    pub keep: &'static str,
    /// Wrong digits: title and sentence.
    pub blocked: fn(usize) -> (String, &'static str),
    /// Steps from the givens.
    pub from_givens: &'static str,
    /// Goes back to playing.
    pub back_to_play: &'static str,
    /// Work in progress.
    pub busy: fn(Ahead, Option<Progress>) -> String,
    /// The words beyond singles.
    pub climb: ClimbText,
}

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
    pub follows: fn(&Conclusion, &Shape, Locale) -> String,
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

/// How the stepper ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtEnd {
    /// The state at the end.
    pub state: State,
    /// How many passes there were; none on a path.
    pub passes: usize,
    /// How often the search guessed.
    pub guesses: usize,
    /// How many digits were placed.
    pub placed: usize,
    /// How many cells are empty.
    pub open: usize,
}
