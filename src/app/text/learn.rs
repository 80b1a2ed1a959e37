//! The words of the techniques to learn, apart from their prose.

use sudoku_core::{
    Candidate, Cell, Digit, HouseKind, Shape, Technique,
    advice::Whereabouts,
    chain::Proof,
    explain::{Locale, Span},
    premises::Claim,
};
use sudoku_play::{
    features::learn::{
        Activity, Beside, Chapter, Ending, Joint, Mistake, Often, Said, Section, Tap, Worth,
        view::{Here, Progress},
    },
    messages::Course,
    saved::practice::Dots,
};

/// The techniques to learn.
#[derive(Clone, Copy, Debug)]
pub struct LearnText {
    /// The sentence above the list.
    pub about: &'static str,
    /// The head of a section; empty for the first, which needs none.
    pub head: fn(Section) -> &'static str,
    /// Leads to the page of a technique.
    pub about_one: fn(&str) -> String,
    /// Goes back to the dialog that led here.
    pub back: fn(&str) -> String,
    /// Goes back to the list.
    pub all: &'static str,
    /// How often puzzles use a technique: its head, and its sentences.
    pub often: (&'static str, fn(&[Often]) -> String),
    /// Leads to the static pages.
    pub plain: &'static str,
    /// Makes a puzzle.
    pub make: &'static str,
    /// The prose is on its way.
    pub loading: &'static str,
    /// The prose could not be loaded.
    pub missing: &'static str,
    /// Leads to the next unit, which has these techniques, and which the player has begun or not.
    pub go_on: fn(&[Technique], &Shape, bool) -> String,
    /// Begins the unit of the technique that is worth most, which it names.
    pub worth: fn(Technique) -> String,
    /// The reason beside it; empty without one.
    pub reason: fn(&Worth) -> String,
    /// The name of a unit.
    pub unit: fn(&[Technique], &Shape) -> String,
    /// The path of units.
    pub path: PathText,
    /// The name of a chapter.
    pub chapter: fn(Chapter) -> &'static str,
    /// The progress with a technique.
    pub dots: fn(Dots) -> &'static str,
    /// The chance of still recognising a technique, in percent, and what the number means.
    pub retention: fn(u8) -> (String, &'static str),
    /// More about the progress; empty without any attempt.
    pub progress: fn(Progress) -> String,
    /// Begins exercises of a technique.
    pub practise: &'static str,
    /// Begins the unit of a technique.
    pub learn: &'static str,
    /// Begins exercises at this number of places in the player's games.
    pub own: fn(usize) -> String,
    /// The number of stored attempts that can't be read.
    pub unread: fn(usize) -> String,
    /// The name of a series of exercises.
    pub course: fn(&Course) -> String,
    /// The choice of a size for boards with mistakes.
    pub boards: &'static str,
    /// The exercises without end.
    pub cards: CardsText,
    /// The techniques on the front: their head, a line about them, and the way to the list.
    pub lookup: (&'static str, &'static str, &'static str),
    /// The field that finds a technique by its name, among so many.
    pub find: fn(usize) -> String,
    /// No name has these words.
    pub lookup_none: &'static str,
    /// The doors for teachers.
    pub teachers: TeachersText,
    /// The name of a size.
    pub size: fn(&Shape) -> String,
    /// The rules of Sudoku.
    pub rules: RulesText,
    /// The lesson before a unit.
    pub lesson: LessonText,
    /// The example of a technique.
    pub example: ExampleText,
    /// The digits and the place of the example's pattern, under the idea; empty if they are too many to name.
    pub here: fn(&Here) -> Vec<Span>,
    /// The caption of a board beside the example.
    pub beside: fn(Beside, &Shape) -> String,
    /// The near miss.
    pub near: NearText,
    /// Prints the page.
    pub print: &'static str,
    /// The charts.
    pub charts: ChartsText,
    /// The words of an exercise.
    pub drill: DrillText,
}

/// The path of units.
#[derive(Clone, Copy, Debug)]
pub struct PathText {
    /// Its name.
    pub head: &'static str,
    /// A line about it.
    pub about: &'static str,
    /// The number of units done, and of all.
    pub done: fn(usize, usize) -> String,
    /// The unit is done.
    pub unit_done: &'static str,
    /// The unit was done, but long ago.
    pub unit_faded: &'static str,
    /// Begins exercises of these techniques, which have faded: the name, and a line about it.
    pub refresh: fn(&[Technique]) -> (String, String),
}

/// The exercises without end: a line about each.
#[derive(Clone, Copy, Debug)]
pub struct CardsText {
    /// The head above them.
    pub head: &'static str,
    /// Building chains.
    pub chains: &'static str,
    /// Boards with one mistake.
    pub mistakes: &'static str,
    /// Full boards with wrong digits.
    pub repairs: &'static str,
    /// Unnamed exercises.
    pub mixed: &'static str,
    /// Places of the player's games.
    pub own: &'static str,
}

/// The doors for teachers.
#[derive(Clone, Copy, Debug)]
pub struct TeachersText {
    /// The head above them.
    pub head: &'static str,
    /// The lesson, an assignment, the results of a class, the making of a puzzle, and presenting: the
    /// name of each, and a line about it.
    pub doors: [(&'static str, &'static str); 5],
}

/// The example of a technique.
#[derive(Clone, Copy, Debug)]
pub struct ExampleText {
    /// Tells the first line alone.
    pub begin: &'static str,
    /// Takes back a line.
    pub back: &'static str,
    /// Tells one more line.
    pub next: &'static str,
    /// Tells everything.
    pub all: &'static str,
    /// The head of the choice of size.
    pub sizes: &'static str,
    /// Says that the technique has no example at some sizes.
    pub lacks: fn(&[&Shape]) -> String,
}

/// The near miss of a technique.
#[derive(Clone, Copy, Debug)]
pub struct NearText {
    /// The head above it.
    pub head: &'static str,
    /// The task.
    pub task: fn(Technique) -> String,
    /// The name of the board.
    pub board: &'static str,
    /// What a cell is to the pattern, or why the pattern fails.
    pub said: fn(Cell, Tap) -> Vec<Span>,
    /// Why the pattern fails: by the claim and the candidate.
    pub reason: fn(&Claim, Candidate) -> Vec<Span>,
    /// Before the reason, if the player has found it.
    pub found: &'static str,
    /// Shows the answer.
    pub show: &'static str,
}

/// The charts about the player's progress.
#[derive(Clone, Copy, Debug)]
pub struct ChartsText {
    /// The head above them.
    pub head: &'static str,
    /// The times of spotting a technique, in seconds, for a player who can't see them.
    pub times: fn(&[u64]) -> String,
    /// The caption of that many times.
    pub latest: fn(usize) -> String,
    /// The estimate of retention: the first percentage and the last, and the days between them.
    pub retention: fn((u8, u8), usize) -> String,
    /// Its caption.
    pub estimate: fn((u8, u8), usize) -> String,
    /// The techniques of a level seen, found, and found without help, and all of them.
    pub learned: fn([usize; 3], usize) -> String,
}

/// The rules of Sudoku.
#[derive(Clone, Copy, Debug)]
pub struct RulesText {
    /// Their name.
    pub title: &'static str,
    /// A sentence for each kind of house.
    pub said: fn(&Shape) -> [String; 3],
    /// The board, with a house of that kind lit, for a player who can't see it.
    pub board: fn(&Shape, HouseKind) -> String,
    /// Begins the first unit.
    pub start: &'static str,
}

/// The words of the lesson before a unit.
#[derive(Clone, Copy, Debug)]
pub struct LessonText {
    /// The words that a step uses, each with its meaning.
    pub words: [(&'static str, &'static str); 3],
    /// Goes on to the exercises.
    pub go: &'static str,
}

/// Names a cell of a board.
pub type NameCell = fn(&Shape, Cell) -> String;

/// The words of an exercise.
#[derive(Clone, Copy, Debug)]
pub struct DrillText {
    /// The task: the activity, the technique if it is named, and whether an answer places a digit.
    pub task: fn(Activity, Option<Technique>, bool) -> String,
    /// The number of the exercise, and of all if they end.
    pub number: fn((usize, Option<usize>)) -> String,
    /// Announces an exercise by its number and its task.
    pub begins: fn(usize, &str) -> String,
    /// The name of the board.
    pub board: &'static str,
    /// How sentences name a cell: as they are seen, and as they are heard.
    pub names: [NameCell; 2],
    /// The response to an answer in any exercise but those of a technique.
    pub said: fn(&Said, &Shape, NameCell, Locale) -> String,
    /// The second stage of a hint: the name of the technique, and what to ask at its place.
    pub question: fn(Technique, &Whereabouts, &Shape) -> Vec<Span>,
    /// The end of an exercise, with its technique.
    pub ending: fn(Ending, Activity, Option<Technique>) -> String,
    /// The last step of building a chain.
    pub joint: fn(&Joint, &Shape, NameCell, Locale) -> String,
    /// The length of a chain, and its conclusion.
    pub proof: fn(usize, &Proof, &Shape, NameCell, Locale) -> String,
    /// The mistake, and the digit of the solution in its cell.
    pub mistake: fn(Mistake, Option<Digit>, &Shape, NameCell, Locale) -> String,
    /// Takes the last candidate off the chain.
    pub shorten: &'static str,
    /// The digits to answer with: for placing, for ruling out.
    pub keys: [&'static str; 2],
    /// Before the digit of a key that rules it out.
    pub not: &'static str,
    /// The choice between these: the name of the choice, and of both.
    pub choice: (&'static str, [&'static str; 2]),
    /// The technique is not on the board.
    pub absent: &'static str,
    /// Shows the next stage of a hint.
    pub help: &'static str,
    /// Shows the answer.
    pub show: &'static str,
    /// Shows all candidates.
    pub candidates: &'static str,
    /// Shows the common mistake of the technique.
    pub miss: &'static str,
    /// The next exercise.
    pub next: &'static str,
    /// The series is over.
    pub over: fn(&Course) -> &'static str,
    /// How many exercises were right at once, of all.
    pub report: fn(usize, usize) -> String,
    /// Begins exercises of that many kinds that were not right at once.
    pub missed: fn(usize) -> String,
    /// When to refresh what it taught: on that day, counted from 1 January 1970, in so many days.
    pub back_on: fn(i32, u16) -> String,
    /// Begins the series again.
    pub again: &'static str,
    /// Goes on with the next unit.
    pub next_unit: &'static str,
    /// The series has no exercise.
    pub none: &'static str,
    /// The exercise is being prepared.
    pub preparing: &'static str,
}
