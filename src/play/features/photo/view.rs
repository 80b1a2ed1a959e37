//! The contents of the dialog for photographs.

use super::{Photos, Review, Stage};
use crate::messages::PictureError;
use std::sync::Arc;
use sudoku_core::{
    Cell, CellSet, Digit, Shape,
    qr::Greys,
    rating::Rated,
    study::Finding,
    wire::{Corners, PhotoError},
};

/// The most cells that are named as those to look at first.
const FIRST: usize = 3;

/// The reason for a missing board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoFault {
    /// The picture is missing.
    Picture(PictureError),
    /// The picture gives no board.
    Read(PhotoError),
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum PhotoView {
    /// The player chooses a picture.
    Choosing(Option<PhotoFault>),
    /// The browser decodes the picture.
    Opening,
    /// The worker reads it.
    Reading,
    /// The player sets the corners of the board.
    Corners {
        /// The picture.
        picture: Arc<Greys>,
        /// The corners in it.
        corners: Corners,
        /// The reason why it gave no board.
        fault: Option<PhotoFault>,
    },
    /// The board that was read.
    Review(Box<PhotoReview>),
}

/// The reason for looking at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoMark {
    /// Its digit, or its emptiness, is doubtful.
    Doubtful,
    /// The reader changed it, so that the board has exactly one solution.
    Changed,
    /// Handwriting is in it.
    Written,
}

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhotoCell {
    /// Its address.
    pub cell: Cell,
    /// Its digit.
    pub digit: Option<Digit>,
    /// The reason for looking at it, until the player has.
    pub mark: Option<PhotoMark>,
    /// Whether it has a part in a contradiction.
    pub clashes: bool,
}

/// The solutions of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoCount {
    /// The worker counts them.
    Counting,
    /// The worker stopped without an answer.
    Uncounted,
    /// None.
    None,
    /// One, and there are empty cells to fill.
    One,
    /// One, because each cell is filled.
    Full,
    /// More than one.
    Several,
    /// The search stopped before it knew.
    Undecided,
}

/// The board that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoReview {
    /// The shape of the board.
    pub shape: Shape,
    /// The straightened picture.
    pub straight: Arc<Greys>,
    /// Whether the picture prints the digits from 0. The board writes that as its largest digit.
    pub zero: bool,
    /// All cells in reading order.
    pub cells: Vec<PhotoCell>,
    /// The cell that takes the next digit.
    pub cursor: Cell,
    /// The number of cells with a digit.
    pub givens: usize,
    /// The number of cells that are still marked.
    pub marks: usize,
    /// The solutions.
    pub count: PhotoCount,
    /// A few cells to look at first, if the board isn't a puzzle.
    pub first: Vec<Cell>,
    /// The difficulty, once known.
    pub rated: Option<Rated>,
}

impl Photos {
    /// The contents of the dialog.
    pub(crate) fn view(&self) -> PhotoView {
        match &self.stage {
            Stage::Opening => PhotoView::Opening,
            Stage::Reading(_) if self.asked.is_some() => PhotoView::Reading,
            Stage::Choosing | Stage::Reading(_) => PhotoView::Choosing(self.fault),
            Stage::Corners(picture) => {
                PhotoView::Corners { picture: Arc::clone(picture), corners: self.corners, fault: self.fault }
            }
            Stage::Review(review) => PhotoView::Review(Box::new(review.view(self.asked.is_some()))),
        }
    }
}

impl Review {
    fn view(&self, asked: bool) -> PhotoReview {
        let doubles = self.grid.doubles();
        let clash: CellSet = match &self.clash {
            Some(clash) if doubles.is_empty() => clash.cells.iter().copied().collect(),
            _ => doubles,
        };
        let mark = |cell| {
            let mark = if self.changed.contains(cell) {
                PhotoMark::Changed
            } else if self.written.contains(cell) {
                PhotoMark::Written
            } else {
                PhotoMark::Doubtful
            };
            self.marked.contains(cell).then_some(mark)
        };
        let cells: Vec<PhotoCell> = self
            .grid
            .iter()
            .map(|(cell, digit)| PhotoCell { cell, digit, mark: mark(cell), clashes: clash.contains(cell) })
            .collect();
        let count = match &self.finding {
            None if !doubles.is_empty() => PhotoCount::None,
            None if asked => PhotoCount::Counting,
            None => PhotoCount::Uncounted,
            Some(Finding::None) => PhotoCount::None,
            Some(Finding::One(_)) if self.grid.is_full() => PhotoCount::Full,
            Some(Finding::One(_)) => PhotoCount::One,
            Some(Finding::Several(..)) => PhotoCount::Several,
            Some(Finding::Undecided) => PhotoCount::Undecided,
        };
        PhotoReview {
            shape: self.grid.shape().clone(),
            straight: Arc::clone(&self.straight),
            zero: self.zero,
            cells,
            cursor: self.cursor,
            givens: self.grid.filled_count(),
            marks: self.marked.len(),
            count,
            first: self.first(count, clash),
            rated: self.rated,
        }
    }

    /// The cells to look at first: of those with a part in the fault, the marked ones, or else all.
    fn first(&self, count: PhotoCount, clash: CellSet) -> Vec<Cell> {
        let suspects: CellSet = match (count, &self.finding) {
            (PhotoCount::None, _) => clash,
            (_, Some(Finding::Several(one, other))) => self
                .grid
                .iter()
                .map(|(cell, _)| cell)
                .filter(|&cell| one.get(cell) != other.get(cell))
                .collect(),
            _ => return Vec::new(),
        };
        let of = |set: CellSet| -> Vec<Cell> { set.iter().take(FIRST).collect() };
        let both = suspects.intersection(&self.marked);
        if !both.is_empty() {
            of(both)
        } else if count == PhotoCount::None && !suspects.is_empty() {
            of(suspects)
        } else {
            // Of many cells that differ, an unmarked one is as likely as another.
            of(self.marked)
        }
    }
}
