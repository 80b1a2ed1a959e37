//! Everything goes into a file, and a file is read in.

use super::{Cmd, DiskCmd, Out, Session};
use crate::play::{
    archive::{Archive, BadFile, StoredGame},
    game::{Game, Joined},
    journal::{self, Event, Record, Restored},
    settings::Settings,
    ui::{Imported, Importing, Notice},
};

/// What the player does with files, and with games that cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub enum FileMsg {
    /// Everything that is kept shall go into a file.
    Export {
        /// Only what is in this page: the disk cannot be read.
        part: bool,
    },
    /// A file was read, and what it holds is to be joined with what is here; or why it cannot be.
    Import(Result<Box<Archive>, BadFile>),
    /// The player is asked whether the games that cannot be read shall go for good, or no longer.
    Part(bool),
    /// They shall.
    RemoveUnreadable,
    /// They shall go into a file of their own.
    ExportUnreadable,
    /// The file that is being read in shall not be.
    StopImport,
    /// A file was let go over the page; its text, or why it gives none.
    Dropped(Result<String, BadFile>),
}

/// The file that is being read in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::play) struct Import {
    at: Option<Importing>,
    /// Which it is, or was, counted from 1.
    run: u32,
}

impl Session {
    /// Everything that is kept goes into a file, with what the disk may not have; or, where the disk cannot be
    /// read, what is in this page alone.
    pub(super) fn export(&self, part: bool, out: &mut Out) {
        let whole = |id, number: u64, played, date, game: &Game, deleted: Option<i32>| {
            let away = deleted.map(|day| {
                let (number, event) = (number + 2, Event::Deleted(day));
                (number, Record { number, played, date, event }.write())
            });
            let records = journal::twins(game, number, played, date).into_iter().chain(away).collect();
            StoredGame { id, records }
        };
        let here = whole(
            self.kernel.table.id(),
            self.kernel.table.tail().next(),
            self.kernel.table.played(out.at.now),
            out.at.date,
            self.kernel.table.game(),
            None,
        );
        let aside =
            self.kernel.aside.all().filter(|(id, _)| part || self.kernel.ledger.awaits(*id)).map(
                |(id, left)| whole(id, left.tail.next(), left.played, left.date, &left.game, left.deleted),
            );
        let settings = self.kernel.player.settings_to_keep();
        let finishes =
            self.kernel.player.book().finishes().map(|finish| (finish.game, finish.write())).collect();
        // A board that nobody has touched is nothing to keep: each browser has one of its own.
        let games = aside.chain((part || self.kernel.table.is_kept()).then_some(here)).collect();
        let page = Box::new(Archive { settings, finishes, games, part });
        out.push(Cmd::Disk(DiskCmd::Export(page)));
    }

    pub(super) fn file(&mut self, msg: FileMsg, out: &mut Out) {
        match msg {
            FileMsg::Export { part } => self.export(part, out),
            FileMsg::Import(file) => self.import(file, out),
            FileMsg::Part(asked) => self.shelf.ask_farewell(asked),
            FileMsg::RemoveUnreadable => self.remove_unreadable(out),
            FileMsg::ExportUnreadable => {
                out.push(Cmd::Disk(DiskCmd::ExportGames(self.shelf.removable(self.kernel.table.id()))));
            }
            FileMsg::Dropped(text) => self.take_file(text, out),
            FileMsg::StopImport => self.stop_import(),
        }
    }

    /// How far a file is that is being read in, if one is.
    #[must_use]
    pub const fn importing(&self) -> Option<Importing> {
        self.import.at
    }

    /// Which file it is, counted from the first that was read in on this page. Who reads one that was stopped
    /// knows by it that it was.
    #[must_use]
    pub const fn import_run(&self) -> Option<u32> {
        match self.import.at {
            Some(_) => Some(self.import.run),
            None => None,
        }
    }

    /// A file goes on to be read in, or begins.
    pub(super) const fn import_goes_on(&mut self, at: Importing) {
        if self.import.at.is_none() {
            self.import.run += 1;
        }
        self.import.at = Some(at);
    }

    /// Nothing of the file was written yet, and nothing will be.
    fn stop_import(&mut self) {
        if self.import.at.take_if(|at| *at != Importing::Writing).is_some() {
            self.kernel.notices.say(Notice::ImportStopped);
        }
    }

    /// A file was read. Its games and times are merged by the browser, which has those that are here.
    pub(super) fn import(&mut self, file: Result<Box<Archive>, BadFile>, out: &mut Out) {
        match file {
            Ok(archive) => {
                self.import_goes_on(Importing::Comparing);
                out.push(Cmd::Disk(DiskCmd::Import(archive)));
            }
            Err(fault) => {
                self.import.at = None;
                self.kernel.notices.say(match fault {
                    BadFile::Unreadable => Notice::ImportFailed,
                    BadFile::Bad(fault) => Notice::CannotImport(fault),
                });
            }
        }
    }

    /// All of the file is to be written now: its settings hold at once.
    pub(super) fn import_writes(&mut self, settings: Option<&str>, out: &mut Out) {
        self.import_goes_on(Importing::Writing);
        if let Some(Ok(settings)) = settings.map(Settings::read) {
            self.change_settings(|own| *own = settings, out);
        }
    }

    /// The list and the book are read again, as both may have grown.
    pub(super) fn imported(&mut self, merged: Option<Imported>, out: &mut Out) {
        self.import.at = None;
        self.kernel.notices.say(merged.map_or(Notice::ImportFailed, Notice::Imported));
        self.read_shelf(out);
        out.push(Cmd::Disk(DiskCmd::ReadBook));
    }

    /// Whether that game is on the board, so that only this page may append to its journal.
    #[must_use]
    pub const fn plays(&self, id: u64) -> bool {
        self.kernel.table.id() == id
    }

    /// The file knows more of the game on the board. What was played there joins it, under the next number of
    /// its journal as this page knows it.
    pub(super) fn join(&mut self, id: u64, file: &Restored, out: &mut Out) {
        if !self.plays(id) || !self.kernel.table.game().began_as(&file.game) {
            return;
        }
        match self.kernel.table.game().joined(&file.game) {
            Joined::Nothing => return,
            Joined::Branched(game) => self.kernel.table.branch(*game),
            Joined::Later(game) => {
                let played = self.kernel.table.played(out.at.now).max(file.played);
                let dialog = self.kernel.page.dialog();
                self.kernel.table.go_on(*game, played);
                self.kernel.replaced(out);
                self.spread(out);
                self.kernel.page.reopen(dialog);
            }
        }
        self.kernel.table.keep();
        self.kernel.save_whole(out);
    }
}
