//! Where the player looks: at what the pointer rests on, or into a cell whose candidates were asked for. The
//! cursor by itself asks for nothing, as it is wherever a digit goes.

use super::ui::Pointing;
use crate::Cell;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
enum Look {
    /// What the pointer rests on.
    Pointed(Pointing),
    /// A cell whose candidates were asked for, until something else is done.
    Asked(Cell),
}

/// Where the player looks.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::play) struct Gaze {
    at: Option<Look>,
    /// The cell on which the pointer rested when a key was pressed: it has nothing to say until it leaves.
    resting: Option<Cell>,
}

impl Gaze {
    /// What the pointer rests on.
    pub(in crate::play) const fn pointing(self) -> Option<Pointing> {
        match self.at {
            Some(Look::Pointed(pointing)) => Some(pointing),
            Some(Look::Asked(_)) | None => None,
        }
    }

    /// The cell that is looked at.
    pub(in crate::play) const fn cell(self) -> Option<Cell> {
        match self.at {
            Some(Look::Pointed(Pointing { cell, .. }) | Look::Asked(cell)) => Some(cell),
            None => None,
        }
    }

    /// Whether the candidates of a cell are to be seen, be it that pointing shows them or that they were asked
    /// for.
    pub(in crate::play) fn shows(self, cell: Cell, pointing_shows: bool) -> bool {
        match self.at {
            Some(Look::Pointed(pointing)) => pointing_shows && pointing.cell == cell,
            Some(Look::Asked(asked)) => asked == cell,
            None => false,
        }
    }

    /// The pointer rests on another spot, or left the board, which takes back nothing that was asked for.
    pub(in crate::play) fn point(&mut self, pointing: Option<Pointing>) {
        let rests = pointing.is_some_and(|pointing| Some(pointing.cell) == self.resting);
        if rests {
            return;
        }
        self.resting = None;
        match (pointing, self.at) {
            (Some(pointing), _) => self.at = Some(Look::Pointed(pointing)),
            (None, Some(Look::Pointed(_))) => self.at = None,
            (None, Some(Look::Asked(_)) | None) => {}
        }
    }

    /// The candidates of a cell are asked for.
    pub(in crate::play) const fn ask(&mut self, cell: Cell) {
        self.at = Some(Look::Asked(cell));
    }

    /// Something else is done: what was asked for has been seen.
    pub(in crate::play) fn answered(&mut self) {
        self.at = self.at.filter(|at| matches!(at, Look::Pointed(_)));
    }

    /// A key is pressed: what counts is the cursor, and the pointer is silent where it lies.
    pub(in crate::play) fn rest(&mut self) {
        self.resting = self.pointing().map(|pointing| pointing.cell).or(self.resting);
        self.at = None;
    }

    /// Nothing is looked at any more; what the pointer rested on.
    pub(in crate::play) const fn end(&mut self) -> Option<Pointing> {
        let pointing = self.pointing();
        self.at = None;
        pointing
    }
}
