//! The stored games: the list, resuming, restarting, copying, deleting and restoring; several tabs; and the
//! backup file. Every game that ends can be brought back.

use crate::{
    common::{ARTICLE, HARD, SMALL, digit, puzzle},
    page::{Page, import},
};
use sudoku_core::{Cell, Shape};
use sudoku_play::{
    features::games::{Card, DAYS_KEPT},
    game::Game,
    input::Mode,
    messages::{
        DiskMsg, GameMsg, GamesMsg, InputMsg, MakeMsg, MomentMsg, Msg, PageMsg, SettingsMsg, TextMsg,
    },
    saved::{
        archive::{Archive, ArchiveError, FileError, MOST_GAME, MOST_RECORD},
        journal::{Event, Record, WHOLE_EVERY},
        settings::Switch,
    },
    session::Cmd,
    ui::{Dialog, Exported, Imported, Notice, Panel},
    view::SaveState,
};

/// A page where these puzzles were started one after the other, each with some right digits.
fn played(texts: &[(&str, usize)]) -> Page {
    let mut page = Page::new(puzzle(texts[0].0));
    for (nth, (text, right)) in texts.iter().enumerate() {
        if nth > 0 {
            page.wait(1_000).send(TextMsg::Paste((*text).into())).work();
        }
        page.wait(1_000).place_right(*right);
    }
    page
}

fn three() -> Page {
    played(&[(SMALL, 2), (ARTICLE, 3), (HARD, 4)])
}

/// The list as read on opening: the givens, the number of placed digits, and whether the game is deleted.
fn list(page: &mut Page) -> Vec<(String, usize, bool)> {
    page.send(PageMsg::Open(Dialog::Games));
    assert!(page.session.games(page.at.day, page.at.now).reading.is_none());
    let told = |card: Card| (card.givens.to_string(), card.filled.0, card.deleted.is_some());
    page.session.cards(page.at.now).into_iter().map(told).collect()
}

fn line(text: &str, placed: usize, deleted: bool) -> (String, usize, bool) {
    (text.into(), placed, deleted)
}

/// The identifier of a puzzle's game.
fn id(page: &Page, text: &str) -> u64 {
    let cards = page.session.cards(page.at.now);
    cards.into_iter().find(|card| card.givens.to_string() == text).expect("a game of that puzzle").id
}

fn on_disk(page: &Page, id: u64) -> Game {
    page.disk.read(id).expect("a journal").game
}

#[test]
fn the_list_shows_all_games() {
    let mut page = three();
    assert_eq!(list(&mut page), [line(HARD, 4, false), line(ARTICLE, 3, false), line(SMALL, 2, false)]);
    let cards = page.session.cards(page.at.now);
    let here: Vec<bool> = cards.iter().map(|card| card.here).collect();
    assert_eq!(here, [true, false, false]);
    let small = &cards[2];
    assert_eq!(small.shape, Shape::S4);
    assert_eq!(small.filled, (2, 12));
    assert!(!small.finished);
    assert!(!small.untouched);
    assert_eq!(small.board.to_string(), on_disk(&page, small.id).grid().to_string());
    assert_eq!((small.played, small.level), (2_000, None));
    assert_eq!((page.session.games(page.at.day, page.at.now).unreadable, page.disk.games.len()), (0, 3));
    // An unreadable game is counted and otherwise left alone.
    let broken = id(&page, SMALL);
    let records = page.disk.games.get_mut(&broken).expect("a game");
    records.extend([0, 1].map(|number| (number, "1|2|spoilt".to_owned())));
    let before = page.disk.games.clone();
    assert_eq!(list(&mut page).len(), 2);
    assert_eq!(page.session.games(page.at.day, page.at.now).unreadable, 1);
    assert!(page.disk.games == before);
}

/// Another game is resumed: each is unchanged, with its time and its way back.
#[test]
fn games_are_gone_on_with() {
    let mut page = three();
    list(&mut page);
    let hard = page.session.game().clone();
    let small = id(&page, SMALL);
    page.wait(500).send(GamesMsg::Open(small)).check();
    assert_eq!((page.session.game().clues().to_string(), page.session.dialog()), (SMALL.into(), None));
    assert_eq!((page.seconds(), page.session.panel()), (2, Panel::Play));
    assert_eq!(page.link, Some(format!("#p={SMALL}")));
    page.wait(5).send(GameMsg::Undo).wait(1_495);
    assert_eq!((page.session.game().history().path().len(), page.seconds()), (1, 3));
    // It was played last, so a reload shows it.
    let mut other = page.clone();
    other.reload(puzzle(ARTICLE));
    assert!(*other.session.game() == *page.session.game());
    // The previous one was saved up to its last move.
    page.send(GamesMsg::Return).check();
    assert!(*page.session.game() == hard);
    let mut other = page.clone();
    other.reload(puzzle(ARTICLE));
    assert!(*other.session.game() == hard, "to open a game is enough to find it again");
    // The current game needs no reading: the list just closes.
    list(&mut page);
    let before = page.disk.games.clone();
    let hard = id(&page, HARD);
    page.send(GamesMsg::Open(hard)).check();
    assert!(page.session.dialog().is_none() && page.disk.games == before);
}

#[test]
fn games_are_begun_anew_as_one_step() {
    for here in [true, false] {
        let mut page = three();
        list(&mut page);
        let text = if here { HARD } else { SMALL };
        let id = id(&page, text);
        let before = on_disk(&page, id);
        page.send(GamesMsg::Restart(id)).check();
        assert_eq!((page.drawn().as_str(), page.session.dialog()), (text, None));
        page.send(GameMsg::Undo).check();
        assert_eq!(page.grid(), before.grid(), "what was played is one undo away");
        assert_eq!(page.disk.games.len(), 3);
        assert!(on_disk(&page, id) == *page.session.game());
    }
    // Also from a covered board: the player chose it by name.
    let mut page = three();
    page.send(PageMsg::Pause);
    list(&mut page);
    let id = id(&page, HARD);
    page.send(GamesMsg::Restart(id)).check();
    assert_eq!(page.drawn(), HARD);
}

#[test]
fn a_copy_is_a_game_of_its_own() {
    for text in [HARD, SMALL] {
        let mut page = three();
        list(&mut page);
        let original = id(&page, text);
        let before = on_disk(&page, original);
        page.wait(10).send(GamesMsg::Copy(original)).check();
        assert!(*page.session.game() == before);
        assert_eq!(page.disk.games.len(), 4);
        assert_ne!(page.session.cards(0)[0].id, original);
        page.send(GameMsg::Undo);
        assert!(on_disk(&page, original) == before && on_disk(&page, page.session.cards(0)[0].id) != before);
    }
}

/// A deleted game can be restored for a month.
#[test]
fn games_are_put_away_and_taken_back() {
    let mut page = three();
    list(&mut page);
    let small = id(&page, SMALL);
    let before = on_disk(&page, small);
    page.send(GamesMsg::Delete(small)).check();
    assert_eq!(page.session.notice(), Some(&Notice::GameDeleted(small)));
    assert_eq!(list(&mut page), [line(HARD, 4, false), line(ARTICLE, 3, false), line(SMALL, 2, true)]);
    page.send(GamesMsg::Undelete(small)).check();
    assert_eq!(page.session.notice(), None);
    assert_eq!(list(&mut page), [line(HARD, 4, false), line(ARTICLE, 3, false), line(SMALL, 2, false)]);
    assert!(on_disk(&page, small) == before);
    // A game that was opened again stays, even after a month or more.
    page.send(GamesMsg::Delete(small)).send(GamesMsg::Open(small)).check();
    page.at.day += DAYS_KEPT + 1;
    assert_eq!(list(&mut page).iter().filter(|line| line.2).count(), 0);
    assert!(on_disk(&page, small).grid() == before.grid());
    let article = id(&page, ARTICLE);
    page.send(GamesMsg::Delete(article));
    for (days, left) in [(DAYS_KEPT, 3), (1, 2)] {
        page.at.day += days;
        list(&mut page);
        assert_eq!(page.disk.games.len(), left);
    }
    // Only listed games can be deleted.
    page.send(PageMsg::DismissNotice).send(GamesMsg::Delete(12_345)).send(GamesMsg::Undelete(12_345)).check();
    assert_eq!((page.disk.games.len(), page.session.notice()), (2, None));
}

/// The disk may still be busy with the deletion when the player takes it back.
#[test]
fn quick_changes_of_mind_write_different_records() {
    let mut page = three();
    list(&mut page);
    let small = id(&page, SMALL);
    let mut numbers = Vec::new();
    for msg in [GamesMsg::Delete(small), GamesMsg::Undelete(small), GamesMsg::Delete(small)] {
        let cmds = page.session.update(msg, page.at);
        numbers.extend(cmds.iter().filter_map(|cmd| match cmd {
            Cmd::Save { number, .. } => Some(*number),
            _ => None,
        }));
    }
    assert_eq!(numbers, [numbers[0], numbers[0] + 1, numbers[0] + 2]);
}

/// A game that another tab deleted long ago stays on the disk while it is the current game here.
#[test]
fn the_game_on_the_board_is_never_purged() {
    let mut page = three();
    let mut other = page.clone();
    list(&mut other);
    let (small, hard) = (id(&other, SMALL), id(&other, HARD));
    other.send(GamesMsg::Open(small));
    list(&mut other);
    other.send(GamesMsg::Delete(hard));
    page.disk = other.disk.clone();
    assert_eq!(page.disk.read(hard).expect("a journal").deleted, Some(page.at.day));
    for msgs in [&[][..], &[Msg::Games(GamesMsg::Open(small))]] {
        let mut page = page.clone();
        for msg in msgs {
            page.send(msg.clone());
        }
        page.at.day += DAYS_KEPT + 1;
        list(&mut page);
        assert_eq!(page.disk.games.contains_key(&hard), msgs.is_empty());
    }
}

/// The current game is deleted: the list stays open and offers to restore it, over the game played before.
#[test]
fn the_game_on_the_board_is_put_away() {
    let mut page = three();
    list(&mut page);
    let hard = id(&page, HARD);
    let before = on_disk(&page, hard);
    page.send(GamesMsg::Delete(hard)).check();
    let state = |page: &Page| (page.session.game().clues().to_string(), page.session.dialog());
    assert_eq!(state(&page), (ARTICLE.into(), Some(Dialog::Games)));
    assert_eq!(page.session.notice(), Some(&Notice::GameDeleted(hard)));
    assert_eq!(list(&mut page), [line(ARTICLE, 3, false), line(HARD, 4, true), line(SMALL, 2, false)]);
    page.send(GamesMsg::Undelete(hard)).send(GamesMsg::Open(hard)).check();
    assert_eq!((page.grid(), page.session.notice()), (before.grid(), None));
    // When all are deleted, an untouched first puzzle appears, and all can be restored.
    let mut page = three();
    for _ in 0..3 {
        list(&mut page);
        let here = page.session.cards(page.at.now)[0].id;
        page.wait(1).send(GamesMsg::Delete(here)).check();
    }
    assert_eq!(page.drawn(), Game::first().clues().to_string());
    assert_eq!((page.save_state(), page.disk.games.len()), (SaveState::Untouched, 3));
    assert_eq!(list(&mut page).iter().filter(|line| line.2).count(), 3);
    let mut other = page.clone();
    other.reload(puzzle(SMALL));
    assert_eq!(other.drawn(), SMALL, "what is put away does not come back by itself");
    page.send(GamesMsg::Open(hard)).check();
    assert!(page.grid() == before.grid());
    let mut other = page.clone();
    other.reload(puzzle(SMALL));
    assert!(other.grid() == before.grid(), "what is opened is put away no more");
}

/// A deletion takes effect whichever record is due, a snapshot included.
#[test]
fn a_game_is_put_away_whatever_record_is_due() {
    for records in [1, 2, WHOLE_EVERY - 1, WHOLE_EVERY, WHOLE_EVERY + 1] {
        let mut page = Page::new(puzzle(SMALL));
        page.send(InputMsg::Select(Cell::at(1)));
        for _ in 0..records {
            page.send(InputMsg::EnterAs(Mode::Centre, digit('2')));
        }
        list(&mut page);
        let id = page.session.cards(0)[0].id;
        page.wait(1).send(GamesMsg::Delete(id));
        assert_eq!(page.disk.read(id).expect("a journal").deleted, Some(page.at.day), "{records}");
        assert_eq!(list(&mut page).last().map(|line| line.2), Some(true), "{records}");
    }
}

/// A new puzzle ends no game. A replaced game without any moves is deleted, and can be restored.
#[test]
fn a_new_game_destroys_none() {
    let mut page = played(&[(SMALL, 2), (ARTICLE, 0), (HARD, 1)]);
    assert_eq!(list(&mut page), [line(HARD, 1, false), line(ARTICLE, 0, true), line(SMALL, 2, false)]);
    // A savepoint is reason enough to keep a game.
    let mut page = Page::new(puzzle(SMALL));
    page.send(MomentMsg::Save("here".into())).wait(5).send(TextMsg::Paste(ARTICLE.into())).work();
    assert_eq!(list(&mut page), [line(ARTICLE, 0, false), line(SMALL, 0, false)]);
}

/// A late read counts only if it is still wanted.
#[test]
fn late_reads_do_no_harm() {
    let state = |page: &Page| page.session.game().clues().to_string();
    let held = || {
        let mut page = three();
        list(&mut page);
        page.disk.held = true;
        page
    };
    let release = |page: &mut Page| {
        page.disk.held = false;
        page.write();
        page.check();
    };
    // Of two requests, the last one counts.
    let mut page = held();
    let (small, article) = (id(&page, SMALL), id(&page, ARTICLE));
    page.send(GamesMsg::Open(small)).send(GamesMsg::Open(article));
    assert_eq!(state(&page), HARD);
    release(&mut page);
    assert_eq!(state(&page), ARTICLE);
    // A missing game does not end the wait for another.
    let mut page = held();
    page.send(GamesMsg::Open(12_345)).send(GamesMsg::Open(small));
    release(&mut page);
    assert_eq!((state(&page), page.session.notice()), (SMALL.into(), None));
    let mut page = held();
    page.send(GamesMsg::Open(12_345));
    release(&mut page);
    assert_eq!((state(&page), page.session.notice()), (HARD.into(), Some(&Notice::GameUnreadable)));
    // A puzzle that came in the meantime keeps the board.
    let mut page = held();
    page.send(GamesMsg::Open(small)).send(TextMsg::Paste(ARTICLE.into())).work();
    release(&mut page);
    assert_eq!(state(&page), ARTICLE);
    // The game found at the start does not replace one in play.
    let mut page = Page::new(puzzle(SMALL));
    let found = three();
    let last = found.disk.last().expect("a game");
    let restored = found.disk.read(last).expect("a journal");
    page.place(1, '2').send(DiskMsg::Restored { game: last, restored: Box::new(restored) }).check();
    assert_eq!(page.drawn(), "12....2..3.....4");
    // The game that should replace a deleted one cannot be read: it comes from memory, or else a first puzzle
    // takes its place.
    for reloaded in [false, true] {
        let mut page = three();
        if reloaded {
            page.reload(puzzle(SMALL));
        }
        list(&mut page);
        page.disk.held = true;
        let hard = id(&page, HARD);
        page.send(GamesMsg::Delete(hard));
        page.disk.games.get_mut(&article).expect("a game").clear();
        release(&mut page);
        let first = Game::first().clues().to_string();
        assert_eq!(state(&page), if reloaded { first } else { ARTICLE.into() });
        assert_eq!(page.session.dialog(), Some(Dialog::Games));
        assert_eq!(page.session.notice(), Some(&Notice::GameDeleted(hard)));
    }
}

/// Two tabs and several games: only a game that both write to splits in two.
#[test]
fn tabs_that_meet_part_the_game_they_share() {
    // The other tab plays on in the current game of this one.
    let mut one = three();
    list(&mut one);
    let (small, hard) = (id(&one, SMALL), id(&one, HARD));
    let mut two = one.clone();
    two.wait(10).place_right(1);
    one.disk = two.disk.clone();
    one.wait(20).place_right(2).check();
    assert_eq!(one.session.notice(), Some(&Notice::BecameItsOwn));
    assert!(one.disk.games.len() == 4 && on_disk(&one, hard) == *two.session.game());
    assert!(one.on_disk() == *one.session.game() && one.save_state() == SaveState::Saved);
    // It plays on in a game about to be deleted here: that game stays, and so does the board.
    let mut two = one.clone();
    two.send(GamesMsg::Open(small)).wait(10).place_right(1);
    one.disk = two.disk.clone();
    let board = one.session.game().clone();
    one.send(PageMsg::DismissNotice).send(GamesMsg::Delete(small)).check();
    assert_eq!(one.session.notice(), Some(&Notice::PlayedElsewhere));
    assert!(*one.session.game() == board && one.disk.games.len() == 4);
    assert!(one.disk.read(small).expect("a journal").deleted.is_none());
    assert!(on_disk(&one, small) == *two.session.game());
    // The last records of a previous game meet others: it continues under a new identifier.
    let mut one = three();
    list(&mut one);
    let mut two = one.clone();
    two.wait(10).place_right(3);
    one.disk = two.disk.clone();
    one.disk.held = true;
    one.wait(20).place_right(1);
    let left = one.session.game().clone();
    one.wait(20).send(TextMsg::Paste(ARTICLE.into())).work();
    one.disk.held = false;
    one.write();
    one.check();
    assert_eq!(one.save_state(), SaveState::Saved);
    let kept = one.disk.games.keys().filter(|&&id| on_disk(&one, id).grid() == left.grid()).count();
    assert_eq!(kept, 1);
    assert!(on_disk(&one, hard) == *two.session.game());
    one.send(GamesMsg::Return).check();
    assert!(one.grid() == left.grid());
}

/// The backup file holds everything, and restores it on another machine.
#[test]
fn everything_goes_into_one_file() {
    let mut page = three();
    page.send(SettingsMsg::Set(Switch::KeepNotes, true)).send(GamesMsg::Export { part: false }).check();
    assert_eq!(page.session.notice(), Some(&Notice::Exported(Exported::All { files: 1 })));
    let file = page.file.clone().expect("a file");
    let mut other = Page::new(puzzle(ARTICLE));
    other.wait(1_000_000).send(TextMsg::Paste(SMALL.into())).work();
    other.send(import(&file)).check();
    let brought = Imported { games: 3, ..Imported::default() };
    assert_eq!(other.session.notice(), Some(&Notice::Imported(brought)));
    assert!(other.session.settings().keep_notes && other.settings == page.settings);
    assert_eq!(list(&mut other).len(), 4, "three, and the puzzle on the board");
    let hard = id(&page, HARD);
    other.send(GamesMsg::Open(hard)).check();
    assert!(*other.session.game() == *page.session.game());
    // A second import adds only the moves made since.
    let before = other.disk.games.len();
    other.send(import(&file));
    let Some(Notice::Imported(again)) = other.session.notice() else { panic!("it was read") };
    assert_eq!((again.games, again.there, other.disk.games.len()), (0, 3, before));
    // An unreadable file changes nothing.
    let state = |page: &Page| (page.disk.games.clone(), page.session.settings(), page.session.game().clone());
    let kept = state(&other);
    let cut = file[..file.len() / 2].to_owned();
    for (text, notice) in [
        (Msg::Games(GamesMsg::Import(Err(FileError::Unreadable))), Notice::ImportFailed),
        (import(""), Notice::CannotImport(ArchiveError::NotOurs)),
        (import(ARTICLE), Notice::CannotImport(ArchiveError::NotOurs)),
        (import("stepdoku 2\n"), Notice::CannotImport(ArchiveError::Newer)),
    ] {
        other.send(text).check();
        assert_eq!(other.session.notice(), Some(&notice));
        assert!(state(&other) == kept);
    }
    other.send(import(&cut)).check();
    assert!(matches!(
        other.session.notice(),
        Some(Notice::CannotImport(ArchiveError::CutOff { .. } | ArchiveError::Damaged { .. }))
    ));
    assert!(state(&other) == kept);
}

/// Deleting a game does not count as playing it.
#[test]
fn to_put_away_is_not_to_play() {
    let mut page = three();
    list(&mut page);
    let small = id(&page, SMALL);
    let before = page.disk.read(small).expect("a journal").date;
    page.wait(500_000).send(GamesMsg::Delete(small));
    let text = page.disk.games[&small].values().next_back().expect("a record");
    let record = Record::read(text).expect("a record");
    assert_eq!((record.date, record.event), (before, Event::Deleted(page.at.day)));
}

/// A journal that a file brought close to the largest number with room in a key: later moves are stored in a
/// new journal.
#[test]
fn a_journal_without_room_is_left() {
    for room in [0, 1, 2, 7, 8, 20] {
        let mut page = played(&[(SMALL, 2)]);
        let id = id(&page, SMALL);
        let game = on_disk(&page, id);
        let number = MOST_RECORD - room;
        let event = Event::Snapshot(Box::new(game.clone()));
        let text = Record { number, played: 9_000, date: page.at.date, event }.write();
        page.disk.games = [(id, [(number, text)].into())].into();
        page.reload(puzzle(ARTICLE)).wait(1_000).place_right(12).check();
        assert_eq!(page.save_state(), SaveState::Saved);
        let board = page.session.game().clone();
        page.reload(puzzle(ARTICLE));
        assert!(*page.session.game() == board && board.is_finished(), "room for {room}");
        // The old journal can still record its deletion; in a file no number is too large.
        list(&mut page);
        if page.disk.games.contains_key(&id) && room > 0 && !page.session.plays(id) {
            assert!(page.disk.read(id).expect("a journal").deleted.is_some(), "room for {room}");
        }
        page.send(GamesMsg::Export { part: false });
        assert!(Archive::read(page.file.as_ref().expect("a file")).is_ok());
    }
}

/// A game with a far larger identifier does not push later ones out of their keys.
#[test]
fn names_stay_within_their_keys() {
    for name in [MOST_GAME - 1, MOST_GAME, 9_007_199_254_740_992, 9_999_999_999_999_999] {
        let mut page = played(&[(SMALL, 2)]);
        let records = page.disk.games.values().next().expect("a game").clone();
        page.disk.games.insert(name, records);
        list(&mut page);
        page.send(GamesMsg::Open(name)).check();
        for text in [ARTICLE, HARD, SMALL] {
            page.wait(5).send(TextMsg::Paste(text.into())).work();
            page.place_right(2);
        }
        page.send(GamesMsg::Export { part: false });
        let file = Archive::read(page.file.as_ref().expect("a file")).expect("it is read back");
        assert_eq!(file.games.len(), page.disk.games.len());
        assert!(page.disk.games.keys().all(|&id| id <= name.max(MOST_GAME)), "{:?}", page.disk.games.keys());
    }
}

/// Unreadable games can be saved unchanged and removed; those of a later version stay.
#[test]
fn games_that_cannot_be_read_can_be_parted_with() {
    let newer = "9|0|what is to come|";
    let newer = format!("{newer}|{:08x}", crc32fast::hash(newer.as_bytes()));
    let mut page = three();
    for (id, text) in [(5, "spoilt".into()), (6, newer), (7, String::new())] {
        page.disk.games.insert(id, [(3, text)].into());
    }
    let before = page.disk.games.clone();
    list(&mut page);
    let view = |page: &Page| page.session.games(page.at.day, page.at.now);
    assert_eq!(view(&page).unreadable, 3);
    assert_eq!(view(&page).removable, 2);
    assert!(!view(&page).farewell);
    page.send(GamesMsg::ExportUnreadable).check();
    assert_eq!(page.session.notice(), Some(&Notice::UnreadableExported(true)));
    let file = Archive::read(page.file.as_ref().expect("a file")).expect("it is read back");
    assert_eq!(file.games.iter().map(|game| game.id).collect::<Vec<_>>(), [5, 7]);
    // Nothing is removed without a request.
    page.send(GamesMsg::RemoveUnreadable).check();
    assert!(page.disk.games == before);
    page.send(GamesMsg::Part(true)).send(GamesMsg::Part(false)).send(GamesMsg::RemoveUnreadable);
    assert!(page.disk.games == before && !view(&page).farewell);
    page.send(GamesMsg::Part(true));
    assert!(view(&page).farewell);
    page.send(GamesMsg::RemoveUnreadable).check();
    assert_eq!(page.session.notice(), Some(&Notice::UnreadableRemoved(2)));
    assert_eq!((page.disk.games.len(), view(&page).unreadable, view(&page).removable), (4, 1, 0));
    assert!(page.disk.games.contains_key(&6));
    // The saved file can be imported again, unchanged.
    page.send(import(&page.file.clone().expect("a file")));
    assert!(page.disk.games == before);
}

/// The list is older than the last move: the deletion applies to the current state of the game.
#[test]
fn a_game_that_left_the_board_is_put_away_whole() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(1).wait(1).send(PageMsg::Open(Dialog::Games));
    let left = page.session.cards(page.at.now)[0].id;
    page.wait(1).send(PageMsg::Dismiss).place_right(2);
    page.wait(61_000).send(MakeMsg::GenerateSame).work();
    assert_ne!(page.session.cards(page.at.now)[0].id, left);
    page.wait(1).send(GamesMsg::Delete(left)).check();
    assert_eq!(page.session.notice(), Some(&Notice::GameDeleted(left)));
    let kept = page.disk.read(left).expect("a journal");
    assert_eq!((kept.deleted.is_some(), kept.game.history().len()), (true, 3));
    assert_eq!(page.disk.last(), Some(page.session.cards(page.at.now)[0].id), "nothing else was made of it");
    page.wait(1).send(GamesMsg::Undelete(left)).check();
    assert_eq!(page.disk.read(left).expect("a journal").deleted, None);
}
