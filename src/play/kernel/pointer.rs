//! The cell that the player looks at: the one under the pointer, or one with its candidates requested. The
//! cursor alone requests nothing, as it moves to each digit entered.

use crate::ui::{Panel, Pointing};
use sudoku_core::{Cell, telling::Mention};

/// The subject of the player's look.
#[derive(Clone, Copy, Debug)]
enum Look {
    /// The spot under the pointer.
    Pointed(Pointing),
    /// A cell with its candidates requested, until the next action.
    Asked(Cell),
}

/// The cell that the player looks at.
#[derive(Clone, Debug)]
pub(crate) struct Pointer {
    at: Option<Look>,
    /// The cell under the pointer at the last key press: it shows nothing until the pointer leaves it.
    resting: Option<Cell>,
    /// The highlighted piece of a sentence.
    mention: Option<Mention>,
    /// Whether all candidates are shown, for each face of the page.
    candidates_on: [bool; Panel::ALL.len()],
    /// The width of a cell, in pixels.
    cell_pixels: u16,
}

impl Default for Pointer {
    fn default() -> Self {
        Self {
            at: None,
            resting: None,
            mention: None,
            candidates_on: std::array::from_fn(|i| Panel::ALL[i].starts_with_candidates()),
            cell_pixels: 48,
        }
    }
}

impl Pointer {
    pub(crate) const fn pointing(&self) -> Option<Pointing> {
        match self.at {
            Some(Look::Pointed(pointing)) => Some(pointing),
            Some(Look::Asked(_)) | None => None,
        }
    }

    /// The cell that the player looks at.
    pub(crate) const fn cell(&self) -> Option<Cell> {
        match self.at {
            Some(Look::Pointed(Pointing { cell, .. }) | Look::Asked(cell)) => Some(cell),
            None => None,
        }
    }

    /// Whether to show the candidates of a cell, because pointing shows them or because the player requested
    /// them.
    pub(crate) fn shows(&self, cell: Cell, pointing_shows: bool) -> bool {
        match self.at {
            Some(Look::Pointed(pointing)) => pointing_shows && pointing.cell == cell,
            Some(Look::Asked(asked)) => asked == cell,
            None => false,
        }
    }

    /// The pointer moved to another spot or left the board. A requested cell stays.
    pub(crate) fn point(&mut self, pointing: Option<Pointing>) {
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

    /// Requests the candidates of a cell.
    pub(crate) const fn ask(&mut self, cell: Cell) {
        self.at = Some(Look::Asked(cell));
    }

    /// Ends the request: the player does something else.
    pub(crate) fn answered(&mut self) {
        self.at = self.at.filter(|at| matches!(at, Look::Pointed(_)));
    }

    /// A key is pressed: from now on the cursor counts, and the cell under the pointer shows nothing.
    pub(crate) fn rest(&mut self) {
        self.resting = self.pointing().map(|pointing| pointing.cell).or(self.resting);
        self.at = None;
    }

    /// Stops looking at anything. Returns the spot under the pointer.
    pub(crate) const fn end(&mut self) -> Option<Pointing> {
        let pointing = self.pointing();
        self.at = None;
        pointing
    }

    /// The highlighted piece of a sentence.
    pub(crate) const fn mention(&self) -> Option<Mention> {
        self.mention
    }

    /// Highlights a piece of a sentence, or clears the highlight.
    pub(crate) const fn point_at(&mut self, mention: Option<Mention>) {
        self.mention = mention;
    }

    /// The board is gone, and with it the highlight.
    pub(crate) const fn leave(&mut self) {
        self.at = None;
        self.mention = None;
    }

    /// Whether the player wants all candidates on a face of the page.
    pub(crate) const fn wants_candidates(&self, panel: Panel) -> bool {
        self.candidates_on[panel as usize]
    }

    /// Switches all candidates on a face of the page on or off. Returns whether they are on.
    pub(crate) const fn toggle_candidates(&mut self, panel: Panel) -> bool {
        let on = &mut self.candidates_on[panel as usize];
        *on = !*on;
        *on
    }

    /// The width of a cell, in pixels.
    pub(crate) const fn cell_pixels(&self) -> u16 {
        self.cell_pixels
    }

    pub(crate) const fn resize(&mut self, cell_pixels: u16) {
        self.cell_pixels = cell_pixels;
    }
}
