//! Records sent to the disk and not confirmed yet.

use super::Unconfirmed;
use crate::{game::clock::Millis, ui::SaveError};

/// The time after which an unanswered record is late, in milliseconds.
pub const LATE_AFTER: Millis = 4000;

impl Unconfirmed {
    /// Notes that a record was handed to the browser.
    pub(crate) fn send(&mut self, game: u64, number: u64, now: Millis) {
        self.sent.insert((game, number), now);
    }

    /// Notes that a record is on the disk. Once all are, the fault is over.
    pub(crate) fn written(&mut self, game: u64, number: u64) {
        self.sent.remove(&(game, number));
        if self.sent.is_empty() {
            self.fault = None;
        }
    }

    /// Drops all pending records of a game.
    pub(crate) fn drop_game(&mut self, game: u64) {
        self.sent.retain(|&(sent, _), _| sent != game);
    }

    /// Notes a failed write. Returns whether the fault is news.
    pub(crate) fn fail(&mut self, fault: SaveError) -> bool {
        self.fault.replace(fault) != Some(fault)
    }

    /// Returns the reason for the last failed write, until all records are written.
    #[must_use]
    pub(crate) const fn fault(&self) -> Option<SaveError> {
        self.fault
    }

    /// Returns whether a record of a game is still on its way.
    #[must_use]
    pub(crate) fn awaits(&self, game: u64) -> bool {
        self.sent.range((game, 0)..=(game, u64::MAX)).next().is_some()
    }

    /// Returns whether this page has noted the existence of games in the browser's small text storage.
    pub(crate) const fn knows_of_games(&self) -> bool {
        self.known
    }

    /// Sets whether the browser's small text storage knows of games. Returns whether that is news to it.
    pub(crate) const fn know(&mut self, known: bool) -> bool {
        std::mem::replace(&mut self.known, known) != known
    }

    /// Returns whether everything is on the disk.
    #[must_use]
    pub(crate) fn is_settled(&self) -> bool {
        self.sent.is_empty()
    }

    /// Returns whether the disk has been silent long enough to inform the player.
    #[must_use]
    pub(crate) fn is_late(&self, now: Millis) -> bool {
        let late = |sent: &Millis| now.saturating_sub(*sent) >= LATE_AFTER;
        self.fault.is_none() && self.sent.values().any(late)
    }
}
