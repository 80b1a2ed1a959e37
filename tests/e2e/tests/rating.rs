//! The facts about the current puzzle: its level and its ratings, and the hardest technique only on request.

use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, game};

const LABEL: &str = ".game-name";
const FACTS: &str = "dialog[open] .puzzle-facts";

#[test]
fn the_puzzle_tells_how_hard_it_is() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(LABEL);
        page.wait_text(FACTS, "9×9 · Medium");
        page.click("#details > summary");
        page.wait_text(FACTS, "HoDoKu");
        let told = page.text(FACTS);
        assert!(told.contains("ER") && told.contains("the first step"), "{told}");
        // The techniques are hints, so they are folded under their heading.
        assert_eq!(page.count("#details details:not([open])"), 1);
        page.click("#details details > summary");
        page.wait_text("#details details", "ED: Hidden Single");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        assert_eq!(page.board(), MEDIUM, "nothing was played");
    });
}

#[test]
fn it_is_reached_by_keyboard() {
    game(Options::phone(), MEDIUM, |page| {
        for _ in 0..40 {
            if page.has_focus(LABEL) {
                break;
            }
            page.press("Tab");
        }
        assert!(page.has_focus(LABEL));
        page.press("Enter");
        page.wait_text(FACTS, "givens");
    });
}
