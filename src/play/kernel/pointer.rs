//! The cells that the player looks at: the one under the pointer, and one with its candidates requested. The
//! cursor alone requests nothing, as it moves to each digit entered, and neither does the pointer in a game: it
//! passes over every cell, and would give away what nobody asked for.

use super::Pointer;
use crate::ui::{Panel, Pointing};
use sudoku_core::{Cell, telling::Mention};

impl Default for Pointer {
    fn default() -> Self {
        Self {
            pointing: None,
            asked: None,
            resting: None,
            mention: None,
            candidates_on: std::array::from_fn(|i| Panel::ALL[i].starts_with_candidates()),
            cell_pixels: 48,
            drawn_again: 0,
        }
    }
}

impl Pointer {
    /// Returns how often the player had links drawn again, up to 255 and then from 0.
    pub(crate) const fn drawn_again(&self) -> u8 {
        self.drawn_again
    }

    pub(crate) const fn draw_again(&mut self) {
        self.drawn_again = self.drawn_again.wrapping_add(1);
    }

    pub(crate) const fn pointing(&self) -> Option<Pointing> {
        self.pointing
    }

    /// Returns the cell that the player looks at.
    pub(crate) const fn cell(&self) -> Option<Cell> {
        match self.pointing {
            Some(Pointing { cell, .. }) => Some(cell),
            None => self.asked,
        }
    }

    /// Returns whether the pointer is over a cell.
    pub(crate) fn is_over(&self, cell: Cell) -> bool {
        self.pointing.is_some_and(|pointing| pointing.cell == cell)
    }

    /// Returns whether the player requested the candidates of a cell. If pointing continues a request, it also holds
    /// for the cell under the pointer.
    pub(crate) fn asks_for(&self, cell: Cell, pointing_continues: bool) -> bool {
        self.asked.is_some_and(|asked| asked == cell || pointing_continues && self.is_over(cell))
    }

    /// Takes the spot of a pointer that moved to another one or left the board. A requested cell stays.
    pub(crate) fn point(&mut self, pointing: Option<Pointing>) {
        let rests = pointing.is_some_and(|pointing| Some(pointing.cell) == self.resting);
        if !rests {
            (self.pointing, self.resting) = (pointing, None);
        }
    }

    /// Requests the candidates of a cell. The pointer counts again when it moves.
    pub(crate) const fn ask(&mut self, cell: Cell) {
        (self.pointing, self.asked) = (None, Some(cell));
    }

    /// Ends the request: the player does something else.
    pub(crate) const fn answered(&mut self) {
        self.asked = None;
    }

    /// Acts on a pressed key: from now on the cursor counts, and the cell under the pointer shows nothing.
    pub(crate) fn rest(&mut self) {
        self.resting = self.pointing.map(|pointing| pointing.cell).or(self.resting);
        self.leave_cells();
    }

    /// Stops looking at anything. Returns the spot under the pointer.
    pub(crate) const fn end(&mut self) -> Option<Pointing> {
        let pointing = self.pointing;
        self.leave_cells();
        pointing
    }

    const fn leave_cells(&mut self) {
        (self.pointing, self.asked) = (None, None);
    }

    /// Returns the highlighted piece of a sentence.
    pub(crate) const fn mention(&self) -> Option<Mention> {
        self.mention
    }

    /// Highlights a piece of a sentence, or clears the highlight.
    pub(crate) const fn point_at(&mut self, mention: Option<Mention>) {
        self.mention = mention;
    }

    /// Stops looking at anything and clears the highlight: the board is gone.
    pub(crate) const fn leave(&mut self) {
        self.leave_cells();
        self.mention = None;
    }

    /// Returns whether the player wants all candidates on a face of the page.
    pub(crate) const fn wants_candidates(&self, panel: Panel) -> bool {
        self.candidates_on[panel as usize]
    }

    /// Switches all candidates on a face of the page on or off. Returns whether they are on.
    pub(crate) const fn toggle_candidates(&mut self, panel: Panel) -> bool {
        let on = &mut self.candidates_on[panel as usize];
        *on = !*on;
        *on
    }

    /// Returns the width of a cell, in pixels.
    pub(crate) const fn cell_pixels(&self) -> u16 {
        self.cell_pixels
    }

    pub(crate) const fn resize(&mut self, cell_pixels: u16) {
        self.cell_pixels = cell_pixels;
    }
}
