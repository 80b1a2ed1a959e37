//! A lesson: made from steps of two puzzles, opened elsewhere, and turned by a clicker alone.

use serde_json::{Value, json};
use std::path::Path;
use stepdoku_e2e::places::{NEXT_STEP, SETTINGS, SOLVE};
use stepdoku_e2e::puzzles::{ARTICLE, HARD, MEDIUM, SMALL};
use stepdoku_e2e::{Browser, Options, Page, Server, cell, dist, game, journey, solving};

const ADD: &str = "#add-to-lesson";
const NUMBER: &str = ".deck-number";

/// Adds the step on the board to the lesson with one press, and opens the lesson.
fn add(page: &Page) {
    page.wait_for(ADD);
    page.click(ADD);
    page.wait_text(".for-class-said", "Added to the lesson:");
    page.click("#open-lesson");
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
            page.click(SOLVE);
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

/// A cell of the board of a slide, by its row and column.
fn square(row: usize, column: usize) -> String {
    format!(".deck-board .board > .row:nth-of-type({row}) > :nth-child({column})")
}

/// The number of strokes on the slide.
fn strokes(page: &Page) -> usize {
    page.count(".deck-board .pen-stroke:not([d=''])")
}

#[test]
fn a_lesson_has_the_pen_and_the_black_screen_of_a_presentation() {
    let link = lesson();
    let page = Page::open_at(Options::desktop().size(1920, 1080), &link);
    page.wait_text(NUMBER, "1 of 3");
    page.click(".deck-tools [data-does=pen]");
    page.wait_for(".deck-tools .pen-bar");
    page.drag(&[&square(1, 1), &square(3, 3), &square(3, 5)]);
    page.wait_until("a stroke is drawn", || strokes(&page) == 1);
    page.keep_picture("lesson-pen");
    page.press("PageDown");
    page.wait_until("a place is told", || !page.text(".deck-said").is_empty());
    assert_eq!(strokes(&page), 1, "a reveal of the same slide leaves it there");
    page.press("n");
    page.wait_text(NUMBER, "2 of 3");
    page.wait_until("the stroke goes with its slide", || strokes(&page) == 0);
    for (blanks, wakes) in [("b", "PageDown"), (".", "x")] {
        page.press(blanks);
        page.wait_for(".present-blank");
        page.press(wakes);
        page.wait_gone(".present-blank");
        assert!(page.text(".deck-said").is_empty(), "`{wakes}` only wakes the screen");
    }
    page.click(".deck-tools [data-does=blank]");
    page.wait_for(".present-blank");
    page.click(".present-blank");
    page.wait_gone(".present-blank");
    page.press("PageDown");
    page.wait_until("the keys work again", || !page.text(".deck-said").is_empty());
    page.assert_quiet();
}

/// The conclusion of a long step is never below the fold of a projector.
#[test]
fn the_conclusion_of_a_long_step_is_in_sight() {
    journey(Options::desktop().size(1920, 1080), "#l=3d-medusa", |page| {
        page.click("#learn-lesson");
        page.wait_text(NUMBER, "1 of 1");
        for _ in 0..60 {
            if page.count(".deck .conclusion") > 0 {
                break;
            }
            page.press("PageDown");
            page.wait_still();
        }
        page.wait_for(".deck .conclusion");
        page.wait_still();
        let [_, top, _, height] = page.rect(".deck .conclusion");
        assert!(top > 0.0 && top + height <= 1080.0, "{top} {height}");
        page.keep_picture("lesson-long");
        page.assert_quiet();
    });
}

/// The editor has everything in sight, and the keys of a clicker turn its slides, even from the note.
#[test]
fn a_lesson_is_edited_without_scrolling() {
    for (width, height) in [(1920, 1080), (1280, 800)] {
        solving(Options::desktop().size(width, height), ARTICLE, |page| {
            for _ in 0..2 {
                page.click(NEXT_STEP);
                page.wait_for(".step-text .conclusion");
                page.click(ADD);
                page.wait_for("#open-lesson");
            }
            page.click("#open-lesson");
            page.wait_text(NUMBER, "2 of 2");
            page.wait_for(".deck .conclusion");
            page.keep_picture(&format!("lesson-editor-{width}"));
            for part in
                ["#deck-title", "#deck-note", "#deck-remove", "#deck-try", "#deck-print", "#deck-links"]
            {
                let [left, top, wide, tall] = page.rect(part);
                let is_in = left + wide <= f64::from(width) && top + tall <= f64::from(height);
                assert!(is_in && top > 0.0, "{width}: {part} {left} {top} {wide} {tall}");
            }
            page.click("#deck-note");
            page.type_text("The second");
            page.press("PageUp");
            page.wait_text(NUMBER, "1 of 2");
            assert_eq!(page.value("#deck-note"), "");
            page.press("PageDown");
            page.wait_text(NUMBER, "2 of 2");
            page.wait_until("the note is kept", || page.value("#deck-note") == "The second");
            page.click("#deck-try");
            page.wait_text(NUMBER, "1 of 2");
            page.wait_for(".deck-tools");
            page.assert_quiet();
        });
    }
}

/// Another one like the step, a worksheet and an assignment are one press away.
#[test]
fn a_step_leads_to_more_like_it() {
    solving(Options::desktop().script(NO_PRINTER), ARTICLE, |page| {
        page.click(NEXT_STEP);
        page.wait_for(".step-text .conclusion");
        page.click("#another-like-this");
        page.wait_text(NUMBER, "2 of 2");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click("#worksheet-of-step");
        page.wait_text(NUMBER, "1 of 4");
        page.wait_for("#deck-print[open]");
        page.click("#print-worksheet");
        page.wait_until("it is printed", || page.js("return window.printed", &[]) == json!(1));
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click("#assign-step");
        page.wait_for("#assignment-title");
        page.assert_quiet();
    });
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
    let browser = Browser::open(&Options::desktop().newcomer());
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

/// Counts the prints instead of opening the printer's dialog.
const NO_PRINTER: &str = "window.print = () => { window.printed = (window.printed ?? 0) + 1 }";

/// Prints the lesson in the dialog.
fn print(page: &Page) {
    page.click("#deck-print > summary");
    page.click("#print-worksheet");
    page.wait_until("it is printed", || page.js("return window.printed", &[]) == json!(1));
    page.wait_for("#print-worksheet:focus");
}

#[test]
fn a_lesson_is_printed_as_a_worksheet() {
    let link = lesson();
    let page = Page::open_at(Options::desktop().script(NO_PRINTER), &link);
    page.wait_text(NUMBER, "1 of 3");
    print(&page);
    let texts = page.js("return [...document.querySelectorAll('svg text')].map(one => one.textContent)", &[]);
    let texts: Vec<&str> = texts.as_array().expect("texts").iter().filter_map(Value::as_str).collect();
    for part in ["Three singles", "1. One digit follows", "What goes here?"] {
        assert!(texts.iter().any(|text| text.contains(part)), "{part}: {texts:?}");
    }
    page.assert_quiet();
}

/// The ten minutes of a lesson: a step on the projector, a pen, a clicker, a fresh position for the pupils'
/// phones, and a worksheet to take home.
#[test]
fn a_teacher_gives_a_lesson_of_ten_minutes() {
    let mut code = String::new();
    let projector = Options::desktop().size(1920, 1080).script(NO_PRINTER);
    solving(projector, HARD, |page| {
        // The first step that rules something out is that of the lesson.
        page.wait_for(".path-sum");
        let mut told = String::new();
        while !told.contains("can't be") {
            let before = told.clone();
            page.click(NEXT_STEP);
            page.wait_for(".step-text .conclusion");
            page.wait_until("the next step is told", || page.text(".step-text") != before);
            told = page.text(".step-text");
            assert!(page.text(".step-of") != "Step 30", "{told}");
        }
        // Nothing but the board and a sentence.
        page.click(".presents");
        page.wait_for(".presenting .sentence");
        page.press("Home");
        page.wait_gone(".presenting .conclusion:not([hidden])");
        page.wait_still();
        page.keep_picture("lesson-1-board");
        // The question to the class, with all candidates and a ring by hand.
        assert_eq!(page.attr(".presenting [data-does=candidates]", "aria-pressed").as_deref(), Some("true"));
        page.click(".presenting [data-does=pen]");
        page.wait_for(".presenting .pen-bar");
        page.drag(&[&cell(0), &cell(20), &cell(22)]);
        page.wait_for(".pen-layer .pen-stroke:not([d=''])");
        page.keep_picture("lesson-2-pen");
        // One reveal for each press, to the conclusion, and back.
        let seen = || {
            let hidden = page.count(".presenting .sentence [hidden]");
            (page.text(".presenting .present-text"), hidden, page.shapes())
        };
        let mut all = vec![seen()];
        while page.count(".presenting .conclusion:not([hidden])") == 0 {
            page.press("PageDown");
            page.wait_until("a press reveals something", || Some(&seen()) != all.last());
            all.push(seen());
            assert!(all.len() < 20, "{all:?}");
        }
        assert!(all.len() >= 4, "{all:?}");
        page.keep_picture("lesson-3-conclusion");
        page.press("PageUp");
        page.wait_until("a press takes it back", || seen() == all[all.len() - 2]);
        page.press("b");
        page.wait_for(".present-blank");
        page.press("b");
        page.wait_gone(".present-blank");
        page.press("PageDown");
        page.wait_for(".presenting .conclusion:not([hidden])");
        page.click(".presenting [data-does=pen-close]");
        page.wait_gone(".pen-layer");
        page.press("Escape");
        page.wait_for(".transport");
        // Another position of the technique, as a code for the pupils.
        add(page);
        page.wait_text(NUMBER, "1 of 1");
        page.wait_for(".deck .conclusion");
        page.click("#deck-another");
        page.wait_text(NUMBER, "2 of 2");
        page.wait_for(".deck .conclusion");
        page.click("#deck-try");
        page.wait_text(NUMBER, "1 of 2");
        page.press("n");
        page.wait_text(NUMBER, "2 of 2");
        page.click("#deck-code > summary");
        page.wait_for("#deck-code .qr-code");
        page.keep_picture("lesson-4-now-you");
        code = page.read_code("#deck-code .qr-code");
        print(page);
        page.keep_picture("lesson-5-print");
        page.assert_quiet();
    });
    if code.is_empty() {
        return;
    }
    let pupil = Page::open_at(Options::phone(), &code);
    pupil.wait_until("the position is there", || {
        pupil.board().chars().filter(|&one| one != '.').count() >= 17
    });
    assert_eq!(pupil.count("dialog[open]"), 0, "the position is ready to play");
    pupil.keep_picture("lesson-6-phone");
    pupil.assert_quiet();
}

/// A link to a step of a chain shows it to a reader who has that technique switched off.
#[test]
fn a_link_to_a_step_needs_none_of_the_readers_techniques() {
    let mut link = String::new();
    journey(Options::desktop(), "#l=xy-chain", |page| {
        page.click("#learn-lesson");
        page.wait_text(NUMBER, "1 of 1");
        link = self::link(page);
    });
    let Some((_, fragment)) = link.split_once('#') else { return };
    game(Options::desktop(), MEDIUM, |page| {
        page.click(SETTINGS);
        page.click("#more-settings > summary");
        page.js(
            "document.querySelectorAll('.tier').forEach(tier => tier.open = true);
             for (const name of ['xy-chain', 'aic', 'discontinuous-nice-loop']) {
                 const one = document.querySelector(`.tier input[name='${name}']`);
                 if (one.checked) one.click();
             }",
            &[],
        );
        page.wait_gone(".tier input[name='xy-chain']:checked");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.js("location.hash = arguments[0]", &[json!(format!("#{fragment}"))]);
        page.wait_text(NUMBER, "1 of 1");
        for _ in 0..30 {
            if page.count(".deck .conclusion") > 0 {
                break;
            }
            page.press("PageDown");
            page.wait_still();
        }
        page.wait_text(".deck-said", "XY-Chain");
        page.wait_for(".deck .conclusion");
        page.assert_quiet();
    });
}
