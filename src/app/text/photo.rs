//! The words of photographs.

use sudoku_core::{Shape, explain::Locale};
use sudoku_play::features::photo::view::{PhotoCell, PhotoFault, PhotoReview};

/// Photographs of puzzles.
#[derive(Clone, Copy, Debug)]
pub struct PhotoText {
    /// Opens the dialog.
    pub open: &'static str,
    /// The use of the dialog, and the promise about the picture.
    pub about: [&'static str; 2],
    /// Chooses a file.
    pub choose: &'static str,
    /// Starts the camera; takes the picture; stops the camera; and the sentence meanwhile.
    pub camera: [&'static str; 4],
    /// The browser decodes the picture; the worker reads it.
    pub busy: [&'static str; 2],
    /// The fault of a picture without a board.
    pub fault: fn(PhotoFault) -> String,
    /// The use of the corners.
    pub corners: &'static str,
    /// The corners, clockwise from the top left.
    pub corner: [&'static str; 4],
    /// Reads the board between them.
    pub read_again: &'static str,
    /// The names of the picture, and of the straightened one.
    pub pictures: [&'static str; 2],
    /// The board: its label, and how it is used.
    pub board: (&'static str, &'static str),
    /// The remark about a cell in its spoken label.
    pub remark: fn(PhotoCell) -> String,
    /// The number of marked cells, with the way to deal with them.
    pub marks: fn(usize) -> String,
    /// The digit of the board for the zero of the picture, if it prints the digits from 0.
    pub zero: fn(&Shape, Locale) -> String,
    /// The signs of doubtful, changed and handwritten cells.
    pub legend: [&'static str; 3],
    /// Confirms a cell; goes to the next marked one.
    pub act: [&'static str; 2],
    /// The solutions, as written and as spoken.
    pub count: [fn(&PhotoReview) -> String; 2],
    /// Moves the corners; chooses another picture.
    pub again: [&'static str; 2],
}
