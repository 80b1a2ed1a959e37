//! Export to a file, and import from one.

use super::{Cmd, DiskCmd, Out, Session};
use crate::play::{
    archive::{Archive, BadFile, StoredGame},
    game::{Game, Joined},
    journal::{self, Event, Record, Restored},
    settings::Settings,
    ui::{Imported, Importing, Notice},
};

/// An action on files, or on unreadable games.
#[derive(Clone, Debug, PartialEq)]
pub enum FileMsg {
    /// Export everything saved to a file.
    Export {
        /// Whether to export only the data of this page: the disk is unreadable.
        part: bool,
    },
    /// Merge a file with the data here; or the reason why it is invalid.
    Import(Result<Box<Archive>, BadFile>),
    /// Show the question whether to delete the unreadable games permanently, or close it.
    Part(bool),
    /// Delete them.
    RemoveUnreadable,
    /// Export them to a separate file.
    ExportUnreadable,
    /// Stop the import.
    StopImport,
    /// A file was dropped on the page: its text, or the reason why it has none.
    Dropped(Result<String, BadFile>),
}

/// The current import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::play) struct Import {
    at: Option<Importing>,
    /// The number of the current or last file, counted from 1.
    run: u32,
}

impl Session {
    /// Exports everything saved, with the data that the disk may not have; or, with an unreadable disk, only
    /// the data of this page.
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
        // An untouched board needs no backup: each browser has one.
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

    /// The progress of an import, if there is one.
    #[must_use]
    pub const fn importing(&self) -> Option<Importing> {
        self.import.at
    }

    /// The number of the file, counted from the first import of this page. A reader of a stopped file
    /// recognises the stop by it.
    #[must_use]
    pub const fn import_run(&self) -> Option<u32> {
        match self.import.at {
            Some(_) => Some(self.import.run),
            None => None,
        }
    }

    /// Begins or continues an import.
    pub(super) const fn import_goes_on(&mut self, at: Importing) {
        if self.import.at.is_none() {
            self.import.run += 1;
        }
        self.import.at = Some(at);
    }

    /// Ends an import before anything is written.
    fn stop_import(&mut self) {
        if self.import.at.take_if(|at| *at != Importing::Writing).is_some() {
            self.kernel.notices.say(Notice::ImportStopped);
        }
    }

    /// Takes a file. The browser merges its games and times with its own.
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

    /// The file is about to be written: its settings apply immediately.
    pub(super) fn import_writes(&mut self, settings: Option<&str>, out: &mut Out) {
        self.import_goes_on(Importing::Writing);
        if let Some(Ok(settings)) = settings.map(Settings::read) {
            self.change_settings(|own| *own = settings, out);
        }
    }

    /// Reads the list and the book again, as both may have grown.
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

    /// Joins the further turns of a file to the game on the board, under the next number of its journal in
    /// this page.
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
