//! Clues that are taken away and put back.

use crate::{Cell, Grid};

/// Empties some cells.
pub(super) fn take(clues: &mut Grid, cells: &[Cell]) {
    for &cell in cells {
        clues.set(cell, None);
    }
}

/// Gives some cells the digits of the solution again.
pub(super) fn put_back(clues: &mut Grid, cells: &[Cell], solution: &Grid) {
    for &cell in cells {
        clues.set(cell, solution.get(cell));
    }
}
