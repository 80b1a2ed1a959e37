//! Counts over ranges of seeds, by number of clues, as a text that adds up.

use super::walks::Walked;
use std::{collections::BTreeMap, fmt};
use sudoku_core::{Shape, Technique, rng::GENERATOR_VERSION};

/// The counts of one size.
pub(crate) struct Counts {
    pub(crate) shape: Shape,
    /// The seeds from one number up to another, not including it, in order.
    pub(crate) ranges: Vec<(u64, u64)>,
    /// By number of clues.
    pub(crate) rows: BTreeMap<usize, Row>,
}

/// The counts of puzzles with one number of clues.
#[derive(Clone, Default)]
pub(crate) struct Row {
    pub(crate) puzzles: u64,
    /// From hard to extreme.
    pub(crate) hard: u64,
    /// Beyond the ladder.
    pub(crate) stuck: u64,
    /// Asked for the techniques that they need.
    pub(crate) asked: u64,
    /// Those of them from hard to extreme.
    pub(crate) hard_asked: u64,
    pub(crate) techniques: BTreeMap<Number, Seen>,
}

/// A technique by its number.
pub(crate) type Number = u8;

/// The puzzles with a technique.
#[derive(Clone, Copy, Default)]
pub(crate) struct Seen {
    pub(crate) used: u64,
    pub(crate) needed: u64,
    pub(crate) hard_used: u64,
    pub(crate) hard_needed: u64,
    /// The hard puzzles with it as their hardest technique.
    pub(crate) opens: u64,
}

impl Seen {
    const fn figures(self) -> [u64; 5] {
        [self.used, self.needed, self.hard_used, self.hard_needed, self.opens]
    }

    const fn of([used, needed, hard_used, hard_needed, opens]: [u64; 5]) -> Self {
        Self { used, needed, hard_used, hard_needed, opens }
    }

    fn plus(self, other: Self) -> Self {
        let (mine, others) = (self.figures(), other.figures());
        Self::of(std::array::from_fn(|at| mine[at] + others[at]))
    }
}

impl Row {
    pub(crate) fn plus(mut self, other: &Self) -> Self {
        self.puzzles += other.puzzles;
        self.hard += other.hard;
        self.stuck += other.stuck;
        self.asked += other.asked;
        self.hard_asked += other.hard_asked;
        for (&technique, &seen) in &other.techniques {
            let sum = self.techniques.entry(technique).or_default();
            *sum = sum.plus(seen);
        }
        self
    }
}

impl Counts {
    pub(crate) fn new(shape: &Shape) -> Self {
        Self { shape: shape.clone(), ranges: Vec::new(), rows: BTreeMap::new() }
    }

    /// The first uncounted seed, at this one or behind its range.
    pub(crate) fn next_after(&self, from: u64) -> u64 {
        self.ranges
            .iter()
            .fold(from, |next, &(first, end)| if (first..end).contains(&next) { end } else { next })
    }

    pub(crate) fn add(&mut self, walked: &Walked) {
        let row = self.rows.entry(walked.puzzle.clues().filled_count()).or_default();
        row.puzzles += 1;
        row.hard += u64::from(walked.is_hard);
        row.stuck += u64::from(walked.hardest.is_none());
        row.asked += u64::from(walked.needed.is_some());
        row.hard_asked += u64::from(walked.needed.is_some() && walked.is_hard);
        for technique in walked.used.iter() {
            let needed = walked.needed.is_some_and(|needed| needed.contains(technique));
            let seen = row.techniques.entry(technique as u8).or_default();
            let opens = walked.is_hard && walked.hardest == Some(technique);
            *seen = seen.plus(Seen {
                used: 1,
                needed: u64::from(needed),
                hard_used: u64::from(walked.is_hard),
                hard_needed: u64::from(walked.is_hard && needed),
                opens: u64::from(opens),
            });
        }
    }

    /// Notes that these seeds are counted.
    pub(crate) fn cover(&mut self, from: u64, until: u64) {
        self.ranges.push((from, until));
        self.ranges.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::new();
        for &(first, end) in &self.ranges {
            match joined.last_mut() {
                Some(last) if last.1 == first => last.1 = end,
                _ => joined.push((first, end)),
            }
        }
        self.ranges = joined;
    }

    /// Adds the counts of other seeds.
    pub(crate) fn merge(&mut self, other: &Self) -> Result<(), String> {
        let meets =
            |&(first, end): &(u64, u64)| self.ranges.iter().any(|&(from, until)| first < until && from < end);
        if let Some((first, end)) = other.ranges.iter().find(|range| meets(range)) {
            return Err(format!("the seeds from {first} to {end} are counted twice"));
        }
        for (&clues, row) in &other.rows {
            let own = self.rows.remove(&clues).unwrap_or_default();
            self.rows.insert(clues, own.plus(row));
        }
        other.ranges.iter().for_each(|&(from, until)| self.cover(from, until));
        Ok(())
    }

    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut counts: Option<Self> = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let bad = || format!("not a line of counts: {line}");
            let number = |word: &str| word.parse::<u64>().map_err(|_| bad());
            match (&mut counts, &words[..]) {
                (None, ["side", side, "generator", version]) => {
                    if *version != GENERATOR_VERSION.to_string() {
                        return Err(format!("counted with generator {version}, not {GENERATOR_VERSION}"));
                    }
                    let shape = Shape::ALL.into_iter().find(|shape| shape.side().to_string() == *side);
                    counts = Some(Self::new(shape.ok_or_else(bad)?));
                }
                (Some(counts), ["seeds", first, end]) => counts.cover(number(first)?, number(end)?),
                (Some(counts), ["clues", clues, puzzles, hard, stuck, asked, hard_asked]) => {
                    let row = counts.rows.entry(number(clues)? as usize).or_default();
                    (row.puzzles, row.hard, row.stuck) = (number(puzzles)?, number(hard)?, number(stuck)?);
                    (row.asked, row.hard_asked) = (number(asked)?, number(hard_asked)?);
                }
                (Some(counts), [clues, slug, figures @ ..]) => {
                    let row = counts.rows.entry(number(clues)? as usize).or_default();
                    let technique = Technique::from_slug(slug).ok_or_else(bad)?;
                    let figures = figures.iter().map(|word| number(word)).collect::<Result<Vec<_>, _>>()?;
                    let figures = <[u64; 5]>::try_from(figures).map_err(|_| bad())?;
                    row.techniques.insert(technique as u8, Seen::of(figures));
                }
                _ => return Err(bad()),
            }
        }
        counts.ok_or_else(|| "no counts".to_owned())
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# Written by `cargo xtask frequency count`. Seeds from the first number up to the second;"
        )?;
        writeln!(
            f,
            "# clues, puzzles, those from hard to extreme, those beyond the ladder, those asked for what"
        )?;
        writeln!(
            f,
            "# they need, the hard ones of these; clues, technique, puzzles that use it, that need it,"
        )?;
        writeln!(f, "# hard ones that use it, that need it, that it opens.")?;
        writeln!(f, "side {} generator {GENERATOR_VERSION}", self.shape.side())?;
        for (first, end) in &self.ranges {
            writeln!(f, "seeds {first} {end}")?;
        }
        for (clues, row) in &self.rows {
            writeln!(
                f,
                "clues {clues} {} {} {} {} {}",
                row.puzzles, row.hard, row.stuck, row.asked, row.hard_asked
            )?;
            for technique in Technique::ALL {
                if let Some(seen) = row.techniques.get(&(technique as u8)) {
                    let figures = seen.figures().map(|figure| figure.to_string());
                    writeln!(f, "{clues} {} {}", technique.slug(), figures.join(" "))?;
                }
            }
        }
        Ok(())
    }
}
