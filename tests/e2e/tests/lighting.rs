//! Explanations and drawings highlight each other: hints, answers and steps alike; and the keys that lead to
//! the path and to all steps.

use stepdoku_e2e::puzzles::ARTICLE;
use stepdoku_e2e::{Options, Page, cell, game, solving};

const ALL: &str = ".list-tab:nth-of-type(3)";

/// The cell and the digit drawn as placed.
fn placed(page: &Page) -> (usize, String) {
    let at = |name: &str| {
        let place = page.attr(".marks .place", name).and_then(|at| at.parse::<f64>().ok());
        place.map_or(0, |place| place as usize)
    };
    (at("y") * 9 + at("x"), page.drawn(".marks .place-digit"))
}

#[test]
fn words_of_a_hint_light_the_board_and_the_board_its_words() {
    game(Options::desktop(), ARTICLE, |page| {
        page.click(&cell(0));
        page.press("i");
        page.wait_for(".hint-card .hint-stage");
        assert_eq!(page.count(".hint-card .legend li"), 0, "at first there is nothing but where to look");
        page.press("i");
        page.wait_for(".hint-card .technique");
        page.press("i");
        page.wait_text(".hint-card", "time won't count");
        page.press("i");
        page.wait_for(".hint-card .hint-applies");
        let (index, digit) = placed(page);
        page.hover(".hint-card .piece.house");
        page.wait_for(".marks .lit-house");
        page.hover(&cell(index));
        page.wait_until("cell and digit are lit in the hint", || {
            page.count(".hint-card .piece.cell.spoken") > 0
                && page.text(".hint-card .piece.digit.spoken") == digit
        });
        assert_eq!(page.count(".marks .lit-house"), 0, "the pointer left the word");
        assert!(page.text(".hint-card .legend").contains("placed"));
    });
}

/// A tap on a listed step shows it before another press takes it.
#[test]
fn all_steps_are_read_and_taken_with_a_finger() {
    solving(Options::phone(), ARTICLE, |page| {
        page.tap(ALL);
        page.wait_for(".all-line");
        page.tap(".all-line");
        page.wait_for(".marks .place");
        page.wait_until("the sheet is out of the way", || page.count("[data-sheet=open]") == 0);
        let before = page.text(".step-where");
        page.tap(".take");
        page.wait_until("it is taken", || {
            let now = page.text(".step-where");
            now != before && now.contains("this puzzle")
        });
        assert_eq!(page.count("[data-sheet=open]"), 0);
        page.tap(ALL);
        page.wait_for("[data-sheet=open] .all-line");
    });
}
