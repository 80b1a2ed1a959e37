//! A page that is played for hours stays as small as it was.

use stepdoku_e2e::puzzles::LARGE;
use stepdoku_e2e::{Chance, Options, cell, game, rounds};

/// The most that the page may grow over all actions, in bytes.
const GROWTH: u64 = 20 << 20;

/// Keys of a player who tries everything, a few dialogs among them.
const KEYS: [&str; 16] = [
    "1",
    "5",
    "a",
    "Shift+2",
    "Shift+b",
    "Ctrl+3",
    "Delete",
    "Ctrl+z",
    "Ctrl+y",
    "ArrowRight",
    "ArrowUp",
    "Ctrl+ArrowDown",
    "Shift+ArrowLeft",
    "?",
    "Escape",
    "Escape",
];

/// Random actions, in a soak 20,000 of them, each with its place in undo and on the disk.
#[test]
fn many_actions_leave_the_page_as_small_as_it_was() {
    game(Options::desktop(), LARGE, |page| {
        let mut chance = Chance::new("memory");
        let mut act = |times: usize| {
            for number in 0..times {
                if number % 40 == 0 {
                    page.press("Escape");
                    page.wait_gone("dialog[open]");
                    page.click(&cell(chance.below(256)));
                }
                page.press(chance.one_of(&KEYS));
            }
            page.press("Escape");
            page.wait_gone("dialog[open]");
        };
        // Parts of the program arrive, and memory grows to its usual size.
        act(rounds(100, 1000));
        let before = page.memory();
        act(rounds(200, 20_000));
        let after = page.memory();
        println!("{before} bytes, then {after}");
        assert!(after < before + GROWTH, "{before} bytes became {after}");
        page.assert_quiet();
    });
}
