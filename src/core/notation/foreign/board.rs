//! A board of another program, cell by cell, and its conversion.

use super::super::{Assumption, Format, Played, Reading};
use crate::error::ParseErrorKind as Kind;
use sudoku_board::{Cell, Digit, DigitSet, Grid, Shape};

/// The content of a cell in another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Empty,
    Given(Digit),
    Placed(Digit),
    Notes { centre: DigitSet, corner: DigitSet },
}

impl Content {
    /// Returns candidates, or an empty cell if there are none.
    pub(super) fn candidates(digits: DigitSet) -> Self {
        if digits.is_empty() { Self::Empty } else { Self::Notes { centre: digits, corner: DigitSet::EMPTY } }
    }

    /// Returns whether a board of that size has the digits of the cell.
    fn fits(&self, shape: &Shape) -> bool {
        let fits = |digit: Digit| digit.index() < shape.side();
        match *self {
            Self::Empty => true,
            Self::Given(digit) | Self::Placed(digit) => fits(digit),
            Self::Notes { centre, corner } => centre.union(corner).iter().all(fits),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct ForeignBoard {
    shape: Shape,
    contents: Vec<Content>,
}

impl ForeignBoard {
    pub(super) fn empty(shape: &Shape) -> Self {
        Self { shape: shape.clone(), contents: vec![Content::Empty; shape.cell_count()] }
    }

    /// Makes the board of these cells; `None` if their number is not a size, or a digit does not fit it.
    pub(super) fn of(contents: Vec<Content>) -> Option<Self> {
        let shape = Shape::from_cell_count(contents.len())?;
        contents.iter().all(|content| content.fits(shape)).then_some(Self { shape: shape.clone(), contents })
    }

    /// Returns the same cells on a board of another shape; `None` unless it is as large.
    pub(super) fn on(self, shape: &Shape) -> Option<Self> {
        (shape.side() == self.shape.side()).then_some(Self { shape: shape.clone(), ..self })
    }

    pub(super) fn shape(&self) -> &Shape {
        &self.shape
    }

    pub(super) fn put(&mut self, cell: Cell, content: Content) {
        self.contents[cell.index()] = content;
    }

    /// Sets the candidates of an empty cell.
    pub(super) fn note(&mut self, cell: Cell, digits: DigitSet) {
        if self.contents[cell.index()] == Content::Empty {
            self.put(cell, Content::candidates(digits));
        }
    }

    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::empty(&self.shape);
        for (cell, content) in Cell::all(&self.shape).zip(&self.contents) {
            match content {
                Content::Given(digit) | Content::Placed(digit) => grid.set(cell, Some(*digit)),
                Content::Empty | Content::Notes { .. } => {}
            }
        }
        grid
    }

    /// Removes everything but the givens.
    pub(super) fn restart(&mut self) {
        let played = self.contents.iter_mut().filter(|content| !matches!(content, Content::Given(_)));
        played.for_each(|content| *content = Content::Empty);
    }

    /// Returns the content at this position, if it is on the board.
    pub(super) fn at(&mut self, row: usize, column: usize) -> Option<&mut Content> {
        let side = self.shape.side();
        if row < side && column < side { self.contents.get_mut(row * side + column) } else { None }
    }

    /// Makes a board of candidates. A lone candidate in its cell is a given, unless another cell of its row, column or
    /// box still has the candidate: then it was not placed yet.
    pub(super) fn of_candidates(shape: &Shape, candidates: &[DigitSet]) -> Self {
        let geometry = shape.geometry();
        let contents = Cell::all(shape).zip(candidates).map(|(cell, &digits)| match digits.single() {
            Some(digit)
                if !geometry.peers(cell).iter().any(|peer| candidates[peer.index()].contains(digit)) =>
            {
                Content::Given(digit)
            }
            _ => Content::candidates(digits),
        });
        Self { shape: shape.clone(), contents: contents.collect() }
    }

    /// Converts the board. If every empty cell has all digits noted, they do not count as notes.
    pub(super) fn reading(self, format: Format, assumptions: Vec<Assumption>) -> Reading {
        let all: DigitSet = Digit::all(&self.shape).collect();
        let untouched = self.contents.iter().all(|content| match content {
            Content::Notes { centre, .. } => *centre == all,
            Content::Empty | Content::Given(_) | Content::Placed(_) => true,
        });
        let mut grid = Grid::empty(&self.shape);
        let mut progress = Vec::new();
        for (cell, content) in Cell::all(&self.shape).zip(self.contents) {
            match content {
                Content::Empty => {}
                Content::Given(digit) => grid.set(cell, Some(digit)),
                Content::Placed(digit) => progress.push((cell, Played::Digit(digit))),
                Content::Notes { .. } if untouched => {}
                Content::Notes { centre, corner } => progress.push((cell, Played::Notes { centre, corner })),
            }
        }
        Reading { grid, progress, format, assumptions, other: None, part: None, unknown: Vec::new() }
    }
}

/// Returns the digit of that number, or an error if the size doesn't have it.
pub(super) fn digit(shape: &Shape, number: u32) -> Result<Digit, Kind> {
    let digit = u8::try_from(number).ok().and_then(Digit::new).filter(|digit| digit.index() < shape.side());
    digit.ok_or(Kind::DigitTooLarge { number, side: shape.side() })
}

/// Returns the digits whose bits are set, the lowest bit for 1; `None` if the size lacks one of them.
pub(super) fn of_bits(shape: &Shape, bits: u32) -> Option<DigitSet> {
    let digits = Digit::all(shape).filter(|digit| bits >> digit.index() & 1 == 1).collect();
    (bits >> shape.side() == 0).then_some(digits)
}
