//! A few spare puzzles, made while the player is idle, of the kinds played last, so that a new one is ready
//! immediately.
//!
//! As text it is one line, `1|KIND,...|SPEC CLUES SOLUTION;...|CHECKSUM`. It is short enough for any storage,
//! and unreadable text costs nothing: each puzzle can be made again from its spec.

use crate::links::sealed::{seal, unseal};
use std::fmt::Write;
use sudoku_core::{
    Drawn, Filling, Grid, Level, Puzzle, Seed, Shape, Spec, Symmetry,
    generate::{making::Fitted, recipe::Recipe},
    wire::JobId,
};

/// The number of kinds with spare puzzles.
pub const KINDS: usize = 3;
/// The number of puzzles of each kind.
pub const OF_EACH: usize = 2;

/// A kind of puzzle made by level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The board.
    pub shape: Shape,
    /// What the seed of each draws beside its digits.
    pub drawn: Drawn,
    /// The level.
    pub level: Level,
    /// The way to make the full board.
    pub filling: Filling,
    /// The symmetry of the clues.
    pub symmetry: Symmetry,
}

impl Kind {
    /// The kind of a spec.
    #[must_use]
    pub fn of(spec: &Spec) -> Self {
        Self {
            shape: spec.shape.clone(),
            drawn: spec.drawn,
            level: spec.level,
            filling: spec.filling,
            symmetry: spec.symmetry,
        }
    }

    /// A spec of this kind.
    #[must_use]
    pub fn spec(&self, seed: Seed) -> Spec {
        let Self { shape, drawn, level, filling, symmetry } = self.clone();
        Spec { shape, drawn, level, filling, symmetry, seed }
    }
}

/// A spare puzzle. Its level was checked against its spec at its making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its spec.
    pub spec: Spec,
    /// The puzzle.
    pub puzzle: Puzzle,
}

impl Kept {
    /// A new spare puzzle, if it has the level of its kind.
    #[must_use]
    pub(crate) fn of(fitted: Fitted) -> Option<Self> {
        match fitted.recipe {
            Recipe::Spec(spec) if fitted.lacks.is_empty() => Some(Self { spec, puzzle: fitted.puzzle }),
            Recipe::Spec(_) | Recipe::Daily(_) | Recipe::Measure(_) => None,
        }
    }
}

/// All spare puzzles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spares {
    /// The kinds played last, the latest first.
    kinds: Vec<Kind>,
    kept: Vec<Kept>,
    /// Kinds without a result. This page doesn't try them again.
    given_up: Vec<Kind>,
    /// The puzzle in progress.
    job: Option<(JobId, Kind)>,
}

impl Spares {
    /// Makes that kind the one played last.
    pub fn play(&mut self, kind: Kind) {
        self.kinds.retain(|other| *other != kind);
        self.kinds.insert(0, kind);
        self.kinds.truncate(KINDS);
        let kinds = &self.kinds;
        self.kept.retain(|kept| kinds.contains(&Kind::of(&kept.spec)));
    }

    /// Takes out a puzzle of that kind.
    pub fn take(&mut self, kind: &Kind) -> Option<Kept> {
        let at = self.kept.iter().position(|kept| Kind::of(&kept.spec) == *kind)?;
        Some(self.kept.remove(at))
    }

    /// The kind for the next spare puzzle: the one with the fewest, and among those the one played last.
    #[must_use]
    pub fn wanted(&self) -> Option<Kind> {
        let count = |kind: &Kind| self.kept.iter().filter(|kept| Kind::of(&kept.spec) == *kind).count();
        let kinds = self.kinds.iter().filter(|kind| !self.given_up.contains(kind));
        kinds.filter(|kind| count(kind) < OF_EACH).min_by_key(|kind| count(kind)).cloned()
    }

    /// Whether the worker is making one.
    #[must_use]
    pub(crate) const fn is_being_filled(&self) -> bool {
        self.job.is_some()
    }

    /// The worker is making one of that kind, under that name.
    pub(crate) fn begin(&mut self, job: JobId, kind: Kind) {
        self.job = Some((job, kind));
    }

    /// The kind in progress under that name.
    #[must_use]
    pub(crate) fn made_as(&self, job: JobId) -> Option<Kind> {
        self.job.as_ref().filter(|(own, _)| *own == job).map(|(_, kind)| kind.clone())
    }

    /// Ends the puzzle in progress. Returns whether there was one.
    pub(crate) fn stop(&mut self) -> bool {
        self.job.take().is_some()
    }

    /// Takes the result of making one: none if that failed.
    pub(crate) fn made(&mut self, kind: Kind, kept: Option<Kept>) {
        match kept {
            Some(kept) if self.kinds.contains(&kind) => self.kept.push(kept),
            Some(_) => {}
            None => self.given_up.push(kind),
        }
    }

    /// The number of spare puzzles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// As text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        // Only the spec of a kind has a text, and that has a seed.
        let kinds: Vec<String> = self.kinds.iter().map(|kind| kind.spec(Seed::new(0)).to_string()).collect();
        let mut text = format!("1|{}|", kinds.join(","));
        for (i, Kept { spec, puzzle }) in self.kept.iter().enumerate() {
            let between = if i == 0 { "" } else { ";" };
            // Writing to a String cannot fail.
            let _ = write!(text, "{between}{spec} {} {}", puzzle.clues(), puzzle.solution());
        }
        seal(&text)
    }

    /// Reads a text; the result is empty if this generator didn't write it.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self::parse(text).unwrap_or_default()
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = unseal(text)?.splitn(3, '|');
        parts.next().filter(|&version| version == "1")?;
        let kinds: Option<Vec<Kind>> =
            list(parts.next()?, ',').map(|kind| Some(Kind::of(&kind.parse().ok()?))).collect();
        let kept: Option<Vec<Kept>> = list(parts.next()?, ';').map(read_kept).collect();
        let (mut kinds, mut kept) = (kinds?, kept?);
        kinds.truncate(KINDS);
        kept.truncate(KINDS * OF_EACH);
        Some(Self { kinds, kept, ..Self::default() })
    }

    /// Takes the spare puzzles that another page of this browser has saved.
    pub(crate) fn replace(&mut self, text: &str) {
        let Self { kinds, kept, .. } = Self::read(text);
        (self.kinds, self.kept) = (kinds, kept);
    }
}

fn list(text: &str, between: char) -> impl Iterator<Item = &str> {
    text.split(between).filter(|part| !part.is_empty())
}

fn read_kept(text: &str) -> Option<Kept> {
    let mut parts = text.split(' ');
    let spec = parts.next()?.parse().ok()?;
    let (clues, solution) = (Grid::from_line(parts.next()?)?, Grid::from_line(parts.next()?)?);
    let puzzle = Puzzle::proven_before(clues, solution)?;
    Some(Kept { spec, puzzle })
}
