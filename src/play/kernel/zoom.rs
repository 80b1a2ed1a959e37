//! The lens over the board, and the size of the notes under it. It never changes a digit, and ends when the
//! size of the board changes.

use super::Zoom;
use crate::{input::lens::Lens, messages::LensMsg};
use sudoku_core::{Cell, Shape};

impl Zoom {
    pub(crate) fn new(shape: &Shape) -> Self {
        Self { lens: Lens::whole(shape), held: false, drawn: 1.0 }
    }

    pub(crate) const fn lens(&self) -> &Lens {
        &self.lens
    }

    pub(crate) const fn is_held(&self) -> bool {
        self.held
    }

    /// Returns the scale of the drawn board.
    pub(crate) const fn drawn(&self) -> f64 {
        self.drawn
    }

    /// Returns the width of a cell in view, given its width on the whole board.
    pub(crate) fn pixels(&self, of_the_whole: u16) -> u16 {
        (f64::from(of_the_whole) * self.drawn) as u16
    }

    /// Performs the action, with the cursor at that cell.
    pub(crate) fn act(&mut self, msg: &LensMsg, cursor: Cell) {
        let lens = &self.lens;
        match *msg {
            LensMsg::Turn { from, to, factor } => self.hold(lens.turned(from, to, factor)),
            LensMsg::LookAt(place) => self.hold(lens.looking_at(place)),
            LensMsg::Rest => self.rest(lens.settled()),
            LensMsg::Closer => self.rest(lens.closer(cursor)),
            LensMsg::Farther => self.rest(lens.farther().settled()),
            LensMsg::Whole => self.leave(),
            LensMsg::Box(_) if !lens.is_whole() => self.leave(),
            LensMsg::Box(cell) => self.rest(lens.into_box(cell)),
            LensMsg::Show(ref cells) => self.show(cells),
        }
    }

    /// Brings cells into view. While the player moves the lens, it stays where it is.
    pub(crate) fn show(&mut self, cells: &[Cell]) {
        if !self.held {
            self.lens = self.lens.showing(cells);
        }
    }

    fn leave(&mut self) {
        self.rest(Lens::whole(self.lens.shape()));
    }

    fn hold(&mut self, lens: Lens) {
        (self.lens, self.held) = (lens, true);
    }

    fn rest(&mut self, lens: Lens) {
        let drawn = lens.scale();
        (self.lens, self.held, self.drawn) = (lens, false, drawn);
    }
}
