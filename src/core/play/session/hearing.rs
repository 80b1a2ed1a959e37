//! Messages of the machine: the disk, the worker, the clock and the browser.

use super::{BrowserMsg, ClockMsg, DiskMsg, MachineMsg, Out, Session, Waiting, WorkerMsg};
use crate::play::ui::{Notice, WorkFault};

impl Session {
    pub(super) fn hear(&mut self, msg: MachineMsg, out: &mut Out) {
        match msg {
            MachineMsg::Disk(msg) => self.hear_disk(msg, out),
            MachineMsg::Worker(WorkerMsg::Answered(response)) => {
                self.later(Waiting::Answered(response), out);
            }
            MachineMsg::Worker(WorkerMsg::Lost(fault)) => {
                if self.kernel.lose_work() {
                    self.spread(out);
                    self.kernel.notices.say(Notice::WorkerFailed(fault));
                }
            }
            MachineMsg::Clock(ClockMsg::Idle) => self.kernel.idle(out),
            MachineMsg::Clock(ClockMsg::SaveLate) => self.save_late(out),
            MachineMsg::Clock(ClockMsg::Spare) => self.later(Waiting::Spare, out),
            MachineMsg::Browser(BrowserMsg::Visible(visible)) => self.set_visible(visible, out),
            MachineMsg::Browser(BrowserMsg::Resized(pixels)) => self.kernel.gaze.resize(pixels),
            MachineMsg::Browser(BrowserMsg::At(base)) => self.features.magazine.set_base(base),
            MachineMsg::Browser(BrowserMsg::NewVersion) => self.kernel.notices.tell_later(Notice::NewVersion),
            MachineMsg::Browser(BrowserMsg::PartMissing) => {
                self.end_work(out);
                self.kernel.page.set_lacking(true);
                // A dialog and the solver report it themselves, in place of the missing contents.
                if self.kernel.page.dialog().is_none() && self.kernel.page.is_playing() {
                    self.kernel.notices.say(Notice::WorkerFailed(WorkFault::Unreachable));
                }
            }
            MachineMsg::Browser(BrowserMsg::PartCame) => self.part_came(out),
        }
    }

    fn hear_disk(&mut self, msg: DiskMsg, out: &mut Out) {
        match msg {
            DiskMsg::Saved { game, number } => self.saved(game, number, out),
            DiskMsg::SaveFailed(fault) => self.save_failed(fault, out),
            DiskMsg::SavesGone => self.kernel.save_whole(out),
            DiskMsg::Taken { game } => self.taken(game, out),
            DiskMsg::Restored { game, restored } => {
                self.something_is_done(out);
                self.restored(game, *restored, out);
            }
            DiskMsg::Unreadable => {
                self.something_is_done(out);
                self.kernel.notices.tell(Notice::SaveUnreadable);
            }
            DiskMsg::NoGames { known } => self.no_games(known),
            DiskMsg::GamesUnread { known, fault } => self.games_unread(known, fault),
            DiskMsg::StillReading => self.kernel.notices.say(Notice::StillReading),
            DiskMsg::BookRead(finishes) => self.kernel.player.take_book(Ok(finishes)),
            DiskMsg::BookFailed(fault) => self.kernel.player.take_book(Err(fault)),
            DiskMsg::SettingsRead(read) => self.kernel.settings_read(read),
            DiskMsg::SettingsNotKept => self.kernel.player.settings_not_kept(),
            DiskMsg::Shelved { .. }
            | DiskMsg::ShelfGrew
            | DiskMsg::ShelfRead
            | DiskMsg::ShelfFailed(_)
            | DiskMsg::GameGone(_)
            | DiskMsg::LoadFailed { .. }
            | DiskMsg::Exported(_)
            | DiskMsg::GamesExported(_)
            | DiskMsg::Importing(_)
            | DiskMsg::ImportWrites(_)
            | DiskMsg::Join { .. }
            | DiskMsg::Imported(_)
            | DiskMsg::StockRead(_)
            | DiskMsg::MagazineRead(_)
            | DiskMsg::MagazineNotKept
            | DiskMsg::MagazineElsewhere => self.later(Waiting::Disk(msg), out),
        }
    }

    /// Handles messages of the disk about the list of games, files, the magazine and spare puzzles.
    pub(super) fn hear_disk_later(&mut self, msg: DiskMsg, out: &mut Out) {
        match msg {
            DiskMsg::Shelved { game, outcome } => self.shelf.take(game, outcome),
            // It only makes the page show the list again.
            DiskMsg::ShelfGrew => {}
            DiskMsg::ShelfRead => self.shelf_read(out),
            DiskMsg::ShelfFailed(fault) => self.shelf.fail(fault),
            DiskMsg::GameGone(id) => self.game_gone(id, out),
            DiskMsg::LoadFailed { game, fault } => self.load_failed(game, fault, out),
            DiskMsg::Exported(what) => self.kernel.notices.say(Notice::Exported(what)),
            DiskMsg::GamesExported(done) => self.kernel.notices.say(Notice::UnreadableExported(done)),
            DiskMsg::Importing(at) => self.import_goes_on(at),
            DiskMsg::ImportWrites(settings) => self.import_writes(settings.as_deref(), out),
            DiskMsg::Join { game, file } => self.join(game, &file, out),
            DiskMsg::Imported(merged) => self.imported(merged, out),
            DiskMsg::StockRead(text) => self.stock.replace(&text),
            DiskMsg::MagazineRead(text) => {
                self.features.magazine.read(text.as_deref(), &mut self.kernel, out);
            }
            DiskMsg::MagazineNotKept => self.features.magazine.set_unkept(),
            DiskMsg::MagazineElsewhere => self.features.magazine.changed_elsewhere(&mut self.kernel, out),
            DiskMsg::Saved { .. }
            | DiskMsg::SaveFailed(_)
            | DiskMsg::SavesGone
            | DiskMsg::Taken { .. }
            | DiskMsg::Restored { .. }
            | DiskMsg::Unreadable
            | DiskMsg::NoGames { .. }
            | DiskMsg::GamesUnread { .. }
            | DiskMsg::StillReading
            | DiskMsg::BookRead(_)
            | DiskMsg::BookFailed(_)
            | DiskMsg::SettingsRead(_)
            | DiskMsg::SettingsNotKept => self.hear_disk(msg, out),
        }
    }
}
