//! Playing: with keys, with the mouse, and with a finger.

use serde_json::json;
use stepdoku_e2e::places::{NEXT_PUZZLE, PLAY, SOLVE, UNDO};
use stepdoku_e2e::puzzles::{MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, cell, game, journey, solution, with};

fn key(digit: usize) -> String {
    format!(".key[data-digit='{digit}']")
}

/// Enters the digits of a line in the empty cells, in reading order, moving by arrows.
fn fill_by_keys(page: &Page, line: &str) {
    let side = line.len().isqrt();
    let board = page.board();
    page.wait_until("a cell has the focus", || page.focused_cell().is_some());
    page.press("Ctrl+Home");
    for (index, (standing, digit)) in board.chars().zip(line.chars()).enumerate() {
        if standing == '.' {
            page.press(&digit.to_string());
        }
        if index % side + 1 < side {
            page.press("ArrowRight");
        } else {
            page.press("Home");
            page.press("ArrowDown");
        }
    }
}

#[test]
fn a_small_puzzle_is_played_to_its_finish_by_keyboard_alone() {
    game(Options::desktop(), SMALL, |page| {
        fill_by_keys(page, &solution(SMALL));
        page.wait_for(".finish");
        assert_eq!(page.board(), solution(SMALL));
        // It is announced, and the button with the focus is described by the result.
        assert!(page.announced().contains("Solved"), "{}", page.announced());
        page.wait_until("the focus is on the next puzzle", || page.has_focus(NEXT_PUZZLE));
        assert_eq!(
            page.attr(NEXT_PUZZLE, "aria-describedby").as_deref(),
            Some("finish-title finish-label finish-time finish-pride")
        );
        let time = page.text(".finish-time");
        let figures = time.split(':').map(|figures| figures.parse::<u32>().ok());
        assert!(time.len() == 5 && figures.count() == 2, "`{time}` is no time");
        page.wait_text(".finish-pride", "Your first 4×4 Easy");
        // Nothing lies over the board, and no digit in flight changes it.
        assert_eq!((page.count("dialog[open]"), page.count(".keypad")), (0, 0));
        page.press("3");
        assert_eq!(page.board(), solution(SMALL));
        assert!(page.is_off(".clock"), "the clock of a finished game can be stopped");
        page.click(".finish-details > summary");
        page.wait_text(".finish-how", "10 digits");
        assert!(page.text(".finish").contains("by yourself"), "help that nobody gave");
        // The result stays with the finished board; an undo opens the game again.
        page.click(SOLVE);
        page.wait_gone(".finish");
        page.click(PLAY);
        page.wait_for(".finish");
        page.wait_saved();
        page.reload();
        page.wait_for(".finish");
        page.press("Ctrl+z");
        page.wait_for(".keypad");
        page.press("Ctrl+y");
        page.wait_for(NEXT_PUZZLE);
        page.press("Enter");
        page.wait_until("another puzzle is made", || page.givens() != SMALL);
        page.wait_for(".keypad");
    });
}

/// A key that is still held after the last digit does not begin the next puzzle.
#[test]
fn a_held_key_does_not_press_the_next_puzzle() {
    game(Options::desktop(), SMALL, |page| {
        fill_by_keys(page, &solution(SMALL));
        page.wait_until("the focus is on the next puzzle", || page.has_focus(NEXT_PUZZLE));
        let held = page.js(
            "const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
             return document.querySelector(arguments[0]).dispatchEvent(held)",
            &[json!(NEXT_PUZZLE)],
        );
        assert_eq!(held, json!(false), "the browser would press the button");
    });
}

#[test]
fn a_pad_that_is_clicked_leaves_the_keyboard_to_the_board() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.click(&key(6));
        page.press("ArrowRight");
        page.press("4");
        page.click(UNDO);
        page.press("ArrowLeft");
        page.press("5");
        assert_eq!(page.board(), with(MEDIUM, 1, '5'));
        // When reached by Tab, it is pressed like any button. The faces come first.
        // WebKit's driver loses one of them now and then.
        let controls = "[role=toolbar] .tool, .key";
        for _ in 0..4 {
            if !page.has_focus(controls) {
                page.press("Tab");
            }
        }
        assert!(page.has_focus(controls), "the controls cannot be reached");
    });
}

#[test]
fn the_keyboard_plays_from_the_first_moment() {
    journey(Options::desktop(), "", |page| {
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        let first = page.board();
        page.press("5");
        page.wait_until("a digit is in", || page.board() != first);
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_until("a cell has the focus again", || page.focused_cell().is_some());
    });
}

#[test]
fn the_cursor_walks_by_cells_boxes_and_lines() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(40);
        let check = |keys: &str, to: usize| {
            page.press(keys);
            page.wait_until(format!("{keys} leads to cell {to}"), || page.focused_cell() == Some(to));
            assert_eq!(page.count(".board .cell.selected"), 1);
            assert_eq!(page.count(&format!("{}.selected", cell(to))), 1);
        };
        check("ArrowUp", 31);
        check("ArrowLeft", 30);
        check("ArrowDown", 39);
        check("ArrowRight", 40);
        check("Home", 36);
        check("ArrowLeft", 36);
        check("End", 44);
        check("ArrowRight", 44);
        check("Ctrl+Home", 0);
        check("ArrowUp", 0);
        check("Ctrl+ArrowRight", 3);
        check("Ctrl+ArrowDown", 30);
        check("Ctrl+ArrowDown", 57);
        check("Ctrl+ArrowDown", 75);
        check("ArrowDown", 75);
        check("Ctrl+ArrowLeft", 72);
        check("Ctrl+ArrowUp", 54);
        check("Ctrl+End", 80);
    });
}

#[test]
fn the_first_visit_begins_with_a_puzzle_at_hand() {
    journey(Options::desktop(), "", |page| {
        let first = page.givens();
        let empty = first.find('.').expect("an empty cell");
        assert!(first.matches('.').count() > 30, "{first} is no puzzle");
        page.select(empty);
        let digit = solution(&first).as_bytes()[empty];
        page.press(&char::from(digit).to_string());
        page.wait_board(&with(&first, empty, char::from(digit)));
        page.wait_saved();
    });
}

/// The line at the pad gives a newcomer three tips, each until it was used once; a reload does not repeat
/// them.
#[test]
fn a_newcomer_is_told_three_things_each_until_it_is_done() {
    game(Options::desktop(), MEDIUM, |page| {
        let empty = MEDIUM.find('.').expect("an empty cell");
        page.wait_text(".pad-line", "Press a digit to place it in the selected cell.");
        page.select(empty);
        page.press("1");
        page.wait_text(".pad-line", "Hold a digit key to place");
        page.press("l");
        page.press("l");
        page.wait_text(".pad-line", "Stuck? Press Hint");
        page.click("[data-does=hint]");
        page.wait_for(".hint-card");
        page.press("Escape");
        page.wait_gone(".hint-card");
        page.wait_until("nothing more is told", || page.text(".pad-line").is_empty());
        page.reload();
        page.wait_for(".pad-line");
        assert_eq!(page.text(".pad-line"), "");
        // A key shows the candidates of a cell. The first time in a game, a notice covers the line about the cell.
        page.press("e");
        page.wait_text(".notice", "Candidates count as help");
        page.press("ArrowRight");
        page.press("e");
        page.wait_text(".inspector", "can be");
    });
}
