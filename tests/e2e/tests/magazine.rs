//! The magazine: ordered, made, stopped, continued, restored after a reload, printed and saved.

use serde_json::json;
use stepdoku_e2e::places::NEW;
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, Page, game, journey};

/// Orders so many puzzles of a size and a level.
fn ask(page: &Page, many: &str, shape: u8, level: &str) {
    page.wait_for("dialog[open] input[name=many]");
    page.click(&format!("dialog[open] label:has([name='shape'][value='{shape}'])"));
    page.js(
        "const level = document.querySelector('dialog[open] select[name=level]');
         level.value = arguments[0];
         level.dispatchEvent(new Event('change'))",
        &[json!(level)],
    );
    page.js("document.querySelector('dialog[open] input[name=many]').select()", &[]);
    page.click("dialog[open] input[name=many]");
    page.press("Ctrl+a");
    page.type_text(many);
    page.click("#make");
}

fn state(page: &Page) -> String {
    page.text("dialog[open] .magazine-state")
}

fn count(page: &Page, css: &str) -> u64 {
    page.js("return document.querySelectorAll(arguments[0]).length", &[json!(css)]).as_u64().unwrap_or(0)
}

const SIDES: &str = "dialog[open] .magazine-side > svg";

#[test]
fn puzzles_are_made_looked_at_printed_and_kept() {
    journey(
        Options::desktop().script("window.print = () => { window.printed = (window.printed ?? 0) + 1 }"),
        &format!("#p={MEDIUM}"),
        |page| {
            page.wait_givens(MEDIUM);
            page.select(1);
            page.press("6");
            let board = page.board();
            page.click(NEW);
            page.click("#open-magazine");
            ask(page, "12", 3, "easy");
            page.wait_until("they are made", || state(page) == "12 of 12 puzzles");
            page.click("#add-puzzles > summary");
            ask(page, "2", 4, "easy");
            page.wait_until("the others, too", || state(page) == "14 of 14 puzzles");
            assert_eq!(page.texts("dialog[open] .magazine-lots li"), ["12 × 9×9 · Easy", "2 × 16×16 · Easy"]);
            page.wait_until("pages are drawn", || count(page, SIDES) > 3);
            page.wait_text("dialog[open] .magazine-pages [role=status]", "pages");
            page.click("#print");
            page.wait_until("it is printed", || page.js("return window.printed", &[]) == json!(1));
            assert_eq!(count(page, "#paper[data-paper=a4] > svg"), count(page, SIDES));
            // The print fits its paper: each page is one sheet.
            let pdf = page.cdp("Page.printToPDF", &json!({ "preferCSSPageSize": true }));
            assert!(pdf["data"].as_str().is_some_and(|data| data.len() > 10_000));
            page.press("Escape");
            page.wait_gone("dialog[open]");
            assert_eq!(page.board(), board, "the game is untouched");
            page.wait_saved();
            page.reload();
            page.wait_board(&board);
            page.click(NEW);
            page.click("#open-magazine");
            page.wait_until("it is there again", || state(page) == "14 of 14 puzzles");
            page.wait_until("its pages, too", || count(page, SIDES) > 3);
        },
    );
}

#[test]
fn a_long_magazine_is_stopped_and_gone_on_with() {
    game(Options::phone(), MEDIUM, |page| {
        page.click(NEW);
        page.click("#open-magazine");
        ask(page, "1001", 5, "easy");
        page.wait_text("dialog[open] .verdict", "a number from 1 to 1000");
        ask(page, "40", 5, "easy");
        page.wait_until("some are made", || !state(page).starts_with("0 of"));
        page.click("#stop-making");
        page.wait_text("dialog[open] .magazine-state", "Stopped");
        let made: u32 = state(page).split(' ').next().and_then(|made| made.parse().ok()).unwrap_or(0);
        assert!((1..40).contains(&made), "{made}");
        page.wait_until("what is there is drawn", || count(page, SIDES) > 0);
        page.click("#go-on");
        page.wait_until("more are made", || {
            let now: u32 = state(page).split(' ').next().and_then(|made| made.parse().ok()).unwrap_or(0);
            now > made
        });
        page.click("#stop-making");
        page.click("#remove-all");
        page.wait_text("dialog[open] .magazine-state", "magazine is empty");
        page.click("#bring-back");
        page.wait_text("dialog[open] .magazine-state", "of 40 puzzles");
    });
}
