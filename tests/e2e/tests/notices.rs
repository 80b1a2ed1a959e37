//! Notices: in every window they can be read and closed, at any length.

use serde_json::json;
use stepdoku_e2e::puzzles::{HARD, MEDIUM};
use stepdoku_e2e::{Options, Page, cell, game, journey, soaking};

/// The most different windows, including the smallest supported one.
const SIZES: [(u32, u32); 4] = [(1280, 720), (820, 1180), (360, 740), (740, 360)];
/// Other common windows.
const OTHERS: [(u32, u32); 3] = [(1366, 768), (1920, 1080), (1280, 800)];

/// The windows of this run.
fn sizes() -> impl Iterator<Item = (u32, u32)> {
    SIZES.into_iter().chain(OTHERS.into_iter().filter(|_| soaking()))
}

/// The faults of a notice, its words or its buttons: not wholly in the window, or covered.
fn outside(page: &Page) -> Vec<String> {
    let script = "const notice = document.querySelector('.app .notice');
        const at = e => e.getBoundingClientRect();
        const parts = [notice, ...notice.querySelectorAll('button, span')];
        const wrong = parts.filter(e => {
          const r = at(e), [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
          const top = e.matches('button') && !e.contains(document.elementFromPoint(x, y));
          return r.width < 1 || r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight || top;
        }).map(e => `${e.className} ${Object.values(at(e).toJSON()).map(Math.round)} of ${innerWidth} ${innerHeight}`);
        const text = notice.querySelector('span');
        if (text.scrollHeight > text.clientHeight + 1) wrong.push('its words are cut');
        return wrong";
    strings(&page.js(script, &[]))
}

/// The elements under a notice that must stay uncovered.
fn covers(page: &Page) -> Vec<String> {
    let script = "const at = e => e.getBoundingClientRect(), n = at(document.querySelector('.app .notice'));
        return ['.board-frame', '.bar', '.keypad'].filter(css => {
          const r = at(document.querySelector(css));
          return n.left < r.right - 1 && r.left < n.right - 1 && n.top < r.bottom - 1 && r.top < n.bottom - 1;
        })";
    strings(&page.js(script, &[]))
}

fn strings(value: &serde_json::Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

/// Replaces the words of the current notice, to try its layout at any length.
fn say(page: &Page, words: &str) {
    page.js("document.querySelector('.app .notice > span').textContent = arguments[0]", &[json!(words)]);
}

/// Stores unreadable settings.
const DAMAGED: &str = "try { localStorage.setItem('stepdoku.settings', '1|theme=dark') } catch {}";

#[test]
fn the_longest_notices_are_read_and_closed_in_every_window() {
    // The message about a link, and then words of other lengths.
    let recipe = "#s=d9.3.hard.2026-11-21";
    for (width, height) in sizes() {
        let size = format!("{width} × {height}");
        journey(Options::desktop().reduced_motion().size(width, height), recipe, |page| {
            page.wait_text(".app .notice", "generator");
            assert_eq!(outside(page), Vec::<String>::new(), "{size}");
            assert_eq!(covers(page), Vec::<String>::new(), "{size}");
            let long = page.text(".app .notice > span");
            for words in
                ["Saved.".to_owned(), long.clone(), format!("{long} {long}"), format!("{long} {long} {long}")]
            {
                say(page, &words);
                assert_eq!(outside(page), Vec::<String>::new(), "{size}, {} characters", words.len());
                if words.len() < 200 {
                    assert_eq!(covers(page), Vec::<String>::new(), "{size}, {} characters", words.len());
                }
            }
            page.click(".app .notice .icon-button");
            page.wait_until("it is closed", || page.text(".app .notice").is_empty());
        });
        // One with a way back, which has a second button.
        journey(Options::desktop().reduced_motion().size(width, height), &format!("#p={MEDIUM}"), |page| {
            page.wait_givens(MEDIUM);
            page.select(1);
            page.press("6");
            // Until then the notice is the link's, which also has a button.
            page.take_puzzle(HARD);
            page.wait_for(".app .notice .button");
            assert_eq!(outside(page), Vec::<String>::new(), "{size}");
            let short = page.text(".app .notice > span");
            for words in [short.clone(), format!("{short} ").repeat(4)] {
                say(page, &words);
                assert_eq!(outside(page), Vec::<String>::new(), "{size}, {} characters", words.len());
                assert_eq!(covers(page), Vec::<String>::new(), "{size}, {} characters", words.len());
            }
            page.click(".app .notice .button");
            page.wait_givens(MEDIUM);
            page.wait_until("the digit is back", || page.text(&cell(1)).contains('6'));
        });
    }
}

#[test]
fn damaged_settings_are_told_within_the_window() {
    for (width, height) in sizes() {
        journey(Options::desktop().reduced_motion().size(width, height).script(DAMAGED), "", |page| {
            page.wait_text(".app .notice", "could not be read");
            assert_eq!(outside(page), Vec::<String>::new(), "{width} × {height}");
            assert_eq!(covers(page), Vec::<String>::new(), "{width} × {height}");
        });
    }
}

/// A message never covers an open dialog.
#[test]
fn a_message_gives_way_to_what_is_opened() {
    for (width, height) in [(360, 740), (1280, 800)] {
        game(Options::desktop().reduced_motion().size(width, height), MEDIUM, |page| {
            page.press("f");
            page.wait_for(".app .notice .button");
            page.click("[data-does=hint]");
            page.wait_for(".hint-card .hint-stage");
            page.wait_gone(".app .notice > *");
            page.click(".hint-card .way-out");
            page.wait_gone(".hint-card");
            assert_eq!(page.count(".app .notice > *"), 0);
        });
    }
}
