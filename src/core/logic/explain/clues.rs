//! The names of clues in sentences.

use super::{plan::Said, words::clues as words};
use sudoku_board::{Cell, ClueKind, Shape};

/// Returns "the thermometer from r1c1": the name of a clue by its number.
pub(crate) fn named(shape: &Shape, number: u16) -> Said {
    let Some(clue) = shape.clues().get(usize::from(number)) else { return words::everywhere() };
    let Some(&first) = clue.cells.first() else { return words::everywhere() };
    let of_cell: fn(Cell) -> Said = match clue.kind {
        ClueKind::Thermometer => words::thermometer,
        ClueKind::Renban => words::renban,
        ClueKind::Whispers => words::whispers,
        ClueKind::Palindrome => words::palindrome,
        ClueKind::LittleKiller => words::little_killer,
        ClueKind::Sandwich => words::sandwich,
        ClueKind::Between => words::between,
        ClueKind::RegionSum => words::region_sum,
        ClueKind::ExtraRegion => words::extra_region,
        ClueKind::Clone => words::twin,
        ClueKind::Odd | ClueKind::Even | ClueKind::Minimum | ClueKind::Maximum => words::mark,
        ClueKind::Arrow => {
            let circle = clue.cells.get(..usize::from(clue.number())).unwrap_or(&clue.cells);
            return words::arrow(circle);
        }
        ClueKind::Difference | ClueKind::Ratio => return words::dot(&clue.cells),
        ClueKind::PairSum | ClueKind::Greater => return words::sign(&clue.cells),
        ClueKind::Quadruple => return words::quadruple(&clue.cells),
        ClueKind::NoOtherDifference
        | ClueKind::NoOtherRatio
        | ClueKind::NoOtherSum
        | ClueKind::DisjointGroups => return words::everywhere(),
    };
    of_cell(first)
}
