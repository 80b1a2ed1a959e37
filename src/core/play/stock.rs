//! A few puzzles that were made while nobody asked for anything, of the kinds that were played last, so that
//! a new one is there at once.
//!
//! As text it is one line, `1|KIND,...|SPEC CLUES SOLUTION;...|CHECKSUM`. It holds so little that it has
//! its place anywhere, and what cannot be read is no loss: each puzzle can be made again from its spec.

use super::sealed::{seal, unseal};
use crate::{
    Filling, Grid, Level, Order, Puzzle, Seed, Spec, Symmetry,
    generate::{making::Fitted, recipe::Recipe},
    wire::JobId,
};
use std::fmt::Write;

/// Of how many kinds puzzles are kept.
pub const KINDS: usize = 3;
/// How many of each kind.
pub const OF_EACH: usize = 2;

/// A kind of puzzle that is made by level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The size.
    pub order: Order,
    /// The level.
    pub level: Level,
    /// How the full board is made.
    pub filling: Filling,
    /// How the clues stand.
    pub symmetry: Symmetry,
}

impl Kind {
    /// The kind of a spec.
    #[must_use]
    pub const fn of(spec: &Spec) -> Self {
        Self { order: spec.order, level: spec.level, filling: spec.filling, symmetry: spec.symmetry }
    }

    /// A spec of this kind.
    #[must_use]
    pub const fn spec(self, seed: Seed) -> Spec {
        let Self { order, level, filling, symmetry } = self;
        Spec { order, level, filling, symmetry, seed }
    }
}

/// A puzzle that is kept. That it is of the level of its spec was seen when it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// How it was made.
    pub spec: Spec,
    /// The puzzle.
    pub puzzle: Puzzle,
}

impl Kept {
    /// What was made to be kept, if it is of the level that its kind has.
    #[must_use]
    pub(in crate::play) fn of(fitted: Fitted) -> Option<Self> {
        match fitted.recipe {
            Recipe::Spec(spec) if fitted.lacks.is_empty() => Some(Self { spec, puzzle: fitted.puzzle }),
            Recipe::Spec(_) | Recipe::Daily(_) | Recipe::Measure(_) => None,
        }
    }
}

/// All that is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stock {
    /// The kinds played last, the last first.
    kinds: Vec<Kind>,
    kept: Vec<Kept>,
    /// Kinds of which none was found. They are not looked for again on this page.
    given_up: Vec<Kind>,
    /// What is being made.
    job: Option<(JobId, Kind)>,
}

impl Stock {
    /// That kind is the one played last from now on.
    pub fn play(&mut self, kind: Kind) {
        self.kinds.retain(|&other| other != kind);
        self.kinds.insert(0, kind);
        self.kinds.truncate(KINDS);
        let kinds = &self.kinds;
        self.kept.retain(|kept| kinds.contains(&Kind::of(&kept.spec)));
    }

    /// A puzzle of that kind, which is then kept no more.
    pub fn take(&mut self, kind: Kind) -> Option<Kept> {
        let at = self.kept.iter().position(|kept| Kind::of(&kept.spec) == kind)?;
        Some(self.kept.remove(at))
    }

    /// The kind of which a puzzle should be made next: the one with the fewest, of those the one played last.
    #[must_use]
    pub fn wanted(&self) -> Option<Kind> {
        let count = |kind: Kind| self.kept.iter().filter(|kept| Kind::of(&kept.spec) == kind).count();
        let kinds = self.kinds.iter().copied().filter(|kind| !self.given_up.contains(kind));
        kinds.filter(|&kind| count(kind) < OF_EACH).min_by_key(|&kind| count(kind))
    }

    /// Whether one is being made.
    #[must_use]
    pub(in crate::play) const fn is_being_filled(&self) -> bool {
        self.job.is_some()
    }

    /// One of that kind is being made from now on, under that name.
    pub(in crate::play) const fn begin(&mut self, job: JobId, kind: Kind) {
        self.job = Some((job, kind));
    }

    /// The kind that is being made under that name.
    #[must_use]
    pub(in crate::play) fn made_as(&self, job: JobId) -> Option<Kind> {
        self.job.filter(|&(own, _)| own == job).map(|(_, kind)| kind)
    }

    /// None is being made any more; whether one was.
    pub(in crate::play) const fn stop(&mut self) -> bool {
        self.job.take().is_some()
    }

    /// What came of making one: none if it could not be made.
    pub(in crate::play) fn made(&mut self, kind: Kind, kept: Option<Kept>) {
        match kept {
            Some(kept) if self.kinds.contains(&kind) => self.kept.push(kept),
            Some(_) => {}
            None => self.given_up.push(kind),
        }
    }

    /// How many puzzles are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// As text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        // Of a kind only its spec has a text, and that has a seed.
        let kinds: Vec<String> = self.kinds.iter().map(|kind| kind.spec(Seed::new(0)).to_string()).collect();
        let mut text = format!("1|{}|", kinds.join(","));
        for (i, Kept { spec, puzzle }) in self.kept.iter().enumerate() {
            let between = if i == 0 { "" } else { ";" };
            // Writing to a String cannot fail.
            let _ = write!(text, "{between}{spec} {} {}", puzzle.clues(), puzzle.solution());
        }
        seal(&text)
    }

    /// What a text holds; nothing, if it is none of this generator's.
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

    /// What another page of this browser keeps now.
    pub(in crate::play) fn replace(&mut self, text: &str) {
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
