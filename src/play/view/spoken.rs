//! Cells as they are spoken: the same facts in the same order on every board, for players who hear it.

use super::{CellView, Emphasis, Ink, NoteKind};
use crate::{
    saved::settings::{Settings, Speech},
    session::Session,
};
use sudoku_core::{
    Candidate, Cell, Digit, DigitSet,
    marks::{Marks, Role},
    sorting::sort_by_key,
};

/// A cell with everything that is spoken about it, on the board of the game or on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// Its address.
    pub cell: Cell,
    /// Its look.
    pub view: CellView,
    /// Whether it is hidden with the rest of the board.
    pub hidden: bool,
    /// A cell of one of its houses with the same digit, and the number of further ones.
    pub clash: Option<(Cell, usize)>,
    /// Whether it is one of several selected cells.
    pub is_one_of_several: bool,
    /// The length of its name.
    pub speech: Speech,
}

impl Labelled {
    /// A cell of a board apart from the game, with its digit.
    #[must_use]
    pub const fn apart(cell: Cell, digit: Option<Digit>, settings: &Settings) -> Self {
        Self {
            cell,
            view: CellView::apart(digit, false),
            hidden: false,
            clash: None,
            is_one_of_several: false,
            speech: settings.speech,
        }
    }

    /// The same cell as a given of its puzzle.
    #[must_use]
    pub const fn given(mut self) -> Self {
        self.view.ink = Ink::Given;
        self
    }

    /// The same cell with small digits of that meaning.
    #[must_use]
    pub const fn with_small(mut self, digits: DigitSet, kind: NoteKind) -> Self {
        (self.view.notes, self.view.note_kind) = (digits, kind);
        self
    }
}

/// The marks of a step in one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The cell.
    pub cell: Cell,
    /// Each meaning with the candidates that have it; with none if the whole cell has it.
    pub roles: Vec<(Role, DigitSet)>,
}

impl Marked {
    /// The cells with marks, in reading order. Houses are not marks of their cells.
    #[must_use]
    pub fn all(marks: &Marks) -> Vec<Self> {
        Self::of(Emphasis::all(marks.clone()))
    }

    fn of(emphases: impl IntoIterator<Item = Emphasis>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for emphasis in emphases {
            let (cell, role, digits) = match emphasis {
                Emphasis::House(..) | Emphasis::Cell(_, Role::Lit) | Emphasis::Candidate(_, Role::Lit) => {
                    continue;
                }
                Emphasis::Cell(cell, role) => (cell, role, DigitSet::EMPTY),
                Emphasis::Candidate(Candidate { cell, digit }, role) => (cell, role, DigitSet::only(digit)),
            };
            let at = all.iter().position(|marked| marked.cell == cell).unwrap_or_else(|| {
                all.push(Self { cell, roles: Vec::new() });
                all.len() - 1
            });
            let roles = &mut all[at].roles;
            match roles.iter_mut().find(|(other, _)| *other == role) {
                Some((_, known)) => *known = known.union(digits),
                None => roles.push((role, digits)),
            }
        }
        sort_by_key(&mut all, |marked| marked.cell.index());
        all
    }
}

impl Session {
    /// A cell with the data for its label.
    #[must_use]
    pub fn labelled(&self, cell: Cell, view: CellView) -> Labelled {
        let clash = if view.conflict { self.clash(cell) } else { None };
        Labelled {
            cell,
            view,
            hidden: self.kernel().page().is_paused() && self.kernel().page().is_playing(),
            clash,
            is_one_of_several: view.selected && self.selection().len() > 1,
            speech: self.settings().speech,
        }
    }

    /// The cells with marks of the step on the board, in reading order.
    #[must_use]
    pub fn marked(&self) -> Vec<Marked> {
        if self.kernel().page().is_paused() && self.kernel().page().is_playing() {
            return Vec::new();
        }
        Marked::all(&self.kernel().shown().marks)
    }
}
