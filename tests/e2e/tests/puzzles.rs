//! Ways to a puzzle: made to order, pasted, or one of the examples. Also the refusals.

use std::time::Duration;
use stepdoku_e2e::places::{EASY, NEW, PLAY};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM};
use stepdoku_e2e::{Fault, Options, Page, Server, dist, game, journey, sees, solution, with};

const CANCEL: &str = "dialog[open] .progress button";
const DOORS: &str = "dialog[open] .doors";
/// Making a hard board takes its time on a busy machine.
const LONG: Duration = Duration::from_mins(1);

fn size(shape: usize) -> String {
    format!("dialog[open] label:has(> input[name=shape][value='{shape}'])")
}

fn level(slug: &str) -> String {
    format!("#level-{slug}")
}

/// Waits until the board has a made puzzle.
fn wait_made(page: &Page) {
    page.wait_within(LONG, "the puzzle is made", || page.count("dialog[open]") == 0);
    assert!(page.givens().contains('.'), "nothing is left to play");
    assert_eq!(page.puzzle_in_address(), page.givens());
}

/// Whether the givens of a line contradict each other.
fn clashes(line: &str) -> bool {
    let digits: Vec<char> = line.chars().collect();
    let twice =
        |a: usize| (0..a).any(|b| digits[a] != '.' && digits[a] == digits[b] && sees(line.len(), a, b));
    (0..line.len()).any(twice)
}

#[test]
fn small_and_large_boards_are_made_with_the_mouse() {
    journey(Options::desktop(), "", |page| {
        let check = |shape: usize, slug: &str, label: &str, givens: std::ops::Range<usize>| {
            page.click(NEW);
            page.click(&size(shape));
            page.click(&level(slug));
            wait_made(page);
            let line = page.givens();
            let side = if shape < 6 { shape * shape } else { shape };
            assert_eq!(line.len(), side * side, "{label}");
            let count = line.len() - line.matches('.').count();
            assert!(givens.contains(&count), "{label}: {count} givens");
            assert!(!clashes(&line), "{label}: {line}");
            let shown = page.text(".game-label");
            assert!(shown.starts_with(label), "`{shown}` for {label}");
            assert!(page.title().starts_with(label), "`{}` for {label}", page.title());
            page.wait_announced(&format!("New puzzle, {label}"));
            page.wait_saved();
            // It can be played immediately, from an empty cell.
            page.wait_until("a cell has the focus", || page.focused_cell().is_some());
            let at = page.focused_cell().unwrap_or(0);
            assert_eq!(line.chars().nth(at), Some('.'), "{label} begins at a given");
            if side <= 9 {
                let digit = char::from(solution(&line).as_bytes()[at]);
                page.press(&digit.to_string());
                assert_eq!(page.board(), with(&line, at, digit));
            }
        };
        check(2, "easy", "4×4 · Easy", 4..13);
        check(3, "hard", "9×9 · Hard", 17..46);
        check(12, "hard", "12×12 · Hard", 32..80);
        check(5, "easy", "25×25 · Easy", 130..460);
    });
}

#[test]
fn a_puzzle_is_made_and_begun_by_keyboard_alone() {
    journey(Options::desktop(), "", |page| {
        let tab_to = |css: &str| {
            for _ in 0..40 {
                if page.has_focus(css) {
                    return;
                }
                page.press("Tab");
            }
            panic!("the keyboard does not reach `{css}`");
        };
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        page.press("Shift+Tab");
        page.wait_until("the tabs have the focus", || page.has_focus(PLAY));
        page.press("ArrowLeft");
        page.wait_for("dialog[open]");
        page.wait_until("the tab keeps the focus", || page.has_focus(NEW));
        tab_to("dialog[open] input[name=shape]");
        for _ in 0..3 {
            page.press("ArrowUp");
        }
        page.wait_for("dialog[open] input[name=shape][value='2']:checked");
        tab_to("#level-easy");
        page.press("Enter");
        wait_made(page);
        assert_eq!(page.givens().len(), 16);
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        let at = page.focused_cell().expect("a cell");
        page.press(&solution(&page.givens())[at..=at]);
        assert_eq!(page.board().matches('.').count(), page.givens().matches('.').count() - 1);
    });
}

#[test]
fn a_small_board_is_plainly_easy_only() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        page.click(&size(2));
        page.wait_until("easy is the only level", || {
            page.texts("dialog[open] .level .choice-name") == ["Easy"]
        });
        page.click(&size(3));
        page.wait_until("the others are back", || page.count("dialog[open] .level") == 6);
    });
}

/// While `hold` is set, requests do not reach a worker: it seems to work without end. Pressing *Cancel* sets
/// `cancelled` to the milliseconds of the page's clock until another puzzle can be requested.
const HOLD: &str = "globalThis.hold = false;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...what) {
      if (!globalThis.hold || !(what[0] instanceof Uint8Array)) post.apply(this, what);
    };
    addEventListener('click', event => {
      if (!event.target.closest('.progress button')) return;
      const begin = performance.now();
      const look = () => document.querySelector('dialog[open] .doors')
        ? globalThis.cancelled = performance.now() - begin
        : setTimeout(look);
      look();
    }, true);";

#[test]
fn making_is_cancelled_at_once_and_the_worker_works_on() {
    game(Options::desktop().script(HOLD), MEDIUM, |page| {
        let hold = |on: bool| page.js("globalThis.hold = arguments[0]", &[on.into()]);
        let begin = || {
            page.click(&size(5));
            page.click(&level("very-hard"));
            page.wait_text("dialog[open] .progress", "Making a 25×25 puzzle");
        };
        hold(true);
        page.click(NEW);
        begin();
        page.click(CANCEL);
        page.wait_for(DOORS);
        page.wait_until("the time is taken", || page.js("return globalThis.cancelled", &[]).is_number());
        println!("cancelled after {} ms", page.js("return globalThis.cancelled", &[]));
        assert_eq!(page.count("dialog[open]"), 1, "the dialog stays for another wish");

        // Escape ends the work together with the dialog.
        begin();
        page.press("Escape");
        page.wait_gone("dialog[open]");
        assert_eq!((page.board().as_str(), page.puzzle_in_address().as_str()), (MEDIUM, MEDIUM));

        hold(false);
        page.click(NEW);
        page.click(&size(2));
        page.click(&level("easy"));
        wait_made(page);
        assert_eq!(page.givens().len(), 16);
    });
}

/// Records the workers started by the page.
const WORKERS: &str = "globalThis.workers = [];
    globalThis.Worker = class extends Worker {
      constructor(...how) { super(...how); globalThis.workers.push(this); }
    }";

#[test]
fn a_worker_that_dies_is_told_and_replaced() {
    check_death(
        "worker.terminate();
         worker.dispatchEvent(new ErrorEvent('error', { message: 'killed on purpose' }));",
    );
}

/// A browser without memory ends a worker without an event.
#[test]
fn a_worker_that_ends_in_silence_is_told_and_replaced() {
    check_death("worker.terminate();");
}

#[track_caller]
fn check_death(end: &str) {
    game(Options::desktop().script(WORKERS).script(HOLD), MEDIUM, |page| {
        page.js("globalThis.hold = true", &[]);
        page.click(NEW);
        page.click(&size(5));
        page.click(&level("very-hard"));
        page.wait_for(CANCEL);
        // It tells the page that it holds its lock before it works.
        page.wait_until("the worker has its lock", || {
            let held = page.js("return navigator.locks.query().then(({ held }) => held.length)", &[]);
            held.as_u64().is_some_and(|held| held > 0)
        });
        page.js(&format!("const worker = globalThis.workers[0]; {end}"), &[]);
        let seen = "const on = e => {
              const r = e.getBoundingClientRect();
              return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
            };
            return Array.from(document.querySelectorAll('.notice > *, dialog[open] .verdict'))
              .some(e => e.textContent.includes('background task stopped') && on(e))";
        page.wait_until("the sentence can be seen, and lies behind no dialog", || page.js(seen, &[]) == true);
        page.js("globalThis.hold = false", &[]);
        page.wait_for(DOORS);
        assert_eq!(page.board(), MEDIUM);
        page.click(&size(2));
        page.click(&level("easy"));
        wait_made(page);
        assert_eq!(page.givens().len(), 16);
        let workers = page.js("return globalThis.workers.length", &[]);
        assert_eq!(workers, 2, "another took the place of the dead one, once it was needed");
    });
}

#[test]
fn the_examples_are_a_puzzle_for_each_size_and_level() {
    journey(Options::phone(), "", |page| {
        let open = || {
            page.tap(NEW);
            page.tap("#door-enter");
            page.tap("#examples > summary");
            page.wait_for("dialog[open] .pick");
        };
        open();
        let names = page.texts("dialog[open] .pick-name");
        for level in ["Easy", "Medium", "Hard", "Very hard", "Fiendish", "Extreme"] {
            for size in ["9×9", "16×16", "25×25"] {
                assert!(names.contains(&format!("{size} · {level}")), "{size} {level} in {names:?}");
            }
        }
        assert!(names.contains(&"4×4 · Easy".to_owned()), "{names:?}");
        let article =
            1 + names.iter().position(|name| name.contains("article")).expect("the article's puzzle");
        page.tap(&format!("dialog[open] li:nth-child({article}) .pick"));
        page.wait_givens(ARTICLE);
        open();
        page.tap(&format!("dialog[open] li:nth-child({}) .pick", names.len()));
        page.wait_until("the last example is on the board", || page.givens().len() == 625);
        assert!(page.text(".game-label").starts_with("25×25 · Extreme"));
    });
}

#[test]
fn a_worker_that_cannot_start_is_told_and_started_anew_when_it_can() {
    let Some(dist) = dist() else { return };
    let check = |ending: &str, fault: Fault, told: &str| {
        let server = Server::start(&dist, "/");
        let html = std::fs::read_to_string(dist.join("index.html")).expect("the page");
        let names =
            html.split('"').filter(|name| name.contains("stepdoku-worker-") && name.ends_with(ending));
        for name in names {
            server.fault(name.trim_start_matches("./"), fault.clone());
        }
        let options = Options::desktop().script(WORKERS);
        let page = Page::open_at(options, &format!("{}#p={MEDIUM}", server.url()));
        page.wait_text(".notice", told);
        page.click(NEW);
        page.click(EASY);
        page.wait_text("dialog[open] .notice", told);
        let started = page.js("return globalThis.workers.length", &[]).as_u64().unwrap_or(u64::MAX);
        assert!(started <= 3, "{started} workers were started to no purpose");
        server.mend();
        page.click(EASY);
        wait_made(&page);
        assert_ne!(page.givens(), MEDIUM);
    };
    for ending in [".js", ".wasm"] {
        check(ending, Fault::Status(404), "Stepdoku was updated");
        check(ending, Fault::Status(503), "could not be loaded");
        check(ending, Fault::Cut, "could not be loaded");
    }
    check(
        ".js",
        Fault::Replaced(b"throw new Error('broken on purpose')".to_vec()),
        "background task stopped",
    );
    check(".wasm", Fault::Half, "could not be loaded");
}
