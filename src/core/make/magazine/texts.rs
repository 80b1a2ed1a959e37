//! A magazine as texts for other programs.

use super::{LotLook, Numbered};
use std::fmt::Write;
use sudoku_logic::explain::{Locale, paper_words};
use sudoku_notation::write;

/// Returns the clues, a line for each puzzle: 81 symbols at 9×9, as `.sdm` requires; on other boards 16, 256 or 625,
/// which this program reads back but others may not. `.` is an empty cell.
#[must_use]
pub fn sdm(sheet: &[Numbered]) -> String {
    sheet.iter().fold(String::new(), |text, one| text + &write::line(one.puzzle.clues()) + "\n")
}

/// Returns all data of each puzzle in one paragraph: number, size, level, the name of its lot if it has one, rating,
/// score, recipe, clues and solution. `lots` has the look of each lot.
#[must_use]
pub fn text(sheet: &[Numbered], lots: &[LotLook], locale: Locale) -> String {
    let words = paper_words(locale);
    let mut text = String::new();
    for Numbered { number, recipe, puzzle, hardness, lot } in sheet {
        let (clues, solution) = (write::line(puzzle.clues()), write::line(puzzle.solution()));
        let title = words.puzzle(*number, puzzle.clues().shape(), hardness.level);
        let name = lots.get(usize::from(*lot)).map(|look| look.name.as_str()).filter(|name| !name.is_empty());
        let title = name.map_or(title.clone(), |name| format!("{title}: {name}"));
        let rated = hardness.rated.map(|(hardest, score)| words.rated(hardest, score));
        let rated = rated.map_or_else(String::new, |rated| format!("{rated}\n"));
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "{title}\n{rated}{recipe}\n{clues}\n{solution}\n");
    }
    text
}
