//! The desk: a set of puzzles, and the jobs for them.

use crate::{
    bands,
    job::{Job, shape_of, spec},
    ours,
};
use std::ops::ControlFlow;
use sudoku_core::{Grid, Level, Shape, generate, notation};

/// Holds puzzles and jobs.
#[derive(Default)]
pub struct Desk {
    set: Vec<Grid>,
    jobs: Vec<Job>,
}

impl Desk {
    /// Adds a puzzle to the set. Returns false if the text is invalid.
    pub fn lay(&mut self, line: &str) -> bool {
        let read = notation::read(line);
        self.set.extend(read.map(|read| read.grid));
        !self.set.is_empty()
    }

    /// Removes all puzzles and jobs.
    pub fn clear(&mut self) {
        self.set.clear();
        self.jobs.clear();
    }

    /// Takes on a job by its words: the name of a program, the task, and any details. Returns its number, or
    /// `None` if no program here can do it. The program `lay` adds puzzles of our own.
    pub fn take(&mut self, words: &str) -> Option<usize> {
        let words: Vec<&str> = words.split_whitespace().collect();
        let (program, asked) = words.split_first()?;
        if let ("lay", [shape, level, count]) = (*program, asked) {
            // Our own puzzles for all programs, the same everywhere.
            let (shape, level) = (shape_of(shape)?, Level::from_slug(level)?);
            self.set =
                (0..count.parse().ok()?).map(|seed| made(shape, level, seed)).collect::<Option<_>>()?;
        }
        let job = match *program {
            "lay" => Some(Job::each(self.set.clone(), |_| 1)),
            "ours" => ours::job(asked, &self.set),
            "sudoku" => bands::job(asked, &self.set),
            #[cfg(not(target_family = "wasm"))]
            other => crate::natives::job(other, asked, &self.set),
            #[cfg(target_family = "wasm")]
            _ => None,
        }?;
        self.jobs.push(job);
        Some(self.jobs.len() - 1)
    }

    /// The number of items of a job, or `None` if they are seeds or the job does not exist.
    #[must_use]
    pub fn size(&self, job: usize) -> Option<usize> {
        self.jobs.get(job)?.size
    }

    pub fn go(&mut self, job: usize, from: usize, to: usize) -> u32 {
        self.jobs.get_mut(job).map_or(0, |job| (job.work)(from, to))
    }
}

fn made(shape: &Shape, level: Level, seed: u64) -> Option<Grid> {
    let made = generate(&spec(shape, level, seed), &mut |_| ControlFlow::Continue(()));
    made.ok().map(|made| made.puzzle.clues().clone())
}
