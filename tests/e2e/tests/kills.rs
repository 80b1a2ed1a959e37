//! The browser is killed at random times: everything reported as saved is there, and at most the last action
//! is lost, if the database had not written it yet.

use std::collections::BTreeMap;
use stepdoku_e2e::puzzles::{GIANT, LARGE, MEDIUM};
use stepdoku_e2e::{Chance, Options, Page, Profile, cell, dist, rounds};

/// The actions of a player between two crashes.
const ACTIONS: &[&str] = &[
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "Shift+1",
    "Shift+5",
    "Shift+9",
    "Ctrl+3",
    "Delete",
    "Ctrl+z",
    "Ctrl+z",
    "Ctrl+y",
    "ArrowRight",
    "ArrowDown",
    "Shift+ArrowRight",
    "Alt+4",
];

/// The board, and whether the page reported everything as saved.
type Moment = (Vec<String>, bool);

/// Plays some actions; gives the board after each.
fn play(page: &Page, puzzle: &str, chance: &mut Chance) -> Vec<Moment> {
    let mut moments = vec![standing(page)];
    let empty: Vec<usize> = puzzle.match_indices('.').map(|(index, _)| index).collect();
    for _ in 0..=chance.below(6) {
        page.click(&cell(chance.one_of(&empty)));
        for _ in 0..=chance.below(4) {
            page.press(chance.one_of(ACTIONS));
            moments.push(standing(page));
        }
    }
    moments
}

/// The board, with nothing under the pointer.
fn standing(page: &Page) -> Moment {
    // Read first, so that the board may be newer than the report, but never older.
    let saved = page.text(".save-state") == "Saved";
    page.hover(".clock");
    (page.standing(), saved)
}

/// The end of a page.
#[derive(Clone, Copy)]
enum End {
    /// The whole browser is killed.
    Browser,
    /// The page's process is killed, and its browser closes normally.
    Page,
}

/// Kills the page repeatedly, each time a random number of checks after the last action.
fn killed(name: &str, puzzle: &str, times: usize, end: End) {
    if dist().is_none() {
        return;
    }
    let mut chance = Chance::new(name);
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    // The number of rounds by the number of lost positions.
    let mut cost: BTreeMap<usize, usize> = BTreeMap::new();
    let mut page = Page::open(options(), &format!("#p={puzzle}"));
    page.wait_givens(puzzle);
    // Before the first action nothing can be restored.
    page.click(&cell(puzzle.find('.').unwrap_or(0)));
    page.press("Shift+1");
    page.wait_saved();
    for round in 1..=times {
        let moments = play(&page, puzzle, &mut chance);
        // A check takes some milliseconds, so the delay is between none and about a second.
        for _ in 0..chance.below(60) {
            _ = page.count(".cell");
        }
        match end {
            End::Browser => page.kill(),
            End::Page => page.kill_page(),
        }
        page = Page::open(options(), "");
        page.wait_givens(puzzle);
        let (back, _) = standing(&page);
        let saved = moments.iter().rposition(|(_, saved)| *saved).unwrap_or(0);
        let Some(found) = moments.iter().rposition(|(moment, _)| *moment == back) else {
            panic!("round {round}: what came back never stood on the board");
        };
        assert!(
            found >= saved,
            "round {round}: {} moments that were said to be saved are lost",
            saved - found
        );
        // Keys without effect leave the same position.
        let lost = moments[found..].windows(2).filter(|two| two[0].0 != two[1].0).count();
        *cost.entry(lost).or_default() += 1;
        assert!(lost <= 1, "round {round}: more than the last action is lost, {lost} of them");
        assert!(page.text(".notice").is_empty(), "round {round}: {}", page.text(".notice"));
    }
    println!("{name}: {times} kills, moments lost and how often: {cost:?}");
    page.assert_quiet();
}

#[test]
fn a_kill_at_a_random_moment_costs_the_last_action_at_most() {
    killed("kills at 9x9", MEDIUM, rounds(2, 40), End::Browser);
}

#[test]
fn nor_does_it_on_larger_boards() {
    killed("kills at 16x16", LARGE, rounds(1, 10), End::Browser);
    killed("kills at 25x25", GIANT, rounds(1, 80), End::Browser);
}

/// Writes handed to the browser complete, even if the page ends.
#[test]
fn nor_does_a_kill_of_the_page_alone() {
    killed("kills of the page at 9x9", MEDIUM, rounds(2, 40), End::Page);
}

/// While another tab writes, nothing is saved and nothing reported as saved; a crash costs just that.
#[test]
fn what_was_said_to_be_saved_is_there_though_the_database_was_kept_waiting() {
    if dist().is_none() {
        return;
    }
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    let page = Page::open(options(), &format!("#p={MEDIUM}"));
    page.wait_givens(MEDIUM);
    page.click(&cell(1));
    page.press("6");
    page.wait_saved();
    let (saved, _) = standing(&page);
    let own = page.tab();
    let address = page.url().split('#').next().unwrap_or_default().to_owned();
    page.open_tab();
    page.goto(&format!("{address}worker.js"));
    page.stall_database();
    page.switch_to(&own);
    for (at, key) in [(2, "4"), (4, "5")] {
        page.click(&cell(at));
        page.press(key);
        assert!(!standing(&page).1, "it is said to be saved, and cannot be");
    }
    page.kill();
    let page = Page::open(options(), "");
    page.wait_givens(MEDIUM);
    assert_eq!(standing(&page).0, saved);
    page.assert_quiet();
}
