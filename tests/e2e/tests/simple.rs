//! A small child's page: a link opens it with pictures, a finger plays it to its end, and a small button leads back.

use stepdoku_e2e::places::SETTINGS;
use stepdoku_e2e::puzzles::{ARTICLE, SMALL};
use stepdoku_e2e::{Options, cell, game, journey, solution};

const SAID: &str = ".simple-said";
const HELP: &str = ".simple-help";

#[test]
fn a_child_solves_a_puzzle_of_pictures() {
    journey(Options::phone(), &format!("#v=pictures&p={SMALL}"), |page| {
        page.wait_givens(SMALL);
        page.wait_for(".simple-key");
        for hidden in [".bar", ".tabs", ".board-foot"] {
            assert!(page.rect(hidden)[3] < 1.0, "{hidden}");
        }
        assert_eq!(page.count(".tool"), 0);
        let label = |at: usize| page.attr(&cell(at), "aria-label").unwrap_or_default();
        assert!(label(0).starts_with("Leaf, given"), "{}", label(0));
        assert_eq!(
            page.attr(".simple-key[data-digit='4'] .key-digit", "aria-label").as_deref(),
            Some("heart")
        );

        // The hint names the place, then the thing, and then places it.
        page.tap(HELP);
        page.wait_until("a place to look at", || page.text(SAID).contains("frame"));
        page.tap(HELP);
        page.wait_until("the thing", || page.text(SAID).contains(" goes in the green square."));
        page.tap(HELP);
        page.wait_until("it is placed", || page.text(SAID).is_empty());
        page.tap(".simple-undo");
        page.wait_givens(SMALL);

        for (at, digit) in solution(SMALL).chars().enumerate() {
            if SMALL.as_bytes()[at] == b'.' {
                page.tap(&cell(at));
                page.tap(&format!(".simple-key[data-digit='{digit}']"));
            }
        }
        page.wait_text(".finish-title", "You did it. Every picture is in its place.");
        assert_eq!(page.count("dialog[open]"), 0);

        page.tap(".simple-leave");
        page.wait_for(".tab");
        page.wait_gone(".simple-key");
        page.assert_quiet();
    });
}

#[test]
fn letters_are_typed_and_named() {
    game(Options::desktop(), ARTICLE, |page| {
        page.click(SETTINGS);
        page.click("dialog[open] label:has([name='symbols'][value='letters'])");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        let label = || page.attr(&cell(0), "aria-label").unwrap_or_default();
        page.click(&cell(0));
        page.press("c");
        page.wait_until("a letter", || label().starts_with("C,"));
        page.press("4");
        page.wait_until("a figure enters the same things", || label().starts_with("D,"));
        assert_eq!(page.attr(".key[data-digit='9'] .key-digit", "aria-label").as_deref(), Some("I"));
        page.assert_quiet();
    });
}
