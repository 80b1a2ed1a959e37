//! Programs measured on the machine alone.

use crate::job::{Job, order_of};
use rustoku_lib::{Difficulty, Rustoku, generate_board_by_difficulty};
use std::hint::black_box;
use sudoku_core::{Grid, Order};

/// Their jobs.
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
        ("sudokugen", ["make", order]) => {
            let size = size(order_of(order)?)?;
            let make = move || sudokugen::Puzzle::generate(size);
            Some(Job::seeds(move |_| u32::from(black_box(make()).is_solution_unique())))
        }
        _ => None,
    }
}

/// The sizes of `sudokugen`.
fn size(order: Order) -> Option<sudokugen::BoardSize> {
    match order {
        Order::Two => Some(sudokugen::BoardSize::FourByFour),
        Order::Three => Some(sudokugen::BoardSize::NineByNine),
        Order::Four => Some(sudokugen::BoardSize::SixteenBySixteen),
        Order::Five => None,
    }
}

fn board(grid: &Grid) -> Option<sudokugen::Board> {
    let mut board = sudokugen::Board::new(size(grid.order())?);
    let geometry = grid.order().geometry();
    for (cell, digit) in grid.filled() {
        board.set_at(geometry.row(cell), geometry.column(cell), digit.number());
    }
    Some(board)
}
