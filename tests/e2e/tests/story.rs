//! Watching a puzzle being made: by touch and by keyboard, at every size, forwards, back, and by itself.

use serde_json::json;
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, Page, game};

const SENTENCE: &str = "dialog[open] .story-sentence";

fn does(name: &str) -> String {
    format!("dialog[open] .story [data-does={name}]")
}

/// The place in the story: the number of events so far, and of all.
fn place(page: &Page) -> (usize, usize) {
    let text = page.text("dialog[open] .story-place");
    let mut numbers = text.split(' ').filter_map(|word| word.parse().ok());
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
}

fn open(page: &Page) {
    page.click("#tab-learn");
    page.click("#see-story");
    page.wait_for(SENTENCE);
}

/// The digits of the picture.
fn digits(page: &Page) -> usize {
    let script = "return [...document.querySelectorAll('dialog[open] .story-board text')]
        .map(text => text.textContent.length).reduce((sum, one) => sum + one, 0)";
    page.js(script, &[]).as_u64().unwrap_or(0) as usize
}

#[test]
fn every_size_is_made_by_touch() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            open(page);
            for shape in [2, 3, 4, 5] {
                page.click(&format!("dialog[open] .story label:has([name=story-shape][value='{shape}'])"));
                let cells = shape * shape * shape * shape;
                page.wait_until("there is a story", || {
                    page.count("dialog[open] .story-columns i") == shape * shape && place(page).1 > 0
                });
                for filling in ["permutation", "random"] {
                    let before = place(page).1;
                    page.click(&format!("dialog[open] .story label:has([value='{filling}'])"));
                    page.wait_until("it runs", || page.count(SENTENCE) == 1 && place(page).0 > 0);
                    page.click(&does("start"));
                    page.wait_until("it begins", || place(page).0 == 0);
                    assert!(before > 0);
                    assert_eq!(digits(page), 0);
                    page.click(&does("next"));
                    page.wait_until("the first event", || place(page).0 == 1 && digits(page) > 0);
                    page.click(&does("skip"));
                    page.wait_until("the board is full", || digits(page) == cells);
                    page.click(&does("end"));
                    page.wait_text("dialog[open] .story-done", "one solution");
                    page.click(&does("start"));
                    page.wait_until("it is empty", || digits(page) == 0);
                }
            }
            // Nothing reaches beyond the dialog.
            let script = "const body = document.querySelector('dialog[open] .story');
                return body.scrollWidth <= body.clientWidth";
            assert_eq!(page.js(script, &[]), json!(true));
            page.press("Escape");
            page.wait_gone("dialog[open]");
            assert_eq!(page.givens(), MEDIUM, "the game stays");
            page.assert_quiet();
        });
    }
}

#[test]
fn keys_alone_step_run_and_slide() {
    game(Options::desktop(), MEDIUM, |page| {
        open(page);
        page.wait_until("it runs by itself", || place(page).0 > 0);
        page.click(&does("start"));
        page.wait_until("it stops at the start", || place(page).0 == 0);
        page.js("document.querySelector('dialog[open] .story [data-does=next]').focus()", &[]);
        page.press("Enter");
        page.wait_until("one event", || place(page).0 == 1);
        page.press("Enter");
        page.wait_until("two events", || place(page).0 == 2);
        page.press("ArrowLeft");
        page.wait_until("the focus is on the button beside it", || page.has_focus(&does("back")));
        page.press("Enter");
        page.wait_until("one back", || place(page).0 == 1);
        // The spoken words have whole names.
        page.wait_until("the event is told", || {
            let spoken = page.js(
                "return document.querySelector('dialog[open] .story-event [role=status]').textContent",
                &[],
            );
            spoken.as_str().is_some_and(|spoken| spoken.contains("diagonal"))
        });
        page.js("document.querySelector('dialog[open] .story .step-bar').focus()", &[]);
        page.press("End");
        page.wait_until("the end", || place(page).0 == place(page).1);
        page.press("Home");
        page.wait_until("the start", || place(page).0 == 0);
        page.js("document.querySelector('dialog[open] .story [data-does=run]').focus()", &[]);
        page.press("Enter");
        page.wait_until("it runs", || place(page).0 > 2);
        page.press("Enter");
        let stopped = place(page);
        page.wait_until("it stopped", || page.attr(&does("run"), "aria-pressed").as_deref() == Some("false"));
        assert!(stopped.0 < stopped.1);
        page.assert_quiet();
    });
}
