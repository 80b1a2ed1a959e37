//! Asking why: by mouse, by finger and by keys; down to the givens and back, and the consequences of a trial.

use stepdoku_e2e::places::{NEXT_PASS, PASSES, UNDO};
use stepdoku_e2e::puzzles::{ARTICLE, LARGE};
use stepdoku_e2e::{Options, candidates, cell, game, solution, solving};

const ASK: &str = "[data-does=why]";
const ANSWER: &str = ".why-answer";

fn digit(symbol: char) -> String {
    format!(".why-digit[data-digit='{}']", symbol.to_digit(36).unwrap_or_default())
}

#[test]
fn a_candidate_is_asked_about_by_mouse_and_walked_down_to_a_given() {
    game(Options::desktop(), ARTICLE, |page| {
        page.right_click(&cell(0));
        page.click(ASK);
        page.wait_text(".why-title", "r1c1");
        assert!(page.has_focus(".why-title"), "who cannot see hears what is asked");
        // The digits show the candidates of the cell.
        let there = page.texts(".why-digits [data-is='there']").concat();
        assert_eq!(there, candidates(ARTICLE, 0));
        page.click(&digit('8'));
        page.wait_text(ANSWER, "a given in r1c6");
        page.wait_announced("a given in row 1 column 6");
        page.wait_until("the answer has the focus", || page.has_focus(ANSWER));
        assert!(page.shapes().iter().any(|shape| shape.contains("cause")), "{:?}", page.shapes());
        page.click(".why-link");
        page.wait_text(ANSWER, "because it is a given");
        page.wait_until("the way is shown", || page.count(".why-crumb") == 2);
        page.press("Backspace");
        page.wait_gone(".why-crumb");
        // Selecting another cell asks about that one.
        page.click(&cell(2));
        page.wait_text(".why-title", "r1c3");
        page.press("Escape");
        page.wait_gone(".why");
        page.wait_until("the focus is on the cell", || page.focused_cell() == Some(2));
        assert_eq!(page.shapes(), Vec::<String>::new(), "nothing of the answer is left");
        assert_eq!(page.board(), ARTICLE, "the game is as it was");
    });
}

#[test]
fn what_would_follow_is_walked_line_by_line_with_the_keys() {
    game(Options::desktop(), ARTICLE, |page| {
        page.select(0);
        page.press("y");
        page.wait_for(".why");
        let right = solution(ARTICLE).chars().next().expect("a board");
        page.press(&right.to_string());
        // An answer that gives a digit away waits, once in a game; the same key gets it.
        page.wait_text(ANSWER, "time won't count");
        page.wait_announced("time won't count");
        assert_eq!(page.count(".why .technique"), 0);
        page.press(&right.to_string());
        // The right digit is given with its reason, and not played through.
        page.wait_text(".why-title", "Why is r1c1 ");
        page.wait_text(ANSWER, "must be");
        page.wait_for(".why .technique");
        assert!(page.count(".why-link") > 0, "it rests on something");
        assert_eq!(page.count(".why-line"), 0, "what is right is not played out");
        page.press("5");
        page.wait_text(ANSWER, "leads to a contradiction");
        let lines = page.count(".why-line");
        assert!(lines > 3);
        for line in 2..=lines {
            page.press("ArrowRight");
            page.wait_text(".why-turn", &format!("{line} of {lines}"));
        }
        page.wait_text(ANSWER, "can't be");
        assert!(page.shapes().iter().any(|shape| shape.contains("clash") || shape.contains("contradiction")));
        page.press("Escape");
        page.wait_gone(".why");
        // The player has the board back, and so have the keys.
        page.wait_until("the focus is on the cell", || page.focused_cell() == Some(0));
        assert_eq!(page.board(), ARTICLE);
        page.press(&right.to_string());
        page.wait_until("the digit stands", || page.board().starts_with(right));
        // It is the player's digit now, and its reason is the same.
        page.press("y");
        page.wait_text(ANSWER, "must be");
        page.wait_for(".why .technique");
        page.click(".why-close");
        page.wait_gone(".why");
        page.click(UNDO);
        page.wait_board(ARTICLE);
    });
}

#[test]
fn the_solver_is_asked_for_the_step_that_placed_a_digit() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(PASSES);
        for _ in 0..6 {
            page.click(NEXT_PASS);
        }
        page.wait_for(".cell.solver");
        page.right_click(".cell.solver");
        page.click(ASK);
        page.wait_for(".why .technique");
        let first = page.text(".why-title");
        let mut links = 0;
        while page.count(".why-link[data-kind='step']") > 0 {
            page.click(".why-link[data-kind='step']");
            links += 1;
            page.wait_until("the way grows", || page.count(".why-crumb") == links + 1);
        }
        page.click(".why-link");
        page.wait_text(ANSWER, "because it is a given");
        page.click(".why-crumb");
        page.wait_gone(".why-crumb");
        assert_eq!(page.text(".why-title"), first);
        page.click(".why-close");
        page.wait_for(".stepper");
    });
}

#[test]
fn a_finger_asks_on_a_large_board() {
    game(Options::phone(), LARGE, |page| {
        page.long_press(&cell(0));
        page.wait_for(".cell-menu:popover-open");
        page.tap(ASK);
        page.wait_for(".why");
        let [_, top, _, height] = page.rect(".why");
        let [_, board_top, _, board_height] = page.rect(".board-frame");
        assert!(top >= board_top + board_height, "the board stays in sight");
        assert!(height > 150.0);
        let there = candidates(LARGE, 0).chars().next().expect("a candidate");
        page.tap(&digit(there));
        page.wait_until("there is an answer", || {
            let answer = page.text(ANSWER);
            ["contradiction", "must be", "Nothing goes wrong", "your times"]
                .iter()
                .any(|end| answer.contains(end))
        });
        let sideways = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.js(sideways, &[]), true);
        page.tap(".why-close");
        page.wait_gone(".why");
    });
}
