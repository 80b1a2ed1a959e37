//! The selectors that journeys use, each written once.

pub const LINK: &str = "[data-opens=link]";
pub const KEYS: &str = "[data-opens=help]";

pub const GAMES: &str = "[data-opens=games]";
pub const SETTINGS: &str = "[data-opens=settings]";
/// On narrow screens, the dialog buttons that are not in the bar.
pub const MORE_DOORS: &str = ".bar-more";
/// On narrow screens, the tools that are not beside undo.
pub const MORE_TOOLS: &str = ".opens-more";

pub const PLAY: &str = "#tab-play";
pub const SOLVE: &str = "#tab-step";
pub const NEW: &str = "#tab-new";
pub const LEARN: &str = "#tab-learn";

/// Begins the next puzzle, in the result of a finished game.
pub const NEXT_PUZZLE: &str = "#finish-next";

pub const UNDO: &str = "[data-does=undo]";
pub const DIGITS: &str = ".mode[data-mode=digits]";
pub const COLOURS: &str = "[data-does=colour]";
/// Opens the history, with trials, savepoints and the ways back.
pub const HISTORY: &str = "[data-does=moments]";
/// Begins a trial, in the history.
pub const TRY: &str = "dialog[open] .trial-row .button";
pub const NOTES: &str = "[data-does=notes]";
pub const ERASE: &str = "[data-does=erase]";
pub const CANDIDATES: &str = "[data-does=candidates]";
pub const RESTART: &str = "[data-does=restart]";
pub const SOLUTION: &str = "[data-does=solution]";

pub const CHECK: &str = "[data-does=check]";
/// Offers the digits to highlight.
pub const FILTER: &str = "[data-does=filter]";
/// Opens the tools for candidates.
pub const CANDIDATE_TOOLS: &str = "[data-does=notes-menu]";

pub const START: &str = "[data-does=start]";
pub const BACK_PASS: &str = "[data-does=back-pass]";
pub const BACK_STEP: &str = "[data-does=back-step]";
pub const NEXT_STEP: &str = "[data-does=next-step]";
pub const NEXT_PASS: &str = "[data-does=next-pass]";
pub const END: &str = "[data-does=end]";
/// The lists of the solver.
pub const PATH: &str = ".list-tab:nth-of-type(1)";
pub const PASSES: &str = ".list-tab:nth-of-type(2)";
pub const ALL_STEPS: &str = ".list-tab:nth-of-type(3)";
/// Starts and stops the run.
pub const RUN: &str = ".run > .button";

/// Starts an easy puzzle, in the dialog for a new one.
pub const EASY: &str = "#level-easy";
/// The field for a text in the dialog for a new puzzle.
pub const FIELD: &str = "dialog[open] textarea";
/// The main action of a dialog: makes the puzzle, plays the text, fills in the solution.
pub const DO_IT: &str = "dialog[open] .dialog-foot .button.primary";
