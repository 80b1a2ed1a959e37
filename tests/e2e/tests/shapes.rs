//! Boards with rectangular boxes, from the choice of size to the last digit.

use serde_json::json;
use std::collections::BTreeSet;
use stepdoku_e2e::places::{DO_IT, END, FIELD, NEW, NEXT_STEP, PLAY, SOLVE};
use stepdoku_e2e::puzzles::{KNIGHTS, TWELVE};
use stepdoku_e2e::{Options, Page, journey, solution};

/// The cells right of a thick line in the first row, and the rows below one in the first column, by number.
fn lines(page: &Page) -> (Vec<u64>, Vec<u64>) {
    let script =
        "const wide = (cell, edge) => parseFloat(getComputedStyle(cell)[`border-${edge}-width`]) > 1.5;
        const rows = [...document.querySelectorAll('.board .row')];
        const first = [...rows[0].querySelectorAll('.cell')];
        return [first.flatMap((cell, i) => wide(cell, 'right') ? [i + 1] : []),
            rows.flatMap((row, i) => wide(row.querySelector('.cell'), 'bottom') ? [i + 1] : [])];";
    let found = page.js(script, &[json!(0)]);
    let numbers = |at: usize| {
        let list = found[at].as_array().expect("a list");
        list.iter().map(|number| number.as_u64().expect("a number")).collect()
    };
    (numbers(0), numbers(1))
}

/// The keys of the pad: as many as digits, all in the window, none on another.
fn check_keys(page: &Page, digits: usize) {
    assert_eq!(page.count(".key"), digits);
    let script = "const boxes = [...document.querySelectorAll('.key')].map(key => key.getBoundingClientRect());
        return boxes.every(one => one.width >= 24 && one.height >= 24 && one.right <= innerWidth)
            && boxes.every((one, i) => boxes.every((two, j) => i === j || one.right <= two.left + 0.5
                || two.right <= one.left + 0.5 || one.bottom <= two.top + 0.5 || two.bottom <= one.top + 0.5));";
    assert_eq!(page.js(script, &[]), json!(true), "{digits} keys");
}

#[test]
fn a_6x6_is_made_solved_and_finished_by_touch() {
    journey(Options::phone(), "", |page| {
        page.tap(NEW);
        page.tap("dialog[open] label:has(> input[name=shape][value='6'])");
        page.tap("#level-medium");
        page.wait_gone("dialog[open]");
        let line = page.givens();
        assert_eq!(line.len(), 36);
        assert_eq!(lines(page), (vec![3], vec![2, 4]));
        check_keys(page, 6);
        let solved = solution(&line);
        for (cell, digit) in solved.chars().enumerate().filter(|(cell, _)| line.as_bytes()[*cell] == b'.') {
            page.tap(&stepdoku_e2e::cell(cell));
            page.tap(&format!(".key[data-digit='{digit}']"));
        }
        page.wait_board(&solved);
        page.wait_for(".finish");
    });
}

#[test]
fn a_12x12_is_pasted_with_its_letters() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        page.click("#door-enter");
        page.wait_for(FIELD);
        page.click(FIELD);
        page.insert_text(TWELVE);
        page.click(DO_IT);
        page.wait_givens(TWELVE);
        assert_eq!(lines(page), (vec![4, 8], vec![3, 6, 9]));
        check_keys(page, 12);
        let empty = TWELVE.find('.').expect("an empty cell");
        page.select(empty);
        let digit = char::from(solution(TWELVE).as_bytes()[empty]);
        // A capital letter is a note.
        page.press(&digit.to_ascii_lowercase().to_string());
        page.wait_until("the digit stands", || page.board().as_bytes()[empty] == digit as u8);
    });
}

/// Chooses the variant at that place of the list, by keys.
fn choose(page: &Page, place: usize) {
    page.click("#door-more");
    page.wait_for("select[name=variant]");
    page.js("document.querySelector('select[name=variant]').focus()", &[]);
    (0..place).for_each(|_| page.press("ArrowDown"));
}

/// The houses that a variant draws on the board, by class.
fn drawn(page: &Page, class: &str) -> String {
    let script = "return document.querySelector(`.board .houses .${arguments[0]}`)?.getAttribute('d') ?? ''";
    page.js(script, &[json!(class)]).as_str().expect("a path").to_owned()
}

#[test]
fn an_x_sudoku_is_made_and_says_its_rule() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        choose(page, 4);
        page.wait_text(".variant", "Both diagonals");
        page.click("#level-easy");
        page.wait_gone("dialog[open]");
        assert!(!drawn(page, "diagonals").is_empty() && drawn(page, "walls").is_empty());
        assert!(page.puzzle_in_address().starts_with("x:"), "{}", page.url());
        page.click(SOLVE);
        page.click(END);
        page.wait_until("the board is full", || !page.board().contains('.'));
        let solved = page.board();
        for falling in [true, false] {
            let at = |row: usize| row * 9 + if falling { row } else { 8 - row };
            let digits: BTreeSet<u8> = (0..9).map(|row| solved.as_bytes()[at(row)]).collect();
            assert_eq!(digits.len(), 9, "{solved}");
        }
    });
}

#[test]
fn a_killer_is_made_and_every_sum_is_said() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        choose(page, 1);
        page.wait_text(".variant", "The digits of a cage differ");
        // No cage adds up by singles alone.
        assert_eq!(page.count("#level-easy"), 0);
        page.click("#level-medium");
        page.wait_gone("dialog[open]");
        page.wait_for(".cages text");
        assert_eq!(page.givens(), ".".repeat(81));
        assert!(page.puzzle_in_address().starts_with('c'), "{}", page.url());
        page.click(SOLVE);
        let (mut sums, mut asked) = (0, 0);
        while sums < 3 && asked < 30 {
            page.click(NEXT_STEP);
            sums += usize::from(page.text(".step-text").contains("adds up to"));
            asked += 1;
        }
        assert!(sums > 2, "{sums} sums in {asked} steps");
        page.click(END);
        page.wait_until("the board is full", || !page.board().contains('.'));
    });
}

#[test]
fn a_hint_of_a_jigsaw_names_its_region() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        choose(page, 6);
        page.click("#level-easy");
        page.wait_gone("dialog[open]");
        assert!(!drawn(page, "walls").is_empty());
        assert_eq!(lines(page), (vec![], vec![]));
        page.click(SOLVE);
        let mut said = String::new();
        for _ in 0..12 {
            page.click(NEXT_STEP);
            said.push_str(&page.text(".step-text"));
        }
        assert!(said.to_lowercase().contains("region"), "{said}");
        assert!((1..=9).all(|number| !said.contains(&format!("ox {number}"))), "{said}");
    });
}

#[test]
fn a_variant_is_pasted_and_kept() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        page.click("#door-enter");
        page.wait_for(FIELD);
        page.click(FIELD);
        page.insert_text(&format!("n:{KNIGHTS}"));
        page.click(DO_IT);
        page.wait_gone("dialog[open]");
        page.wait_text(".game-name", "anti-knight");
        page.reload();
        page.wait_text(".game-name", "anti-knight");
        assert_eq!(page.givens(), KNIGHTS);
    });
}

/// A killer of 4×4 without a given, and its only solution.
const KILLER: &str = "c3Aab7Acd6BaCa4BbCb6BcCc4BdCd7Dab3Dcd";
const KILLED: &str = "1234432121433412";

#[test]
fn a_killer_shows_its_sums_and_is_solved_by_touch() {
    journey(Options::phone(), &format!("#p={KILLER}:{}", ".".repeat(16)), |page| {
        page.wait_for(".cages text");
        let sums = "return [...document.querySelectorAll('.cages text')].map(sum => sum.textContent);";
        assert_eq!(page.js(sums, &[]), json!(["3", "7", "6", "4", "6", "4", "7", "3"]));
        // The sums are in the upper left corners of the first cells, and no line crosses them.
        let inside = "return [...document.querySelectorAll('.cages text')].every((sum, i) => {
            const [text, cell] = [sum, document.querySelector(`[data-cell='${[0, 2, 4, 5, 6, 7, 12, 14][i]}']`)]
                .map(one => one.getBoundingClientRect());
            return text.left >= cell.left && text.top >= cell.top - 2
                && text.right < cell.left + cell.width / 2 && text.bottom < cell.top + cell.height / 2;
        });";
        assert_eq!(page.js(inside, &[]), json!(true));
        page.tap(&stepdoku_e2e::cell(0));
        page.wait_text(".cage-line", "Cage of 3 in 2 cells");
        assert_eq!(page.texts(".cage-line b"), ["1+2"]);
        page.tap(".key[data-digit='1']");
        page.wait_text(".cage-line", "Cage of 3, 1 placed: 2 in 1 cell");
        // A full cage with another sum is marked, though no digit is twice.
        page.tap(&stepdoku_e2e::cell(1));
        page.tap(".key[data-digit='4']");
        page.wait_until("both cells clash", || page.count(".cell.conflict") == 2);
        page.wait_text(".cage-line", "its digits add up to 5");
        page.press("Ctrl+z");
        page.wait_until("none clashes", || page.count(".cell.conflict") == 0);
        for (cell, digit) in KILLED.chars().enumerate().skip(1) {
            page.tap(&stepdoku_e2e::cell(cell));
            page.tap(&format!(".key[data-digit='{digit}']"));
        }
        page.wait_board(KILLED);
        page.wait_for(".finish");
    });
}

/// A board of 4×4 with a thermometer, a white and a black dot, a V and a sandwich; its givens, and its only solution.
const CLUED: &str = "~tAaAbAcd1BaBbr2CaCbs5CcDch5AaAbAcAd";
const CLUED_GIVENS: &str = "....4....1..3...";
const UNCLUED: &str = "1234432121433412";

#[test]
fn clues_are_seen_heard_and_kept_by_touch() {
    journey(Options::phone(), &format!("#p={CLUED}:{CLUED_GIVENS}"), |page| {
        page.wait_for(".clues.under path");
        page.wait_text(".game-name", "variant");
        // A line and a disc with their rims; two dots; the ground of a V.
        assert_eq!(page.count(".clues.under path"), 4);
        assert_eq!(page.count(".board > .clues:not(.under) path"), 3);
        let signs = "return [...document.querySelectorAll('.clues text')].map(sign => sign.textContent);";
        assert_eq!(page.js(signs, &[]), json!(["V", "5"]));
        // The number is to the left of the first row, and the board ends inside its frame.
        let beside = "const [text, cell, board, frame] = ['.clues-beside text', '[data-cell=\"0\"]', '.board', '.board-frame']
                .map(css => document.querySelector(css).getBoundingClientRect());
            return text.right < cell.left && text.left >= frame.left && text.top > cell.top
                && text.bottom < cell.bottom && board.right <= frame.right + 0.5;";
        assert_eq!(page.js(beside, &[]), json!(true));
        for corner in [0, 3, 12, 15] {
            page.tap(&stepdoku_e2e::cell(corner));
            let hit = format!(".cell.selected[data-cell='{corner}']");
            page.wait_until("the cell under the finger", || page.count(&hit) == 1);
        }
        let label = page.attr(&stepdoku_e2e::cell(1), "aria-label").expect("a label");
        assert!(label.contains("thermometer, 2 of 3, sandwich 5 in row 1"), "{label}");
        for (cell, digit) in [(1, 3), (2, 1)] {
            page.tap(&stepdoku_e2e::cell(cell));
            page.tap(&format!(".key[data-digit='{digit}']"));
        }
        page.wait_until("both cells clash", || page.count(".cell.conflict") == 2);
        page.wait_text(".clue-line", "Broken at r1c1: thermometer. Digits rise");
        for (cell, digit) in UNCLUED.chars().enumerate() {
            if CLUED_GIVENS.as_bytes()[cell] == b'.' {
                page.tap(&stepdoku_e2e::cell(cell));
                page.tap(&format!(".key[data-digit='{digit}']"));
            }
        }
        page.wait_board(UNCLUED);
        page.wait_for(".finish");
    });
}

/// A thermometer, and a line of a rule that is not known, about which the author says "Lines wink."
const WINKING: &str = "~tAaAbAc!bG8gLSBuMjAgNTAsMjUwIDE1MCwyNTAgMjUwLDM1MAoKTGluZXMgd2luay4";

#[test]
fn a_board_with_unknown_rules_is_played_by_touch() {
    journey(Options::phone(), &format!("#p={WINKING}:{CLUED_GIVENS}"), |page| {
        page.wait_text(".app .notice", "rules that Stepdoku does not know");
        // A line and a disc with their rims, and the line of the other rule with its rim.
        page.wait_until("both are drawn", || page.count(".clues.under path") == 6);
        page.tap(".app .notice .button");
        page.wait_text("dialog[open] .author-says", "Lines wink.");
        page.wait_text("dialog[open] .puzzle-facts", "Digits rise along a thermometer");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_gone(".app .notice .icon-button");
        for help in ["[data-does=hint]", SOLVE] {
            page.tap(help);
            page.wait_text(".app .notice", "nothing checks it or gives hints");
            assert_eq!(page.attr(PLAY, "aria-selected").as_deref(), Some("true"), "{help}");
        }
        // A rule that is known is still one.
        for (cell, digit) in [(1, 3), (2, 1)] {
            page.tap(&stepdoku_e2e::cell(cell));
            page.tap(&format!(".key[data-digit='{digit}']"));
        }
        page.wait_until("both cells clash", || page.count(".cell.conflict") == 2);
        for (cell, digit) in UNCLUED.chars().enumerate() {
            if CLUED_GIVENS.as_bytes()[cell] == b'.' {
                page.tap(&stepdoku_e2e::cell(cell));
                page.tap(&format!(".key[data-digit='{digit}']"));
            }
        }
        page.wait_board(UNCLUED);
        page.wait_text(".app .notice", "can't check it");
        assert_eq!(page.count(".finish"), 0);
    });
}

#[test]
fn a_cage_is_chosen_and_its_sums_are_counted() {
    journey(Options::desktop(), &format!("#p={KILLER}:{}", ".".repeat(16)), |page| {
        page.wait_for(".cages text");
        page.double_click(&stepdoku_e2e::cell(0));
        page.wait_until("the cage is chosen", || page.count(".cell.selected") == 2);
        page.press("Shift+ArrowDown");
        page.wait_text(".cage-line", "3 cells selected: 6 to 9.");
        // A note leaves the combinations that have it.
        page.click(&stepdoku_e2e::cell(2));
        page.wait_until("two combinations", || page.texts(".cage-line b") == ["3+4"]);
        page.click(".cage-line button");
        page.wait_for("dialog[open] .combinations");
        page.wait_until("the table of two cells", || {
            page.texts("dialog[open] .combinations tbody tr").len() == 5
        });
        page.click("input[name=cells][value='3']");
        page.wait_until("that of three", || page.texts("dialog[open] .combinations tbody tr").len() == 4);
        page.press("Escape");
        page.wait_gone("dialog[open]");
    });
}

/// Chooses what the editor draws.
fn choose_tool(page: &Page, tool: &str) {
    page.wait_for("select[name=tool]");
    let choose = "const list = document.querySelector('select[name=tool]');
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return list.value";
    assert_eq!(page.js(choose, &[json!(tool)]), tool);
    page.wait_for("#put-drawn");
}

#[test]
fn clues_are_drawn_with_a_finger() {
    journey(Options::phone(), "", |page| {
        page.tap(NEW);
        page.tap("#door-enter");
        page.tap("[data-opens=editor]");
        page.wait_for("#editor-board");
        page.tap(".editor-begin button");
        let entered = |cell: usize| format!("#entered-{cell}");
        let stroke = |cells: &[usize]| {
            let path: Vec<String> = cells.iter().map(|&cell| entered(cell)).collect();
            page.swipe(&path.iter().map(String::as_str).collect::<Vec<_>>());
            page.wait_until("they are chosen", || page.count(".entered.picked") == cells.len());
            page.tap("#put-drawn");
            page.wait_until("it is drawn", || page.count(".entered.picked") == 0);
        };
        choose_tool(page, "thermometer");
        stroke(&[0, 5, 6]);
        page.wait_for("#editor-board .clues path");
        stroke(&[12, 8]);
        page.wait_text(".editor-count", "More than one solution");
        // A line that does not hang together is refused, with the cell to look at.
        page.tap(&entered(3));
        page.tap(&entered(9));
        page.tap("#put-drawn");
        page.wait_text(".editor-said .verdict", "row 3, column 2");
        page.tap(&entered(9));
        page.tap(&entered(3));
        // Two cells of a row stand for the row.
        choose_tool(page, "sandwich");
        page.tap(&entered(0));
        page.tap(&entered(1));
        page.tap("input[name=drawn-number]");
        page.insert_text("5");
        page.press("Enter");
        page.wait_until("the number stands beside the board", || {
            page.text("#editor-board .clues-beside").contains('5')
        });
        page.tap("#take-drawn");
        page.wait_until("it is gone", || page.count("#editor-board .clues-beside text") == 0);
    });
}

#[test]
fn a_killer_is_drawn_by_hand() {
    let sums = |page: &Page| -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('#editor-board .cages text')].map(sum => sum.textContent)";
        serde_json::from_value(page.js(script, &[])).expect("sums")
    };
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        page.click("#door-enter");
        page.click("[data-opens=editor]");
        page.wait_for("#editor-board");
        page.click(".editor-begin button");
        choose_tool(page, "cage");
        for (cells, sum) in [([0, 1], 3), ([2, 3], 7)] {
            for cell in cells {
                page.click(&format!("#entered-{cell}"));
            }
            page.click("input[name=drawn-number]");
            page.insert_text(&sum.to_string());
            page.press("Enter");
            page.wait_until("it is drawn", || sums(page).contains(&sum.to_string()));
        }
        page.wait_text(".editor-count", "More than one solution");
        page.click("#entered-0");
        page.click("#take-drawn");
        page.wait_until("one is left", || sums(page) == ["7"]);
        // A full board gives each cage its sum.
        page.click("#entered-2");
        page.click("#take-drawn");
        page.wait_until("none is left", || sums(page).is_empty());
        page.click("#fill-board");
        page.wait_until("it is full", || {
            page.count("#editor-board .entered.given") == page.count("#editor-board .entered")
        });
        for cell in [0, 1] {
            page.click(&format!("#entered-{cell}"));
        }
        page.click("#put-drawn");
        page.wait_until("it has a sum", || sums(page).len() == 1);
        page.click("#take-out");
        page.wait_until("the cage stays", || {
            page.count("#editor-board .given") == 0 && sums(page).len() == 1
        });
    });
}
