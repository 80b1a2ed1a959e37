//! Saving: the journal of the game on the board, and what is heard from the disk.

use super::{Cmd, Moment, Session};
use crate::play::{
    journal::{Event, Record, WHOLE_EVERY},
    ui::{Dialog, Notice, SaveFault},
};

impl Session {
    /// Appends to the journal. The first record of a journal is the whole game.
    pub(super) fn record(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        let began = !self.kept;
        self.kept = true;
        if began || self.next_record - self.whole[0] >= WHOLE_EVERY {
            self.whole = [self.next_record, self.whole[0]];
            self.append_here(Event::Whole(Box::new(self.game.clone())), at, cmds);
            // The whole game says all that could have happened to it, but not that it is put away.
            if !matches!(event, Event::Deleted(_) | Event::Undeleted) {
                return;
            }
        }
        self.append_here(event, at, cmds);
    }

    fn append_here(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        let number = self.next_record;
        self.next_record += 1;
        let played = self.clock.elapsed(at.now);
        let text = Record { number, played, date: at.date, event }.write();
        self.unsaved.insert((self.id, number));
        cmds.push(Cmd::Save { game: self.id, number, text, forget_below: self.whole[1] });
    }

    pub(super) fn saved(&mut self, game: u64, number: u64) {
        self.unsaved.remove(&(game, number));
        let told = matches!(self.notice, Some(Notice::NotSaved(fault)) if fault != SaveFault::Elsewhere);
        if self.unsaved.is_empty() {
            self.save_fault = None;
            if told {
                self.notice = None;
            }
        }
    }

    /// Writes the whole game, as nothing before it can be relied on.
    pub(super) fn save_whole(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.kept {
            self.kept = false;
            self.record(Event::Time, at, cmds);
        }
    }

    /// What could not be written is tried again with the next record.
    pub(super) fn save_failed(&mut self, fault: SaveFault, at: Moment, cmds: &mut Vec<Cmd>) {
        if fault == SaveFault::Elsewhere {
            self.taken(self.id, at, cmds);
        } else {
            self.save_fault = Some(fault);
            self.notice = Some(Notice::NotSaved(fault));
        }
    }

    /// Another page writes to the same game: this one goes on as a game of its own, so that neither
    /// overwrites the other.
    pub(super) fn taken(&mut self, game: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        self.unsaved.retain(|(unsaved, _)| *unsaved != game);
        let own = at.date.max(self.id + 1);
        if game == self.id {
            self.id = own;
            self.next_record = 0;
            self.whole = [0; 2];
            self.kept = false;
            self.record(Event::Time, at, cmds);
            self.notice = Some(Notice::NotSaved(SaveFault::Elsewhere));
        } else if let Some((_, before, played)) = self.previous.take_if(|(before, ..)| *before == game) {
            // Its last records were on their way when it left the board.
            let event = Event::Whole(Box::new(before.clone()));
            let text = Record { number: 0, played, date: at.date, event }.write();
            self.previous = Some((own, before, played));
            self.unsaved.insert((own, 0));
            cmds.push(Cmd::Save { game: own, number: 0, text, forget_below: 0 });
            self.notice = Some(Notice::NotSaved(SaveFault::Elsewhere));
        } else {
            // It was to be put away or taken back while it is played elsewhere: nothing came of that.
            self.notice = Some(Notice::PlayedElsewhere);
            if self.dialog == Some(Dialog::Games) {
                self.read_shelf(cmds);
            }
        }
    }
}
