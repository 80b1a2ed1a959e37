//! The browser is killed at random moments: at most the last action is lost.

use stepdoku_e2e::puzzles::{LARGE, MEDIUM};
use stepdoku_e2e::{Chance, Options, Page, Profile, cell, dist, rounds};

/// What a player may do between two crashes.
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

/// Plays some actions, each with what stood on the board after it.
fn play(page: &Page, puzzle: &str, chance: &mut Chance) -> Vec<Vec<String>> {
    let mut moments = vec![page.standing()];
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

/// What stands, with nothing under the pointer.
fn standing(page: &Page) -> Vec<String> {
    page.hover(".clock");
    page.standing()
}

/// Kills the browser again and again, each time some looks after the last action.
fn killed(name: &str, puzzle: &str, times: usize) {
    if dist().is_none() {
        return;
    }
    let mut chance = Chance::new(name);
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    let (mut whole, mut without_last) = (0, 0);
    let mut page = Page::open(options(), &format!("#p={puzzle}"));
    page.wait_givens(puzzle);
    // Without a first action there is nothing to come back to.
    page.click(&cell(puzzle.find('.').unwrap_or(0)));
    page.press("Shift+1");
    page.wait_saved();
    for round in 1..=times {
        let moments = play(&page, puzzle, &mut chance);
        // A look takes some milliseconds, so this is a moment between none and about a second later.
        for _ in 0..chance.below(60) {
            _ = page.count(".cell");
        }
        page.kill();
        page = Page::open(options(), "");
        page.wait_givens(puzzle);
        let back = standing(&page);
        let last = moments.len() - 1;
        // The same may have stood more than once, so it is compared with the end alone.
        if back == moments[last] {
            whole += 1;
        } else {
            let before = moments.iter().rev().find(|moment| **moment != moments[last]);
            assert_eq!(Some(&back), before, "round {round}: more than the last action is lost");
            without_last += 1;
        }
        assert!(page.text(".notice").is_empty(), "round {round}: {}", page.text(".notice"));
    }
    println!("{name}: {times} kills, {whole} games came back whole, {without_last} without the last action");
    page.assert_quiet();
}

#[test]
fn a_kill_at_a_random_moment_costs_the_last_action_at_most() {
    killed("kills at 9x9", MEDIUM, rounds(4, 40));
}

#[test]
fn nor_does_it_on_a_large_board() {
    killed("kills at 16x16", LARGE, rounds(1, 10));
}
