//! Programs measured on the machine alone.

use crate::job::{Job, shape_of};
use rustoku_lib::{Difficulty, Rustoku, generate_board_by_difficulty};
use std::hint::black_box;
use sudoku_core::{Grid, Shape};

/// Returns the job of a program that these words name, if it does it.
pub(crate) fn job(program: &str, words: &[&str], set: &[Grid]) -> Option<Job> {
    match (program, words) {
        ("rustoku", ["prove"]) => {
            let boards = set.iter().map(|grid| Rustoku::new_from_str(&grid.to_string()).ok());
            let boards: Option<Vec<_>> = boards.map(|one| one.map(|one| one.board)).collect();
            let prove = |board| Rustoku::new(board).is_ok_and(|mut one| one.count_solutions_until(2) == 1);
            boards.map(|boards| Job::each(boards, move |&board| u32::from(prove(black_box(board)))))
        }
        ("rustoku", ["make", level]) => {
            let level = match *level {
                "easy" => Difficulty::Easy,
                "medium" => Difficulty::Medium,
                "hard" => Difficulty::Hard,
                "expert" => Difficulty::Expert,
                _ => return None,
            };
            Some(Job::seeds(move |_| u32::from(generate_board_by_difficulty(level, 100).is_ok())))
        }
        ("sudokugen", ["first"]) => {
            let boards: Option<Vec<sudokugen::Board>> = set.iter().map(board).collect();
            boards
                .map(|boards| Job::each(boards, |board| u32::from(black_box(board.clone()).solve().is_ok())))
        }
        ("sudokugen", ["make", shape]) => {
            let size = size(shape_of(shape)?)?;
            let make = move || sudokugen::Puzzle::generate(size);
            Some(Job::seeds(move |_| u32::from(black_box(make()).is_solution_unique())))
        }
        _ => None,
    }
}

/// The sizes of `sudokugen`.
fn size(shape: &Shape) -> Option<sudokugen::BoardSize> {
    match shape {
        Shape::S4 => Some(sudokugen::BoardSize::FourByFour),
        Shape::S9 => Some(sudokugen::BoardSize::NineByNine),
        Shape::S16 => Some(sudokugen::BoardSize::SixteenBySixteen),
        _ => None,
    }
}

fn board(grid: &Grid) -> Option<sudokugen::Board> {
    let mut board = sudokugen::Board::new(size(grid.shape())?);
    let geometry = grid.shape().geometry();
    for (cell, digit) in grid.filled() {
        board.set_at(geometry.row(cell), geometry.column(cell), digit.number());
    }
    Some(board)
}
