//! The words of the magazine.

use sudoku_core::magazine::{Answers, Paper, Ways};
use sudoku_play::view::{LotView, MagazineView};

/// The magazine: puzzles to be printed.
#[derive(Clone, Copy, Debug)]
pub struct MagazineText {
    /// The name of the field for the number of puzzles.
    pub many: &'static str,
    /// The choice of custom puzzles instead of a level, and a sentence about them.
    pub custom: (&'static str, &'static str),
    /// Leads from a custom puzzle to many of them.
    pub several: &'static str,
    /// Makes that number of puzzles, or as many as the field says.
    pub make: fn(Option<u16>) -> String,
    /// Said while it is empty.
    pub empty: &'static str,
    /// Asks for more puzzles.
    pub more: &'static str,
    /// Deletes all; restores them.
    pub clear: [&'static str; 2],
    /// Stops; continues.
    pub run: [&'static str; 2],
    /// Resumes the search for rare puzzles.
    pub look: &'static str,
    /// How far it is.
    pub state: fn(&MagazineView) -> String,
    /// Puzzles of one form, and why there are fewer than requested.
    pub lot: fn(&LotView) -> String,
    /// A magazine that cannot be read, and one that cannot be saved.
    pub faults: [&'static str; 2],
    /// The field for the title of the printed magazine.
    pub name: &'static str,
    /// The choice of paper.
    pub paper: &'static str,
    /// A paper.
    pub paper_name: fn(Paper) -> &'static str,
    /// The choice of how many are on a page, and its help.
    pub per_page: (&'static str, &'static str),
    /// The sizes that have fewer puzzles on a page than chosen, with the reason.
    pub fewer: fn(&MagazineView) -> Option<String>,
    /// The choice of where the answers are.
    pub answers: &'static str,
    /// A place of the answers.
    pub answers_name: fn(Answers) -> &'static str,
    /// The choice of printed steps, and its help.
    pub ways: (&'static str, &'static str),
    /// Which steps.
    pub ways_name: fn(Ways) -> &'static str,
    /// The easiest first.
    pub ascending: (&'static str, &'static str),
    /// Large print, candidates, rating, recipe, code, cover, booklet, numbers: each with its sentence.
    pub switches: [(&'static str, &'static str); 8],
    /// Unfolds more choices.
    pub options: &'static str,
    /// The pages: their heading, their number, and the words while they are being drawn.
    pub pages: (&'static str, fn(usize, u32) -> String, &'static str),
    /// The label of a page.
    pub page: fn(usize) -> String,
    /// Draws more pages.
    pub more_pages: &'static str,
    /// The print button: whether the pages are being drawn for it, and their number, if known.
    pub print: fn(bool, Option<u32>) -> String,
    /// Saves as lines; saves as text.
    pub save: [&'static str; 2],
}
