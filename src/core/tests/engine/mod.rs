//! Shared by the tests of search and generation.

use std::{env, fs, path::Path};
use sudoku_core::{Cell, Digit, Grid};

/// The rows of a file of reference cases, without comments. Without the folder of cases it prints a message
/// and gives `None`.
pub(crate) fn corpus(file: &str) -> Option<Vec<String>> {
    let Some(folder) = env::var_os("CORPUS_DIR") else {
        println!("SKIPPED the cases of {file}: CORPUS_DIR names no folder of reference cases");
        return None;
    };
    let text = fs::read_to_string(Path::new(&folder).join(file)).expect("a file of the corpus");
    Some(text.lines().filter(|row| !row.starts_with('#') && !row.is_empty()).map(str::to_owned).collect())
}

/// The solutions of a grid up to a limit, found in the plainest way: the first empty cell, each digit that no
/// peer has. It shares nothing with its twin, the core's search.
pub(crate) fn naive_solutions(grid: &mut Grid, limit: usize, solutions: &mut Vec<Grid>) {
    let empty = grid.iter().find(|(_, digit)| digit.is_none());
    let Some((cell, _)) = empty else {
        solutions.push(grid.clone());
        return;
    };
    for digit in Digit::all(grid.shape()) {
        if may_stand(grid, cell, digit) && solutions.len() < limit {
            grid.set(cell, Some(digit));
            naive_solutions(grid, limit, solutions);
            grid.set(cell, None);
        }
    }
}

/// Whether no cell of the same row, column or box has the digit.
fn may_stand(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    let shape = grid.shape();
    let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
    let (row, column) = (cell.index() / side, cell.index() % side);
    grid.filled().all(|(other, held)| {
        let (r, c) = (other.index() / side, other.index() % side);
        let shares = r == row || c == column || (r / rows == row / rows && c / columns == column / columns);
        held != digit || !shares || other == cell
    })
}
