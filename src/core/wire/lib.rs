//! The messages between the page and its worker, and the work behind them: a row for each task in [`tasks`].
//!
//! `postcard` writes the bytes. These types fix its format, since both sides are the same build.

mod crediting;
mod ladder;
mod photo;
mod printing;
mod reading;
mod scaling;
mod tasks;
mod worksheet;

pub use crediting::{PackedCredits, PackedSolve};
pub use ladder::{Ask, Exercise, Gallery, Hung};
pub use photo::{Corners, PackedPhoto, PhotoError, PhotoQuestion, PhotoRead, PhotoReader};
pub use printing::{Attempts, MagazineState, PackedPath, Printed, Sides, TextForm, WrittenPath, publish};
pub use reading::weigh_candidates;
pub use scaling::{PackedExact, PackedWeighing, ScalesElsewhere, Weighing, weigh};
pub use tasks::{Answer, Task, answer, serve};
pub use worksheet::{PackedExercises, PackedWorksheet};

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Grid};
use sudoku_logic::{
    ladder::level::{self, Graded},
    search::puzzle::{Puzzle, PuzzleError},
};
use sudoku_make::generate::Progress;
use sudoku_notation::Reading;

/// The largest number of nodes for a proof of uniqueness before the answer is "undecided". A hard 9×9 takes
/// some hundreds; the hardest 25×25 known to us take up to 300,000, too long to wait for.
pub const PROOF_NODES: u64 = 60_000;

/// The number of a question. It tells an answer that comes too late from the one expected.
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

/// A question to the worker. It is sent together with the language of the page, for texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The number of the question.
    pub job: JobId,
    /// The task.
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

/// The reading of a text, with the proof that its givens are a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadText {
    /// The reading.
    pub reading: Reading,
    /// The puzzle of its givens.
    pub proven: Result<ProvenPuzzle, PuzzleError>,
}

/// A reply of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The progress of a job.
    Progress(Progress),
    /// Some attempts at puzzles of a magazine; more follow.
    Attempts(Attempts),
    /// The answer; the job is done.
    Done(Answer),
}

/// The worker's reply on a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Response {
    /// The job.
    pub job: JobId,
    /// The reply.
    pub reply: Reply,
}

/// Why the background worker gives no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkError {
    /// The worker stopped; the next question starts another.
    Died,
    /// The worker's program failed to load.
    Unreachable,
    /// The worker's program is no longer on the server: there is another release.
    Updated,
}

/// A message that is not one of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the message between page and worker is not understood: {0}")]
pub struct WireError(#[from] postcard::Error);

/// Writes a message as bytes.
///
/// # Panics
/// Never: writing these types into memory cannot fail.
#[must_use]
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(message).expect("a message of ours can be written into memory")
}

/// Reads a message from its bytes. Returns an error if they are not such a message.
pub fn decode<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, WireError> {
    Ok(postcard::from_bytes(bytes)?)
}

/// Proves that a grid is a puzzle.
fn prove_only(grid: Grid) -> Result<Puzzle, PuzzleError> {
    Puzzle::new(grid, &mut |nodes: u64| {
        if nodes > PROOF_NODES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
}

/// Proves that a grid is a puzzle, and grades it.
fn prove(grid: Grid) -> Result<ProvenPuzzle, PuzzleError> {
    let puzzle = prove_only(grid)?;
    let graded = level::grade(&puzzle);
    Ok(ProvenPuzzle { puzzle, graded })
}
