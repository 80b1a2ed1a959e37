//! Pasted texts: those that become puzzles, and those refused in one sentence.

use serde_json::json;
use std::path::PathBuf;
use stepdoku_e2e::places::{DO_IT, FIELD, NEW};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, cell, game, journey, solution};

/// Opens the field for a text.
fn open_paste(page: &Page) {
    page.click(NEW);
    page.click("#door-enter");
    page.wait_for(FIELD);
}

/// Replaces the text in the field, and asks to play it.
fn paste(page: &Page, text: &str) {
    page.click(FIELD);
    page.press("Ctrl+a");
    page.press("Delete");
    page.insert_text(text);
    page.click(DO_IT);
}

#[test]
fn bad_texts_are_refused_in_one_sentence_and_the_game_stays() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("4");
        let board = page.board();
        open_paste(page);
        let check = |text: &str, words: &str| {
            paste(page, text);
            page.wait_until(format!("`{words}` is said"), || {
                page.texts("dialog[open] .verdict").iter().any(|said| said.contains(words))
            });
            let said = page.texts("dialog[open] .verdict");
            assert_eq!(said.len(), 1, "{said:?}");
            assert!(said[0].len() < 250 && said[0].ends_with('.'), "{said:?} is not one clear sentence");
            assert_eq!(page.attr(FIELD, "aria-invalid").as_deref(), Some("true"));
            assert_eq!(page.board(), board, "{words}");
            assert_eq!(page.puzzle_in_address(), MEDIUM, "{words}");
        };
        check(" \n\t ", "no text to read");
        check(&ARTICLE.replacen('.', "?", 1), "“?” isn't a digit");
        check(&solution(ARTICLE), "nothing to solve");
        check("<script>document.title = 'owned'</script>", "no");
        assert_eq!(page.count("dialog[open] script, .verdict script"), 0);
        assert!(page.title().contains("Stepdoku"), "{}", page.title());

        // The text can be corrected in place.
        paste(page, ARTICLE);
        page.wait_givens(ARTICLE);
        page.wait_text(".notice", "New puzzle");
        page.click(".notice .button");
        page.wait_board(&board);
        assert_eq!(page.puzzle_in_address(), MEDIUM);
    });
}

#[test]
fn the_clipboard_is_played_where_a_dialog_had_a_field_before() {
    game(Options::desktop(), MEDIUM, |page| {
        // On a Mac, clicking a button does not focus it, so a closing dialog has no element to give the focus
        // back to.
        let open = || {
            page.wait_until("nothing has the focus", || {
                page.js("document.activeElement?.blur()", &[]);
                page.has_focus("body")
            });
            page.js("document.querySelector(arguments[0]).click()", &[NEW.into()]);
            page.click("#door-enter");
            page.click(FIELD);
        };
        open();
        page.insert_text(ARTICLE);
        page.press("Ctrl+a");
        page.press("Ctrl+c");
        page.press("Escape");
        // The browser informs the page a moment after closing it, and keys may come before that.
        page.wait_gone("dialog textarea");
        page.press("Ctrl+v");
        page.wait_givens(ARTICLE);
        // In a field it is ordinary text.
        open();
        page.press("Ctrl+a");
        page.press("Ctrl+v");
        page.wait_until("the text is in the field", || page.value(FIELD) == ARTICLE);
        assert_eq!(page.count("dialog[open]"), 1, "the board took what was the field's");
    });
}

#[test]
fn ten_megabytes_are_refused() {
    game(Options::desktop(), MEDIUM, |page| {
        let check = |piece: &str| {
            open_paste(page);
            // Typing so much would take the browser minutes.
            let script = "const field = document.querySelector(arguments[0]);
                field.value = arguments[1].repeat(10_000_000 / arguments[1].length);
                field.dispatchEvent(new InputEvent('input', { bubbles: true }));
                field.value = '';
                const begin = performance.now();
                document.querySelector(arguments[2]).click();
                return performance.now() - begin";
            let took = page.js(script, &[FIELD.into(), piece.into(), DO_IT.into()]).as_f64().expect("a time");
            println!("10 MB of {piece:?} refused after {took:.0} ms");
            page.wait_text("dialog[open] .verdict", "too long");
            assert_eq!(page.board(), MEDIUM);
            page.press("Escape");
            page.wait_gone("dialog[open]");
        };
        check("1");
        check("\n");
        check("<script>");
    });
}

/// Half a surrogate pair, found in no text of another program but possible in a script, isn't a digit.
#[test]
fn half_a_letter_is_refused() {
    game(Options::desktop(), MEDIUM, |page| {
        open_paste(page);
        let script = "const field = document.querySelector(arguments[0]);
            field.value = arguments[1].replace('8', String.fromCharCode(0xd800));
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            document.querySelector(arguments[2]).click()";
        page.js(script, &[FIELD.into(), ARTICLE.into(), DO_IT.into()]);
        page.wait_text("dialog[open] .verdict", "isn't a digit");
        assert_eq!(page.board(), MEDIUM);
    });
}

/// Holds a file over the middle of the page, and drops it there.
fn file_of(name: &str, bytes: &[u8]) -> PathBuf {
    let file = std::env::temp_dir().join(format!("stepdoku-{}-{name}", std::process::id()));
    std::fs::write(&file, bytes).expect("a file of our own");
    file
}

fn drop_file(page: &Page, name: &str, bytes: &[u8]) {
    let file = file_of(name, bytes);
    let data = json!({ "items": [], "files": [file], "dragOperationsMask": 1 });
    for kind in ["dragEnter", "dragOver", "drop"] {
        page.cdp("Input.dispatchDragEvent", &json!({ "type": kind, "x": 300, "y": 300, "data": data }));
    }
}

#[test]
fn a_file_that_is_dropped_is_read_or_refused_and_never_opened_instead_of_the_page() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        let board = page.board();
        drop_file(page, "paper.pdf", b"%PDF-1.7\n");
        page.wait_text(".notice", "The file was not loaded. That is a PDF.");
        drop_file(page, "page.html", b"<h1>Another page</h1>");
        page.wait_text(".notice", "The file was not loaded.");
        drop_file(page, "export.txt", b"stepdoku 9\n");
        page.wait_text(".notice", "newer version of Stepdoku");
        assert_eq!(page.board(), board);
        // An open dialog shows the message itself.
        page.click("[data-opens=settings]");
        drop_file(page, "nothing.txt", b"");
        page.wait_text("dialog[open] .notice", "There is no puzzle");
        drop_file(page, "puzzle.txt", format!("{ARTICLE}\n").as_bytes());
        page.wait_givens(ARTICLE);
        page.wait_gone("dialog[open]");
        page.wait_text(".notice", "New puzzle");
    });
}

/// A text dragged from elsewhere is read like a pasted one.
#[test]
fn a_text_that_is_dropped_is_played() {
    game(Options::desktop(), MEDIUM, |page| {
        let items = json!([{ "mimeType": "text/plain", "data": ARTICLE }]);
        let data = json!({ "items": items, "files": [], "dragOperationsMask": 1 });
        for kind in ["dragEnter", "dragOver", "drop"] {
            page.cdp("Input.dispatchDragEvent", &json!({ "type": kind, "x": 300, "y": 300, "data": data }));
        }
        page.wait_givens(ARTICLE);
    });
}

/// A file can also be selected, and one of a list of puzzles by its number.
#[test]
fn a_file_is_opened_and_one_of_its_puzzles_is_chosen_by_number() {
    journey(Options::phone(), "", |page| {
        open_paste(page);
        let list = format!("{ARTICLE}\n{MEDIUM}\n{}\n", stepdoku_e2e::puzzles::HARD);
        page.choose_file("[name=puzzle-file]", &file_of("list.sdm", list.as_bytes()));
        page.wait_givens(ARTICLE);
        page.wait_text(".notice", "puzzle 1 of 3");
        let choose = |number: &str| {
            page.click(".notice-which");
            page.press("Ctrl+a");
            page.type_text(number);
            page.press("Tab");
        };
        choose("3");
        page.wait_givens(stepdoku_e2e::puzzles::HARD);
        page.wait_text(".notice", "puzzle 3 of 3");
        choose("9");
        page.wait_still();
        assert_eq!(page.givens(), stepdoku_e2e::puzzles::HARD, "there is no ninth");
        choose("2");
        page.wait_givens(MEDIUM);
    });
}

/// A file of ten thousand can be searched by page, by number and by keys, and stays available after a move.
#[test]
fn a_list_of_puzzles_is_looked_through() {
    let puzzles = [ARTICLE, MEDIUM, stepdoku_e2e::puzzles::HARD];
    let lines: Vec<String> = (0..10_000).map(|nth| format!("{} No. {}", puzzles[nth % 3], nth + 1)).collect();
    let list = lines.join("\n");
    let focus = |page: &Page| page.js("return document.activeElement.id", &[]);
    journey(Options::phone(), "", |page| {
        open_paste(page);
        page.choose_file("[name=puzzle-file]", &file_of("many.sdm", list.as_bytes()));
        page.wait_givens(ARTICLE);
        page.wait_text(".notice", "puzzle 1 of 10000");
        page.click(".app .notice [data-opens=puzzles]");
        page.wait_for("#puzzle-48");
        assert_eq!(page.count(".puzzle-line"), 48);
        assert_eq!(page.text(".puzzles-shown"), "1–48 of 10000");
        assert_eq!(page.attr("#puzzle-2", "aria-label").as_deref(), Some("Puzzle 2, No. 2: 26 givens"));
        page.wait_until("the one on the board has the focus", || focus(page) == json!("puzzle-1"));
        for (key, then) in
            [("ArrowRight", 2), ("End", 48), ("Home", 1), ("PageDown", 49), ("PageDown", 97), ("PageUp", 49)]
        {
            page.press(key);
            page.wait_until(format!("{key} leads to {then}"), || {
                focus(page) == json!(format!("puzzle-{then}"))
            });
        }
        page.click("#page-after");
        page.wait_text(".puzzles-shown", "97–144 of");
        page.click(".puzzles-number input");
        page.type_text("9999");
        page.press("Enter");
        page.wait_until("the number has the focus", || focus(page) == json!("puzzle-9999"));
        assert_eq!(page.text(".puzzles-shown"), "9985–10000 of 10000");
        assert!(page.has_focus("#puzzle-9999") && page.count(".puzzle-line") == 16);
        let wide = "return document.querySelector('.puzzles').scrollWidth <= document.querySelector('.puzzles').clientWidth";
        assert_eq!(page.js(wide, &[]), json!(true));
        page.press("Enter");
        page.wait_gone("dialog[open]");
        page.wait_givens(puzzles[9998 % 3]);
        page.wait_text(".notice", "puzzle 9999 of 10000");
        page.click(".app .notice [data-opens=puzzles]");
        page.wait_gone(".app .notice");
        page.wait_for("#puzzle-9999[aria-current=true]");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // A move settles on this one; the others are still in the dialog that listed them.
        let empty = puzzles[9998 % 3].find('.').unwrap_or_default();
        page.select(empty);
        page.press("1");
        open_paste(page);
        page.wait_text("dialog[open] [data-opens=puzzles]", "10000");
        page.click("dialog[open] [data-opens=puzzles]");
        page.wait_for("#puzzle-9998");
        page.click("#puzzle-9998");
        page.wait_givens(puzzles[9997 % 3]);
    });
}

/// Texts of other programs, all for the puzzle of the article, with their names.
fn of_other_programs() -> Vec<(String, &'static str)> {
    let zeros = ARTICLE.replace('.', "0");
    vec![
        (format!(":0000:x:{ARTICLE}:::"), "a HoDoKu library line"),
        (format!("https://sudoku.coach/en/play/{zeros}"), "a sudoku.coach link"),
    ]
}

#[test]
fn texts_of_other_programs_are_pasted_and_dropped() {
    journey(Options::desktop(), "", |page| {
        for (text, name) in of_other_programs() {
            open_paste(page);
            paste(page, &text);
            page.wait_givens(ARTICLE);
            page.wait_text(".app .notice", name);
            open_paste(page);
            paste(page, SMALL);
            page.wait_givens(SMALL);
            drop_file(page, "puzzle.txt", text.as_bytes());
            page.wait_givens(ARTICLE);
            page.wait_text(".app .notice", name);
            open_paste(page);
            paste(page, SMALL);
            page.wait_givens(SMALL);
        }
        // Another of several is a press away.
        open_paste(page);
        paste(page, &format!("{ARTICLE}\n{MEDIUM}\n"));
        page.wait_givens(ARTICLE);
        page.wait_text(".app .notice .button", "Next puzzle");
        page.click(".app .notice .button");
        page.wait_givens(MEDIUM);
        page.wait_text(".app .notice", "puzzle 2 of 2");
    });
}
