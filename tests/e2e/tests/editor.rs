//! The editor: a puzzle is entered by hand, and the findings appear while typing.

use stepdoku_e2e::places::{DO_IT, NEW};
use stepdoku_e2e::puzzles::{ARTICLE, GIANT, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, game, journey, solution, with};

const SAID: &str = ".editor-count strong";
const BOARD: &str = "#editor-board";

fn entered(index: usize) -> String {
    format!("#entered-{index}")
}

fn pad(symbol: char) -> String {
    let digit = symbol.to_digit(36).expect("a digit");
    format!(".editor-pad .button:nth-child({digit})")
}

/// Starts from a board, by its number among the choices.
fn begin(page: &Page, choice: usize) {
    page.click(&format!(".editor-begin .button:nth-child({choice})"));
    page.click(BOARD);
}

/// Types a board row by row, as read from paper.
fn type_rows(page: &Page, line: &str) {
    let side = line.len().isqrt();
    page.press("Ctrl+Home");
    for (row, symbols) in line.as_bytes().chunks(side).enumerate() {
        if row > 0 {
            page.press("Home");
            page.press("ArrowDown");
        }
        for (column, &symbol) in symbols.iter().enumerate() {
            if column > 0 {
                page.press("ArrowRight");
            }
            if symbol != b'.' {
                page.press(&char::from(symbol).to_string());
            }
        }
    }
}

/// The cells of a class, by their numbers.
fn marked(page: &Page, class: &str) -> Vec<usize> {
    let script = "return [...document.querySelectorAll('.entered')].map((cell, i) => \
                  cell.classList.contains(arguments[0]) ? i : -1).filter(i => i >= 0);";
    let cells = page.js(script, &[class.into()]);
    cells
        .as_array()
        .expect("numbers")
        .iter()
        .filter_map(serde_json::Value::as_u64)
        .map(|cell| cell as usize)
        .collect()
}

/// The board of the editor, as a line.
fn line(page: &Page) -> String {
    let script = "return [...document.querySelectorAll('.entered')].map(cell => \
                  cell.querySelector('.entered-either') ? '.' : cell.textContent || '.').join('');";
    page.js(script, &[]).as_str().expect("a line").to_owned()
}

#[test]
fn a_puzzle_is_typed_from_paper_and_played() {
    journey(Options::desktop(), "", |page| {
        page.press("o");
        page.wait_for(BOARD);
        page.wait_until("the board has the keys", || page.has_focus(BOARD));
        assert!(page.is_off("#play-entered"));
        let cut = MEDIUM.rfind(|symbol| symbol != '.').expect("a given");
        type_rows(page, &with(MEDIUM, cut, '.'));
        page.wait_text(SAID, "More than one solution.");
        assert_eq!(page.count("#mark-spare"), 0, "nothing is made neater before it is a puzzle");
        page.wait_until("two solutions stand side by side", || page.count(".editor-solution svg") == 2);
        assert!(marked(page, "differs").len() > 3, "the cells in which they differ are lit");
        assert!(page.is_off("#play-entered"));
        page.click(&entered(cut));
        page.press(&MEDIUM[cut..=cut]);
        page.wait_text(SAID, "Exactly one solution.");
        page.wait_gone(".editor-solution");
        page.wait_for(".editor .level-bars");
        assert_eq!(line(page), MEDIUM);
        page.click("#play-entered");
        page.wait_gone("dialog[open]");
        page.wait_givens(MEDIUM);
        assert_eq!(page.puzzle_in_address(), MEDIUM);
    });
}

#[test]
fn digits_that_clash_are_lit_and_named() {
    game(Options::desktop(), MEDIUM, |page| {
        page.press("o");
        page.wait_for(BOARD);
        begin(page, 9);
        page.wait_text(SAID, "Exactly one solution.");
        let free = MEDIUM.find('.').expect("an empty cell");
        page.click(&entered(free));
        // A digit that clashes in its row is reported without the worker.
        page.press(&MEDIUM[..1]);
        page.wait_text(SAID, &format!("Row 1 has {} twice, in r1c1 and r1c{}.", &MEDIUM[..1], free + 1));
        assert_eq!(marked(page, "conflict"), [0, free]);
        let right = solution(MEDIUM);
        let wrong = ('1'..='9')
            .filter(|&digit| !right[free..].starts_with(digit))
            .find(|&digit| {
                page.press(&digit.to_string());
                page.wait_for(".editor-said[aria-busy=false]");
                page.text(SAID).starts_with("No solution.")
            })
            .expect("a digit that no other rules out directly");
        page.wait_text(SAID, "right.");
        let clash = marked(page, "conflict");
        assert!(clash.contains(&free), "with {wrong} there: {clash:?}");
        assert!(
            clash.len() < MEDIUM.bytes().filter(|&symbol| symbol != b'.').count(),
            "some have no part in it"
        );
        page.press("Backspace");
        page.wait_text(SAID, "Exactly one solution.");
        assert!(marked(page, "conflict").is_empty());
        page.press("Ctrl+z");
        page.wait_text(SAID, "No solution.");
        page.press("Ctrl+y");
        page.wait_text(SAID, "Exactly one solution.");
    });
}

#[test]
fn a_position_is_taken_made_minimal_and_made_symmetric() {
    game(Options::desktop(), ARTICLE, |page| {
        let right = solution(ARTICLE);
        let free = ARTICLE.find('.').expect("an empty cell");
        page.select(free);
        page.press(&right[free..=free]);
        let position = with(ARTICLE, free, char::from(right.as_bytes()[free]));
        page.wait_board(&position);
        page.press("o");
        page.wait_for(BOARD);
        begin(page, 10);
        page.wait_text(SAID, "Exactly one solution.");
        assert_eq!(line(page), position);
        page.click("#mark-spare");
        page.wait_text(".editor-neater", "marked.");
        assert!(marked(page, "spare").contains(&free), "the puzzle had one solution without it");
        page.click("#make-minimal");
        page.wait_text(".editor-neater", "The puzzle is minimal.");
        let minimal = line(page);
        assert!(minimal.matches('.').count() > position.matches('.').count());
        page.click("#make-symmetric");
        page.wait_until("givens were added", || line(page) != minimal);
        page.wait_until("no more are needed", || page.is_off("#make-symmetric"));
        let symmetric = line(page);
        let mirrored: String = symmetric.chars().rev().collect();
        let shape = |line: &str| line.chars().map(|symbol| symbol != '.').collect::<Vec<_>>();
        assert_eq!(shape(&symmetric), shape(&mirrored), "a half turn changes nothing");
        page.click("#editor-undo");
        page.wait_until("one change is taken back", || line(page) == minimal);
        // The board is unchanged, and the entered digits are there when the editor opens again.
        page.click("dialog[open] .dialog-head .icon-button");
        page.wait_gone("dialog[open]");
        assert_eq!(page.board(), position);
        page.press("o");
        page.wait_for(BOARD);
        page.wait_text(SAID, "Exactly one solution.");
        assert_eq!(line(page), minimal);
    });
}

#[test]
fn a_finger_puts_a_puzzle_in() {
    journey(Options::phone(), "", |page| {
        page.tap(NEW);
        page.tap("#door-enter");
        page.tap("[data-opens=editor]");
        page.wait_for(BOARD);
        page.tap(".editor-begin .button:nth-child(1)");
        page.wait_until("there are 16 cells", || page.count(".entered") == 16);
        let overflow = "return document.querySelector('dialog[open] .dialog-body').scrollWidth > \
                        document.querySelector('dialog[open] .dialog-body').clientWidth";
        assert_eq!(page.js(overflow, &[]), false, "nothing is cut off at the side");
        for (index, symbol) in SMALL.chars().enumerate().filter(|(_, symbol)| *symbol != '.') {
            page.tap(&entered(index));
            page.tap(&pad(symbol));
        }
        page.wait_text(SAID, "Exactly one solution.");
        // Without 3 and 4 these two digits are interchangeable.
        page.tap("#editor-erase");
        page.tap(&entered(0));
        page.tap("#editor-erase");
        page.wait_text(SAID, "More than one solution.");
        page.tap("#editor-undo");
        page.tap("#editor-undo");
        page.wait_text(SAID, "Exactly one solution.");
        page.tap(DO_IT);
        page.wait_gone("dialog[open]");
        page.wait_givens(SMALL);
    });
}

/// Where letters are digits, the dialog of a new puzzle leads to the editor, and the largest boards are
/// checked quickly enough for a person.
#[test]
fn the_largest_board_is_looked_through() {
    game(Options::desktop(), GIANT, |page| {
        page.click(NEW);
        page.click("#door-enter");
        page.click("[data-opens=editor]");
        page.wait_for(BOARD);
        begin(page, 9);
        page.wait_text(SAID, "Exactly one solution.");
        page.click("#mark-spare");
        page.wait_text(".editor-neater", "marked.");
        page.click("#make-minimal");
        page.wait_text(".editor-neater", "could not be decided in a reasonable time.");
        page.click("#editor-undo");
        let free = GIANT.find('.').expect("an empty cell");
        page.click(&entered(free));
        page.press("Backspace");
        page.wait_until("it is the puzzle again", || line(page) == GIANT);
    });
}

/// The small digits of a cell, without their places.
fn small(page: &Page, index: usize) -> String {
    let script = "return (document.querySelector(arguments[0]).dataset.notes ?? '').replace(/\\s/g, '');";
    page.js(script, &[entered(index).into()]).as_str().expect("a text").to_owned()
}

/// A setter watches what is still possible while digits and cages come and go.
#[test]
fn the_digits_of_solutions_are_shown_while_editing() {
    journey(Options::desktop(), "", |page| {
        page.press("o");
        page.wait_for(BOARD);
        begin(page, 1);
        for (index, symbol) in [(2, "3"), (3, "4")] {
            page.click(&entered(index));
            page.press(symbol);
        }
        page.wait_text(SAID, "More than one solution.");
        assert_eq!(small(page, 0), "", "nothing is shown by accident");
        page.click("#true-candidates");
        page.wait_text(SAID, "24 solutions.");
        assert_eq!((small(page, 0), small(page, 15)), ("12".into(), "123".into()));
        page.click(&entered(0));
        page.press("2");
        page.wait_text(SAID, "12 solutions.");
        assert_eq!((small(page, 0), small(page, 1)), (String::new(), "1".into()));
        let label = page.attr(&entered(1), "aria-label").expect("a label");
        assert!(label.contains(", possible: 1, "), "{label}");
        page.click("#editor-undo");
        page.wait_text(SAID, "24 solutions.");
        page.click("#true-candidates");
        page.wait_text(SAID, "More than one solution.");
        assert_eq!(small(page, 0), "");
    });
}

/// The hardest step names its clues, and a given says what it carries.
#[test]
fn the_hardest_step_marks_what_it_rests_on() {
    game(Options::desktop(), ARTICLE, |page| {
        page.press("o");
        page.wait_for(BOARD);
        begin(page, 9);
        page.wait_text(SAID, "Exactly one solution.");
        page.click("#find-hardest");
        page.wait_text(".editor-neater", "Hardest step: ");
        let carries = marked(page, "carries");
        assert!(!carries.is_empty() && page.text(".editor-neater").contains(" givens, marked on the board."));
        page.click(&entered(carries[0]));
        page.wait_text(".editor-said", " steps. The hardest: ");
        assert!(marked(page, "carries").is_empty(), "now it is about one given");
        let free = ARTICLE.find('.').expect("an empty cell");
        page.click(&entered(free));
        page.wait_text(".editor-said", " fills r1c1: ");
        page.click("#find-hardest");
        page.wait_text(".editor-neater", "Hardest step: ");
    });
}
