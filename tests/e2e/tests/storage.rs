//! A database that fails its page: silent, held by another page, of a later version, unreadable, or damaged
//! on the disk. In each case the page starts, can be played, and harms no existing data.

use serde_json::json;
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::storage::{LATER, MUTE, UNREAD, addresses, without_watching};
use stepdoku_e2e::{Chance, Options, Page, Profile, cell, dist, game, journey, rounds, solution};

/// Plays the right digit in the first empty cell; gives the board after it.
fn play_one(page: &Page) -> String {
    let board = page.board();
    let at = board.find('.').unwrap_or(0);
    let digit = &solution(&page.givens())[at..=at];
    page.click(&cell(at));
    page.press(digit);
    page.wait_until("a digit more stands", || {
        page.board().matches('.').count() + 1 == board.matches('.').count()
    });
    page.board()
}

/// Plays on the current page, which has no database: digits, undo, another puzzle.
fn play_unkept(page: &Page) {
    let before = page.board();
    let after = play_one(page);
    page.press("Ctrl+z");
    page.wait_board(&before);
    page.press("Ctrl+y");
    page.wait_board(&after);
    assert_ne!(page.text(".save-state"), "Saved");
}

#[test]
fn a_mute_database_keeps_nobody_from_playing() {
    journey(Options::desktop().script(MUTE), &format!("#p={MEDIUM}"), |page| {
        page.wait_givens(MEDIUM);
        play_unkept(page);
    });
}

#[test]
fn a_database_that_another_page_holds_is_waited_for() {
    without_watching(|page| {
        let (address, still) = addresses(page);
        page.goto("about:blank");
        page.cdp("Storage.clearDataForOrigin", &json!({ "origin": address, "storageTypes": "all" }));
        page.goto(&still);
        page.hold_database(1);
        let holder = page.tab();
        let own = page.open_tab();
        page.visit(&format!("{address}#p={MEDIUM}"));
        page.wait_givens(MEDIUM);
        play_unkept(page);
        let board = play_one(page);
        page.switch_to(&holder);
        page.let_go_of_database();
        page.switch_to(&own);
        page.wait_saved();
        page.visit(&address);
        page.wait_board(&board);
    });
}

#[test]
fn a_database_of_a_later_version_is_left_alone() {
    without_watching(|page| {
        let (address, still) = addresses(page);
        page.visit(&format!("{address}#p={MEDIUM}"));
        page.wait_givens(MEDIUM);
        let board = play_one(page);
        page.wait_saved();
        page.goto(&still);
        page.hold_database(LATER);
        page.let_go_of_database();
        let records = page.records();
        page.visit(&format!("{address}#p={MEDIUM}"));
        page.wait_givens(MEDIUM);
        play_unkept(page);
        page.wait_text(".save-state", "Not saved");
        assert_eq!(page.records(), records, "{board} was touched");
    });
}

#[test]
fn games_that_cannot_be_read_now_are_there_when_they_can() {
    for (how, script) in UNREAD {
        let profile = Profile::new();
        let options = || Options::desktop().profile(&profile);
        let (mut board, mut records) = (String::new(), Vec::new());
        game(options(), MEDIUM, |page| {
            board = play_one(page);
            page.wait_saved();
            records = page.records();
        });
        journey(options().script(script), "", |page| {
            assert_ne!(page.board(), board, "{how}: it was read");
            page.wait_text(".notice", "Your saved games could not be read");
            play_one(page);
            page.press("Ctrl+z");
            page.js("globalThis.unread = false", &[]);
            let now = page.records();
            assert!(records.iter().all(|record| now.contains(record)), "{how}: a record is gone");
        });
        journey(options(), &format!("#p={MEDIUM}"), |page| {
            let now = page.records();
            assert!(records.iter().all(|record| now.contains(record)), "{how}: a record is gone");
        });
    }
}

/// The messages for a game that does not come back: gone, or unreadable.
const LOST: [&str; 3] = ["Your saved games are gone", "could not be read", "are still being read"];

#[test]
fn spoilt_files_of_the_database_stop_nothing() {
    if dist().is_none() {
        return;
    }
    let mut chance = Chance::new("spoilt files");
    let (mut back, mut without) = (0, 0);
    for round in 1..=rounds(2, 40) {
        let profile = Profile::new();
        let options = || Options::desktop().profile(&profile);
        let mut moments = Vec::new();
        // It is closed and not killed: a browser takes its time to write its small store.
        game(options(), MEDIUM, |page| {
            moments.push(page.board());
            for _ in 0..3 {
                moments.push(play_one(page));
            }
            page.wait_saved();
        });
        let many = 1 + chance.below(2);
        let what = profile.spoil_database(many, &mut chance);
        let page = Page::open(options(), "");
        if moments.contains(&page.board()) {
            back += 1;
        } else {
            without += 1;
            // A missing game and an unreadable one are both reported.
            let told =
                || page.texts(".notice").iter().any(|said| LOST.iter().any(|lost| said.contains(lost)));
            page.wait_until(format!("{what}: the loss is told"), told);
        }
        let state = || (page.text(".save-state"), page.text(".notice"));
        play_one(&page);
        println!("{round}: {what}: {:?}", state());
        page.assert_quiet();
    }
    println!("spoilt files: {back} games came back, {without} did not");
}
