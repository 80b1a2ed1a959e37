//! The disk besides the current game: all games, the book of times, the settings, and the backup file.

use crate::page::{Page, fire, first_game, found, fresh_name};
use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode};
use js_sys::Function;
use leptos::prelude::{document, window};
use std::{cell::RefCell, rc::Rc};
use stepdoku_page::app::{
    browser::{
        dom,
        files::{chosen, download},
        journal::{
            LastGame, add_game, add_merge, attempts, delete_games, finishes, game, games, last_game,
            put_finish,
        },
        settings,
    },
    text::text,
};
use sudoku_core::{Cell, CellSet, Digit, Level, Shape};
use sudoku_play::{
    game::entry::Entry,
    saved::{
        archive::{Archive, ArchiveError, FileError, MOST_BYTES, Meeting, StoredGame, merge},
        book::Finish,
        journal::{Event, Record, restore},
        settings::{Settings, SettingsError, Theme},
    },
    ui::SaveError,
    view::SaveState,
};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlInputElement, Response};

/// Clears the disk, after waiting until all connections to it are closed.
pub(crate) async fn clear() {
    Factory::new().unwrap().delete("stepdoku").unwrap().await.unwrap();
}

/// A game with one move, undone immediately.
pub(crate) fn stored(id: u64) -> StoredGame {
    let record = |number, event| (number, Record { number, played: number, date: 0, event }.write());
    let mut game = first_game();
    let whole = record(0, Event::Snapshot(Box::new(game.clone())));
    let cells = CellSet::EMPTY.with(Cell::at(2));
    let turn = game.placing(&cells, Digit::at(4), false).unwrap();
    assert!(game.play(turn.clone()));
    StoredGame { id, records: vec![whole, record(1, Event::Turn(turn)), record(2, Event::Undo)] }
}

fn spoilt(id: u64) -> StoredGame {
    StoredGame { id, records: vec![(7, "spoilt".into())] }
}

pub(crate) fn finish(game: u64, played: u64) -> Finish {
    Finish {
        game,
        shape: Shape::S9.clone(),
        level: Some(Level::Hard),
        played,
        helped: false,
        day: dom::local_day(),
        daily: false,
    }
}

#[wasm_bindgen_test]
async fn games_are_kept_told_and_deleted() {
    clear().await;
    assert_eq!(games().await.unwrap(), []);
    assert_eq!(game(5).await.unwrap(), None);
    // Identifiers of other lengths, so that keys in order must be identifiers in order.
    let all = [stored(5), spoilt(40), stored(1_700_000_000_000)];
    for game in all.iter().rev() {
        add_game(game).await.unwrap();
    }
    assert_eq!(games().await.unwrap(), all);
    assert_eq!(game(40).await.unwrap(), Some(spoilt(40)));
    delete_games(&[5, 6, 1_700_000_000_000]).await.unwrap();
    assert_eq!(games().await.unwrap(), [spoilt(40)]);
    delete_games(&[]).await.unwrap();
    add_game(&stored(5)).await.unwrap();
    assert_eq!(games().await.unwrap(), [stored(5), spoilt(40)], "deleting is undone by adding");
}

#[wasm_bindgen_test]
async fn a_game_is_added_as_a_whole_or_not_at_all() {
    clear().await;
    let mut short = stored(5);
    let last = short.records.pop().unwrap();
    add_game(&short).await.unwrap();
    let other = StoredGame { id: 5, records: vec![last, (1, "other".into()), (9, "more".into())] };
    assert_eq!(add_game(&other).await, Err(SaveError::Elsewhere));
    assert_eq!(games().await.unwrap(), [short]);
}

#[wasm_bindgen_test]
async fn the_last_game_is_the_latest_that_can_be_read() {
    clear().await;
    assert!(matches!(last_game().await, LastGame::Nothing));
    add_game(&spoilt(50)).await.unwrap();
    assert!(matches!(last_game().await, LastGame::Unreadable));
    add_game(&stored(7)).await.unwrap();
    add_game(&stored(40)).await.unwrap();
    let check = |found: LastGame, name: u64, later: bool| {
        let LastGame::Game { id, restored, unreadable } = found else { panic!("{found:?}") };
        assert_eq!((id, unreadable, restored.next), (name, later, 3));
        assert_eq!(restored.game.puzzle(), first_game().puzzle());
    };
    check(last_game().await, 40, true);
    delete_games(&[50]).await.unwrap();
    check(last_game().await, 40, false);
    add_game(&StoredGame { id: 41, records: stored(41).records[1..].to_vec() }).await.unwrap();
    check(last_game().await, 40, true);
}

#[wasm_bindgen_test]
async fn a_disk_of_the_first_version_is_read_and_renewed_under_an_open_page() {
    clear().await;
    let mut request = Factory::new().unwrap().open("stepdoku", Some(1)).unwrap();
    request.on_upgrade_needed(|event| {
        event.database().unwrap().create_object_store("journal", ObjectStoreParams::new()).unwrap();
    });
    let mut old = request.await.unwrap();
    let transaction = old.transaction(&["journal"], TransactionMode::ReadWrite).unwrap();
    let store = transaction.object_store("journal").unwrap();
    for (number, text) in &stored(12).records {
        let key = JsValue::from_str(&format!("0000000000000012-{number:010}"));
        store.add(&JsValue::from_str(text), Some(&key)).unwrap().await.unwrap();
    }
    transaction.await.unwrap();
    let asked = Rc::new(RefCell::new(false));
    let (heard, closing) = (Rc::clone(&asked), again(&old));
    old.on_version_change(move |_| {
        *heard.borrow_mut() = true;
        closing.close();
    });
    assert!(matches!(last_game().await, LastGame::Game { id: 12, unreadable: false, .. }));
    assert!(*asked.borrow());
    assert_eq!(games().await.unwrap(), [stored(12)]);
    put_finish(&finish(12, 60_000)).await.unwrap();
    assert_eq!(finishes().await.unwrap(), [(12, finish(12, 60_000).write())]);
    drop(old);
}

/// A second handle of the connection, to close it from its own event.
fn again(database: &Database) -> Database {
    database.transaction(&["journal"], TransactionMode::ReadOnly).unwrap().database()
}

#[wasm_bindgen_test]
async fn a_finish_takes_the_place_of_an_earlier_one() {
    clear().await;
    for (game, played) in [(1_700_000_000_000, 3), (9, 1), (9, 2)] {
        put_finish(&finish(game, played)).await.unwrap();
    }
    let texts = [(9, finish(9, 2).write()), (1_700_000_000_000, finish(1_700_000_000_000, 3).write())];
    assert_eq!(finishes().await.unwrap(), texts);
}

/// Everything stored.
async fn everything() -> Archive {
    Archive {
        settings: None,
        finishes: finishes().await.unwrap(),
        practice: attempts().await.unwrap(),
        games: games().await.unwrap(),
        part: false,
    }
}

#[wasm_bindgen_test]
async fn a_file_with_everything_joins_what_is_there() {
    clear().await;
    for game in [stored(5), spoilt(6), stored(7)] {
        add_game(&game).await.unwrap();
    }
    put_finish(&finish(5, 50)).await.unwrap();
    let file = everything().await.write();

    clear().await;
    add_merge(&merge(&everything().await, Archive::read(&file).unwrap(), 100)).await.unwrap();
    assert_eq!(everything().await.write(), file);

    clear().await;
    let mut shorter = stored(5);
    shorter.records.pop();
    add_game(&shorter).await.unwrap();
    put_finish(&finish(5, 51)).await.unwrap();
    for known in [false, true] {
        let merged = merge(&everything().await, Archive::read(&file).unwrap(), 100);
        add_merge(&merged).await.unwrap();
        for Meeting { game, records, .. } in merged.meetings {
            assert!(!known, "what was read in once is here");
            add_game(&StoredGame { id: game, records }).await.unwrap();
        }
        let all = games().await.unwrap();
        assert_eq!(all[1..], [spoilt(6), stored(7)]);
        assert!(all[0].records.starts_with(&shorter.records));
        // The other place only undid moves: the board here stays unchanged.
        assert_eq!(all[0].restore().unwrap().game, shorter.restore().unwrap().game);
        assert_eq!(finishes().await.unwrap(), [(5, finish(5, 51).write())]);
    }

    // Another page was faster: everything written before it stays, and the rest is reported.
    let late = merge(
        &Archive::default(),
        Archive { games: vec![stored(1), stored(7), stored(8)], ..Archive::default() },
        100,
    );
    assert_eq!(add_merge(&late).await, Err((1, SaveError::Elsewhere)));
    let names: Vec<u64> = games().await.unwrap().iter().map(|game| game.id).collect();
    assert_eq!(names, [1, 5, 6, 7]);
}

#[wasm_bindgen_test]
async fn a_game_that_is_deleted_under_its_page_is_written_again_as_a_whole() {
    let name = fresh_name();
    let saved = text().head.save(SaveState::Saved);
    let page = Page::open(found(name, first_game())).await;
    let is_empty = |cell: &Cell| matches!(first_game().entry(*cell), Entry::Notes(_));
    let cells: Vec<Cell> = Cell::all(Shape::S9).filter(is_empty).take(3).collect();
    for (played, &cell) in (1..).zip(&cells) {
        delete_games(&[name]).await.unwrap();
        page.focus(cell.index()).await;
        page.press("5").await;
        page.until("the move is saved", |page| page.text(".save-state") == saved).await;
        let kept = game(name).await.unwrap().unwrap();
        let restored = restore(kept.records.iter().map(|(number, text)| (*number, text.as_str())));
        let game = restored.unwrap().game;
        for &cell in &cells[..played] {
            assert_eq!(game.entry(cell), Entry::Placed(Digit::at(4)), "{cell:?} after {played}");
        }
    }
}

#[wasm_bindgen_test]
fn settings_are_kept_as_text() {
    let storage = window().local_storage().unwrap().unwrap();
    storage.clear().unwrap();
    assert_eq!((settings::text(), settings::read()), (None, None));
    let dark = Settings { theme: Theme::Dark, ..Settings::default() };
    assert!(settings::keep_text(&dark.write()));
    assert_eq!((settings::text(), settings::read()), (Some(dark.write()), Some(Ok(dark))));
    let check = |kept: &str, fault: SettingsError| {
        storage.set_item("stepdoku.settings", kept).unwrap();
        assert_eq!(settings::read(), Some(Err(fault)), "{kept}");
    };
    check("1|peers=off", SettingsError::Damaged);
    check("2|all else|0344e6b4", SettingsError::Newer);
    check("", SettingsError::Damaged);
    storage.clear().unwrap();
}

#[wasm_bindgen_test]
async fn a_text_is_handed_over_as_a_file_of_that_name() {
    let seen = Rc::<RefCell<Option<Element>>>::default();
    let told = Rc::clone(&seen);
    let heard = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        // The test's browser has no place for downloads.
        event.prevent_default();
        *told.borrow_mut() = event.target().and_then(|target| target.dyn_into().ok());
    });
    document().add_event_listener_with_callback("click", heard.as_ref().unchecked_ref()).unwrap();
    assert!(download("games.stepdoku.txt", &["stepdoku 1\n½".into(), " ✓\n".into()]));
    document().remove_event_listener_with_callback("click", heard.as_ref().unchecked_ref()).unwrap();
    let link = seen.take().unwrap();
    assert_eq!(link.get_attribute("download").as_deref(), Some("games.stepdoku.txt"));
    assert!(!link.is_connected(), "nothing of it is left on the page");
    let address = link.get_attribute("href").unwrap();
    let response: Response =
        JsFuture::from(window().fetch_with_str(&address)).await.unwrap().unchecked_into();
    let text = JsFuture::from(response.text().unwrap()).await.unwrap();
    assert_eq!(text.as_string().as_deref(), Some("stepdoku 1\n½ ✓\n"));
}

#[wasm_bindgen_test]
async fn a_chosen_file_is_read_up_to_a_size() {
    let field: HtmlInputElement = document().create_element("input").unwrap().unchecked_into();
    field.set_type("file");
    let choose = Function::new_with_args(
        "field, text, size",
        "const moved = new DataTransfer(); \
         moved.items.add(new File([text, new Uint8Array(size)], 'games.txt')); field.files = moved.files;",
    );
    let picked = Rc::<RefCell<Vec<_>>>::default();
    let told = Rc::clone(&picked);
    let heard = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        told.borrow_mut().push(chosen(&event));
    });
    field.add_event_listener_with_callback("change", heard.as_ref().unchecked_ref()).unwrap();
    fire(&field, "Event", "change", &[]);
    assert!(picked.take()[0].is_none(), "nothing was chosen");
    for (text, more) in [("½ ✓\r\n", 0), ("", MOST_BYTES), ("a", MOST_BYTES)] {
        choose.call3(&JsValue::NULL, &field, &text.into(), &(more as u32).into()).unwrap();
        assert_eq!(field.files().unwrap().length(), 1);
        fire(&field, "Event", "change", &[]);
        assert_eq!(field.files().unwrap().length(), 0, "the same can be chosen again");
        let file = picked.take().remove(0).unwrap();
        assert_eq!((file.name().as_str(), file.size()), ("games.txt", (text.len() + more) as u64));
        let read = file.part(1, 4).await;
        if text.len() + more > MOST_BYTES {
            assert_eq!(read, Err(FileError::Bad(ArchiveError::TooLarge)));
        } else {
            let bytes = [text.as_bytes(), &[0; 4]].concat();
            assert_eq!(read, Ok(bytes[1..4].to_vec()));
        }
    }
}

#[wasm_bindgen_test]
fn today_is_the_day_of_the_players_calendar() {
    let utc = Function::new_no_args(
        "const d = new Date(); return Date.UTC(d.getFullYear(), d.getMonth(), d.getDate()) / 86400000;",
    );
    let day = utc.call0(&JsValue::NULL).unwrap().as_f64().unwrap();
    assert_eq!(JsValue::from(dom::local_day()), JsValue::from(day));
}
