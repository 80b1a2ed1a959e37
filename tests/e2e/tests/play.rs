//! Playing: with keys, with the mouse, and with a finger.

use stepdoku_e2e::places::{DIGITS, ERASE, NOTES, REDO, RESTART, UNDO};
use stepdoku_e2e::puzzles::{GIANT, LARGE, MEDIUM, SMALL};
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
        page.wait_for("dialog[open] .finish");
        assert_eq!(page.board(), solution(SMALL));
        // The name of the dialog says it, and its description the time.
        assert!(!page.announced().contains("Solved"), "{}", page.announced());
        assert_eq!(
            page.attr(".finish-title", "aria-describedby").as_deref(),
            Some("finish-label finish-time")
        );
        let time = page.text("dialog[open] .finish-time");
        let figures = time.split(':').map(|figures| figures.parse::<u32>().ok());
        assert!(time.len() == 5 && figures.count() == 2, "`{time}` is no time");
        page.wait_text("dialog[open] .finish-pride", "Your first 4×4 Easy");
        assert!(page.has_focus("dialog[open] *"), "the dialog has not the focus");
        page.click("dialog[open] summary");
        page.wait_text("dialog[open] .finish-how", "10 digits");
        assert!(page.text("dialog[open]").contains("by yourself"), "help that nobody gave");

        page.press("Escape");
        page.wait_gone("dialog[open]");
        assert_eq!(page.board(), solution(SMALL));
        assert!(page.is_off(".clock"), "the clock of a finished game can be stopped");
    });
}

#[test]
fn undo_all_leads_to_the_givens_and_redo_back() {
    game(Options::desktop(), SMALL, |page| {
        assert!(page.is_off(UNDO) && page.is_off(REDO) && page.is_off(RESTART));
        let solved = solution(SMALL);
        fill_by_keys(page, &solved);
        page.wait_for("dialog[open] .finish");
        page.press("Escape");
        page.wait_gone("dialog[open]");

        let mut steps = vec![page.board()];
        while !page.is_off(UNDO) {
            page.press("Ctrl+z");
            steps.push(page.board());
        }
        assert_eq!(steps.len(), 11, "ten turns were taken back");
        assert_eq!(steps.last().map(String::as_str), Some(SMALL));
        page.wait_announced("Undone");
        page.press("Ctrl+z");
        assert_eq!(page.board(), SMALL, "before the first turn there is nothing");

        // By the button, by Ctrl+Y and by Ctrl+Shift+Z.
        page.click(REDO);
        assert_eq!(page.board(), steps[9]);
        page.press("Ctrl+y");
        assert_eq!(page.board(), steps[8]);
        page.press("Ctrl+Shift+Z");
        assert_eq!(page.board(), steps[7]);
        page.wait_announced("Redone");
        for _ in 0..7 {
            page.press("Ctrl+y");
        }
        assert_eq!(page.board(), solved);
        page.wait_for("dialog[open] .finish");
    });
}

#[test]
fn restart_clears_the_board_and_can_be_taken_back() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        page.press("6");
        page.press("ArrowRight");
        page.press("Shift+4");
        let (board, notes) = (page.board(), page.notes(2));
        assert_eq!(board, with(MEDIUM, 1, '6'));
        assert_eq!(notes, "4");
        page.click(RESTART);
        page.wait_board(MEDIUM);
        assert_eq!(page.notes(2), "");
        assert!(page.is_off(RESTART));
        page.click(UNDO);
        page.wait_board(&board);
        assert_eq!(page.notes(2), notes);
    });
}

#[test]
fn givens_cannot_be_changed() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(0);
        assert!(page.label(0).contains("given"), "{}", page.label(0));
        for keys in ["5", "Delete", "Backspace", "0", "Shift+5", "Ctrl+5", "Space", "5"] {
            page.press(keys);
        }
        page.click(&key(5));
        page.click(ERASE);
        assert_eq!(page.board(), MEDIUM);
        assert_eq!(page.notes(0), "");
        assert!(page.is_off(UNDO), "something was done to a given");
    });
}

#[test]
fn duplicates_are_marked_in_words_and_lines_and_left_to_the_player() {
    game(Options::desktop(), MEDIUM, |page| {
        let marked = || page.count(".board .cell.conflict");
        page.select(1);
        page.press("9");
        assert_eq!(page.board(), with(MEDIUM, 1, '9'), "a wrong digit is the player's own");
        assert_eq!(marked(), 2, "the two nines of row 1");
        for (this, that) in [(1, "row 1 column 4"), (3, "row 1 column 2")] {
            assert!(page.label(this).ends_with(&format!(". Clashes with {that}.")), "{}", page.label(this));
        }
        let line = page
            .js("return getComputedStyle(document.querySelector('.cell.conflict')).textDecorationLine", &[]);
        assert_eq!(line, "underline", "a mark that needs no colour");
        page.press("Delete");
        assert_eq!(marked(), 0);
        assert!(!page.label(3).contains("the same"), "{}", page.label(3));
    });
}

#[test]
fn peers_and_the_same_digit_are_shown() {
    game(Options::desktop(), MEDIUM, |page| {
        let all = |class: &str| page.count(&format!(".board .cell.{class}"));
        page.select(0);
        let peers = |page: &Page| page.attr(".ground .peers", "d").unwrap_or_default();
        assert!(peers(page).len() > 20, "{}", peers(page));
        assert_eq!(all("selected"), 1);
        let ones = MEDIUM.matches('1').count();
        assert_eq!(all("same"), ones - 1, "the other ones");
        page.select(1);
        assert_eq!(all("same"), 0, "an empty cell is like no other");
        assert_eq!(page.attr(&cell(1), "aria-selected").as_deref(), Some("true"));
    });
}

#[test]
fn notes_are_written_in_note_mode_and_with_shift_and_ctrl() {
    game(Options::desktop(), MEDIUM, |page| {
        let pressed = || page.attr(NOTES, "aria-pressed").unwrap_or_default();
        page.select(1);
        page.press("Shift+4");
        page.press("Ctrl+6");
        assert_eq!(page.notes(1), "46");
        assert_eq!(page.label(1), "Empty, notes 4 and 6, row 1 column 2, box 1");
        page.press("Shift+4");
        assert_eq!(page.notes(1), "6", "the same again takes it away");
        assert_eq!(pressed(), "false");

        page.press("Space");
        assert_eq!(pressed(), "true");
        page.wait_announced("Notes");
        page.press("7");
        page.click(&key(8));
        assert_eq!(page.notes(1), "678");
        assert_eq!(page.attr(&key(8), "aria-pressed").as_deref(), Some("true"));
        assert_eq!(page.board(), MEDIUM, "a note is no digit");
        page.click(DIGITS);
        assert_eq!(pressed(), "false");

        page.press("6");
        assert_eq!((page.notes(1).as_str(), page.board()), ("", with(MEDIUM, 1, '6')));
        page.press("Shift+5");
        assert_eq!(page.notes(1), "", "there is no room for a note beside a digit");
        page.press("Ctrl+z");
        assert_eq!(page.notes(1), "678", "the notes come back when the digit goes");
    });
}

#[test]
fn what_is_written_is_seen_where_the_mouse_rests() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("e");
        page.wait_until("candidates are shown", || page.notes(1) == "456");
        for (keys, notes) in [("Shift+4", "4"), ("Shift+6", "46"), ("Shift+4", "6"), ("Ctrl+z", "46")] {
            page.press(keys);
            assert_eq!(page.notes(1), notes, "after {keys}");
        }
        page.hover(&cell(2));
        page.hover(&cell(1));
        page.wait_text(".inspector", "r1c2");
        assert_eq!(page.notes(1), "46", "pointing shows no candidates");
        // Moving by keyboard takes the line under the board away from the mouse.
        page.press("ArrowRight");
        page.wait_text(".inspector", "r1c3");
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
fn a_cell_is_emptied_by_three_keys_and_a_button() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        let check = |what: &str, erase: &dyn Fn()| {
            page.press("4");
            assert_eq!(page.board(), with(MEDIUM, 1, '4'), "before {what}");
            erase();
            page.wait_board(MEDIUM);
            page.press("Shift+4");
            assert_eq!(page.notes(1), "4");
            erase();
            page.wait_until(format!("{what} takes notes away"), || page.notes(1).is_empty());
        };
        for keys in ["Delete", "Backspace", "0"] {
            check(keys, &|| page.press(keys));
        }
        check("the button", &|| page.click(ERASE));
    });
}

#[test]
fn the_pad_counts_the_digits_that_are_left() {
    game(Options::desktop(), SMALL, |page| {
        let left = || page.texts(".key-left").iter().map(|text| text[..1].to_owned()).collect::<String>();
        let count = |line: &str| {
            "1234".chars().map(|d| (4 - line.matches(d).count()).to_string()).collect::<String>()
        };
        assert_eq!(left(), count(SMALL));
        page.select(1);
        page.click(&key(1));
        assert_eq!(page.board(), with(SMALL, 1, '1'));
        assert_eq!(left(), count(&page.board()));
        page.select(1);
        fill_by_keys(page, &solution(SMALL));
        page.wait_for("dialog[open] .finish");
        page.press("Escape");
        assert_eq!(left(), "0000");
        assert_eq!(page.count(".key.done"), 4);
    });
}

#[test]
fn letters_are_digits_where_the_board_has_them() {
    let check = |puzzle: &str, keys: &[(&str, char)], means_nothing: &str| {
        game(Options::desktop(), puzzle, |page| {
            let at = puzzle.find('.').expect("an empty cell");
            page.select(at);
            for (press, digit) in keys {
                page.press(press);
                assert_eq!(page.board(), with(puzzle, at, *digit), "{press}");
            }
            page.press("Delete");
            page.press(means_nothing);
            assert_eq!(page.board(), puzzle, "{means_nothing} is no digit here");
            page.press("Shift+B");
            page.press("Shift+3");
            assert!(page.label(at).starts_with("Empty, notes 3 and B"), "{}", page.label(at));
        });
    };
    check(LARGE, &[("g", 'G'), ("9", '9'), ("a", 'A')], "h");
    check(GIANT, &[("p", 'P'), ("h", 'H'), ("1", '1')], "q");
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
fn a_full_board_that_is_wrong_says_so() {
    game(Options::desktop(), SMALL, |page| {
        // The last empty cell gets the digit of its neighbour.
        let solved = solution(SMALL);
        let last = SMALL.rfind('.').expect("an empty cell");
        let wrong = if solved.as_bytes()[last] == b'1' { '2' } else { '1' };
        fill_by_keys(page, &with(&solved, last, wrong));
        page.wait_text(".notice", "at least one digit is wrong");
        assert_eq!(page.count("dialog[open]"), 0);
        page.press("Ctrl+z");
        page.wait_until("the notice is gone", || page.text(".notice").is_empty());
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
        page.wait_text(".pad-line", "Ask for a hint");
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
        page.wait_text(".notice", "Candidates count as help.");
        page.press("ArrowRight");
        page.press("e");
        page.wait_text(".inspector", "can be");
    });
}
