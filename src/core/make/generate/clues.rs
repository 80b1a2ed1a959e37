//! Removes clues and puts them back.

use sudoku_board::{Cell, Grid};

pub(super) fn take(clues: &mut Grid, cells: &[Cell]) {
    for &cell in cells {
        clues.set(cell, None);
    }
}

pub(super) fn put_back(clues: &mut Grid, cells: &[Cell], solution: &Grid) {
    for &cell in cells {
        clues.set(cell, solution.get(cell));
    }
}
