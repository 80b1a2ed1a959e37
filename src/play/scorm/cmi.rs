//! The values that the page reads from a learning management system and reports to it, in the data model of SCORM 1.2:
//! their names, their types, and which value says what.

use crate::links::{
    assignment::{Assignment, HandedIn, MAX_NAME, Outcome, Subject, cut},
    handover::{Handover, Piece},
};

const STATUS: &str = "cmi.core.lesson_status";
const MARK: &str = "cmi.core.score.raw";
const LEAST: &str = "cmi.core.score.min";
const MOST: &str = "cmi.core.score.max";
const TIME: &str = "cmi.core.session_time";
const EXIT: &str = "cmi.core.exit";
const NAME: &str = "cmi.core.student_name";
const DATA: &str = "cmi.suspend_data";

/// The beginnings of a result and of a piece of a game in that text.
const RESULT: &str = "#r=";
const GAME: &str = "#h=";

/// The best mark.
pub const FULL: u8 = 100;
/// The longest text under [`DATA`].
const LONGEST: usize = 4096;

/// What the system knows of the pupil's work when the page opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The assignment of the package.
    pub assignment: Assignment,
    /// The pupil's name in the system.
    pub name: String,
    /// Whether the work is over, with a mark.
    pub is_over: bool,
    /// The result, if the system has its code; of work under way, the result so far.
    pub outcome: Option<Outcome>,
    /// The game of work under way.
    pub game: Option<Box<Handover>>,
}

impl Launch {
    /// Writes what the system has, by the names of the values, as a line for each: the assignment in this text, the
    /// status, the mark, the kept text, and the name.
    pub fn write(assignment: &str, get: impl Fn(&str) -> String) -> String {
        let line = |element: &str| get(element).replace(['\n', '\r'], " ");
        [assignment.to_owned(), line(STATUS), line(MARK), line(DATA), line(NAME)].join("\n")
    }

    /// Reads the text of [`Self::write`]. `None` if the assignment is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let mut next = || lines.next().map(str::trim).unwrap_or_default();
        let (assignment, status, mark, kept, name) = (next(), next(), next(), next(), next());
        let assignment = Assignment::read(assignment).ok()?;
        // Some systems call a page completed that has reported nothing.
        let is_over = ["passed", "completed", "failed"].contains(&status) && !mark.is_empty();
        let texts = |key: &'static str| kept.split(' ').filter_map(move |text| text.strip_prefix(key));
        let code = texts(RESULT).find_map(|text| Outcome::read(text).ok());
        let outcome = code.filter(|outcome| outcome.assignment == assignment.number());
        let pieces: Vec<Piece> = texts(GAME).filter_map(|text| Piece::read(text).ok()).collect();
        let is_of_it = |game: &Handover| matches!(&assignment.subject, Subject::Board(case) if case.givens == *game.clues());
        let game =
            Handover::from_pieces(&pieces).ok().filter(|game| !is_over && is_of_it(game)).map(Box::new);
        let outcome = outcome.filter(|_| is_over || game.is_some());
        let game = game.filter(|_| outcome.is_some());
        // Systems write the family name first.
        let name = match name.split_once(',') {
            Some((family, given)) => format!("{} {}", given.trim(), family.trim()),
            None => name.to_owned(),
        };
        let name = cut(name.trim(), MAX_NAME).to_owned();
        Some(Self { assignment, name, is_over, outcome, game })
    }
}

/// Values for the system, in the order of setting them: a line for each, with its element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report(pub String);

impl Report {
    /// Says that the work is under way. Without it, a system takes a page that is closed again for completed work.
    #[must_use]
    pub fn begun() -> Self {
        Self::of(&[(STATUS, "incomplete"), (EXIT, "suspend")])
    }

    /// Says how far the pupil has come: the time since the page opened, in seconds, the result so far, and the game on
    /// the board.
    #[must_use]
    pub fn left(seconds: u32, outcome: &Outcome, game: Option<&Handover>) -> Self {
        let mut kept = outcome.link();
        for piece in game.and_then(Handover::pieces).unwrap_or_default() {
            kept.extend([" ", GAME, &piece.write()]);
        }
        let time = timespan(seconds);
        let mut values = vec![(TIME, time.as_str())];
        // Only the largest boards, full of notes, are longer. Then the text of an earlier report stays.
        if kept.len() <= LONGEST {
            values.push((DATA, &kept));
        }
        Self::of(&values)
    }

    /// Says how the work ended, and the time since the page opened, in seconds.
    #[must_use]
    pub fn ended(outcome: &Outcome, seconds: u32) -> Self {
        let code = outcome.link();
        let (full, mark, time) = (FULL.to_string(), mark(outcome).to_string(), timespan(seconds));
        let mut values = vec![
            (STATUS, status(outcome)),
            (LEAST, "0"),
            (MOST, &full),
            (MARK, &mark),
            (TIME, &time),
            (EXIT, ""),
        ];
        // The longest code has half that length; a system refuses a longer text whole.
        if code.len() <= LONGEST {
            values.push((DATA, &code));
        }
        Self::of(&values)
    }

    /// Returns the elements with their values.
    pub fn values(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.lines().filter_map(|line| line.split_once('='))
    }

    fn of(values: &[(&str, &str)]) -> Self {
        let mut lines = String::new();
        for (element, value) in values {
            lines.extend([element, "=", value, "\n"]);
        }
        Self(lines)
    }
}

/// Returns the mark of a result: the parts that are right, in percent. It is [`FULL`] only if all are.
#[must_use]
pub fn mark(outcome: &Outcome) -> u8 {
    let (done, total) = (u32::from(outcome.done), u32::from(outcome.total).max(1));
    (done.min(total) * u32::from(FULL) / total) as u8
}

/// The status of work that is over: passed if everything is done and right. The page doesn't know which mark a teacher
/// expects, so it calls no work failed.
fn status(outcome: &Outcome) -> &'static str {
    if outcome.ended == HandedIn::Done && mark(outcome) == FULL { "passed" } else { "completed" }
}

/// A time as the data model writes it: hours, minutes and seconds.
fn timespan(seconds: u32) -> String {
    let hours = (seconds / 3600).min(9999);
    format!("{hours:04}:{:02}:{:02}.00", seconds / 60 % 60, seconds % 60)
}
