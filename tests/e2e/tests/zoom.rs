//! Zooming into large boards: by two fingers, taps, the wheel, keys and the map, each as a person does it.

use serde_json::{Value, json};
use stepdoku_e2e::places::{CANDIDATES, NEXT_STEP};
use stepdoku_e2e::puzzles::{GIANT, LARGE, MEDIUM};
use stepdoku_e2e::{Options, Page, cell, game, soaking, solution, solving};

const ZOOM: &str = ".board-foot .zoom";
const WHOLE: &str = ".board-frame[data-zoom=whole]";
const PART: &str = ".board-frame[data-zoom=part]:not([data-held])";

/// The scale of the board relative to its frame.
fn scale(page: &Page) -> f64 {
    page.rect(".board")[2] / page.rect(".board-frame")[2]
}

/// A point of the frame, as shares of it.
fn at(page: &Page, across: f64, down: f64) -> (f64, f64) {
    let [left, top, width, height] = page.rect(".board-frame");
    (left + across * width, top + down * height)
}

/// Whether a whole element is in the frame, within the width of a line.
fn is_inside(page: &Page, css: &str) -> bool {
    let [left, top, width, height] = page.rect(css);
    let [x, y, wide, high] = page.rect(".board-frame");
    left > x - 4.0 && top > y - 4.0 && left + width < x + wide + 4.0 && top + height < y + high + 4.0
}

fn pinch_out(page: &Page, millis: u64) {
    let [one, other, to_one, to_other] =
        [(0.45, 0.45), (0.55, 0.55), (0.2, 0.2), (0.8, 0.8)].map(|(x, y)| at(page, x, y));
    page.pinch([[one, to_one], [other, to_other]], millis);
    page.wait_for(PART);
}

#[test]
fn two_fingers_enlarge_the_board_and_not_the_page() {
    for puzzle in [LARGE, GIANT] {
        game(Options::phone(), puzzle, |page| {
            let pad = page.rect(".keypad").map(f64::round).map(|far| far as i64);
            let selected = page.count(".cell.selected");
            pinch_out(page, 250);
            assert!(scale(page) > 2.0, "{}", scale(page));
            assert_eq!(page.js("return visualViewport.scale", &[]), json!(1));
            assert_eq!(
                page.rect(".keypad").map(f64::round).map(|far| far as i64),
                pad,
                "the pad stays where it is"
            );
            assert_eq!(page.count(".cell.selected"), selected, "two fingers select nothing");
            let [one, other, to_one, to_other] =
                // Outside the map.
                [(0.1, 0.9), (0.9, 0.1), (0.48, 0.52), (0.52, 0.48)].map(|(x, y)| at(page, x, y));
            page.pinch([[one, to_one], [other, to_other]], 250);
            page.wait_for(WHOLE);
        });
    }
}

#[test]
fn one_finger_moves_an_enlarged_board_and_two_taps_lead_in_and_out() {
    game(Options::phone(), GIANT, |page| {
        page.double_tap(&cell(0));
        page.wait_for(PART);
        assert!(is_inside(page, &cell(0)) && !is_inside(page, &cell(624)));
        let [width, ..] = [page.rect(&cell(0))[2]];
        assert!(width >= 44.0, "{width}");
        let before = page.rect(&cell(30));
        page.draw(at(page, 0.7, 0.6), at(page, 0.3, 0.3));
        page.wait_for(PART);
        let after = page.rect(&cell(30));
        assert!(after[0] < before[0] - 50.0 && after[1] < before[1] - 30.0, "{before:?} {after:?}");
        page.tap(ZOOM);
        page.wait_for(WHOLE);
    });
}

#[test]
fn the_map_is_dragged_and_the_cursor_comes_into_sight() {
    game(Options::phone(), GIANT, |page| {
        page.double_tap(&cell(0));
        page.wait_for(".map");
        let [left, top, width, height] = page.rect(".map");
        let on_map = |x: f64, y: f64| (left + x * width, top + y * height);
        page.draw(on_map(0.2, 0.2), on_map(0.97, 0.97));
        page.wait_for(PART);
        assert!(is_inside(page, &cell(624)), "the map leads there");
        page.press("Ctrl+Home");
        page.wait_until("the cursor can be seen", || is_inside(page, ".cell.selected"));
        page.press("Ctrl+End");
        page.wait_until("the cursor can be seen", || is_inside(page, ".cell.selected"));
    });
}

#[test]
fn keys_and_the_wheel_enlarge_at_a_desk() {
    game(Options::desktop(), LARGE, |page| {
        page.click(&cell(100));
        page.press("+");
        page.wait_for(PART);
        page.press("-");
        page.wait_for(WHOLE);
        page.ctrl_wheel(".board", -300);
        page.wait_for(PART);
        // On many keyboards the other star is on a digit key, which notes that digit.
        page.press("NumMultiply");
        page.wait_for(WHOLE);
        assert!(page.has_focus(&cell(100)));
    });
}

#[test]
fn small_boards_are_left_to_the_browser() {
    game(Options::phone(), MEDIUM, |page| {
        assert_eq!(page.count(ZOOM), 0);
        let touch = page.js("return getComputedStyle(document.querySelector('.board')).touchAction", &[]);
        assert_eq!(touch, json!("pinch-zoom"));
    });
}

#[test]
fn a_step_of_the_solver_comes_into_sight() {
    solving(Options::phone(), GIANT, |page| {
        page.tap(ZOOM);
        page.wait_for(PART);
        page.click(NEXT_STEP);
        for _ in 0..3 {
            page.click(NEXT_STEP);
            page.wait_for(".marks .place");
            page.wait_until("the digit that is placed can be seen", || is_inside(page, ".marks .place"));
        }
    });
}

/// Every note of a 16×16 can be read on a phone: as a glyph, nine pixels high.
#[test]
fn every_note_can_be_read_on_a_phone() {
    game(Options::phone(), LARGE, |page| {
        page.click(CANDIDATES);
        page.tap(ZOOM);
        page.wait_for(PART);
        assert_eq!(page.count(".board-frame[data-style]"), 0, "notes are glyphs");
        let high = page.js(
            "const cell = document.querySelector('.cell[data-notes]');
             const style = getComputedStyle(cell, '::before');
             const pen = document.createElement('canvas').getContext('2d');
             pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
             const size = pen.measureText('8');
             const board = document.querySelector('.board');
             const scale = board.getBoundingClientRect().width / board.offsetWidth;
             return (size.actualBoundingBoxAscent + size.actualBoundingBoxDescent) * 0.25 * scale",
            &[],
        );
        let high = high.as_f64().expect("a height");
        assert!(high >= 9.0, "{high} pixels");
    });
}

/// Box by box, for a person who cannot hit a cell of the whole board: two cells of each, and all in a soak.
#[test]
fn a_large_puzzle_is_finished_by_touch() {
    let solution: Vec<char> = solution(LARGE).chars().collect();
    let empty: Vec<usize> = LARGE.match_indices('.').map(|(at, _)| at).collect();
    let box_of = |at: usize| (at / 16 / 4, at % 16 / 4);
    let boxes: Vec<Vec<usize>> = (0..4)
        .flat_map(|band| (0..4).map(move |stack| (band, stack)))
        .map(|of_box| empty.iter().copied().filter(move |&at| box_of(at) == of_box))
        .map(|cells| if soaking() { cells.collect() } else { cells.take(2).collect() })
        .collect();
    let is_left = |at: usize| boxes.iter().flatten().any(|&left| left == at);
    let puzzle: String =
        (0..).zip(&solution).map(|(at, &digit)| if is_left(at) { '.' } else { digit }).collect();
    game(Options::phone(), &puzzle, |page| {
        for cells in &boxes {
            page.double_tap(&cell(cells[0]));
            page.wait_for(PART);
            for &at in cells {
                let css = cell(at);
                assert!(is_inside(page, &css) && page.rect(&css)[2] >= 44.0, "{at}: {:?}", page.rect(&css));
                page.tap(&css);
                let digit = solution[at].to_digit(17).expect("a digit of 16");
                page.tap(&format!(".key[data-digit='{digit}']"));
            }
            if page.count(".finish") == 0 {
                page.tap(ZOOM);
                page.wait_for(WHOLE);
            }
        }
        assert_eq!(page.board(), solution.iter().collect::<String>());
        page.wait_for(".finish");
    });
}

/// Fingers that spread step by step and stay down: redrawing after the release does not belong to a move.
#[test]
fn a_turn_of_the_lens_changes_two_nodes() {
    game(Options::phone(), GIANT, |page| {
        page.click(CANDIDATES);
        page.wait_until("all candidates are shown", || page.count("[data-notes]") > 200);
        let fingers = |what: &str, from_middle: f64| page.two_fingers(what, ".board-frame", from_middle);
        fingers("touchStart", 0.05);
        // The first move brings the map.
        fingers("touchMove", 0.06);
        page.wait_for(".map");
        page.js(
            "globalThis.nodes = new Set();
             new MutationObserver(all => all.forEach(change => {
               globalThis.nodes.add(change.target);
               change.addedNodes.forEach(node => globalThis.nodes.add(node));
             })).observe(document.querySelector('.board-frame'),
               { subtree: true, childList: true, attributes: true, characterData: true });",
            &[],
        );
        (1..=10).for_each(|turn| fingers("touchMove", 0.06 + 0.024 * f64::from(turn)));
        let changed = page.js("return [...globalThis.nodes].map(node => node.getAttribute?.('class'))", &[]);
        let few = ["board", "map-seen"].map(Value::from);
        let changed = changed.as_array().expect("a list");
        assert!(!changed.is_empty() && changed.iter().all(|node| few.contains(node)), "{changed:?}");
        fingers("touchEnd", 0.0);
        page.wait_for(".board-frame[data-zoom=part]:not([data-held])");
    });
}
