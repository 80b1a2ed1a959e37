//! The English words of cages.

use super::counted;
use crate::app::text::cages::CagesText;
use sudoku_core::{DigitSet, Symbols, cages::CageState, explain::en};

pub(super) const CAGES: CagesText = CagesText { line };

/// "Cage of 17, 8 placed: 9 in 2 cells", and "1+8", "2+7" for each combination.
fn line(cage: &CageState, symbols: Symbols) -> (String, Vec<String>) {
    let CageState { sum, cells, empty, placed, .. } = *cage;
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
    let one = |digits: &DigitSet| {
        let digits: Vec<&str> = digits.iter().map(|digit| en::label(digit, symbols)).collect();
        digits.join("+")
    };
    (said, cage.combinations.iter().map(one).collect())
}

/// "Cage of 15, 3 cells, 2 empty."
pub(super) fn spoken(cage: &CageState) -> String {
    let cells = counted(cage.cells, "cell", "cells");
    match (cage.sum, cage.empty) {
        (Some(sum), 0) => format!("Cage of {sum}, {cells}, full."),
        (Some(sum), empty) => format!("Cage of {sum}, {cells}, {empty} empty."),
        (None, _) => format!("A cage of {cells}, all different."),
    }
}
