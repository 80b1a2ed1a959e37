//! The list of a text's puzzles.

use super::{counted, size};
use crate::app::text::texts::PuzzlesText;
use sudoku_core::{Order, notation::Listed};

pub(super) const PUZZLES: PuzzlesText = PuzzlesText {
    which: "Number of the puzzle",
    open: |of| format!("Puzzle list ({of})"),
    empty: "Paste a text or open a file with several puzzles to see them here.",
    reading: "Reading the list…",
    shown: |from, to, of| format!("{from}–{to} of {of}"),
    number: "Go to number",
    pages: ["Previous page", "Next page"],
    said,
    spoken,
};

fn said(listed: &Listed) -> String {
    let Some(grid) = &listed.grid else { return "Can't be read".into() };
    let givens = counted(grid.filled_count(), "given", "givens");
    match grid.order() {
        Order::Three => givens,
        order => format!("{}, {givens}", size(order)),
    }
}

fn spoken(number: usize, listed: &Listed) -> String {
    let said = said(listed);
    if listed.name.is_empty() {
        format!("Puzzle {number}: {said}")
    } else {
        format!("Puzzle {number}, {}: {said}", listed.name)
    }
}
