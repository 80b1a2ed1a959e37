//! Assignments: set, solved in another browser, and collected by text and by a picture; and a game that goes to
//! another device.

use serde_json::json;
use std::{env, fs, path::PathBuf, process};
use stepdoku_e2e::places::{CANDIDATES, CHECK, LEARN, LINK, SOLVE};
use stepdoku_e2e::puzzles::{MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, game, journey, solution};

const SET: &str = "#set-assignment";
const RESULT: &str = "#result-link";

/// Sets the puzzle on the board as an assignment without checks, and returns its link.
fn set(page: &Page) -> String {
    page.click(LEARN);
    page.wait_for(SET);
    page.click(SET);
    page.wait_for("#assignment-title");
    page.click("#assignment-title");
    page.type_text("Monday, 5b");
    page.click("#assignment-minutes");
    page.type_text("20");
    // The link follows each change once the field is left.
    page.click(".assignment-allowed .switch:nth-of-type(2) input");
    page.value(".assignment-link input")
}

/// Solves an assignment under a name, with one wrong digit on the way, and returns the link of the result.
fn solve(link: &str, name: &str, picture: Option<&PathBuf>) -> String {
    let page = Page::open_at(Options::desktop(), link);
    page.wait_text(".assignment-title", "Monday, 5b");
    page.wait_text(".assignment-contents", "Without checks and the solver.");
    page.click("#assignment-name");
    page.type_text(name);
    page.click("#assignment-begin");
    page.wait_gone("dialog[open]");
    page.wait_givens(SMALL);
    page.wait_text(".assignment-strip", "Monday, 5b");
    page.click(CHECK);
    page.wait_text(".notice", "without checks");
    page.click(SOLVE);
    page.wait_text(".notice", "without the solver");
    let right = solution(SMALL);
    let open: Vec<usize> = (0..16).filter(|&at| &SMALL[at..=at] == ".").collect();
    page.select(open[0]);
    let wrong = if &right[open[0]..=open[0]] == "1" { "2" } else { "1" };
    page.press(wrong);
    for &at in &open {
        page.select(at);
        page.press(&right[at..=at]);
    }
    page.wait_for(RESULT);
    page.wait_text(".finish", "Solved");
    if let Some(picture) = picture {
        page.click(".finish-outcome summary");
        page.wait_for(".finish-outcome .qr-code");
        page.js("document.querySelector('.finish-outcome .qr-code').scrollIntoView()", &[]);
        page.screenshot(picture);
    }
    page.assert_quiet();
    page.value(RESULT)
}

#[test]
fn an_assignment_comes_back_as_a_result() {
    game(Options::desktop(), SMALL, |page| {
        let link = set(page);
        assert!(link.contains("#x=1"), "{link}");
        let picture = env::temp_dir().join(format!("stepdoku-{}-result.png", process::id()));
        let first = solve(&link, "Zoe", None);
        let second = solve(&link, "Adam", Some(&picture));
        // The link of a result opens the table.
        page.visit(&first);
        page.wait_text(".class-table tbody", "Zoe");
        // A picture of the other's code adds it.
        page.choose_file("#class-file", &picture);
        page.wait_text(".class-table tbody", "Adam");
        assert_eq!(page.texts(".class-table tbody th"), ["Adam", "Zoe"]);
        page.wait_text(".class-common", "2 of 2");
        // The same by text, with a damaged line.
        page.click("#class-codes");
        page.insert_text(&format!("mine: {second}\n{}", &first[..first.len() - 2]));
        page.click("#class-add");
        page.wait_text(".class-results [role=status]", "Line 2: the code is damaged");
        page.wait_text(".class-results [role=status]", "1 of them already in the table");
        // The file has numbers and a date, and what else a spreadsheet can count or sort.
        page.js(
            "const make = URL.createObjectURL;
            URL.createObjectURL = blob => { blob.text().then(text => { globalThis.file = text; }); return make(blob); };
            HTMLAnchorElement.prototype.click = function () {};",
            &[],
        );
        page.click("#class-save");
        let file = || page.js("return globalThis.file ?? ''", &[]).as_str().unwrap_or_default().to_owned();
        page.wait_until("the file is saved", || file().lines().count() == 3);
        let saved = file().replace("\"Monday, 5b\"", "5b");
        let rows: Vec<Vec<&str>> = saved.lines().map(|line| line.split(',').collect()).collect();
        assert_eq!(rows[0][..7], ["Name", "Assignment", "Date", "Ended", "Seconds", "Done", "Of"], "{saved}");
        for row in &rows[1..] {
            assert_eq!((row[2].len(), row[3]), (10, "finished"), "{saved}");
            let numbers: Vec<u32> = row[4..7].iter().filter_map(|cell| cell.parse().ok()).collect();
            assert!(numbers.len() == 3 && numbers[1] == numbers[2], "{saved}");
        }
        page.click("#class-hide");
        page.wait_text(".class-table tbody", "Pupil 1");
        assert!(!page.text(".class-table tbody").contains("Zoe"));
        // Everything is there again after a reload, offline or not.
        page.visit(&first[..first.find('#').expect("a fragment")]);
        page.click(LEARN);
        page.wait_for("#class-results");
        page.click("#class-results");
        page.wait_text(".class-table tbody", "Zoe");
        fs::remove_file(&picture).expect("the picture was written");
    });
}

#[test]
fn an_assignment_lasts_over_a_reload() {
    game(Options::desktop(), SMALL, |page| {
        let link = set(page);
        page.visit(&link);
        page.wait_for("#assignment-begin");
        page.click("#assignment-begin");
        page.wait_gone("dialog[open]");
        page.select(1);
        page.press("1");
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_text(".assignment-strip", "left");
        page.click(CHECK);
        page.wait_text(".notice", "without checks");
        page.click(".assignment-strip .button");
        page.wait_for("#assignment-hand-in");
        page.click("#assignment-hand-in");
        page.wait_text(".assignment-title", "Handed in with");
        page.press("Escape");
        page.wait_gone(".assignment-strip");
    });
}

/// A camera that is refused says so, and the other ways stay.
#[test]
fn a_refused_camera_says_so() {
    journey(Options::desktop(), "", |page| {
        page.click(LEARN);
        page.wait_for("#class-results");
        page.click("#class-results");
        page.wait_for("#camera");
        page.js(
            "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
            &[],
        );
        page.click("#camera");
        page.wait_text(".class-results .verdict", "The camera can't be used here");
        assert_eq!(page.count("#class-codes"), 1);
    });
}

#[test]
fn a_game_goes_to_another_device() {
    game(Options::desktop(), MEDIUM, |page| {
        let open = MEDIUM.find('.').expect("an open cell");
        let right = solution(MEDIUM);
        page.select(open);
        page.press(&right[open..=open]);
        page.click(CANDIDATES);
        page.click(LINK);
        page.click("#share-more > summary");
        page.click("#share-device > summary");
        page.wait_for("#hand-over");
        page.click("#hand-over");
        page.wait_for(".handover .qr-code");
        let link = page.value(".handover .share input");
        let board = page.board();
        let there = Page::open_at(Options::phone(), &link);
        there.wait_givens(MEDIUM);
        there.wait_board(&board);
        there.wait_gone("dialog[open]");
        assert_eq!(there.js("return localStorage.getItem('stepdoku.handover')", &[]), json!(null));
        there.assert_quiet();
    });
}

/// The filled cells that see a cell of a 4×4 board.
fn seen(board: &str, cell: usize) -> Vec<usize> {
    let sees = |other: usize| {
        let (row, column) = (cell / 4, cell % 4);
        let is_near = other / 4 / 2 == row / 2 && other % 4 / 2 == column / 2;
        other != cell && (other / 4 == row || other % 4 == column || is_near)
    };
    (0..16).filter(|&other| sees(other) && &board[other..=other] != ".").collect()
}

/// An empty cell whose digit is the only one that no cell in sight has.
fn naked_single(board: &str) -> usize {
    let digits = |cell: usize| {
        let mut there: Vec<&str> = seen(board, cell).into_iter().map(|other| &board[other..=other]).collect();
        there.sort_unstable();
        there.dedup();
        there.len()
    };
    let open = (0..16).filter(|&at| &board[at..=at] == ".");
    open.into_iter().find(|&at| digits(at) == 3).expect("a naked single")
}

/// Each digit waits for its reason; what is missing is named, and the table of the class counts the reasons.
#[test]
fn an_assignment_asks_why() {
    game(Options::desktop(), SMALL, |page| {
        set(page);
        page.click("#assignment-why");
        let pupil = Page::open_at(Options::phone(), &page.value(".assignment-link input"));
        pupil.wait_text(".assignment-contents", "Say why");
        pupil.click("#assignment-name");
        pupil.type_text("Ada");
        pupil.click("#assignment-begin");
        pupil.wait_gone("dialog[open]");
        pupil.wait_givens(SMALL);
        let right = solution(SMALL);
        let mut board = SMALL.to_owned();
        let mut number = 0;
        while board.contains('.') {
            let cell = naked_single(&board);
            let reason = seen(&board, cell);
            pupil.select(cell);
            pupil.press(&right[cell..=cell]);
            board.replace_range(cell..=cell, &right[cell..=cell]);
            if !board.contains('.') {
                break;
            }
            pupil.wait_for(".argued");
            if number == 0 {
                pupil.press("Enter");
                pupil.wait_text(".argued-said", "Mark at least one");
                pupil.select(reason[0]);
                pupil.press("Enter");
                pupil.wait_text(".argued-said", "By what you marked");
            }
            for &other in &reason[usize::from(number == 0)..] {
                pupil.select(other);
            }
            pupil.press("Enter");
            pupil.wait_gone(".argued");
            number += 1;
        }
        pupil.wait_for(RESULT);
        let result = pupil.value(RESULT);
        pupil.assert_quiet();
        page.visit(&result);
        page.wait_text(".class-table", &format!("{} of {number} at once", number - 1));
        page.wait_text("#class-weakest", "naked single");
    });
}
