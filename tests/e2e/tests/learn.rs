//! Learning: the list of techniques, a page with its example, the ways to it, and a puzzle that needs one.

use stepdoku_e2e::places::NEXT_STEP;
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM};
use stepdoku_e2e::{Options, game, journey, solving};

const LEARN: &str = "[data-opens=learn]";
const DOOR: &str = "dialog[open] .learn";

#[test]
fn a_technique_is_found_read_and_played() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            page.click(LEARN);
            page.wait_for(DOOR);
            assert_eq!(page.count(".learn-list .technique-link"), 77);
            page.click(".learn-list .technique-link[href='#l=naked-pair']");
            page.wait_text(".learn-name", "Naked pair");
            page.wait_for(".learn-words h4");
            page.wait_for(".learn-example .marks .elim");
            assert_eq!(page.count(".learn-words h4"), page.count(".learn-words h4:not(:empty)"));
            // A relative, and back along the pages.
            page.click(".learn-words .technique-link");
            page.wait_until("another page is open", || page.text(".learn-name") != "Naked pair");
            page.click(".learn-do .button:not(.primary)");
            page.wait_for(".learn-list");
            page.click(".learn-list .technique-link[href='#l=naked-pair']");
            page.wait_text(".learn-name", "Naked pair");
            page.click(".learn-do .button.primary");
            page.wait_gone("dialog[open]");
            page.wait_until("another puzzle is on the board", || page.givens() != MEDIUM);
            page.assert_quiet();
        });
    }
}

#[test]
fn the_name_of_a_step_and_of_a_hint_lead_to_the_page() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(NEXT_STEP);
        let name = page.text(".technique");
        page.click(".technique .technique-link");
        page.wait_text(".learn-name", &name);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_text(".technique", &name);
    });
    game(Options::desktop(), ARTICLE, |page| {
        page.click("[data-does=hint]");
        page.click(".hint-actions .primary");
        page.click(".hint-card .technique-link");
        page.wait_text(".learn-name", "Hidden single");
    });
}

#[test]
fn an_address_opens_the_page_of_a_technique() {
    journey(Options::desktop(), "#l=x-wing", |page| {
        page.wait_text(".learn-name", "X-Wing");
        page.wait_for(".learn-example .marks .elim");
    });
    journey(Options::desktop(), "#l=no-such-thing", |page| {
        page.wait_for(".learn-list");
    });
}
