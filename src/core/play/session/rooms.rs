//! Read access to the rooms, for the views.

use super::{Session, shelf::Shelf};
use crate::play::{
    features::Features,
    inquiry::Inquiry,
    kernel::{Gaze, Input, Kernel, Ledger, Page, Player, Table, Zoom},
    making::Maker,
    stock::Stock,
    work::Work,
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

    pub(in crate::play) fn asked(&self) -> Option<&Inquiry> {
        self.inquiry.as_deref()
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
