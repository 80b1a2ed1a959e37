//! Reading a puzzle from a photograph, which a program beside the worker does.

use super::{decode, encode};
use serde::{Deserialize, Serialize};
use sudoku_board::{Cell, Grid};
use sudoku_make::qr::Greys;

/// The corners of a board in a picture, in pixels from the left and from the top: those at the top left, top right,
/// bottom right and bottom left of the upright board. They may be outside the picture.
pub type Corners = [(i32, i32); 4];

/// A question to the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhotoQuestion {
    /// The picture.
    pub picture: Greys,
    /// The corners of the board, if the player has set them; otherwise the reader looks for a board.
    pub corners: Option<Corners>,
}

/// A board that was read from a photograph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhotoRead {
    /// The digits.
    pub grid: Grid,
    /// The cells to look at: doubtful, changed, handwritten, or part of a contradiction. They are in reading order.
    pub marked: Vec<Cell>,
    /// The marked cells that the reader changed so that the board has exactly one solution.
    pub changed: Vec<Cell>,
    /// The cells with handwriting, as far as it differs from print.
    pub written: Vec<Cell>,
    /// Whether the board prints the digits from 0, so that its zero means the largest digit.
    pub zero: bool,
    /// The corners of the board in the picture.
    pub corners: Corners,
    /// The picture of the board, straightened and upright.
    pub straight: Greys,
}

/// The reason that a photograph gives no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PhotoError {
    /// No large square with the lines of a board is in the picture, or not at those corners.
    Frame,
    /// A frame is there, but it has too few legible digits.
    Digits,
    /// The picture has no pixels, or too many.
    Size,
    /// The program that reads could not be loaded, or it failed.
    Program,
}

/// The answer as bytes: the code that loads with the first board passes them on and needs no code for their content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedPhoto(Vec<u8>);

impl PackedPhoto {
    /// Asks the reader about a picture, and keeps its answer as bytes.
    pub(super) fn of(picture: Greys, corners: Option<Corners>, reader: &mut dyn PhotoReader) -> Self {
        Self(reader.read(&encode(&PhotoQuestion { picture, corners })))
    }

    /// Packs an answer.
    #[must_use]
    pub fn new(answer: &Result<PhotoRead, PhotoError>) -> Self {
        Self(encode(answer))
    }

    /// Unpacks the answer. Bytes that are damaged, or empty for want of a reader, give [`PhotoError::Program`].
    pub fn open(&self) -> Result<PhotoRead, PhotoError> {
        decode(&self.0).unwrap_or(Err(PhotoError::Program))
    }

    /// Returns the bytes of the answer.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

/// The reader of photographs. In the browser it is a program beside the worker's, which it loads only for such a
/// question.
pub trait PhotoReader {
    /// Answers a [`PhotoQuestion`] in bytes with those of a [`PackedPhoto`]; empty if it can't.
    fn read(&mut self, question: &[u8]) -> Vec<u8>;
}

/// Any function of that form is a reader.
impl<F: FnMut(&[u8]) -> Vec<u8>> PhotoReader for F {
    fn read(&mut self, question: &[u8]) -> Vec<u8> {
        self(question)
    }
}
