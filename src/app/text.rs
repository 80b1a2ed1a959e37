//! The words of the page: one typed catalogue. A missing word does not compile. The core has the sentences for
//! steps; every other written or spoken word is in the folder `words` beside the code, and [`words`] has a type for
//! each file there. The modules here choose among the words, and have none.

mod aids;
mod announcements;
mod answers;
mod archive;
mod argue;
mod assignment;
mod boards;
mod cages;
mod class;
mod clues;
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
mod names;
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

pub use clues::joined;
pub use dialog::Has;
use std::sync::OnceLock;
use stepdoku_words::Tables;
use sudoku_core::{
    explain::{self, Language, Locale},
    level::Level,
};

/// Makes a catalogue: a struct with the words of some files, in English and in a language that was brought.
macro_rules! catalogue {
    ($(#[$about:meta])+ $name:ident; $($(#[$what:meta])+ $field:ident: $words:ident;)+) => {
        $(#[$about])+
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            /// The language, for the core's sentences.
            pub locale: Locale,
            $($(#[$what])+ pub $field: words::$words,)+
        }

        impl $name {
            const ENGLISH: Self =
                Self { locale: Locale::ENGLISH, $($field: words::$words::ENGLISH,)+ };

            fn brought(tables: &Tables, locale: Locale) -> Option<Self> {
                const TABLES: &[(&str, usize)] = &[$(words::$words::TABLE),+];
                let mut found = TABLES.iter().map_while(|&(name, messages)| tables.table(name, messages));
                let category = tables.category();
                Some(Self { locale, $($field: words::$words::of(found.next()?, category),)+ })
            }
        }
    };
}

catalogue! {
    /// The words for which the board waits.
    Text;
    /// The words of the header, and of what every part of the page has.
    head: Head;
    /// The words beside the board while playing.
    play: Play;
    /// The words of the pad, its modes and its tools.
    entry: Entry;
    /// The words while a part of the program loads.
    parts: Parts;
    /// The titles of the dialogs.
    titles: Titles;
    /// The names of boards and games.
    boards: Boards;
    /// The names of cells, and the line about the cell under the pointer or the cursor.
    spoken: Spoken;
    /// Announcements to screen readers.
    announcements: Announcements;
    /// Notices, as far as their words don't load later.
    notices: Notices;
    /// The buttons of notices.
    answers: Answers;
    /// The names of days.
    dates: Dates;
    /// Counts that the board shows, and other parts too.
    counts: Counts;
    /// How names and sentences are put together.
    lists: Lists;
}

impl Text {
    /// A level.
    #[must_use]
    pub fn level(&self, level: Level) -> &'static str {
        explain::level(level, self.locale)
    }
}

catalogue! {
    /// The words beyond the first board. They load with those parts.
    LaterText;
    /// The words of notices that load later.
    reading: Reading;
    /// The words of notices about files with saved games.
    archive: Archive;
    /// What the closest puzzle lacks.
    lacks: Lacks;
    /// The words of refusals.
    refusals: Refusals;
    /// How large numbers are written, and counts that several features show.
    numbers: Numbers;
    /// The list of keys.
    keys: Keys;
    /// The words of the solver.
    solver: Solver;
    /// The words of the dialogs.
    dialog: Dialog;
    /// The words of the settings.
    settings: Settings;
    /// The words of a game's history.
    moments: Moments;
    /// The words about a puzzle.
    rating: Rating;
    /// The words of the list of a text's puzzles.
    texts: Texts;
    /// The words of the list of games.
    games: Games;
    /// The words for the help used.
    aids: Aids;
    /// The words of times and the finish.
    times: Times;
    /// The words of questions and answers.
    why: Why;
    /// The words of the signs drawn for a step.
    marks: Marks;
    /// The words of hints.
    hint: Hint;
    /// The words of feedback on moves, and of the review of a game.
    review: Review;
    /// The words of the pen.
    pen: Pen;
    /// The line about the cages of a cell.
    cages: Cages;
    /// The words of clues.
    clues: Clues;
    /// The words of a presentation.
    present: Present;
    /// Announcements of the solver and the teacher to screen readers.
    taught: Taught;
    /// The names of days in full.
    calendar: Calendar;
    /// The words of custom puzzles.
    making: Making;
    /// The words of reasons of moves.
    argue: Argue;
    /// The words of assignments.
    assignment: Assignment;
    /// The words of a class's results.
    class: Class;
    /// The words of handing a game over.
    handover: Handover;
    /// The words of lessons.
    deck: Deck;
    /// The words of the editor.
    editor: Editor;
    /// The words of photographs.
    photo: Photo;
    /// The words of the magazine.
    magazine: Magazine;
    /// The words of the exports.
    share: Share;
    /// The words of the board in plain text.
    queries: Queries;
    /// The words of the simple view.
    simple: Simple;
    /// The words of the solution path, in words and on paper.
    handout: Handout;
    /// The words of the story of how a puzzle is made.
    story: Story;
    /// The techniques to learn.
    learn: Learn;
    /// The words of exercises.
    drill: Drill;
    /// The words of a near miss.
    near: Near;
}

static ENGLISH: Text = Text::ENGLISH;
static ENGLISH_LATER: LaterText = LaterText::ENGLISH;

/// The words of another language, once they have come.
static BROUGHT: OnceLock<Text> = OnceLock::new();
/// All its tables, for the words that load later.
static TABLES: OnceLock<&'static Tables> = OnceLock::new();
static BROUGHT_LATER: OnceLock<LaterText> = OnceLock::new();

/// Brings the words of a language, from the text of its file. The page draws itself after that, so that its words are
/// of one language. Returns whether they are those of this version; if not, the page stays English.
pub fn bring(language: Language, words: String) -> bool {
    let locale = Locale { language, ..Locale::ENGLISH };
    let Some(tables) = language.bring(words) else { return false };
    let Some(text) = Text::brought(tables, locale) else { return false };
    BROUGHT.set(text).is_ok() && TABLES.set(tables).is_ok()
}

/// Brings the words of a language, from its code and the text of its file, and returns the tag that documents have for
/// it. `None` if the words are not those of this version.
pub type Brings = fn(&str, String) -> Option<&'static str>;

/// Its part of the program loads only in a page that wants another language than English.
pub const BRINGS: Brings = |code, words| {
    let language = Language::from_code(code)?;
    bring(language, words).then(|| language.tag())
};

/// The language and the words that were brought, for the worker.
#[must_use]
pub fn brought() -> Option<(Language, &'static str)> {
    TABLES.get().map(|tables| (text().locale.language, tables.text()))
}

/// The words in use. A call, not inlined, like each word.
#[must_use]
#[inline(never)]
pub fn text() -> &'static Text {
    BROUGHT.get().unwrap_or(&ENGLISH)
}

/// The words in use beyond the first board. No code of the first board may call it.
#[must_use]
#[inline(never)]
pub fn later() -> &'static LaterText {
    let Some(tables) = TABLES.get() else { return &ENGLISH_LATER };
    BROUGHT_LATER.get_or_init(|| LaterText::brought(tables, text().locale).unwrap_or(ENGLISH_LATER))
}

/// The words of the static pages about techniques in the language in use.
#[must_use]
pub fn leaflets() -> words::Leaflets {
    TABLES.get().and_then(|tables| words::Leaflets::brought(tables)).unwrap_or(words::Leaflets::ENGLISH)
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
