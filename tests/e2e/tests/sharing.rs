//! Exports of the page: links with progress, their codes, texts and pictures; none of them contacts a server.

use serde_json::json;
use stepdoku_e2e::places::{COLOURS, DIGITS, LINK};
use stepdoku_e2e::puzzles::{ARTICLE, GIANT, LARGE, SMALL};
use stepdoku_e2e::{Options, Page, game, soaking, solution};

const SHARED: &str = "dialog[open] .share input";
const WITH_PROGRESS: &str = "dialog[open] input[name=shared][value=progress]";

/// The numbers of the empty cells.
fn open(puzzle: &str) -> Vec<usize> {
    puzzle.char_indices().filter(|(_, symbol)| *symbol == '.').map(|(at, _)| at).collect()
}

/// Plays some of everything: a digit, notes of both kinds, and a colour.
fn play(page: &Page, puzzle: &str) {
    let open = open(puzzle);
    page.select(open[0]);
    page.press("1");
    page.select(open[1]);
    page.press("Shift+1");
    page.press("Shift+2");
    page.select(open[2]);
    page.press("Ctrl+2");
    page.click(COLOURS);
    page.select(open[3]);
    page.press("3");
    page.click(DIGITS);
}

/// The link of the current board.
fn shared(page: &Page) -> String {
    page.click(LINK);
    page.wait_for(SHARED);
    page.js("document.querySelector(arguments[0]).click()", &[json!(WITH_PROGRESS)]);
    page.wait_until("the link has the board", || page.value(SHARED).contains("&b=1"));
    page.value(SHARED)
}

#[test]
fn a_link_with_progress_brings_the_same_board_to_a_fresh_browser() {
    // Digits, notes and colours, from their spoken labels.
    let mut links = Vec::new();
    game(Options::desktop(), SMALL, |page| {
        for puzzle in [SMALL, ARTICLE, LARGE, GIANT] {
            page.take_puzzle(puzzle);
            play(page, puzzle);
            let link = shared(page);
            page.press("Escape");
            page.wait_gone("dialog[open]");
            page.select(open(puzzle)[0]);
            links.push((link, puzzle, page.labels()));
        }
    });
    for (link, puzzle, expected) in &links {
        let page = Page::open_at(Options::desktop(), link);
        page.wait_givens(puzzle);
        page.wait_until("the board has come", || page.board() != *puzzle);
        page.select(open(puzzle)[0]);
        assert_eq!(&page.labels(), expected);
        // The address names the puzzle, so that a reload does not open the board twice.
        assert_eq!(page.puzzle_in_address(), *puzzle);
        assert!(!page.url().contains("&b="), "{}", page.url());
        page.assert_quiet();
    }
}

#[test]
fn a_link_never_overwrites_the_game_on_its_puzzle() {
    game(Options::desktop(), ARTICLE, |page| {
        play(page, ARTICLE);
        let link = shared(page);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.select(open(ARTICLE)[5]);
        page.press("9");
        let own = page.board();
        let fragment = link.split_once('#').map(|(_, fragment)| fragment.to_owned()).unwrap_or_default();
        page.js("location.hash = arguments[0]", &[json!(fragment)]);
        page.wait_text(".notice", "The shared game is ready");
        assert_eq!(page.board(), own);
        page.click(".notice .button");
        page.wait_until("the shared game is on the board", || page.board() != own);
    });
}

#[test]
fn a_link_that_was_cut_says_so() {
    game(Options::desktop(), ARTICLE, |page| {
        play(page, ARTICLE);
        let link = shared(page);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        let board = page.board();
        let fragment = link.split_once('#').map(|(_, fragment)| fragment.to_owned()).unwrap_or_default();
        page.js("location.hash = arguments[0]", &[json!(&fragment[..fragment.len() - 3])]);
        page.wait_text(".notice", "damaged or incomplete");
        assert_eq!(page.board(), board);
    });
}

#[test]
fn texts_codes_and_pictures_are_made_in_the_page() {
    game(Options::desktop(), ARTICLE, |page| {
        play(page, ARTICLE);
        page.js(
            "HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; };",
            &[],
        );
        page.click(LINK);
        page.wait_for(SHARED);
        // The code is that of the displayed link.
        page.click("#share-code summary");
        page.wait_for(".qr-code path");
        let bare = page.attr(".qr-code path", "d");
        page.js("document.querySelector(arguments[0]).click()", &[json!(WITH_PROGRESS)]);
        page.wait_until("the code is another", || page.attr(".qr-code path", "d") != bare);
        // A text in each format.
        page.click("#share-more > summary");
        page.click("#share-text summary");
        page.wait_for("#share-text select");
        let formats = page.count("#share-text option");
        assert!(formats > 10, "{formats}");
        page.click("#save-text");
        page.wait_until("the text is saved", || {
            page.js("return globalThis.saved ?? ''", &[]) == json!("stepdoku-9x9.txt")
        });
        page.click("#share-braille summary");
        page.click("#save-braille");
        page.wait_until("the braille is saved", || {
            page.js("return globalThis.saved ?? ''", &[]) == json!("stepdoku-9x9.brf")
        });
        // Links that only the player follows.
        page.click("#share-sites summary");
        assert_eq!(
            page.count("#share-sites a[target=_blank][rel='noopener noreferrer'][href^='https://']"),
            4
        );
        page.click("#share-picture summary");
        page.wait_for(".shared-picture svg text");
        page.click("#save-png");
        page.wait_until("the picture is saved", || {
            page.js("return globalThis.saved ?? ''", &[]) == json!("stepdoku-9x9-light.png")
        });
    });
}

/// The solution path is requested, read, copied and printed. The page warns once that it counts as help, and
/// a reader who cancels has not seen it.
#[test]
fn the_solution_path_is_copied_and_printed() {
    let printing = "window.print = () => { window.printed = (window.printed ?? 0) + 1 }";
    let told = "document.querySelector('#share-path textarea')?.value ?? ''";
    let boards = [(Options::desktop(), ARTICLE), (Options::phone(), SMALL), (Options::desktop(), LARGE)];
    // Hundreds of pages.
    let giant = soaking().then(|| (Options::desktop(), GIANT));
    for (options, line) in boards.into_iter().chain(giant) {
        game(options.script(printing), line, |page| {
            page.click(LINK);
            page.wait_for(SHARED);
            page.click("#share-more > summary");
            page.click("#share-path summary");
            page.click("#show-path");
            page.wait_text("dialog[open] .notice", "time won't count");
            page.click("#show-path");
            page.wait_until("the path is told", || page.js(&format!("return {told}"), &[]) != json!(""));
            let text = page.js(&format!("return {told}"), &[]);
            let text = text.as_str().unwrap_or_default();
            assert!(text.starts_with("Solution path: ") && text.contains(line), "{text}");
            let solved = text.trim_end().lines().last().unwrap_or_default();
            assert_eq!(solved, solution(line));
            // The head and the end are also parts.
            let steps = text.split("\n\n").count() - 2;
            assert!(steps >= line.matches('.').count(), "{steps}");
            // The focus is on the next control.
            assert_eq!(page.js("return document.activeElement.id", &[]), json!("print-path"));
            page.click("#share-path .sharing-buttons .button");
            page.wait_text("#share-path .sharing-buttons .button", "Copied");
            page.click("#print-path");
            page.wait_until("it is printed", || page.js("return window.printed", &[]) == json!(1));
            let pages = page.count("#paper[data-paper=a4] > svg");
            assert!(pages > 0);
            let boards = "return document.querySelectorAll('#paper text[font-weight=bold]').length";
            assert!(page.js(boards, &[]).as_u64().unwrap_or(0) as usize > line.matches('.').count());
            let pdf = page.cdp("Page.printToPDF", &json!({ "preferCSSPageSize": true }));
            assert!(pdf["data"].as_str().is_some_and(|data| data.len() > 10_000));
            page.press("Escape");
            page.wait_gone("dialog[open]");
            // The help is recorded by now, so the warning is not repeated.
            page.click(LINK);
            page.wait_for(SHARED);
            page.click("#share-more > summary");
            page.click("#share-path summary");
            page.wait_for("#share-path textarea");
            assert!(!page.text("dialog[open]").contains("time won't count"));
        });
    }
}
