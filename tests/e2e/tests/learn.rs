//! Learning: the list of techniques, a page with its example, the ways to it, and a puzzle that needs one.

use serde_json::json;
use stepdoku_e2e::places::{NEXT_STEP, SETTINGS};
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
            page.click(".learn-do .button:last-child");
            page.wait_for(".learn-list");
            page.click(".learn-list .technique-link[href='#l=naked-pair']");
            page.wait_text(".learn-name", "Naked pair");
            page.click(".learn-do .button:nth-last-child(2)");
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

/// The page for readers without the program: the picture, the text, and the ways onwards.
#[test]
fn a_technique_is_read_without_scripts() {
    for options in [Options::phone(), Options::desktop().dark()] {
        journey(options, "", |page| {
            let base = page.url().split('#').next().unwrap_or_default().to_owned();
            page.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
            page.goto(&base);
            page.click("noscript a");
            page.wait_text("h1", "Sudoku techniques");
            assert_eq!(page.count(".list a"), 77);
            page.click(".list a[href='x-wing.html']");
            page.wait_text("h1", "X-Wing");
            let [_, _, width, height] = page.rect(".board svg");
            assert!(width > 250.0 && (width - height).abs() < 1.0, "{width} by {height}");
            assert!(page.text("figcaption .conclusion").starts_with("So "));
            let [left, _, wide, _] = page.rect("body");
            assert!(left >= 0.0 && left + wide <= page.rect("html")[2] + 0.5);
            page.click("main > p a[href$='.html']");
            page.wait_until("a relative is open", || page.text("h1") != "X-Wing");
            page.click("nav [rel=next]");
            page.wait_for(".open a");
            page.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": false }));
            let name = page.text("h1");
            page.click(".open a");
            page.wait_started();
            page.wait_text(".learn-name", &name);
        });
    }
}

#[test]
fn a_page_opened_from_the_settings_leads_back_to_the_same_place() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(SETTINGS);
        page.wait_for("dialog[open] .tier");
        page.js("document.querySelectorAll('.settings details').forEach(one => one.open = true)", &[]);
        page.click(".tier-row a[href='#l=x-wing']");
        page.wait_text(".learn-name", "X-Wing");
        page.click(".learn-back");
        page.wait_gone(".learn-name");
        // The place is still unfolded, and has the focus.
        page.wait_until("the sign has the focus", || page.has_focus(".tier-row a[href='#l=x-wing']"));
        page.press("Escape");
        page.wait_gone("dialog[open]");
    });
}
