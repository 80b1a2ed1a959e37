//! Entering in every mode: with keys, with the mouse, and with a finger.

use stepdoku_e2e::places::{COLOURS, FILTER, HISTORY, NOTES, TRY, UNDO};
use stepdoku_e2e::puzzles::{LARGE, MEDIUM};
use stepdoku_e2e::{Options, Page, candidates, cell, game, with};

fn key(digit: usize) -> String {
    format!(".key[data-digit='{digit}']")
}

fn chosen(page: &Page) -> usize {
    page.count(".board [role=gridcell][aria-selected=true]")
}

#[test]
fn cells_are_chosen_by_dragging_with_ctrl_and_with_shift() {
    game(Options::desktop(), MEDIUM, |page| {
        page.drag(&[&cell(1), &cell(2), &cell(11)]);
        assert_eq!(chosen(page), 3);
        page.press("Shift+5");
        assert_eq!([1, 2, 11].map(|at| page.notes(at)), ["5", "5", "5"]);
        page.press("Ctrl+z");
        assert_eq!([1, 2, 11].map(|at| page.notes(at)), ["", "", ""], "it was one turn");
        page.press("Escape");
        assert_eq!(chosen(page), 1);

        page.press("Ctrl+Home");
        page.press("Shift+ArrowRight");
        page.press("Shift+ArrowDown");
        assert_eq!(chosen(page), 3);
        page.press("Ctrl+a");
        assert_eq!(chosen(page), 81);
        page.double_click(&cell(0));
        assert_eq!(chosen(page), MEDIUM.matches(&MEDIUM[..1]).count(), "all cells with that digit");
    });
}

#[test]
fn a_locked_digit_goes_where_one_taps() {
    game(Options::phone(), MEDIUM, |page| {
        page.long_press(&key(4));
        page.wait_for(".way-out");
        assert_eq!(page.board(), MEDIUM, "to lock is not to enter");
        page.tap(&cell(1));
        page.wait_board(&with(MEDIUM, 1, '4'));
        page.tap(&cell(1));
        page.wait_board(MEDIUM);
        page.tap(".way-out");
        page.wait_gone(".way-out");
        page.tap(&cell(2));
        assert_eq!(page.board(), MEDIUM);
    });
}

/// A trial and a highlight together keep their words on a phone, and move nothing, at any size of board.
#[test]
fn a_trial_and_a_highlight_keep_their_words_and_move_nothing() {
    for puzzle in [MEDIUM, LARGE] {
        game(Options::phone(), puzzle, |page| {
            let places = || {
                [".board", ".tools", ".keypad"]
                    .map(|css| page.rect(css).map(f64::round).map(|far| far as i64))
            };
            let before = places();
            page.click(HISTORY);
            page.click(TRY);
            page.wait_text(".trial", "Trial: 0 digits placed");
            page.click(FILTER);
            page.click(".highlights button:nth-child(3)");
            page.wait_for(".highlights [aria-pressed=true]");
            assert_eq!(places(), before, "nothing moves");
            page.wait_text(".trial", "digits placed");
            page.wait_text(".trial .primary", "Keep");
            page.click(".trial .line-button:last-child");
            page.wait_gone(".trial");
            page.click(".highlights ~ .way-out");
            page.wait_gone(".highlights");
            assert_eq!(places(), before, "nothing has moved");
        });
    }
}

#[test]
fn a_trial_is_given_up_or_kept_and_its_branch_survives() {
    game(Options::desktop(), MEDIUM, |page| {
        let empty: Vec<usize> = MEDIUM.match_indices('.').map(|(index, _)| index).collect();
        let can = |at: usize| candidates(MEDIUM, at);
        page.click(HISTORY);
        page.click(TRY);
        page.wait_for(".trial");
        page.select(empty[0]);
        page.press(&can(empty[0])[..1]);
        page.wait_for(".cell.tried");
        let tried = page.board();
        page.click(".trial .line-button:last-child");
        page.wait_board(MEDIUM);
        page.wait_gone(".trial");
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        // The discarded branch can be restored.
        page.press("m");
        page.wait_for("dialog[open] [data-kind='given-up'] .moment");
        page.click("dialog[open] [data-kind='given-up'] .moment");
        page.wait_board(&tried);
        page.click(UNDO);
        page.wait_board(MEDIUM);
    });
}

#[test]
fn savepoints_have_names_and_are_found_again() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        page.press("Shift+4");
        page.press("m");
        page.wait_for("dialog[open] .moments");
        page.click("dialog[open] input");
        page.type_text("Before the guess");
        page.press("Enter");
        page.wait_text("dialog[open] .moments-list", "Before the guess");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.select(1);
        page.press("6");
        page.wait_board(&with(MEDIUM, 1, '6'));
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_board(&with(MEDIUM, 1, '6'));
        page.press("m");
        page.wait_text("dialog[open] .moments-list", "Before the guess");
        page.click("dialog[open] [data-kind='kept'] .moment");
        page.wait_board(MEDIUM);
        page.hover(".clock");
        page.wait_until("the note is there", || page.notes(1) == "4");
    });
}

#[test]
fn a_finger_draws_over_cells_and_modes_take_its_taps() {
    game(Options::phone(), MEDIUM, |page| {
        page.swipe(&[&cell(1), &cell(2), &cell(11)]);
        page.wait_until("three cells are chosen", || chosen(page) == 3);
        page.tap(NOTES);
        page.tap(&key(5));
        page.wait_until("all have the note", || [1, 2, 11].iter().all(|&at| page.notes(at) == "5"));
        page.tap(COLOURS);
        page.tap(".paint-key[data-colour='2']");
        page.wait_until("all have the colour", || page.count(".cell.painted") == 3);
        page.tap(UNDO);
        page.wait_gone(".cell.painted");
    });
}
