//! The words of the magazine.

use sudoku_core::magazine::{Answers, Layout, Paper, Ways};
use sudoku_play::features::magazine::{
    PickView,
    view::{LotView, MagazineView},
};

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
    /// The usual name of such puzzles.
    pub usual_name: fn(&LotView) -> String,
    /// Arranging the puzzles.
    pub arrange: ArrangeText,
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
    /// The same for one lot.
    pub fewer_of: fn(&Layout, &LotView) -> Option<String>,
    /// The choice of sheets folded together, and the choice of all.
    pub signature: (&'static str, &'static str),
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
    /// Saves as lines; saves as text; saves as braille.
    pub save: [&'static str; 3],
}

/// Arranging the magazine: its lots and puzzles.
#[derive(Clone, Copy, Debug)]
pub struct ArrangeText {
    /// Begins; ends.
    pub begin: [&'static str; 2],
    /// The sentence about moving.
    pub help: &'static str,
    /// The same while the easiest come first.
    pub sorted: &'static str,
    /// The field for the name of a lot.
    pub name: &'static str,
    /// The choice of how many of a lot are on a page, and the choice of the magazine's number.
    pub per_page: &'static str,
    /// The number of the magazine.
    pub as_magazine: &'static str,
    /// The puzzles of a lot.
    pub puzzles: &'static str,
    /// The label of a puzzle.
    pub pick: fn(PickView) -> String,
    /// The thing that the buttons act on: a puzzle, or the whole lot.
    pub acts_on: fn(Option<&PickView>) -> String,
    /// Moves it earlier; later.
    pub shift: [&'static str; 2],
    /// Removes it.
    pub remove: &'static str,
    /// Undoes the last change.
    pub undo: &'static str,
    /// Puts everything back that was removed.
    pub put_back: &'static str,
}
