//! Everything that the screen shows, as plain values: made anew from the session whenever it changes, and
//! compared with what is shown. No words are here and no paint; the page has both.

mod board;
mod panels;
mod stepper;

pub use board::{Ink, NoteKind, NoteStyle, Shape};
pub use panels::{Finish, Head, Inspected, KeyView, PadView, PlayView, SaveState};
pub use stepper::{PassLine, PassTitle, SolveBody, SolveView, StepLine};

use crate::{Cell, Digit, DigitSet};

/// One cell as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellView {
    /// The digit in it.
    pub digit: Option<Digit>,
    /// Whose digit that is.
    pub ink: Ink,
    /// The small digits in it.
    pub notes: DigitSet,
    /// What these are.
    pub note_kind: NoteKind,
    /// How these are drawn at the present size.
    pub note_style: NoteStyle,
    /// The cursor is here: this cell is reached by the tabulator.
    pub cursor: bool,
    /// The cursor is here, and is shown.
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
}

impl CellView {
    /// The small digits as lines of text, in fixed places; empty if there are none to show.
    #[must_use]
    pub fn note_text(&self, order: crate::Order) -> String {
        if self.note_kind == NoteKind::None || self.notes.is_empty() {
            return String::new();
        }
        if self.note_style == NoteStyle::Count {
            return self.notes.len().to_string();
        }
        let mut text = String::with_capacity(order.side() * 2);
        for digit in Digit::all(order) {
            let (line, column) = order.geometry().note_position(digit);
            if line > 0 && column == 0 {
                text.push('\n');
            }
            text.push(match (self.notes.contains(digit), self.note_style) {
                (false, _) => ' ',
                (true, NoteStyle::Dots) => '•',
                (true, _) => digit.symbol(),
            });
        }
        text
    }
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
