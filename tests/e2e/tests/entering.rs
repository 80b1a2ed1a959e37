//! Entering in every mode: with keys, with the mouse, and with a finger.

use stepdoku_e2e::places::{BACK_TO_RIGHT, CHECK, COLOURS, DIGITS, FILL, FILTER, NOTES, SETTINGS, TRY, UNDO};
use stepdoku_e2e::puzzles::{LARGE, MEDIUM};
use stepdoku_e2e::{Options, Page, candidates, cell, game, solution, with};

fn key(digit: usize) -> String {
    format!(".key[data-digit='{digit}']")
}

fn chosen(page: &Page) -> usize {
    page.count(".board [role=gridcell][aria-selected=true]")
}

/// Selects an answer in the settings, and closes them.
fn choose(page: &Page, question: &str, answer: &str) {
    page.click(SETTINGS);
    page.click(&format!("dialog[open] label:has([name='{question}'][value='{answer}'])"));
    page.press("Escape");
    page.wait_gone("dialog[open]");
}

/// Toggles a switch in the settings, and closes them.
fn turn(page: &Page, switch: &str) {
    page.click(SETTINGS);
    page.click("#more-settings > summary");
    page.click(&format!("dialog[open] label:has([name='{switch}'])"));
    page.press("Escape");
    page.wait_gone("dialog[open]");
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
    for options in [Options::desktop(), Options::phone()] {
        game(options, MEDIUM, |page| {
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
}

#[test]
fn a_second_click_on_a_key_places_even_in_note_mode() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        page.click(NOTES);
        page.click(&key(4));
        page.wait_until("a note stands", || page.notes(1) == "4");
        page.double_click(&key(6));
        page.wait_board(&with(MEDIUM, 1, '6'));
    });
}

#[test]
fn modes_change_by_key_by_click_and_for_the_moment() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        let pressed = |mode: &str| page.attr(mode, "aria-pressed").as_deref() == Some("true");
        for (keys, mode) in [("x", NOTES), ("v", COLOURS), ("z", DIGITS), ("c", NOTES)] {
            page.press(keys);
            assert!(pressed(mode), "{keys}");
        }
        page.press("Space");
        assert!(pressed(COLOURS));
        page.press("3");
        page.wait_for(&format!("{}.painted", cell(1)));
        assert!(page.label(1).len() > "Empty, row 1 column 2, box 1".len(), "{}", page.label(1));
        page.press("5");
        page.press("Delete");
        page.wait_gone(".cell.painted");
        page.press("Ctrl+z");
        page.wait_for(&format!("{}.painted", cell(1)));
        page.press("Space");
        assert!(pressed(DIGITS));
        assert_eq!(page.board(), MEDIUM);
    });
}

#[test]
fn corner_and_centre_notes_are_two_kinds() {
    game(Options::desktop(), MEDIUM, |page| {
        choose(page, "note-layout", "corner-centre");
        page.select(1);
        page.press("Shift+4");
        page.press("Ctrl+6");
        let corner = || page.attr(&cell(1), "data-corner").unwrap_or_default();
        page.wait_until("both stand", || page.notes(1) == "6" && corner().trim() == "4");
        page.press(".");
        page.wait_until("they are exchanged", || page.notes(1) == "4" && corner().trim() == "6");
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.hover(".clock");
        page.wait_until("both came back, and the setting", || page.notes(1) == "4" && corner().trim() == "6");
    });
}

#[test]
fn letters_are_commands_after_a_comma_where_they_are_digits() {
    game(Options::desktop(), LARGE, |page| {
        let at = LARGE.find('.').unwrap_or(0);
        page.select(at);
        let digit = candidates(LARGE, at).chars().last().unwrap_or('1');
        page.press(",");
        page.press("c");
        assert_eq!(page.attr(NOTES, "aria-pressed").as_deref(), Some("true"));
        assert_eq!(page.board(), LARGE, "the letter was no digit");
        page.press(&digit.to_lowercase().to_string());
        page.wait_until("a note stands", || page.notes(at) == digit.to_string());
    });
}

#[test]
fn the_filter_shows_where_a_digit_can_be() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        page.press("Alt+1");
        let path = |name: &str| page.attr(&format!(".ground .{name}"), "d").unwrap_or_default();
        page.wait_until("the digit is pointed out", || {
            !path("standing").is_empty() && !path("barred").is_empty()
        });
        page.press("Alt+1");
        page.wait_until("nothing is", || path("standing").is_empty() && path("barred").is_empty());
        page.click(FILTER);
        page.wait_for(".highlights");
        page.click(".highlights button:first-child");
        page.wait_until("the digit is pointed out again", || !path("standing").is_empty());
        assert_eq!(page.board(), MEDIUM, "pointing out enters nothing");
        page.click(&key(2));
        page.wait_board(&with(MEDIUM, 1, '2'));
        page.press("Escape");
        page.wait_until("nothing is, again", || path("standing").is_empty());
        page.wait_gone(".highlights");
    });
}

#[test]
fn notes_are_filled_and_keep_in_step() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(FILL);
        page.click("#fill button");
        let empty: Vec<usize> = MEDIUM.match_indices('.').map(|(index, _)| index).collect();
        page.hover(".clock");
        for &index in &empty {
            assert_eq!(page.notes(index), candidates(MEDIUM, index), "cell {index}");
        }
        page.wait_text(".notice", "update them");
        page.click(".notice .button");
        let at = empty[0];
        let right = &solution(MEDIUM)[at..=at];
        page.select(at);
        page.press(right);
        let now = with(MEDIUM, at, right.chars().next().unwrap_or('1'));
        page.wait_board(&now);
        for &index in &empty[1..] {
            assert_eq!(page.notes(index), candidates(&now, index), "cell {index} after {right}");
        }
        page.press("Ctrl+z");
        page.wait_board(MEDIUM);
        for &index in &empty[1..] {
            assert_eq!(page.notes(index), candidates(MEDIUM, index), "cell {index} given back");
        }
        page.press("Ctrl+z");
        page.wait_until("all notes are gone", || page.count("[data-notes]") == 0);
    });
}

#[test]
fn a_check_tells_no_more_than_was_chosen_and_leads_back() {
    game(Options::desktop(), MEDIUM, |page| {
        let empty: Vec<usize> = MEDIUM.match_indices('.').map(|(index, _)| index).collect();
        let right = solution(MEDIUM);
        page.select(empty[0]);
        page.press(&right[empty[0]..=empty[0]]);
        page.click(CHECK);
        page.wait_text(".notice", "No mistakes so far");
        let good = page.board();
        let wrong = |at: usize| {
            let own = right.as_bytes()[at] as char;
            candidates(&good, at).chars().find(|&digit| digit != own)
        };
        let (at, digit) = empty[1..].iter().find_map(|&at| Some((at, wrong(at)?))).unwrap_or_default();
        page.select(at);
        page.press(&digit.to_string());
        page.press("Enter");
        page.wait_text(".notice", "There is a mistake");
        assert_eq!(page.count(".cell.wrong"), 0, "which one was not asked");
        choose(page, "check-says", "which");
        page.select(at);
        page.press("Enter");
        page.wait_text(".notice", "marked digit");
        page.wait_for(&format!("{}.wrong", cell(at)));
        page.click(BACK_TO_RIGHT);
        page.wait_board(&good);
        page.wait_text(".notice", "Rewound 1 move");
        page.press("Ctrl+y");
        page.wait_board(&with(&good, at, digit));
    });
}

/// A trial and a highlight together keep their words on a phone, and move nothing, at any size of board.
#[test]
fn a_trial_and_a_highlight_keep_their_words_and_move_nothing() {
    for puzzle in [MEDIUM, LARGE] {
        game(Options::phone(), puzzle, |page| {
            let places = || {
                [".board", ".tools", ".modes", ".keypad"]
                    .map(|css| page.rect(css).map(f64::round).map(|far| far as i64))
            };
            let before = places();
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

#[test]
fn single_keys_can_be_switched_off() {
    game(Options::desktop(), MEDIUM, |page| {
        turn(page, "letter-keys");
        page.select(1);
        for keys in ["v", "h", "f", "?", "t"] {
            page.press(keys);
        }
        assert_eq!(page.attr(DIGITS, "aria-pressed").as_deref(), Some("true"));
        assert_eq!((page.count("[data-notes]"), page.count("dialog[open]"), page.count(".trial")), (0, 0, 0));
        page.press("4");
        page.wait_board(&with(MEDIUM, 1, '4'));
    });
}
