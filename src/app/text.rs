//! The words of the page: one typed catalogue, with one file for each language. A missing word does not
//! compile. The core has the sentences for steps; every other written or spoken word is here, or in `words`
//! beside the code: [`words`] has a type for each file there.

mod aids;
mod argue;
mod assignment;
mod cages;
mod class;
mod dates;
mod deck;
mod dialog;
pub mod drill;
mod editor;
mod en;
mod entry;
mod games;
mod handout;
mod handover;
mod hint;
mod keys;
mod lacks;
mod learn;
mod lists;
mod magazine;
mod making;
mod marks;
mod moments;
mod near;
mod pen;
mod photo;
mod present;
mod queries;
mod rating;
mod review;
mod settings;
mod share;
mod simple;
pub mod solver;
mod spans;
mod story;
mod taught;
mod texts;
mod times;
mod why;
pub mod words;

pub use entry::{EntryText, FillText, ToolsText};

use stepdoku_words::Plurals;
use sudoku_core::{Shape, explain::Locale, level::Level};
use sudoku_play::{
    session::Announcement,
    ui::{Dialog, Notice, Panel, Refusal},
    view::{Answer, Inspected, Labelled, SaveState},
};

/// One language: the words for which the board waits.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// Which one, for the core's sentences.
    pub locale: Locale,
    /// Its code, for the document.
    pub code: &'static str,
    /// The words of the header.
    pub head: HeadText,
    /// The words beside the board while playing.
    pub play: PlayText,
    /// The words of the pad, its modes and its tools.
    pub entry: EntryText,
    /// How names and sentences are put together.
    pub lists: words::Lists,
    /// The words while a part of the program loads.
    pub parts: words::Parts,
    /// A level.
    pub level: fn(Level) -> &'static str,
    /// The titles of the dialogs.
    pub titles: fn(Dialog) -> &'static str,
    /// Closes a dialog or a notice.
    pub close: &'static str,
    /// The action for a notice.
    pub answer: fn(Answer) -> &'static str,
    /// What the closest puzzle lacks.
    pub lacks: words::Lacks,
    /// The names of days.
    pub dates: words::Dates,
    /// The action of the button with a game's name.
    pub about: fn(&str) -> String,
    /// Asks why: the button, and its description.
    pub ask_why: (&'static str, &'static str),
    /// The title of the document.
    pub title: fn(Option<Panel>, &Shape, Option<Level>) -> String,
    /// The size and the level of the game.
    pub game: fn(&Shape, Option<Level>) -> String,
    /// The label of the board.
    pub board: fn(&Shape) -> String,
    /// The spoken label of a cell on any board, with a remark that only this board makes.
    pub cell: fn(Labelled, &Shape, &str, Locale) -> String,
    /// The program has failed: title, sentence, and the link that reloads.
    pub broken: (&'static str, &'static str, &'static str),
    /// The line about the cell under the pointer or the cursor.
    pub inspected: fn(Inspected, &Shape, Locale) -> (String, String),
    /// Asks for the candidates of the current cell: the button, and its name with the cell.
    pub look: (&'static str, fn(sudoku_core::Cell, &Shape) -> String),
    /// An announcement to screen readers.
    pub announce: fn(&Announcement, &dyn Fn(sudoku_core::Cell) -> Labelled, Locale) -> String,
    /// A notice, as far as its words don't load later.
    pub notice: fn(&Notice) -> String,
}

/// The words of the same language beyond the first board. They load with those parts.
#[derive(Clone, Copy, Debug)]
pub struct LaterText {
    /// The words of a notice, those on texts of other programs included.
    pub notice: fn(&Notice, Locale) -> String,
    /// The words of a refusal, those on texts of other programs included.
    pub refusal: fn(&Refusal, Locale) -> String,
    /// The list of keys.
    pub keys: words::Keys,
    /// The words of the solver.
    pub solver: words::Solver,
    /// The words of the dialogs.
    pub dialog: words::Dialog,
    /// The words of the settings.
    pub settings: words::Settings,
    /// The words of a game's history.
    pub moments: words::Moments,
    /// The words about a puzzle.
    pub rating: words::Rating,
    /// The words of the list of a text's puzzles.
    pub texts: words::Texts,
    /// The words of the list of games.
    pub games: words::Games,
    /// The words for the help used.
    pub aids: words::Aids,
    /// The words of times and the finish.
    pub times: words::Times,
    /// The words of questions and answers.
    pub why: words::Why,
    /// The words of the signs drawn for a step.
    pub marks: words::Marks,
    /// The words of hints.
    pub hint: words::Hint,
    /// The words of feedback on moves, and of the review of a game.
    pub review: words::Review,
    /// The words of the pen.
    pub pen: words::Pen,
    /// The line about the cages of a cell.
    pub cages: words::Cages,
    /// The words of a presentation.
    pub present: words::Present,
    /// Announcements of the solver and the teacher to screen readers.
    pub taught: words::Taught,
    /// The names of days in full.
    pub calendar: words::Calendar,
    /// The words of custom puzzles.
    pub making: words::Making,
    /// The words of reasons of moves.
    pub argue: words::Argue,
    /// The words of assignments.
    pub assignment: words::Assignment,
    /// The words of a class's results.
    pub class: words::Class,
    /// The words of handing a game over.
    pub handover: words::Handover,
    /// The words of lessons.
    pub deck: words::Deck,
    /// The words of the editor.
    pub editor: words::Editor,
    /// The words of photographs.
    pub photo: words::Photo,
    /// The words of the magazine.
    pub magazine: words::Magazine,
    /// The words of the exports.
    pub share: words::Share,
    /// The words of the board in plain text.
    pub queries: words::Queries,
    /// The words of the simple view.
    pub simple: words::Simple,
    /// The words of the solution path, in words and on paper.
    pub handout: words::Handout,
    /// The words of the story of how a puzzle is made.
    pub story: words::Story,
    /// The techniques to learn.
    pub learn: words::Learn,
    /// The words of exercises.
    pub drill: words::Drill,
    /// The words of a near miss.
    pub near: words::Near,
}

/// The header.
#[derive(Clone, Copy, Debug)]
pub struct HeadText {
    /// The name of the program.
    pub name: &'static str,
    /// Opens the list of games.
    pub games: &'static str,
    /// Opens the dialog with the link.
    pub link: &'static str,
    /// Opens the settings.
    pub settings: &'static str,
    /// Opens the list of keys.
    pub help: &'static str,
    /// The group of these.
    pub actions: &'static str,
    /// Shows those that don't fit.
    pub more: &'static str,
    /// Pauses the clock; followed by the time, if that is shown.
    pub pause: &'static str,
    /// Resumes it; followed by the time, if that is shown.
    pub resume: &'static str,
    /// Whether the game is on the disk.
    pub save: fn(SaveState) -> &'static str,
    /// The list of the faces of the page.
    pub mode: &'static str,
    /// The faces, in the order of their tabs.
    pub faces: [&'static str; Panel::ALL.len()],
}

impl HeadText {
    /// The words on the tab of a face.
    #[must_use]
    pub const fn face(&self, panel: Panel) -> &'static str {
        self.faces[panel as usize]
    }
}

/// Beside the board while playing.
#[derive(Clone, Copy, Debug)]
pub struct PlayText {
    /// The title of the cover.
    pub paused: &'static str,
    /// The sentence on it.
    pub covered: &'static str,
    /// Its button.
    pub go_on: &'static str,
    /// The name of the solution beside the board.
    pub solution_beside: &'static str,
    /// Closes it.
    pub hide_solution: &'static str,
    /// Enlarges a large board, or shows all of it.
    pub zoom: &'static str,
}

/// The language in use. There is one for now.
#[must_use]
pub const fn text() -> &'static Text {
    &en::ENGLISH
}

/// The words of that language beyond the first board. No code of the first board may call it.
#[must_use]
pub const fn later() -> &'static LaterText {
    &en::LATER
}

/// The plurals of that language.
const fn plurals() -> Plurals {
    Plurals::ENGLISH
}

/// The words of the static pages in that language.
#[must_use]
pub const fn leaflets() -> words::Leaflets {
    words::Leaflets::ENGLISH
}

/// Seconds as a clock shows them.
#[must_use]
pub fn time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
