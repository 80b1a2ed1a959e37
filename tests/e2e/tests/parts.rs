//! The parts of the program that load after the board: late, refused, retried, and available offline.

use serde_json::json;
use stepdoku_e2e::places::{GAMES, KEYS, NEW, PLAY, SETTINGS, SOLVE};
use stepdoku_e2e::{Fault, Options, Page, Server, cell, dist, open_solver, with};

const COMING: &str = ".part-coming";
const MISSING: &str = ".part-missing";

/// Whether a file has that ending and isn't compressed.
fn is_kind(file: &str, ending: &str) -> bool {
    std::path::Path::new(file).extension().is_some_and(|own| own == ending)
}

/// The files of the page without the worker's, by the beginning of their names.
fn parts(dist: &std::path::Path, name: &str) -> Vec<String> {
    let files = std::fs::read_dir(dist).into_iter().flatten().flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let begin = format!("stepdoku-{name}-");
    names.filter(|file| file.starts_with(&begin) && is_kind(file, "wasm")).collect()
}

fn late_sheet(dist: &std::path::Path) -> String {
    let files = std::fs::read_dir(dist).expect("files").flatten();
    let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    names.find(|file| file.starts_with("style-late-") && is_kind(file, "css")).expect("a sheet")
}

/// Plays a digit that the cell does not have yet, by keyboard.
fn play_one(page: &Page) {
    let before = page.board();
    let empty = before.find('.').expect("an empty cell");
    page.click(&cell(empty));
    page.press("1");
    page.wait_board(&with(&before, empty, '1'));
}

#[test]
fn the_board_is_played_while_its_parts_are_on_their_way() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    for name in ["desk", "school"] {
        let [part] = &parts(&dist, name)[..] else { panic!("one file of the {name}") };
        server.fault(part, Fault::Stalled);
    }
    let page = Page::open_at(Options::phone(), &server.url());
    play_one(&page);
    // A dialog has its frame immediately, and can be closed.
    page.click(GAMES);
    page.wait_text("dialog[open]", "Games");
    page.wait_for(&format!("dialog[open] {COMING}"));
    page.press("Escape");
    page.wait_gone("dialog[open]");
    play_one(&page);
    open_solver(&page);
    page.wait_for(COMING);
    page.click(PLAY);
    page.wait_gone(COMING);
    play_one(&page);
    let board = page.board();
    // The request is answered as soon as the part is here.
    page.click(NEW);
    page.wait_for(&format!("dialog[open] {COMING}"));
    server.mend();
    page.wait_for("dialog[open] .level");
    assert_eq!(page.count(COMING), 0);
    page.press("Escape");
    page.click(SOLVE);
    page.wait_for("#panel-step");
    assert_eq!(page.board().len(), board.len());
    page.click(PLAY);
    assert_eq!(page.board(), board);
    page.assert_quiet();
}

#[test]
fn a_part_that_does_not_come_is_told_and_tried_again() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let html = Fault::Replaced(b"<!DOCTYPE html><title>Log in</title>".to_vec());
    for fault in [Fault::Status(404), Fault::Status(503), Fault::Cut, Fault::Half, html] {
        let [part] = &parts(&dist, "desk")[..] else { panic!("one file of the desk") };
        server.fault(part, fault.clone());
        let page = Page::open_at(Options::desktop(), &server.url());
        page.click(SETTINGS);
        page.wait_text(&format!("dialog[open] {MISSING}"), "could not be loaded");
        // The rest of the page is unaffected.
        page.press("Escape");
        play_one(&page);
        let board = page.board();
        page.click(SETTINGS);
        // It retried, and failed again.
        page.wait_text(&format!("dialog[open] {MISSING}"), "Your game is kept");
        server.mend();
        page.click(&format!("{MISSING} .button.primary"));
        page.wait_for("dialog[open] .switch");
        assert_eq!(page.count(MISSING), 0, "{fault:?}");
        assert_eq!(page.board(), board, "{fault:?}");
    }
}

#[test]
fn games_are_listed_once_a_part_has_come() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    for name in ["desk", "school"] {
        let [part] = &parts(&dist, name)[..] else { panic!("one file of the {name}") };
        server.fault(part, Fault::Status(503));
    }
    let page = Page::open_at(Options::desktop(), &server.url());
    play_one(&page);
    page.click(GAMES);
    page.wait_text(&format!("dialog[open] {MISSING}"), "could not be loaded");
    // The dialog reports the failure, and no notice repeats it.
    assert_eq!(page.text(".notice"), "");
    server.mend();
    // The page may have tried again by itself.
    let again = format!("{MISSING} .button.primary");
    page.js("return document.querySelector(arguments[0])?.click() ?? null", &[json!(again)]);
    page.wait_for("dialog[open] .cards .card");
    // Nothing is wrong with the storage.
    page.wait_until("the games are read", || page.text("dialog[open] .games-says").is_empty());
    assert_eq!(page.text(".notice"), "");
}

#[test]
fn what_comes_without_its_style_is_not_shown_without_it() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let sheet = late_sheet(&dist);
    for fault in [Fault::Status(404), Fault::Status(503), Fault::Mime("text/html"), Fault::Half] {
        server.fault(&sheet, fault.clone());
        let page = Page::open_at(Options::phone().unkept(), &server.url());
        page.click(NEW);
        page.wait_text(&format!("dialog[open] {MISSING}"), "could not be loaded");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        play_one(&page);
        server.mend();
        page.click(NEW);
        page.wait_for("dialog[open] .level");
        let choices =
            "return getComputedStyle(document.querySelector('dialog[open] .sizes .segment')).display";
        assert_ne!(page.js(choices, &[]), "inline", "{fault:?}: without its style");
    }
    server.fault(&sheet, Fault::Stalled);
    let page = Page::open_at(Options::phone().unkept(), &server.url());
    play_one(&page);
    page.click(NEW);
    page.wait_for(&format!("dialog[open] {COMING}"));
    server.mend();
    page.wait_for("dialog[open] .level");
}

#[test]
fn without_a_server_every_dialog_opens_once_the_page_is_warm() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop().unkept(), &server.url());
    let mut all: Vec<String> =
        ["desk", "school", "chunk"].into_iter().flat_map(|name| parts(&dist, name)).collect();
    assert!(all.len() >= 2, "{all:?}");
    all.push(late_sheet(&dist));
    let loaded = "const loaded = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd > 0);
        return arguments[0].every(part => loaded.some(({ name }) => name.endsWith(part)))";
    page.wait_until("all parts have come by themselves", || page.js(loaded, &[json!(all)]) == true);
    drop(server);
    for door in [NEW, GAMES, SETTINGS, KEYS] {
        page.click(door);
        page.wait_for("dialog[open]");
        page.wait_gone(COMING);
        assert_eq!(page.count(MISSING), 0, "{door}");
        assert!(page.text("dialog[open]").len() > 100, "{door}");
        page.press("Escape");
        page.wait_gone("dialog[open]");
    }
    page.click(SOLVE);
    page.wait_for("#panel-step");
    page.assert_quiet();
}
