//! The saved games: their list, export and import.

mod importing;
mod library;
mod replacing;
mod saved;
pub mod view;

pub use view::Card;

use super::Feature;
use crate::{
    kernel::{Cmd, DiskCmd, Happened, Kernel, Loading, Out},
    messages::GamesMsg,
    ui::{Dialog, Notice},
};
use importing::{Import, export, join};
use library::load;
pub(crate) use replacing::restored;
use replacing::{game_gone, load_failed};
use saved::SavedGames;

/// The number of days after which a deleted game is removed from the disk.
pub const DAYS_KEPT: i32 = 30;

/// The feature: the games found on the disk, and the current import.
#[derive(Clone, Debug, Default)]
pub(crate) struct Games {
    saved: SavedGames,
    import: Import,
}

impl Feature for Games {
    type Msg = GamesMsg;

    fn update(&mut self, msg: GamesMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            GamesMsg::Return => {
                if let Some(id) = kernel.left().previous() {
                    load(Loading::Open(id), kernel, out);
                }
            }
            GamesMsg::Open(id) => load(Loading::Open(id), kernel, out),
            GamesMsg::Restart(id) => load(Loading::Restart(id), kernel, out),
            GamesMsg::Copy(id) => load(Loading::Copy(id), kernel, out),
            GamesMsg::Delete(id) => self.delete(id, kernel, out),
            GamesMsg::Undelete(id) => self.undelete(id, kernel, out),
            GamesMsg::Export { part } => export(part, kernel, out),
            GamesMsg::Import(file) => self.import(file, kernel, out),
            GamesMsg::Part(asked) => self.saved.ask_farewell(asked),
            GamesMsg::RemoveUnreadable => self.remove_unreadable(kernel, out),
            GamesMsg::ExportUnreadable => {
                out.push(Cmd::Disk(DiskCmd::ExportGames(self.saved.removable(kernel.current().id()))));
            }
            GamesMsg::StopImport => self.stop_import(kernel),
            GamesMsg::GameRead { game, outcome } => self.saved.take(game, outcome),
            GamesMsg::GamesRead => self.shelf_read(kernel, out),
            GamesMsg::GamesFailed(fault) => self.saved.fail(fault),
            GamesMsg::GameGone(id) => game_gone(id, kernel, out),
            GamesMsg::LoadFailed { game, fault } => load_failed(game, fault, kernel, out),
            GamesMsg::Exported(result) => kernel.say(Notice::Exported(result)),
            GamesMsg::GamesExported(done) => kernel.say(Notice::UnreadableExported(done)),
            GamesMsg::Importing(at) => self.import_goes_on(at),
            GamesMsg::ImportWrites(settings) => self.import_writes(settings.as_deref(), kernel, out),
            GamesMsg::Join { game, file } => join(game, &file, kernel, out),
            GamesMsg::Imported(merged) => self.imported(merged, kernel, out),
            // It only makes the page show the list again.
            GamesMsg::GamesGrew => {}
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Left(id, left) => {
                let card =
                    Card { deleted: left.deleted, ..Card::of(*id, &left.game, left.played, left.date) };
                self.saved.renew(card, left.tail.next());
            }
            Happened::Opened(Dialog::Games) => self.read_shelf(out),
            Happened::PlayedElsewhere if kernel.page().shows(Dialog::Games) => self.read_shelf(out),
            _ => {}
        }
    }
}

impl Games {
    pub(crate) const fn current_import(&self) -> &Import {
        &self.import
    }

    fn read_shelf(&mut self, out: &mut Out) {
        self.saved.begin();
        out.push(Cmd::Disk(DiskCmd::ReadGames));
    }

    /// Ends the reading: removes games deleted long ago.
    fn shelf_read(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let gone = self.saved.finish(out.at.day, kernel.current().id());
        if !gone.is_empty() {
            out.push(Cmd::Disk(DiskCmd::Purge(gone)));
            // An announced removal is not a loss.
            if self.saved.len() == 0 && !kernel.current().is_kept() {
                kernel.unconfirmed_mut().know(false);
                out.push(Cmd::Disk(DiskCmd::KnowGames(false)));
            }
        }
    }

    /// Deletes the unreadable games permanently after the player has confirmed.
    fn remove_unreadable(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let gone = self.saved.remove_unreadable(kernel.current().id());
        if !gone.is_empty() {
            kernel.say(Notice::UnreadableRemoved(gone.len()));
            out.push(Cmd::Disk(DiskCmd::Purge(gone)));
        }
    }
}
