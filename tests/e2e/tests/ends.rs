//! The ends of the solver: singles run out, the search, wrong positions, kept digits, and the solution.

use std::collections::BTreeSet;
use stepdoku_e2e::places::{BACK_STEP, END, NEXT_STEP, PASSES, PLAY, SOLUTION, START, UNDO};
use stepdoku_e2e::puzzles::{HARD, MEDIUM, SMALL};
use stepdoku_e2e::{Options, candidates, game, solution, solving};

#[test]
fn when_singles_run_dry_a_search_is_offered_and_can_be_watched() {
    solving(Options::desktop(), HARD, |page| {
        page.click(PASSES);
        page.click(END);
        page.wait_text(".notice-card", "No more singles");
        page.wait_text(".notice-card", "Guess instead");
        page.wait_announced("No more singles");
        assert!(!page.is_off(NEXT_STEP), "the ladder goes on from here");
        let dry = page.board();
        assert!(dry.contains('.'), "dry, and yet solved");
        let open = dry.find('.').unwrap_or(0);
        assert_eq!(page.notes(open), candidates(&dry, open), "the leftover candidates are shown");

        page.click(".notice-card-actions .button:not(.primary)");
        page.wait_text(".technique", "Guess");
        assert_eq!(page.moment().0, "Search");
        assert!(page.shapes().contains(&"path.guess".to_owned()), "{:?}", page.shapes());
        assert!(page.text(".sentence").contains("try "), "{}", page.text(".sentence"));
        let mut seen = BTreeSet::new();
        let mut wrong = None;
        for _ in 0..200 {
            let technique = page.text(".technique");
            match technique.as_str() {
                "Guess" => wrong = Some(page.placed()),
                "Dead end" => {
                    let clash = page
                        .shapes()
                        .iter()
                        .any(|shape| shape == "g.contradiction" || shape == "rect.house.clash");
                    assert!(clash, "{:?}", page.shapes());
                    let said = page.text(".sentence");
                    // Below an earlier guess, it is only known that both cannot be right.
                    assert!(said.contains("wrong") || said.contains("can't be right"), "{said}");
                }
                "Undo guess" => {
                    let (index, digit) = page.placed();
                    assert_eq!(wrong, Some((index, digit)), "the last guess is taken back");
                    assert_eq!(page.board().chars().nth(index), Some('.'), "its digit is gone");
                    assert!(!page.notes(index).contains(digit), "and ruled out");
                }
                _ => {}
            }
            seen.insert(technique);
            if seen.contains("Undo guess") {
                break;
            }
            page.click(NEXT_STEP);
        }
        for technique in ["Guess", "Dead end", "Undo guess"] {
            assert!(seen.contains(technique), "no {technique} among {seen:?}");
        }
        // Back over the retreat, and all of it again.
        let taken_back = page.board();
        page.click(BACK_STEP);
        assert_eq!(page.text(".technique"), "Dead end");
        page.click(NEXT_STEP);
        assert_eq!(page.board(), taken_back);
        page.click(END);
        page.wait_text(".notice-card", "and by guessing");
        assert_eq!(page.board(), solution(HARD));
        page.click(START);
        assert_eq!(page.board(), HARD);
    });
}

#[test]
fn the_solution_is_asked_for_once_and_undone_like_any_move() {
    game(Options::desktop(), MEDIUM, |page| {
        let ask = || {
            page.click(SOLUTION);
            page.wait_text("dialog[open]", "Show the solution?");
        };
        let button =
            |number: usize| page.click(&format!("dialog[open] .dialog-foot button:nth-child({number})"));
        let solved = solution(MEDIUM);
        ask();
        button(1);
        page.wait_gone("dialog[open]");
        assert_eq!(page.board(), MEDIUM, "asking alone shows nothing");
        ask();
        button(2);
        page.wait_gone("dialog[open]");
        assert_eq!(page.texts(".solution-board td").concat(), solved);
        assert_eq!(page.board(), MEDIUM, "beside is not on the board");
        page.click(".solution button");
        page.wait_gone(".solution");
        ask();
        button(3);
        page.wait_board(&solved);
        page.wait_for(".finish");
        page.click(".finish-details > summary");
        page.wait_text(".finish", "with a look at the solution and the solution filled in");
        page.click(".finish-more .button:nth-child(1)");
        page.wait_board(MEDIUM);
        assert_eq!(page.count(&format!("{UNDO}[aria-disabled=true]")), 1, "it was one move");
    });
}

#[test]
fn the_finish_leads_to_its_explanation() {
    game(Options::desktop(), SMALL, |page| {
        page.click(SOLUTION);
        page.click("dialog[open] .dialog-foot button:nth-child(3)");
        page.wait_for(".finish");
        page.click(".finish-details > summary");
        page.click(".finish-more .button:nth-child(4)");
        page.wait_text(".technique", "From the givens");
        assert_eq!(page.board(), SMALL);
        page.click(NEXT_STEP);
        assert!(page.shapes().contains(&"rect.place".to_owned()));
        page.click(PLAY);
        page.wait_board(&solution(SMALL));
    });
}
