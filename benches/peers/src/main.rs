//! The core of Stepdoku beside other programs for Sudoku: the same questions on the same puzzles, in
//! turns within one run, so that what the machine does meanwhile falls on all alike.
//!
//! Before anything is measured the answers are compared. A rate is taken from the fastest round, the one
//! least disturbed. What counts is the ratio, which is much the same on other machines.

mod contest;
mod puzzles;

use contest::{Contest, Contestant, Table};
use puzzles::{Set, spec};
use rustoku_lib::{Difficulty, Rustoku, generate_board_by_difficulty};
use std::{hint::black_box, ops::ControlFlow};
use sudoku::strategy::{Strategy, StrategySolver};
use sudoku_core::{
    Level, Order, Seed, brute, generate,
    generate::measure::{self, Measure},
    passes,
};

/// The columns of all tables: ours first.
const PROGRAMS: &[&str] = &["stepdoku", "sudoku 0.8", "rustoku 0.16", "sudokugen 0.4"];

fn main() {
    println!("Puzzles a second; in brackets how many times as fast Stepdoku is.");
    let nines = puzzles::nines();
    let proofs = nines.iter().map(one_solution);
    println!("\n{}", Table::of("Has it one solution?", PROGRAMS, proofs));
    let singles = nines.iter().map(by_singles);
    println!("\n{}", Table::of("Naked and hidden singles, as far as they lead", PROGRAMS, singles));
    let large = puzzles::sixteens();
    println!("\n{}", Table::of("Find the solution", PROGRAMS, [sixteen(&large)]));
    let levels = [
        (Level::Easy, Difficulty::Easy),
        (Level::Medium, Difficulty::Medium),
        (Level::Hard, Difficulty::Hard),
        (Level::VeryHard, Difficulty::Expert),
    ];
    let made = levels.into_iter().map(|(level, theirs)| graded(level, theirs));
    let made = made.chain([any_nine(), minimal_nine()]);
    println!("\n{}", Table::of("Make a puzzle; levels are each program's own", PROGRAMS, made));
}

fn one_solution(set: &Set) -> Contest<'_> {
    let ours = move || {
        let has_one = |grid| brute::how_many(black_box(grid), 2, &mut brute::unlimited()).0 == 1;
        set.grids.iter().filter(|grid| has_one(grid)).count()
    };
    let bands: Vec<sudoku::Sudoku> = set.parsed(|line| sudoku::Sudoku::from_str_line(line).expect("a line"));
    let boards: Vec<rustoku_lib::core::Board> =
        set.parsed(|line| Rustoku::new_from_str(line).expect("a line").board);
    Contest::new(&set.name, set.grids.len())
        .with("stepdoku", ours)
        .with("sudoku 0.8", move || {
            bands.iter().filter(|one| black_box(**one).is_uniquely_solvable()).count()
        })
        .with("rustoku 0.16", move || {
            let count = |board| Rustoku::new(black_box(board)).expect("a board").count_solutions_until(2);
            boards.iter().filter(|&&board| count(board) == 1).count()
        })
}

fn by_singles(set: &Set) -> Contest<'_> {
    let ours = move || set.grids.iter().filter(|grid| passes::run(black_box(grid)).solved).count();
    let bands: Vec<sudoku::Sudoku> = set.parsed(|line| sudoku::Sudoku::from_str_line(line).expect("a line"));
    let strategies = [Strategy::HiddenSingles, Strategy::NakedSingles];
    Contest::new(&set.name, set.grids.len()).with("stepdoku", ours).with("sudoku 0.8", move || {
        let solves = |one| StrategySolver::from_sudoku(black_box(one)).solve(&strategies).is_ok();
        bands.iter().filter(|&&one| solves(one)).count()
    })
}

fn sixteen(set: &Set) -> Contest<'_> {
    let ours = move || {
        let solve = |grid| brute::count(black_box(grid), 1, &mut brute::unlimited()).found;
        set.grids.iter().map(solve).sum()
    };
    let boards: Vec<sudokugen::Board> = set.grids.iter().map(puzzles::sudokugen_board).collect();
    Contest::new(&set.name, set.grids.len()).with("stepdoku", ours).with("sudokugen 0.4", move || {
        boards.iter().filter(|board| black_box((*board).clone()).solve().is_ok()).count()
    })
}

/// Puzzles made in one round.
const MADE: u64 = 20;

fn made_by_us(order: Order, level: Level, count: u64) -> usize {
    let make = |seed| generate(&spec(order, level, seed), &mut |_| ControlFlow::Continue(())).is_ok();
    (0..count).filter(|&seed| make(seed)).count()
}

fn graded(level: Level, theirs: Difficulty) -> Contest<'static> {
    let name = format!("9x9 {level}");
    Contest::new(&name, usize::try_from(MADE).expect("a small number"))
        .with("stepdoku", move || made_by_us(Order::Three, level, MADE))
        .unequal("rustoku 0.16", move || {
            (0..MADE).filter(|_| generate_board_by_difficulty(theirs, 100).is_ok()).count()
        })
}

/// Those who do not grade, beside our hard ones: both have about as few clues.
fn any_nine() -> Contest<'static> {
    Contest::new("9x9 hard, others ungraded", usize::try_from(MADE).expect("a small number"))
        .with("stepdoku", || made_by_us(Order::Three, Level::Hard, MADE))
        .unequal("sudoku 0.8", || {
            (0..MADE).filter(|_| black_box(sudoku::Sudoku::generate()).n_clues() > 0).count()
        })
        .unequal("sudokugen 0.4", || {
            let make = || sudokugen::Puzzle::generate(sudokugen::BoardSize::NineByNine);
            (0..MADE).filter(|_| black_box(make()).is_solution_unique()).count()
        })
}

/// Minimal puzzles without symmetry or level, which all who make puzzles are after. Ours are each
/// tried to the end; those of `sudoku` are minimal, too.
fn minimal_nine() -> Contest<'static> {
    const COUNT: u64 = 200;
    let make = |seed| {
        let wish = Measure::minimal(Order::Three, Seed::new(seed));
        measure::make(&wish, &mut |_| 0, &mut |_| ControlFlow::Continue(())).is_ok()
    };
    Contest::new("9x9 minimal", usize::try_from(COUNT).expect("a small number"))
        .with("stepdoku", move || (0..COUNT).filter(|&seed| make(seed)).count())
        .unequal("sudoku 0.8", || {
            let make = || sudoku::Sudoku::generate_with_symmetry(sudoku::Symmetry::None);
            (0..COUNT).filter(|_| black_box(make()).n_clues() > 0).count()
        })
}

/// What the closures of a contest are.
type Work<'a> = Box<dyn FnMut() -> usize + 'a>;

impl<'a> Contest<'a> {
    /// Adds one who must come to the same answer.
    fn with(self, name: &'static str, work: impl FnMut() -> usize + 'a) -> Self {
        self.and(Contestant { name, work: Box::new(work), must_agree: true })
    }

    /// Adds one whose answers are its own.
    fn unequal(self, name: &'static str, work: impl FnMut() -> usize + 'a) -> Self {
        self.and(Contestant { name, work: Box::new(work), must_agree: false })
    }
}
