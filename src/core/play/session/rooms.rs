//! Read access to the rooms, for the views.

use super::{Session, shelf::Shelf};
use crate::{
    Candidates,
    play::{
        features::{Features, solver::view::SolveView, why::view::WhyView},
        kernel::{Explained, Gaze, Input, Kernel, Ledger, Page, Player, Table, Zoom},
        making::Maker,
        stock::Stock,
        work::Work,
    },
};

impl Session {
    pub(in crate::play) const fn table(&self) -> &Table {
        &self.kernel.table
    }

    pub(in crate::play) const fn input(&self) -> &Input {
        &self.kernel.input
    }

    pub(in crate::play) const fn gaze(&self) -> &Gaze {
        &self.kernel.gaze
    }

    pub(in crate::play) const fn zoom(&self) -> &Zoom {
        &self.kernel.zoom
    }

    pub(in crate::play) const fn page(&self) -> &Page {
        &self.kernel.page
    }

    pub(in crate::play) const fn worker(&self) -> &Work {
        &self.kernel.work
    }

    pub(in crate::play) const fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    pub(in crate::play) const fn features(&self) -> &Features {
        &self.features
    }

    /// The digits and candidates on the board.
    pub(in crate::play) const fn board(&self) -> &Candidates {
        self.kernel.board()
    }

    pub(in crate::play) fn candidates_are_on(&self) -> bool {
        self.kernel.candidates_are_on()
    }

    /// Whether the board is the player's, and not a position of a walk.
    pub(in crate::play) fn shows_the_game(&self) -> bool {
        self.kernel.shows_the_game()
    }

    /// The step explained on the board, with its whole reason.
    pub(in crate::play) const fn step_shown(&self) -> Option<&Explained> {
        self.kernel.shown.step.as_ref()
    }

    /// The stepper, if it is open.
    #[must_use]
    pub fn stepper(&self) -> Option<SolveView> {
        self.features.solver.view(&self.kernel)
    }

    /// The questions and answers, while they are open.
    #[must_use]
    pub fn inquiry(&self) -> Option<WhyView> {
        self.features.why.view(&self.kernel)
    }

    pub(in crate::play) const fn maker(&self) -> &Maker {
        &self.maker
    }

    /// The spare puzzles.
    #[must_use]
    pub const fn stock(&self) -> &Stock {
        &self.stock
    }

    pub(in crate::play) const fn ledger(&self) -> &Ledger {
        &self.kernel.ledger
    }

    pub(in crate::play) const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    pub(in crate::play) const fn player(&self) -> &Player {
        &self.kernel.player
    }
}
