//! Saving and restoring: a disk that writes, fails, fills up, is shared with another tab, and is read again.

use crate::{
    common::{ARTICLE, SMALL, digit, dug, puzzle},
    page::{Page, snapshots},
};
use sudoku_core::{Cell, Digit, Language, Shape};
use sudoku_play::{
    game::aids::{Aid, Aids},
    input::Mode,
    messages::{BrowserMsg, DiskMsg, GameMsg, GamesMsg, InputMsg, PageMsg, PointerMsg, SettingsMsg, TextMsg},
    saved::{
        journal::{RecordError, WHOLE_EVERY},
        settings::{Choice, Tongue},
    },
    session::Cmd,
    ui::{Notice, Panel, SaveError},
    view::{Answer, SaveState},
    walk::StepMsg,
};

fn article() -> Page {
    Page::new(puzzle(ARTICLE))
}

/// The player changes something: the nth of a long list of turns, undos and redos.
fn fidget(page: &mut Page, nth: usize) {
    let shape = page.session.shape();
    let cell = Cell::at(nth * 7 % shape.cell_count());
    let number = Digit::at(nth % shape.side());
    page.wait(137);
    match nth % 9 {
        0..=3 => page.send(InputMsg::Select(cell)).send(InputMsg::EnterAs(Mode::Corner, number)),
        4 | 5 => page.send(InputMsg::Select(cell)).send(InputMsg::Enter(number)),
        6 => page.send(GameMsg::Undo),
        7 => page.send(GameMsg::Redo),
        _ => page.send(InputMsg::Select(cell)).send(InputMsg::Erase),
    };
}

#[test]
fn a_game_is_kept_from_the_first_action_on() {
    let mut page = article();
    assert_eq!((page.save_state(), page.disk.games.is_empty()), (SaveState::Untouched, true));
    // Looking around writes nothing.
    page.send(InputMsg::Select(Cell::at(0))).send(InputMsg::NextMode).send(PointerMsg::ToggleCandidates);
    page.show(Panel::Solve).step(StepMsg::NextPass).show(Panel::Play).send(BrowserMsg::Visible(false));
    assert_eq!((page.save_state(), page.disk.games.is_empty()), (SaveState::Untouched, true));
    page.send(BrowserMsg::Visible(true)).send(InputMsg::NextMode);
    page.disk.held = true;
    page.place_right(1);
    assert_eq!(page.save_state(), SaveState::Saving);
    let saves = |page: &Page| page.cmds.iter().filter(|cmd| matches!(cmd, Cmd::Save { .. })).count();
    assert_eq!(saves(&page), 2, "the whole game, twice");
    page.disk.held = false;
    page.write();
    assert_eq!(page.save_state(), SaveState::Saved);
    assert_eq!(page.on_disk(), *page.session.game());
    page.place_right(1);
    assert_eq!(saves(&page), 1, "one record for one action");
    // Nor does a command without effect.
    page.send(GameMsg::Redo);
    assert_eq!((saves(&page), page.save_state()), (0, SaveState::Saved));
}

/// "Saved" appears when the last record is on the disk, and not before.
#[test]
fn saved_means_on_the_disk() {
    let mut page = article();
    page.disk.held = true;
    page.place_right(3);
    let game = page.disk.last();
    assert_eq!((game, page.save_state()), (None, SaveState::Saving));
    let id = page.at.date;
    // The first action writes the snapshot twice.
    for number in 0..4 {
        assert_eq!(page.save_state(), SaveState::Saving);
        page.send(DiskMsg::Saved { game: id, number });
    }
    assert_eq!(page.save_state(), SaveState::Saved);
    // An answer about another game does not concern this one.
    page.place_right(1)
        .send(DiskMsg::Saved { game: id + 1, number: 4 })
        .send(DiskMsg::Saved { game: id, number: 3 });
    assert_eq!(page.save_state(), SaveState::Saving);
}

/// After each action the disk has the current game, even after old records were deleted.
#[test]
fn the_disk_holds_the_game_after_each_action() {
    let mut page = article();
    let mut most = 0;
    for nth in 0..1500 {
        fidget(&mut page, nth);
        if nth % 5 == 0 || nth > 1400 {
            let game = page.disk.last().expect("a game");
            let restored = page.disk.read(game).expect("a journal");
            assert!(restored.game == *page.session.game(), "after {nth}");
            assert_eq!(restored.lost, 0);
            let records = &page.disk.games[&game];
            let whole = snapshots(records);
            most = most.max(records.len());
            // The last snapshot and the one before are there, and no others.
            let last = *records.keys().next_back().expect("a record");
            let first = *records.keys().next().expect("a record");
            assert!(last - whole.last().expect("a whole record") < WHOLE_EVERY);
            assert_eq!((whole.len() as u64, whole[0]), (1 + u64::from(last >= WHOLE_EVERY), first));
        }
    }
    assert!(most as u64 <= 2 * WHOLE_EVERY);
}

/// A reopened page finds the game and continues the same journal.
#[test]
fn a_reload_finds_the_game() {
    let mut page = article();
    for nth in 0..900 {
        fidget(&mut page, nth);
        if nth % 40 == 17 {
            let (game, id, seconds) = (page.session.game().clone(), page.disk.last(), page.seconds());
            page.reload(puzzle(SMALL)).check();
            assert!(*page.session.game() == game, "after {nth}");
            assert_eq!(
                (page.disk.last(), page.save_state(), page.session.notice()),
                (id, SaveState::Saved, None)
            );
            // A killed page loses only the time since the last action.
            assert!(page.seconds() <= seconds && page.seconds() + 2 >= seconds);
            assert_eq!(page.link, Some(format!("#p={ARTICLE}")));
        }
        let game = page.disk.last().expect("a game");
        let records = &page.disk.games[&game];
        assert!(records.len() as u64 <= 2 * WHOLE_EVERY + 1, "{} records after {nth}", records.len());
        let last = *records.keys().next_back().expect("a record");
        let whole = snapshots(records);
        assert!(last - whole.last().expect("a whole record") < WHOLE_EVERY, "after {nth}");
        // If the last snapshot is damaged, the one before remains.
        if last > WHOLE_EVERY && nth % 50 == 0 {
            let mut damaged = page.disk.clone();
            let records = damaged.games.get_mut(&game).expect("a game");
            records.insert(*whole.last().expect("a whole record"), "damaged".into());
            assert!(damaged.read(game).is_ok(), "after {nth}: {whole:?}");
        }
    }
    // Undo reaches back through every reload.
    while page.session.tools().can_undo {
        page.send(GameMsg::Undo);
    }
    assert_eq!(page.drawn(), ARTICLE);
}

#[test]
fn time_is_kept_when_the_page_is_hidden() {
    let mut page = article();
    page.place_right(1).wait(61_000).send(BrowserMsg::Visible(false));
    page.reload(puzzle(SMALL));
    assert_eq!(page.seconds(), 61);
    // Hidden twice, or with a stopped clock, it writes nothing more.
    page.send(PageMsg::Pause).send(BrowserMsg::Visible(false)).send(BrowserMsg::Visible(false));
    assert!(page.cmds.is_empty());
}

#[test]
fn what_could_not_be_written_is_written_later() {
    for fault in [SaveError::Full, SaveError::Failed, SaveError::Forbidden] {
        let mut page = article();
        page.place_right(2);
        page.disk.fault = Some(fault);
        page.place_right(3);
        assert_eq!(page.session.notice(), Some(&Notice::NotSaved(fault)));
        assert_eq!(page.save_state(), SaveState::Failed);
        assert!(page.on_disk() != *page.session.game());
        page.check();
        // The notice may be dismissed or replaced; the fact remains.
        page.send(PageMsg::DismissNotice);
        assert_eq!(page.save_state(), SaveState::Failed);
        page.send(PageMsg::CopyFailed);
        assert_eq!(page.save_state(), SaveState::Failed);
        page.send(PageMsg::DismissNotice).place_right(1);
        assert_eq!(
            (page.session.notice(), page.save_state()),
            (Some(&Notice::NotSaved(fault)), SaveState::Failed)
        );
        // The next action tries everything again.
        page.disk.fault = None;
        page.place_right(1);
        assert_eq!((page.session.notice(), page.save_state()), (None, SaveState::Saved));
        assert_eq!(page.on_disk(), *page.session.game());
        page.reload(puzzle(SMALL)).check();
        assert_eq!(page.session.game().history().len(), 7);
    }
}

/// The page loads a newer version at the player's request, and only when everything in it is on the disk.
#[test]
fn a_newer_version_waits_for_the_player_and_for_the_disk() {
    let mut page = article();
    page.send(BrowserMsg::NewVersion).send(BrowserMsg::NewVersion);
    assert_eq!(page.session.notice(), Some(&Notice::NewVersion));
    page.place_right(3);
    assert_eq!(
        (page.session.notice(), page.renewed),
        (Some(&Notice::NewVersion), 0),
        "it asks nobody to hurry"
    );
    let msg = Answer::to(&Notice::NewVersion).expect("an answer").msg();
    page.wait(61_000);
    let cmds = page.session.update(msg.clone(), page.at);
    let [Cmd::Save { game, number, .. }] = cmds[..] else { panic!("the time first: {cmds:?}") };
    let cmds = page.session.update(DiskMsg::Saved { game, number }, page.at);
    assert!(cmds.contains(&Cmd::Renew), "{cmds:?}");
    assert!(!page.session.update(DiskMsg::Saved { game, number }, page.at).contains(&Cmd::Renew), "once");
    // A second message adds no second notice.
    page.send(PageMsg::DismissNotice);
    assert_eq!(page.session.notice(), None);

    // An unread notice comes first, and unsaved moves stay.
    let mut page = article();
    page.place_right(2);
    page.disk.fault = Some(SaveError::Full);
    page.place_right(1).send(BrowserMsg::NewVersion);
    assert_eq!(page.session.notice(), Some(&Notice::NotSaved(SaveError::Full)));
    page.send(PageMsg::Renew);
    assert_eq!((page.session.notice(), page.renewed), (Some(&Notice::NotSaved(SaveError::Full)), 0));
    page.disk.fault = None;
    page.place_right(1);
    assert_eq!(
        (page.session.notice(), page.renewed),
        (Some(&Notice::NewVersion), 0),
        "it was told that it is not saved"
    );
    page.send(PageMsg::Renew);
    assert_eq!(page.renewed, 1);
    page.reload(puzzle(SMALL)).check();
    assert_eq!(page.session.game().history().len(), 4);

    // An untouched game causes no wait.
    let mut page = article();
    page.send(PageMsg::Renew);
    assert_eq!(page.renewed, 1);
}

/// Another language is a choice against that of a link, and comes with a reload once everything is saved. A reset of the
/// settings keeps the language.
#[test]
fn another_language_reloads_the_page() {
    let german = Choice::Tongue(Tongue::Own(Language::German));
    let mut page = article();
    let cmds = page.session.update(SettingsMsg::Choose(german), page.at);
    assert!(cmds.contains(&Cmd::ForgetLanguage), "{cmds:?}");
    assert!(cmds.contains(&Cmd::Renew), "{cmds:?}");
    for again in [SettingsMsg::Choose(german), SettingsMsg::Reset] {
        let cmds = page.session.update(again, page.at);
        assert!(!cmds.contains(&Cmd::Renew), "{cmds:?}");
        assert_eq!(page.session.settings().tongue, Tongue::Own(Language::German));
    }
}

/// Two tabs on one game: the second to write continues in a new game, and neither loses anything.
#[test]
fn another_tab_makes_two_games_of_one() {
    for actions in [1, 50, 250, 450] {
        let mut one = article();
        for nth in 0..actions {
            fidget(&mut one, nth);
        }
        let mut two = one.clone();
        two.reload(puzzle(SMALL));
        assert!(two.session.game() == one.session.game());
        let id = one.disk.last().expect("a game");
        // The first tab writes without the second's knowledge.
        one.place_right(1);
        two.disk = one.disk.clone();
        two.wait(5_000).send(InputMsg::Select(Cell::at(0))).send(InputMsg::EnterAs(Mode::Corner, digit('7')));
        assert_eq!(two.session.notice(), Some(&Notice::BecameItsOwn));
        let own = two.disk.last().expect("a game");
        assert!(own > id);
        assert_eq!(two.on_disk(), *two.session.game());
        assert_eq!(two.save_state(), SaveState::Saved);
        assert!(two.disk.read(id).expect("the game of the first tab").game == *one.session.game());
        // Both continue, each in its own journal.
        for nth in 0..300 {
            fidget(&mut two, nth + 3);
            assert!(two.on_disk() == *two.session.game(), "{nth} after {actions}");
        }
        // The notice stays until it is read.
        assert_eq!(two.session.notice(), Some(&Notice::BecameItsOwn));
        two.send(PageMsg::DismissNotice);
        let game = two.session.game().clone();
        two.reload(puzzle(SMALL)).check();
        assert!(*two.session.game() == game);
    }
}

/// A game that another tab has deleted continues here as a separate game, and the player learns the true cause.
#[test]
fn a_game_deleted_in_another_tab_goes_on_as_its_own() {
    let mut one = article();
    one.place_right(3);
    let game = one.disk.last().expect("a game");
    let mut two = one.clone();
    two.send(GamesMsg::Delete(game)).check();
    assert!(two.disk.read(game).is_ok_and(|read| read.deleted.is_some()));
    one.disk = two.disk.clone();
    one.wait(5_000).place_right(1).check();
    assert_eq!(one.session.notice(), Some(&Notice::DeletedElsewhere));
    assert_eq!((one.on_disk(), one.save_state()), (one.session.game().clone(), SaveState::Saved));
    assert!(one.disk.read(game).is_ok_and(|read| read.deleted.is_some()), "the other stays deleted");
}

/// A journal with a gap or a broken record: everything before it is restored, and the game continues after
/// all that remains.
#[test]
fn a_damaged_journal_comes_back_as_far_as_it_is_whole() {
    let mut page = article();
    for nth in 0..30 {
        fidget(&mut page, nth);
    }
    let game = page.disk.last().expect("a game");
    let records = page.disk.games[&game].clone();
    let count = records.len();
    for bad in 2..count {
        for gone in [false, true] {
            let mut page = page.clone();
            let kept = page.disk.games.get_mut(&game).expect("a game");
            if gone {
                kept.remove(&(bad as u64));
            } else {
                let text = kept[&(bad as u64)].clone();
                kept.insert(bad as u64, text[..text.len() / 2].to_owned());
            }
            let expected = page.disk.read(game).expect("the first record is whole");
            page.reload(puzzle(SMALL)).check();
            assert!(*page.session.game() == expected.game);
            let lost = expected.lost;
            assert_eq!(lost > 0, !gone || bad + 1 < count, "{bad} of {count}");
            assert!(lost <= 2, "{lost} without {bad} of {count}");
            let notice = (lost > 0).then_some(Notice::ActionsLost(lost));
            assert_eq!(page.session.notice(), notice.as_ref(), "{bad} of {count}");
            assert_eq!(page.disk.last(), Some(game), "the same game goes on");
            // The next actions are stored as usual, and the loss is reported once.
            page.place_right(2);
            assert!(page.on_disk() == *page.session.game(), "{bad} of {count}, gone {gone}");
            let before = page.session.game().clone();
            page.reload(puzzle(SMALL)).check();
            assert!(*page.session.game() == before);
            assert_eq!(page.session.notice(), None);
        }
    }
}

/// If the storage is cleared under an open page, the next action writes a new snapshot.
#[test]
fn a_cleared_disk_gets_the_whole_game_again() {
    for actions in [1, 30, 250] {
        let mut page = article();
        for nth in 0..actions {
            fidget(&mut page, nth);
        }
        page.disk.clear();
        page.place_right(1).check();
        assert_eq!(page.save_state(), SaveState::Saved);
        for nth in 0..450 {
            assert!(page.on_disk() == *page.session.game(), "{nth} after {actions}");
            fidget(&mut page, nth);
        }
        let game = page.session.game().clone();
        page.reload(puzzle(SMALL)).check();
        assert!(*page.session.game() == game);
    }
    // A page with nothing to lose writes nothing.
    let mut page = article();
    page.send(DiskMsg::SavesGone);
    assert_eq!((page.cmds.len(), page.save_state()), (0, SaveState::Untouched));
}

#[test]
fn what_cannot_be_read_is_left_as_it_is() {
    let mut page = article();
    page.place_right(2);
    let game = page.disk.last().expect("a game");
    page.disk.games.get_mut(&game).expect("a game").extend([0, 1].map(|both| (both, "nonsense".into())));
    assert_eq!(page.disk.read(game), Err(RecordError::Damaged));
    let disk = page.disk.games.clone();
    page.wait(1000).reload(puzzle(SMALL)).check();
    assert_eq!((page.drawn(), page.session.notice()), (SMALL.into(), Some(&Notice::SaveUnreadable)));
    page.place(1, '2');
    assert!(disk.iter().all(|(id, records)| page.disk.games.get(id) == Some(records)));
    assert_eq!(page.on_disk(), *page.session.game());
}

#[test]
fn a_finished_game_comes_back_finished() {
    let mut page = Page::new(dug(Shape::S4, 5, 1));
    page.place_right(8).send(GameMsg::FillSolution).wait(4000).send(BrowserMsg::Visible(false));
    let seconds = page.seconds();
    page.reload(puzzle(ARTICLE)).wait(50_000);
    let head = page.session.head(page.at.now);
    assert_eq!((head.finished, head.seconds, page.session.dialog()), (true, seconds, None));
    assert!(!page.result().just_ended);
    assert_eq!(page.session.tools().aids, Aids::only(Aid::Solution).with(Aid::SolutionSeen));
}

/// A game is identified by its date; two started at the same time still differ.
#[test]
fn games_have_names_of_their_own() {
    let mut page = article();
    for _ in 0..5 {
        page.place_right(1);
        let text = if page.session.shape() == Shape::S4 { ARTICLE } else { SMALL };
        page.send(TextMsg::Paste(text.into())).work();
    }
    assert_eq!(page.disk.games.len(), 6);
    let ids: Vec<u64> = page.disk.games.keys().copied().collect();
    assert!(ids.windows(2).all(|two| two[0] < two[1]));
    for id in ids {
        assert!(page.disk.read(id).is_ok());
    }
}
