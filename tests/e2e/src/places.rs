//! Where things are on the page: the selectors of what journeys press, each written once.

/// Opens the dialog for a new puzzle.
pub const NEW: &str = "[data-opens=new]";
/// Opens the dialog with the link.
pub const LINK: &str = "[data-opens=link]";
/// Opens the list of keys.
pub const KEYS: &str = "[data-opens=help]";

/// Opens the games.
pub const GAMES: &str = "[data-opens=games]";
/// Opens the settings.
pub const SETTINGS: &str = "[data-opens=settings]";
/// Where a screen is narrow, the doors that are not in the bar.
pub const MORE_DOORS: &str = ".bar-more";
/// Where a screen is narrow, the tools that are not beside undo.
pub const MORE_TOOLS: &str = ".opens-more";

/// The face for playing.
pub const PLAY: &str = "#tab-play";
/// The face with the solver.
pub const SOLVE: &str = "#tab-step";

/// Takes a turn back.
pub const UNDO: &str = "[data-does=undo]";
/// Does it again.
pub const REDO: &str = "[data-does=redo]";
/// The mode that places digits.
pub const DIGITS: &str = ".mode[data-mode=digits]";
/// The mode that gives colours.
pub const COLOURS: &str = ".mode[data-mode=colour]";
/// Note mode.
pub const NOTES: &str = ".mode[data-mode=notes]";
/// Empties a cell.
pub const ERASE: &str = "[data-does=erase]";
/// Shows all candidates.
pub const CANDIDATES: &str = "[data-does=candidates]";
/// Clears the board to its givens.
pub const RESTART: &str = "[data-does=restart]";
/// Asks for the solution.
pub const SOLUTION: &str = "[data-does=solution]";

/// Compares the board with the solution.
pub const CHECK: &str = "[data-does=check]";
/// Lets the pad choose what is pointed out.
pub const FILTER: &str = "[data-does=filter]";
/// Opens the menu of what is done to a game now and then, where it is one.
pub const GAME: &str = "[data-does=game]";
/// Fills notes in.
pub const FILL: &str = "[data-does=fill]";
/// Begins a trial.
pub const TRY: &str = "[data-does=try]";
/// Goes back to before the first mistake.
pub const BACK_TO_RIGHT: &str = "[data-does=back]";

/// To the beginning of the solver's way.
pub const START: &str = "[data-does=start]";
/// Back a pass.
pub const BACK_PASS: &str = "[data-does=back-pass]";
/// Back a step.
pub const BACK_STEP: &str = "[data-does=back-step]";
/// On a step.
pub const NEXT_STEP: &str = "[data-does=next-step]";
/// On a pass.
pub const NEXT_PASS: &str = "[data-does=next-pass]";
/// To the end.
pub const END: &str = "[data-does=end]";
/// Runs and stops.
pub const RUN: &str = ".run > .button";

/// The field for a text in the dialog for a new puzzle.
pub const FIELD: &str = "dialog[open] textarea";
/// What a dialog was opened for: makes the puzzle, plays the text, fills in the solution.
pub const DO_IT: &str = "dialog[open] .dialog-foot .button.primary";
