//! The quiet page of a newcomer, and the way to all tools.

use stepdoku_e2e::places::{HISTORY, MORE_TOOLS, SETTINGS};
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, Page, journey};

/// A 4×4 with notes in most of its cells.
const WITH_NOTES: &str = "#p=1.....2..3.....4&b=1ff-GC9sMAAAAXO323bsEggDAADIIuAA";

/// The names of all controls that can be used, with the board and the places as one each.
const CONTROLS: &str = "return [...document.querySelectorAll('button, a[href], select, input, summary, [role=tablist]')]
    .filter(one => one.checkVisibility() && !one.disabled && !one.closest('[role=grid]') && one.getAttribute('role') !== 'tab')
    .map(one => one.getAttribute('aria-label') ?? one.innerText)";

fn controls(page: &Page) -> usize {
    page.js(CONTROLS, &[]).as_array().map_or(0, Vec::len)
}

#[test]
fn a_newcomer_has_few_controls_until_all_are_asked_for() {
    for options in [Options::phone(), Options::desktop()] {
        journey(options.newcomer(), "", |page| {
            page.wait_for(".keypad");
            assert!(controls(page) <= 17, "{}", page.js(CONTROLS, &[]));
            // What a game needs is there, and the rest of the page by one menu.
            page.click(".key[data-digit='5']");
            page.click(SETTINGS);
            page.wait_for("dialog[open] .settings");
            page.press("Escape");
            page.wait_gone("dialog[open]");
            page.click("[data-does=all-tools]");
            page.wait_for(".game-name");
            page.click(HISTORY);
            page.wait_for("dialog[open]");
            page.press("Escape");
            // Once is for good.
            page.reload();
            page.wait_started();
            page.wait_for(".game-name");
        });
    }
}

#[test]
fn notes_in_a_link_bring_all_tools_and_a_puzzle_alone_does_not() {
    journey(Options::desktop().newcomer(), &format!("#p={MEDIUM}"), |page| {
        page.wait_givens(MEDIUM);
        page.wait_for(MORE_TOOLS);
        assert_eq!(page.count(".game-name"), 0, "a puzzle alone is for everybody");
    });
    journey(Options::desktop().newcomer(), WITH_NOTES, |page| {
        page.wait_for(".game-name");
        assert_eq!(page.count("[data-does=all-tools]"), 0);
        // They stay at the next visit, without the link.
        page.reload();
        page.wait_started();
        page.wait_for(".game-name");
    });
}
