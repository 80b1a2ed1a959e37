//! The page: its current face, the open dialog, the pause, and the time of the player's last action.

use super::Page;
use crate::{
    game::clock::Millis,
    ui::{Dialog, Panel, Refusal},
};

impl Page {
    pub(crate) const fn new(now: Millis) -> Self {
        let (panel, dialog, refusal) = (Panel::HOME, None, None);
        Self {
            panel,
            dialog,
            learns: false,
            over: None,
            refusal,
            paused: false,
            visible: true,
            active: now,
            renewing: false,
            by_ear: false,
            lacking: false,
        }
    }

    /// Resets the page for another board.
    pub(crate) fn begin(&mut self) {
        let Self { visible, active, lacking, .. } = *self;
        *self = Self { visible, lacking, ..Self::new(active) };
    }

    /// Returns the face with the board. Learn can cover it.
    #[must_use]
    pub(crate) const fn panel(&self) -> Panel {
        self.panel
    }

    /// Returns the place in front.
    #[must_use]
    pub(crate) const fn face(&self) -> Panel {
        match self.dialog {
            _ if self.learns => Panel::Learn,
            Some(Dialog::New) => Panel::New,
            _ => self.panel,
        }
    }

    /// Turns to a place with a board. A player who opens the solver is no longer away.
    pub(crate) fn turn_to(&mut self, panel: Panel) {
        self.uncover();
        self.panel = panel;
        self.paused &= panel.shows_the_game();
    }

    /// Removes the place that covers the board, with the dialogs over it and under it. Returns whether there was
    /// one.
    pub(crate) const fn uncover(&mut self) -> bool {
        let covered = self.face().lies_over();
        if covered {
            (self.learns, self.dialog, self.over) = (false, None, None);
        }
        covered
    }

    /// Returns whether the player's own board is in front, covered or not.
    #[must_use]
    pub(crate) const fn is_playing(&self) -> bool {
        self.panel.shows_the_game()
    }

    /// Returns whether the player can play on the board.
    #[must_use]
    pub(crate) const fn is_playable(&self) -> bool {
        self.is_playing() && !self.paused
    }

    /// Returns the dialog in front. Learn is one for everything that stops or waits while a dialog is open.
    #[must_use]
    pub(crate) const fn dialog(&self) -> Option<Dialog> {
        match self.over {
            None if self.learns => Some(Dialog::Learn),
            None => self.dialog,
            over => over,
        }
    }

    /// Returns the dialog under Learn, which leads back to it.
    #[must_use]
    pub(crate) const fn under(&self) -> Option<Dialog> {
        if self.learns { self.dialog } else { None }
    }

    /// Returns whether a dialog is open, perhaps under another.
    #[must_use]
    pub(crate) fn shows(&self, dialog: Dialog) -> bool {
        self.dialog == Some(dialog) || self.over == Some(dialog) || self.learns && dialog == Dialog::Learn
    }

    /// Returns how many places and dialogs are in front of the player's own board.
    #[must_use]
    pub(crate) fn depth(&self) -> usize {
        let layers = [self.panel != Panel::HOME, self.dialog.is_some(), self.learns, self.over.is_some()];
        layers.into_iter().filter(|layer| *layer).count()
    }

    /// Opens a dialog in place of any other; one that is already open stays. Learn covers the dialog that names
    /// a technique, and a dialog that Learn opens covers Learn.
    pub(crate) fn open(&mut self, dialog: Dialog) {
        if dialog == Dialog::Learn {
            self.dialog = self.over.take().or(self.dialog);
            self.learns = true;
        } else if self.learns {
            self.over = Some(dialog);
        } else {
            self.dialog = Some(dialog);
        }
        self.refusal = None;
    }

    /// Reopens the dialog from before another board came, if any.
    pub(crate) fn reopen(&mut self, dialog: Option<Dialog>) {
        self.learns = dialog == Some(Dialog::Learn);
        (self.dialog, self.over) = (dialog.filter(|_| !self.learns), None);
    }

    /// Closes the dialog in front, and returns to the one under it.
    pub(crate) const fn close(&mut self) {
        if self.over.is_some() {
            self.over = None;
        } else if self.learns {
            self.learns = false;
        } else {
            self.dialog = None;
        }
    }

    /// Returns the reason for refusing the text in a dialog.
    #[must_use]
    pub(crate) const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// Refuses the text in a dialog.
    pub(crate) fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }

    /// Forgets the refusal: the text has changed.
    pub(crate) fn forget_refusal(&mut self) {
        self.refusal = None;
    }

    #[must_use]
    pub(crate) const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Covers the board, or uncovers it.
    pub(crate) const fn cover(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Returns whether the player plays this board by ear: its clock then never stops by itself, as listening takes
    /// time.
    #[must_use]
    pub(crate) const fn is_by_ear(&self) -> bool {
        self.by_ear
    }

    /// Notes that the player asks about the board.
    pub(crate) const fn hear(&mut self) {
        self.by_ear = true;
    }

    #[must_use]
    pub(crate) const fn is_visible(&self) -> bool {
        self.visible
    }

    pub(crate) const fn set_visible(&mut self, visible: bool, now: Millis) {
        (self.visible, self.active) = (visible, now);
    }

    /// Returns whether the page is to reload once everything is on the disk.
    #[must_use]
    pub(crate) const fn is_renewing(&self) -> bool {
        self.renewing
    }

    pub(crate) const fn set_renewing(&mut self, renewing: bool) {
        self.renewing = renewing;
    }

    /// Sets whether the player misses something because a part of the program failed to load. Returns the
    /// previous value.
    pub(crate) const fn set_lacking(&mut self, lacking: bool) -> bool {
        std::mem::replace(&mut self.lacking, lacking)
    }

    #[must_use]
    pub(crate) const fn active(&self) -> Millis {
        self.active
    }

    pub(crate) const fn act(&mut self, now: Millis) {
        self.active = now;
    }
}
