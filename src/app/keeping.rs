//! What the store does with the disk besides saving: games and times are read, put into a file, and read in
//! from one. Each answer comes back as a message.

use super::{
    browser::{files, journal, moment, settings},
    store::Store,
};
use gloo_timers::future::TimeoutFuture;
use leptos::task::spawn_local;
use sudoku_core::play::{
    archive::{Archive, StoredGame, merge},
    book::Finish,
    journal::{BadRecord, Restored, restore},
    session::{Cmd, Msg},
    ui::{Imported, SaveFault},
};

/// Does what a command asks of the disk; other commands are not for here.
pub(super) fn keep(store: Store, cmd: Cmd) {
    match cmd {
        // Without a place to keep them they last as long as the page, which the games tell of, too.
        Cmd::SaveSettings(text) => _ = settings::keep_text(&text),
        Cmd::SaveStock(text) => _ = settings::keep_stock(&text),
        Cmd::ReadShelf => spawn_local(read_shelf(store)),
        Cmd::Load(id) => spawn_local(load(store, id)),
        // What could not be dropped is found again when the list is read next.
        Cmd::Purge(games) => spawn_local(async move { _ = journal::delete_games(&games).await }),
        Cmd::SaveFinish(finish) => spawn_local(async move {
            if let Err(fault) = journal::put_finish(&finish).await {
                store.send(Msg::SaveFailed(fault));
            }
        }),
        Cmd::ReadBook => spawn_local(async move { store.send(Msg::BookRead(read_book().await)) }),
        Cmd::Export(here) => spawn_local(async move {
            // Where the disk cannot be read, there is still the game on the board.
            let mut archive = kept().await.unwrap_or_default();
            match archive.games.iter_mut().find(|game| game.id == here.id) {
                Some(game) => game.records.extend(here.records),
                None => archive.games.push(here),
            }
            let done = files::download(&files::dated_name(), &archive.write());
            store.send(Msg::Exported(done));
        }),
        Cmd::Import(archive) => spawn_local(async move {
            store.send(Msg::Imported(add(*archive).await.ok()));
        }),
        _ => {}
    }
}

/// The book of times. Lines that cannot be read are left where they are.
pub(super) async fn read_book() -> Vec<Finish> {
    let kept = journal::finishes().await.unwrap_or_default();
    kept.iter().filter_map(|(_, text)| Finish::read(text).ok()).collect()
}

async fn read_shelf(store: Store) {
    for game in journal::games().await.unwrap_or_default() {
        store.send(Msg::Shelved { game: game.id, outcome: read(&game).map(Box::new) });
        // Between two games the page can do what is more urgent.
        TimeoutFuture::new(0).await;
    }
    store.send(Msg::ShelfRead);
}

async fn load(store: Store, id: u64) {
    let found = journal::game(id).await.ok().flatten();
    store.send(match found.as_ref().map(read) {
        Some(Ok(restored)) => Msg::Restored { game: id, restored: Box::new(restored) },
        Some(Err(_)) | None => Msg::GameGone(id),
    });
}

fn read(game: &StoredGame) -> Result<Restored, BadRecord> {
    restore(game.records.iter().map(|(number, text)| (*number, text.as_str())))
}

/// Everything that is kept, as it is.
async fn kept() -> Result<Archive, SaveFault> {
    let (games, finishes) = (journal::games().await?, journal::finishes().await?);
    Ok(Archive { settings: settings::text(), finishes, games })
}

/// Adds what a file has and the disk has not.
async fn add(file: Archive) -> Result<Imported, SaveFault> {
    let merge = merge(&kept().await?, file, moment().date);
    journal::add_merge(&merge).await.map_err(|(_, fault)| fault)?;
    Ok(Imported {
        games: merge.games.len(),
        there: merge.there,
        unreadable: merge.unreadable,
        finishes: merge.finishes.len(),
    })
}
