//! Moments of the game: savepoints, trials, and going to any of them.

use super::{Announcement, Cmd, Moment, Session};
use crate::play::{
    history::{NodeId, SavepointKind},
    journal::Event,
};

impl Session {
    /// Gives the present moment a name, so that it can be found again. Without one it gets a number: a trial
    /// that begins at it forgets, when it ends, what has no name.
    pub(super) fn save_here(&mut self, name: &str, at: Moment, cmds: &mut Vec<Cmd>) {
        let here = self.game.history().at();
        let taken = |name: &String| self.game.history().savepoints().any(|(_, point)| point.name == *name);
        // Of so many numbers at least one is free.
        let numbers = 1..=self.game.history().savepoints().count() + 1;
        let number = || numbers.map(|number| number.to_string()).find(|number| !taken(number));
        let name = Some(name.trim()).filter(|name| !name.is_empty()).map(str::to_owned);
        let name = &name.or_else(number).unwrap_or_default();
        let kind = self.game.history().savepoint(here).map_or(SavepointKind::Kept, |point| point.kind);
        self.name(here, kind, name, at, cmds);
        cmds.push(Cmd::Announce(Announcement::MomentKept));
    }

    pub(super) fn rename(&mut self, node: NodeId, name: &str, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(kind) = self.game.history().savepoint(node).map(|point| point.kind) {
            self.name(node, kind, name, at, cmds);
        }
    }

    pub(super) fn unsave(&mut self, node: NodeId, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.game.unsave(node) {
            self.moments_changed(Event::Unsave(node), at, cmds);
        }
    }

    /// Goes to a moment of the game, as one action.
    pub(super) fn go_to(&mut self, node: NodeId, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.is_playable() && node != self.game.history().at() && self.game.go_to(node) {
            self.board_changed(Event::GoTo(node), at, cmds);
            cmds.push(Cmd::Announce(Announcement::MomentReached(self.game.grid().filled_count())));
            self.notice_the_end(at, cmds);
        }
    }

    /// Begins a trial: what is placed from here on is shown as tried, until it is kept or given up.
    pub(super) fn try_out(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.is_playable() {
            let here = self.game.history().at();
            let name = self.name_of(here);
            self.name(here, SavepointKind::Trial, &name, at, cmds);
            cmds.push(Cmd::Announce(Announcement::TrialBegun));
        }
    }

    /// Takes all of the last trial back. What was tried stays in the tree as a branch given up.
    pub(super) fn give_up(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(trial) = self.game.history().trial() else { return };
        if !self.is_playable() {
            return;
        }
        let here = self.game.history().at();
        if here != trial {
            let name = self.name_of(here);
            self.name(here, SavepointKind::GivenUp, &name, at, cmds);
            self.go_to(trial, at, cmds);
        }
        self.end_trial(trial, at, cmds);
        cmds.push(Cmd::Announce(Announcement::TrialEnded(false)));
    }

    /// What was tried counts as played.
    pub(super) fn keep_trial(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(trial) = self.game.history().trial() {
            self.end_trial(trial, at, cmds);
            cmds.push(Cmd::Announce(Announcement::TrialEnded(true)));
        }
    }

    /// The moment at which a trial began is a savepoint again if it had a name, and else nothing.
    fn end_trial(&mut self, trial: NodeId, at: Moment, cmds: &mut Vec<Cmd>) {
        let name = self.name_of(trial);
        if name.is_empty() {
            self.unsave(trial, at, cmds);
        } else {
            self.name(trial, SavepointKind::Kept, &name, at, cmds);
        }
    }

    fn name_of(&self, node: NodeId) -> String {
        self.game.history().savepoint(node).map(|point| point.name.clone()).unwrap_or_default()
    }

    fn name(&mut self, node: NodeId, kind: SavepointKind, name: &str, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.game.save_at(node, kind, name) {
            let event = Event::Save { node, kind, name: self.name_of(node) };
            self.moments_changed(event, at, cmds);
        }
    }

    fn moments_changed(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        self.acted = true;
        self.record(event, at, cmds);
    }
}
