//! Export to a file, and import from one.

use super::Games;
use crate::{
    game::{Game, Joined},
    kernel::{Cmd, DiskCmd, Kernel, Out},
    saved::{
        archive::{Archive, FileError, StoredGame},
        journal::{self, Event, Record, Restored},
        settings::Settings,
    },
    ui::{Imported, Importing, Notice},
};

/// The current import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Import {
    at: Option<Importing>,
    /// The number of the current or last file, counted from 1.
    run: u32,
}

impl Import {
    /// The progress, if there is an import.
    pub(crate) const fn progress(&self) -> Option<Importing> {
        self.at
    }

    /// The number of the file, counted from the first import of this page.
    pub(crate) const fn run(&self) -> Option<u32> {
        match self.at {
            Some(_) => Some(self.run),
            None => None,
        }
    }
}

impl Games {
    /// Begins or continues an import.
    pub(super) const fn import_goes_on(&mut self, at: Importing) {
        if self.import.at.is_none() {
            self.import.run += 1;
        }
        self.import.at = Some(at);
    }

    /// Ends an import before anything is written.
    pub(super) fn stop_import(&mut self, kernel: &mut Kernel) {
        if self.import.at.take_if(|at| *at != Importing::Writing).is_some() {
            kernel.say(Notice::ImportStopped);
        }
    }

    /// Takes a file. The browser merges its games and times with its own.
    pub(super) fn import(
        &mut self,
        file: Result<Box<Archive>, FileError>,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        match file {
            Ok(archive) => {
                self.import_goes_on(Importing::Comparing);
                out.push(Cmd::Disk(DiskCmd::Import(archive)));
            }
            Err(fault) => {
                self.import.at = None;
                kernel.say(match fault {
                    FileError::Unreadable => Notice::ImportFailed,
                    FileError::Bad(fault) => Notice::CannotImport(fault),
                });
            }
        }
    }

    /// The file is about to be written: its settings apply immediately.
    pub(super) fn import_writes(&mut self, settings: Option<&str>, kernel: &mut Kernel, out: &mut Out) {
        self.import_goes_on(Importing::Writing);
        if let Some(Ok(settings)) = settings.map(Settings::read) {
            kernel.change_settings(|own| *own = settings, out);
        }
    }

    /// Reads the list and the book again, as both may have grown.
    pub(super) fn imported(&mut self, merged: Option<Imported>, kernel: &mut Kernel, out: &mut Out) {
        self.import.at = None;
        kernel.say(merged.map_or(Notice::ImportFailed, Notice::Imported));
        self.read_shelf(out);
        out.push(Cmd::Disk(DiskCmd::ReadBook));
        out.push(Cmd::Disk(DiskCmd::ReadPractice));
    }
}

/// Exports everything saved, with the data that the disk may not have; or, with an unreadable disk, only
/// the data of this page.
pub(super) fn export(part: bool, kernel: &Kernel, out: &mut Out) {
    let whole = |id, number: u64, played, date, game: &Game, deleted: Option<i32>| {
        let away = deleted.map(|day| {
            let (number, event) = (number + 2, Event::Deleted(day));
            (number, Record { number, played, date, event }.write())
        });
        let records = journal::twins(game, number, played, date).into_iter().chain(away).collect();
        StoredGame { id, records }
    };
    let here = whole(
        kernel.current().id(),
        kernel.current().tail().next(),
        kernel.current().played(out.at.now),
        out.at.date,
        kernel.current().game(),
        None,
    );
    let left = kernel
        .left()
        .all()
        .filter(|(id, _)| part || kernel.unconfirmed().awaits(*id))
        .map(|(id, left)| whole(id, left.tail.next(), left.played, left.date, &left.game, left.deleted));
    let settings = kernel.player().settings_to_keep();
    let finishes = kernel.player().book().finishes().map(|finish| (finish.game, finish.write())).collect();
    let practice = kernel.player().practice().attempts().map(|one| (one.date, one.write())).collect();
    // An untouched board needs no backup: each browser has one.
    let games = left.chain((part || kernel.current().is_kept()).then_some(here)).collect();
    let page = Box::new(Archive { settings, finishes, practice, games, part });
    out.push(Cmd::Disk(DiskCmd::Export(page)));
}

/// Joins the further turns of a file to the game on the board, under the next number of its journal in
/// this page.
pub(super) fn join(id: u64, file: &Restored, kernel: &mut Kernel, out: &mut Out) {
    if kernel.current().id() != id || !kernel.current().game().began_as(&file.game) {
        return;
    }
    match kernel.current().game().joined(&file.game) {
        Joined::Nothing => return,
        Joined::Branched(game) => kernel.current_mut().branch(*game),
        Joined::Later(game) => {
            let played = kernel.current().played(out.at.now).max(file.played);
            let dialog = kernel.page().dialog();
            kernel.current_mut().go_on(*game, played);
            kernel.replaced(out);
            kernel.page_mut().reopen(dialog);
        }
    }
    kernel.current_mut().keep();
    kernel.save_whole(out);
}
