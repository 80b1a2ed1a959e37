//! The English words of cages.

use super::counted;
use crate::app::text::cages::CagesText;
use sudoku_core::{DigitSet, Shape, Symbols, cages::CageState, explain::en};

pub(super) const CAGES: CagesText = CagesText {
    line,
    selected,
    combination,
    table: "All combinations",
    cells: "Cells",
    sum: "Sum",
    combinations: "Combinations",
};

/// "3 cells selected: 6 to 24."
fn selected(count: usize, sums: Option<(u16, u16)>) -> String {
    match sums {
        Some((low, high)) if low == high => format!("{count} cells selected: {low}."),
        Some((low, high)) => format!("{count} cells selected: {low} to {high}."),
        None => format!("{count} cells selected."),
    }
}

/// "1+8".
fn combination(digits: DigitSet, symbols: Symbols) -> String {
    digits.iter().map(|digit| en::label(digit, symbols)).collect::<Vec<_>>().join("+")
}

/// "Cage of 17, 8 placed: 9 in 2 cells", and "1+8", "2+7" for each combination.
fn line(cage: &CageState, symbols: Symbols) -> (String, Vec<String>) {
    let CageState { sum, empty, placed, .. } = *cage;
    let cells = cage.cells.len();
    let Some(sum) = sum else {
        return (format!("Cage of {}, all different", counted(cells, "cell", "cells")), Vec::new());
    };
    let said = match (empty, sum.checked_sub(placed)) {
        (0, Some(0)) => format!("Cage of {sum}, complete"),
        (0, _) => format!("Cage of {sum}, but its digits add up to {placed}"),
        (_, None) => format!("Cage of {sum}, but {placed} is placed already"),
        (_, Some(rest)) if empty < cells => {
            format!("Cage of {sum}, {placed} placed: {rest} in {}", counted(empty, "cell", "cells"))
        }
        _ => format!("Cage of {sum} in {}", counted(cells, "cell", "cells")),
    };
    (said, cage.combinations.iter().map(|&one| combination(one, symbols)).collect())
}

/// "Cage of 15, 3 cells, 2 empty: r1c1, r1c2 and r2c1."
pub(super) fn spoken(cage: &CageState, shape: &Shape) -> String {
    let (cells, names) = (counted(cage.cells.len(), "cell", "cells"), en::cell_names(&cage.cells, shape));
    match (cage.sum, cage.empty) {
        (Some(sum), 0) => format!("Cage of {sum}, {cells}, full: {names}."),
        (Some(sum), empty) => format!("Cage of {sum}, {cells}, {empty} empty: {names}."),
        (None, _) => format!("A cage of {cells}, all different: {names}."),
    }
}
