//! One game played on in two places: one place imports the other's file. Neither game loses or duplicates
//! anything, and a second import changes nothing.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::{Page, import},
    twin::{Deed, PUZZLES, Twin, deeds},
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use sudoku_play::{
    game::{Game, Joined, aids::Aid, history::SavepointKind},
    messages::{GameMsg, GamesMsg, Msg, PageMsg, SettingsMsg, TextMsg},
    saved::{
        archive::{Archive, StoredGame, merge},
        journal::{Event, Record},
        settings::Switch,
    },
    session::{Cmd, DiskCmd},
    ui::{Dialog, Imported, Importing, Notice},
};

/// A puzzle with some right digits on it, played on this page.
fn played(text: &str, right: usize) -> Page {
    let mut page = Page::new(puzzle(text));
    page.wait(1_000).place_right(right);
    page
}

/// The backup file.
fn file(page: &mut Page) -> String {
    page.send(GamesMsg::Export { part: false });
    page.file.clone().expect("a file")
}

/// The result of an import.
fn read_in(page: &mut Page, file: &str) -> Imported {
    page.send(import(file)).check();
    let Some(Notice::Imported(what)) = page.session.notice() else { panic!("{:?}", page.session.notice()) };
    *what
}

fn there(there: usize) -> Imported {
    Imported { there, ..Imported::default() }
}

fn joined(joined: usize) -> Imported {
    Imported { joined, ..Imported::default() }
}

/// Continues the same game in another place, which knows only the disk's contents.
fn elsewhere(page: &Page) -> Page {
    let mut other = page.clone();
    other.reload(puzzle(ARTICLE));
    other
}

#[test]
fn reading_in_ones_own_file_changes_nothing() {
    // A young game, a solved one, and one left for another.
    for (text, right, more) in [(SMALL, 2, None), (SMALL, 12, None), (SMALL, 3, Some(ARTICLE))] {
        let mut page = played(text, right);
        if let Some(more) = more {
            page.wait(1_000).send(TextMsg::Paste(more.into())).work();
            page.place_right(2);
        }
        let file = file(&mut page);
        let (games, board, book) =
            (page.disk.games.clone(), page.session.game().clone(), page.finishes.clone());
        for _ in 0..4 {
            assert_eq!(read_in(&mut page, &file), there(games.len()), "{text} {right}");
            assert!(page.disk.games == games && *page.session.game() == board && page.finishes == book);
        }
        // After more moves it is still the same game.
        page.send(GameMsg::Undo);
        assert_eq!(read_in(&mut page, &file), there(games.len()));
        assert_eq!(page.disk.games.len(), games.len());
    }
}

#[test]
fn what_was_played_on_elsewhere_comes_back() {
    for open in [true, false] {
        let mut here = played(SMALL, 3);
        let mut there_ = elsewhere(&here);
        there_.wait(60_000).place_right(9);
        assert!(there_.session.game().is_finished());
        let game = there_.session.game().clone();
        let file = file(&mut there_);
        if !open {
            here.wait(1_000).send(TextMsg::Paste(ARTICLE.into())).work();
        }
        let before = here.disk.games.len();
        here.send(PageMsg::Open(Dialog::Games));
        let what = read_in(&mut here, &file);
        assert_eq!((what.joined, what.games, what.finishes), (1, 0, 1), "open: {open}");
        assert_eq!(here.disk.games.len(), before);
        if open {
            assert!(*here.session.game() == game, "the board goes where the game was played on");
            assert!(here.seconds() >= 60 && here.session.dialog() == Some(Dialog::Games));
        }
        let id = *here.disk.games.keys().next().expect("a game");
        assert!(here.disk.read(id).expect("a journal").game == game);
        assert_eq!(read_in(&mut here, &file).joined, 0);
        // The page continues to write at the new end of the journal.
        here.send(GamesMsg::Open(id)).send(GameMsg::Undo).send(GameMsg::Undo).check();
        assert!(here.disk.read(id).expect("a journal").game == *here.session.game());
        assert_eq!(here.disk.games.len(), before);
    }
}

#[test]
fn two_lines_of_play_become_branches_of_one_game() {
    for open in [true, false] {
        let mut here = played(SMALL, 3);
        let id = *here.disk.games.keys().next().expect("a game");
        let mut other = elsewhere(&here);
        here.place_right(2);
        other.send(GameMsg::Undo).place(5, '1').send(GameMsg::Check);
        let theirs = other.session.game().clone();
        let file = file(&mut other);
        let mine = here.session.game().clone();
        if !open {
            here.wait(1_000).send(TextMsg::Paste(ARTICLE.into())).work();
        }
        let before = here.disk.games.len();
        assert_eq!(read_in(&mut here, &file), joined(1));
        assert_eq!(here.disk.games.len(), before);
        let game = here.disk.read(id).expect("a journal").game;
        assert!(!open || game == *here.session.game());
        assert_eq!(game.grid(), mine.grid(), "the board stays where it is");
        assert_eq!(positions(&game), &positions(&mine) | &positions(&theirs));
        assert!(game.aids().contains(Aid::Check), "help that was had there counts");
        assert_eq!(read_in(&mut here, &file), there(1));
        // The other place imports the result, and both have the same.
        let back = self::file(&mut here);
        other.send(import(&back));
        assert_eq!(positions(&other.disk.read(id).expect("a journal").game), positions(&game));
        assert_eq!(other.session.game().grid(), game.grid(), "there was nothing there that is not here, too");
    }
}

/// During the import, another tab plays the current game of this page.
#[test]
fn a_game_that_another_tab_plays_is_parted_and_not_lost() {
    let mut here = played(SMALL, 3);
    let id = *here.disk.games.keys().next().expect("a game");
    let mut other = elsewhere(&here);
    other.place_right(4);
    let file = file(&mut other);
    let mut tab = here.clone();
    tab.place(5, '1');
    here.disk = tab.disk.clone();
    read_in(&mut here, &file);
    let all: BTreeSet<String> = here
        .disk
        .games
        .keys()
        .flat_map(|&id| positions(&here.disk.read(id).expect("a journal").game))
        .collect();
    for game in [tab.session.game(), other.session.game(), here.session.game()] {
        assert!(positions(game).is_subset(&all));
    }
    assert!(here.disk.read(id).expect("a journal").game == *tab.session.game());
}

#[test]
fn a_copy_stays_a_copy() {
    let mut page = played(SMALL, 3);
    let original = *page.disk.games.keys().next().expect("a game");
    page.wait(10).send(GamesMsg::Copy(original)).place(5, '1').check();
    let file = file(&mut page);
    page.place_right(1);
    assert_eq!(read_in(&mut page, &file), there(2));
    assert_eq!(page.disk.games.len(), 2);
}

#[test]
fn a_game_stays_put_away_if_it_was_put_away_in_both_places() {
    for (here_away, there_away) in [(true, true), (true, false), (false, true)] {
        let mut here = played(SMALL, 3);
        let id = *here.disk.games.keys().next().expect("a game");
        let mut other = elsewhere(&here);
        other.place_right(2);
        for (page, away) in [(&mut here, here_away), (&mut other, there_away)] {
            page.wait(1_000).send(TextMsg::Paste(ARTICLE.into())).work();
            page.send(PageMsg::Open(Dialog::Games));
            if away {
                page.send(GamesMsg::Delete(id));
            }
        }
        let file = file(&mut other);
        read_in(&mut here, &file);
        let deleted = here.disk.read(id).expect("a journal").deleted;
        assert_eq!(deleted.is_some(), here_away && there_away, "{here_away} {there_away}");
    }
}

/// All positions of a game, on any branch: the turns that lead to each.
fn positions(game: &Game) -> BTreeSet<String> {
    (0..=game.history().len()).map(|node| format!("{:?}", game.history().path_to(node))).collect()
}

/// A game with a shared past, and the actions after it in each place.
fn lines(which: usize, lines: [Vec<Deed>; 3]) -> Result<[Game; 2], TestCaseError> {
    let [shared, here, there] = lines;
    let play = |more: Vec<Deed>| -> Result<Game, TestCaseError> {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in shared.iter().cloned().chain(more) {
            twin.make(deed)?;
        }
        Ok(twin.game)
    };
    Ok([play(here)?, play(there)?])
}

/// The game as a journal of one record that holds it whole.
fn stored(id: u64, game: &Game) -> StoredGame {
    let event = Event::Snapshot(Box::new(game.clone()));
    StoredGame { id, records: vec![(7, Record { number: 7, played: 5, date: 6, event }.write())] }
}

fn after(here: &Game, file: &Game) -> Game {
    match here.joined(file) {
        Joined::Nothing => here.clone(),
        Joined::Later(game) | Joined::Branched(game) => *game,
    }
}

fn names(game: &Game) -> BTreeMap<usize, SavepointKind> {
    game.history().savepoints().map(|(node, point)| (node, point.kind)).collect()
}

proptest! {
    #[test]
    fn lines_join_without_loss(which in 0..PUZZLES.len(), shared in deeds(), one in deeds(), two in deeds()) {
        let [here, file] = lines(which, [shared, one, two])?;
        let joined = after(&here, &file);
        prop_assert_eq!(positions(&joined), &positions(&here) | &positions(&file));
        prop_assert_eq!(positions(&after(&file, &here)), positions(&joined), "in either direction");
        prop_assert!(here.noted_aids().union(file.noted_aids()).is_subset_of(joined.noted_aids()));
        // A second import changes nothing, nor does the game from before.
        for known in [&file, &here, &joined] {
            prop_assert_eq!(joined.joined(known), Joined::Nothing);
        }
        match here.joined(&file) {
            Joined::Nothing => {}
            Joined::Later(_) => prop_assert_eq!(joined.grid(), file.grid()),
            Joined::Branched(_) => {
                prop_assert_eq!(joined.history().at(), here.history().at());
                prop_assert!(joined.history().path() == here.history().path());
                let kept = names(&joined);
                prop_assert!(names(&here).iter().all(|(node, kind)| kept.get(node) == Some(kind)));
            }
        }
        // Each position can be reached, and the joined game is stored and read unchanged.
        let mut walker = joined.clone();
        for node in 0..=joined.history().len() {
            prop_assert!(walker.go_to(node));
        }
        let archive = |game: &Game| Archive { games: vec![stored(3, game)], ..Archive::default() };
        let merged = merge(&archive(&here), archive(&file), 100);
        let mut disk = archive(&here);
        for meeting in merged.meetings {
            disk.games[0].records.extend(meeting.records);
        }
        prop_assert_eq!(merged.games, Vec::new());
        let read = disk.games[0].restore().expect("a journal");
        prop_assert!(read.game == joined && read.intact);
        let again = merge(&disk, archive(&file), 100);
        prop_assert_eq!((again.meetings, again.there), (Vec::new(), 1));
    }
}

/// An import can be stopped until the first write.
#[test]
fn an_import_is_stopped_before_anything_is_written() {
    let mut other = played(SMALL, 3);
    other.send(SettingsMsg::Set(Switch::KeepNotes, true));
    let file = file(&mut other);
    let mut page = played(ARTICLE, 2);
    let (settings, games) = (page.session.settings(), page.disk.games.clone());
    let reading = Msg::Games(GamesMsg::Importing(Importing::Reading(10, 100)));
    page.send(reading.clone()).check();
    let run = page.session.import_run();
    assert_eq!((page.session.importing(), run.is_some()), (Some(Importing::Reading(10, 100)), true));
    page.send(GamesMsg::StopImport).check();
    assert_eq!((page.session.importing(), page.session.import_run()), (None, None));
    assert_eq!(page.session.notice(), Some(&Notice::ImportStopped));
    // The reader of the first file can tell that the second is another.
    page.send(reading);
    assert!(page.session.import_run().is_some() && page.session.import_run() != run);
    // Compared, but still not written: not even the settings are.
    let cmds = page.session.update(import(&file), page.at);
    assert!(matches!(cmds[..], [Cmd::Disk(DiskCmd::Import(_))]));
    assert_eq!(page.session.importing(), Some(Importing::Comparing));
    page.send(GamesMsg::StopImport);
    assert!(page.session.settings() == settings && page.disk.games == games);
    // A write in progress continues to its end.
    page.send(GamesMsg::ImportWrites(None)).send(PageMsg::DismissNotice).send(GamesMsg::StopImport);
    assert_eq!((page.session.importing(), page.session.notice()), (Some(Importing::Writing), None));
    page.send(GamesMsg::Imported(None));
    assert_eq!((page.session.importing(), page.session.notice()), (None, Some(&Notice::ImportFailed)));
    page.send(import(&file)).check();
    assert!(page.session.settings().keep_notes && page.disk.games.len() == 2);
}
