//! What the store does with the disk besides saving: games and times are read, put into a file, and read in
//! from one. Each answer comes back as a message.

pub(super) mod file;

use super::{
    browser::{
        address, files, journal, settings,
        slices::{Now, in_slices, rest},
    },
    store::Store,
};
use file::FileWork;
use leptos::task::spawn_local;
use sudoku_core::{
    play::{
        book::Finish,
        session::{BrowserMsg, Cmd, DiskMsg, MachineMsg, Msg},
        ui::Exported,
    },
    wire::TextForm,
};

/// Does what a command asks of the disk; other commands are not for here.
pub(super) fn keep(store: Store, cmd: Cmd) {
    match cmd {
        // Without a place to keep them they last as long as the page, which the games tell of, too.
        Cmd::SaveSettings(text) => keep_settings(store, &text),
        Cmd::KnowGames(known) => settings::know_games(known),
        Cmd::SaveStock(text) => _ = settings::keep_stock(&text),
        Cmd::SaveMagazine(text) => keep_magazine(store, settings::keep_magazine(&text)),
        Cmd::GrowMagazine(lines) => keep_magazine(store, settings::grow_magazine(&lines)),
        Cmd::ReadMagazine => {
            store.send(BrowserMsg::At(address::with("")));
            store.send(DiskMsg::MagazineRead(settings::magazine()));
        }
        Cmd::SavePuzzles(text, form) => {
            let name = match form {
                TextForm::Lines => "stepdoku.sdm",
                TextForm::Whole => "stepdoku-magazine.txt",
            };
            if !files::download(name, &[text]) {
                store.send(DiskMsg::Exported(Exported::Refused));
            }
        }
        Cmd::ReadShelf => spawn_local(read_shelf(store)),
        Cmd::Load(id) => spawn_local(load(store, id)),
        // What could not be dropped is found again when the list is read next.
        Cmd::Purge(games) => spawn_local(async move { _ = journal::delete_games(&games).await }),
        Cmd::SaveFinish(finish) => spawn_local(async move {
            if let Err(fault) = journal::put_finish(&finish).await {
                store.send(DiskMsg::SaveFailed(fault));
            }
        }),
        Cmd::ReadBook => spawn_local(async move { store.send(read_book().await) }),
        Cmd::Export(page) => store.parts().do_files(store, FileWork::Export(page)),
        Cmd::ExportGames(games) => store.parts().do_files(store, FileWork::ExportGames(games)),
        Cmd::Import(archive) => store.parts().do_files(store, FileWork::Import(archive)),
        _ => {}
    }
}

fn keep_magazine(store: Store, kept: bool) {
    if !kept {
        store.send(DiskMsg::MagazineNotKept);
    }
}

fn keep_settings(store: Store, text: &str) {
    if !settings::keep_text(text) {
        store.send(DiskMsg::SettingsNotKept);
    }
}

/// What is known of the book of times. Lines that cannot be read are left where they are.
pub(super) async fn read_book() -> Msg {
    match journal::finishes().await {
        Ok(kept) => Msg::Machine(MachineMsg::Disk(DiskMsg::BookRead(
            kept.iter().filter_map(|(_, text)| Finish::read(text).ok()).collect(),
        ))),
        Err(fault) => Msg::Machine(MachineMsg::Disk(DiskMsg::BookFailed(fault))),
    }
}

async fn read_shelf(store: Store) {
    let mut shown = Now::begin();
    let read = journal::each_game(async |game| {
        let outcome = in_slices(async |pace| game.restore_slowly(pace).await).await;
        store.send(DiskMsg::Shelved { game: game.id, outcome: outcome.map(Box::new) });
        if shown.is_due() {
            store.send(DiskMsg::ShelfGrew);
            rest().await;
        }
    })
    .await;
    if let Err(fault) = read {
        return store.send(DiskMsg::ShelfFailed(fault));
    }
    store.send(DiskMsg::ShelfRead);
}

async fn load(store: Store, id: u64) {
    let read = match journal::game(id).await {
        Ok(Some(game)) => Ok(in_slices(async |pace| game.restore_slowly(pace).await).await.ok()),
        Ok(None) => Ok(None),
        Err(fault) => Err(fault),
    };
    store.send(match read {
        Ok(Some(restored)) => {
            Msg::Machine(MachineMsg::Disk(DiskMsg::Restored { game: id, restored: Box::new(restored) }))
        }
        Ok(None) => Msg::Machine(MachineMsg::Disk(DiskMsg::GameGone(id))),
        Err(fault) => Msg::Machine(MachineMsg::Disk(DiskMsg::LoadFailed { game: id, fault })),
    });
}
