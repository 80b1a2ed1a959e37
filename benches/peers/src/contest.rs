//! Rounds in turns, and the table of them.

use crate::Work;
use std::{
    fmt,
    time::{Duration, Instant},
};

/// Rounds that each plays at least, but for those who are slow.
const ROUNDS: usize = 7;
/// From here on a round is slow, and one is enough.
const SLOW: Duration = Duration::from_secs(2);

/// One program at one question.
pub(crate) struct Contestant<'a> {
    pub(crate) name: &'static str,
    /// Works through the whole set; the answer is how many puzzles it says yes to.
    pub(crate) work: Work<'a>,
    /// Whether its answer must be ours.
    pub(crate) must_agree: bool,
}

/// One question about one set.
pub(crate) struct Contest<'a> {
    name: String,
    puzzles: usize,
    contestants: Vec<Contestant<'a>>,
}

impl<'a> Contest<'a> {
    pub(crate) fn new(name: &str, puzzles: usize) -> Self {
        Self { name: name.to_owned(), puzzles, contestants: Vec::new() }
    }

    pub(crate) fn and(mut self, contestant: Contestant<'a>) -> Self {
        self.contestants.push(contestant);
        self
    }

    /// The fastest round of each, after their answers were compared.
    fn run(mut self) -> Vec<(&'static str, Duration)> {
        let mut best = Vec::new();
        let mut answer = None;
        for Contestant { name, work, must_agree } in &mut self.contestants {
            let begin = Instant::now();
            let said = work();
            best.push((*name, begin.elapsed()));
            let ours = *answer.get_or_insert(said);
            assert!(said == ours || !*must_agree, "{}: {name} says {said}, and not {ours}", self.name);
        }
        for _ in 1..ROUNDS {
            for (contestant, (_, best)) in self.contestants.iter_mut().zip(&mut best) {
                if *best < SLOW {
                    let begin = Instant::now();
                    (contestant.work)();
                    *best = begin.elapsed().min(*best);
                }
            }
        }
        best
    }
}

/// The results of one question.
pub(crate) struct Table {
    title: &'static str,
    columns: &'static [&'static str],
    rows: Vec<(String, Vec<Option<f64>>)>,
}

impl Table {
    /// Holds contests and writes their rates down.
    pub(crate) fn of<'a>(
        title: &'static str,
        columns: &'static [&'static str],
        contests: impl IntoIterator<Item = Contest<'a>>,
    ) -> Self {
        let rows = contests.into_iter().map(|contest| {
            let (name, puzzles) = (contest.name.clone(), contest.puzzles as f64);
            let best = contest.run();
            let rate = |column: &&str| {
                let found = best.iter().find(|(name, _)| name == column);
                found.map(|(_, time)| puzzles / time.as_secs_f64().max(1e-9))
            };
            (name, columns.iter().map(rate).collect())
        });
        Self { title, columns, rows: rows.collect() }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used: Vec<usize> = (0..self.columns.len())
            .filter(|&column| self.rows.iter().any(|(_, rates)| rates[column].is_some()))
            .collect();
        write!(f, "| {} |", self.title)?;
        used.iter().try_for_each(|&column| write!(f, " {} |", self.columns[column]))?;
        write!(f, "\n|---|")?;
        used.iter().try_for_each(|_| write!(f, "---:|"))?;
        for (name, rates) in &self.rows {
            write!(f, "\n| {name} |")?;
            for &column in &used {
                match (rates[column], rates[0]) {
                    (None, _) => write!(f, " |")?,
                    (Some(rate), Some(ours)) if column > 0 => {
                        write!(f, " {} ({}×) |", short(rate), figures(ours / rate))?;
                    }
                    (Some(rate), _) => write!(f, " {} |", short(rate))?,
                }
            }
        }
        Ok(())
    }
}

/// A rate with its thousands as `k`.
fn short(rate: f64) -> String {
    if rate >= 1000.0 { format!("{} k", figures(rate / 1000.0)) } else { figures(rate) }
}

/// Two or three figures.
fn figures(number: f64) -> String {
    match number {
        100.0.. => format!("{number:.0}"),
        10.0.. => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}
