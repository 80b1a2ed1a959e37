//! What was sent to the disk and is not known to be there.

use crate::play::{clock::Millis, ui::SaveFault};
use std::collections::BTreeMap;

/// After how long without an answer a record is late, in milliseconds.
pub const LATE_AFTER: Millis = 4000;

/// The records on their way to the disk, and why they do not get there if they do not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::play) struct Ledger {
    /// When each was sent, by game and number.
    sent: BTreeMap<(u64, u64), Millis>,
    fault: Option<SaveFault>,
}

impl Ledger {
    /// A record was handed to the browser.
    pub(in crate::play) fn send(&mut self, game: u64, number: u64, now: Millis) {
        self.sent.insert((game, number), now);
    }

    /// A record is on the disk. Once all are, nothing is wrong any more.
    pub(in crate::play) fn written(&mut self, game: u64, number: u64) {
        self.sent.remove(&(game, number));
        if self.sent.is_empty() {
            self.fault = None;
        }
    }

    /// No record of a game is on its way any more.
    pub(in crate::play) fn drop_game(&mut self, game: u64) {
        self.sent.retain(|&(sent, _), _| sent != game);
    }

    /// Writing failed; the answer is whether that is news.
    pub(in crate::play) fn fail(&mut self, fault: SaveFault) -> bool {
        self.fault.replace(fault) != Some(fault)
    }

    /// Why the last record could not be written, until all are.
    #[must_use]
    pub(in crate::play) const fn fault(&self) -> Option<SaveFault> {
        self.fault
    }

    /// Whether something of a game is not on the disk.
    #[must_use]
    pub(in crate::play) fn awaits(&self, game: u64) -> bool {
        self.sent.range((game, 0)..=(game, u64::MAX)).next().is_some()
    }

    /// Whether all is on the disk.
    #[must_use]
    pub(in crate::play) fn is_settled(&self) -> bool {
        self.sent.is_empty()
    }

    /// Whether the disk has not answered for so long that the player should know.
    #[must_use]
    pub(in crate::play) fn is_late(&self, now: Millis) -> bool {
        let late = |sent: &Millis| now.saturating_sub(*sent) >= LATE_AFTER;
        self.fault.is_none() && self.sent.values().any(late)
    }
}
