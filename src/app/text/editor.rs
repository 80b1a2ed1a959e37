//! The words of the editor of puzzles.

use sudoku_core::{Shape, explain::Locale};
use sudoku_play::{
    features::editor::{
        Thinned,
        view::{EditorCell, Findings},
    },
    messages::Beginning,
};

/// The words of the editor.
#[derive(Clone, Copy, Debug)]
pub struct EditorText {
    /// Opens it.
    pub open: &'static str,
    /// The choice of a board to start from.
    pub begin: &'static str,
    /// A board to start from.
    pub beginning: fn(Beginning) -> String,
    /// The board that it replaced had this many digits.
    pub replaced: fn(usize) -> String,
    /// The board: its label, and how it is used.
    pub board: (&'static str, &'static str),
    /// The remark about a cell in its spoken label.
    pub remark: fn(EditorCell, Locale) -> String,
    /// The pad.
    pub pad: &'static str,
    /// Erase.
    pub erase: &'static str,
    /// The switch for a cursor that moves on after a digit, and its effect.
    pub move_on: (&'static str, &'static str),
    /// The switch for drawing cages, and how that is done.
    pub draw_cages: (&'static str, &'static str),
    /// The field for the sum of a cage.
    pub sum: &'static str,
    /// Draws a cage around the selected cells; removes that of a cell; empties the cells; fills them at random.
    pub cages: [&'static str; 4],
    /// Undo and redo.
    pub back: [&'static str; 2],
    /// The findings, as written and as spoken.
    pub findings: [fn(&Findings, &Shape, Locale) -> String; 2],
    /// The solutions are being counted again.
    pub counting: &'static str,
    /// Two solutions.
    pub two: [&'static str; 2],
    /// How many givens it has.
    pub givens: fn(usize) -> String,
    /// How many givens are not needed, and of how many that is not known.
    pub spare: fn(usize, usize) -> String,
    /// The result of removing givens.
    pub thinned: fn(Thinned) -> String,
    /// The heading of the next buttons.
    pub neater: &'static str,
    /// Marks givens that are not needed; removes givens until each is.
    pub spares: [&'static str; 2],
    /// The choice of a symmetry, and the button that adds givens for it.
    pub mirror: (&'static str, &'static str),
    /// The worker is looking for spare givens.
    pub busy: &'static str,
}
