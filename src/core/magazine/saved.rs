//! A magazine as text, to be continued another day.
//!
//! The first line is `magazine 1 BATCH`; after it comes a line for each attempt, so that whoever keeps it may
//! append. `+` begins a puzzle that was kept: clues, solution, level, rating in tenths and score (or `-` and
//! `-`), key (or `=`, if that is the clues) and milliseconds; `=` one that was like another, `-` one that missed, `!`
//! one that cannot be, each with its milliseconds.

use super::{BadBatch, Batch, Contribution, Hardness, Magazine, Outcome, Taken, Work};
use crate::{Grid, Level, Puzzle, rating::Tenths};
use std::str::FromStr;

/// The first words of the text: what it is, and the version of its form.
const FIRST: &str = "magazine 1 ";

/// What happened to an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// It was kept, at this place of the making, and has this key.
    Kept(usize, String),
    /// It was like another.
    Alike,
    /// It was not what was asked for.
    Missed,
    /// There can be none.
    Impossible,
}

/// An attempt and how long it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) event: Event,
    pub(super) millis: u64,
}

/// Why a text is no magazine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMagazine {
    /// It does not begin as one does.
    #[error("it does not begin with {FIRST:?}")]
    Start,
    /// What was asked for is not understood.
    #[error("what was asked for cannot be read: {0}")]
    Batch(#[from] BadBatch),
    /// This line, counted from 1, is damaged, or does not follow from those before it.
    #[error("line {0} is damaged, or one before it is missing")]
    Line(usize),
}

impl Batch {
    /// The first line of the text of its magazine, with its line end: a magazine in which nothing is yet.
    #[must_use]
    pub fn first_line(&self) -> String {
        format!("{FIRST}{self}\n")
    }

    /// The batch that the text of a magazine begins with, and the lines after it.
    pub fn of_magazine(text: &str) -> Result<(Self, &str), BadMagazine> {
        let (first, lines) = text.split_once('\n').unwrap_or((text, ""));
        Ok((first.strip_prefix(FIRST).ok_or(BadMagazine::Start)?.parse()?, lines))
    }
}

impl Magazine {
    /// All of it as text, from which it is read back.
    #[must_use]
    pub fn save(&self) -> String {
        let lines = (0..self.happened().len()).filter_map(|at| self.line(at));
        lines.fold(self.batch().first_line(), |text, line| text + &line + "\n")
    }

    /// The line of an attempt, counted from 0, without its end; none if there were not so many. Whoever keeps
    /// the text appends the lines that are new, which spares writing it again for each puzzle.
    #[must_use]
    pub fn line(&self, attempt: usize) -> Option<String> {
        let Line { event, millis } = self.happened().get(attempt)?;
        Some(match event {
            Event::Kept(at, key) => {
                let (_, puzzle, Hardness { level, rated }) = self.kept(*at)?;
                let (clues, solution) = (puzzle.clues().to_string(), puzzle.solution());
                let key = if *key == clues { "=" } else { key };
                let rated =
                    rated.map_or("- -".to_owned(), |(hardest, score)| format!("{} {score}", hardest.0));
                format!("+ {clues} {solution} {level} {rated} {key} {millis}")
            }
            Event::Alike => format!("= {millis}"),
            Event::Missed => format!("- {millis}"),
            Event::Impossible => format!("! {millis}"),
        })
    }
}

impl FromStr for Magazine {
    type Err = BadMagazine;

    /// Reads a text that [`Magazine::save`] wrote. That solutions are the only ones was proven when they were
    /// written, and is believed.
    fn from_str(text: &str) -> Result<Self, BadMagazine> {
        let mut lines = text.lines();
        let batch = lines.next().and_then(|line| line.strip_prefix(FIRST)).ok_or(BadMagazine::Start)?;
        let mut magazine = Self::new(batch.parse::<Batch>()?);
        for (number, line) in (2..).zip(lines) {
            magazine.read_line(line).ok_or(BadMagazine::Line(number))?;
        }
        Ok(magazine)
    }
}

impl Magazine {
    fn read_line(&mut self, line: &str) -> Option<()> {
        let recipe = self.due()?;
        let (line, millis) = line.rsplit_once(' ')?;
        let millis = millis.parse().ok()?;
        let (outcome, expected) = match line {
            "=" => {
                // Which one it was like is of no account.
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
