//! Where things are on the page: the selectors of what journeys press, each written once.

/// Opens the dialog for a new puzzle.
pub const NEW: &str = ".bar-actions button:nth-child(1)";
/// Opens the dialog with the link.
pub const LINK: &str = ".bar-actions button:nth-child(2)";
/// Opens the list of keys.
pub const KEYS: &str = ".bar-actions button:nth-child(3)";

/// The face for playing.
pub const PLAY: &str = "#tab-play";
/// The face with the solver.
pub const SOLVE: &str = "#tab-step";

/// Takes a turn back.
pub const UNDO: &str = "[role=toolbar] .tool:nth-child(1)";
/// Does it again.
pub const REDO: &str = "[role=toolbar] .tool:nth-child(2)";
/// Note mode.
pub const NOTES: &str = "[role=toolbar] .tool:nth-child(3)";
/// Empties a cell.
pub const ERASE: &str = "[role=toolbar] .tool:nth-child(4)";
/// Shows all candidates.
pub const CANDIDATES: &str = ".tools.more .tool:nth-child(1)";
/// Clears the board to its givens.
pub const RESTART: &str = ".tools.more .tool:nth-child(2)";
/// Asks for the solution.
pub const SOLUTION: &str = ".tools.more .tool:nth-child(3)";

/// To the beginning of the solver's way.
pub const START: &str = "[aria-label='From the start']";
/// Back a pass.
pub const BACK_PASS: &str = "[aria-label='Back one pass']";
/// Back a step.
pub const BACK_STEP: &str = "[aria-label='Back one step']";
/// On a step.
pub const NEXT_STEP: &str = "[aria-label='Next step']";
/// On a pass.
pub const NEXT_PASS: &str = "[aria-label='Next pass']";
/// To the end.
pub const END: &str = "[aria-label='To the end']";
/// Runs and stops.
pub const RUN: &str = ".run > .button";

/// The field for a text in the dialog for a new puzzle.
pub const FIELD: &str = "dialog[open] textarea";
/// What a dialog was opened for: makes the puzzle, plays the text, fills in the solution.
pub const DO_IT: &str = "dialog[open] .dialog-foot .button.primary";
