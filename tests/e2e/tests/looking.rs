//! Viewing the board: candidates under the mouse, the finger and the focus, and a clock that stops while the
//! page is hidden.

use stepdoku_e2e::places::{CANDIDATES, ERASE, NOTES, UNDO};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM};
use stepdoku_e2e::{Options, Page, candidates, cell, game, sees, with};

/// Lets the test advance the page's clock: `skip` is in milliseconds.
const CLOCK: &str = "const real = performance.now.bind(performance);
    globalThis.skip = 0;
    performance.now = () => real() + globalThis.skip;";

/// The seconds on the clock.
fn seconds(page: &Page) -> u32 {
    let shown = page.text(".clock-time");
    shown.split(':').fold(0, |sum, figures| sum * 60 + figures.parse::<u32>().unwrap_or(0))
}

#[test]
fn the_clock_counts_and_stands_while_paused_or_hidden() {
    let hidden = "globalThis.state = 'visible';
        Object.defineProperty(document, 'visibilityState', { get: () => globalThis.state });";
    game(Options::desktop().script(CLOCK).script(hidden), MEDIUM, |page| {
        let skip = |minutes: u32| page.js("globalThis.skip += arguments[0] * 60000", &[minutes.into()]);
        let show = |state: &str| {
            let script = "globalThis.state = arguments[0];
                document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
            page.js(script, &[state.into()]);
        };
        let between = |from: u32, to: u32| {
            page.wait_until(format!("the clock shows {from} to {to} minutes"), || {
                (from * 60..to * 60).contains(&seconds(page))
            });
        };
        page.wait_until("the clock counts", || seconds(page) >= 1);
        page.select(2);
        skip(4);
        between(4, 5);
        // The page is hidden briefly, which needs no notice.
        show("hidden");
        show("visible");
        assert_eq!(page.count(".cover"), 0);
        // Then for half an hour; after that the board is covered.
        page.select(1);
        show("hidden");
        skip(30);
        show("visible");
        page.wait_for(".cover");
        between(4, 5);
        page.click(".cover button");
        page.wait_gone(".cover");
        skip(4);
        between(8, 9);
        // No action for a long time: the clock goes back to the last one.
        page.select(2);
        skip(20);
        page.wait_for(".cover");
        between(8, 9);
        page.click(".cover button");
        page.wait_gone(".cover");

        // The player pauses for half an hour, which covers the board.
        page.select(1);
        page.press("4");
        page.click(".clock");
        page.wait_for(".cover");
        assert!(page.attr(".clock", "aria-label").is_some_and(|label| label.starts_with("Resume")));
        let covered = "const r = document.querySelector('.board').getBoundingClientRect();
            return [[.02, .02], [.5, .2], [.98, .98]].every(([x, y]) =>
                document.elementFromPoint(r.x + x * r.width, r.y + y * r.height).closest('.cover'))";
        assert_eq!(page.js(covered, &[]), true);
        assert_eq!(page.board(), ".".repeat(81), "who pauses does not think on");
        assert!(!page.text(".inspector").contains("can be"), "{}", page.text(".inspector"));
        skip(30);
        for keys in ["7", "Delete", "Ctrl+z"] {
            page.press(keys);
        }
        page.click(".cover button");
        page.wait_gone(".cover");
        assert_eq!(page.board(), with(MEDIUM, 1, '4'), "what was pressed at the cover did nothing");
        skip(4);
        between(12, 13);
    });
}

#[test]
fn a_hovering_mouse_shows_nothing_until_candidates_are_asked_for() {
    game(Options::desktop(), ARTICLE, |page| {
        page.click(&cell(1));
        page.hover(&cell(80));
        assert_eq!(page.count("[data-notes]"), 0, "pointing gives nothing away");
        page.hover(".clock");
        page.wait_until("nothing is said of an empty cell", || page.text(".inspector").is_empty());
        page.click(".look");
        page.wait_until("candidates are shown", || page.notes(1) == candidates(ARTICLE, 1));
        assert!(page.text(".notice").contains("help"), "{}", page.text(".notice"));
        page.hover(&cell(40));
        page.wait_until("candidates are shown", || page.notes(40) == candidates(ARTICLE, 40));
        assert_eq!(page.count(".board .preview"), 2, "the requested cell stays");
        page.hover(&cell(41));
        page.wait_until("the next cell is looked at", || page.notes(40).is_empty());
        page.hover(&cell(80));
        page.wait_until("candidates are shown", || page.notes(80) == candidates(ARTICLE, 80));
        page.hover(".clock");
        page.wait_until("they go with the pointer", || page.count("[data-notes]") == 1);
        page.click(&cell(41));
        page.wait_until("the request is over", || page.count("[data-notes]") == 0);
        assert!(page.is_off(UNDO), "looking has marked the board");
        assert_eq!(page.board(), ARTICLE);
    });
}

#[test]
fn a_long_press_looks_and_a_tap_selects() {
    game(Options::phone(), ARTICLE, |page| {
        page.tap(&cell(40));
        page.wait_for(&format!("{}.selected", cell(40)));
        assert_eq!(page.count("[data-notes]"), 0, "a tap is no long press");
        assert_eq!(page.text(".inspector"), "");
        page.tap(".look");
        page.wait_until("the cell is told", || page.notes(40) == candidates(ARTICLE, 40));
        page.tap(&cell(40));
        page.wait_until("it is over", || page.count("[data-notes]") == 0);
        page.wait_for(".cell-menu");
        page.long_press(&cell(80));
        page.wait_for(".cell-menu:popover-open");
        page.press("Escape");
        page.wait_for(&format!("{}.selected", cell(80)));
        assert_eq!(page.count("[data-notes]"), 0, "a resting finger gives nothing away");
        page.tap(&cell(0));
        page.tap(".key[data-digit='7']");
        page.wait_board(&with(ARTICLE, 0, '7'));
        page.tap(NOTES);
        page.tap(&cell(1));
        page.tap(".key[data-digit='5']");
        page.tap(".key[data-digit='6']");
        page.wait_until("two notes stand", || page.notes(1) == "56");
        page.tap(UNDO);
        page.wait_until("one note stands", || page.notes(1) == "5");
        page.tap(ERASE);
        page.wait_until("no note stands", || page.notes(1).is_empty());
        assert_eq!(page.board(), with(ARTICLE, 0, '7'));
    });
}

/// Candidates of a cell appear on request, with a button for players without a hovering pointer, and not on
/// just moving there.
#[test]
fn the_cursor_tells_nothing_until_it_is_asked() {
    game(Options::desktop(), ARTICLE, |page| {
        page.wait_for(&format!("{}.selected", cell(40)));
        assert!(!page.label(40).contains("can be"), "{}", page.label(40));
        page.hover(".clock");
        page.press("Ctrl+Home");
        page.wait_until("nothing is said of an empty cell", || page.text(".inspector").is_empty());
        page.press("ArrowRight");
        page.wait_until("nothing is said of an empty cell", || page.text(".inspector").is_empty());
        page.press("ArrowRight");
        page.wait_text(".inspector", "r1c3 is 3, a given");
        assert_eq!((page.count(".look"), page.count("[data-notes]")), (0, 0));
        page.press("ArrowLeft");
        // The focus follows in the next frame; a Tab from its old place would lead elsewhere.
        page.wait_until("the focus is on the cell", || page.has_focus(&cell(1)));
        page.press("Tab");
        page.wait_until("the button is next", || page.has_focus(".look"));
        assert_eq!(page.attr(".look", "aria-label").as_deref(), Some("Show candidates of row 1 column 2"));
        page.press("Enter");
        page.wait_until("the focus is on the cell", || page.has_focus(&cell(1)));
        page.wait_text(".notice", "help");
        assert_eq!(page.notes(1), candidates(ARTICLE, 1));
        assert_eq!(page.label(1), "Empty, can be 1, 5 or 6, row 1 column 2, box 1");
        assert_eq!((page.count(".look"), page.count("[data-notes]")), (0, 1));
        page.press("ArrowLeft");
        page.wait_until("nothing is said of an empty cell", || page.text(".inspector").is_empty());
        page.press("ArrowRight");
        page.wait_until("nothing is said of an empty cell", || page.text(".inspector").is_empty());
        assert_eq!(page.count("[data-notes]"), 0);
        page.click(".look");
        page.wait_text(".inspector", "r1c2 can be 1, 5 or 6");
        page.press("Shift+5");
        page.wait_until("the own note is seen", || page.notes(1) == "5");
        assert_eq!(page.text(".inspector"), "r1c2 has the note 5");
    });
}

#[test]
fn the_switch_shows_all_candidates_and_pointing_at_one_lights_it() {
    game(Options::desktop(), ARTICLE, |page| {
        page.click(CANDIDATES);
        // The notice covers the line about the cell.
        page.click(".notice .icon-button");
        let empty: Vec<usize> = ARTICLE.match_indices('.').map(|(index, _)| index).collect();
        page.wait_until("all candidates are shown", || page.count("[data-notes]") == empty.len());
        for &index in &empty {
            assert_eq!(page.notes(index), candidates(ARTICLE, index), "cell {index}");
        }

        // The 7 of the middle cell: the third line of notes, the first in it.
        let [x, y, width, height] = page.rect(&cell(40));
        page.hover_at(x + width / 6.0, y + height * 5.0 / 6.0);
        let can_hold = |at: &&usize| candidates(ARTICLE, **at).contains('7');
        let peers = |at: &&usize| **at == 40 || sees(81, 40, **at);
        let lit = empty.iter().filter(can_hold).filter(peers).count();
        assert!(lit > 3 && lit < empty.iter().filter(can_hold).count(), "{lit} would show nothing");
        page.wait_until("they are lit", || page.shapes() == vec!["g.lit-cand"; lit]);
        assert_eq!(page.count(".cell.lit"), lit);
        page.wait_text(".inspector", "places for 7");
        page.hover(".clock");
        page.wait_until("nothing is lit", || page.shapes().is_empty());

        page.press("Ctrl+Home");
        page.press("h");
        page.wait_until("no candidate is shown", || page.count("[data-notes]") == 0);
        assert!(page.is_off(UNDO), "looking has marked the board");
    });
}
