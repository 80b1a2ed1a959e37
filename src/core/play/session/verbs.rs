//! The methods of the kernel that push events, for the session's own behaviour: each event is handled
//! immediately.

use super::{BoardChanged, Laid, Out, Session};
use crate::{
    CellSet, Order,
    ladder::{Ladder, Plan},
    play::{
        clock::Millis,
        game::{Game, Turn},
        settings::Settings,
        ui::{Dialog, Panel},
        work::{Asked, Purpose},
    },
    wire::Task,
};

impl Session {
    pub(super) fn ask(&mut self, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        let asked = self.kernel.ask(purpose, task, out);
        self.spread(out);
        asked
    }

    pub(super) fn ask_about(&mut self, order: Order, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        let asked = self.kernel.ask_about(order, purpose, task, out);
        self.spread(out);
        asked
    }

    pub(super) fn cancel(&mut self, out: &mut Out) {
        self.kernel.cancel(out);
        self.spread(out);
    }

    pub(super) fn end_work(&mut self, out: &mut Out) {
        self.kernel.end_work(out);
        self.spread(out);
    }

    pub(super) fn drop_job(&mut self, kind: impl FnOnce(Purpose) -> bool, out: &mut Out) {
        self.kernel.drop_job(kind, out);
        self.spread(out);
    }

    pub(super) fn play(&mut self, turn: Option<Turn>, out: &mut Out) -> bool {
        let played = self.kernel.play(turn, out);
        self.spread(out);
        played
    }

    pub(super) fn begin(&mut self, game: Game, played: Millis, out: &mut Out) {
        self.kernel.begin(game, played, out);
        self.spread(out);
    }

    pub(super) fn begin_new(&mut self, game: Game, out: &mut Out) {
        self.kernel.begin_new(game, out);
        self.spread(out);
    }

    pub(super) fn lay(&mut self, laid: Laid, deleted: Option<i32>, out: &mut Out) -> u64 {
        let before = self.kernel.lay(laid, deleted, out);
        self.spread(out);
        before
    }

    pub(super) fn undo(&mut self, out: &mut Out) {
        self.kernel.undo(out);
        self.spread(out);
    }

    pub(super) fn redo(&mut self, out: &mut Out) {
        self.kernel.redo(out);
        self.spread(out);
    }

    pub(super) fn changed(&mut self, changed: BoardChanged, out: &mut Out) {
        self.kernel.changed(changed, out);
        self.spread(out);
    }

    pub(super) fn open(&mut self, dialog: Dialog, out: &mut Out) {
        self.kernel.open(dialog);
        self.spread(out);
    }

    pub(super) fn dismiss(&mut self, out: &mut Out) {
        self.kernel.dismiss(out);
        self.spread(out);
    }

    pub(super) fn turn_to(&mut self, panel: Panel, out: &mut Out) {
        self.kernel.turn_to(panel, out);
        self.spread(out);
    }

    pub(super) fn change_settings(&mut self, change: impl FnOnce(&mut Settings), out: &mut Out) {
        self.kernel.change_settings(change, out);
        self.spread(out);
    }
}

/// Read access to the kernel, for views and tests.
impl Session {
    /// The cells that an entry changes: the selected ones, or else the one of the cursor.
    #[must_use]
    pub fn selection(&self) -> CellSet {
        self.kernel.selection()
    }

    /// Whether the player can play on the board.
    pub(super) const fn is_playable(&self) -> bool {
        self.kernel.is_playable()
    }

    /// Whether the worker is reading or making the puzzle of a link.
    pub(in crate::play) fn is_opening(&self) -> bool {
        self.kernel.is_opening()
    }

    /// Whether the player has been idle long enough to stop the clock.
    #[must_use]
    pub fn is_idle(&self, now: Millis) -> bool {
        self.kernel.is_idle(now)
    }

    /// Whether the time of this game can still count: then help that ends this asks first.
    #[must_use]
    pub fn time_counts(&self) -> bool {
        self.kernel.time_counts()
    }

    /// The player's ladder.
    #[must_use]
    pub fn plan(&self) -> Plan {
        self.kernel.plan()
    }

    /// The same ladder, ready for use.
    #[must_use]
    pub fn ladder(&self) -> Ladder {
        self.plan().ladder()
    }
}
