//! The crate `sudoku`, the fastest program for 9×9 in Rust.

use crate::job::Job;
use std::hint::black_box;
use sudoku::strategy::{Strategy, StrategySolver};
use sudoku_core::Grid;

/// Singles, locked candidates, sets and fish, as in our ladder up to fish.
const UP_TO_FISH: &[Strategy] = &[
    Strategy::NakedSingles,
    Strategy::HiddenSingles,
    Strategy::LockedCandidates,
    Strategy::NakedPairs,
    Strategy::XWing,
    Strategy::HiddenPairs,
    Strategy::NakedTriples,
    Strategy::Swordfish,
    Strategy::HiddenTriples,
    Strategy::NakedQuads,
    Strategy::Jellyfish,
    Strategy::HiddenQuads,
];

/// Returns the job that these words name, if this program does it.
pub(crate) fn job(words: &[&str], set: &[Grid]) -> Option<Job> {
    let each = |work: fn(sudoku::Sudoku) -> bool| {
        let puzzles = set.iter().map(|grid| sudoku::Sudoku::from_str_line(&grid.to_string()).ok());
        let puzzles: Option<Vec<sudoku::Sudoku>> = puzzles.collect();
        puzzles.map(|puzzles| Job::each(puzzles, move |&puzzle| u32::from(work(black_box(puzzle)))))
    };
    match words {
        ["prove"] => each(sudoku::Sudoku::is_uniquely_solvable),
        ["first"] => each(|puzzle| puzzle.solution().is_some()),
        ["fish"] => each(|puzzle| StrategySolver::from_sudoku(puzzle).solve(UP_TO_FISH).is_ok()),
        ["singles"] => each(|puzzle| {
            let singles = [Strategy::HiddenSingles, Strategy::NakedSingles];
            StrategySolver::from_sudoku(puzzle).solve(&singles).is_ok()
        }),
        // It uses its own random numbers and not ours, so the items are only counted.
        ["make", "minimal"] => Some(Job::seeds(|_| {
            u32::from(sudoku::Sudoku::generate_with_symmetry(sudoku::Symmetry::None).n_clues() > 0)
        })),
        _ => None,
    }
}
