//! The tasks of the worker: a row for each, with its question, its answer, and the work between.

use super::{
    Ask, Attempts, Corners, Exercise, Gallery, Hung, MagazineState, PROOF_NODES, PackedCredits, PackedExact,
    PackedExercises, PackedPath, PackedPhoto, PackedSolve, PackedWeighing, PackedWorksheet, PhotoReader,
    Printed, ProvenPuzzle, ReadText, Reply, SentPosition, Sides, TextForm, WrittenPath, printing, prove,
    publish, reading::read,
};
use serde::{Deserialize, Serialize};
use std::{cell::RefCell, ops::ControlFlow};
use sudoku_board::{Candidate, Candidates, Grid};
use sudoku_logic::{
    Position,
    explain::{Locale, grounds},
    ladder::{
        Plan, StepsFound,
        guesses::{self, Search},
        passes::{Pass, PassKind, PathStep, Reach},
    },
    search::{
        possible::{self, Possible},
        puzzle::{Puzzle, PuzzleError},
        study::{self, Clash, Fewer, Finding, Spare},
    },
    step::Step,
    why::{
        self, Carried,
        advice::{self, Claimed, Effort, Hinted, Move, Reviewed, Sheet, Verdict},
    },
};
use sudoku_make::{
    generate::{
        Progress,
        making::{Fitted, MakeError},
        recipe::Recipe,
        story::Story,
    },
    magazine::{Paper, Ways},
    qr::{self, Greys},
};
use sudoku_notation::{self as notation, Listing, ParseError};
use sudoku_scales::{
    self as rating, Rated,
    exact::{OwnScales, Scales},
};

/// The surroundings of a task: the worker itself knows no clock and no page.
struct Worker<'a> {
    /// The language of texts that are read or printed.
    locale: Locale,
    /// The walks of other programs.
    scales: &'a mut dyn Scales,
    /// The reader of photographs.
    reader: &'a mut dyn PhotoReader,
    /// The clock, in milliseconds.
    now: &'a mut dyn FnMut() -> u64,
    /// Called with each report of progress.
    tell: &'a mut dyn FnMut(Progress),
    /// Called with attempts at puzzles of a magazine.
    attempted: &'a mut dyn FnMut(Attempts),
}

/// Declares the tasks. A row names the task, its answer, and the expression that computes the answer. An
/// answer may repeat a word of the question.
macro_rules! tasks {
    ($worker:ident: $(
        $(#[$doc:meta])* $task:ident($($input:ident: $type:ty),+) -> $answer:ident($result:ty $(, for $about:ident: $about_type:ty)?) = $work:expr;
    )+) => {
        /// Work for the worker.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Task {
            $($(#[$doc])* $task($($type),+),)+
        }

        /// The answer to a task: `Task` links each of them to its question.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Answer {
            $(#[doc = concat!("Answers [`Task::", stringify!($task), "`].")] $answer($($about_type,)? $result),)+
        }

        fn work(task: Task, $worker: &mut Worker<'_>) -> Answer {
            match task {
                $(Task::$task($($input),+) => Answer::$answer($($about,)? $work),)+
            }
        }
    };
}

tasks! { worker:
    /// Makes a puzzle by its recipe, or the nearest to it.
    Make(recipe: Recipe) -> Made(Result<Box<Fitted>, MakeError>) = recipe.make_by(worker.scales, &mut |progress| {
        (worker.tell)(progress);
        ControlFlow::Continue(())
    }).map(Box::new);
    /// Makes a puzzle by its recipe, and tells the story of its making.
    Watch(recipe: Recipe) -> Watched(Result<Box<(Fitted, Story)>, MakeError>) = recipe.watch_by(worker.scales, &mut |progress| {
        (worker.tell)(progress);
        ControlFlow::Continue(())
    }).map(Box::new);
    /// Proves that a grid is a puzzle, and grades it.
    Check(grid: Grid) -> Checked(Result<Box<ProvenPuzzle>, PuzzleError>) = prove(grid).map(Box::new);
    /// Reads the puzzle with that number, counted from 0, in a text, and proves it.
    Read(text: String, number: usize) -> Read(Result<Box<ReadText>, ParseError>) = read(&text, number);
    /// Lists `count` puzzles of a text, starting with number `from`, counted from 0.
    List(text: String, from: usize, count: usize) -> Listed(Result<Listing, ParseError>)
        = notation::list(&text, from, count);
    /// Rates a puzzle.
    Rate(puzzle: Box<Puzzle>) -> Rated(Rated) = rating::rated(&puzzle);
    /// Searches from a position, visibly.
    Search(from: SentPosition) -> Search(Search) = guesses::watched(&Candidates::from(&from));
    /// Climbs the ladder in passes, beginning with the kind of singles that is due.
    Climb(ask: Ask, due: PassKind, reach: Reach) -> Passes(Vec<Pass>) = ask.passes(due, reach, worker.tell);
    /// Finds the whole path.
    FindPath(ask: Ask) -> Path(Vec<PathStep>) = ask.path(worker.tell);
    /// Finds every step that a position has, in the order of the ladder, or as many as its limit of work allows.
    FindSteps(ask: Ask) -> Steps(StepsFound) = ask.steps();
    /// Prepares an exercise: finds the steps of the techniques in a plan, the easiest step of all, and the solution.
    Exercise(ask: Ask) -> Exercise(Box<Exercise>) = Box::new(ask.exercise());
    /// Finds the steps of the boards on a page, and a near miss.
    Hang(gallery: Box<Gallery>) -> Hung(Box<Hung>) = Box::new(gallery.hang());
    /// Prepares several exercises.
    Exercises(asks: PackedExercises) -> Exercises(PackedExercises) = asks.prepare(worker.tell);
    /// Finds the steps from a position to a digit; `None` if the ladder does not reach it.
    Reason(ask: Ask, goal: Candidate) -> Reasoned(Option<Vec<Step>>) = ask.reason(goal, worker.tell);
    /// Finds the steps from the clues to a digit on a player's board; `None` if the ladder does not reach it.
    Prove(clues: Grid, board: Grid, goal: Candidate, plan: Plan) -> Proved(Option<Vec<Step>>) = {
        let start = Position::within(Candidates::new(&clues), &clues);
        why::prove(&start, &board, goal, &plan.ladder(), &mut |share| (worker.tell)(share.into()))
    };
    /// Supposes a candidate, and follows it to a dead end; `None` without a contradiction within reach.
    Suppose(from: SentPosition, tried: Candidate, plan: Plan) -> Supposed(Option<Vec<Step>>) = {
        let from = Candidates::from(&from);
        why::suppose(&from, tried, why::reach(from.shape()), &plan.ladder(), &mut |share| (worker.tell)(share.into()))
    };
    /// Finds the next step that a player has not taken yet; `None` if the ladder finds none.
    Hint(sheet: Box<Sheet>, plan: Plan) -> Hint(Option<Box<Hinted>>)
        = advice::hint(&sheet, &plan.ladder()).map(Box::new);
    /// Judges the claims of a true move. The answer is the claim with the least reason, and the verdict on it.
    Judge(sheet: Box<Sheet>, claimed: Vec<Claimed>, plan: Plan) -> Judged(Option<(Claimed, Verdict)>) = {
        let before = Position::within(Candidates::new(&sheet.digits), &sheet.clues);
        advice::judge_move(&before, &sheet.gone, &claimed, &plan.ladder(), &mut Effort::default())
    };
    /// Judges all moves of a solve, by its clues and its solution.
    Review(clues: Grid, solution: Grid, moves: Vec<Move>, plan: Plan) -> Reviewed(Vec<Reviewed>)
        = advice::review(&clues, &solution, &moves, &plan.ladder(), &mut |share| (worker.tell)(share.into()));
    /// Credits the turns of a solve to techniques.
    Credit(solve: PackedSolve, plan: Plan) -> Credited(PackedCredits) = solve.credits(plan, worker.tell);
    /// Makes all missing puzzles of a magazine, given as text: `None` if the text isn't a magazine. Attempts
    /// come as [`Reply::Attempts`], see [`answer`].
    Publish(magazine: String) -> Published(Option<MagazineState>)
        = publish(&magazine, worker.scales, worker.now, worker.tell, worker.attempted);
    /// Draws pages of a magazine; `None` if the text isn't a magazine.
    Print(sides: Box<Sides>) -> Printed(Option<Box<Printed>>)
        = printing::print(*sides, worker.locale, worker.tell).map(Box::new);
    /// Writes a magazine, given as text and its title, in a form; `None` if the text isn't a magazine.
    Write(magazine: String, title: String, form: TextForm) -> Written(Option<String>, for form: TextForm)
        = printing::write(&magazine, &title, form, worker.locale);
    /// Finds the exact figures of other programs for a puzzle.
    Scale(puzzle: Box<Puzzle>) -> Scaled(PackedExact) = PackedExact::of(puzzle, worker.scales, worker.now, worker.tell);
    /// Finds the same figures for one of many puzzles, without steps.
    Figures(clues: Grid) -> Figures(PackedWeighing) = PackedWeighing::of(clues, worker.scales, worker.now);
    /// Reads the codes in a picture.
    ReadCodes(picture: Greys) -> Codes(Vec<String>) = qr::read(&picture);
    /// Reads the board in a photograph, at these corners or wherever it is.
    ReadPhoto(picture: Greys, corners: Option<Corners>) -> PhotoRead(PackedPhoto)
        = PackedPhoto::of(picture, corners, worker.reader);
    /// Counts the solutions of clues.
    Count(clues: Grid) -> Counted(Finding) = study::count(&clues, PROOF_NODES);
    /// Finds the clues that clash, for a puzzle without a solution.
    Clash(clues: Grid) -> Clash(Clash) = study::clash(&clues);
    /// Finds the clues that the solution doesn't need.
    Spare(puzzle: Box<Puzzle>) -> Spare(Spare) = study::spare(&puzzle);
    /// Removes the clues that can go together.
    Fewer(puzzle: Box<Puzzle>) -> Fewer(Fewer) = study::fewer(&puzzle);
    /// Finds the digits that solutions of clues have, and counts the solutions. The solutions of other clues help.
    Possible(clues: Grid, earlier: Vec<Grid>) -> Possible(Box<Possible>)
        = Box::new(possible::possible(&clues, &earlier, &mut |done, of| {
            (worker.tell)((done as u32, of as u32).into());
            ControlFlow::Continue(())
        }));
    /// Finds what each step of the way of a puzzle rests on.
    Carry(puzzle: Box<Puzzle>, plan: Plan) -> Carried(Box<Carried>) = Box::new(why::carried(&puzzle, &plan.ladder(), &grounds));
    /// Finds the solution path of a puzzle, and writes it as text.
    WriteOut(puzzle: Box<Puzzle>, plan: Plan) -> WrittenOut(Box<WrittenPath>)
        = Box::new(printing::write_out(*puzzle, plan, worker.locale, worker.tell));
    /// Draws that path as pages, each an SVG.
    Draw(path: PackedPath, ways: Ways, paper: Paper) -> Drawn(Vec<String>, for paper: Paper)
        = printing::draw(&path, ways, paper, worker.locale, worker.tell);
    /// Draws a worksheet as pages, each an SVG.
    Worksheet(sheet: PackedWorksheet) -> Worksheet(Vec<String>) = sheet.draw(worker.locale, worker.tell);
}

/// Performs a task and sends each reply, the last of them [`Reply::Done`]. Reads and writes texts in the
/// language of `locale`. `scales` has the walks of other programs, `reader` reads photographs, and `now` is a clock in
/// milliseconds.
pub fn answer(
    task: Task,
    locale: Locale,
    scales: &mut dyn Scales,
    reader: &mut dyn PhotoReader,
    now: &mut dyn FnMut() -> u64,
    say: &mut dyn FnMut(Reply),
) {
    let say = RefCell::new(say);
    let tell = &mut |progress| say.borrow_mut()(Reply::Progress(progress));
    let attempted = &mut |attempts| say.borrow_mut()(Reply::Attempts(attempts));
    let done = work(task, &mut Worker { locale, scales, reader, now, tell, attempted });
    say.into_inner()(Reply::Done(done));
}

/// Performs a task, except that it reads no photograph. It calls `tell` with each progress; only the end of the worker
/// stops the task.
pub fn serve(task: Task, locale: Locale, tell: &mut dyn FnMut(Progress)) -> Answer {
    let (scales, reader, now) = (&mut OwnScales, &mut |_: &[u8]| Vec::new(), &mut || 0);
    work(task, &mut Worker { locale, scales, reader, now, tell, attempted: &mut |_| {} })
}
