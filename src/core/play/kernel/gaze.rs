//! Where the player looks: at what the pointer rests on, or into a cell whose candidates were asked for. The
//! cursor by itself asks for nothing, as it is wherever a digit goes.

use crate::{
    Candidates, Cell,
    play::ui::{Panel, Pointing},
    telling::Mention,
};
use std::sync::OnceLock;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
enum Look {
    /// What the pointer rests on.
    Pointed(Pointing),
    /// A cell whose candidates were asked for, until something else is done.
    Asked(Cell),
}

/// The position that the board shows.
#[derive(Clone, Debug)]
pub(in crate::play) struct Position {
    pub(in crate::play) candidates: Candidates,
    /// Whether it is one that an answer is about, and not that of the game or of the trail.
    pub(in crate::play) is_of_an_answer: bool,
}

/// Where the player looks, and what is to be seen there.
#[derive(Clone, Debug)]
pub(in crate::play) struct Gaze {
    at: Option<Look>,
    /// The cell on which the pointer rested when a key was pressed: it has nothing to say until it leaves.
    resting: Option<Cell>,
    /// The piece of a sentence that is pointed at.
    mention: Option<Mention>,
    /// Whether all candidates are shown, on either face of the page.
    candidates_on: [bool; 2],
    /// How wide a cell is drawn.
    cell_pixels: u16,
    /// Made when it is asked for, and forgotten with each message.
    position_cache: OnceLock<Position>,
}

impl Default for Gaze {
    fn default() -> Self {
        Self {
            at: None,
            resting: None,
            mention: None,
            candidates_on: [false, true],
            cell_pixels: 48,
            position_cache: OnceLock::new(),
        }
    }
}

impl Gaze {
    /// What the pointer rests on.
    pub(in crate::play) const fn pointing(&self) -> Option<Pointing> {
        match self.at {
            Some(Look::Pointed(pointing)) => Some(pointing),
            Some(Look::Asked(_)) | None => None,
        }
    }

    /// The cell that is looked at.
    pub(in crate::play) const fn cell(&self) -> Option<Cell> {
        match self.at {
            Some(Look::Pointed(Pointing { cell, .. }) | Look::Asked(cell)) => Some(cell),
            None => None,
        }
    }

    /// Whether the candidates of a cell are to be seen, be it that pointing shows them or that they were asked
    /// for.
    pub(in crate::play) fn shows(&self, cell: Cell, pointing_shows: bool) -> bool {
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

    /// The piece of a sentence that is pointed at.
    pub(in crate::play) const fn mention(&self) -> Option<Mention> {
        self.mention
    }

    /// A piece of a sentence is pointed at, or no longer.
    pub(in crate::play) const fn point_at(&mut self, mention: Option<Mention>) {
        self.mention = mention;
    }

    /// What was seen is gone, and so is every word of it.
    pub(in crate::play) const fn leave(&mut self) {
        self.at = None;
        self.mention = None;
    }

    /// Whether all candidates are wanted on a face of the page.
    pub(in crate::play) const fn wants_candidates(&self, panel: Panel) -> bool {
        self.candidates_on[panel as usize]
    }

    /// All candidates are wanted on a face of the page, or no longer; whether they are.
    pub(in crate::play) const fn toggle_candidates(&mut self, panel: Panel) -> bool {
        let on = &mut self.candidates_on[panel as usize];
        *on = !*on;
        *on
    }

    /// How wide a cell is drawn, in pixels.
    pub(in crate::play) const fn cell_pixels(&self) -> u16 {
        self.cell_pixels
    }

    /// The board is drawn so large.
    pub(in crate::play) const fn resize(&mut self, cell_pixels: u16) {
        self.cell_pixels = cell_pixels;
    }

    /// The position that the board shows, made the first time it is asked for.
    pub(in crate::play) fn position(&self, make: impl FnOnce() -> Position) -> &Position {
        self.position_cache.get_or_init(make)
    }

    /// Something has happened: the board may show another position.
    pub(in crate::play) fn forget_position(&mut self) {
        self.position_cache = OnceLock::new();
    }
}
