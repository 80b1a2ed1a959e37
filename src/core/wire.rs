//! What page and worker say to each other, and the worker's answer to each question.
//!
//! Bytes are written by `postcard`, whose form is fixed by these types: both sides are the same build.

mod ladder;
mod printing;

pub use ladder::{Ask, Wanted};
pub use printing::{Attempts, MagazineState, PackedPath, Printed, Sides, TextForm, WrittenPath, publish};

use crate::{
    Candidate, Candidates, Grid,
    advice::{self, Claimed, Effort, Hinted, Move, Reviewed, Sheet, Verdict},
    explain::Locale,
    generate::{
        Progress,
        making::{Fitted, NotMade},
        recipe::Recipe,
    },
    guesses::{self, Search},
    ladder::Plan,
    level::{self, Graded},
    magazine::{Paper, Ways},
    notation::{self, Listing, ParseError, Reading},
    passes::{Pass, PathStep},
    position,
    puzzle::{NotAPuzzle, Puzzle},
    rating::{self, Rating},
    step::Step,
    study::{self, Clash, Fewer, Finding, Spare},
    why,
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// How many steps of a visible search are kept at most; a person watches far fewer.
pub const SEARCH_STEPS: usize = 4000;

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

/// Long work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Make a puzzle by its recipe.
    Make(Recipe),
    /// Prove that a grid is a puzzle, and grade it.
    Check(Grid),
    /// Find out what a text says, or its puzzle of that number where it has several, and prove that it is a
    /// puzzle.
    Read(String, usize),
    /// List puzzles of a text that has several: the number of the first, from 0, and how many.
    List(String, usize, usize),
    /// Search from a position, visibly.
    Search(SentPosition),
    /// Find what proves a digit on a player's board.
    Prove {
        /// The puzzle, which has one solution.
        clues: Grid,
        /// The player's board.
        board: Grid,
        /// The digit.
        goal: Candidate,
        /// The ladder of techniques that may be used.
        plan: Plan,
    },
    /// Try a candidate, and follow it.
    Suppose {
        /// The position.
        from: SentPosition,
        /// The candidate.
        tried: Candidate,
        /// The ladder of techniques that may be used.
        plan: Plan,
    },
    /// Find the next step that a player has not taken yet.
    Hint(Box<Sheet>, Plan),
    /// Ask the ladder.
    Ladder(Ask, Wanted),
    /// Say how hard a puzzle is.
    Rate(Box<Puzzle>),
    /// Judge what was claimed on a board by a true move.
    Judge(Box<Sheet>, Vec<Claimed>, Plan),
    /// Judge all moves of a solve: the clues, the solution, and the moves.
    Review(Grid, Grid, Vec<Move>, Plan),
    /// Make all that a magazine lacks, which is given as text. Attempts are told with [`Reply::Attempts`], see
    /// [`answer`].
    Publish(String),
    /// Draw pages of a magazine.
    Print(Box<Sides>),
    /// Write a magazine in a form.
    Write(String, TextForm),
    /// Look into clues that are put in by hand.
    Study(Study),
    /// Find the solution path of a puzzle, and write it in words: [`Answer::WrittenOut`].
    WriteOut(Box<Puzzle>, Plan),
    /// Draw that path as pages: [`Answer::Drawn`]. It is handed back as it was told.
    Draw(PackedPath, Ways, Paper),
}

/// What is asked of clues that are put in by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Study {
    /// How many solutions they have: [`Answer::Counted`].
    Count(Grid),
    /// Which of them clash, as they have no solution: [`Answer::Clash`].
    Clash(Grid),
    /// Which of them the puzzle does without: [`Answer::Spare`].
    Spare(Box<Puzzle>),
    /// The same puzzle without those that can go: [`Answer::Fewer`].
    Fewer(Box<Puzzle>),
}

/// A question to the worker. It is sent together with the language of the page, in which texts are written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Its name.
    pub job: JobId,
    /// What is to be done.
    pub task: Task,
}

/// A puzzle with its proof already made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvenPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level.
    pub graded: Graded,
}

/// What a text says, and whether that is a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadText {
    /// How it was read.
    pub reading: Reading,
    /// The puzzle of its givens.
    pub proven: Result<ProvenPuzzle, NotAPuzzle>,
}

/// The end of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The puzzle made, or the nearest to it; or why there is none.
    Made(Result<Box<Fitted>, NotMade>),
    /// The grid was proven to be a puzzle.
    Puzzle(Box<ProvenPuzzle>),
    /// The grid is not a puzzle.
    NotAPuzzle(NotAPuzzle),
    /// What the text says.
    Read(Box<ReadText>),
    /// The text says nothing that is known.
    Unreadable(ParseError),
    /// Puzzles of a text that has several.
    Listed(Listing),
    /// The passes found.
    Passes(Vec<Pass>),
    /// The search made.
    Search(Search),
    /// The steps that prove the digit; none if the ladder does not reach it.
    Proved(Option<Vec<Step>>),
    /// The steps from the board that lead to the digit; none if the ladder does not reach it.
    Reasoned(Option<Vec<Step>>),
    /// The steps from the trial to the dead end; none if no contradiction was met.
    Supposed(Option<Vec<Step>>),
    /// The step to hint at; none if the ladder knows of none.
    Hint(Option<Box<Hinted>>),
    /// The steps of a path.
    Path(Vec<PathStep>),
    /// The steps that a position holds.
    Steps(Vec<Step>),
    /// How hard the puzzle is.
    Rated(Rated),
    /// The claim that has the least reason, and what is to be said of it.
    Judged(Option<(Claimed, Verdict)>),
    /// What is to be said of each move.
    Reviewed(Vec<Reviewed>),
    /// A magazine is as far as it can be.
    Published(MagazineState),
    /// Pages of a magazine.
    Printed(Box<Printed>),
    /// A magazine in the form that was asked for.
    Written(String, TextForm),
    /// The text is no magazine.
    NotAMagazine,
    /// The solutions of clues.
    Counted(Finding),
    /// Clues that have none.
    Clash(Clash),
    /// The clues that a puzzle does without.
    Spare(Spare),
    /// A puzzle from which no clue can go.
    Fewer(Fewer),
    /// A solution path in words.
    WrittenOut(Box<WrittenPath>),
    /// The pages of a solution path, each an SVG.
    Drawn(Vec<String>),
}

/// How hard a puzzle is: the word, and the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rated {
    /// The level, and what it was found by.
    pub graded: Graded,
    /// Score and ratings.
    pub rating: Rating,
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

/// Does a task and says each word on it, the last of which is [`Reply::Done`]. What is to be printed or read is
/// written in the language of `locale`. The clock is that of `now`, in milliseconds.
pub fn answer(task: Task, locale: Locale, now: &mut dyn FnMut() -> u64, say: &mut dyn FnMut(Reply)) {
    let say = std::cell::RefCell::new(say);
    let tell = &mut |progress| say.borrow_mut()(Reply::Progress(progress));
    let attempted = &mut |attempts| say.borrow_mut()(Reply::Attempts(attempts));
    let done = work(task, locale, now, tell, attempted);
    say.into_inner()(Reply::Done(done));
}

/// Does a task. Progress is told to `tell` as often as it changes; nothing stops it but the end of the
/// worker.
pub fn serve(task: Task, locale: Locale, tell: &mut dyn FnMut(Progress)) -> Answer {
    work(task, locale, &mut || 0, tell, &mut |_| {})
}

fn work(
    task: Task,
    locale: Locale,
    now: &mut dyn FnMut() -> u64,
    tell: &mut dyn FnMut(Progress),
    attempted: &mut dyn FnMut(Attempts),
) -> Answer {
    match task {
        Task::Make(recipe) => {
            let made = recipe.make(&mut |progress| {
                tell(progress);
                ControlFlow::Continue(())
            });
            Answer::Made(made.map(Box::new))
        }
        Task::Check(grid) => match prove(grid) {
            Ok(proven) => Answer::Puzzle(Box::new(proven)),
            Err(error) => Answer::NotAPuzzle(error),
        },
        Task::Read(text, number) => match notation::read_one(&text, number) {
            Ok(reading) => {
                let proven = prove(reading.grid.clone());
                Answer::Read(Box::new(ReadText { reading, proven }))
            }
            Err(error) => Answer::Unreadable(error),
        },
        Task::List(text, from, count) => match notation::list(&text, from, count) {
            Ok(listing) => Answer::Listed(listing),
            Err(error) => Answer::Unreadable(error),
        },
        Task::Rate(puzzle) => match rating::rate(&puzzle, &mut || ControlFlow::Continue(())) {
            ControlFlow::Continue(rating) => Answer::Rated(Rated { graded: level::grade(&puzzle), rating }),
            ControlFlow::Break(()) => unreachable!("nobody stops it"),
        },
        Task::Search(position) => {
            let found = guesses::search(&Candidates::from(&position), SEARCH_STEPS, &mut |_| {
                ControlFlow::Continue(())
            });
            Answer::Search(found.unwrap_or_else(|| Search {
                steps: Vec::new(),
                guesses: 0,
                ending: guesses::SearchEnding::Cut,
            }))
        }
        Task::Prove { clues, board, goal, plan } => {
            let start = position::Position::within(Candidates::new(&clues), &clues);
            Answer::Proved(why::prove(&start, &board, goal, &plan.ladder(), tell))
        }
        Task::Suppose { from, tried, plan } => {
            let from = Candidates::from(&from);
            let limit = why::reach(from.order());
            Answer::Supposed(why::suppose(&from, tried, limit, &plan.ladder(), tell))
        }
        Task::Judge(sheet, claimed, plan) => {
            let mut effort = Effort::default();
            let before = crate::Position::within(Candidates::new(&sheet.digits), &sheet.clues);
            Answer::Judged(advice::judge_move(&before, &sheet.gone, &claimed, &plan.ladder(), &mut effort))
        }
        Task::Review(clues, solution, moves, plan) => {
            Answer::Reviewed(advice::review(&clues, &solution, &moves, &plan.ladder(), tell))
        }
        Task::Hint(sheet, plan) => Answer::Hint(advice::hint(&sheet, &plan.ladder()).map(Box::new)),
        Task::Ladder(ask, wanted) => ask.answer(wanted, tell),
        Task::Publish(magazine) => {
            let made = publish(&magazine, now, tell, attempted);
            made.map_or(Answer::NotAMagazine, Answer::Published)
        }
        Task::Print(sides) => match printing::print(*sides, locale, tell) {
            Some(printed) => Answer::Printed(Box::new(printed)),
            None => Answer::NotAMagazine,
        },
        Task::Write(magazine, form) => match printing::write(&magazine, form, locale) {
            Some(text) => Answer::Written(text, form),
            None => Answer::NotAMagazine,
        },
        Task::Study(Study::Count(grid)) => Answer::Counted(study::count(&grid, PROOF_NODES)),
        Task::Study(Study::Clash(grid)) => Answer::Clash(study::clash(&grid)),
        Task::Study(Study::Spare(puzzle)) => Answer::Spare(study::spare(&puzzle)),
        Task::Study(Study::Fewer(puzzle)) => Answer::Fewer(study::fewer(&puzzle)),
        Task::WriteOut(puzzle, plan) => {
            Answer::WrittenOut(Box::new(printing::write_out(*puzzle, plan, locale, tell)))
        }
        Task::Draw(path, ways, paper) => Answer::Drawn(printing::draw(&path, ways, paper, locale, tell)),
    }
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
