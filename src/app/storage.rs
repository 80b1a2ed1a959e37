//! The store's work with the disk besides saving: it reads games and times, exports them to a file and
//! imports them. Each answer comes back as a message.

pub(super) mod file;
mod package;

use super::browser::{address, journal, settings, slices::in_slices};
use file::FileWork;
use leptos::task::spawn_local;
use sudoku_play::{
    messages::{BrowserMsg, DiskMsg, GamesMsg, MachineMsg, MagazineMsg, Msg},
    saved::journal::Restored,
    session::{DiskCmd, Session},
    ui::SaveError,
};

/// Requests stored data, and receives it.
pub(crate) trait Listener: Copy + 'static {
    /// Receives the outcome.
    fn hear(self, msg: impl Into<Msg>);

    /// Reads the session.
    fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T;

    /// Sees to it that files are written or read.
    fn do_files(self, work: FileWork);
}

/// Runs a disk command.
pub(super) fn keep(listener: impl Listener, cmd: DiskCmd) {
    match cmd {
        // Without storage they last as long as the page, and the list of games says so.
        DiskCmd::SaveSettings(text) => keep_settings(listener, &text),
        DiskCmd::KnowGames(known) => settings::know_games(known),
        DiskCmd::SaveSpares(text) => _ = settings::keep_spares(&text),
        DiskCmd::SaveMagazine(text) => keep_magazine(listener, settings::keep_magazine(&text)),
        DiskCmd::GrowMagazine(lines) => keep_magazine(listener, settings::grow_magazine(&lines)),
        DiskCmd::ReadMagazine => {
            listener.hear(BrowserMsg::At(address::with("")));
            listener.hear(MagazineMsg::Stored(settings::magazine()));
        }
        DiskCmd::SaveAssignment(_)
        | DiskCmd::Lms(..)
        | DiskCmd::SaveHandover(_)
        | DiskCmd::ReadHandover
        | DiskCmd::SaveClass(_)
        | DiskCmd::ReadClass
        | DiskCmd::SaveDeck(_)
        | DiskCmd::SetDeckAside
        | DiskCmd::ReadDeck
        | DiskCmd::SavePuzzles(..) => listener.do_files(FileWork::Text(cmd)),
        DiskCmd::ReadGames => listener.do_files(FileWork::ReadGames),
        DiskCmd::Load(id) => spawn_local(load(listener, id)),
        DiskCmd::SeekDeletion(id) => spawn_local(async move {
            let deleted = matches!(read(id).await, Ok(Some(game)) if game.deleted.is_some());
            listener.hear(DiskMsg::Deletion(deleted));
        }),
        // The next reading of the list finds games that were not deleted.
        DiskCmd::Purge(games) => spawn_local(async move { _ = journal::delete_games(&games).await }),
        DiskCmd::SaveFinish(finish) => spawn_local(async move {
            if let Err(fault) = journal::put_finish(&finish).await {
                listener.hear(DiskMsg::SaveFailed(fault));
            }
        }),
        DiskCmd::SaveAttempt(attempt) => listener.do_files(FileWork::SaveAttempt(Box::new(attempt))),
        DiskCmd::ReadPractice => listener.do_files(FileWork::ReadPractice),
        DiskCmd::ReadBook => listener.do_files(FileWork::ReadBook),
        DiskCmd::Export(page) => listener.do_files(FileWork::Export(page)),
        DiskCmd::ExportGames(games) => listener.do_files(FileWork::ExportGames(games)),
        DiskCmd::Import(archive) => listener.do_files(FileWork::Import(archive)),
    }
}

fn keep_magazine(listener: impl Listener, kept: bool) {
    if !kept {
        listener.hear(MagazineMsg::NotKept);
    }
}

fn keep_settings(listener: impl Listener, text: &str) {
    if !settings::keep_text(text) {
        listener.hear(DiskMsg::SettingsNotKept);
    }
}

/// Reads a game from the disk; none if it isn't there, or unreadable.
async fn read(id: u64) -> Result<Option<Restored>, SaveError> {
    Ok(match journal::game(id).await? {
        Some(game) => in_slices(async |pace| game.restore_slowly(pace).await).await.ok(),
        None => None,
    })
}

async fn load(listener: impl Listener, id: u64) {
    listener.hear(match read(id).await {
        Ok(Some(restored)) => {
            Msg::Machine(MachineMsg::Disk(DiskMsg::Restored { game: id, restored: Box::new(restored) }))
        }
        Ok(None) => Msg::Games(GamesMsg::GameGone(id)),
        Err(fault) => Msg::Games(GamesMsg::LoadFailed { game: id, fault }),
    });
}
