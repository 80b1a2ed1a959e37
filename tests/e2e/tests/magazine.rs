//! The magazine: ordered, made, stopped, continued, restored after a reload, printed and saved.

use serde_json::json;
use stepdoku_e2e::places::{GAMES, NEW};
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, Page, game, journey};

/// Orders this many puzzles of a size and a level.
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
            page.click(GAMES);
            page.click("#print-magazine");
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
            page.click("#door-print");
            page.wait_until("it is there again", || state(page) == "14 of 14 puzzles");
            page.wait_until("its pages, too", || count(page, SIDES) > 3);
        },
    );
}

#[test]
fn a_long_magazine_is_stopped_and_gone_on_with() {
    game(Options::phone(), MEDIUM, |page| {
        page.click(GAMES);
        page.click("#print-magazine");
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

/// The magazine's puzzles in print: the letters of each page, from its drawing.
fn printed(page: &Page) -> String {
    page.js(
        "return [...document.querySelectorAll(arguments[0])].map((side) => side.textContent).join('\\n')",
        &[json!(SIDES)],
    )
    .as_str()
    .unwrap_or_default()
    .to_owned()
}

#[test]
fn a_magazine_is_weeded_reordered_named_and_printed_after_a_reload() {
    let script = "window.print = () => { window.printed = (window.printed ?? 0) + 1 }";
    journey(Options::desktop().script(script), &format!("#p={MEDIUM}"), |page| {
        page.wait_givens(MEDIUM);
        page.click(GAMES);
        page.click("#print-magazine");
        ask(page, "3", 2, "easy");
        page.wait_until("three", || state(page) == "3 of 3 puzzles");
        for (many, level, all) in [("4", "easy", 7), ("2", "medium", 9)] {
            if page.count("#add-puzzles[open]") == 0 {
                page.click("#add-puzzles > summary");
            }
            ask(page, many, 3, level);
            page.wait_until("they are made", || state(page) == format!("{all} of {all} puzzles"));
        }
        page.wait_until("it can be arranged", || page.count("#arrange") > 0);
        page.click("#arrange");
        // The 9x9 Easy come first, under a name, without the first of them.
        page.click("#lot-1");
        page.click("dialog[open] input[name=lot-name]");
        page.type_text("Warm-up");
        page.press("Tab");
        page.wait_text("#lot-1", "4 × Warm-up");
        page.click("#earlier");
        page.wait_until("it is first", || {
            page.texts("dialog[open] .magazine-lots button")[0] == "4 × Warm-up"
        });
        page.click("#pick-0");
        page.wait_text("#arranged", "Puzzle 1, Easy");
        page.click("#take-out");
        page.wait_text("#lot-1", "3 × Warm-up");
        // Keys move the puzzle that is selected next, and the focus stays with it.
        page.click("#pick-2");
        page.press("Alt+ArrowUp");
        page.wait_text("#arranged", "Puzzle 1, Easy");
        page.wait_until("the focus stays", || page.has_focus("#pick-2"));
        // The lot of 4x4 goes and comes back; then the last lot goes.
        page.click("#lot-0");
        page.click("#take-out");
        page.wait_until("it is gone", || page.count("#lot-0") == 0);
        page.click("#undo-arranging");
        page.wait_until("it is there again", || page.count("#lot-0") > 0);
        page.click("#lot-2");
        page.click("#take-out");
        page.wait_until("two lots are left", || count(page, "dialog[open] .magazine-lots li") == 2);
        assert_eq!(state(page), "6 of 6 puzzles");
        page.click("#arrange");
        assert_eq!(page.texts("dialog[open] .magazine-lots li"), ["3 × Warm-up", "3 × 4×4 · Easy"]);
        page.wait_until("its pages are drawn", || printed(page).contains("3. Warm-up"));
        let before = printed(page);
        assert!(before.contains("4. 4×4, Easy") && !before.contains("Medium"), "{before}");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.reload();
        page.wait_givens(MEDIUM);
        page.click(GAMES);
        page.click("#print-magazine");
        page.wait_until("it is as arranged", || state(page) == "6 of 6 puzzles" && printed(page) == before);
        page.click("#print");
        page.wait_until("it is printed", || page.js("return window.printed", &[]) == json!(1));
        let pdf = page.cdp("Page.printToPDF", &json!({ "preferCSSPageSize": true }));
        assert!(pdf["data"].as_str().is_some_and(|data| data.len() > 10_000));
    });
}
