//! Everything that the screen shows, as plain values: made anew from the session whenever it changes, and
//! compared with what is shown. No words are here and no paint; the page has both.

mod board;
mod panels;
mod stepper;

pub use board::{Ink, NoteKind, NoteStyle, Shape};
pub use panels::{FinishView, Head, Inspected, KeyView, PadView, PlayView, SaveState};
pub use stepper::{PassLine, PassTitle, SolveBody, SolveView, StepLine};

use crate::{Cell, Digit, DigitSet};

/// What the filter says of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filtered {
    /// The digit stands here.
    Standing,
    /// It can stand here; or the cell has two candidates.
    Possible,
    /// It cannot.
    Impossible,
}

/// One cell as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellView {
    /// The digit in it.
    pub digit: Option<Digit>,
    /// Whose digit that is.
    pub ink: Ink,
    /// The small digits in it; where there are two kinds of notes, those in the middle.
    pub notes: DigitSet,
    /// Notes along its edge, where there are two kinds.
    pub corner: DigitSet,
    /// Whether its notes are of two kinds, and have no fixed places.
    pub apart: bool,
    /// What these are.
    pub note_kind: NoteKind,
    /// How these are drawn at the present size.
    pub note_style: NoteStyle,
    /// The cursor is here: this cell is reached by the tabulator.
    pub cursor: bool,
    /// It is one of the cells chosen, and that is shown.
    pub selected: bool,
    /// It shares a house with the cursor.
    pub peer: bool,
    /// It holds the digit that the cursor's cell holds.
    pub same: bool,
    /// Its digit stands in one of its houses, too.
    pub conflict: bool,
    /// It makes the pattern of the step that is shown.
    pub cause: bool,
    /// The step or pass that is shown puts a digit here.
    pub target: bool,
    /// It can hold the digit that is lit.
    pub lit: bool,
    /// It has the digit of the cursor's cell, or the locked one, as a note.
    pub same_note: bool,
    /// What the filter says of it, while there is one.
    pub filtered: Option<Filtered>,
    /// A check has found its digit wrong.
    pub wrong: bool,
    /// Its digit belongs to a trial.
    pub tried: bool,
    /// The player gave it a colour.
    pub painted: bool,
}

impl CellView {
    /// The small digits as lines of text; empty if there are none to show.
    #[must_use]
    pub fn note_text(&self, order: crate::Order) -> String {
        if self.note_kind == NoteKind::None || self.notes.is_empty() {
            return String::new();
        }
        match self.note_style {
            NoteStyle::Count => self.notes.len().to_string(),
            NoteStyle::Dots => {
                lines(order, self.notes.iter().map(|digit| (digit, place(order, digit))), true)
            }
            NoteStyle::Digits if self.apart => self.centre_text(order),
            NoteStyle::Digits => {
                lines(order, self.notes.iter().map(|digit| (digit, place(order, digit))), false)
            }
        }
    }

    /// Notes along the edge as lines of text; empty if there are none to show.
    #[must_use]
    pub fn corner_text(&self, order: crate::Order) -> String {
        if self.corner.is_empty() {
            return String::new();
        }
        let geometry = order.geometry();
        let placed = self.corner.iter().enumerate();
        lines(order, placed.map(|(number, digit)| (digit, geometry.corner_position(number))), false)
    }

    fn centre_text(&self, order: crate::Order) -> String {
        let symbols: Vec<char> = self.notes.iter().map(Digit::symbol).collect();
        let lines = symbols.chunks(order.geometry().centre_line());
        lines.map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join("\n")
    }
}

fn place(order: crate::Order, digit: Digit) -> (usize, usize) {
    order.geometry().note_position(digit)
}

/// Digits, each at its line and position, as lines of text of equal length.
fn lines(
    order: crate::Order,
    digits: impl Iterator<Item = (Digit, (usize, usize))>,
    as_dots: bool,
) -> String {
    let mut rows = vec![vec![' '; order.get()]; order.get()];
    for (digit, (line, place)) in digits {
        rows[line][place] = if as_dots { '•' } else { digit.symbol() };
    }
    rows.into_iter().map(String::from_iter).collect::<Vec<_>>().join("\n")
}

/// A cell with where it is, for its spoken label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// Where.
    pub cell: Cell,
    /// What it looks like.
    pub view: CellView,
    /// A cell of one of its houses that holds the same digit.
    pub conflict_with: Option<Cell>,
}
