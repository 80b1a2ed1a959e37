//! The list of a text's puzzles.

use super::{counted, size};
use crate::app::text::texts::PuzzlesText;
use sudoku_core::{Shape, notation::Listed, rating::exact::Figures, wire::Weighing};

pub(super) const PUZZLES: PuzzlesText = PuzzlesText {
    which: "Number of the puzzle",
    open: |of| format!("Puzzle list ({of})"),
    empty: "Paste a text or open a file with several puzzles to see them here.",
    reading: "Reading the list…",
    shown: |from, to, of| format!("{from}–{to} of {of}"),
    number: "Go to number",
    pages: ["Previous page", "Next page"],
    weigh: (
        "Rate these puzzles",
        "Finds Sudoku Explainer's ER and HoDoKu's score for each 9×9 puzzle on this page.",
    ),
    weighing: |rated, of| format!("Rating the puzzles: {rated} of {of} done"),
    failed: "The ratings could not be loaded. Check the connection, then press the button again.",
    figures,
    lines: "The rated puzzles as lines, with ER, EP and ED",
    said,
    spoken,
};

fn figures(weighing: Weighing) -> Vec<String> {
    let Figures { se, at_least, score } = match weighing {
        Weighing::Found(figures) => figures,
        Weighing::NotAPuzzle => return vec!["Not exactly one solution".into()],
        Weighing::Failed => return Vec::new(),
    };
    let least = if at_least { "at least " } else { "" };
    let se = se.map(|[hardest, ..]| format!("ER {least}{hardest}"));
    let score = score.map(|score| format!("HoDoKu {score}"));
    let known: Vec<_> = se.into_iter().chain(score).collect();
    if known.is_empty() { vec!["Not rated in time".into()] } else { known }
}

fn said(listed: &Listed) -> String {
    let Some(grid) = &listed.grid else { return "Can't be read".into() };
    let givens = counted(grid.filled_count(), "given", "givens");
    match grid.shape() {
        Shape::S9 => givens,
        shape => format!("{}, {givens}", size(shape)),
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
