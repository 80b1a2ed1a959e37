//! The display of a step: words that highlight the board, the legend, and the notations.

use stepdoku_e2e::places::NEXT_STEP;
use stepdoku_e2e::puzzles::ARTICLE;
use stepdoku_e2e::{Options, cell, solving};

/// The button that unfolds the notations.
const UNFOLD: &str = ".run [aria-expanded]";

#[test]
fn the_board_lights_the_words_that_speak_of_it() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(NEXT_STEP);
        let (index, digit) = page.placed();
        assert_eq!(page.count(".piece.spoken"), 0);
        page.hover(&cell(index));
        page.wait_until("cell and digit are lit in the sentence", || {
            page.count(".piece.cell.spoken") > 0 && page.count(".piece.digit.spoken") > 0
        });
        assert!(page.texts(".piece.digit.spoken").iter().all(|said| *said == digit.to_string()));
        page.hover(".brand");
        page.wait_until("no word is lit", || page.count(".piece.spoken") == 0);
    });
}

#[test]
fn each_step_is_there_in_two_notations() {
    solving(Options::phone(), ARTICLE, |page| {
        page.tap(NEXT_STEP);
        assert_eq!(page.count(".written dd"), 0);
        // A phone folds rarely used parts.
        page.tap(".unfolds");
        page.tap(UNFOLD);
        page.wait_for(".written dd");
        assert_eq!(page.attr(UNFOLD, "aria-expanded").as_deref(), Some("true"));
        let mut seen = Vec::new();
        for _ in 0..4 {
            // Board and notations are read one after the other, so a step may come between.
            let mut hodoku = String::new();
            page.wait_until("both notations end with what is placed", || {
                let (index, digit) = page.placed();
                let then = format!("r{}c{}={digit}", index / 9 + 1, index % 9 + 1);
                hodoku = page.text(".written div:nth-child(2) dd");
                page.text(".written div:nth-child(1) dd").ends_with(&format!(" => {then}"))
                    && hodoku.ends_with(&format!(" Single: {then}"))
                    && !seen.contains(&hodoku)
            });
            let legend = page.text(".signs .legend");
            assert!(legend.contains("placed") && !legend.contains("strong link"), "{legend}");
            seen.push(hodoku);
            page.tap(NEXT_STEP);
        }
        page.tap(UNFOLD);
        page.wait_gone(".written");
    });
}

#[test]
fn all_signs_are_explained_with_the_keys() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(&cell(40));
        page.press("?");
        page.wait_for("dialog[open] .legend");
        let told = page.text("dialog[open] .legend");
        for sign in ["strong link", "weak link", "fin", "set D", "part of the pattern", "counts as one"] {
            assert!(told.contains(sign), "{sign}: {told}");
        }
        assert_eq!(page.count("dialog[open] .legend li"), page.count("dialog[open] .legend svg"));
    });
}
