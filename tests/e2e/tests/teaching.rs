//! Help for a player, with real keys and a real pointer: a hint in its three stages, verdicts on moves, and
//! the review at the end.

use stepdoku_e2e::puzzles::{LARGE, SMALL};
use stepdoku_e2e::{Options, game, solution};

const HINT: &str = "[data-does=hint]";
const CARD: &str = ".hint-card";
const FURTHER: &str = ".hint-actions .primary";

#[test]
fn a_hint_is_told_stage_by_stage_and_applied() {
    game(Options::desktop(), SMALL, |page| {
        page.click(HINT);
        page.wait_for(".hint-stage[data-stage='1']");
        page.wait_announced("Hint. Look ");
        assert_eq!(page.count(".board .marks .place"), 0, "what follows is told last");
        page.click(FURTHER);
        page.wait_for(".hint-stage[data-stage='2']");
        assert_eq!(page.count(".board .marks .place"), 0);
        // The same key continues for a screen reader user, and the focus stays.
        page.press("i");
        page.wait_for(".hint-stage[data-stage='3']");
        assert_eq!(page.count(".board .marks .place"), 1);
        page.click(FURTHER);
        page.wait_until("the card is gone", || page.count(CARD) == 0);
        page.wait_announced("placed in");
        page.wait_until("the board has the focus", || page.focused_cell().is_some());
        page.press("Ctrl+z");
        page.press("/");
        page.wait_for(CARD);
        page.press("Escape");
        page.wait_until("Escape lets it go", || page.count(CARD) == 0);
    });
}

#[test]
fn where_letters_are_digits_the_key_needs_a_comma() {
    game(Options::desktop(), LARGE, |page| {
        page.press(",");
        page.press("i");
        page.wait_for(".hint-stage[data-stage='1']");
    });
}

#[test]
fn moves_are_judged_when_it_is_wanted_and_the_game_is_reviewed() {
    game(Options::desktop(), SMALL, |page| {
        page.click("[data-opens=settings]");
        page.click("#more-settings > summary");
        page.click("input[name=judge-moves]");
        page.press("Escape");
        let whole = solution(SMALL);
        let empty: Vec<usize> = SMALL.char_indices().filter(|(_, c)| *c == '.').map(|(at, _)| at).collect();
        for (nth, at) in empty.into_iter().enumerate() {
            page.click(&stepdoku_e2e::cell(at));
            page.press(&whole[at..=at]);
            if nth == 0 {
                page.wait_for(".judged");
            }
        }
        page.wait_for(".finish");
        page.click(".finish-actions .button:nth-child(2)");
        page.wait_for(".review-line[data-verdict]");
        page.press("ArrowDown");
        page.wait_until("the next line has the focus", || page.has_focus("#review-1"));
        assert_eq!(page.attr("#review-1", "aria-current").as_deref(), Some("true"));
        page.press("End");
        let last = format!("#review-{}", SMALL.matches('.').count() - 1);
        page.wait_until("the last line has the focus", || page.has_focus(&last));
        // The card has the reason, and its buttons lead from move to move.
        page.press("Home");
        page.wait_for(".review-answer .technique");
        page.click(".review-answer .answer-foot .primary");
        page.wait_for("#review-1[aria-current=true]");
        page.click(".review-answer .technique-link");
        page.wait_for(".learn-name");
        page.click(".learn-back");
        page.wait_for("#review-1[aria-current=true]");
        page.wait_gone(".learn-name");
        page.wait_for(".review-seen .marks .place");
    });
}
