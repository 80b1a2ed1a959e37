//! The messages between the page and its worker, and the work behind them: a row for each task in [`tasks`].
//!
//! `postcard` writes the bytes. These types fix its format, since both sides are the same build.

mod ladder;
mod printing;
mod tasks;

pub use ladder::Ask;
pub use printing::{Attempts, MagazineState, PackedPath, Printed, Sides, TextForm, WrittenPath, publish};
pub use tasks::{Answer, Task, answer, serve};

use crate::{
    Candidate, Candidates, Grid,
    generate::Progress,
    level::{self, Graded},
    notation::{self, ParseError, Reading},
    puzzle::{NotAPuzzle, Puzzle},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// How many nodes a proof of uniqueness may take before the answer is "undecided". A hard 9×9 takes some
/// hundreds; the hardest 25×25 known to us take up to 300,000, for which nobody would wait.
pub const PROOF_NODES: u64 = 60_000;

/// Names a question, so that an answer that comes too late is known as such.
pub type JobId = u32;

/// A position as it is sent: its digits, and the candidates that logic removed beyond them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentPosition {
    grid: Grid,
    gone: Vec<Candidate>,
}

impl From<&Candidates> for SentPosition {
    fn from(candidates: &Candidates) -> Self {
        let grid = candidates.to_grid();
        let all = Candidates::new(&grid);
        let gone = candidates.open_cells().flat_map(|cell| {
            let gone = all.digits(cell).minus(candidates.digits(cell));
            gone.iter().map(move |digit| Candidate::new(cell, digit))
        });
        let gone = gone.collect();
        Self { grid, gone }
    }
}

impl From<&SentPosition> for Candidates {
    fn from(position: &SentPosition) -> Self {
        let mut candidates = Candidates::new(&position.grid);
        for &gone in &position.gone {
            candidates.eliminate(gone, |_| {});
        }
        candidates
    }
}

/// A question to the worker. It is sent together with the language of the page, in which texts are written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Its name.
    pub job: JobId,
    /// What is to be done.
    pub task: Task,
}

/// A grid with the proof that it is a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvenPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level.
    pub graded: Graded,
}

/// A text as it was read, with the proof that its givens are a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadText {
    /// How it was read.
    pub reading: Reading,
    /// The puzzle of its givens.
    pub proven: Result<ProvenPuzzle, NotAPuzzle>,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It is at work, and this far.
    Progress(Progress),
    /// It made attempts at puzzles of a magazine, and goes on.
    Attempts(Attempts),
    /// It is done.
    Done(Answer),
}

/// The worker's word on a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Response {
    /// Which job.
    pub job: JobId,
    /// What it says.
    pub reply: Reply,
}

/// Why there is no answer from the background worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkFault {
    /// It stopped; another is started with the next question.
    Died,
    /// Its program could not be loaded.
    Unreachable,
    /// Its program is no longer on the server: there is another release.
    Updated,
}

/// A message that is not one of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the message between page and worker is not understood: {0}")]
pub struct WireError(#[from] postcard::Error);

/// A message as bytes.
///
/// # Panics
/// Never: writing these types into memory cannot fail.
#[must_use]
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(message).expect("a message of ours can be written into memory")
}

/// A message from its bytes.
pub fn decode<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, WireError> {
    Ok(postcard::from_bytes(bytes)?)
}

/// Reads the puzzle of that number, from 0, in a text, and proves it.
fn read(text: &str, number: usize) -> Result<Box<ReadText>, ParseError> {
    let reading = notation::read_one(text, number)?;
    let proven = prove(reading.grid.clone());
    Ok(Box::new(ReadText { reading, proven }))
}

/// Proves that a grid is a puzzle, and grades it.
fn prove(grid: Grid) -> Result<ProvenPuzzle, NotAPuzzle> {
    let within = &mut |nodes: u64| {
        if nodes > PROOF_NODES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let puzzle = Puzzle::new(grid, within)?;
    let graded = level::grade(&puzzle);
    Ok(ProvenPuzzle { puzzle, graded })
}
