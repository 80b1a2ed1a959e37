//! The page: which of its faces is seen, which dialog is open, whether the board is covered, and when the
//! player last did anything.

use crate::play::{
    clock::Millis,
    ui::{Dialog, Panel, Refusal},
};

/// What is seen of the page, and when it was last used.
#[derive(Clone, Debug)]
pub(in crate::play) struct Page {
    panel: Panel,
    dialog: Option<Dialog>,
    /// Why what was written in a dialog was refused.
    refusal: Option<Refusal>,
    /// Whether the board is covered.
    paused: bool,
    /// Whether the page is in sight.
    visible: bool,
    /// When the player last did anything.
    active: Millis,
    /// Whether it is to be reloaded as soon as all is on the disk.
    renewing: bool,
    /// Whether something was lost as a part of the program could not be loaded.
    lacking: bool,
}

impl Page {
    /// The page as it opens.
    pub(in crate::play) const fn new(now: Millis) -> Self {
        let (panel, dialog, refusal) = (Panel::Play, None, None);
        Self {
            panel,
            dialog,
            refusal,
            paused: false,
            visible: true,
            active: now,
            renewing: false,
            lacking: false,
        }
    }

    /// The page with another board.
    pub(in crate::play) fn begin(&mut self) {
        let Self { visible, active, lacking, .. } = *self;
        *self = Self { visible, lacking, ..Self::new(active) };
    }

    /// The face that is seen.
    #[must_use]
    pub(in crate::play) const fn panel(&self) -> Panel {
        self.panel
    }

    /// Turns to a face. Who looks at the solver is no longer away.
    pub(in crate::play) fn turn_to(&mut self, panel: Panel) {
        self.panel = panel;
        self.paused &= panel == Panel::Play;
    }

    /// Whether the player's own board is in front, covered or not.
    #[must_use]
    pub(in crate::play) const fn is_playing(&self) -> bool {
        matches!(self.panel, Panel::Play)
    }

    /// Whether the board is the player's to play on.
    #[must_use]
    pub(in crate::play) const fn is_playable(&self) -> bool {
        self.is_playing() && !self.paused
    }

    /// The dialog that is open.
    #[must_use]
    pub(in crate::play) const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// Whether that dialog is open.
    #[must_use]
    pub(in crate::play) fn shows(&self, dialog: Dialog) -> bool {
        self.dialog == Some(dialog)
    }

    /// A dialog opens in place of any other, or the one that was open stays.
    pub(in crate::play) fn open(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.refusal = None;
    }

    /// That dialog is open again, or none, as it was before another board came.
    pub(in crate::play) const fn reopen(&mut self, dialog: Option<Dialog>) {
        self.dialog = dialog;
    }

    /// No dialog is open any more.
    pub(in crate::play) const fn close(&mut self) {
        self.dialog = None;
    }

    /// Why what was written in a dialog was refused.
    #[must_use]
    pub(in crate::play) const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// What was written in a dialog is refused.
    pub(in crate::play) fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }

    /// What was refused is no longer what is asked for.
    pub(in crate::play) fn forget_refusal(&mut self) {
        self.refusal = None;
    }

    /// Whether the board is covered.
    #[must_use]
    pub(in crate::play) const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Covers the board, or uncovers it.
    pub(in crate::play) const fn cover(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Whether the page is in sight.
    #[must_use]
    pub(in crate::play) const fn is_visible(&self) -> bool {
        self.visible
    }

    /// The page is in sight from now on, or out of it.
    pub(in crate::play) const fn set_visible(&mut self, visible: bool, now: Millis) {
        (self.visible, self.active) = (visible, now);
    }

    /// Whether it is to be reloaded as soon as all is on the disk.
    #[must_use]
    pub(in crate::play) const fn is_renewing(&self) -> bool {
        self.renewing
    }

    /// It is to be reloaded, or no longer.
    pub(in crate::play) const fn set_renewing(&mut self, renewing: bool) {
        self.renewing = renewing;
    }

    /// Something was lost as a part of the program could not be loaded, or nothing is any more; how it was before.
    pub(in crate::play) const fn set_lacking(&mut self, lacking: bool) -> bool {
        std::mem::replace(&mut self.lacking, lacking)
    }

    /// When the player last did anything.
    #[must_use]
    pub(in crate::play) const fn active(&self) -> Millis {
        self.active
    }

    /// The player does something.
    pub(in crate::play) const fn act(&mut self, now: Millis) {
        self.active = now;
    }
}
