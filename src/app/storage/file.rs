//! Exports everything to a file, imports a file, and reads the stored data that comes after the first board.

use super::{Listener, package};
use crate::app::browser::{
    files::{self, Chosen},
    journal, moment, photograph, scorm, settings,
    slices::{Now, in_slices, rest},
};
use std::pin::Pin;
use sudoku_core::{notation::Foreign, wire::TextForm};
use sudoku_play::{
    messages::{
        AssignmentMsg, BrowserMsg, ClassMsg, DeckMsg, DiskMsg, GamesMsg, HandoverMsg, LearnMsg, Msg,
        PhotoMsg, PictureError, TextMsg, UnreadLines,
    },
    saved::{
        archive::{Archive, FILE_BYTES, FileError, Intake, Meeting, Merge, StoredGame, merge_slowly},
        book::Finish,
        practice::Attempt,
    },
    scorm::cmi::Report,
    session::{DiskCmd, LmsCmd, Session},
    ui::{Exported, Imported, Importing, SaveError},
};

/// How many bytes of a file are read at a time.
const PIECE: u64 = 500_000;

/// How often another page may win the race to write to a game with more records in the file.
const TRIES: usize = 10;

/// Work with files, and with stored data that the first board doesn't need.
#[derive(Debug)]
pub(crate) enum FileWork {
    /// Exports the stored data, and the page's own, to a file.
    Export(Box<Archive>),
    /// Some games go into one.
    ExportGames(Vec<u64>),
    /// Merges a file's content with the stored data.
    Import(Box<Archive>),
    /// One was let go over the page.
    Dropped(Chosen),
    /// Opens a picture of a puzzle.
    Photo(Chosen),
    /// Adds an attempt to the log of practice.
    SaveAttempt(Box<Attempt>),
    /// Reads that log.
    ReadPractice,
    /// Reads the book of times.
    ReadBook,
    /// Reads all games for their list.
    ReadGames,
    /// Stores, reads or reports a text that the first board doesn't need, or puts one into a file or a package.
    Text(DiskCmd),
}

impl FileWork {
    /// The message if the work can't even begin.
    pub(crate) fn failed(&self) -> Msg {
        match self {
            Self::Export(_) => GamesMsg::Exported(Exported::Refused).into(),
            Self::ExportGames(_) => GamesMsg::GamesExported(false).into(),
            Self::Import(_) => GamesMsg::Imported(None).into(),
            Self::Dropped(_) => TextMsg::Dropped(Err(FileError::Unreadable)).into(),
            Self::Photo(_) => PhotoMsg::Bring(Err(PictureError::Unreadable)).into(),
            Self::SaveAttempt(_) => DiskMsg::SaveFailed(SaveError::Failed).into(),
            Self::ReadPractice => LearnMsg::PracticeRead(Err(SaveError::Failed)).into(),
            // A dialog asks for these again once the part is here.
            Self::ReadBook | Self::ReadGames | Self::Text(_) => BrowserMsg::PartMissing.into(),
        }
    }
}

/// Work on a file that is under way.
pub(crate) type Working = Pin<Box<dyn Future<Output = ()>>>;

/// Does the work, and returns its outcome as a message.
pub(crate) fn work(listener: impl Listener, work: FileWork) -> Working {
    Box::pin(async move {
        match work {
            FileWork::Export(page) => listener.hear(GamesMsg::Exported(export(*page).await)),
            FileWork::ExportGames(games) => {
                listener.hear(GamesMsg::GamesExported(export_games(&games).await));
            }
            FileWork::Import(archive) => import(listener, *archive).await,
            FileWork::Dropped(file) => take_dropped(listener, file).await,
            FileWork::Photo(file) => take_photo(listener, file).await,
            FileWork::SaveAttempt(attempt) => {
                if let Err(fault) = journal::put_attempt(&attempt).await {
                    listener.hear(DiskMsg::SaveFailed(fault));
                }
            }
            FileWork::ReadPractice => {
                let read =
                    journal::attempts().await.map(|all| readable(&all, |text| Attempt::read(text).ok()));
                if let Ok((_, unread)) = &read {
                    listener.hear(DiskMsg::LinesUnread(UnreadLines::Practice(*unread)));
                }
                listener.hear(LearnMsg::PracticeRead(read.map(|(attempts, _)| attempts)));
            }
            FileWork::ReadBook => match journal::finishes().await {
                Ok(kept) => {
                    let (finishes, unread) = readable(&kept, |text| Finish::read(text).ok());
                    listener.hear(DiskMsg::LinesUnread(UnreadLines::Times(unread)));
                    listener.hear(DiskMsg::BookRead(finishes));
                }
                Err(fault) => listener.hear(DiskMsg::BookFailed(fault)),
            },
            FileWork::ReadGames => read_shelf(listener).await,
            FileWork::Text(DiskCmd::Lms(cmd, text)) => listener.hear(match cmd {
                LmsCmd::Weigh => AssignmentMsg::Weighed(package::weigh(&text).await),
                LmsCmd::Pack => AssignmentMsg::Packed(package::save(&text).await),
                LmsCmd::Report => AssignmentMsg::LmsAnswered(scorm::report(&Report(text))),
            }),
            FileWork::Text(cmd) => keep_text(listener, cmd),
        }
    })
}

/// Stores, reads or reports a text, or puts it into a file.
fn keep_text(listener: impl Listener, cmd: DiskCmd) {
    match cmd {
        DiskCmd::SaveAssignment(text) => settings::keep_assignment(&text),
        DiskCmd::SaveHandover(text) => settings::keep_handover(&text),
        DiskCmd::ReadHandover => {
            listener.hear(HandoverMsg::Stored(settings::handover().unwrap_or_default()));
        }
        DiskCmd::SaveClass(text) => settings::keep_class(&text),
        DiskCmd::ReadClass => listener.hear(ClassMsg::Stored(settings::class())),
        DiskCmd::SaveDeck(text) => settings::keep_deck(&text),
        DiskCmd::SetDeckAside => {
            settings::set_deck_aside();
            listener.hear(DeckMsg::Stored(settings::deck()));
        }
        DiskCmd::ReadDeck => listener.hear(DeckMsg::Stored(settings::deck())),
        DiskCmd::SavePuzzles(text, form) => {
            let name = match form {
                TextForm::Lines => "stepdoku.sdm",
                TextForm::Whole => "stepdoku-magazine.txt",
                TextForm::Braille => "stepdoku-magazine.brf",
            };
            if !files::download(name, &[text]) {
                listener.hear(GamesMsg::Exported(Exported::Refused));
            }
        }
        _ => {}
    }
}

/// Exports the stored data and the page's own; or only the page's, if that says it is a part.
async fn export(page: Archive) -> Exported {
    let (part, is_in_it) = (page.part, Exported::part(&page));
    let archive = if part {
        page
    } else {
        match kept().await {
            Ok(mut archive) => {
                archive.add_page(page);
                archive
            }
            Err(fault) => return Exported::Unread(fault),
        }
    };
    match (download(part, archive).await, part) {
        (None, _) => Exported::Refused,
        (Some(_), true) => is_in_it,
        (Some(files), false) => Exported::All { files },
    }
}

/// Saves one file, or several if one is too small; returns their number if the browser accepted them.
async fn download(part: bool, archive: Archive) -> Option<usize> {
    let archives = archive.bounded().in_files(FILE_BYTES);
    let count = archives.len();
    for (nth, archive) in archives.into_iter().enumerate() {
        let texts = in_slices(async |pace| archive.write_slowly(pace).await).await;
        let number = (count > 1).then_some(nth + 1);
        if !files::download(&files::dated_name(part, number), &texts) {
            return None;
        }
    }
    Some(count)
}

/// Writes some games to a file unchanged. Returns whether it read all, and the browser accepted the file.
async fn export_games(ids: &[u64]) -> bool {
    let mut archive = Archive::default();
    for &id in ids {
        match journal::game(id).await {
            Ok(game) => archive.games.extend(game),
            Err(_) => return false,
        }
    }
    download(true, archive).await.is_some()
}

/// All stored data, unchanged.
async fn kept() -> Result<Archive, SaveError> {
    let (games, finishes) = (journal::games().await?, journal::finishes().await?);
    let practice = journal::attempts().await?;
    Ok(Archive { settings: settings::text(), finishes, practice, games, part: false })
}

/// The number of bytes read to recognise a file.
const HEAD: u64 = 32;

/// Opens a picture.
async fn take_photo(listener: impl Listener, file: Chosen) {
    listener.hear(PhotoMsg::Opening);
    let picture = photograph::open(&file).await;
    listener.hear(PhotoMsg::Bring(picture));
}

/// Takes a dropped file: it imports a Stepdoku file, opens a picture, and reads any other as a puzzle.
async fn take_dropped(listener: impl Listener, file: Chosen) {
    let size = file.size();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    match file.part(0, size.min(HEAD)).await.map(text) {
        Ok(head) if Archive::is_meant(&head) => read_in(listener, file).await,
        Ok(head) if Foreign::of_file(&head) == Some(Foreign::Picture) => take_photo(listener, file).await,
        // The first bytes are enough to recognise other files.
        Ok(head) if Foreign::of_file(&head).is_some() => listener.hear(TextMsg::Dropped(Ok(head))),
        Ok(_) => listener.hear(TextMsg::Dropped(file.part(0, size).await.map(text))),
        Err(fault) => listener.hear(TextMsg::Dropped(Err(fault))),
    }
}

/// Reads and checks a file in pieces, unless the player stops it, without writing anything.
pub(crate) async fn read_in(listener: impl Listener, file: Chosen) {
    if listener.read(Session::importing).is_some() {
        return;
    }
    let size = file.size();
    listener.hear(GamesMsg::Importing(Importing::Reading(0, size)));
    let run = listener.read(Session::import_run);
    let (mut intake, mut shown) = (Intake::default(), Now::begin());
    let mut at = 0;
    let read = loop {
        let to = size.min(at + PIECE);
        let piece = file.part(at, to).await;
        let taken = match &piece {
            Ok(piece) => in_slices(async |pace| intake.take_bytes(piece, pace).await).await,
            Err(fault) => break Err(*fault),
        };
        if listener.read(Session::import_run) != run {
            return;
        }
        if let Err(fault) = taken {
            break Err(FileError::Bad(fault));
        }
        at = to;
        if at == size {
            break in_slices(async |pace| intake.finish(pace).await).await.map_err(FileError::Bad);
        }
        if shown.is_due() {
            listener.hear(GamesMsg::Importing(Importing::Reading(at, size)));
        }
    };
    if listener.read(Session::import_run) == run {
        listener.hear(GamesMsg::Import(read.map(Box::new)));
    }
}

/// Merges a file's content with the stored data, unless the player stops it.
async fn import(listener: impl Listener, file: Archive) {
    let run = listener.read(Session::import_run);
    let settings = file.settings.clone();
    let Ok(here) = kept().await else { return listener.hear(GamesMsg::Imported(None)) };
    let merge = in_slices(async |pace| merge_slowly(&here, file, moment().date, pace).await).await;
    drop(here);
    if listener.read(Session::import_run) != run {
        return;
    }
    listener.hear(GamesMsg::ImportWrites(settings));
    listener.hear(GamesMsg::Imported(write(listener, merge).await.ok()));
}

async fn write(listener: impl Listener, merge: Merge) -> Result<Imported, SaveError> {
    journal::add_merge(&merge).await.map_err(|(_, fault)| fault)?;
    let imported = Imported::by(&merge);
    for meeting in merge.meetings {
        meet(listener, meeting).await?;
    }
    Ok(imported)
}

/// Appends to an existing journal. Only the page with the game on the board appends to its journal, as it
/// knows the next number; if another page was faster, the merge starts again.
async fn meet(
    listener: impl Listener,
    Meeting { game: id, mut records, file }: Meeting,
) -> Result<(), SaveError> {
    for _ in 0..TRIES {
        if listener.read(|session| session.plays(id)) {
            listener.hear(GamesMsg::Join { game: id, file });
            return Ok(());
        }
        match journal::add_game(&StoredGame { id, records }).await {
            Err(SaveError::Elsewhere) => {}
            done => return done,
        }
        records = match journal::game(id).await? {
            Some(here) => in_slices(async |pace| here.meeting_slowly(&file, pace).await).await,
            None => None,
        }
        .unwrap_or_default();
    }
    Err(SaveError::Elsewhere)
}

/// The lines that can be read, and the number of the others. Those stay stored.
fn readable<T>(lines: &[(u64, String)], read: impl Fn(&str) -> Option<T>) -> (Vec<T>, usize) {
    let read: Vec<T> = lines.iter().filter_map(|(_, text)| read(text)).collect();
    let unread = lines.len() - read.len();
    (read, unread)
}

async fn read_shelf(listener: impl Listener) {
    let mut shown = Now::begin();
    let read = journal::each_game(async |game| {
        let outcome = in_slices(async |pace| game.restore_slowly(pace).await).await;
        listener.hear(GamesMsg::GameRead { game: game.id, outcome: outcome.map(Box::new) });
        if shown.is_due() {
            listener.hear(GamesMsg::GamesGrew);
            rest().await;
        }
    })
    .await;
    if let Err(fault) = read {
        return listener.hear(GamesMsg::GamesFailed(fault));
    }
    listener.hear(GamesMsg::GamesRead);
}
