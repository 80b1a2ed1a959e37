//! The rooms as the views see them: to be read.

use super::{
    Session, gaze::Gaze, input::Input, ledger::Ledger, page::Page, player::Player, shelf::Shelf,
    stepper::Stepper, table::Table, zoom::Zoom,
};
use crate::play::{
    edition::Edition, editor::Editor, handout::Handout, inquiry::Inquiry, making::Maker, stock::Stock,
    teacher::Teacher, work::Work,
};

impl Session {
    pub(in crate::play) const fn table(&self) -> &Table {
        &self.table
    }

    pub(in crate::play) const fn input(&self) -> &Input {
        &self.input
    }

    pub(in crate::play) const fn gaze(&self) -> &Gaze {
        &self.gaze
    }

    pub(in crate::play) const fn handout(&self) -> &Handout {
        &self.handout
    }

    pub(in crate::play) const fn zoom(&self) -> &Zoom {
        &self.zoom
    }

    pub(in crate::play) const fn page(&self) -> &Page {
        &self.page
    }

    pub(in crate::play) const fn worker(&self) -> &Work {
        &self.work
    }

    pub(in crate::play) const fn stepping(&self) -> &Stepper {
        &self.stepper
    }

    pub(in crate::play) const fn teacher(&self) -> &Teacher {
        &self.teacher
    }

    pub(in crate::play) fn asked(&self) -> Option<&Inquiry> {
        self.inquiry.as_deref()
    }

    pub(in crate::play) const fn maker(&self) -> &Maker {
        &self.maker
    }

    /// The puzzles made for later.
    #[must_use]
    pub const fn stock(&self) -> &Stock {
        &self.stock
    }

    pub(in crate::play) const fn edition(&self) -> &Edition {
        &self.edition
    }

    pub(in crate::play) const fn editor(&self) -> &Editor {
        &self.editor
    }

    pub(in crate::play) const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    pub(in crate::play) const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    pub(in crate::play) const fn player(&self) -> &Player {
        &self.player
    }
}
