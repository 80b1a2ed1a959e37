//! The browser's Back: it leaves one place or dialog of the page after the other, and the address follows.

use stepdoku_e2e::places::{GAMES, LEARN, NEW, PLAY, SOLVE};
use stepdoku_e2e::puzzles::{HARD, MEDIUM};
use stepdoku_e2e::{Options, Page, cell, game, journey};

fn back(page: &Page) {
    page.js("history.back()", &[]);
}

fn is_in(page: &Page, tab: &str) {
    page.wait_for(&format!("{tab}[aria-selected=true]"));
    page.wait_gone("dialog.dialog[open]:not(.place)");
}

/// The entries that the browser has, which Back walks through.
fn entries(page: &Page) -> u64 {
    page.js("return history.length", &[]).as_u64().unwrap_or(0)
}

fn ends(page: &Page, end: &str) {
    page.wait_until(format!("the address ends with {end}"), || page.url().ends_with(end));
}

#[test]
fn back_leaves_one_place_after_the_other() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            let own = format!("#p={MEDIUM}");
            page.select(1);
            page.press("6");
            page.click(SOLVE);
            page.click(".notice .button");
            is_in(page, SOLVE);
            back(page);
            is_in(page, PLAY);
            // From the path to the list, to a technique, and back.
            page.click(LEARN);
            page.click("#learn-look");
            page.click(".learn-tile a[href='#l=x-wing']");
            page.wait_for(".learn-page");
            ends(page, "#l=x-wing");
            back(page);
            page.wait_for(".stair");
            ends(page, &own);
            back(page);
            is_in(page, PLAY);
            // A dialog closed by hand leaves no entry in the way.
            page.click(NEW);
            is_in(page, NEW);
            page.click(PLAY);
            is_in(page, PLAY);
            let before = entries(page);
            for _ in 0..3 {
                page.click(GAMES);
                page.wait_for("dialog.dialog[open]:not(.place)");
                page.press("Escape");
                is_in(page, PLAY);
            }
            assert!(entries(page) <= before + 1, "{} after {before}", entries(page));
            page.click(GAMES);
            page.wait_for("dialog.dialog[open]:not(.place)");
            back(page);
            is_in(page, PLAY);
            ends(page, &own);
            assert!(page.text(&cell(1)).contains('6'), "the game is as it was");
        });
    }
}

/// A puzzle begun within a dialog stays when Back meets an address of before, and a reload within a place leaves no
/// entries behind.
#[test]
fn back_brings_no_earlier_puzzle_and_survives_a_reload() {
    game(Options::desktop(), MEDIUM, |page| {
        page.take_puzzle(HARD);
        is_in(page, PLAY);
        ends(page, &format!("#p={HARD}"));
        page.click(LEARN);
        page.click("#learn-look");
        page.click(".learn-tile a[href='#l=x-wing']");
        page.wait_for(".learn-page");
        back(page);
        page.wait_for(".stair");
        page.click(PLAY);
        is_in(page, PLAY);
        page.wait_givens(HARD);
        ends(page, &format!("#p={HARD}"));
        page.click(SOLVE);
        is_in(page, SOLVE);
        page.reload();
        page.wait_started();
        page.wait_givens(HARD);
        is_in(page, PLAY);
        page.click(NEW);
        is_in(page, NEW);
        back(page);
        is_in(page, PLAY);
        page.wait_givens(HARD);
    });
}

/// The address of a technique opens its page, and Back from there leads to the board.
#[test]
fn the_address_of_a_technique_opens_its_page() {
    journey(Options::phone(), "#l=x-wing", |page| {
        page.wait_text(".learn-page", "X-Wing");
        ends(page, "#l=x-wing");
        back(page);
        is_in(page, PLAY);
        page.wait_until("the address has the puzzle", || page.url().contains("#p="));
    });
}
