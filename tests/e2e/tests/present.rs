//! A presentation to a class: by a clicker alone, at the size of a projector, and without a trace in the game.

use serde_json::json;
use stepdoku_e2e::places::PLAY;
use stepdoku_e2e::puzzles::ARTICLE;
use stepdoku_e2e::{Options, Page, cell, game, open_solver, solving};

const PRESENT: &str = ".presents";
const SAID: &str = ".presenting .sentence";

fn projector() -> Options {
    Options::desktop().size(1920, 1080)
}

fn present(page: &Page) {
    page.click(PRESENT);
    page.wait_for(SAID);
}

/// Everything that the class reads and sees.
fn seen(page: &Page) -> (String, usize, Vec<String>, String) {
    let hidden = page.count(".presenting .sentence [hidden]");
    (page.text(".presenting .present-text"), hidden, page.shapes(), page.board())
}

/// Whether the words have their conclusion.
fn concludes(page: &Page) -> bool {
    page.count(".presenting .conclusion:not([hidden])") > 0
}

/// The names of all visible elements outside the presentation and the board.
fn others(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.app *')].filter(element =>
        !element.closest('.presenting, .board-frame') && element.checkVisibility({ visibilityProperty: true })
        && element.innerText !== undefined && element.innerText.trim() !== ''
        && !element.querySelector('.presenting, .board-frame') && !element.classList.contains('vh')
        && !element.closest('[aria-live]'))
        .map(element => element.className)";
    let found = page.js(script, &[]);
    found.as_array().expect("a list").iter().map(ToString::to_string).collect()
}

#[test]
fn a_path_is_presented_by_page_down_alone_and_back_by_page_up() {
    solving(projector(), ARTICLE, |page| {
        page.wait_for(".path-sum");
        present(page);
        let size = page.js(
            "return parseFloat(getComputedStyle(document.querySelector('.presenting .sentence')).fontSize)",
            &[],
        );
        assert!(size.as_f64().is_some_and(|size| size >= 40.0), "the sentence has {size} px");
        assert_eq!(others(page), Vec::<String>::new(), "something else is visible");

        let mut reveals = vec![seen(page)];
        let mut conclusions = 0;
        for press in 0..24 {
            page.press("PageDown");
            page.wait_until("a press reveals something", || Some(&seen(page)) != reveals.last());
            let now = seen(page);
            let is_drawn = now.2.iter().any(|shape| shape == "text.place-digit");
            assert_eq!(is_drawn, concludes(page), "press {press}: {}", now.0);
            conclusions += usize::from(is_drawn);
            reveals.push(now);
        }
        assert!(conclusions >= 4, "{conclusions}");
        let overflow = page.js(
            "const root = document.documentElement;
             return [root.scrollWidth > root.clientWidth, root.scrollHeight > root.clientHeight]",
            &[],
        );
        assert_eq!(overflow, json!([false, false]));
        for then in reveals.iter().rev().skip(1) {
            page.press("PageUp");
            page.wait_until("a press takes one reveal back", || seen(page) == *then);
        }
    });
}

#[test]
fn no_click_takes_the_keys_away_and_the_next_press_ends_a_black_screen() {
    solving(projector(), ARTICLE, |page| {
        present(page);
        let mut before = seen(page);
        let mut moves_on = |page: &Page, key: &str| {
            page.press(key);
            page.wait_until("the key reveals something", || seen(page) != before);
            before = seen(page);
        };
        moves_on(page, "PageDown");
        for (x, y) in [(1900.0, 600.0), (3.0, 3.0), (1300.0, 60.0)] {
            page.click_at(x, y);
            moves_on(page, "PageDown");
        }
        page.click(&cell(40));
        moves_on(page, "ArrowRight");
        page.click(SAID);
        moves_on(page, "PageDown");
        page.click(".presenting [data-does=spell]");
        moves_on(page, "PageDown");

        for (blanks, wakes) in [(".", "PageDown"), ("b", "PageUp"), ("b", "x")] {
            let then = seen(page);
            page.press(blanks);
            page.wait_for(".present-blank");
            page.press(wakes);
            page.wait_gone(".present-blank");
            assert_eq!(seen(page), then, "`{wakes}` only wakes the screen");
        }
        page.press(".");
        page.wait_for(".present-blank");
        page.click(".present-blank");
        page.wait_gone(".present-blank");
        page.press("Escape");
        page.wait_for(".transport");
    });
}

#[test]
fn a_board_that_keeps_its_place_does_not_move() {
    let place = |page: &Page| {
        page.js("const { x, y, width } = document.querySelector('.board').getBoundingClientRect(); return [x, y, width]", &[])
    };
    solving(projector(), ARTICLE, |page| {
        present(page);
        page.click(".presenting [data-does=keep]");
        page.press("Escape");
        page.wait_for(".transport");
        let before = place(page);
        present(page);
        assert_eq!(place(page), before, "the board moved when the menus went");
        page.press("PageDown");
        assert_eq!(place(page), before);
        assert_eq!(others(page), Vec::<String>::new(), "something else is visible");
        let size = page.js(
            "return parseFloat(getComputedStyle(document.querySelector('.presenting .sentence')).fontSize)",
            &[],
        );
        assert!(size.as_f64().is_some_and(|size| size >= 40.0), "the sentence has {size} px");
    });
}

#[test]
fn a_presentation_leaves_no_trace_in_the_game() {
    game(projector(), ARTICLE, |page| {
        page.select(1);
        page.press("5");
        page.wait_saved();
        page.press("Ctrl+z");
        page.wait_saved();
        open_solver(page);
        page.wait_for(".transport");
        page.wait_saved();
        let (board, records) = (page.board(), page.records());
        present(page);
        for _ in 0..12 {
            page.press("PageDown");
        }
        page.press("Escape");
        page.wait_for(".transport");
        page.click(PLAY);
        page.wait_for(".play");
        assert_eq!((board, records), (page.board(), page.records()));
    });
}

/// The number of strokes on the board.
fn strokes(page: &Page) -> usize {
    page.count(".pen-layer .pen-stroke:not([d=''])")
}

#[test]
fn pen_and_pointer_leave_no_trace_in_the_game() {
    game(projector(), ARTICLE, |page| {
        page.select(1);
        page.press("5");
        page.wait_saved();
        let (board, records) = (page.board(), page.records());
        page.click("[data-does=pen]");
        page.wait_for(".pen-bar");
        page.drag(&[&cell(0), &cell(20), &cell(40)]);
        page.wait_until("a stroke is drawn", || strokes(page) == 1);
        page.click(".pen-bar [data-pen='2']");
        page.drag(&[&cell(80), &cell(60)]);
        page.wait_until("two strokes are drawn", || strokes(page) == 2);
        page.click("[data-does=pen-undo]");
        page.wait_until("one is undone", || strokes(page) == 1);
        page.click("[data-does=pointer]");
        page.hover(&cell(30));
        page.wait_for(".pen-dot");
        page.click("[data-does=pen-clear]");
        page.wait_until("none is left", || strokes(page) == 0);
        page.click("[data-does=vanish]");
        page.click(".pen-bar [data-pen='0']");
        page.drag(&[&cell(3), &cell(5)]);
        page.wait_until("it is drawn", || strokes(page) == 1);
        page.wait_until("it vanishes", || strokes(page) == 0);
        page.click("[data-does=pen-close]");
        page.wait_gone(".pen-layer");
        assert_eq!((board, records), (page.board(), page.records()));
    });
}

#[test]
fn a_finger_draws_in_a_presentation_and_the_clicker_still_works() {
    solving(Options::phone(), ARTICLE, |page| {
        page.tap(".unfolds");
        page.tap(PRESENT);
        page.wait_for(SAID);
        page.press("PageDown");
        page.tap(".presenting [data-does=pen]");
        page.wait_for(".presenting .pen-bar");
        page.swipe(&[&cell(0), &cell(20), &cell(40)]);
        page.wait_until("a stroke is drawn", || strokes(page) == 1);
        page.press("PageDown");
        assert_eq!(strokes(page), 1, "a reveal of the same step leaves it there");
        page.press("Home");
        page.wait_until("the step starts again", || page.text(SAID).starts_with("Look"));
        page.tap(".presenting [data-does=leave]");
        page.wait_for(".transport");
    });
}
