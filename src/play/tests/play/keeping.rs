//! A disk that cannot be read, forbids everything, does not answer, or lost its contents: no move disappears
//! without a warning, and every warning is true.

use crate::{
    common::{ARTICLE, HARD, SMALL, puzzle},
    page::Page,
};
use sudoku_core::Cell;
use sudoku_play::{
    messages::{
        ClockMsg, DiskMsg, GameMsg, GamesMsg, InputMsg, MachineMsg, Msg, PageMsg, SettingsMsg, TextMsg,
    },
    saved::{
        archive::Archive,
        journal::restore,
        settings::{Settings, SettingsError, SettingsFault, Switch},
    },
    session::{Cmd, LATE_AFTER},
    ui::{Dialog, Exported, Notice, SaveError},
    view::SaveState,
};

const FAULTS: [SaveError; 6] = [
    SaveError::Forbidden,
    SaveError::Full,
    SaveError::Newer,
    SaveError::Blocked,
    SaveError::Slow,
    SaveError::Failed,
];

fn article() -> Page {
    Page::new(puzzle(ARTICLE))
}

/// Reads and writes all fail.
fn dead(page: &mut Page, fault: SaveError) {
    (page.disk.fault, page.disk.deaf) = (Some(fault), Some(fault));
}

fn paste(page: &mut Page, text: &str) {
    page.wait(1000).send(TextMsg::Paste(text.into())).work();
}

/// The boards of a file, by the names of their games.
fn boards(file: &str) -> Vec<String> {
    let archive = Archive::read(file).expect("a file of ours");
    let read = |records: &[(u64, String)]| {
        let restored = restore(records.iter().map(|(number, text)| (*number, text.as_str())));
        restored.expect("a game that can be read").game.grid().to_string()
    };
    archive.games.iter().map(|game| read(&game.records)).collect()
}

#[test]
fn a_file_with_everything_is_none_where_the_disk_cannot_be_read() {
    for fault in FAULTS {
        let mut page = article();
        page.place_right(2);
        paste(&mut page, HARD);
        page.place_right(1);
        let elsewhere = page.drawn();
        // The disk fills up during the game, then another begins.
        dead(&mut page, fault);
        page.place_right(1);
        let left = page.drawn();
        paste(&mut page, SMALL);
        page.place_right(1).send(PageMsg::DismissNotice).send(GamesMsg::Export { part: false });
        assert_eq!(page.session.notice(), Some(&Notice::Exported(Exported::Unread(fault))));
        assert_eq!(page.file, None, "{fault:?}");
        // The contents of this page can be exported, and the notice says that they are not everything.
        page.send(GamesMsg::Export { part: true });
        // It names only its contents: without a finished game it has no times.
        let part = Exported::Part { times: false, settings: true };
        assert_eq!(page.session.notice(), Some(&Notice::Exported(part)));
        let file = page.file.take().expect("a file");
        let archive = Archive::read(&file).expect("a file of ours");
        assert!(archive.part && archive.finishes.is_empty() && archive.settings.is_some());
        assert_eq!(boards(&file), [left.clone(), page.drawn()], "{fault:?}");
        // Once the disk can be read, the file has everything, including the unsaved moves.
        page.disk.deaf = None;
        page.send(GamesMsg::Export { part: false });
        assert_eq!(page.session.notice(), Some(&Notice::Exported(Exported::All { files: 1 })));
        let file = page.file.take().expect("a file");
        assert!(!Archive::read(&file).expect("a file of ours").part);
        assert_eq!(boards(&file).len(), 3);
        assert!(boards(&file).contains(&left) && !boards(&file).contains(&elsewhere));
        page.check();
    }
}

#[test]
fn without_storage_the_games_of_this_page_stay() {
    for fault in FAULTS {
        let mut page = article();
        dead(&mut page, fault);
        page.place_right(3);
        assert_eq!(page.session.notice(), Some(&Notice::NotSaved(fault)));
        let first = page.session.game().clone();
        paste(&mut page, HARD);
        // The notice remains, and says that it is the only way back.
        assert_eq!(page.session.notice(), Some(&Notice::PuzzleReplaced(Some(fault))));
        page.place_right(1);
        let second = page.session.game().clone();
        paste(&mut page, SMALL);
        page.send(PageMsg::Open(Dialog::Games));
        let games = page.session.games(page.at.day, page.at.now);
        assert_eq!((games.fault, games.unsaved), (Some(fault), Some(fault)));
        let listed: Vec<bool> = games.going_on.iter().map(|line| line.card.unsaved).collect();
        assert_eq!(listed, [true; 3], "the board's and the two before, {fault:?}");
        // Each can be resumed, copied, restarted and deleted, with its whole history.
        let id = games.going_on[2].card.id;
        page.send(GamesMsg::Open(id)).check();
        assert_eq!(*page.session.game(), first);
        while page.session.tools().can_undo {
            page.send(GameMsg::Undo);
        }
        assert_eq!(page.drawn(), ARTICLE);
        page.send(GameMsg::Redo).send(GameMsg::Redo).send(GameMsg::Redo);
        let cards = page.session.cards(page.at.now);
        let other = cards.iter().find(|card| card.board == second.grid()).expect("the second game").id;
        page.wait(1000).send(GamesMsg::Copy(other)).check();
        assert_eq!((page.drawn(), page.session.cards(page.at.now).len()), (second.grid().to_string(), 4));
        page.send(GamesMsg::Delete(id)).send(PageMsg::Open(Dialog::Games));
        let away = |page: &Page| page.session.games(page.at.day, page.at.now).away.len();
        // The small one was never touched, so it was deleted when it made room.
        let before = away(&page);
        page.send(GamesMsg::Undelete(id));
        assert_eq!((before, away(&page)), (2, 1));
        page.send(GamesMsg::Restart(id)).check();
        assert_eq!(page.drawn(), ARTICLE);
        // When there is room again, all of it is written.
        (page.disk.fault, page.disk.deaf) = (None, None);
        page.place_right(1).send(PageMsg::Open(Dialog::Games));
        assert_eq!(page.save_state(), SaveState::Saved, "{fault:?}");
        let games = page.session.games(page.at.day, page.at.now);
        assert_eq!((games.fault, games.unsaved), (None, None));
        assert!(games.going_on.iter().all(|line| !line.card.unsaved));
        assert_eq!(page.disk.games.len(), 4);
        for &game in page.disk.games.keys() {
            assert_eq!(page.disk.read(game).expect("a game").lost, 0, "{fault:?}");
        }
    }
}

#[test]
fn the_way_back_leads_to_what_was_never_written() {
    let mut page = article();
    page.place_right(1);
    page.disk.held = true;
    page.place_right(2);
    let game = page.session.game().clone();
    paste(&mut page, SMALL);
    dead(&mut page, SaveError::Failed);
    page.disk.held = false;
    page.write();
    assert_eq!(page.session.notice(), Some(&Notice::PuzzleReplaced(Some(SaveError::Failed))));
    page.send(GamesMsg::Return).check();
    assert_eq!(*page.session.game(), game);
    (page.disk.fault, page.disk.deaf) = (None, None);
    page.place_right(1);
    assert_eq!((page.save_state(), page.on_disk()), (SaveState::Saved, page.session.game().clone()));
    // If the warning is still unread by then, it changes to say that all is saved.
    dead(&mut page, SaveError::Full);
    page.place_right(1);
    paste(&mut page, SMALL);
    assert_eq!(page.session.notice(), Some(&Notice::PuzzleReplaced(Some(SaveError::Full))));
    (page.disk.fault, page.disk.deaf) = (None, None);
    page.write();
    assert_eq!(page.session.notice(), Some(&Notice::PuzzleReplaced(None)));
}

#[test]
fn a_game_that_is_on_the_disk_alone_is_told_as_unread() {
    let mut page = article();
    page.place_right(1);
    paste(&mut page, HARD);
    page.place_right(1);
    paste(&mut page, SMALL);
    page.place_right(1).send(PageMsg::Open(Dialog::Games));
    let first = page.session.cards(page.at.now)[2].id;
    page.disk.deaf = Some(SaveError::Failed);
    page.send(GamesMsg::Open(first)).check();
    assert_eq!(page.session.notice(), Some(&Notice::GamesUnread(SaveError::Failed)));
    // The previous game remains in memory while the player can return to it.
    page.send(PageMsg::DismissNotice).send(GamesMsg::Return).check();
    assert_eq!(page.session.game().clues().to_string(), HARD);
    assert_eq!(page.save_state(), SaveState::Saved);
}

#[test]
fn a_disk_that_does_not_answer_is_told() {
    let mut page = article();
    page.disk.held = true;
    page.place_right(1).wait(LATE_AFTER - 1);
    let due = |page: &Page| page.session.due(page.at.now);
    assert_eq!((due(&page), page.save_state()), (None, SaveState::Saving));
    page.wait(1);
    assert_eq!(due(&page), Some(Msg::Machine(MachineMsg::Clock(ClockMsg::SaveLate))));
    page.send(ClockMsg::SaveLate);
    assert_eq!(page.session.notice(), Some(&Notice::NotSaved(SaveError::Slow)));
    assert_eq!((page.save_state(), due(&page)), (SaveState::Failed, None));
    page.disk.held = false;
    page.write();
    assert_eq!((page.session.notice(), page.save_state()), (None, SaveState::Saved));
    // A late timeout changes nothing.
    page.send(ClockMsg::SaveLate);
    assert_eq!((page.session.notice(), page.save_state()), (None, SaveState::Saved));
}

#[test]
fn what_is_missing_at_the_start_is_told() {
    let mut page = article();
    page.place_right(2);
    assert!(page.known, "the small store knows of the first game");
    page.disk.games.clear();
    page.reload(puzzle(SMALL)).check();
    assert_eq!(page.session.notice(), Some(&Notice::GamesMissing));
    // The notice appears until it is read, and then no more.
    page.reload(puzzle(SMALL)).send(PageMsg::DismissNotice);
    assert!(!page.known);
    page.reload(puzzle(SMALL));
    assert_eq!(page.session.notice(), None);
    // A new player misses nothing.
    let mut page = article();
    page.reload(puzzle(SMALL));
    assert_eq!((page.session.notice(), page.known), (None, false));
}

#[test]
fn a_disk_that_cannot_be_read_at_the_start_is_told() {
    let check = |known: bool, fault: SaveError, told: bool| {
        let mut page = article();
        page.known = known;
        page.disk.deaf = Some(fault);
        page.reload(puzzle(SMALL)).check();
        assert_eq!(page.session.notice(), told.then_some(&Notice::GamesUnread(fault)), "{known} {fault:?}");
    };
    for fault in FAULTS {
        check(true, fault, true);
        // Where storage is forbidden, nothing is lost yet; the first save will report it.
        check(false, fault, fault != SaveError::Forbidden);
    }
}

#[test]
fn a_slow_disk_is_heard_of_later() {
    let mut page = article();
    page.place_right(3);
    let game = page.disk.last().expect("a game");
    let restored = Box::new(page.disk.read(game).expect("a journal"));
    let found = Msg::Machine(MachineMsg::Disk(DiskMsg::Restored { game, restored }));
    let start = || {
        let mut page = Page::new(puzzle(SMALL));
        page.send(DiskMsg::StillReading);
        assert_eq!(page.session.notice(), Some(&Notice::StillReading));
        page
    };
    let mut late = start();
    late.send(found.clone()).check();
    assert_eq!((late.grid(), late.session.notice()), (page.grid(), None));
    // A player in the middle of a game continues, and can open it later.
    let mut late = start();
    late.disk = page.disk.clone();
    late.wait(1_000_000).place_right(1).send(found).check();
    assert_eq!(late.session.notice(), Some(&Notice::GameFound(game)));
    late.send(GamesMsg::Open(game)).check();
    assert_eq!(late.grid(), page.grid());
    for over in [
        Msg::Machine(MachineMsg::Disk(DiskMsg::NoGames { known: false, settings: true })),
        Msg::Machine(MachineMsg::Disk(DiskMsg::GamesUnread { known: false, fault: SaveError::Forbidden })),
    ] {
        let mut late = start();
        late.send(over);
        assert_eq!(late.session.notice(), None);
    }
}

#[test]
fn settings_that_are_not_kept_are_told_with_a_game_and_without() {
    let fault = |page: &Page| page.session.settings_fault();
    let mut page = article();
    page.place_right(1);
    for (text, told, lasting) in [
        ("2|all else|0344e6b4", SettingsError::Newer, Some(SettingsFault::Newer)),
        ("nonsense", SettingsError::Damaged, None),
    ] {
        page.settings = Some(text.into());
        page.reload(puzzle(SMALL)).check();
        assert_eq!(page.session.notice(), Some(&Notice::SettingsUnreadable(told)), "{text}");
        assert_eq!((page.drawn() != SMALL, fault(&page)), (true, lasting));
        page.send(SettingsMsg::Set(Switch::KeepNotes, true));
        assert_eq!(page.settings.as_deref() == Some(text), lasting.is_some());
    }
    // Of two faults, both are reported.
    page.place_right(1);
    page.settings = Some("nonsense".into());
    let game = page.disk.last().expect("a game");
    let records = page.disk.games.get_mut(&game).expect("a game");
    *records.values_mut().next_back().expect("a record") = "spoilt".into();
    page.reload(puzzle(SMALL)).check();
    assert_eq!(page.session.notice(), Some(&Notice::ActionsLost(1)));
    page.send(PageMsg::DismissNotice);
    assert_eq!(page.session.notice(), Some(&Notice::SettingsUnreadable(SettingsError::Damaged)));
    page.send(PageMsg::DismissNotice);
    assert_eq!(page.session.notice(), None);
    // A browser without storage.
    page.send(SettingsMsg::Set(Switch::KeepNotes, true)).send(DiskMsg::SettingsNotKept);
    assert_eq!(fault(&page), Some(SettingsFault::NotKept));
    page.send(DiskMsg::SettingsRead(Ok(Settings::default())));
    assert_eq!(fault(&page), None);
}

#[test]
fn times_that_cannot_be_read_are_told() {
    let mut page = article();
    page.disk.deaf = Some(SaveError::Failed);
    page.send(PageMsg::Open(Dialog::Times));
    assert_eq!(page.session.times(page.at.day).fault, Some(SaveError::Failed));
    page.disk.deaf = None;
    page.send(PageMsg::Open(Dialog::Times));
    assert_eq!(page.session.times(page.at.day).fault, None);
}

/// Any one damaged record of a game costs its own contents and no more, and a notice says so.
#[test]
fn a_young_game_survives_any_one_damaged_record() {
    for gone in [false, true] {
        for actions in [1, 2, 7, 230] {
            let mut page = article();
            for cell in 0..actions {
                page.send(InputMsg::Select(Cell::at(1 + cell % 2))).send(InputMsg::Enter(
                    crate::common::digit(char::from_digit(1 + cell as u32 % 9, 10).expect("a digit")),
                ));
            }
            let game = page.disk.last().expect("a game");
            let records = page.disk.games[&game].clone();
            let whole = crate::page::snapshots(&records);
            for &bad in records.keys() {
                let mut page = page.clone();
                let kept = page.disk.games.get_mut(&game).expect("a game");
                if gone {
                    kept.remove(&bad);
                } else {
                    kept.insert(bad, "spoilt".into());
                }
                let read = page.disk.read(game).expect("the start is there twice");
                let doubled = whole.contains(&bad) || whole.contains(&(bad.wrapping_sub(1)));
                let last = bad == *records.keys().next_back().expect("a record");
                let superseded = whole.last().is_some_and(|&last| bad < last);
                let costs = !(doubled || superseded || gone && last);
                assert_eq!(read.lost, usize::from(costs), "{bad} of {actions}");
                // Moves alternate between two cells, so a lost one is repaired by the next but one.
                let cells = Cell::all(read.game.shape());
                let wrong =
                    cells.filter(|&cell| read.game.entry(cell) != page.session.game().entry(cell)).count();
                let recent = records.keys().next_back().expect("a record") - bad < 2;
                assert!(wrong <= usize::from(recent), "{wrong} cells without {bad} of {actions}");
                if doubled || superseded {
                    assert_eq!(read.game, *page.session.game(), "{bad} of {actions}");
                }
                // With the next action the game has two copies again.
                page.reload(puzzle(SMALL)).place_right(1);
                let healed = page.disk.read(game).expect("a journal");
                assert_eq!((&healed.game, healed.doubled), (page.session.game(), true), "{bad} of {actions}");
            }
        }
    }
}

/// A page that ends between the two copies has the first one.
#[test]
fn the_first_of_two_copies_is_enough() {
    let mut page = article();
    page.disk.held = true;
    page.place_right(1);
    let Some(Cmd::Save { game, number, text, .. }) =
        page.cmds.iter().find(|cmd| matches!(cmd, Cmd::Save { .. })).cloned()
    else {
        panic!("nothing is saved")
    };
    let board = page.grid();
    page.disk.held = false;
    page.disk.games.insert(game, [(number, text)].into());
    page.reload(puzzle(SMALL)).check();
    assert_eq!(page.grid(), board);
    page.place_right(2);
    assert_eq!(page.on_disk(), *page.session.game());
    assert!(page.disk.read(game).expect("a journal").doubled);
}
