//! Several games: the list, actions on one, times, settings, and the backup file.

use serde_json::json;
use stepdoku_e2e::places::{GAMES, SETTINGS};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, Profile, cell, game, journey, solution, with};

/// Opens a link and plays a digit in its first empty cell; gives the board after it.
fn begin(page: &Page, puzzle: &str) -> String {
    page.take_puzzle(puzzle);
    let at = puzzle.find('.').unwrap_or(0);
    let digit = &solution(puzzle)[at..=at];
    page.select(at);
    page.press(digit);
    let board = with(puzzle, at, digit.chars().next().unwrap_or('1'));
    page.wait_board(&board);
    page.wait_saved();
    board
}

/// The names of the cards that can be continued, drawn or not: cards out of sight are not drawn, and the
/// browser finds out one frame later whether a card is in sight.
fn cards(page: &Page) -> Vec<String> {
    let names = "return Array.from(document.querySelectorAll(
        'dialog[open] .cards .card:not(.new) .card-name'), name => name.textContent)";
    let names = page.js(names, &[]);
    names.as_array().into_iter().flatten().filter_map(|name| name.as_str()).map(str::to_owned).collect()
}

#[test]
fn games_are_kept_side_by_side_and_gone_on_with() {
    game(Options::desktop(), SMALL, |page| {
        let small = begin(page, SMALL);
        let medium = begin(page, MEDIUM);
        begin(page, ARTICLE);
        page.click(GAMES);
        page.wait_until("all three are listed", || cards(page).len() == 3);
        // The current game comes first, and then the last played one.
        assert!(cards(page)[1].contains("9×9") && cards(page)[2].contains("4×4"), "{:?}", cards(page));
        page.click("dialog[open] .cards .card:nth-child(4) .card-main");
        page.wait_board(&small);
        page.click(GAMES);
        page.wait_until("all three are listed", || cards(page).len() == 3);
        page.click("dialog[open] .cards .card:nth-child(4) .card-main");
        page.wait_board(&medium);
        // The last played game comes back by itself.
        page.wait_saved();
        page.press("ArrowRight");
        page.press("Shift+9");
        page.wait_saved();
        page.visit(page.url().split('#').next().unwrap_or_default());
        page.wait_board(&medium);
    });
}

#[test]
fn a_game_put_away_can_be_had_back() {
    game(Options::desktop(), SMALL, |page| {
        begin(page, SMALL);
        begin(page, MEDIUM);
        page.click(GAMES);
        page.wait_until("both are listed", || cards(page).len() == 2);
        let delete = || {
            page.click("dialog[open] .cards .card:nth-child(3) summary");
            page.click("dialog[open] .cards .card:nth-child(3) .card-action:last-child");
        };
        delete();
        page.wait_until("one is left", || cards(page).len() == 1);
        page.wait_text(".notice", "deleted");
        page.click(".notice .button");
        page.wait_until("both are back", || cards(page).len() == 2);
        delete();
        page.wait_until("one is left again", || cards(page).len() == 1);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        page.click(GAMES);
        page.wait_until("it stays away", || cards(page).len() == 1);
        page.click("dialog[open] .more-options > summary");
        page.wait_text("dialog[open] .games", "4×4");
    });
}

#[test]
fn a_copy_and_a_restart_leave_a_way_back() {
    game(Options::desktop(), SMALL, |page| {
        let board = begin(page, SMALL);
        page.click(GAMES);
        page.wait_until("it is listed", || cards(page).len() == 1);
        page.click("dialog[open] .cards .card:nth-child(2) summary");
        page.click("dialog[open] .cards .card:nth-child(2) .card-action:nth-child(2)");
        page.wait_gone("dialog[open]");
        page.wait_board(&board);
        page.click(GAMES);
        page.wait_until("there are two", || cards(page).len() == 2);
        page.click("dialog[open] .cards .card:nth-child(2) summary");
        page.click("dialog[open] .cards .card:nth-child(2) .card-action:nth-child(1)");
        page.wait_board(SMALL);
        page.press("Ctrl+z");
        page.wait_board(&board);
    });
}

#[test]
fn a_finished_game_is_written_into_the_times_and_comes_back_with_its_result() {
    game(Options::desktop(), SMALL, |page| {
        page.press("Ctrl+Home");
        let solved = solution(SMALL);
        for (at, digit) in solved.char_indices().filter(|&(at, _)| SMALL[at..].starts_with('.')) {
            page.click(&cell(at));
            page.press(&digit.to_string());
        }
        page.wait_for(".finish");
        page.wait_saved();
        page.visit(page.url().split('#').next().unwrap_or_default());
        page.wait_for(".finish");
        page.click(GAMES);
        page.click("#open-times");
        page.wait_text("dialog[open]", "4×4");
        page.wait_text("dialog[open]", "00:0");
    });
}

#[test]
fn settings_hold_at_once_and_after_a_reload() {
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    let theme = |page: &Page| page.attr("html", "data-theme").unwrap_or_default();
    game(options(), MEDIUM, |page| {
        page.click(SETTINGS);
        page.click("dialog[open] label:has([name='theme'][value='dark'])");
        page.wait_until("it is dark", || theme(page) == "dark");
        page.click("dialog[open] label:has([name='peers'])");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_until("peers are not lit", || {
            page.attr(".ground .peers", "d").unwrap_or_default().is_empty()
        });
        page.reload();
        page.wait_started();
        assert_eq!(theme(page), "dark");
        assert!(page.attr(".ground .peers", "d").unwrap_or_default().is_empty());
    });
}

#[test]
fn everything_goes_into_a_file_and_comes_out_of_it() {
    // The file is intercepted where the page hands it over, and so is a program for the worker.
    let caught = "globalThis.caught = null;
        const make = URL.createObjectURL;
        URL.createObjectURL = blob => { if (blob.type.startsWith('text/plain')) blob.text().then(text => { globalThis.caught = text; }); return make(blob); };
        HTMLAnchorElement.prototype.click = function () {};";
    let mut file = String::new();
    let mut boards = (String::new(), String::new());
    game(Options::desktop().script(caught), SMALL, |page| {
        boards = (begin(page, SMALL), begin(page, MEDIUM));
        page.click(GAMES);
        page.wait_until("both are listed", || cards(page).len() == 2);
        page.click("dialog[open] .games-buttons .button");
        page.wait_until("the file is made", || page.js("return globalThis.caught !== null", &[]) == true);
        file = page.js("return globalThis.caught", &[]).as_str().unwrap_or_default().to_owned();
        assert!(file.starts_with("stepdoku 1\n"), "{file}");
        page.wait_text(".notice", "saved to the file");
    });
    journey(Options::desktop(), "", |page| {
        let give = |page: &Page, text: &str| {
            page.js(
                "const field = document.querySelector('dialog[open] input[type=file]');
                 const all = new DataTransfer();
                 all.items.add(new File([arguments[0]], 'games.txt'));
                 field.files = all.files;
                 field.dispatchEvent(new Event('change', { bubbles: true }))",
                &[json!(text)],
            );
        };
        page.click(GAMES);
        page.wait_for("dialog[open] .games");
        give(page, "nothing of ours");
        page.wait_text(".notice", "isn't a Stepdoku file");
        give(page, &file.replacen("record 0", "record 1", 1));
        page.wait_text(".notice", "changed or damaged");
        give(page, &file);
        page.wait_text(".notice", "2 games");
        page.wait_until("all are listed", || cards(page).len() == 3);
        give(page, &file);
        page.wait_text(".notice", "already here");
        for (size, board) in [("4×4", &boards.0), ("9×9", &boards.1)] {
            let mut nth = None;
            page.wait_until(format!("the {size} game is listed"), || {
                nth = cards(page).iter().skip(1).position(|name| name.contains(size)).map(|at| at + 3);
                nth.is_some()
            });
            let nth = nth.unwrap_or_default();
            page.click(&format!("dialog[open] .cards .card:nth-child({nth}) .card-main"));
            page.wait_board(board);
            page.wait_gone("dialog[open]");
            page.click(GAMES);
        }
    });
}
