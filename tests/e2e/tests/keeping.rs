//! Games that cannot be read or written: each failure has its own message, nothing of this page is lost, and
//! a file lists its contents.

use serde_json::json;
use stepdoku_e2e::places::GAMES;
use stepdoku_e2e::puzzles::{MEDIUM, SMALL};
use stepdoku_e2e::storage::{LATER, MUTE, UNREAD, addresses, without_watching};
use stepdoku_e2e::{Options, Page, cell, game, journey};

/// Keeps the text of each file handed over by the page as `globalThis.file`, with its name.
const FILES: &str = "{
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { if (blob.type.startsWith('text/plain')) blob.text().then(text => { globalThis.file = text; }); return make(blob); };
    HTMLAnchorElement.prototype.click = function () { globalThis.fileName = this.download; };
  }";

/// The notice's own button.
const ANSWER: &str = ".notice .button";

/// Follows a link to another puzzle, which takes the board.
fn take(page: &Page, puzzle: &str) {
    page.take_puzzle(puzzle);
}

#[test]
fn a_file_that_cannot_have_everything_says_so() {
    for (how, script) in UNREAD {
        let script = format!("globalThis.unread = false; {script} {FILES}");
        game(Options::desktop().script(&script), MEDIUM, |page| {
            page.click(&cell(1));
            page.press("6");
            page.wait_saved();
            page.js("globalThis.unread = true", &[]);
            take(page, SMALL);
            page.click(GAMES);
            page.wait_text(".games-says", "could not be read");
            page.click(".games-files .button");
            page.wait_text(".notice", "could not be saved");
            assert_eq!(page.js("return globalThis.file ?? ''", &[]), "", "{how}");
            page.click(ANSWER);
            page.wait_text(".notice", "not in it");
            page.wait_until("the file is there", || page.js("return globalThis.file ?? ''", &[]) != "");
            let file = page.js("return globalThis.file", &[]);
            let file = file.as_str().unwrap_or_default();
            assert!(file.contains("\npart of what is kept|"), "{how}: {file}");
            assert_eq!(file.matches("\ngame ").count(), 2, "{how}: both games of this page");
            let name = page.js("return globalThis.fileName", &[]);
            assert!(name.as_str().is_some_and(|name| name.ends_with("-part.txt")), "{name}");
        });
    }
}

#[test]
fn without_storage_a_new_puzzle_loses_nothing() {
    let script = "IDBFactory.prototype.open = () => { throw new DOMException('forbidden', 'SecurityError') }";
    game(Options::desktop().script(script), MEDIUM, |page| {
        page.wait_text(".notice", "Not saved");
        page.click(&cell(1));
        page.press("6");
        let board = page.board();
        // The puzzle of the link is offered once the notice before it is gone.
        page.click(".notice .icon-button");
        take(page, SMALL);
        page.wait_text(".notice", "could not be saved");
        page.click(GAMES);
        page.wait_until("both games are listed", || page.count("dialog[open] .cards .card:not(.new)") == 2);
        page.wait_text("dialog[open] .cards", "Not saved");
        page.wait_text(".games-says", "Only games from this page");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(ANSWER);
        page.wait_board(&board);
        page.press("Ctrl+z");
        page.wait_board(MEDIUM);
    });
}

#[test]
fn a_database_that_another_tab_holds_is_told() {
    without_watching(|page| {
        let (address, still) = addresses(page);
        page.goto("about:blank");
        page.cdp("Storage.clearDataForOrigin", &json!({ "origin": address, "storageTypes": "all" }));
        page.goto(&still);
        page.hold_database(1);
        let holder = page.tab();
        let own = page.open_tab();
        page.visit(&format!("{address}#p={MEDIUM}"));
        page.wait_text(".notice", "older version of Stepdoku");
        page.wait_text(".save-state", "Not saved");
        page.click(GAMES);
        page.wait_text(".games-says", "Close that tab");
        page.press("Escape");
        page.switch_to(&holder);
        page.let_go_of_database();
        page.switch_to(&own);
        page.wait_saved();
        page.wait_until("the notice is gone", || !page.text(".notice").contains("Not saved"));
    });
}

#[test]
fn a_database_of_a_newer_stepdoku_is_told() {
    without_watching(|page| {
        let (address, still) = addresses(page);
        page.goto(&still);
        page.hold_database(LATER);
        page.let_go_of_database();
        page.visit(&format!("{address}#p={MEDIUM}"));
        page.wait_givens(MEDIUM);
        page.wait_text(".notice", "newer version of Stepdoku");
        page.wait_text(".save-state", "Not saved");
        page.click(GAMES);
        page.wait_text(".games-says", "newer version of Stepdoku");
    });
}

#[test]
fn a_mute_database_is_told() {
    journey(Options::desktop().script(MUTE), &format!("#p={MEDIUM}"), |page| {
        page.wait_text(".notice", "slow to respond");
        page.wait_text(".save-state", "Not saved");
    });
}

#[test]
fn settings_of_a_newer_stepdoku_are_told_with_a_game_on_the_board() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        page.wait_saved();
        let text = "2|all else|0344e6b4";
        page.js("localStorage.setItem('stepdoku.settings', arguments[0])", &[json!(text)]);
        page.reload();
        page.wait_started();
        page.wait_text(".notice", "newer version of Stepdoku");
        page.click("[data-opens=settings]");
        page.wait_text("dialog[open] .dialog-foot", "last until you close the page");
        page.click("dialog[open] input[name=peers]");
        assert_eq!(page.js("return localStorage.getItem('stepdoku.settings')", &[]), text);
    });
}

#[test]
fn a_young_game_survives_its_first_record() {
    for bad in [0, 1] {
        game(Options::desktop(), MEDIUM, |page| {
            page.click(&cell(1));
            page.press("6");
            page.press("ArrowRight");
            page.press("4");
            page.wait_saved();
            let board = page.board();
            let mut records = page.records();
            records[bad].1 = json!("spoilt");
            page.write_records(&records);
            page.visit(page.url().split('#').next().unwrap_or_default());
            page.wait_board(&board);
            assert!(page.text(".notice").is_empty(), "{}", page.text(".notice"));
        });
    }
}

#[test]
fn games_that_are_gone_are_missed() {
    without_watching(|page| {
        page.visit(&format!("{}#p={MEDIUM}", page.url()));
        page.wait_givens(MEDIUM);
        page.click(&cell(1));
        page.press("6");
        page.wait_saved();
        let (address, still) = addresses(page);
        page.goto(&still);
        page.js(
            "return new Promise((done, fail) => {
               const request = indexedDB.deleteDatabase('stepdoku');
               [request.onsuccess, request.onerror] = [() => done(), () => fail(request.error)];
             })",
            &[],
        );
        page.visit(&address);
        page.wait_text(".notice", "are gone");
        page.click(".notice .icon-button");
        page.reload();
        page.wait_started();
        assert!(page.text(".notice").is_empty(), "{}", page.text(".notice"));
    });
}
