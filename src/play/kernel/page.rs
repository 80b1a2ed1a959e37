//! The page: its current face, the open dialog, the pause, and the time of the player's last action.

use crate::{
    clock::Millis,
    ui::{Dialog, Panel, Refusal},
};

/// The visible state of the page, and the time of its last use.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    panel: Panel,
    dialog: Option<Dialog>,
    /// The dialog under the open one, which closing that returns to.
    under: Option<Dialog>,
    /// The reason for refusing the text in a dialog.
    refusal: Option<Refusal>,
    paused: bool,
    visible: bool,
    active: Millis,
    /// Whether the page is to reload once everything is on the disk.
    renewing: bool,
    /// Whether the player missed something because a part of the program failed to load.
    lacking: bool,
}

impl Page {
    pub(crate) const fn new(now: Millis) -> Self {
        let (panel, dialog, refusal) = (Panel::HOME, None, None);
        Self {
            panel,
            dialog,
            under: None,
            refusal,
            paused: false,
            visible: true,
            active: now,
            renewing: false,
            lacking: false,
        }
    }

    /// Resets the page for another board.
    pub(crate) fn begin(&mut self) {
        let Self { visible, active, lacking, .. } = *self;
        *self = Self { visible, lacking, ..Self::new(active) };
    }

    #[must_use]
    pub(crate) const fn panel(&self) -> Panel {
        self.panel
    }

    /// Turns to a face. A player who opens the solver is no longer away.
    pub(crate) fn turn_to(&mut self, panel: Panel) {
        self.panel = panel;
        self.paused &= panel.shows_the_game();
    }

    /// Whether the player's own board is in front, covered or not.
    #[must_use]
    pub(crate) const fn is_playing(&self) -> bool {
        self.panel.shows_the_game()
    }

    /// Whether the player can play on the board.
    #[must_use]
    pub(crate) const fn is_playable(&self) -> bool {
        self.is_playing() && !self.paused
    }

    #[must_use]
    pub(crate) const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The dialog under the open one.
    #[must_use]
    pub(crate) const fn under(&self) -> Option<Dialog> {
        self.under
    }

    /// Whether a dialog is open, perhaps under another.
    #[must_use]
    pub(crate) fn shows(&self, dialog: Dialog) -> bool {
        self.dialog == Some(dialog) || self.under == Some(dialog)
    }

    /// Opens a dialog in place of any other; one that is already open stays. The page of a technique lies over
    /// the dialog that names it.
    pub(crate) fn open(&mut self, dialog: Dialog) {
        if dialog != Dialog::Learn {
            self.under = None;
        } else if self.dialog != Some(dialog) {
            self.under = self.dialog;
        }
        self.dialog = Some(dialog);
        self.refusal = None;
    }

    /// Reopens the dialog from before another board came, if any.
    pub(crate) const fn reopen(&mut self, dialog: Option<Dialog>) {
        (self.dialog, self.under) = (dialog, None);
    }

    /// Closes the open dialog, and returns to the one under it.
    pub(crate) const fn close(&mut self) {
        self.dialog = self.under.take();
    }

    /// The reason for refusing the text in a dialog.
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

    #[must_use]
    pub(crate) const fn is_visible(&self) -> bool {
        self.visible
    }

    pub(crate) const fn set_visible(&mut self, visible: bool, now: Millis) {
        (self.visible, self.active) = (visible, now);
    }

    /// Whether the page is to reload once everything is on the disk.
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
