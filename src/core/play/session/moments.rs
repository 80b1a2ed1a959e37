//! Positions of the game: savepoints, trials, and going to any of them.

use super::{Announcement, Cmd, Out, Session};
use crate::play::history::{NodeId, SavepointKind};

impl Session {
    /// Names the current position, so that the player can find it again. Without a name it gets a number: the
    /// end of a trial removes an unnamed savepoint at its beginning.
    pub(super) fn save_here(&mut self, name: &str, out: &mut Out) {
        let here = self.kernel.table.game().history().at();
        let taken = |name: &String| {
            self.kernel.table.game().history().savepoints().any(|(_, point)| point.name == *name)
        };
        // Among this many numbers at least one is free.
        let numbers = 1..=self.kernel.table.game().history().savepoints().count() + 1;
        let number = || numbers.map(|number| number.to_string()).find(|number| !taken(number));
        let name = Some(name.trim()).filter(|name| !name.is_empty()).map(str::to_owned);
        let name = &name.or_else(number).unwrap_or_default();
        let kind = self
            .kernel
            .table
            .game()
            .history()
            .savepoint(here)
            .map_or(SavepointKind::Kept, |point| point.kind);
        self.name(here, kind, name, out);
        out.push(Cmd::Announce(Announcement::MomentKept));
    }

    pub(super) fn rename(&mut self, node: NodeId, name: &str, out: &mut Out) {
        if let Some(kind) = self.kernel.table.game().history().savepoint(node).map(|point| point.kind) {
            self.name(node, kind, name, out);
        }
    }

    pub(super) fn unsave(&mut self, node: NodeId, out: &mut Out) {
        if let Some(event) = self.kernel.table.unsave(node) {
            self.kernel.record(event, out);
        }
    }

    /// Goes to a position of the game, as one action.
    pub(super) fn go_to(&mut self, node: NodeId, out: &mut Out) {
        if self.is_playable()
            && let Some(changed) = self.kernel.table.go_to(node)
        {
            self.changed(changed, out);
            out.push(Cmd::Announce(Announcement::MomentReached(
                self.kernel.table.game().grid().filled_count(),
            )));
            self.kernel.notice_the_end(out);
        }
    }

    /// Begins a trial: digits placed from here on are shown as tried, until the player keeps or discards it.
    pub(super) fn try_out(&mut self, out: &mut Out) {
        if self.is_playable() {
            let here = self.kernel.table.game().history().at();
            let name = self.kernel.table.name_of(here);
            self.name(here, SavepointKind::Trial, &name, out);
            out.push(Cmd::Announce(Announcement::TrialBegun));
        }
    }

    /// Undoes all of the last trial. It stays in the tree as a discarded branch.
    pub(super) fn give_up(&mut self, out: &mut Out) {
        let Some(trial) = self.kernel.table.game().history().trial() else { return };
        if !self.is_playable() {
            return;
        }
        let here = self.kernel.table.game().history().at();
        if here != trial {
            let name = self.kernel.table.name_of(here);
            self.name(here, SavepointKind::GivenUp, &name, out);
            self.go_to(trial, out);
        }
        self.end_trial(trial, out);
        out.push(Cmd::Announce(Announcement::TrialEnded(false)));
    }

    /// Keeps the digits of the trial.
    pub(super) fn keep_trial(&mut self, out: &mut Out) {
        if let Some(trial) = self.kernel.table.game().history().trial() {
            self.end_trial(trial, out);
            out.push(Cmd::Announce(Announcement::TrialEnded(true)));
        }
    }

    /// Turns the beginning of a trial back into a savepoint if it has a name; otherwise removes it.
    fn end_trial(&mut self, trial: NodeId, out: &mut Out) {
        let name = self.kernel.table.name_of(trial);
        if name.is_empty() {
            self.unsave(trial, out);
        } else {
            self.name(trial, SavepointKind::Kept, &name, out);
        }
    }

    fn name(&mut self, node: NodeId, kind: SavepointKind, name: &str, out: &mut Out) {
        if let Some(event) = self.kernel.table.save_at(node, kind, name) {
            self.kernel.record(event, out);
        }
    }
}
