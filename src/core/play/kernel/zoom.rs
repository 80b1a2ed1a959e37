//! How closely the board is looked at: the lens over it, and how large the notes are drawn meanwhile. It changes
//! no digit, and ends with the board's size.

use crate::{
    Cell, Order,
    play::lens::{Lens, Share},
};

/// What is done to the lens.
#[derive(Clone, Debug, PartialEq)]
pub enum LensMsg {
    /// Fingers, or a wheel, went from one place of the frame to another, and became so many times further apart.
    /// More may follow, until it is let go.
    Turn {
        /// Where they were.
        from: Share,
        /// Where they are.
        to: Share,
        /// How many times further apart.
        factor: f64,
    },
    /// A place on the board comes into the middle. More may follow, until it is let go.
    LookAt(Share),
    /// The lens is let go.
    Rest,
    /// A step closer, around the cursor.
    Closer,
    /// A step back.
    Farther,
    /// The whole board.
    Whole,
    /// Into the box of a cell; back to the whole board if that is not what is seen.
    Box(Cell),
    /// Cells are to be seen, such as those of a step.
    Show(Vec<Cell>),
}

/// The lens over the board.
#[derive(Clone, Copy, Debug)]
pub(in crate::play) struct Zoom {
    lens: Lens,
    /// Whether it is in somebody's hand. Until it is let go the board is drawn as it was: to draw 625 cells otherwise
    /// takes longer than a frame.
    held: bool,
    /// The scale for which the board is drawn.
    drawn: f64,
}

impl Zoom {
    /// The whole of a board.
    pub(in crate::play) const fn new(order: Order) -> Self {
        Self { lens: Lens::whole(order), held: false, drawn: 1.0 }
    }

    pub(in crate::play) const fn lens(&self) -> Lens {
        self.lens
    }

    pub(in crate::play) const fn is_held(&self) -> bool {
        self.held
    }

    /// The scale for which the board is drawn.
    pub(in crate::play) const fn drawn(&self) -> f64 {
        self.drawn
    }

    /// How wide a cell is seen that is so wide on the whole board.
    pub(in crate::play) fn pixels(&self, of_the_whole: u16) -> u16 {
        (f64::from(of_the_whole) * self.drawn) as u16
    }

    /// Does what is asked for, with the cursor at that cell.
    pub(in crate::play) fn act(&mut self, msg: &LensMsg, cursor: Cell) {
        let lens = self.lens;
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

    /// Cells come into sight. Whoever holds the lens sees to that alone.
    pub(in crate::play) fn show(&mut self, cells: &[Cell]) {
        if !self.held {
            self.lens = self.lens.showing(cells);
        }
    }

    /// The whole board again.
    fn leave(&mut self) {
        self.rest(Lens::whole(self.lens.order()));
    }

    fn hold(&mut self, lens: Lens) {
        (self.lens, self.held) = (lens, true);
    }

    fn rest(&mut self, lens: Lens) {
        (self.lens, self.held, self.drawn) = (lens, false, lens.scale());
    }
}
