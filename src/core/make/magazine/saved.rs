//! A magazine as text, to be continued another day.
//!
//! The first line is `magazine 1 BATCH`; then comes a line for each attempt, so that a saved text can grow by
//! appending. `+` begins a puzzle: clues, solution, level, rating in tenths and score (or `-` and `-`), key
//! (or `=`, if that is the clues) and milliseconds. `=` begins an attempt that was like another, `-` one that
//! missed, `!` an impossible one, each with its milliseconds. `~` resumes the lots that found nothing. `x` and a
//! number makes no more of that lot, counted from 0, and `o` resumes it. A line that begins with `*`, the second
//! of the text, has the layout and the title. Then come lines that begin with `@`, if the magazine is arranged:
//! one for each lot, in the order of print, with its number in the batch and its differences from the usual.

use super::{
    Arrangement, Batch, BatchError, Contribution, Hardness, Layout, Magazine, Outcome, Taken, Work,
    arrangement::ARRANGED, kept::Kept,
};
use std::str::FromStr;
use sudoku_board::Grid;
use sudoku_logic::{Level, Puzzle};
use sudoku_scales::Tenths;

/// The first words of the text: its kind, and the version of its format.
const FIRST: &str = "magazine 1 ";
/// Begins the line that resumes the lots that found nothing.
const PATIENT: char = '~';
/// Begins the line that ends a lot taken out, and the line that resumes it.
const SKIPS: [&str; 2] = ["x ", "o "];
/// Begins the line with the layout and the title.
const STYLE: &str = "* ";

/// The result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A puzzle at this index in the order of making, with this key.
    Kept(usize, String),
    /// It was like another.
    Alike,
    /// It did not match the recipe.
    Missed,
    /// No puzzle can match the recipe.
    Impossible,
    /// The player keeps looking.
    Patient,
    /// No more of this lot is made, or it is resumed.
    Skipped(usize, bool),
}

/// An attempt and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) event: Event,
    pub(super) millis: u64,
}

/// Why a text is not a magazine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MagazineError {
    /// The beginning is not that of a magazine.
    #[error("it does not begin with {FIRST:?}")]
    Start,
    /// The batch cannot be read.
    #[error("what was asked for cannot be read: {0}")]
    Batch(#[from] BatchError),
    /// This line, counted from 1, is damaged, or does not follow from those before it.
    #[error("line {0} is damaged, or one before it is missing")]
    Line(usize),
}

impl Batch {
    /// Returns the first line of the text of the batch's magazine, with its line break: the text of an empty magazine.
    #[must_use]
    pub fn first_line(&self) -> String {
        format!("{FIRST}{self}\n")
    }

    /// Returns the batch at the beginning of a magazine's text, and the lines after it.
    pub fn of_magazine(text: &str) -> Result<(Self, &str), MagazineError> {
        let (first, lines) = text.split_once('\n').unwrap_or((text, ""));
        Ok((first.strip_prefix(FIRST).ok_or(MagazineError::Start)?.parse()?, lines))
    }

    /// Returns the line that resumes the lots that found nothing, with its line break.
    #[must_use]
    pub fn line_to_keep_looking() -> String {
        format!("{PATIENT} 0\n")
    }

    /// Returns the line that makes no more of a lot, or resumes it, with its line break.
    #[must_use]
    pub fn line_to_skip(lot: usize, skipped: bool) -> String {
        format!("{}\n", skips(lot, skipped, 0))
    }
}

fn skips(lot: usize, skipped: bool, millis: u64) -> String {
    format!("{}{lot} {millis}", SKIPS[usize::from(!skipped)])
}

impl Layout {
    /// Returns the line of a magazine's text with a layout and a title, with its line break.
    #[must_use]
    pub fn line(&self, title: &str) -> String {
        let title: String = title.chars().filter(|symbol| !symbol.is_control()).collect();
        format!("{STYLE}{} | {title}\n", self.written())
    }

    /// Returns the layout and the title at the beginning of a magazine's lines, and the lines after them, or `None` if
    /// they have none, or one that cannot be read.
    #[must_use]
    pub fn of_lines(lines: &str) -> Option<(Self, &str, &str)> {
        let (first, rest) = lines.strip_prefix(STYLE)?.split_once('\n')?;
        let (layout, title) = first.split_once(" | ")?;
        Some((Self::read(layout)?, title, rest))
    }
}

impl Magazine {
    /// Returns the whole magazine as text, for `from_str`.
    #[must_use]
    pub fn save(&self) -> String {
        let lines = (0..self.happened().len()).filter_map(|at| self.line(at));
        let first = self.batch().first_line() + &self.arrangement().lines();
        lines.fold(first, |text, line| text + &line + "\n")
    }

    /// Returns the line of an attempt, counted from 0, without a line break, or `None` if there were not so many. A
    /// saved text grows by appending new lines, instead of being rewritten for each puzzle.
    #[must_use]
    pub fn line(&self, attempt: usize) -> Option<String> {
        let Line { event, millis } = self.happened().get(attempt)?;
        Some(match event {
            Event::Kept(at, key) => {
                let Kept { puzzle, hardness: Hardness { level, rated }, .. } = self.kept(*at)?;
                let (clues, solution) = (puzzle.clues().to_string(), puzzle.solution());
                let key = if *key == clues { "=" } else { key };
                let rated =
                    rated.map_or("- -".to_owned(), |(hardest, score)| format!("{} {score}", hardest.0));
                format!("+ {clues} {solution} {level} {rated} {key} {millis}")
            }
            Event::Alike => format!("= {millis}"),
            Event::Missed => format!("- {millis}"),
            Event::Impossible => format!("! {millis}"),
            Event::Patient => format!("{PATIENT} {millis}"),
            Event::Skipped(lot, skipped) => skips(*lot, *skipped, *millis),
        })
    }
}

impl FromStr for Magazine {
    type Err = MagazineError;

    /// Reads a text from [`Magazine::save`]. Trusts it that solutions are unique, as that was proven before
    /// saving.
    fn from_str(text: &str) -> Result<Self, MagazineError> {
        let mut lines = text.lines();
        let batch = lines.next().and_then(|line| line.strip_prefix(FIRST)).ok_or(MagazineError::Start)?;
        let mut magazine = Self::new(batch.parse::<Batch>()?);
        let mut arrangement = Arrangement::default();
        for (number, line) in (2..).zip(lines).filter(|(_, line)| !line.starts_with(STYLE)) {
            let read = match line.strip_prefix(ARRANGED) {
                Some(lot) => arrangement.read(lot).filter(|()| magazine.arrange(arrangement.clone())),
                None => magazine.read_line(line),
            };
            read.ok_or(MagazineError::Line(number))?;
        }
        Ok(magazine)
    }
}

impl Magazine {
    fn read_line(&mut self, line: &str) -> Option<()> {
        if line.starts_with(PATIENT) {
            return self.keep_looking().then_some(());
        }
        for (word, skipped) in SKIPS.into_iter().zip([true, false]) {
            if let Some((lot, _)) = line.strip_prefix(word).and_then(|rest| rest.split_once(' ')) {
                return self.skip(lot.parse().ok()?, skipped).then_some(());
            }
        }
        let recipe = self.due()?;
        let (line, millis) = line.rsplit_once(' ')?;
        let millis = millis.parse().ok()?;
        let (outcome, expected) = match line {
            "=" => {
                // It does not matter which one it was like.
                self.take_alike(millis);
                return Some(());
            }
            "-" => (Outcome::Missed, Taken::Missed),
            "!" => (Outcome::Impossible, Taken::Missed),
            _ => (Outcome::Made(Box::new(read_work(line.strip_prefix("+ ")?)?)), Taken::Kept),
        };
        (self.take(Contribution { recipe, outcome }, millis) == expected).then_some(())
    }
}

fn read_work(text: &str) -> Option<Work> {
    let mut parts = text.split(' ');
    let clues = parts.next()?;
    let puzzle = Puzzle::proven_before(Grid::from_line(clues)?, Grid::from_line(parts.next()?)?)?;
    let level = Level::from_slug(parts.next()?)?;
    let rated = match (parts.next()?, parts.next()?) {
        ("-", "-") => None,
        (hardest, score) => Some((Tenths(hardest.parse().ok()?), score.parse().ok()?)),
    };
    let key = parts.next().map(|key| if key == "=" { clues } else { key })?.to_owned();
    parts.next().is_none().then_some(Work { puzzle, hardness: Hardness { level, rated }, key })
}
