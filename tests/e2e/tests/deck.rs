//! A lesson: made from steps of two puzzles, opened elsewhere, and turned by a clicker alone.

use serde_json::json;
use std::path::Path;
use stepdoku_e2e::places::{LINK, NEXT_STEP, SOLVE};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM, SMALL};
use stepdoku_e2e::{Browser, Options, Page, Server, dist, game, solving};

const ADD: &str = "#add-to-lesson";
const NUMBER: &str = ".deck-number";

/// Adds the step on the board to the lesson.
fn add(page: &Page) {
    page.click(LINK);
    page.click("#share-class > summary");
    page.wait_for(ADD);
    page.click(ADD);
}

/// The link of the whole lesson in the dialog.
fn link(page: &Page) -> String {
    page.click("#deck-links > summary");
    page.wait_for("#deck-links .share input");
    page.value("#deck-links .share input")
}

/// Makes a lesson of two steps of one puzzle and one of another, with a note, and returns its link.
fn lesson() -> String {
    let mut made = String::new();
    solving(Options::desktop(), ARTICLE, |page| {
        for number in 1..=2 {
            page.click(NEXT_STEP);
            add(page);
            page.wait_text(NUMBER, &format!("{number} of {number}"));
            page.wait_for(".deck .conclusion");
            page.press("Escape");
            page.wait_gone("dialog[open]");
        }
        page.visit(&page.url().replace(ARTICLE, SMALL));
        page.wait_givens(SMALL);
        page.click(SOLVE);
        page.click(NEXT_STEP);
        add(page);
        page.wait_text(NUMBER, "3 of 3");
        page.click("#deck-title");
        page.type_text("Three singles");
        page.click("#deck-note");
        page.type_text("What goes here?");
        page.click("#deck-up");
        page.wait_text(NUMBER, "2 of 3");
        made = link(page);
        page.assert_quiet();
    });
    made
}

#[test]
fn a_lesson_is_made_and_turned_by_a_clicker() {
    let link = lesson();
    let page = Page::open_at(Options::desktop().size(1920, 1080), &link);
    page.wait_text(".deck-title", "Three singles");
    page.wait_text(NUMBER, "1 of 3");
    let mut presses = 0;
    let mut concluded = 0;
    while page.text(NUMBER) != "3 of 3" {
        page.press("PageDown");
        presses += 1;
        page.wait_still();
        concluded += page.count(".deck .conclusion");
        assert!(presses < 20, "stuck on slide {}", page.text(NUMBER));
    }
    assert_eq!(concluded, 2);
    // A press beside the board keeps the keys.
    page.click_at(1900.0, 1060.0);
    page.wait_for("#deck-next:focus");
    page.press("PageUp");
    page.wait_text(NUMBER, "2 of 3");
    page.wait_text(".deck-note", "What goes here?");
    let [left, top, width, height] = page.rect(".deck-board");
    assert!(left >= 0.0 && top >= 0.0 && left + width <= 1920.0 && top + height <= 1080.0);
    page.assert_quiet();
}

/// A pupil plays on from the slide, and the game that was there stays among the games.
#[test]
fn a_slide_is_played_on_a_phone() {
    let link = lesson();
    game(Options::phone(), MEDIUM, |page| {
        page.press("Escape");
        page.js(
            "location.hash = arguments[0]",
            &[json!(link.split('#').nth(1).map(|rest| format!("#{rest}")))],
        );
        page.wait_text(NUMBER, "1 of 3");
        assert_eq!(page.givens(), MEDIUM, "the game stays");
        page.tap("#deck-next");
        page.wait_until("a place is told", || !page.text(".deck-said").is_empty());
        page.tap("#deck-play");
        page.wait_givens(ARTICLE);
        page.assert_quiet();
    });
}

#[test]
fn a_damaged_lesson_says_so() {
    let link = lesson();
    game(Options::desktop(), MEDIUM, |page| {
        let rest = link.split('#').nth(1).unwrap_or_default();
        page.js("location.hash = arguments[0]", &[json!(format!("#{}", &rest[..rest.len() - 7]))]);
        page.wait_text(".notice", "Its lesson is damaged or incomplete");
        assert_eq!(page.board(), MEDIUM);
    });
}

/// A lesson is part of another site's page: it turns there, and stores nothing.
#[test]
fn a_lesson_works_in_a_frame_of_another_origin() {
    let Some(dist) = dist() else { return };
    let address = lesson();
    let server = Server::start(&dist, "/");
    let other = Server::start(Path::new(env!("CARGO_MANIFEST_DIR")), "/");
    let framed = format!("{}{}", server.url(), &address[address.find('#').expect("a fragment")..]);
    let frame = format!("<iframe src='{framed}' width=900 height=700></iframe>");
    other.add(
        "index.html",
        &format!("<!DOCTYPE html><html lang=en><title>Course</title><link rel=icon href=data:,>{frame}"),
    );
    let browser = Browser::open(&Options::desktop());
    browser.goto(&other.url());
    browser.enter_frame();
    browser.wait_text(".deck-title", "Three singles");
    browser.wait_for("#deck-next");
    browser.click("#deck-next");
    browser.wait_for(".deck-said p");
    browser.press("PageDown");
    browser.press("n");
    browser.wait_text(NUMBER, "2 of 3");
    browser.click("#deck-take");
    browser.wait_for("#deck-title");
    assert_eq!(browser.js("return localStorage.length", &[]), json!(0));
    let databases = browser.js("return indexedDB.databases().then(all => all.length)", &[]);
    assert_eq!(databases, json!(0));
    browser.leave_frame();
    browser.assert_quiet();
}
