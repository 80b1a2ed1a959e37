//! The words of the page: one typed catalogue. A missing word does not compile. The core has the sentences for
//! steps; every other written or spoken word is in the folder `words` beside the code, and [`words`] has a type for
//! each file there. The modules here choose among the words, and have none.

mod aids;
mod announcements;
mod answers;
mod argue;
mod assignment;
mod boards;
mod cages;
mod class;
mod dates;
mod deck;
mod dialog;
pub mod drill;
mod editor;
mod entry;
mod games;
mod handout;
mod handover;
mod head;
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
mod notices;
mod numbers;
mod pen;
mod photo;
mod play;
mod present;
mod queries;
mod rating;
mod reading;
mod refusals;
mod review;
mod settings;
mod share;
mod simple;
pub mod solver;
mod spans;
mod spoken;
mod story;
mod taught;
mod texts;
mod times;
mod titles;
mod why;
pub mod words;

use stepdoku_words::Plurals;
use sudoku_core::{
    explain::{self, Locale},
    level::Level,
};

/// One language: the words for which the board waits.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// Which one, for the core's sentences.
    pub locale: Locale,
    /// Its code, for the document.
    pub code: &'static str,
    /// The words of the header, and of what every part of the page has.
    pub head: words::Head,
    /// The words beside the board while playing.
    pub play: words::Play,
    /// The words of the pad, its modes and its tools.
    pub entry: words::Entry,
    /// The words while a part of the program loads.
    pub parts: words::Parts,
    /// The titles of the dialogs.
    pub titles: words::Titles,
    /// The names of boards and games.
    pub boards: words::Boards,
    /// The names of cells, and the line about the cell under the pointer or the cursor.
    pub spoken: words::Spoken,
    /// Announcements to screen readers.
    pub announcements: words::Announcements,
    /// Notices, as far as their words don't load later.
    pub notices: words::Notices,
    /// The buttons of notices.
    pub answers: words::Answers,
    /// What the closest puzzle lacks.
    pub lacks: words::Lacks,
    /// The names of days.
    pub dates: words::Dates,
    /// Counts that the board shows, and other parts too.
    pub counts: words::Counts,
    /// How names and sentences are put together.
    pub lists: words::Lists,
}

impl Text {
    /// A level.
    #[must_use]
    pub const fn level(&self, level: Level) -> &'static str {
        explain::level(level, self.locale)
    }
}

/// The words of the same language beyond the first board. They load with those parts.
#[derive(Clone, Copy, Debug)]
pub struct LaterText {
    /// The words of notices that load later.
    pub reading: words::Reading,
    /// The words of refusals.
    pub refusals: words::Refusals,
    /// How large numbers are written, and counts that several features show.
    pub numbers: words::Numbers,
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

static ENGLISH: Text = Text {
    locale: Locale::ENGLISH,
    code: "en",
    head: words::Head::ENGLISH,
    play: words::Play::ENGLISH,
    entry: words::Entry::ENGLISH,
    parts: words::Parts::ENGLISH,
    titles: words::Titles::ENGLISH,
    boards: words::Boards::ENGLISH,
    spoken: words::Spoken::ENGLISH,
    announcements: words::Announcements::ENGLISH,
    notices: words::Notices::ENGLISH,
    answers: words::Answers::ENGLISH,
    lacks: words::Lacks::ENGLISH,
    dates: words::Dates::ENGLISH,
    counts: words::Counts::ENGLISH,
    lists: words::Lists::ENGLISH,
};

static LATER: LaterText = LaterText {
    reading: words::Reading::ENGLISH,
    refusals: words::Refusals::ENGLISH,
    numbers: words::Numbers::ENGLISH,
    keys: words::Keys::ENGLISH,
    solver: words::Solver::ENGLISH,
    dialog: words::Dialog::ENGLISH,
    settings: words::Settings::ENGLISH,
    moments: words::Moments::ENGLISH,
    rating: words::Rating::ENGLISH,
    texts: words::Texts::ENGLISH,
    games: words::Games::ENGLISH,
    aids: words::Aids::ENGLISH,
    times: words::Times::ENGLISH,
    why: words::Why::ENGLISH,
    marks: words::Marks::ENGLISH,
    hint: words::Hint::ENGLISH,
    review: words::Review::ENGLISH,
    pen: words::Pen::ENGLISH,
    cages: words::Cages::ENGLISH,
    present: words::Present::ENGLISH,
    taught: words::Taught::ENGLISH,
    calendar: words::Calendar::ENGLISH,
    making: words::Making::ENGLISH,
    argue: words::Argue::ENGLISH,
    assignment: words::Assignment::ENGLISH,
    class: words::Class::ENGLISH,
    handover: words::Handover::ENGLISH,
    deck: words::Deck::ENGLISH,
    editor: words::Editor::ENGLISH,
    photo: words::Photo::ENGLISH,
    magazine: words::Magazine::ENGLISH,
    share: words::Share::ENGLISH,
    queries: words::Queries::ENGLISH,
    simple: words::Simple::ENGLISH,
    handout: words::Handout::ENGLISH,
    story: words::Story::ENGLISH,
    learn: words::Learn::ENGLISH,
    drill: words::Drill::ENGLISH,
    near: words::Near::ENGLISH,
};

/// The language in use. There is one for now.
#[must_use]
pub const fn text() -> &'static Text {
    &ENGLISH
}

/// The words of that language beyond the first board. No code of the first board may call it.
#[must_use]
pub const fn later() -> &'static LaterText {
    &LATER
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
